"""The first game of a table: what its host has not chosen is as the game proposes for people who learn it."""

from __future__ import annotations

from typing import Any

import pytest

from nightcoach import games
from nightcoach.table.commands import lobby
from nightcoach.table.log import entries as e
from tests.table.scene import Scene

CLOCKS = ("turn_seconds", "answer_seconds")


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
    for command in ("start", "end", "rematch"):
        scene.guests[0].must(command)


def test_the_first_game_of_the_castle_has_long_clocks_and_the_board_says_so() -> None:
    with opened() as scene:
        assert clocks(scene) == (180, 180, list(CLOCKS))


def test_the_game_is_played_and_recorded_with_them() -> None:
    with opened() as scene:
        scene.guests[0].must("start")
        recording = scene.table.recording
        assert recording is not None
        assert {"turn_seconds": 180, "answer_seconds": 180}.items() <= vars_of(recording.options).items()


def vars_of(options: Any) -> dict[str, Any]:
    return {key: getattr(options, key) for key in options.__struct_fields__}


def test_the_second_game_has_the_usual_clocks() -> None:
    with opened() as scene:
        play_and_ask_for_another(scene)
        assert clocks(scene) == (90, 45, [])


@pytest.mark.parametrize("seconds", [60, 180])
def test_what_the_host_has_chosen_when_the_table_was_made_stays_in_every_game(seconds: int) -> None:
    with opened(turn_seconds=seconds) as scene:
        assert clocks(scene) == (seconds, 180, ["answer_seconds"])
        play_and_ask_for_another(scene)
        assert clocks(scene) == (seconds, 45, [])


@pytest.mark.parametrize("seconds", [60, 180])
def test_what_the_host_chooses_in_the_lobby_stays_in_every_game(seconds: int) -> None:
    with opened() as scene:
        scene.guests[0].must("choose", options={"answer_seconds": seconds})
        assert clocks(scene) == (180, seconds, ["turn_seconds"])
        play_and_ask_for_another(scene)
        assert clocks(scene) == (90, seconds, [])


def test_another_option_that_is_chosen_leaves_the_clocks_as_they_are() -> None:
    with opened() as scene:
        scene.guests[0].must("choose", options={"window_seconds": 3})
        assert clocks(scene) == (180, 180, list(CLOCKS))


def test_a_table_that_comes_back_from_its_log_still_knows_what_was_for_once() -> None:
    with opened() as scene:
        scene.reload()
        assert (scene.table.first, scene.table.chosen["turn_seconds"]) == (CLOCKS, 180)


def test_a_table_of_earlier_days_keeps_the_clocks_it_was_made_with() -> None:
    step = e.Step((e.Made("BCDFG", "castle", {"turn_seconds": 180}), e.Sealed(bytes(32).hex())))
    row = e.write_step(step).replace(b',"first":[]', b"")
    with Scene(rows=[row]) as scene:
        scene.join("Anna")
        assert clocks(scene) == (180, 45, [])


def test_a_game_that_proposes_nothing_begins_with_its_defaults() -> None:
    with opened("eatme") as scene:
        assert scene.guests[0].board["first_game"] == []
        assert scene.table.options == games.game("eatme").Options()


def test_a_program_that_deals_a_game_gets_the_defaults() -> None:
    assert (games.game("castle").Options().turn_seconds, games.game("castle").Options().answer_seconds) == (90, 45)
