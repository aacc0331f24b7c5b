"""Plays a sampled deal, sampled nights, and what was seen of the days, and keeps the game if the watcher hears the
same."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from nightcoach.core.chance import Chance, Script, draws_of_shuffle
from nightcoach.core.errors import CannotRedeal
from nightcoach.core.events import Event, Seat
from nightcoach.core.frames import TABLE
from nightcoach.core.game import History
from nightcoach.core.moves import Move
from nightcoach.core.wire import Told, parse_options
from nightcoach.games.lupus import night as nights
from nightcoach.games.lupus.moves import CLOSE, END_CALL, POINTS
from nightcoach.games.lupus.night import Night
from nightcoach.games.lupus.redeal.constraints import Impossible
from nightcoach.games.lupus.redeal.events import listen
from nightcoach.games.lupus.redeal.knowledge import Heard, NightHeard, PointSeen
from nightcoach.games.lupus.redeal.sampler import NightPlan, sample_composition, sample_deal
from nightcoach.games.lupus.roles import NOBODY, ROLES, SEER, WEREWOLF, candidates
from nightcoach.games.lupus.state import Lupus, seats_in
from nightcoach.games.lupus.wire import Options

TRIES: Final = 1000
"""How many games are tried before giving up."""


def history(heard: Sequence[Told], seat: Seat | None, chance: Chance) -> History:
    """A game in which the watcher hears exactly these events."""
    known = listen(heard, seat)
    given = known.options if "preset" in known.options else {**known.options, "preset": hidden_preset(known)}  # L6.2
    options = parse_options(Options, "lupus", given)
    for _ in range(TRIES):
        try:
            return Rebuild(known, options, chance).history()
        except Impossible:
            continue
    raise CannotRedeal("redeal", f"no game was found in {TRIES} tries that fits what seat {seat} has heard")


def hidden_preset(known: Heard) -> str:
    """A preset that may be behind a hidden list: `lot`, unless the Wise Old Man plays without minimums (L8.20)."""
    lot_is_refused = known.options["wise_old_man"] == "on" and not known.options["enforce_minimums"]
    return "full" if lot_is_refused else "lot"


class Rebuild:
    """One attempt at such a game."""

    def __init__(self, known: Heard, options: Options, chance: Chance) -> None:
        self.known = known
        self.chance = chance
        counts = sample_composition(known, options, chance)
        dealt = sample_deal(known, counts, chance)
        self.draws: list[int] = []
        self.moves: list[tuple[Seat, Move]] = []
        self.events: list[Event] = []
        self.options = options
        script = Script(deal_draws(known, options, counts, dealt), chance)
        script.draws = self.draws
        self.s: Lupus = nights.deal(known.seats, options, script, self.events.append)
        self.heard = 0
        """How many of the watcher's events have been told so far."""

    def history(self) -> History:
        """Night by night and day by day."""
        for night in self.known.nights:
            if self.s.day != night.number or self.s.window() != "night":
                raise Impossible  # this game ended too early, or too late
            self._night(night)
            self._check()
            for seat, move in night.day:
                if move is CLOSE:
                    self._unheard_forecasts()
                self._play(seat, move, [])
        self._check()
        self._unheard_forecasts()
        self._unseen_ballots()
        return History(self.known.seats, self.options, self.draws, self.moves)

    def _unseen_ballots(self) -> None:
        """L6.27 Some of the others, but not all, may already have given their sealed ballot or vote."""
        s = self.s
        if s.window() == "night" or not s.hushed():
            return
        others = [seat for seat in s.waiting() if seat != self.known.seat]
        self.chance.shuffle(others)
        for seat in others[: self.chance.below(len(s.waiting()))]:
            self._play(seat, self.chance.pick(s.legal(seat) + s.in_name(seat)), [])

    def _unheard_forecasts(self) -> None:
        """L8.61 The talk may be over: what other ghosts have foretold, as long as nobody has been told."""
        s = self.s
        if s.window() != "discussion" or self.known.final is not None:
            return
        for seat in s.frames[-1].aside():
            if seat != self.known.seat and self.chance.below(2):
                self._play(seat, self.chance.pick(s.legal(seat)), [])

    def _play(self, seat: Seat, move: Move, wanted: list[int]) -> None:
        """A move, with the draws of chance that it needs."""
        script = Script(wanted, self.chance)
        script.draws = self.draws
        self.s.chance = script
        if move not in self.s.legal(seat) and move not in self.s.in_name(seat):
            raise Impossible
        self.s.trust(seat, move, self.events.append)
        self.moves.append((seat, move))

    def _night(self, night: NightHeard) -> None:
        """First the points that the watcher did not see, then those that he saw, in their order, then the end."""
        known = self.known
        plan = NightPlan(self.s, night, known, self.chance)
        points = plan.make() if known.final is None else list(known.final[night.number - 1])
        plan.leave_out_seen(points)
        for seat, target in night.early:
            points[seat] = target
        for seat in range(self.s.seats):
            if points[seat] != NOBODY:
                self._play(seat, POINTS[points[seat]], [])
        for step in night.steps:
            if isinstance(step, PointSeen):
                self._play(step.seat, POINTS[step.target], [])
            else:
                self._play(TABLE, END_CALL, self._tie_draws(plan, self.s.calls[self.s.at]))
        if night.over:
            self._close(night, plan)

    def _tie_draws(self, plan: NightPlan, role: int) -> list[int]:
        """L3.8, L3.9 The draw that breaks a tie in the right way at the end of this call."""
        s = self.s
        if role not in (SEER, WEREWOLF) or (role == WEREWOLF and s.no_kill):
            return []
        wanted = plan.gazed if role == SEER else plan.victim
        frame = s.frames[-1]
        assert isinstance(frame, Night)
        counts = [0] * s.seats
        for seat in seats_in(s.living_of(role)):
            target = frame.points[seat]
            if s.decides_as(seat) == role and target != NOBODY and not s.fellows[seat] >> target & 1:
                counts[target] += 1
        first = [seat for seat in range(s.seats) if counts[seat] == max(counts) > 0]
        if len(first) < 2:
            return []
        if self.known.final is not None:
            return [self.chance.below(len(first))]  # nobody is ever told how this tie was broken
        if wanted not in first:
            raise Impossible
        return [first.index(wanted)]

    def _close(self, night: NightHeard, plan: NightPlan) -> None:
        """All remaining calls, the Welcome card, the opening seat."""
        s = self.s
        wanted: list[int] = []
        for role in s.calls[s.at :]:
            wanted += self._tie_draws(plan, role)
        if len(night.dead) > 1:
            wanted.append(night.dead.index(night.welcome))
        if night.opening != NOBODY:
            wanted.append(night.opening)
        try:
            self._play(TABLE, CLOSE, wanted)
        except ValueError:  # the game asked for different draws
            raise Impossible from None
        if s.dead != night.dead:
            raise Impossible

    def _check(self) -> None:
        """Give up unless the watcher has been told so far what he has heard."""
        seat, wanted = self.known.seat, self.known.events
        for event in self.events:
            if event.public or seat in event.ears:
                if self.heard == len(wanted) or wanted[self.heard] != (event.kind, event.values + event.secret):
                    raise Impossible
                self.heard += 1
        self.events.clear()


def deal_draws(known: Heard, options: Options, counts: list[int], dealt: list[int]) -> list[int]:
    """The draws of chance that deal exactly these roles."""
    draws: list[int] = []
    if options.preset == "lot":
        draws += [int(counts[unit] > 0) for unit in candidates(known.seats, options.enforce_minimums)]
    cards: list[int] = []
    for role in range(len(ROLES)):
        cards += [role] * counts[role]
    draws += draws_of_shuffle(cards, dealt)
    if known.wise != NOBODY:
        draws.append(known.wise)
    return draws
