"""E2–E5 The deal and the round, in the order of the rules: choose, prowl, duel, reveal, score, end check, deal."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import mypyc_attr

from nightcoach.core.chance import Chance
from nightcoach.core.events import Seat, Tell
from nightcoach.core.frames import Frame, Pace, Sealed
from nightcoach.core.moves import Move
from nightcoach.core.state import Outcome
from nightcoach.core.wire import GameOptions
from nightcoach.games.eatme.moves import (
    CAST,
    DEAL_OF,
    DEALS,
    DEALS_AS_WOLF,
    HOUSES_BESIDE,
    KIND_NAMES,
    NOBODY,
    SLEEP,
    TRAP,
    VISITS_BY,
    WOLF,
)
from nightcoach.games.eatme.state import HABITS, EatMe
from nightcoach.games.eatme.wire import Confirmed, Dealt, Duel, Ended, Locked, Opened, Revealed, Scored, Visited


def deal(seats: int, options: GameOptions, chance: Chance, tell: Tell | None) -> EatMe:
    """E2.4 The first deal is random and has no dealer. E8.3 Or the chosen Wolf deals, in round 0."""
    s = EatMe(seats, options, chance)
    s.collect(tell)
    if s.heard:
        s.announce(Opened, seats, s.options)
    first_wolf = s.options.first_wolf
    if first_wolf is None:
        kinds = list(CAST[seats])
        chance.shuffle(kinds)
        begin_round(s, tuple(kinds), NOBODY)
    else:
        s.dealer = first_wolf
        s.then(Deal((first_wolf,)))
    s.deliver(tell)
    return s


def begin_round(s: EatMe, kinds: tuple[int, ...], dealer: Seat) -> None:
    """E3.15 Everybody takes the matching house or the figure; the next round begins."""
    s.round += 1
    s.kinds = list(kinds)
    s.dealer = dealer
    if s.heard:
        s.announce(Dealt, s.round, tuple([KIND_NAMES[kind] for kind in kinds]), None if dealer == NOBODY else dealer)
    houses = HOUSES_BESIDE[s.seats, kinds.index(WOLF)]
    s.then(Choose(houses, (None,) * len(houses), s.show_ready))


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class Choose(Sealed[EatMe]):
    """E3.1 All houses choose in secret. A confirmed choice is final; the last one locks them all."""

    name: ClassVar[str] = "choose"

    def choices(self, s: EatMe, seat: Seat) -> list[Move]:
        return [SLEEP, TRAP]

    def pace(self, s: EatMe) -> Pace:
        """E8.6 How long the houses may choose. E6.11 A round begins: badges may change."""
        return Pace(s.options.choose_seconds, begins=True)

    def answered(self, s: EatMe, seat: Seat, move: Move, answers: tuple[Move | None, ...], last: bool) -> None:
        if s.heard:  # E6.2, E6.3
            s.confide(Confirmed, (seat,), (move.words,), (seat,), self.show_ready)
        if not last:
            s.then(Choose(self.seats, answers, self.show_ready))
            return
        wolf = s.kinds.index(WOLF)
        traps = [False] * s.seats
        for i in range(len(answers)):
            traps[self.seats[i]] = answers[i] is TRAP
        if s.heard:
            s.announce(Locked, wolf)
        s.then(Prowl((wolf,), tuple(traps)))


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class Prowl(Frame[EatMe]):
    """E3.3 The Wolf visits exactly one house and cannot pass. E3.4 The choices are locked and unknown."""

    name: ClassVar[str] = "prowl"

    def __init__(self, asks: tuple[Seat, ...], traps: tuple[bool, ...]) -> None:
        super().__init__(asks)
        self.traps = traps
        """Which houses have set a trap, by seat. Hidden: no view reads another seat's."""

    def legal(self, s: EatMe, seat: Seat) -> list[Move]:
        if seat != self.asks[0]:
            return []
        return VISITS_BY[s.seats, seat].copy()

    def pace(self, s: EatMe) -> Pace:
        """E8.6 How long the Wolf may prowl. E6.4 The walk from house to house is theatre."""
        return Pace(s.options.prowl_seconds, theatre=True)

    def take(self, s: EatMe, seat: Seat, move: Move) -> None:
        victim = move.numbers[0]
        if s.heard:  # E6.5
            s.announce(Visited, seat, victim)
        s.habits[seat * HABITS + 6 + s.kinds[victim] - 1] += 1
        trapped = self.traps[victim]
        winner, loser = (victim, seat) if trapped else (seat, victim)  # E3.7
        duel(s, victim, trapped, winner, loser)
        reveal(s, seat, victim, self.traps)
        if s.heard:
            s.announce(Scored, tuple(s.scores))
        end_check(s, seat, winner)
        if s.result is None:  # E3.13, E3.14
            s.dealer = loser
            s.then(Deal((loser,)))

    def kept(self, seat: Seat) -> Move | None:
        if seat == self.asks[0]:
            return None
        return TRAP if self.traps[seat] else SLEEP

    def key(self) -> tuple[object, ...]:
        return (self.name, self.asks, self.traps)


def duel(s: EatMe, victim: Seat, trapped: bool, winner: Seat, loser: Seat) -> None:
    """E3.5, E3.6 The victim shows the wheel: asleep the Wolf gains and the victim loses, with a trap the reverse.
    E3.9 The gain is full even if the loser cannot pay. E3.10 No score falls below 0."""
    value = s.kinds[victim]
    loss = min(value, s.scores[loser])
    s.scores[winner] += value
    s.scores[loser] -= loss
    remember(s, victim, trapped)
    if s.heard:  # E6.6
        s.announce(Duel, victim, TRAP.words if trapped else SLEEP.words, winner, loser, value, loss)


def reveal(s: EatMe, wolf: Seat, victim: Seat, traps: tuple[bool, ...]) -> None:
    """E3.8 All others show their wheels: asleep a house gains its own value, with a trap nothing."""
    shown: list[tuple[Seat, str, int]] = []
    heard = s.heard
    for house in range(s.seats):
        if house in (wolf, victim):
            continue
        trapped = traps[house]
        gain = 0 if trapped else s.kinds[house]
        s.scores[house] += gain
        remember(s, house, trapped)
        if heard:
            shown.append((house, TRAP.words if trapped else SLEEP.words, gain))
    if heard:  # E6.7
        s.announce(Revealed, tuple(shown))


def remember(s: EatMe, house: Seat, trapped: bool) -> None:
    """E6.12 What has been shown is public history."""
    s.habits[house * HABITS + (3 if trapped else 0) + s.kinds[house] - 1] += 1


def end_check(s: EatMe, wolf: Seat, duel_winner: Seat) -> None:
    """E5.1 The game ends if somebody has ten points or more at the end of a round. E5.2 Most points win. E5.3 Among
    equals the duel winner does, else the first clockwise from the Wolf."""
    best = max(s.scores)
    if best < s.target:
        return
    if s.scores.count(best) == 1:
        winner, reason, rule = s.scores.index(best), "most_points", "E5.2"
    elif s.scores[duel_winner] == best:
        winner, reason, rule = duel_winner, "tie_duel_winner", "E5.3"
    else:
        winner, reason, rule = wolf, "tie_clockwise", "E5.3"
        while s.scores[winner] != best:  # the Wolf is among the tied only as duel winner (E5.4)
            winner = (winner + 1) % s.seats
    losers = tuple([seat for seat in range(s.seats) if seat != winner])
    s.finish(Outcome((winner,), losers, reason, rule))
    if s.heard:  # E6.8
        s.announce(Ended, winner, reason, rule, tuple(s.scores))


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class Deal(Frame[EatMe]):
    """E3.14 The duel loser gives one character to each player, in any way whatever. E8.2, E8.3 Under `loser_is_wolf`,
    and in a chosen first deal, the dealer is the Wolf and deals only the houses."""

    name: ClassVar[str] = "deal"

    def legal(self, s: EatMe, seat: Seat) -> list[Move]:
        if seat != self.asks[0]:
            return []
        if s.round > 0 and s.free_deal:
            return DEALS[s.seats].copy()
        return DEALS_AS_WOLF[s.seats, seat].copy()

    def pace(self, s: EatMe) -> Pace:
        """E8.6 How long the dealer may think. Between rounds seats may change hands."""
        return Pace(s.options.deal_seconds, between=True)

    def take(self, s: EatMe, seat: Seat, move: Move) -> None:
        begin_round(s, move.numbers, seat)

    def default(self, s: EatMe, seat: Seat, chance: Chance) -> Move:
        """E3.17 The loser takes the Wolf, the old Wolf the loser's house; the first deal is random."""
        if s.round == 0:
            return super().default(s, seat, chance)
        kinds = s.kinds.copy()
        wolf = kinds.index(WOLF)
        kinds[wolf], kinds[seat] = kinds[seat], kinds[wolf]
        return DEAL_OF[tuple(kinds)]
