"""What an address does on all servers together: counted in the bus, so that a limit does not grow with every server.

Nobody waits for the count. What a server knows when somebody knocks decides, and what the bus answers is known from
then on: a few knocks that are under way at the same moment may slip through, and never more than each server allows by
itself. While the bus is away each server counts alone.
"""

from __future__ import annotations

import hashlib
import hmac
import time
from collections import Counter, OrderedDict
from typing import Any, Final, NamedTuple

MOST: Final = 10_000
"""How many addresses are remembered, and how many wait to be counted."""


class Kind(NamedTuple):
    """What is counted."""

    name: str
    most: float
    seconds: int


class Tally:
    """Counts in fixed spans of time. The bus holds no addresses, only what this secret makes of them."""

    def __init__(self, channel: str, secret: bytes) -> None:
        self._channel = channel
        self._secret = secret
        self._waiting: Counter[tuple[str, Kind]] = Counter()
        self._full: OrderedDict[str, float] = OrderedDict()
        """Until when those may do no more who have done all they may."""

    def full(self, kind: Kind, address: str) -> bool:
        """Whether this address has done all it may for now, as far as is known; if not, this is once more."""
        key = self._key(kind, address)
        if self._full.get(key, 0.0) > time.monotonic():
            return True
        if len(self._waiting) < MOST:
            self._waiting[key, kind] += 1
        return False

    def ask(self, pipe: Any) -> list[tuple[str, Kind]]:
        """Put what is to be counted into a pipeline; `hear` takes what it answers."""
        waiting, self._waiting = self._waiting, Counter()
        for (key, kind), count in waiting.items():
            pipe.set(key, 0, ex=kind.seconds, nx=True)
            pipe.incrby(key, count)
            pipe.pttl(key)
        return list(waiting)

    def hear(self, asked: list[tuple[str, Kind]], answers: list[Any]) -> None:
        """What the bus has counted."""
        now = time.monotonic()
        for (key, kind), count, left in zip(asked, answers[1::3], answers[2::3], strict=True):
            if count >= kind.most:
                self._full[key] = now + max(0, left) / 1000
                self._full.move_to_end(key)
        while len(self._full) > MOST:
            self._full.popitem(last=False)

    def _key(self, kind: Kind, address: str) -> str:
        made = hmac.digest(self._secret, f"{kind.name} {address}".encode(), hashlib.sha256)
        return f"{self._channel}:{made.hex()[:32]}"
