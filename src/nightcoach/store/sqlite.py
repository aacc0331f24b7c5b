"""All that is SQLite's own: its file, its pragmas, how it begins a transaction."""

from __future__ import annotations

import os
import sqlite3
import time
from pathlib import Path
from typing import Any, Final

from sqlalchemy import URL, Connection, Engine, event

from nightcoach.store.errors import READ_ONLY, StoreFailed

PATIENCE: Final = 5.0
"""How many seconds a connection waits for another program's lock."""

CHECKPOINT: Final = 8000
"""After this many pages the write-ahead log is moved into the database: a page that changes often then moves only
once."""


def file_of(url: URL) -> Path | None:
    """The file of an SQLite database; None if the URL names another kind of database."""
    if url.get_backend_name() != "sqlite":
        return None
    if url.database is None or url.database in ("", ":memory:") or url.database.startswith("file:"):
        raise StoreFailed(f"{url} names no file; write sqlite:///nightcoach.db or sqlite:////an/absolute/path.db")
    return Path(url.database)


def check_file(path: Path, create: bool) -> None:
    """Check that the file exists and can be written, or create it, readable by its owner only."""
    try:
        if create:
            _create(path)
        if path.is_dir():
            raise StoreFailed(f"{path} is a directory; name a file in it")
        if not path.exists():
            raise StoreFailed(f"there is no database {path}; name the file that the server uses")
        mode = path.stat().st_mode
        # Root may write anything, but a read-only file is meant to stay as it is.
        if not mode & 0o222 or not os.access(path, os.W_OK) or not os.access(path.parent, os.W_OK):
            raise StoreFailed(f"{path}: {READ_ONLY}")
        if mode & 0o007:
            path.chmod(mode & 0o770)
    except OSError as error:
        raise StoreFailed(f"{path} cannot be opened: {error.strerror}; name another file or repair this one") from None


def _create(path: Path) -> None:
    folder = path.parent
    if not folder.exists():
        if not folder.parent.is_dir():
            raise StoreFailed(f"the directory {folder} does not exist; make it, or name another file")
        folder.mkdir(mode=0o700)
        sync(folder.parent)
    if not path.exists():
        # SQLite gives its -wal and -shm files the mode of the database.
        os.close(os.open(path, os.O_CREAT | os.O_RDWR, 0o600))
        sync(folder)


def sync(path: Path) -> None:
    """Make a file, or the names in a directory, durable."""
    handle = os.open(path, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)


def use_wal(path: Path) -> None:
    """Switch the file to write-ahead logging, so that readers and the writer do not wait for each other."""
    connection = sqlite3.connect(path, timeout=PATIENCE)
    deadline = time.monotonic() + PATIENCE
    try:
        while True:
            try:
                connection.execute("PRAGMA journal_mode=WAL")
                return
            except sqlite3.OperationalError as error:
                # This one statement does not wait by itself while another program opens the file too.
                if error.sqlite_errorname != "SQLITE_BUSY" or time.monotonic() > deadline:
                    raise
                time.sleep(0.01)
    finally:
        connection.close()


def settle(engine: Engine, erase: bool) -> None:
    """Durable commits and true transactions: Python's own would begin late, and break savepoints.

    `erase` overwrites everything that is deleted with zeros; else that is done where it costs no writing, so that what
    people had noted for themselves does not stay behind.
    """
    pragmas = [
        f"busy_timeout={int(PATIENCE * 1000)}",
        "synchronous=FULL",
        f"wal_autocheckpoint={CHECKPOINT}",
        f"secure_delete={'ON' if erase else 'FAST'}",
    ]

    @event.listens_for(engine, "connect")
    def connected(connection: Any, _record: object) -> None:
        connection.isolation_level = None
        for pragma in pragmas:
            connection.execute(f"PRAGMA {pragma}").close()

    @event.listens_for(engine, "begin")
    def begun(connection: Connection) -> None:
        # A transaction that takes the lock only at its first write fails at once where this one waits its turn.
        writes = connection.get_execution_options().get("writes", False)
        connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")


def empty_wal(path: Path) -> None:
    """Move the write-ahead log into the database and cut it to nothing, if no reader holds it."""
    connection = sqlite3.connect(path, timeout=PATIENCE)
    try:
        connection.execute("PRAGMA synchronous=FULL")
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchall()
    finally:
        connection.close()
