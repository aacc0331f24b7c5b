"""Two tables of Eat Me If You Can! at which some choose differently in the last round."""

from __future__ import annotations

import json
from collections.abc import Callable, Collection
from random import Random
from typing import Any

from nightcoach import bots
from nightcoach.core.chance import Chance
from nightcoach.core.events import Seat
from nightcoach.games import game
from nightcoach.table.log.table import House
from tests.kit.twins import Twins, World
from tests.table.scene import Guest, Scene

SEALED = ("sleep", "trap")


class Puppet:
    """A bot whose sealed choices the test decides, separately for each world."""

    blind = False

    def __init__(self, choices: Callable[[int, int], str]) -> None:
        self.choices = choices

    def choose(self, view: Any, chance: Chance) -> str:
        if view.legal[0] in SEALED:
            return self.choices(view.round, view.seat)
        return str(chance.pick(view.legal))


class EatMeTwins(Twins[World]):
    """Two worlds, A and B, and who may know the difference."""

    def __init__(self, seed: int, people: int, bot_seats: int, **options: Any) -> None:
        self.random = Random(seed)
        self.hidden: dict[tuple[int, int], tuple[str, str]] = {}
        self.differ = self.random.random() < 0.99
        self.owners: set[Seat] = set()
        tables = [Scene(house=self.house(world), seed=f"{seed:064x}", **options) for world in (0, 1)]
        super().__init__([World(scene, people, bot_seats, "calm") for scene in tables])

    def house(self, world: int) -> House:
        bot = Puppet(lambda number, seat: self.choice(number, seat)[world])
        return House(game, lambda _game, _name: bot, bots.best)

    def choice(self, number: int, seat: int) -> tuple[str, str]:
        """What a seat chooses in a round, in A and in B; those of the last round differ for some."""
        if (number, seat) not in self.hidden:
            one = self.random.choice(SEALED)
            other = one
            if self.differ and number == self.last_round and self.random.random() < 0.85:
                other = SEALED[one == SEALED[0]]
                self.owners.add(seat)
            self.hidden[number, seat] = (one, other)
        return self.hidden[number, seat]

    last_round = 1

    def one_each(self, actions: list[Callable[[Scene], Any]]) -> None:
        for world, action in zip(self.worlds, actions, strict=True):
            world.step(action)

    @property
    def scene(self) -> Scene:
        """The table of A."""
        return self.a.scene

    def compare(self, where: str, knowing: Collection[Seat] = (), apart: Collection[Seat] = ()) -> None:
        super().compare(where, self.owners.union(knowing), apart)

    def probe(self, where: str) -> None:
        """Commands at the wrong moment: refusals must not tell."""
        for index in range(len(self.scene.guests)):
            for words in (*SEALED, "visit 0", "nonsense"):
                if index < len(self.scene.table.places) and self.may(index, words):
                    continue
                self.both(lambda scene: refused(scene.guests[index], words))
        self.compare(where)

    def may(self, index: int, words: str) -> bool:
        """Whether it would be a real move in one of the worlds."""
        guests = [world.scene.guests[index] for world in self.worlds]
        return any(guest.known is None or (guest.known.view and words in guest.view["legal"]) for guest in guests)


def refused(guest: Guest, words: str) -> None:
    if guest.watcher is not None and guest.known is not None:
        guest.do("move", words=words, question=guest.known.clock["question"])


def masked(frame: bytes, fields: frozenset[str]) -> Any:
    """A frame without the fields that the rules grant to everybody at the reveal."""

    def without(thing: Any) -> Any:
        if isinstance(thing, dict):
            return {key: without(value) for key, value in thing.items() if key not in fields}
        return [without(each) for each in thing] if isinstance(thing, list) else thing

    return without(json.loads(frame))
