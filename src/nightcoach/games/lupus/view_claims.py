"""L3.61 What was claimed, and L3.80 which claims cannot be true together, by what everybody knows and nothing else."""

from __future__ import annotations

import functools
from collections import defaultdict
from collections.abc import Iterable, Iterator
from typing import Final, NamedTuple

from nightcoach.games.lupus.entries import DayEntry
from nightcoach.games.lupus.roles import (
    DEADLY_FROM,
    FREEMASON,
    MYTHOMANIAC,
    NOBODY,
    OWL,
    POSSESSED,
    ROLES,
    SEER,
    STOCK,
    VILLAGER,
    WEREHAMSTER,
    WEREWOLF,
    candidates,
    with_units,
    wolves_of,
)
from nightcoach.games.lupus.wire import Nature
from nightcoach.games.lupus.wire_names import Role
from nightcoach.games.lupus.wire_view import Claim, Clash

SPOKEN_AS: Final[dict[str, Role]] = {
    "claim_result": "seer",
    "claim_medium": "medium",
    "claim_protected": "bodyguard",
    "claim_marked": "owl",
    "claim_mason_with": "freemason",
}
"""L3.61 Making such a claim is also saying who one is."""
TURNS: Final = (WEREWOLF, SEER)
"""L4.32 What a Mythomaniac may become, in night 2."""
# When something is said to be true: night k is 2k, day k is 2k + 1. The change lies between night 2 and day 2.
CHANGE: Final = 5
ALWAYS: Final = 999


class Known(NamedTuple):
    """What everybody knows about a game, as far as claims can clash with it."""

    seats: int
    counts: tuple[int, ...] | None
    """The public list (L2.8)."""
    minimums: bool
    stock: bool
    hides_possessed: bool
    ghosts_asked: bool
    """L8.7, L8.22 The Seer may ask about ghosts."""
    no_repeat: bool
    days: tuple[DayEntry, ...]
    day: int
    dead: tuple[int, ...] | None
    """Who died in the last night; None if its day is over, or the next night has begun."""
    marks: tuple[int, ...]
    """L3.30 Whom the Owl was said to have pointed at, day by day; NOBODY if there was no mark."""
    living: int
    over: bool


class Standing:
    """Everything that has been claimed and not taken back, with what everybody knows."""

    def __init__(self, claims: tuple[Claim, ...], known: Known) -> None:
        self.known = known
        gone = {claim.takes_back for claim in claims}
        self.claims = [(n, claim) for n, claim in enumerate(claims) if claim.claim != "retract" and n not in gone]
        self.held: list[dict[int, list[int]]] = [{} for _ in range(known.seats)]
        """By seat and character: the claims that say so."""
        for number, claim in self.claims:
            role = claim.role or SPOKEN_AS.get(claim.claim)
            if role is not None:
                self.held[claim.seat].setdefault(ROLES.index(role), []).append(number)
        self.said = dict(self.claims)
        self.eaten: dict[int, int] = {}
        """Who died at night, and in which."""
        self.lynched: dict[int, int] = {}
        for k, day in enumerate(known.days, 1):
            self.eaten |= dict.fromkeys(day.dead, k)
            self.lynched[day.lynched] = k
        if known.dead is not None:
            self.eaten |= dict.fromkeys(known.dead, known.day)

    def of(self, *verbs: str) -> Iterator[tuple[int, Claim, int, int]]:
        """The claims of these kinds with their number, and whom and which night they are about."""
        for number, claim in self.claims:
            if claim.claim in verbs:
                night = claim.night or 0
                target = claim.target
                if claim.claim == "claim_medium":
                    target = self.known.days[night - 1].lynched if night <= len(self.known.days) else None
                if target is not None:
                    yield number, claim, target, night

    def roles_of(self, seat: int) -> list[int]:
        """The numbers of all claims of this seat about its own character."""
        return sorted([number for numbers in self.held[seat].values() for number in numbers])

    def most(self, role: int) -> int:
        """L2.2, L2.4, L2.8 How many of a character were dealt at most, by what is public."""
        known = self.known
        units = candidates(known.seats, known.minimums)
        if known.counts is not None and not (role == POSSESSED and known.hides_possessed):
            return known.counts[role]
        if role == VILLAGER:
            rest = with_units(known.seats, [])[VILLAGER]
            return min(rest, STOCK) if known.stock else rest
        return with_units(known.seats, [role] if role in units else [])[role]

    def changes(self) -> bool:
        """L4.32 Whether somebody may have become something else."""
        return self.most(MYTHOMANIAC) > 0 and self.known.day > 1

    def from_the_start(self, role: int, number: int) -> bool:
        """L4.32 This claim leaves no room for somebody who became it in night 2."""
        claim = self.said[number]
        if role not in TURNS:
            return True
        return (claim.night or 0) < 3 if claim.claim == "claim_result" else claim.day < 2

    def both(self, wolf: int, human: int) -> bool:
        """L4.32, L4.35 A wolf at one time and human at another: only a Mythomaniac before and after the change."""
        return self.changes() and human < CHANGE <= wolf

    def was_ghost(self, seat: int, night: int) -> bool:
        """L3.10 Dead before that night began."""
        return self.eaten.get(seat, night) < night or self.lynched.get(seat, night) < night


@functools.lru_cache(maxsize=256)
def clashes(claims: tuple[Claim, ...], known: Known) -> tuple[Clash, ...]:
    """L3.80 All of them, in the order of its table."""
    standing = Standing(claims, known)
    return tuple([clash for find in FINDERS for clash in find(standing)])


def crowds(s: Standing) -> Iterator[Clash]:
    """L2.2, L2.4, L2.8 More players claim a character than there can be; a Mythomaniac may have become one of them."""
    for role in range(len(ROLES)):
        claimants = {seat: s.held[seat][role] for seat in range(s.known.seats) if role in s.held[seat]}
        people = set(claimants)
        if role == FREEMASON:  # naming a fellow speaks for two
            people |= {target for _, _, target, _ in s.of("claim_mason_with")}
        most = s.most(role) + (role in TURNS and s.changes())
        if len(people) == most > s.most(role):
            people = {seat for seat in people if any(s.from_the_start(role, number) for number in claimants[seat])}
            most -= 1
        if len(people) > most:
            numbers = sorted([number for seat in people for number in claimants.get(seat, ())])
            yield Clash("crowd", tuple(numbers), role=ROLES[role], most=most)


def two_roles(s: Standing) -> Iterator[Clash]:
    """L2.9, L4.32 Everybody has one character, and only a Mythomaniac gets another."""
    for seat, held in enumerate(s.held):
        others = [role for role in held if role != MYTHOMANIAC]
        turned = s.changes() and not any(s.from_the_start(role, number) for role in others for number in held[role])
        if len(held) > 1 and not (len(others) == 1 and MYTHOMANIAC in held and turned):
            yield Clash("roles", tuple(s.roles_of(seat)), seat)


def masons(s: Standing) -> Iterator[Clash]:
    """L4.23 The fellow who is named claims to be somebody else."""
    for number, _, target, _ in s.of("claim_mason_with"):
        if s.held[target] and FREEMASON not in s.held[target]:
            yield Clash("mason", tuple(sorted([number, *s.roles_of(target)])), target)


def natures(s: Standing) -> Iterator[Clash]:
    """L3.11, L4.6, L4.10 A wolf by one answer and not by another. A denial by the accused does not count."""
    seen: dict[int, dict[Nature | None, list[tuple[int, int]]]] = defaultdict(lambda: defaultdict(list))
    for number, claim, target, night in s.of("claim_result", "claim_medium"):
        seen[target][claim.nature].append((number, 2 * night + (claim.claim == "claim_medium")))
    for seat, told in sorted(seen.items()):
        pairs = [(a, b) for a, at in told["wolf"] for b, then in told["not_wolf"] if not s.both(at, then)]
        if pairs:
            yield Clash("nature", tuple(sorted({number for pair in pairs for number in pair})), seat)


def eaten(s: Standing) -> Iterator[Clash]:
    """L4.3, L4.36 A wolf dies by the rope alone, unless it turned in the very night of its death."""
    for number, claim, target, night in s.of("claim_result"):
        if claim.nature == "wolf" and target in s.eaten:
            when = 2 * s.eaten[target] if s.eaten[target] == 2 else ALWAYS
            if not s.both(2 * night, when):
                yield Clash("eaten", (number,), target, night=s.eaten[target])


def twice(s: Standing) -> Iterator[Clash]:
    """L3.6 One question, one answer, one choice a night."""
    found: dict[tuple[int, str, int], list[tuple[int, tuple[int, str | None]]]] = defaultdict(list)
    for number, claim, target, night in s.of("claim_result", "claim_medium", "claim_protected", "claim_marked"):
        found[claim.seat, claim.claim, night].append((number, (target, claim.nature)))
    for (seat, verb, night), told in found.items():
        if len({answer for _, answer in told}) > 1:
            yield Clash("twice", tuple([number for number, _ in told]), seat, SPOKEN_AS[verb], night=night)


def ghosts(s: Standing) -> Iterator[Clash]:
    """L3.10, L4.7, L4.17, L4.20 A player who was a ghost when the night began could not be chosen."""
    for number, claim, target, night in s.of("claim_result", "claim_protected", "claim_marked"):
        if s.was_ghost(target, night) and not (claim.claim == "claim_result" and s.known.ghosts_asked):
            yield Clash("ghost", (number,), target, night=night)


def guarded(s: Standing) -> Iterator[Clash]:
    """L4.16, L3.18 Guarded and dead by morning: possible only if something other than the pack can kill at night."""
    deadly_owl = s.known.seats >= DEADLY_FROM and s.most(OWL) > 0
    if deadly_owl or s.most(WEREHAMSTER):
        return
    for number, _, target, night in s.of("claim_protected"):
        if s.eaten.get(target) == night:
            yield Clash("guarded", (number,), target, night=night)


def repeated(s: Standing) -> Iterator[Clash]:
    """L8.8 The same player guarded in two nights running, where that is not allowed."""
    if not s.known.no_repeat:
        return
    choices = {(claim.seat, target, night): number for number, claim, target, night in s.of("claim_protected")}
    for (seat, target, night), number in choices.items():
        before = choices.get((seat, target, night - 1))
        if before is not None:
            yield Clash("repeated", tuple(sorted([before, number])), target, night=night)


def marks(s: Standing) -> Iterator[Clash]:
    """L3.30, L3.31, L4.20 The Owl was said to have pointed at somebody else, at nobody living, or at the claimant."""
    for number, _, target, night in s.of("claim_marked"):
        if night <= len(s.known.marks):
            said = s.known.marks[night - 1]
            if said != target and not (said == NOBODY and s.eaten.get(target, night + 1) <= night):
                yield Clash("mark", (number,), None if said == NOBODY else said, night=night)
    for night, said in enumerate(s.known.marks, 1):
        if said != NOBODY and OWL in s.held[said]:
            yield Clash("mark", tuple(s.held[said][OWL]), said, night=night)


def wolves(s: Standing) -> Iterator[Clash]:
    """L2.2, L5.3 One player found more wolves than there can be; or all of them are dead, and the game goes on."""
    most = wolves_of(s.known.seats) + s.changes()
    found: dict[int, dict[int, list[int]]] = defaultdict(dict)
    for number, claim, target, _ in s.of("claim_result", "claim_medium"):
        if claim.nature == "wolf":
            found[claim.seat].setdefault(target, []).append(number)
    for seat, named in found.items():
        dead = not any(s.known.living >> target & 1 for target in named)
        if len(named) > most or (len(named) == most and dead and not s.known.over):
            numbers: Iterable[int] = [number for each in named.values() for number in each]
            yield Clash("wolves", tuple(sorted(numbers)), seat, most=most)


FINDERS: Final = (crowds, two_roles, masons, natures, eaten, twice, ghosts, guarded, repeated, marks, wolves)
