"""L3.80 Which claims cannot be true together, by what everybody knows and nothing else.

A claim clashes with few others: those about the same player, character or night. So the clashes are kept, and a new
claim looks again only at what it has to do with: a long game must not get slower with everything that was ever said.
"""

from __future__ import annotations

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
MARKS: Final = ("claim_marked",)
ANSWERS: Final = ("claim_result", "claim_medium")
CHOICES: Final = ("claim_result", "claim_protected", "claim_marked")
A_NIGHT: Final = (*ANSWERS, "claim_protected", "claim_marked")
LATER: Final = 1 << 20
"""More than there are claims: what is listed after them."""


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
    """Everything that has been claimed and not taken back, with what everybody knows, and what clashes in it."""

    def __init__(self, claims: tuple[Claim, ...], known: Known) -> None:
        self.known = known
        self.mosts = [self._most(role) for role in range(len(ROLES))]
        self.count = len(claims)
        self.said: dict[int, Claim] = {}
        self.held: list[dict[int, list[int]]] = [{} for _ in range(known.seats)]
        """By seat and character: the claims that say so."""
        self.answers: dict[int, list[int]] = {}
        """By seat: what Seers and Mediums have said about it."""
        self.fellows: dict[int, list[int]] = {}
        """By seat: who has named it as a fellow."""
        self.nights: dict[tuple[int, str, int], list[int]] = {}
        """By seat, verb and night: what somebody has said to have done or heard then."""
        self.guards: dict[tuple[int, int, int], list[int]] = {}
        """By seat, target and night."""
        self.hunted: dict[int, list[int]] = {}
        """By seat: the wolves that it has found."""
        self.eaten: dict[int, int] = {}
        """Who died at night, and in which."""
        self.lynched: dict[int, int] = {}
        for k, day in enumerate(known.days, 1):
            for dead in day.dead:
                self.eaten[dead] = k
            self.lynched[day.lynched] = k
        if known.dead is not None:
            for dead in known.dead:
                self.eaten[dead] = known.day
        self.found: list[dict[int, Clash]] = [{} for _ in FINDERS]
        """What each finder has found, by where it stands in its list."""
        gone = {claim.takes_back for claim in claims}
        touched: list[set[int]] = [set() for _ in FINDERS]
        for number, claim in enumerate(claims):
            if claim.claim != "retract" and number not in gone:
                self._note(number, claim)
        for number, claim in self.said.items():
            for at, places in enumerate(self._touches(number, claim)):
                touched[at].update(places)
        for at in range(len(FINDERS)):
            for place in touched[at]:
                self._look(at, place)
        self.lists = [[found[place] for place in sorted(found)] for found in self.found]
        """The same in the order of their places."""
        self.clashes = self._listed()
        """L3.80 All of them, in the order of its table."""

    def add(self, claim: Claim) -> None:
        """One more claim, which takes nothing back."""
        number = self.count
        self.count += 1
        self._note(number, claim)
        changed = False
        for at, places in enumerate(self._touches(number, claim)):
            if any([self._look(at, place) for place in places]):
                found, changed = self.found[at], True
                self.lists[at] = [found[place] for place in sorted(found)]
        if changed:
            self.clashes = self._listed()

    def _look(self, at: int, place: int) -> bool:
        """Look again at one place; whether it is different now. A clash that is as it was stays the same object."""
        found, clash = self.found[at], FINDERS[at](self, place)
        if clash is None:
            return found.pop(place, None) is not None
        if found.get(place) == clash:
            return False
        found[place] = clash
        return True

    def _listed(self) -> tuple[Clash, ...]:
        listed: list[Clash] = []
        for some in self.lists:
            listed += some
        return tuple(listed)

    def _note(self, number: int, claim: Claim) -> None:
        """Keep a claim where those are looked for that it may clash with."""
        self.said[number] = claim
        verb, seat, night = claim.claim, claim.seat, claim.night or 0
        role = spoken_role(claim)
        if role >= 0:
            self.held[seat].setdefault(role, []).append(number)
        target = self.target_of(claim)
        if target is None:
            return
        if verb == "claim_mason_with":
            self.fellows.setdefault(target, []).append(number)
        if verb in ANSWERS:
            self.answers.setdefault(target, []).append(number)
            if claim.nature == "wolf":
                self.hunted.setdefault(seat, []).append(number)
        if verb in A_NIGHT:
            self.nights.setdefault((seat, verb, night), []).append(number)
        if verb == "claim_protected":
            self.guards.setdefault((seat, target, night), []).append(number)

    def _touches(self, number: int, claim: Claim) -> list[list[int]]:
        """For each finder, where a claim may make a difference."""
        verb, seat, night = claim.claim, claim.seat, claim.night or 0
        role, target = spoken_role(claim), self.target_of(claim)
        spoken = [seat] if role >= 0 else []
        alone = [number] if target is not None else []
        of_night = [self.nights[seat, verb, night][0]] if verb in A_NIGHT and target is not None else []
        named = [*self.fellows.get(seat, ())] if role >= 0 else []
        guarded: list[int] = []
        if verb == "claim_protected" and target is not None:
            guarded = [self.guards[seat, target, k][0] for k in (night, night + 1) if (seat, target, k) in self.guards]
        marked = alone if verb == "claim_marked" else []
        if role == OWL:
            marked = [*marked, *[LATER + k for k, said in enumerate(self.known.marks, 1) if said == seat]]
        return [
            [role] if role >= 0 else [],
            spoken,
            [*named, number] if verb == "claim_mason_with" and target is not None else named,
            [target] if verb in ANSWERS and target is not None else [],
            alone if verb == "claim_result" else [],
            of_night,
            alone if verb in CHOICES else [],
            alone if verb == "claim_protected" else [],
            guarded,
            marked,
            [self.hunted[seat][0]] if seat in self.hunted else [],
        ]

    def target_of(self, claim: Claim) -> int | None:
        """Whom a claim is about: that of a Medium about whoever was lynched on that day."""
        if claim.claim != "claim_medium":
            return claim.target
        night = claim.night or 0
        return self.known.days[night - 1].lynched if night <= len(self.known.days) else None

    def roles_of(self, seat: int) -> list[int]:
        """The numbers of all claims of this seat about its own character."""
        return sorted([number for numbers in self.held[seat].values() for number in numbers])

    def most(self, role: int) -> int:
        """L2.2, L2.4, L2.8 How many of a character were dealt at most, by what is public."""
        return self.mosts[role]

    def _most(self, role: int) -> int:
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
        return self.mosts[MYTHOMANIAC] > 0 and self.known.day > 1

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


def spoken_role(claim: Claim) -> int:
    """L3.61 The character that somebody says to be, in so many words or by making such a claim; NOBODY if none."""
    role = claim.role or SPOKEN_AS.get(claim.claim)
    return NOBODY if role is None else ROLES.index(role)


def crowd(s: Standing, role: int) -> Clash | None:
    """L2.2, L2.4, L2.8 More players claim a character than there can be; a Mythomaniac may have become one of them."""
    claimants = {seat: s.held[seat][role] for seat in range(s.known.seats) if role in s.held[seat]}
    people = set(claimants)
    if role == FREEMASON:  # naming a fellow speaks for two
        people |= set(s.fellows)
    most = s.most(role) + (role in TURNS and s.changes())
    if len(people) == most > s.most(role):
        people = {seat for seat in people if any([s.from_the_start(role, number) for number in claimants[seat]])}
        most -= 1
    if len(people) <= most:
        return None
    numbers = sorted([number for seat in people for number in claimants.get(seat, ())])
    return Clash("crowd", tuple(numbers), role=ROLES[role], most=most)


def two_roles(s: Standing, seat: int) -> Clash | None:
    """L2.9, L4.32 Everybody has one character, and only a Mythomaniac gets another."""
    held = s.held[seat]
    others = [role for role in held if role != MYTHOMANIAC]
    first = any([s.from_the_start(role, number) for role in others for number in held[role]])
    turned = s.changes() and not first
    if len(held) < 2 or (len(others) == 1 and MYTHOMANIAC in held and turned):
        return None
    return Clash("roles", tuple(s.roles_of(seat)), seat)


def mason(s: Standing, number: int) -> Clash | None:
    """L4.23 The fellow who is named claims to be somebody else."""
    target = s.said[number].target
    assert target is not None
    if not s.held[target] or FREEMASON in s.held[target]:
        return None
    return Clash("mason", tuple(sorted([number, *s.roles_of(target)])), target)


def natures(s: Standing, seat: int) -> Clash | None:
    """L3.11, L4.6, L4.10 A wolf by one answer and not by another. A denial by the accused does not count."""
    wolf: list[tuple[int, int]] = []
    human: list[tuple[int, int]] = []
    for number in s.answers[seat]:
        claim = s.said[number]
        at = 2 * (claim.night or 0) + (claim.claim == "claim_medium")
        (wolf if claim.nature == "wolf" else human).append((number, at))
    clashing: set[int] = set()
    for a, at in wolf:
        for b, then in human:
            if not s.both(at, then):
                clashing |= {a, b}
    return Clash("nature", tuple(sorted(clashing)), seat) if clashing else None


def eaten(s: Standing, number: int) -> Clash | None:
    """L4.3, L4.36 A wolf dies by the rope alone, unless it turned in the very night of its death."""
    claim = s.said[number]
    target = claim.target
    assert target is not None
    if claim.nature != "wolf" or target not in s.eaten:
        return None
    when = 2 * s.eaten[target] if s.eaten[target] == 2 else ALWAYS
    if s.both(2 * (claim.night or 0), when):
        return None
    return Clash("eaten", (number,), target, night=s.eaten[target])


def twice(s: Standing, first: int) -> Clash | None:
    """L3.6 One question, one answer, one choice a night."""
    claim = s.said[first]
    night = claim.night or 0
    numbers = s.nights[claim.seat, claim.claim, night]
    if len({(s.target_of(s.said[number]), s.said[number].nature) for number in numbers}) < 2:
        return None
    return Clash("twice", tuple(numbers), claim.seat, SPOKEN_AS[claim.claim], night=night)


def ghost(s: Standing, number: int) -> Clash | None:
    """L3.10, L4.7, L4.17, L4.20 A player who was a ghost when the night began could not be chosen."""
    claim = s.said[number]
    target, night = claim.target, claim.night or 0
    assert target is not None
    if not s.was_ghost(target, night) or (claim.claim == "claim_result" and s.known.ghosts_asked):
        return None
    return Clash("ghost", (number,), target, night=night)


def guarded(s: Standing, number: int) -> Clash | None:
    """L4.16, L3.18 Guarded and dead by morning: possible only if something other than the pack can kill at night."""
    claim = s.said[number]
    target, night = claim.target, claim.night or 0
    assert target is not None
    deadly_owl = s.known.seats >= DEADLY_FROM and s.most(OWL) > 0
    if s.eaten.get(target) != night or deadly_owl or s.most(WEREHAMSTER):
        return None
    return Clash("guarded", (number,), target, night=night)


def repeated(s: Standing, first: int) -> Clash | None:
    """L8.8 The same player guarded in two nights running, where that is not allowed."""
    claim = s.said[first]
    target, night = claim.target, claim.night or 0
    assert target is not None
    before = s.guards.get((claim.seat, target, night - 1))
    if not s.known.no_repeat or before is None:
        return None
    numbers = sorted([before[-1], s.guards[claim.seat, target, night][-1]])
    return Clash("repeated", tuple(numbers), target, night=night)


def mark(s: Standing, place: int) -> Clash | None:
    """L3.30, L3.31, L4.20 The Owl was said to have pointed at somebody else, at nobody living, or at the claimant."""
    if place > LATER:
        night = place - LATER
        said = s.known.marks[night - 1]
        return Clash("mark", tuple(s.held[said][OWL]), said, night=night) if OWL in s.held[said] else None
    claim = s.said[place]
    target, night = claim.target, claim.night or 0
    assert target is not None
    if night > len(s.known.marks):
        return None
    said = s.known.marks[night - 1]
    if said == target or (said == NOBODY and s.eaten.get(target, night + 1) <= night):
        return None
    return Clash("mark", (place,), None if said == NOBODY else said, night=night)


def wolves(s: Standing, first: int) -> Clash | None:
    """L2.2, L5.3 One player found more wolves than there can be; or all of them are dead, and the game goes on."""
    seat = s.said[first].seat
    most = wolves_of(s.known.seats) + s.changes()
    numbers = s.hunted[seat]
    targets = {s.target_of(s.said[number]) for number in numbers}
    dead = not any([target is not None and s.known.living >> target & 1 for target in targets])
    if len(targets) > most or (len(targets) == most and dead and not s.known.over):
        return Clash("wolves", tuple(numbers), seat, most=most)
    return None


FINDERS: Final = (crowd, two_roles, mason, natures, eaten, twice, ghost, guarded, repeated, mark, wolves)
"""Each looks at one place: a character, a seat, or a claim by its number; `Standing._touches` names the places."""
