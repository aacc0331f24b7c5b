"""Doubles of games, parts of which tests change: a compiled game cannot be subclassed."""

from __future__ import annotations

import types
from collections.abc import Sequence
from typing import Any, ClassVar

from nightcoach.core.chance import Chance, Script
from nightcoach.core.events import Seat, Tell
from nightcoach.core.game import Game, History
from nightcoach.core.state import State
from nightcoach.core.wire import GameOptions, Told

FACTS = (
    *("name", "version", "unit", "lasting_secrets", "whispers", "parties", "Options", "View", "moves", "windows"),
    *("grave", "events"),
)
"""What a game says about itself."""


class Double(Game):
    """Everything as in the real game: `class MyCastle(Double, true=CASTLE)`."""

    true: ClassVar[Game]

    def __init_subclass__(cls, true: Game | None = None, **more: Any) -> None:
        super().__init_subclass__(**more)
        if true is not None:
            cls.true = true
            for fact in FACTS:
                setattr(cls, fact, getattr(true, fact))

    def seats(self, options: GameOptions) -> range:
        return self.true.seats(options)

    def deal(self, seats: int, options: GameOptions, chance: Chance, tell: Tell | None = None) -> State:
        dealt: State = self.true.deal(seats, options, chance, tell)
        return dealt

    def secret_room(self, state: State, seat: Seat, whole: bool) -> int:
        return self.true.secret_room(state, seat, whole)

    def length(self, state: State) -> int:
        return self.true.length(state)

    def grace(self, options: GameOptions) -> float:
        return self.true.grace(options)

    def public_options(self, options: GameOptions) -> dict[str, str | int | bool | None]:
        return self.true.public_options(options)

    def allows_bots(self, options: GameOptions) -> bool:
        return self.true.allows_bots(options)

    def write(self, state: State) -> str:
        return self.true.write(state)

    def read(self, line: str, chance: Chance | None = None) -> State:
        found: State = self.true.read(line, chance)
        return found

    def history(self, heard: Sequence[Told], seat: Seat | None, chance: Chance) -> History:
        return self.true.history(heard, seat, chance)


class Rigged(Double):
    """A game whose first draws of chance are given; made by `rigged`."""

    def __init__(self, draws: list[int]) -> None:
        self.draws = draws

    def deal(self, seats: int, options: GameOptions, chance: Chance, tell: Tell | None = None) -> State:
        return super().deal(seats, options, Script(self.draws, chance), tell)


def rigged(game: Game, draws: list[int]) -> Game:
    """The game with its first draws of chance given: the deal, and what comes after it."""
    kind = types.new_class("Rigged", (Rigged,), {"true": game})
    found: Game = kind(draws)
    return found
