"""C5.1–C5.25 The trade: offer and answer, announcements and abilities in their order."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import mypyc_attr

from nightcoach.core.chance import Chance
from nightcoach.core.events import Seat
from nightcoach.core.frames import Frame, Pace, Sealed
from nightcoach.core.moves import Move
from nightcoach.games.castle import wire
from nightcoach.games.castle.cards import (
    ANNOUNCED,
    BAG_GOBLET,
    BAG_KEY,
    BAGS,
    CLAIRVOYANT,
    COAT,
    KINDS,
    MONOCLE,
    MUST_ACCEPT,
    OBJECTS,
    PRIVILEGE,
    PROFESSIONS,
    SEXTANT,
    SHATTERED_MIRROR,
    SOCIETIES,
    TOME,
    cards_in,
    names_in,
    professions_in,
)
from nightcoach.games.castle.clairvoyant import use_clairvoyant
from nightcoach.games.castle.limit import after_draw, draw, remember_got
from nightcoach.games.castle.moves import (
    ACCEPT,
    DECLINE,
    PASS_OBJECT,
    REFUSE,
    TAKE_PROFESSION,
    USE,
    USE_CLAIRVOYANT,
    USE_LEFT,
    USE_RIGHT,
)
from nightcoach.games.castle.notation_words import answers_are_open, read_answers, read_object, read_seat, spell_answers
from nightcoach.games.castle.state import SNUBBED, TRADED, Castle


def offer(s: Castle, giver: Seat, partner: Seat, card: int) -> None:
    """C5.1 An object is offered face-down. C5.2 The partner looks at it."""
    s.note(partner, card, giver)
    remember_got(s, card, giver, partner)
    if s.heard:  # C10.9
        s.confide(wire.Offered, (giver, partner), (OBJECTS[card],), (giver, partner))
    s.then(Answer((partner,), giver, card))


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class Answer(Frame[Castle]):
    """C5.3 Refuse, or accept and return Y. C5.5 Some objects cannot be refused. C5.6 No Bag for a Bag."""

    name: ClassVar[str] = "answer"
    verbs: ClassVar[tuple[str, ...]] = ("accept", "refuse")

    def __init__(self, asks: tuple[Seat, ...], giver: Seat, card: int) -> None:
        super().__init__(asks)
        self.giver = giver
        self.card = card

    def legal(self, s: Castle, seat: Seat) -> list[Move]:
        if seat != self.asks[0]:
            return []
        hand = s.hands[seat]
        if s.deck and BAGS >> self.card & 1:  # C5.6, C5.7
            hand &= ~BAGS
        moves: list[Move] = [] if MUST_ACCEPT >> self.card & 1 else [REFUSE]
        moves += [ACCEPT[card] for card in cards_in(hand)]
        return moves

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

    def pace(self, s: Castle) -> Pace:
        return Pace(s.options.answer_seconds)

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
        s.then(Returned(partner, giver, y, not moved_on))
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
    """C5.13 What can do something is called out, a Bag without saying which. C5.15 It belongs to its giver."""
    if in_place and BAGS >> card & 1 == 0:
        s.note_for_all(card, partner)
    if s.heard:  # C10.12
        s.announce(wire.Announced, giver, partner, ANNOUNCED[card])
    s.then(Ability((giver,), partner, card))


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class Ability(Frame[Castle]):
    """C5.17 The giver may use the object given away, or decline, which is public."""

    name: ClassVar[str] = "ability"
    verbs: ClassVar[tuple[str, ...]] = ("decline_ability", "use_ability")

    def __init__(self, asks: tuple[Seat, ...], partner: Seat, card: int) -> None:
        super().__init__(asks)
        self.partner = partner
        self.card = card

    def legal(self, s: Castle, seat: Seat) -> list[Move]:
        if seat != self.asks[0]:
            return []
        if self.card == SEXTANT:
            return [DECLINE, USE_LEFT, USE_RIGHT]
        if BAGS >> self.card & 1 and seat == s.active and s.has(seat, CLAIRVOYANT):  # C3.6, C5.19
            return [DECLINE, USE, USE_CLAIRVOYANT]
        return [DECLINE, USE]

    def take(self, s: Castle, seat: Seat, move: Move) -> None:
        if move is USE_CLAIRVOYANT:
            s.then(self)  # the giver still draws or declines
            use_clairvoyant(s, seat)
        elif move is DECLINE:
            if s.heard:
                s.announce(wire.Declined, seat, ANNOUNCED[self.card])
        elif self.card == BAG_KEY or self.card == BAG_GOBLET:
            draw_for_bag(s, seat)
        elif self.card == MONOCLE:
            use_monocle(s, seat, self.partner)
        elif self.card == PRIVILEGE:
            use_privilege(s, seat, self.partner)
        elif self.card == COAT:
            use_coat(s, seat)
        elif self.card == TOME:
            use_tome(s, seat, self.partner)
        else:
            use_sextant(s, seat, move.numbers[0])

    def default(self, s: Castle, seat: Seat, chance: Chance) -> Move:
        """C3.11 Decline."""
        return DECLINE

    def pace(self, s: Castle) -> Pace:
        return Pace(s.options.answer_seconds)

    def key(self) -> tuple[object, ...]:
        return (self.name, self.asks, self.partner, self.card)

    def spell(self) -> list[str]:
        return [str(self.asks[0]), str(self.partner), OBJECTS[self.card]]

    @staticmethod
    def read(s: Castle, words: list[str]) -> Frame[Castle]:
        """`ability.GIVER.PARTNER.OBJECT`"""
        return Ability((read_seat(s, words[0]),), read_seat(s, words[1]), read_object(words[2]))

    def fits(self, s: Castle) -> bool:
        giver = self.asks[0]
        return s.trade_ability(self.card) and self.partner != giver and s.active in (self.partner, giver)


def draw_for_bag(s: Castle, giver: Seat) -> None:
    """C5.19 The giver of a Bag draws the top card."""
    card = draw(s, giver)
    if s.heard:  # C10.14
        s.confide(wire.Drew, (giver, len(s.deck)), (OBJECTS[card],), (giver,))
    after_draw(s, giver)


def use_monocle(s: Castle, giver: Seat, partner: Seat) -> None:
    """C5.20 The giver looks at the partner's society."""
    s.looked[giver] |= 1 << partner
    if s.heard:  # C10.15
        s.confide(wire.Monocle, (giver, partner), (SOCIETIES[s.societies[partner]],), (giver,))


def use_privilege(s: Castle, giver: Seat, partner: Seat) -> None:
    """C5.21 The giver looks at all objects that the partner holds now."""
    s.note_hand(giver, partner)
    if s.heard:  # C10.16
        s.confide(wire.Privilege, (giver, partner), (names_in(s.hands[partner]),), (giver,))


def use_coat(s: Castle, giver: Seat) -> None:
    """C5.22 Once used, the giver sees all leftovers and must take one."""
    if s.heard:  # C10.17
        s.confide(wire.Coat, (giver,), (professions_in(s.leftovers),), (giver,))
    s.then(Coat((giver,)))


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class Coat(Frame[Castle]):
    """C5.22 A leftover becomes the giver's profession, face-down; the old one joins the leftovers."""

    name: ClassVar[str] = "coat"
    verbs: ClassVar[tuple[str, ...]] = ("take_profession",)

    def legal(self, s: Castle, seat: Seat) -> list[Move]:
        if seat != self.asks[0]:
            return []
        return [TAKE_PROFESSION[profession] for profession in cards_in(s.leftovers)]

    def take(self, s: Castle, seat: Seat, move: Move) -> None:
        old, new = s.professions[seat], move.numbers[0]
        s.leftovers ^= 1 << new | 1 << old
        s.professions[seat] = new
        face_down(s, seat)
        if s.heard:  # C10.46
            s.confide(wire.CoatTaken, (seat,), (PROFESSIONS[new], PROFESSIONS[old]), (seat,))

    def pace(self, s: Castle) -> Pace:
        return Pace(s.options.answer_seconds)

    def spell(self) -> list[str]:
        return [str(self.asks[0])]

    @staticmethod
    def read(s: Castle, words: list[str]) -> Frame[Castle]:
        """`coat.GIVER`"""
        return Coat((read_seat(s, words[0]),))


def face_down(s: Castle, seat: Seat) -> None:
    """C1.15 Turned face-down, a profession is fresh."""
    s.face_up &= ~(1 << seat)
    s.changed[seat] = s.turn
    s.swaps[seat] += 1


def use_tome(s: Castle, giver: Seat, partner: Seat) -> None:
    """C5.23 The two swap professions, whether the partner likes it or not; both are face-down and fresh."""
    s.professions[giver], s.professions[partner] = s.professions[partner], s.professions[giver]
    face_down(s, giver)
    face_down(s, partner)
    s.note_profession(giver, partner)
    s.note_profession(partner, giver)
    if s.heard:  # C10.18
        secret = (PROFESSIONS[s.professions[giver]], PROFESSIONS[s.professions[partner]])
        s.confide(wire.Tome, (giver, partner), secret, (giver, partner))


def use_sextant(s: Castle, giver: Seat, step: int) -> None:
    """C5.24 The giver names left or right; then everybody chooses in secret what to pass."""
    if s.heard:  # C10.19
        s.announce(wire.Sextant, giver, direction(step))
    s.then(PassObject(everybody_after_active(s), (None,) * s.seats, step))


def everybody_after_active(s: Castle) -> tuple[Seat, ...]:
    """C10.42 The order in which choices are collected."""
    return tuple(s.clockwise((s.active + 1) % s.seats))


def direction(step: int) -> str:
    """C5.24 Left is the next player in turn order."""
    return "left" if step > 0 else "right"


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class PassObject(Sealed[Castle]):
    """C5.24 Every player chooses one object, finally and unseen; then all are passed at the same moment."""

    name: ClassVar[str] = "sextant"
    verbs: ClassVar[tuple[str, ...]] = ("pass_object",)

    def __init__(self, seats: tuple[Seat, ...], answers: tuple[Move | None, ...], step: int) -> None:
        super().__init__(seats, answers, False)
        self.step = step

    def choices(self, s: Castle, seat: Seat) -> list[Move]:
        return [PASS_OBJECT[card] for card in cards_in(s.hands[seat])]

    def answered(self, s: Castle, seat: Seat, move: Move, answers: tuple[Move | None, ...], last: bool) -> None:
        if s.heard:
            s.confide(wire.Chosen, (seat, OBJECTS[move.numbers[0]]), (), (seat,), False)
        if not last:
            s.then(PassObject(self.seats, answers, self.step))
            return
        cards = [0] * s.seats
        for i in range(len(answers)):
            answer = answers[i]
            assert answer is not None
            cards[self.seats[i]] = answer.numbers[0]
        pass_objects(s, cards, self.step)

    def pace(self, s: Castle) -> Pace:
        return Pace(s.options.answer_seconds)

    def key(self) -> tuple[object, ...]:
        return (self.name, self.seats, self.answers, self.step)

    def spell(self) -> list[str]:
        return [direction(self.step), *spell_answers(self.seats, self.answers)]

    @staticmethod
    def read(s: Castle, words: list[str]) -> Frame[Castle]:
        """`sextant.left.SEAT=OBJECT…`"""
        seats = everybody_after_active(s)
        answers = read_answers(seats, words[1:], OBJECTS, PASS_OBJECT)
        return PassObject(seats, answers, {"left": 1, "right": -1}[words[0]])

    def fits(self, s: Castle) -> bool:
        return len(self.missing) > 0 and answers_are_open(self, s)


def pass_objects(s: Castle, cards: list[int], step: int) -> None:
    """C5.24 Left is the next player in turn order. Nothing passed is announced or does anything."""
    for seat in range(s.seats):
        s.leave(seat, 1 << seat | 1 << (seat + step) % s.seats)
        s.hands[seat] ^= 1 << cards[seat]
    for seat in range(s.seats):
        taker = (seat + step) % s.seats
        s.hands[taker] |= 1 << cards[seat]
    for seat in range(s.seats):
        taker = (seat + step) % s.seats
        s.note(seat, cards[seat], taker)
        s.note(taker, cards[seat], taker)
        remember_got(s, cards[seat], seat, taker)
    if s.heard:  # C10.49
        s.announce(wire.SextantPass, direction(step))
        for seat in range(s.seats):
            sender = (seat - step) % s.seats
            own = (seat, OBJECTS[cards[seat]], OBJECTS[cards[sender]], sender)
            s.confide(wire.Received, own, (), (seat,), False)
