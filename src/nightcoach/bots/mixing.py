"""A choice that cannot be predicted: better moves are likelier, none is certain."""

from __future__ import annotations

import math
from collections.abc import Sequence

from nightcoach.core.chance import Chance


def mixed(values: Sequence[float], heat: float, chance: Chance) -> int:
    """The index of one of the values, higher ones being likelier: one lower by the heat comes e times less often."""
    best = max(values)
    weights = [math.exp((value - best) / heat) for value in values]
    drawn = chance.below(1 << 30) / (1 << 30) * sum(weights)
    for i in range(len(weights)):
        drawn -= weights[i]
        if drawn < 0.0:
            return i
    return len(weights) - 1
