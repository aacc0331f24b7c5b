"""The Castle of the Devil at a table on which a position has just come about."""

from __future__ import annotations

from typing import Any

from nightcoach.games.castle.state import Castle
from nightcoach.table.log.table import House
from tests.games.castle.story import Story, castle
from tests.kit.positions import put_position
from tests.table.scene import HOUSE, Guest, Scene

DUEL = "duel=0,1 swords=2,3 shields=4,5"
"""P1 attacks P2; P3 and P4 stand with him, P5 and P6 against him."""


def at(story: Story, people: int = 6, pace: str = "instant", house: House = HOUSE, **options: Any) -> Scene:
    """A table at which this position has just come about: P1, P2, … are people, the last ones bots."""
    scene = Scene("castle", house, **options)
    for number in range(people):
        scene.join(f"P{number + 1}")
    host = scene.guests[0]
    scene.screen()
    for _ in range(story.state.seats - people):
        host.must("add_bot", level="random")
    host.must("pace", bots="calm")
    host.must("start")
    host.must("pace", bots=pace)
    put(scene, story)
    return scene


def put(scene: Scene, story: Story) -> None:
    """The position takes the place of the one that was dealt."""
    put_position(scene.room, story.state)
    scene.run(scene.room._do(scene.room._nothing))
    scene.read()


def state_of(scene: Scene) -> Castle:
    state = scene.table.state()
    assert isinstance(state, Castle)
    return state


def player(scene: Scene, number: int) -> Guest:
    """P1 is player 1."""
    return scene.guests[number - 1]


def in_d5(seconds: int = 45, **options: Any) -> Scene:
    story = castle("P1 thug: dagger | P2: gloves | P4: whip + 2", window="d5.0", extra=DUEL, answer_seconds=seconds)
    return at(story, answer_seconds=seconds, **options)
