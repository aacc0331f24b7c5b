"""Every option of C11.3, in sets that the contract and leak checks go through."""

from __future__ import annotations

from collections.abc import Iterator

from nightcoach.core.wire import GameOptions
from nightcoach.games.castle.game import GAME

CLOCKS = {"window_seconds": 20, "turn_seconds": 0, "answer_seconds": 600, "grace_seconds": 300}
KEYS = {
    "OPT-A": "start_player",
    "OPT-B": "proclaim_after_free",
    "OPT-C": "free_after_action",
    "OPT-D": "give_back_stolen",
    "OPT-F": "alchemist_prevails",
    "OPT-G": "name_every_holder",
    "OPT-H": "window_seconds",
    "OPT-I": "grace_seconds",
    "OPT-J": "turn_seconds",
    "OPT-K": "brisk_duels",
}
"""The options by their letter in the book, all but the Adlung rules (OPT-E), which are not offered."""


def option_sets(seats: int) -> list[GameOptions]:
    """Each value of each option at least once, and the ones that meet in one rule together."""
    return [GAME.Options(**given) for given in _given(seats)]


def _given(seats: int) -> Iterator[dict[str, object]]:
    yield {}
    yield {"proclaim_after_free": True, "free_after_action": True, "start_player": seats - 1}
    yield {"give_back_stolen": True, "alchemist_prevails": True, "name_every_holder": True, **CLOCKS}
    yield {"free_after_action": True, "alchemist_prevails": True, "start_player": 0}
    yield {"brisk_duels": True}


def spelled(options: GameOptions) -> str:
    """The options that are not as usual, as a line of notation ends with them."""
    usual = GAME.Options()
    given = [
        (key, getattr(options, key))
        for key in options.__struct_fields__
        if getattr(options, key) != getattr(usual, key)
    ]
    return "".join(f" {key}={str(value).lower()}" for key, value in given)
