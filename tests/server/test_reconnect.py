"""Connections are cut without a goodbye at random moments: whoever resumes knows what a newcomer would be told."""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
from collections.abc import Awaitable, Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from tests.server.client import Client, join, padded, table_of
from tests.server.running import GENEROUS, running
from tests.size import SIZE

pytestmark = pytest.mark.server

CUTS = 2_000 * SIZE
TABLES = 4
ROUNDS = 8
"""How often everybody stops and is compared."""
CALM: dict[str, Any] = {"choose_seconds": 0, "prowl_seconds": 0, "deal_seconds": 0, "grace_seconds": 300}
"""No clock and no stand-in: what is played comes from the clients and the bots alone."""


class Table:
    """Three seats, a spectator and a table screen, beside two bots."""

    def __init__(self, seats: list[Client], spectator: Client, screen: Client, dice: random.Random) -> None:
        self.seats = seats
        self.watching = [spectator, screen]
        self.everybody = [*seats, spectator, screen]
        self.dice = dice
        self.cuts = 0

    @classmethod
    async def made(cls, url: str, dice: random.Random) -> Table:
        seats = await table_of(url, 3, 2, target_points=dice.randint(5, 30), **CALM)
        spectator = await join(url, seats[0].code, "Spectator", watch=True)
        screen = await Client(url, seats[0].code).open()
        return cls(seats, spectator, screen, dice)

    async def act(self, client: Client) -> None:
        """Whatever this client might do now; what it sends may get lost with the connection."""
        known, dice = client.known, self.dice
        assert known is not None
        if client in self.seats and known.view and known.view["legal"] and dice.random() < 0.8:
            legal = known.view["legal"]
            await client.send("move", words=dice.choice(legal), question=known.clock["question"])
        elif client is self.seats[0] and known.board["phase"] != "play":
            await client.send("start" if known.board["phase"] == "lobby" else "rematch")
        elif dice.random() < 0.2:
            await client.send("say", text=f"{dice.random()}")
        elif client in self.seats:
            words = dice.choice(["sleep", "trap", None])
            await client.send("order", window="choose", words=words, lasting=dice.random() < 0.3)

    async def cut(self, client: Client) -> None:
        """Lose the connection somewhere, and resume."""
        self.cuts += 1
        await client.cut()
        if self.dice.random() < 0.15:
            await half_open(client, self.dice)
            self.cuts += 1
        await client.open()

    async def live(self, client: Client, cuts: int) -> None:
        """One client's life: act, wait a little, be cut; so many times."""
        until = self.cuts + cuts
        while self.cuts < until:
            with contextlib.suppress(ConnectionClosed):
                await self.act(client)
            await asyncio.sleep(self.dice.choice([0, 0, self.dice.random() * 0.01]))
            assert client.wrong is None, client.wrong
            if self.dice.random() < 0.5 or client.closed is not None:
                await self.cut(client)

    async def play(self, cuts: int) -> None:
        """Everybody at once, until the table has seen so many cuts more."""
        await asyncio.gather(*[self.live(client, cuts) for client in self.everybody])


async def half_open(client: Client, dice: random.Random) -> None:
    """A connection that is lost right after, or even before, it has said hello."""
    socket = await connect(client.url.replace("http", "ws", 1) + f"/api/tables/{client.code}/socket", compression=None)
    if dice.random() < 0.7:
        hello: dict[str, Any] = {"t": "hello", "protocol": 1}
        await socket.send(padded(hello if client.token is None else {**hello, "token": client.token}))
        await asyncio.sleep(dice.choice([0, dice.random() * 0.005]))
    socket.transport.abort()
    with contextlib.suppress(ConnectionClosed):
        while True:
            await socket.recv()


def all_of(client: Client, seated: bool) -> dict[str, Any]:
    assert client.wrong is None, client.wrong
    assert client.known is not None
    known = json.loads(json.dumps(client.known.everything()))
    assert isinstance(known, dict)
    if not seated:  # whoever comes for the first time is nobody yet, and has no voice
        del known["you"]["person"], known["you"]["heard_by"]
    return known


async def compare(table: Table) -> None:
    """Each resumed client knows the same as one that comes for the first time."""
    code, url = table.seats[0].code, table.seats[0].url
    for client in table.everybody:
        seated = client in table.seats
        fresh = await Client(url, code, client.token if seated else None).open()
        mine: dict[str, Any] = {}
        theirs: dict[str, Any] = {"nothing": "yet"}
        # What was under way when everybody stopped, a lost connection too, may still change something.
        for _ in range(100):
            await client.settled()
            await fresh.settled()
            mine, theirs = all_of(client, seated), all_of(fresh, seated)
            if mine == theirs:
                break
            await asyncio.sleep(0.05)
        assert mine == theirs
        assert mine["board"]["number"] > 0
        await fresh.close()


async def at_tables(url: str, seed: int, each: Callable[[Table], Awaitable[None]]) -> list[Table]:
    """Several tables, and the same at all of them at once."""
    tables = [await Table.made(url, random.Random(seed + k)) for k in range(TABLES)]
    await asyncio.gather(*[each(table) for table in tables])
    return tables


async def part(tables: list[Table]) -> None:
    for table in tables:
        for client in table.everybody:
            await client.close()


def test_a_resumed_client_equals_a_fresh_one_after_any_cut(tmp_path: Path) -> None:
    async def life(table: Table) -> None:
        for _ in range(ROUNDS):
            await table.play(-(-CUTS // (TABLES * ROUNDS)))
            await compare(table)

    async def story(url: str) -> None:
        tables = await at_tables(url, 1, life)
        assert sum(table.cuts for table in tables) >= CUTS
        assert max(table.seats[0].board["number"] for table in tables) > 1
        await part(tables)

    with running(tmp_path / "t.db") as server:
        asyncio.run(story(server.url))


def test_a_resumed_client_equals_a_fresh_one_after_its_table_left_memory(tmp_path: Path) -> None:
    with running(tmp_path / "t.db", replace(GENEROUS, idle_seconds=0.1)) as server:
        rooms = server.door.lobby.rooms

        async def life(table: Table) -> None:
            for _ in range(6 * SIZE):
                await table.play(4)
                for client in table.everybody:
                    await client.cut()
                async with asyncio.timeout(20):
                    while table.seats[0].code in rooms:
                        await asyncio.sleep(0.02)
                for client in table.dice.sample(table.everybody, len(table.everybody)):
                    await client.open()
                await compare(table)

        async def story() -> None:
            await part(await at_tables(server.url, 2, life))

        asyncio.run(story())


def test_a_resumed_client_equals_a_fresh_one_after_the_server_was_restarted(tmp_path: Path) -> None:
    async def begin(url: str) -> list[Table]:
        tables = [await Table.made(url, random.Random(30 + k)) for k in range(TABLES)]
        await asyncio.gather(*[table.play(10) for table in tables])
        return tables

    async def go_on(url: str, tables: list[Table]) -> None:
        for table in tables:
            for client in table.dice.sample(table.everybody, len(table.everybody)):
                client.url = url
                await client.open()
            await compare(table)
            await table.play(10)
            await compare(table)

    async def story() -> None:
        tables: list[Table] = []
        for restart in range(3 * SIZE):
            with running(tmp_path / "t.db") as server:
                if restart == 0:
                    tables = await begin(server.url)
                else:
                    await go_on(server.url, tables)
                server.server.should_exit = True
                await all_closed(tables)

    asyncio.run(story())


async def all_closed(tables: list[Table]) -> None:
    """The server goes, and says so to everybody."""
    for table in tables:
        for client in table.everybody:
            assert client.reader is not None
            await asyncio.wait_for(client.reader, 20)
            assert client.others[-1] == {"t": "bye", "reason": "restart", "again": True}
