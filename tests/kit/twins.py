"""Two tables that differ only in what is hidden, played side by side: nobody but the owner may get different bytes.

Everything a watcher can get is compared: frames with their times and sizes, welcomes of fresh connections, refusals,
the public page, the figures and the page for the operator, and what the process logs or prints. Of the owner's frames
only times and sizes are compared, which is what an eavesdropper on an encrypted connection sees, and the receipts.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from types import SimpleNamespace
from typing import Any, Generic, TypeVar

from nightcoach.core.events import Seat
from nightcoach.core.leaks import LeakFound, Overheard
from nightcoach.core.wire import to_json
from nightcoach.server.admin import table_shown
from nightcoach.server.monitoring import metrics
from tests.table.scene import Guest, Scene


class World:
    """One of the two tables: people, perhaps bots, a spectator and a screen; the game has begun."""

    def __init__(self, scene: Scene, people: int, bots: int = 0, pace: str = "quick") -> None:
        self.scene = scene
        self.overheard = ""
        for number in range(people):
            self.step(lambda scene: scene.join(f"P{number + 1}"))
        self.step(lambda scene: scene.join("Spectator", watch=True))
        self.step(lambda scene: scene.screen())
        self.step(lambda scene: scene.guests[0].must("pace", bots=pace))
        for _ in range(bots):
            self.step(lambda scene: scene.guests[0].must("add_bot", level="random"))
        self.step(lambda scene: scene.guests[0].must("start"))
        self.marks: dict[Guest, int] = {}
        """How many frames of each guest have been compared."""

    def step(self, action: Callable[[Scene], Any]) -> Any:
        """Do something at the table, and hear what the process says meanwhile."""
        with Overheard() as overheard:
            done = action(self.scene)
        self.overheard += overheard.text()
        return done

    def guest(self, seat: Seat) -> Guest:
        """The guest in this seat."""
        return next(guest for guest in self.scene.guests if seat_of(guest) == seat)

    def public(self) -> list[Any]:
        """What is open to everybody: the page, the figures, and what the process says."""
        board, view = self.scene.run(self.scene.room.look())
        operators = to_json(table_shown(self.scene.room, "here"))
        return [to_json([board, view]), figures_of(self.scene), operators, self.overheard]

    def heard(self, guest: Guest, secret: bool) -> list[Any]:
        """The frames of somebody since the last time; of somebody with a secret only what an eavesdropper sees, and the
        receipts."""
        frames = guest.tape.frames[self.marks.get(guest, 0) :]
        self.marks[guest] = len(guest.tape.frames)
        return [(at, data if not secret or b'"t":"receipt"' in data[:16] else len(data)) for at, data in frames]


W = TypeVar("W", bound=World)


class Twins(Generic[W]):
    """Two worlds, A and B."""

    def __init__(self, worlds: Sequence[W]) -> None:
        self.worlds = worlds
        self.compared = 0
        """How many frames."""

    @property
    def a(self) -> W:
        return self.worlds[0]

    def both(self, action: Callable[[Scene], Any]) -> None:
        """Do the same at both tables."""
        for world in self.worlds:
            world.step(action)

    def wait(self, seconds: float) -> None:
        """The same time passes at both."""
        self.both(lambda scene: scene.wait(seconds))

    def compare(self, where: str, knowing: Collection[Seat] = (), apart: Collection[Seat] = ()) -> None:
        """Everything that anybody got since the last time; for those who know the difference only times, sizes and
        receipts; nothing for those who did something different."""
        a, b = self.worlds
        same(a.public(), b.public(), f"{where}: page, figures or log")
        for left, right in zip(a.scene.guests, b.scene.guests, strict=True):
            seat = seat_of(left)
            secret = seat is not None and seat in knowing
            ours, theirs = a.heard(left, secret), b.heard(right, secret)
            if seat is None or seat not in apart:
                same(ours, theirs, f"{where}: {left.name}")
                same(left.tape.closed, right.tape.closed, f"{where}: {left.name} closed")
                self.compared += len(ours)

    def fresh(self) -> None:
        """New connections of everybody, at the same instant in both worlds."""
        for index in range(len(self.a.scene.guests)):
            self.both(lambda scene: second_device(scene, scene.guests[index]))

    def close(self) -> None:
        for world in self.worlds:
            world.scene.__exit__()


def seat_of(guest: Guest) -> Seat | None:
    """Where somebody sits; a spectator and a screen nowhere."""
    seat: Seat | None = None if guest.known is None else guest.you["seat"]
    return seat


def second_device(scene: Scene, guest: Guest) -> None:
    """Another connection of the same person looks, and goes; its frames are put on the first one's tape."""
    other = Guest(scene, guest.token, guest.name)
    other.connect()
    other.cut()
    guest.read()
    guest.tape.frames += other.tape.frames
    guest._read = len(guest.tape.frames)


def figures_of(scene: Scene) -> str:
    """What the server's metrics say about this table, apart from the time."""
    never = SimpleNamespace(total=0)
    store = SimpleNamespace(failures=0)
    cluster = SimpleNamespace(
        server="here", bus=None, latest=None, takeovers=0, outages=0, outage_seconds=0.0, servers=list,
        since_beat=lambda: 0.0,
    )  # fmt: skip
    rooms = {"BCDFG": scene.room}
    lobby = SimpleNamespace(rooms=rooms, games_over=0, moves_over=0, store=store, cluster=cluster)
    watching = len(scene.room.news.watchers)
    door: Any = SimpleNamespace(lobby=lobby, open=watching, turned_away=0, cut_off=never, broken=never, stopping=False)
    return "\n".join(line for line in metrics(door).splitlines() if "uptime" not in line)


def same(left: object, right: object, what: str) -> None:
    """A leak, if they differ."""
    if left != right:
        if isinstance(left, list) and isinstance(right, list):
            pairs = [(x, y) for x, y in zip(left, right, strict=False) if x != y] or [(left[-1:], right[-1:])]
            raise LeakFound(f"{what} differ by\n  {pairs[0][0]!r}\n  {pairs[0][1]!r}")
        raise LeakFound(f"{what} differ by\n  {left!r}\n  {right!r}")
