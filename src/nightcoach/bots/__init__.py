"""Bots: they get a view and nothing else, and answer with the words of a move. One ladder a game."""

from __future__ import annotations

from typing import Any, Protocol

from nightcoach.bots.random import RandomBot
from nightcoach.core.chance import Chance
from nightcoach.core.errors import Refused
from nightcoach.games.castle.bots.canny import CannyCastle
from nightcoach.games.eatme.bots.canny import CannyEatMe
from nightcoach.games.lupus.bots.canny import CannyLupus


class Bot(Protocol):
    """Somebody who plays. A bot remembers nothing between two answers: all it knows is in the view."""

    blind: bool
    """It looks at nothing but the list of legal moves and picks by lot, so no view need be made for it."""

    def choose(self, view: Any, chance: Chance) -> str:
        """The words of one of the legal moves that the view shows."""


LADDERS: dict[str, dict[str, Bot]] = {
    "castle": {"random": RandomBot(), "canny": CannyCastle()},
    "eatme": {"random": RandomBot(), "canny": CannyEatMe()},
    "lupus": {"random": RandomBot(), "canny": CannyLupus()},
}


def bot(game: str, name: str) -> Bot:
    """The bot of that name that plays this game."""
    ladder = LADDERS[game]
    if name not in ladder:
        known = ", ".join(ladder)
        raise Refused("bot", f"no bot '{name}' plays {game}; there are: {known}", {"bot": name, "known": known})
    return ladder[name]


def best(game: str) -> str:
    """The name of the strongest bot of a game: it stands in for people."""
    return list(LADDERS[game])[-1]
