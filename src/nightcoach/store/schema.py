"""The tables of the database. A change here needs a new script in `migrations/versions` and its name in REVISIONS.

A new database is made from here; a test compares it with one that has gone through all scripts.
"""

from __future__ import annotations

from typing import Final

from sqlalchemy import Column, Float, Integer, LargeBinary, MetaData, PrimaryKeyConstraint, String, Table

REVISIONS: Final = ("0001", "0002", "0003", "0004")
"""All revisions this program knows, oldest first: so that a current database opens without importing Alembic."""

HEAD: Final = REVISIONS[-1]
CODE_LENGTH: Final = 16
LAST_N: Final = 2**31 - 1

metadata = MetaData()

log = Table(
    "log",
    metadata,
    Column("table_code", String(CODE_LENGTH), primary_key=True),
    Column("n", Integer, primary_key=True, autoincrement=False),
    Column("at", Float, nullable=False),
    Column("entry", LargeBinary, nullable=False),
    # A table's entries lie side by side in the order in which they are read.
    sqlite_with_rowid=False,
)

records = Table(
    "records",
    metadata,
    Column("table_code", String(CODE_LENGTH), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    # The log has it too; here it is found without reading the log.
    Column("line", LargeBinary, nullable=False),
)

marks = Table(
    "marks",
    metadata,
    Column("table_code", String(CODE_LENGTH), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("number", Integer, nullable=False),
    Column("person", Integer, nullable=False),
    Column("turn", Integer, nullable=False),
    Column("signs", LargeBinary, nullable=False),
)

secrets = Table(
    "secrets",
    metadata,
    Column("name", String, primary_key=True),
    Column("value", LargeBinary, nullable=False),
)

servers = Table(
    "servers",
    metadata,
    Column("server", String(CODE_LENGTH), primary_key=True),
    # When it was last heard of, by the clock of the database.
    Column("beat", Float, nullable=False),
    Column("started", Float, nullable=False),
    Column("version", String(32), nullable=False),
    Column("address", String(255), nullable=False),
    Column("tables", Integer, nullable=False),
    Column("connections", Integer, nullable=False),
    # What an operator wants of it: nothing, or that it drains.
    Column("wish", String(16), nullable=False),
)

leases = Table(
    "leases",
    metadata,
    Column("table_code", String(CODE_LENGTH), primary_key=True),
    # Empty if it was given back.
    Column("server", String(CODE_LENGTH), nullable=False),
    # Rises whenever the lease changes hands: whoever still has an older number is late.
    Column("number", Integer, nullable=False),
    Column("at", Float, nullable=False),
)

versions = Table(
    "alembic_version",
    MetaData(),  # it is Alembic's
    Column("version_num", String(32), nullable=False),
    PrimaryKeyConstraint("version_num", name="alembic_version_pkc"),
)
"""Which revision a database has."""


def is_code(table: str) -> bool:
    """Whether a table can have this code at all: other databases would choke on values that SQLite accepts."""
    return 0 < len(table) <= CODE_LENGTH and table.isascii() and table.isprintable()
