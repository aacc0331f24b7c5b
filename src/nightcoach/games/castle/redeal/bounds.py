"""Where each card may have been at every moment, worked out from all that was seen before and after.

This looks at one card at a time, and at how many cards a hand has; what two cards forbid each other is left to the
`sampler`. It depends on nothing but what was heard, so it is worked out once for all worlds.
"""

from __future__ import annotations

from typing import Final

from nightcoach.games.castle.cards import count
from nightcoach.games.castle.redeal.constraints import (
    HAND,
    LACKS,
    MOVE,
    ROTATE,
    SET_TOP,
    SHOW,
    SWAP,
    TOP_IS,
    Constraints,
    Op,
)
from nightcoach.games.castle.redeal.leaning import leanings
from nightcoach.games.castle.redeal.pairs import Pair, pairs_of

ROUNDS: Final = 4
"""How often the game is gone through in both directions; hardly anything new comes up after that."""


class Bounds:
    """The cards that each holder can have had before each op, and after the last."""

    def __init__(self, seen: Constraints) -> None:
        self.seen = seen
        self.cards: int = seen.cards
        self.holders: int = seen.holders
        self.ops: list[Op] = seen.ops
        self.may: list[list[int]] = []
        """By op and holder. Where nothing moves, the same list stands before and after."""
        self.first: list[int] = seen.first.copy()
        """What each marker may be; for those in the deck, until it is drawn and where it then goes."""
        self.start: list[int] = [0] * self.holders
        """The markers that each holder has at the beginning, as bits."""
        self._pairs: list[Pair] = []
        self._leanings: list[list[float]] = []
        self.fits = True
        """False if no game can be like this."""
        self.narrowed = False
        """Whether the round that is under way has found anything."""
        self._lay_out()
        for _ in range(ROUNDS):
            self.narrowed = False
            for k in range(len(self.ops)):
                self._join(k)
            for k in range(len(self.ops) - 1, -1, -1):
                self._join(k)
            if not self.narrowed or not self.fits:
                break
        self._limit_markers()

    def _lay_out(self) -> None:
        now = [0] * self.holders
        for h in range(self.holders):
            for marker in self.seen.start[h]:
                now[h] = now[h] | self.first[marker]
                self.start[h] = self.start[h] | 1 << marker
        self.may.append(now)
        for op in self.ops:
            if op.kind in (MOVE, SWAP, ROTATE):
                now = [self.seen.full] * self.holders
            self.may.append(now)

    def pairs(self) -> list[Pair]:
        """The same for some pairs of cards; worked out when it is needed."""
        if not self._pairs:
            self._pairs = pairs_of(self.ops, self.may)
        return self._pairs

    def leanings(self) -> list[list[float]]:
        """Where each card is better off; worked out when it is needed."""
        if not self._leanings:
            self._leanings = leanings(self.ops, self.may, self.cards)
        return self._leanings

    def _limit_markers(self) -> None:
        """What the markers may be, given where they lie at first, and when those of the deck are drawn."""
        for h in range(self.holders):
            for marker in self.seen.start[h]:
                self._limit(marker, self.may[0][h])
        if self.seen.deck:
            self._limit_deck()

    def _limit_deck(self) -> None:
        """A marker of the deck is among the cards that may lie there until it is drawn, and may then be drawn."""
        deck = self.holders - 1
        left = self.seen.start[deck]
        drawn = 0
        still = self.seen.full
        for k in range(len(self.ops)):
            op = self.ops[k]
            still &= self.may[k][deck]
            if op.a != deck:
                continue
            if op.kind == MOVE:
                self._limit(left[drawn], op.xs[0] & still)
                drawn += 1
            elif op.kind == SET_TOP:
                kept = self.seen.kept_on_top(k)
                if kept > 0:
                    self._limit(left[drawn], op.xs[0])
                if kept > 1:
                    self._limit(left[drawn + 1], op.ys[0])
            elif op.kind == TOP_IS:
                for i in range(len(op.xs)):
                    self._limit(left[drawn + i], op.xs[i])
        for marker in left[drawn:]:
            self._limit(marker, still & self.may[-1][deck])

    def _limit(self, marker: int, may: int) -> None:
        self.first[marker] = self.first[marker] & may

    # One op: what was possible before and after it

    def _join(self, k: int) -> None:
        op = self.ops[k]
        before, after = self.may[k], self.may[k + 1]
        kind, a, b = op.kind, op.a, op.b
        if kind == MOVE:
            op.xs[0] &= before[a] & after[b]
            self.fits = self.fits and op.xs[0] != 0
            self._stay(before, after, a, op.sizes[a] > 1, op.xs[0], 0)
            self._stay(before, after, b, True, 0, op.xs[0])
            self._others_stay(before, after, 1 << a | 1 << b)
            self._only(before, after, a, b, op.xs[0])
        elif kind == SWAP:
            self._join_swap(op, before, after)
        elif kind == ROTATE:
            n = self.holders - 1
            for h in range(n):
                op.xs[h] &= before[h] & after[(h + b) % n]
            for h in range(n):
                self._stay(before, after, h, op.sizes[h] > 1, op.xs[h], op.xs[(h - b) % n])
            self._others_stay(before, after, (1 << n) - 1)
            for h in range(n):
                self._only(before, after, h, (h + b) % n, op.xs[h])
        elif kind == SHOW:
            op.xs[0] &= before[a]
            self.fits = self.fits and op.xs[0] != 0
            self._only(before, after, a, a, op.xs[0])
        elif kind == HAND:
            for h in range(self.holders):
                self._set(before, h, before[h] & (op.xs[0] if h == a else ~op.xs[0]))
        elif kind == LACKS:
            self._set(before, a, before[a] & ~op.xs[0])
        elif kind == SET_TOP:
            self._only(before, after, a, a, op.xs[0])
            self._only(before, after, a, a, op.ys[0])
        self._count(before, op.sizes)

    def _join_swap(self, op: Op, before: list[int], after: list[int]) -> None:
        a, b = op.a, op.b
        go = come = 0
        lost = False
        for way in range(len(op.xs)):
            x, y = op.xs[way] & before[a] & after[b], op.ys[way] & before[b] & after[a]
            if x == 0 or y == 0:
                x = y = 0
                lost = True
            op.xs[way], op.ys[way] = x, y
            go |= x
            come |= y
        if lost:
            ways = [way for way in range(len(op.xs)) if op.xs[way]]
            op.xs, op.ys = [op.xs[way] for way in ways], [op.ys[way] for way in ways]
        self.fits = self.fits and go != 0
        self._stay(before, after, a, op.sizes[a] > 1, go, come)
        self._stay(before, after, b, op.sizes[b] > 1, come, go)
        self._others_stay(before, after, 1 << a | 1 << b)
        self._only(before, after, a, b, go)
        self._only(before, after, b, a, come)

    def _set(self, moment: list[int], holder: int, may: int) -> None:
        if moment[holder] != may:
            moment[holder] = may
            self.narrowed = True

    def _stay(self, before: list[int], after: list[int], holder: int, some: bool, go: int, come: int) -> None:
        """Cards that may stay with the holder, if some do, and those that may go or come."""
        stay = before[holder] & after[holder] if some else 0
        self._set(before, holder, before[holder] & (stay | go))
        self._set(after, holder, after[holder] & (stay | come))

    def _others_stay(self, before: list[int], after: list[int], moving: int) -> None:
        for h in range(self.holders):
            if moving >> h & 1 == 0 and before[h] != after[h]:
                both = before[h] & after[h]
                self._set(before, h, both)
                self._set(after, h, both)

    def _only(self, before: list[int], after: list[int], a: int, b: int, among: int) -> None:
        """If it can only be one card, that card was with a and then with b, and nowhere else."""
        if among and among & (among - 1) == 0:
            for h in range(self.holders):
                if h != a and before[h] & among:
                    self._set(before, h, before[h] & ~among)
                if h != b and after[h] & among:
                    self._set(after, h, after[h] & ~among)

    def _count(self, moment: list[int], sizes: list[int]) -> None:
        """A hand with room for no more than the cards that must be there has no other; and if no more cards can be
        there than it has, then those are nowhere else."""
        once = twice = 0
        for h in range(self.holders):
            twice |= once & moment[h]
            once |= moment[h]
        once &= ~twice
        for h in range(self.holders):
            must, able = moment[h] & once, count(moment[h])
            if able < sizes[h]:
                self.fits = False
            if must != moment[h]:
                if count(must) == sizes[h]:
                    self._set(moment, h, must)
                elif able == sizes[h]:
                    for other in range(self.holders):
                        if other != h:
                            self._set(moment, other, moment[other] & ~moment[h])
