"""Short windows, more time, and how long bots and stand-ins take."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from nightcoach import bots
from nightcoach.bots import Bot
from nightcoach.bots.random import RandomBot
from nightcoach.core.chance import Chance
from nightcoach.core.events import Tell
from nightcoach.core.frames import Pace
from nightcoach.core.state import State
from nightcoach.core.wire import GameOptions
from nightcoach.games import game
from nightcoach.table.log import entries as e
from nightcoach.table.log.table import House
from nightcoach.table.time.plan import PAUSES, between, plan_seat
from tests.table.reflexes import closings, duel
from tests.table.scene import Scene, asked, table_of
from tests.toys import reflex

# Clocks


def test_a_short_window_of_two_people_lasts_its_whole_time() -> None:
    with duel(2) as scene:
        scene.screen()
        scene.guests[0].must("start")
        for guest in scene.guests[:2]:
            guest.must("move", words="pass", question=1)
        assert closings(scene) == []
        scene.wait(4)
        for guest in scene.guests[:2]:
            guest.must("move", words="pass", question=2)
        scene.wait(2.9)
        assert closings(scene) == [4.0]
        scene.wait(0.2)
        assert closings(scene) == [4.0, 7.0]


class Passer:
    """Somebody who waits and sees."""

    blind = False

    def choose(self, view: Any, chance: Chance) -> str:
        return "pass"


def test_one_human_among_bots_waits_for_no_clock() -> None:
    house = House(lambda _name: reflex.GAME, lambda _game, _level: Passer(), lambda _game: "any")
    with Scene("reflex", house) as scene:
        host = scene.join("A")
        host.must("pace", bots="instant")
        host.must("add_bot", level="any")
        host.must("start")
        host.must("move", words="pass", question=1)
        assert scene.table.question == 2
        host.must("move", words="pass", question=2)
        assert scene.table.phase == "over"
        assert scene.clock.now() == 0.0


def test_an_alarm_makes_the_table_act_by_itself() -> None:
    with table_of(3) as scene:

        async def ring() -> None:
            while scene.clock.turn_to(40):
                await asyncio.sleep(0.001)

        scene.loop.run_until_complete(ring())
        assert len(scene.moves()) == 2


def test_ten_seconds_more_are_for_short_windows_only() -> None:
    with duel() as scene:
        scene.guests[0].must("start")
        scene.wait(4)
        assert scene.guests[1].do("more")["reason"] == "no_more"


class TwoOfThree(reflex.ReflexGame):
    """Only the first two may strike."""

    def deal(self, seats: int, options: GameOptions, chance: Chance, tell: Tell | None = None) -> State:
        s = reflex.Reflex(seats, chance)
        s.then(reflex.React((0, 1), (None, None), reflex.CLOSE))
        return s


def test_ten_seconds_more_are_for_those_who_are_asked() -> None:
    house = House(lambda _name: TwoOfThree(), bots.bot, bots.best)
    with Scene("reflex", house) as scene:
        for name in "ABC":
            scene.join(name)
        scene.guests[0].must("start")
        assert scene.guests[2].do("more")["reason"] == "no_more"
        scene.guests[1].must("more")


def test_a_badge_waits_while_no_new_round_has_begun(monkeypatch: pytest.MonkeyPatch) -> None:
    for window in (reflex.React, reflex.Think):
        monkeypatch.setattr(window, "pace", lambda _self, _state: Pace(reflex.SECONDS, between=True))
    with duel() as scene:
        host, gone, _ = scene.guests
        host.must("start")
        gone.cut()
        scene.wait(5)
        assert scene.table.question == 2
        assert scene.table.places[1].stand_in
        assert not host.place(1)["stand_in"]


def test_ten_more_seconds_can_be_asked_for_once_in_every_short_window() -> None:
    with duel() as scene:
        for _ in range(2):
            scene.guests[0].must("start")
            scene.guests[1].must("more")
            scene.guests[0].must("end")
            scene.guests[0].must("rematch")


@pytest.mark.parametrize(
    ("pace", "fastest", "slowest", "reading"), [("quick", 0.6, 1.6, 0.25), ("calm", 1.5, 4.0, 0.5)]
)
def test_a_bot_takes_a_time_of_its_pace_and_longer_when_there_is_more_to_read(
    pace: str, fastest: float, slowest: float, reading: float
) -> None:
    with table_of(2, bots=4, pace=pace) as scene:
        table = scene.table
        seat = next(seat for seat in range(2, 6) if seat in scene.guests[0].view["asked"])
        drawn = [between(PAUSES[pace][:2], table.draw(f"pause {i}", seat)) for i in range(400)]
        assert fastest <= min(drawn) < fastest + 0.1
        assert slowest - 0.1 < max(drawn) < slowest
        first = table.timers.plan[seat]
        plans = []
        for shown in (0, 4, 6, 60):
            table.timers.shown = shown
            plan_seat(table, seat, 0.0)
            plans.append(table.timers.plan[seat])
        assert [round(plan - plans[0], 6) for plan in plans] == [0, 4 * reading, 6 * reading, 6 * reading]
        assert plans[0] == first, "nothing is to be read before the first move"


def test_without_a_limit_a_stand_in_takes_its_part_of_a_quarter_of_a_minute() -> None:
    with table_of(3, choose_seconds=0, grace_seconds=5) as scene:
        gone = asked(scene)[0]
        gone.cut()
        scene.wait(5)
        assert 5 + 0.15 * 15 <= scene.table.timers.plan[gone.you["seat"]] <= 5 + 0.6 * 15


def test_an_order_given_in_a_pause_is_followed_soon_after_it() -> None:
    with table_of(3, choose_seconds=600) as scene:
        host = scene.guests[0]
        first = asked(scene)[0]
        host.must("pause", on=True)
        scene.wait(100)
        first.must("order", window="choose", words="trap")
        scene.wait(100)
        assert scene.moves() == []
        host.must("pause", on=False)
        scene.wait(10)
        assert scene.moves() == [e.Moved(first.seat, "trap", "order")]


def test_an_order_that_is_not_legal_when_asked_is_not_followed() -> None:
    with table_of(3) as scene:
        first = asked(scene)[0]
        first.must("order", window="choose", words=f"visit {(first.seat + 1) % 3}")
        scene.wait(29)
        assert scene.moves() == []


def test_the_clocks_stand_still_for_a_spectator_when_no_player_is_here_between_rounds() -> None:
    with table_of(3, target_points=30, deal_seconds=45) as scene:
        watcher = scene.join("W", watch=True)
        for guest in scene.guests[:3]:
            guest.cut()
        scene.wait(3600)
        assert watcher.known is not None
        assert watcher.known.clock["left"] is None


# Bots


def test_every_bot_plays_with_its_own_level() -> None:
    asked_for: list[str] = []

    def find(name: str, level: str) -> Bot:
        asked_for.append(level)
        return RandomBot()

    with Scene(house=House(game, find, lambda _game: "best")) as scene:
        host = scene.join("A")
        scene.join("B")
        host.must("pace", bots="instant")
        for level in ("one", "two"):
            host.must("add_bot", level=level)
        asked_for.clear()
        host.must("start")
        scene.wait(100)
        assert {move.how for move in scene.moves() if move.seat > 1} == {"bot"}
        assert {"one", "two"} <= set(asked_for)
