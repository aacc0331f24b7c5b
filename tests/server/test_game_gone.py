"""A table whose game is no longer installed waits, loses nothing, and goes on once the game is there again."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import httpx
import pytest

from nightcoach.core import box
from nightcoach.core.errors import Refused
from nightcoach.server.lobby import Lobby
from nightcoach.server.security import Limits
from nightcoach.store import Store
from nightcoach.words import LANGUAGES, words
from nightcoach.words.refusals import sentence
from tests.server.client import Client, join, make, play_on, table_of
from tests.server.running import running

pytestmark = pytest.mark.server


def uninstall(monkeypatch: pytest.MonkeyPatch) -> None:
    """From now on Eat Me is not among the games that are found."""
    others = {name: each for name, each in box.boxes().items() if name != "eatme"}
    monkeypatch.setattr(box, "found", lambda: (others, ()))


def break_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """From now on Eat Me is found, but its engine does not load."""
    eatme = box.Box("eatme", "nightcoach.games.eatme", "E", engine="nightcoach.games.eatme.engine:GAME")
    all_of_them = {**box.boxes(), "eatme": eatme}
    monkeypatch.setattr(box, "found", lambda: (all_of_them, ()))


def rows(database: Path, code: str) -> list[Any]:
    with closing(sqlite3.connect(database)) as other:
        return other.execute("SELECT n, entry FROM log WHERE table_code = ? ORDER BY n", [code]).fetchall()


async def a_running_game(url: str) -> list[Client]:
    """Three people in the middle of their second game, the first of which has a record; something was said."""
    clients = await table_of(url, 3, target_points=5)
    await clients[0].must("start")
    await play_on(clients, lambda legal: legal[0])
    await clients[0].must("rematch")
    await clients[0].must("start")
    await clients[0].must("say", text="hello")
    mover = next(client for client in clients if client.view["legal"])
    await mover.move(mover.view["legal"][0])
    for client in clients:
        await client.settled()
        await client.close()
    return clients


async def refused_everywhere(url: str, code: str, token: str | None) -> None:
    """The page, the door and the socket say what has happened and what to do; records are still there."""
    async with httpx.AsyncClient(base_url=url) as http:
        body = {"name": "Dora", "color": "amber", "character": "fox", "key": "k" * 22, "watch": True}
        for answer in (await http.get(f"/api/tables/{code}"), await http.post(f"/api/tables/{code}/join", json=body)):
            assert (answer.status_code, answer.json()["reason"]) == (503, "game_gone")
            assert answer.json()["facts"] == {"game": "eatme"}
            assert "install its package again" in answer.json()["message"]
        assert (await http.get(f"/api/tables/{code}/records/1")).status_code == 200
    client = await Client(url, code, token).open()
    await client.until(lambda: client.closed is not None)
    problem, bye = client.others
    assert (problem["t"], problem["reason"], problem["facts"]) == ("problem", "game_gone", {"game": "eatme"})
    assert (bye["t"], bye["reason"], bye["again"]) == ("bye", "refused", False)


@pytest.mark.parametrize("remove", [uninstall, break_it])
def test_a_table_waits_until_its_game_is_installed_again(
    remove: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    database = tmp_path / "t.db"
    with running(database) as server:
        clients = asyncio.run(a_running_game(server.url))
    code, before = clients[0].code, rows(database, clients[0].code)

    async def others_play(url: str) -> None:
        host = await make(url, "Emil", "castle")
        await host.must("say", text="we play on")
        await (await join(url, host.code, "Fay")).close()
        await host.close()

    with monkeypatch.context() as patch:
        remove(patch)
        with running(database) as server, caplog.at_level(logging.WARNING, "nightcoach"):
            for client in clients:
                asyncio.run(refused_everywhere(server.url, code, client.token))
            asyncio.run(others_play(server.url))
    assert [record.getMessage() for record in caplog.records].count("table unreadable") == 1
    assert rows(database, code) == before

    async def goes_on(url: str) -> None:
        back = [await Client(url, code, client.token).open() for client in clients]
        assert [client.you["seat"] for client in back] == [client.you["seat"] for client in clients]
        assert [client.view for client in back] == [client.view for client in clients]
        await play_on(back, lambda legal: legal[0])
        assert back[0].board["phase"] == "over"
        for client in back:
            await client.close()

    with running(database) as server:
        asyncio.run(goes_on(server.url))


def test_such_a_table_does_not_keep_the_server_from_starting(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        store = Store.open(f"sqlite:///{tmp_path / 't.db'}")
        before = Lobby(store, Limits())
        code = (await before.waiting_table("eatme")).table.code
        await before.close()
        uninstall(monkeypatch)
        lobby = Lobby(store, Limits())
        room = await lobby.waiting_table("castle")
        assert room.table.code != code
        with pytest.raises(Refused, match="the game 'eatme' of this table is not installed"):
            await lobby.room(code)
        await lobby.close()
        store.close()

    asyncio.run(story())


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_that_is_gone_is_named_in_every_language(language: str) -> None:
    refused = Refused("game_gone", "", {"game": "smugglers"})
    assert "smugglers" in sentence(refused, words(language))
