"""The Castle played by a double, of which tests change a part."""

from __future__ import annotations

from nightcoach.games.castle.game import GAME
from tests.kit import doubles


class Double(doubles.Double, true=GAME):
    """Everything as in the Castle."""
