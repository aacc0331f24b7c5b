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
        self.packs: list[int] = []
        self.weights: list[float] = []
        self.by_claims: dict[int, float] = {}
        """The weight of all packs with the same members among those of whom claims speak."""
        self.wolves = wolves
        self.living = living
        self.alive = 0
        """How many live."""
        self.gone = gone
        """The factor of a pack of which nobody lives."""
        self.otherwise = otherwise
        """The factor of each seat if it is no member: 0.0 for one who is proved."""
        self.lone = lone
        """That of each seat if it is: 0.0 for the innocent."""
        self.pair = pair
        """And that of every two members."""
        self.relevant = relevant
        self.explain = explain
        """How well the members among the relevant seats explain all claims."""
        self.explained: dict[int, float] = {}
        self.members: list[int] = [0] * wolves
        self.rest: list[float] = [1.0] * (len(lone) + 1)
        """The factor of nobody being a member from a seat on."""
        for seat in range(len(lone) - 1, -1, -1):
            self.rest[seat] = self.rest[seat + 1] * otherwise[seat]
            self.alive += living >> seat & 1
        self._add(0, 0, 0, 1.0)

    def _add(self, size: int, first: int, pack: int, weight: float) -> None:
        """All packs that begin with these members; the others come later in the ring."""
        for seat in range(first, len(self.lone) - (self.wolves - size) + 1):
            more = weight * self.lone[seat]
            if more > 0.0:
                beside = self.pair[seat]
                for i in range(size):
                    more *= beside[self.members[i]]
                self.members[size] = seat
                if size + 1 < self.wolves:
                    self._add(size + 1, seat + 1, pack | 1 << seat, more)
                else:
                    self._keep(pack | 1 << seat, more * self.rest[seat + 1])
            weight *= self.otherwise[seat]
            if weight == 0.0:
                return

    def _keep(self, pack: int, weight: float) -> None:
        """L5.3 The game is not over, so the wolves are fewer and one lives, be it a Mythomaniac who has turned."""
        wolves = 0
        for seat in self.members:
            wolves += self.living >> seat & 1
        if weight == 0.0 or 2 * wolves >= self.alive:
            return
        key = pack & self.relevant
        told = self.explained.get(key)
        if told is None:
            told = self.explain(key)
            self.explained[key] = told
        weight *= told * (1.0 if wolves else self.gone)
        if weight > 0.0:
            self.packs.append(pack)
            self.weights.append(weight)
            self.by_claims[key] = self.by_claims.get(key, 0.0) + weight

    def shares(self) -> list[float]:
        """How likely each seat is a member; the weights are made to sum up to one."""
        total = 0.0
        for weight in self.weights:
            total += weight
        found = [0.0] * len(self.lone)
        for i in range(len(self.packs)):
            weight = self.weights[i] / total
            self.weights[i] = weight
            pack, seat = self.packs[i], 0
            while pack:
                if pack & 1:
                    found[seat] += weight
                pack >>= 1
                seat += 1
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
