"""A toy like Castle: an offer seen by one, two abilities in a row, and a gift that interrupts in the middle.

Three seats hold two of nine cards each, the rest is the deck. The active seat offers a card; the partner refuses, or
accepts with a card in return. Then the offerer and after that the partner may draw; whoever holds more than three cards
must at once give one to somebody with room, before anything else goes on. The game ends with the deck or after six
turns; whoever holds card 0 wins, nobody if it is in the deck.
"""

from __future__ import annotations

import ast
from collections.abc import Sequence
from typing import Any

from nightcoach.core.chance import Chance, draws_of_shuffle
from nightcoach.core.contract import Traits
from nightcoach.core.events import Event, Seat, Tell
from nightcoach.core.frames import Frame
from nightcoach.core.game import Game, History, relive
from nightcoach.core.moves import Move, MoveTable
from nightcoach.core.state import Outcome, State
from nightcoach.core.wire import GameOptions, GameView, Told

CARDS = 9
LIMIT = 3
MOVES = MoveTable(
    __name__,
    [
        *[(f"offer {q} {c}", (q, c), False) for q in range(3) for c in range(CARDS)],
        *[(f"accept {c}", (c,), False) for c in range(CARDS)],
        ("refuse", (), False),
        ("draw", (), False),
        ("decline", (), False),
        *[(f"give {q} {c}", (q, c), False) for q in range(3) for c in range(CARDS)],
    ],
)


class Began(Told, frozen=True, tag="began"):
    hand: tuple[int, ...] | None = None


class Offered(Told, frozen=True, tag="offered"):
    giver: int
    partner: int
    card: int | None = None


class Answered(Told, frozen=True, tag="answered"):
    giver: int
    partner: int
    accepted: bool
    card: int | None = None


class Drew(Told, frozen=True, tag="drew"):
    seat: int
    drew: bool
    card: int | None = None


class Gave(Told, frozen=True, tag="gave"):
    giver: int
    to: int
    card: int | None = None


class Ended(Told, frozen=True, tag="ended"):
    hands: tuple[tuple[int, ...], ...]


class GiftsView(GameView, frozen=True, kw_only=True):
    sizes: tuple[int, ...]
    deck: int
    hand: tuple[int, ...]
    offered: int | None


class Gifts(State):
    def __init__(self, chance: Chance) -> None:
        super().__init__(3, chance)
        self.hands: list[list[int]] = []
        self.deck: list[int] = []
        self.turn = 0

    def view(self, seat: Seat | None) -> GiftsView:
        self.check_watcher(seat)
        frame = self.frames[-1] if self.frames else None
        return GiftsView(
            game="gifts",
            seat=seat,
            seats=3,
            window=self.window(),
            asked=self.asked(),
            legal=() if seat is None else tuple(m.words for m in self.legal(seat)),
            closed=() if seat is None else self.closed(seat),
            sizes=tuple(len(hand) for hand in self.hands),
            deck=len(self.deck),
            hand=() if seat is None else tuple(self.hands[seat]),
            offered=frame.card if isinstance(frame, Answer) and seat in (frame.giver, *frame.asks) else None,
        )

    def clone(self) -> Gifts:
        twin = Gifts(self.chance.copy())
        self.copy_to(twin)
        twin.hands = [list(hand) for hand in self.hands]
        twin.deck = list(self.deck)
        twin.turn = self.turn
        return twin

    def key(self) -> tuple[object, ...]:
        frames = tuple(frame.key() for frame in self.frames)
        winners = None if self.result is None else self.result.winners
        return tuple(map(tuple, self.hands)), tuple(self.deck), self.turn, frames, winners

    def say(self, event: Event) -> None:
        if self.told is not None:
            self.told.append(event)


class Turn(Frame[Gifts]):
    name = "turn"

    def legal(self, s: Gifts, seat: Seat) -> list[Move]:
        if seat not in self.asks:
            return []
        return [MOVES[f"offer {q} {c}"] for q in range(3) if q != seat for c in s.hands[seat]]

    def take(self, s: Gifts, seat: Seat, move: Move) -> None:
        partner, card = move.numbers
        s.say(Event("offered", (seat, partner), (card,), (seat, partner)))
        s.then(Answer((partner,), seat, card), EndTurn())


class Answer(Frame[Gifts]):
    name = "answer"

    def __init__(self, asks: tuple[Seat, ...], giver: Seat, card: int) -> None:
        super().__init__(asks)
        self.giver = giver
        self.card = card

    def key(self) -> tuple[object, ...]:
        return "answer", self.asks, self.giver, self.card

    def legal(self, s: Gifts, seat: Seat) -> list[Move]:
        return [MOVES["refuse"], *[MOVES[f"accept {c}"] for c in s.hands[seat]]] if seat in self.asks else []

    def take(self, s: Gifts, seat: Seat, move: Move) -> None:
        if move.verb == "refuse":
            s.say(Event("answered", (self.giver, seat, False)))
            return
        back = move.numbers[0]
        s.hands[self.giver].remove(self.card)
        s.hands[seat].remove(back)
        s.hands[self.giver].append(back)
        s.hands[seat].append(self.card)
        s.say(Event("answered", (self.giver, seat, True), (back,), (seat, self.giver)))
        s.then(Ability((self.giver,)), Ability((seat,)))  # the offerer's first


class Ability(Frame[Gifts]):
    name = "ability"

    def legal(self, s: Gifts, seat: Seat) -> list[Move]:
        if seat not in self.asks:
            return []
        return [MOVES["decline"], MOVES["draw"]] if s.deck else [MOVES["decline"]]

    def take(self, s: Gifts, seat: Seat, move: Move) -> None:
        if move.verb == "decline":
            s.say(Event("drew", (seat, False)))
            return
        card = s.deck.pop()
        s.hands[seat].append(card)
        s.say(Event("drew", (seat, True), (card,), (seat,)))
        if len(s.hands[seat]) > LIMIT:
            s.then(Gift((seat,)))  # lies on top, so it comes before the partner's ability


class Gift(Frame[Gifts]):
    name = "gift"

    def legal(self, s: Gifts, seat: Seat) -> list[Move]:
        if seat not in self.asks:
            return []
        room = [q for q in range(3) if q != seat and len(s.hands[q]) < LIMIT]
        return [MOVES[f"give {q} {c}"] for q in room for c in s.hands[seat]]

    def take(self, s: Gifts, seat: Seat, move: Move) -> None:
        to, card = move.numbers
        s.hands[seat].remove(card)
        s.hands[to].append(card)
        s.say(Event("gave", (seat, to), (card,), (seat, to)))


class EndTurn(Frame[Gifts]):
    """An effect: it asks nobody."""

    name = "end_turn"

    def take(self, s: Gifts, seat: Seat, move: Move) -> None:
        s.turn += 1
        if s.deck and s.turn < 6:
            s.then(Turn((s.turn % 3,)))
            return
        s.say(Event("ended", (tuple(tuple(hand) for hand in s.hands),)))
        s.finish(outcome(tuple(q for q in range(3) if 0 in s.hands[q])))


FRAMES: dict[str, Any] = {"turn": Turn, "answer": Answer, "ability": Ability, "gift": Gift, "end_turn": EndTurn}


def outcome(winners: tuple[Seat, ...]) -> Outcome:
    return Outcome(winners, tuple(q for q in range(3) if q not in winners), "card_0", "toy")


class GiftsGame(Game):
    name = "gifts"
    version = 1
    lasting_secrets = True
    unit = "turns"
    View = GiftsView
    moves = MOVES
    windows = ("turn", "answer", "ability", "gift")
    whispers = {"offered": ("began",)}
    events = {
        "began": Began,
        "offered": Offered,
        "answered": Answered,
        "drew": Drew,
        "gave": Gave,
        "ended": Ended,
    }

    def seats(self, options: GameOptions) -> range:
        return range(3, 4)

    def deal(self, seats: int, options: GameOptions, chance: Chance, tell: Tell | None = None) -> State:
        self.check_deal(seats, options, chance)
        s = Gifts(chance)
        cards = list(range(CARDS))
        chance.shuffle(cards)
        s.hands = [cards[0:2], cards[2:4], cards[4:6]]
        s.deck = cards[6:]
        for q in range(3):
            if tell is not None:
                tell(Event("began", (), (tuple(s.hands[q]),), (q,), False))
        s.then(Turn((0,)))
        return s

    def length(self, state: State) -> int:
        assert isinstance(state, Gifts)
        return state.turn

    def write(self, state: State) -> str:
        return repr(state.key())

    def read(self, line: str, chance: Chance | None = None) -> State:
        hands, deck, turn, frames, winners = ast.literal_eval(line)
        s = Gifts(chance or Chance(line))
        s.hands, s.deck, s.turn = [list(hand) for hand in hands], list(deck), turn
        s.frames = [FRAMES[name](*rest) for name, *rest in frames]
        s.result = None if winners is None else outcome(winners)
        return s

    def history(self, heard: Sequence[Told], seat: Seat | None, chance: Chance) -> History:
        """Deals that give the seat its first hand, then a search for hidden cards that fit what it heard."""
        while True:
            order = list(range(CARDS))
            chance.shuffle(order)
            first = heard[0] if heard and isinstance(heard[0], Began) else None
            if seat is not None and first is not None:
                assert first.hand is not None
                for place, card in zip((2 * seat, 2 * seat + 1), first.hand, strict=True):
                    at = order.index(card)
                    order[at], order[place] = order[place], order[at]
            draws = draws_of_shuffle(list(range(CARDS)), order)
            told: list[Event] = []
            state = relive(self, History(3, GameOptions(), draws, []), Chance(0), told.append)
            moves = self._search(state, list(heard[len(self._heard(told, seat)) :]), seat, chance)
            if moves is not None:
                return History(3, GameOptions(), draws, moves)

    def _heard(self, told: list[Event], seat: Seat | None) -> list[Told]:
        return [event for event in (self.hear(e, seat) for e in told) if event is not None]

    def _search(
        self, state: State, wanted: list[Told], seat: Seat | None, chance: Chance
    ) -> list[tuple[Seat, Move]] | None:
        if not wanted:
            return []
        for actor in state.waiting():
            legal = state.legal(actor)
            chance.shuffle(legal)
            for move in legal:
                told: list[Event] = []
                after = state.clone()
                after.play(actor, move, told.append)
                heard = self._heard(told, seat)
                if heard == wanted[: len(heard)]:
                    rest = self._search(after, wanted[len(heard) :], seat, chance)
                    if rest is not None:
                        return [(actor, move), *rest]
        return None


class GiftsTraits(Traits):
    def conserved(self, state: State) -> object:
        assert isinstance(state, Gifts)
        return sorted([*state.deck, *[card for hand in state.hands for card in hand]])

    def look(self, state: State, seat: Seat, move: Move) -> str:
        if move.verb in ("offer", "give"):
            return f"{seat} {move.verb} {move.numbers[0]}"
        return f"{seat} {move.verb}"

    def granted(self, event: Told, seat: Seat | None) -> frozenset[str]:
        """Who knows what: a card changes hands between two, and only those two may learn which."""
        knows: dict[type[Told], Any] = {
            Offered: lambda e: (e.giver, e.partner),
            Answered: lambda e: (e.giver, e.partner),
            Drew: lambda e: (e.seat,),
            Gave: lambda e: (e.giver, e.to),
        }
        if isinstance(event, Ended):
            return frozenset({"hands"})
        return frozenset({"card"}) if seat in knows[type(event)](event) else frozenset()

    def granted_view(self) -> frozenset[str]:
        return frozenset({"hand", "legal", "offered"})

    def hides(self, state: State, seat: Seat | None) -> bool:
        return state.outcome() is None
