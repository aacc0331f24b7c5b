"""L3.66 Every move of the game: points, claims, ballots, votes, and the table's own moves."""

from __future__ import annotations

from typing import Final

from nightcoach.core.moves import Move, MoveTable
from nightcoach.games.lupus.roles import MOST, ROLES

NIGHTS: Final = MOST - 2
"""At least three players are alive on every day (L3.34), and every day lynches one: no day comes after this one."""
WOLF_OR_NOT: Final = ("not_wolf", "wolf")
"""By truth value."""
FORECASTS: Final = ("wolf", "lynched")
"""L8.60 What a ghost may foretell of somebody."""


def _spelled() -> list[tuple[str, tuple[int, ...], bool]]:
    """Every move in the order of its code: never reorder, only append.

    A refused point, vote or forecast says the same to everybody (L3.56, L6.28, L8.61)."""
    seats, nights = range(MOST), range(1, NIGHTS + 1)
    moves: list[tuple[str, tuple[int, ...], bool]] = [("close", (), False), ("end_call", (), False)]
    moves += [("no_ballot", (), False), ("ready", (), False), ("pass", (), False), ("retract", (), False)]
    moves += [("vote paw", (0,), True), ("vote tuft", (1,), True)]
    moves += [(f"point {seat}", (seat,), True) for seat in seats]
    moves += [(f"nominate {seat}", (seat,), False) for seat in seats]
    # One more role here would move every code below: leave it out of this row, and append its claim at the very end.
    moves += [(f"claim_role {ROLES[role]}", (role,), False) for role in range(len(ROLES))]
    for seat in seats:
        for night in nights:
            moves += [(f"claim_result {seat} {WOLF_OR_NOT[w]} {night}", (seat, w, night), False) for w in (1, 0)]
    for day in nights:
        moves += [(f"claim_medium {WOLF_OR_NOT[w]} {day}", (w, day), False) for w in (1, 0)]
    for verb in ("claim_protected", "claim_marked"):
        for seat in seats:
            moves += [(f"{verb} {seat} {night}", (seat, night), False) for night in nights]
    for verb in ("claim_mason_with", "suspect", "trust", "will_vote", "ask_role"):
        moves += [(f"{verb} {seat}", (seat,), False) for seat in seats]
    for about in range(len(FORECASTS)):
        moves += [(f"forecast {seat} {FORECASTS[about]}", (seat, about), True) for seat in seats]
    return moves


MOVES: Final = MoveTable("nightcoach.games.lupus.moves", _spelled())

CLOSE: Final = MOVES["close"]
END_CALL: Final = MOVES["end_call"]
NO_BALLOT: Final = MOVES["no_ballot"]
READY: Final = MOVES["ready"]
PASS: Final = MOVES["pass"]
RETRACT: Final = MOVES["retract"]
PAW: Final = MOVES["vote paw"]
TUFT: Final = MOVES["vote tuft"]


def _by_seat(verb: str) -> list[Move]:
    return [MOVES[f"{verb} {seat}"] for seat in range(MOST)]


POINTS: Final[list[Move]] = _by_seat("point")
NOMINATIONS: Final[list[Move]] = _by_seat("nominate")
CLAIM_ROLES: Final[list[Move]] = [MOVES[f"claim_role {role}"] for role in ROLES]
CLAIM_RESULTS: Final[list[list[Move]]] = [
    [MOVES[f"claim_result {seat} {w} {night}"] for night in range(1, NIGHTS + 1) for w in ("wolf", "not_wolf")]
    for seat in range(MOST)
]
"""By seat: the first two are about night 1, the next two about night 2, and so on."""
CLAIM_MEDIUM: Final[list[Move]] = [
    MOVES[f"claim_medium {w} {day}"] for day in range(1, NIGHTS + 1) for w in ("wolf", "not_wolf")
]
CLAIM_PROTECTED: Final[list[list[Move]]] = [
    [MOVES[f"claim_protected {seat} {night}"] for night in range(2, NIGHTS + 1)] for seat in range(MOST)
]
CLAIM_MARKED: Final[list[list[Move]]] = [
    [MOVES[f"claim_marked {seat} {night}"] for night in range(1, NIGHTS + 1)] for seat in range(MOST)
]
CLAIM_MASON: Final[list[Move]] = _by_seat("claim_mason_with")
OPINIONS: Final[list[list[Move]]] = [_by_seat(verb) for verb in ("suspect", "trust", "will_vote", "ask_role")]
"""About another living player."""
FORECAST: Final[list[list[Move]]] = [[MOVES[f"forecast {seat} {about}"] for seat in range(MOST)] for about in FORECASTS]
"""By what is foretold, then by seat."""
CLAIMS: Final = frozenset(
    {
        "claim_role",
        "claim_result",
        "claim_medium",
        "claim_protected",
        "claim_marked",
        "claim_mason_with",
        "suspect",
        "trust",
        "will_vote",
        "ask_role",
        "retract",
    }
)
"""L3.61 The verbs of claims."""
