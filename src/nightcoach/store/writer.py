"""One thread writes for all: what waits at the same time goes to the disk in one transaction."""

from __future__ import annotations

import asyncio
import queue
import threading
import time
from collections.abc import Callable, Collection, Mapping, Sequence
from contextlib import closing, suppress
from typing import Any, Final, TypeAlias

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import DBAPIError, IntegrityError

from nightcoach.store import leases
from nightcoach.store.errors import Conflict, Deposed, StoreFailed, why
from nightcoach.store.rows import Marks, Row, RowWriter, drop_marks, rows_of, write_marks, write_record

BATCH: Final = 512
"""The most jobs in one transaction: the first of them should not wait for ever."""

GATHER: Final = 0.002
"""How many seconds it waits for more when the batch before had several jobs: a transaction costs the processor as much
as some rows. Nobody waits for that while one person plays after the other."""

Ended: TypeAlias = "tuple[asyncio.Future[None], Exception | None]"


AT_FIRST, AT_MOST = 0.05, 1.0
"""Seconds between two tries to find out whether something was stored."""


class Unanswered(Exception):
    """The database was asked to commit, and nobody knows whether it has."""


class Job:
    """Entries of one table that are stored together or not at all, and who waits for it."""

    __slots__ = ("future", "lease", "loop", "marks", "n", "records", "rows", "table", "unmarked")

    def __init__(
        self,
        table: str,
        n: int,
        entries: Sequence[bytes],
        loop: asyncio.AbstractEventLoop,
        records: Mapping[int, str] | None = None,
        unmarked: Collection[int] = (),
        marks: Marks | None = None,
        at: float | None = None,
        lease: int | None = None,
    ) -> None:
        at = time.time() if at is None else at
        self.table = table
        self.lease = lease
        """Stored only while this is the number of the table's lease."""
        self.n = n
        self.rows: list[Row] = [(table, n + i, at, entry) for i, entry in enumerate(entries)]
        self.records = records or {}
        self.unmarked = unmarked
        self.marks = marks
        self.loop = loop
        self.future: asyncio.Future[None] = loop.create_future()

    def alone(self) -> bool:
        """Whether it is rows and nothing else, which no lease has to allow."""
        return bool(self.rows) and self.lease is None and not (self.records or self.unmarked or self.marks)


class Writer:
    """The thread that writes, and the queue before it."""

    def __init__(self, engine: Engine, check: Callable[[], None] = lambda: None) -> None:
        self.failures = 0
        self.appends = 0
        """How many transactions held rows alone."""
        self._check = check
        """Raises if what is committed now would be lost."""
        self._engine = engine.execution_options(writes=True)
        self._writer = RowWriter(engine.dialect)
        self._queue: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self._closing = threading.Lock()
        self._closed = False
        self._stopping = threading.Event()
        # A daemon: a program that forgets to close must still end, and loses nothing that was acknowledged.
        self._worker = threading.Thread(target=self._run, name="nightcoach-writer", daemon=True)
        self._worker.start()

    def put(self, job: Job) -> None:
        """Queue a job; its future ends when the job is on the disk, or has failed."""
        with self._closing:
            if self._closed:
                raise StoreFailed("the database is closed already; open it again")
            self._queue.put(job)

    def idle(self) -> bool:
        """Whether nothing waits in the queue; a batch may still be under way."""
        return self._queue.empty()

    def close(self) -> None:
        """Write what is queued, then stop."""
        with self._closing:
            if not self._closed:
                self._closed = True
                self._stopping.set()
                self._queue.put(None)
        self._worker.join()

    def _run(self) -> None:
        open_, several = True, False
        while open_:
            jobs: list[Job] = []
            job = self._queue.get()
            if several and job is not None:
                time.sleep(GATHER)
            with suppress(queue.Empty):
                while job is not None:
                    jobs.append(job)
                    if len(jobs) == BATCH:
                        break
                    job = self._queue.get_nowait()
            open_, several = job is not None, len(jobs) > 1
            if jobs:
                _tell(jobs, self._store(jobs))

    def _store(self, jobs: list[Job]) -> list[Exception | None]:
        """Store a batch; what became of each job."""
        try:
            try:
                if all([job.alone() for job in jobs]):
                    return self._append(jobs)
                return self._commit(jobs, alone=False)
            except IntegrityError:
                # Conflicts are rare, so hope pays: only now each job gets a savepoint of its own.
                return self._commit(jobs, alone=True)
        except Unanswered:
            return self._find_out(jobs)
        except Exception as error:
            # Whatever it was, the thread must live: the disk may have room again for the next batch.
            return self._fail(jobs, error)

    def _append(self, jobs: list[Job]) -> list[Exception | None]:
        """Rows alone, like nearly everything that is stored: one transaction past SQLAlchemy, which would take longer
        for it than the database. Its pool, its statements and its errors are used all the same."""
        dialect, asked = self._engine.dialect, False
        with closing(self._engine.raw_connection()) as pooled:
            driver: Any = pooled.driver_connection
            try:
                if dialect.name == "sqlite":
                    driver.execute("BEGIN IMMEDIATE")
                self._writer.append(driver, [row for job in jobs for row in job.rows])
                self._check()
                asked = True
                driver.commit()
            except dialect.loaded_dbapi.IntegrityError as error:
                raise IntegrityError(None, None, error) from error
            except dialect.loaded_dbapi.Error as error:
                if dialect.is_disconnect(error, driver, None):
                    pooled.invalidate(error)
                    if asked:
                        raise Unanswered from error
                raise
        self.appends += 1
        return [None] * len(jobs)

    def _commit(self, jobs: list[Job], alone: bool, again: bool = False) -> list[Exception | None]:
        """One transaction for all jobs, each of them in a savepoint of its own or not."""
        ends: list[Exception | None] = [None] * len(jobs)
        with self._engine.connect() as connection:
            transaction = connection.begin()
            late = self._late(connection, jobs)
            if alone:
                ends = [Deposed(j.table) if j in late else self._store_alone(connection, j, again) for j in jobs]
            elif late:
                ends = [Deposed(job.table) if job in late else None for job in jobs]
                self._write(connection, [job for job in jobs if job not in late])
            else:
                self._write(connection, jobs)
            self._check()
            try:
                transaction.commit()
            except DBAPIError as error:
                if error.connection_invalidated:
                    raise Unanswered from error
                raise
        return ends

    def _late(self, connection: Connection, jobs: list[Job]) -> list[Job]:
        """The jobs whose lease another server has taken meanwhile. Until the transaction is over nobody can."""
        driven = [job for job in jobs if job.lease is not None]
        numbers = leases.current(connection, {job.table for job in driven}) if driven else {}
        return [job for job in driven if numbers.get(job.table) != job.lease]

    def _find_out(self, jobs: list[Job]) -> list[Exception | None]:
        """The database was asked to commit, and the connection broke before it answered: the rows may be there or not,
        or may be on their way. Nobody is told anything before that is known. They are written once more, which waits
        for whatever is on its way; what is found there already, as we wrote it, is stored."""
        pause = AT_FIRST
        while True:
            try:
                return self._commit(jobs, alone=True, again=True)
            except Exception as error:
                if self._closed:
                    return self._fail(jobs, error)
            self._stopping.wait(pause)
            pause = min(2 * pause, AT_MOST)

    def _fail(self, jobs: list[Job], error: Exception) -> list[Exception | None]:
        self.failures += 1
        sentence = error.message if isinstance(error, StoreFailed) else why(error)
        return [StoreFailed(sentence) for _ in jobs]

    def _write(self, connection: Connection, jobs: list[Job]) -> None:
        self._writer.write(connection, [row for job in jobs for row in job.rows])
        for job in jobs:
            for number, line in job.records.items():
                write_record(connection, job.table, number, line.encode())
            drop_marks(connection, job.table, job.unmarked)
            if job.marks is not None:
                write_marks(connection, job.table, job.marks)

    def _store_alone(self, connection: Connection, job: Job, again: bool) -> Conflict | None:
        try:
            with connection.begin_nested():
                self._write(connection, [job])
        except IntegrityError:
            stored = again and rows_of(connection, job.table, job.n, len(job.rows)) == job.rows
            return None if stored else Conflict(job.table, job.n)
        return None


def _tell(jobs: list[Job], ends: list[Exception | None]) -> None:
    """Tell everybody who waits, waking each event loop once."""
    by_loop: dict[asyncio.AbstractEventLoop, list[Ended]] = {}
    for job, end in zip(jobs, ends, strict=True):
        by_loop.setdefault(job.loop, []).append((job.future, end))
    for loop, ended in by_loop.items():
        # A loop that was closed meanwhile has nobody left who waits.
        with suppress(RuntimeError):
            loop.call_soon_threadsafe(_end, ended)


def _end(ended: list[Ended]) -> None:
    for future, error in ended:
        if future.done():
            continue  # the waiter was cancelled; its entries are stored all the same
        if error is None:
            future.set_result(None)
        else:
            future.set_exception(error)
