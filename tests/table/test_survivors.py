"""What the other tests of the table let pass: each of these notices a mistake that no other did."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import pytest

from nightcoach import bots
from nightcoach.bots import Bot
from nightcoach.bots.random import RandomBot
from nightcoach.core.chance import Chance
from nightcoach.core.errors import Refused
from nightcoach.core.events import Tell
from nightcoach.core.frames import Pace
from nightcoach.core.game import State
from nightcoach.core.record import parse
from nightcoach.core.wire import GameOptions
from nightcoach.games import game
from nightcoach.store import StoreFailed
from nightcoach.table import commands, inbound
from nightcoach.table import entries as e
from nightcoach.table.outbound import padded
from nightcoach.table.room import Gone, Room
from nightcoach.table.seats import BOT_NAMES, clean_name
from nightcoach.table.table import House, Table
from nightcoach.table.timers import PAUSES, between
from tests.table.scene import KEY, Guest, Scene, asked, play_until, table_of
from tests.table.test_people import between as until_somebody_deals
from tests.table.test_windows import closings, duel
from tests.toys import reflex


def facts_of(guest: Guest, note: str) -> list[dict[str, str]]:
    """What the notes of this kind say, the oldest first."""
    assert guest.known is not None
    return [line.get("facts", {}) for line in guest.known.talk if line.get("note") == note]


def frames(guest: Guest, kind: str) -> list[dict[str, Any]]:
    """All frames of a kind that somebody got."""
    return [message for _, frame in guest.tape.frames if (message := json.loads(frame))["t"] == kind]


def welcome_for(scene: Scene, guest: Guest, **seen: Any) -> dict[str, Any]:
    """What somebody gets who says to have seen so much."""
    assert guest.watcher is not None
    scene.run(scene.room.resync(guest.watcher, inbound.Resync(**seen)))
    guest.read()
    return frames(guest, "welcome")[-1]


def come_and_go(scene: Scene, person: int) -> None:
    """Somebody comes and is away, as the log tells it."""
    scene.table.fold(e.Step((e.Joined(person, f"N{person}", "amber", "fox", f"{person}", False),)), scene.clock.now())


# Who is here


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
        scene.table.settle(scene.clock.now())
        assert commands.join(scene.table, "Last", "amber", "fox", "hash", False)
        come_and_go(scene, 9)
        scene.table.settle(scene.clock.now())
        with pytest.raises(Refused, match="at most 60 people"):
            commands.join(scene.table, "One too many", "amber", "fox", "hash", False)


def test_sixty_may_come_in_a_minute() -> None:
    with Scene() as scene:
        for number in range(60):
            scene.join(f"P{number}", watch=number > 2).cut()
            scene.wait(0.5)
        scene.wait(29.5)
        with pytest.raises(Refused, match="too often"):
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
        assert watcher.do("luck", value="a" * 16)["reason"] == "not_seated"
        assert watcher.do("stand")["reason"] == "not_seated"
        scene.guests[0].must("start")
        assert watcher.do("sit")["reason"] == "not_lobby"
        assert scene.guests[1].do("stand")["reason"] == "not_lobby"
        assert scene.guests[1].do("luck", value="a" * 16)["reason"] == "not_lobby"


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


def test_ten_seconds_more_can_be_asked_for_in_every_short_window_anew() -> None:
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
            table.timers.plan_seat(table, seat, 0.0)
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


# What is told


def test_what_was_heard_live_is_what_a_fresh_device_hears() -> None:
    with table_of(3, bots=1, target_points=30) as scene:
        scene.join("W", watch=True)
        scene.screen()
        until_somebody_deals(scene)
        for guest in list(scene.guests):
            fresh = Guest(scene, guest.token, "fresh").connect()
            assert fresh.known is not None
            assert guest.known is not None
            assert fresh.known.story
            assert fresh.known.everything() == guest.known.everything()


def test_a_story_begins_with_its_first_event() -> None:
    with table_of(3) as scene:
        for guest in (*scene.guests, scene.screen()):
            assert guest.known is not None
            assert [event["event"] for event in guest.known.story] == ["opened", "dealt"]


def test_a_new_game_begins_a_new_story_for_everybody() -> None:
    with table_of(3, target_points=5) as scene:
        watcher = scene.join("W", watch=True)
        scene.wait(32)
        assert any(guest.in_your_name for guest in scene.guests)
        play_until(scene, "over")
        scene.guests[0].must("rematch")
        assert not any(guest.in_your_name for guest in scene.guests)
        for guest in (scene.guests[1], watcher):
            assert guest.known is not None
            assert guest.known.view is None
            assert guest.known.story == []
        scene.guests[0].must("start")
        for guest in (scene.guests[1], watcher):
            assert guest.known is not None
            assert guest.known.game == 2
            assert guest.known.n == 0


def test_a_welcome_brings_what_was_not_seen_yet() -> None:
    with table_of(3, target_points=30) as scene:
        watcher = scene.join("W", watch=True)
        until_somebody_deals(scene)
        assert watcher.known is not None
        whole = list(watcher.known.story)
        assert len(whole) > 3
        for seen, at in ((0, 0), (2, 2), (len(whole), len(whole)), (1000, len(whole))):
            welcome = welcome_for(scene, watcher, game=1, seat=None, seen=seen)
            assert (welcome["at"], welcome["story"]) == (at, whole[at:])
        assert welcome_for(scene, watcher, game=0, seat=None, seen=2)["at"] == 0
        assert welcome_for(scene, watcher, game=1, seat=0, seen=2)["at"] == 0


def test_whoever_gets_a_seat_gets_everything_once() -> None:
    with table_of(3, bots=1, target_points=30) as scene:
        watcher = scene.join("W", watch=True)
        until_somebody_deals(scene)
        before = len(watcher.tape.frames)
        watcher.must("take", seat=3)
        assert [json.loads(frame)["t"] for _, frame in watcher.tape.frames[before:]] == ["welcome", "receipt"]


def test_a_page_shows_a_table_before_its_first_game() -> None:
    with table_of(3, start=False) as scene:
        board, view = scene.run(scene.room.look())
        assert (board.phase, view) == ("lobby", None)


def test_the_oldest_of_five_devices_must_go() -> None:
    with table_of(3) as scene:
        guest = scene.guests[1]
        devices = [Guest(scene, guest.token, f"device {number}").connect() for number in range(3)]
        assert guest.tape.closed is None
        Guest(scene, guest.token, "device 4").connect()
        assert guest.tape.closed is not None
        assert guest.tape.closed[1:] == ("elsewhere", False)
        assert [device.tape.closed for device in devices] == [None] * 3
        assert scene.table.people[guest.you["person"]].connections == 4


def test_a_table_is_idle_since_the_last_has_gone() -> None:
    with table_of(3, start=False) as scene:
        for guest in scene.guests:
            assert scene.room.idle_since == 0.0
            scene.wait(1)
            guest.cut()
        assert scene.room.idle_since == 3.0


def test_whoever_does_not_wait_for_an_answer_does_no_harm() -> None:
    with table_of(3) as scene:

        async def turn_away() -> None:
            asking = asyncio.ensure_future(scene.room.join("Hasty", "amber", "fox", "token of Hasty", True))
            await asyncio.sleep(0)
            asking.cancel()
            await asyncio.sleep(0.01)

        scene.run(turn_away())
        scene.guests[0].must("say", text="who was that?")


def test_news_without_a_story_say_nothing_of_its_length() -> None:
    with table_of(3) as scene:
        watcher = scene.join("W", watch=True)
        asked(scene)[0].move("trap")
        scene.guests[0].must("say", text="hm")
        for guest in (watcher, scene.guests[0]):
            assert "at" not in frames(guest, "news")[-1]


def test_somebody_who_goes_in_the_lobby_is_shown_away_at_once() -> None:
    with table_of(3, start=False) as scene:
        host, other, _ = scene.guests
        other.cut()
        scene.read()
        assert host.board["people"][1]["away"]
        other.connect()
        scene.read()
        assert not host.board["people"][1]["away"]


def test_frames_to_a_seat_have_the_length_of_a_step_and_those_to_others_no_padding() -> None:
    with table_of(3) as scene:
        watcher = scene.join("W", watch=True)
        asked(scene)[0].move("trap")
        for guest in scene.guests:
            for _, frame in guest.tape.frames[-3:]:
                if json.loads(frame)["t"] in ("welcome", "news"):
                    seated = guest is not watcher
                    assert ("pad" in json.loads(frame)) is seated
                    assert not seated or len(frame) % 256 == 0


@pytest.mark.parametrize(("public", "length"), [(0, 512), (103, 512), (104, 768), (1000, 1792)])
def test_padding_follows_from_what_is_public(public: int, length: int) -> None:
    for size in (0, 1, 300):
        assert len(padded(b'{"a":"%b"}' % (b"x" * size), public, [], 0)) == length


def test_a_secret_too_large_for_the_padding_shows_in_large_steps() -> None:
    sizes = {len(padded(b'{"a":"%b"}' % (b"x" * size), 0, [], 0)) for size in range(480, 3000)}
    assert sizes == {512, 1536, 2560, 3584}


def test_only_the_last_sixty_lines_of_talk_are_kept() -> None:
    with table_of(3) as scene:
        for number in range(70):
            scene.guests[number % 3].must("say", text=f"line {number}")
            scene.wait(1)
        watcher = scene.join("W", watch=True)
        assert watcher.known is not None
        assert len(watcher.known.talk) == 60


# Once and only once


def test_a_command_that_is_sent_again_has_no_second_effect_also_after_a_restart() -> None:
    with table_of(3) as scene:
        guest = scene.guests[1]
        assert guest.do("say", number="once", text="hm")["ok"]
        rows = len(scene.log.rows)
        assert guest.do("say", number="once", text="hm")["ok"]
        scene.reload()
        guest.connect()
        assert guest.do("say", number="once", text="hm")["ok"]
        assert len(scene.log.rows) == rows


def test_a_refused_command_that_is_sent_again_hears_the_same() -> None:
    with table_of(3, start=False) as scene:
        host = scene.guests[0]
        assert host.do("pause", number="p", on=True)["reason"] == "not_playing"
        host.must("start")
        assert host.do("pause", number="p", on=True)["reason"] == "not_playing"
        host.must("pause", on=True)


def test_refusals_are_not_remembered_without_end() -> None:
    with table_of(1, start=False) as scene:
        for number in range(250):
            scene.guests[0].do("move", number=f"n{number}", words="trap", question=1)
        assert len(scene.room.answered) == 200
        assert next(iter(scene.room.answered))[1] == "n50"


def test_the_commands_of_a_person_are_known_again_two_thousand_times() -> None:
    with table_of(3) as scene:
        table = scene.table
        for number in range(2003):
            table.fold(e.Step((e.Said(1, "hm", None),), 1, f"n{number}"), scene.clock.now())
        assert len(table.done[1]) == 2000
        assert "n2" not in table.done[1]
        assert "n3" in table.done[1]


# The end


def test_after_the_host_has_ended_a_game_no_move_is_taken() -> None:
    with table_of(3) as scene:
        guest = asked(scene)[0]
        scene.guests[0].must("end")
        rows = len(scene.log.rows)
        assert guest.do("move", words="trap", question=1)["reason"] == "sealed"
        assert guest.do("order", window="choose", words="trap")["reason"] == "not_playing"
        assert guest.do("theatre", words="visit 1")["reason"] == "not_playing"
        assert len(scene.log.rows) == rows


def test_a_game_that_the_host_has_ended_has_a_record_that_can_be_verified() -> None:
    with table_of(3) as scene:
        asked(scene)[0].move("trap")
        scene.guests[0].must("end")
        line = next(entry.record for entry in scene.log.entries() if isinstance(entry, e.Result))
        record = parse(line.encode() + b"\n", game)
        record.verify()
        assert record.outcome is not None
        assert scene.guests[0].board["result"]["reason"] == record.outcome.reason == "truncated"


def test_talk_after_the_end_is_one_row_of_the_log_and_no_second_end() -> None:
    with table_of(3) as scene:
        ends: list[int] = []
        scene.room.over = ends.append
        asked(scene)[0].move("trap")
        scene.guests[0].must("end")
        rows = len(scene.log.rows)
        scene.guests[0].must("say", text="well")
        assert len(scene.log.rows) == rows + 1
        assert ends == [1]
        assert "ended" in scene.guests[1].notes()


def test_the_result_names_the_rule_that_ended_the_game() -> None:
    with table_of(3, target_points=5) as scene:
        play_until(scene, "over")
        assert scene.guests[0].board["result"]["rule"].startswith("E")


def test_a_game_that_is_ended_in_a_pause_does_not_pause_the_next() -> None:
    with table_of(3) as scene:
        host = scene.guests[0]
        host.must("pause", on=True)
        host.must("end")
        assert not host.board["paused"]
        host.must("rematch")
        host.must("start")
        assert not host.board["paused"]
        assert host.known is not None
        assert host.known.clock["left"] == 30_000


def test_everybody_may_add_luck_to_the_next_game_again() -> None:
    with table_of(3, start=False) as scene:
        host = scene.guests[0]
        host.must("luck", value="a" * 16)
        host.must("start")
        host.must("end")
        host.must("rematch")
        assert host.board["luck"] == []
        host.must("luck", value="b" * 16)


def test_the_end_is_told_even_if_its_record_cannot_be_stored_yet() -> None:
    with table_of(3, target_points=5) as scene:
        append = scene.log.append

        async def no_room_for_results(table: str, n: int, entries: list[bytes]) -> None:
            if b'"result"' in entries[0]:
                raise StoreFailed("the disk is full")
            await append(table, n, entries)

        scene.log.append = no_room_for_results  # type: ignore[method-assign]
        play_until(scene, "over")
        host = scene.guests[0]
        assert (host.board["phase"], host.board["result"]) == ("over", None)
        scene.log.append = append  # type: ignore[method-assign]
        scene.wait(1)
        assert host.board["result"]["winners"]


# Storing and restarting


def test_what_could_not_be_stored_is_tried_again_after_a_second() -> None:
    with table_of(3) as scene:
        scene.log.broken = True
        scene.wait(40)
        scene.log.broken = False
        scene.wait(1)
        assert len(scene.moves()) >= 1


def test_a_restart_tells_everybody_to_come_back() -> None:
    with table_of(3) as scene:
        before = scene.room
        scene.reload()
        assert {guest.tape.closed for guest in scene.guests} == {(0.0, "reload", True)}
        assert before.task.done()


def test_a_table_leaves_memory_when_what_was_begun_is_finished() -> None:
    with table_of(3) as scene:
        append = scene.log.append
        rows = len(scene.log.rows)

        async def slow(table: str, n: int, entries: list[bytes]) -> None:
            await asyncio.sleep(0.02)
            await append(table, n, entries)

        async def stop_meanwhile() -> int:
            joining = asyncio.ensure_future(scene.room.join("Late", "amber", "fox", "token of Late", True))
            await asyncio.sleep(0.005)
            await scene.room.stop()
            written = len(scene.log.rows)
            await joining
            return written

        scene.log.append = slow  # type: ignore[method-assign]
        assert scene.run(stop_meanwhile()) == rows + 1


def test_a_table_that_has_left_memory_has_no_alarm() -> None:
    with table_of(3) as scene:
        assert scene.clock.next_alarm() is not None
        scene.run(scene.room.stop())
        assert scene.room.task.done()
        assert scene.clock.next_alarm() is None
        with pytest.raises(Gone):
            scene.join("Late")


def older_rules(scene: Scene) -> None:
    """The game that runs was begun under other rules than ours."""
    rows = scene.log.rows
    for n, row in enumerate(rows):
        rows[n] = row.replace(b'"entry":"began","version":1', b'"entry":"began","version":0')


def test_a_game_of_older_rules_is_closed_before_anybody_sees_it() -> None:
    with table_of(3) as scene:
        asked(scene)[0].move("trap")
        older_rules(scene)
        scene.reload()
        guest = Guest(scene, scene.guests[0].token, "P0").connect()
        assert frames(guest, "welcome")[0]["board"]["phase"] == "over"


def test_a_game_of_older_rules_is_over_without_moves() -> None:
    with table_of(3) as scene:
        asked(scene)[0].move("trap")
        older_rules(scene)
        scene.run(scene.room.stop())
        ends: list[int] = []

        async def again() -> Room:
            table = Table(scene.house, KEY, 0.0)
            table.load([e.read_step(row) for row in scene.log.rows], 0.0)
            return Room(table, scene.log, scene.clock, ends.append)

        scene.room = scene.run(again())
        scene.guests[0].connect()
        assert ends == [0]


def test_a_game_of_older_rules_that_cannot_be_closed_yet_takes_no_commands() -> None:
    with table_of(3) as scene:
        older_rules(scene)
        scene.log.broken = True
        scene.reload()
        host = scene.guests[0].connect()
        for command in ("end", "extend", "more"):
            assert host.do(command)["reason"] == "not_playing"
        assert host.do("move", words="trap", question=1)["reason"] == "sealed"


def test_a_new_seal_has_the_full_length() -> None:
    seals = [
        entry for entry in commands.make("eatme", {}, "BCDFG", game("eatme").Options) if isinstance(entry, e.Sealed)
    ]
    assert [len(bytes.fromhex(seal.seed)) for seal in seals] == [32]
