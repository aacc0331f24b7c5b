"""Heads tell nobody that somebody has chosen: two tables at one of which a secret was decided send the same."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import pytest

from nightcoach.core.events import Seat
from nightcoach.core.moves import Move
from nightcoach.table.log import chain, fold
from nightcoach.table.log import entries as e
from nightcoach.table.log.table import Table
from tests.kit import planted
from tests.kit.planted import Patch
from tests.kit.twins import same, second_device
from tests.table.conftest import CountedChain
from tests.table.heard import came_unasked
from tests.table.nights import evening, point
from tests.table.scene import Guest, Scene, asked, players, table_of

pytestmark = pytest.mark.leaks


def looks(guest: Guest) -> list[tuple[float, int]]:
    """When frames came, and how long they were."""
    return [(at, len(data)) for at, data in came_unasked(guest)]


def watched(scene: Scene, chooser: Seat) -> list[Any]:
    """What everybody got but the one who chose: bytes of those without a seat, times and sizes of the others."""
    for guest in list(scene.guests):
        second_device(scene, guest)
    without = [came_unasked(guest) for guest in scene.guests if guest.you["seat"] is None]
    return [*without, *[looks(guest) for guest in players(scene) if guest.seat != chooser]]


def an_evening(chooses: bool, at: Sequence[float]) -> list[Any]:
    """A window in which one house has chosen in secret, or has not, while everything public happens."""
    with table_of(4, show_ready=False, start=False, choose_seconds=60) as scene:
        scene.join("W", watch=True)
        scene.screen()
        scene.guests[0].must("start")
        house = next(guest for guest in asked(scene) if guest is not scene.guests[0])
        for number, when in enumerate(at):
            scene.wait(when - scene.clock.now())
            if number == 0 and chooses:
                house.move("trap")
            scene.guests[0].must("say", text="well?")
            scene.guests[0].must("pause", on=True)
            scene.guests[0].must("pause", on=False)
            scene.guests[0].must("extend")
        return watched(scene, house.seat)


def a_night(chooses: bool) -> list[Any]:
    """A night in which one player points again and again, or does not, up to its next slot."""
    with evening() as scene:
        guest = players(scene)[1]
        for at in (1.2, 3.7, 4.1):
            scene.wait(at - scene.clock.now())
            if chooses:
                point(guest)
        scene.wait(11 - scene.clock.now())
        return watched(scene, guest.seat)


@pytest.mark.rule("E6.4", "L6.20")
def test_heads_do_not_tell_that_somebody_has_chosen() -> None:
    same(an_evening(True, (2.0, 5.0)), an_evening(False, (2.0, 5.0)), "an evening")
    same(a_night(True), a_night(False), "a night")


class Planted:
    """Faults by name: what is patched, and with what."""

    @staticmethod
    def a_head_at_every_move() -> Patch:
        """It is not sent at once, but whoever connects sees that it has changed."""
        true = chain.Chain.follow

        def leaky(self: chain.Chain, moves: Sequence[tuple[Seat, Move]]) -> None:
            before = len(self.nonces)
            true(self, moves)
            if len(self.nonces) > before:
                self.publish()

        return chain.Chain, "follow", leaky

    @staticmethod
    def a_head_that_is_told_at_once() -> Patch:
        """A secret move brings everybody a clock with the new head."""
        true = fold._moved

        def leaky(table: Table, entry: e.Moved, now: float) -> None:
            true(table, entry, now)
            table.timers.changed = True

        return fold, "_moved", leaky

    @staticmethod
    def the_head_of_now_when_clocks_stop() -> Patch:
        """Stopping the clocks is public, what was done since the last question is not."""
        true: Callable[[Table, e.Paused, float], None] = fold.APPLY[e.Paused]

        def leaky(table: Table, entry: e.Paused, now: float) -> None:
            true(table, entry, now)
            assert table.chain is not None
            table.chain.publish()

        return fold, "APPLY", {**fold.APPLY, e.Paused: leaky}

    @staticmethod
    def a_link_for_every_row() -> Patch:
        """A marker that may still be moved is a row, too."""
        true = chain.Chain.take

        def leaky(self: chain.Chain, row: bytes) -> None:
            true(self, row)
            if isinstance(self, CountedChain) and self.shown and b'"moved"' in row:
                self.changes += 1
                self.shown = f"{self.changes:064x}"

        return chain.Chain, "take", leaky

    @staticmethod
    def no_head_while_nothing_is_new() -> Patch:
        """A frame is shorter if nobody has chosen since the last head."""
        true = CountedChain.publish

        def leaky(self: CountedChain) -> None:
            before = self.changes
            true(self)
            self.shown = self.shown if self.changes > before else ""

        return fold, "APPLY", {**fold.APPLY, e.Said: _published(leaky)}


def _published(publish: Callable[[CountedChain], None]) -> Callable[[Table, e.Said, float], None]:
    true: Callable[[Table, e.Said, float], None] = fold.APPLY[e.Said]

    def leaky(table: Table, entry: e.Said, now: float) -> None:
        true(table, entry, now)
        assert isinstance(table.chain, CountedChain)
        publish(table.chain)

    return leaky


@pytest.mark.parametrize("name", planted.names(Planted))
def test_a_planted_fault_is_found(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    planted.check_found(Planted, name, monkeypatch, [test_heads_do_not_tell_that_somebody_has_chosen])
