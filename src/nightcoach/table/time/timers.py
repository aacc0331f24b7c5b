"""The clocks of a table: when a window ends, when bots answer, and when everything stands still.

Nothing here is durable: after a restart running clocks begin anew. Pauses come from what a move showed and from
chance, never from what anybody holds.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from nightcoach.core.chance import Chance
from nightcoach.core.frames import TABLE, Pace
from nightcoach.table.log.people import Order
from nightcoach.table.time.night import ANSWER_PART, Beats, people_wait

if TYPE_CHECKING:
    from nightcoach.table.log.table import Table

PAUSES: Final = {"instant": (0.0, 0.0, 0.0), "quick": (0.6, 1.6, 0.25), "calm": (1.5, 4.0, 0.5)}
"""How long a bot takes: from, to, and more for every public event of the last move, for people to read."""
BRIEF: Final = {"instant": (0.0, 0.0), "quick": (0.2, 0.7), "calm": (0.6, 1.8)}
"""How long a bot takes for an answer in the middle of things: what there is to read stays to be read at the end."""
ALONE: Final = 0.7
"""Which part of all that bots take where one person plays with them: there is nobody else who has to follow."""
BRIEF_PART: Final = 0.8
"""Which part of a short window a bot's answer takes at most: it must not come too late."""
STAND_IN_PAUSE: Final = (0.15, 0.6)
"""Which part of a short window, of another one, or of a quarter of a minute, stand-ins and standing orders take: like a
person, however fast bots are, so that the time does not tell who answered."""
OVERTIME: Final = (0.3, 1.5)
"""How long after the shown clock the default comes: a late answer and the clock's look alike."""
AGAIN: Final = 0.5
"""How long a bot takes at least for its next answer in a window that stays open."""
THINK_AGAIN: Final = (3.0, 6.0)
"""How long a bot that has nothing more to say listens before it thinks again, while people still talk."""


class Timers:
    """When what is due."""

    def __init__(self, now: float) -> None:
        self.opened = now
        self.limit: float | None = None
        self.overtime: dict[int, float] = {}
        self.plan: dict[int, float] = {}
        self.thoughts: dict[int, int] = {}
        """How often each seat has answered this question, or a bot has thought about it and kept its answer back."""
        self.beats = Beats()
        self.frozen: float | None = None
        self.more_used = False
        self.window = ""
        self.since = 0
        """The first of the questions in a row that are this same window, opened anew by what was done in it."""
        self.shown = 0
        """How many public events the last move had."""
        self.changed = True
        """The shown clock is another than before."""

    def open_window(self, table: Table, now: float) -> None:
        """A new window: its clock begins."""
        pace = table.pace()
        state = table.state()
        assert pace is not None
        assert state is not None
        self.opened = (now if self.frozen is None else self.frozen) + pace.lead
        self.limit = self.opened + max(pace.seconds, pace.least) if pace.seconds else None
        anew = not (pace.least or pace.beat) or self.window != state.window()
        if anew:
            self.since = table.question
        self.window = state.window()
        self.beats.open(pace, self.opened - pace.lead, anew)
        self.more_used = False
        self.changed = True
        self.overtime = {}
        self.plan = {}
        self.thoughts = {}
        for seat in state.asked():
            if self.limit is not None:
                self.overtime[seat] = self.limit + between(OVERTIME, table.draw("overtime", seat))
            self.plan_seat(table, seat, now)

    def plan_seat(self, table: Table, seat: int, now: float) -> None:
        """When a bot, a stand-in or a standing order will answer for this seat, if one does."""
        self.plan.pop(seat, None)
        state = table.state()
        place = table.places[seat]
        empty = place.person is None and place.bot is None
        if state is None or seat not in state.asked() or empty:
            return
        pace = state.pace()
        assert pace is not None
        begun = now if self.frozen is None else self.frozen
        if pace.beat:
            pause = self.opened - begun + pace.seconds * between(ANSWER_PART, table.draw("pause", seat))
        elif place.person is None:
            pause = self.bots_pause(table, pace, seat)
        else:
            pause = (short(pace) or min(15.0, pace.seconds or 15.0)) * between(
                STAND_IN_PAUSE, table.draw("pause", seat)
            )
        # Neither an order nor a stand-in undoes what a hand has done tonight.
        ordered = order_words(table, seat) is not None and not (pace.beat and seat in self.beats.answered)
        stood_in = place.stand_in and not (pace.beat and seat in self.beats.hands and state.kept(seat) is not None)
        if place.person is None or stood_in or ordered:
            at = begun + max(0.0, pause)
            # After the shown clock a stand-in answers when the clock would: it must not be known by its time.
            too_late = self.limit is not None and at > self.limit
            self.plan[seat] = max(begun, self.overtime.get(seat, at)) if too_late else at

    def answered(self, table: Table, seat: int, now: float) -> None:
        """A seat has answered and the window is still open: who is waited for still answers again, after a pause."""
        state, pace = table.state(), table.pace()
        assert state is not None
        assert pace is not None
        self.plan.pop(seat, None)
        self.thoughts[seat] = self.thoughts.get(seat, 0) + 1
        if pace.beat:
            return
        waiting = state.waiting()
        if seat in waiting:
            self.plan_seat(table, seat, now)
            if seat in self.plan:
                self.plan[seat] = max(self.plan[seat], now + AGAIN)
        if pace.patient and not people_wait(table):
            for other in waiting:
                if other in self.plan:  # nobody is left to listen to
                    self.plan[other] = min(self.plan[other], now + AGAIN + self.bots_pause(table, pace, other))

    def think_again(self, table: Table, seat: int, now: float) -> None:
        """A bot keeps its answer back and listens."""
        self.thoughts[seat] = self.thoughts.get(seat, 0) + 1
        self.plan[seat] = now + between(THINK_AGAIN, table.draw("again", seat))

    def bots_pause(self, table: Table, pace: Pace, seat: int) -> float:
        """How long a bot takes: its pace and time to read where something begins or people look at each other; in the
        middle of things little, for people do not wait for machines."""
        drawn = table.draw("pause", seat)
        part = ALONE if len(table.seated()) == 1 else 1.0
        if pace.begins or pace.between or pace.theatre:
            least, most, reading = PAUSES[table.bots]
            return part * (between((least, most), drawn) + reading * min(self.shown, 6))
        pause = part * between(BRIEF[table.bots], drawn)
        return min(pause, BRIEF_PART * short(pace)) if short(pace) else pause

    def freeze(self, still: bool, now: float) -> None:
        """Stand still, or go on with as much time left as there was."""
        if still and self.frozen is None:
            self.frozen = now
        elif not still and self.frozen is not None:
            lost = now - self.frozen
            self.opened += lost
            self.beats.shift(lost)
            self.limit = None if self.limit is None else self.limit + lost
            self.overtime = {seat: at + lost for seat, at in self.overtime.items()}
            self.plan = {seat: at + lost for seat, at in self.plan.items()}
            self.frozen = None
            self.changed = True

    def extend(self, seconds: float) -> None:
        """More time for those who are asked."""
        if self.limit is not None:
            self.limit += seconds
            self.overtime = {seat: at + seconds for seat, at in self.overtime.items()}
        self.changed = True

    def left(self, now: float) -> int | None:
        """Milliseconds that are shown; none without a limit and while the clock stands still."""
        if self.limit is None or self.frozen is not None:
            return None
        return max(0, round((self.limit - now) * 1000))


def short(pace: Pace) -> float:
    """How long a short window lasts in any case; 0 if it is none."""
    if pace.beat:
        return 0.0
    return pace.seconds if pace.fixed else pace.least


def late(table: Table) -> list[int]:
    """Whose answer is missing, where one is waited for: in a short window of fixed length nobody need answer. A night
    is one clock, missed at its end by whoever has not answered in any of its slots."""
    state, pace = table.state(), table.pace()
    if state is None or pace is None or pace.optional:
        return []
    if pace.beat:
        return [] if pace.slots else [seat for seat in state.asked() if seat not in table.timers.beats.answered]
    if pace.fixed:
        return []
    return [seat for seat in state.waiting() if seat != TABLE]


def holds(table: Table, order: Order) -> bool:
    """Whether a standing order counts now: a lasting one always, any other in its own round, turn or day."""
    state = table.state()
    return order.lasting or (state is not None and order.given == table.game.length(state))


def order_words(table: Table, seat: int) -> str | None:
    """The standing order that holds for this seat in the window of now, if its answer is legal."""
    state, pace = table.state(), table.pace()
    if state is None or pace is None:
        return None
    orders = table.places[seat].orders
    order = orders.get(state.window()) or (orders.get(None) if short(pace) else None)
    if order is None or not holds(table, order):
        return None
    return order.words if any([move.words == order.words for move in state.legal(seat)]) else None


def between(bounds: tuple[float, float], seed: bytes) -> float:
    """A time between two others, all equally likely."""
    return bounds[0] + (bounds[1] - bounds[0]) * Chance(seed).below(1 << 20) / (1 << 20)
