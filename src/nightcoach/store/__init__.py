"""The log of every table, append-only and durable: SQLite, or PostgreSQL by another URL."""

from nightcoach.store.errors import Conflict, Deposed, StoreFailed
from nightcoach.store.rows import Dated, Marks
from nightcoach.store.store import Store

__all__ = ["Conflict", "Dated", "Deposed", "Marks", "Store", "StoreFailed"]
