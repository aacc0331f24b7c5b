"""Who is connected by way of this server, and when the others are told: presence is in the log like everything else."""

from __future__ import annotations

from collections import Counter
from typing import Final

from nightcoach.table.log import entries as e
from nightcoach.table.log.table import Table

AT_ONCE: Final = 30
"""So many comings and goings of a table are written at once …"""
SECONDS_EACH: Final = 2.0
"""… and from then on one in so many seconds: a phone that flickers must not fill a log."""


class Presence:
    """Counts the connections of each person to this server."""

    def __init__(self, table: Table, server: str, now: float) -> None:
        self.table = table
        self.server = server
        self.connections: Counter[int] = Counter()
        self._free = now - AT_ONCE * SECONDS_EACH
        """Up to when room has been used up."""

    def came(self, person: int) -> None:
        """One more connection."""
        self.connections[person] += 1

    def went(self, person: int) -> None:
        """One connection less."""
        self.connections[person] -= 1
        if not self.connections[person]:
            del self.connections[person]

    def news(self, now: float) -> tuple[tuple[e.AnyEntry, ...], float | None]:
        """What the log does not have yet, and may have now; or when it may, if there is anything."""
        people = self.connections.keys()
        if people == self.table.present.get(self.server, frozenset()):
            return (), None
        free = self._free + SECONDS_EACH
        if free > now:
            return (), free
        return (e.Here(self.server, tuple(sorted(people))),), None

    def written(self, now: float) -> None:
        """What was new is in the log."""
        self._free = max(self._free, now - AT_ONCE * SECONDS_EACH) + SECONDS_EACH
