"""Eat Me If You Can! as a `Game`: the smallest built-in one, and a template for others."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from nightcoach.core.chance import Chance
from nightcoach.core.events import Seat, Tell
from nightcoach.core.game import Game, History
from nightcoach.core.moves import MoveTable
from nightcoach.core.wire import GameView, Told, events_in
from nightcoach.games.eatme import notation, redeal, round, view_room, wire
from nightcoach.games.eatme.moves import MOVES
from nightcoach.games.eatme.state import EatMe


class EatMeGame(Game[EatMe, wire.Options]):
    """A wolf, its victims, and a simultaneous bluff, for 3 to 6."""

    name: ClassVar[str] = "eatme"
    version: ClassVar[int] = 1
    unit: ClassVar[str] = "rounds"
    endless: ClassVar[str] = "E5.6"
    lasting_secrets: ClassVar[bool] = False  # E3.18
    whispers: ClassVar[dict[str, tuple[str, ...]]] = {"dealt": ("confirmed",)}
    Options: ClassVar[type[wire.Options]] = wire.Options
    View: ClassVar[type[GameView]] = wire.View
    moves: ClassVar[MoveTable] = MOVES
    windows: ClassVar[tuple[str, ...]] = ("choose", "prowl", "deal")
    events: ClassVar[dict[str, type[Told]]] = events_in(wire)

    def seats(self, options: wire.Options) -> range:
        """E0.1 Three to six. E8.1 Only three may start with 3 points. E8.3 The chosen Wolf must have a seat."""
        fewest = 3 if options.first_wolf is None else max(3, options.first_wolf + 1)
        return range(fewest, 4 if options.three_player_start else 7)

    def deal(self, seats: int, options: wire.Options, chance: Chance, tell: Tell | None = None) -> EatMe:
        self.check_deal(seats, options, chance)
        return round.deal(seats, options, chance, tell)

    def length(self, state: EatMe) -> int:
        return state.round

    def grace(self, options: wire.Options) -> float:
        """E8.8 How long a seat may be absent."""
        return options.grace_seconds

    def secret_room(self, state: EatMe, seat: Seat, whole: bool) -> int:
        return view_room.secret_room(state, seat)

    def sentences(self, options: wire.Options) -> tuple[str, ...]:
        """E8.7 Quick claims, never binding, no moves."""
        return ("eatme-say-sleep", "eatme-say-trap") if options.declare_buttons else ()

    def write(self, state: EatMe) -> str:
        return notation.write(state)

    def read(self, line: str, chance: Chance | None = None) -> EatMe:
        return notation.read(line, chance or Chance(line))

    def history(self, heard: Sequence[Told], seat: Seat | None, chance: Chance) -> History:
        return redeal.history(heard, seat, chance)


GAME: Game = EatMeGame()
