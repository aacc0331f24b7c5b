"""Lupus at a table: a rematch after an end at night, and hosts who know what is hidden."""

from __future__ import annotations

import pytest

from tests.table.scene import asked, players
from tests.table.villages import go_to, lupus, village


@pytest.mark.rule("L3.52")
def test_in_a_rematch_after_an_end_at_night_everybody_can_point() -> None:
    with village(8) as scene:
        go_to(scene, "night", 2)
        host = scene.guests[0]
        host.must("end")
        host.must("rematch")
        host.must("start")
        assert (lupus(scene).window(), lupus(scene).day) == ("night", 1)
        for guest in asked(scene):
            assert guest.move(guest.view["legal"][0])["ok"]
        assert lupus(scene).waiting() == (-1,)


@pytest.mark.rule("L2.13", "L6.35")
def test_whoever_chose_a_hidden_list_cannot_play_by_giving_the_hat_away() -> None:
    with village(8) as scene:
        host = scene.guests[0]
        host.must("end")
        host.must("rematch")
        host.must("choose", options={"role_list": "secret", "host_seated": False})
        assert "preset" not in scene.guests[1].board["options"]
        watcher = next(guest for guest in scene.guests if guest.you["seat"] is None and guest.you["person"] is not None)
        host.must("hat", person=watcher.you["person"])
        assert watcher.do("start")["reason"] == "host_sits"


@pytest.mark.rule("L2.13")
def test_whoever_chose_a_hidden_list_cannot_take_over_a_bot() -> None:
    with village(8, bots=1, allow_bots=True) as scene:
        host = scene.guests[0]
        host.must("end")
        host.must("rematch")
        host.must("stand")
        host.must("choose", options={"role_list": "secret", "host_seated": False})
        host.must("start")
        go_to(scene, "discussion", 1)
        bot = next(seat for seat, place in enumerate(scene.table.places) if place.person is None)
        assert host.do("take", seat=bot)["reason"] == "host_sits"
        assert len(players(scene)) == 7


@pytest.mark.rule("L2.9", "L3.5")
def test_before_the_first_call_everybody_has_time_to_look_at_their_card() -> None:
    with village(9, recognition_seconds=4, call_seconds=3) as scene:
        begun = scene.clock.now()
        calls: list[float] = []
        while lupus(scene).window() == "night":
            if lupus(scene).at == len(calls):
                calls.append(scene.clock.now() - begun)
            scene.wait(0.5)
        # Four seconds for the card, three for the Seer's call, then the pack's, in which nobody chooses: four.
        assert [round(at) for at in calls] == [0, 7]
        assert round(scene.clock.now() - begun) == 11
