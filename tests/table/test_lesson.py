"""A guided game is an ordinary table: bots keep to its script while its person does, and it waits for that person."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from nightcoach import bots, games
from nightcoach.core.box import box
from nightcoach.core.frames import TABLE
from nightcoach.core.record import parse
from nightcoach.games.castle.lesson import FIRST_RIDE
from nightcoach.table.commands.lobby import teach
from nightcoach.table.log import entries as e
from nightcoach.table.log.people import token_hash
from nightcoach.table.log.table import House
from nightcoach.table.time.plan import bots_pause
from tests.table.scene import Guest, Scene

HOUSE = House(games.game, bots.bot, bots.best, lambda name: box(name).taught())
CHANGED = replace(FIRST_RIDE, lines=("0 spy 1", *FIRST_RIDE.lines[1:]))
LONG = 3600.0


def lesson(name: str = "Anna") -> tuple[Scene, Guest]:
    """A guided game that has just begun, and its person."""
    joined = e.Joined(1, name, "amber", "fox", token_hash("token of Anna"), True)
    step = e.Step(teach(games.game("castle"), FIRST_RIDE, "BCDFG", joined, "canny"))
    scene = Scene(house=HOUSE, rows=[e.write_step(step)])
    anna = Guest(scene, "token of Anna", name)
    scene.guests.append(anna)
    return scene, anna.connect()


def follow(scene: Scene, anna: Guest, until: str = "") -> None:
    """Say one line after the other when it can be said, until that line is next."""
    lines = FIRST_RIDE.of(0)
    for _ in range(300):
        step = anna.you["step"]
        assert step is not None, "off the path"
        if anna.board["phase"] == "over" or lines[step] == until:
            return
        legal = anna.view["legal"]
        if lines[step] in legal:
            assert anna.move(lines[step])["ok"]
        else:
            scene.wait(1)
    raise AssertionError("it does not come")


def clock_of(anna: Guest) -> dict[str, Any]:
    assert anna.known is not None
    return anna.known.clock


def said(scene: Scene) -> list[str]:
    """What the people and bots have said, without passes."""
    return [f"{move.seat} {move.words}" for move in scene.moves() if move.seat != TABLE and move.words != "pass"]


def test_whoever_follows_the_slips_wins_with_a_record_that_verifies() -> None:
    scene, anna = lesson()
    with scene:
        follow(scene, anna)
        assert anna.board["phase"] == "over"
        assert anna.board["result"]["winners"] == [0, 2]
        assert sorted(said(scene)) == sorted(FIRST_RIDE.lines)
        assert anna.you["step"] == len(FIRST_RIDE.slips)
        record = parse(scene.log.records[1].encode() + b"\n", games.game)
        assert record.verify().outcome() is not None


def test_whoever_tries_something_else_is_told_and_the_same_step_can_be_tried_again() -> None:
    scene, anna = lesson()
    with scene:
        for line in FIRST_RIDE.of(0):
            follow(scene, anna, until=line)
            while line not in anna.view["legal"]:
                scene.wait(1)
            before, step = scene.moves(), anna.you["step"]
            for words in anna.view["legal"]:
                if words != line:
                    assert anna.move(words)["reason"] == "off_path"
            assert (scene.moves(), anna.you["step"]) == (before, step)
        follow(scene, anna)
        assert anna.board["result"]["winners"] == [0, 2]


def test_no_clock_runs_where_the_person_has_something_to_do() -> None:
    scene, anna = lesson()
    with scene:
        for line in FIRST_RIDE.of(0):
            follow(scene, anna, until=line)
            while line not in anna.view["legal"]:
                scene.wait(1)
            clock = clock_of(anna)
            assert clock["left"] is None
            scene.wait(LONG)
            assert (line in anna.view["legal"], clock_of(anna)) == (True, clock)


def test_a_window_in_which_there_is_nothing_to_do_goes_by_itself() -> None:
    scene, anna = lesson()
    with scene:
        follow(scene, anna, until="play thug")
        while anna.view["window"] != "d4":
            scene.wait(1)
        scene.wait(4)
        assert anna.view["window"] == "d5"
        assert anna.you["step"] == FIRST_RIDE.of(0).index("play thug")


def test_bots_take_longer_in_a_lesson_than_beside_any_other_person_alone() -> None:
    scene, anna = lesson()
    with scene:
        assert anna.move("spy 2")["ok"]
        table = scene.table
        pace, (seat,) = table.pace(), anna.view["asked"]
        assert pace is not None
        taught = bots_pause(table, pace, seat)
        table.house = House(games.game, bots.bot, bots.best)
        assert bots_pause(table, pace, seat) < 0.7 * taught


def test_nothing_is_passed_by_an_order_in_a_lesson() -> None:
    scene, anna = lesson()
    with scene:
        assert anna.do("order", window=None, words="pass", lasting=False)["reason"] == "off_path"


def test_a_lesson_whose_script_has_changed_since_is_played_on_freely() -> None:
    scene, anna = lesson()
    with scene:
        assert anna.move("spy 2")["ok"]
        scene.house = House(games.game, bots.bot, bots.best, lambda _name: CHANGED)
        scene.reload()
        anna.connect()
        assert anna.you["step"] is None
        before = len(scene.moves())
        scene.wait(30)
        assert len(scene.moves()) > before


def test_it_waits_for_whoever_leaves_and_goes_on_after_a_restart() -> None:
    scene, anna = lesson()
    with scene:
        follow(scene, anna, until="offer 2 bag_key")
        while "offer 2 bag_key" not in anna.view["legal"]:
            scene.wait(1)
        before = scene.moves()
        anna.cut()
        scene.wait(LONG)
        assert scene.moves() == before, "nobody stands in"
        scene.reload()
        anna.connect()
        assert anna.you["step"] == 1
        follow(scene, anna)
        assert anna.board["result"]["winners"] == [0, 2]


def test_whoever_watches_sees_that_it_is_guided_and_not_how_far_it_is() -> None:
    scene, anna = lesson()
    with scene:
        ben = scene.join("Ben", watch=True)
        assert (anna.you["step"], ben.you["step"]) == (0, None)
        assert anna.board["lesson"]
        assert ben.board["lesson"]


def test_the_next_game_of_the_table_has_a_seed_that_nobody_knows() -> None:
    scene, anna = lesson()
    with scene:
        follow(scene, anna)
        anna.must("rematch")
        seeds = [entry.seed for entry in scene.log.entries() if isinstance(entry, e.Sealed)]
        assert seeds[0] == FIRST_RIDE.sealed().hex()
        assert len(set(seeds)) == 2
        assert not anna.board["lesson"]


def test_a_bot_does_not_have_the_name_of_the_person() -> None:
    scene, anna = lesson("Ada")
    with scene:
        names = [place["name"] for place in anna.board["places"]]
        assert names == ["Ada", "Bruno", "Clara", "Dario"]
