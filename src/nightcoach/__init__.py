"""Nightcoach: the table for hidden-identity party games.

>>> import nightcoach
>>> eatme = nightcoach.game("eatme")
>>> state = eatme.deal(4, eatme.Options(), nightcoach.Chance(1))
>>> state.window()
'choose'
"""

from __future__ import annotations

TYPE_CHECKING = False  # type checkers take this for true; `typing` itself takes a while to load

if TYPE_CHECKING:
    from nightcoach.bots import Bot
    from nightcoach.core.chance import Chance
    from nightcoach.core.errors import Refused
    from nightcoach.core.game import Game, redeal
    from nightcoach.core.moves import Move
    from nightcoach.core.state import Outcome, State
    from nightcoach.games import game

__version__ = "0.2.0"

COMPILED: bool
"""Whether the engine that runs is the compiled one."""

NAMES: tuple[str, ...]
"""The names of all games that are installed; looked up when somebody asks."""

_HOMES = {
    "Chance": "core.chance",
    "Refused": "core.errors",
    "Game": "core.game",
    "redeal": "core.game",
    "Move": "core.moves",
    "Outcome": "core.state",
    "State": "core.state",
    "game": "games",
    "NAMES": "games",
}
"""Where the rest comes from, once somebody asks for it: a command that only says its version should not load it."""


def __getattr__(name: str) -> object:
    import importlib

    if name == "COMPILED":
        import importlib.util

        found = importlib.util.find_spec("nightcoach.core.frames")
        value: object = not str(found and found.origin).endswith(".py")
    elif name in _HOMES:
        value = getattr(importlib.import_module(f"nightcoach.{_HOMES[name]}"), name)
    else:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    if name != "NAMES":  # a game may be installed meanwhile
        globals()[name] = value
    return value


def __dir__() -> list[str]:
    return sorted({*globals(), *_HOMES, "COMPILED"})


def bot(game: str, name: str = "") -> Bot:
    """A bot that plays this game: the one of this name, or of this `module:Class`, or else the strongest."""
    from nightcoach import bots

    return bots.any_bot(game, name or bots.best(game))


__all__ = ["COMPILED", "NAMES", "Chance", "Game", "Move", "Outcome", "Refused", "State", "bot", "game", "redeal"]
