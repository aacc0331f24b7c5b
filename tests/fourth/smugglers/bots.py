"""A bot for Smugglers."""

from __future__ import annotations

from nightcoach.core.chance import Chance

from .wire import View


class Wary:
    """It hides gold two times out of three, and searches whoever leads."""

    blind = False

    def choose(self, view: View, chance: Chance) -> str:
        """The words of a legal move."""
        if view.window == "hide":
            return "gold" if chance.below(3) else "sand"
        others = [seat for seat in range(view.seats) if seat != view.officer]
        best = max(view.scores[seat] for seat in others)
        return f"open {chance.pick([seat for seat in others if view.scores[seat] == best])}"
