"""C2–C4 The deal, the turn and its steps, the Clairvoyant, and the Spy."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import mypyc_attr

from nightcoach.core.chance import Chance
from nightcoach.core.events import Seat, Tell
from nightcoach.core.frames import Frame, Pace
from nightcoach.core.moves import Move
from nightcoach.core.wire import GameOptions
from nightcoach.games.castle import diplomat, proclaim, trade, wire
from nightcoach.games.castle.cards import (
    ALL_OBJECTS,
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
)
from nightcoach.games.castle.clairvoyant import use_clairvoyant
from nightcoach.games.castle.duel.challenge import challenge
from nightcoach.games.castle.moves import (
    ALWAYS,
    DEMANDS,
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


def deal(seats: int, options: GameOptions, chance: Chance, tell: Tell | None) -> Castle:
    """C2.2–C2.10 Societies, professions, one object each, the deck, and who begins."""
    s = Castle(seats, options, chance)
    s.lay_out()
    societies = [ORDER] * PER_SOCIETY[seats] + [BROTHERHOOD] * PER_SOCIETY[seats]
    chance.shuffle(societies)
    s.societies = societies[:seats]
    s.removed = societies[seats] if len(societies) > seats else NOBODY  # C2.2
    professions = list(range(len(PROFESSIONS)))
    chance.shuffle(professions)
    s.professions = professions[:seats]
    for profession in professions[seats:]:
        s.leftovers |= 1 << profession
    sealed = cards_in(RED | GREEN if seats == MOST else RED)  # C2.4, C2.5
    others = cards_in(ALL_OBJECTS & ~(RED | GREEN if seats == MOST else RED))
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
    s.then(TURNS[seat])


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class Turn(Frame[Castle]):
    """C3.2 Steps (a) to (c): proclaim, use a free profession, and then exactly one action.
    C3.3 There is no passing. C3.5 Once anything has been done, step (a) is closed."""

    name: ClassVar[str] = "turn"
    verbs: ClassVar[tuple[str, ...]] = ("spy", "challenge", "offer", "demand", "proclaim", "use_clairvoyant")

    def __init__(self, asks: tuple[Seat, ...], fresh: bool) -> None:
        super().__init__(asks)
        self.fresh = fresh
        """Nothing has been done in this turn yet."""

    def legal(self, s: Castle, seat: Seat) -> list[Move]:
        if seat != self.asks[0]:
            return []
        moves: list[Move] = []
        if (self.fresh or s.flags & PROCLAIM_AFTER_FREE) and not s.holds(seat, BLACK_PEARL):  # C3.5, C9.3
            if s.count_for(seat, s.societies[seat]) > 0:  # C9.7
                moves.append(OWN)
            moves.append(RIVAL)
            if proclaim.may_go_solo(s, seat):
                moves.append(SOLO)
        moves += free_professions(s, seat)
        moves += ALWAYS[s.seats][seat]
        offers = OFFERS[s.seats][seat]
        for card in cards_in(s.hands[seat]):
            moves += offers[card]
        return moves

    def take(self, s: Castle, seat: Seat, move: Move) -> None:
        verb = move.verb
        if verb == "proclaim":
            proclaim.proclaim(s, seat, move.numbers[0])
            return
        if verb not in ACTIONS:
            use_free(s, seat, move, LATER_IN_TURN[seat])
            return
        s.then(END_ACTION)
        if verb == "spy":
            spy(s, seat, move.numbers[0])
        elif verb == "offer":
            trade.offer(s, seat, move.numbers[0], move.numbers[1])
        else:
            challenge(s, seat, move.numbers[0])

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
    for card in cards_in(s.hands[seat]):
        moves += table[card]
    return moves


def use_free(s: Castle, seat: Seat, move: Move, afterwards: Frame[Castle]) -> None:
    """C3.4 A free profession is used; then the turn continues where it was. C3.7 A demand that fails ends the turn."""
    if move is USE_CLAIRVOYANT:
        s.then(afterwards)
        use_clairvoyant(s, seat)
        return
    target, kind, card = move.numbers[0], move.numbers[1], move.numbers[2]
    if diplomat.demand_fails(s, seat, target, kind, card):
        end_turn(s)
    else:
        s.then(diplomat.GiveDemanded((target,), seat, kind, card), afterwards)


def spy(s: Castle, seat: Seat, target: Seat) -> None:
    """C4.1 A random object of the named player. C4.2 The spy sees it. C4.3 Its owner learns which one."""
    card = s.chance.pick(cards_in(s.hands[target]))
    s.note(seat, card, target)
    if s.heard:  # C10.8
        s.confide(wire.Spied, (seat, target), (OBJECTS[card],), (seat, target))


def end_action(s: Castle) -> None:
    """C3.13 The action ends: step (d') under OPT-C, unless public facts make it empty (C10.41), then the next turn."""
    if s.flags & FREE_AFTER_ACTION and not d_prime_skipped(s):
        if s.heard:
            s.announce(wire.Window, "d_prime")
        s.then(FreeProfessionWindow((s.active,)))
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
    begin_turn(s, (s.active + 1) % s.seats)


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
class FreeProfessionWindow(Frame[Castle]):
    """C3.13 Under OPT-C: a free profession after the action, or a pass. A player without one can only pass (C10.40)."""

    name: ClassVar[str] = "d_prime"
    verbs: ClassVar[tuple[str, ...]] = ("pass", "demand", "use_clairvoyant")

    def legal(self, s: Castle, seat: Seat) -> list[Move]:
        return [PASS, *free_professions(s, seat)] if seat == self.asks[0] else []

    def take(self, s: Castle, seat: Seat, move: Move) -> None:
        if move is PASS:
            end_turn(s)
        else:
            use_free(s, seat, move, END_ACTION)  # and then asked again, if anything is still open

    def default(self, s: Castle, seat: Seat, chance: Chance) -> Move:
        """C3.11 A pass."""
        return PASS

    def pace(self, s: Castle) -> Pace:
        return Pace(s.options.answer_seconds)

    @staticmethod
    def read(s: Castle, _words: list[str]) -> Frame[Castle]:
        """`d_prime`"""
        return FreeProfessionWindow((s.active,))


END_ACTION: Final = EndAction()
ACTIONS: Final = ("spy", "offer", "challenge")
