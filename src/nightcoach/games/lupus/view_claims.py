"""L3.80 What was claimed and not taken back, kept so that what has to do with one another is found at once."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from nightcoach.games.lupus.entries import DayEntry
from nightcoach.games.lupus.roles import (
    MYTHOMANIAC,
    NOBODY,
    POSSESSED,
    ROLES,
    SEER,
    STOCK,
    VILLAGER,
    WEREWOLF,
    candidates,
    with_units,
)
from nightcoach.games.lupus.wire_names import Role
from nightcoach.games.lupus.wire_view import Claim

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
ANSWERS: Final = ("claim_result", "claim_medium")
CHOICES: Final = ("claim_result", "claim_protected", "claim_marked")
A_NIGHT: Final = (*ANSWERS, "claim_protected", "claim_marked")


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


class Said:
    """Everything that has been claimed and not taken back, by what it is about, with what everybody knows."""

    def __init__(self, known: Known) -> None:
        self.known = known
        self.mosts = [_most(known, role) for role in range(len(ROLES))]
        self.claims: dict[int, Claim] = {}
        """By number."""
        self.held: list[dict[int, list[int]]] = [{} for _ in range(known.seats)]
        """By seat and character: the claims that say so."""
        self.answers: dict[int, list[int]] = {}
        """By seat: what Seers and Mediums have said about it."""
        self.fellows: dict[int, list[int]] = {}
        """By seat: who has named it as a fellow."""
        self.chosen: dict[int, list[int]] = {}
        """By seat: who has said to have chosen it at night."""
        self.nights: dict[tuple[int, str, int], list[int]] = {}
        """By seat, verb and night: what somebody has said to have done or heard then."""
        self.guards: dict[tuple[int, int, int], list[int]] = {}
        """By seat, target and night."""
        self.marked: dict[int, list[int]] = {}
        """By night: what Owls have said about it."""
        self.hunted: dict[int, list[int]] = {}
        """By seat: the wolves that it has found."""
        self.spirits = 0
        """The last night about which a Medium has spoken."""
        self.eaten: dict[int, int] = {}
        """Who died at night, and in which."""
        self.lynched: dict[int, int] = {}
        self._bury()

    def learn(self, known: Known) -> list[int]:
        """From now on everybody knows this; gives the seats of which it is news when or how they died."""
        eaten, lynched = self.eaten, self.lynched
        self.known = known
        self._bury()
        fates = range(known.seats)
        return [q for q in fates if (eaten.get(q), lynched.get(q)) != (self.eaten.get(q), self.lynched.get(q))]

    def _bury(self) -> None:
        """Who died when, by what everybody knows."""
        self.eaten, self.lynched = {}, {}
        for k, day in enumerate(self.known.days, 1):
            for dead in day.dead:
                self.eaten[dead] = k
            self.lynched[day.lynched] = k
        if self.known.dead is not None:
            for dead in self.known.dead:
                self.eaten[dead] = self.known.day

    def note(self, number: int, claim: Claim) -> None:
        """Keep a claim where those are looked for that it may clash with."""
        self.claims[number] = claim
        verb, seat, night = claim.claim, claim.seat, claim.night or 0
        role = spoken_role(claim)
        if role >= 0:
            self.held[seat].setdefault(role, []).append(number)
        if verb == "claim_medium":
            self.spirits = max(self.spirits, night)
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
        if verb in CHOICES:
            self.chosen.setdefault(target, []).append(number)
        if verb == "claim_protected":
            self.guards.setdefault((seat, target, night), []).append(number)
        if verb == "claim_marked":
            self.marked.setdefault(night, []).append(number)

    def forget(self, number: int) -> None:
        """Somebody takes a claim back."""
        claim = self.claims.pop(number)
        verb, seat, night = claim.claim, claim.seat, claim.night or 0
        role, target = spoken_role(claim), self.target_of(claim)
        if role >= 0:
            _without(self.held[seat], role, number)
        if target is None:
            return
        for kept in (self.fellows, self.answers, self.chosen):
            _without(kept, target, number)
        _without(self.hunted, seat, number)
        _without(self.marked, night, number)
        _without(self.nights, (seat, verb, night), number)
        _without(self.guards, (seat, target, night), number)

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

    def changes(self) -> bool:
        """L4.32 Whether somebody may have become something else."""
        return self.mosts[MYTHOMANIAC] > 0 and self.known.day > 1

    def from_the_start(self, role: int, number: int) -> bool:
        """L4.32 This claim leaves no room for somebody who became it in night 2."""
        claim = self.claims[number]
        if role not in TURNS:
            return True
        return (claim.night or 0) < 3 if claim.claim == "claim_result" else claim.day < 2

    def was_ghost(self, seat: int, night: int) -> bool:
        """L3.10 Dead before that night began."""
        return self.eaten.get(seat, night) < night or self.lynched.get(seat, night) < night


def _without(kept: dict[Any, list[int]], key: object, number: int) -> None:
    """Take a number out of one of these lists, if it is there; an empty list goes as well."""
    numbers = kept.get(key)
    if numbers is not None and number in numbers:
        numbers.remove(number)
        if not numbers:
            del kept[key]


def _most(known: Known, role: int) -> int:
    units = candidates(known.seats, known.minimums)
    if known.counts is not None and not (role == POSSESSED and known.hides_possessed):
        return known.counts[role]
    if role == VILLAGER:
        rest = with_units(known.seats, [])[VILLAGER]
        return min(rest, STOCK) if known.stock else rest
    return with_units(known.seats, [role] if role in units else [])[role]


def spoken_role(claim: Claim) -> int:
    """L3.61 The character that somebody says to be, in so many words or by making such a claim; NOBODY if none."""
    role = claim.role or SPOKEN_AS.get(claim.claim)
    return NOBODY if role is None else ROLES.index(role)
