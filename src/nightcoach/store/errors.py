"""What can go wrong with a database, in sentences that say what would be right."""

from __future__ import annotations

from typing import Final

from sqlalchemy.exc import DBAPIError

from nightcoach.core.errors import Refused


class StoreFailed(Refused):
    """The database could not do it: nothing was stored, and `why` says what is wrong."""

    def __init__(self, why: str) -> None:
        super().__init__("store", why, {"why": why})

    def __reduce__(self) -> tuple[object, tuple[str]]:  # type: ignore[override]  # made of its sentence alone
        return type(self), (self.message,)


class Conflict(Exception):
    """One of these entries was already there: somebody else has appended to the table since it was read."""

    def __init__(self, table: str, n: int) -> None:
        super().__init__(f"table {table} already has an entry {n} or a later one")
        self.table = table
        self.n = n

    def __reduce__(self) -> tuple[object, tuple[str, int]]:
        return type(self), (self.table, self.n)


class Deposed(Exception):
    """Another server drives the clock of this table now: what ours would have done is not stored."""

    def __init__(self, table: str) -> None:
        super().__init__(f"another server drives the clock of table {table}")
        self.table = table

    def __reduce__(self) -> tuple[object, tuple[str]]:
        return type(self), (self.table,)


FULL: Final = "the disk is full; make room on it, and moves are stored again"
READ_ONLY: Final = "the database is read-only; give the server the right to write it and its directory"
BUSY: Final = "another program has kept the database locked for too long; end that program or wait for it"
DAMAGED: Final = "the database file is damaged; restore it from a backup"
NO_DATABASE: Final = "the file is not a database; name another file, or move this one away"
NO_FILE: Final = "the database file cannot be opened; its directory must exist and be writable"
NO_DISK: Final = "the disk does not work, or a limit on file sizes is reached; look at the system's log"
GONE: Final = "the database file was deleted, moved or replaced; put it back, or restart the server"
NO_SERVER: Final = "the database server cannot be reached; start it, or correct the URL"

SENTENCES: Final = {
    "SQLITE_FULL": FULL,
    "SQLITE_READONLY": READ_ONLY,
    "SQLITE_PERM": READ_ONLY,
    "SQLITE_BUSY": BUSY,
    "SQLITE_LOCKED": BUSY,
    "SQLITE_CORRUPT": DAMAGED,
    "SQLITE_NOTADB": NO_DATABASE,
    "SQLITE_CANTOPEN": NO_FILE,
    "SQLITE_IOERR": NO_DISK,
    "53100": FULL,
    "25006": READ_ONLY,
    "55P03": BUSY,
    "58030": NO_DISK,
    "XX001": DAMAGED,
    "08": NO_SERVER,
    "57P": NO_SERVER,
}
"""How the drivers' codes begin: names of SQLite, SQLSTATEs of PostgreSQL."""


def why(error: BaseException) -> str:
    """The sentence for an error of a driver or of SQLAlchemy; what the driver said follows in brackets."""
    driver = error.orig if isinstance(error, DBAPIError) and error.orig is not None else error
    code = str(getattr(driver, "sqlite_errorname", None) or getattr(driver, "sqlstate", None) or "")
    if not code and type(driver).__module__.startswith("psycopg"):
        code = "08"  # an error without a code comes from no server: there was no answer
    for begin, sentence in SENTENCES.items():
        if code.startswith(begin):
            return f"{sentence} ({driver})"
    return f"the database has refused: {driver}"
