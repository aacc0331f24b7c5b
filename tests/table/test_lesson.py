"""A guided game is an ordinary table: bots keep to its script while its person does, and it waits for that person."""

from __future__ import annotations

from nightcoach import bots, games
from nightcoach.core.box import box
from nightcoach.core.frames import TABLE
from nightcoach.core.record import parse
from nightcoach.games.castle.lesson import FIRST_RIDE
from nightcoach.table.commands.lobby import teach
from nightcoach.table.log import entries as e
from nightcoach.table.log.people import token_hash
from nightcoach.table.log.table import House
from tests.table.scene import Guest, Scene

HOUSE = House(games.game, bots.bot, bots.best, lambda name: box(name).taught())
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
    """Say one line after the other when it is asked for, and pass where it is not, until that line is next."""
    lines = FIRST_RIDE.of(0)
    for _ in range(300):
        step = anna.you["step"]
        assert step is not None, "off the path"
        if anna.board["phase"] == "over" or lines[step] == until:
            return
        legal = anna.view["legal"]
        if lines[step] in legal:
            assert anna.move(lines[step])["ok"]
        elif "pass" in legal:
            assert anna.move("pass")["ok"]
        else:
            scene.wait(1)
    raise AssertionError("it does not come")


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


def test_bots_leave_the_script_when_the_person_does_and_the_game_goes_on() -> None:
    scene, anna = lesson()
    with scene:
        assert anna.move("spy 1")["ok"]
        assert anna.you["step"] is None
        assert anna.board["lesson"], "it is still known by its deal"
        before = len(scene.moves())
        scene.wait(120)
        assert len(scene.moves()) > before
        assert {move.how for move in scene.moves()[before:]} <= {"bot", "clock"}


def test_a_window_that_goes_by_leaves_nobody_off_the_path() -> None:
    scene, anna = lesson()
    with scene:
        follow(scene, anna, until="play thug")
        while anna.view["window"] != "d4":
            scene.wait(1)
        scene.wait(60)
        assert anna.view["window"] == "d5"
        follow(scene, anna)
        assert anna.board["result"]["winners"] == [0, 2]


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
