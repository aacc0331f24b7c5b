"""How a table is written and followed: rows are durable before they are true, and rows of other servers are folded like
one's own."""

from __future__ import annotations

from collections.abc import Callable

from nightcoach.table.inbox import Gone
from nightcoach.table.log import entries as e
from nightcoach.table.log import fold, marks
from nightcoach.table.log.budget import Rows
from nightcoach.table.log.table import Table
from nightcoach.table.peers import Alone, Log, Peers
from nightcoach.table.presence import Presence
from nightcoach.table.time import due
from nightcoach.table.time.clock import Clock


class Overtaken(Exception):
    """Another server has appended first: its rows are folded now, and everything must be decided again."""


class Hold:
    """Whether this server drives the clock of a table. Others may take that from it."""

    def __init__(self, drives: bool = True, lease: int | None = None, lost: float = 0.0) -> None:
        self.drives = drives
        self.lease = lease
        """The number of the lease under which it does; none if there can be no other server."""
        self.lost = lost
        """For how many seconds nobody could be answered: the clock gives them back."""

    def shared(self) -> bool:
        """Whether other servers may have the same table."""
        return self.lease is not None or not self.drives


class Ledger:
    """The rows of one table: appends ours, folds everybody's."""

    def __init__(
        self,
        table: Table,
        log: Log,
        clock: Clock,
        rows: Rows | None,
        peers: Peers | None,
        hold: Hold | None,
        over: Callable[[int], None],
    ) -> None:
        self.table = table
        self.log = log
        self.clock = clock
        self.rows = rows or Rows(now=clock.now())
        self.peers = peers or Alone()
        self.hold = hold or Hold()
        self.over = over
        """Called with the number of its moves when a game is over."""
        self.presence = Presence(table, self.peers.server, clock.now())

    def now(self) -> float:
        """The time of the table: never before its last row, whichever server made it."""
        return max(self.clock.now(), self.table.at)

    async def append(self, step: e.Step, driven: bool) -> None:
        """Durable first, then true. `driven` is what the clock does: only who holds the lease may. Raises Conflict if
        another server was faster, Deposed if another one drives the clock now."""
        table, at = self.table, self.now()
        lease = self.hold.lease if driven else None
        if lease is not None:
            step = e.Step(step.entries, lease=lease)
        written, records, unmarked = e.write_step(step), e.records_in(step), marks.given_up(table, step)
        await self.log.append(table.code, table.n, [written], records, unmarked, at, lease)
        self.rows.spend(step, at)
        self._fold(step, at, written)
        self.peers.wrote(table.code, table.n - 1)
        if isinstance(step.entries[-1], e.Recorded):
            self.over(len(table.recording.moves) if table.recording else 0)

    async def catch_up(self, told: Callable[[e.Step], None]) -> None:
        """Fold what other servers have appended, one row after the other, as they have. Raises Gone if it cannot be
        read here."""
        rows = await self.log.dated(self.table.code, self.table.n)
        for at, row in rows:
            try:
                step = e.read_step(row)
            except e.Unreadable:
                raise Gone from None  # a newer server has written it
            self.rows.add(step)
            self._fold(step, at, row)
            told(step)

    def due(self, now: float) -> tuple[tuple[e.AnyEntry, ...], bool, float | None]:
        """What is to be written now, and whether it is the clock's doing; if nothing is, when something will be."""
        news, later = self.presence.news(now)
        if news:
            return news, False, None
        first = None
        if self.hold.drives:
            entries = self._made_up() or self.rows.end(self.table.phase)
            if not entries:
                entries, first = due.act(self.table, now)
            if entries:
                return entries, True, None
        return (), False, min([at for at in (first, later) if at is not None], default=None)

    def ends(self) -> bool:
        """Whether the game is over, and its result still to come: the two are told together."""
        return self.table.phase == "over" and self.table.result is None

    def _made_up(self) -> tuple[e.AnyEntry, ...]:
        """What whoever drives the clock makes up for: servers that are gone have taken their people with them, and
        nobody is late for what no server could hear."""
        if self.table.phase != "play":
            self.hold.lost = 0.0
        gone = [e.ServerLost(server) for server in self.table.present if not self.peers.alive(server)]
        return (*gone, e.Resumed(self.hold.lost)) if self.hold.lost else tuple(gone)

    def _fold(self, step: e.Step, at: float, written: bytes) -> None:
        fold.row(self.table, step, at, written)
        for entry in step.entries:
            if isinstance(entry, e.Resumed):
                self.hold.lost = 0.0
            elif isinstance(entry, e.Here) and entry.server == self.peers.server:
                self.presence.written(at)
