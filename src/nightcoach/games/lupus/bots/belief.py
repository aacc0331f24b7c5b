"""What the canny bot of Lupus in Tabula believes: a weight for every pack that the facts allow.

A world is a pack and a holder for every other character. All packs are gone through, at most 2,024 of them; the holders
are summed up in closed form for each, since only those who claim something differ from the rest. With eight seats that
is exact. With more it is so but for one thing: somebody silent may be counted as the holder of two characters.
"""

from __future__ import annotations

import math
from typing import Final

from nightcoach.games.lupus.bots.facts import Facts
from nightcoach.games.lupus.bots.packs import Packs
from nightcoach.games.lupus.bots.reading import STORIES, Reading
from nightcoach.games.lupus.view import View

# How much likelier a claim is than by mere error: from somebody who is what it says, a wolf, the Possessed.
BY_HOLDER: Final = {"seer": 300.0, "medium": 40.0, "bodyguard": 40.0, "owl": 40.0, "freemason": 40.0}
BY_WOLF: Final = {"seer": 3.0, "medium": 1.0, "bodyguard": 1.0, "owl": 1.0, "freemason": 0.5}
BY_POSSESSED: Final = {"seer": 30.0, "medium": 2.0, "bodyguard": 1.0, "owl": 1.0, "freemason": 0.5}
SILENT: Final = 0.6
"""And how likely the holder has not spoken yet."""
SPARED: Final = {"seer": 0.8, "medium": 0.85, "bodyguard": 0.85, "owl": 0.9, "freemason": 0.9}
"""The pack seldom lets somebody whose claim is true live another night."""
WRONG: Final = 0.002
"""How likely a truthful claim does not agree with the world."""
CONFIRMED: Final = 3.0
CONTRADICTED: Final = 0.05
"""What the named partner of a Freemason says."""
FEWEST_SILENT: Final = 0.1
"""Even if everybody claims something, a holder may be among those who claim something else."""
NEGLIGIBLE: Final = 0.002
"""Packs less likely than this do not matter for who holds what."""
BABBLE: Final = 0.2
"""Contradicting oneself is a little wolfish."""


class Mind:
    """The belief of somebody who knows these facts."""

    def __init__(self, view: View, reading: Reading, facts: Facts) -> None:
        self.view = view
        self.reading = reading
        self.facts = facts
        n = view.seats
        self.seats = n
        self.holds: dict[str, list[float]] = {role: [0.0] * n for role in (*STORIES, "possessed")}
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
        self.told: dict[int, list[tuple[int, bool, float]]] = {}
        """Of each claimant: about whom the claim speaks, as a wolf or not, and what it counts if that is wrong."""
        self.truth: dict[int, float] = {}
        """Of each claimant: how much the claim speaks for its being true, if the world agrees."""
        for seat in self.claimants:
            self._hear(seat)
        self.packs: Packs = self._believe()
        self.wolf: list[float] = self.packs.shares()
        """How likely each seat was dealt a Werewolf."""
        self._share_out(self.packs.by_claims)
        self._look_for_the_hamster()

    # The claims.

    def role_of(self, claimant: int) -> str:
        """What somebody claims to be."""
        return self.reading.stories[claimant].role or ""

    def _hear(self, seat: int) -> None:
        """L3.61 What a claim says, and how credible it is in itself."""
        story, role = self.reading.stories[seat], self.role_of(seat)
        told = dict(story.results.values()) if role == "seer" else dict(story.spirits)
        possible = role in self.open and self.facts.holders.get(seat, role) == role
        truth = BY_HOLDER[role] if possible else 0.0
        if seat in self.view.living:
            truth *= SPARED[role] ** (self.view.day - story.since)
        if role == "freemason" and story.partner is not None:
            told[story.partner] = False
            partner = self.reading.stories[story.partner]
            if partner.partner == seat:
                truth *= CONFIRMED
            elif partner.role not in (None, "freemason", "villager") and not partner.babbles:
                truth *= CONTRADICTED
        turned = max(WRONG, self.facts.turned / self.seats)
        self.told[seat] = [(target, wolf, turned if wolf else WRONG) for target, wolf in told.items()]
        self.truth[seat] = truth

    def _explained(self, pack: int, shares: dict[tuple[str, int], float] | None = None) -> float:
        """How well this pack explains all claims, summed over the holders of every character; and if asked for, how
        likely each claimant is what.

        Every claimant outside the pack speaks the truth, is the Possessed, or errs. So the sum goes over who is the
        Possessed, and for each over the holders of every character by itself.
        """
        lies, outside = 1.0, []
        sums, squares = dict.fromkeys(self.open, 0.0), 0.0
        for seat in self.claimants:
            role = self.role_of(seat)
            if pack >> seat & 1:
                lies *= BY_WOLF[role]
                continue
            true = self.truth[seat]
            for target, wolf, wrong in self.told[seat]:
                if bool(pack >> target & 1) != wolf:
                    true *= wrong
            outside.append((seat, role, true))
            if role in sums:
                sums[role] += true
            if role == "freemason":
                squares += true * true
        silent = max(FEWEST_SILENT, self.seats - self.known - len(outside) - self.facts.wolves)
        ways = {role: self._ways(role, sums[role], squares, silent) for role in self.open}
        every = math.prod(ways.values())
        liars = [(-1, every * (1.0 - self.hidden + self.hidden * silent / self.seats))]
        if self.hidden:
            for seat, role, true in outside:
                if seat not in self.facts.holders:
                    weight = every * self.hidden * BY_POSSESSED[role] / self.seats
                    if role in ways:
                        without = self._ways(role, sums[role] - true, squares - true * true, silent)
                        weight *= without / ways[role]
                    liars.append((seat, weight))
        total = sum([weight for _, weight in liars])
        if shares is not None:
            for seat, weight in liars[1:]:
                shares["possessed", seat] = weight / total
            for seat, role, true in outside:
                if true:
                    less = self._ways(role, sums[role] - true, squares - true * true, silent)
                    honest = sum([weight for liar, weight in liars if liar != seat]) / total
                    shares[role, seat] = honest * (1.0 - less / ways[role])
        return total * lies

    def _ways(self, role: str, claims: float, squares: float, silent: float) -> float:
        """The weight of all ways to hold a character: one of the claimants, somebody silent, or nobody at all."""
        there = self.facts.presence[role]
        every = claims + SILENT * silent
        if role == "freemason":  # L2.4 two of them: every pair
            pairs = every * every - squares - SILENT * SILENT * silent
            return 1.0 - there + there * max(pairs, WRONG) / (self.seats * self.seats)
        return 1.0 - there + there * every / self.seats

    # The packs.

    def _believe(self) -> Packs:
        """Weigh every pack that the facts allow; if none agrees with all that is known, believe in the deal alone."""
        facts, n = self.facts, self.seats
        lone, pair = self._deeds()
        relevant = 0
        for seat in self.claimants:
            relevant |= 1 << seat
            for target, _, _ in self.told[seat]:
                relevant |= 1 << target
        suspected = [0.0 if facts.innocent >> seat & 1 else lone[seat] for seat in range(n)]
        # Whoever is proved is a member, or there is the other reason.
        otherwise = [1.0 if facts.innocent >> seat & 1 else facts.proved.get(seat, 1.0) for seat in range(n)]
        found = Packs(facts.wolves, facts.living, facts.turned, otherwise, suspected, pair, relevant, self._explained)
        if not found.packs:
            nobody = [0.0 if seat == facts.me else 1.0 for seat in range(n)]
            alike = [[1.0] * n for _ in range(n)]
            found = Packs(facts.wolves, (1 << n) - 1, 1.0, [1.0] * n, nobody, alike, 0, lambda _key: 1.0)
        return found

    def _deeds(self) -> tuple[list[float], list[list[float]]]:
        """What deeds say for each seat being a wolf if all others are villagers, and for every two of one pack: factors
        of a pack's weight."""
        n, me = self.seats, self.facts.me
        lone = [BABBLE if story.babbles else 0.0 for story in self.reading.stories]
        pair = [[0.0] * n for _ in range(n)]
        for a in range(n):
            if a == me:
                continue  # I know why I did what I did
            villager, wolf = self.reading.by_villager[a], self.reading.by_wolf[a]
            for b in range(n):
                if villager[b] or wolf[b]:
                    lone[b] += villager[b]
                    pair[a][b] += wolf[b] - villager[b]
                    pair[b][a] += wolf[b] - villager[b]
        return [math.exp(log) for log in lone], [[math.exp(log) if log else 1.0 for log in row] for row in pair]

    def _share_out(self, by_claims: dict[int, float]) -> None:
        """How likely everybody holds each character: claimants as their claims go, the silent ones alike."""
        facts = self.facts
        for key, weight in by_claims.items():
            if weight > NEGLIGIBLE:
                shares: dict[tuple[str, int], float] = {}
                self._explained(key, shares)
                for (role, seat), share in shares.items():
                    self.holds[role][seat] += share * weight
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
