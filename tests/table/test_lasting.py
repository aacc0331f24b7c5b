"""What lasts: commands done once, ends and their records, restarts and failing stores."""

from __future__ import annotations

import asyncio
import gc
from collections.abc import Sequence
from typing import Any

import pytest

from nightcoach.core.chain import pledge_of
from nightcoach.core.record import parse
from nightcoach.games import game
from nightcoach.store import StoreFailed
from nightcoach.table.commands import lobby
from nightcoach.table.inbox import Gone
from nightcoach.table.log import entries as e
from nightcoach.table.log import fold
from nightcoach.table.log.table import Table
from nightcoach.table.room import Room
from tests.table.heard import frames
from tests.table.scene import Guest, Scene, asked, folded, play_until, table_of

# Once and only once


def test_a_command_that_is_sent_again_has_no_second_effect_also_after_a_restart() -> None:
    with table_of(3) as scene:
        guest = scene.guests[1]
        assert guest.do("say", number="once", text="hm")["ok"]
        rows = scene.written()
        assert guest.do("say", number="once", text="hm")["ok"]
        scene.reload()
        guest.connect()
        assert guest.do("say", number="once", text="hm")["ok"]
        assert scene.written() == rows


def test_a_refused_command_that_is_sent_again_hears_the_same() -> None:
    with table_of(3, start=False) as scene:
        host = scene.guests[0]
        assert host.do("pause", number="p", on=True)["reason"] == "not_playing"
        host.must("start")
        assert host.do("pause", number="p", on=True)["reason"] == "not_playing"
        host.must("pause", on=True)


def test_refusals_are_not_remembered_without_end() -> None:
    with table_of(1, start=False) as scene:
        for number in range(250):
            scene.guests[0].do("move", number=f"n{number}", words="trap", question=1)
        assert len(scene.room.answers._answered) == 200
        assert next(iter(scene.room.answers._answered))[1] == "n50"


def test_the_commands_of_a_person_are_known_again_two_thousand_times() -> None:
    with table_of(3) as scene:
        table = scene.table
        for number in range(2003):
            step = e.Step((e.Said(1, "hm", None),), 1, f"n{number}")
            fold.row(table, step, scene.clock.now(), e.write_step(step))
        assert len(table.done[1]) == 2000
        assert "n2" not in table.done[1]
        assert "n3" in table.done[1]


# The end


def test_after_the_host_has_ended_a_game_no_move_is_taken() -> None:
    with table_of(3) as scene:
        guest = asked(scene)[0]
        scene.guests[0].must("end")
        rows = len(scene.log.rows)
        assert guest.do("move", words="trap", question=1)["reason"] == "sealed"
        assert guest.do("order", window="choose", words="trap")["reason"] == "not_playing"
        assert guest.do("theatre", words="visit 1")["reason"] == "not_playing"
        assert len(scene.log.rows) == rows


def test_a_game_that_the_host_has_ended_has_a_record_that_can_be_verified() -> None:
    with table_of(3) as scene:
        asked(scene)[0].move("trap")
        scene.guests[0].must("end")
        line = next(entry.record for entry in scene.log.entries() if isinstance(entry, e.Recorded))
        record = parse(line.encode() + b"\n", game)
        record.verify()
        assert record.outcome is not None
        assert scene.guests[0].board["result"]["reason"] == record.outcome.reason == "truncated"


def test_talk_after_the_end_is_one_row_of_the_log_and_no_second_end() -> None:
    with table_of(3) as scene:
        ends: list[int] = []
        scene.room.ledger.over = ends.append
        asked(scene)[0].move("trap")
        scene.guests[0].must("end")
        rows = len(scene.log.rows)
        scene.guests[0].must("say", text="well")
        assert len(scene.log.rows) == rows + 1
        assert ends == [1]
        assert "ended" in scene.guests[1].notes()


def test_the_result_names_the_rule_that_ended_the_game() -> None:
    with table_of(3, target_points=5) as scene:
        play_until(scene, "over")
        assert scene.guests[0].board["result"]["rule"].startswith("E")


def test_a_game_that_is_ended_in_a_pause_does_not_pause_the_next() -> None:
    with table_of(3) as scene:
        host = scene.guests[0]
        host.must("pause", on=True)
        host.must("end")
        assert not host.board["paused"]
        host.must("rematch")
        host.must("start")
        assert not host.board["paused"]
        assert host.known is not None
        assert host.known.clock["left"] == 30_000


def test_everybody_may_add_luck_to_the_next_game_again() -> None:
    with table_of(3, start=False) as scene:
        host = scene.guests[0]
        host.must("pledge", pledge=pledge_of("a" * 32))
        host.must("start")
        host.must("luck", value="a" * 32)
        host.must("end")
        host.must("rematch")
        assert host.board["luck"] == []
        host.must("pledge", pledge=pledge_of("b" * 32))


def test_the_end_is_told_even_if_its_record_cannot_be_stored_yet() -> None:
    with table_of(3, target_points=5) as scene:
        append = scene.log.append

        async def no_room_for_results(table: str, n: int, entries: Sequence[bytes], *more: Any) -> None:
            if b'"result"' in entries[0]:
                raise StoreFailed("the disk is full")
            await append(table, n, entries, *more)

        scene.log.append = no_room_for_results  # type: ignore[method-assign,assignment]
        play_until(scene, "over")
        host = scene.guests[0]
        assert (host.board["phase"], host.board["result"]) == ("over", None)
        scene.log.append = append  # type: ignore[method-assign]
        scene.wait(1)
        assert host.board["result"]["winners"]


# Storing and restarting


def test_what_could_not_be_stored_is_tried_again_after_a_second() -> None:
    with table_of(3) as scene:
        scene.log.broken = True
        scene.wait(40)
        scene.log.broken = False
        scene.wait(1)
        assert len(scene.moves()) >= 1


def test_a_restart_tells_everybody_to_come_back() -> None:
    with table_of(3) as scene:
        before = scene.room
        scene.reload()
        assert {guest.tape.closed for guest in scene.guests} == {(0.0, "reload", True)}
        assert before.task.done()


def test_a_table_leaves_memory_when_what_was_begun_is_finished() -> None:
    with table_of(3) as scene:
        append = scene.log.append
        rows = len(scene.log.rows)

        async def slow(*row: Any) -> None:
            await asyncio.sleep(0.02)
            await append(*row)

        async def stop_meanwhile() -> int:
            joining = asyncio.ensure_future(scene.room.join("Late", "amber", "fox", "token of Late", True))
            await asyncio.sleep(0.005)
            await scene.room.stop()
            written = len(scene.log.rows)
            await joining
            return written

        scene.log.append = slow  # type: ignore[method-assign,assignment]
        assert scene.run(stop_meanwhile()) == rows + 1


def test_a_table_that_has_left_memory_is_forgotten_without_a_search_for_garbage() -> None:
    """A server with much in memory seldom searches all of it."""
    with table_of(3) as scene:
        scene.wait(1)
        gc.collect()
        gc.disable()
        try:
            known = {id(each) for each in gc.get_objects() if isinstance(each, Room | Table)}
            for guest in scene.guests:
                guest.cut()
            scene.reload()
            rooms = [each for each in gc.get_objects() if isinstance(each, Room | Table) and id(each) in known]
        finally:
            gc.enable()
        assert rooms == []


def test_a_table_that_has_left_memory_has_no_alarm() -> None:
    with table_of(3) as scene:
        assert scene.clock.next_alarm() is not None
        scene.run(scene.room.stop())
        assert scene.room.task.done()
        assert scene.clock.next_alarm() is None
        with pytest.raises(Gone):
            scene.join("Late")


def older_rules(scene: Scene) -> None:
    """The game that runs was begun under other rules than ours."""
    rows = scene.log.rows
    for n, row in enumerate(rows):
        rows[n] = row.replace(b'"entry":"began","version":1', b'"entry":"began","version":0')


def test_a_game_of_older_rules_is_closed_before_anybody_sees_it() -> None:
    with table_of(3) as scene:
        asked(scene)[0].move("trap")
        older_rules(scene)
        scene.reload()
        guest = Guest(scene, scene.guests[0].token, "P0").connect()
        assert frames(guest, "welcome")[0]["board"]["phase"] == "over"


def test_a_game_of_older_rules_is_over_without_moves() -> None:
    with table_of(3) as scene:
        asked(scene)[0].move("trap")
        older_rules(scene)
        scene.run(scene.room.stop())
        ends: list[int] = []

        async def again() -> Room:
            return Room(folded(scene.house, scene.log), scene.log, scene.clock, ends.append)

        scene.room = scene.run(again())
        scene.guests[0].connect()
        assert ends == [0]


def test_a_game_of_older_rules_that_cannot_be_closed_yet_takes_no_commands() -> None:
    with table_of(3) as scene:
        older_rules(scene)
        scene.log.broken = True
        scene.reload()
        host = scene.guests[0].connect()
        for command in ("end", "extend", "more"):
            assert host.do(command)["reason"] == "not_playing"
        assert host.do("move", words="trap", question=1)["reason"] == "sealed"


def test_a_new_seal_has_the_full_length() -> None:
    seals = [entry for entry in lobby.make(game("eatme"), {}, "BCDFG") if isinstance(entry, e.Sealed)]
    assert [len(bytes.fromhex(seal.seed)) for seal in seals] == [32]
