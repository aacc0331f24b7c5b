"""The games that are installed, by name. Their modules load when they are asked for."""

from __future__ import annotations

from nightcoach.core.box import box, boxes
from nightcoach.core.game import Game

NAMES: tuple[str, ...]
"""The names of all games, in the order of the shelf; looked up when somebody asks."""


def __getattr__(name: str) -> tuple[str, ...]:
    if name == "NAMES":
        return tuple(boxes())
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


def game(name: str) -> Game:
    """The game of this name."""
    found = box(name).game()
    assert isinstance(found, Game)
    return found
