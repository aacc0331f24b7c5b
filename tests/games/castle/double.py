"""The Castle played by a double, of which tests change a part: a compiled game cannot be derived from."""

from __future__ import annotations

from collections.abc import Sequence

from nightcoach.core.chance import Chance
from nightcoach.core.events import Seat, Tell
from nightcoach.core.game import Game, History, State
from nightcoach.core.wire import GameOptions, Told
from nightcoach.games.castle.game import GAME


class Double(Game):
    """Everything as in the Castle."""

    name = GAME.name
    version = GAME.version
    unit = GAME.unit
    lasting_secrets = GAME.lasting_secrets
    whispers = GAME.whispers
    parties = GAME.parties
    Options = GAME.Options
    View = GAME.View
    moves = GAME.moves
    windows = GAME.windows
    grave = GAME.grave
    events = GAME.events

    def seats(self, options: GameOptions) -> range:
        return GAME.seats(options)

    def deal(self, seats: int, options: GameOptions, chance: Chance, tell: Tell | None = None) -> State:
        dealt: State = GAME.deal(seats, options, chance, tell)
        return dealt

    def secret_room(self, state: State, seat: Seat, whole: bool) -> int:
        return GAME.secret_room(state, seat, whole)

    def length(self, state: State) -> int:
        return GAME.length(state)

    def grace(self, options: GameOptions) -> float:
        return GAME.grace(options)

    def write(self, state: State) -> str:
        return GAME.write(state)

    def read(self, line: str, chance: Chance | None = None) -> State:
        found: State = GAME.read(line, chance or Chance(line))
        return found

    def history(self, heard: Sequence[Told], seat: Seat | None, chance: Chance) -> History:
        return GAME.history(heard, seat, chance)
