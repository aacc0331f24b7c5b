"""Who may speak when, and circles: what only some hear leaves no trace for anybody else."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tests.table.heard import came_unasked, frames
from tests.table.nights import evening, moths, others, point, until_talk
from tests.table.scene import Guest, Scene, players

LINE = "🦋" * 280


def talk(guest: Guest) -> list[str]:
    assert guest.known is not None
    return [line["text"] for line in guest.known.talk if "text" in line]


def second_slot(scene: Scene) -> None:
    scene.wait(10.5)


@pytest.mark.rule("L3.14")
def test_at_night_everybody_is_refused_in_the_same_words() -> None:
    with evening() as scene:
        scene.wait(2)
        answers = [guest.do("say", "a", text="psst") for guest in scene.guests[:-1]]
        answers += [guest.do("sentence", "a", id="say-hello") for guest in scene.guests[:-1]]
        assert answers == answers[:1] * 10
        assert answers[0]["reason"] == "silence"


@pytest.mark.rule("L3.19")
def test_by_day_everybody_hears_what_the_living_say() -> None:
    with evening() as scene:
        until_talk(scene)
        for guest in players(scene):
            guest.must("say", text=f"I am {guest.name}")
            guest.must("sentence", id="say-hello")
        for guest in scene.guests:
            assert talk(guest) == ["I am P0", "I am P1", "I am P2", "I am P3"]


@pytest.mark.rule("L3.20")
def test_whom_the_game_silences_is_silent_until_the_end() -> None:
    with evening() as scene:
        stung = others(scene)[0]
        for guest in moths(scene):
            guest.must("move", words=f"point {stung.seat}", question=1)
        until_talk(scene)
        assert stung.do("say", text="it was them")["reason"] == "silence"
        assert scene.guests[4].do("say", text="I only watch")["reason"] == "silence"
        scene.guests[0].must("end")
        stung.must("say", text="it was them")
        assert talk(scene.guests[-1]) == ["it was them"]


@pytest.mark.rule("L3.14", "L3.20")
@pytest.mark.parametrize("circle", [False, True])
def test_whoever_is_silent_does_not_speak_by_taking_another_name(circle: bool) -> None:
    with evening(circle=circle) as scene:
        second_slot(scene)
        for guest in players(scene):
            assert guest.do("dress", name="It was P1", color="red", character="owl")["reason"] == "silence"
            assert guest.do("dress", name=guest.name, color="red", character="owl")["reason"] == "silence"
        until_talk(scene)
        scene.guests[0].must("dress", name="Nova", color="red", character="owl")


def test_before_the_game_everybody_speaks() -> None:
    with evening(start=False) as scene:
        scene.guests[4].must("say", text="good evening")
        assert talk(scene.guests[0]) == ["good evening"]


@pytest.mark.rule("L8.6")
def test_a_circle_hears_itself_at_the_beat_and_nobody_else_does() -> None:
    with evening(circle=True) as scene:
        second_slot(scene)
        one, two = moths(scene)
        one.must("say", text="that one")
        assert talk(two) == []
        scene.wait(0.5)
        assert talk(one) == talk(two) == ["that one"]
        assert frames(two, "news")[-1]["talk"] == [{"person": one.you["person"], "text": "that one", "circle": True}]
        assert all(talk(guest) == [] for guest in scene.guests if guest not in (one, two))
        assert not any(b"that one" in data for guest in others(scene) for _, data in guest.tape.frames)


@pytest.mark.rule("L8.6")
def test_lines_of_a_circle_come_one_a_beat() -> None:
    with evening(circle=True) as scene:
        second_slot(scene)
        one, two = moths(scene)
        for number in range(3):
            one.must("say", text=f"line {number}")
        heard_so_far = []
        for _ in range(4):
            scene.wait(1)
            heard_so_far.append(len(talk(two)))
        assert heard_so_far == [1, 2, 3, 3]
        assert talk(two) == ["line 0", "line 1", "line 2"]


@pytest.mark.rule("L8.6")
def test_lines_that_were_too_many_for_the_night_come_by_day_with_what_everybody_hears() -> None:
    with evening(circle=True) as scene:
        second_slot(scene)
        scene.wait(8.6)
        one, two = moths(scene)
        for number in range(3):
            one.must("say", text=f"line {number}")
        scene.wait(1)
        before = len(came_unasked(two))
        assert talk(two) == ["line 0"]
        scene.wait(1)
        assert len(came_unasked(two)) == before
        others(scene)[0].must("say", text="good morning")
        assert talk(two) == ["line 0", "good morning", "line 1"]


def shown(scene: Scene) -> list[Any]:
    """What everybody outside the circle gets, byte by byte, and of the circle the times and sizes."""
    circle = moths(scene)
    found: list[Any] = []
    for guest in scene.guests:
        fresh = Guest(scene, guest.token, guest.name).connect()
        got = [*came_unasked(guest), *came_unasked(fresh)]
        found.append([(at, len(data)) for at, data in got] if guest in circle else got)
        fresh.cut()
    return found


@pytest.mark.rule("L8.6", "L6.21")
def test_nobody_outside_finds_a_trace_of_what_a_circle_said() -> None:
    nights = []
    for lines in (0, 1, 5):
        with evening(circle=True) as scene:
            second_slot(scene)
            for _ in range(lines):
                moths(scene)[0].must("say", text=LINE)
            until_talk(scene)
            others(scene)[0].must("say", text="good morning")
            nights.append(shown(scene))
    assert nights[0] == nights[1] == nights[2]


@pytest.mark.rule("L8.6")
def test_whoever_is_in_no_circle_may_write_and_is_heard_by_nobody() -> None:
    with evening(circle=True) as scene:
        second_slot(scene)
        lonely, moth = others(scene)[0], moths(scene)[0]
        answers = [guest.do("say", "a", text="psst") for guest in (lonely, moth)]
        assert answers[0] == answers[1]
        scene.wait(1)
        assert talk(lonely) == ["psst"]
        assert talk(others(scene)[1]) == []


@pytest.mark.rule("L8.6", "L6.29")
def test_a_circle_finds_its_lines_again_after_a_restart_and_nobody_else_does() -> None:
    with evening(circle=True) as scene:
        second_slot(scene)
        one, two = moths(scene)
        for number in range(2):
            one.must("say", text=f"line {number}")
        scene.reload()
        for guest in scene.guests:
            guest.connect()
        assert talk(two) == ["line 0", "line 1"]
        assert all(talk(guest) == [] for guest in (*others(scene), *scene.guests[-2:]))
        scene.wait(3)
        assert talk(two) == ["line 0", "line 1"]


def test_the_lines_of_a_circle_end_with_its_game() -> None:
    with evening(circle=True) as scene:
        second_slot(scene)
        moths(scene)[0].must("say", text="that one")
        scene.wait(1)
        scene.guests[0].must("end")
        scene.guests[0].must("rematch")
        assert not any(b"that one" in json.dumps(talk(guest)).encode() for guest in scene.guests)


@pytest.mark.rule("L6.19")
def test_a_narrator_hears_every_circle() -> None:
    with evening(5, start=False, circle=True, human=True) as scene:
        host = scene.guests[0]
        host.must("start")
        second_slot(scene)
        host.must("say", text="silence!")
        for guest in players(scene):
            guest.must("say", text=guest.name)
        scene.wait(1)
        assert sorted(talk(host)) == ["P1", "P2", "P3", "P4", "silence!"]
        assert "silence!" in talk(scene.guests[1])


def test_who_is_muted_is_told_so_whatever_the_circle() -> None:
    with evening(circle=True) as scene:
        second_slot(scene)
        for guest in players(scene):
            scene.guests[0].must("mute", person=guest.you["person"], on=True)
        assert {guest.do("say", text="psst")["reason"] for guest in players(scene)} == {"muted"}


def test_a_point_and_a_line_do_not_disturb_each_other() -> None:
    with evening(circle=True) as scene:
        second_slot(scene)
        one, two = moths(scene)
        one.must("say", text="that one")
        assert point(one)["ok"]
        scene.wait(1)
        assert talk(two) == ["that one"]
        assert len(two.view["markers"]) == 1
