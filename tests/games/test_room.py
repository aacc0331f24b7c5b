"""There is room in every message for the longest secret of a game, and the room tells nothing either."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

import pytest

from nightcoach.core.contract import ContractBroken, check_play
from nightcoach.core.events import Event, Seat
from nightcoach.core.leaks import LeakFound, Tally, check_leaks
from nightcoach.core.state import State
from nightcoach.core.wire_room import event_room, longest, most
from nightcoach.games.castle import wire as castle_wire
from nightcoach.games.castle.cards import DIPLOMAT
from nightcoach.games.castle.state import Castle
from tests.games.castle.double import Double
from tests.games.castle.traits import CastleTraits


def test_the_longest_value_of_a_type_is_known_from_the_type() -> None:
    assert longest(castle_wire.Society) == len('"brotherhood"')
    assert longest(castle_wire.Society | None) == len('"brotherhood"')
    assert longest(tuple[castle_wire.Society, ...]) == len('["order","brotherhood",]')
    assert longest(bool) == len("false")


def test_an_event_has_room_for_its_secret_half_alone() -> None:
    longest_object = len('"shattered_mirror"')
    assert event_room(castle_wire.Offered) == longest_object - len("null")
    assert event_room(castle_wire.Turn) == 0


def test_so_many_things_take_at_most_as_much_as_the_longest_of_them() -> None:
    assert most([3, 9, 4], 2) == 13


class Narrow(Double):
    """Leaves too little room for a hand and a notebook."""

    def secret_room(self, state: State, seat: Seat, whole: bool) -> int:
        return 300


class Deaf(Double):
    """Forgets that traders hear more than the others."""

    def story_room(self, events: Sequence[Event]) -> int:
        return 0


class Alone(Double):
    """Says of no event that a seat may hear it alone."""

    whispers: ClassVar[dict[str, tuple[str, ...]]] = {}


@pytest.mark.parametrize(
    ("game", "what"),
    [(Narrow(), "secret bytes, and room for"), (Deaf(), "a story has"), (Alone(), "a story has")],
)
def test_too_little_room_is_noticed(game: Double, what: str) -> None:
    with pytest.raises(ContractBroken, match=what):
        check_play(game, 4, game.Options(), 1, CastleTraits(), most=600)


class Telling(Double):
    """Leaves more room for the Diplomat than for anybody else."""

    def secret_room(self, state: State, seat: Seat, whole: bool) -> int:
        assert isinstance(state, Castle)
        return super().secret_room(state, seat, whole) + 1024 * (state.professions[seat] == DIPLOMAT)


@pytest.mark.leaks
def test_room_that_follows_from_a_secret_is_found() -> None:
    with pytest.raises(LeakFound, match="length of messages"):
        check_leaks(Telling(), 6, Telling.Options(), 1, CastleTraits(), Tally())
