"""The leak tests of Lupus on the wire with beats: two tables side by side that differ in what is hidden, as in
test_lupus_leaks, and faults of the beats themselves."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

from nightcoach.core.chance import Chance
from nightcoach.core.frames import Beat
from nightcoach.games.lupus import beats
from nightcoach.games.lupus.roles import NOBODY, SEER, WEREWOLF
from nightcoach.games.lupus.state import Lupus, seats_in
from nightcoach.table import room
from nightcoach.table.wire import news, outbound
from tests.kit import planted
from tests.kit.planted import Patch
from tests.size import SIZE
from tests.table.beats import dawns_are_as_long
from tests.table.lupus_plans import make_plan
from tests.table.lupus_twins import MANY, play_plan

pytestmark = pytest.mark.leaks

OPTIONS: list[tuple[int, dict[str, Any]]] = [
    (9, {"preset": "custom", "custom_list": MANY, "enforce_minimums": False, "beats": "short"}),
    (8, {"preset": "lot", "role_list": "secret", "enforce_minimums": False, "beats": "full", "place": "remote"}),
]


def nights_with_beats(games: int = 2) -> int:
    """Two nights and a day each, of two tables that differ in who is the Seer, or a wolf. How many frames."""
    frames = 0
    for seed in range(games):
        seats, given = OPTIONS[seed % len(OPTIONS)]
        plan = make_plan(seats, given, seed, Counter(), nights=2, about=(SEER, WEREWOLF)[seed // 2 % 2])
        assert plan is not None
        frames += play_plan(plan, Chance(seed), every=1)[1]
    return frames


@pytest.mark.rule("L8.51", "L8.54", "L8.56", "L6.20", "L6.21")
def test_nobody_gets_other_frames_in_the_beats_of_a_night_and_a_day() -> None:
    assert nights_with_beats(6 * SIZE) > 1000 * SIZE


# Planted leaks


def told_otherwise(times: Callable[[Lupus, str, int], float]) -> Patch:
    """Beats that are so many times as long."""
    true = beats.told

    def leaky(s: Lupus, name: str, call: int = NOBODY) -> tuple[Beat, ...]:
        told = [Beat(each.name, each.seconds * times(s, name, call), each.call) for each in true(s, name, call)]
        return tuple([each for each in told if each.seconds])

    return beats, "told", leaky


class Planted:
    """The leaks, by name: what is patched, and with what."""

    @staticmethod
    def shorter_dawn() -> Patch:
        """L8.54 When nobody has died, there is less to tell at dawn."""
        return told_otherwise(lambda s, name, _call: 0.5 if name == beats.DAWN and not s.dead else 1.0)

    @staticmethod
    def no_lead_in_for_the_dead() -> Patch:
        """L8.51 Whoever cannot wake any more is not led in."""
        return told_otherwise(lambda s, name, call: float(name != beats.LEAD_IN or s.living_of(call) != 0))

    @staticmethod
    def beat_by_its_holder() -> Patch:
        """L8.54 A beat depends on who holds the character."""
        return told_otherwise(lambda s, _name, call: 1.0 if call == NOBODY else 1 + sum(seats_in(s.living_of(call))))

    @staticmethod
    def earlier_for_the_pack() -> Patch:
        """L8.56 The pack hears a little earlier that a beat is over."""
        true = room.Room._alarm

        def leaky(self: room.Room, at: float | None) -> None:
            true(self, at)
            state, turns = self.table.state(), self.table.timers.score.turns()
            if isinstance(state, Lupus) and turns is not None and turns - self.clock.now() > 1.5:
                for watcher in self.news.watchers:
                    if watcher.seat is not None and state.is_wolf(watcher.seat):
                        watcher.pipe.push(b'{"t":"pong"}')

        return room.Room, "_alarm", leaky

    @staticmethod
    def name_of_the_beat() -> Patch:
        """L8.56 The name of a beat tells that nobody answers the call any more."""
        true = news.News._beat

        def leaky(self: news.News, now: float) -> outbound.Beat | None:
            state, told = self.table.state(), true(self, now)
            if told is None or told.call is None or not isinstance(state, Lupus):
                return told
            silent = not state.living_of(state.calls[state.at])
            return outbound.Beat(f"{told.name}{silent:d}", told.call, told.length, told.left)

        return news.News, "_beat", leaky


def a_few_nights() -> None:
    assert nights_with_beats()


CHECKS: list[Callable[[], None]] = [dawns_are_as_long, a_few_nights]


@pytest.mark.parametrize("name", planted.names(Planted))
def test_a_planted_leak_is_found(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    planted.check_found(Planted, name, monkeypatch, CHECKS)
