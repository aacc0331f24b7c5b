"""Time for tables: the real one, or one that tests and simulations turn by hand."""

from __future__ import annotations

import asyncio
import heapq
import itertools
import time
from collections import deque
from collections.abc import Callable
from typing import Final, Protocol


class Alarm(Protocol):
    """Something that will ring."""

    def cancel(self) -> None:
        """Do not ring."""


class Clock(Protocol):
    """What a table needs from a clock."""

    def now(self) -> float:
        """Seconds since some moment; they never run backwards."""

    def ring_at(self, when: float, ring: Callable[[], None]) -> Alarm:
        """Call it then, or at once if that has passed."""


class NextAlarm:
    """The alarm for what comes next, which a move usually puts off: one that is set already then stays, and rings too
    early once in a while, rather than being set again with every move. Whoever hears it looks what is due."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._alarm: Alarm | None = None
        self._at = 0.0

    def set(self, at: float | None, ring: Callable[[], None]) -> None:
        """Ring then, or earlier; or not at all. Whoever rings is known only as long as it is set: nobody else would
        ever forget a table that has left memory."""
        if self._alarm is not None and (at is None or self._at > at):
            self._alarm.cancel()
            self._alarm = None
        if self._alarm is None and at is not None:
            self._at = at

            def rings() -> None:
                self._alarm = None
                ring()

            self._alarm = self._clock.ring_at(at, rings)


class RealClock:
    """The time of day, as the rows of a log have it. It keeps to the clock that it follows, if it follows one: that of
    the database, which all servers share however their own clocks go."""

    KEPT: Final = 16
    """The answers among which the quickest, and so the most exact, is believed."""

    def __init__(self) -> None:
        self._ahead = time.time() - time.monotonic()
        self._latest = 0.0
        self._heard: deque[tuple[float, float]] = deque(maxlen=self.KEPT)
        """How long each of the latest answers took, and how far it was ahead of our own clock."""

    def now(self) -> float:
        """Seconds since 1970, never less than before."""
        self._latest = max(self._latest, time.monotonic() + self._ahead)
        return self._latest

    def follow(self, shown: float, asked: float, answered: float) -> None:
        """Another clock showed this time at some moment between these two of our own."""
        self._heard.append((answered - asked, shown - (asked + answered) / 2))
        self._ahead = min(self._heard)[1]

    def ring_at(self, when: float, ring: Callable[[], None]) -> Alarm:
        """By the running event loop."""
        return asyncio.get_running_loop().call_later(max(0.0, when - self.now()), ring)


class VirtualAlarm:
    """An alarm of a virtual clock."""

    def __init__(self, ring: Callable[[], None]) -> None:
        self.ring: Callable[[], None] | None = ring

    def cancel(self) -> None:
        """Do not ring."""
        self.ring = None


class VirtualClock:
    """Time that passes only when somebody turns it."""

    def __init__(self) -> None:
        self.time = 0.0
        self._alarms: list[tuple[float, int, VirtualAlarm]] = []
        self._count = itertools.count()

    def now(self) -> float:
        """What it shows."""
        return self.time

    def ring_at(self, when: float, ring: Callable[[], None]) -> Alarm:
        """When the time has been turned that far."""
        alarm = VirtualAlarm(ring)
        heapq.heappush(self._alarms, (max(when, self.time), next(self._count), alarm))
        return alarm

    def next_alarm(self) -> float | None:
        """When the next alarm rings."""
        while self._alarms and self._alarms[0][2].ring is None:
            heapq.heappop(self._alarms)
        return self._alarms[0][0] if self._alarms else None

    def turn_to(self, when: float) -> bool:
        """Ring the next alarm if it comes by then; else turn the time to then. True while something rang."""
        first = self.next_alarm()
        if first is not None and first <= when:
            self.time = max(self.time, first)
            ring = heapq.heappop(self._alarms)[2].ring
            assert ring is not None
            ring()
            return True
        self.time = max(self.time, when)
        return False
