"""What a table needs from outside: where its steps become durable, and what it knows of the servers that share it."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Final, Protocol

from nightcoach.store import Dated, Marks

LONE: Final = "here"
"""The name of a server that is alone, and therefore never needs one."""


class Log(Protocol):
    """Where steps become durable."""

    async def append(
        self,
        table: str,
        n: int,
        entries: Sequence[bytes],
        records: Mapping[int, str] | None = None,
        unmarked: Collection[int] = (),
        at: float | None = None,
        lease: int | None = None,
    ) -> None:
        """Durable when it returns, with the records of the games that end there, by number; the notes of some seats are
        deleted with it. Raises Conflict if others have appended since, Deposed if the lease is no longer ours."""

    async def mark(self, table: str, noted: Marks) -> None:
        """Durable when it returns; in no row."""

    async def dated(self, table: str, since: int = 0) -> list[Dated]:
        """The rows from this number on, each with its time."""

    async def marks(self, table: str) -> list[Marks]:
        """What people have noted at this table."""


class Peers(Protocol):
    """The servers that share the log."""

    server: str
    """Which of them this one is."""

    def alive(self, server: str) -> bool:
        """Whether another server has been heard of lately."""

    def in_touch(self) -> bool:
        """Whether this server has said lately that it is there, so that nobody takes its tables from it."""

    def wrote(self, table: str, n: int) -> None:
        """The row n has been added to a table: others may want to know."""


class Alone:
    """There are no others."""

    server = LONE

    def alive(self, server: str) -> bool:
        """Nobody else ever is."""
        return server == LONE

    def in_touch(self) -> bool:
        """With nobody."""
        return True

    def wrote(self, table: str, n: int) -> None:
        """Nobody wants to know."""
