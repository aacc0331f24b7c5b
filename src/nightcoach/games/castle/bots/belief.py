"""What the canny bot of The Castle of the Devil believes: who belongs together, and where the objects are.

The belief is explicit. Every split of the table into two societies that the cards and what the seat has seen allow,
at most 35 of them, has a weight: how well it explains who backed, opposed and attacked whom, and who parted with
which treasure.
"""

from __future__ import annotations

import math
from typing import Final

from nightcoach.games.castle.cards import (
    BAG_KEY,
    CARDS,
    MOST,
    NOBODY,
    OBJECTS,
    PER_SOCIETY,
    SOCIETIES,
)
from nightcoach.games.castle.wire_view import View

NUMBER: Final[dict[str, int]] = {name: card for card, name in enumerate(OBJECTS)}

# How much one act shifts the log odds that the two are of one society, at a table of six; found from games of this bot
# against itself. Players know each other better from round to round, so what they do comes to tell more. Attacks
# tell nothing: a stranger is challenged for a look, a rival for his treasure, and now and then a friend for his.
BACKING: Final = 0.05
BACKING_GROWS: Final = 0.008
BACKING_MOST: Final = 0.11
OFFER_GROWS: Final = 0.03
OFFER_MOST: Final = 0.13
"""People prefer to offer to their friends, whatever the answer."""
TO_ME: Final = 1.2
"""What somebody does to me tells me more than what he does to others, of whom I know less."""
WORN: Final = 0.10
"""The tenth act between the same two tells less than the first: how fast acts wear off."""
GOT_MINE: Final = 0.02
"""Somebody let me have what my society collects."""
GOT_THEIRS: Final = 0.06
"""Or what the others collect: a rival would have kept it."""

# How likely an object is still in a hand from which one object has gone unseen, and how that fades with every further.
TREASURE_STAYS: Final = 0.68
BAG_STAYS: Final = 0.2
OTHER_STAYS: Final = 0.53
FADES: Final = 0.91


def _all_splits() -> list[list[list[int]]]:
    """C2.2 By the number of players and a seat: who may belong to that seat's society, as bits."""
    found: list[list[list[int]]] = []
    for seats in range(MOST + 1):
        by_seat: list[list[int]] = []
        for me in range(MOST):
            splits: list[int] = []
            if PER_SOCIETY[seats] and me < seats:
                for few in range(1 << seats):
                    members = few.bit_count()
                    if few >> me & 1 and members <= PER_SOCIETY[seats] and seats - members <= PER_SOCIETY[seats]:
                        splits.append(few)
            by_seat.append(splits)
        found.append(by_seat)
    return found


SPLITS: Final[list[list[list[int]]]] = _all_splits()


def worn(times: int) -> float:
    """The weight of this many acts of one kind."""
    return times / (1.0 + WORN * abs(times))


class Mind:
    """The position as one seat sees it, and what it makes of it."""

    def __init__(self, view: View) -> None:
        assert view.seat is not None
        assert view.society is not None
        self.view = view
        self.me: int = view.seat
        self.seats: int = view.seats
        self.mine: int = SOCIETIES.index(view.society)
        self.deck: int = view.deck
        self.hand: list[int] = [NUMBER[name] for name in view.hand]
        self.splits: list[int] = []
        self.weights: list[float] = []
        self.friend: list[float] = [0.0] * view.seats
        """How likely each seat is in my society."""
        self.holder: list[int] = [NOBODY] * CARDS
        """Where each object was last seen, if with somebody else."""
        self.still: list[float] = [0.0] * 21
        """How likely it is still there."""
        self.believe()
        self.locate()

    # Who belongs together.

    def believe(self) -> None:
        """Weigh every split that is possible."""
        ours, theirs = 0, 0
        own = self.view.society
        for q, society in enumerate(self.view.societies_seen):
            if society is not None and q != self.me:
                if society == own:
                    ours |= 1 << q
                else:
                    theirs |= 1 << q
        for laid in self.view.laid:
            if laid.society == own:
                ours |= 1 << laid.seat
            else:
                theirs |= 1 << laid.seat
        bonds = self.bonds()
        splits: list[int] = []
        logs: list[float] = []
        for split in SPLITS[self.seats][self.me]:
            if split & ours == ours and split & theirs == 0:
                splits.append(split)
                logs.append(self.told_by(split, bonds))
        best = max(logs)
        weights = [math.exp(log - best) for log in logs]
        total = sum(weights)
        self.splits = splits
        self.weights = [weight / total for weight in weights]
        for i in range(len(splits)):
            for q in range(self.seats):
                if splits[i] >> q & 1:
                    self.friend[q] += self.weights[i]

    def bonds(self) -> list[float]:
        """What the dealings of each pair of seats say about their being in one society, as half log odds, seat by seat.
        What I did myself tells me nothing."""
        n, me = self.seats, self.me
        rounds = self.view.turn / n
        backing = min(BACKING_MOST, BACKING + BACKING_GROWS * rounds) * 6 / n
        offering = min(OFFER_MOST, OFFER_GROWS * rounds)
        bonds = [0.0] * (n * n)
        for p in range(n):
            if p == me:
                continue
            ties = self.view.ties[p]
            backed, opposed, traded, snubbed = ties.backed, ties.opposed, ties.traded, ties.snubbed
            for q in range(n):
                if q == p:
                    continue
                bond = backing * worn(backed[q] - opposed[q]) + offering * worn(traded[q] + snubbed[q])
                if q == me:
                    bond *= TO_ME
                if p < q:
                    bonds[p * n + q] += bond
                else:
                    bonds[q * n + p] += bond
        for p in range(n):
            keys, goblets = self.view.got[p]
            mine, theirs = (keys, goblets) if self.mine == 0 else (goblets, keys)
            at = p * n + me if p < me else me * n + p
            bonds[at] += GOT_MINE * worn(mine) + GOT_THEIRS * worn(theirs)
        return bonds

    def told_by(self, split: int, bonds: list[float]) -> float:
        """How well a split explains all dealings, as a logarithm."""
        n = self.seats
        log = 0.0
        for p in range(n):
            side = split >> p & 1
            for q in range(p + 1, n):
                if split >> q & 1 == side:
                    log += bonds[p * n + q]
                else:
                    log -= bonds[p * n + q]
        return log

    # Where the objects are.

    def locate(self) -> None:
        """C10.5 Every object that was seen, and how likely it is still where it was."""
        for seen in self.view.objects_seen:
            if seen.holder is None:
                continue
            card = NUMBER[seen.object]
            self.holder[card] = seen.holder
            self.still[card] = self.stays(card) * FADES ** (seen.moved - 1) if seen.moved else 1.0
        for laid in self.view.laid:
            for card in range(CARDS):
                if self.holder[card] == laid.seat:
                    self.still[card] = 0.0
            for name in laid.hand:
                self.holder[NUMBER[name]] = laid.seat
                self.still[NUMBER[name]] = 1.0
        for card in self.hand:
            self.holder[card] = self.me
            self.still[card] = 1.0

    def stays(self, card: int) -> float:
        """How likely something else left the hand: thieves take treasure, givers give what they need least."""
        if card < BAG_KEY or (card <= BAG_KEY + 1 and self.deck == 0):
            return TREASURE_STAYS
        return BAG_STAYS if card <= BAG_KEY + 1 else OTHER_STAYS

    def counting(self, society: int) -> list[int]:
        """C9.4 The objects that count for a society now."""
        cards = [3 * society, 3 * society + 1, 3 * society + 2]
        if self.deck == 0:
            cards.append(BAG_KEY + society)
        return cards

    def held_by(self, seat: int, society: int) -> float:
        """How many objects that count for a society this seat is likely to hold, as far as I have seen."""
        held = 0.0
        for card in self.counting(society):
            if self.holder[card] == seat:
                held += self.still[card]
        return held

    def need(self, split: int, society: int) -> int:
        """C9.5 How many a society needs if this is the split."""
        members = split.bit_count()
        if society != self.mine:
            members = self.seats - members
        return 2 if self.seats % 2 == 1 and members * 2 < self.seats else 3


def society_of(card: int) -> int:
    """Which society collects this Key, Goblet or Bag."""
    return card - BAG_KEY if card >= BAG_KEY else card // 3
