"""Two games of Lupus in Tabula behind two tables, planned so that they look the same to everybody who only watches."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from nightcoach.core.chance import Chance, Script
from nightcoach.core.events import Seat
from nightcoach.core.frames import TABLE
from nightcoach.core.moves import Move
from nightcoach.core.wire import GameOptions
from nightcoach.games.lupus.game import GAME
from nightcoach.games.lupus.moves import NO_BALLOT, POINTS, TUFT
from nightcoach.games.lupus.roles import NOBODY, ROLES
from nightcoach.games.lupus.state import Lupus
from tests.games.lupus.twin import Deal, Exchange, first_told, other_composition, other_roles, public_facts, told

QUICK: dict[str, Any] = {
    "call_seconds": 2,
    "recognition_seconds": 1,
    "night_seconds": 3,
    "discussion_seconds": 1,
    "nomination_seconds": 1,
    "defence_seconds": 1,
    "vote_seconds": 1,
    "claims_per_day": 1,
    "grace_seconds": 300,
    "nomination_mode": "simultaneous",
}


@dataclass
class Side:
    """One of the two games, with what each seat is told in it."""

    state: Lupus
    draws: list[int]
    told: list[list[object]]

    @staticmethod
    def dealt(seats: int, options: GameOptions, draws: list[int]) -> Side:
        state = GAME.deal(seats, options, Script(draws, Chance(0)))
        assert isinstance(state, Lupus)
        return Side(state, draws.copy(), [[first_told(state, seat)] for seat in range(seats)])

    def copy(self) -> Side:
        return Side(self.state.clone(), self.draws.copy(), [facts.copy() for facts in self.told])

    def play(self, seat: Seat, move: Move, lots: int = 0) -> None:
        before = self.state.clone()
        self.state.chance = Chance(lots)
        self.state.chance.draws = self.draws
        self.state.play(seat, move)
        for watcher, facts in enumerate(self.told):
            facts.append(told(before, seat, move, self.state, watcher))


@dataclass
class Tap:
    """Somebody points, at somebody in A and at somebody in B; or does not in one of them."""

    slot: int
    seat: Seat
    targets: tuple[int, int]


@dataclass
class Night:
    """A night of both games, and how the day after it ends."""

    taps: list[Tap]
    knowing: set[Seat] = field(default_factory=set)
    """Who has been told something different in A and in B, up to the dawn after it …"""
    later: set[Seat] = field(default_factory=set)
    """… and up to the beginning of the next."""
    apart: set[Seat] = field(default_factory=set)
    """Who taps in one of them only: their own frames are theirs."""
    side: str | None = None
    """What all vote for, or nobody votes; None if the game is not played on."""


@dataclass
class Plan:
    seats: int
    options: dict[str, Any]
    draws: list[list[int]]
    nights: list[Night]


def make_plan(
    seats: int, given: dict[str, Any], seed: int, tally: Counter[str], nights: int = 6, about: int | None = None
) -> Plan | None:
    """Two games that look the same to everybody who only watches, for as many nights as it works out. What differs has
    to do with the character `about`, if it is dealt, or with anything."""
    chance = Chance(seed)
    options = GAME.Options(**{**QUICK, **given})
    draws: list[int] = []
    source = Chance(chance.below(1 << 30))
    source.draws = draws
    state = GAME.deal(seats, options, source)
    assert isinstance(state, Lupus)
    deal = Deal.of(state, draws)
    exchange = other_deal(state, deal, about, chance)
    sides = [Side.dealt(seats, options, deal.draws(dealt)) for dealt in (deal.dealt, exchange.dealt)]
    plan = Plan(seats, given, [], [])
    while len(plan.nights) < nights:
        count_differences(sides, tally)
        for _ in range(6):  # the Owl's mark may tell them apart by day
            found = plan_night(sides, exchange, chance)
            if found is None:
                break
            night, dawned = found
            night.side, evening = plan_day(dawned)
            night.later = who_knows(evening)
            if night.side is not None:
                break
        if found is None:
            break
        plan.nights.append(night)
        sides = evening
        if night.side is None:
            break
    plan.draws = [side.draws for side in sides]
    return plan if plan.nights else None


def other_deal(state: Lupus, deal: Deal, about: int | None, chance: Chance) -> Exchange:
    """Somebody else holds the character, or under a hidden list nobody does, or somebody does after all."""
    found = None
    for attempt in range(1000):
        composition = other_composition(state, deal, None, chance) if chance.below(2) else None
        found = composition or other_roles(deal, None, chance) or found
        if found is not None:
            changed = [pair for pair in zip(deal.dealt, found.dealt, strict=True) if pair[0] != pair[1]]
            if about is None or any(about in pair for pair in changed) or attempt > 100:
                return found
    raise AssertionError("everybody has the same character")


def count_differences(sides: list[Side], tally: Counter[str]) -> None:
    """For which characters the worlds differ tonight in whether they live, are ghosts or are not there."""
    for role, name in enumerate(ROLES):
        how = [status(side.state, role) for side in sides]
        tally[f"{name} {how[0]}"] += 1
        if how[0] != how[1]:
            tally[f"{name} {' or '.join(sorted(how))}"] += 1


def status(s: Lupus, role: int) -> str:
    return "living" if s.living_of(role) else "ghost" if role in s.roles else "absent"


def plan_night(sides: list[Side], exchange: Exchange, chance: Chance) -> tuple[Night, list[Side]] | None:
    """Points at random until the same die in both.

    On day 1 the seat that opens it, and so is lynched, is at first one of those with another character.
    """
    for attempt in range(60):
        tried = [side.copy() for side in sides]
        a, b = [side.state for side in tried]
        night = Night([])
        slots = 1 if a.parallel else len(a.calls)
        for slot in range(slots):
            for seat in range(a.seats):
                if chance.below(2 if slots > 1 else 5):
                    night.taps.append(tap(tried, exchange, slot, seat, chance, night))
            lots = chance.below(1 << 30)
            for side in tried:
                side.play(TABLE, side.state.default(TABLE, chance), lots)
            if public_facts(a) != public_facts(b):
                break
        opening = a.opening if a.window() == "discussion" and a.day == 1 else NOBODY
        missed = opening != NOBODY and a.dealt[opening] == b.dealt[opening]
        if public_facts(a) == public_facts(b) and a.result is None and (attempt > 40 or not missed):
            night.knowing = who_knows(tried)
            return night, tried
    return None


def who_knows(sides: list[Side]) -> set[Seat]:
    """Who has been told different things."""
    a, b = sides
    return {seat for seat in range(a.state.seats) if a.told[seat] != b.told[seat]}


def tap(tried: list[Side], exchange: Exchange, slot: int, seat: Seat, chance: Chance, night: Night) -> Tap:
    """The same tap in both if possible; now and then a different one, or none in one of them."""
    a, b = [side.state.legal(seat) for side in tried]
    one = chance.pick(a)
    other = one if one in b and seat not in exchange.seats and chance.below(4) else chance.pick(b)
    targets = [one.numbers[0], other.numbers[0]]
    if chance.below(12) == 0 and seat > 0:
        targets[chance.below(2)] = NOBODY
        night.apart.add(seat)
    for side, target in zip(tried, targets, strict=True):
        if target != NOBODY:
            side.play(seat, POINTS[target])
    return Tap(slot, seat, (targets[0], targets[1]))


def plan_day(sides: list[Side]) -> tuple[str | None, list[Side]]:
    """The clock does everything but, perhaps, the vote; one side of the vote that lets both games go on."""
    for words in ("paw", "tuft"):
        tried = [side.copy() for side in sides]
        for side in tried:
            for seat, move in a_day(side.state, words):
                side.play(seat, move)
        facts = [public_facts(side.state) for side in tried]
        if facts[0] == facts[1] and tried[0].state.result is None:
            return words, tried
    return None, sides


def a_day(s: Lupus, words: str) -> Iterator[tuple[Seat, Move]]:
    """Nobody says or nominates anything; then all vote, or nobody does."""
    while s.window() not in ("lynch_vote", "over"):
        seat = TABLE if s.legal(TABLE) else s.waiting()[0]
        yield seat, GAME.moves["close"] if seat == TABLE else NO_BALLOT
    for seat in s.asked():
        yield seat, TUFT if words == "tuft" else NO_BALLOT
