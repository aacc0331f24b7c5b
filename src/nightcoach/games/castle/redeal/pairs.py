"""Where two cards may be at the same time: for a few pairs that often stand in each other's way.

The `bounds` look at one card at a time. Either Bag may have been anywhere, and yet one of the two was called out as it
left a certain hand; and an object that can do something left a hand without a word only if the Mirror was in the other.
"""

from __future__ import annotations

from nightcoach.games.castle.cards import ABILITIES, BAG_GOBLET, BAG_KEY, SHATTERED_MIRROR, cards_in
from nightcoach.games.castle.redeal.constraints import MOVE, ROTATE, SHOW, SWAP, Op


class Pair:
    """Two cards, and where they can be together so that everything seen later can come true."""

    def __init__(self, ops: list[Op], may: list[list[int]], c: int, d: int) -> None:
        self.ops = ops
        self.may = may
        self.c = c
        self.d = d
        self.holders: int = len(may[0])
        self.both: int = 1 << c | 1 << d
        self.with_c: list[list[int]] = []
        """By op and holder of c: the holders that may have d, as bits."""
        self._look_back()

    def _look_back(self) -> None:
        last = self.may[-1]
        now = [self._holders(last, self.d) if last[h] >> self.c & 1 else 0 for h in range(self.holders)]
        self.with_c.append(now)
        for k in range(len(self.ops) - 1, -1, -1):
            op = self.ops[k]
            if op.kind in (MOVE, SWAP, ROTATE):
                now = self._before(k, op, now)
            elif op.kind == SHOW and op.xs[0] & ~self.both == 0:
                now = [now[h] if h == op.a else now[h] & 1 << op.a for h in range(self.holders)]
            self.with_c.append(now)
        self.with_c.reverse()

    def _holders(self, moment: list[int], card: int) -> int:
        able = 0
        for h in range(self.holders):
            if moment[h] >> card & 1:
                able |= 1 << h
        return able

    def _before(self, k: int, op: Op, after: list[int]) -> list[int]:
        """Most holders have nothing to do with an op, and for them it is told in one go what is possible."""
        moment = self.may[k]
        d_at = self._holders(moment, self.d)
        moving = (1 << self.holders) - 1 if op.kind == ROTATE else 1 << op.a | 1 << op.b
        d_still = d_at & ~moving
        d_moving = cards_in(d_at & moving)
        others_go = self._others(op, -1, -1)
        before = [0] * self.holders
        for h in range(self.holders):
            if moment[h] >> self.c & 1:
                row = 0
                if moving >> h & 1:
                    if others_go and op.sizes[h] > (1 if self._gives(op, h) else 0):
                        row = after[h]
                    to_c = self._goes_to(op, h, self.c)
                    if to_c >= 0 and self._others(op, h, -1):
                        row |= after[to_c]
                elif others_go:
                    row = after[h] if op.sizes[h] > 1 else after[h] & ~(1 << h)
                row &= d_still
                for g in d_moving:
                    if self._possible(op, after, h, g):
                        row |= 1 << g
                before[h] = row
        return before

    def _possible(self, op: Op, after: list[int], h: int, g: int) -> bool:
        """Whether c with h and d with g before this op can lead to something possible after it."""
        to_c, to_d = self._goes_to(op, h, self.c), self._goes_to(op, g, self.d)
        # A hand that gives a card keeps one fewer.
        c_may_stay = op.sizes[h] > (1 if self._gives(op, h) else 0)
        d_may_stay = op.sizes[g] > (1 if self._gives(op, g) else 0)
        both_may_stay = c_may_stay and d_may_stay and (h != g or op.sizes[h] > (2 if self._gives(op, h) else 1))
        if both_may_stay and after[h] >> g & 1 and self._others(op, -1, -1):
            return True
        if to_c >= 0 and d_may_stay and after[to_c] >> g & 1 and self._others(op, h, -1):
            return True
        if to_d >= 0 and c_may_stay and after[h] >> to_d & 1 and self._others(op, -1, g):
            return True
        return to_c >= 0 and to_d >= 0 and h != g and after[to_c] >> to_d & 1 == 1 and self._others(op, h, g)

    def _gives(self, op: Op, holder: int) -> bool:
        if op.kind == ROTATE:
            return holder < self.holders - 1
        return holder == op.a or (op.kind == SWAP and holder == op.b)

    def _goes_to(self, op: Op, holder: int, card: int) -> int:
        """Where the card would go from there, if it can go."""
        if op.kind == ROTATE:
            n = self.holders - 1
            return (holder + op.b) % n if holder < n and op.xs[holder] >> card & 1 else -1
        if holder == op.a:
            for x in op.xs:
                if x >> card & 1:
                    return op.b
        elif holder == op.b and op.kind == SWAP:
            for y in op.ys:
                if y >> card & 1:
                    return op.a
        return -1

    def _others(self, op: Op, h: int, g: int) -> bool:
        """Whether c can go from h and d from g (-1: it stays) while whatever else goes is another card."""
        if op.kind == SWAP:
            for way in range(len(op.xs)):
                if self._among(op.xs[way], op.a, h, g) and self._among(op.ys[way], op.b, h, g):
                    return True
            return False
        if op.kind == MOVE:
            return self._among(op.xs[0], op.a, h, g)
        return all(self._among(op.xs[seat], seat, h, g) for seat in range(len(op.xs)))

    def _among(self, few: int, holder: int, h: int, g: int) -> bool:
        if holder == h:
            return few >> self.c & 1 == 1
        if holder == g:
            return few >> self.d & 1 == 1
        return few & ~self.both != 0


def pairs_of(ops: list[Op], may: list[list[int]]) -> list[Pair]:
    """C5.12, C5.13 The Bags, and the Mirror with each object that can do something."""
    made = [Pair(ops, may, BAG_KEY, BAG_GOBLET)]
    for card in [BAG_KEY, BAG_GOBLET, *cards_in(ABILITIES)]:
        made.append(Pair(ops, may, SHATTERED_MIRROR, card))
    return made
