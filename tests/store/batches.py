"""Makes the writer take what a test wants in one batch, counts what it commits, and breaks the disk under it."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path

from sqlalchemy import event

from nightcoach.store import Store

FAULTS = {
    "full": ("max_page_count=1", "max_page_count=1000000", "the disk is full"),
    "read-only": ("query_only=ON", "query_only=OFF", "the database is read-only"),
}
"""What breaks writing, what mends it, and what is said then."""


class Counts:
    """How many transactions were committed and rolled back."""

    commits = 0
    rollbacks = 0


def count(store: Store) -> Counts:
    counts = Counts()

    @event.listens_for(store.engine, "commit")
    def committed(_: object) -> None:
        counts.commits += 1

    @event.listens_for(store.engine, "rollback")
    def rolled_back(_: object) -> None:
        counts.rollbacks += 1

    return counts


@contextmanager
def locked(path: Path) -> Iterator[None]:
    """Another program that is writing: the writer waits for it."""
    other = sqlite3.connect(path, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    try:
        yield
    finally:
        other.execute("ROLLBACK")
        other.close()


@asynccontextmanager
async def one_batch(store: Store, path: Path) -> AsyncIterator[None]:
    """Whatever is appended inside is one batch: the writer is held up with a batch before it (table FIRST)."""
    with locked(path):
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
