"""C6.29–C6.39 The end of a duel: D8 the Doctor, D9 the loser's fate or the draw, D10."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import mypyc_attr

from nightcoach.core.events import Seat
from nightcoach.core.frames import Frame, Pace
from nightcoach.core.moves import Move
from nightcoach.games.castle import wire_duel
from nightcoach.games.castle.cards import DOCTOR, NOBODY, OBJECTS, SOCIETIES, cards_in, names_in
from nightcoach.games.castle.duel.reaction import Reaction, asked_in, clean_up, opens
from nightcoach.games.castle.limit import after_draw, check_limit, draw, hand_over
from nightcoach.games.castle.moves import GIVE_BACK, LOOK, STEAL, TAKE, USE_DOCTOR
from nightcoach.games.castle.notation_words import read_object, read_passes, read_seat
from nightcoach.games.castle.state import GIVE_BACK_STOLEN, Castle


def open_doctor(s: Castle) -> None:
    """C6.29 D8 opens after every result. C10.41 It is skipped if the Doctor is face-up, or nobody is left to ask.
    C6.32 Supporters shut out by a Swordsman are asked too."""
    asked = asked_in(s, "d8")
    if asked and s.face_up_owner(DOCTOR) == NOBODY:
        opens(s, "d8")
        s.then(DoctorWindow(asked))
    else:
        decide(s)


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class DoctorWindow(Reaction):
    """C6.30 Anybody who is not hypnotised may cancel the outcome with a Doctor. C6.31 Before anything was seen."""

    name: ClassVar[str] = "d8"
    verbs: ClassVar[tuple[str, ...]] = ("pass", "use_doctor")

    def add_uses(self, s: Castle, seat: Seat, moves: list[Move]) -> None:
        if s.has(seat, DOCTOR):
            moves.append(USE_DOCTOR)

    def use(self, s: Castle, seat: Seat, move: Move) -> None:
        """C6.33 No look, no theft, no card; nothing is refunded; the attacker's turn ends."""
        s.turn_up(seat)
        s.note_profession_for_all(seat)
        if s.heard:  # C10.31
            s.announce(wire_duel.Doctor, seat)
        clean_up(s)
        s.cut_short = True

    def closed(self, s: Castle) -> None:
        decide(s)

    def still_open(self, passed: int) -> Reaction:
        return DoctorWindow(self.asks, passed)

    @staticmethod
    def read(s: Castle, words: list[str]) -> Frame[Castle]:
        """`d8.pSEAT…`"""
        return DoctorWindow(asked_in(s, "d8"), read_passes(s, words))

    def fits(self, s: Castle) -> bool:
        return len(self.asks) > 0


def decide(s: Castle) -> None:
    """C6.34 The winner chooses the loser's fate. C6.38 In a draw the attacker must draw the top card, if there is one.
    C6.39 D10 comes when all of that is done."""
    s.then(CLEAN_UP)
    if s.winner != NOBODY:
        opens(s, "fate")
        s.then(Fate((s.winner,), loser_of(s)))
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
class Fate(Frame[Castle]):
    """C6.34 The winner looks at the loser's society, or steals."""

    name: ClassVar[str] = "fate"
    verbs: ClassVar[tuple[str, ...]] = ("look", "steal")

    def __init__(self, asks: tuple[Seat, ...], loser: Seat) -> None:
        super().__init__(asks)
        self.loser = loser

    def legal(self, s: Castle, seat: Seat) -> list[Move]:
        return [LOOK, STEAL] if seat == self.asks[0] else []

    def take(self, s: Castle, seat: Seat, move: Move) -> None:
        loser = self.loser
        if move is LOOK:
            s.looked[seat] |= 1 << loser
            if s.heard:  # C10.32
                s.confide(wire_duel.Looked, (seat, loser), (SOCIETIES[s.societies[loser]],), (seat,))
            return
        s.note_hand(seat, loser)
        if s.heard:  # C10.33
            s.confide(wire_duel.Steal, (seat, loser), (names_in(s.hands[loser]),), (seat,))
        s.then(Take((seat,), loser))

    def pace(self, s: Castle) -> Pace:
        return Pace(s.options.answer_seconds)

    def key(self) -> tuple[object, ...]:
        return (self.name, self.asks, self.loser)

    @staticmethod
    def read(s: Castle, _words: list[str]) -> Frame[Castle]:
        """`fate`"""
        return Fate((s.winner,), loser_of(s))


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class Take(Frame[Castle]):
    """C6.34 Having seen the loser's hand, the winner must take one object. C6.36 It is not a trade."""

    name: ClassVar[str] = "take"
    verbs: ClassVar[tuple[str, ...]] = ("take",)

    def __init__(self, asks: tuple[Seat, ...], loser: Seat) -> None:
        super().__init__(asks)
        self.loser = loser

    def legal(self, s: Castle, seat: Seat) -> list[Move]:
        return [TAKE[card] for card in cards_in(s.hands[self.loser])] if seat == self.asks[0] else []

    def take(self, s: Castle, seat: Seat, move: Move) -> None:
        card = move.numbers[0]
        s.give(card, self.loser, seat, 0)
        if s.heard:  # C10.50
            s.confide(wire_duel.Stolen, (seat, self.loser), (OBJECTS[card],), (seat, self.loser))
        if s.hands[self.loser] == 0:
            s.then(GiveBack((seat,), self.loser, card))
        else:
            check_limit(s, seat)

    def pace(self, s: Castle) -> Pace:
        return Pace(s.options.answer_seconds)

    def key(self) -> tuple[object, ...]:
        return (self.name, self.asks, self.loser)

    @staticmethod
    def read(s: Castle, _words: list[str]) -> Frame[Castle]:
        """`take`"""
        return Take((s.winner,), loser_of(s))


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class GiveBack(Frame[Castle]):
    """C6.35 For a last object another one is given back, before limits are checked. OPT-D It may be the same one."""

    name: ClassVar[str] = "give_back"
    verbs: ClassVar[tuple[str, ...]] = ("give_back",)

    def __init__(self, asks: tuple[Seat, ...], loser: Seat, stolen: int) -> None:
        super().__init__(asks)
        self.loser = loser
        self.stolen = stolen

    def legal(self, s: Castle, seat: Seat) -> list[Move]:
        if seat != self.asks[0]:
            return []
        hand = s.hands[seat] if s.flags & GIVE_BACK_STOLEN else s.hands[seat] & ~(1 << self.stolen)
        return [GIVE_BACK[card] for card in cards_in(hand)]

    def take(self, s: Castle, seat: Seat, move: Move) -> None:
        card = move.numbers[0]
        hand_over(s, card, seat, self.loser)
        if s.heard:  # C10.34
            s.confide(wire_duel.GaveBack, (seat, self.loser), (OBJECTS[card],), (seat, self.loser))
        check_limit(s, seat)  # C6.37

    def pace(self, s: Castle) -> Pace:
        return Pace(s.options.answer_seconds)

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
