"""An evening with the toy of nights: moths who know each other, and all the others."""

from __future__ import annotations

from typing import Any

from nightcoach.bots.random import RandomBot
from nightcoach.table.log.table import House
from tests.table.heard import came_unasked
from tests.table.scene import Guest, Scene, players
from tests.toys import nightfall
from tests.toys.nightfall import Nightfall


def house(bot: Any = None) -> House:
    return House(lambda _name: nightfall.GAME, lambda _game, _level: bot or RandomBot(), lambda _game: "random")


def evening(people: int = 4, bots: int = 0, bot: Any = None, start: bool = True, **options: Any) -> Scene:
    """People, then a spectator and a table screen; the first is host."""
    scene = Scene("nightfall", house(bot), **options)
    for number in range(people):
        scene.join(f"P{number}")
    scene.join("W", watch=True)
    scene.screen()
    for _ in range(bots):
        scene.guests[0].must("add_bot", level="random")
    if start:
        scene.guests[0].must("start")
    return scene


def toy(scene: Scene) -> Nightfall:
    state = scene.table.state()
    assert isinstance(state, Nightfall)
    return state


def moths(scene: Scene) -> list[Guest]:
    return [guest for guest in players(scene) if toy(scene).is_moth[guest.seat]]


def others(scene: Scene) -> list[Guest]:
    return [guest for guest in players(scene) if not toy(scene).is_moth[guest.seat]]


def times(guest: Guest, since: float = 0.0) -> list[float]:
    return [at for at, _ in came_unasked(guest) if at > since]


def point(guest: Guest, at: int = 0) -> dict[str, Any]:
    """The first seats at which one may point, by number."""
    return guest.move([words for words in guest.view["legal"] if words.startswith("point")][at])


def until_talk(scene: Scene) -> None:
    while scene.guests[0].view["window"] == "night":
        scene.wait(1)


def ready(scene: Scene) -> None:
    for guest in players(scene):
        guest.must("move", words="ready", question=scene.table.question)
