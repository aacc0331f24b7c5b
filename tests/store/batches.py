"""Makes the writer take what a test wants in one batch, counts what it commits, and breaks the disk under it."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager

from sqlalchemy import event, select

from nightcoach.store import Store
from nightcoach.store.schema import log

FAULTS = {
    "full": ("max_page_count=1", "max_page_count=1000000", "the disk is full"),
    "read-only": ("query_only=ON", "query_only=OFF", "the database is read-only"),
}
"""What breaks writing, what mends it, and what is said then."""


class Counts:
    """How many transactions were committed."""

    def __init__(self, store: Store) -> None:
        self._writer = store._writer
        self._before = self._writer.appends
        self._others = 0

        @event.listens_for(store.engine, "commit")
        def committed(_: object) -> None:
            self._others += 1

    @property
    def commits(self) -> int:
        return self._others + self._writer.appends - self._before


def count(store: Store) -> Counts:
    return Counts(store)


@contextmanager
def locked(store: Store) -> Iterator[None]:
    """Another program that is writing: the writer waits for it."""
    with store.engine.execution_options(writes=True).connect() as other, other.begin() as transaction:
        if other.dialect.name == "postgresql":  # where two that write wait for each other only in the same row
            other.exec_driver_sql("LOCK TABLE log IN EXCLUSIVE MODE")
        yield
        transaction.rollback()


def rows(store: Store) -> list[tuple[str, int, bytes]]:
    """All that the log has, as another connection sees it."""
    with store.engine.connect() as other:
        found = other.execute(select(log.c.table_code, log.c.n, log.c.entry).order_by(log.c.table_code, log.c.n))
        return [(code, n, bytes(entry)) for code, n, entry in found]


@asynccontextmanager
async def one_batch(store: Store) -> AsyncIterator[None]:
    """Whatever is appended inside is one batch: the writer is held up with a batch before it (table FIRST)."""
    with locked(store):
        first = asyncio.ensure_future(store.append("FIRST", 0, [b"first"]))
        await asyncio.sleep(0)
        while not store._writer.idle():
            await asyncio.sleep(0.001)
        yield
        for _ in range(3):  # the tasks of the test reach the queue
            await asyncio.sleep(0)
    await first


@contextmanager
def pragma(store: Store, broken: str, whole: str) -> Iterator[None]:
    """Every transaction inside has a pragma that breaks writing."""
    now = [broken]

    @event.listens_for(store.engine, "checkout")
    def taken(connection: sqlite3.Connection, *_: object) -> None:
        connection.execute(f"PRAGMA {now[0]}").close()

    yield
    now[0] = whole
