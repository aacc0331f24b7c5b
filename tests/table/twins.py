"""Two tables that differ only in what is hidden, played side by side: nobody but the owner may get different bytes.

Everything a watcher can get is compared: frames with their times and sizes, welcomes of fresh connections, refusals,
the public page, the figures for the host, and what the process logs or prints. Of the owner's frames only times and
sizes are compared: they are what somebody sees who listens to an encrypted line.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from random import Random
from types import SimpleNamespace
from typing import Any

from nightcoach import bots
from nightcoach.core.chance import Chance
from nightcoach.core.leaks import LeakFound, Overheard
from nightcoach.core.wire import to_json
from nightcoach.games import game
from nightcoach.server.monitoring import metrics
from nightcoach.table.log.table import House
from tests.table.scene import Guest, Scene

SEALED = ("sleep", "trap")


class Puppet:
    """A bot whose sealed choices the test decides, a world each."""

    blind = False

    def __init__(self, choices: Callable[[int, int], str]) -> None:
        self.choices = choices

    def choose(self, view: Any, chance: Chance) -> str:
        if view.legal[0] in SEALED:
            return self.choices(view.round, view.seat)
        return str(chance.pick(view.legal))


def figures_of(scene: Scene) -> str:
    """What the host's figures say about this table, but for the time."""
    never = SimpleNamespace(total=0)
    store = SimpleNamespace(failures=0)
    lobby = SimpleNamespace(rooms={"BCDFG": scene.room}, games_over=0, moves_over=0, store=store)
    watching = len(scene.room.news.watchers)
    door: Any = SimpleNamespace(lobby=lobby, open=watching, turned_away=0, cut_off=never, broken=never)
    return "\n".join(line for line in metrics(door).splitlines() if "uptime" not in line)


class World:
    """One of the two tables."""

    def __init__(self, seed: str, choices: Callable[[int, int], str], **options: Any) -> None:
        self.bot = Puppet(choices)
        house = House(game, lambda _game, _name: self.bot, bots.best)
        self.scene = Scene(house=house, seed=seed, **options)
        self.overheard = ""

    def step(self, action: Callable[[Scene], Any]) -> Any:
        with Overheard() as overheard:
            done = action(self.scene)
        self.overheard += overheard.text()
        return done

    def figures(self) -> str:
        return figures_of(self.scene)

    def page(self) -> bytes:
        board, view = self.scene.run(self.scene.room.look())
        return to_json([board, view])


class Twins:
    """Two worlds, A and B, and who may know the difference."""

    def __init__(self, seed: int, people: int, bot_seats: int, **options: Any) -> None:
        self.random = Random(seed)
        self.hidden: dict[tuple[int, int], tuple[str, str]] = {}
        self.differ = self.random.random() < 0.99
        game_seed = f"{seed:064x}"
        self.worlds = [World(game_seed, self.chooser(world), **options) for world in (0, 1)]
        self.owners: set[int] = set()
        for number in range(people):
            self.both(lambda scene: scene.join(f"P{number}"))
        self.both(lambda scene: scene.join("Spectator", watch=True))
        self.both(lambda scene: scene.screen())
        self.both(lambda scene: scene.guests[0].must("pace", bots="calm"))
        for _ in range(bot_seats):
            self.both(lambda scene: scene.guests[0].must("add_bot", level="random"))
        self.both(lambda scene: scene.guests[0].must("start"))

    def chooser(self, world: int) -> Callable[[int, int], str]:
        return lambda number, seat: self.choice(number, seat)[world]

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

    def both(self, action: Callable[[Scene], Any]) -> list[Any]:
        return [world.step(action) for world in self.worlds]

    def one_each(self, actions: list[Callable[[Scene], Any]]) -> None:
        for world, action in zip(self.worlds, actions, strict=True):
            world.step(action)

    @property
    def a(self) -> Scene:
        return self.worlds[0].scene

    def compare(self, where: str) -> None:
        """Everything that anybody could get so far."""
        a, b = self.worlds
        same(a.overheard, b.overheard, f"{where}: logged or printed")
        same(a.figures(), b.figures(), f"{where}: figures")
        same(a.page(), b.page(), f"{where}: page")
        for left, right in zip(a.scene.guests, b.scene.guests, strict=True):
            seat = None if left.known is None else left.known.you["seat"]
            secret = seat is not None and seat in self.owners
            same(shown(left, secret), shown(right, secret), f"{where}: {left.name} at seat {seat}")

    def fresh(self, where: str) -> None:
        """New connections of everybody, at the same instant in both worlds."""
        for index in range(len(self.a.guests)):
            self.both(lambda scene: second_device(scene, scene.guests[index]))
        self.compare(where)

    def probe(self, where: str) -> None:
        """Commands at the wrong moment: refusals must not tell."""
        for index in range(len(self.a.guests)):
            for words in (*SEALED, "visit 0", "nonsense"):
                if index < len(self.a.table.places) and self.may(index, words):
                    continue
                self.both(lambda scene: refused(scene.guests[index], words))
        self.compare(where)

    def may(self, index: int, words: str) -> bool:
        """Whether it would be a real move in one of the worlds."""
        guests = [world.scene.guests[index] for world in self.worlds]
        return any(guest.known is None or (guest.known.view and words in guest.view["legal"]) for guest in guests)

    def close(self) -> None:
        for world in self.worlds:
            world.scene.__exit__()


def refused(guest: Guest, words: str) -> None:
    if guest.watcher is not None and guest.known is not None:
        guest.do("move", words=words, question=guest.known.clock["question"])


def second_device(scene: Scene, guest: Guest) -> None:
    """Another connection of the same person looks, and goes; its frames are put on the first one's tape."""
    other = Guest(scene, guest.token, guest.name)
    other.connect()
    other.cut()
    guest.read()
    guest.tape.frames += other.tape.frames
    guest._read = len(guest.tape.frames)


def shown(guest: Guest, secret: bool) -> list[Any]:
    """What the guest got; of a guest with a secret only what a listener on the line sees."""
    frames: list[Any] = [(at, len(data)) if secret else (at, data) for at, data in guest.tape.frames]
    return [*frames, guest.tape.closed]


def same(left: object, right: object, what: str) -> None:
    if left != right:
        if isinstance(left, list) and isinstance(right, list):
            pairs = [(x, y) for x, y in zip(left, right, strict=False) if x != y] or [(left[-1:], right[-1:])]
            raise LeakFound(f"{what} differ by\n  {pairs[0][0]!r}\n  {pairs[0][1]!r}")
        raise LeakFound(f"{what} differ by\n  {left!r}\n  {right!r}")


def masked(frame: bytes, fields: frozenset[str]) -> Any:
    """A frame without the fields that the rules grant to everybody at the reveal."""

    def without(thing: Any) -> Any:
        if isinstance(thing, dict):
            return {key: without(value) for key, value in thing.items() if key not in fields}
        return [without(each) for each in thing] if isinstance(thing, list) else thing

    return without(json.loads(frame))
