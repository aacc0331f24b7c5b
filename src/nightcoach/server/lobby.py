"""All tables of a server: found by their code, loaded when somebody knocks, gone from memory when nobody is there."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import secrets
from collections.abc import Callable
from typing import Any, Final

from nightcoach import bots, games
from nightcoach.core.errors import Refused
from nightcoach.server.security import Limits
from nightcoach.store import Conflict, Store
from nightcoach.table import commands
from nightcoach.table import entries as e
from nightcoach.table.clock import Clock, RealClock
from nightcoach.table.room import Room
from nightcoach.table.table import House, Table

log = logging.getLogger("nightcoach.server")

LETTERS: Final = "BCDFGHJKMNPRSTVWXYZ"
"""No vowels, so that no code is a word, and no letters that look alike."""
CODE_LENGTH: Final = 5


def new_code() -> str:
    """Five letters."""
    return "".join([secrets.choice(LETTERS) for _ in range(CODE_LENGTH)])


def tidy_code(text: str) -> str:
    """A code as it was typed, as we write it."""
    code = text.strip().upper()
    if len(code) != CODE_LENGTH or any(letter not in LETTERS for letter in code):
        raise no_table(text)
    return code


def no_table(text: str) -> Refused:
    """The refusal for a code that leads nowhere."""
    shown = text[:12]
    return Refused("no_table", f"there is no table '{shown}'; look at the code again", {"table": shown})


class Lobby:
    """The tables."""

    def __init__(
        self,
        store: Store,
        limits: Limits,
        house: House | None = None,
        clock: Clock | None = None,
    ) -> None:
        self.store = store
        self.limits = limits
        self.house = house or House(games.game, bots.bot, bots.best)
        self.clock = clock or RealClock()
        self.rooms: dict[str, Room] = {}
        self._loading: dict[str, asyncio.Future[Room]] = {}
        self._keeper: asyncio.Task[None] | None = None
        self.games_over = 0
        self.moves_over = 0

    def start(self) -> None:
        """Begin to look for tables that nobody needs."""
        self._keeper = asyncio.create_task(self._keep())

    async def close(self) -> None:
        """Everybody is told to come back; what was acknowledged is in the log."""
        if self._keeper is not None:
            self._keeper.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._keeper
        await asyncio.gather(*[room.stop() for room in self.rooms.values()])
        self.rooms.clear()

    async def make(self, game: str, options: dict[str, Any], joined: Callable[[str], e.Joined] | None) -> Room:
        """A new table, with whoever opens it as host; without anybody the first who joins is."""
        if len(self.rooms) >= self.limits.tables:
            raise Refused("many_tables", "this server has as many tables as it can hold; try again later")
        found = self.house.game(game)
        for _ in range(20):
            code = new_code()
            entries = commands.make(game, options, code, found.Options)
            if joined is not None:
                entries += (joined(code),)
            step = e.Step(entries)
            try:
                await self.store.append(code, 0, [e.write_step(step)])
            except Conflict:
                continue  # the code is taken
            room = self._open(code, [step])
            log.info("table made", extra={"table": code, "game": game})
            return room
        raise Refused("many_tables", "this server has as many tables as it can hold; try again later")

    async def waiting_table(self, game: str) -> Room:
        """A table of this game that nobody has come to yet: the newest there is, or a new one."""
        for code in await self.store.untouched():
            room = await self.room(code)
            if room.table.game.name == game and not room.table.people:
                return room
        return await self.make(game, {}, None)

    def _over(self, moves: int) -> None:
        """A game is over: only now it counts, so that no figure tells that somebody has just moved."""
        self.games_over += 1
        self.moves_over += moves

    def _open(self, code: str, steps: list[e.Step]) -> Room:
        table = Table(self.house, os.urandom(32), self.clock.now())
        table.load(steps, self.clock.now())
        room = Room(table, self.store, self.clock, self._over)
        self.rooms[code] = room
        return room

    async def room(self, text: str) -> Room:
        """The table with this code, from memory or from its log."""
        code = tidy_code(text)
        while True:
            room = self.rooms.get(code)
            if room is not None and not room.closed:
                return room
            loading = self._loading.get(code)
            if loading is None:
                break
            await asyncio.wait([loading])
        loading = self._loading[code] = asyncio.get_running_loop().create_future()
        try:
            if len(self.rooms) >= self.limits.tables:
                raise Refused("many_tables", "this server has as many tables as it can hold; try again later")
            steps = [e.read_step(row) for row in await self.store.read(code)]
            if not steps or not isinstance(steps[0].entries[0], e.Made):
                raise no_table(code)  # or it was deleted while somebody still played
            return self._open(code, steps)
        finally:
            del self._loading[code]
            loading.cancel()

    async def record(self, text: str, number: int) -> str:
        """The record of a game that is over at this table: read from the log, so older games are there too."""
        code = tidy_code(text)
        rows = await self.store.read(code)
        if not rows:
            raise no_table(code)
        begun = 0
        for row in rows:
            for entry in e.read_step(row).entries:
                begun += isinstance(entry, e.Began)
                if isinstance(entry, e.Result) and entry.number == number:
                    if entry.record:
                        return entry.record
                    begun = 0  # it was closed under older rules, which nobody can replay
        if number == begun:
            raise Refused("not_over", "the game is not over yet")
        raise Refused("no_record", f"this table has no record number {number}", {"number": str(number)})

    async def _keep(self) -> None:
        """Tables without anybody leave memory; so do those that could not go on."""
        while True:
            await asyncio.sleep(min(5.0, self.limits.idle_seconds / 2))
            for code, room in list(self.rooms.items()):
                idle = not room.news.watchers and self.clock.now() - room.idle_since > self.limits.idle_seconds
                if idle or room.closed:
                    await room.stop()
                    if self.rooms.get(code) is room:
                        del self.rooms[code]
