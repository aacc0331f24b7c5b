"""The clocks of a table: plain times, and how they stand still, go on and get longer. `plan` sets them.

They follow from the rows of the log and their times alone, so they are the same on every server and after a restart.
"""

from __future__ import annotations

from typing import Final

from nightcoach.core.frames import Beat, Pace

CLOSE_ENOUGH: Final = 1e-6
"""Seconds by which a sum of ticks may miss the end of a beat."""


class Score:
    """The beats of the current window, and how far everybody has followed them."""

    def __init__(self, begins: float = 0.0, beats: tuple[Beat, ...] = (), clock: Beat | None = None) -> None:
        self.beats = beats
        self.clock = clock
        """The one among them during which the window's clock runs; during the others no clock does."""
        self.ends: list[float] = []
        for beat in beats:
            begins += beat.seconds
            self.ends.append(begins)
        self.told = 0
        """The number of the beat that everybody has been told of."""

    def at(self, now: float) -> int:
        """The number of the beat that runs; as many as there are when all are over."""
        for number, end in enumerate(self.ends):
            if now < end - CLOSE_ENOUGH:
                return number
        return len(self.ends)

    def turns(self) -> float | None:
        """When everybody must be told of the next beat, or that all are over. Where the clock is one of them, the last
        ends with the window, and what follows is told then."""
        last = len(self.ends) - (0 if self.clock is None else 1)
        return self.ends[self.told] if self.told < last else None

    def shift(self, lost: float) -> None:
        """The clock stood still for this long."""
        self.ends = [end + lost for end in self.ends]


class Ticks:
    """The ticks of the current slot, and who has answered tonight."""

    def __init__(self) -> None:
        self.every = 0.0
        self.next: float | None = None
        """When the next frame is due; none after the last of a slot."""
        self.answered: set[int] = set()
        """The seats that have answered since the night began."""
        self.hands: dict[int, str] = {}
        """The seats for which somebody has answered by hand tonight, and who: the person or the narrator."""

    def open(self, pace: Pace, opened: float, new: bool) -> None:
        """A window opens; it is `new` unless it is another slot of the same night."""
        self.every = pace.tick
        self.next = opened if pace.tick else None
        if new:
            self.answered = set()
            self.hands = {}

    def struck(self, now: float, limit: float | None) -> None:
        """Everybody has got a frame: the next comes with the next tick, or with the end of the slot."""
        while self.next is not None and self.next <= now + CLOSE_ENOUGH:
            self.next += self.every
            if limit is not None and self.next > limit - CLOSE_ENOUGH:
                self.next = None

    def shift(self, lost: float) -> None:
        """The clock stood still for this long."""
        self.next = None if self.next is None else self.next + lost


class Timers:
    """Pending deadlines."""

    def __init__(self, now: float) -> None:
        self.opened = now
        """When the clock of the window began to run, or will: its beats come first."""
        self.limit: float | None = None
        """When the table closes it, or the clock answers."""
        self.least = now
        """Before then the table does not close a window that needs nobody's answer any more."""
        self.overtime: dict[int, float] = {}
        """How long after the limit the clock answers for a seat, once that has been drawn."""
        self.plan: dict[int, float] = {}
        self.thoughts: dict[int, int] = {}
        """How often each seat has answered this question, or a bot has thought about it and kept its answer back."""
        self.answers: dict[int, int] = {}
        """How often each seat has answered this question."""
        self.voice = now
        """Before then no bot says anything, where they speak one after the other."""
        self.called: set[int] = set()
        """Bots that have nothing more to say and were spoken to."""
        self.ticks = Ticks()
        self.score = Score()
        self.frozen: float | None = None
        self.more_used = False
        self.window = ""
        self.since = 0
        """The first of the questions in a row that are this same window, reopened by what was done in it."""
        self.shown = 0
        """How many public events the last move had."""
        self.dwell = 0.0
        """How many seconds bots give people to take them in, if the game says so."""
        self.changed = True
        """The shown clock has changed."""

    def freeze(self, still: bool, now: float) -> None:
        """Stand still, or go on with as much time left as there was."""
        if still and self.frozen is None:
            self.frozen = now
        elif not still and self.frozen is not None:
            lost = now - self.frozen
            self.opened += lost
            self.least += lost
            self.voice += lost
            self.ticks.shift(lost)
            self.score.shift(lost)
            self.limit = None if self.limit is None else self.limit + lost
            self.plan = {seat: at + lost for seat, at in self.plan.items()}
            self.frozen = None
            self.changed = True

    def stretch(self, seconds: float, now: float) -> None:
        """Somebody asked wants more time: the window stays open for it even if no answer is missing."""
        self.more_used = True
        self.least = max(self.least, now if self.frozen is None else self.frozen) + seconds
        self.extend(seconds)

    def extend(self, seconds: float) -> None:
        """More time for those who are asked."""
        if self.limit is not None:
            self.limit += seconds
        self.changed = True

    def left(self, now: float) -> int | None:
        """Milliseconds that are shown; none without a limit, in a beat without a clock, and while it stands still."""
        beat = self.beat(now)
        if self.limit is None or self.frozen is not None or (beat is not None and beat is not self.score.clock):
            return None
        return self.beat_left(now) if beat is not None else max(0, round((self.limit - now) * 1000))

    def beat(self, now: float) -> Beat | None:
        """The beat that runs now, or stands still."""
        number = self.score.at(now if self.frozen is None else self.frozen)
        return self.score.beats[number] if number < len(self.score.beats) else None

    def beat_left(self, now: float) -> int | None:
        """Milliseconds of the beat that runs now; none without one, and while it stands still."""
        number = self.score.at(now)
        if self.frozen is not None or number == len(self.score.ends):
            return None
        return max(0, round((self.score.ends[number] - now) * 1000))

    def announcing(self, now: float) -> bool:
        """Whether something is being told first, so that the clock of the window does not run yet."""
        return (now if self.frozen is None else self.frozen) < self.opened - CLOSE_ENOUGH

    def follow(self, now: float) -> None:
        """A beat is over: everybody is told which comes now, with the next frame that they all get."""
        number = self.score.at(now if self.frozen is None else self.frozen)
        if number != self.score.told:
            self.score.told = number
            self.changed = True


def short(pace: Pace) -> float:
    """How long a short window lasts in any case; 0 if it is not a short one."""
    if pace.tick:
        return 0.0
    return pace.seconds if pace.fixed else pace.least
