"""What every door of the server shares: the tables, the limits, and who is counted."""

from __future__ import annotations

from collections import Counter

from nightcoach.server.lobby import Lobby
from nightcoach.server.security import Buckets, Limits


class Door:
    """Counts connections and knocks, by address and altogether."""

    def __init__(
        self,
        lobby: Lobby,
        limits: Limits,
        secret: bytes,
        lan_url: str = "",
        origins: tuple[str, ...] = (),
        metrics_token: str = "",
    ) -> None:
        self.lobby = lobby
        self.limits = limits
        self.secret = secret
        self.lan_url = lan_url
        """How phones in the same house reach us."""
        self.origins = origins
        self.metrics_token = metrics_token
        self.connections: Counter[str] = Counter()
        self.open = 0
        self.turned_away = 0
        self._knocks = Buckets(limits.knocks_per_minute, limits.knocks_per_minute / 60)
        self._tables = Buckets(limits.tables_per_hour, limits.tables_per_hour / 3600)

    def come_in(self, address: str) -> bool:
        """One more connection, if there is room."""
        full = self.open >= self.limits.connections
        if full or self.connections[address] >= self.limits.connections_per_address:
            self.turned_away += 1
            return False
        self.connections[address] += 1
        self.open += 1
        return True

    def go(self, address: str) -> None:
        """A connection less."""
        self.open -= 1
        self.connections[address] -= 1
        if not self.connections[address]:
            del self.connections[address]

    def knock(self, address: str) -> bool:
        """Whether this address may look for a table now."""
        allowed = self._knocks.take(address)
        self.turned_away += not allowed
        return allowed

    def may_make(self, address: str) -> bool:
        """Whether this address may open another table now."""
        allowed = self._tables.take(address)
        self.turned_away += not allowed
        return allowed
