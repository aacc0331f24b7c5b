"""The deal of the Castle as a scene that waits for people: until all have looked, or a minute has passed."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest

from nightcoach.table.log import entries as e
from tests.table.scene import Guest, Scene

MINUTE = 60.0


@contextmanager
def dealt(people: int = 3, bots: int = 1, game: str = "castle", **start: Any) -> Iterator[Scene]:
    """A game has been dealt at a table that has a screen as well, and people look at their cards."""
    with Scene(game) as scene:
        for number in range(people):
            scene.join(f"P{number + 1}")
        host = scene.guests[0]
        for _ in range(bots):
            host.must("add_bot", level="random")
        scene.screen()
        host.must("start", **(start or {"look": True}))
        yield scene


def look(scene: Scene, *numbers: int) -> None:
    for number in numbers:
        scene.guests[number - 1].must("looked")


def frames(guest: Guest) -> list[tuple[float, bytes]]:
    return list(guest.tape.frames)


@pytest.mark.rule("C2.13")
def test_nothing_begins_before_everybody_has_looked() -> None:
    with dealt() as scene:
        look(scene, 1, 3)
        scene.wait(MINUTE - 1)
        assert scene.moves() == []
        assert scene.guests[0].board["dealing"]
        look(scene, 2)
        assert not scene.guests[0].board["dealing"]


@pytest.mark.rule("C2.13")
def test_after_a_minute_it_begins_whoever_has_looked() -> None:
    with dealt() as scene:
        look(scene, 1)
        scene.wait(MINUTE)
        assert not scene.guests[1].board["dealing"]


@pytest.mark.rule("C2.13")
def test_the_clock_of_the_first_turn_begins_when_the_deal_is_over() -> None:
    with dealt(people=3, bots=1) as scene:
        scene.wait(20)
        assert scene.table.timers.limit == MINUTE
        look(scene, 1, 2, 3)
        assert scene.table.timers.limit == 20 + 90


@pytest.mark.rule("C2.13")
def test_bots_wait_with_the_people() -> None:
    with dealt(people=1, bots=3) as scene:
        assert scene.table.timers.plan == {}
        look(scene, 1)
        first = scene.guests[0].view["active"]
        assert set(scene.table.timers.plan) == ({first} if first else set())


@pytest.mark.rule("C2.13")
def test_meanwhile_every_move_is_refused_to_everybody_in_the_same_words() -> None:
    with dealt() as scene:
        refused = [
            guest.do("move", words=words, question=1)
            for guest in scene.guests[:3]
            for words in ("spy 3", "proclaim own")
        ]
        told = {(each["ok"], each["reason"], each["message"]) for each in refused}
        assert [reason for _, reason, _ in told] == ["dealing"]
        assert scene.moves() == []


@pytest.mark.rule("C2.13")
def test_nobody_is_shown_who_has_looked_nor_how_many() -> None:
    with dealt() as scene:
        _, second, third, screen = scene.guests
        before = [frames(guest) for guest in (second, third, screen)]
        look(scene, 1)
        assert [frames(guest) for guest in (second, third, screen)] == before
        assert scene.guests[0].you["looked"]
        assert not second.you["looked"]


@pytest.mark.rule("C2.13")
def test_the_others_get_the_same_bytes_at_the_same_times_whoever_looks_first() -> None:
    heard = []
    for order in ((1, 2, 3), (2, 1, 3)):
        with dealt() as scene:
            for number in order:
                scene.wait(5)
                look(scene, number)
            heard.append([frames(guest) for guest in scene.guests[3:]])
    assert heard[0] == heard[1]


@pytest.mark.rule("C2.13")
def test_whoever_is_away_is_waited_for_like_anybody_else() -> None:
    with dealt() as scene:
        scene.guests[2].cut()
        look(scene, 1, 2)
        scene.wait(MINUTE - 1)
        assert scene.guests[0].board["dealing"]
        scene.wait(1)
        assert not scene.guests[0].board["dealing"]


@pytest.mark.rule("C2.13")
def test_a_pause_stops_the_minute() -> None:
    with dealt() as scene:
        scene.guests[0].must("pause", on=True)
        scene.wait(3 * MINUTE)
        scene.guests[0].must("pause", on=False)
        scene.wait(MINUTE - 1)
        assert scene.guests[0].board["dealing"]
        scene.wait(1)
        assert not scene.guests[0].board["dealing"]


def test_a_table_that_comes_back_from_its_log_still_knows_who_has_looked() -> None:
    with dealt() as scene:
        look(scene, 1, 2)
        scene.reload()
        third = scene.guests[2].connect()
        assert third.board["dealing"]
        third.must("looked")
        assert not third.board["dealing"]


@pytest.mark.parametrize("when", ["again", "too late"])
def test_one_looks_once_and_only_at_a_deal(when: str) -> None:
    with dealt() as scene:
        look(scene, *((1,) if when == "again" else (1, 2, 3)))
        assert scene.guests[0].do("looked")["reason"] == "no_deal"


def test_whoever_only_watches_has_nothing_to_look_at() -> None:
    with dealt() as scene:
        assert scene.join("W", watch=True).do("looked")["reason"] == "not_seated"


def test_bots_alone_wait_for_nobody() -> None:
    with dealt(people=1, bots=4, look=False) as scene:
        host = scene.guests[0]
        host.must("end")
        host.must("rematch")
        host.must("stand")
        host.must("start", look=True)
        assert not host.board["dealing"]


@pytest.mark.parametrize(("game", "asked"), [("castle", False), ("eatme", True)])
def test_a_game_begins_at_once_if_nobody_asks_or_there_is_no_deal_to_look_at(game: str, asked: bool) -> None:
    with dealt(game=game, look=asked) as scene:
        assert not scene.guests[0].board["dealing"]
        assert [entry for entry in scene.log.entries() if isinstance(entry, e.DealOver)] == []
        assert scene.table.timers.limit is not None or scene.table.timers.plan


def test_a_game_that_is_ended_in_its_deal_leaves_nothing_behind() -> None:
    with dealt() as scene:
        host = scene.guests[0]
        host.must("end")
        assert not host.board["dealing"]
        host.must("rematch")
        host.must("start")
        assert not host.board["dealing"]
