"""Long logs: loaded in slices, limited by the server's limits; records by their number; a damaged one refused."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import httpx
import pytest

from nightcoach import games
from nightcoach.core.errors import Refused
from nightcoach.server import lobby as lobbies
from nightcoach.server.lobby import Lobby
from nightcoach.server.monitoring import JsonLines
from nightcoach.server.security import Limits
from nightcoach.store import Store
from nightcoach.table.commands import lobby
from nightcoach.table.log import entries as e
from nightcoach.table.log import fold
from nightcoach.table.log.table import Table
from nightcoach.table.room import Room
from tests.server.client import Client, join, make, play_on, table_of
from tests.server.running import GENEROUS, running

pytestmark = [pytest.mark.server, pytest.mark.patched]

LONG = 100_000


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    opened = Store.open(f"sqlite:///{tmp_path / 't.db'}")
    yield opened
    opened.close()


def log_of(code: str, rows: int) -> list[bytes]:
    """The log of a table at which much was said."""
    made = e.Step(lobby.make(games.game("eatme"), {}, code))
    came = e.Step((e.Joined(1, "Anna", "amber", "fox", "x", True),))
    said = [e.Step((e.Said(1, f"line {n}", None),), 1, f"c{n}") for n in range(rows - 2)]
    return [e.write_step(step) for step in (made, came, *said)]


class Folded:
    """How many rows were folded."""

    count = 0


def count_rows(monkeypatch: pytest.MonkeyPatch) -> None:
    """Count the rows of all tables while they are folded."""
    true = fold.row

    def counted(table: Table, step: e.Step, now: float, written: bytes) -> None:
        Folded.count += 1
        true(table, step, now, written)

    monkeypatch.setattr(fold, "row", counted)


async def most_in_a_turn(loading: list[asyncio.Task[Room]]) -> int:
    """How many rows are folded in one turn of the loop at most until all are loaded; looked at in every turn."""
    most = before = Folded.count = 0
    while not all(each.done() for each in loading):
        await asyncio.sleep(0)
        most, before = max(most, Folded.count - before), Folded.count
    return most


async def load(store: Store, codes: list[str]) -> tuple[int, list[Room]]:
    """Load tables at once: how many rows held up the loop at most, and the tables."""
    lobby = Lobby(store, Limits())
    loading = [asyncio.create_task(lobby.room(code)) for code in codes]
    most = await most_in_a_turn(loading)
    rooms = [each.result() for each in loading]
    await lobby.close()
    return most, rooms


@pytest.mark.parametrize("planted", [False, True])
def test_the_loop_has_its_turns_while_a_long_log_is_loaded(
    store: Store, planted: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    count_rows(monkeypatch)
    monkeypatch.setattr(lobbies, "SLICE_SECONDS", 3600.0)
    if planted:
        monkeypatch.setattr(lobbies, "SLICE", LONG)  # all of it in one turn, as it once was
    rows = log_of("BCDFG", LONG)

    async def story() -> int:
        await store.append("BCDFG", 0, rows)
        most, (room,) = await load(store, ["BCDFG"])
        assert room.table.n == LONG
        assert room.ledger.rows.count == LONG
        assert room.table.talk.lines[-1].text == f"line {LONG - 3}"
        return most

    most = asyncio.run(story())
    assert most == LONG if planted else most <= lobbies.SLICE


def test_many_tables_that_are_loaded_at_once_take_turns(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    count_rows(monkeypatch)
    monkeypatch.setattr(lobbies, "SLICE_SECONDS", 3600.0)
    codes = ["BCDFG", "CDFGH", "DFGHJ", "FGHJK"]

    async def story() -> int:
        for code in codes:
            await store.append(code, 0, log_of(code, 100 * lobbies.SLICE))
        most, rooms = await load(store, codes)
        assert [room.table.n for room in rooms] == [100 * lobbies.SLICE] * 4
        return most

    # The last slice of each is folded as soon as it is its turn.
    assert asyncio.run(story()) <= lobbies.SLICE * len(codes)


def test_a_slice_also_ends_when_its_time_is_over(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    count_rows(monkeypatch)
    monkeypatch.setattr(lobbies, "SLICE_SECONDS", -1.0)

    async def story() -> int:
        await store.append("BCDFG", 0, log_of("BCDFG", 10 * lobbies.SLICE))
        return (await load(store, ["BCDFG"]))[0]

    assert asyncio.run(story()) == 1, "row by row"


def test_the_servers_limits_are_the_tables(tmp_path: Path) -> None:
    async def story(url: str) -> None:
        host = await make(url, "Anna")
        answers = [await host.do("sentence", id="say-hello") for _ in range(5)]
        assert [answer["ok"] for answer in answers] == [True] * 4 + [False]
        assert answers[-1]["reason"] == "hour_full"
        await host.close()

    limits = Limits(**{**vars(GENEROUS), "rows_per_hour": 16.0})
    with running(tmp_path / "t.db", limits) as server:
        asyncio.run(story(server.url))


# Records


def test_a_record_is_there_at_once_and_after_a_restart_whatever_the_log_says(tmp_path: Path) -> None:
    database = tmp_path / "t.db"

    async def story(url: str) -> str:
        clients = await table_of(url, 3, 1, target_points=5)
        code = clients[0].code
        async with httpx.AsyncClient(base_url=url) as http:
            await clients[0].must("start")
            running = await http.get(f"/api/tables/{code}/records/1")
            assert (running.status_code, running.json()["reason"]) == (409, "not_over")
            none = await http.get(f"/api/tables/{code}/records/2")
            assert (none.status_code, none.json()["reason"]) == (404, "no_record")
            await play_on(clients, lambda legal: legal[0])
            assert (await http.get(f"/api/tables/{code}/records/1")).status_code == 200
        for client in clients:
            await client.close()
        return code

    with running(database) as server:
        code = asyncio.run(story(server.url))
    with closing(sqlite3.connect(database)) as other, other:
        other.execute("UPDATE log SET entry = x'00'")  # the log cannot even be read
    with running(database) as server:
        answer = httpx.get(f"{server.url}/api/tables/{code}/records/1")
        assert answer.status_code == 200
        assert answer.json()["commitment"]


# A row that cannot be read

DAMAGES = {
    "bytes": b"\x00\xff\xfe secret words",
    "cut": b'{"entries":[{"entry":"said","person":1,"te',
    "not text": b'{"entries":[{"entry":"said","person":1,"text":"\xff","sentence":null}]}',
    "unknown": b'{"entries":[{"entry":"secret words"}]}',
    "impossible": b'{"entries":[{"entry":"kicked","person":77}]}',
    "impossible game": b'{"entries":[{"entry":"made","code":"BCDFG","game":"secret words","options":{}}]}',
}
NOT_OURS = {
    "unknown": (500, "newer_table", "a newer Nightcoach"),
    "impossible game": (503, "game_gone", "install its package again"),
}
"""Logs that are whole, and that another Nightcoach could read: the answer says so."""


def damage(database: Path, code: str, row: bytes) -> None:
    with closing(sqlite3.connect(database)) as other, other:
        changed = other.execute("UPDATE log SET entry = ? WHERE table_code = ? AND n = 1", [row, code])
        assert changed.rowcount == 1


@pytest.mark.parametrize("kind", DAMAGES)
def test_a_damaged_table_is_refused_with_a_sentence_and_others_play_on(
    tmp_path: Path, kind: str, caplog: pytest.LogCaptureFixture
) -> None:
    database = tmp_path / "t.db"
    status, reason, advice = NOT_OURS.get(kind, (500, "damaged", "restore a backup"))

    async def a_table(url: str) -> tuple[str, str | None]:
        host = await make(url, "Anna")
        await host.must("say", text="hello")
        await host.close()
        return host.code, host.token

    async def afterwards(url: str) -> None:
        bad, good = Client(url, *damaged), Client(url, *whole)
        async with httpx.AsyncClient(base_url=url) as http:
            shown = await http.get(f"/api/tables/{bad.code}")
            assert (shown.status_code, shown.json()["reason"]) == (status, reason)
            assert advice in shown.json()["message"]
        await bad.open()
        await bad.until(lambda: bad.closed is not None)
        problem, bye = bad.others
        assert (problem["t"], problem["reason"]) == ("problem", reason)
        assert (bye["t"], bye["reason"], bye["again"]) == ("bye", "refused", False)
        await good.open()
        await good.must("say", text="we play on")
        late = await join(url, good.code, "Carl")
        assert late.board["host"] == good.you["person"]
        for client in (good, late):
            await client.close()

    with running(database) as server:
        damaged, whole = asyncio.run(a_table(server.url)), asyncio.run(a_table(server.url))
    damage(database, damaged[0], DAMAGES[kind])
    with running(database) as server, caplog.at_level(logging.WARNING, "nightcoach"):
        asyncio.run(afterwards(server.url))
    lines = [JsonLines().format(record) for record in caplog.records if record.name == "nightcoach.server"]
    assert len(lines) == 1, "one line per table, however often somebody knocks"
    assert damaged[0] in lines[0]
    assert "secret" not in lines[0]


def test_a_damaged_table_does_not_keep_the_server_from_opening_one(store: Store) -> None:
    async def story() -> None:
        await store.append("BCDFG", 0, [b"\x00"])
        lobby = Lobby(store, Limits())
        room = await lobby.waiting_table("eatme")
        assert room.table.code != "BCDFG"
        with pytest.raises(Refused, match="cannot be read"):
            await lobby.room("BCDFG")
        await lobby.close()

    asyncio.run(story())
