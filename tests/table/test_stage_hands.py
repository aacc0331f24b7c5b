"""What a hand has done at night stands: no stand-in and no narrator undoes it; and whoever is silent writes nothing."""

from __future__ import annotations

import pytest

from tests.table.scene import players
from tests.table.villages import go_to, lupus, village


@pytest.mark.rule("L3.51", "L3.52")
def test_a_stand_in_does_not_move_the_marker_of_somebody_who_has_pointed_and_gone() -> None:
    with village(8, bots=1, allow_bots=True, call_seconds=60, grace_seconds=5) as scene:
        go_to(scene, "night", 2)
        guest = players(scene)[1]
        guest.must("move", words=guest.view["legal"][0], question=scene.table.question)
        seat = guest.seat
        guest.cut()
        scene.wait(100)
        assert scene.table.places[seat].stand_in
        tonight = [move for move in scene.moves() if move.seat == seat and move.words.startswith("point")]
        assert [move.how for move in tonight] == ["self"]


@pytest.mark.rule("L8.2")
def test_a_narrator_answers_for_others_but_moves_no_marker_that_somebody_has_placed() -> None:
    with village(9, narrator="human") as scene:
        narrator = scene.guests[0]
        first, second = players(scene)[:2]
        words = first.view["legal"][0]
        first.must("move", words=words, question=scene.table.question)
        other = first.view["legal"][1]
        asked = scene.table.question
        assert not narrator.do("answer", seat=first.seat, words=other, question=asked)["ok"]
        assert narrator.do("answer", seat=second.seat, words=second.view["legal"][0], question=asked)["ok"]
        assert str(lupus(scene).kept(first.seat)) == words


@pytest.mark.rule("L8.13", "L3.44")
def test_a_vote_with_a_clock_is_not_ended_by_hand() -> None:
    with village(9, narrator="human") as scene:
        go_to(scene, "lynch_vote", 1)
        assert scene.guests[0].do("close")["reason"] == "not_by_hand"


@pytest.mark.rule("L3.20")
def test_a_ghost_tells_nothing_by_a_name_a_colour_or_an_animal() -> None:
    with village(9) as scene:
        go_to(scene, "discussion", 2)
        ghost = next(guest for guest in players(scene) if not lupus(scene).is_living(guest.seat))
        name = next(person["name"] for person in ghost.board["people"] if person["id"] == ghost.you["person"])
        assert ghost.do("dress", name=name, color="seat_3_is_it", character="fox")["reason"] == "silence"
        assert ghost.do("dress", name="Seat 3 is it", color="red", character="fox")["reason"] == "silence"


@pytest.mark.rule("L8.2")
def test_a_human_narrator_may_write_to_everybody() -> None:
    with village(9, narrator="human") as scene:
        go_to(scene, "nomination", 1)
        scene.guests[0].must("say", text="Now nominate.")
        listener = scene.guests[1].known
        assert listener is not None
        assert listener.talk[-1]["text"] == "Now nominate."
