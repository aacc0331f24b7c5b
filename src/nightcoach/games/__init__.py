"""The installed games, by name. Their modules are loaded on demand."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, overload

from nightcoach.core.box import box, boxes
from nightcoach.core.game import Game

if TYPE_CHECKING:
    from nightcoach.games.castle.game import CastleGame
    from nightcoach.games.eatme.game import EatMeGame
    from nightcoach.games.lupus.game import LupusGame

NAMES: tuple[str, ...]
"""The names of all games, in display order; looked up on demand."""


def __getattr__(name: str) -> tuple[str, ...]:
    if name == "NAMES":
        return tuple(boxes())
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


@overload
def game(name: Literal["castle"]) -> CastleGame: ...
@overload
def game(name: Literal["eatme"]) -> EatMeGame: ...
@overload
def game(name: Literal["lupus"]) -> LupusGame: ...
@overload
def game(name: str) -> Game: ...
def game(name: str) -> Game:
    """The game of this name."""
    found = box(name).game()
    assert isinstance(found, Game)
    return found
