"""The clocks of a table: when a window ends, when bots answer, and when everything stands still.

Nothing here is durable: after a restart running clocks begin anew. Pauses come from what a move showed and from
chance, never from what anybody holds.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from nightcoach.core.chance import Chance

if TYPE_CHECKING:
    from nightcoach.table.table import Table

PAUSES: Final = {"instant": (0.0, 0.0, 0.0), "quick": (0.6, 1.6, 0.25), "calm": (1.5, 4.0, 0.5)}
"""How long a bot takes: from, to, and more for every public event of the last move, for people to read."""
STAND_IN_PAUSE: Final = (0.15, 0.6)
"""Which part of a window, or of a quarter of a minute, stand-ins and standing orders take: like a person, however fast
bots are, so that the time does not tell who answered."""
OVERTIME: Final = (0.3, 1.5)
"""How long after the shown clock the default comes: a late answer and the clock's look alike."""


class Timers:
    """When what is due."""

    def __init__(self, now: float) -> None:
        self.opened = now
        self.limit: float | None = None
        self.overtime: dict[int, float] = {}
        self.plan: dict[int, float] = {}
        self.frozen: float | None = None
        self.more_used = False
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
        self.opened = now if self.frozen is None else self.frozen
        self.limit = self.opened + pace.seconds if pace.seconds else None
        self.more_used = False
        self.changed = True
        self.overtime = {}
        self.plan = {}
        for seat in state.asked():
            if self.limit is not None:
                self.overtime[seat] = self.limit + between(OVERTIME, table.draw("overtime", seat))
            self.plan_seat(table, seat, now)

    def plan_seat(self, table: Table, seat: int, now: float) -> None:
        """When a bot, a stand-in or a standing order will answer for this seat, if one does."""
        self.plan.pop(seat, None)
        state = table.state()
        if state is None or seat not in state.asked():
            return
        place = table.places[seat]
        begun = now if self.frozen is None else self.frozen
        if place.person is None:
            least, most, reading = PAUSES[table.bots]
            pause = between((least, most), table.draw("pause", seat)) + reading * min(self.shown, 6)
        else:
            pace = state.pace()
            window = min(15.0, pace.seconds) if pace is not None and pace.seconds else 15.0
            pause = window * between(STAND_IN_PAUSE, table.draw("pause", seat))
        if place.person is None or place.stand_in or order_words(table, seat) is not None:
            at = begun + pause
            # After the shown clock a stand-in answers when the clock would: it must not be known by its time.
            late = self.limit is not None and at > self.limit
            self.plan[seat] = max(begun, self.overtime.get(seat, at)) if late else at

    def freeze(self, still: bool, now: float) -> None:
        """Stand still, or go on with as much time left as there was."""
        if still and self.frozen is None:
            self.frozen = now
        elif not still and self.frozen is not None:
            lost = now - self.frozen
            self.opened += lost
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


def order_words(table: Table, seat: int) -> str | None:
    """The standing order that holds for this seat in the window of now, if its answer is legal."""
    state = table.state()
    if state is None:
        return None
    order = table.places[seat].orders.get(state.window())
    if order is None or not (order.lasting or order.given == table.game.length(state)):
        return None
    return order.words if any([move.words == order.words for move in state.legal(seat)]) else None


def between(bounds: tuple[float, float], seed: bytes) -> float:
    """A time between two others, all equally likely."""
    return bounds[0] + (bounds[1] - bounds[0]) * Chance(seed).below(1 << 20) / (1 << 20)
