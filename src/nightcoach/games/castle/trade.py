"""C5.1–C5.16 The trade: offer and answer, the swap, and what is announced in which order."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import mypyc_attr

from nightcoach.core.chance import Chance
from nightcoach.core.events import Seat
from nightcoach.core.frames import Frame
from nightcoach.core.moves import Move, OneForEach
from nightcoach.games.castle import wire
from nightcoach.games.castle.abilities import Ability
from nightcoach.games.castle.cards import (
    ALONE,
    ANNOUNCED,
    BAGS,
    KINDS,
    MUST_ACCEPT,
    OBJECTS,
    SEXTANT,
    SHATTERED_MIRROR,
)
from nightcoach.games.castle.limit import remember_got
from nightcoach.games.castle.moves import ACCEPT, REFUSE
from nightcoach.games.castle.notation_words import read_object, read_seat
from nightcoach.games.castle.state import SNUBBED, TRADED, Castle
from nightcoach.games.castle.window import Question

MAY: Final = OneForEach([REFUSE], ACCEPT)
MUST: Final = OneForEach([], ACCEPT)


def offer(s: Castle, giver: Seat, partner: Seat, card: int) -> None:
    """C5.1 An object is offered face-down. C5.2 The partner looks at it."""
    s.note(partner, card, giver)
    remember_got(s, card, giver, partner)
    if s.heard:  # C10.9
        s.confide(wire.Offered, (giver, partner), (OBJECTS[card],), (giver, partner))
    s.put_on(Answer(ALONE[partner], giver, card))


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class Answer(Question):
    """C5.3 Refuse, or accept and return Y. C5.5 Some objects cannot be refused. C5.6 No Bag for a Bag."""

    name: ClassVar[str] = "answer"
    verbs: ClassVar[tuple[str, ...]] = ("accept", "refuse")

    def __init__(self, asks: tuple[Seat, ...], giver: Seat, card: int) -> None:
        super().__init__(asks)
        self.giver = giver
        self.card = card

    def choices(self, s: Castle, seat: Seat) -> list[Move]:
        hand = s.hands[seat]
        if BAGS >> self.card & 1 and s.deck:  # C5.6, C5.7
            hand &= ~BAGS
        return MUST.of(hand) if MUST_ACCEPT >> self.card & 1 else MAY.of(hand)

    def take(self, s: Castle, seat: Seat, move: Move) -> None:
        if move is REFUSE:
            refuse(s, self.giver, seat)
        else:
            s.tie(TRADED, self.giver, seat)
            swap(s, self.giver, self.card, seat, move.numbers[0], -1)

    def default(self, s: Castle, seat: Seat, chance: Chance) -> Move:
        """C3.11 If both answers are legal, each has probability one half, so that nobody can tell who was forced."""
        legal = self.legal(s, seat)
        if len(legal) > 1 and legal[0] is REFUSE:
            return REFUSE if chance.below(2) else chance.pick(legal[1:])
        return chance.pick(legal)

    def key(self) -> tuple[object, ...]:
        return (self.name, self.asks, self.giver, self.card)

    def spell(self) -> list[str]:
        return [str(self.asks[0]), OBJECTS[self.card]]

    @staticmethod
    def read(s: Castle, words: list[str]) -> Frame[Castle]:
        """`answer.PARTNER.OBJECT`"""
        return Answer((read_seat(s, words[0]),), s.active, read_object(words[1]))

    def fits(self, s: Castle) -> bool:
        return s.holds(self.giver, self.card) and self.asks[0] != self.giver


def refuse(s: Castle, giver: Seat, partner: Seat) -> None:
    """C5.9 The object stays where it was; the offerer takes a token, if the pile has one."""
    token = s.pile > 0
    if token:
        s.pile -= 1
        s.tokens[giver] += 1
    s.tie(SNUBBED, giver, partner)
    if s.heard:  # C10.10
        s.announce(wire.Refused, partner, giver, token)


def swap(s: Castle, giver: Seat, x: int, partner: Seat, y: int, kind: int) -> None:
    """C5.10 Both objects change owners. C5.14 The offerer's ability first, then the partner's, each announced.
    C5.12 With the Shattered Mirror nothing more happens. A demand names a `kind`, else it is negative."""
    silent = x == SHATTERED_MIRROR or y == SHATTERED_MIRROR
    all_seats = (1 << s.seats) - 1
    # Everybody sees an object move if it is called out at once, or was demanded by a name that only one card has.
    x_called = not silent and s.trade_ability(x) and BAGS >> x & 1 == 0
    y_called = not silent and s.trade_ability(y) and BAGS >> y & 1 == 0 and not s.trade_ability(x)
    s.give(x, giver, partner, all_seats if x_called else 0)
    s.give(y, partner, giver, all_seats if y_called or kind > 1 else 0)
    remember_got(s, y, partner, giver)
    if s.heard:  # C10.11, C10.22
        secret = (OBJECTS[x], OBJECTS[y])
        if kind < 0:
            s.confide(wire.Swapped, (giver, partner), secret, (giver, partner))
        else:
            s.confide(wire.DemandMet, (giver, partner, KINDS[kind]), secret, (giver, partner))
    if silent:
        return
    if s.trade_ability(y):
        moved_on = s.trade_ability(x) and (x == SEXTANT or BAGS >> x & 1 == 1)
        s.put_on(Returned(partner, giver, y, not moved_on))
    if s.trade_ability(x):
        announce(s, giver, partner, x, True)


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class Returned(Frame[Castle]):
    """C5.14 After the offerer's ability, the partner's: announced only now. C5.16 Even if the card has moved on."""

    name: ClassVar[str] = "returned"

    def __init__(self, giver: Seat, partner: Seat, card: int, in_place: bool) -> None:
        super().__init__()
        self.giver = giver
        self.partner = partner
        self.card = card
        self.in_place = in_place
        """Everybody knows that no ability comes first that could move the card on unseen."""

    def take(self, s: Castle, seat: Seat, move: Move) -> None:
        announce(s, self.giver, self.partner, self.card, self.in_place)

    def key(self) -> tuple[object, ...]:
        return (self.name, self.giver, self.partner, self.card, self.in_place)

    def spell(self) -> list[str]:
        words = [str(self.giver), str(self.partner), OBJECTS[self.card]]
        return words if self.in_place else [*words, "later"]

    @staticmethod
    def read(s: Castle, words: list[str]) -> Frame[Castle]:
        """`returned.GIVER.PARTNER.OBJECT`, `.later` if the card may have moved on."""
        return Returned(read_seat(s, words[0]), read_seat(s, words[1]), read_object(words[2]), len(words) == 3)


def announce(s: Castle, giver: Seat, partner: Seat, card: int, in_place: bool) -> None:
    """C5.13 An object that can do something is called out, a Bag without saying which. C5.15 Its giver may use it."""
    if in_place and BAGS >> card & 1 == 0:
        s.note_for_all(card, partner)
    if s.heard:  # C10.12
        s.announce(wire.Announced, giver, partner, ANNOUNCED[card])
    s.put_on(Ability(ALONE[giver], partner, card))
