"""Where hidden cards may have gone: a path through the game for every card, sampled to fit what was seen.

A card whose face nobody knows yet is a *marker*: it lies somewhere and might be one of several cards. The game is
walked through with markers. Where an unknown card moves, one marker of that hand is drawn to move; what was seen
narrows what markers may be. A card is given to a marker only at the very end, so a guess made early can hardly
contradict what was seen later. Two things keep guesses honest: the `bounds`, for every moment and holder the cards
that can lie there if everything seen before and later is to come true; and the `witness`, a full assignment of cards
to markers that is repaired whenever a marker is narrowed. If guesses still lead nowhere, the walk goes back some
decisions: the more often it has ended in the same place, the further. After too many dead ends it starts over; from
then on its guesses follow the `leaning` of the cards, and every other time the `pairs` are a further check. Both cost
some time, and in some games they save much more.
"""

from __future__ import annotations

from typing import Final

from nightcoach.core.chance import Chance
from nightcoach.games.castle.cards import cards_in
from nightcoach.games.castle.redeal.bounds import Bounds
from nightcoach.games.castle.redeal.constraints import MOVE, ROTATE, SET_TOP, SHOW, SWAP, Op
from nightcoach.games.castle.redeal.hands import Hands

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


class Paths(Hands):
    """One possible history of all cards."""

    def __init__(self, bounds: Bounds) -> None:
        super().__init__(bounds)
        self.places: list[Place] = []
        """Where the walk was before each decision."""
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
            if self.seen.deck:
                self.leanings = self.bounds.leanings() if attempt > 0 else []
                self.pairs = self.bounds.pairs() if attempt > 0 and attempt % 2 == 0 else []
            if self._walk(patience, chance):
                self.mix(chance)
                self._put_on_top(chance)
                return True
            self.dom = self.bounds.first.copy()
            if self.pairs and patience < MANY:
                patience *= 2
        return False

    def card(self, k: int) -> int:
        """The card that moved or was shown first in this op."""
        return self.card_of[self.x[k]] if self.x[k] >= 0 else self.ops[k].xs[0].bit_length() - 1

    def _put_on_top(self, chance: Chance) -> None:
        """C3.8 Which markers were put on top of the deck. Those that are shuffled in again can be any."""
        for k in range(len(self.ops)):
            op = self.ops[k]
            if op.kind == SET_TOP:
                top, kept = self.seen.top_marker(op), self.seen.kept_on_top(k)
                self.x[k] = top if kept > 0 else self._in_deck(op.xs[0], top, -1, chance)
                self.y[k] = top + 1 if kept > 1 else self._in_deck(op.ys[0], top, self.x[k], chance)

    def _in_deck(self, card: int, top: int, other: int, chance: Chance) -> int:
        """A marker of the deck: the one that is this card, if it was seen, or any but the other."""
        if card & (card - 1) == 0:
            return self.marker_of[card.bit_length() - 1]
        return chance.pick([marker for marker in range(top, self.cards) if marker != other])

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
        """Go back this many decisions that may have led to the dead end at op k; −1 if there are none."""
        last = len(self.places)
        if last > 0 and self.places[last - 1].k == k:  # all that may be decided here has been tried
            last -= 1
        both = self.in_each_others_way(k)
        i = self._back_to_these(both, last, decisions) if both else -1
        return i if i >= 0 else self._back_to_hands(self._hands(self.ops[k]), last, decisions)

    def _back_to_these(self, markers: int, last: int, decisions: int) -> int:
        """Go back this many decisions that narrowed or moved one of these markers."""
        few = cards_in(markers)
        at, dom = self.at, self.dom
        if last < len(self.places):
            at, dom = self.places[last].at, self.places[last].dom
        for i in range(last - 1, -1, -1):
            place = self.places[i]
            touched = False
            for h in range(len(at)):
                if (place.at[h] ^ at[h]) & markers:
                    touched = True
            for marker in few:
                if place.dom[marker] != dom[marker]:
                    touched = True
            at, dom = place.at, place.dom
            if touched:
                decisions -= 1
                if decisions == 0:
                    return i
        return -1

    def _back_to_hands(self, hands: int, last: int, decisions: int) -> int:
        """Go back this many decisions about these hands, or about hands connected with them."""
        i = last
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
        return True  # the rest is in the bounds

    def _move(self, k: int, op: Op, chance: Chance) -> bool:
        a, b = op.a, op.b
        self.begin()
        if a == self.bounds.holders - 1:
            return self._pass_on(a, b, self.seen.top_marker(op), k, chance)
        go, stay = op.xs[0], self.may[k + 1][a]
        able = self.able(a, go, stay)
        if len(able) > 1:
            self._decide(k, op)
        while able:
            marker = self.choose(k, a, b, go, able, chance)
            self.leave(a, marker, go, stay)
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
        if not self.pairs or self.agree(k + 1, chance):
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
        firsts = self.able(a, xs, stay_a)
        if not firsts:
            return False
        able = self.able(b, ys, stay_b)
        if not able:
            return False
        if only and (len(firsts) > 1 or len(able) > 1):
            self._decide(k, op)
        self.begin()
        while firsts:
            first = self.choose(k, a, b, xs, firsts, chance)
            self.leave(a, first, xs, stay_a)
            if not self.holds(0):
                continue
            mark = len(self.trail)
            seconds = able.copy() if firsts else able
            while seconds:
                second = self.choose(k, b, a, ys, seconds, chance)
                self.leave(b, second, ys, stay_b)
                if not self.holds(mark):
                    continue
                both = 1 << first | 1 << second
                self.at[a] = self.at[a] ^ both
                self.at[b] = self.at[b] ^ both
                if not self.pairs or self.agree(k + 1, chance):
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
            marker = self.take(able, chance)
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
            few = self.able(seat, op.xs[seat], after[seat])
            if not few:
                return False
            able.append(few)
            combinations *= len(few)
        if combinations > 1:
            self._decide(k, op)
        self.begin()
        for _ in range(min(combinations, ROTATIONS)):
            chosen = self._one_each(k, op, able, after, chance)
            if chosen:
                before = self.at
                self.at = before.copy()
                for seat in range(n):
                    self.at[seat] = self.at[seat] ^ (1 << chosen[seat] | 1 << chosen[(seat - op.b) % n])
                if not self.pairs or self.agree(k + 1, chance):
                    self.passed[k] = chosen
                    return True
                self.at = before
            self.take_back(0)
        return False

    def _one_each(self, k: int, op: Op, able: list[list[int]], after: list[int], chance: Chance) -> list[int]:
        """A marker for every seat to pass on; none if some seat finds none that goes with those before it."""
        chosen: list[int] = []
        for seat in range(len(able)):
            mark = len(self.trail)
            few = able[seat].copy()
            while few and len(chosen) == seat:
                marker = self.choose(k, seat, (seat + op.b) % len(able), op.xs[seat], few, chance)
                self.leave(seat, marker, op.xs[seat], after[seat])
                if self.holds(mark):
                    chosen.append(marker)
            if len(chosen) == seat:
                return []
        return chosen
