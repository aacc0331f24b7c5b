"""A table for the toy of short windows, with bots that would give up."""

from __future__ import annotations

from typing import Any

from nightcoach.bots import Bot
from nightcoach.bots.random import RandomBot
from nightcoach.core.chance import Chance
from nightcoach.core.game import Game
from nightcoach.table.log.table import House
from tests.table.scene import Scene, screen_of
from tests.toys import reflex


class Resigner:
    """Somebody who would always give up."""

    blind = False

    def choose(self, view: Any, chance: Chance) -> str:
        return "resign"


def find_game(name: str) -> Game:
    return reflex.GAME


def find_bot(game: str, name: str) -> Bot:
    return Resigner() if name == "resigner" else RandomBot()


HOUSE = House(find_game, find_bot, lambda game: "resigner")


def duel(people: int = 3) -> Scene:
    scene = Scene("reflex", HOUSE)
    for number in range(people):
        scene.join(f"P{number}")
    scene.guests[0].must("pace", bots="instant")
    return scene


def closings(scene: Scene) -> list[float]:
    """When the screen heard a window close."""
    return [at for at, frame in screen_of(scene).tape.frames if b'"event":"closed"' in frame]
