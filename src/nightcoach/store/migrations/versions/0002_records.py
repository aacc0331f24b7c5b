"""Records of games that are over, by their number: filled with those that the log already has."""

from __future__ import annotations

import json

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None

MARK = b'"entry":"result"'
"""In every row with a record: looking for it is quicker than reading them all."""


def upgrade() -> None:
    """Make the table and fill it."""
    records = op.create_table(
        "records",
        sa.Column("table_code", sa.String(16), nullable=False),
        sa.Column("number", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("line", sa.LargeBinary(), nullable=False),
        sa.PrimaryKeyConstraint("table_code", "number"),
    )
    log = sa.table("log", sa.column("table_code"), sa.column("n"), sa.column("entry"))
    everything = sa.select(log.c.table_code, log.c.entry).order_by(log.c.table_code, log.c.n)
    connection = op.get_bind()
    found: dict[tuple[str, int], bytes] = {}
    for code, entry in connection.execute(everything, execution_options={"yield_per": 1000}):
        if MARK in bytes(entry):
            found.update({(code, number): line for number, line in _records_in(bytes(entry))})
    rows = [{"table_code": code, "number": number, "line": line} for (code, number), line in found.items()]
    for at in range(0, len(rows), 1000):
        op.bulk_insert(records, rows[at : at + 1000])


def _records_in(row: bytes) -> list[tuple[int, bytes]]:
    """The records in a row, with their numbers; none if it cannot be read, since then its table cannot be either."""
    try:
        results = [entry for entry in json.loads(row)["entries"] if entry["entry"] == "result" and entry["record"]]
        return [(int(result["number"]), result["record"].encode()) for result in results]
    except (ValueError, LookupError, TypeError, AttributeError):
        return []
