"""The state of a game of Eat Me If You Can!: a few small lists."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import mypyc_attr

from nightcoach.core.chance import Chance
from nightcoach.core.events import Seat
from nightcoach.core.state import State
from nightcoach.core.wire import Closed, GameOptions
from nightcoach.games.eatme.moves import NOBODY
from nightcoach.games.eatme.view import view_of
from nightcoach.games.eatme.wire import OWN_HOUSE, Options, View

HABITS: Final = 9
"""Numbers kept for each seat: slept, trapped and visited, each for a Pig, the Hood and the Kids (E6.12)."""


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class EatMe(State):
    """Everything true now. The secret choices lie in the window that asked for them."""

    home: ClassVar[str] = "nightcoach.games.eatme.game"

    def __init__(self, seats: int, options: GameOptions, chance: Chance) -> None:
        super().__init__(seats, chance)
        assert isinstance(options, Options)
        self.options: Options = options
        # Copies of what every round asks for: a struct is slow to ask from compiled code.
        self.target: int = options.target_points
        self.show_ready: bool = options.show_ready
        self.free_deal: bool = options.dealer_mode == "free"
        self.round: int = 0
        self.kinds: list[int] = [NOBODY] * seats
        self.scores: list[int] = [options.three_player_start] * seats  # E2.3
        self.dealer: Seat = NOBODY
        """Who dealt this round or, in the window `deal`, who deals the next."""
        self.habits: list[int] = [0] * (HABITS * seats)

    def view(self, seat: Seat | None) -> View:
        return view_of(self, seat)

    def closed(self, seat: Seat) -> tuple[Closed, ...]:
        """E3.3 The Wolf visits a house, never its own den."""
        return OWN_HOUSE[seat] if self.window() == "prowl" and seat in self.asked() else ()

    def clone(self) -> EatMe:
        twin = EatMe(self.seats, self.options, self.chance.copy())
        self.copy_to(twin)
        twin.round = self.round
        twin.kinds = self.kinds.copy()
        twin.scores = self.scores.copy()
        twin.dealer = self.dealer
        twin.habits = self.habits.copy()
        return twin

    def key(self) -> tuple[object, ...]:
        return (
            self.options,
            self.round,
            tuple(self.kinds),
            tuple(self.scores),
            self.dealer,
            tuple(self.habits),
            tuple([frame.key() for frame in self.frames]),
            self.result,
        )
