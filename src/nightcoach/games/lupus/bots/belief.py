"""What the canny bot of Lupus in Tabula believes: a weight for every pack that the facts allow.

A world is a pack and a holder for every other character. All packs are gone through, at most 2,024 of them; the holders
are summed up in closed form for each, since only those who claim something differ from the rest. With eight seats that
is exact. With more it is so but for one thing: somebody silent may be counted as the holder of two characters.
"""

from __future__ import annotations

from typing import Final

from nightcoach.games.lupus.bots.explained import WRONG, Claimant, Explained
from nightcoach.games.lupus.bots.facts import Facts
from nightcoach.games.lupus.bots.packs import Packs
from nightcoach.games.lupus.bots.reading import STORIES, Reading
from nightcoach.games.lupus.wire_view import View

# How much likelier a claim is than by mere error: from somebody who is what it says, a wolf, the Possessed.
BY_HOLDER: Final = {"seer": 300.0, "medium": 40.0, "bodyguard": 40.0, "owl": 40.0, "freemason": 40.0}
BY_WOLF: Final = {"seer": 3.0, "medium": 1.0, "bodyguard": 1.0, "owl": 1.0, "freemason": 0.5}
BY_POSSESSED: Final = {"seer": 30.0, "medium": 2.0, "bodyguard": 1.0, "owl": 1.0, "freemason": 0.5}
SPARED: Final = {"seer": 0.8, "medium": 0.85, "bodyguard": 0.85, "owl": 0.9, "freemason": 0.9}
"""The pack seldom lets somebody whose claim is true live another night."""
CONFIRMED: Final = 3.0
CONTRADICTED: Final = 0.05
"""What the named partner of a Freemason says."""
NEGLIGIBLE: Final = 0.002
"""Packs less likely than this do not matter for who holds what."""
HELD: Final = (*STORIES, "possessed")
"""By the number of a character; -1 is the Possessed."""

WORTH: Final = {"seer": 5.0, "medium": 1.5, "bodyguard": 1.5, "owl": 1.0, "freemason": 1.0, "possessed": 0.0}
"""What a living holder is to the village."""


class Mind:
    """The belief of somebody who knows these facts."""

    def __init__(self, view: View, reading: Reading, facts: Facts) -> None:
        self.living = view.living
        self.day = view.day
        self.reading = reading
        self.facts = facts
        n = view.seats
        self.seats = n
        self.holds: dict[str, list[float]] = {role: [0.0] * n for role in HELD}
        """How likely each seat has this character."""
        self.hamster: list[float] = [0.0] * n
        """How likely each seat is the Werehamster."""
        self.claimants: list[int] = [
            seat
            for seat, story in enumerate(reading.stories)
            if story.role in STORIES and not story.babbles and seat != facts.me
        ]
        self.known: int = len([seat for seat in facts.holders if seat not in self.claimants])
        self.open: list[str] = [role for role in STORIES if facts.presence[role] and role not in facts.holders.values()]
        """The characters of which anybody may be the holder."""
        self.hidden: float = 0.0 if "possessed" in facts.holders.values() else facts.presence["possessed"]
        """How likely there is a Possessed of whom nothing is certain."""
        self.told: list[Claimant] = [self._hear(seat) for seat in self.claimants]
        self.explained: Explained = self._weigh_claims()
        self.packs: Packs = self._believe()
        self.wolf: list[float] = self.packs.shares()
        """How likely each seat was dealt a Werewolf."""
        self._share_out()
        self._look_for_the_hamster()
        self.worth: list[float] = self._worth()
        """What each seat is to the village."""

    # The claims.

    def role_of(self, claimant: int) -> str:
        """What somebody claims to be."""
        return self.reading.stories[claimant].role or ""

    def _hear(self, seat: int) -> Claimant:
        """L3.61 What a claim says, and how credible it is in itself."""
        story, role = self.reading.stories[seat], self.role_of(seat)
        told = dict(story.results.values()) if role == "seer" else dict(story.spirits)
        possible = role in self.open and self.facts.holders.get(seat, role) == role
        truth = BY_HOLDER[role] if possible else 0.0
        if self.facts.living >> seat & 1:
            truth *= SPARED[role] ** (self.day - story.since)
        if role == "freemason" and story.partner is not None:
            told[story.partner] = False
            partner = self.reading.stories[story.partner]
            if partner.partner == seat:
                truth *= CONFIRMED
            elif partner.role not in (None, "freemason", "villager") and not partner.babbles:
                truth *= CONTRADICTED
        turned = max(WRONG, self.facts.turned / self.seats)
        says = [(target, wolf, turned if wolf else WRONG) for target, wolf in told.items()]
        unknown = seat not in self.facts.holders
        return Claimant(seat, STORIES.index(role), truth, says, BY_WOLF[role], BY_POSSESSED[role], unknown)

    def _weigh_claims(self) -> Explained:
        """How well a pack explains all claims."""
        presence = [self.facts.presence[role] for role in STORIES]
        possible = [role in self.open for role in STORIES]
        apart = self.known + self.facts.wolves
        return Explained(
            self.seats, apart, self.told, presence, possible, STORIES.index("freemason"), self.hidden
        )  # L2.4 two Freemasons

    # The packs.

    def _believe(self) -> Packs:
        """Weigh every pack that the facts allow; if none agrees with all that is known, believe in the deal alone."""
        facts, n = self.facts, self.seats
        lone, pair = self.reading.deeds.lone, self.reading.deeds.pair
        if facts.me is not None:  # I know why I did what I did
            lone = self.reading.deeds.lone_but(facts.me)
            if not facts.innocent >> facts.me & 1:
                pair = self.reading.deeds.pair_but(facts.me)
        relevant = 0
        for claimant in self.told:
            relevant |= 1 << claimant.seat
            for target in claimant.about:
                relevant |= 1 << target
        suspected = [0.0 if facts.innocent >> seat & 1 else lone[seat] for seat in range(n)]
        # Whoever is proved is a member, or there is the other reason.
        otherwise = [1.0 if facts.innocent >> seat & 1 else facts.proved.get(seat, 1.0) for seat in range(n)]
        found = Packs(facts.wolves, facts.living, facts.turned, otherwise, suspected, pair, relevant, self.explained)
        if not found.weights:
            nobody = [0.0 if seat == facts.me else 1.0 for seat in range(n)]
            alike = [[1.0] * n for _ in range(n)]
            found = Packs(facts.wolves, (1 << n) - 1, 1.0, [1.0] * n, nobody, alike, 0, None)
        return found

    def _share_out(self) -> None:
        """How likely everybody holds each character: claimants as their claims go, the silent ones alike."""
        facts = self.facts
        for key, weight in self.packs.by_claims():
            if weight > NEGLIGIBLE:
                for number, seat, share in self.explained.holders(key):
                    self.holds[HELD[number]][seat] += share * weight
        for seat, role in facts.holders.items():
            if role in self.holds:
                self.holds[role][seat] = 1.0
        silent = [q for q in range(self.seats) if q not in self.claimants and q not in facts.holders]
        humans = sum([1.0 - self.wolf[q] for q in silent])
        for role, held in self.holds.items():
            left = facts.presence[role] * (2 if role == "freemason" else 1) - sum(held)
            if left > 0.0 and humans > 0.0:
                for seat in silent:
                    held[seat] = left * (1.0 - self.wolf[seat]) / humans

    def _look_for_the_hamster(self) -> None:
        """L4.26 It is nobody's wolf, makes no claim that is true, and does not outlive a Seer's gaze."""
        weights = self.facts.hamster.copy()
        for seat in range(self.seats):
            weights[seat] *= 1.0 - self.wolf[seat]
            if seat in self.claimants:
                weights[seat] *= 1.0 - self.holds[self.reading.stories[seat].role or ""][seat]
            if self.facts.holders.get(seat, "werehamster") != "werehamster":
                weights[seat] = 0.0
        for seer in self.reading.claimants("seer"):
            for target, _ in self.reading.stories[seer].results.values():
                if self.facts.living >> target & 1:
                    weights[target] *= 1.0 - min(1.0, self.holds["seer"][seer])
        total = sum(weights)
        if total > 0.0:
            self.hamster = [self.facts.presence["werehamster"] * weight / total for weight in weights]
        for seat in self.facts.survivors:
            if self.wolf[seat] > 0.0:
                self.hamster = [weight * self.wolf[seat] for weight in self.hamster]
                self.hamster[seat] = 1.0 - self.wolf[seat]

    def _worth(self) -> list[float]:
        """What each holder is to the village, as likely as it is."""
        found = [0.0] * self.seats
        for role, held in self.holds.items():
            value = WORTH[role]
            for seat in range(self.seats):
                found[seat] += value * held[seat]
        return found
