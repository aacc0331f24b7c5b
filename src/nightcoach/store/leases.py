"""Servers and leases: who is alive, and who drives the clock of which table.

One beat of a server keeps all its leases alive, however many tables it has. All ages are told by one clock, the
database's: those of the machines may differ.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Collection, Iterable, Mapping
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Final, NamedTuple, TypeVar

from sqlalchemy import Connection, Engine, delete, insert, select, text, update
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from nightcoach.store import postgres
from nightcoach.store.errors import StoreFailed, why
from nightcoach.store.schema import leases, servers

T = TypeVar("T")

BEAT_SECONDS: Final = 0.4
"""How often a server says that it is there."""
STALE_SECONDS: Final = 1.2
"""After this long without a beat a server counts as gone, and others take its leases."""
FORGOTTEN_SECONDS: Final = 86_400.0
"""How long a server that is gone stays in the list."""
NOBODY: Final = ""

DATABASE_TIME: Final = text("SELECT CAST(extract(epoch FROM clock_timestamp()) AS double precision)")
NEWEST: Final = text(
    "SELECT code, (SELECT max(n) FROM log WHERE table_code = code) FROM unnest(CAST(:codes AS text[])) AS code"
)


class Server(NamedTuple):
    """One server, as its last beat described it."""

    server: str
    beat: float
    """When it was last heard of."""
    started: float
    version: str
    address: str
    tables: int
    connections: int
    wish: str
    """What an operator wants of it."""


class Beat(NamedTuple):
    """What a server has learnt by saying that it is there."""

    now: float
    """What the clock of the database showed …"""
    asked: float
    """… between this moment of our own clock …"""
    answered: float
    """… and this one."""
    others: dict[str, Server]
    """Every server there is, this one among them."""

    def alive(self, server: str) -> bool:
        """Whether somebody has heard of it lately."""
        found = self.others.get(server)
        return found is not None and found.beat > self.now - STALE_SECONDS


class Lease(NamedTuple):
    """Who drives the clock of a table."""

    number: int | None
    """The number under which we do; none if another server does."""
    since: float | None
    """Until when somebody drove it before us, if we took it just now and anybody ever has."""


class Leases:
    """What a server says of itself and hears of others. Made by `Store`, which closes it."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine.execution_options(writes=True)
        self._shared = postgres.is_ours(engine.url)
        # A thread of its own: a beat must not wait for a long log that somebody reads.
        self._thread = ThreadPoolExecutor(1, "nightcoach-beat")

    async def beat(self, about: Server) -> Beat:
        """Say that this server is there; hear who else is, and what time it is."""
        return await self._run(lambda c: self._beat(c, about))

    async def take(self, tables: Iterable[str], server: str) -> dict[str, Lease]:
        """Take the leases of these tables that nobody has, or whose server is gone; those that this server has already
        stay as they are. Whoever is alone with its database gets all."""
        return {table: await self._run(partial(self._take, table, server)) for table in tables}

    async def give_back(self, tables: Collection[str], server: str) -> None:
        """Let others have these; what this server does not have is left alone."""
        given = update(leases).where(leases.c.server == server, leases.c.table_code.in_(tables))
        if tables:
            await self._run(
                lambda c: c.execute(given.values(server=NOBODY, number=leases.c.number + 1, at=self._now(c)))
            )

    async def orphans(self, tables: Collection[str]) -> list[str]:
        """Those of these tables whose clock nobody drives any more; one that was deleted has lost its lease too."""
        if not tables:
            return []

        def find(connection: Connection) -> list[str]:
            joined = leases.join(servers, servers.c.server == leases.c.server)
            there = servers.c.beat > self._now(connection) - STALE_SECONDS
            query = select(leases.c.table_code).select_from(joined).where(leases.c.table_code.in_(tables), there)
            driven = set(connection.scalars(query))
            return [table for table in tables if table not in driven]

        return await self._run(find)

    async def held(self, server: str) -> dict[str, int]:
        """The leases that this server has, with their numbers."""
        query = select(leases.c.table_code, leases.c.number).where(leases.c.server == server)
        return dict(await self._run(lambda c: [(str(code), int(number)) for code, number in c.execute(query)]))

    async def drivers(self) -> dict[str, str]:
        """Which server has the lease of each table, whether that server is still there or not."""
        query = select(leases.c.table_code, leases.c.server).where(leases.c.server != NOBODY)
        return dict(await self._run(lambda c: [(str(code), str(server)) for code, server in c.execute(query)]))

    async def newest(self, tables: Collection[str]) -> dict[str, int]:
        """The number of the last entry of each of these tables. Only where several servers share a database."""
        if not tables or not self._shared:
            return {}
        found = await self._run(lambda c: c.execute(NEWEST, {"codes": list(tables)}).all())
        return {str(code): int(n) for code, n in found if n is not None}

    async def wish(self, server: str, wish: str) -> bool:
        """Ask something of a server; whether there is one of that name."""
        asked = update(servers).where(servers.c.server == server).values(wish=wish)
        return await self._run(lambda c: c.execute(asked).rowcount > 0)

    async def hand_over(self, server: str) -> None:
        """Let others have all leases of this server, at once."""
        await self._run(lambda c: self._hand_over(c, server))

    async def leave(self, server: str) -> None:
        """This server goes for good."""

        def gone(connection: Connection) -> None:
            self._hand_over(connection, server)
            connection.execute(delete(servers).where(servers.c.server == server))

        await self._run(gone)

    def close(self) -> None:
        """Wait for what is under way."""
        self._thread.shutdown()

    async def _run(self, work: Callable[[Connection], T]) -> T:
        def worked() -> T:
            try:
                with self._engine.begin() as connection:
                    return work(connection)
            except SQLAlchemyError as error:
                raise StoreFailed(why(error)) from error

        return await asyncio.get_running_loop().run_in_executor(self._thread, worked)

    def _now(self, connection: Connection) -> float:
        return float(connection.scalar(DATABASE_TIME) or 0.0) if self._shared else time.time()

    def _beat(self, connection: Connection, about: Server) -> Beat:
        asked = time.monotonic()
        now = self._now(connection)
        answered = time.monotonic()
        said: Mapping[str, object] = {**about._asdict(), "beat": now}
        known = {key: value for key, value in said.items() if key not in ("server", "wish")}
        if not connection.execute(update(servers).where(servers.c.server == about.server).values(known)).rowcount:
            connection.execute(insert(servers).values(said))
            connection.execute(delete(servers).where(servers.c.beat < now - FORGOTTEN_SECONDS))
        found = [Server(*row) for row in connection.execute(select(servers))]
        return Beat(now, asked, answered, {each.server: each for each in found})

    def _hand_over(self, connection: Connection, server: str) -> None:
        given = update(leases).where(leases.c.server == server)
        connection.execute(given.values(server=NOBODY, number=leases.c.number + 1, at=self._now(connection)))

    def _take(self, table: str, server: str, connection: Connection) -> Lease:
        now = self._now(connection)
        query = select(leases).where(leases.c.table_code == table).with_for_update()
        row = connection.execute(query).one_or_none()
        if row is None:
            try:
                with connection.begin_nested():
                    connection.execute(insert(leases).values(table_code=table, server=server, number=1, at=now))
            except IntegrityError:
                return Lease(None, None)  # another server was faster
            return Lease(1, None)
        if row.server == server:
            return Lease(row.number, None)
        beat = connection.scalar(select(servers.c.beat).where(servers.c.server == row.server))
        if self._shared and beat is not None and beat > now - STALE_SECONDS:
            return Lease(None, None)
        mine = update(leases).where(leases.c.table_code == table)
        connection.execute(mine.values(server=server, number=row.number + 1, at=now))
        return Lease(row.number + 1, max(row.at, beat or row.at))


def current(connection: Connection, tables: Collection[str]) -> dict[str, int]:
    """The numbers of the leases of these tables, which nobody can take before the transaction is over."""
    query = select(leases.c.table_code, leases.c.number).where(leases.c.table_code.in_(tables))
    return {code: number for code, number in connection.execute(query.with_for_update(read=True))}


def forget(connection: Connection, table: str) -> None:
    """A table is deleted."""
    connection.execute(delete(leases).where(leases.c.table_code == table))
