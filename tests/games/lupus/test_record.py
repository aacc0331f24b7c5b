"""The record of a game: what is written of a night, and that a whole game, or a part of it, can be replayed."""

from __future__ import annotations

from typing import Any

import pytest

from nightcoach.core.chance import Chance
from nightcoach.core.errors import BadRecord
from nightcoach.core.events import Event
from nightcoach.core.game import Game
from nightcoach.core.record import Recording, parse
from nightcoach.core.wire import to_json
from nightcoach.games.lupus.game import GAME
from nightcoach.games.lupus.roles import ROLES
from nightcoach.games.lupus.state import Lupus
from tests.games.lupus.story import spoken


def find(name: str) -> Game:
    assert name == "lupus"
    return GAME


def begun(seats: int = 12, **options: Any) -> Recording:
    return Recording(GAME, seats, GAME.Options(**options), bytes(32))


def seats_of(recording: Recording, role: str) -> list[int]:
    assert isinstance(recording.state, Lupus)
    return [seat for seat in range(recording.state.seats) if ROLES[recording.state.roles[seat]] == role]


def say(recording: Recording, *lines: str) -> None:
    """`SEAT WORDS`, or `close` and `end_call` of the table."""
    for line in lines:
        recording.play(*spoken(line))


def written(recording: Recording) -> list[str]:
    return [f"{seat} {move.words}" for seat, move in recording.moves]


def play_at_random(recording: Recording, seed: int, until: str = "over", stops: int = 1) -> None:
    """Play at random until this window has come so many times."""
    chance = Chance(seed)
    while recording.state.outcome() is None:
        before = recording.state.window()
        seat = recording.state.driven()
        recording.play(seat, chance.pick(recording.state.legal(seat)))
        if recording.state.window() == until != before:
            stops -= 1
            if stops == 0:
                return


@pytest.mark.parametrize(("seats", "options"), [(8, {}), (12, {"place": "remote"}), (16, {"first_night_kill": True})])
def test_a_whole_game_replays_from_its_line(seats: int, options: dict[str, object]) -> None:
    recording = begun(seats, claims_per_day=2, **options)
    play_at_random(recording, seats)
    record = parse(recording.record().line(), find)
    state = record.verify()
    assert state.key() == recording.state.key()
    assert state.outcome() == recording.state.outcome()


def test_the_replay_tells_every_seat_the_same_but_for_what_was_fleeting() -> None:
    told: list[Event] = []
    recording = Recording(GAME, 12, GAME.Options(), bytes(32), (), told.append)
    chance = Chance(3)
    for _ in range(150):
        if recording.state.outcome() is None:
            seat = recording.state.driven()
            recording.play(seat, chance.pick(recording.state.legal(seat)), told.append)
    again: list[Event] = []
    recording.record().replay(again.append)
    for watcher in (None, *range(12)):
        first, second = ([GAME.hear(event, watcher) for event in events] for events in (told, again))
        kept = [event for event in first if event is not None and not event.fleeting]
        assert kept == [event for event in second if event is not None and not event.fleeting]


# What is written of a night


@pytest.mark.rule("L9.86", "L3.67")
def test_only_the_last_point_of_each_seat_is_written_directly_before_close() -> None:
    recording = begun(8)
    (seer,), villager = seats_of(recording, "seer"), seats_of(recording, "villager")[0]
    a, b, c = [seat for seat in range(8) if seat not in (seer, villager)][:3]
    say(recording, f"{seer} point {a}", f"{seer} point {b}", f"{villager} point {b}", f"{villager} point {c}")
    assert recording.moves == []
    say(recording, "close")
    points = {seer: f"{seer} point {b}", villager: f"{villager} point {c}"}
    assert written(recording) == [points[min(points)], points[max(points)], "-1 close"]


@pytest.mark.rule("L3.67", "L3.54")
def test_at_end_call_the_points_of_its_holders_are_written_and_no_other() -> None:
    recording = begun(8)
    (seer,), villager = seats_of(recording, "seer"), seats_of(recording, "villager")[0]
    say(recording, f"{villager} point {seer}", f"{seer} point {villager}", "end_call")
    assert written(recording) == [f"{seer} point {villager}", "-1 end_call"]
    other = next(seat for seat in range(8) if seat not in (seer, villager))
    say(recording, f"{seer} point {other}", "close")  # too late: accepted, without effect, not recorded
    assert written(recording)[2:] == [f"{villager} point {seer}", "-1 close"]
    recording.record().verify()


@pytest.mark.rule("L3.67")
def test_close_writes_in_ascending_seat_order() -> None:
    recording = begun(9)
    say(recording, *[f"{seat} point {(seat + 1) % 9}" for seat in (7, 2, 8, 0, 5)], "close")
    assert [seat for seat, _ in recording.moves] == [0, 2, 5, 7, 8, -1]


@pytest.mark.rule("L9.87", "L5.7", "L3.3")
def test_a_harmless_answer_is_learnt_by_nobody_else_before_the_end_and_by_all_after_it() -> None:
    one, other = begun(8), begun(8)
    villager, target, second = seats_of(one, "villager")[:3]
    say(one, f"{villager} point {target}", "close")
    say(other, f"{villager} point {second}", "close")
    for watcher in {None, *range(8)} - {villager}:
        assert to_json(one.state.view(watcher)) == to_json(other.state.view(watcher))
    for recording in (one, other):
        play_at_random(recording, 1)
    for watcher in (None, *range(8)):
        nights = [recording.state.view(watcher).final.nights[0] for recording in (one, other)]  # type: ignore[attr-defined]
        assert [night[villager] for night in nights] == [target, second]


# A game that is not over


@pytest.mark.rule("L3.67")
@pytest.mark.parametrize("options", [{}, {"place": "remote"}])
def test_a_game_stopped_in_the_night_verifies_without_the_points_that_were_not_final(
    options: dict[str, object],
) -> None:
    recording = begun(12, **options)
    play_at_random(recording, 4, "night", 2)
    moves = len(recording.moves)
    assert isinstance(recording.state, Lupus)
    for seat in range(12):
        recording.play(seat, recording.state.legal(seat)[0])
    assert len(recording.moves) == moves
    record = parse(recording.record(stopped=True).line(), find)
    state = record.verify()
    assert (state.window(), [state.kept(seat) for seat in range(12)]) == ("night", [None] * 12)


@pytest.mark.rule("L3.67", "L3.54")
def test_a_game_stopped_between_two_calls_verifies() -> None:
    recording = begun(8)
    (seer,) = seats_of(recording, "seer")
    say(recording, f"{seer} point {(seer + 1) % 8}", "end_call", f"{seer} point {(seer + 2) % 8}")
    state = recording.record(stopped=True).verify()
    assert state.view(seer).notes == recording.state.view(seer).notes != ()  # type: ignore[attr-defined]


def test_a_game_stopped_among_sealed_votes_verifies_with_them() -> None:
    recording = begun(8)
    play_at_random(recording, 2, "lynch_vote")
    voter = recording.state.asked()[0]
    recording.play(voter, GAME.moves["vote tuft"])
    state = parse(recording.record(stopped=True).line(), find).verify()
    assert state.kept(voter) is GAME.moves["vote tuft"]


# Damage


def test_a_byte_less_or_another_byte_is_refused() -> None:
    recording = begun(8)
    play_at_random(recording, 5, "discussion")
    line = recording.record(stopped=True).line()
    for cut in (line[:-1], line[:-2] + b"\n", line[1:], line.replace(b'"lupus"', b'"lupu"')):
        with pytest.raises(BadRecord):
            parse(cut, find)
    for at in range(0, len(line) - 1, 97):
        changed = line[:at] + bytes([line[at] ^ 1]) + line[at + 1 :]
        with pytest.raises(BadRecord):
            parse(changed, find)


def test_a_record_without_its_last_move_is_refused() -> None:
    recording = begun(8)
    play_at_random(recording, 5)
    record = recording.record()
    record.moves.pop()
    with pytest.raises(BadRecord):
        record.verify()


def test_a_record_with_an_illegal_move_is_refused() -> None:
    recording = begun(8)
    record = recording.record(stopped=True)
    record.moves.append((0, GAME.moves["point 0"]))
    with pytest.raises(BadRecord, match="does not replay"):
        record.verify()


# What a missing or a stand-in's answer leaves


@pytest.mark.rule("L9.96", "L3.51", "L8.13", "L3.66")
def test_no_ballot_is_written_with_the_seat_and_reveals_the_vote() -> None:
    recording = begun(9, narrator="human", vote_seconds=0)
    play_at_random(recording, 2, "lynch_vote")
    *voters, absent = recording.state.asked()
    for seat in voters:
        recording.play(seat, GAME.moves["vote paw"])
    pace = recording.state.pace()
    assert pace is not None
    assert (pace.seconds, pace.by_hand, recording.state.waiting()) == (0.0, True, (absent,))
    told: list[Event] = []
    recording.play(absent, recording.state.default(absent, Chance(0)), told.append)
    assert written(recording)[-1] == f"{absent} no_ballot"
    assert [event.values for event in told if event.kind == "voted"] == [
        ((*[(seat, "paw") for seat in voters], (absent, None)),)
    ]
    recording.record().verify()


@pytest.mark.rule("L6.33", "L3.51")
def test_record_and_events_do_not_say_who_made_an_answer() -> None:
    told: dict[str, list[Event]] = {"person": [], "clock": []}
    person, clock = begun(8), begun(8)
    chance = Chance(4)
    for _ in range(60):
        if clock.state.outcome() is None:
            seat = clock.state.driven()
            move = clock.state.default(seat, chance)
            clock.play(seat, move, told["clock"].append)
            person.play(seat, GAME.moves[move.words], told["person"].append)
    assert clock.record().line() == person.record().line()
    for watcher in (None, *range(8)):
        heard = [[GAME.hear(event, watcher) for event in events] for events in told.values()]
        assert heard[0] == heard[1]
