"""L3.80 Which claims cannot be true together, by what everybody knows and nothing else.

A claim clashes with few others: those about the same player, character or night. So the clashes are kept, and a claim
that is made or taken back, a death and a mark look again only at what they have to do with: a long game must not get
slower with everything that was ever said.
"""

from __future__ import annotations

from typing import Final

from nightcoach.games.lupus.roles import (
    DEADLY_FROM,
    FREEMASON,
    MYTHOMANIAC,
    NOBODY,
    OWL,
    ROLES,
    WEREHAMSTER,
    wolves_of,
)
from nightcoach.games.lupus.view_claims import A_NIGHT, ANSWERS, CHOICES, SPOKEN_AS, TURNS, Known, Said, spoken_role
from nightcoach.games.lupus.wire_view import Claim, Clash

# When something is said to be true: night k is 2k, day k is 2k + 1. The change lies between night 2 and day 2.
CHANGE: Final = 5
LATER: Final = 1 << 20
"""More than there are claims: what is listed after them."""


class Standing:
    """What clashes in everything that has been claimed and not taken back, by what everybody knows."""

    def __init__(self, claims: tuple[Claim, ...], known: Known) -> None:
        self.said = Said(known)
        self.count = len(claims)
        self.found: list[dict[int, Clash]] = [{} for _ in FINDERS]
        """What each finder has found, by where it stands in its list."""
        self.lists: list[list[Clash]] = [[] for _ in FINDERS]
        """The same in the order of their places."""
        self.clashes: tuple[Clash, ...] = ()
        """L3.80 All of them, in the order of its table."""
        gone = {claim.takes_back for claim in claims}
        for number, claim in enumerate(claims):
            if claim.claim != "retract" and number not in gone:
                self.said.note(number, claim)
        self._look(self._about(list(self.said.claims)))

    def add(self, claim: Claim) -> None:
        """One more claim, which may take an earlier one back."""
        number = self.count
        self.count += 1
        if claim.claim != "retract":
            self.said.note(number, claim)
            self._look(self._touches(number, claim))
        elif claim.takes_back in self.said.claims:
            gone = self.said.claims[claim.takes_back]
            touched = self._touches(claim.takes_back, gone)
            self.said.forget(claim.takes_back)
            for at, places in enumerate(self._touches(claim.takes_back, gone)):
                touched[at] += places  # what was listed at this claim may be listed at the next one now
            self._look(touched)

    def learn(self, known: Known) -> bool:
        """Look again at what everybody knows now and did not before; False if that is more than deaths and marks, so
        that everything must be looked at."""
        was = self.said.known
        if was == known:
            return True
        spirits = self.said.spirits
        if was.days[:spirits] != known.days[:spirits]:
            return False  # whom a Medium has spoken about
        changed = self.said.changes()
        dead = self.said.learn(known)
        days = was._replace(days=known.days, day=known.day, dead=known.dead, marks=known.marks)
        if self.said.changes() != changed or days._replace(living=known.living, over=known.over) != known:
            return False
        numbers: list[int] = []
        for seat in dead:
            numbers += self.said.chosen.get(seat, ())
        nights = max(len(was.marks), len(known.marks))
        told = [k for k in range(1, nights + 1) if was.marks[k - 1 : k] != known.marks[k - 1 : k]]
        for night in told:
            numbers += self.said.marked.get(night, ())
        touched = self._about(numbers)
        touched[MARK] += [LATER + night for night in told]
        touched[WOLVES] += [hunted[0] for hunted in self.said.hunted.values()]
        self._look(touched)
        return True

    def _about(self, numbers: list[int]) -> list[list[int]]:
        """For each finder, where these claims may make a difference."""
        touched: list[list[int]] = [[] for _ in FINDERS]
        for number in numbers:
            for at, places in enumerate(self._touches(number, self.said.claims[number])):
                touched[at] += places
        return touched

    def _look(self, touched: list[list[int]]) -> None:
        """Look again at these places. A clash that is as it was stays the same object."""
        changed = False
        for at, places in enumerate(touched):
            if any([self._looks_new(at, place) for place in (set(places) if len(places) > 1 else places)]):
                found, changed = self.found[at], True
                self.lists[at] = [found[place] for place in sorted(found)]
        if changed:
            listed: list[Clash] = []
            for some in self.lists:
                listed += some
            self.clashes = tuple(listed)

    def _looks_new(self, at: int, place: int) -> bool:
        """Whether it is different now at this place."""
        found = self.found[at]
        gone = at in BY_NUMBER and place < LATER and place not in self.said.claims
        clash = None if gone else FINDERS[at](self.said, place)
        if clash is None:
            return found.pop(place, None) is not None
        if found.get(place) == clash:
            return False
        found[place] = clash
        return True

    def _touches(self, number: int, claim: Claim) -> list[list[int]]:
        """For each finder, where a claim may make a difference."""
        s = self.said
        verb, seat, night = claim.claim, claim.seat, claim.night or 0
        role, target = spoken_role(claim), s.target_of(claim)
        alone = [number] if target is not None else []
        named = [*s.fellows.get(seat, ())] if role >= 0 else []
        guarded: list[int] = []
        if verb == "claim_protected" and target is not None:
            guarded = [s.guards[seat, target, k][0] for k in (night, night + 1) if (seat, target, k) in s.guards]
        marked = alone if verb == "claim_marked" else []
        if role == OWL:
            marked = [*marked, *[LATER + k for k, said in enumerate(s.known.marks, 1) if said == seat]]
        return [
            [role] if role >= 0 else [],
            [seat] if role >= 0 else [],
            [*named, number] if verb == "claim_mason_with" and target is not None else named,
            [target] if verb in ANSWERS and target is not None else [],
            alone if verb == "claim_result" else [],
            s.nights.get((seat, verb, night), [])[:1] if verb in A_NIGHT else [],
            alone if verb in CHOICES else [],
            alone if verb == "claim_protected" else [],
            guarded,
            marked,
            s.hunted.get(seat, [])[:1],
        ]


def crowd(s: Said, role: int) -> Clash | None:
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


def two_roles(s: Said, seat: int) -> Clash | None:
    """L2.9, L4.32 Everybody has one character, and only a Mythomaniac gets another."""
    held = s.held[seat]
    others = [role for role in held if role != MYTHOMANIAC]
    first = any([s.from_the_start(role, number) for role in others for number in held[role]])
    turned = s.changes() and not first
    if len(held) < 2 or (len(others) == 1 and MYTHOMANIAC in held and turned):
        return None
    return Clash("roles", tuple(s.roles_of(seat)), seat)


def mason(s: Said, number: int) -> Clash | None:
    """L4.23 The fellow who is named claims to be somebody else."""
    target = s.claims[number].target
    assert target is not None
    if not s.held[target] or FREEMASON in s.held[target]:
        return None
    return Clash("mason", tuple(sorted([number, *s.roles_of(target)])), target)


def natures(s: Said, seat: int) -> Clash | None:
    """L3.11, L4.6, L4.10 A wolf by one answer and not by another. A denial by the accused does not count. L4.32, L4.35
    Human before the change and a wolf after it is only a Mythomaniac."""
    numbers = s.answers.get(seat, [])
    changes = s.changes()
    before, after = [0, 0], [0, 0]
    """How many answers of either nature are about a time before the change, and after it."""
    for number in numbers:
        claim = s.claims[number]
        (after if changes and _when(claim) >= CHANGE else before)[claim.nature == "wolf"] += 1
    clashing: list[int] = []
    for number in numbers:
        claim = s.claims[number]
        changed = changes and _when(claim) >= CHANGE
        if claim.nature == "wolf":
            others = after[0] if changed else before[0] + after[0]
        else:
            others = before[1] + after[1] if changed else before[1]
        if others:
            clashing.append(number)
    return Clash("nature", tuple(clashing), seat) if clashing else None


def _when(claim: Claim) -> int:
    """When something is said to have been true."""
    return 2 * (claim.night or 0) + (claim.claim == "claim_medium")


def eaten(s: Said, number: int) -> Clash | None:
    """L4.3, L4.36 A wolf dies by the rope alone, unless it turned in the very night of its death."""
    claim = s.claims[number]
    target = claim.target
    assert target is not None
    if claim.nature != "wolf" or target not in s.eaten:
        return None
    if s.changes() and s.eaten[target] == 2 and 2 * (claim.night or 0) >= CHANGE:
        return None
    return Clash("eaten", (number,), target, night=s.eaten[target])


def twice(s: Said, first: int) -> Clash | None:
    """L3.6 One question, one answer, one choice a night."""
    claim = s.claims[first]
    night = claim.night or 0
    numbers = s.nights[claim.seat, claim.claim, night]
    if len({(s.target_of(s.claims[number]), s.claims[number].nature) for number in numbers}) < 2:
        return None
    return Clash("twice", tuple(numbers), claim.seat, SPOKEN_AS[claim.claim], night=night)


def ghost(s: Said, number: int) -> Clash | None:
    """L3.10, L4.7, L4.17, L4.20 A player who was a ghost when the night began could not be chosen."""
    claim = s.claims[number]
    target, night = claim.target, claim.night or 0
    assert target is not None
    if not s.was_ghost(target, night) or (claim.claim == "claim_result" and s.known.ghosts_asked):
        return None
    return Clash("ghost", (number,), target, night=night)


def guarded(s: Said, number: int) -> Clash | None:
    """L4.16, L3.18 Guarded and dead by morning: possible only if something other than the pack can kill at night."""
    claim = s.claims[number]
    target, night = claim.target, claim.night or 0
    assert target is not None
    deadly_owl = s.known.seats >= DEADLY_FROM and s.most(OWL) > 0
    if s.eaten.get(target) != night or deadly_owl or s.most(WEREHAMSTER):
        return None
    return Clash("guarded", (number,), target, night=night)


def repeated(s: Said, first: int) -> Clash | None:
    """L8.8 The same player guarded in two nights running, where that is not allowed."""
    claim = s.claims[first]
    target, night = claim.target, claim.night or 0
    assert target is not None
    before = s.guards.get((claim.seat, target, night - 1))
    if not s.known.no_repeat or before is None:
        return None
    numbers = sorted([before[-1], s.guards[claim.seat, target, night][-1]])
    return Clash("repeated", tuple(numbers), target, night=night)


def mark(s: Said, place: int) -> Clash | None:
    """L3.30, L3.31, L4.20 The Owl was said to have pointed at somebody else, at nobody living, or at the claimant."""
    if place > LATER:
        night = place - LATER
        said = s.known.marks[night - 1] if night <= len(s.known.marks) else NOBODY
        owl = said != NOBODY and OWL in s.held[said]
        return Clash("mark", tuple(s.held[said][OWL]), said, night=night) if owl else None
    claim = s.claims[place]
    target, night = claim.target, claim.night or 0
    assert target is not None
    if night > len(s.known.marks):
        return None
    said = s.known.marks[night - 1]
    if said == target or (said == NOBODY and s.eaten.get(target, night + 1) <= night):
        return None
    return Clash("mark", (place,), None if said == NOBODY else said, night=night)


def wolves(s: Said, first: int) -> Clash | None:
    """L2.2, L5.3 One player found more wolves than there can be; or all of them are dead, and the game goes on."""
    seat = s.claims[first].seat
    most = wolves_of(s.known.seats) + s.changes()
    numbers = s.hunted[seat]
    targets = {s.target_of(s.claims[number]) for number in numbers}
    dead = not any([target is not None and s.known.living >> target & 1 for target in targets])
    if len(targets) > most or (len(targets) == most and dead and not s.known.over):
        return Clash("wolves", tuple(numbers), seat, most=most)
    return None


FINDERS: Final = (crowd, two_roles, mason, natures, eaten, twice, ghost, guarded, repeated, mark, wolves)
"""Each looks at one place: a character, a seat, or a claim by its number; `Standing._touches` names the places."""
MARK: Final = FINDERS.index(mark)
WOLVES: Final = FINDERS.index(wolves)
BY_NUMBER: Final = frozenset([at for at, finder in enumerate(FINDERS) if finder not in (crowd, two_roles, natures)])
"""Those whose places are claims."""
