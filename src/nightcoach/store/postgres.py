"""All that is PostgreSQL's own: how a connection is made and kept, and that one server at a time uses a database."""

from __future__ import annotations

from typing import Any, Final

from sqlalchemy import URL, Connection, Engine, event, text
from sqlalchemy.exc import DBAPIError

from nightcoach.store.errors import StoreFailed, why

DRIVER: Final = "postgresql+psycopg"
NAMES: Final = ("postgres", "postgresql")
"""How people write it; both mean the driver that we use."""
PATIENCE: Final = 5
"""How many seconds a connection is waited for, and a lock of another program."""

LOCKED: Final = "55P03"
"""The code of an error: somebody else has had the lock for too long."""

MIGRATION: Final = 0x6E69676874_00
SERVING: Final = 0x6E69676874_01
"""Our advisory locks. Their numbers are ours alone: “night” in letters, and which of ours."""


def is_ours(url: URL) -> bool:
    """Whether the URL names a database of PostgreSQL."""
    return url.get_backend_name() == "postgresql"


def with_driver(url: URL) -> URL:
    """The same URL with the driver that we use, unless it names one itself."""
    return url.set(drivername=DRIVER) if url.drivername in NAMES else url


def arguments() -> dict[str, Any]:
    """What every connection is made with. A cable that was cut is noticed after half a minute at most, not after two
    hours, as the system would have it."""
    return {
        "connect_timeout": PATIENCE,
        "application_name": "nightcoach",
        "keepalives_idle": 10,
        "keepalives_interval": 5,
        "keepalives_count": 3,
        "tcp_user_timeout": 30_000,
    }


def settle(engine: Engine) -> None:
    """Durable commits, whatever this database is set to, and no waiting for ever for somebody else's lock."""

    @event.listens_for(engine, "connect")
    def connected(connection: Any, _record: object) -> None:
        with connection.cursor() as cursor:
            settings = {name: cursor.execute(f"SHOW {name}").fetchone()[0] for name in ("fsync", "synchronous_commit")}
            if settings["fsync"] == "off":
                raise StoreFailed(
                    "this PostgreSQL says that rows are stored before they are on the disk; set fsync = on"
                )
            if settings["synchronous_commit"] == "off":
                cursor.execute("SET synchronous_commit = on")
            cursor.execute(f"SET lock_timeout = '{PATIENCE}s'")
        connection.commit()


def alone(connection: Connection) -> None:
    """Wait until nobody else migrates this database; until the transaction ends nobody else can."""
    connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": MIGRATION})


class Claim:
    """This process alone serves from the database, until it lets go or dies, however it dies.

    If its connection is cut, another server may come; then the key of the log decides which of them appends.
    """

    def __init__(self, engine: Engine) -> None:
        self._connection = engine.connect().execution_options(isolation_level="AUTOCOMMIT")
        try:
            # A server that has just died may hold it for a moment longer; `settle` says how long that is waited for.
            self._connection.execute(text("SELECT pg_advisory_lock(:lock)"), {"lock": SERVING})
        except DBAPIError as error:
            self.release()
            if getattr(error.orig, "sqlstate", "") != LOCKED:
                raise StoreFailed(why(error)) from error
            raise StoreFailed(
                f"another server uses {engine.url.render_as_string()} already; stop it first, or name another database"
            ) from None

    def release(self) -> None:
        """Let another server have it. Releasing twice does no harm."""
        if not self._connection.closed:
            self._connection.invalidate()  # closed for good: back in the pool it would keep the lock
            self._connection.close()
