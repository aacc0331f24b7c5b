"""Windows that ask a single seat."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from nightcoach.core.events import Seat
from nightcoach.core.frames import Frame, Pace
from nightcoach.core.moves import Move
from nightcoach.games.castle.state import Castle


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class Question(Frame[Castle]):
    """A window that asks one seat and waits for its answer."""

    def choices(self, s: Castle, seat: Seat) -> list[Move]:
        """What the seat may answer. The list may be shared: nobody may change it."""
        raise NotImplementedError

    def legal(self, s: Castle, seat: Seat) -> list[Move]:
        return self.choices(s, seat).copy() if seat == self.asks[0] else []

    def next_choice(self, s: Castle) -> tuple[Seat, list[Move]]:
        seat = self.asks[0]
        return seat, self.choices(s, seat)

    def pace(self, s: Castle) -> Pace:
        """OPT-J"""
        return Pace(s.options.answer_seconds)
