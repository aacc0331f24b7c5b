"""What every door of the server shares: the tables, the limits, and who is counted."""

from __future__ import annotations

import logging
import time
from collections import Counter, deque
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

from nightcoach.server.lobby import Lobby
from nightcoach.server.security import PROXIES, Buckets, Limits, address_of
from nightcoach.server.tally import Kind

log = logging.getLogger("nightcoach.server")


@dataclass(eq=False, slots=True)
class Visit:
    """A connection, from being accepted until it is closed."""

    address: str
    """The address at the other end of the connection: a proxy's, if there is one."""
    local: bool
    """Whether it comes from where a proxy may be."""
    asks: bool = True
    """Whether it counts among the requests of its address."""
    over: bool = False


class Rarely:
    """Something that may happen a thousand times a second: counted each time, logged at most once a minute."""

    SECONDS: Final = 60.0

    def __init__(self, event: str, clock: Callable[[], float] = time.monotonic) -> None:
        self.event = event
        self.clock = clock
        self.total = 0
        self._untold = 0
        self._told: float | None = None

    def happened(self) -> None:
        """Once more."""
        self.total += 1
        self._untold += 1
        now = self.clock()
        if self._told is None or now - self._told >= self.SECONDS:
            log.warning(self.event, extra={"count": self._untold})
            self._told, self._untold = now, 0


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
        hosts: tuple[str, ...] = (),
        https: bool = False,
        admin_token: str = "",
    ) -> None:
        self.lobby = lobby
        self.limits = limits
        self.secret = secret
        self.lan_url = lan_url
        """How phones on the same network reach us."""
        self.origins = origins
        self.metrics_token = metrics_token
        self.admin_token = admin_token
        self.hosts = hosts
        """Public names that are ours."""
        self.https = https
        """Whether we are reached by https, and by nothing else."""
        self.stopping = False
        """Whether it is about to stop: nobody new should be sent here."""
        self.visits = 0
        """Connections of any kind."""
        self._requests: Counter[str] = Counter()
        self._sockets: Counter[str] = Counter()
        self.open = 0
        """Sockets at tables."""
        self.turned_away = 0
        self.cut_off = Rarely("connections cut off that sent too fast")
        self.last_cut: deque[tuple[int, float]] = deque(maxlen=100)
        """For the latest sockets that were cut off: how many of their frames were counted, and in how many seconds."""
        self.broken = Rarely("requests that are not HTTP")
        self.no_files = Rarely("connections left waiting, for want of open files")
        self._cuts = Buckets(limits.cuts_per_minute, limits.cuts_per_minute / 60)
        self._knocks = Buckets(limits.knocks_per_minute, limits.knocks_per_minute / 60)
        self._knocked = Kind("knock", limits.knocks_per_minute, 60)
        self._made = Kind("table", limits.tables_per_hour, 3600)
        self._tables = Buckets(limits.tables_per_hour, limits.tables_per_hour / 3600)

    def welcome(self, client: tuple[Any, ...]) -> Visit | None:
        """A connection is accepted, if there is room. However little room there is, one address gets at most half of
        it; a proxy brings many people, so it gets that half whatever the limit per address says."""
        address, local = address_of((client[0], client[1])), client[0] in PROXIES
        half = max(1, self.limits.connections // 2)
        most = half if local else min(half, self.limits.requests_per_address)
        full = self.visits >= self.limits.connections or self._requests[address] >= most
        if full or (not local and self._cuts.empty(address)):
            self.turned_away += 1
            return None
        self._requests[address] += 1
        self.visits += 1
        return Visit(address, local)

    def no_longer_asks(self, visit: Visit) -> None:
        """It turns out to be a proxy's, whose people count by their own addresses, or it has become a table's
        socket."""
        if visit.asks:
            visit.asks = False
            _less(self._requests, visit.address)

    def farewell(self, visit: Visit) -> None:
        """It is closed."""
        if not visit.over:
            visit.over = True
            self.visits -= 1
            self.no_longer_asks(visit)

    def come_in(self, address: str) -> bool:
        """One more socket at a table, if this address may have one."""
        if self._sockets[address] >= self.limits.connections_per_address or self._cuts.empty(address):
            self.turned_away += 1
            return False
        self._sockets[address] += 1
        self.open += 1
        return True

    def go(self, address: str) -> None:
        """One socket closed."""
        self.open -= 1
        _less(self._sockets, address)

    def too_fast(self, address: str, frames: int, seconds: float) -> None:
        """A socket is cut off."""
        self.turned_away += 1
        self._cuts.take(address)
        self.last_cut.append((frames, seconds))
        self.cut_off.happened()

    def knock(self, address: str) -> bool:
        """Whether this address may look for a table now."""
        allowed = self._knocks.take(address) and not self._full(self._knocked, address)
        self.turned_away += not allowed
        return allowed

    def may_make(self, address: str) -> bool:
        """Whether this address may open another table now."""
        allowed = self._tables.take(address) and not self._full(self._made, address)
        self.turned_away += not allowed
        return allowed

    def _full(self, kind: Kind, address: str) -> bool:
        """Whether all servers together have let this address do as much as it may."""
        bus = self.lobby.cluster.bus
        return bus is not None and bus.full(kind, address)


def _less(counts: Counter[str], address: str) -> None:
    counts[address] -= 1
    if not counts[address]:
        del counts[address]
