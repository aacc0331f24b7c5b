"""Makes up what a watcher did not see: who was dealt what, and whom everybody pointed at in each night."""

from __future__ import annotations

from typing import Final

from nightcoach.core.chance import Chance
from nightcoach.games.lupus.calls import choices
from nightcoach.games.lupus.redeal.constraints import Impossible, dealt_wolf, never_dealt_wolf
from nightcoach.games.lupus.redeal.knowledge import UNKNOWN, Heard, NightHeard, SlotBegins
from nightcoach.games.lupus.roles import (
    BODYGUARD,
    MYTHOMANIAC,
    NOBODY,
    OWL,
    POSSESSED,
    ROLES,
    SEER,
    VILLAGER,
    WEREHAMSTER,
    WEREWOLF,
    admissible,
    candidates,
    full,
    sets_of_units,
    with_units,
)
from nightcoach.games.lupus.state import Lupus, seats_in
from nightcoach.games.lupus.wire import Options


def sample_composition(heard: Heard, options: Options, chance: Chance) -> list[int]:
    """A composition that agrees with the public list, the watcher's own role and what was seen."""
    if heard.final is not None:
        counts = [0] * len(ROLES)
        for role in heard.known.values():
            counts[role] += 1
        return counts
    if heard.counts is not None and options.role_list == "open":
        return heard.counts
    if options.wise_old_man == "on":
        return full(heard.seats)  # L8.20
    needed = {role for role in heard.known.values() if role in candidates(heard.seats, False)}
    if heard.owl_seen:
        needed.add(OWL)
    if heard.counts is not None:
        return _with_or_without_possessed(heard, options, POSSESSED in needed, chance)
    sets = sets_of_units(heard.seats, options.enforce_minimums, options.enforce_card_stock, False)
    fitting = [units for units in sets if needed <= set(units)]
    if not fitting:
        raise Impossible
    return with_units(heard.seats, chance.pick(fitting))


def _with_or_without_possessed(heard: Heard, options: Options, is_possessed: bool, chance: Chance) -> list[int]:
    """L6.25 The Possessed is counted among the Villagers, if in play at all."""
    assert heard.counts is not None
    without = heard.counts
    possessed = without.copy()
    possessed[POSSESSED] = 1
    possessed[VILLAGER] -= 1
    found = [
        counts
        for counts in (without, possessed)
        if admissible(counts, options.enforce_card_stock, True)
        and (counts[POSSESSED] == 0 or POSSESSED in candidates(heard.seats, options.enforce_minimums))
        and (counts[POSSESSED] == 1 or not is_possessed)
    ]
    return chance.pick(found)


def sample_deal(heard: Heard, counts: list[int], chance: Chance) -> list[int]:
    """Who was dealt what: what is known, wolves where they can be, the rest at random."""
    left = counts.copy()
    dealt = [NOBODY] * heard.seats
    for seat, role in heard.known.items():
        dealt[seat] = role
        left[role] -= 1
    if min(left) < 0:
        raise Impossible
    never, must = never_dealt_wolf(heard), dealt_wolf(heard)
    late = {seat for seat, night in heard.wolves} - must
    if late and left[MYTHOMANIAC] and chance.below(2):  # seen as a wolf when somebody could have become one
        seat = chance.pick(sorted(late))
        if dealt[seat] == NOBODY:
            dealt[seat] = MYTHOMANIAC
            left[MYTHOMANIAC] -= 1
            late.discard(seat)
    for seat in sorted(must | late):
        if dealt[seat] == NOBODY:
            dealt[seat] = WEREWOLF
            left[WEREWOLF] -= 1
    if left[WEREWOLF] < 0:
        raise Impossible
    free = [seat for seat in range(heard.seats) if dealt[seat] == NOBODY]
    chance.shuffle(free)
    among = [seat for seat in free if seat not in never]
    if len(among) < left[WEREWOLF]:
        raise Impossible
    for seat in among[: left[WEREWOLF]]:
        dealt[seat] = WEREWOLF
    cards: list[int] = []
    for role in range(len(ROLES)):
        if role != WEREWOLF:
            cards += [role] * left[role]
    for seat in free:
        if dealt[seat] == NOBODY:
            dealt[seat] = cards.pop()
    return dealt


MOSTLY: Final = 4
"""Something that may or may not have happened does so three times in four: often, but not always."""


class NightPlan:
    """Whom everybody pointed at in one night, such that the watcher hears what was heard of it."""

    def __init__(self, s: Lupus, night: NightHeard, heard: Heard, chance: Chance) -> None:
        self.s = s
        self.night = night
        self.heard = heard
        self.chance = chance
        self.dead = set(night.dead)
        self.gazed = self.guarded = self.marked = self.victim = NOBODY
        self.own: int = s.decides_as(heard.seat) if heard.seat != NOBODY else NOBODY
        """The role in which the watcher decides something tonight."""
        self.hamster = first_of(s.living_of(WEREHAMSTER))

    def make(self) -> list[int]:
        """Whom each seat pointed at in the end."""
        self._seer()
        self._owl()
        self._pack()
        self._bodyguard()
        return self._points()

    def _others(self, role: int) -> list[int]:
        """Whom the living holder of a role may point at; nobody if there is none."""
        seat = first_of(self.s.living_of(role))
        return [] if seat == NOBODY else seats_in(choices(self.s, seat))

    def _seer(self) -> None:
        """The gaze kills the Werehamster and nobody else."""
        night = self.night
        gaze_kills = self.hamster != NOBODY and self.hamster in self.dead
        if self.own == SEER:
            self.gazed = night.gazed
        elif gaze_kills:
            self.gazed = self.hamster
        else:
            among = [seat for seat in self._others(SEER) if not (night.over and seat == self.hamster)]
            self.gazed = self.chance.pick(among) if among else NOBODY
        seers = self.s.living_of(SEER)
        if (night.over and gaze_kills != (self.gazed == self.hamster != NOBODY)) or (
            self.gazed != NOBODY and not seers
        ):
            raise Impossible

    def _owl(self) -> None:
        """The mark as it is announced, and whom a deadly Owl has killed."""
        s, night = self.s, self.night
        owl = first_of(s.living_of(OWL))
        if self.own == OWL:
            self.marked = night.marked
        elif owl != NOBODY:
            self.marked = self._marks(owl)
        if night.mark >= 0 and self.marked != night.mark:
            raise Impossible
        if night.over and night.mark == NOBODY and self.marked != NOBODY and self.marked not in self.dead:
            raise Impossible
        if night.over and self._owl_kills() and self.marked not in self.dead:
            raise Impossible

    def _marks(self, owl: int) -> int:
        """Somebody whom the Owl may have marked."""
        s, night = self.s, self.night
        if night.mark >= 0:
            return night.mark
        others = seats_in(choices(s, owl))
        if not night.over:
            return self.chance.pick(others)
        killed = [seat for seat in sorted(self.dead) if seat != owl and seat != self.hamster and not s.is_wolf(seat)]
        if s.deadly_owl() and len(self.dead - {self.hamster}) > 1:
            if not killed:
                raise Impossible
            return self.chance.pick(killed)
        if night.mark == NOBODY:
            return self.chance.pick([NOBODY, *killed])
        if s.deadly_owl():
            others = [seat for seat in others if s.is_wolf(seat) or seat == self.hamster or seat in self.dead]
        return self.chance.pick([NOBODY, *others])

    def _owl_kills(self) -> bool:
        s, marked = self.s, self.marked
        return s.deadly_owl() and marked != NOBODY and not s.is_wolf(marked) and marked != self.hamster

    def _pack(self) -> None:
        """The victim: whoever died of nothing else; otherwise somebody guarded, the Werehamster, or nobody."""
        s, night = self.s, self.night
        wolves = s.living_of(WEREWOLF)
        unexplained = self.dead - {self.hamster}
        if self._owl_kills():
            unexplained.discard(self.marked)
        if len(unexplained) > 1 or (unexplained and not (s.kill_tonight() and wolves)):
            raise Impossible
        if not s.kill_tonight() or not wolves:
            return
        if self.own == WEREWOLF:
            self.victim = NOBODY if night.victim == UNKNOWN else night.victim
            if unexplained and self.victim not in unexplained:
                raise Impossible
        elif unexplained:
            self.victim = next(iter(unexplained))
            if s.is_wolf(self.victim):
                raise Impossible
        else:
            self.victim = self.chance.pick(self._in_vain()) if night.over else self.chance.pick(self._humans())

    def _humans(self) -> list[int]:
        return [seat for seat in seats_in(self.s.living) if not self.s.is_wolf(seat)]

    def _in_vain(self) -> list[int]:
        """Whom the pack may have named without any visible effect."""
        s = self.s
        found = [NOBODY]
        if self.hamster != NOBODY:
            found.append(self.hamster)
        if self._owl_kills():
            found.append(self.marked)
        if self.own == BODYGUARD:
            guarded = self.night.guarded
            return [guarded] if guarded != NOBODY and not s.is_wolf(guarded) and self.chance.below(MOSTLY) else found
        guard = first_of(s.living_of(BODYGUARD))
        if guard != NOBODY and s.day > 1:
            may = choices(s, guard)
            found += [seat for seat in self._humans() if may >> seat & 1]
        return found

    def _bodyguard(self) -> None:
        """Guards the victim if and only if it survives an attack that would have killed it."""
        s, night = self.s, self.night
        saved = night.over and self.victim != NOBODY and self.victim not in self.dead and self.victim != self.hamster
        guard = first_of(s.living_of(BODYGUARD))
        if self.own == BODYGUARD:
            self.guarded = night.guarded
        elif saved:
            self.guarded = self.victim
        elif guard != NOBODY and s.day > 1:
            among = [seat for seat in seats_in(choices(s, guard)) if seat != self.victim]
            self.guarded = self.chance.pick(among) if among else NOBODY
        if saved and (self.guarded != self.victim or guard == NOBODY or not choices(s, guard) >> self.victim & 1):
            raise Impossible

    # From decisions to points

    def _points(self) -> list[int]:
        s = self.s
        points = [NOBODY] * s.seats
        for seat in range(s.seats):
            role = s.decides_as(seat)
            if role == SEER:
                points[seat] = self.gazed
            elif role == OWL:
                points[seat] = self.marked
            elif role == BODYGUARD:
                points[seat] = self.guarded
            elif role == WEREWOLF:
                points[seat] = self.victim
            elif role == MYTHOMANIAC:
                points[seat] = self._myth(seat)
            elif self.chance.below(MOSTLY):
                points[seat] = self.chance.pick(seats_in(choices(s, seat)))
        return points

    def leave_out_seen(self, points: list[int]) -> None:
        """Drop the points that are replayed as they were seen: the watcher's own, and his fellows' markers."""
        if self.heard.seat != NOBODY:
            points[self.heard.seat] = NOBODY
        if self.own in (WEREWOLF, SEER) and self._saw_fellows():
            for seat in seats_in(self.s.living_of(self.own)):
                points[seat] = NOBODY

    def _saw_fellows(self) -> bool:
        """Whether the slot of the watcher's call has been open, so that he saw all its markers."""
        if self.s.parallel or self.s.calls[0] == self.own:
            return True
        return SlotBegins(self.own) in self.night.steps

    def _myth(self, seat: int) -> int:
        """Whom the Mythomaniac pointed at, in agreement with what is known to have come of it."""
        s, turned = self.s, self.heard.turned
        among = seats_in(choices(s, seat))
        if turned in (WEREWOLF, SEER):
            among = [target for target in among if s.roles[target] == turned]
        elif turned == MYTHOMANIAC:
            among = [NOBODY] + [target for target in among if s.roles[target] not in (WEREWOLF, SEER)]
        if not among:
            raise Impossible
        return self.chance.pick(among)


def first_of(bits: int) -> int:
    """The lowest seat of a bit set, or NOBODY."""
    return NOBODY if bits == 0 else (bits & -bits).bit_length() - 1
