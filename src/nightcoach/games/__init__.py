"""The games of the house, by name. Their modules load when they are asked for."""

from __future__ import annotations

import importlib
from typing import TYPE_CHECKING, Final, Literal, overload

from nightcoach.core.errors import Refused
from nightcoach.core.game import Game

if TYPE_CHECKING:
    from nightcoach.games.castle.game import CastleGame
    from nightcoach.games.eatme.game import EatMeGame
    from nightcoach.games.lupus.game import LupusGame

NAMES: Final = ("castle", "eatme", "lupus")


@overload
def game(name: Literal["castle"]) -> CastleGame: ...
@overload
def game(name: Literal["eatme"]) -> EatMeGame: ...
@overload
def game(name: Literal["lupus"]) -> LupusGame: ...
@overload
def game(name: str) -> Game: ...
def game(name: str) -> Game:
    """The game with this name."""
    if name not in NAMES:
        known = ", ".join(NAMES)
        raise Refused("game", f"there is no game '{name}'; there is: {known}", {"game": name, "known": known})
    found: Game = importlib.import_module(f"nightcoach.games.{name}.game").GAME
    return found
