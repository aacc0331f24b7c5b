"""Two nights on the stage that differ only in what is hidden look the same, and a planted fault is found."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from nightcoach.table import room
from nightcoach.table.commands import dispatch
from nightcoach.table.log.table import Table
from nightcoach.table.time import night
from tests.kit import planted
from tests.kit.planted import Patch
from tests.kit.twins import same
from tests.table.heard import came_unasked
from tests.table.nights import evening, moths, others, point
from tests.table.scene import Guest, Scene, players
from tests.toys.nightfall import Nightfall, NightfallView

Acts = Callable[[Scene], None]


def idle(scene: Scene) -> None:
    """Nobody does anything."""
    scene.wait(20)


def quick(scene: Scene) -> None:
    """Everybody points at once, moths at different seats so that nobody is stung, and some try what is refused."""
    one, two = moths(scene)
    for at, guest in enumerate((one, two)):
        guest.move(guest.view["legal"][at])
    for guest in others(scene):
        point(guest)
    one.move(f"point {two.seat}")
    scene.wait(20)


def slow(scene: Scene) -> None:
    """Only moths point, again and again in the second slot, and somebody is gone for a while."""
    one, two = moths(scene)
    scene.wait(11.5)
    for at in (0, 1, 0):
        one.move(one.view["legal"][at])
        scene.wait(0.3)
    two.move(two.view["legal"][1])
    scene.wait(20 - scene.clock.now())


def probed(guest: Guest) -> list[Any]:
    """What somebody hears about moves that are not open, up to the id."""
    refused = []
    for at, words in enumerate(("point 99", f"point {guest.seat}", "close")):
        refused.append(guest.do("move", f"probe-{at}", words=words, question=1) | {"id": ""})
    return refused


def since_the_deal(guest: Guest) -> list[tuple[float, bytes]]:
    unasked = came_unasked(guest)
    return unasked[max(at for at, (_, data) in enumerate(unasked) if data.startswith(b'{"t":"welcome"')) :]


def compare(*nights: Acts) -> None:
    """What spectators get is the same in every byte; what players get in its times and sizes, and so are refusals."""
    streams = []
    for acts in nights:
        with evening(circle=False) as scene:
            acts(scene)
            scene.wait(0.1)
            shown: list[Any] = [since_the_deal(guest) for guest in scene.guests[-2:]]
            shown += [[(at, len(data)) for at, data in since_the_deal(guest)] for guest in players(scene)]
            streams.append(shown)
        with evening() as scene:
            told = [probed(guest) for guest in players(scene)]
            same(told, told[:1] * len(told), "refusals")
    for other in streams[1:]:
        for left, right in zip(streams[0], other, strict=True):
            same(left, right, "streams")
    for shown in streams:
        seats = shown[2:]
        same(seats, seats[:1] * len(seats), "the frames of the seats")


@pytest.mark.rule("L6.20", "L6.21")
def test_nights_that_differ_in_what_is_hidden_look_alike() -> None:
    compare(idle, quick, slow)


class Planted:
    """Faults by name: what is patched, and with what."""

    @staticmethod
    def a_frame_for_some() -> Patch:
        """Whoever has a marker to see gets a frame at once."""
        true = night.quiet

        def leaky(table: Table, now: float) -> bool:
            state = table.state()
            return true(table, now) and not (state is not None and state.view(state.moths()[0]).markers)  # type: ignore[attr-defined]

        return room, "quiet", leaky

    a_shorter_slot = staticmethod(planted.all_have_answered)

    @staticmethod
    def an_early_answer() -> Patch:
        """A moth is told at the next beat what it will be told at the end."""
        true = Nightfall.view

        def leaky(self: Nightfall, seat: int | None) -> NightfallView:
            view = true(self, seat)
            if view.point is None or not view.moths:
                return view
            return msgspec.structs.replace(view, notes=("x" * 8000,))

        return Nightfall, "view", leaky

    @staticmethod
    def a_waiting_list() -> Patch:
        """Everybody sees who has not pointed."""
        true = Nightfall.view
        return Nightfall, "view", lambda self, seat: msgspec.structs.replace(true(self, seat), asked=self.waiting())

    @staticmethod
    def a_different_error() -> Patch:
        """A moth hears something else."""
        true = dispatch.decide

        def leaky(table: Table, person: Any, command: Any) -> Any:
            try:
                return true(table, person, command)
            except Exception as error:
                state, seat = table.state(), table.seat_of(person.id)
                if isinstance(state, Nightfall) and seat is not None and state.is_moth[seat]:
                    error.message += " Not you."  # type: ignore[attr-defined]
                raise

        return dispatch, "decide", leaky

    no_padding = staticmethod(planted.longer_frame)


@pytest.mark.parametrize("name", planted.names(Planted))
def test_a_planted_fault_is_found(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    planted.check_found(Planted, name, monkeypatch, [test_nights_that_differ_in_what_is_hidden_look_alike])
