"""Nightcoach: the table for hidden-identity party games.

>>> import nightcoach
>>> eatme = nightcoach.game("eatme")
>>> state = eatme.deal(4, eatme.Options(), nightcoach.Chance(1))
>>> state.window()
'choose'
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import nightcoach.core.frames
import nightcoach.games
from nightcoach.core.chance import Chance
from nightcoach.core.errors import Refused
from nightcoach.core.game import Game, redeal
from nightcoach.core.moves import Move
from nightcoach.core.state import Outcome, State
from nightcoach.games import game

if TYPE_CHECKING:
    from nightcoach.bots import Bot

__version__ = "0.2.0"

COMPILED = not nightcoach.core.frames.__file__.endswith(".py")
"""Whether the engine that runs is the compiled one."""

NAMES: tuple[str, ...]
"""The names of all games that are installed; looked up when somebody asks."""


def __getattr__(name: str) -> tuple[str, ...]:
    if name == "NAMES":
        return nightcoach.games.NAMES
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


def __dir__() -> list[str]:
    return sorted({*globals(), "NAMES"})


def bot(game: str, name: str = "") -> Bot:
    """A bot that plays this game: the one of this name, or of this `module:Class`, or else the strongest."""
    from nightcoach import bots

    return bots.any_bot(game, name or bots.best(game))


__all__ = ["COMPILED", "NAMES", "Chance", "Game", "Move", "Outcome", "Refused", "State", "bot", "game", "redeal"]
