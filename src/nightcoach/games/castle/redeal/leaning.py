"""How much better each card is off in each hand, as far as one can tell by looking at one card at a time.

The `bounds` say where a card can be if everything seen later is to come true; this says how many ways lead on from
there. A card with few ways out should take one of them while it can. It only leans: whatever is possible stays so.
"""

from __future__ import annotations

from typing import Final

from nightcoach.games.castle.cards import SHATTERED_MIRROR, cards_in
from nightcoach.games.castle.redeal.constraints import MOVE, ROTATE, SWAP, Op

WITH_THE_MIRROR: Final = 0.05
"""How likely it is, about, that the Mirror is in the other hand and that it is what comes back."""


def weight_of_going(op: Op, holder: int) -> float:
    """How likely a card is to go, measured by how likely it is to stay, if the hand is all that is known."""
    size = op.sizes[holder]
    return 1.0 / (size - 1) if size > 1 else 1.0


def leanings(ops: list[Op], may: list[list[int]], cards: int) -> list[list[float]]:
    """Before each op, and after the last: how many ways lead on for a card with a holder, weighed by how likely they
    are. The card c with the holder h stands at h · cards + c; only what is said of one card can be compared."""
    holders = len(may[0])
    now = [0.0] * (holders * cards)
    for h in range(holders):
        for c in cards_in(may[-1][h]):
            now[h * cards + c] = 1.0
    made = [now]
    for k in range(len(ops) - 1, -1, -1):
        op = ops[k]
        if op.kind in (MOVE, SWAP, ROTATE):
            now = _before(op, may[k], now, cards)
        elif may[k] is not may[k + 1]:
            now = _within(may[k], now, cards)
        made.append(now)
    made.reverse()
    return made


def _within(moment: list[int], after: list[float], cards: int) -> list[float]:
    before = [0.0] * len(after)
    for h in range(len(moment)):
        at = h * cards
        for c in cards_in(moment[h]):
            before[at + c] = after[at + c]
    return before


def _before(op: Op, moment: list[int], after: list[float], cards: int) -> list[float]:
    before = _within(moment, after, cards)
    if op.kind == ROTATE:
        n = len(moment) - 1
        for h in range(n):
            _go(op, h, (h + op.b) % n, op.xs[h] & moment[h], 0, after, before, cards)
    else:
        _go(op, op.a, op.b, op.xs[0] & moment[op.a], _any(op.xs) & moment[op.a], after, before, cards)
        if op.kind == SWAP:
            _go(op, op.b, op.a, op.ys[0] & moment[op.b], _any(op.ys) & moment[op.b], after, before, cards)
    for c in range(cards):
        most = 0.0
        for h in range(len(moment)):
            x = before[h * cards + c]
            if x > most:
                most = x
        if most > 10.0 or 0.0 < most < 0.1:  # so that long games do not run out of numbers
            for h in range(len(moment)):
                before[h * cards + c] = before[h * cards + c] / most
    return before


def _any(ways: list[int]) -> int:
    able = 0
    for way in ways:
        able |= way
    return able


def _go(op: Op, h: int, to: int, plain: int, able: int, after: list[float], before: list[float], cards: int) -> None:
    """Add the ways of the cards that go from h, plainly or with the Mirror."""
    weight = weight_of_going(op, h)
    plain |= able & 1 << SHATTERED_MIRROR
    for c in cards_in(plain | able):
        x = weight * after[to * cards + c]
        before[h * cards + c] = before[h * cards + c] + (x if plain >> c & 1 else WITH_THE_MIRROR * x)
