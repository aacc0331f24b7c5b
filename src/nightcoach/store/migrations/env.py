"""Alembic runs this for every command: on the connection it was given, in the transaction that is open there."""

from __future__ import annotations

from alembic import context

from nightcoach.store.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    transactional_ddl=True,  # SQLite's too, since we begin its transactions ourselves
)
with context.begin_transaction():
    context.run_migrations()
