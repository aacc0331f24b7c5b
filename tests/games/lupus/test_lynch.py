"""L3-G to L3-I Defence, lynch vote, lynching."""

from __future__ import annotations

from typing import Any

import pytest

from nightcoach.core.wire import to_json
from nightcoach.games.lupus import wire
from nightcoach.games.lupus.wire_view import Day
from tests.games.lupus.story import Story, lupus

EIGHT = "W W S V V V V V"


def tied(**given: Any) -> Story:
    """The pair of L9.35: N = 8, H = 5, suspects 7 (paw) and 1 (tuft); 3 is a ghost as well, so four vote."""
    given = {"day": 2, "ghosts": [5, 3], "welcome": 5, "suspects": (7, 1), **given}
    return lupus(EIGHT, window="defence", **given)


# Defence


@pytest.mark.rule("L9.95", "L3.41")
def test_suspect_a_and_then_suspect_b_may_pass_and_nobody_else() -> None:
    story = tied()
    assert [seat for seat in range(8) if story.legal(seat)] == [7]
    for line in ("1 pass", "0 pass", "3 pass", "7 vote paw"):
        story.refused(line)
    story.play("7 pass")
    assert [story.legal(seat) for seat in range(8)] == [[], ["pass"], [], [], [], [], [], []]
    story.refused("7 pass")
    assert story.play("1 pass").window == "lynch_vote"


@pytest.mark.rule("L9.95", "L3.41")
def test_close_of_the_table_has_the_same_effect_as_pass() -> None:
    story = tied().play("close")
    assert (story.window, story.asked) == ("defence", [1])
    story.play("close")
    passed = tied().play("7 pass", "1 pass")
    assert story.line == passed.line
    assert story.heard(0) == [wire.Defended(7, False), wire.Defended(1, False)]
    assert passed.heard(0) == [wire.Defended(7, True), wire.Defended(1, True)]


@pytest.mark.rule("L3.41", "L3.20")
def test_in_the_defence_nobody_but_the_suspect_speaks() -> None:
    story = tied()
    heard = {seat: story.state.audience(seat) for seat in range(8)}
    assert heard == {**dict.fromkeys(range(7), ()), 7: None}
    story.play("7 pass")
    assert [seat for seat in range(8) if story.state.audience(seat) is None] == [1]


@pytest.mark.rule("L8.19", "L9.95", "L3.41")
def test_the_defence_has_a_clock_that_nobody_misses() -> None:
    pace = tied().state.pace()
    assert pace is not None
    assert (pace.seconds, pace.optional, pace.by_hand) == (20.0, True, False)
    pace = tied(narrator="human", defence_seconds=0).state.pace()
    assert pace is not None
    assert (pace.seconds, pace.by_hand) == (0.0, True)


# Vote


@pytest.mark.rule("L9.44", "L3.42", "L3.49")
def test_living_players_who_are_no_suspects_vote() -> None:
    story = tied().defend()
    assert story.living == [0, 1, 2, 4, 6, 7]
    assert story.asked == [0, 2, 4, 6]
    assert [story.legal(seat) for seat in (1, 3, 5, 7)] == [[]] * 4


@pytest.mark.rule("L9.48", "L3.42")
def test_with_three_left_one_alone_decides() -> None:
    story = lupus(
        "W V V V V V V V", window="defence", day=5, ghosts=[1, 2, 4, 6, 7], lynched=[1] * 4, welcome=1, suspects=(3, 0)
    ).defend()
    assert story.asked == [5]
    story.play("5 vote tuft")
    assert story.view(None).days[-1].lynched == 0


@pytest.mark.rule("L3.43")
def test_a_vote_is_paw_or_tuft_and_final() -> None:
    story = tied().defend()
    assert story.legal(2) == ["vote paw", "vote tuft"]
    story.refused("2 pass")
    story.play("2 vote tuft")
    assert story.legal(2) == []
    story.refused("2 vote paw")
    assert story.view(2).sealed == "vote tuft"


@pytest.mark.rule("L9.61", "L6.27", "L3.43")
def test_nobody_can_tell_who_has_voted_or_how_many() -> None:
    story = tied().defend()
    others = (None, 1, 3, 4, 5, 7)
    before = [to_json(story.view(watcher)) for watcher in others]
    heard = [len(story.heard(watcher)) for watcher in others]
    story.play("0 vote paw", "2 vote tuft", "6 no_ballot")
    assert [to_json(story.view(watcher)) for watcher in others] == before
    assert [len(story.heard(watcher)) for watcher in others] == heard
    assert story.heard(0)[-1] == wire.Sealed(0, "vote paw")


@pytest.mark.rule("L9.61", "L6.28")
def test_a_refusal_in_the_vote_is_the_same_for_every_seat_and_reason() -> None:
    story = tied().defend().play("0 vote paw")
    lines = ["0 vote paw", "0 vote tuft", "1 vote paw", "3 vote tuft", "9 vote paw", "2 pass", "0 no_ballot", "close"]
    refusals = [story.refused(line) for line in [*lines, "2 point 1", "4 claim_role seer"]]
    story.play("2 vote paw", "4 vote paw", "6 vote paw")
    refusals += [story.refused("0 vote paw"), story.refused("1 vote tuft")]  # too late
    assert len({(refused.reason, refused.message, str(refused.facts)) for refused in refusals}) == 1


@pytest.mark.rule("L3.44", "L6.16")
def test_all_votes_are_revealed_together_and_public_with_their_names() -> None:
    story = tied().defend().play("0 vote paw", "6 vote tuft", "2 no_ballot")
    assert story.heard(None, "voted") == []
    story.play("4 vote paw")
    votes: Any = ((0, "paw"), (2, None), (4, "paw"), (6, "tuft"))
    for watcher in (None, *range(8)):
        assert story.heard(watcher, "voted") == [wire.Voted(votes)]
        assert story.view(watcher).days[-1].votes == votes


@pytest.mark.rule("L3.44", "L3.51", "L3.45")
def test_a_vote_that_is_late_is_a_missing_ballot() -> None:
    story = tied().defend()
    assert story.state.default(0, story.state.chance).words == "no_ballot"
    assert [bool(story.state.in_name(seat)) for seat in range(8)] == [seat in (0, 2, 4, 6) for seat in range(8)]
    assert not any(story.may(f"{seat} no_ballot") for seat in range(8))


@pytest.mark.rule("L3.14", "L3.43")
def test_nobody_speaks_during_the_vote() -> None:
    story = tied().defend()
    assert {story.state.audience(watcher) for watcher in (None, *range(8))} == {()}


@pytest.mark.rule("L8.19", "L8.13", "L3.44")
def test_the_vote_has_its_clock() -> None:
    pace = tied().defend().state.pace()
    assert pace is not None
    assert (pace.seconds, pace.optional, pace.by_hand, pace.least) == (30.0, False, False, 0.0)
    pace = tied(narrator="human", vote_seconds=0).defend().state.pace()
    assert pace is not None
    assert (pace.seconds, pace.by_hand) == (0.0, True)


# Lynching


@pytest.mark.rule("L3.45")
@pytest.mark.parametrize(
    ("votes", "lynched"),
    [
        ({0: "paw", 2: "paw", 4: "paw", 6: "tuft"}, 7),
        ({0: "paw", 2: "tuft", 4: "tuft", 6: "tuft"}, 1),
        ({6: "tuft"}, 1),
        ({6: "paw"}, 7),
    ],
)
def test_the_suspect_with_more_votes_is_lynched(votes: dict[int, str | None], lynched: int) -> None:
    assert tied().vote(votes).view(None).days[-1].lynched == lynched


@pytest.mark.rule("L9.45", "L3.45")
def test_on_equal_votes_suspect_a_is_lynched() -> None:
    story = tied().vote({0: "paw", 2: "tuft", 4: "tuft", 6: "paw"})
    assert story.view(None).days[-1].lynched == 7


@pytest.mark.rule("L9.46", "L3.45")
def test_if_nobody_votes_suspect_a_is_lynched() -> None:
    story = tied().vote({})
    assert story.view(None).days[-1].lynched == 7
    assert story.heard(None, "voted") == [wire.Voted(((0, None), (2, None), (4, None), (6, None)))]


@pytest.mark.rule("L3.46", "L3.48", "L6.17")
def test_the_lynched_is_a_ghost_at_once_and_only_the_name_is_stated() -> None:
    story = tied().vote({})
    for watcher in (None, *range(8)):
        assert story.heard(watcher, "lynched") == [wire.Lynched(2, 7, 7)]
        assert 7 not in story.view(watcher).living
    assert (story.window, story.view(None).day) == ("night", 3)
    assert story.heard(None, "night") == [wire.NightFalls(3, ("seer", "werewolf"))]


@pytest.mark.rule("L3.46", "L6.26", "L6.17")
def test_the_card_of_the_lynched_stays_face_down() -> None:
    wolf, villager = (
        tied(),
        lupus("V W S V V V V W", window="defence", day=2, ghosts=[5, 3], welcome=5, suspects=(7, 1)),
    )
    for story in (wolf, villager):
        story.vote({})
    for watcher in (None, 2, 4, 5):
        assert wolf.heard(watcher) == villager.heard(watcher)
        assert to_json(wolf.view(watcher)) == to_json(villager.view(watcher))


@pytest.mark.rule("L3.44", "L6.15", "L6.16", "L6.17")
def test_everybody_may_look_up_a_day_that_is_over() -> None:
    story = lupus("W W S V V V V V", window="discussion").lynch(3).night({0: 4, 1: 4})
    assert story.view(None).days == (
        Day(
            (),
            (3, 3, 3, None, 3, 3, 3, 3),
            None,
            0,
            3,
            ((1, "tuft"), (2, "tuft"), *[(q, "tuft") for q in range(4, 8)]),
            3,
        ),
    )
    assert story.view(None).dead == (4,)
    story.lynch(5)
    assert (story.view(None).days[-1].dead, story.view(None).dead) == ((4,), ())


@pytest.mark.rule("L9.47", "L3.47", "L6.17")
def test_the_lynched_takes_the_welcome_card_until_the_next_death_at_night() -> None:
    story = tied().vote({})
    assert story.welcome == 7
    story.night({}).talk_over()
    assert story.asked == [0]
    story = tied().vote({}).night({0: 4, 1: 4})
    assert story.welcome == 4


@pytest.mark.rule("L9.47", "L8.9", "L3.47")
def test_with_welcome_on_lynch_off_only_night_victims_get_the_card() -> None:
    story = tied(welcome_on_lynch=False).vote({})
    assert story.heard(None, "lynched") == [wire.Lynched(2, 7, 5)]
    story.night({}).talk_over()
    assert (story.welcome, story.asked) == (5, [6])


@pytest.mark.rule("L8.9", "L3.33")
def test_on_the_first_day_a_lynched_player_then_leaves_the_card_with_nobody() -> None:
    story = lupus(EIGHT, window="discussion", welcome_on_lynch=False).lynch(3)
    assert story.heard(None, "lynched") == [wire.Lynched(1, 3, None)]
    assert story.view(None).welcome is None
