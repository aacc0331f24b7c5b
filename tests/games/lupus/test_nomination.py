"""L3-E Nomination: who nominates, in which order, whom; one after the other or all together."""

from __future__ import annotations

from typing import Any

import pytest

from nightcoach.core.wire import to_json
from nightcoach.games.lupus import wire
from tests.games.lupus.story import Story, dealt, lupus

EIGHT = "W W S V V V V V"
NINE = "W W S V V V V V V"


def vote_begins(roles: str = EIGHT, **given: Any) -> Story:
    """Nominations begin: N = 8, seat 5 a ghost who holds the Welcome card."""
    given = {"day": 2, "ghosts": [5], "welcome": 5, **given}
    return lupus(roles, window="discussion", **given).talk_over()


def order_of(story: Story) -> list[int]:
    """Who nominates, in turn, until the suspects are named."""
    order = []
    while story.window == "nomination":
        (seat,) = story.asked
        order.append(seat)
        story.play(f"{seat} no_ballot")
    return order


@pytest.mark.rule("L9.33", "L3.22", "L3.23", "L3.49")
def test_nominations_go_clockwise_from_the_seat_after_the_holder_who_is_last() -> None:
    assert order_of(vote_begins()) == [6, 7, 0, 1, 2, 3, 4, 5]


@pytest.mark.rule("L3.22")
def test_all_players_nominate_exactly_once_ghosts_included() -> None:
    story = vote_begins(ghosts=[5, 6, 7])
    assert sorted(order_of(story)) == list(range(8))
    assert story.window == "defence"


@pytest.mark.rule("L9.38", "L3.33", "L3.27")
def test_on_the_first_day_the_drawn_seat_nominates_first() -> None:
    story = lupus(NINE, chance=[3]).play("close")
    for watcher in (None, *range(9)):
        assert story.heard(watcher, "opening") == [wire.Opening(3)]
        assert story.view(watcher).opening == 3
    assert (story.state.distance(3), story.state.distance(2)) == (1, 9)
    assert order_of(story.talk_over()) == [3, 4, 5, 6, 7, 8, 0, 1, 2]


@pytest.mark.rule("L9.82", "L3.33", "L8.40")
def test_the_narrators_chair_gives_the_same_order_without_a_lot() -> None:
    draws: list[int] = []
    story = dealt(9, narrator="human", narrator_chair=3)
    story.state.chance.draws = draws
    story.play("close")
    assert (draws, story.heard(None, "opening")) == ([], [])
    assert (story.state.distance(3), story.state.distance(2)) == (1, 9)
    assert order_of(story.talk_over()) == [3, 4, 5, 6, 7, 8, 0, 1, 2]


@pytest.mark.rule("L3.33")
def test_a_human_narrator_outside_the_ring_draws_the_seat() -> None:
    assert len(dealt(9, narrator="human").play("close").heard(None, "opening")) == 1


@pytest.mark.rule("L3.33", "L9.92")
def test_no_seat_is_drawn_if_somebody_died_in_the_first_night() -> None:
    story = lupus(NINE, first_night_kill=True).night({0: 4, 1: 4})
    assert (story.heard(None, "opening"), story.view(None).opening) == ([], None)
    assert order_of(story.talk_over())[0] == 5


@pytest.mark.rule("L3.33", "L9.92", "L8.9")
def test_the_opening_seat_is_kept_and_drawn_once_while_nobody_holds_the_card() -> None:
    story = lupus(NINE, chance=[6], welcome_on_lynch=False).play("close").lynch(8).night({})
    assert len(story.heard(None, "opening")) == 1
    assert (story.welcome, order_of(story.talk_over())) == (None, [6, 7, 8, 0, 1, 2, 3, 4, 5])


@pytest.mark.rule("L3.33")
def test_the_opening_seat_counts_no_more_when_somebody_holds_the_card() -> None:
    story = lupus(NINE, chance=[6]).play("close").lynch(2).night({})
    assert (story.welcome, story.state.distance(3)) == (2, 1)
    assert order_of(story.talk_over())[0] == 3


@pytest.mark.rule("L9.37", "L3.24")
def test_nobody_nominates_himself_a_ghost_or_nobody() -> None:
    story = vote_begins()
    assert story.targets(6) == [0, 1, 2, 3, 4, 7]
    for words in ("nominate 6", "nominate 5", "nominate 8", "pass"):
        story.refused(f"6 {words}")
    assert (story.asked, story.may("6 no_ballot")) == ([6], False)
    story.play("6 nominate 0")


@pytest.mark.rule("L3.24", "L3.49")
def test_a_ghost_may_nominate_every_living_player() -> None:
    story = vote_begins(ghosts=[5, 6], welcome=5)
    assert story.targets(6) == [0, 1, 2, 3, 4, 7]


@pytest.mark.rule("L3.25", "L6.13")
def test_a_nomination_is_public_at_once_and_final() -> None:
    story = vote_begins().play("6 nominate 0")
    for watcher in (None, *range(8)):
        assert story.heard(watcher)[-1] == wire.Nominated(6, 0)
        assert story.view(watcher).ballots == (None,) * 6 + (0, None)
        assert story.view(watcher).asked == (7,)
    story.refused("6 nominate 1")


@pytest.mark.rule("L3.25", "L3.22")
def test_nobody_nominates_out_of_turn() -> None:
    story = vote_begins()
    for seat in (0, 1, 5, 7):
        assert story.legal(seat) == []
        story.refused(f"{seat} nominate 2")


@pytest.mark.rule("L3.26", "L6.13", "L3.51")
def test_who_lets_the_time_run_out_places_no_ballot_and_everybody_sees_it() -> None:
    story = vote_begins()
    assert story.state.default(6, story.state.chance).words == "no_ballot"
    assert [move.words for move in story.state.in_name(6)] == ["no_ballot"]
    assert story.state.in_name(7) == []
    story.play("6 no_ballot")
    for watcher in (None, *range(8)):
        assert story.heard(watcher)[-1] == wire.Nominated(6, None)
        assert story.view(watcher).no_ballots == (6,)


@pytest.mark.rule("L8.18", "L3.26")
def test_each_nomination_has_its_clock() -> None:
    for mode in ("sequential", "simultaneous"):
        pace = vote_begins(nomination_mode=mode).state.pace()
        assert pace is not None
        assert (pace.seconds, pace.optional, pace.by_hand, pace.fixed) == (20.0, False, False, False)
    pace = vote_begins(narrator="human", nomination_seconds=0).state.pace()
    assert pace is not None
    assert (pace.seconds, pace.by_hand) == (0.0, True)


# All together (L8.10)


@pytest.mark.rule("L8.10")
def test_one_after_the_other_is_the_default_at_every_size() -> None:
    for seats in (8, 24):
        assert len(dealt(seats).play("close", "close").asked) == 1


@pytest.mark.rule("L8.10", "L3.25", "L3.22")
def test_simultaneous_nominations_ask_all_seats_until_all_are_in() -> None:
    story = vote_begins(nomination_mode="simultaneous")
    for seat in range(7):
        story.play(f"{seat} nominate {7 if seat != 5 else 0}")
        assert story.asked == list(range(8))
    assert story.waiting == [7]
    assert story.play("7 nominate 0").window == "defence"


@pytest.mark.rule("L9.61", "L6.27", "L3.25")
def test_nobody_sees_who_has_nominated_or_how_many() -> None:
    story = vote_begins(nomination_mode="simultaneous")
    others = (None, 0, 5, 7)
    before = [to_json(story.view(watcher)) for watcher in others]
    heard = [len(story.heard(watcher)) for watcher in others]
    story.play("1 nominate 2", "6 nominate 3", "2 no_ballot")
    assert [to_json(story.view(watcher)) for watcher in others] == before
    assert [len(story.heard(watcher)) for watcher in others] == heard
    assert (story.view(1).sealed, story.view(6).sealed) == ("nominate 2", "nominate 3")
    assert story.heard(1)[-1] == wire.Sealed(1, "nominate 2")


@pytest.mark.rule("L3.25", "L6.13")
def test_simultaneous_ballots_are_revealed_together() -> None:
    story = vote_begins(nomination_mode="simultaneous")
    story.nominate({0: 1, 1: 0, 2: 0, 3: 1, 4: 0, 5: 1, 6: None, 7: 0})
    for watcher in (None, *range(8)):
        assert story.heard(watcher, "ballots") == [wire.Ballots((1, 0, 0, 1, 0, 1, None, 0))]
        assert story.heard(watcher, "nominated") == []
        assert story.view(watcher).ballots == (1, 0, 0, 1, 0, 1, None, 0)
        assert story.view(watcher).no_ballots == (6,)
        assert story.view(watcher).sealed is None


@pytest.mark.rule("L9.61", "L6.28", "L3.25")
def test_a_refusal_among_sealed_nominations_is_the_same_for_every_seat_and_reason() -> None:
    story = vote_begins(nomination_mode="simultaneous").play("1 nominate 2")
    lines = ["1 nominate 3", "2 nominate 2", "3 nominate 5", "5 nominate 5", "8 nominate 1", "6 vote paw", "close"]
    refusals = [story.refused(line) for line in [*lines, "0 ready", "1 no_ballot", "4 point 2"]]
    assert len({(refused.reason, refused.message, str(refused.facts)) for refused in refusals}) == 1


@pytest.mark.rule("L3.23", "L3.25")
def test_the_order_has_no_effect_on_simultaneous_ballots() -> None:
    ballots = {0: 1, 1: 0, 2: 3, 3: 1, 4: 0, 5: 3, 6: 4, 7: 0}
    there = vote_begins(nomination_mode="simultaneous").play(*[f"{q} nominate {t}" for q, t in ballots.items()])
    back = vote_begins(nomination_mode="simultaneous")
    back.play(*[f"{q} nominate {ballots[q]}" for q in reversed(ballots)])
    assert there.suspects == back.suspects == (0, 1)
    assert there.view(None) == back.view(None)
