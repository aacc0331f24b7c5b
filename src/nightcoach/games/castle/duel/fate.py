"""C6.29–C6.39, C6.44, C6.45 The end of a duel: D8 the Doctor, D9 the loser's fate or the draw, D10."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import mypyc_attr

from nightcoach.core.events import Seat
from nightcoach.core.frames import Frame
from nightcoach.core.moves import Move, OneForEach
from nightcoach.games.castle import wire_duel
from nightcoach.games.castle.cards import ALONE, DOCTOR, NOBODY, OBJECTS, SOCIETIES, names_in
from nightcoach.games.castle.duel.reaction import Joined, Reaction, asked_in, clean_up, doctor_may_come, opens
from nightcoach.games.castle.limit import after_draw, check_limit, draw, hand_over
from nightcoach.games.castle.moves import GIVE_BACK, JUST_PASS, LOOK, PASS, STEAL, TAKE, USE_DOCTOR
from nightcoach.games.castle.notation_words import read_object, read_passes, read_seat, spell_passes
from nightcoach.games.castle.state import BRISK_DUELS, GIVE_BACK_STOLEN, Castle
from nightcoach.games.castle.window import Question

LOOK_OR_STEAL: Final = [LOOK, STEAL]
PASS_OR_DOCTOR: Final = [PASS, USE_DOCTOR]
TAKEN: Final = OneForEach([], TAKE)
GIVEN_BACK: Final = OneForEach([], GIVE_BACK)


def open_doctor(s: Castle) -> None:
    """C6.29 D8 opens after every result. C10.41 It is skipped if the Doctor is face-up, or nobody is left to ask.
    C6.32 Supporters shut out by a Swordsman are asked too. C6.44 In a brisk duel the winner chooses meanwhile."""
    if not doctor_may_come(s):
        decide(s)
    elif s.flags & BRISK_DUELS and s.winner != NOBODY:
        opens(s, "d8_9")
        s.put_on(FateOrDoctor(asked_after(s), 0, ALONE[s.winner], (None,)))
    else:
        opens(s, "d8")
        s.put_on(DoctorWindow(asked_in(s, "d8")))


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class DoctorWindow(Reaction):
    """C6.30 Anybody who is not hypnotised may cancel the outcome with a Doctor. C6.31 Before anything was seen."""

    name: ClassVar[str] = "d8"
    verbs: ClassVar[tuple[str, ...]] = ("pass", "use_doctor")

    def open_to(self, s: Castle, seat: Seat) -> list[Move]:
        return PASS_OR_DOCTOR if s.has(seat, DOCTOR) else JUST_PASS

    def use(self, s: Castle, seat: Seat, move: Move) -> None:
        cancel(s, seat)

    def closed(self, s: Castle) -> None:
        decide(s)

    def still_open(self, passed: int) -> Reaction:
        return DoctorWindow(self.asks, passed)

    @staticmethod
    def read(s: Castle, words: list[str]) -> Frame[Castle]:
        """`d8.pSEAT…`"""
        return DoctorWindow(asked_in(s, "d8"), read_passes(s, words))

    def fits(self, s: Castle) -> bool:
        return len(self.asks) > 0 and (s.flags & BRISK_DUELS == 0 or s.winner == NOBODY)


def cancel(s: Castle, doctor: Seat) -> None:
    """C6.33 No look, no theft, no card; nothing is refunded; the attacker's turn ends."""
    s.turn_up(doctor)
    s.note_profession_for_all(doctor)
    if s.heard:  # C10.31
        s.announce(wire_duel.Doctor, doctor)
    clean_up(s)
    s.cut_short = True


def asked_after(s: Castle) -> tuple[Seat, ...]:
    """C10.40 Whom D8 and D9 ask together: those D8 asks, and the winner."""
    asked: list[Seat] = []
    may_be_doctor = asked_in(s, "d8")
    for seat in s.clockwise((s.active + 1) % s.seats):
        if seat == s.winner or seat in may_be_doctor:
            asked.append(seat)
    return tuple(asked)


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class FateOrDoctor(Joined):
    """C6.44 D8 and the winner's choice at once: he seals whether to look or to steal, and until that is opened a Doctor
    may cancel the outcome. C6.45 Nothing is seen before, so R20 holds; what was sealed is then never known."""

    name: ClassVar[str] = "d8_9"
    hushed: ClassVar[bool] = True  # C10.44
    verbs: ClassVar[tuple[str, ...]] = ("pass", "look", "steal", "use_doctor")

    def choices(self) -> list[Move]:
        return LOOK_OR_STEAL.copy()

    def chosen(self, s: Castle, seat: Seat, move: Move) -> None:
        if s.heard:  # C10.51
            s.confide(wire_duel.FateChosen, (seat, move.words), (), (seat,), False)

    def open_to(self, s: Castle, seat: Seat) -> list[Move]:
        return PASS_OR_DOCTOR if s.has(seat, DOCTOR) else JUST_PASS

    def use(self, s: Castle, seat: Seat, move: Move) -> None:
        cancel(s, seat)

    def closed(self, s: Castle) -> None:
        s.put_on(CLEAN_UP)
        choice = self.answers[0]
        assert choice is not None
        decide_fate(s, s.winner, loser_of(s), choice)

    def after(self, passed: int, answers: tuple[Move | None, ...]) -> Reaction:
        return FateOrDoctor(self.asks, passed, self.choosers, answers)

    def spell(self) -> list[str]:
        return [answer.words for answer in self.answers if answer is not None] + spell_passes(self.passed)

    @staticmethod
    def read(s: Castle, words: list[str]) -> Frame[Castle]:
        """`d8_9.CHOICE.pSEAT…`"""
        chosen = [word for word in words if word in FATES]
        passes = read_passes(s, [word for word in words if word not in FATES])
        answer = (LOOK if chosen[0] == "look" else STEAL) if chosen else None
        return FateOrDoctor(asked_after(s), passes, (s.winner,), (answer,))

    def fits(self, s: Castle) -> bool:
        return s.flags & BRISK_DUELS != 0 and doctor_may_come(s) and self.passed >> s.winner & 1 == 0


FATES: Final = ("look", "steal")


def decide(s: Castle) -> None:
    """C6.34 The winner chooses the loser's fate. C6.38 In a draw the attacker must draw the top card, if there is one.
    C6.39 D10 comes when all of that is done."""
    s.put_on(CLEAN_UP)
    if s.winner != NOBODY:
        opens(s, "fate")
        s.put_on(Fate(ALONE[s.winner], loser_of(s)))
        return
    attacker = s.attacker
    if not s.deck:  # C8.6
        if s.heard:
            s.announce(wire_duel.DuelDraw, attacker, False, 0)
        return
    card = draw(s, attacker)
    if s.heard:  # C10.35
        s.confide(wire_duel.DuelDraw, (attacker, True, len(s.deck)), (OBJECTS[card],), (attacker,))
    after_draw(s, attacker)


def loser_of(s: Castle) -> Seat:
    """The duellist who has not won."""
    return s.defender if s.winner == s.attacker else s.attacker


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class Fate(Question):
    """C6.34 The winner looks at the loser's society, or steals."""

    name: ClassVar[str] = "fate"
    verbs: ClassVar[tuple[str, ...]] = ("look", "steal")

    def __init__(self, asks: tuple[Seat, ...], loser: Seat) -> None:
        super().__init__(asks)
        self.loser = loser

    def choices(self, s: Castle, seat: Seat) -> list[Move]:
        return LOOK_OR_STEAL

    def take(self, s: Castle, seat: Seat, move: Move) -> None:
        decide_fate(s, seat, self.loser, move)

    def key(self) -> tuple[object, ...]:
        return (self.name, self.asks, self.loser)

    @staticmethod
    def read(s: Castle, _words: list[str]) -> Frame[Castle]:
        """`fate`"""
        return Fate((s.winner,), loser_of(s))

    def fits(self, s: Castle) -> bool:
        return s.flags & BRISK_DUELS == 0 or not doctor_may_come(s)


def decide_fate(s: Castle, winner: Seat, loser: Seat, choice: Move) -> None:
    """C6.34 The winner is shown the loser's society, or the objects, of which he takes one."""
    if choice is LOOK:
        s.looked[winner] |= 1 << loser
        if s.heard:  # C10.32
            s.confide(wire_duel.Looked, (winner, loser), (SOCIETIES[s.societies[loser]],), (winner,))
        return
    s.note_hand(winner, loser)
    if s.heard:  # C10.33
        s.confide(wire_duel.Steal, (winner, loser), (names_in(s.hands[loser]),), (winner,))
    s.put_on(Take(ALONE[winner], loser))


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class Take(Question):
    """C6.34 Having seen the loser's hand, the winner must take one object. C6.36 It is not a trade."""

    name: ClassVar[str] = "take"
    verbs: ClassVar[tuple[str, ...]] = ("take",)

    def __init__(self, asks: tuple[Seat, ...], loser: Seat) -> None:
        super().__init__(asks)
        self.loser = loser

    def choices(self, s: Castle, seat: Seat) -> list[Move]:
        return TAKEN.of(s.hands[self.loser])

    def take(self, s: Castle, seat: Seat, move: Move) -> None:
        card = move.numbers[0]
        s.give(card, self.loser, seat, 0)
        if s.heard:  # C10.50
            s.confide(wire_duel.Stolen, (seat, self.loser), (OBJECTS[card],), (seat, self.loser))
        if s.hands[self.loser] == 0:
            s.put_on(GiveBack(ALONE[seat], self.loser, card))
        else:
            check_limit(s, seat)

    def key(self) -> tuple[object, ...]:
        return (self.name, self.asks, self.loser)

    @staticmethod
    def read(s: Castle, _words: list[str]) -> Frame[Castle]:
        """`take`"""
        return Take((s.winner,), loser_of(s))


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class GiveBack(Question):
    """C6.35 For a last object another one is given back, before limits are checked. OPT-D It may be the same one."""

    name: ClassVar[str] = "give_back"
    verbs: ClassVar[tuple[str, ...]] = ("give_back",)

    def __init__(self, asks: tuple[Seat, ...], loser: Seat, stolen: int) -> None:
        super().__init__(asks)
        self.loser = loser
        self.stolen = stolen

    def choices(self, s: Castle, seat: Seat) -> list[Move]:
        hand = s.hands[seat] if s.flags & GIVE_BACK_STOLEN else s.hands[seat] & ~(1 << self.stolen)
        return GIVEN_BACK.of(hand)

    def take(self, s: Castle, seat: Seat, move: Move) -> None:
        card = move.numbers[0]
        hand_over(s, card, seat, self.loser)
        if s.heard:  # C10.34
            s.confide(wire_duel.GaveBack, (seat, self.loser), (OBJECTS[card],), (seat, self.loser))
        check_limit(s, seat)  # C6.37

    def key(self) -> tuple[object, ...]:
        return (self.name, self.asks, self.loser, self.stolen)

    def spell(self) -> list[str]:
        return [str(self.asks[0]), str(self.loser), OBJECTS[self.stolen]]

    @staticmethod
    def read(s: Castle, words: list[str]) -> Frame[Castle]:
        """`give_back.WINNER.LOSER.OBJECT`"""
        return GiveBack((read_seat(s, words[0]),), read_seat(s, words[1]), read_object(words[2]))

    def fits(self, s: Castle) -> bool:
        parties = self.asks[0] == s.winner and self.loser != s.winner and self.loser in (s.attacker, s.defender)
        return parties and s.hands[self.loser] == 0 and s.holds(s.winner, self.stolen)


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class CleanUp(Frame[Castle]):
    """C6.39 D10."""

    name: ClassVar[str] = "d10"

    def take(self, s: Castle, seat: Seat, move: Move) -> None:
        clean_up(s)

    @staticmethod
    def read(_s: Castle, _words: list[str]) -> Frame[Castle]:
        """`d10`"""
        return CLEAN_UP


CLEAN_UP: Final = CleanUp()
