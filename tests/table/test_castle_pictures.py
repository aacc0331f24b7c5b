"""C2.12 The pictures of the seats: chosen in the lobby, first come, first served, or drawn at random."""

from __future__ import annotations

import pytest

from nightcoach.table.log import entries as e
from tests.table.castle import player
from tests.table.scene import Guest, Scene


def in_lobby(people: int, bot_seats: int = 0) -> Scene:
    scene = Scene("castle")
    for number in range(people):
        scene.join(f"P{number + 1}")
    for _ in range(bot_seats):
        scene.guests[0].must("add_bot", level="random")
    return scene


def pictures(guest: Guest) -> list[str]:
    return [place["character"] for place in guest.board["places"]]


@pytest.mark.rule("X130", "C2.12", "C1.2")
def test_whoever_comes_first_has_the_character_and_the_other_picks_again() -> None:
    with in_lobby(4) as scene:
        player(scene, 1).must("pick", character="character_4")
        assert player(scene, 2).do("pick", character="character_4")["reason"] == "character_taken"
        assert pictures(player(scene, 3)) == ["character_4", "", "", ""]
        player(scene, 2).must("pick", character="character_7")
        assert pictures(player(scene, 3)) == ["character_4", "character_7", "", ""]


@pytest.mark.rule("C2.12")
def test_anyone_who_has_not_picked_when_the_game_starts_gets_a_free_character_at_random() -> None:
    seen = set()
    for key in range(8):
        with in_lobby(3, bot_seats=5) as scene:
            scene.table.key = bytes([key] * 32)
            player(scene, 2).must("pick", character="character_1")
            player(scene, 1).must("start")
            found = pictures(player(scene, 3))
            assert found[1] == "character_1"
            assert len(set(found)) == 8
            assert set(found) <= {f"character_{n}" for n in range(1, 11)}
            seen.add(tuple(found))
    assert len(seen) > 4


@pytest.mark.rule("C2.12")
def test_characters_are_picked_before_the_deal_by_those_who_play_among_the_ten() -> None:
    with in_lobby(4) as scene:
        watcher = scene.join("W", watch=True)
        assert player(scene, 1).board["characters"] == [f"character_{n}" for n in range(1, 11)]
        assert player(scene, 1).do("pick", character="character_11")["reason"] == "no_character"
        assert watcher.do("pick", character="character_2")["reason"] == "not_seated"
        player(scene, 1).must("start")
        assert player(scene, 1).do("pick", character="character_2")["reason"] == "not_lobby"


@pytest.mark.rule("C2.12", "C1.2")
def test_a_character_is_its_seats_picture_whoever_sits_there() -> None:
    with in_lobby(4, bot_seats=1) as scene:
        watcher = scene.join("W", watch=True)
        player(scene, 1).must("pick", character="character_2")
        player(scene, 1).must("start")
        before = pictures(watcher)
        player(scene, 1).must("kick", person=2)
        assert pictures(watcher) == before
        player(scene, 1).must("end")
        player(scene, 1).must("rematch")
        assert pictures(watcher)[0] == "character_2"


@pytest.mark.rule("C2.12")
def test_a_free_character_can_be_taken_by_somebody_else_when_its_owner_has_another() -> None:
    with in_lobby(4) as scene:
        player(scene, 1).must("pick", character="character_4")
        player(scene, 1).must("pick", character="character_4")
        player(scene, 1).must("pick", character="character_5")
        player(scene, 2).must("pick", character="character_4")
        player(scene, 2).must("stand")
        player(scene, 3).must("pick", character="character_4")
        assert pictures(player(scene, 1)) == ["character_5", "character_4", ""]


def test_a_bot_gives_way_to_a_person_who_wants_its_character_for_the_next_game() -> None:
    with in_lobby(3, bot_seats=1) as scene:
        player(scene, 1).must("start")
        player(scene, 1).must("end")
        player(scene, 1).must("rematch")
        wish = pictures(player(scene, 1))[3]
        player(scene, 1).must("pick", character=wish)
        assert pictures(player(scene, 2))[3] == ""
        player(scene, 1).must("start")
        found = pictures(player(scene, 2))
        assert found[0] == wish
        assert len(set(found) - {""}) == 4


def test_a_table_that_is_loaded_again_shows_the_same_pictures() -> None:
    with in_lobby(4) as scene:
        player(scene, 1).must("pick", character="character_9")
        player(scene, 1).must("start")
        before = [place.character for place in scene.table.places]
        scene.reload()
        assert [place.character for place in scene.table.places] == before
        assert e.Picked(0, "character_9") in scene.log.entries()


def test_a_game_without_characters_has_none_to_pick() -> None:
    with Scene("eatme") as scene:
        host = scene.join("A")
        assert host.board["characters"] == []
        assert host.do("pick", character="fox")["reason"] == "no_character"
