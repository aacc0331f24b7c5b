"""C6.16–C6.28 The open window of a duel: D5 plays, D6 the answer to a verdict, D7 the score."""

from __future__ import annotations

from typing import ClassVar, Final, final

from mypy_extensions import i64, mypyc_attr

from nightcoach.core.events import Seat
from nightcoach.core.frames import TABLE, Frame, Pace
from nightcoach.core.moves import Move
from nightcoach.games.castle import wire_duel
from nightcoach.games.castle.cards import (
    ALCHEMIST,
    BODYGUARD,
    DAGGER,
    EVERYBODY,
    GLOVES,
    GRAND_MASTER,
    NOBODY,
    OBJECTS,
    POISON_RING,
    PROFESSIONS,
    SHIELD,
    SIDES,
    SWORD,
    SWORDSMAN,
    THROWING_KNIVES,
    THUG,
    TOKENS,
    WHIP,
    clockwise_in,
)
from nightcoach.games.castle.duel.fate import open_doctor
from nightcoach.games.castle.duel.reaction import BEAT_PART, Reaction, asked_in, opens
from nightcoach.games.castle.moves import (
    JUST_CLOSE,
    JUST_PASS,
    MOVES,
    PASS,
    PLAY_ALCHEMIST,
    PLAY_BODYGUARD,
    PLAY_GRAND_MASTER,
    PLAY_OBJECT,
    PLAY_SWORDSMAN,
    PLAY_THUG,
    PLAY_TOKENS,
    USE_SWORDSMAN,
)
from nightcoach.games.castle.notation_words import read_passes, read_seat, spell_passes
from nightcoach.games.castle.state import ALCHEMIST_PREVAILS, BRISK_DUELS, Castle

PASS_OR_SWORDSMAN: Final = [PASS, USE_SWORDSMAN]

TOKENS_PLAYED: Final = 1
OBJECT_PLAYED: Final = 2
VERDICT: Final = 3
PROFESSION_PLAYED: Final = 0


def _what(move: Move) -> int:
    if move in PLAY_TOKENS:
        return TOKENS_PLAYED
    return VERDICT if move in PLAY_ALCHEMIST else OBJECT_PLAYED if move in PLAY_OBJECT.values() else PROFESSION_PLAYED


WHAT_OF: Final[list[int]] = [_what(move) if move.verb == "play" else NOBODY for move in MOVES]
"""What a play puts on the table, by the code of the move."""


def open_plays(s: Castle) -> None:
    """C6.16 D5 opens for everybody who is not excluded; it is never skipped."""
    opens(s, "d5")
    s.put_on(PlayWindow(in_the_duel(s), 0, s.attacker))


def in_the_duel(s: Castle) -> tuple[Seat, ...]:
    """C10.40 Whom D5 asks, clockwise from the attacker. C6.22 After a Swordsman only the duellists; under OPT-F also
    supporters with a face-down profession, unless the Alchemist is face-up."""
    if s.hypnotised == NOBODY and s.swordsman == NOBODY:
        return EVERYBODY[s.seats][s.attacker]
    asked = 0
    maybe_alchemist = s.flags & ALCHEMIST_PREVAILS != 0 and s.face_up_owner(ALCHEMIST) == NOBODY
    for seat in range(s.seats):
        duellist = seat == s.attacker or seat == s.defender
        up = s.is_face_up(seat)
        if duellist or supporter_may_play(seat, up, s.hypnotised, s.swordsman, maybe_alchemist):
            asked |= 1 << seat
    return clockwise_in(s.seats, s.attacker, asked)


def supporter_may_play(seat: Seat, face_up: bool, hypnotised: Seat, swordsman: Seat, maybe_alchemist: bool) -> bool:
    """C6.14, C6.22 Whether D5 asks a supporter, as far as everybody knows."""
    return seat != hypnotised and (swordsman == NOBODY or (maybe_alchemist and not face_up))


# C6.16 The table of plays: by role the professions and the objects that may be played.
ATTACKER: Final = 0
DEFENDER: Final = 1
SWORD_BEARER: Final = 2
SHIELD_BEARER: Final = 3
PLAYED_PROFESSIONS: Final[list[list[list[Move]]]] = [
    [[], [PLAY_THUG], [PLAY_SWORDSMAN]],
    [[], [PLAY_GRAND_MASTER], [PLAY_SWORDSMAN]],
    [[], [PLAY_BODYGUARD], PLAY_ALCHEMIST],
    [[], [PLAY_BODYGUARD], PLAY_ALCHEMIST],
]
PLAYED_OBJECTS: Final = (DAGGER, GLOVES, THROWING_KNIVES, WHIP)
"""By role; the duellists may also play the Poison Ring."""
PLAYS: Final[list[list[Move]]] = [[] for _ in range(4 * 3 * 4 * (TOKENS + 1))]
"""What is open in D5, by role, profession, objects and tokens: lists that are made when they are needed, and shared."""


def plays(role: i64, profession: i64, objects: i64, tokens: i64) -> list[Move]:
    """A pass, then what may be played: a profession of that role, its own object (1) and the Ring (2), tokens."""
    at = ((role * 3 + profession) * 4 + objects) * (TOKENS + 1) + tokens
    if not PLAYS[at]:
        own = [PLAY_OBJECT[PLAYED_OBJECTS[role]]] if objects & 1 else []
        ring = [PLAY_OBJECT[POISON_RING]] if objects & 2 else []
        PLAYS[at] = [PASS, *PLAYED_PROFESSIONS[role][profession], *own, *ring, *PLAY_TOKENS[:tokens]]
    return PLAYS[at]


@final
@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class PlayWindow(Reaction):
    """C6.18 Anybody in the duel may make a play or pass, in any order; a play voids all passes. It closes when all have
    passed. A driver first asks the seat after the last player to make a play."""

    name: ClassVar[str] = "d5"
    verbs: ClassVar[tuple[str, ...]] = ("pass", "play")

    def __init__(self, asks: tuple[Seat, ...], passed: int, first: Seat) -> None:
        super().__init__(asks, passed)
        self.first = first
        """Who is polled first."""

    def waits(self) -> tuple[Seat, ...]:
        asks = self.asks
        missing: list[Seat] = []
        at = asks.index(self.first)
        for i in range(len(asks)):
            seat = asks[(at + i) % len(asks)]
            if self.passed >> seat & 1 == 0:
                missing.append(seat)
        return tuple(missing) if missing else (TABLE,)

    def next_choice(self, s: Castle) -> tuple[Seat, list[Move]]:
        asks = self.asks
        n = len(asks)
        at = 0
        while asks[at] != self.first:
            at += 1
        for i in range(n):
            seat = asks[at + i if at + i < n else at + i - n]
            if self.passed >> seat & 1 == 0:
                moves = self.open_to(s, seat)
                if len(moves) > 1:
                    return seat, moves
        return TABLE, JUST_CLOSE

    def open_to(self, s: Castle, seat: Seat) -> list[Move]:
        """C6.16 The table of plays, by role. C1.16 A lasting profession is used once in a duel."""
        has = s.professions[seat]
        fresh = s.face_up >> seat & 1 == 0
        unused = s.used >> seat & 1 == 0
        hand: i64 = s.hands[seat] & ~s.played
        if seat == s.attacker:
            profession = 1 if has == THUG and unused else 2 if has == SWORDSMAN and fresh else 0
            return plays(ATTACKER, profession, hand >> DAGGER & 1 | hand >> POISON_RING - 1 & 2, s.tokens[seat])
        if seat == s.defender:
            profession = 1 if has == GRAND_MASTER and unused else 2 if has == SWORDSMAN and fresh else 0
            return plays(DEFENDER, profession, hand >> GLOVES & 1 | hand >> POISON_RING - 1 & 2, s.tokens[seat])
        profession = 1 if has == BODYGUARD and unused else 2 if has == ALCHEMIST and fresh else 0  # C6.23
        if s.swordsman != NOBODY:  # C6.22: under OPT-F the Alchemist alone is left to a supporter
            return plays(SWORD_BEARER, 2 if profession == 2 else 0, 0, 0)
        if s.swords >> seat & 1:
            return plays(SWORD_BEARER, profession, hand >> THROWING_KNIVES & 1, s.tokens[seat])
        return plays(SHIELD_BEARER, profession, hand >> WHIP & 1, s.tokens[seat])

    def use(self, s: Castle, seat: Seat, move: Move) -> None:
        """C6.17 A play is public at once and cannot be taken back."""
        side = SWORD if seat == s.attacker or s.swords >> seat & 1 else SHIELD
        what = WHAT_OF[move.code]
        if what == TOKENS_PLAYED:
            number = move.numbers[0]
            s.tokens[seat] -= number
            s.staked[seat] += number  # C1.18
            self.played(s, seat, "tokens", number, side)
        elif what == VERDICT:
            s.turn_up(seat)
            s.note_profession_for_all(seat)
            s.used |= 1 << seat
            self.tell_play(s, seat, PROFESSIONS[ALCHEMIST], 1, move.numbers[1])
            verdict(s, s.attacker if move.numbers[1] == SWORD else s.defender)
        elif what == OBJECT_PLAYED:
            card = move.numbers[0]
            s.played |= 1 << card
            s.note_for_all(card, seat)
            self.played(s, seat, OBJECTS[card], 1, side)
        else:
            profession = move.numbers[0]
            s.turn_up(seat)
            s.note_profession_for_all(seat)
            s.used |= 1 << seat
            if profession == SWORDSMAN:
                s.swordsman = seat  # C6.22
            self.played(s, seat, PROFESSIONS[profession], 1, side)

    def tell_play(self, s: Castle, seat: Seat, what: str, number: int, side: int) -> None:
        """C10.29 What everybody sees of a play."""
        if s.heard:
            s.announce(wire_duel.Played, seat, what, number, SIDES[side])

    def played(self, s: Castle, seat: Seat, what: str, number: int, side: int) -> None:
        """C6.18 After a play everybody still in the duel is asked again, the player himself last."""
        self.tell_play(s, seat, what, number, side)
        asks = in_the_duel(s)
        following = asks[0]
        for i in range(len(asks) - 1):
            if asks[i] == seat:
                following = asks[i + 1]
        s.put_on(PlayWindow(asks, 0, following))

    def closed(self, s: Castle) -> None:
        score(s)

    def still_open(self, passed: int) -> Reaction:
        return PlayWindow(self.asks, passed, self.first)

    def pace(self, s: Castle) -> Pace:
        """C10.42 It closes when all have passed, but not before its minimum, counted again from every play. C6.43 In a
        brisk duel it is a beat of fixed length, and another one after every play."""
        if s.flags & BRISK_DUELS:
            beat = s.options.window_seconds * BEAT_PART
            return Pace(beat, least=beat, fixed=True)
        most, least = s.options.answer_seconds, s.options.window_seconds
        return Pace(max(most, least) if most else 0, least=least)

    def key(self) -> tuple[object, ...]:
        return (self.name, self.asks, self.passed, self.first)

    def spell(self) -> list[str]:
        return [str(self.first), *spell_passes(self.passed)]

    @staticmethod
    def read(s: Castle, words: list[str]) -> Frame[Castle]:
        """`d5.FIRST.pSEAT…`"""
        return PlayWindow(in_the_duel(s), read_passes(s, words[1:]), read_seat(s, words[0]))

    def fits(self, s: Castle) -> bool:
        return self.first in self.asks


# D6


def verdict(s: Castle, winner: Seat) -> None:
    """C6.23 An Alchemist has named the winner: D6 opens. C10.41 It is skipped if everybody can see that no Swordsman
    can answer; under OPT-F it does not exist."""
    asked = asked_in(s, "d6")
    if asked and s.face_up_owner(SWORDSMAN) == NOBODY and s.flags & ALCHEMIST_PREVAILS == 0:
        opens(s, "d6")
        s.put_on(VerdictWindow(asked, 0, winner))
    else:
        named(s, winner)


def named(s: Castle, winner: Seat) -> None:
    """C6.26 The named duellist has won; points and the Ring do not matter and are not told (C10.30)."""
    s.winner = winner
    if s.heard:
        s.announce(wire_duel.Result, winner, "alchemist", None, None)
    open_doctor(s)


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class VerdictWindow(Reaction):
    """C6.24 A duellist may answer a verdict with a Swordsman: it is void, the supporters are out, D5 goes on."""

    name: ClassVar[str] = "d6"
    verbs: ClassVar[tuple[str, ...]] = ("pass", "use_swordsman")

    def __init__(self, asks: tuple[Seat, ...], passed: int, winner: Seat) -> None:
        super().__init__(asks, passed)
        self.winner = winner

    def open_to(self, s: Castle, seat: Seat) -> list[Move]:
        return PASS_OR_SWORDSMAN if s.has(seat, SWORDSMAN) else JUST_PASS

    def use(self, s: Castle, seat: Seat, move: Move) -> None:
        s.turn_up(seat)
        s.note_profession_for_all(seat)
        s.used |= 1 << seat
        s.swordsman = seat
        if s.heard:
            side = SWORD if seat == s.attacker else SHIELD
            s.announce(wire_duel.Played, seat, PROFESSIONS[SWORDSMAN], 1, SIDES[side])
        opens(s, "d5")
        s.put_on(PlayWindow(in_the_duel(s), 0, s.defender if seat == s.attacker else s.attacker))

    def closed(self, s: Castle) -> None:
        named(s, self.winner)

    def still_open(self, passed: int) -> Reaction:
        return VerdictWindow(self.asks, passed, self.winner)

    def key(self) -> tuple[object, ...]:
        return (self.name, self.asks, self.passed, self.winner)

    def spell(self) -> list[str]:
        return [str(self.winner), *spell_passes(self.passed)]

    @staticmethod
    def read(s: Castle, words: list[str]) -> Frame[Castle]:
        """`d6.NAMED.pSEAT…`"""
        return VerdictWindow(asked_in(s, "d6"), read_passes(s, words[1:]), read_seat(s, words[0]))

    def fits(self, s: Castle) -> bool:
        return len(self.asks) > 0 and self.winner in (s.attacker, s.defender)


# D7


def ring_owner(s: Castle) -> Seat:
    """The duellist who played the Poison Ring, or nobody."""
    if s.played >> POISON_RING & 1 == 0:
        return NOBODY
    return s.attacker if s.holds(s.attacker, POISON_RING) else s.defender


def score(s: Castle) -> None:
    """C6.28 The higher total wins; a tie goes to whoever played the Poison Ring, else it is a draw."""
    attack, defence = s.totals()
    how = "points"
    if attack != defence:
        s.winner = s.attacker if attack > defence else s.defender
    else:
        s.winner = ring_owner(s)
        how = "draw" if s.winner == NOBODY else "poison_ring"
    if s.heard:  # C10.30
        winner = None if s.winner == NOBODY else s.winner
        s.announce(wire_duel.Result, winner, how, attack, defence)
    open_doctor(s)
