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
        self.dom: list[int] = []
        self.card_of: list[int] = []
        self.marker_of: list[int] = []
        self.top: list[int] = []
        self.x: list[int] = []
        """For each op the marker that moved or was shown first, and `y` the second."""
        self.y: list[int] = []
        self.passed: list[list[int]] = []
        """For each op the markers that everybody passed on, or those that lay in the hand."""
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
        self.at = [markers.copy() for markers in self.seen.start]
        self.dom = self.seen.first.copy()
        self.top = []
        self.x = [-1] * len(self.ops)
        self.y = [-1] * len(self.ops)
        self.passed = [[]] * len(self.ops)
        self.card_of = [-1] * self.cards
        self.marker_of = [-1] * self.cards
        self._narrow(0)
        order = list(range(self.cards))
        chance.shuffle(order)
        for marker in order:
            self.visited = 0
            if self.dom[marker] == 0 or not self._find(marker):
                return False
        return self._go(chance)

    def _go(self, chance: Chance) -> bool:
        ops = len(self.ops)
        places: list[Place] = []
        stuck = [0] * ops
        dead_ends = 0
        k = 0
        while k < ops:
            at = [markers.copy() for markers in self.at]
            places.append(Place(at, self.dom.copy(), self.card_of.copy(), self.marker_of.copy(), self.top))
            if self._step(k, chance):
                k += 1
                continue
            dead_ends += 1
            if dead_ends > DEAD_ENDS:
                return False
            back = self._back(k, 1 + chance.below(2 + stuck[k] // 8))
            stuck[k] += 1
            k = back
            place = places[k]
            del places[k:]
            self.at, self.dom, self.top = place.at, place.dom, place.top
            self.card_of, self.marker_of = place.card_of, place.marker_of
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
        op = self.ops[k]
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
        if op.kind == TOP_IS:
            for i in range(len(self.top)):
                self.dom[self.top[i]] &= op.xs[i]
            return self._narrow(k + 1) and self._repair()
        xs = op.xs[0] if op.kind == HAND else self.full & ~op.xs[0]
        for marker in self.at[op.a]:
            self.dom[marker] &= xs
        if op.kind == HAND:
            for h in range(self.holders):
                if h != op.a:
                    for marker in self.at[h]:
                        self.dom[marker] &= ~xs
        return self._narrow(k + 1) and self._repair()

    def _in_some_order(self, markers: list[int], chance: Chance) -> list[int]:
        order = markers.copy()
        if len(order) > 1:
            chance.shuffle(order)
        return order

    def _move(self, k: int, op: Op, chance: Chance) -> bool:
        a, b, xs = op.a, op.b, op.xs[0]
        then = self.allow[k + 1][b]
        top = self.top
        of_deck = a == self.holders - 1 and len(top) > 0
        barred = self.x[op.not_as] if op.not_as >= 0 else -1
        for marker in top[:1] if of_deck else self._in_some_order(self.at[a], chance):
            if self.dom[marker] & xs & then == 0 or marker == barred:
                continue
            dom, card_of, marker_of = self.dom.copy(), self.card_of.copy(), self.marker_of.copy()
            self.at[a].remove(marker)
            self.at[b].append(marker)
            self.dom[marker] &= xs
            if self._narrow(k + 1) and self._repair():
                if of_deck:
                    self.top = top[1:]
                self.x[k] = marker
                return True
            self.at[b].pop()
            self.at[a].append(marker)
            self.dom, self.card_of, self.marker_of = dom, card_of, marker_of
        return False

    def _swap(self, k: int, op: Op, chance: Chance) -> bool:
        a, b = op.a, op.b
        to_b, to_a = self.allow[k + 1][b], self.allow[k + 1][a]
        # The first way is the plain one; the others (with the Mirror) are rare, but must be possible.
        ways = list(range(len(op.xs)))
        if len(ways) > 1 and chance.below(4) == 0:
            chance.shuffle(ways)
        for way in ways:
            xs, ys = op.xs[way], op.ys[way]
            for first in self._in_some_order(self.at[a], chance):
                if self.dom[first] & xs & to_b == 0:
                    continue
                for second in self._in_some_order(self.at[b], chance):
                    if self.dom[second] & ys & to_a and self._swapped(k, a, b, first, second, xs, ys):
                        return True
        return False

    def _swapped(self, k: int, a: int, b: int, first: int, second: int, xs: int, ys: int) -> bool:
        dom, card_of, marker_of = self.dom.copy(), self.card_of.copy(), self.marker_of.copy()
        in_a, in_b = self.at[a], self.at[b]
        self.at[a] = [marker for marker in in_a if marker != first] + [second]
        self.at[b] = [marker for marker in in_b if marker != second] + [first]
        self.dom[first] &= xs
        self.dom[second] &= ys
        if self._narrow(k + 1) and self._repair():
            self.x[k], self.y[k] = first, second
            return True
        self.at[a], self.at[b] = in_a, in_b
        self.dom, self.card_of, self.marker_of = dom, card_of, marker_of
        return False

    def _show(self, k: int, op: Op, chance: Chance) -> bool:
        self.passed[k] = self.at[op.a].copy()
        several = op.xs[0] & (op.xs[0] - 1) != 0
        for marker in self._in_some_order(self.at[op.a], chance):
            if self.dom[marker] & op.xs[0] == 0:
                continue
            if several and self.dom[marker] & ~op.xs[0] == 0:
                self.x[k] = marker  # this tells nothing new
                return True
            dom, card_of, marker_of = self.dom.copy(), self.card_of.copy(), self.marker_of.copy()
            self.dom[marker] &= op.xs[0]
            if self._narrow(k + 1) and self._repair():
                self.x[k] = marker
                return True
            self.dom, self.card_of, self.marker_of = dom, card_of, marker_of
        return False

    def _rotate(self, k: int, op: Op, chance: Chance) -> bool:
        n = self.holders - 1
        for _ in range(40):
            before = [markers.copy() for markers in self.at]
            dom, card_of, marker_of = self.dom.copy(), self.card_of.copy(), self.marker_of.copy()
            chosen: list[int] = []
            for seat in range(n):
                then = self.allow[k + 1][(seat + op.b) % n] & op.xs[seat]
                able = [marker for marker in self.at[seat] if self.dom[marker] & then]
                if not able:
                    break
                chosen.append(chance.pick(able))
            if len(chosen) == n:
                for seat in range(n):
                    self.at[seat].remove(chosen[seat])
                    self.dom[chosen[seat]] &= op.xs[seat]
                for seat in range(n):
                    self.at[(seat + op.b) % n].append(chosen[seat])
                if self._narrow(k + 1) and self._repair():
                    self.passed[k] = chosen
                    return True
            self.at = before
            self.dom, self.card_of, self.marker_of = dom, card_of, marker_of
        return False

    def _set_top(self, k: int, op: Op, chance: Chance) -> bool:
        for first in self._in_some_order(self.at[op.a], chance):
            if self.dom[first] & op.xs[0] == 0:
                continue
            for second in self._in_some_order(self.at[op.a], chance):
                if second == first or self.dom[second] & op.ys[0] == 0:
                    continue
                dom, card_of, marker_of = self.dom.copy(), self.card_of.copy(), self.marker_of.copy()
                self.dom[first] &= op.xs[0]
                self.dom[second] &= op.ys[0]
                if self._narrow(k + 1) and self._repair():
                    self.x[k], self.y[k] = first, second
                    self.top = [first, second]
                    return True
                self.dom, self.card_of, self.marker_of = dom, card_of, marker_of
        return False

    # What a marker may be, and the witness

    def _narrow(self, k: int) -> bool:
        """Remove from every marker the cards that cannot be there now; false if a marker has none left."""
        allow = self.allow[k]
        dom = self.dom
        for h in range(self.holders):
            may = allow[h]
            if may != self.full:
                for marker in self.at[h]:
                    dom[marker] &= may
                    if dom[marker] == 0:
                        return False
        return True

    def _repair(self) -> bool:
        """Find another card for every marker that can no longer be its card in the witness."""
        dom, card_of, marker_of = self.dom, self.card_of, self.marker_of
        broken: list[int] = []
        for marker in range(self.cards):
            card = card_of[marker]
            if dom[marker] >> card & 1 == 0:
                marker_of[card] = -1
                card_of[marker] = -1
                broken.append(marker)
        for marker in broken:
            self.visited = 0
            if not self._find(marker):
                return False
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
