"""Bots: they get a view and nothing else, and answer with the words of a move. Each game brings its own ladder."""

from __future__ import annotations

import functools
from typing import Any, Protocol

from nightcoach.bots.random import RandomBot
from nightcoach.core.box import box
from nightcoach.core.chance import Chance
from nightcoach.core.errors import Refused


class Bot(Protocol):
    """A player that is not a person. It remembers nothing between two answers: all it knows is in the view."""

    blind: bool
    """It looks at nothing but the list of legal moves and picks one at random, so no view need be made for it."""

    def choose(self, view: Any, chance: Chance) -> str:
        """The words of one of the legal moves that the view shows."""


def ladder(game: str) -> tuple[str, ...]:
    """The names of the bots that play this game, from weak to strong."""
    return ("random", *box(game).bots)


def bot(game: str, name: str) -> Bot:
    """The bot of that name that plays this game."""
    if name not in ladder(game):
        known = ", ".join(ladder(game))
        raise Refused("bot", f"no bot '{name}' plays {game}; there are: {known}", {"bot": name, "known": known})
    return _made(game, name)


@functools.cache
def _made(game: str, name: str) -> Bot:
    if name not in box(game).bots:
        return RandomBot()
    made: Bot = box(game).load(box(game).bots[name])()
    return made


def best(game: str) -> str:
    """The name of the strongest bot of a game: it stands in for people."""
    return ladder(game)[-1]
