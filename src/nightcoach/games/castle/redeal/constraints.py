"""What was seen of cards as they moved."""

from __future__ import annotations

from typing import Final

MOVE: Final = 0
"""One card goes from a to b; it is among `xs[0]`. From the last holder, the deck, it is the top one."""
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

    def __init__(self, kind: int, a: int, b: int, xs: list[int], ys: list[int], sizes: list[int]) -> None:
        self.kind = kind
        self.a = a
        self.b = b
        self.xs = xs
        self.ys = ys
        self.sizes = sizes
        """How many cards each holder had before it."""


class Constraints:
    """Everything that happened to the cards, as far as it was seen.

    A *marker* is a card whose face is not decided. Those in the deck are numbered in the order in which they are drawn,
    the top one first: as long as nobody has seen them, one is like the other.
    """

    def __init__(self, cards: int, holders: int, deck: bool) -> None:
        self.cards = cards
        self.holders = holders
        self.deck = deck
        """Whether the last holder is a deck, into which nothing ever returns."""
        self.full: int = (1 << cards) - 1
        self.ops: list[Op] = []
        self.sizes: list[int] = [0] * holders
        self.start: list[list[int]] = [[] for _ in range(holders)]
        self.first: list[int] = [self.full] * cards
        """What each marker may be at the beginning."""

    def put(self, holder: int, marker: int) -> None:
        """Where a marker lies at the beginning."""
        self.start[holder].append(marker)
        self.sizes[holder] += 1

    def add(self, kind: int, a: int, b: int, xs: list[int], ys: list[int]) -> int:
        """Record one more thing that happened and return its number."""
        self.ops.append(Op(kind, a, b, xs, ys, self.sizes))
        if kind == MOVE:
            self.sizes = self.sizes.copy()
            self.sizes[a] -= 1
            self.sizes[b] += 1
        return len(self.ops) - 1

    def top_marker(self, op: Op) -> int:
        """The marker that lies on top of the deck before this op."""
        return self.cards - op.sizes[self.holders - 1]

    def kept_on_top(self, k: int) -> int:
        """How many of the two cards that op k puts on top are drawn from there; before that, somebody may look at the
        deck again and shuffle them in."""
        drawn = 0
        for op in self.ops[k + 1 :]:
            if op.kind == SET_TOP:
                return min(drawn, 2)
            if op.kind == MOVE and op.a == self.holders - 1:
                drawn += 1
        return 2
