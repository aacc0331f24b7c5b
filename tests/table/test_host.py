"""The host's powers in detail, and where the hat goes."""

from __future__ import annotations

import pytest

from nightcoach.table.log.people import BOT_NAMES
from tests.table.heard import facts_of
from tests.table.scene import Scene, asked, table_of, until_somebody_deals

# What the host may do


def test_a_start_with_too_few_is_not_written_down() -> None:
    with table_of(2, start=False) as scene:
        rows = len(scene.log.rows)
        assert scene.guests[0].do("start")["reason"] == "seats"
        assert len(scene.log.rows) == rows


def test_bots_have_names_that_nobody_else_has() -> None:
    with Scene() as scene:
        host = scene.join("Ada")
        for _ in range(3):
            host.must("add_bot", level="random")
        assert [place["name"] for place in host.board["places"]] == ["Ada", "Bruno", "Clara", "Dario"]


def test_a_person_is_not_sent_away_as_a_bot() -> None:
    with table_of(3, start=False) as scene:
        host = scene.guests[0]
        place = host.board["places"][1]["id"]
        receipt = host.do("remove_bot", place=place)
        assert (receipt["reason"], receipt["facts"]) == ("no_place", {"place": str(place)})


def test_only_the_host_sends_a_bot_away() -> None:
    with table_of(2, bots=1, start=False) as scene:
        other = scene.guests[1]
        assert other.do("remove_bot", place=other.board["places"][2]["id"])["reason"] == "not_host"


def test_when_all_names_of_bots_are_taken_a_bot_gets_a_number() -> None:
    with table_of(1, start=False) as scene:
        for name in BOT_NAMES:
            scene.join(name, watch=True)
        scene.guests[0].must("add_bot")
        assert scene.guests[0].place(1)["name"] == "Ada 2"


def test_a_person_with_a_bots_name_can_be_told_apart() -> None:
    with table_of(1, bots=1, start=False) as scene:
        ada = scene.join("Ada")
        assert ada.place(ada.seat)["name"] == "Ada 2"


def test_a_new_name_is_told_once_and_a_new_colour_not_at_all() -> None:
    with table_of(2, start=False) as scene:
        host, other = scene.guests
        other.must("dress", name="Bea", color="red", character="owl")
        other.must("dress", name="Bea", color="blue", character="owl")
        assert facts_of(host, "renamed") == [{"old": "P1", "name": "Bea"}]
        assert host.board["people"][1]["color"] == "blue"


def test_there_is_no_more_time_without_a_game() -> None:
    with table_of(3) as scene:
        host = scene.guests[0]
        host.must("end")
        assert host.do("extend")["reason"] == "not_playing"


def test_a_host_without_a_seat_lets_the_clocks_go_on() -> None:
    with table_of(4, start=False) as scene:
        host = scene.guests[0]
        watcher = scene.join("W", watch=True)
        host.must("stand")
        host.must("start")
        host.must("pause", on=True)
        assert watcher.do("pause", on=False)["reason"] == "not_seated"
        host.must("pause", on=False)
        assert host.do("pause", on=False)["reason"] == "paused_already"


def test_a_pause_a_mute_and_a_lock_are_told_as_what_they_are() -> None:
    with table_of(3) as scene:
        host, other, _ = scene.guests
        for on in (True, False):
            host.must("pause", on=on)
            host.must("mute", person=other.you["person"], on=on)
            host.must("lock", on=on)
        told = ["paused", "muted", "locked", "resumed", "unmuted", "unlocked"]
        assert [note for note in other.notes() if note in told] == told


def test_whoever_is_kicked_in_the_lobby_leaves_no_bot_behind() -> None:
    with table_of(3, start=False) as scene:
        host, out, other = scene.guests
        host.must("kick", person=out.you["person"])
        assert [place["name"] for place in host.board["places"]] == ["P0", "P2"]
        assert other.seat == 1


def test_the_bot_of_a_kicked_person_answers_in_its_own_time() -> None:
    with table_of(3, choose_seconds=600) as scene:
        host = scene.guests[0]
        out = next(g for g in asked(scene) if g is not host)
        seat = out.seat
        host.must("kick", person=out.you["person"])
        assert [(move.seat, move.how) for move in scene.moves()] == [(seat, "bot")]


def test_only_the_host_calls_a_rematch_and_only_when_the_game_is_over() -> None:
    with table_of(3) as scene:
        host, other, _ = scene.guests
        assert host.do("rematch")["reason"] == "not_over"
        host.must("end")
        assert other.do("rematch")["reason"] == "not_host"
        host.must("rematch")


def test_somebody_with_a_seat_is_not_given_another() -> None:
    with table_of(3, target_points=30) as scene:
        host, other, _ = scene.guests
        until_somebody_deals(scene)
        receipt = host.do("reseat", seat=2, person=other.you["person"])
        assert (receipt["reason"], receipt["facts"]) == ("other_has_seat", {"name": "P1"})


def test_whoever_left_and_is_reseated_is_back() -> None:
    with table_of(3, target_points=30) as scene:
        host, lost, _ = scene.guests
        watcher = scene.join("W", watch=True)
        until_somebody_deals(scene)
        watcher.must("leave")
        host.must("reseat", seat=lost.seat, person=watcher.you["person"])
        assert not scene.table.people[watcher.you["person"]].gone


def test_whoever_is_reseated_answers_alone_and_everybody_hears_for_whom() -> None:
    with table_of(4, grace_seconds=5, deal_seconds=600, target_points=30) as scene:
        until_somebody_deals(scene)
        lost = asked(scene)[0]
        seat = lost.seat
        scene.guests[0].must("hat", person=next(g for g in scene.guests if g is not lost).you["person"])
        host = next(g for g in scene.guests if g.you["person"] == g.board["host"])
        lost.cut()
        scene.wait(5.1)
        assert scene.table.places[seat].stand_in
        again = scene.join("Again")
        host.must("reseat", seat=seat, person=again.you["person"])
        assert not again.you["stand_in"]
        assert facts_of(host, "reseated") == [{"name": "Again", "old": lost.name}]
        moves = len(scene.moves())
        scene.wait(30)
        assert len(scene.moves()) == moves


# The hat


def test_the_hat_goes_to_the_next_who_is_here() -> None:
    with table_of(4, start=False) as scene:
        first, host, away, third = scene.guests
        first.must("hat", person=host.you["person"])
        away.cut()
        host.cut()
        scene.wait(30)
        assert third.board["host"] == third.you["person"]
        third.cut()
        scene.wait(30)
        assert first.board["host"] == first.you["person"]


def test_the_hat_goes_round_by_seats_and_not_by_who_came_first() -> None:
    with table_of(3, start=False) as scene:
        first, second, host = scene.guests
        places = [place["id"] for place in first.board["places"]]
        first.must("arrange", order=[places[1], places[0], places[2]])
        first.must("hat", person=host.you["person"])
        host.cut()
        scene.wait(30)
        assert first.board["host"] == second.you["person"]


def test_a_spectator_gets_the_hat_when_no_player_is_here() -> None:
    with table_of(1, start=False) as scene:
        watcher = scene.join("W", watch=True)
        scene.guests[0].must("leave")
        assert watcher.board["host"] == watcher.you["person"]


def test_a_host_who_leaves_in_a_round_keeps_the_hat_to_its_end() -> None:
    with table_of(3, choose_seconds=600, target_points=30) as scene:
        host, other, _ = scene.guests
        host.must("leave")
        assert other.board["host"] == host.you["person"]
        scene.wait(10)
        assert other.board["host"] == host.you["person"]


@pytest.mark.parametrize(("absent", "moves_on"), [(4.9, False), (5.0, True)])
def test_between_rounds_the_hat_moves_on_if_the_host_was_away_for_the_grace(absent: float, moves_on: bool) -> None:
    with table_of(3, grace_seconds=5, choose_seconds=600, deal_seconds=600, target_points=30) as scene:
        until_somebody_deals(scene)
        dealer = asked(scene)[0]
        host = next(g for g in scene.guests if g is not dealer)
        old = next(g for g in scene.guests if g.you["person"] == g.board["host"])
        if old is not host:
            old.must("hat", person=host.you["person"])
        host.cut()
        scene.wait(absent)
        assert dealer.board["host"] == host.you["person"]
        dealer.move(dealer.view["legal"][0])
        scene.wait(10)
        assert next(p for p in dealer.board["people"] if p["id"] == host.you["person"])["away"]
        assert (dealer.board["host"] != host.you["person"]) is moves_on


def test_in_the_lobby_the_hat_moves_on_after_the_grace_whoever_comes_back_meanwhile() -> None:
    with table_of(2, start=False, grace_seconds=5) as scene:
        host, other = scene.guests
        host.cut()
        other.cut()
        scene.wait(3)
        other.connect()
        scene.wait(1.9)
        assert other.board["host"] == host.you["person"]
        scene.wait(0.2)
        assert other.board["host"] == other.you["person"]
