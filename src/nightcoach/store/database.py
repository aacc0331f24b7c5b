"""Opening a database: the right kind, at the right revision, migrated if need be."""

from __future__ import annotations

import sqlite3
from typing import Final

from sqlalchemy import URL, Connection, Engine, create_engine, insert, inspect, make_url, text
from sqlalchemy.exc import ArgumentError, SQLAlchemyError

from nightcoach.store import postgres, sqlite
from nightcoach.store.errors import StoreFailed, why
from nightcoach.store.schema import HEAD, REVISIONS, metadata, versions

READERS: Final = 4
"""How many threads read at the same time; each holds one connection, the writer, the caller and the beat of a server
one more each."""


def parse(url: str) -> URL:
    """The parts of a URL of a database."""
    try:
        return postgres.with_driver(make_url(url))
    except ArgumentError:
        # The text is not repeated: it may hold a password.
        raise StoreFailed(
            "this is not a URL of a database; write one like sqlite:///nightcoach.db or postgresql://host/nightcoach"
        ) from None


def connect(url: str, create: bool = False, erase: bool = False) -> Engine:
    """An engine for a database at our revision. `create` makes what is missing, `erase` zeroes what is deleted."""
    parsed = parse(url)
    path = sqlite.file_of(parsed)
    if path is not None:
        sqlite.check_file(path, create)
    engine = _engine(parsed)
    if path is not None:
        sqlite.settle(engine, erase)
    if postgres.is_ours(parsed):
        postgres.settle(engine)
    try:
        current = _is_current(engine, create or path is not None)
        if path is not None:
            sqlite.use_wal(path)
        if not current:
            _migrate(engine)
    except (SQLAlchemyError, sqlite3.Error) as error:
        engine.dispose()
        raise StoreFailed(f"{parsed.render_as_string()}: {why(error)}") from error
    except BaseException:
        engine.dispose()
        raise
    return engine


def _engine(parsed: URL) -> Engine:
    ours = postgres.is_ours(parsed)
    try:
        # A database on a server may have restarted since a connection was last used; the pool asks before it lends one.
        return create_engine(
            parsed,
            pool_size=READERS + 3,
            pool_pre_ping=ours,
            connect_args=postgres.arguments() if ours else {},
        )
    except ModuleNotFoundError:
        if not ours:
            raise StoreFailed(
                f"there is no driver for {parsed.drivername} here; write sqlite:///nightcoach.db"
            ) from None
        raise StoreFailed(
            "PostgreSQL needs its driver here: pip install 'nightcoach[postgres]'; or write sqlite:///nightcoach.db"
        ) from None
    except (SQLAlchemyError, ImportError) as error:
        raise StoreFailed(
            f"{parsed.drivername} cannot be used here: {error}; write sqlite:///nightcoach.db or postgresql://host/name"
        ) from None


def _is_current(engine: Engine, create: bool) -> bool:
    with engine.connect() as connection:
        found = _revision(connection)
        if found is None and not create:
            where = engine.url.render_as_string()
            raise StoreFailed(f"{where} is empty: no server has used it yet; name the database that the server uses")
        return found == HEAD


def _revision(connection: Connection) -> str | None:
    """The revision of a database that we may use; None if it is empty."""
    where = connection.engine.url.render_as_string()
    if not inspect(connection).has_table("alembic_version"):
        if inspect(connection).get_table_names():
            raise StoreFailed(f"{where} is a database of another program; name one of Nightcoach's, or a new one")
        return None
    found = connection.execute(text("SELECT version_num FROM alembic_version")).scalars().all()
    for revision in found:
        if revision not in REVISIONS:
            raise StoreFailed(
                f"{where} has revision {revision}, and this Nightcoach knows revisions up to {HEAD} only; "
                "use the newer Nightcoach that wrote it, or restore a backup"
            )
    return str(found[0]) if found else None


def _migrate(engine: Engine) -> None:
    with engine.execution_options(writes=True).begin() as connection:
        if postgres.is_ours(engine.url):
            postgres.alone(connection)
        # Another server may have migrated while this one waited for its turn.
        revision = _revision(connection)
        if revision is None:
            metadata.create_all(connection)
            versions.create(connection, checkfirst=True)
            connection.execute(insert(versions).values(version_num=HEAD))
        elif revision != HEAD:
            # Alembic takes longer to import than everything else to start, and is seldom needed.
            from nightcoach.store.migrations import upgrade

            upgrade(connection)
