"""A redeal never gives up, however long the game: kept games that are hard to find a world for, and others."""

from __future__ import annotations

from typing import NamedTuple

import pytest

from nightcoach.core.chance import Chance, Dice
from nightcoach.core.events import Event, Seat
from nightcoach.core.game import relive
from nightcoach.core.wire import Told
from nightcoach.games.castle.game import GAME
from tests.games.castle.options import option_sets
from tests.games.castle.traits import PEOPLE
from tests.size import SIZE, mostly_compiled


class Position(NamedTuple):
    """A random game of some sort of people, and who watches it."""

    seed: int
    seats: int
    options: int
    people: int
    watcher: Seat | None
    turns: int = 200


HARD = [
    Position(54, 8, 0, 0, None, 100),
    Position(32, 6, 1, 0, None),  # nobody sees which Bag is which, and the Mirror is needed in several places
    Position(0, 4, 0, 0, 0),
    Position(10, 4, 2, 0, None),
    Position(50, 4, 0, 0, 2),
    Position(51, 5, 0, 1, 2),
    Position(76, 5, 0, 0, None),
    Position(79, 8, 0, 2, 1),
]
"""Those that took longest among hundreds; a walk with markers meets thousands of dead ends in some of them."""


def told_in(position: Position) -> list[Event]:
    """The game, played at random until that turn; what such people seldom do, they do in one of eight cases."""
    told: list[Event] = []
    chance = Dice(position.seed * 7919 + 13)
    options = option_sets(position.seats)[position.options]
    state = GAME.deal(position.seats, options, Dice(position.seed + 1000), told.append)
    seldom = PEOPLE[position.people].rare()
    while GAME.length(state) < position.turns:
        seat = state.waiting()[0]
        able = [move for move in state.legal(seat) if move.verb not in GAME.grave]
        liked = [move for move in able if move.verb not in seldom]
        state.play(seat, chance.pick(liked if liked and chance.below(8) else able), told.append)
    return told


def heard_by(watcher: Seat | None, told: list[Event]) -> list[Told]:
    return [event for event in (GAME.hear(event, watcher) for event in told) if event is not None]


def check_worlds(position: Position, number: int) -> None:
    """Each world is a legal game that sounds the same, and they are not all alike."""
    heard = heard_by(position.watcher, told_in(position))
    ends = set()
    for lot in range(number):
        told: list[Event] = []
        history = GAME.history(heard, position.watcher, Dice(lot))  # raises CannotRedeal if it gives up
        world = relive(GAME, history, Chance(lot), told.append)
        assert heard_by(position.watcher, told) == heard
        ends.add(world.key())
    assert len(ends) == number


@pytest.mark.parametrize("position", mostly_compiled(HARD), ids=str)
def test_a_redeal_of_a_hard_game_does_not_give_up(position: Position) -> None:
    check_worlds(position, 3 * SIZE)


@pytest.mark.compiled
@pytest.mark.parametrize("seats", range(4, 9))
def test_a_redeal_of_a_long_game_does_not_give_up(seats: int) -> None:
    for seed in range(1000, 1000 + 4 * SIZE):
        watcher = None if seed % 8 == 7 else seed % seats
        check_worlds(Position(seed, seats, seed % 5, seed % 4, watcher), 2)
