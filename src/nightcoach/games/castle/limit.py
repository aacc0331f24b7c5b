"""C7, C8 Hands and the deck: drawing, the limit and the gift it forces, the last card and the Bags."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import mypyc_attr

from nightcoach.core.events import Seat
from nightcoach.core.frames import Frame
from nightcoach.core.moves import Move
from nightcoach.games.castle import wire, wire_duel
from nightcoach.games.castle.cards import ALONE, OBJECTS, cards_of, count
from nightcoach.games.castle.moves import GIFT
from nightcoach.games.castle.notation_words import read_seat
from nightcoach.games.castle.notebook import top_after_draw
from nightcoach.games.castle.state import GOT_GOBLETS, GOT_KEYS, Castle
from nightcoach.games.castle.window import Question

TIE_OF: Final[tuple[int, ...]] = (*[GOT_KEYS] * 3, *[GOT_GOBLETS] * 3, GOT_KEYS, GOT_GOBLETS, *[-1] * 13)


def hand_over(s: Castle, card: int, giver: Seat, taker: Seat) -> None:
    """An object changes hands unseen by others; its taker remembers who gave it."""
    s.give(card, giver, taker, 0)
    remember_got(s, card, giver, taker)


def remember_got(s: Castle, card: int, giver: Seat, taker: Seat) -> None:
    """What somebody parts with tells the taker something about them."""
    if TIE_OF[card] >= 0:
        s.tie(TIE_OF[card], taker, giver)


def draw(s: Castle, seat: Seat) -> int:
    """Take the top card of the deck into the hand."""
    card = s.deck.pop()
    s.leave(s.seats, 1 << seat)
    for p in range(s.seats):
        s.top[p] = top_after_draw(s.top[p])
    s.hands[seat] |= 1 << card
    s.note(seat, card, seat)
    return card


def after_draw(s: Castle, seat: Seat) -> None:
    """C8.1, C8.7 The last card empties the deck for good, and everybody knows. C7.2 A gain is checked at once."""
    if not s.deck and s.heard:
        s.announce(wire_duel.DeckEmpty)
    check_limit(s, seat)


def check_limit(s: Castle, seat: Seat) -> None:
    """C7.2, C7.3 A player above the limit must give one object away before anything else happens."""
    if count(s.hands[seat]) > s.limit:
        s.put_on(Gift(ALONE[seat]))


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class Gift(Question):
    """C7.3, C7.4 Any one object to a player below the limit. C7.5 It is not a trade and has no effect.
    C7.7 One gift is always enough."""

    name: ClassVar[str] = "gift"
    verbs: ClassVar[tuple[str, ...]] = ("gift",)

    def choices(self, s: Castle, seat: Seat) -> list[Move]:
        cards = cards_of(s.hands[seat])
        return [
            GIFT[other][card]
            for other in range(s.seats)
            if other != seat and count(s.hands[other]) < s.limit
            for card in cards
        ]

    def take(self, s: Castle, seat: Seat, move: Move) -> None:
        recipient, card = move.numbers[0], move.numbers[1]
        hand_over(s, card, seat, recipient)
        if s.heard:  # C10.20
            s.confide(wire.Gift, (seat, recipient), (OBJECTS[card],), (seat, recipient))

    def spell(self) -> list[str]:
        return [str(self.asks[0])]

    @staticmethod
    def read(s: Castle, words: list[str]) -> Frame[Castle]:
        """`gift.GIVER`"""
        return Gift((read_seat(s, words[0]),))

    def fits(self, s: Castle) -> bool:
        return count(s.hands[self.asks[0]]) > s.limit
