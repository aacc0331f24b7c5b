"""Where hidden cards may have gone: a path through the game for every card, sampled to fit what was seen.

A card whose face nobody knows yet is a *marker*: it lies somewhere and might be one of several cards. The game is
walked through with markers. Where an unknown card moves, one marker of that hand is drawn to move; what was seen
narrows what markers may be. A card is given to a marker only at the very end, so a guess made early can hardly
contradict what was seen later. Two things keep guesses honest: looking back from the end, for every moment and holder
the cards that can lie there if everything seen later is to come true; and a full assignment of cards to markers that
is kept as a witness and repaired whenever a marker is narrowed. If guesses still lead nowhere, the walk goes back some
steps: the more often it has ended in the same place, the further.
"""

from __future__ import annotations

from typing import Final

from nightcoach.core.chance import Chance
from nightcoach.games.castle.cards import cards_in
from nightcoach.games.castle.redeal.constraints import HAND, MOVE, ROTATE, SET_TOP, SHOW, SWAP, TOP_IS, Constraints, Op

TRIES: Final = 60
"""How often a walk starts over before we say that nothing fits."""
DEAD_ENDS: Final = 1500
"""How often one walk may go back."""


class Place:
    """Where a walk was before an op, so that it can go back."""

    def __init__(
        self, at: list[list[int]], dom: list[int], card_of: list[int], marker_of: list[int], top: list[int]
    ) -> None:
        self.at = at
        self.dom = dom
        self.card_of = card_of
        self.marker_of = marker_of
        self.top = top


class Paths:
    """One possible history of all cards."""

    def __init__(self, seen: Constraints) -> None:
        self.seen = seen
        self.cards: int = seen.cards
        self.holders: int = seen.holders
        self.full: int = seen.full
        self.ops: list[Op] = seen.ops
        self.everybody: int = (1 << seen.holders) - 1
        self.allow: list[list[int]] = []
        """For each op, and after the last, the cards that each holder can have."""
        self.at: list[list[int]] = []
        """The markers of each holder. A hand that changes becomes a new list, so places can share the others."""
        self.dom: list[int] = []
        """What each marker may be."""
        self.card_of: list[int] = []
        self.marker_of: list[int] = []
        self.top: list[int] = []
        self.places: list[Place] = []
        """Where the walk was before each op."""
        self.x: list[int] = []
        """For each op the marker that moved or was shown first, and `y` the second."""
        self.y: list[int] = []
        self.passed: list[list[int]] = []
        """For each op the markers that everybody passed on, or those that lay in the hand."""
        self.broken: list[int] = []
        """Markers that can no longer be their card in the witness."""
        self.visited = 0

    def draw(self, chance: Chance) -> bool:
        """Sample one possible history; false if none was found."""
        self.allow = self.seen.look_back()
        for _ in range(TRIES):
            if self._walk(chance):
                self._mix(chance)
                return True
        return False

    # The walk

    def _walk(self, chance: Chance) -> bool:
        ops = len(self.ops)
        self.at = self.seen.start.copy()
        self.dom = self.seen.first.copy()
        self.top = []
        self.x = [-1] * ops
        self.y = [-1] * ops
        self.passed = [[]] * ops
        self.card_of = [-1] * self.cards
        self.marker_of = [-1] * self.cards
        for h in range(self.holders):
            for marker in self.at[h]:
                self.dom[marker] = self.dom[marker] & self.allow[0][h]
        order = list(range(self.cards))
        chance.shuffle(order)
        for marker in order:
            self.visited = 0
            if self.dom[marker] == 0 or not self._find(marker):
                return False
        return self._go(chance)

    def _go(self, chance: Chance) -> bool:
        ops = len(self.ops)
        self.places = []
        stuck = [0] * ops
        dead_ends = 0
        k = 0
        while k < ops:
            place = Place(self.at.copy(), self.dom.copy(), self.card_of.copy(), self.marker_of.copy(), self.top)
            self.places.append(place)
            if self._step(k, chance):
                k += 1
                continue
            dead_ends += 1
            if dead_ends > DEAD_ENDS:
                return False
            back = self._back(k, 1 + chance.below(2 + stuck[k] // 8))
            stuck[k] += 1
            k = back
            self._undo(k)
            del self.places[k:]
        return True

    def _back(self, k: int, transfers: int) -> int:
        """Go back this many transfers that touch the hands of op k, or hands connected with them."""
        op = self.ops[k]
        hands = self.everybody if op.kind == ROTATE else 1 << op.a | (1 << op.b if op.kind in (MOVE, SWAP) else 0)
        while k > 0 and transfers > 0:
            k -= 1
            op = self.ops[k]
            if op.kind == ROTATE:
                hands = self.everybody
                transfers -= 1
            elif op.kind in (MOVE, SWAP) and hands & (1 << op.a | 1 << op.b):
                hands |= 1 << op.a | 1 << op.b
                transfers -= 1
        return k

    def _step(self, k: int, chance: Chance) -> bool:
        """Carry out one op; if nothing fits, the walk is where it was."""
        op = self.ops[k]
        self.broken = []
        if op.kind == MOVE:
            return self._move(k, op, chance)
        if op.kind == SWAP:
            return self._swap(k, op, chance)
        if op.kind == SHOW:
            return self._show(k, op, chance)
        if op.kind == ROTATE:
            return self._rotate(k, op, chance)
        if op.kind == SET_TOP:
            return self._set_top(k, op, chance)
        return self._see(k, op) or self._undo(k)

    def _see(self, k: int, op: Op) -> bool:
        """The top of the deck, a whole hand, or what a hand lacks."""
        if op.kind == TOP_IS:
            for i in range(len(self.top)):
                if not self._limit(self.top[i], op.xs[i]):
                    return False
            return self._fits(k)
        xs = op.xs[0] if op.kind == HAND else self.full & ~op.xs[0]
        for h in range(self.holders):
            if h == op.a or op.kind == HAND:
                may = xs if h == op.a else ~xs
                for marker in self.at[h]:
                    if not self._limit(marker, may):
                        return False
        return self._fits(k)

    def _undo(self, k: int) -> bool:
        """Be where the walk was before this op; always false."""
        place = self.places[k]
        self.at, self.dom, self.top = place.at.copy(), place.dom.copy(), place.top
        self.card_of, self.marker_of = place.card_of.copy(), place.marker_of.copy()
        self.broken = []
        return False

    def _in_some_order(self, markers: list[int], chance: Chance) -> list[int]:
        order = markers.copy()
        if len(order) > 1:
            chance.shuffle(order)
        return order

    def _move(self, k: int, op: Op, chance: Chance) -> bool:
        a, b, may = op.a, op.b, op.xs[0] & self.allow[k + 1][op.b]
        top = self.top
        of_deck = a == self.holders - 1 and len(top) > 0
        barred = self.x[op.not_as] if op.not_as >= 0 else -1
        for marker in top[:1] if of_deck else self._in_some_order(self.at[a], chance):
            if self.dom[marker] & may == 0 or marker == barred:
                continue
            self.at[a] = [other for other in self.at[a] if other != marker]
            self.at[b] = [*self.at[b], marker]
            if self._limit(marker, may) and self._fits(k):
                if of_deck:
                    self.top = top[1:]
                self.x[k] = marker
                return True
            self._undo(k)
        return False

    def _swap(self, k: int, op: Op, chance: Chance) -> bool:
        a, b = op.a, op.b
        # The first way is the plain one; the others (with the Mirror) are rare, but must be possible.
        ways = list(range(len(op.xs)))
        if len(ways) > 1 and chance.below(4) == 0:
            chance.shuffle(ways)
        for way in ways:
            xs, ys = op.xs[way] & self.allow[k + 1][b], op.ys[way] & self.allow[k + 1][a]
            for first in self._in_some_order(self.at[a], chance):
                if self.dom[first] & xs == 0:
                    continue
                for second in self._in_some_order(self.at[b], chance):
                    if self.dom[second] & ys == 0:
                        continue
                    self.at[a] = [marker for marker in self.at[a] if marker != first] + [second]
                    self.at[b] = [marker for marker in self.at[b] if marker != second] + [first]
                    if self._limit(first, xs) and self._limit(second, ys) and self._fits(k):
                        self.x[k], self.y[k] = first, second
                        return True
                    self._undo(k)
        return False

    def _show(self, k: int, op: Op, chance: Chance) -> bool:
        self.passed[k] = self.at[op.a]
        for marker in self._in_some_order(self.at[op.a], chance):
            if self.dom[marker] & op.xs[0] == 0:
                continue
            if self._limit(marker, op.xs[0]) and self._fits(k):
                self.x[k] = marker
                return True
            self._undo(k)
        return False

    def _rotate(self, k: int, op: Op, chance: Chance) -> bool:
        n = self.holders - 1
        for _ in range(40):
            chosen: list[int] = []
            for seat in range(n):
                then = self.allow[k + 1][(seat + op.b) % n] & op.xs[seat]
                able = [marker for marker in self.at[seat] if self.dom[marker] & then]
                if not able:
                    return False
                chosen.append(chance.pick(able))
            fits = True
            for seat in range(n):
                kept = [marker for marker in self.places[k].at[seat] if marker != chosen[seat]]
                self.at[seat] = [*kept, chosen[(seat - op.b) % n]]
                fits = fits and self._limit(chosen[seat], self.allow[k + 1][(seat + op.b) % n] & op.xs[seat])
            if fits and self._fits(k):
                self.passed[k] = chosen
                return True
            self._undo(k)
        return False

    def _set_top(self, k: int, op: Op, chance: Chance) -> bool:
        for first in self._in_some_order(self.at[op.a], chance):
            if self.dom[first] & op.xs[0] == 0:
                continue
            for second in self._in_some_order(self.at[op.a], chance):
                if second == first or self.dom[second] & op.ys[0] == 0:
                    continue
                if self._limit(first, op.xs[0]) and self._limit(second, op.ys[0]) and self._fits(k):
                    self.x[k], self.y[k] = first, second
                    self.top = [first, second]
                    return True
                self._undo(k)
        return False

    # What a marker may be, and the witness

    def _limit(self, marker: int, may: int) -> bool:
        """This marker is one of these cards; false if that cannot be."""
        left = self.dom[marker] & may
        if left != self.dom[marker]:
            self.dom[marker] = left
            if left >> self.card_of[marker] & 1 == 0:
                self.broken.append(marker)
        return left != 0

    def _fits(self, k: int) -> bool:
        """After this op every marker can be where it is, and there is a witness for all of them."""
        before, after = self.allow[k], self.allow[k + 1]
        for h in range(self.holders):
            if before[h] & ~after[h]:
                for marker in self.at[h]:
                    if not self._limit(marker, after[h]):
                        return False
        return len(self.broken) == 0 or self._repair()

    def _repair(self) -> bool:
        """Find another card for every marker that can no longer be its card in the witness."""
        for marker in self.broken:
            if self.card_of[marker] >= 0 and self.marker_of[self.card_of[marker]] == marker:
                self.marker_of[self.card_of[marker]] = -1
            self.card_of[marker] = -1
        for marker in self.broken:
            self.visited = 0
            if self.card_of[marker] < 0 and not self._find(marker):
                return False
        self.broken = []
        return True

    def _find(self, marker: int) -> bool:
        """Find a card for this marker; others change theirs if they must (an augmenting path)."""
        may = self.dom[marker] & ~self.visited
        while may:
            bit = may & -may
            card = bit.bit_length() - 1
            may ^= bit
            self.visited |= bit
            other = self.marker_of[card]
            if other < 0 or self._find(other):
                self.marker_of[card] = marker
                self.card_of[marker] = card
                return True
            may &= ~self.visited
        return False

    def _mix(self, chance: Chance) -> None:
        """Every assignment that fits is possible: take random steps from the witness to another one."""
        for _ in range(2 * self.cards):
            marker = chance.below(self.cards)
            may = self.dom[marker]
            if may & (may - 1) == 0:
                continue
            card = chance.pick(cards_in(may))
            old = self.card_of[marker]
            if card == old:
                continue
            other = self.marker_of[card]
            if self.dom[other] >> old & 1:  # the two simply change places
                self.card_of[marker], self.card_of[other] = card, old
                self.marker_of[card], self.marker_of[old] = marker, other
                continue
            card_of, marker_of = self.card_of.copy(), self.marker_of.copy()
            self.marker_of[card] = marker
            self.card_of[marker] = card
            self.marker_of[old] = -1
            self.visited = 1 << card
            if not self._find_at_random(other, chance):
                self.card_of, self.marker_of = card_of, marker_of

    def _find_at_random(self, marker: int, chance: Chance) -> bool:
        may = self.dom[marker] & ~self.visited
        while may:
            card = chance.pick(cards_in(may))
            self.visited |= 1 << card
            other = self.marker_of[card]
            if other < 0 or self._find_at_random(other, chance):
                self.marker_of[card] = marker
                self.card_of[marker] = card
                return True
            may = self.dom[marker] & ~self.visited
        return False
