"""L5 The end: when, who wins, and what is disclosed."""

from __future__ import annotations

from typing import Any

import pytest

from nightcoach.games.lupus import wire
from tests.games.lupus.story import Story, dealt, lupus

WATCHERS = (None, 0, 4, 7)


def falls(roles: str, ghosts: list[int], lynched: int, day: int = 3) -> Story:
    """On this day the player is lynched."""
    story = lupus(
        roles, window="discussion", day=day, ghosts=ghosts, lynched=[ghosts[0]] * (day - 1), welcome=ghosts[0]
    )
    return story.lynch(lynched)


def night_falls(roles: str, ghosts: list[int], points: dict[int, int], day: int = 3, **options: Any) -> Story:
    """In this night the seats point so."""
    lynched = [ghosts[0]] * (day - 1)
    return lupus(roles, day=day, ghosts=ghosts, lynched=lynched, welcome=ghosts[0], **options).night(points)


@pytest.mark.rule("L9.49", "L5.3", "L5.4", "L5.5")
def test_the_village_wins_by_lynching_the_last_wolf_before_the_night() -> None:
    story = falls("W W S P V V V V V V", [1, 9], 0)
    assert (story.window, story.asked, story.party) == ("over", [], "village")
    assert story.winners == [2, 4, 5, 6, 7, 8, 9]  # the ghost 9 too, and not the Possessed
    assert story.told[-2].kind == "lynched"
    assert story.heard(None, "night") == []


@pytest.mark.rule("L9.50", "L5.3", "L5.1")
def test_at_parity_after_a_lynching_the_pack_wins_at_once() -> None:
    story = falls("W W S V V V V V", [5, 6, 7], 3)
    assert (story.living, story.party, story.winners) == ([0, 1, 2, 4], "pack", [0, 1])


@pytest.mark.rule("L5.3", "L5.2")
def test_as_long_as_the_wolves_are_fewer_play_goes_on() -> None:
    story = falls("W W S V V V V V", [6, 7], 3)
    assert (story.living, story.window) == ([0, 1, 2, 4, 5], "night")


@pytest.mark.rule("L9.51", "L5.4")
def test_a_living_bodyguard_cannot_prolong_the_game() -> None:
    ghosts = [1, 2, 4, 5, 6, 7, 8, 9]
    story = night_falls("W W S B V V V V V V V", ghosts, {0: 10, 3: 0}, day=5)
    assert (story.living, story.window, story.party) == ([0, 3], "over", "pack")


@pytest.mark.rule("L9.52", "L4.14", "L5.2", "L5.5")
def test_the_possessed_counts_as_human_and_wins_with_the_pack() -> None:
    ghosts = [1, 2, 5, 6, 7, 8, 9]
    story = night_falls("W W S P V V V V V V", ghosts, {}, day=4)
    assert (story.living, story.window) == ([0, 3, 4], "discussion")
    story.lynch(4)
    assert (story.party, story.winners) == ("pack", [0, 1, 3])


@pytest.mark.rule("L9.53", "L5.5", "L4.27")
def test_the_hamster_takes_it_from_the_village() -> None:
    story = falls("W W S H V V V V V V V V V V V", [1, 2], 0)
    assert (story.party, story.winners) == ("hamster", [3])
    ended = story.heard(None)[-1]
    assert isinstance(ended, wire.Ended)
    assert (ended.reason, ended.rule, ended.party, ended.winners) == ("hamster_outlives", "L5.5", "hamster", (3,))


@pytest.mark.rule("L9.54", "L5.2", "L5.5")
def test_the_hamster_takes_it_from_the_pack() -> None:
    story = night_falls("W W S H V V V V", [2, 6, 7], {0: 5, 1: 5})
    assert (story.living, story.party, story.winners) == ([0, 1, 3, 4], "hamster", [3])


@pytest.mark.rule("L9.55", "L3.16", "L5.1")
def test_the_hamster_that_falls_at_the_last_dawn_does_not_win() -> None:
    story = night_falls("W W S H V V V V", [6, 7], {2: 3, 0: 4, 1: 4})
    assert (story.dead, story.living) == ([3, 4], [0, 1, 2, 5])
    assert (story.party, story.winners) == ("pack", [0, 1])


@pytest.mark.rule("L9.56", "L5.2")
def test_a_new_wolf_outlives_the_pack() -> None:
    roles = "W W W Y>W S V V V V V V V V V V V"
    ghosts = [1, 2, 9, 10, 11, 12, 13, 14, 15]
    story = falls(roles, ghosts, 0, day=6)
    assert (story.living, story.window) == ([3, 4, 5, 6, 7, 8], "night")
    story.night({3: 8}).lynch(3)
    assert (story.party, 3 in story.winners) == ("village", False)


@pytest.mark.rule("L5.3")
def test_more_wolves_than_others_is_a_victory_of_the_pack_too() -> None:
    story = night_falls("W W S Y V V V V", [6, 7], {0: 4, 1: 4, 3: 0}, day=2)
    assert (story.living, story.party, story.winners) == ([0, 1, 2, 3, 5], "pack", [0, 1, 3])


@pytest.mark.rule("L5.5")
def test_a_dead_hamster_wins_with_nobody() -> None:
    village = falls("W W S H V V V V", [3, 1], 0)
    assert village.winners == [2, 4, 5, 6, 7]
    pack = falls("W W S H V V V V", [3, 6, 7], 4)
    assert pack.winners == [0, 1]


@pytest.mark.rule("L5.5")
def test_the_mythomaniac_wins_with_the_current_party() -> None:
    assert falls("W S Y V V V V V", [2, 7], 0).winners == [1, 2, 3, 4, 5, 6, 7]
    seer = falls("W S Y>S V V V V V", [2, 7], 0)
    assert 2 in seer.winners
    pack = falls("W W Y>W S V V V V", [2, 6, 7], 3)
    assert pack.winners == [0, 1, 2]


@pytest.mark.rule("L5.1")
def test_the_check_runs_after_dawn_as_well() -> None:
    story = night_falls("W S V V V V V V", [2, 3, 4, 5, 6], {0: 7})
    assert (story.living, story.window, story.party) == ([0, 1], "over", "pack")
    assert [event.kind for event in story.told[-2:]] == ["dawn", "ended"]


@pytest.mark.rule("L5.1", "L5.2")
def test_a_mythomaniac_who_turns_and_dies_in_one_night_is_counted_nowhere() -> None:
    roles = "W W W S O Y V V V V V V V V V V V V V V V"
    story = night_falls(roles, [0, 1], {4: 5, 5: 2}, day=2)
    assert (story.dead, story.role(5), story.window) == ([5], "werewolf", "discussion")
    story.lynch(2)
    assert (story.party, 5 in story.winners) == ("village", False)


@pytest.mark.rule("L5.6", "L5.5")
@pytest.mark.parametrize("seed", range(4))
def test_every_game_has_winners_of_one_party_and_no_draw(seed: int) -> None:
    story, chance = dealt(16, seed, claims_per_day=0), dealt(8, seed).state.chance
    while story.state.outcome() is None:
        seat = story.state.driven()
        story.state.play(seat, chance.pick(story.state.legal(seat)))
    outcome = story.state.outcome()
    assert outcome is not None
    assert sorted(outcome.winners + outcome.losers) == list(range(16))
    assert outcome.party in ("village", "pack", "hamster")
    assert outcome.winners
    assert outcome.rule == "L5.5"


@pytest.mark.rule("L5.4")
def test_after_the_end_nobody_has_a_move() -> None:
    story = falls("W S V V V V V V", [2, 7], 0)
    assert (story.asked, story.waiting, story.state.pace()) == ([], [], None)
    assert not any(story.legal(seat) for seat in range(-1, 8))
    story.refused("1 point 2")


@pytest.mark.rule("L5.7", "L6.18", "L3.3", "L9.87")
def test_at_the_end_everything_is_disclosed_to_all_and_nothing_before() -> None:
    story = lupus("W S V V V V V V", day=2, ghosts=[7], welcome=7)
    story.night({0: 4, 1: 3, 5: 6, 7: 2})
    assert [story.view(watcher).final for watcher in WATCHERS] == [None] * 4
    assert story.heard(None, "ended") == []
    story.lynch(0)
    points = (4, 3, None, None, None, 6, None, 2)  # the harmless answers of 5 and of the ghost 7 too
    for watcher in WATCHERS:
        final = story.view(watcher).final
        assert final is not None
        assert final.dealt == final.roles == ("werewolf", "seer", *["villager"] * 6)
        assert final.nights == (points,)
        assert [(ears, note.kind, note.seats) for ears, note in final.notes] == [
            ((1,), "answer", (3,)),
            ((0,), "victim", (4,)),
        ]
        ended = story.heard(watcher)[-1]
        assert isinstance(ended, wire.Ended)
        assert (ended.dealt, ended.nights, ended.reason) == (final.dealt, (points,), "no_wolves")
        shown = story.view(watcher)
        assert (shown.party, shown.winners, shown.reason) == ("village", (1, 2, 3, 4, 5, 6, 7), "no_wolves")


@pytest.mark.rule("L5.7")
def test_the_change_of_the_mythomaniac_is_disclosed_at_the_end() -> None:
    story = falls("W Y>W S V V V V V", [1, 7], 0)
    final = story.view(None).final
    assert final is not None
    assert (final.dealt[1], final.roles[1]) == ("mythomaniac", "werewolf")
