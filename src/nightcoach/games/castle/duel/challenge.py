"""C6.1–C6.15, C6.41, C6.42 The duel up to its open window: challenge, Priest, support, reveal, Hypnotist (D0–D4)."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import mypyc_attr

from nightcoach.core.events import Seat
from nightcoach.core.frames import Frame, Pace
from nightcoach.core.moves import Move, OneForEach
from nightcoach.games.castle import wire_duel
from nightcoach.games.castle.cards import (
    ALONE,
    HYPNOTIST,
    NOBODY,
    OBJECTS,
    PRIEST,
    SHIELD,
    SIDES,
    SUPPORTERS,
    SWORD,
    cards_in,
    clockwise_in,
    count,
)
from nightcoach.games.castle.duel.plays import open_plays
from nightcoach.games.castle.duel.reaction import Joined, Reaction, asked_in, clean_up, opens, priest_may_come
from nightcoach.games.castle.limit import check_limit, hand_over
from nightcoach.games.castle.moves import HYPNOTISE, JUST_PASS, PASS, PAY_PRIEST, SUPPORT, USE_PRIEST
from nightcoach.games.castle.notation_words import read_answers, read_passes, read_seat, spell_answers, spell_passes
from nightcoach.games.castle.state import ATTACKED, BACKED, BRISK_DUELS, OPPOSED, Castle
from nightcoach.games.castle.window import Question

PASS_OR_PRIEST: Final = [PASS, USE_PRIEST]
PAID: Final = OneForEach([], PAY_PRIEST)
# C6.12 One move for each supporter, a set like any other.
HYPNOTISED: Final = OneForEach([PASS], HYPNOTISE)


def challenge(s: Castle, attacker: Seat, defender: Seat) -> None:
    """C6.1 D0: the attacker names a defender. C10.41 D1 is skipped if public facts leave nobody to ask. C6.41 In a
    brisk duel it is joined with D2."""
    s.attacker = attacker
    s.defender = defender
    s.tie(ATTACKED, attacker, defender)
    if s.heard:  # C10.24
        s.announce(wire_duel.Challenged, attacker, defender)
    if not priest_may_come(s):
        open_support(s)
    elif s.flags & BRISK_DUELS:
        opens(s, "d1_2")
        supporters = SUPPORTERS[s.seats][attacker][defender]
        s.put_on(SupportOrPriest(asked_to_support(s), 0, supporters, (None,) * len(supporters)))
    else:
        opens(s, "d1")
        s.put_on(PriestWindow(asked_in(s, "d1")))


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class PriestWindow(Reaction):
    """C6.3 Anybody but the attacker may stop the duel with a Priest."""

    name: ClassVar[str] = "d1"
    verbs: ClassVar[tuple[str, ...]] = ("pass", "use_priest")

    def open_to(self, s: Castle, seat: Seat) -> list[Move]:
        return PASS_OR_PRIEST if s.has(seat, PRIEST) else JUST_PASS

    def use(self, s: Castle, seat: Seat, move: Move) -> None:
        stop(s, seat)

    def closed(self, s: Castle) -> None:
        open_support(s)  # C6.8

    def still_open(self, passed: int) -> Reaction:
        return PriestWindow(self.asks, passed)

    @staticmethod
    def read(s: Castle, words: list[str]) -> Frame[Castle]:
        """`d1.pSEAT…`"""
        return PriestWindow(asked_in(s, "d1"), read_passes(s, words))

    def fits(self, s: Castle) -> bool:
        return len(self.asks) > 0 and s.flags & BRISK_DUELS == 0


def stop(s: Castle, priest: Seat) -> None:
    """C6.6 An attacker with two objects or more pays with one. C6.7 The duel and his turn are over."""
    s.turn_up(priest)
    s.note_profession_for_all(priest)
    attacker = s.attacker
    if s.heard:  # C10.25
        s.announce(wire_duel.Priest, priest, attacker)
    clean_up(s)
    s.cut_short = True
    if count(s.hands[attacker]) > 1:
        s.put_on(PayPriest(ALONE[attacker], priest))
    elif s.heard:
        s.announce(wire_duel.PriestPaid, attacker, priest, False)


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class PayPriest(Question):
    """C6.6 The attacker chooses an object and gives it to the Priest. It is not a trade."""

    name: ClassVar[str] = "pay_priest"
    verbs: ClassVar[tuple[str, ...]] = ("pay_priest",)

    def __init__(self, asks: tuple[Seat, ...], priest: Seat) -> None:
        super().__init__(asks)
        self.priest = priest

    def choices(self, s: Castle, seat: Seat) -> list[Move]:
        return PAID.of(s.hands[seat])

    def take(self, s: Castle, seat: Seat, move: Move) -> None:
        card = move.numbers[0]
        hand_over(s, card, seat, self.priest)
        if s.heard:  # C10.48
            s.confide(wire_duel.PriestPaid, (seat, self.priest, True), (OBJECTS[card],), (seat, self.priest))
        check_limit(s, self.priest)

    def key(self) -> tuple[object, ...]:
        return (self.name, self.asks, self.priest)

    def spell(self) -> list[str]:
        return [str(self.priest)]

    @staticmethod
    def read(s: Castle, words: list[str]) -> Frame[Castle]:
        """`pay_priest.PRIEST`"""
        return PayPriest((s.active,), read_seat(s, words[0]))

    def fits(self, s: Castle) -> bool:
        used = s.is_face_up(self.priest) and s.professions[self.priest] == PRIEST and s.cut_short
        return used and self.priest != self.asks[0] and count(s.hands[self.asks[0]]) > 1


def open_support(s: Castle) -> None:
    """C6.9 Every supporter chooses in secret. With at least four players there is always one."""
    supporters = SUPPORTERS[s.seats][s.attacker][s.defender]
    opens(s, "d2")
    s.put_on(SupportWindow(supporters, 0, 0))


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class SupportWindow(Frame[Castle]):
    """C6.9 Sword or shield; nobody may abstain. C6.10 A choice is final. C6.11 The last one reveals all.

    Until then it asks everybody, whoever has sealed (C10.26).
    """

    name: ClassVar[str] = "d2"
    verbs: ClassVar[tuple[str, ...]] = ("support",)

    def __init__(self, asks: tuple[Seat, ...], sealed: int, swords: int) -> None:
        super().__init__(asks)
        self.sealed = sealed
        """Who has chosen, as bits."""
        self.swords = swords
        """Who of these has chosen the attacker, as bits."""

    def waits(self) -> tuple[Seat, ...]:
        return tuple([seat for seat in self.asks if self.sealed >> seat & 1 == 0])

    def legal(self, s: Castle, seat: Seat) -> list[Move]:
        return SUPPORT.copy() if seat in self.waits() else []

    def next_choice(self, s: Castle) -> tuple[Seat, list[Move]]:
        seat = NOBODY
        for seat in self.asks:
            if self.sealed >> seat & 1 == 0:
                break
        return seat, SUPPORT

    def take(self, s: Castle, seat: Seat, move: Move) -> None:
        tell_support(s, seat, move)
        sealed = self.sealed | 1 << seat
        swords = self.swords | 1 << seat if move is SUPPORT[SWORD] else self.swords
        if sealed | 1 << s.attacker | 1 << s.defender == (1 << s.seats) - 1:
            reveal(s, swords)
        else:
            s.put_on(SupportWindow(self.asks, sealed, swords))

    def kept(self, seat: Seat) -> Move | None:
        if seat < 0 or self.sealed >> seat & 1 == 0:
            return None
        return SUPPORT[SWORD if self.swords >> seat & 1 else SHIELD]

    def pace(self, s: Castle) -> Pace:
        return Pace(s.options.answer_seconds)

    def goes_on(self, later: Frame[Castle]) -> bool:
        return isinstance(later, SupportWindow) and later.asks == self.asks and later.sealed & ~self.sealed != 0

    def key(self) -> tuple[object, ...]:
        return (self.name, self.asks, self.sealed, self.swords)

    def spell(self) -> list[str]:
        return spell_answers(self.asks, tuple([self.kept(seat) for seat in self.asks]))

    @staticmethod
    def read(s: Castle, words: list[str]) -> Frame[Castle]:
        """`d2.SEAT=SIDE…`"""
        seats = SUPPORTERS[s.seats][s.attacker][s.defender]
        answers = read_answers(seats, words, SIDES, SUPPORT)
        sealed = 0
        for i in range(len(seats)):
            if answers[i] is not None:
                sealed |= 1 << seats[i]
        return SupportWindow(seats, sealed, swords_among(seats, answers))

    def fits(self, s: Castle) -> bool:
        return len(self.waits()) > 0 and (s.flags & BRISK_DUELS == 0 or not priest_may_come(s))


def tell_support(s: Castle, seat: Seat, move: Move) -> None:
    """C10.26 A choice is its maker's secret until D3."""
    if s.heard:
        s.confide(wire_duel.Supported, (seat, SIDES[move.numbers[0]]), (), (seat,), False)


def swords_among(supporters: tuple[Seat, ...], answers: tuple[Move | None, ...]) -> int:
    """Who has chosen the attacker, as bits."""
    swords = 0
    for i in range(len(answers)):
        if answers[i] is SUPPORT[SWORD]:
            swords |= 1 << supporters[i]
    return swords


def reveal(s: Castle, swords: int) -> None:
    """C6.11 D3: all choices become public at the same moment."""
    attacker, defender = s.attacker, s.defender
    s.swords = swords
    s.shields = (1 << s.seats) - 1 & ~(swords | 1 << attacker | 1 << defender)
    if s.noting:
        for supporter in SUPPORTERS[s.seats][attacker][defender]:
            backs = swords >> supporter & 1 == 1
            s.tie(BACKED, supporter, attacker if backs else defender)
            s.tie(OPPOSED, supporter, defender if backs else attacker)
    if s.heard:  # C10.27
        s.announce(wire_duel.Revealed, tuple(cards_in(s.swords)), tuple(cards_in(s.shields)))
    open_hypnosis(s)


def asked_to_support(s: Castle) -> tuple[Seat, ...]:
    """C10.40 Whom D1 and D2 ask together: every supporter, and the defender while his profession is face-down."""
    barred = 1 << s.attacker | (1 << s.defender if s.is_face_up(s.defender) else 0)
    return clockwise_in(s.seats, s.attacker, (1 << s.seats) - 1 & ~barred)


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class SupportOrPriest(Joined):
    """C6.41 D1 and D2 at once: the supporters seal their sides, and until all are revealed a Priest may stop the duel,
    whether he has sealed or not. C6.42 Then nobody ever sees them."""

    name: ClassVar[str] = "d1_2"
    verbs: ClassVar[tuple[str, ...]] = ("pass", "support", "use_priest")

    def choices(self) -> list[Move]:
        return SUPPORT.copy()

    def chosen(self, s: Castle, seat: Seat, move: Move) -> None:
        tell_support(s, seat, move)

    def open_to(self, s: Castle, seat: Seat) -> list[Move]:
        return PASS_OR_PRIEST if s.has(seat, PRIEST) else JUST_PASS

    def use(self, s: Castle, seat: Seat, move: Move) -> None:
        stop(s, seat)

    def closed(self, s: Castle) -> None:
        reveal(s, swords_among(self.choosers, self.answers))

    def after(self, passed: int, answers: tuple[Move | None, ...]) -> Reaction:
        return SupportOrPriest(self.asks, passed, self.choosers, answers)

    def spell(self) -> list[str]:
        return spell_answers(self.choosers, self.answers) + spell_passes(self.passed)

    @staticmethod
    def read(s: Castle, words: list[str]) -> Frame[Castle]:
        """`d1_2.SEAT=SIDE….pDEFENDER`"""
        seats = SUPPORTERS[s.seats][s.attacker][s.defender]
        sides = [word for word in words if "=" in word]
        passes = [word for word in words if "=" not in word]
        answers = read_answers(seats, sides, SIDES, SUPPORT)
        return SupportOrPriest(asked_to_support(s), read_passes(s, passes), seats, answers)

    def fits(self, s: Castle) -> bool:
        return s.flags & BRISK_DUELS != 0 and priest_may_come(s) and self.passed & ~(1 << s.defender) == 0


def open_hypnosis(s: Castle) -> None:
    """C10.41 D4 is skipped if everybody knows that the attacker is not the Hypnotist."""
    owner = s.face_up_owner(HYPNOTIST)
    if owner == s.attacker or (owner == NOBODY and not s.is_face_up(s.attacker)):
        opens(s, "d4")
        s.put_on(HypnotistWindow(ALONE[s.attacker]))
    else:
        open_plays(s)


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class HypnotistWindow(Reaction):
    """C6.12 The attacker may name a supporter with his Hypnotist, face-down or face-up. C6.13 Never a duellist."""

    name: ClassVar[str] = "d4"
    verbs: ClassVar[tuple[str, ...]] = ("pass", "hypnotise")

    def open_to(self, s: Castle, seat: Seat) -> list[Move]:
        return HYPNOTISED.of(s.swords | s.shields) if s.professions[seat] == HYPNOTIST else JUST_PASS

    def use(self, s: Castle, seat: Seat, move: Move) -> None:
        """C6.14 Until D10 the hypnotised supporter counts for nobody and can use nothing."""
        s.turn_up(seat)
        s.note_profession_for_all(seat)
        s.used |= 1 << seat
        s.hypnotised = move.numbers[0]
        if s.heard:  # C10.28
            s.announce(wire_duel.Hypnotised, seat, s.hypnotised)
        open_plays(s)

    def closed(self, s: Castle) -> None:
        open_plays(s)

    def still_open(self, passed: int) -> Reaction:
        return HypnotistWindow(self.asks, passed)

    @staticmethod
    def read(s: Castle, words: list[str]) -> Frame[Castle]:
        """`d4.pSEAT`"""
        return HypnotistWindow((s.attacker,), read_passes(s, words))
