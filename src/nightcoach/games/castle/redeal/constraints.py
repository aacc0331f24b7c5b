"""What was seen of cards as they moved, and where each card may therefore have been at every moment."""

from __future__ import annotations

from typing import Final

MOVE: Final = 0
"""One card goes from a to b; it is among `xs[0]`."""
SWAP: Final = 1
"""One card each between a and b: among `xs[i]` and `ys[i]` for some i."""
ROTATE: Final = 2
"""Every seat passes one card, among `xs[seat]`, to the seat `b` further on."""
SHOW: Final = 3
"""a holds a card among `xs[0]`: it was played, offered, or seen."""
HAND: Final = 4
"""a holds exactly `xs[0]`."""
LACKS: Final = 5
"""a holds nothing of `xs[0]`."""
SET_TOP: Final = 6
"""Two cards, among `xs[0]` and `ys[0]`, are put on top of a, the deck."""
TOP_IS: Final = 7
"""The top cards of a, the deck, are `xs`, one after the other."""


class Op:
    """One thing that happened to cards."""

    def __init__(self, kind: int, a: int, b: int, xs: list[int], ys: list[int]) -> None:
        self.kind = kind
        self.a = a
        self.b = b
        self.xs = xs
        self.ys = ys
        self.not_as = -1
        """The number of an earlier op whose card this must not be."""
        self.sizes: list[int] = []
        """How many cards each holder had before it."""


class Constraints:
    """Everything that happened to the cards, as far as it was seen."""

    def __init__(self, cards: int, holders: int) -> None:
        self.cards = cards
        self.holders = holders
        self.full: int = (1 << cards) - 1
        self.ops: list[Op] = []
        self.sizes: list[int] = [0] * holders
        self.start: list[list[int]] = [[] for _ in range(holders)]
        self.first: list[int] = [self.full] * cards
        """What each marker may be at the beginning."""
        self.last: list[int] = [self.full] * holders
        """What each holder may hold at the end."""
        self.allow: list[list[int]] = []
        """What `look_back` has found, for as many ops as there were."""

    def copy(self) -> Constraints:
        """The same so far; what is added to one is not in the other."""
        twin = Constraints(self.cards, self.holders)
        twin.ops, twin.sizes, twin.start = self.ops.copy(), self.sizes, self.start
        twin.first, twin.last, twin.allow = self.first, self.last, self.allow
        return twin

    def put(self, holder: int, marker: int) -> None:
        """Where a marker lies at the beginning."""
        self.start[holder].append(marker)
        self.sizes[holder] += 1

    def add(self, kind: int, a: int, b: int, xs: list[int], ys: list[int]) -> int:
        """Record one more thing that happened and return its number."""
        op = Op(kind, a, b, xs, ys)
        op.sizes = self.sizes
        if kind == MOVE:
            self.sizes = self.sizes.copy()
            self.sizes[a] -= 1
            self.sizes[b] += 1
        self.ops.append(op)
        return len(self.ops) - 1

    def look_back(self) -> list[list[int]]:
        """Which cards each holder can have had before each op, and after the last, worked out from the end."""
        if len(self.allow) == len(self.ops) + 1:
            return self.allow
        after = self.last.copy()
        allow = [after]
        for k in range(len(self.ops) - 1, -1, -1):
            after = self._before(self.ops[k], after)
            allow.append(after)
        allow.reverse()
        self.allow = allow
        return allow

    def _before(self, op: Op, after: list[int]) -> list[int]:
        before = after.copy()
        a, b = op.a, op.b
        if op.kind == MOVE:
            self._moved(before, after, a, b, op.xs[0], op.sizes[a])
        elif op.kind == SWAP:
            xs = ys = 0
            for i in range(len(op.xs)):
                xs |= op.xs[i]
                ys |= op.ys[i]
            before[a] = (after[a] if op.sizes[a] > 1 else 0) | after[b] & xs
            before[b] = (after[b] if op.sizes[b] > 1 else 0) | after[a] & ys
            self._only(before, a, xs, after[b])
            self._only(before, b, ys, after[a])
        elif op.kind == ROTATE:
            n = self.holders - 1
            for h in range(n):
                before[h] = (after[h] if op.sizes[h] > 1 else 0) | after[(h + b) % n] & op.xs[h]
            for h in range(n):
                self._only(before, h, op.xs[h], after[(h + b) % n])
        elif op.kind == SHOW:
            self._only(before, a, op.xs[0], after[a])
        elif op.kind == HAND:
            for h in range(self.holders):
                before[h] = after[h] & op.xs[0] if h == a else after[h] & ~op.xs[0]
        elif op.kind == LACKS:
            before[a] = after[a] & ~op.xs[0]
        elif op.kind == SET_TOP:
            self._only(before, a, op.xs[0], after[a])
            self._only(before, a, op.ys[0], after[a])
        return before

    def _moved(self, before: list[int], after: list[int], a: int, b: int, xs: int, size: int) -> None:
        before[a] = (after[a] if size > 1 else 0) | after[b] & xs
        self._only(before, a, xs, after[b])

    def _only(self, before: list[int], holder: int, xs: int, then: int) -> None:
        """If it can only be one card, that card is with the holder and nowhere else."""
        if xs & (xs - 1) == 0:
            for h in range(self.holders):
                if h != holder:
                    before[h] &= ~xs
            before[holder] = (before[holder] & ~xs) | xs & then
