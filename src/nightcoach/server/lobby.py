"""All tables of a server: found by their code, loaded when somebody knocks, gone from memory when nobody is there."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
import time
from collections.abc import Callable, Sequence
from typing import Any, Final

import msgspec

from nightcoach import bots, games
from nightcoach.core.box import box
from nightcoach.core.chance import mix
from nightcoach.core.errors import Refused
from nightcoach.server.bus import Bus
from nightcoach.server.cluster import Cluster
from nightcoach.server.security import Limits
from nightcoach.store import Conflict, Dated, Marks, Store
from nightcoach.table.commands.checks import Entries
from nightcoach.table.commands.lobby import make, teach
from nightcoach.table.log import entries as e
from nightcoach.table.log import fold, marks
from nightcoach.table.log.budget import Rows
from nightcoach.table.log.lookalikes import prototypes
from nightcoach.table.log.table import House, Table
from nightcoach.table.room import Room
from nightcoach.table.time.clock import Clock

log = logging.getLogger("nightcoach.server")

LETTERS: Final = "BCDFGHJKMNPRSTVWXYZ"
"""No vowels, so that no code is a word, and no letters that look alike."""
CODE_LENGTH: Final = 5
SLICE: Final = 32
SLICE_SECONDS: Final = 0.005
"""How many rows of a log are folded, or for how long, before the event loop gets its turn."""
LOAD_SECONDS: Final = 1.0
"""How long after the start it is loaded which names look alike."""


def new_code() -> str:
    """Five letters."""
    return "".join([secrets.choice(LETTERS) for _ in range(CODE_LENGTH)])


def tidy_code(text: str) -> str:
    """A typed code, as we write it."""
    code = text.strip().upper()
    if len(code) != CODE_LENGTH or any(letter not in LETTERS for letter in code):
        raise no_table(text)
    return code


def no_table(text: str) -> Refused:
    """The refusal for a code that leads nowhere."""
    shown = text[:12]
    return Refused("no_table", f"there is no table '{shown}'; look at the code again", {"table": shown})


def headless(row: bytes) -> bool:
    """Whether the first row of a log is not how a table begins: it was deleted while somebody still played."""
    try:
        return not isinstance(e.read_step(row).entries[0], e.Made)
    except (e.Unreadable, msgspec.DecodeError, UnicodeDecodeError, IndexError):
        return False  # damaged, or written by a newer version, which is a different matter


class Lobby:
    """The tables."""

    def __init__(
        self,
        store: Store,
        limits: Limits,
        house: House | None = None,
        clock: Clock | None = None,
        bus: Bus | None = None,
        address: str = "",
    ) -> None:
        self.store = store
        self.limits = limits
        self.house = house or House(games.game, bots.bot, bots.best, lambda name: box(name).taught())
        self.cluster = Cluster(store, address, bus)
        self.clock: Clock = clock or self.cluster.clock
        self.rooms: dict[str, Room] = {}
        self._key = store.secret("tables")
        """From which tables have their own randomness, the same on every server."""
        self._loading: dict[str, asyncio.Future[Room]] = {}
        self._folding = asyncio.Lock()
        self._damaged: set[str] = set()
        self._keeper: asyncio.Task[None] | None = None
        self.leaving = False
        """Whether whoever comes is sent elsewhere."""
        self.games_over = 0
        self.moves_over = 0

    async def start(self) -> None:
        """Join the other servers, and start looking for tables that nobody needs; a moment later, load what the first
        visitor would otherwise wait for."""
        await self.cluster.begin(self.rooms)
        loop = asyncio.get_running_loop()
        loop.call_later(LOAD_SECONDS, loop.run_in_executor, None, prototypes)
        self._keeper = asyncio.create_task(self._keep())

    async def leave(self) -> None:
        """This server is about to stop: everybody is told to come back, and other servers may have the tables at once.
        What is asked by those who have just come in is still answered."""
        self.leaving = True
        await asyncio.gather(*[room.leave() for room in self.rooms.values()])
        self.rooms.clear()
        await self.cluster.hand_over()

    async def close(self) -> None:
        """Everybody is told to come back; what was acknowledged is in the log."""
        if self._keeper is not None:
            self._keeper.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._keeper
        await asyncio.gather(*[room.stop() for room in self.rooms.values()])
        self.rooms.clear()
        await self.cluster.close()

    async def make(self, game: str, options: dict[str, Any], joined: Callable[[str], e.Joined] | None) -> Room:
        """A new table, with the person who opens it as host; if nobody does, the first to join is."""
        found = self.house.game(game)

        def entries(code: str) -> Entries:
            return make(found, options, code, None if joined is None else joined(code))

        return await self._make(game, entries)

    async def teach(self, game: str, joined: Callable[[str], e.Joined]) -> Room:
        """A new table at which the guided game of this game has begun."""
        found, lesson = self.house.game(game), self.house.lesson(game)[0]
        if lesson is None:
            raise Refused("no_lesson", f"{game} has no guided game", {"game": game})
        return await self._make(game, lambda code: teach(found, lesson, code, joined(code), self.house.best(game)))

    async def _make(self, game: str, entries: Callable[[str], Entries]) -> Room:
        """A new table from its first row, under a code that is free."""
        if len(self.rooms) >= self.limits.tables:
            raise Refused("many_tables", "this server has as many tables as it can hold; try again later")
        for _ in range(20):
            code = new_code()
            row, at = e.write_step(e.Step(entries(code))), self.clock.now()
            try:
                await self.store.append(code, 0, [row], at=at)
            except Conflict:
                continue  # the code is taken
            room = await self._open(code, [(at, row)])
            log.info("table made", extra={"table": code, "game": game})
            return room
        raise Refused("many_tables", "this server has as many tables as it can hold; try again later")

    async def waiting_table(self, game: str) -> Room:
        """A table of this game that nobody has joined yet: the newest there is, or a new one."""
        for code in await self.store.untouched():
            with contextlib.suppress(Refused):  # a damaged one must not keep the server from starting
                room = await self.room(code)
                if room.table.game.name == game and not room.table.people:
                    return room
        return await self.make(game, {}, None)

    def _over(self, moves: int) -> None:
        """A game is over: its moves are counted only now, so that no figure tells that somebody has just moved."""
        self.games_over += 1
        self.moves_over += moves

    async def _open(self, code: str, rows: list[Dated], noted: Sequence[Marks] = ()) -> Room:
        """A table from the rows of its log, which may be long, and what its people have noted beside it."""
        table = Table(self.house, mix("table", self._key, code.encode()), rows[0][0])
        counted = Rows(self.limits.rows_per_table, self.limits.rows_per_hour, self.clock.now())
        try:
            await self._fold(table, counted, rows)
        except e.Unreadable as unreadable:
            if code not in self._damaged:
                log.warning("table unreadable", extra={"table": code, "reason": unreadable.reason})
                self._damaged.add(code)
            raise
        except Exception:
            if code not in self._damaged:  # one line per table, however often somebody knocks
                log.exception("table damaged", extra={"table": code})
                self._damaged.add(code)
            raise Refused(
                "damaged", "the log of this table cannot be read; open a new table, or restore a backup"
            ) from None
        marks.keep(table, noted)
        hold = await self.cluster.hold(code, table.at, self.clock.now())
        room = Room(table, self.store, self.clock, self._over, counted, self.cluster, hold)
        self.rooms[code] = room
        return room

    async def _fold(self, table: Table, counted: Rows, rows: list[Dated]) -> None:
        """Fold a log, a slice in a turn of the event loop; nobody else knows the table before it is whole.

        A thread would do worse: it holds the interpreter for five milliseconds whenever it gets it, and games and bots
        are not made for two threads. The lock is released after every slice, so that loading many tables at once takes
        no longer turns than loading one.
        """
        done = 0
        while done < len(rows):
            async with self._folding:
                until = time.perf_counter() + SLICE_SECONDS
                for at, row in rows[done : done + SLICE]:
                    step = e.read_step(row)
                    counted.add(step)
                    fold.row(table, step, at, row)
                    done += 1
                    if time.perf_counter() > until:
                        break
                if done < len(rows):
                    await asyncio.sleep(0)

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
            rows = await self.store.dated(code)
            if not rows or headless(rows[0][1]):
                raise no_table(code)
            return await self._open(code, rows, await self.store.marks(code))
        finally:
            del self._loading[code]
            loading.cancel()

    async def record(self, text: str, number: int) -> str:
        """The record of a game that is over at this table: kept by its number, so the log is not read."""
        code = tidy_code(text)
        line = await self.store.record(code, number)
        if line is not None:
            return line
        table = (await self.room(code)).table
        if number == table.number and table.result is None and table.phase != "lobby":
            raise Refused("not_over", "the game is not over yet")
        raise Refused("no_record", f"this table has no record number {number}", {"number": str(number)})

    async def _keep(self) -> None:
        """Tables with nobody at them leave memory; so do those that could not go on."""
        while True:
            await asyncio.sleep(min(5.0, self.limits.idle_seconds / 2))
            for code, room in list(self.rooms.items()):
                idle = not room.news.watchers and self.clock.now() - room.idle_since > self.limits.idle_seconds
                if idle or room.closed:
                    await room.stop()
                    if self.rooms.get(code) is room:
                        del self.rooms[code]
                        await self.cluster.let_go(code)
