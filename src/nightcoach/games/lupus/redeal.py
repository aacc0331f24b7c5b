"""A redeal: a whole game, sampled from those in which a watcher hears exactly what he has heard."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from nightcoach.core.chance import Chance, Script, draws_of_shuffle
from nightcoach.core.errors import CannotRedeal
from nightcoach.core.events import Event, Seat
from nightcoach.core.game import History
from nightcoach.core.moves import Move
from nightcoach.core.wire import Told, parse_options
from nightcoach.games.lupus import night as nights
from nightcoach.games.lupus.characters import decides_as
from nightcoach.games.lupus.heard import POINT, Heard, NightHeard
from nightcoach.games.lupus.imagine import Impossible, NightPlan, imagine_counts, imagine_deal
from nightcoach.games.lupus.moves import CLOSE, END_CALL, POINTS
from nightcoach.games.lupus.night import Night
from nightcoach.games.lupus.roles import NOBODY, ROLES, SEER, WEREWOLF, candidates
from nightcoach.games.lupus.state import Lupus, seats_in
from nightcoach.games.lupus.wire import Options

TRIES: Final = 1000
"""Worlds that are tried before it is given up."""


def history(heard: Sequence[Told], seat: Seat | None, chance: Chance) -> History:
    """Deal and act until everything the watcher heard has come out."""
    told = Heard(heard, seat)
    given = told.options if "preset" in told.options else {**told.options, "preset": hidden_preset(told)}  # L6.2
    options = parse_options(Options, "lupus", given)
    for _ in range(TRIES):
        try:
            return Dream(told, options, chance).history()
        except Impossible:
            continue
    raise CannotRedeal("redeal", f"no game was found in {TRIES} tries that fits what seat {seat} has heard")


def hidden_preset(told: Heard) -> str:
    """A preset that may be behind a hidden list: the lot, but for the Wise Old Man without minimums (L8.20)."""
    lot_is_refused = told.options["wise_old_man"] == "on" and not told.options["enforce_minimums"]
    return "full" if lot_is_refused else "lot"


class Dream:
    """One try."""

    def __init__(self, told: Heard, options: Options, chance: Chance) -> None:
        self.told = told
        self.chance = chance
        counts = imagine_counts(told, options, chance)
        dealt = imagine_deal(told, counts, chance)
        self.draws: list[int] = []
        self.moves: list[tuple[Seat, Move]] = []
        self.events: list[Event] = []
        self.options = options
        script = Script(deal_draws(told, options, counts, dealt), chance)
        script.draws = self.draws
        self.s: Lupus = nights.deal(told.seats, options, script, self.events.append)
        self.heard = 0
        """How many of the watcher's events have come out."""

    def history(self) -> History:
        """Night by night and day by day."""
        for night in self.told.nights:
            if self.s.day != night.number or self.s.window() != "night":
                raise Impossible  # the game would have ended, or not
            self._night(night)
            self._check()
            for seat, move in night.day:
                self._play(seat, move, [])
        self._check()
        self._unseen_ballots()
        return History(self.told.seats, self.options, self.draws, self.moves)

    def _unseen_ballots(self) -> None:
        """L6.27 Some others may have given their sealed ballot or vote already, but not all."""
        s = self.s
        if s.window() == "night" or not s.hushed():
            return
        others = [seat for seat in s.waiting() if seat != self.told.seat]
        self.chance.shuffle(others)
        for seat in others[: self.chance.below(len(s.waiting()))]:
            self._play(seat, self.chance.pick(s.legal(seat) + s.in_name(seat)), [])

    def _play(self, seat: Seat, move: Move, wanted: list[int]) -> None:
        """A move with the lots that it needs."""
        script = Script(wanted, self.chance)
        script.draws = self.draws
        self.s.chance = script
        if move not in self.s.legal(seat) and move not in self.s.in_name(seat):
            raise Impossible
        self.s.trust(seat, move, self.events.append)
        self.moves.append((seat, move))

    def _night(self, night: NightHeard) -> None:
        """The points that nobody saw first, then what was seen in its order, then the end."""
        told = self.told
        plan = NightPlan(self.s, night, told, self.chance)
        points = plan.make() if told.final is None else list(told.final[night.number - 1])
        plan.leave_out_seen(points)
        for seat, target in night.early:
            points[seat] = target
        for seat in range(self.s.seats):
            if points[seat] != NOBODY:
                self._play(seat, POINTS[points[seat]], [])
        for kind, first, target in night.steps:
            if kind == POINT:
                self._play(first, POINTS[target], [])
            else:
                self._play(NOBODY, END_CALL, self._lots(plan, self.s.calls[self.s.at]))
        if night.over:
            self._close(night, plan)

    def _lots(self, plan: NightPlan, role: int) -> list[int]:
        """L3.8, L3.9 Which of several equal targets the lot must name at the end of this call."""
        s = self.s
        if role not in (SEER, WEREWOLF) or (role == WEREWOLF and s.no_kill):
            return []
        wanted = plan.gazed if role == SEER else plan.victim
        frame = s.frames[-1]
        assert isinstance(frame, Night)
        counts = [0] * s.seats
        for seat in seats_in(s.living_of(role)):
            target = frame.points[seat]
            if decides_as(s, seat) == role and target != NOBODY and not s.fellows[seat] >> target & 1:
                counts[target] += 1
        first = [seat for seat in range(s.seats) if counts[seat] == max(counts) > 0]
        if len(first) < 2:
            return []
        if self.told.final is not None:
            return [self.chance.below(len(first))]  # the only thing that nobody is ever told
        if wanted not in first:
            raise Impossible
        return [first.index(wanted)]

    def _close(self, night: NightHeard, plan: NightPlan) -> None:
        """All calls that are left, the Welcome card, the opening seat."""
        s = self.s
        wanted: list[int] = []
        for role in s.calls[s.at :]:
            wanted += self._lots(plan, role)
        if len(night.dead) > 1:
            wanted.append(night.dead.index(night.welcome))
        if night.opening != NOBODY:
            wanted.append(night.opening)
        try:
            self._play(NOBODY, CLOSE, wanted)
        except ValueError:  # the lots are not those of the game: this world is another one
            raise Impossible from None
        if s.dead != night.dead:
            raise Impossible

    def _check(self) -> None:
        """Whether the watcher was told what he has heard, so far."""
        seat, wanted = self.told.seat, self.told.events
        for event in self.events:
            if event.public or seat in event.ears:
                if self.heard == len(wanted) or wanted[self.heard] != (event.kind, event.values + event.secret):
                    raise Impossible
                self.heard += 1
        self.events.clear()


def deal_draws(told: Heard, options: Options, counts: list[int], dealt: list[int]) -> list[int]:
    """The draws by which these characters are dealt so."""
    draws: list[int] = []
    if options.preset == "lot":
        draws += [int(counts[unit] > 0) for unit in candidates(told.seats, options.enforce_minimums)]
    cards: list[int] = []
    for role in range(len(ROLES)):
        cards += [role] * counts[role]
    draws += draws_of_shuffle(cards, dealt)
    if told.wise != NOBODY:
        draws.append(told.wise)
    return draws
