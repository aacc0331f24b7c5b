"""A token bucket: how often something may happen."""

from __future__ import annotations

import time
from collections.abc import Callable


class Bucket:
    """`burst` at once, then `per_second`."""

    __slots__ = ("at", "burst", "clock", "left", "per_second")

    def __init__(self, burst: float, per_second: float, clock: Callable[[], float] = time.monotonic) -> None:
        self.burst = burst
        self.per_second = per_second
        self.clock = clock
        self.left = burst
        self.at = clock()

    def empty(self) -> bool:
        """Whether there is none left."""
        now = self.clock()
        self.left = min(self.burst, self.left + (now - self.at) * self.per_second)
        self.at = now
        return self.left < 1

    def take(self) -> bool:
        """Take one, if there is one left."""
        if self.empty():
            return False
        self.left -= 1
        return True

    def put_back(self) -> None:
        """Give one back: it did not count."""
        self.left = min(self.burst, self.left + 1)
