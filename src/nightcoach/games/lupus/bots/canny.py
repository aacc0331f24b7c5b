"""The canny bot of Lupus in Tabula: it weighs who may be of the pack, and plays for its own party with that.

All its knowledge is in the view. It hears structured claims and nothing else, and speaks by them alone (L3.65).
"""

from __future__ import annotations

from nightcoach.core.chance import Chance
from nightcoach.games.lupus.bots.night import point
from nightcoach.games.lupus.bots.seat import Seat
from nightcoach.games.lupus.bots.talk import foretell, talk
from nightcoach.games.lupus.bots.votes import nominate, vote
from nightcoach.games.lupus.wire_view import View


class CannyLupus:
    """An answer for every window."""

    def __repr__(self) -> str:
        return 'nightcoach.bot("lupus", "canny")'

    def choose(self, view: View, chance: Chance) -> str:
        """The words of a legal move."""
        if len(view.legal) == 1:
            return view.legal[0]
        seat = Seat(view)
        if view.window == "night":
            return f"point {point(seat, chance)}"
        if view.window == "discussion":
            return talk(seat, chance) if seat.lives else foretell(seat)
        if view.window == "nomination":
            return f"nominate {nominate(seat, chance)}"
        return vote(seat)
