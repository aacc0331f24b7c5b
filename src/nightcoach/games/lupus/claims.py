"""L3-D Discussion: structured claims, neither binding nor checked, until the table closes it."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import mypyc_attr

from nightcoach.core.chance import Chance
from nightcoach.core.events import Seat
from nightcoach.core.frames import TABLE, Frame, Pace
from nightcoach.core.moves import MOST_LISTS, Move
from nightcoach.games.lupus import beats, day, forecasts, wire
from nightcoach.games.lupus.entries import ClaimEntry, claim_fields
from nightcoach.games.lupus.forecasts import forecasters
from nightcoach.games.lupus.moves import (
    CLAIM_MARKED,
    CLAIM_MASON,
    CLAIM_MEDIUM,
    CLAIM_PROTECTED,
    CLAIM_RESULTS,
    CLAIM_ROLES,
    CLOSE,
    OPINIONS,
    READY,
    RETRACT,
)
from nightcoach.games.lupus.notation_words import read_seat, spell_numbers
from nightcoach.games.lupus.roles import MOST, NOBODY
from nightcoach.games.lupus.state import Lupus, seats_in


def discuss(s: Lupus) -> None:
    """L3.60 One window for all living players, clockwise from the seat that will nominate first; L8.60 and for ghosts
    who foretell."""
    s.said = [0] * s.seats
    ghosts = forecasters(s)
    s.then(Discussion(tuple(seats_in(s.living | ghosts)), 0, s.first_to_nominate(), ghosts, Sayable()))


@mypyc_attr(serializable=True)
class Sayable:
    """L3.61, L3.62 What each seat may claim today. It follows from the day and from who is alive, so the windows of one
    discussion share it: a list is collected when it is first asked for, and nobody may change it."""

    def __init__(self) -> None:
        self.lists: dict[Seat, list[Move]] = {}

    def of(self, s: Lupus, seat: Seat) -> list[Move]:
        """`ready`, every claim, and at the end `retract` if there is anything to take back."""
        moves = self.lists.get(seat)
        if moves is None or (s.standing[seat] != 0) != (moves[-1] is RETRACT):
            moves = self.lists[seat] = claims_open(s, seat)
        return moves


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class Discussion(Frame[Lupus]):
    """L3.60 Claims in any number up to the limit, and `ready` once; the table closes it."""

    name: ClassVar[str] = "discussion"

    def __init__(self, asks: tuple[Seat, ...], ready: int, turn: Seat, ghosts: int, sayable: Sayable) -> None:
        super().__init__(asks)
        self.ready = ready
        """Who has said `ready`, as bits."""
        self.turn = turn
        """The seat from which a simulation goes on asking."""
        self.ghosts = ghosts
        """L8.60 Who is asked for forecasts instead, as bits."""
        self.sayable = sayable

    def waits(self) -> tuple[Seat, ...]:
        """Those who have not said `ready`, clockwise from whose turn it is."""
        before: list[Seat] = []
        after: list[Seat] = []
        for seat in self.asks:
            if not (self.ready | self.ghosts) >> seat & 1:
                (before if seat < self.turn else after).append(seat)
        missing = after + before
        return tuple(missing) if missing else (TABLE,)

    def aside(self) -> tuple[Seat, ...]:
        """L8.60 Nobody waits for a ghost."""
        return tuple(seats_in(self.ghosts))

    def driven(self, s: Lupus) -> Seat:
        """L3.60 Seats that are `ready` or have no claims left are not asked again; in the end the table closes."""
        n = s.seats
        talking = s.living & ~self.ready
        for i in range(self.turn, self.turn + n):
            seat = i if i < n else i - n
            if talking >> seat & 1 and s.said[seat] < s.claims_a_day:
                return seat
        return TABLE

    def next_choice(self, s: Lupus) -> tuple[Seat, list[Move]]:
        seat = self.driven(s)
        return (TABLE, JUST_CLOSE) if seat == TABLE else (seat, self.sayable.of(s, seat))

    def legal(self, s: Lupus, seat: Seat) -> list[Move]:
        if seat == TABLE:
            return [CLOSE]
        if seat not in self.asks:
            return []
        if self.ghosts >> seat & 1:
            return forecasts.open_forecasts(s)
        if s.said[seat] >= s.claims_a_day:
            return [] if self.ready >> seat & 1 else [READY]
        moves = self.sayable.of(s, seat)
        return moves[1:] if self.ready >> seat & 1 else moves.copy()

    def default(self, s: Lupus, seat: Seat, chance: Chance) -> Move:
        return CLOSE if seat == TABLE else READY

    def take(self, s: Lupus, seat: Seat, move: Move) -> None:
        if seat == TABLE:
            if s.heard:
                s.announce(wire.TalkOver, s.day)
            day.nominate(s)
            return
        if self.ghosts >> seat & 1:
            forecasts.forecast(s, seat, move)
            s.put_on(Discussion(self.asks, self.ready, self.turn, self.ghosts, self.sayable))
            return
        ready = self.ready
        if move is READY:
            ready |= 1 << seat
            if s.heard:
                s.announce(wire.Ready, seat)
        else:
            claim(s, seat, move)
        turn = seat + 1 if seat + 1 < s.seats else 0
        s.put_on(Discussion(self.asks, ready, turn, self.ghosts, self.sayable))

    def addressed(self, move: Move) -> Seat | None:
        """L3.61 Who is asked for the role, or was seen by a Seer; a ghost keeps silent."""
        seat = move.numbers[0] if move.verb in ("ask_role", "claim_result") else NOBODY
        return None if seat == NOBODY or self.ghosts >> seat & 1 else seat

    def pace(self, s: Lupus) -> Pace:
        """L3.21 The clock, a unanimous `ready`, or a human narrator ends it."""
        return Pace(
            float(s.options.discussion_seconds),
            before=beats.told(s, beats.DAWN),
            then=beats.told(s, beats.NOMINATION),
            between=True,
            begins=True,
            optional=True,
            patient=True,
            by_hand=s.options.narrator == "human",
            hush=8.0,
            apart=3.0,
        )

    def goes_on(self, later: Frame[Lupus]) -> bool:
        return isinstance(later, Discussion)

    def key(self) -> tuple[object, ...]:
        return (self.name, self.ready, self.turn)

    def spell(self) -> list[str]:
        """`ready=1,4 turn=5`"""
        ready = [f"ready={spell_numbers(seats_in(self.ready))}"] if self.ready else []
        return [*ready, f"turn={self.turn}"]

    @staticmethod
    def read(s: Lupus, facts: dict[str, str]) -> list[Frame[Lupus]]:
        """Without `turn`, the seat that nominates first."""
        ready = 0
        for seat in facts["ready"].split(",") if "ready" in facts else []:
            ready |= 1 << read_seat(s, seat)
        turn = read_seat(s, facts["turn"]) if "turn" in facts else s.first_to_nominate()
        ghosts = forecasters(s)
        return [Discussion(tuple(seats_in(s.living | ghosts)), ready, turn, ghosts, Sayable())]

    def misfit(self, s: Lupus) -> str:
        """Why this discussion cannot be open in such a position, or nothing."""
        return day.order_misfit(s) or ("only the living say that they are ready" if self.ready & ~s.living else "")


def claims_open(s: Lupus, seat: Seat) -> list[Move]:
    """L3.61, L3.62 `ready`, and what may be claimed; it depends on public facts only."""
    place = s.seats * MOST + seat
    standing = 1 if s.standing[seat] else 0
    key = place << MOST | s.living
    if s.day == 1:
        found = FIRST_DAY[standing].get(key)
        if found is not None:
            return found
    always = ALWAYS.get(place * MOST + s.day)
    if always is None:
        always = ALWAYS[place * MOST + s.day] = [READY, *claims_about_nights(s.seats, seat, s.day)]
    others = s.living & ~(1 << seat)
    opinions = ABOUT[standing].get(others)
    if opinions is None:
        if len(ABOUT[standing]) == MOST_LISTS:
            ABOUT[standing].clear()
        opinions = [opinion[other] for opinion in OPINIONS for other in seats_in(others)]
        if standing:
            opinions.append(RETRACT)
        ABOUT[standing][others] = opinions
    claims = always + opinions
    if s.day == 1 and len(FIRST_DAY[standing]) < MOST_LISTS:
        FIRST_DAY[standing][key] = claims
    return claims


ALWAYS: Final[dict[int, list[Move]]] = {}
"""`ready` and hundreds of claims that a seat may make on a day, whoever is alive, collected once."""
ABOUT: Final[list[dict[int, list[Move]]]] = [{}, {}]
"""What may be said about a set of players; in the second, `retract` comes last."""
FIRST_DAY: Final[list[dict[int, list[Move]]]] = [{}, {}]
"""The whole lists of the first day, when most people are alive, so that the same come up in every game."""
JUST_CLOSE: Final = [CLOSE]


def claims_about_nights(seats: int, seat: Seat, today: int) -> list[Move]:
    """L3.61 The claims about roles and nights, which do not depend on who is alive."""
    moves = CLAIM_ROLES.copy()
    for other in range(seats):
        if other != seat:
            moves += CLAIM_RESULTS[other][: 2 * today]
            moves += CLAIM_PROTECTED[other][: today - 1]
            moves += CLAIM_MARKED[other][:today]
            moves.append(CLAIM_MASON[other])
    return moves + CLAIM_MEDIUM[: 2 * (today - 1)]


def latest_standing(s: Lupus, seat: Seat) -> int:
    """L3.61 The number of the seat's latest claim, of any day, that is neither a `retract` nor taken back."""
    taken_back: list[int] = []
    for number in range(len(s.claims) - 1, -1, -1):
        entry = s.claims[number]
        if entry.seat == seat:
            if entry.takes_back != NOBODY:
                taken_back.append(entry.takes_back)
            elif number not in taken_back:
                return number
    return NOBODY


def claim(s: Lupus, seat: Seat, move: Move) -> None:
    """L3.61–L3.63 Public at once, with its author and order; a claim taken back stays, marked."""
    s.said[seat] = s.said[seat] + 1  # in compiled code twice as fast as +=
    takes_back = latest_standing(s, seat) if move is RETRACT else NOBODY
    s.standing[seat] = s.standing[seat] + (-1 if move is RETRACT else 1)
    s.claims.append(ClaimEntry(s.day, seat, move.code, takes_back))
    if s.heard:
        s.announce(wire.Claimed, *claim_fields(s.claims[-1]))


def count_standing(s: Lupus) -> None:
    """Count from scratch how many claims have not been taken back."""
    s.standing = [0] * s.seats
    for entry in s.claims:
        s.standing[entry.seat] += 1 if entry.takes_back == NOBODY else -1
