"""Which card each marker may be, and one assignment of cards to all of them that is kept as a witness."""

from __future__ import annotations

from nightcoach.core.chance import Chance
from nightcoach.games.castle.cards import cards_in


class Witness:
    """Markers and what they may be. As long as there is a witness, some cards fit all markers at once."""

    def __init__(self, first: list[int]) -> None:
        self.cards: int = len(first)
        self.dom: list[int] = first.copy()
        """What each marker may be."""
        self.card_of: list[int] = [-1] * self.cards
        self.marker_of: list[int] = [-1] * self.cards
        self.broken: list[int] = []
        """Markers that can no longer be their card in the witness."""
        self.trail: list[int] = []
        """The markers that were narrowed since `begin`, one after the other, and in `was` what they might be before."""
        self.was: list[int] = []
        self.visited = 0

    def assign(self, chance: Chance) -> bool:
        """Find a first witness."""
        order = list(range(self.cards))
        chance.shuffle(order)
        for marker in order:
            self.visited = 0
            if not self._find(marker):
                return False
        return True

    def begin(self) -> None:
        """What is narrowed from now on may be taken back."""
        if self.trail:
            self.trail.clear()
            self.was.clear()

    def limit(self, marker: int, may: int) -> None:
        """This marker is one of these cards."""
        old = self.dom[marker]
        left = old & may
        if left != old:
            self.trail.append(marker)
            self.was.append(old)
            self.dom[marker] = left
            if left >> self.card_of[marker] & 1 == 0:
                self.broken.append(marker)

    def holds(self, mark: int) -> bool:
        """Whether there still is a witness; if not, all but the first `mark` of what was narrowed is taken back."""
        if not self.broken or self._repair():
            return True
        self.take_back(mark)
        self._repair()
        return False

    def take_back(self, mark: int) -> None:
        """All but the first `mark` of the markers that were narrowed since `begin` are what they were."""
        while len(self.trail) > mark:
            self.dom[self.trail.pop()] = self.was.pop()

    def _repair(self) -> bool:
        """Find another card for every marker that can no longer be its card in the witness."""
        for marker in self.broken:
            card = self.card_of[marker]
            if card >= 0 and self.dom[marker] >> card & 1 == 0:
                self.marker_of[card] = -1
                self.card_of[marker] = -1
        for marker in self.broken:
            if self.card_of[marker] < 0:
                self.visited = 0
                if not self._find(marker):
                    return False
        self.broken = []
        return True

    def _find(self, marker: int) -> bool:
        """Find a card for this marker; others change theirs if they must (an augmenting path)."""
        may = self.dom[marker] & ~self.visited
        while may:
            bit = may & -may
            card = bit.bit_length() - 1
            self.visited |= bit
            other = self.marker_of[card]
            if other < 0 or self._find(other):
                self.marker_of[card] = marker
                self.card_of[marker] = card
                return True
            may = self.dom[marker] & ~self.visited
        return False

    def mix(self, chance: Chance) -> None:
        """Every assignment that fits is possible: take random steps from the witness to another one."""
        loose = [marker for marker in range(self.cards) if self.dom[marker] & (self.dom[marker] - 1)]
        for _ in range(2 * len(loose)):
            marker = chance.pick(loose)
            card = chance.pick(cards_in(self.dom[marker]))
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
