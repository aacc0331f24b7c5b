"""What every game of the search says about every set of Lupus in Tabula: a logistic model over its special characters.

There are up to 128 sets for a number of players and too little time to play each of them often. But what a character
does to the odds is much the same in every set and changes slowly with the number of players, so a few dozen games for
each number, spread over all sets, tell which sets are worth playing in earnest. Of many guesses the best looks better
than it is, so the sets that it names first play some more games, and it learns from these too before it names those
that count. What is published comes from games that it has never seen.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence

import msgspec

from nightcoach.games.lupus import roles

RIDGE = 1.0
"""How strongly an effect is drawn towards none: as much as about so many games speak."""
ROUNDS = 12
"""Newton's method is exact to the last digit long before."""


class Screened(msgspec.Struct, frozen=True):
    """What came of some games of the search with one set."""

    seats: int
    cards: str
    games: int
    village: int
    pack: int
    hamster: int


def effects(seats: int, counts: Sequence[int]) -> list[float]:
    """What may matter: the number of players, whether it is odd, three wolves, a deadly Owl, and each special
    character, at every number and growing with it."""
    size = (seats - 16) / 8
    three = float(roles.wolves_of(seats) > 2)
    deadly = float(counts[roles.OWL] > 0 and seats >= roles.DEADLY_FROM)
    odd = float(seats % 2)
    found = [1.0, size, size * size, three, odd * (1 - three), odd * three, deadly]
    for unit in roles.UNITS:
        there = float(counts[unit] > 0)
        found += [there, there * size]
    return found


def logistic(value: float) -> float:
    """From log odds to a share."""
    return 1 / (1 + math.exp(-max(-30.0, min(30.0, value))))


def fit(rows: Sequence[tuple[list[float], int, int]]) -> list[float]:
    """The weights of the effects, from rows of effects, victories and games (Newton's method)."""
    width = len(rows[0][0])
    weights = [0.0] * width
    for _ in range(ROUNDS):
        slope = [-RIDGE * weight for weight in weights]
        bend = [[RIDGE * float(i == j) for j in range(width)] for i in range(width)]
        for row, won, games in rows:
            share = logistic(sum([w * x for w, x in zip(weights, row, strict=True)]))
            there = [(i, x) for i, x in enumerate(row) if x]
            for i, x in there:
                slope[i] += x * (won - games * share)
                for j, y in there:
                    bend[i][j] += x * y * games * share * (1 - share)
        weights = [w + step for w, step in zip(weights, solved(bend, slope), strict=True)]
    return weights


def solved(matrix: list[list[float]], right: list[float]) -> list[float]:
    """The solution of a system of linear equations (Gauss, with the largest pivot)."""
    rows = [[*row, value] for row, value in zip(matrix, right, strict=True)]
    n = len(rows)
    for i in range(n):
        best = max(range(i, n), key=lambda k: abs(rows[k][i]))
        rows[i], rows[best] = rows[best], rows[i]
        for k in range(i + 1, n):
            factor = rows[k][i] / rows[i][i]
            rows[k] = [x - factor * y for x, y in zip(rows[k], rows[i], strict=True)]
    found = [0.0] * n
    for i in range(n - 1, -1, -1):
        found[i] = (rows[i][n] - sum([rows[i][k] * found[k] for k in range(i + 1, n)])) / rows[i][i]
    return found


class Model:
    """How likely the Werehamster wins where it plays, and how likely the pack wins where the Werehamster does not."""

    def __init__(self, screened: Iterable[Screened]) -> None:
        found = [(effects(each.seats, roles.read_list(each.cards)), each) for each in screened]
        self.pack = fit([(row, each.pack, each.games - each.hamster) for row, each in found])
        with_hamster = [(row, each.hamster, each.games) for row, each in found if "werehamster" in each.cards]
        self.hamster = fit(with_hamster) if with_hamster else [0.0] * len(self.pack)

    def off_even(self, seats: int, counts: Sequence[int]) -> float:
        """How far from an even game a set is expected to be."""
        row = effects(seats, counts)
        hamster = logistic(sum([w * x for w, x in zip(self.hamster, row, strict=True)]))
        hamster *= counts[roles.WEREHAMSTER] > 0
        pack = logistic(sum([w * x for w, x in zip(self.pack, row, strict=True)]))
        return hamster + (1 - hamster) * abs(1 - 2 * pack)
