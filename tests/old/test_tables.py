"""Databases of every version that ever was: their tables are found again and played on to the end."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest

import nightcoach
from nightcoach import bots, games
from nightcoach.core.chance import Chance
from nightcoach.core.errors import Refused
from nightcoach.core.record import parse
from nightcoach.server.lobby import Lobby
from nightcoach.server.security import Limits
from nightcoach.store import Store
from nightcoach.table.log import entries as e
from nightcoach.table.log import fold
from nightcoach.table.log.table import House, Table
from tests.old.kept import VERSIONS, database, tables
from tests.old.later import later_game, update
from tests.server.client import Client
from tests.server.running import running
from tests.table.scene import HOUSE, Guest, Scene

ALL = [(version, table) for version in VERSIONS for table in tables(version)]
RUNNING = [(version, table) for version, table in ALL if table["phase"] == "play"]


def named(cases: list[tuple[str, dict[str, Any]]]) -> list[str]:
    return [f"{version} {table['game']} {table['story']}" for version, table in cases]


@pytest.fixture(scope="module", params=VERSIONS)
def kept(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> tuple[str, Path]:
    version = str(request.param)
    return version, database(version, tmp_path_factory.mktemp(version))


def rows(version: str, place: Path) -> dict[str, list[bytes]]:
    """The log of every table."""
    found: dict[str, list[bytes]] = {}
    with closing(sqlite3.connect(database(version, place))) as connection:
        for code, row in connection.execute("SELECT table_code, entry FROM log ORDER BY table_code, n"):
            found.setdefault(code, []).append(bytes(row))
    return found


def at_old_table(table: dict[str, Any], log: list[bytes], house: House = HOUSE) -> Scene:
    """The table as it stands after the update, with everybody there who has a token."""
    scene = Scene(rows=log, house=house)
    for number, person in enumerate(table["people"]):
        guest = Guest(scene, person["token"], f"G{number}")
        try:
            guest.connect()
        except Refused as refused:
            assert refused.reason == "kicked"  # noqa: PT017 - whoever was sent away stays so
            continue
        scene.guests.append(guest)
    scene.read()
    return scene


@pytest.fixture(scope="module")
def logs(tmp_path_factory: pytest.TempPathFactory) -> Callable[[str], dict[str, list[bytes]]]:
    read: dict[str, dict[str, list[bytes]]] = {}

    def of(version: str) -> dict[str, list[bytes]]:
        if version not in read:
            read[version] = rows(version, tmp_path_factory.mktemp(version))
        return read[version]

    return of


Logs = Callable[[str], dict[str, list[bytes]]]


@pytest.mark.parametrize(("version", "table"), ALL, ids=named(ALL))
def test_a_table_is_found_as_it_was_and_every_seat_by_its_token(
    version: str, table: dict[str, Any], logs: Logs
) -> None:
    with at_old_table(table, logs(version)[table["code"]]) as scene:
        assert (scene.table.phase, scene.table.game.name) == (table["phase"], table["game"])
        state = scene.table.state()
        assert (None if state is None else state.window()) == table["window"]
        for guest in scene.guests:
            person = next(each for each in table["people"] if each["token"] == guest.token)
            assert guest.you["seat"] == person["seat"]
            if person["choice"] is not None:
                assert guest.view["choice"] == person["choice"]


def play_on(scene: Scene, done: Callable[[], bool]) -> None:
    """Everybody answers as a bot would, a narrator ends what waits for him, and time passes."""
    chance = Chance(1)
    for _ in range(6000):
        if done():
            return
        state, question = scene.table.state(), scene.table.question
        assert state is not None
        moved = False
        for guest in scene.guests:
            seat = guest.you["seat"]
            if seat is None or seat not in state.waiting() or scene.table.question != question:
                continue
            words = bots.bot(scene.table.game.name, "canny").choose(state.view(seat), chance)
            moved = guest.do("move", words=words, question=question)["ok"] or moved
        if not moved or scene.table.question == question:
            scene.wait(5.0)
    raise AssertionError(f"the game does not end: {scene.table.state()}")


@pytest.mark.parametrize(("version", "table"), RUNNING, ids=named(RUNNING))
def test_a_running_table_is_played_on_to_its_end_and_its_record_verifies(
    version: str, table: dict[str, Any], logs: Logs
) -> None:
    with at_old_table(table, logs(version)[table["code"]]) as scene:
        if scene.table.paused:
            scene.guests[0].must("pause", on=False)
        play_on(scene, lambda: scene.table.phase == "over")
        (line,) = scene.log.records.values()
        record = parse(line.encode() + b"\n", nightcoach.game)
        assert record.outcome is not None
        assert record.outcome.reason not in ("truncated", "version")
        record.verify()


@pytest.mark.parametrize(("version", "table"), ALL, ids=named(ALL))
def test_a_new_option_of_its_game_changes_nothing_at_an_old_table(
    version: str, table: dict[str, Any], logs: Logs, monkeypatch: pytest.MonkeyPatch
) -> None:
    log = logs(version)[table["code"]]
    with at_old_table(table, log) as scene:
        before = line_of(scene)
    update(monkeypatch)
    with at_old_table(table, log, House(later_game, bots.bot, bots.best)) as scene:
        assert (scene.table.phase, scene.table.stale) == (table["phase"], False)
        assert scene.guests[0].board["options"]["moonlight"] is False
        assert line_of(scene) == before


def line_of(scene: Scene) -> bytes:
    """The record of the game so far, if there is one."""
    return b"" if scene.table.recording is None else scene.table.recording.record().line()


# Entries


def entries(version: str, place: Path) -> Iterator[dict[str, Any]]:
    for log in rows(version, place).values():
        for row in log:
            yield from json.loads(row)["entries"]


@pytest.mark.parametrize("version", VERSIONS)
def test_every_entry_that_was_ever_written_still_means_what_it_says(version: str, tmp_path: Path) -> None:
    for told in entries(version, tmp_path):
        (entry,) = e.read_step(msgspec.json.encode({"entries": [told]})).entries
        read = json.loads(msgspec.json.encode(entry))
        assert {key: read[key] for key in told} == told


def test_the_first_version_has_left_entries_of_every_kind_it_knew(tmp_path: Path) -> None:
    kinds = {told["entry"] for told in entries("v0_1_0", tmp_path)}
    known = {entry.__struct_config__.tag for entry in get_args(e.AnyEntry)}
    assert kinds <= known, "a tag is never taken away"
    assert len(kinds) == 35


NEWER: dict[str, Callable[[bytes], bytes]] = {
    "a kind of entry": lambda row: row.replace(b'"entry":"sealed"', b'"entry":"moonrise"'),
    "a field": lambda row: row.replace(b'"entry":"made"', b'"entry":"made","moon":true'),
    "a field of the row": lambda row: row.replace(b'{"entries":', b'{"moon":1,"entries":'),
    "an option": lambda row: row.replace(b'"options":{', b'"options":{"moonlight":true,'),
    "a version of the game": lambda row: row.replace(b'"entry":"began","version":1', b'"entry":"began","version":99'),
    "a word": lambda row: row.replace(b'"how":"self"', b'"how":"moonlight"'),
}


@pytest.mark.parametrize("what", NEWER)
def test_rows_of_a_newer_nightcoach_are_refused_with_a_sentence_and_left_alone(
    what: str, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    path = database("v0_1_0", tmp_path)
    code = next(table["code"] for table in tables("v0_1_0") if table["story"] == "prowl")
    with closing(sqlite3.connect(path)) as connection, connection:
        before = connection.execute("SELECT n, entry FROM log WHERE table_code = ? ORDER BY n", (code,)).fetchall()
        changed = [(NEWER[what](bytes(row)), code, n) for n, row in before]
        assert [row for row, _, _ in changed] != [bytes(row) for _, row in before]
        connection.executemany("UPDATE log SET entry = ? WHERE table_code = ? AND n = ?", changed)

    async def knock() -> None:
        store = Store.open(f"sqlite:///{path}")
        lobby = Lobby(store, Limits())
        for _ in range(2):
            with pytest.raises(Refused, match="a newer Nightcoach has written this table") as refused:
                await lobby.room(code)
            assert refused.value.reason == "newer_table"
        await lobby.close()
        assert await store.read(code) == [row for row, _, _ in changed]
        store.close()

    asyncio.run(knock())
    assert [record.getMessage() for record in caplog.records].count("table unreadable") == 1


def test_a_table_whose_game_is_not_installed_says_so() -> None:
    made = e.Step((e.Made("BCDFG", "moonlight", {}), e.Sealed(bytes(32).hex())))
    with pytest.raises(e.Unreadable, match="the game 'moonlight' of this table is not installed"):
        fold.row(Table(HOUSE, bytes(32), 0.0), made, 0.0, e.write_step(made))
    assert "moonlight" not in games.NAMES


# The server itself


@pytest.mark.server
def test_a_server_starts_with_an_old_database_and_everybody_goes_on(kept: tuple[str, Path]) -> None:
    version, path = kept

    async def story(url: str) -> None:
        for table in tables(version):
            guests = []
            for person in table["people"]:
                client = await Client(url, table["code"], person["token"]).open()
                if client.closed is None:
                    assert client.you["seat"] == person["seat"]
                    guests.append(client)
            assert guests[0].board["phase"] == table["phase"]
            if table["story"] == "deal":
                while guests[0].board["phase"] == "play":
                    for guest in guests:
                        if guest.view["legal"]:
                            await guest.move(guest.view["legal"][0])
                    await asyncio.sleep(0)
                assert guests[0].board["result"]["reason"] in ("most_points", "tie_duel_winner", "tie_clockwise")
            for guest in guests:
                await guest.close()

    with running(path) as server:
        asyncio.run(story(server.url))
