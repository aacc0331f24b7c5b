"""The Castle of the Devil as a `Game`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from nightcoach.core.chance import Chance
from nightcoach.core.events import Seat, Tell
from nightcoach.core.game import Game, History
from nightcoach.core.moves import MoveTable
from nightcoach.core.wire import GameView, Told, events_in
from nightcoach.games.castle import notation, turn, view_room, wire, wire_duel, wire_view
from nightcoach.games.castle.cards import FEWEST, MOST, SOCIETIES
from nightcoach.games.castle.moves import MOVES
from nightcoach.games.castle.redeal import rebuild
from nightcoach.games.castle.state import Castle


class CastleGame(Game[Castle, wire.Options]):
    """Two secret societies on a night coach spy, trade and duel for keys and goblets, for 4 to 8."""

    name: ClassVar[str] = "castle"
    version: ClassVar[int] = 1
    unit: ClassVar[str] = "turns"
    endless: ClassVar[str] = "C3.1"
    lasting_secrets: ClassVar[bool] = True  # C3.14
    whispers: ClassVar[dict[str, tuple[str, ...]]] = {
        "opened": ("dealt",),
        "window": ("passed", "supported", "fate_chosen"),
        "played": ("passed",),
        "sextant": ("chosen",),
        "sextant_pass": ("received",),
    }
    parties: ClassVar[tuple[str, ...]] = SOCIETIES
    declared_ends: ClassVar[dict[str, tuple[str, ...]]] = {
        "own": ("own_right", "own_wrong"),
        "rival": ("rival_right", "rival_wrong"),
        "solo": ("solo",),
    }
    Options: ClassVar[type[wire.Options]] = wire.Options
    View: ClassVar[type[GameView]] = wire_view.View
    moves: ClassVar[MoveTable] = MOVES
    grave: ClassVar[tuple[str, ...]] = ("proclaim",)
    random_for_absent: ClassVar[tuple[str, ...]] = ("answer",)  # C3.11
    proposed: ClassVar[dict[str, str | int | bool | None]] = {"brisk_duels": True}
    # OPT-J, OPT-H: a beat of a brisk duel lasts about 10 s, then 6, and 3 from the third game on.
    first_games: ClassVar[tuple[dict[str, str | int | bool | None], ...]] = (
        {"turn_seconds": 180, "answer_seconds": 180, "window_seconds": 17},
        {"turn_seconds": 120, "answer_seconds": 90, "window_seconds": 10},
    )
    look_seconds: ClassVar[float] = 60.0  # C2.13
    characters: ClassVar[tuple[str, ...]] = tuple([f"character_{n}" for n in range(1, 11)])
    windows: ClassVar[tuple[str, ...]] = tuple(notation.WINDOWS)
    events: ClassVar[dict[str, type[Told]]] = events_in(wire, wire_duel)

    def seats(self, options: wire.Options) -> range:
        """C2.1 Four to eight. OPT-A The first player must have a seat."""
        first = options.start_player
        return range(FEWEST if isinstance(first, str) else max(FEWEST, first + 1), MOST + 1)

    def deal(self, seats: int, options: wire.Options, chance: Chance, tell: Tell | None = None) -> Castle:
        self.check_deal(seats, options, chance)
        return turn.deal(seats, options, chance, tell)

    def length(self, state: Castle) -> int:
        return state.turn

    def grace(self, options: wire.Options) -> float:
        """OPT-I How long a seat may be absent."""
        return options.grace_seconds

    def secret_room(self, state: Castle, seat: Seat, whole: bool) -> int:
        return view_room.secret_room(state, seat)

    def write(self, state: Castle) -> str:
        return notation.write(state)

    def read(self, line: str, chance: Chance | None = None) -> Castle:
        return notation.read(line, chance or Chance(line))

    def history(self, heard: Sequence[Told], seat: Seat | None, chance: Chance) -> History:
        return rebuild.history(heard, seat, chance)


GAME: Game = CastleGame()
