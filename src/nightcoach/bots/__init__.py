"""Bots: they get a view and nothing else, and answer with the words of a move. Each game brings its own ladder."""

from __future__ import annotations

import functools
import importlib
from typing import Any, Protocol

from nightcoach.bots.random import RandomBot
from nightcoach.core.box import box, guests
from nightcoach.core.chance import Chance
from nightcoach.core.errors import IllegalMove, Refused, UnknownMove
from nightcoach.core.events import Seat, Tell
from nightcoach.core.record import Recording


class Bot(Protocol):
    """A player that is not a person. It remembers nothing between two answers: all it knows is in the view.

    A bot that looks only at the list of legal moves and picks one at random may set `blind = True`; simulations then
    make no view for it.
    """

    def choose(self, view: Any, chance: Chance) -> str:
        """The words of one of the legal moves that the view shows."""


def ladder(game: str) -> tuple[str, ...]:
    """The names of the bots that play this game, from weak to strong."""
    return ("random", *box(game).bots)


def bot(game: str, name: str) -> Bot:
    """The bot of that name on the ladder of this game. Tables use this, since strangers choose the name."""
    if name not in ladder(game):
        known = ", ".join(ladder(game))
        raise Refused("bot", f"no bot '{name}' plays {game}; there are: {known}", {"bot": name, "known": known})
    return _made(game, name)


def any_bot(game: str, name: str) -> Bot:
    """A bot for the person who runs this program: from the ladder, from another package, or any `module:Class`."""
    if not isinstance(name, str):
        raise TypeError(f"a bot is found by its name, not by {name!r}")
    if ":" in name:
        return _outside(name, name)
    if (game, name) in guests()[0]:
        return _outside(f"{game}.{name}", guests()[0][game, name])
    if name not in ladder(game):
        known = ", ".join([*ladder(game), *[guest for home, guest in guests()[0] if home == game]])
        raise Refused("bot", f"no bot '{name}' plays {game}; there are: {known}", {"bot": name, "known": known})
    return _made(game, name)


@functools.cache
def _made(game: str, name: str) -> Bot:
    if name not in box(game).bots:
        return RandomBot()
    made: Bot = box(game).load(box(game).bots[name])()
    return made


@functools.cache
def _outside(name: str, what: str) -> Bot:
    module, _, attribute = what.partition(":")
    try:
        made: Bot = getattr(importlib.import_module(module), attribute)()
        if not callable(getattr(made, "choose", None)):
            raise TypeError("it has no method choose(view, chance)")
    except Exception as error:  # whatever a module does when it is imported
        why = repr(error)
        raise Refused("broken_bot", f"the bot '{name}' does not load: {why}", {"bot": name, "why": why}) from error
    return made


def answer(recording: Recording, seat: Seat, player: Bot, view: Any, chance: Chance, tell: Tell | None = None) -> None:
    """Let a bot answer for its seat; if that is not a legal move, the refusal says who answered what, and where."""
    words = player.choose(view, chance)
    try:
        if not isinstance(words, str):
            raise UnknownMove("move", "a bot answers with the words of a move", {"words": repr(words)})
        recording.play(seat, recording.game.moves[words], tell)
    except (IllegalMove, UnknownMove) as error:
        window, name = view.window, type(player).__name__
        legal = ", ".join(view.legal[:6]) + (" …" if len(view.legal) > 6 else "")
        raise Refused(
            "bot_answer",
            f"the bot {name} on seat {seat} answered {words!r} in the window '{window}'; legal there: {legal}",
            {"bot": name, "seat": str(seat + 1), "answer": repr(words), "window": window, "legal": legal},
        ) from error


def best(game: str) -> str:
    """The name of the strongest bot of a game: it stands in for people."""
    return ladder(game)[-1]
