"""L3-J Ghosts: what they keep, what they may do, and what they are shown."""

from __future__ import annotations

from typing import Any

import pytest

from nightcoach.core.wire import to_json
from nightcoach.games.lupus import wire
from nightcoach.games.lupus.wire_view import Note
from tests.games.lupus.story import Story, lupus

GHOST = 9
"""The seat that died in every story here."""


def with_ghost(role: str, **given: Any) -> Story:
    """Night 3 of ten; seat 9 held this character and was lynched yesterday."""
    given = {"day": 3, "ghosts": [8, GHOST], "welcome": GHOST, **given}
    return lupus(f"W W S M B O V V V {role}", **given)


def shown_to_the_ghost(story: Story) -> list[list[bytes]]:
    """What the ghost sees and has heard at every step of night 3, day 3 and night 4, apart from its own card."""
    frames = []
    while story.view(None).day < 5 and story.window != "over":
        if story.window == "night":
            points = ("9 point 4", "0 point 7", "1 point 7", "2 point 0", "4 point 7", "5 point 2")
            story.play(*[line for line in points if story.may(line)])
        card = f'"role":"{story.role(GHOST)}"'.encode()
        heard = [to_json(event) for event in story.heard(GHOST)]
        frames.append([to_json(story.view(GHOST)).replace(card, b""), *heard])
        if story.window == "night":
            story.play("end_call" if story.may("end_call") else "close")
        else:
            story.lynch(6 if story.view(None).day == 3 else 3)
    return frames


@pytest.mark.rule("L3.49", "L3.50", "L9.58")
@pytest.mark.parametrize("role", ["W", "S", "M", "B", "O", "H", "P", "F", "Y"])
def test_a_ghost_is_shown_what_a_villager_is_shown_whatever_the_character(role: str) -> None:
    """The list is secret, and a dead Werewolf here had never met the pack: nothing was known before."""
    hidden = {"role_list": "secret", "preset": "lot", "enforce_minimums": False}
    strangers = "fellows=2,1,0,0,0,0,0,0,0,0"
    frames = shown_to_the_ghost(with_ghost(role, extra=strangers, **hidden))
    assert len(frames) > 8
    assert frames == shown_to_the_ghost(with_ghost("V", extra=strangers, **hidden))


@pytest.mark.rule("L9.58", "L3.49", "L3.50")
def test_a_dead_werewolf_sees_no_markers_and_no_victim() -> None:
    story = lupus("W W W S V V V V V V V V V V V V", day=4, ghosts=[2, 14, 15], welcome=15).end_calls("werewolf")
    story.play("0 point 5", "1 point 5", "2 point 6")
    assert (story.view(2).markers, story.view(0).markers) == ((), ((1, 5),))
    assert story.heard(2, "pointed") == [wire.Pointed(2, 6)]
    story.play("close")
    assert (story.heard(2, "victim"), story.view(2).notes) == ([], ())
    assert story.dead == [5]  # the point of the dead wolf counts for nothing


@pytest.mark.rule("L3.50")
def test_a_ghost_keeps_what_the_player_knew() -> None:
    story = lupus("W W S V V V V V", day=2, ghosts=[7], welcome=7).night({2: 0, 0: 2, 1: 2})
    assert story.dead == [2]
    assert story.view(2).notes == (Note(2, "answer", (0,), "wolf"),)
    assert story.view(2).role == "seer"
    wolf = lupus("W W S V V V V V V", window="discussion").lynch(1)
    assert wolf.view(1).fellows == (0,)


@pytest.mark.rule("L3.49")
def test_a_dead_seer_gets_no_answer_and_kills_no_hamster() -> None:
    story = lupus("W W S H V V V V", day=2, ghosts=[2], welcome=2).night({2: 3})
    assert (story.dead, story.heard(2, "answer")) == ([], [])


@pytest.mark.rule("L3.49")
def test_a_dead_bodyguard_protects_nobody() -> None:
    story = lupus("W W S B V V V V V V V", day=2, ghosts=[3], welcome=3).night({3: 4, 0: 4, 1: 4})
    assert story.dead == [4]


@pytest.mark.rule("L3.49")
def test_a_dead_medium_hears_nothing() -> None:
    story = lupus("W W S M V V V V V", window="discussion").lynch(3).night({})
    assert story.heard(3, "spirit") == []


@pytest.mark.rule("L3.49", "L3.53")
def test_a_ghost_taps_at_night_like_everybody() -> None:
    story = with_ghost("W")
    assert story.targets(GHOST) == [0, 1, 2, 3, 4, 5, 6, 7]
    story.play("9 point 0")
    assert story.view(GHOST).pointing == 0


@pytest.mark.rule("L3.49")
def test_a_ghost_nominates_and_does_not_vote_on_the_lynching() -> None:
    story = with_ghost("V").night({}).talk_over()
    story.nominate({9: 4, 8: 4})
    assert story.view(None).ballots[9] == 4
    assert 4 in story.suspects
    story.defend()
    assert {8, 9}.isdisjoint(story.asked)


@pytest.mark.rule("L3.49", "L5.5")
def test_a_ghost_wins_or_loses_with_its_party() -> None:
    story = lupus("W W S V V V V V", window="discussion", day=3, ghosts=[1, 7], welcome=7).lynch(0)
    assert (7 in story.winners, 1 in story.winners) == (True, False)


@pytest.mark.rule("L3.49", "L6.26")
def test_a_ghost_keeps_the_card_hidden() -> None:
    for watcher in (None, 0, 2, 6, 8):
        worlds = {to_json(with_ghost(role, role_list="secret", preset="lot").view(watcher)) for role in "VHPFY"}
        assert len(worlds) == 1
