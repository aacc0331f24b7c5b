"""A toy of hidden hands: everybody holds two cards, and one private look leads to the next.

The active seat looks at one card of another; its owner notices which, nobody else does. The owner may look in turn, and
so on, until somebody stops; then the next seat begins a chain. After four chains the hands are shown and the highest
pair wins.
"""

from __future__ import annotations

import ast
from collections.abc import Sequence

from nightcoach.core.chance import Chance, draws_of_shuffle
from nightcoach.core.contract import Traits
from nightcoach.core.events import Event, Seat, Tell
from nightcoach.core.frames import Frame
from nightcoach.core.game import Game, History
from nightcoach.core.moves import Move, MoveTable
from nightcoach.core.state import Outcome, State
from nightcoach.core.wire import GameOptions, GameView, Told

MOST = 5
CHAINS = 4
MOVES = MoveTable(
    __name__,
    [("stop", (), False), *[(f"look {q} {i}", (q, i), False) for q in range(MOST) for i in (0, 1)]],
)
STOP = MOVES["stop"]


class Began(Told, frozen=True, tag="began"):
    seats: int
    hand: tuple[int, ...] | None = None


class Looked(Told, frozen=True, tag="looked"):
    seat: int
    at: int
    place: int | None = None
    card: int | None = None


class Stopped(Told, frozen=True, tag="stopped"):
    seat: int


class Ended(Told, frozen=True, tag="ended"):
    cards: tuple[int, ...]


class LooksView(GameView, frozen=True, kw_only=True):
    chain: int
    hand: tuple[int, ...]


class Looks(State):
    def __init__(self, cards: list[int], chance: Chance) -> None:
        super().__init__(len(cards) // 2, chance)
        self.cards = cards
        self.chain = 0

    def hand(self, seat: Seat) -> tuple[int, ...]:
        return tuple(self.cards[2 * seat : 2 * seat + 2])

    def view(self, seat: Seat | None) -> LooksView:
        self.check_watcher(seat)
        return LooksView(
            game="looks",
            seat=seat,
            seats=self.seats,
            window=self.window(),
            asked=self.asked(),
            legal=() if seat is None else tuple(m.words for m in self.legal(seat)),
            closed=() if seat is None else self.closed(seat),
            chain=self.chain,
            hand=() if seat is None else self.hand(seat),
        )

    def clone(self) -> Looks:
        twin = Looks(self.cards, self.chance.copy())
        self.copy_to(twin)
        twin.chain = self.chain
        return twin

    def key(self) -> tuple[object, ...]:
        return tuple(self.cards), self.chain, tuple(frame.key() for frame in self.frames)


class Look(Frame[Looks]):
    name = "look"

    def legal(self, s: Looks, seat: Seat) -> list[Move]:
        if seat not in self.asks:
            return []
        return [STOP, *[MOVES[f"look {q} {i}"] for q in range(s.seats) if q != seat for i in (0, 1)]]

    def take(self, s: Looks, seat: Seat, move: Move) -> None:
        if move is not STOP:
            owner, place = move.numbers
            if s.told is not None:
                s.told.append(Event("looked", (seat, owner), (place, s.hand(owner)[place]), (seat, owner)))
            s.then(Look((owner,)))
            return
        if s.told is not None:
            s.told.append(Event("stopped", (seat,)))
        s.chain += 1
        if s.chain < CHAINS:
            s.then(Look((s.chain % s.seats,)))
            return
        if s.told is not None:
            s.told.append(Event("ended", (tuple(s.cards),)))
        s.finish(outcome(s))


def outcome(s: Looks) -> Outcome:
    best = max(range(s.seats), key=lambda q: sum(s.hand(q)))
    return Outcome((best,), tuple(q for q in range(s.seats) if q != best), "highest", "toy")


class LooksGame(Game):
    name = "looks"
    version = 1
    lasting_secrets = False
    unit = "chains"
    View = LooksView
    moves = MOVES
    windows = ("look",)
    whispers = {"looked": ("began",)}
    events = {"began": Began, "looked": Looked, "stopped": Stopped, "ended": Ended}

    def seats(self, options: GameOptions) -> range:
        return range(3, MOST + 1)

    def deal(self, seats: int, options: GameOptions, chance: Chance, tell: Tell | None = None) -> State:
        self.check_deal(seats, options, chance)
        cards = list(range(2 * seats))
        chance.shuffle(cards)
        s = Looks(cards, chance)
        for q in range(seats):
            if tell is not None:
                tell(Event("began", (seats,), (s.hand(q),), (q,), False))
        if tell is not None:
            tell(Event("began", (seats,)))
        s.then(Look((0,)))
        return s

    def length(self, state: State) -> int:
        assert isinstance(state, Looks)
        return state.chain

    def write(self, state: State) -> str:
        return repr(state.key())

    def read(self, line: str, chance: Chance | None = None) -> State:
        cards, chain, frames = ast.literal_eval(line)
        s = Looks(list(cards), chance or Chance(line))
        s.chain = chain
        s.frames = [Look(asks) for _, asks in frames]
        s.result = None if frames else outcome(s)
        return s

    def history(self, heard: Sequence[Told], seat: Seat | None, chance: Chance) -> History:
        """Every card the seat has seen lies where it was seen; the others lie anywhere."""
        seats = next(event.seats for event in heard if isinstance(event, Began))
        known: dict[int, int] = {}
        moves: list[tuple[Seat, Move]] = []
        for event in heard:
            if isinstance(event, Began) and event.hand is not None and seat is not None:
                known |= {2 * seat + i: card for i, card in enumerate(event.hand)}
            elif isinstance(event, Looked):
                place = chance.below(2) if event.place is None else event.place
                moves.append((event.seat, MOVES[f"look {event.at} {place}"]))
                if event.card is not None:
                    known[2 * event.at + place] = event.card
            elif isinstance(event, Stopped):
                moves.append((event.seat, STOP))
            elif isinstance(event, Ended):
                known = dict(enumerate(event.cards))
        rest = [card for card in range(2 * seats) if card not in known.values()]
        chance.shuffle(rest)
        cards = [known[place] if place in known else rest.pop() for place in range(2 * seats)]
        return History(seats, GameOptions(), draws_of_shuffle(list(range(2 * seats)), cards), moves)


class LooksTraits(Traits):
    def conserved(self, state: State) -> object:
        assert isinstance(state, Looks)
        return tuple(state.cards)

    def look(self, state: State, seat: Seat, move: Move) -> str:
        return f"{seat} looks at {move.numbers[0]}" if move is not STOP else f"{seat} stops"

    def granted(self, event: Told, seat: Seat | None) -> frozenset[str]:
        if isinstance(event, Looked) and seat in (event.seat, event.at):
            return frozenset({"place", "card"})
        return frozenset({"cards"}) if isinstance(event, Ended) else frozenset()

    def hides(self, state: State, seat: Seat | None) -> bool:
        return state.outcome() is None

    def twin(
        self, state: State, moves: list[tuple[Seat, Move]], draws: list[int], seat: Seat | None, chance: Chance
    ) -> tuple[list[tuple[Seat, Move]], list[int]] | None:
        """Swap two cards that the watcher never saw."""
        assert isinstance(state, Looks)
        if state.outcome() is not None:
            return None
        seen = {2 * q + i for q, i in ((seat, 0), (seat, 1)) if q is not None}
        seen |= {2 * move.numbers[0] + move.numbers[1] for actor, move in moves if actor == seat and move is not STOP}
        unseen = [place for place in range(2 * state.seats) if place not in seen]
        if len(unseen) < 2:
            return None
        a, b = unseen[0], unseen[1 + chance.below(len(unseen) - 1)]
        order = list(state.cards)
        order[a], order[b] = order[b], order[a]
        return moves, draws_of_shuffle(list(range(2 * state.seats)), order)
