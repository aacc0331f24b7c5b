"""Welcome and news: what is told, once, and how long it is."""

from __future__ import annotations

import asyncio
import json

from tests.table.heard import frames, welcome_for
from tests.table.scene import Guest, asked, play_until, table_of, until_somebody_deals


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
        assert scene.room.presence.connections[guest.you["person"]] == 4


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


def test_only_the_last_sixty_lines_of_talk_are_kept() -> None:
    with table_of(3) as scene:
        for number in range(70):
            scene.guests[number % 3].must("say", text=f"line {number}")
            scene.wait(1)
        watcher = scene.join("W", watch=True)
        assert watcher.known is not None
        assert len(watcher.known.talk) == 60
