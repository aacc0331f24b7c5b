"""The servers that share a database: who is there, which tables this one drives, and what others have written.

A lone server on SQLite uses the same words: nobody can take anything from it, and its beats only note until when its
clocks ran.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
import time
from collections.abc import Callable
from typing import Final

import nightcoach
from nightcoach.server.bus import Bus
from nightcoach.store import Store, StoreFailed
from nightcoach.store.leases import BEAT_SECONDS, STALE_SECONDS, Beat, Server
from nightcoach.table.ledger import Hold
from nightcoach.table.room import Room
from nightcoach.table.time.clock import RealClock

log = logging.getLogger("nightcoach.server")

OUTAGE_SECONDS: Final = 3.0
"""If nobody has driven a table for longer than this, its clock gives the time back. Others take over sooner."""
LOOK_BEATS: Final = 5
"""While the bus works, servers look for themselves only every so many beats."""
LONE_BEATS: Final = 5
"""A server that is alone notes only every so many beats how far its clocks have run."""
DRAIN: Final = "drain"
"""What an operator may wish: that this server stops when everybody has gone elsewhere."""


class Cluster:
    """What this server says to the others and hears of them."""

    def __init__(self, store: Store, address: str = "", bus: Bus | None = None) -> None:
        self.store = store
        self.clock = RealClock()
        """The time that all servers of the database share."""
        self.address = address
        self.bus = bus
        self.server = secrets.token_hex(4)
        self.rooms: dict[str, Room] = {}
        """Those of the lobby."""
        self.connections: Callable[[], int] = lambda: 0
        self.drain: Callable[[], None] = lambda: None
        """What to do when an operator wishes it."""
        self.latest: Beat | None = None
        self.leaving = False
        """Whether this server hands over what it drives, and takes nothing more."""
        self.takeovers = 0
        """How many tables it has taken over from servers that were gone."""
        self.outages = 0
        self.outage_seconds = 0.0
        """How often, and for how long altogether, it could answer nobody."""
        self._started = self.clock.now()
        self._touched = time.monotonic()
        self._count = 0
        self._task: asyncio.Task[None] | None = None

    async def begin(self, rooms: dict[str, Room]) -> None:
        """Say that this server is there, before it serves any table."""
        self.rooms = rooms
        await self._beat()
        if self.bus is not None:
            self.bus.start(self._heard)
        self._task = asyncio.create_task(self._run())

    async def hand_over(self) -> None:
        """Let others drive every table, from their next beat on. This server still counts as being there, so nobody is
        taken for gone who is only on the way to another one."""
        self.leaving = True
        with contextlib.suppress(StoreFailed):  # others notice it by themselves
            await self.store.leases.hand_over(self.server)

    async def close(self) -> None:
        """Nothing more is heard of this server."""
        if self._task is not None:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task
        if self.bus is not None:
            await self.bus.close()
        with contextlib.suppress(StoreFailed):  # others notice it by themselves
            await self.store.leases.leave(self.server)

    # What tables want to know

    def alive(self, server: str) -> bool:
        """Whether another server has been heard of lately."""
        if server == self.server:
            return True
        return self.store.shared and self.latest is not None and self.latest.alive(server)

    def in_touch(self) -> bool:
        """Whether this server has been heard lately, so that nobody takes its tables from it."""
        return self.since_beat() < STALE_SECONDS

    def since_beat(self) -> float:
        """How many seconds ago this server was last in touch with the database."""
        return time.monotonic() - self._touched

    def servers(self) -> list[Server]:
        """Every server that has been heard of lately."""
        beat = self.latest
        return [] if beat is None else [each for name, each in sorted(beat.others.items()) if self.alive(name)]

    def wrote(self, table: str, n: int) -> None:
        """Others may want to know."""
        if self.bus is not None:
            self.bus.tell(table, n)

    async def hold(self, table: str, written: float, now: float) -> Hold:
        """Who drives a table that is being loaded, whose last row was made at this time: this server if nobody else
        does."""
        if self.leaving:
            return Hold(drives=False)
        lease = (await self.store.leases.take([table], self.server))[table]
        since = written if lease.since is None else max(written, lease.since)
        return Hold(lease.number is not None, lease.number if self.store.shared else None, _lost(since, now))

    async def let_go(self, table: str) -> None:
        """The table leaves memory here."""
        with contextlib.suppress(StoreFailed):  # then it is free when this server is gone
            await self.store.leases.give_back([table], self.server)

    # Beats

    async def _run(self) -> None:
        while True:
            await asyncio.sleep(BEAT_SECONDS)
            try:
                await self._turn()
            except StoreFailed:
                continue  # out of touch: clocks wait
            except Exception:
                log.exception("beat failed")

    async def _turn(self) -> None:
        """One beat, and what follows from it. Rooms may drive their clocks again only when all of it is done."""
        before = self._touched
        self._count += 1
        if not self.store.shared and not (self._plays() and self._count % LONE_BEATS == 0):
            answered = time.monotonic()
        else:
            answered = await self._beat(touch=False)
        gap = answered - before
        if self.store.shared:
            await self._share(gap)
        if gap > OUTAGE_SECONDS:
            log.warning("nobody could be answered", extra={"seconds": round(gap, 1)})
            self.outages += 1
            self.outage_seconds += gap
            for room in self.rooms.values():
                if room.ledger.hold.drives:
                    room.give_back(gap)
        self._touched = answered
        if self.latest is not None and self.latest.others[self.server].wish == DRAIN:
            self.drain()

    async def _beat(self, touch: bool = True) -> float:
        about = Server(
            self.server,
            0.0,
            self._started,
            nightcoach.__version__,
            self.address,
            len(self.rooms),
            self.connections(),
            "",
        )
        beat = self.latest = await self.store.leases.beat(about)
        if self.store.shared:
            self.clock.follow(beat.now, beat.asked, beat.answered)
        if touch:
            self._touched = beat.answered
        return beat.answered

    async def _share(self, gap: float) -> None:
        """What several servers have to settle: who drives what, and who has missed what."""
        rooms = {code: room for code, room in self.rooms.items() if not room.closed}
        if gap > STALE_SECONDS:
            held = await self.store.leases.held(self.server)
            for code, room in rooms.items():
                if room.ledger.hold.drives and held.get(code) != room.ledger.hold.lease:
                    room.yield_to_others()
        followed = [code for code, room in rooms.items() if not (room.ledger.hold.drives or self.leaving)]
        for code, lease in (
            await self.store.leases.take(await self.store.leases.orphans(followed), self.server)
        ).items():
            if lease.number is not None:
                log.info("took over", extra={"table": code})
                self.takeovers += 1
                rooms[code].drive(lease.number, _lost(max(rooms[code].table.at, lease.since or 0.0), self.clock.now()))
        for room in rooms.values():
            if not all([self.alive(server) for server in room.table.present]):
                room.look_up()
        if self.bus is None or not self.bus.up or self._count % LOOK_BEATS == 0:
            for code, n in (await self.store.leases.newest(list(rooms))).items():
                rooms[code].follow(n)

    def _plays(self) -> bool:
        """Whether any clock runs."""
        tables = [room.table for room in self.rooms.values()]
        return any([table.phase == "play" and table.timers.frozen is None for table in tables])

    def _heard(self, table: str, n: int) -> None:
        room = self.rooms.get(table)
        if room is not None:
            room.follow(n)


def _lost(since: float, now: float) -> float:
    """How much a clock gives back that nobody has driven since then."""
    return now - since if now - since > OUTAGE_SECONDS else 0.0
