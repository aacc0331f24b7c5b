"""A night on the stage: frames at the beat for everybody alike, slots that last their time, points that stay secret."""

from __future__ import annotations

import json
from typing import Any

import msgspec
import pytest

from nightcoach.core.chance import Chance
from nightcoach.core.frames import TABLE
from nightcoach.core.record import parse
from nightcoach.table.wire import shared
from tests.table.heard import OWN, came_unasked, frames
from tests.table.nights import evening, moths, others, point, ready, times, toy, until_talk
from tests.table.scene import Guest, Scene, players
from tests.toys import nightfall


class Talker:
    """A bot that gives one hint and then has no more to say; it counts how often it thinks."""

    blind = False
    thoughts = 0

    def choose(self, view: Any, chance: Chance) -> str:
        self.thoughts += 1
        hinted = any(line.startswith(f"{view.night} {view.seat} ") for line in view.said)
        words = [w for w in view.legal if w.startswith("hint")] if not hinted else []
        return words[0] if words else str(chance.pick(view.legal)) if view.window != "talk" else "ready"


# The beat


@pytest.mark.rule("L6.21")
def test_everybody_gets_a_frame_at_every_beat_and_none_between() -> None:
    with evening() as scene:
        begun = [len(guest.tape.frames) for guest in scene.guests]
        scene.wait(2.3)
        for guest in players(scene):
            assert point(guest)["ok"]
        scene.wait(17)
        for guest, first in zip(scene.guests, begun, strict=True):
            unasked = [at for at, data in guest.tape.frames[first:] if json.loads(data)["t"] not in OWN]
            assert unasked == [float(second) for second in range(1, 20)]


@pytest.mark.rule("L6.21")
def test_what_happens_between_two_beats_comes_with_the_next() -> None:
    with evening() as scene:
        scene.wait(10.2)
        one, two = moths(scene)
        screen = scene.guests[-1]
        before = {guest: len(came_unasked(guest)) for guest in scene.guests}
        one.must("move", words="point " + str(others(scene)[0].seat), question=2)
        scene.guests[0].must("lock", on=True)
        scene.guests[0].must("lock", on=False)
        scene.join("Late", watch=True)
        scene.wait(0.7)
        assert [len(came_unasked(guest)) for guest in before] == list(before.values())
        assert two.view["markers"] == []
        scene.wait(0.2)
        assert [len(came_unasked(guest)) for guest in before] == [count + 1 for count in before.values()]
        assert two.view["markers"] == [[one.seat, others(scene)[0].seat]]
        assert "Late" in [each["name"] for each in screen.board["people"]]


@pytest.mark.rule("L3.53", "L6.36")
def test_a_point_given_before_the_slot_is_shown_to_the_fellow_when_the_slot_begins() -> None:
    with evening() as scene:
        one, two = moths(scene)
        assert point(one)["ok"]
        scene.wait(9.9)
        assert two.view["markers"] == []
        scene.wait(0.1)
        assert two.view["markers"] == [[one.seat, one.view["point"]]]


@pytest.mark.rule("L3.5", "L6.20")
@pytest.mark.parametrize("who", ["nobody", "everybody", "somebody", "one person and bots", "nobody there"])
def test_a_slot_lasts_its_time_whoever_points(who: str) -> None:
    with evening(1 if who == "one person and bots" else 4, 3 if who == "one person and bots" else 0) as scene:
        screen = scene.guests[-1]
        if who == "nobody there":
            for guest in list(players(scene)):
                guest.cut()
        for guest in players(scene) if who in ("everybody", "one person and bots") else players(scene)[:1]:
            if who not in ("nobody", "nobody there"):
                point(guest)
        scene.wait(20)
        opened = [at for at, data in screen.tape.frames if "clock" in json.loads(data)]
        assert opened[-3:] == [0.0, 10.0, 20.0]
        assert [entry.words for entry in scene.moves() if entry.seat == TABLE] == ["end_call", "close"]


@pytest.mark.rule("L3.5")
def test_nobody_makes_a_night_longer_or_shorter() -> None:
    with evening() as scene:
        host = scene.guests[0]
        assert host.known is not None
        assert host.known.clock == {
            "left": 10_000,
            "question": 1,
            "short": False,
            "more": False,
            "asking": None,
            "beat": None,
            "next": None,
            "head": scene.table.chain.shown,  # type: ignore[union-attr]
        }
        assert host.do("extend")["reason"] == "fixed_time"
        assert host.do("close")["reason"] == "fixed_time"
        assert host.do("more")["reason"] == "no_more"


def test_a_pause_stops_the_beats_for_everybody_and_its_end_is_told_at_once() -> None:
    with evening() as scene:
        scene.wait(2.4)
        scene.guests[0].must("pause", on=True)
        scene.wait(50)
        assert {tuple(times(guest, 1.5)) for guest in scene.guests} == {(2.0, 2.4)}
        assert scene.guests[-1].board["paused"]
        scene.guests[1].must("pause", on=False)
        scene.wait(7.6)
        assert {tuple(times(guest, 2.4)) for guest in scene.guests} == {
            (52.4, 53.0, 54.0, 55.0, 56.0, 57.0, 58.0, 59.0, 60.0)
        }
        assert scene.table.question == 2


def test_whoever_comes_back_at_night_is_welcome_at_once_and_then_hears_the_beat() -> None:
    with evening() as scene:
        scene.wait(10.5)
        one, two = moths(scene)
        two.cut()
        assert point(one)["ok"]
        two.connect()
        assert two.view["markers"] == [[one.seat, one.view["point"] or two.view["markers"][0][1]]]
        scene.wait(1.5)
        assert times(two, 10.0) == [10.5, 11.0, 12.0]


def test_a_second_device_takes_nothing_away_from_the_first() -> None:
    with evening() as scene:
        scene.wait(10.2)
        one, two = moths(scene)
        assert point(one)["ok"]
        scene.guests[0].must("lock", on=True)
        second = Guest(scene, two.token, "second").connect()
        scene.guests.append(second)
        scene.wait(1)
        assert two.known is not None
        assert second.known is not None
        assert second.known.everything() == two.known.everything()
        assert len(two.view["markers"]) == 1


@pytest.mark.rule("L3.67")
def test_points_survive_a_restart_and_the_slot_goes_on() -> None:
    with evening() as scene:
        scene.wait(12)
        guest = scene.guests[1]
        assert point(guest)["ok"]
        chosen = toy(scene).kept(guest.seat)
        scene.wait(5)
        left = scene.table.timers.left(scene.clock.now())
        scene.reload()
        for each in scene.guests:
            each.connect()
        assert toy(scene).kept(guest.seat) is chosen
        assert guest.known is not None
        assert guest.known.clock["left"] == left == 3_000
        scene.wait(3)
        assert guest.view["window"] == "talk"


@pytest.mark.rule("L3.67")
def test_a_game_that_is_stopped_at_night_gives_a_record_without_the_points() -> None:
    with evening() as scene:
        for guest in players(scene):
            assert point(guest)["ok"]
        scene.wait(3)
        scene.guests[0].must("end")
        assert scene.table.result is not None
        record = parse(scene.table.result.record.encode() + b"\n", lambda _name: nightfall.GAME)
        record.verify()
        assert record.moves == []


@pytest.mark.rule("L3.53")
def test_a_point_sent_in_the_slot_before_counts() -> None:
    with evening() as scene:
        guest = scene.guests[2]
        words = guest.view["legal"][0]
        scene.wait(11)
        guest.must("move", words=words, question=1)
        assert toy(scene).kept(guest.seat) is not None


# Sizes


@pytest.mark.rule("L6.21", "L8.6")
@pytest.mark.parametrize("circle", [False, True])
def test_frames_of_one_beat_are_equally_long_for_all_seats(circle: bool) -> None:
    with evening(8, circle=circle) as scene:
        scene.wait(10.5)
        toy(scene).notes.append("n" * 300)
        for guest in moths(scene):
            assert point(guest)["ok"]
            assert guest.do("say", text="🦋" * 280)["ok"] is circle
        scene.wait(3)
        until_talk(scene)
        for guest in moths(scene):
            assert guest.known is not None
            assert sum(line.get("circle", False) for line in guest.known.talk) == 2 * circle
        sizes = {tuple((at, len(data)) for at, data in came_unasked(guest) if at > 10.5) for guest in players(scene)}
        assert len(sizes) == 1


@pytest.mark.parametrize("circle", [False, True])
def test_welcomes_of_one_moment_are_equally_long_for_all_seats(circle: bool) -> None:
    with evening(8, circle=circle) as scene:
        scene.wait(10.5)
        for guest in moths(scene):
            assert point(guest)["ok"]
            for _ in range(6 * circle):
                guest.must("say", text="🦋" * 280)
        scene.wait(5.5)
        welcomes = [Guest(scene, guest.token, "again").connect().tape.frames[0][1] for guest in players(scene)]
        assert len({len(data) for data in welcomes}) == 1


# Bots


@pytest.mark.rule("L6.20")
def test_bots_answer_once_in_every_slot_in_its_second_half() -> None:
    with evening(2, 4) as scene:
        at: dict[tuple[int, int], list[float]] = {}
        for _ in range(200):
            before = len(scene.moves())
            scene.wait(0.1)
            for move in scene.moves()[before:]:
                if move.seat != TABLE and move.how == "bot":
                    slot = int(scene.clock.now() // 10)
                    at.setdefault((slot, move.seat), []).append(scene.clock.now() % 10)
        assert sorted(at) == [(slot, seat) for slot in (0, 1) for seat in (2, 3, 4, 5)]
        assert all(len(moments) == 1 and 5.0 <= moments[0] <= 8.1 for moments in at.values())


def said(scene: Scene, words: str) -> list[int]:
    return [move.seat for move in scene.moves() if move.words == words]


def test_bots_give_hints_and_wait_with_their_ready_for_people() -> None:
    bot = Talker()
    with evening(2, 3, bot) as scene:
        until_talk(scene)
        bot.thoughts = 0
        scene.wait(28)
        assert len(toy(scene).said) == 3
        assert said(scene, "ready") == []
        assert bot.thoughts <= 3 * (2 + 28 / 3)
        ready(scene)
        scene.wait(4)
        assert scene.guests[0].view["window"] == "ballot"


def test_bots_are_ready_once_a_person_is() -> None:
    with evening(2, 3, Talker()) as scene:
        until_talk(scene)
        scene.wait(10)
        players(scene)[0].move("ready")
        scene.wait(8)
        assert sorted(said(scene, "ready")) == [0, 2, 3, 4]


def test_bots_are_ready_in_the_second_half_of_the_time() -> None:
    with evening(2, 3, Talker()) as scene:
        until_talk(scene)
        scene.wait(40)
        assert sorted(said(scene, "ready")) == [2, 3, 4]


def test_bots_do_not_wait_for_people_who_are_not_there() -> None:
    with evening(2, 3, Talker()) as scene:
        until_talk(scene)
        for guest in players(scene):
            guest.cut()
        scene.wait(12)
        assert sorted(said(scene, "ready"))[-3:] == [2, 3, 4]


def test_a_standing_order_points_once_a_night_and_not_after_a_tap() -> None:
    with evening() as scene:
        one, two, *_ = others(scene)
        for guest in (one, two):
            guest.must("order", window="night", words=guest.view["legal"][0], lasting=True)
        two.must("move", words=two.view["legal"][1], question=1)
        scene.wait(19)
        assert [move.how for move in scene.moves() if move.seat == one.seat] == ["order"]
        assert [move.how for move in scene.moves() if move.seat == two.seat] == ["self"]


# Clocks that are missed


@pytest.mark.rule("L3.51")
def test_a_night_is_one_clock_and_talk_is_none() -> None:
    with evening(4, talk_seconds=1) as scene:
        lazy, *rest = players(scene)
        scene.wait(10)
        assert scene.table.places[lazy.seat].missed == 0
        for guest in rest:
            assert point(guest)["ok"]
        scene.wait(11)
        assert [place.missed for place in scene.table.places] == [1, 0, 0, 0]
        scene.wait(1)
        assert scene.guests[0].view["window"] == "ballot"
        assert [place.missed for place in scene.table.places] == [1, 0, 0, 0]


@pytest.mark.rule("L3.51", "L8.44")
@pytest.mark.parametrize("allowed", [True, False])
def test_after_two_missed_clocks_somebody_stands_in_if_bots_are_allowed(allowed: bool) -> None:
    with evening(4, talk_seconds=1, allow_bots=allowed) as scene:
        lazy, *rest = players(scene)
        for guest in rest:
            assert point(guest)["ok"]
        scene.wait(21)
        for guest in rest:
            guest.must("move", words="yes", question=scene.table.question)
        scene.wait(22)
        assert ("blank", "clock") in [(move.words, move.how) for move in scene.moves() if move.seat == lazy.seat]
        assert scene.table.places[lazy.seat].stand_in is allowed
        scene.wait(20)
        stood_in = [move for move in scene.moves() if move.how == "stand_in"]
        assert bool(stood_in) is allowed


@pytest.mark.rule("L3.51", "L8.44")
@pytest.mark.parametrize("allowed", [True, False])
def test_an_absent_seat_gets_a_stand_in_only_if_bots_are_allowed(allowed: bool) -> None:
    with evening(4, allow_bots=allowed) as scene:
        gone = scene.guests[1]
        gone.cut()
        scene.wait(19)
        assert scene.table.places[gone.you["seat"]].stand_in is allowed
        assert not scene.guests[-1].place(gone.you["seat"])["stand_in"]
        assert not scene.guests[-1].board["people"][1]["away"]
        scene.wait(1)
        assert scene.guests[-1].place(gone.you["seat"])["stand_in"] is allowed
        assert scene.guests[-1].board["people"][1]["away"]


@pytest.mark.rule("L8.44")
def test_where_bots_are_not_allowed_none_sits_down_and_none_plays() -> None:
    with evening(3, start=False, allow_bots=False) as scene:
        host = scene.guests[0]
        assert host.board["bots_allowed"] is False
        assert host.do("add_bot", level="random")["reason"] == "no_bots"
        host.must("choose", options={"allow_bots": True})
        host.must("add_bot", level="random")
        host.must("choose", options={"allow_bots": False})
        assert host.do("start")["reason"] == "no_bots"


@pytest.mark.rule("L8.44")
def test_the_clock_answers_for_somebody_who_was_sent_away_where_bots_are_not_allowed() -> None:
    with evening(4, talk_seconds=1, allow_bots=False) as scene:
        scene.guests[0].must("kick", person=2)
        scene.wait(43)
        assert [(move.words, move.how) for move in scene.moves() if move.seat == 1] == [("blank", "clock")]
        place = scene.guests[0].place(1)
        assert (place["person"], place["bot"], place["name"]) == (None, None, "P1")
        scene.guests[0].must("end")
        scene.guests[0].must("rematch")
        assert len(scene.guests[0].board["places"]) == 3


# Stories


@pytest.mark.rule("L3.67")
def test_a_point_is_in_nobodys_story_and_in_its_makers_view() -> None:
    with evening() as scene:
        for guest in players(scene):
            assert point(guest)["ok"]
        scene.wait(11)
        for guest in players(scene):
            assert guest.known is not None
            assert [event["event"] for event in guest.known.story] == ["began"]
            assert guest.view["point"] is not None


def test_of_what_only_grows_the_news_bring_what_is_new() -> None:
    with evening() as scene:
        until_talk(scene)
        for number in (1, 2):
            scene.guests[0].must("move", words=f"hint {number}", question=scene.table.question)
        last = frames(scene.guests[-1], "news")[-1]
        assert last["more"] == {"said": ["1 0 hint 2"]}
        assert "said" not in last.get("view", {})


def test_a_field_that_did_not_only_grow_is_sent_whole() -> None:
    view = nightfall.GAME.deal(3, nightfall.Options(), Chance(0)).view(None)
    old, new = [msgspec.structs.replace(view, said=said) for said in (("a", "b"), ("b", "c"))]
    with evening() as scene:
        board = scene.room.news.board
    before, after = [shared.Moment(board, seen, plays, 0, 0, 0) for plays, seen in enumerate((old, new))]
    since = shared.Since(before, after, nightfall.NightfallView, (), (), (), b"")
    assert since.whole == b',"view":{"said":["b","c"]}'


# Refusals


@pytest.mark.rule("L3.56", "L6.28")
def test_at_night_every_refusal_has_the_same_bytes() -> None:
    with evening() as scene:
        scene.wait(3)
        one, two = moths(scene)
        tries = [
            (one, f"point {two.seat}", 1),
            (one, f"point {one.seat}", 1),
            (others(scene)[0], f"point {others(scene)[0].seat}", 1),
            (others(scene)[0], "point 7", 1),
            (scene.guests[4], "point 1", 1),
            (two, "ready", 1),
            (two, "close", 1),
            (two, "no such words", 1),
            (one, f"point {others(scene)[0].seat}", 9),
        ]
        scene.guests[0].must("pause", on=True)
        tries.append((one, f"point {two.seat}", 1))
        answers = [guest.do("move", "same", words=words, question=number) for guest, words, number in tries[:1]]
        for at, (guest, words, number) in enumerate(tries):
            guest.do("move", f"refused-{at:02}", words=words, question=number)
            answers.append(frames(guest, "receipt")[-1] | {"id": "same"})
        assert [answer for answer in answers if answer != answers[0]] == []
        assert answers[0]["reason"] == "sealed"


@pytest.mark.rule("L3.56")
def test_a_point_after_the_night_is_refused_in_the_same_words() -> None:
    with evening() as scene:
        refused = scene.guests[0].do("move", "x", words="point 0", question=1)
        until_talk(scene)
        for guest in players(scene):
            assert guest.do("move", "y", words="point 2", question=1) | {"id": "x"} == refused
