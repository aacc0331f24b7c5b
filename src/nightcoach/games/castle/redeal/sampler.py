"""Where hidden cards may have gone: a path through the game for every card, sampled to fit what was seen.

A card whose face nobody knows yet is a *marker*: it lies somewhere and might be one of several cards. The game is
walked through with markers. Where an unknown card moves, one marker of that hand is drawn to move; what was seen
narrows what markers may be. A card is given to a marker only at the very end, so a guess made early can hardly
contradict what was seen later. Two things keep guesses honest: the `bounds`, for every moment and holder the cards
that can lie there if everything seen before and later is to come true; and the `witness`, a full assignment of cards
to markers that is repaired whenever a marker is narrowed. If guesses still lead nowhere, the walk goes back some
decisions: the more often it has ended in the same place, the further. After too many dead ends it starts over, every
other time with the `pairs` as a further check: they cost some time, and in some games they save much more.
"""

from __future__ import annotations

from typing import Final

from nightcoach.core.chance import Chance
from nightcoach.games.castle.cards import BAG_KEY, BAGS, cards_in
from nightcoach.games.castle.redeal.bounds import Bounds
from nightcoach.games.castle.redeal.constraints import MOVE, ROTATE, SET_TOP, SHOW, SWAP, Constraints, Op
from nightcoach.games.castle.redeal.pairs import Pair
from nightcoach.games.castle.redeal.witness import Witness

TRIES: Final = 100
"""How often a walk starts over before we say that nothing fits. A dozen was the most that a long game needed."""
FEW: Final = 120
"""How many dead ends the first walk may meet."""
MANY: Final = 2000
"""Later walks may meet more and more, up to about this many."""
FURTHEST: Final = 24
"""How many decisions it goes back at most. Far jumps undo what was solved on the way; most dead ends are near their
cause."""
ROTATIONS: Final = 8
"""How often it is tried to find a card for everybody to pass on."""


class Place:
    """Where a walk was before a decision, so that it can go back. The witness of a later place is one here too, since
    markers only get narrower on the way."""

    def __init__(self, k: int, hands: int, at: list[int], dom: list[int]) -> None:
        self.k = k
        self.hands = hands
        """Whose hands the decision is about, as bits."""
        self.at = at
        self.dom = dom


class Paths(Witness):
    """One possible history of all cards."""

    def __init__(self, bounds: Bounds) -> None:
        super().__init__(bounds.first)
        self.bounds = bounds
        self.seen: Constraints = bounds.seen
        self.ops: list[Op] = bounds.ops
        self.may: list[list[int]] = bounds.may
        self.at: list[int] = []
        """The markers of each holder, as bits."""
        self.places: list[Place] = []
        """Where the walk was before each decision."""
        self.pairs: list[Pair] = []
        """Once a walk has met many dead ends: cards that may stand in each other's way."""
        ops = len(self.ops)
        self.x: list[int] = [-1] * ops
        """For each op the marker that moved or was shown first, and `y` the second."""
        self.y: list[int] = [-1] * ops
        self.hand: list[int] = [0] * ops
        """The markers that lay in the hand of which one was shown."""
        self.passed: list[list[int]] = [[]] * ops
        """For each op the markers that everybody passed on."""

    def draw(self, chance: Chance) -> bool:
        """Sample one possible history; false if none was found."""
        if not self.bounds.fits or not self.assign(chance):
            return False
        patience = FEW
        for attempt in range(TRIES):
            self.at = self.bounds.start.copy()
            self.places = []
            self.pairs = self.bounds.pairs() if attempt % 2 == 1 and self.seen.deck else []
            if self._walk(patience, chance):
                self.mix(chance)
                return True
            self.dom = self.bounds.first.copy()
            if attempt % 2 == 1 and patience < MANY:
                patience *= 2
        return False

    def card(self, k: int) -> int:
        """The card that moved or was shown first in this op."""
        return self.card_of[self.x[k]] if self.x[k] >= 0 else self.ops[k].xs[0].bit_length() - 1

    # The walk

    def _walk(self, patience: int, chance: Chance) -> bool:
        ops = len(self.ops)
        stuck: list[int] = []
        dead_ends = 0
        k = 0
        while k < ops:
            if self._step(k, chance):
                k += 1
                continue
            dead_ends += 1
            if dead_ends == 1:
                stuck = [0] * ops
            i = self._back(k, 1 + chance.below(1 + stuck[k] // 4 % FURTHEST))
            if i < 0 or dead_ends > patience:
                return False
            stuck[k] += 1
            place = self.places[i]
            self.at, self.dom = place.at, place.dom
            k = place.k
            del self.places[i:]
        return True

    def _back(self, k: int, decisions: int) -> int:
        """Go back this many decisions about the hands of op k, or about hands connected with them."""
        hands = self._hands(self.ops[k])
        i = len(self.places)
        if i > 0 and self.places[i - 1].k == k:  # all that may be decided here has been tried
            i -= 1
        last = i
        while i > 0 and decisions > 0:
            i -= 1
            others = self.places[i].hands
            if hands & others:
                hands |= others
                decisions -= 1
        return i if i < last else -1

    def _hands(self, op: Op) -> int:
        return (1 << self.bounds.holders) - 1 if op.kind == ROTATE else 1 << op.a | 1 << op.b

    def _decide(self, k: int, op: Op) -> None:
        """There is a choice here: a walk that gets stuck may come back to it."""
        self.places.append(Place(k, self._hands(op), self.at.copy(), self.dom.copy()))

    def _step(self, k: int, chance: Chance) -> bool:
        """Carry out one op; if nothing fits, the walk is where it was."""
        op = self.ops[k]
        if op.kind == SWAP:
            return self._swap(k, op, chance)
        if op.kind == MOVE:
            return self._move(k, op, chance)
        if op.kind == SHOW:
            return self._show(k, op, chance)
        if op.kind == ROTATE:
            return self._rotate(k, op, chance)
        if op.kind == SET_TOP:
            self.x[k] = self.seen.top_marker(op)
            self.y[k] = self.x[k] + 1
        return True  # the rest is in the bounds

    def _able(self, holder: int, go: int, stay: int) -> list[int]:
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

    # Pairs of cards

    def _agree(self, k: int, chance: Chance) -> bool:
        """Whether the two cards of every pair can be where they are before op k, as far as that is decided."""
        mark = len(self.trail)
        for marker in range(self.cards):
            if self.dom[marker] == BAGS:  # of the two it does not matter which, so let it be decided
                self.limit(marker, 1 << BAG_KEY + chance.below(2))
        if not self.holds(mark):
            return False
        for pair in self.pairs:
            if not self._agrees(pair.c, pair.d, pair.with_c[k]) or not self._agrees(pair.d, pair.c, pair.with_d[k]):
                self.broken = []
                self.take_back(mark)
                return False
        return self.holds(mark)

    def _agrees(self, c: int, d: int, rows: list[int]) -> bool:
        """If it is decided where c is: d can only be where it goes with that."""
        marker = self.marker_of[c]
        if self.dom[marker] != 1 << c:
            return True
        h = 0
        while self.at[h] >> marker & 1 == 0:
            h += 1
        bit = 1 << d
        for g in range(len(self.at)):
            if rows[h] >> g & 1 == 0:
                for other in cards_in(self.at[g]):
                    if self.dom[other] == bit:
                        return False
                    if self.dom[other] & bit:
                        self.limit(other, ~bit)
        return True

    def _take(self, markers: list[int], chance: Chance) -> int:
        """One of these at random, which is taken from the list."""
        n = len(markers)
        return markers.pop(chance.below(n)) if n > 1 else markers.pop()

    def _leave(self, holder: int, marker: int, go: int, stay: int) -> None:
        """A marker leaves its holder; what that says about it and those who stay."""
        self.limit(marker, go)
        for other in cards_in(self.at[holder] ^ 1 << marker):
            self.limit(other, stay)

    def _move(self, k: int, op: Op, chance: Chance) -> bool:
        a, b = op.a, op.b
        self.begin()
        if a == self.bounds.holders - 1:
            return self._pass_on(a, b, self.seen.top_marker(op), k, chance)
        go, stay = op.xs[0], self.may[k + 1][a]
        able = self._able(a, go, stay)
        if len(able) > 1:
            self._decide(k, op)
        while able:
            marker = self._take(able, chance)
            self._leave(a, marker, go, stay)
            if self.holds(0):
                if self._pass_on(a, b, marker, k, chance):
                    return True
                self.take_back(0)
        return False

    def _pass_on(self, a: int, b: int, marker: int, k: int, chance: Chance) -> bool:
        bit = 1 << marker
        self.at[a] = self.at[a] ^ bit
        self.at[b] = self.at[b] ^ bit
        self.x[k] = marker
        if not self.pairs or self._agree(k + 1, chance):
            return True
        self.at[a] = self.at[a] ^ bit
        self.at[b] = self.at[b] ^ bit
        return False

    def _swap(self, k: int, op: Op, chance: Chance) -> bool:
        if len(op.xs) == 1:
            return self._swap_so(k, op, 0, True, chance)
        # The first way is the plain one; the others (with the Mirror) are rare, but must be possible.
        ways = list(range(len(op.xs)))
        if chance.below(4) == 0:
            chance.shuffle(ways)
        self._decide(k, op)
        return any(self._swap_so(k, op, way, False, chance) for way in ways)

    def _swap_so(self, k: int, op: Op, way: int, only: bool, chance: Chance) -> bool:
        """Swap in one of the ways, or in the only one."""
        a, b = op.a, op.b
        xs, ys = op.xs[way], op.ys[way]
        stay_a, stay_b = self.may[k + 1][a], self.may[k + 1][b]
        firsts = self._able(a, xs, stay_a)
        if not firsts:
            return False
        able = self._able(b, ys, stay_b)
        if not able:
            return False
        if only and (len(firsts) > 1 or len(able) > 1):
            self._decide(k, op)
        self.begin()
        while firsts:
            first = self._take(firsts, chance)
            self._leave(a, first, xs, stay_a)
            if not self.holds(0):
                continue
            mark = len(self.trail)
            seconds = able.copy() if firsts else able
            while seconds:
                second = self._take(seconds, chance)
                self._leave(b, second, ys, stay_b)
                if not self.holds(mark):
                    continue
                both = 1 << first | 1 << second
                self.at[a] = self.at[a] ^ both
                self.at[b] = self.at[b] ^ both
                if not self.pairs or self._agree(k + 1, chance):
                    self.x[k] = first
                    self.y[k] = second
                    return True
                self.at[a] = self.at[a] ^ both
                self.at[b] = self.at[b] ^ both
                self.take_back(mark)
            self.take_back(0)
        return False

    def _show(self, k: int, op: Op, chance: Chance) -> bool:
        self.hand[k] = self.at[op.a]
        xs = op.xs[0]
        if xs & (xs - 1) == 0:
            return True  # that card is there, whichever of the markers it is
        able = [marker for marker in cards_in(self.at[op.a]) if self.dom[marker] & xs]
        if len(able) > 1:
            self._decide(k, op)
        self.begin()
        while able:
            marker = self._take(able, chance)
            self.limit(marker, xs)
            if self.holds(0):
                self.x[k] = marker
                return True
        return False

    def _rotate(self, k: int, op: Op, chance: Chance) -> bool:
        n = self.bounds.holders - 1
        after = self.may[k + 1]
        able: list[list[int]] = []
        combinations = 1
        for seat in range(n):
            few = self._able(seat, op.xs[seat], after[seat])
            if not few:
                return False
            able.append(few)
            combinations *= len(few)
        if combinations > 1:
            self._decide(k, op)
        self.begin()
        for _ in range(min(combinations, ROTATIONS)):
            chosen = self._one_each(op, able, after, chance)
            if chosen:
                before = self.at
                self.at = before.copy()
                for seat in range(n):
                    self.at[seat] = self.at[seat] ^ (1 << chosen[seat] | 1 << chosen[(seat - op.b) % n])
                if not self.pairs or self._agree(k + 1, chance):
                    self.passed[k] = chosen
                    return True
                self.at = before
            self.take_back(0)
        return False

    def _one_each(self, op: Op, able: list[list[int]], after: list[int], chance: Chance) -> list[int]:
        """A marker for every seat to pass on; none if some seat finds none that goes with those before it."""
        chosen: list[int] = []
        for seat in range(len(able)):
            mark = len(self.trail)
            few = able[seat].copy()
            while few and len(chosen) == seat:
                marker = self._take(few, chance)
                self._leave(seat, marker, op.xs[seat], after[seat])
                if self.holds(mark):
                    chosen.append(marker)
            if len(chosen) == seat:
                return []
        return chosen
