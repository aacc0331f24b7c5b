"""The store: what a server appends to, reads from, and keeps its own key in."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable, Collection, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from typing import Final, TypeVar

from sqlalchemy import Connection, Engine, bindparam, event, func, insert, select
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from nightcoach.store import postgres, schema, sqlite
from nightcoach.store.database import READERS, connect, parse
from nightcoach.store.errors import StoreFailed, why
from nightcoach.store.file import Claim, Identity
from nightcoach.store.leases import Leases
from nightcoach.store.rows import Dated, Marks
from nightcoach.store.schema import LAST_N, is_code, log, marks, records
from nightcoach.store.writer import Job, Writer

T = TypeVar("T")

PROBE: Final = ("healthz", "." * 4096)
"""What is written to see whether anything can be: a record that belongs to no table."""
PROBE_SECONDS: Final = 1.0
"""Not more often than this; requests in between get the same answer."""

ENTRIES: Final = (
    select(log.c.at, log.c.entry)
    .where(log.c.table_code == bindparam("code"), log.c.n >= bindparam("since"))
    .order_by(log.c.n)
)
EXISTS: Final = select(log.c.n).where(log.c.table_code == bindparam("code")).limit(1)
UNTOUCHED: Final = (
    select(log.c.table_code)
    .group_by(log.c.table_code)
    .having(func.max(log.c.n) == 0)
    .order_by(func.max(log.c.at).desc())
    .limit(20)
)
RECORD: Final = select(records.c.line).where(
    records.c.table_code == bindparam("code"), records.c.number == bindparam("sought")
)
MARKS: Final = select(marks.c.number, marks.c.seat, marks.c.person, marks.c.turn, marks.c.signs).where(
    marks.c.table_code == bindparam("code")
)
SECRET: Final = select(schema.secrets.c.value).where(schema.secrets.c.name == bindparam("sought"))


class Store:
    """An append-only log of every table. Make it with `open`; `close` it at the end."""

    def __init__(self, engine: Engine, claim: Claim | None = None) -> None:
        self.engine = engine
        self.shared = postgres.is_ours(engine.url)
        """Whether other servers may use the same database at the same time."""
        self.leases = Leases(engine)
        self._claim = claim
        path = sqlite.file_of(engine.url)
        self._check_file: Callable[[], None] = (lambda: None) if path is None else Identity(path).check
        # A connection that is opened later must lead to the same file.
        event.listen(engine, "connect", lambda *_: self._check_file())
        self._probe: tuple[float, asyncio.Future[None]] | None = None
        self._writer = Writer(engine, lambda: self._check_file())
        # Threads of its own: no more readers than the pool has connections, so the writer never waits for one.
        self._readers = ThreadPoolExecutor(READERS, "nightcoach-reader")
        self._closed = False

    @classmethod
    def open(cls, url: str, alone: bool = False) -> Store:
        """Open the database, make or migrate it if need be, and start to write.

        An SQLite file is made for its owner alone; its directory too, if the directory above exists. `alone` is how a
        server opens a file: a second one is refused, while commands that do not serve may still use it. A database of
        PostgreSQL is for any number of servers.
        """
        path = sqlite.file_of(parse(url)) if alone else None
        with ExitStack() as undo:
            claim: Claim | None = None
            if path is not None:
                sqlite.check_file(path, create=True)
                claim = Claim(path)
                undo.callback(claim.release)
            engine = connect(url, create=True)
            undo.callback(engine.dispose)
            store = cls(engine, claim)
            undo.pop_all()
        return store

    @property
    def failures(self) -> int:
        """How many batches could not be stored since the store was opened."""
        return self._writer.failures

    async def append(
        self,
        table: str,
        n: int,
        entries: Sequence[bytes],
        records: Mapping[int, str] | None = None,
        unmarked: Collection[int] = (),
        at: float | None = None,
        lease: int | None = None,
    ) -> None:
        """Store the entries n, n+1, … of a table, all or none; return when they would survive a power cut.

        The records of the games that end with them are stored in the same transaction, by their number, and what was
        noted at the seats `unmarked` is forgotten in it. Raises Conflict if one of them is there already, and Deposed
        if they come from the table's clock and the lease under which it is driven is another server's now. If the call
        is cancelled, the entries may or may not be stored.
        """
        if not is_code(table) or n < 0 or n + len(entries) - 1 > LAST_N:
            raise ValueError(f"{table!r} {n}: a code has 1 to {schema.CODE_LENGTH} plain characters, a number 31 bits")
        if entries:
            job = Job(table, n, entries, asyncio.get_running_loop(), records, unmarked, None, at, lease)
            self._writer.put(job)
            await job.future

    async def mark(self, table: str, noted: Marks) -> None:
        """Keep what somebody has noted at a seat, replacing what was noted there before; durable when it returns."""
        job = Job(table, 0, (), asyncio.get_running_loop(), marks=noted)
        self._writer.put(job)
        await job.future

    async def marks(self, table: str) -> list[Marks]:
        """What is noted at the seats of a table."""
        rows = await self._in_thread(lambda c: c.execute(MARKS, {"code": table}).all())
        return [Marks(number, seat, person, turn, bytes(signs).decode()) for number, seat, person, turn, signs in rows]

    async def read(self, table: str, since: int = 0) -> list[bytes]:
        """The entries of a table from `since` on, in order; none if there is no such table."""
        return [entry for _, entry in await self.dated(table, since)]

    async def dated(self, table: str, since: int = 0) -> list[Dated]:
        """The same, each with the time at which it was made."""
        if not is_code(table):
            return []
        asked = {"code": table, "since": since}
        return await self._in_thread(lambda c: [(at, bytes(entry)) for at, entry in c.execute(ENTRIES, asked)])

    async def record(self, table: str, number: int) -> str | None:
        """The record of a game that is over, by its number; the log is not read for it."""
        if not is_code(table) or not 0 <= number <= LAST_N:
            return None
        line = await self._in_thread(lambda c: c.scalar(RECORD, {"code": table, "sought": number}))
        return None if line is None else bytes(line).decode()

    async def exists(self, table: str) -> bool:
        """Whether the table has any entry."""
        if not is_code(table):
            return False
        return await self._in_thread(lambda c: c.scalar(EXISTS, {"code": table}) is not None)

    async def untouched(self) -> list[str]:
        """Tables that have nothing but their first entry, the newest first."""
        return await self._in_thread(lambda c: list(c.scalars(UNTOUCHED)))

    async def check(self) -> None:
        """Refuse unless the file is the one that was opened and a small write becomes durable."""
        self._check_file()
        loop = asyncio.get_running_loop()
        at, probe = self._probe or (0.0, None)
        if probe is None or probe.get_loop() is not loop or (probe.done() and loop.time() - at >= PROBE_SECONDS):
            code, text = PROBE
            job = Job(code, 0, [], loop, {0: text})
            self._writer.put(job)
            self._probe, probe = (loop.time(), job.future), job.future
        await asyncio.shield(probe)  # others may wait for it too

    def secret(self, name: str) -> bytes:
        """The 32 bytes of this name: drawn when first asked for, and the same from then on, for every server."""
        found = self._run(lambda c: c.scalar(SECRET, {"sought": name}))
        if found is None:
            try:
                with self.engine.execution_options(writes=True).begin() as connection:
                    connection.execute(insert(schema.secrets).values(name=name, value=secrets.token_bytes(32)))
            except IntegrityError:
                pass  # another server was faster: its bytes count
            except SQLAlchemyError as error:
                raise StoreFailed(why(error)) from error
            found = self._run(lambda c: c.scalar(SECRET, {"sought": name}))
        return bytes(found or b"")

    def close(self) -> None:
        """Wait until everything queued is stored, then let go of the database. Closing twice does no harm."""
        self._closed = True
        self._writer.close()
        self.leases.close()
        self._readers.shutdown()
        if self._claim is not None:
            self._claim.release()
        self.engine.dispose()

    async def _in_thread(self, work: Callable[[Connection], T]) -> T:
        self._check_open()
        return await asyncio.get_running_loop().run_in_executor(self._readers, self._run, work)

    def _run(self, work: Callable[[Connection], T]) -> T:
        self._check_open()
        self._check_file()
        try:
            with self.engine.connect() as connection:
                return work(connection)
        except SQLAlchemyError as error:
            raise StoreFailed(why(error)) from error

    def _check_open(self) -> None:
        if self._closed:
            raise StoreFailed("the database is closed already; open it again")
