"""Lupus in Tabula on the stage of a table: a village with its people, and how to get to a moment of its game."""

from __future__ import annotations

from typing import Any

from nightcoach import games
from nightcoach.bots.random import RandomBot
from nightcoach.games.lupus.state import Lupus
from nightcoach.table.log.table import House
from tests.table.scene import Guest, Scene, asked, players

HOUSE = House(games.game, lambda _game, _level: RandomBot(), lambda _game: "random")


SHORT: dict[str, Any] = {"call_seconds": 3, "recognition_seconds": 2, "grace_seconds": 300}


def village(people: int, bots: int = 0, **options: Any) -> Scene:
    """A game with its people, a spectator and a screen; the first is host, or narrator."""
    scene = Scene("lupus", HOUSE, **{**SHORT, **options})
    for number in range(people):
        scene.join(f"P{number}")
    scene.join("W", watch=True)
    scene.screen()
    host = scene.guests[0]
    host.must("pace", bots="instant")
    for _ in range(bots):
        host.must("add_bot", level="random")
    host.must("start")
    return scene


def lupus(scene: Scene) -> Lupus:
    state = scene.table.state()
    assert isinstance(state, Lupus)
    return state


def holders(scene: Scene, role: str) -> list[Guest]:
    """The living holders of this character."""
    return [guest for guest in players(scene) if guest.view["role"] == role and lupus(scene).is_living(guest.seat)]


def go_to(scene: Scene, window: str, day: int) -> None:
    """Everybody says ready and gives the first answer there is; nobody points."""
    while (lupus(scene).window(), lupus(scene).day) != (window, day):
        if lupus(scene).window() == "night":
            scene.wait(1)
            continue
        for guest in asked(scene):
            guest.move("ready" if "ready" in guest.view["legal"] else guest.view["legal"][0])
        scene.wait(0.1)
