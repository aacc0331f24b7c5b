"""The sums over all packs, thousands of them in every thought of a canny bot: compiled where the engine is."""

from __future__ import annotations

import math

from mypy_extensions import i64

from nightcoach.games.lupus.bots.explained import Explained


class Deeds:
    """What everybody's deeds say, as factors of a pack's weight."""

    def __init__(self, begin: list[float], by_villager: list[list[float]], by_wolf: list[list[float]]) -> None:
        """The last two are logarithms by actor and target, `begin` those of each seat before anybody acts."""
        n = len(begin)
        self.begin = begin
        self.by_villager = by_villager
        self.by_wolf = by_wolf
        logs = [[0.0] * n for _ in range(n)]
        self.actors: list[list[int]] = [[] for _ in range(n)]
        """Who acted towards each seat."""
        for a in range(n):
            villager, wolf, row = by_villager[a], by_wolf[a], logs[a]
            for b in range(n):
                as_villager, as_wolf = villager[b], wolf[b]
                if as_villager != 0.0 or as_wolf != 0.0:
                    self.actors[b].append(a)
                    row[b] += as_wolf - as_villager
                    logs[b][a] += as_wolf - as_villager
        self.lone = [self._lone(b, -1) for b in range(n)]
        """For each seat being a wolf if all others are villagers."""
        self.pair = [[math.exp(log) if log != 0.0 else 1.0 for log in row] for row in logs]
        """For every two of one pack."""

    def _lone(self, seat: int, me: int) -> float:
        log = self.begin[seat]
        for actor in self.actors[seat]:
            if actor != me:
                log += self.by_villager[actor][seat]
        return math.exp(log)

    def lone_but(self, me: int) -> list[float]:
        """Without what this seat did: it knows why."""
        return [self._lone(q, me) if me in self.actors[q] else self.lone[q] for q in range(len(self.lone))]

    def pair_but(self, me: int) -> list[list[float]]:
        """The same for every two."""
        found = [row.copy() for row in self.pair]
        for q in range(len(found)):
            log = self.by_wolf[q][me] - self.by_villager[q][me] if q in self.actors[me] and q != me else 0.0
            found[me][q] = found[q][me] = math.exp(log) if log != 0.0 else 1.0
        return found


class Packs:
    """Every pack that the facts allow, with its weight.

    Packs that differ in their last member alone, by the order of the seats, are kept together in a run.
    """

    def __init__(
        self,
        wolves: int,
        living: int,
        gone: float,
        otherwise: list[float],
        lone: list[float],
        pair: list[list[float]],
        relevant: int,
        explained: Explained | None,
    ) -> None:
        """Weigh them.

        `lone` and `pair` are the factors of each member and of every two, 0.0 for the innocent; `otherwise` is that of
        a seat which is no member, 0.0 for one who is proved; `gone` that of a pack of which nobody lives. `explained`
        tells how well the members among the relevant seats explain all claims.
        """
        n = len(lone)
        self.seats = n
        self.living: i64 = living
        self.alive: i64 = 0
        for seat in range(n):
            self.alive += self.living >> i64(seat) & 1
        self.gone = gone
        self.otherwise = otherwise
        self.pair = pair
        self.relevant: i64 = relevant
        self.explained = explained
        self.rest = [1.0] * (n + 1)
        for seat in range(n - 1, -1, -1):
            self.rest[seat] = self.rest[seat + 1] * otherwise[seat]
        self.heads: list[list[int]] = []
        self.middles: list[int] = []
        """Of each run: all members but the last two, and the last but one."""
        self.ends: list[int] = []
        """Of each run: the number of packs up to its end."""
        self.lasts: list[int] = []
        self.weights: list[float] = []
        """Of each pack: the last member, and the weight before it is divided by the total."""
        self.total = 0.0
        self.numbers: dict[int, int] = {}
        self.slots: dict[int, list[int]] = {}
        self.keys: list[int] = []
        self.told: list[float] = []
        self.sums: list[float] = []
        """For each set of members among the relevant seats, by its number: how well it explains the claims, and the
        weight of all its packs."""
        self.order: list[int] = []
        """Those numbers in the order in which they first have weight."""
        self._add(wolves, 0, [], 0, 1.0, lone)

    def _add(self, missing: int, first: int, head: list[int], pack: i64, weight: float, factors: list[float]) -> None:
        """All packs that begin with these members; so many are missing, and come later in the ring."""
        if missing == 2:
            self._end(first, head, pack, weight, factors)
            return
        for seat in range(first, self.seats):
            more = weight * factors[seat]
            if more > 0.0:
                both = [one * other for one, other in zip(factors, self.pair[seat], strict=True)]
                self._add(missing - 1, seat + 1, [*head, seat], pack | i64(1) << i64(seat), more, both)
            weight *= self.otherwise[seat]
            if weight == 0.0:
                return

    def _end(self, first: i64, head: list[int], pack: i64, begin: float, factors: list[float]) -> None:
        """All packs with these members and two more, weighed by the claims too. Since the game is not over, the wolves
        are fewer than the others and one of them lives, be it a Mythomaniac who has turned (L5.3)."""
        n: i64 = self.seats
        otherwise, rest, pair, gone, told = self.otherwise, self.rest, self.pair, self.gone, self.told
        lasts, weights, sums, order = self.lasts, self.weights, self.sums, self.order
        relevant, living, alive, total = self.relevant, self.living, self.alive, self.total
        members: i64 = 0
        for member in head:
            members += living >> i64(member) & 1
        without = self._slots(pack & relevant)
        before: i64 = len(weights)
        middle: i64
        seat: i64
        for middle in range(first, n):
            weight = begin * factors[middle]
            if weight > 0.0:
                row = pair[middle]
                key = (pack | i64(1) << middle) & relevant
                slots = self._slots(key) if relevant >> middle & 1 else without
                plain: i64 = slots[n]
                """The number of the packs whose last member says nothing; most do not."""
                if plain < 0:
                    plain = self._number(key)
                    slots[n] = plain
                count, plainly, summed = members + (living >> middle & 1), told[plain], sums[plain]
                for seat in range(middle + 1, n):
                    factor = factors[seat]
                    if factor > 0.0:
                        left = count + (living >> seat & 1)
                        if 2 * left < alive:
                            more = weight * (factor * row[seat]) * rest[seat + 1]
                            if relevant >> seat & 1:
                                number: i64 = slots[seat]
                                if number < 0:
                                    number = self._number(key | i64(1) << seat)
                                    slots[seat] = number
                                more *= told[number]
                                if left == 0:
                                    more *= gone
                                if more > 0.0:
                                    if sums[number] == 0.0:
                                        order.append(number)
                                    sums[number] += more
                                    lasts.append(seat)
                                    weights.append(more)
                                    total += more
                            else:
                                more *= plainly
                                if left == 0:
                                    more *= gone
                                if more > 0.0:
                                    if summed == 0.0:
                                        order.append(plain)
                                    summed += more
                                    lasts.append(seat)
                                    weights.append(more)
                                    total += more
                        weight *= otherwise[seat]
                        if weight == 0.0:
                            break
                sums[plain] = summed
                if len(weights) > before:
                    before = len(weights)
                    self.heads.append(head)
                    self.middles.append(middle)
                    self.ends.append(before)
            begin *= otherwise[middle]
            if begin == 0.0:
                break
        self.total = total

    def _slots(self, key: i64) -> list[int]:
        """For these members among the relevant seats: the number with each other seat, and in the end without."""
        found = self.slots.get(key)
        if found is None:
            found = self.slots[key] = [-1] * (self.seats + 1)
        return found

    def _number(self, key: i64) -> int:
        """The number of these members among the relevant seats."""
        found = self.numbers.get(key)
        if found is None:
            found = self.numbers[key] = len(self.keys)
            self.keys.append(key)
            self.told.append(1.0 if self.explained is None else self.explained.weigh(key))
            self.sums.append(0.0)
        return found

    def by_claims(self) -> list[tuple[int, float]]:
        """How likely all packs with the same members among the relevant seats are."""
        return [(self.keys[number], self.sums[number] / self.total) for number in self.order]

    def shares(self) -> list[float]:
        """How likely each seat is a member."""
        found = [0.0] * self.seats
        weights, lasts, total = self.weights, self.lasts, self.total
        start: i64 = 0
        i: i64
        for run in range(len(self.ends)):
            end: i64 = self.ends[run]
            for member in self.heads[run]:
                likely = found[member]
                for i in range(start, end):
                    likely += weights[i] / total
                found[member] = likely
            likely = found[self.middles[run]]
            for i in range(start, end):
                share = weights[i] / total
                likely += share
                found[lasts[i]] += share
            found[self.middles[run]] = likely
            start = end
        return found

    def last(self, seat: int) -> float:
        """How likely this is the only wolf who lives."""
        others: i64 = self.living & ~(1 << seat)
        found, start = 0.0, 0
        for run in range(len(self.ends)):
            end, middle = self.ends[run], self.middles[run]
            among, alone = middle == seat, not others >> i64(middle) & 1
            for member in self.heads[run]:
                among = among or member == seat
                alone = alone and not others >> i64(member) & 1
            if alone:
                for i in range(start, end):
                    member = self.lasts[i]
                    if (among or member == seat) and not others >> i64(member) & 1:
                        found += self.weights[i] / self.total
            start = end
        return found

    def likely(self) -> dict[int, float]:
        """Every pack, as bits, and how likely it is."""
        found: dict[int, float] = {}
        start = 0
        for run in range(len(self.ends)):
            pack = 1 << self.middles[run]
            for member in self.heads[run]:
                pack |= 1 << member
            for i in range(start, self.ends[run]):
                found[pack | 1 << self.lasts[i]] = self.weights[i] / self.total
            start = self.ends[run]
        return found
