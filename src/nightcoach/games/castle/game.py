"""The Castle of the Devil as a game of the house."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from nightcoach.core.chance import Chance
from nightcoach.core.events import Seat, Tell
from nightcoach.core.game import Game, History
from nightcoach.core.moves import MoveTable
from nightcoach.core.wire import GameView, Told
from nightcoach.games.castle import notation, redeal, turn, view, view_room, wire, wire_duel
from nightcoach.games.castle.cards import FEWEST, MOST, SOCIETIES
from nightcoach.games.castle.moves import MOVES
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
        "window": ("passed", "supported"),
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
    View: ClassVar[type[GameView]] = view.View
    moves: ClassVar[MoveTable] = MOVES
    grave: ClassVar[tuple[str, ...]] = ("proclaim",)
    by_lot: ClassVar[tuple[str, ...]] = ("answer",)  # C3.11
    characters: ClassVar[tuple[str, ...]] = tuple([f"character_{n}" for n in range(1, 11)])
    windows: ClassVar[tuple[str, ...]] = (
        "turn",
        "set_top",
        "answer",
        "give_demanded",
        "ability",
        "coat",
        "sextant",
        "gift",
        "d1",
        "pay_priest",
        "d2",
        "d4",
        "d5",
        "d6",
        "d8",
        "fate",
        "take",
        "give_back",
        "d_prime",
        "naming",
    )
    events: ClassVar[dict[str, type[Told]]] = {
        "opened": wire.Opened,
        "dealt": wire.Dealt,
        "turn": wire.Turn,
        "window": wire.Window,
        "passed": wire.Passed,
        "spied": wire.Spied,
        "offered": wire.Offered,
        "refused": wire.Refused,
        "swapped": wire.Swapped,
        "announced": wire.Announced,
        "declined": wire.Declined,
        "drew": wire.Drew,
        "monocle": wire.Monocle,
        "privilege": wire.Privilege,
        "coat": wire.Coat,
        "coat_taken": wire.CoatTaken,
        "tome": wire.Tome,
        "sextant": wire.Sextant,
        "chosen": wire.Chosen,
        "sextant_pass": wire.SextantPass,
        "received": wire.Received,
        "gift": wire.Gift,
        "clairvoyant": wire.Clairvoyant,
        "set_top": wire.SetTop,
        "demand": wire.Demand,
        "demand_met": wire.DemandMet,
        "demand_failed": wire.DemandFailed,
        "challenged": wire_duel.Challenged,
        "priest": wire_duel.Priest,
        "priest_paid": wire_duel.PriestPaid,
        "supported": wire_duel.Supported,
        "revealed": wire_duel.Revealed,
        "hypnotised": wire_duel.Hypnotised,
        "played": wire_duel.Played,
        "result": wire_duel.Result,
        "doctor": wire_duel.Doctor,
        "looked": wire_duel.Looked,
        "steal": wire_duel.Steal,
        "stolen": wire_duel.Stolen,
        "gave_back": wire_duel.GaveBack,
        "duel_draw": wire_duel.DuelDraw,
        "deck_empty": wire_duel.DeckEmpty,
        "proclaimed": wire_duel.Proclaimed,
        "named": wire_duel.Named,
        "that_is_all": wire_duel.ThatIsAll,
        "ended": wire_duel.Ended,
    }

    def seats(self, options: wire.Options) -> range:
        """C2.1 Four to eight. OPT-A The first player must have a seat."""
        first = options.start_player
        return range(FEWEST if isinstance(first, str) else max(FEWEST, first + 1), MOST + 1)

    def deal(self, seats: int, options: wire.Options, chance: Chance, tell: Tell | None = None) -> Castle:
        self.check_seats(seats, options)
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
        return redeal.history(heard, seat, chance)


GAME: Game = CastleGame()
