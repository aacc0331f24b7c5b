"""Driving a game without people: one loop, compiled, for simulations, benchmarks and the contract checks."""

from __future__ import annotations

from typing import Final

from nightcoach.core.chance import Chance
from nightcoach.core.events import Seat
from nightcoach.core.frames import TABLE
from nightcoach.core.moves import Move
from nightcoach.core.state import State

HORIZON: Final = 100_000
"""Moves after which a driver gives up: far beyond any real game."""


def decision(state: State) -> tuple[Seat, list[Move]] | None:
    """Go on to the next choice among two or more moves: who makes it, and the moves; nothing when the game is over.

    Answers come in the order in which the seats are waited for; a window that stays open is closed by the table when
    everybody has answered once. The list may be shared with other positions: nobody may change it.
    """
    frame = state.innermost()
    while frame is not None:
        choice = frame.next_choice(state)
        if len(choice[1]) > 1:
            return choice
        state.trust(choice[0], choice[1][0])
        frame = state.innermost()
    return None


def play_out(state: State, chance: Chance, most: int = HORIZON, noting: bool = True) -> int:
    """Play uniformly random legal moves to the end. Returns how many decisions among two or more moves were made.

    Without `noting` only the outcome counts: notebooks are not kept, which is quicker, and nobody can look afterwards.
    """
    if not noting:
        state.stop_noting()
    decisions = 0
    frame = state.innermost()
    while frame is not None and decisions < most:
        seat, legal = frame.next_choice(state)
        n = len(legal)
        if n == 1:
            state.trust(seat, legal[0])
        else:
            decisions += 1
            state.trust(seat, legal[chance.below(n)])
        frame = state.innermost()
    return decisions


def lively(state: State, chance: Chance, rare: frozenset[str] = frozenset()) -> tuple[Seat, Move]:
    """A random step that reaches corners: any seat waited for (or changing its mind, or an early clock), uniform over
    verbs first, with verbs that end the game taken one time in two hundred."""
    seats = list(state.waiting())
    if chance.below(8) == 0:
        seats += [q for q in (TABLE, *state.asked()) if q not in seats and state.legal(q)]
    seat = chance.pick(seats)
    verbs: dict[str, list[Move]] = {}
    for move in state.legal(seat):
        verbs.setdefault(move.verb, []).append(move)
    names = list(verbs)
    common = [name for name in names if name not in rare]
    if common and len(common) < len(names) and chance.below(200) != 0:
        names = common
    return seat, chance.pick(verbs[chance.pick(names)])
