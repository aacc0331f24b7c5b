"""Lupus in Tabula on the stage of a table: nights, ballots, ghosts and a human narrator."""

from __future__ import annotations

from typing import Any

import pytest

from nightcoach import games
from nightcoach.core.frames import TABLE
from nightcoach.core.record import parse
from tests.table.heard import came_unasked
from tests.table.scene import players
from tests.table.villages import go_to, holders, lupus, village


@pytest.mark.rule("L6.20", "L6.21", "L3.3")
def test_a_night_is_the_same_frames_for_everybody() -> None:
    with village(9) as scene:
        go_to(scene, "night", 2)
        begun = scene.clock.now()
        for guest in players(scene):
            guest.must("move", words=guest.view["legal"][0], question=scene.table.question)
        while lupus(scene).window() == "night":
            scene.wait(1)
        night = [[(at, len(data)) for at, data in came_unasked(guest) if at > begun] for guest in scene.guests]
        assert len({tuple(at for at, _ in stream) for stream in night}) == 1
        assert len({tuple(stream[:-1]) for stream in night[:9]}) == 1


@pytest.mark.rule("L3.56", "L6.28", "L9.72")
def test_four_points_that_are_not_open_are_refused_with_the_same_bytes() -> None:
    with village(12) as scene:
        go_to(scene, "night", 2)
        ghost = next(guest for guest in players(scene) if not lupus(scene).is_living(guest.seat))
        wolf, fellow = holders(scene, "werewolf")[:2]
        guard, villager = holders(scene, "bodyguard")[0], holders(scene, "villager")[0]
        tries = [(villager, ghost), (wolf, fellow), (guard, guard), (ghost, ghost)]
        answers = [
            guest.do("move", "a", words=f"point {at.seat}", question=scene.table.question) for guest, at in tries
        ]
        assert answers == answers[:1] * 4
        assert answers[0]["ok"] is False


@pytest.mark.rule("L3.26", "L3.51", "L6.13")
def test_a_missing_ballot_is_placed_by_the_clock_and_seen_by_all() -> None:
    with village(9, nomination_seconds=4) as scene:
        go_to(scene, "nomination", 1)
        first = lupus(scene).asked()[0]
        scene.wait(6)
        made = next(move for move in scene.moves() if move.words == "no_ballot")
        assert (made.seat, made.how) == (first, "clock")
        assert first in scene.guests[-1].view["no_ballots"]
        refused = next(guest for guest in players(scene) if guest.seat == lupus(scene).asked()[0]).move("no_ballot")
        assert refused["reason"] == "not_legal"


@pytest.mark.rule("L9.79", "L3.51", "L8.44")
@pytest.mark.parametrize("allowed", [False, True])
def test_an_absent_seer_asks_and_votes_only_through_a_stand_in(allowed: bool) -> None:
    clocks: dict[str, Any] = {"discussion_seconds": 5, "nomination_seconds": 4, "defence_seconds": 2, "vote_seconds": 4}
    with village(9, allow_bots=allowed, **clocks) as scene:
        gone = holders(scene, "seer")[0]
        seat = gone.seat
        gone.cut()
        scene.wait(120)
        mine = [move for move in scene.moves() if move.seat == seat]
        assert {move.how for move in mine if move.words != "no_ballot"} == ({"stand_in"} if allowed else set())
        assert any(move.words == "no_ballot" for move in mine)
        assert scene.table.places[seat].stand_in is allowed
        gone.connect()
        assert gone.do("back")["ok"] is allowed
        assert not scene.table.places[seat].stand_in


@pytest.mark.rule("L3.20", "L3.41")
def test_ghosts_are_silent_and_in_the_defence_everybody_but_the_suspect() -> None:
    with village(9) as scene:
        go_to(scene, "defence", 1)
        speaks = {guest.seat: guest.do("say", text="hear me")["ok"] for guest in players(scene)}
        assert [seat for seat, heard_out in speaks.items() if heard_out] == list(lupus(scene).asked())
        go_to(scene, "discussion", 2)
        speaks = {guest.seat: guest.do("say", text="hear me")["ok"] for guest in players(scene)}
        assert {seat for seat, heard_out in speaks.items() if not heard_out} == {
            seat for seat in range(9) if not lupus(scene).is_living(seat)
        }


@pytest.mark.rule("L8.6", "L3.14")
def test_with_their_chat_the_wolves_hear_themselves_during_their_call_and_nobody_else_hears_anything() -> None:
    with village(12, place="remote", night_mode="sequential", wolf_chat="on") as scene:
        wolves = holders(scene, "werewolf")
        while lupus(scene).window() == "night":
            scene.wait(0.5)
            call = scene.guests[-1].view["call"]
            assert [guest.do("say", text=f"{call} {guest.seat}")["ok"] for guest in players(scene)[:6]] == [True] * 6
            scene.wait(10 - scene.clock.now() % 10)
        for guest in scene.guests:
            assert guest.known is not None
            texts = [line["text"].split() for line in guest.known.talk if "text" in line]
            spoken = [int(seat) for call, seat in texts if guest in wolves and call == "werewolf"]
            assert sorted(set(spoken)) == [wolf.seat for wolf in wolves if wolf.seat < 6 and guest in wolves]
            assert {int(seat) for call, seat in texts if call != "werewolf"} <= {guest.you["seat"]}


@pytest.mark.rule("L8.6", "L6.21")
def test_everybody_at_night_is_told_the_same_about_who_would_hear_them() -> None:
    with village(9, place="remote", wolf_chat="on", night_seconds=3, first_night_kill=True) as scene:
        assert [guest.you["heard_by"] for guest in scene.guests] == ["circle"] * 9 + ["nobody"] * 2
        for wolf in holders(scene, "werewolf"):
            wolf.must("move", words=f"point {holders(scene, 'villager')[0].seat}", question=1)
        go_to(scene, "discussion", 1)
        living = [lupus(scene).is_living(guest.seat) for guest in players(scene)]
        assert [guest.you["heard_by"] for guest in players(scene)] == ["all" if alive else "nobody" for alive in living]
        assert not all(living)
    with village(9) as scene:
        assert {guest.you["heard_by"] for guest in scene.guests} == {"nobody"}


@pytest.mark.rule("L6.19", "L3.4")
def test_the_narrators_console_knows_who_wakes_and_who_is_about_to_die_and_nobody_elses_does() -> None:
    with village(10, narrator="human", first_night_kill=True) as scene:
        narrator = scene.guests[0]
        wolves, victim = holders(scene, "werewolf"), holders(scene, "villager")[0].seat
        assert narrator.view["final"].get("doomed", []) == []
        for wolf in wolves:
            wolf.must("move", words=f"point {victim}", question=1)
        scene.wait(1)
        assert narrator.view["final"]["doomed"] == [[victim, "werewolf"]]
        seer = [holders(scene, "seer")[0].seat]
        assert narrator.view["final"]["wakes"] == [["seer", seer], ["werewolf", [wolf.seat for wolf in wolves]]]
        go_to(scene, "discussion", 1)
        assert narrator.view["dead"] == [victim]
        for guest in scene.guests[1:]:
            assert not any(word in data for _, data in guest.tape.frames for word in (b"doomed", b"wakes"))


@pytest.mark.rule("L9.96", "L8.13", "L6.19")
def test_a_narrator_ends_a_lynch_vote_without_a_limit() -> None:
    with village(10, narrator="human", vote_seconds=0, host_seated=False) as scene:
        go_to(scene, "lynch_vote", 1)
        narrator = scene.guests[0]
        assert narrator.view["final"]["roles"]
        assert scene.guests[-1].view["final"] is None
        voters = [guest for guest in players(scene) if guest.view["legal"]]
        for guest in voters[1:]:
            guest.must("move", words="vote paw", question=scene.table.question)
        scene.wait(5000)
        assert lupus(scene).window() == "lynch_vote"
        narrator.must("close")
        made = scene.moves()[-1]
        assert (made.seat, made.words, made.how) == (voters[0].seat, "no_ballot", "narrator")
        assert lupus(scene).window() == "night"


@pytest.mark.rule("L3.67")
def test_a_game_of_one_person_and_bots_comes_to_its_end_and_its_record_verifies() -> None:
    with village(1, 8, allow_bots=True) as scene:
        guest = scene.guests[0]
        for _ in range(2000):
            if scene.table.phase != "play":
                break
            if guest.view["legal"] and guest.view["window"] != "night":
                guest.move("ready" if "ready" in guest.view["legal"] else guest.view["legal"][0])
            scene.wait(0.5)
        assert scene.table.result is not None
        record = parse(scene.table.result.record.encode() + b"\n", games.game)
        record.verify()
        points = [move for move in scene.moves() if move.words.startswith("point")]
        kept = [seat for seat, move in record.moves if move.verb == "point"]
        assert TABLE not in kept
        assert 0 < len(kept) < len(points)
