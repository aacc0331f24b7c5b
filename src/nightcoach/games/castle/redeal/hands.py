"""The hands of the sampler: which markers each holder has, which of them may go, and which goes."""

from __future__ import annotations

from typing import Final

from nightcoach.core.chance import Chance
from nightcoach.games.castle.cards import BAG_KEY, BAGS, cards_in
from nightcoach.games.castle.redeal.bounds import Bounds
from nightcoach.games.castle.redeal.constraints import MOVE, SWAP, Constraints, Op
from nightcoach.games.castle.redeal.leaning import weight_of_going
from nightcoach.games.castle.redeal.pairs import Pair
from nightcoach.games.castle.redeal.witness import Witness

FINE: Final = 1 << 24
"""How finely a draw among weights is made."""
UNLIKELY: Final = 0.02
"""What every marker weighs at least: whatever is possible must be possible to draw."""
ALMOST: Final = 0.99
"""No marker is more likely than that to go."""


class Hands(Witness):
    """Markers and where they are."""

    def __init__(self, bounds: Bounds) -> None:
        super().__init__(bounds.first)
        self.bounds = bounds
        self.seen: Constraints = bounds.seen
        self.ops: list[Op] = bounds.ops
        self.may: list[list[int]] = bounds.may
        self.at: list[int] = []
        """The markers of each holder, as bits."""
        self.pairs: list[Pair] = []
        """Once walks have met many dead ends: cards that may stand in each other's way."""
        self.leanings: list[list[float]] = []
        """The same: where cards are better off."""

    def able(self, holder: int, go: int, stay: int) -> list[int]:
        """The markers of a holder of which one may go while the others stay."""
        able: list[int] = []
        must = -1
        for marker in cards_in(self.at[holder]):
            dom = self.dom[marker]
            if dom & stay == 0:
                if must >= 0 or dom & go == 0:
                    return []
                must = marker
            elif dom & go:
                able.append(marker)
        return able if must < 0 else [must]

    def in_each_others_way(self, k: int) -> int:
        """The markers that all have to leave a hand by op k, as bits; none if there are not several."""
        op = self.ops[k]
        if op.kind in (MOVE, SWAP):
            for holder in (op.a, op.b) if op.kind == SWAP else (op.a,):
                stay = self.may[k + 1][holder]
                must = 0
                for marker in cards_in(self.at[holder]):
                    if self.dom[marker] & stay == 0:
                        must |= 1 << marker
                if must & (must - 1):
                    return must
        return 0

    # Who goes

    def take(self, markers: list[int], chance: Chance) -> int:
        """One of these at random, which is taken from the list."""
        n = len(markers)
        return markers.pop(chance.below(n)) if n > 1 else markers.pop()

    def choose(self, k: int, a: int, b: int, go: int, markers: list[int], chance: Chance) -> int:
        """One of these, taken from the list, to go from a to b by op k; it is among the cards `go`."""
        n = len(markers)
        if n == 1 or not self.leanings:
            return self.take(markers, chance)
        after = self.leanings[k + 1]
        here, there = a * self.cards, b * self.cards
        weight = weight_of_going(self.ops[k], a)
        total = 0.0
        up_to: list[float] = []
        for marker in markers:
            dom = cards_in(self.dom[marker])
            goes = 0.0
            for c in dom:
                if go >> c & 1:
                    x = weight * after[there + c]
                    if x > 0.0:
                        goes += x / (x + after[here + c])
            goes = min(goes / len(dom), ALMOST)
            total += goes / (1.0 - goes) + UNLIKELY
            up_to.append(total)
        drawn = chance.below(FINE) / FINE * total
        i = 0
        while i < n - 1 and up_to[i] <= drawn:
            i += 1
        return markers.pop(i)

    def leave(self, holder: int, marker: int, go: int, stay: int) -> None:
        """A marker leaves its holder; what that says about it and those who stay."""
        self.limit(marker, go)
        for other in cards_in(self.at[holder] ^ 1 << marker):
            self.limit(other, stay)

    # Pairs of cards

    def agree(self, k: int, chance: Chance) -> bool:
        """Whether the two cards of every pair can be where they are before op k, as far as that is decided."""
        mark = len(self.trail)
        for marker in range(self.cards):
            if self.dom[marker] == BAGS:  # of the two it does not matter which, so let it be decided
                self.limit(marker, 1 << BAG_KEY + chance.below(2))
        if not self.holds(mark):
            return False
        able: list[int] = []
        for here in self.at:
            few = 0
            for marker in cards_in(here):
                few |= self.dom[marker]
            able.append(few)
        for pair in self.pairs:
            if not self._agrees(pair.c, pair.d, pair.with_c[k], able):
                self.broken = []
                self.take_back(mark)
                return False
        return self.holds(mark)

    def _agrees(self, c: int, d: int, rows: list[int], able: list[int]) -> bool:
        """Each of the two is only where the other can be somewhere that goes with that."""
        d_at = 0
        for h in range(len(able)):
            d_at |= (able[h] >> d & 1) << h
        together = 0
        for h in range(len(able)):
            if able[h] >> c & 1:
                if rows[h] & d_at:
                    together |= rows[h]
                elif not self._without(h, c, able):
                    return False
        return all(self._without(h, d, able) for h in cards_in(d_at & ~together))

    def _without(self, holder: int, card: int, able: list[int]) -> bool:
        """The holder does not have this card, if that can be."""
        bit = 1 << card
        for marker in cards_in(self.at[holder]):
            if self.dom[marker] == bit:
                return False
            self.limit(marker, ~bit)
        able[holder] = able[holder] & ~bit
        return True
