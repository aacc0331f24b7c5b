"""The bot that does not think: every legal move equally likely. It plays every game."""

from __future__ import annotations

from nightcoach.core.chance import Chance
from nightcoach.core.wire import GameView


class RandomBot:
    """Uniform over the legal moves."""

    blind = True

    def __repr__(self) -> str:
        return "<the random bot>"

    def choose(self, view: GameView, chance: Chance) -> str:
        """One of them, at random."""
        return chance.pick(view.legal)
