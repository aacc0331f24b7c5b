"""Coming, sitting down, and how people are told apart."""

from __future__ import annotations

import pytest

from nightcoach.core.errors import Refused
from nightcoach.table.commands import lobby
from nightcoach.table.log.people import clean_name
from tests.table.heard import come_and_go
from tests.table.scene import Scene, play_until, table_of, until_somebody_deals


def test_whoever_left_and_has_no_seat_is_shown_no_more() -> None:
    with table_of(3) as scene:
        host = scene.guests[0]
        watcher = scene.join("W", watch=True)
        play_until(scene, "over")
        watcher.must("leave")
        assert "W" not in [person["name"] for person in host.board["people"]]
        watcher.must("back")
        assert "W" in [person["name"] for person in host.board["people"]]


def test_sixty_people_fit_at_a_table() -> None:
    with Scene() as scene:
        for number in range(60):
            scene.join(f"P{number}", watch=number > 2)
        scene.wait(61)
        with pytest.raises(Refused, match="at most 60 people"):
            scene.join("P60")
        scene.guests[-1].cut()
        scene.join("P60")


def test_a_table_does_not_remember_people_without_end() -> None:
    with table_of(3, start=False) as scene:
        for person in range(10, 10 + 30 * 60 - 3 - 1):
            come_and_go(scene, person)
        assert lobby.join(scene.table, "Last", "amber", "fox", "hash", False)
        come_and_go(scene, 9)
        with pytest.raises(Refused, match="at most 60 people"):
            lobby.join(scene.table, "One too many", "amber", "fox", "hash", False)


def test_sixty_may_come_in_a_minute() -> None:
    with Scene() as scene:
        for number in range(60):
            scene.join(f"P{number}", watch=number > 2).cut()
            scene.wait(0.5)
        scene.wait(29.5)
        with pytest.raises(Refused, match="too many attempts"):
            scene.join("Too fast")
        scene.wait(0.5)
        scene.join("In time")


def test_whoever_has_a_seat_does_not_sit_down_again() -> None:
    with table_of(3, start=False) as scene:
        assert scene.guests[1].do("sit")["reason"] == "has_seat"
        assert len(scene.table.places) == 3


def test_a_spectator_sits_down_and_stands_up_in_the_lobby_only() -> None:
    with table_of(3, start=False) as scene:
        watcher = scene.join("W", watch=True)
        watcher.must("sit")
        assert watcher.seat == 3
        watcher.must("stand")
        assert watcher.you["seat"] is None
        assert watcher.do("pledge", pledge="a" * 64)["reason"] == "not_seated"
        assert watcher.do("stand")["reason"] == "not_seated"
        scene.guests[0].must("start")
        assert watcher.do("sit")["reason"] == "not_lobby"
        assert scene.guests[1].do("stand")["reason"] == "not_lobby"
        assert scene.guests[1].do("pledge", pledge="a" * 64)["reason"] == "not_lobby"


def test_whoever_left_and_sits_down_is_back() -> None:
    with table_of(3, start=False) as scene:
        guest = scene.guests[1]
        guest.must("leave")
        guest.must("sit")
        assert not scene.table.people[guest.you["person"]].gone
        assert guest.do("back")["reason"] == "no_stand_in"


def test_whoever_left_and_takes_a_bots_seat_is_back() -> None:
    with table_of(3, bots=1, target_points=30) as scene:
        watcher = scene.join("W", watch=True)
        until_somebody_deals(scene)
        watcher.must("leave")
        watcher.must("take", seat=3)
        assert not scene.table.people[watcher.you["person"]].gone


def test_a_refusal_about_a_seat_names_it_as_people_count() -> None:
    with table_of(3, target_points=30) as scene:
        host = scene.guests[0]
        watcher = scene.join("W", watch=True)
        until_somebody_deals(scene)
        assert watcher.do("take", seat=1)["facts"] == {"seat": "2"}
        assert watcher.do("take", seat=3)["reason"] == "no_seat"
        assert watcher.do("take", seat=3)["facts"] == {"seat": "4"}
        assert "seat 4" in watcher.do("take", seat=3)["message"]
        host.must("kick", person=scene.guests[2].you["person"])
        receipt = host.do("reseat", seat=2, person=watcher.you["person"])
        assert (receipt["reason"], receipt["facts"]) == ("sits_bot", {"seat": "3"})
        assert "seat 3" in receipt["message"]


@pytest.mark.parametrize("name", ["🏳\ufe0f\u200d🌈", "👩🏽\u200d🚀", "Bo 👩\u200d🚀"])
def test_a_picture_made_of_several_stays_whole(name: str) -> None:
    assert clean_name(name) == name


def test_a_joiner_after_a_letter_with_a_picture_sign_joins_nothing() -> None:
    assert clean_name("a\ufe0f\u200d🌈") == clean_name("a\ufe0f🌈")
