"""The games of the house, by name. Their modules load when they are asked for."""

from __future__ import annotations

import importlib
from typing import Final

from nightcoach.core.errors import Refused
from nightcoach.core.game import Game

NAMES: Final = ("castle", "eatme", "lupus")


def game(name: str) -> Game:
    """The game with this name."""
    if name not in NAMES:
        known = ", ".join(NAMES)
        raise Refused("game", f"there is no game '{name}'; there is: {known}", {"game": name, "known": known})
    found: Game = importlib.import_module(f"nightcoach.games.{name}.game").GAME
    return found
