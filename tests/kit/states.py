"""What every game's states must do: refuse without a trace, and be copied whole."""

from __future__ import annotations

import copy
import pickle

from nightcoach.core.errors import IllegalMove
from nightcoach.core.events import Event, Seat
from nightcoach.core.moves import Move
from nightcoach.core.state import State


def refusal_of(state: State, seat: Seat, move: Move, told: list[Event]) -> IllegalMove:
    """The move is illegal: it changes nothing and tells nobody anything. The refusal."""
    before, already = state.key(), len(told)
    try:
        state.play(seat, move, told.append)
    except IllegalMove as refused:
        assert state.key() == before
        assert len(told) == already
        return refused
    raise AssertionError(f"'{move}' of {seat} was played")


def check_copies(state: State) -> None:
    """A state pickled or copied is the same, goes on in the same way, and has the same objects as moves."""
    for copied in (pickle.loads(pickle.dumps(state)), copy.deepcopy(state)):
        assert copied.key() == state.key()
        assert all(copied.kept(q) is state.kept(q) for q in range(state.seats))
        assert next_draws(copied) == next_draws(state)


def next_draws(state: State) -> list[int]:
    """What chance brings next."""
    chance = state.clone().chance
    return [chance.below(100) for _ in range(9)]
