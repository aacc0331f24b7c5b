"""C2–C4 The deal, the turn and its steps, the Clairvoyant, and the Spy."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import mypyc_attr

from nightcoach.core.chance import Chance
from nightcoach.core.events import Seat, Tell
from nightcoach.core.frames import Frame, Pace
from nightcoach.core.moves import MOST_LISTS, Move
from nightcoach.core.wire import GameOptions
from nightcoach.games.castle import diplomat, proclaim, trade, wire
from nightcoach.games.castle.cards import (
    ALL_OBJECTS,
    ALL_PROFESSIONS,
    ALONE,
    BLACK_PEARL,
    BROTHERHOOD,
    CLAIRVOYANT,
    DIPLOMAT,
    GREEN,
    MOST,
    NOBODY,
    OBJECTS,
    ORDER,
    PER_SOCIETY,
    PROFESSIONS,
    RED,
    SOCIETIES,
    cards_in,
    cards_of,
)
from nightcoach.games.castle.clairvoyant import use_clairvoyant
from nightcoach.games.castle.duel.challenge import challenge
from nightcoach.games.castle.moves import (
    ALWAYS,
    DEMANDS,
    MOVES,
    OFFERS,
    OWN,
    PASS,
    RIVAL,
    SOLO,
    SPIES,
    TURNED_DEMANDS,
    USE_CLAIRVOYANT,
)
from nightcoach.games.castle.state import FREE_AFTER_ACTION, PROCLAIM_AFTER_FREE, Castle
from nightcoach.games.castle.window import Question

# C2.2–C2.5 What is shuffled.
SOCIETY_CARDS: Final[list[list[int]]] = [[ORDER] * number + [BROTHERHOOD] * number for number in PER_SOCIETY]
PROFESSION_CARDS: Final[list[int]] = cards_in(ALL_PROFESSIONS)
RED_ONLY: Final[list[int]] = cards_in(RED)
ALL_BUT_RED: Final[list[int]] = cards_in(ALL_OBJECTS & ~RED)
RED_AND_GREEN: Final[list[int]] = cards_in(RED | GREEN)
NEITHER: Final[list[int]] = cards_in(ALL_OBJECTS & ~(RED | GREEN))


def deal(seats: int, options: GameOptions, chance: Chance, tell: Tell | None) -> Castle:
    """C2.2–C2.10 Societies, professions, one object each, the deck, and who begins."""
    s = Castle(seats, options, chance)
    societies = SOCIETY_CARDS[seats].copy()
    chance.shuffle(societies)
    s.societies = societies[:seats]
    s.removed = societies[seats] if len(societies) > seats else NOBODY  # C2.2
    professions = PROFESSION_CARDS.copy()
    chance.shuffle(professions)
    s.professions = professions[:seats]
    s.leftovers = ALL_PROFESSIONS
    for profession in s.professions:
        s.leftovers ^= 1 << profession
    sealed, others = (RED_AND_GREEN, NEITHER) if seats == MOST else (RED_ONLY, ALL_BUT_RED)  # C2.4, C2.5
    others = others.copy()
    chance.shuffle(others)
    blind = seats - len(sealed)
    dealt = sealed + others[:blind]
    chance.shuffle(dealt)
    s.deck = others[blind:]
    for seat in range(seats):
        s.hands[seat] = 1 << dealt[seat]
    wish = s.options.start_player
    first = chance.below(seats) if isinstance(wish, str) else wish  # C2.10, OPT-A
    s.collect(tell)
    if s.heard:
        s.announce(wire.Opened, seats, s.options, first)
        for seat in range(seats):  # C10.7
            own = (seat, SOCIETIES[s.societies[seat]], PROFESSIONS[s.professions[seat]], OBJECTS[dealt[seat]])
            s.confide(wire.Dealt, own, (), (seat,), False)
    begin_turn(s, first)
    s.deliver(tell)
    return s


def begin_turn(s: Castle, seat: Seat) -> None:
    """C3.1 Turns pass clockwise."""
    s.turn += 1
    s.active = seat
    if s.heard:
        s.announce(wire.Turn, s.turn, seat)
    s.put_on(TURNS[seat])


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class Turn(Question):
    """C3.2 Steps (a) to (c): proclaim, use a free profession, and then exactly one action.
    C3.3 There is no passing. C3.5 Once anything has been done, step (a) is closed."""

    name: ClassVar[str] = "turn"
    verbs: ClassVar[tuple[str, ...]] = ("spy", "challenge", "offer", "demand", "proclaim", "use_clairvoyant")

    def __init__(self, asks: tuple[Seat, ...], fresh: bool) -> None:
        super().__init__(asks)
        self.fresh = fresh
        """Nothing has been done in this turn yet."""

    def choices(self, s: Castle, seat: Seat) -> list[Move]:
        """All that the list depends on makes its number, by which it is found again."""
        may_proclaim = self.fresh or s.flags & PROCLAIM_AFTER_FREE != 0  # C3.5
        free = 0
        if s.face_up >> seat & 1 == 0:
            profession = s.professions[seat]
            free = 1 if profession == CLAIRVOYANT else 2 if profession == DIPLOMAT else 0
        number = s.hands[seat] << 6 | seat << 3 | s.seats - 1
        number = number << 5 | free << 3 | s.societies[seat] << 2 | (2 if s.deck else 0) | (1 if may_proclaim else 0)
        found = OPEN.get(number)
        if found is None:
            if len(OPEN) == MOST_LISTS:
                OPEN.clear()
            found = proclamations(s, seat) if may_proclaim else []
            found += free_professions(s, seat)
            found += ALWAYS[s.seats][seat]
            for card in cards_of(s.hands[seat]):
                found += OFFERS[s.seats][seat][card]
            OPEN[number] = found
        return found

    def take(self, s: Castle, seat: Seat, move: Move) -> None:
        step = STEP_OF[move.code]
        if step == SPYING:
            spy(s, seat, move.numbers[0])
            end_action(s)  # at once: nobody is asked anything
        elif step == OFFERING:
            s.put_on(END_ACTION)
            trade.offer(s, seat, move.numbers[0], move.numbers[1])
        elif step == CHALLENGING:
            s.put_on(END_ACTION)
            challenge(s, seat, move.numbers[0])
        elif step == PROCLAIMING:
            proclaim.proclaim(s, seat, move.numbers[0])
        else:
            use_free(s, seat, move, LATER_IN_TURN[seat])

    def default(self, s: Castle, seat: Seat, chance: Chance) -> Move:
        """C3.11 Spy on a random player."""
        return chance.pick(SPIES[s.seats][seat])

    def pace(self, s: Castle) -> Pace:
        """OPT-J. C3.12 A badge changes between turns."""
        return Pace(s.options.turn_seconds, between=self.fresh, begins=self.fresh)

    def key(self) -> tuple[object, ...]:
        return (self.name, self.asks, self.fresh)

    def spell(self) -> list[str]:
        return [] if self.fresh else ["later"]

    @staticmethod
    def read(s: Castle, words: list[str]) -> Frame[Castle]:
        """`turn`, or `turn.later` once something has been done."""
        return LATER_IN_TURN[s.active] if words == ["later"] else TURNS[s.active]


TURNS: Final[list[Turn]] = [Turn((seat,), True) for seat in range(MOST)]
LATER_IN_TURN: Final[list[Turn]] = [Turn((seat,), False) for seat in range(MOST)]
OPEN: Final[dict[int, list[Move]]] = {}
"""What is open in a turn: lists that were made once, and that nobody may change."""


def proclamations(s: Castle, seat: Seat) -> list[Move]:
    """C9.3 None with the Black Pearl. C9.7 For one's own society only with a Key or a Goblet of it."""
    if s.holds(seat, BLACK_PEARL):
        return []
    own = [OWN] if s.count_for(seat, s.societies[seat]) > 0 else []
    return [*own, RIVAL, SOLO] if proclaim.may_go_solo(s, seat) else [*own, RIVAL]


def free_professions(s: Castle, seat: Seat) -> list[Move]:
    """C3.4 Clairvoyant and Diplomat, while they are fresh. C8.6 No Clairvoyant with an empty deck."""
    if s.is_face_up(seat):
        return []
    if s.professions[seat] == CLAIRVOYANT:
        return [USE_CLAIRVOYANT] if s.deck else []
    if s.professions[seat] != DIPLOMAT:
        return []
    moves: list[Move] = []
    table = DEMANDS[s.seats][seat] if s.deck else TURNED_DEMANDS[s.seats][seat]  # C5.27, C5.28
    for card in cards_of(s.hands[seat]):
        moves += table[card]
    return moves


def use_free(s: Castle, seat: Seat, move: Move, afterwards: Frame[Castle]) -> None:
    """C3.4 A free profession is used; then the turn continues where it was. C3.7 A demand that fails ends the turn."""
    if move is USE_CLAIRVOYANT:
        s.put_on(afterwards)
        use_clairvoyant(s, seat)
        return
    target, kind, card = move.numbers[0], move.numbers[1], move.numbers[2]
    if diplomat.demand_fails(s, seat, target, kind, card):
        end_turn(s)
    else:
        s.then(diplomat.GiveDemanded((target,), seat, kind, card), afterwards)


def spy(s: Castle, seat: Seat, target: Seat) -> None:
    """C4.1 A random object of the named player. C4.2 The spy sees it. C4.3 Its owner learns which one."""
    cards = cards_of(s.hands[target])
    card = cards[s.chance.below(len(cards))]
    s.note(seat, card, target)
    if s.heard:  # C10.8
        s.confide(wire.Spied, (seat, target), (OBJECTS[card],), (seat, target))


def end_action(s: Castle) -> None:
    """C3.13 The action ends: step (d') under OPT-C, unless public facts make it empty (C10.41), then the next turn."""
    if s.flags & FREE_AFTER_ACTION and not d_prime_skipped(s):
        if s.heard:
            s.announce(wire.Window, "d_prime")
        s.put_on(FreeProfessionWindow(ALONE[s.active]))
    else:
        end_turn(s)


def d_prime_skipped(s: Castle) -> bool:
    """C10.41 The active profession is face-up, or everybody knows that neither Clairvoyant nor Diplomat can be used."""
    if s.is_face_up(s.active):
        return True
    no_clairvoyant = not s.deck or s.face_up_owner(CLAIRVOYANT) != NOBODY
    return no_clairvoyant and s.face_up_owner(DIPLOMAT) != NOBODY


def end_turn(s: Castle) -> None:
    """C3.2 Step (d): the next player. C3.7 Also when a turn ends early."""
    following = s.active + 1
    begin_turn(s, following if following < s.seats else 0)


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class EndAction(Frame[Castle]):
    """C3.13 The action is over once all of it has been done. C3.7 After a Priest or a Doctor so is the turn."""

    name: ClassVar[str] = "end_action"

    def take(self, s: Castle, seat: Seat, move: Move) -> None:
        if s.cut_short:
            s.cut_short = False
            end_turn(s)
        else:
            end_action(s)

    @staticmethod
    def read(_s: Castle, _words: list[str]) -> Frame[Castle]:
        """`end_action`"""
        return END_ACTION


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class FreeProfessionWindow(Question):
    """C3.13 Under OPT-C: a free profession after the action, or a pass. A player without one can only pass (C10.40)."""

    name: ClassVar[str] = "d_prime"
    verbs: ClassVar[tuple[str, ...]] = ("pass", "demand", "use_clairvoyant")

    def choices(self, s: Castle, seat: Seat) -> list[Move]:
        return [PASS, *free_professions(s, seat)]

    def take(self, s: Castle, seat: Seat, move: Move) -> None:
        if move is PASS:
            end_turn(s)
        else:
            use_free(s, seat, move, END_ACTION)  # and then asked again, if anything is still open

    def default(self, s: Castle, seat: Seat, chance: Chance) -> Move:
        """C3.11 A pass."""
        return PASS

    @staticmethod
    def read(s: Castle, _words: list[str]) -> Frame[Castle]:
        """`d_prime`"""
        return FreeProfessionWindow((s.active,))


END_ACTION: Final = EndAction()
SPYING: Final = 1
OFFERING: Final = 2
CHALLENGING: Final = 3
PROCLAIMING: Final = 4
STEPS: Final = {"spy": SPYING, "offer": OFFERING, "challenge": CHALLENGING, "proclaim": PROCLAIMING}
STEP_OF: Final[list[int]] = [STEPS.get(move.verb, 0) for move in MOVES]
"""Which step of a turn a move is, by its code; 0 is a free profession."""
