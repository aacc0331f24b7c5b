"""The first games of a table: what its host has not chosen is as the game proposes for people who learn it."""

from __future__ import annotations

from typing import Any

import pytest

from nightcoach import games
from nightcoach.table.commands import lobby
from nightcoach.table.log import entries as e
from tests.games.castle.story import castle
from tests.table.castle import put
from tests.table.scene import Scene

CLOCKS = ("turn_seconds", "answer_seconds", "window_seconds")


def opened(game: str = "castle", **chosen: Any) -> Scene:
    """A table made as a person makes it, with the host and enough bots."""
    step = e.Step(lobby.make(games.game(game), chosen, "BCDFG"))
    scene = Scene(rows=[e.write_step(step)])
    host = scene.join("Anna")
    for _ in range(4):
        host.must("add_bot", level="random")
    return scene


def clocks(scene: Scene) -> tuple[object, ...]:
    """The options as everybody sees them, and those that are so for once."""
    board = scene.guests[0].board
    return (*[board["options"][key] for key in CLOCKS], board["first_game"])


def play_and_ask_for_another(scene: Scene) -> None:
    host = scene.guests[0]
    host.must("start")
    if scene.table.phase == "play":  # bots that answer at once may have ended it
        host.must("end")
    host.must("rematch")


def test_the_first_game_of_the_castle_has_long_clocks_and_the_board_says_so() -> None:
    with opened() as scene:
        assert clocks(scene) == (180, 180, 17, list(CLOCKS))


def test_the_game_is_played_and_recorded_with_them() -> None:
    with opened() as scene:
        scene.guests[0].must("start")
        recording = scene.table.recording
        assert recording is not None
        assert {"turn_seconds": 180, "answer_seconds": 180, "window_seconds": 17}.items() <= vars_of(
            recording.options
        ).items()


def vars_of(options: Any) -> dict[str, Any]:
    return {key: getattr(options, key) for key in options.__struct_fields__}


def test_the_second_game_is_brisker_and_the_third_has_the_usual_clocks() -> None:
    with opened() as scene:
        play_and_ask_for_another(scene)
        assert clocks(scene) == (120, 90, 10, list(CLOCKS))
        play_and_ask_for_another(scene)
        assert clocks(scene) == (90, 45, 5, [])


@pytest.mark.rule("C10.52", "OPT-H", "OPT-K")
def test_a_beat_of_a_duel_lasts_ten_seconds_in_the_first_game_then_six_then_three() -> None:
    lengths: list[int] = []
    with opened() as scene:
        for _ in range(3):
            scene.guests[0].must("start")
            options, duel = scene.guests[0].board["options"], "duel=0,1 swords=2,3 shields=4"
            put(scene, castle("P1 thug: dagger", seats=5, window="d5.0", extra=duel, **options))
            assert scene.guests[0].known is not None
            lengths.append(scene.guests[0].known.clock["left"])
            scene.guests[0].must("end")
            scene.guests[0].must("rematch")
    assert lengths == [10_200, 6_000, 3_000]


def test_what_was_for_once_survives_a_restart_between_two_games() -> None:
    with opened() as scene:
        play_and_ask_for_another(scene)
        scene.reload()
        assert (scene.table.first, scene.table.chosen["window_seconds"]) == (CLOCKS, 10)


@pytest.mark.parametrize("seconds", [60, 180])
def test_what_the_host_has_chosen_when_the_table_was_made_stays_in_every_game(seconds: int) -> None:
    with opened(turn_seconds=seconds) as scene:
        assert clocks(scene) == (seconds, 180, 17, ["answer_seconds", "window_seconds"])
        play_and_ask_for_another(scene)
        assert clocks(scene) == (seconds, 90, 10, ["answer_seconds", "window_seconds"])


@pytest.mark.parametrize("seconds", [60, 180])
def test_what_the_host_chooses_in_the_lobby_stays_in_every_game(seconds: int) -> None:
    with opened() as scene:
        scene.guests[0].must("choose", options={"answer_seconds": seconds})
        assert clocks(scene) == (180, seconds, 17, ["turn_seconds", "window_seconds"])
        play_and_ask_for_another(scene)
        play_and_ask_for_another(scene)
        assert clocks(scene) == (90, seconds, 5, [])


def test_another_option_that_is_chosen_leaves_the_clocks_as_they_are() -> None:
    with opened() as scene:
        scene.guests[0].must("choose", options={"give_back_stolen": True})
        assert clocks(scene) == (180, 180, 17, list(CLOCKS))


def test_a_table_that_comes_back_from_its_log_still_knows_what_was_for_once() -> None:
    with opened() as scene:
        scene.reload()
        assert (scene.table.first, scene.table.chosen["turn_seconds"]) == (CLOCKS, 180)


def test_a_table_of_earlier_days_keeps_what_it_was_made_with() -> None:
    step = e.Step((e.Made("BCDFG", "castle", {"turn_seconds": 180}), e.Sealed(bytes(32).hex())))
    row = e.write_step(step).replace(b',"first":[],"calm":false', b"")
    with Scene(rows=[row]) as scene:
        scene.join("Anna")
        assert bots(scene) == ("quick", False)
        assert clocks(scene) == (180, 45, 5, [])


def test_a_game_that_proposes_nothing_begins_with_its_defaults() -> None:
    with opened("eatme") as scene:
        assert scene.guests[0].board["first_game"] == []
        assert scene.table.options == games.game("eatme").Options()


@pytest.mark.rule("OPT-K")
def test_what_a_game_proposes_stays_in_every_game_unless_the_host_chooses_otherwise() -> None:
    with opened() as scene:
        assert scene.guests[0].board["options"]["brisk_duels"] is True
        play_and_ask_for_another(scene)
        assert scene.guests[0].board["options"]["brisk_duels"] is True
    with opened(brisk_duels=False) as scene:
        assert scene.guests[0].board["options"]["brisk_duels"] is False


def bots(scene: Scene) -> tuple[str, bool]:
    """How bots answer, and whether that is so for once."""
    board = scene.guests[0].board
    return board["bots"], board["first_calm"]


@pytest.mark.parametrize("game", ["castle", "eatme"])
def test_bots_are_calm_in_the_first_game_and_quick_in_the_next(game: str) -> None:
    with opened(game) as scene:
        assert bots(scene) == ("calm", True)
        play_and_ask_for_another(scene)
        assert bots(scene) == ("quick", False)


@pytest.mark.parametrize("pace", ["calm", "instant"])
def test_a_pace_that_the_host_has_chosen_stays(pace: str) -> None:
    with opened() as scene:
        scene.guests[0].must("pace", bots=pace)
        assert bots(scene) == (pace, False)
        play_and_ask_for_another(scene)
        assert bots(scene) == (pace, False)


def test_a_table_that_comes_back_from_its_log_still_has_calm_bots() -> None:
    with opened() as scene:
        scene.reload()
        assert (scene.table.bots, scene.table.first_calm) == ("calm", True)


def test_a_program_that_deals_a_game_gets_the_defaults() -> None:
    assert (games.game("castle").Options().turn_seconds, games.game("castle").Options().answer_seconds) == (90, 45)
