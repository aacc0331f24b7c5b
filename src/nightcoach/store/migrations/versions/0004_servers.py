"""Which servers there are, and which of them drives the clock of each table."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make both tables. Older servers know nothing of them and go on as before."""
    op.create_table(
        "servers",
        sa.Column("server", sa.String(16), nullable=False),
        sa.Column("beat", sa.Float(), nullable=False),
        sa.Column("started", sa.Float(), nullable=False),
        sa.Column("version", sa.String(32), nullable=False),
        sa.Column("address", sa.String(255), nullable=False),
        sa.Column("tables", sa.Integer(), nullable=False),
        sa.Column("connections", sa.Integer(), nullable=False),
        sa.Column("wish", sa.String(16), nullable=False),
        sa.PrimaryKeyConstraint("server"),
    )
    op.create_table(
        "leases",
        sa.Column("table_code", sa.String(16), nullable=False),
        sa.Column("server", sa.String(16), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("table_code"),
    )
