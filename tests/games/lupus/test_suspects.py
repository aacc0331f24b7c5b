"""L3-F The two suspects: ballots, distance from the Welcome card, the Owl's mark, paw and tuft."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from nightcoach.games.lupus import wire
from tests.games.lupus.story import Story, dealt, lupus, seat_with

EIGHT = "W W S V V V V V"
OWL = "W W S O V V V V V V V V"
"""The Owl sits on seat 3 of twelve."""


def received(story: Story, counts: Mapping[int, int]) -> Story:
    """Nominations in which these seats receive so many ballots; who is left over places none."""
    if story.window == "discussion":
        story.talk_over()
    wanted = [seat for seat, count in counts.items() for _ in range(count)]
    ballots: dict[int, int] = {}
    for voter in range(story.state.seats):
        choices = [target for target in wanted if target != voter]
        if choices:
            most = max(choices, key=wanted.count)  # the hardest to place first
            ballots[voter] = most
            wanted.remove(most)
    assert not wanted
    return story.nominate(ballots)


def eight() -> Story:
    """N = 8, H = 5."""
    return lupus(EIGHT, window="discussion", day=2, ghosts=[5], welcome=5)


def owl_marks(target: int | None, **given: Any) -> Story:
    """Twelve players; the Owl on seat 3 has marked this one in night 2."""
    given = {"day": 2, "ghosts": [11], "welcome": 11, **given}
    return lupus(OWL, **given).night({} if target is None else {3: target})


@pytest.mark.rule("L3.27")
def test_distance_is_counted_clockwise_from_the_holder() -> None:
    story = eight()
    assert [story.state.distance(seat) for seat in (6, 7, 0, 1, 2, 3, 4, 5)] == [1, 2, 3, 4, 5, 6, 7, 8]


@pytest.mark.rule("L9.34", "L3.29", "L6.15")
def test_the_two_with_most_ballots_are_suspects_and_all_see_the_counts() -> None:
    story = received(eight(), {2: 4, 6: 3, 1: 1})
    assert set(story.suspects) == {2, 6}
    for watcher in (None, *range(8)):
        assert story.heard(watcher, "suspects") == [wire.Suspects(6, 2, (0, 1, 4, 0, 0, 0, 3, 0))]
        assert (story.view(watcher).paw, story.view(watcher).tuft) == (6, 2)


@pytest.mark.rule("L9.35", "L3.27", "L3.28", "L3.32")
def test_a_tie_for_second_goes_to_the_nearer() -> None:
    story = received(eight(), {1: 3, 4: 2, 7: 2, 0: 1})
    assert (story.state.distance(7), story.state.distance(4)) == (2, 7)
    assert story.suspects == (7, 1)


@pytest.mark.rule("L9.36", "L3.28", "L3.32")
def test_a_four_way_tie_goes_to_the_two_nearest() -> None:
    story = received(eight(), {0: 2, 1: 2, 3: 2, 6: 2})
    assert [story.state.distance(seat) for seat in (6, 0, 1, 3)] == [1, 3, 4, 6]
    assert story.suspects == (6, 0)


@pytest.mark.rule("L9.43", "L3.26", "L3.28")
def test_players_without_a_ballot_fill_up_by_distance() -> None:
    story = lupus("W W S V V V V V V", window="discussion", day=2, ghosts=[7], welcome=7)
    assert set(received(story, {2: 5}).suspects) == {2, 8}
    assert story.state.distance(8) == 1


@pytest.mark.rule("L3.28", "L3.26")
def test_without_any_ballot_the_two_nearest_living_are_suspects() -> None:
    story = lupus(EIGHT, window="discussion", day=2, ghosts=[5, 6], welcome=5)
    assert received(story, {}).suspects == (7, 0)


@pytest.mark.rule("L3.32", "L3.33")
def test_paw_is_the_nearer_also_while_nobody_holds_the_card() -> None:
    story = lupus(EIGHT, window="discussion", opening=6)
    assert received(story, {1: 3, 7: 2}).suspects == (7, 1)
    story = lupus(EIGHT, window="discussion", opening=0)
    assert received(story, {1: 2, 7: 3}).suspects == (1, 7)


@pytest.mark.rule("L3.32")
def test_ballots_return_to_their_owners_for_the_next_day() -> None:
    story = eight().lynch(7)
    assert story.view(None).ballots == (None,) * 8
    story.night({})
    assert (story.view(None).paw, story.view(None).tuft) == (None, None)
    received(story, {1: 3, 2: 2})
    assert set(story.suspects) == {1, 2}


# The Owl


@pytest.mark.rule("L9.39", "L3.30", "L6.14")
def test_the_owls_mark_is_a_suspect_beside_the_first_of_the_ranking() -> None:
    story = received(owl_marks(1), {2: 5, 6: 4, 1: 1})
    assert set(story.suspects) == {1, 2}
    for watcher in (None, *range(12)):
        assert story.heard(watcher, "owl_mark") == [wire.OwlMark(1)]
        assert story.view(watcher).owl_mark == 1


@pytest.mark.rule("L9.40", "L3.30")
def test_a_mark_among_the_first_two_changes_nothing() -> None:
    assert set(received(owl_marks(6), {2: 5, 6: 4, 1: 1}).suspects) == {2, 6}
    assert set(received(owl_marks(2), {2: 5, 6: 4, 1: 1}).suspects) == {2, 6}


@pytest.mark.rule("L3.30")
def test_a_mark_without_any_ballot_is_a_suspect_too() -> None:
    assert set(received(owl_marks(10), {2: 5, 6: 4}).suspects) == {2, 10}


@pytest.mark.rule("L3.32", "L3.30")
def test_paw_and_tuft_go_by_distance_with_a_mark_as_well() -> None:
    assert received(owl_marks(10), {2: 5, 6: 4}).suspects == (2, 10)
    assert received(owl_marks(1), {2: 5, 6: 4}).suspects == (1, 2)


@pytest.mark.rule("L9.41", "L3.31", "L6.14")
def test_a_mark_on_the_eaten_a_dead_owl_and_no_choice_sound_the_same() -> None:
    eaten = lupus(OWL, day=2, ghosts=[11], welcome=11).night({3: 1, 0: 5, 1: 5})
    eaten_mark = lupus(OWL, day=2, ghosts=[11], welcome=11).night({3: 5, 0: 5, 1: 5})
    dead = lupus(OWL, day=2, ghosts=[3], welcome=3).night({3: 6})
    silent = owl_marks(None)
    assert eaten.dead == eaten_mark.dead == [5]
    for story in (eaten_mark, dead, silent):
        received(story, {2: 5, 6: 4, 1: 1})
        assert story.heard(None, "owl_mark") == [wire.OwlMark(None)]
        assert set(story.suspects) == {2, 6}
        assert story.view(4).owl_mark is None
    assert received(eaten, {2: 5}).heard(None, "owl_mark") == [wire.OwlMark(1)]


@pytest.mark.rule("L3.31", "L6.14")
def test_a_day_that_is_over_shows_the_mark_that_was_announced_and_no_other() -> None:
    story = owl_marks(1).lynch(9)
    assert story.view(None).days[-1].owl_mark == 1
    eaten_mark = lupus(OWL, day=2, ghosts=[11], welcome=11).night({3: 5, 0: 5, 1: 5}).lynch(9)
    assert eaten_mark.view(None).days[-1].owl_mark is None


@pytest.mark.rule("L6.14")
def test_the_last_mark_is_still_shown_when_the_game_is_over() -> None:
    story = lupus("W S O V V V V V", day=2, ghosts=[7], welcome=7).night({2: 0}).lynch(0)
    assert (story.window, story.view(None).owl_mark) == ("over", 0)


@pytest.mark.rule("L9.42", "L3.12", "L3.30")
def test_the_mark_of_an_eaten_owl_stands() -> None:
    story = lupus(OWL, day=2, ghosts=[11], welcome=11).night({0: 3, 1: 3, 3: 6})
    assert story.dead == [3]
    received(story, {2: 5, 7: 4})
    assert set(story.suspects) == {2, 6}
    assert story.heard(None, "owl_mark") == [wire.OwlMark(6)]


@pytest.mark.rule("L3.30", "L6.14", "L6.10")
def test_the_mark_is_announced_after_the_last_nomination_and_not_before() -> None:
    story = owl_marks(1).talk_over()
    for _ in range(11):
        assert [story.view(watcher).owl_mark for watcher in (None, 0, 3, 5)] == [None] * 4
        assert story.heard(5, "owl_mark") == []
        story.play(f"{story.asked[0]} no_ballot")
    story.play(f"{story.asked[0]} no_ballot")
    kinds = [event.kind for event in story.told[-3:]]
    assert kinds == ["nominated", "owl_mark", "suspects"]


@pytest.mark.rule("L3.31", "L6.14")
def test_nothing_is_said_if_no_owl_can_be_in_play() -> None:
    story = received(eight(), {2: 4, 6: 3})
    assert story.heard(None, "owl_mark") == []


@pytest.mark.rule("L3.31")
def test_yesterdays_mark_is_forgotten() -> None:
    story = owl_marks(1).lynch(9).night({})
    assert set(received(story, {4: 3, 5: 2}).suspects) == {4, 5}
    assert story.heard(None, "owl_mark")[-1] == wire.OwlMark(None)


@pytest.mark.rule("L9.60", "L3.4", "L3.31", "L6.25")
def test_under_a_secret_list_the_owl_is_called_and_there_is_no_mark_each_day() -> None:
    deals = [dealt(12, seed, preset="lot", role_list="secret") for seed in range(9)]
    story = next(story for story in deals if "owl" not in {story.role(seat) for seat in range(12)})
    wolf = seat_with(story, "werewolf")
    for day in (1, 2):
        assert "owl" in story.view(None).calls
        while story.may("end_call"):
            story.play("end_call")
        assert wire.Called(day, "owl") in story.heard(4)
        story.play("close").lynch(next(seat for seat in story.living if seat != wolf))
        assert story.heard(4, "owl_mark") == [wire.OwlMark(None)] * day


@pytest.mark.rule("L3.34")
@pytest.mark.parametrize("seed", range(3))
def test_at_least_three_live_whenever_suspects_are_named(seed: int) -> None:
    story, chance = dealt(8 + seed, seed, first_night_kill=True, claims_per_day=0), dealt(8, seed).state.chance
    least = 99
    while story.state.outcome() is None:
        seat = story.state.driven()
        story.state.play(seat, chance.pick(story.state.legal(seat)))
        if story.window == "lynch_vote":
            least = min(least, len(story.living))
            assert story.asked
    assert 3 <= least < 99
