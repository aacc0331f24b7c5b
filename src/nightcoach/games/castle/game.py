"""The Castle of the Devil as a `Game`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from nightcoach.core.chance import Chance
from nightcoach.core.events import Seat, Tell
from nightcoach.core.game import Game, History, State
from nightcoach.core.moves import MoveTable
from nightcoach.core.wire import GameOptions, GameView, Told, events_in
from nightcoach.games.castle import notation, turn, view, view_room, wire, wire_duel
from nightcoach.games.castle.cards import FEWEST, MOST, SOCIETIES
from nightcoach.games.castle.moves import MOVES
from nightcoach.games.castle.redeal import rebuild
from nightcoach.games.castle.state import Castle


class CastleGame(Game):
    """Two secret societies on a night coach spy, trade and duel for keys and goblets, for 4 to 8."""

    name: ClassVar[str] = "castle"
    version: ClassVar[int] = 1
    unit: ClassVar[str] = "turns"
    endless: ClassVar[str] = "C3.1"
    lasting_secrets: ClassVar[bool] = True  # C3.14
    whispers: ClassVar[dict[str, tuple[str, ...]]] = {
        "opened": ("dealt",),
        "window": ("passed", "supported"),
        "played": ("passed",),
        "sextant": ("chosen",),
        "sextant_pass": ("received",),
    }
    parties: ClassVar[tuple[str, ...]] = SOCIETIES
    proclamations: ClassVar[dict[str, tuple[str, ...]]] = {
        "own": ("own_right", "own_wrong"),
        "rival": ("rival_right", "rival_wrong"),
        "solo": ("solo",),
    }
    Options: ClassVar[type[GameOptions]] = wire.Options
    View: ClassVar[type[GameView]] = view.View
    moves: ClassVar[MoveTable] = MOVES
    grave: ClassVar[tuple[str, ...]] = ("proclaim",)
    by_lot: ClassVar[tuple[str, ...]] = ("answer",)  # C3.11
    characters: ClassVar[tuple[str, ...]] = tuple([f"character_{n}" for n in range(1, 11)])
    windows: ClassVar[tuple[str, ...]] = tuple(notation.WINDOWS)
    events: ClassVar[dict[str, type[Told]]] = events_in(wire, wire_duel)

    def seats(self, options: GameOptions) -> range:
        """C2.1 Four to eight. OPT-A The first player must have a seat."""
        assert isinstance(options, wire.Options)
        first = options.start_player
        return range(FEWEST if isinstance(first, str) else max(FEWEST, first + 1), MOST + 1)

    def deal(self, seats: int, options: GameOptions, chance: Chance, tell: Tell | None = None) -> State:
        self.check_seats(seats, options)
        return turn.deal(seats, options, chance, tell)

    def length(self, state: State) -> int:
        assert isinstance(state, Castle)
        return state.turn

    def grace(self, options: GameOptions) -> float:
        """OPT-I How long a seat may be absent."""
        assert isinstance(options, wire.Options)
        return options.grace_seconds

    def secret_room(self, state: State, seat: Seat, whole: bool) -> int:
        assert isinstance(state, Castle)
        return view_room.secret_room(state, seat)

    def write(self, state: State) -> str:
        assert isinstance(state, Castle)
        return notation.write(state)

    def read(self, line: str, chance: Chance) -> State:
        return notation.read(line, chance)

    def history(self, heard: Sequence[Told], seat: Seat | None, chance: Chance) -> History:
        return rebuild.history(heard, seat, chance)


GAME = CastleGame()
