"""Whatever people may do, a table goes on: whole games of hands at random, also after the server has died."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest

from nightcoach.core.chance import Chance
from tests.games.castle.options import option_sets
from tests.games.lupus.options import mixed
from tests.size import SIZE
from tests.table.scene import Scene, asked
from tests.table.villages import HOUSE

MOVES = 150 * SIZE
"""Of people, in each game."""
BOTS = 2
SEATED: dict[str, object] = {"allow_bots": True, "narrator": "machine", "role_list": "open", "claims_per_day": 2}
"""Whoever narrates, or has chosen a hidden list, holds no seat. So few claims are soon used up."""


def games() -> list[Any]:
    """Some of each, under options of every kind."""
    found: list[tuple[str, int, dict[str, Any]]] = [("eatme", 3 + number % 4, {}) for number in range(3)]
    found += [("castle", seats, given(option_sets(seats)[seats % 5])) for seats in (4, 5, 6, 7, 8)]
    sizes = (8, 9, 11, 12, 16)
    found += [("lupus", seats, given(mixed(seats, Chance(at), **SEATED))) for at, seats in enumerate(sizes * SIZE)]
    return [pytest.param(*each, id=f"{each[0]} {number}") for number, each in enumerate(found)]


def given(options: msgspec.Struct) -> dict[str, Any]:
    built: dict[str, Any] = msgspec.to_builtins(options)
    return built


@pytest.mark.parametrize(("name", "seats", "options"), games())
def test_hands_at_random_play_on_and_a_table_read_again_stands_where_it_stood(
    name: str, seats: int, options: dict[str, Any]
) -> None:
    dice = random.Random(f"{name} {seats}")
    with Scene(name, HOUSE, **options) as scene:
        for number in range(seats - BOTS):
            scene.join(f"P{number}")
        host = scene.guests[0]
        for _ in range(BOTS):
            host.must("add_bot", level="random")
        host.must("start")
        done = 0
        for _ in range(40 * MOVES):
            if done >= MOVES or scene.table.phase != "play":
                break
            hands, pace = asked(scene), scene.table.pace()
            eager = 0.1 if pace is not None and pace.tick else 0.9  # at night one may change one's mind without end
            if hands and dice.random() < eager:
                guest = dice.choice(hands)
                done += guest.move(dice.choice(guest.view["legal"]))["ok"]
            else:
                alarm = scene.clock.next_alarm()
                scene.wait(1.0 if alarm is None else max(0.0, alarm - scene.clock.now()))
            assert not scene.room.task.done(), "the table has left memory"
        assert done >= MOVES or scene.table.phase == "over"
        state = scene.table.state()
        before = None if state is None else [msgspec.to_builtins(state.view(seat)) for seat in range(seats)]
        scene.reload()
        state = scene.table.state()
        assert before == (None if state is None else [msgspec.to_builtins(state.view(seat)) for seat in range(seats)])
