"""All that is PostgreSQL's own: how a connection is made and kept."""

from __future__ import annotations

from typing import Any, Final

from sqlalchemy import URL, Connection, Engine, event, text

from nightcoach.store.errors import StoreFailed

DRIVER: Final = "postgresql+psycopg"
NAMES: Final = ("postgres", "postgresql")
"""How people write it; both mean the driver that we use."""
PATIENCE: Final = 5
"""How many seconds a connection is waited for, and a lock of another program."""

MIGRATION: Final = 0x6E69676874_00
"""Our advisory lock. Its number is ours alone: “night” in letters."""


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
