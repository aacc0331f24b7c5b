"""A whole game as a seat can imagine it: everything shown is kept, every hidden choice is drawn again."""

from __future__ import annotations

from collections.abc import Sequence

from nightcoach.core.chance import Chance, draws_of_shuffle
from nightcoach.core.errors import CannotRedeal
from nightcoach.core.events import Seat
from nightcoach.core.game import History
from nightcoach.core.moves import Move
from nightcoach.core.wire import Told
from nightcoach.games.eatme.moves import CAST, DEAL_OF, KIND_NAMES, MOVES, SLEEP, TRAP, VISITS, WOLF
from nightcoach.games.eatme.wire import Confirmed, Dealt, Duel, Locked, Opened, Revealed, Visited


class _Round:
    """What a seat has heard of one round."""

    def __init__(self, houses: list[Seat]) -> None:
        self.houses = houses
        self.order: list[Seat] = []
        """Who confirmed, as far as this seat heard it."""
        self.known: dict[Seat, Move] = {}
        self.locked = False
        self.visit: tuple[Seat, Move] | None = None


def history(heard: Sequence[Told], seat: Seat | None, chance: Chance) -> History:
    """A history in which a seat hears exactly these events, every hidden choice equally likely."""
    opened = heard[0] if heard else None
    if not isinstance(opened, Opened):
        raise CannotRedeal("redeal", "a redeal needs everything the seat has heard, from the opening of the game on")
    show_ready = opened.options.show_ready
    draws: list[int] = []
    moves: list[tuple[Seat, Move]] = []
    now: _Round | None = None
    for event in heard[1:]:
        if isinstance(event, Dealt):
            if now is not None:
                moves += _moves(now, seat, show_ready, chance)
            kinds = tuple([KIND_NAMES.index(kind) for kind in event.kinds])
            if event.dealer is None:
                draws = draws_of_shuffle(CAST[opened.seats], kinds)
            else:
                moves.append((event.dealer, DEAL_OF[kinds]))
            now = _Round([q for q in range(opened.seats) if kinds[q] != WOLF])
        elif now is None:
            continue
        elif isinstance(event, Confirmed):
            now.order.append(event.seat)
            if event.choice is not None:
                now.known[event.seat] = MOVES[event.choice]
        elif isinstance(event, Locked):
            now.locked = True
        elif isinstance(event, Visited):
            now.visit = (event.wolf, VISITS[event.victim])
        elif isinstance(event, Duel):
            now.known[event.victim] = MOVES[event.choice]
        elif isinstance(event, Revealed):
            for house, choice, _ in event.shown:
                now.known[house] = MOVES[choice]
    if now is not None:
        moves += _moves(now, seat, show_ready, chance)
    return History(opened.seats, opened.options, draws, moves)


def _moves(now: _Round, seat: Seat | None, show_ready: bool, chance: Chance) -> list[tuple[Seat, Move]]:
    """The moves of one round, the last perhaps unfinished."""
    order = now.order if show_ready else _hidden_order(now, seat, chance)
    moves = [(house, now.known.get(house) or chance.pick((SLEEP, TRAP))) for house in order]
    return moves if now.visit is None else [*moves, now.visit]


def _hidden_order(now: _Round, seat: Seat | None, chance: Chance) -> list[Seat]:
    """E6.3 Where confirmations are hidden, any of the others may have confirmed, but not all while the window is open.
    A seat heard its own and no other; when that came among the others makes no difference to anybody."""
    others = [house for house in now.houses if house not in now.order]
    if now.locked:
        return now.order + others
    chosen = [house for house in others if house != seat and chance.below(2)]
    if len(now.order) + len(chosen) == len(now.houses):
        chosen.remove(chance.pick(chosen))
    return now.order + chosen
