"""A table on a virtual clock, with everybody's frames on tape: the real room, news and log, without a network."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Collection, Iterable, Mapping, Sequence
from typing import Any, TypeVar

from nightcoach import bots, games
from nightcoach.store import Conflict, Dated, Deposed, Marks, StoreFailed
from nightcoach.table.ledger import Hold
from nightcoach.table.log import entries as e
from nightcoach.table.log import fold, marks
from nightcoach.table.log.budget import kind_of
from nightcoach.table.log.table import House, Table
from nightcoach.table.room import Room
from nightcoach.table.time.clock import VirtualClock
from nightcoach.table.wire import inbound
from nightcoach.table.wire.news import Watcher
from tests.server.client import Known

T = TypeVar("T")
HOUSE = House(games.game, bots.bot, bots.best)
KEY = bytes(range(32))
SEED = bytes(32).hex()


class MemoryLog:
    """A log in memory that can be made to fail."""

    def __init__(self) -> None:
        self.rows: list[bytes] = []
        self.times: list[float] = []
        """When each was made."""
        self.lease: int | None = None
        """The number under which the clock may write."""
        self.records: dict[int, str] = {}
        self.noted: dict[int, Marks] = {}
        """By seat; beside the rows."""
        self.broken = False

    async def append(
        self,
        table: str,
        n: int,
        entries: Sequence[bytes],
        records: Mapping[int, str] | None = None,
        unmarked: Collection[int] = (),
        at: float | None = None,
        lease: int | None = None,
    ) -> None:
        if self.broken:
            raise StoreFailed("the disk is full")
        if n < len(self.rows):
            raise Conflict(table, n)
        if lease != self.lease and lease is not None:
            raise Deposed(table)
        assert n == len(self.rows)
        assert at is not None
        self.rows += entries
        self.times += [at] * len(entries)
        self.records |= records or {}
        self.noted = {seat: noted for seat, noted in self.noted.items() if seat not in unmarked}

    async def dated(self, table: str, since: int = 0) -> list[Dated]:
        if self.broken:
            raise StoreFailed("the disk is full")
        return list(zip(self.times, self.rows, strict=True))[since:]

    async def mark(self, table: str, noted: Marks) -> None:
        if self.broken:
            raise StoreFailed("the disk is full")
        self.noted[noted.seat] = noted

    async def marks(self, table: str) -> list[Marks]:
        return list(self.noted.values())

    def entries(self) -> list[e.AnyEntry]:
        return [entry for row in self.rows for entry in e.read_step(row).entries]


def folded(house: House, log: MemoryLog) -> Table:
    """The table from its log."""
    table = Table(house, KEY, log.times[0])
    for at, row in zip(log.times, log.rows, strict=True):
        fold.row(table, e.read_step(row), at, row)
    return table


class Tape:
    """Where a connection's frames go, with the time of each."""

    def __init__(self, clock: VirtualClock) -> None:
        self.clock = clock
        self.frames: list[tuple[float, bytes]] = []
        self.closed: tuple[float, str, bool] | None = None

    def push(self, data: bytes) -> None:
        self.frames.append((round(self.clock.now(), 6), data))

    def close(self, reason: str, again: bool) -> None:
        self.closed = (round(self.clock.now(), 6), reason, again)


class Neighbour:
    """One of the servers that share the log of a scene; what it has written the others know at once."""

    def __init__(self, scene: Scene, server: str) -> None:
        self.scene = scene
        self.server = server

    def alive(self, server: str) -> bool:
        return server in self.scene.alive

    def in_touch(self) -> bool:
        return True

    def wrote(self, table: str, n: int) -> None:
        if self.scene.hints:
            for room in self.scene.rooms:
                room.follow(n)


class Guest:
    """Somebody at the table: a person, or a table screen."""

    def __init__(self, scene: Scene, token: str | None, name: str) -> None:
        self.scene = scene
        self.at = len(scene.guests) % len(scene.rooms)
        """The server to which this device connects."""
        self.token = token
        self.name = name
        self.tape = Tape(scene.clock)
        self.watcher: Watcher | None = None
        self.known: Known | None = None
        self._read = 0
        self._commands = 0

    def connect(self) -> Guest:
        before = self.known
        hello = inbound.Hello(
            protocol=1,
            token=self.token,
            game=before.game if before else 0,
            seat=before.you["seat"] if before else None,
            seen=len(before.story) if before else 0,
        )
        self.watcher = self.scene.run(self.room.enter(self.tape, hello))
        self.read()
        return self

    @property
    def room(self) -> Room:
        return self.scene.rooms[self.at]

    def cut(self) -> None:
        assert self.watcher is not None
        self.scene.run(self.room.exit(self.watcher))
        self.watcher = None

    def read(self) -> None:
        """Put every new frame on top of what is known."""
        for _, frame in self.tape.frames[self._read :]:
            message = json.loads(frame)
            if message["t"] == "welcome":
                self.known = Known(message, self.known)
            elif message["t"] == "news":
                assert self.known is not None
                assert self.known.hear(message), message
        self._read = len(self.tape.frames)

    def do(self, command: str, number: str = "", **facts: Any) -> dict[str, Any]:
        """A command; gives its receipt."""
        assert self.watcher is not None
        self._commands += 1
        number = number or f"{self.name}-{self._commands}"
        text = json.dumps({"t": "do", "id": number, "command": {"do": command, **facts}})
        message = inbound.read_message(text)
        assert isinstance(message, inbound.Do)
        before = len(self.tape.frames)
        self.scene.run(self.room.command(self.watcher, message))
        for guest in self.scene.guests:
            guest.read()
        for _, frame in self.tape.frames[before:]:
            answer: dict[str, Any] = json.loads(frame)
            if answer["t"] == "receipt" and answer["id"] == number:
                return answer
        raise AssertionError("no receipt")

    def must(self, command: str, **facts: Any) -> None:
        receipt = self.do(command, **facts)
        assert receipt["ok"], receipt

    def move(self, words: str) -> dict[str, Any]:
        assert self.known is not None
        return self.do("move", words=words, question=self.known.clock["question"])

    @property
    def view(self) -> dict[str, Any]:
        assert self.known is not None
        assert self.known.view is not None
        return self.known.view

    @property
    def board(self) -> dict[str, Any]:
        assert self.known is not None
        return self.known.board

    @property
    def you(self) -> dict[str, Any]:
        assert self.known is not None
        return self.known.you

    @property
    def in_your_name(self) -> list[dict[str, Any]]:
        assert self.known is not None
        return self.known.in_your_name

    @property
    def seat(self) -> int:
        seat: int = self.you["seat"]
        return seat

    def place(self, seat: int) -> dict[str, Any]:
        place: dict[str, Any] = self.board["places"][seat]
        return place

    def notes(self) -> list[str]:
        assert self.known is not None
        return [line["note"] for line in self.known.talk if "note" in line]


class Scene:
    """A table with people; close it when done, or use it with `with`."""

    servers = 1
    """So many share the log; people are on them in turn."""

    def __init__(
        self,
        game: str = "eatme",
        house: House = HOUSE,
        seed: str = SEED,
        rows: Iterable[bytes] = (),
        **options: Any,
    ) -> None:
        """A new table, or one from the rows of its log."""
        self.loop = asyncio.new_event_loop()
        self.clock = VirtualClock()
        self.log = MemoryLog()
        self.house = house
        made = e.Step((e.Made("BCDFG", game, options), e.Sealed(seed, KEY.hex())))
        self.log.rows += list(rows) or [e.write_step(made)]
        self.log.times = [0.0] * len(self.log.rows)
        self.guests: list[Guest] = []
        self.hints = True
        """Whether servers hear of each other's rows."""
        self.alive: set[str] = set()
        """The servers that have not died."""
        self.started = 0
        self.log.lease = 1
        self.rooms: list[Room] = []
        for number in range(self.servers):
            hold = Hold() if self.servers == 1 else Hold(number == 0, 1 if number == 0 else None)
            self.rooms.append(self.run(self._open(number, hold)))

    async def _open(self, number: int, hold: Hold) -> Room:
        table = folded(self.house, self.log)
        marks.keep(table, self.log.noted.values())
        self.started += 1
        peers = Neighbour(self, f"server {number}, {self.started}")
        self.alive.add(peers.server)
        return Room(table, self.log, self.clock, peers=peers, hold=hold)

    @property
    def room(self) -> Room:
        """On the first server."""
        return self.rooms[0]

    @room.setter
    def room(self, room: Room) -> None:
        self.rooms[0] = room

    def __enter__(self) -> Scene:
        return self

    def __exit__(self, *_error: object) -> None:
        for room in self.rooms:
            self.run(room.stop())
        self.loop.close()

    def run(self, work: Awaitable[T]) -> T:
        result = self.loop.run_until_complete(work)
        busy = True
        while busy:
            # What has become due happens now, not when somebody next looks; and what one server has written, the others
            # read.
            before = len(self.log.rows)
            for room in self.rooms:
                if not room.closed:
                    self.loop.run_until_complete(room._do(room._nothing))
            busy = len(self.rooms) > 1 and len(self.log.rows) > before
        return result

    @property
    def table(self) -> Table:
        return self.room.table

    def join(self, name: str, watch: bool = False) -> Guest:
        self.run(self.room.join(name, "amber", "fox", f"token of {name}", watch))
        guest = Guest(self, f"token of {name}", name)
        self.guests.append(guest)
        return guest.connect()

    def screen(self) -> Guest:
        guest = Guest(self, None, "screen")
        self.guests.append(guest)
        return guest.connect()

    def read(self) -> None:
        for guest in self.guests:
            guest.read()

    def wait(self, seconds: float) -> None:
        """Time passes, and everything that is due happens at its moment."""
        until = self.clock.now() + seconds
        while self.clock.turn_to(until):
            self.run(asyncio.sleep(0))
        self.read()

    def reload(self, after: float = 0.0) -> None:
        """The server dies and comes back after so many seconds: everything but the log is gone."""
        self.run(self._die(0))
        for guest in self.guests:
            guest.watcher = None
        self.clock.time += after
        self.room = self.run(self._open(0, Hold(lost=after)))

    async def _die(self, number: int) -> None:
        self.alive.discard(self.rooms[number].ledger.peers.server)
        await self.rooms[number].stop()

    def kill(self, number: int, heir: int) -> None:
        """A server dies, and another one drives the clock from now on. Those who were there come back elsewhere."""
        self.run(self._die(number))
        assert self.log.lease is not None
        self.log.lease += 1
        self.rooms[heir].drive(self.log.lease, 0.0)
        for guest in self.guests:
            if guest.at == number:
                guest.at, guest.watcher = heir, None
        self.run(asyncio.sleep(0))

    def written(self) -> int:
        """How many rows there are beside those about who is connected."""
        return sum([kind_of(e.read_step(row)) != "presence" for row in self.log.rows])

    def moves(self) -> list[e.Moved]:
        return [entry for entry in self.log.entries() if isinstance(entry, e.Moved)]


def table_of(people: int, bots: int = 0, pace: str = "instant", start: bool = True, **options: Any) -> Scene:
    """A table with this many people and bots and a game begun; the first guest is host."""
    scene = Scene(**options)
    for number in range(people):
        scene.join(f"P{number}")
    host = scene.guests[0]
    host.must("pace", bots=pace)
    for _ in range(bots):
        host.must("add_bot", level="random")
    if start:
        host.must("start")
    return scene


def players(scene: Scene) -> list[Guest]:
    """The guests who have a seat."""
    return [guest for guest in scene.guests if guest.known is not None and guest.you["seat"] is not None]


def screen_of(scene: Scene) -> Guest:
    """The table screen."""
    return next(guest for guest in scene.guests if guest.token is None)


def asked(scene: Scene) -> list[Guest]:
    """The guests whose answer is open to them now."""
    return [
        guest for guest in scene.guests if guest.watcher and guest.known and guest.known.view and guest.view["legal"]
    ]


def play_until(scene: Scene, window: str) -> None:
    """Everybody answers, the first legal move each, until that window is open or the game over."""
    for _ in range(1000):
        state = scene.table.state()
        if state is None or state.window() in (window, "over"):
            return
        for guest in asked(scene):
            if state.window() == window:
                return
            guest.move(guest.view["legal"][0])
    raise AssertionError(f"{window} does not come")


def until_somebody_deals(scene: Scene) -> None:
    """Play on until a human deals: no secret is pending then."""
    for _ in range(40):
        play_until(scene, "deal")
        if asked(scene):
            return
        scene.wait(1)
    raise AssertionError("nobody deals")
