"""The log of every table, append-only and durable: SQLite now, PostgreSQL by another URL."""

from nightcoach.store.errors import Conflict, StoreFailed
from nightcoach.store.rows import Marks
from nightcoach.store.store import Store

__all__ = ["Conflict", "Marks", "Store", "StoreFailed"]
