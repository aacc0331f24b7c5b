"""Maintenance: copying the database, listing what is in it, deleting from it. For commands that run beside a server."""

from __future__ import annotations

import os
import secrets
import sqlite3
import time
from collections.abc import Iterator, Sequence
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from typing import NamedTuple

from sqlalchemy import Connection, func, select
from sqlalchemy import delete as delete_from
from sqlalchemy.exc import SQLAlchemyError

from nightcoach.core.errors import Refused
from nightcoach.store import leases, sqlite
from nightcoach.store.database import connect, parse
from nightcoach.store.errors import StoreFailed, why
from nightcoach.store.schema import log, marks, records

DAY = 86_400.0


class TableInfo(NamedTuple):
    """One table of the log: its code, how many entries it has, and when the first and the last were made."""

    code: str
    entries: int
    first_at: float
    last_at: float


def backup(url: str, target: Path) -> int:
    """Copy the database into a new file, complete and consistent, while a server writes; returns how many tables it
    holds.

    The copy has its name only once it is complete and on the disk. What people have noted for themselves stays out of
    it: that is for nobody else's eyes, and no game needs it.
    """
    path = sqlite.file_of(parse(url))
    if path is None:
        raise StoreFailed(
            "only SQLite databases are copied here; for PostgreSQL use pg_dump --exclude-table-data=marks"
        )
    sqlite.check_file(path, create=False)
    _check_free(target)
    part = target.with_name(f".{target.name}.{secrets.token_hex(4)}.part")
    try:
        os.close(os.open(part, os.O_CREAT | os.O_EXCL | os.O_RDWR, 0o600))
        try:
            count = _copy(path, part)
            sqlite.sync(part)
            _check_free(target)
            part.rename(target)
            sqlite.sync(target.parent)
        finally:
            part.unlink(missing_ok=True)
    except sqlite3.Error as error:
        raise StoreFailed(f"{path} cannot be copied: {why(error)}") from error
    except OSError as error:
        raise StoreFailed(f"{target} cannot be written: {error.strerror}; name another file") from error
    return count


def _check_free(target: Path) -> None:
    if os.path.lexists(target):
        raise StoreFailed(f"{target} exists already and is not overwritten; name a new file")
    if not target.parent.is_dir():
        raise StoreFailed(f"the directory {target.parent} does not exist; make it, or name another file")


def _copy(path: Path, part: Path) -> int:
    with closing(sqlite3.connect(path, timeout=sqlite.PATIENCE)) as source, closing(sqlite3.connect(part)) as copy:
        # All pages in one step, under one lock: a copy in several steps starts over whenever the server writes.
        source.backup(copy)
        # An older server may still use this file, and then there are none.
        if copy.execute("SELECT 1 FROM sqlite_master WHERE name = 'marks'").fetchone():
            copy.execute("PRAGMA secure_delete=ON").fetchall()
            copy.execute("DELETE FROM marks")
            copy.commit()
        # The copy is one file, without a log beside it.
        copy.execute("PRAGMA journal_mode=DELETE").fetchall()
        return int(copy.execute("SELECT count(DISTINCT table_code) FROM log").fetchone()[0])


def tables(url: str) -> list[TableInfo]:
    """Every table of the log; the one that was played last comes last."""
    first, last = func.min(log.c.at), func.max(log.c.at)
    query = select(log.c.table_code, func.count(), first, last).group_by(log.c.table_code)
    engine = connect(url)
    try:
        with engine.connect() as connection:
            return [TableInfo(*row) for row in connection.execute(query.order_by(last, log.c.table_code))]
    except SQLAlchemyError as error:
        raise StoreFailed(why(error)) from error
    finally:
        engine.dispose()


def delete(url: str, codes: Sequence[str]) -> int:
    """Remove these tables completely: all of them or, if one is unknown, none. Returns how many there were.

    A server may run meanwhile, for tables that nobody plays. A server that holds one of them in memory does not notice:
    what it appends next follows nothing, or conflicts with a new table of that code, and it must reload.
    """
    with _erasing(url) as connection:
        for code in set(codes):
            if not _remove(connection, code):
                raise Refused("no_table", f"there is no table {code}; nothing was deleted", {"table": code})
    return len(set(codes))


def delete_older(url: str, days: float, now: float | None = None) -> list[str]:
    """Remove every table whose last entry is older than this many days; returns their codes, oldest first.

    For a running server the same holds as for `delete`.
    """
    if not days >= 0:
        raise StoreFailed(f"{days} is no age; write a number of days from 0 on")
    before = (time.time() if now is None else now) - days * DAY
    last = func.max(log.c.at)
    query = select(log.c.table_code).group_by(log.c.table_code).having(last < before).order_by(last, log.c.table_code)
    with _erasing(url) as connection:
        codes = [str(code) for code in connection.scalars(query)]
        for code in codes:
            _remove(connection, code)
    return codes


def _remove(connection: Connection, code: str) -> bool:
    leases.forget(connection, code)
    connection.execute(delete_from(marks).where(marks.c.table_code == code))
    connection.execute(delete_from(records).where(records.c.table_code == code))
    return connection.execute(delete_from(log).where(log.c.table_code == code)).rowcount > 0


@contextmanager
def _erasing(url: str) -> Iterator[Connection]:
    """A transaction whose deletions are gone from the file too: overwritten, and not kept in the write-ahead log."""
    engine = connect(url, erase=True)
    try:
        with engine.execution_options(writes=True).begin() as connection:
            yield connection
    except SQLAlchemyError as error:
        raise StoreFailed(why(error)) from error
    finally:
        engine.dispose()
    path = sqlite.file_of(engine.url)
    if path is not None:
        # A server that is reading just now keeps the log a little longer; the next checkpoint overwrites it.
        with suppress(sqlite3.Error):
            sqlite.empty_wal(path)
