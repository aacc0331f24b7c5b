"""E1.1, E1.2, E2.1 The characters, and every move of the game: `sleep`, `trap`, `visit SEAT`, `deal KIND …`."""

from __future__ import annotations

from itertools import permutations
from typing import Final, Literal, TypeAlias

from nightcoach.core.moves import Move, MoveTable

# E1.1 A kind is a small number, and that number is the value of its house; the Wolf has none.
WOLF: Final = 0
PIG: Final = 1
HOOD: Final = 2
KIDS: Final = 3
NOBODY: Final = -1
"""No character yet: before the first deal under `chosen_wolf` (E8.3)."""

Kind: TypeAlias = Literal["wolf", "pig", "hood", "kids"]
KIND_NAMES: Final[tuple[Kind, ...]] = ("wolf", "pig", "hood", "kids")

CAST: Final[dict[int, tuple[int, ...]]] = {
    3: (WOLF, KIDS, PIG),
    4: (WOLF, KIDS, HOOD, PIG),
    5: (WOLF, KIDS, HOOD, PIG, PIG),
    6: (WOLF, KIDS, HOOD, PIG, PIG, PIG),
}
"""E2.1 Characters in play, by the number of players."""


def _spelled() -> list[tuple[str, tuple[int, ...], bool]]:
    """Every move in the order of its code. The Pigs are one kind (E0.7), so equal deals are one move (E3.14)."""
    moves: list[tuple[str, tuple[int, ...], bool]] = [("sleep", (), True), ("trap", (), True)]
    moves += [(f"visit {seat}", (seat,), False) for seat in range(6)]
    for cast in CAST.values():
        for kinds in sorted(set(permutations(cast))):
            moves.append(("deal " + " ".join([KIND_NAMES[k] for k in kinds]), kinds, False))
    return moves


HOUSES_BESIDE: Final[dict[tuple[int, int], tuple[int, ...]]] = {
    (n, wolf): tuple([seat for seat in range(n) if seat != wolf]) for n in CAST for wolf in range(n)
}
"""E0.2 The house players, by the number of seats and the Wolf's own."""

MOVES: Final = MoveTable("nightcoach.games.eatme.moves", _spelled())

SLEEP: Final = MOVES["sleep"]
TRAP: Final = MOVES["trap"]
VISITS: Final[list[Move]] = [MOVES[f"visit {seat}"] for seat in range(6)]
VISITS_BY: Final[dict[tuple[int, int], list[Move]]] = {
    (n, wolf): [VISITS[house] for house in houses] for (n, wolf), houses in HOUSES_BESIDE.items()
}
"""E3.3 What the Wolf may do, by the number of seats and the Wolf's own."""
DEALS: Final[dict[int, list[Move]]] = {
    n: [move for move in MOVES if move.verb == "deal" and len(move.numbers) == n] for n in CAST
}
DEALS_AS_WOLF: Final[dict[tuple[int, int], list[Move]]] = {
    (n, wolf): [move for move in DEALS[n] if move.numbers[wolf] == WOLF] for n in CAST for wolf in range(n)
}
"""E8.2, E8.3 The deals in which a given seat is the Wolf."""
DEAL_OF: Final[dict[tuple[int, ...], Move]] = {move.numbers: move for deals in DEALS.values() for move in deals}
