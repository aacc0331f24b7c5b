"""The canny bot of Eat Me: it weighs what every outcome would be worth to everybody, and mixes.

All its knowledge is in the view. It guesses how likely each house is to sleep and where the Wolf will go, from what
people tend to do and from what these players have done so far; it values a score by how near it is to the end, so that
giving somebody the last points costs more than three points early on; and it never plays one move for certain, because
a house that can be read is eaten.
"""

from __future__ import annotations

from typing import Final

from nightcoach.bots.mixing import mixed
from nightcoach.core.chance import Chance
from nightcoach.games.eatme.moves import HOOD, KIDS, KIND_NAMES, MOVES, PIG, WOLF
from nightcoach.games.eatme.wire import View

TRAPS_USUALLY: Final = {PIG: 0.30, HOOD: 0.40, KIDS: 0.48}
"""How often people set a trap: the more a house is worth, the more its owner fears a visit."""
VISITS_USUALLY: Final = {PIG: 1.0, HOOD: 1.4, KIDS: 1.8}
"""How much the Wolf is drawn to each kind of house."""
PATIENCE: Final = 4.0
"""How many rounds of observation weigh as much as what people tend to do."""
NEARER: Final = 1.32
"""By what factor a score's worth grows with each point."""
HEAT_CHOOSE: Final = 0.030
HEAT_PROWL: Final = 0.015
HEAT_DEAL: Final = 0.004
"""How far the mixture spreads: a move worse by this share of the hope is taken e times less often."""


class CannyEatMe:
    """A mixed strategy for every window of Eat Me."""

    def __repr__(self) -> str:
        return 'nightcoach.bot("eatme", "canny")'

    def choose(self, view: View, chance: Chance) -> str:
        """The words of a legal move, drawn from the mixture."""
        table = _Table(view)
        if view.window == "choose":
            hopes = [table.hope_of_choice(False), table.hope_of_choice(True)]
            return _mixed(["sleep", "trap"], hopes, HEAT_CHOOSE, chance)
        if view.window == "prowl":
            victims = [int(words.split()[1]) for words in view.legal]
            return _mixed(view.legal, [table.hope_of_visit(v) for v in victims], HEAT_PROWL, chance)
        return _mixed(view.legal, table.hopes_of_deals(view.legal), HEAT_DEAL, chance)


def _mixed(words: list[str] | tuple[str, ...], hopes: list[float], heat: float, chance: Chance) -> str:
    """One of the moves, the better the likelier."""
    return words[mixed(hopes, heat, chance)]


class _Table:
    """The round as this seat sees it."""

    def __init__(self, view: View) -> None:
        assert view.seat is not None
        self.me = view.seat
        self.scores = view.scores
        self.habits = view.habits
        self.target = view.options.target_points
        self.worths = [self.worth(score) for score in range(self.target + 4)]
        self.kinds = [_NUMBER[kind] for kind in view.kinds]
        if view.window != "deal":
            self.houses = [q for q, kind in enumerate(self.kinds) if kind != WOLF]
            self.wolf = self.kinds.index(WOLF)
            self.caught = [self.traps(q, kind) if kind != WOLF else 0.0 for q, kind in enumerate(self.kinds)]
            self.calm = [self.unvisited(q, kind, self.caught[q]) for q, kind in enumerate(self.kinds)]

    def worth(self, score: int) -> float:
        """What a score is worth: growing towards the target, and past it almost the game itself."""
        if score >= self.target:
            return float(8 * 4 ** (score - self.target))
        return float(NEARER ** (score - self.target))

    def traps(self, seat: int, kind: int) -> float:
        """How likely this player is to set a trap in this house: what people do, corrected by what this one has
        done."""
        habits = self.habits[seat]
        here, slept = habits.trapped[kind - 1], habits.slept[kind - 1]
        ever = sum(habits.trapped)
        usual = TRAPS_USUALLY[kind] * PATIENCE + 0.5 * (ever + here)
        return usual / (PATIENCE + 0.5 * (ever + sum(habits.slept) + here + slept))

    def visits(self, wolf: int, kind: int) -> float:
        """How much this Wolf is drawn to a kind of house: by its value, and by its own habits."""
        habits = self.habits[wolf].visited
        return VISITS_USUALLY[kind] * (PATIENCE + 3 * habits[kind - 1]) / (PATIENCE + sum(habits))

    def later(self, seat: int, gain: int) -> float:
        """The worth of a seat's score after a gain or a loss."""
        return self.worths[max(0, self.scores[seat] + gain)]

    def unvisited(self, seat: int, kind: int, trap: float) -> float:
        """The worth of a house that the Wolf passes by."""
        return trap * self.later(seat, 0) + (1 - trap) * self.later(seat, kind)

    def visited(self, seat: int, kind: int, trap: float) -> float:
        """The worth of a house that the Wolf visits."""
        return trap * self.later(seat, kind) + (1 - trap) * self.later(seat, -kind)

    def hope(self, mine: float, others: float) -> float:
        """My share of everybody's worth: a stand-in for the chance to win."""
        return mine / (mine + others)

    def hope_of_choice(self, trap: bool) -> float:
        """What a choice is worth to a house, over all visits and counting what the others get meanwhile."""
        mine = self.kinds[self.me]
        drawn = [self.visits(self.wolf, self.kinds[q]) * (1 + self.scores[q] / (2 * self.target)) for q in self.houses]
        hope = 0.0
        for victim, likely in zip(self.houses, drawn, strict=True):
            others = sum([self.calm[q] for q in self.houses if q not in (self.me, victim)])
            value = self.kinds[victim]
            if victim == self.me:
                gain = mine if trap else -mine
                here = self.hope(self.later(self.me, gain), others + self.later(self.wolf, -gain))
            else:
                caught = self.caught[victim]
                others += self.visited(victim, value, caught) + self.visited(self.wolf, value, 1 - caught)
                here = self.hope(self.later(self.me, 0 if trap else mine), others)
            hope += likely * here
        return hope / sum(drawn)

    def hope_of_visit(self, victim: int) -> float:
        """What a visit is worth to the Wolf."""
        value = self.kinds[victim]
        caught = self.caught[victim]
        others = sum([self.calm[q] for q in self.houses if q != victim])
        fed = self.hope(self.later(self.me, value), others + self.later(victim, -value))
        bitten = self.hope(self.later(self.me, -value), others + self.later(victim, value))
        return caught * bitten + (1 - caught) * fed

    def hopes_of_deals(self, deals: tuple[str, ...]) -> list[float]:
        """What each deal is worth to the dealer: who should be dealt what, me included."""
        dealt = [MOVES[deal].numbers for deal in deals]
        houses = [kind for kind in dealt[0] if kind != WOLF]
        worths = [self.worths_under(wolf, houses) for wolf in range(len(dealt[0]))]
        hopes = []
        for kinds in dealt:
            under = worths[kinds.index(WOLF)]
            worth = [under[q][kind] for q, kind in enumerate(kinds)]
            hopes.append(self.hope(worth[self.me], sum(worth) - worth[self.me]))
        return hopes

    def worths_under(self, wolf: int, houses: list[int]) -> list[list[float]]:
        """What each seat's score would be worth after a round in each character, if that seat were the Wolf."""
        total = sum([self.visits(wolf, kind) for kind in houses])
        likely = {kind: self.visits(wolf, kind) / total for kind in set(houses)}
        fed = sum([likely[kind] * self.visited(wolf, kind, 1 - TRAPS_USUALLY[kind]) for kind in houses])
        worths = []
        for seat in range(len(houses) + 1):
            worth = [fed, 0.0, 0.0, 0.0]
            for kind, visit in likely.items():
                traps = (0.0, 1.0) if seat == self.me else (self.traps(seat, kind),)  # I can choose, others I guess
                worth[kind] = max(
                    [
                        visit * self.visited(seat, kind, trap) + (1 - visit) * self.unvisited(seat, kind, trap)
                        for trap in traps
                    ]
                )
            worths.append(worth)
        return worths


_NUMBER: Final[dict[str, int]] = {name: number for number, name in enumerate(KIND_NAMES)}
