"""A game of your own: everybody secretly names a number, and the lowest that nobody else has named wins."""

from __future__ import annotations

from collections import Counter

import nightcoach
from nightcoach.core.events import Seat, Tell
from nightcoach.core.frames import Sealed
from nightcoach.core.game import Game
from nightcoach.core.moves import Move, MoveTable
from nightcoach.core.state import Outcome, State
from nightcoach.core.wire import GameOptions, GameView, Told

MOVES = MoveTable(__name__, [(f"name {number}", (number,), True) for number in (1, 2, 3)])
"""Every move of the game: its words, its numbers, and whether it is a secret."""


class Named(Told, frozen=True, tag="named"):
    """What everybody hears when the last player has answered."""

    numbers: tuple[int, ...]


class Lowest(State):
    """Nothing but the open window, which holds the numbers."""

    home = __name__
    """The module that holds `GAME`: `state.play(0, "name 2")` looks the words up among its moves."""

    def view(self, seat: Seat | None) -> GameView:
        """What a seat may know: whether it is asked, and what it may answer."""
        legal = () if seat is None else tuple(move.words for move in self.legal(seat))
        return GameView(
            game="lowest", seat=seat, seats=self.seats, window=self.window(), asked=self.asked(), legal=legal, closed=()
        )

    def clone(self) -> Lowest:
        """An independent copy."""
        twin = Lowest(self.seats, self.chance.copy())
        self.copy_to(twin)
        return twin


class Naming(Sealed[Lowest]):
    """Everybody answers in secret; the last answer ends the game."""

    name = "naming"

    def choices(self, s: Lowest, seat: Seat) -> list[Move]:
        """All three numbers."""
        return list(MOVES)

    def answered(self, s: Lowest, seat: Seat, move: Move, answers: tuple[Move | None, ...], last: bool) -> None:
        """Keep the answer, or find the winner."""
        if not last:
            s.then(Naming(self.seats, answers, self.show_ready))
            return
        numbers = tuple(answer.numbers[0] for answer in answers if answer is not None)
        s.announce(Named, numbers)
        alone = [number for number, times in Counter(numbers).items() if times == 1]
        winners = (numbers.index(min(alone)),) if alone else ()
        losers = tuple(q for q in range(s.seats) if q not in winners)
        s.finish(Outcome(winners, losers, "lowest" if alone else "nobody", ""))


class LowestGame(Game):
    """The description of the game, which can deal a state."""

    name = "lowest"
    version = 1
    moves = MOVES
    events = {"named": Named}
    lasting_secrets = False

    def seats(self, options: GameOptions) -> range:
        """Three to six can play."""
        return range(3, 7)

    def deal(self, seats: int, options: GameOptions, chance: nightcoach.Chance, tell: Tell | None = None) -> Lowest:
        """There is nothing to deal: open the window."""
        self.check_deal(seats, options, chance)
        state = Lowest(seats, chance)
        state.then(Naming(tuple(range(seats)), (None,) * seats, True))
        return state


GAME = LowestGame()


def main() -> None:
    """Three rounds at random."""
    chance = nightcoach.Chance("numbers")
    for _ in range(3):
        state = GAME.deal(4, GAME.Options(), chance)
        while state.outcome() is None:
            seat = state.waiting()[0]
            state.play(seat, chance.pick(state.legal(seat)), lambda event: print(GAME.hear(event, None)))
        print(state.outcome())


if __name__ == "__main__":
    main()
