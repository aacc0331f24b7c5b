"""The sums over all packs, thousands of them in every thought of a canny bot: compiled where the engine is."""

from __future__ import annotations

from collections.abc import Callable


class Packs:
    """Every pack that the facts allow, as bits, with its weight."""

    def __init__(
        self,
        wolves: int,
        living: int,
        gone: float,
        otherwise: list[float],
        lone: list[float],
        pair: list[list[float]],
        relevant: int,
        explain: Callable[[int], float],
    ) -> None:
        """Weigh them.

        `lone` and `pair` are the factors of each member and of every two, 0.0 for the innocent; `otherwise` is that of
        a seat which is no member, 0.0 for one who is proved; `gone` that of a pack of which nobody lives. `explain`
        tells how well the members among the relevant seats explain all claims.
        """
        self.seats = len(lone)
        self.living = living
        self.packs: list[int] = []
        self.weights: list[float] = []
        self.by_claims: dict[int, float] = {}
        """The weight of all packs with the same members among the relevant seats."""
        rest = [1.0] * (self.seats + 1)
        for seat in range(self.seats - 1, -1, -1):
            rest[seat] = rest[seat + 1] * otherwise[seat]
        self._add(wolves, 0, 0, 1.0, lone, pair, otherwise, rest)
        self._hear(wolves, gone, relevant, explain)

    def _add(
        self,
        missing: int,
        first: int,
        pack: int,
        weight: float,
        factors: list[float],
        pair: list[list[float]],
        otherwise: list[float],
        rest: list[float],
    ) -> None:
        """All packs that begin with these members; so many are missing, and come later in the ring."""
        packs, weights = self.packs, self.weights
        for seat in range(first, self.seats - missing + 1):
            more = weight * factors[seat]
            if more > 0.0:
                if missing == 1:
                    packs.append(pack | 1 << seat)
                    weights.append(more * rest[seat + 1])
                else:
                    both = [one * other for one, other in zip(factors, pair[seat], strict=True)]
                    self._add(missing - 1, seat + 1, pack | 1 << seat, more, both, pair, otherwise, rest)
            weight *= otherwise[seat]
            if weight == 0.0:
                return

    def _hear(self, wolves: int, gone: float, relevant: int, explain: Callable[[int], float]) -> None:
        """What the claims say for each; and since the game is not over, the wolves are fewer than the others and one of
        them lives, be it a Mythomaniac who has turned (L5.3)."""
        packs, weights, by_claims = self.packs, self.weights, self.by_claims
        explained: dict[int, float] = {}
        living, alive = self.living, self.living.bit_count()
        many = alive > 2 * wolves
        self.packs, self.weights = [], []
        for i in range(len(packs)):
            pack, weight = packs[i], weights[i]
            key = pack & relevant
            told = explained.get(key)
            if told is None:
                told = explain(key)
                explained[key] = told
            weight *= told
            if not many or not pack & living:
                count = (pack & living).bit_count()
                weight *= 0.0 if 2 * count >= alive else 1.0 if count else gone
            if weight > 0.0:
                self.packs.append(pack)
                self.weights.append(weight)
                by_claims[key] = by_claims.get(key, 0.0) + weight

    def shares(self) -> list[float]:
        """How likely each seat is a member; the weights are made to sum up to one."""
        total = 0.0
        for weight in self.weights:
            total += weight
        found = [0.0] * self.seats
        for i in range(len(self.packs)):
            weight = self.weights[i] / total
            self.weights[i] = weight
            left = self.packs[i]
            while left:
                lowest = left & -left
                found[lowest.bit_length() - 1] += weight
                left ^= lowest
        for key in self.by_claims:
            self.by_claims[key] /= total
        return found

    def last(self, seat: int) -> float:
        """How likely this is the only wolf who lives."""
        found = 0.0
        for i in range(len(self.packs)):
            if self.packs[i] >> seat & 1 and not self.packs[i] & self.living & ~(1 << seat):
                found += self.weights[i]
        return found
