"""C5.17–C5.25 What traded objects can do: Bags, Monocle, Privilege, Coat, Tome and Sextant."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import mypyc_attr

from nightcoach.core.chance import Chance
from nightcoach.core.events import Seat
from nightcoach.core.frames import Frame, Pace, Sealed
from nightcoach.core.moves import Move, OneForEach
from nightcoach.games.castle import wire
from nightcoach.games.castle.cards import (
    ALONE,
    ANNOUNCED,
    BAG_GOBLET,
    BAG_KEY,
    BAGS,
    CLAIRVOYANT,
    COAT,
    MONOCLE,
    OBJECTS,
    PRIVILEGE,
    PROFESSIONS,
    SEXTANT,
    SOCIETIES,
    TOME,
    names_in,
    professions_in,
)
from nightcoach.games.castle.clairvoyant import use_clairvoyant
from nightcoach.games.castle.limit import after_draw, draw, remember_got
from nightcoach.games.castle.moves import (
    DECLINE,
    PASS_OBJECT,
    TAKE_PROFESSION,
    USE,
    USE_CLAIRVOYANT,
    USE_LEFT,
    USE_RIGHT,
)
from nightcoach.games.castle.notation_words import answers_are_open, read_answers, read_object, read_seat, spell_answers
from nightcoach.games.castle.state import Castle
from nightcoach.games.castle.window import Question

USES: Final = [DECLINE, USE]
USES_OR_CLAIRVOYANT: Final = [DECLINE, USE, USE_CLAIRVOYANT]
DIRECTIONS: Final = [DECLINE, USE_LEFT, USE_RIGHT]
LEFTOVERS: Final = OneForEach([], TAKE_PROFESSION)
PASSED: Final = OneForEach([], PASS_OBJECT)


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class Ability(Question):
    """C5.17 The giver may use the object given away, or decline, which is public."""

    name: ClassVar[str] = "ability"
    verbs: ClassVar[tuple[str, ...]] = ("decline_ability", "use_ability")

    def __init__(self, asks: tuple[Seat, ...], partner: Seat, card: int) -> None:
        super().__init__(asks)
        self.partner = partner
        self.card = card

    def choices(self, s: Castle, seat: Seat) -> list[Move]:
        if self.card == SEXTANT:
            return DIRECTIONS
        if BAGS >> self.card & 1 and seat == s.active and s.has(seat, CLAIRVOYANT):  # C3.6, C5.19
            return USES_OR_CLAIRVOYANT
        return USES

    def take(self, s: Castle, seat: Seat, move: Move) -> None:
        if move is USE_CLAIRVOYANT:
            s.put_on(self)  # the giver still draws or declines
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
    s.put_on(Coat(ALONE[giver]))


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class Coat(Question):
    """C5.22 A leftover becomes the giver's profession, face-down; the old one joins the leftovers."""

    name: ClassVar[str] = "coat"
    verbs: ClassVar[tuple[str, ...]] = ("take_profession",)

    def choices(self, s: Castle, seat: Seat) -> list[Move]:
        return LEFTOVERS.of(s.leftovers)

    def take(self, s: Castle, seat: Seat, move: Move) -> None:
        old, new = s.professions[seat], move.numbers[0]
        s.leftovers ^= 1 << new | 1 << old
        s.professions[seat] = new
        face_down(s, seat)
        if s.heard:  # C10.46
            s.confide(wire.CoatTaken, (seat,), (PROFESSIONS[new], PROFESSIONS[old]), (seat,))

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
    """C5.24 Every player chooses one object in secret, and the choice is final; then all are passed at the same
    moment."""

    name: ClassVar[str] = "sextant"
    verbs: ClassVar[tuple[str, ...]] = ("pass_object",)

    def __init__(self, seats: tuple[Seat, ...], answers: tuple[Move | None, ...], step: int) -> None:
        super().__init__(seats, answers, False)
        self.step = step

    def choices(self, s: Castle, seat: Seat) -> list[Move]:
        return PASSED.of(s.hands[seat]).copy()

    def next_choice(self, s: Castle) -> tuple[Seat, list[Move]]:
        seat = self.driven(s)
        return seat, PASSED.of(s.hands[seat])

    def answered(self, s: Castle, seat: Seat, move: Move, answers: tuple[Move | None, ...], last: bool) -> None:
        if s.heard:
            s.confide(wire.Chosen, (seat, OBJECTS[move.numbers[0]]), (), (seat,), False)
        if not last:
            s.put_on(PassObject(self.seats, answers, self.step))
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
    """C5.24 Left is the next player in turn order. Passed objects are not announced and have no effect."""
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
