"""How well a pack explains what everybody claims: the sums of a canny bot over who holds what, in closed form."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

SILENT: Final = 0.6
"""How likely a holder has not spoken yet."""
WRONG: Final = 0.002
"""How likely a truthful claim does not agree with the world."""
FEWEST_SILENT: Final = 0.1
"""Even if everybody claims something, a holder may be among those who claim something else."""


class Claimant:
    """Somebody who claims a character."""

    def __init__(
        self,
        seat: int,
        role: int,
        truth: float,
        told: list[tuple[int, bool, float]],
        by_wolf: float,
        by_possessed: float,
        unknown: bool,
    ) -> None:
        self.seat = seat
        self.role = role
        """Which of the characters whose claim says something."""
        self.truth = truth
        """How much the claim speaks for its being true, if the world agrees."""
        self.about: list[int] = [target for target, _, _ in told]
        self.as_wolf: list[bool] = [wolf for _, wolf, _ in told]
        self.if_wrong: list[float] = [wrong for _, _, wrong in told]
        """About whom the claim speaks, as a wolf or not, and what it counts if that is wrong."""
        self.by_wolf = by_wolf
        self.by_possessed = by_possessed
        """How likely such a claim is as a lie."""
        self.unknown = unknown
        """Whether this may be the Possessed."""


class Explained:
    """The claims of a table, and what is known of who holds what."""

    def __init__(
        self,
        seats: int,
        apart: int,
        claimants: list[Claimant],
        presence: list[float],
        open_roles: list[bool],
        pairs: int,
        hidden: float,
    ) -> None:
        """`apart` are the wolves and those whose character is known and not claimed; `presence` tells how likely each
        character is in play, `open_roles` whether anybody may hold it, `pairs` which one two hold (L2.4), `hidden` how
        likely there is a Possessed of whom nothing is certain."""
        self.seats = seats
        self.apart = apart
        self.claimants = claimants
        self.presence = presence
        self.open_roles = open_roles
        self.pairs = pairs
        self.hidden = hidden

    def weigh(self, pack: int) -> float:
        """How well this pack explains all claims, summed over the holders of every character."""
        return self._sum(pack, None)

    def holders(self, pack: int) -> list[tuple[int, int, float]]:
        """If this is the pack, how likely each claimant holds which character; -1 is the Possessed."""
        found: list[tuple[int, int, float]] = []
        self._sum(pack, found)
        return found

    def _sum(self, pack: i64, found: list[tuple[int, int, float]] | None) -> float:
        """Every claimant outside the pack speaks the truth, is the Possessed, or errs. So the sum goes over who is the
        Possessed, and for each over the holders of every character by itself."""
        lies, squares = 1.0, 0.0
        outside: list[Claimant] = []
        truths: list[float] = []
        sums = [0.0] * len(self.presence)
        for claimant in self.claimants:
            if pack >> i64(claimant.seat) & 1:
                lies *= claimant.by_wolf
                continue
            true = claimant.truth
            for i in range(len(claimant.about)):
                if (pack >> i64(claimant.about[i]) & 1 == 1) != claimant.as_wolf[i]:
                    true *= claimant.if_wrong[i]
            outside.append(claimant)
            truths.append(true)
            sums[claimant.role] += true
            if claimant.role == self.pairs:
                squares += true * true
        silent = max(FEWEST_SILENT, float(self.seats - len(outside) - self.apart))
        every, hidden = 1.0, self.hidden
        ways = [1.0] * len(sums)
        for role in range(len(sums)):
            if self.open_roles[role]:
                ways[role] = self._ways(role, sums[role], squares, silent)
                every *= ways[role]
        nobody = every * (1.0 - hidden + hidden * silent / self.seats)
        total = nobody
        liars = [0.0] * len(outside)
        """The weight of each being the Possessed."""
        if hidden != 0.0:
            for i in range(len(outside)):
                claimant = outside[i]
                if claimant.unknown:
                    weight = every * hidden * claimant.by_possessed / self.seats
                    role = claimant.role
                    if self.open_roles[role]:
                        true = truths[i]
                        without = self._ways(role, sums[role] - true, squares - true * true, silent)
                        weight *= without / ways[role]
                    liars[i] = weight
                    total += weight
        if found is not None:
            for i in range(len(outside)):
                role, true = outside[i].role, truths[i]
                if liars[i] != 0.0:
                    found.append((-1, outside[i].seat, liars[i] / total))
                if true != 0.0:
                    honest = nobody
                    for j in range(len(liars)):
                        if j != i:
                            honest += liars[j]
                    less = self._ways(role, sums[role] - true, squares - true * true, silent)
                    found.append((role, outside[i].seat, honest / total * (1.0 - less / ways[role])))
        return total * lies

    def _ways(self, role: int, claims: float, squares: float, silent: float) -> float:
        """The weight of all ways to hold a character: one of the claimants, somebody silent, or nobody at all."""
        there = self.presence[role]
        every = claims + SILENT * silent
        if role == self.pairs:
            pairs = every * every - squares - SILENT * SILENT * silent
            return 1.0 - there + there * max(pairs, WRONG) / (self.seats * self.seats)
        return 1.0 - there + there * every / self.seats
