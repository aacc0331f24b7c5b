"""The rules of OpenSpiel's `social_deduction` on our core, so that two engines can be compared like for like.

One imposter among innocents. Each round begins with a signal about somebody alive, which is wrong one time in ten; then
everybody alive says something, in seat order, and then votes. Whoever has the most votes is out, nobody in a tie. The
innocents win when the imposter is out; the imposter wins when at most one innocent is left, or after ten rounds.
`bench.lockstep` plays both side by side. It has no views: nobody looks in a benchmark.
"""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import mypyc_attr

from nightcoach.core.chance import Chance
from nightcoach.core.events import Seat
from nightcoach.core.frames import Frame
from nightcoach.core.moves import Move, MoveTable
from nightcoach.core.state import Outcome, State

MOST: Final = 10
ROUNDS: Final = 10
NOISE: Final = 10
"""A signal is wrong one time in so many."""
NOTHING: Final = -1


def _spelled() -> list[tuple[str, tuple[int, ...], bool]]:
    moves: list[tuple[str, tuple[int, ...], bool]] = [("skip", (0,), False), ("claim_innocent", (1,), False)]
    for verb in ("accuse", "defend", "vote"):
        moves += [(f"{verb} {seat}", (seat,), False) for seat in range(MOST)]
    return moves


MOVES: Final = MoveTable("bench.deduction", _spelled())
_ACCUSE: Final = 2
_DEFEND: Final = 2 + MOST
_VOTE: Final = 2 + 2 * MOST


def _living(bits: int) -> list[int]:
    return [seat for seat in range(MOST) if bits >> seat & 1]


# What follows from who is alive is looked up: there are at most 1,024 such sets.
LIVING: Final[list[list[int]]] = [_living(bits) for bits in range(1 << MOST)]
NEXT: Final[list[list[int]]] = [
    [min([seat for seat in alive if seat >= first], default=NOTHING) for first in range(MOST + 1)] for alive in LIVING
]
"""The next seat alive, from this one on."""
MESSAGES: Final[list[list[Move]]] = [
    [MOVES.at(0), MOVES.at(1)]
    + [MOVES.at(_ACCUSE + seat) for seat in alive]
    + [MOVES.at(_DEFEND + seat) for seat in alive]
    for alive in LIVING
]
VOTES: Final[list[list[Move]]] = [[MOVES.at(_VOTE + seat) for seat in alive] for alive in LIVING]


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class Deduction(State):
    """Everything true now."""

    home: ClassVar[str] = "bench.deduction"

    def __init__(self, seats: int, chance: Chance) -> None:
        super().__init__(seats, chance)
        self.imposter: Seat = NOTHING
        self.living: int = (1 << seats) - 1
        self.round: int = 0
        self.signals: list[int] = []
        """For each round twice the seat, and one more if it looked suspicious."""
        self.messages: list[int] = [NOTHING] * (ROUNDS * seats)
        """The code of what was said, by round and seat."""
        self.votes: list[int] = [NOTHING] * (ROUNDS * seats)

    def clone(self) -> Deduction:
        twin = Deduction(self.seats, self.chance.copy())
        self.copy_to(twin)
        twin.imposter = self.imposter
        twin.living = self.living
        twin.round = self.round
        twin.signals = self.signals.copy()
        twin.messages = self.messages.copy()
        twin.votes = self.votes.copy()
        return twin

    def key(self) -> tuple[object, ...]:
        facts = (self.imposter, self.living, self.round, tuple(self.signals), tuple(self.messages), tuple(self.votes))
        return (*facts, tuple([frame.key() for frame in self.frames]), self.result)


def deal(seats: int, chance: Chance) -> Deduction:
    """Who the imposter is, and the first signal."""
    s = Deduction(seats, chance)
    s.imposter = chance.below(seats)
    observe(s)
    return s


def observe(s: Deduction) -> None:
    """A round begins with a signal."""
    alive = LIVING[s.living]
    seat = alive[s.chance.below(len(alive))]
    wrong = s.chance.below(NOISE) == 0
    suspicious = (seat == s.imposter) != wrong
    s.signals.append(2 * seat + (1 if suspicious else 0))
    s.then(TALK[alive[0]])


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class Talk(Frame[Deduction]):
    """Somebody says something: that is all it does."""

    name: ClassVar[str] = "talk"

    def legal(self, s: Deduction, seat: Seat) -> list[Move]:
        return MESSAGES[s.living].copy() if seat == self.asks[0] else []

    def next_choice(self, s: Deduction) -> tuple[Seat, list[Move]]:
        return self.asks[0], MESSAGES[s.living]

    def take(self, s: Deduction, seat: Seat, move: Move) -> None:
        s.messages[s.round * s.seats + seat] = move.code
        following = NEXT[s.living][seat + 1]
        s.then(VOTE[NEXT[s.living][0]] if following == NOTHING else TALK[following])


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class Vote(Frame[Deduction]):
    """Somebody votes against another player alive; the last vote decides."""

    name: ClassVar[str] = "vote"

    def legal(self, s: Deduction, seat: Seat) -> list[Move]:
        return VOTES[s.living & ~(1 << seat)].copy() if seat == self.asks[0] else []

    def next_choice(self, s: Deduction) -> tuple[Seat, list[Move]]:
        seat = self.asks[0]
        return seat, VOTES[s.living & ~(1 << seat)]

    def take(self, s: Deduction, seat: Seat, move: Move) -> None:
        s.votes[s.round * s.seats + seat] = move.code - _VOTE
        following = NEXT[s.living][seat + 1]
        if following == NOTHING:
            count(s)
        else:
            s.then(VOTE[following])


TALK: Final[list[Talk]] = [Talk((seat,)) for seat in range(MOST)]
VOTE: Final[list[Vote]] = [Vote((seat,)) for seat in range(MOST)]


def count(s: Deduction) -> None:
    """Whoever has the most votes is out, nobody in a tie; then the end, or the next round."""
    votes = [0] * s.seats
    for seat in LIVING[s.living]:
        against = s.votes[s.round * s.seats + seat]
        votes[against] = votes[against] + 1
    most = max(votes)
    if votes.count(most) == 1:
        s.living &= ~(1 << votes.index(most))
    s.round += 1
    if s.living >> s.imposter & 1 == 0:
        end(s, False)
    elif len(LIVING[s.living]) <= 2 or s.round == ROUNDS:
        end(s, True)
    else:
        observe(s)


def end(s: Deduction, imposter: bool) -> None:
    """One side wins."""
    alone, others = (s.imposter,), tuple([seat for seat in range(s.seats) if seat != s.imposter])
    s.finish(Outcome(alone, others, "imposter", "") if imposter else Outcome(others, alone, "innocents", ""))
