"""Short windows of fixed length, minimum lengths, and what a stand-in never does."""

from __future__ import annotations

from nightcoach.table.log import entries as e
from tests.table.reflexes import closings, duel
from tests.toys import reflex


def test_a_short_window_lasts_its_whole_time_whoever_has_answered() -> None:
    for answering in (0, 1, 3):
        with duel() as scene:
            scene.screen()
            scene.guests[0].must("start")
            for guest in scene.guests[:answering]:
                guest.must("move", words="pass", question=1)
            scene.wait(3.9)
            assert closings(scene) == []
            scene.wait(0.2)
            assert closings(scene) == [reflex.SECONDS]


def test_a_short_window_shows_no_marks_of_who_has_answered() -> None:
    with duel() as scene:
        screen = scene.screen()
        scene.guests[0].must("start")
        before = len(screen.tape.frames)
        for guest in scene.guests[:3]:
            guest.must("move", words="pass", question=1)
        assert len(screen.tape.frames) == before


def test_a_short_window_ends_at_once_by_use() -> None:
    with duel() as scene:
        scene.guests[0].must("start")
        scene.guests[1].must("move", words="strike", question=1)
        assert scene.table.phase == "over"
        assert scene.guests[0].board["result"]["winners"] == [1]


def test_ten_seconds_more_are_asked_for_without_a_name_and_once() -> None:
    with duel() as scene:
        screen = scene.screen()
        scene.guests[0].must("start")
        scene.wait(2)
        scene.guests[1].must("more")
        assert scene.guests[2].do("more")["reason"] == "no_more"
        assert screen.known is not None
        assert screen.known.clock["left"] == 12_000
        assert [line for line in screen.known.talk if line.get("note") == "extended"] == [
            {"note": "extended", "facts": {"seconds": "10"}}
        ]
        assert b'"by"' not in screen.tape.frames[-1][1]
        scene.wait(11.9)
        assert closings(scene) == []
        scene.wait(0.2)
        assert closings(scene) == [14.0]


def test_a_long_window_closes_when_all_have_answered_but_not_before_its_minimum() -> None:
    with duel() as scene:
        scene.screen()
        scene.guests[0].must("start")
        scene.wait(4)
        for guest in scene.guests[:3]:
            guest.must("move", words="pass", question=2)
        assert closings(scene) == [4.0]
        scene.wait(3)
        assert closings(scene) == [4.0, 7.0]


def test_a_long_window_waits_for_everybody_until_its_clock() -> None:
    with duel() as scene:
        scene.screen()
        scene.guests[0].must("start")
        scene.wait(4)
        for guest in scene.guests[:2]:
            guest.must("move", words="pass", question=2)
        scene.wait(19.9)
        assert closings(scene) == [4.0]
        scene.wait(0.2)
        assert closings(scene) == [4.0, 24.0]


def test_with_one_human_at_the_table_windows_close_with_the_answer() -> None:
    with duel(1) as scene:
        scene.screen()
        host = scene.guests[0]
        host.must("add_bot", level="random")
        host.must("start")
        if scene.table.phase == "play":
            host.must("move", words="pass", question=1)
        while scene.table.phase == "play" and scene.table.question == 2:
            host.must("move", words="pass", question=2)
        assert scene.clock.now() == 0.0


def test_an_answer_may_change_until_the_window_closes() -> None:
    with duel() as scene:
        scene.guests[0].must("start")
        scene.wait(4)
        guest = scene.guests[0]
        guest.must("move", words="resign", question=2)
        guest.must("move", words="pass", question=2)
        assert guest.view["answer"] == "pass"


def test_a_stand_in_never_makes_the_grave_move_that_its_bot_would() -> None:
    with duel() as scene:
        scene.guests[0].must("start")
        for guest in scene.guests[1:]:
            guest.must("leave")
        scene.wait(4)
        done = [m for m in scene.log.entries() if isinstance(m, e.Moved) and m.how == "stand_in"]
        assert {(move.seat, move.words) for move in done} == {(1, "pass"), (2, "pass")}


def test_a_grave_move_cannot_be_ordered() -> None:
    with duel() as scene:
        scene.guests[0].must("start")
        assert scene.guests[1].do("order", window="think", words="resign")["reason"] == "grave"


def test_a_standing_order_passes_in_short_windows_and_nobody_else_gets_a_frame() -> None:
    with duel() as scene:
        screen = scene.screen()
        scene.guests[0].must("start")
        scene.guests[0].must("order", window="react", words="pass")
        before = len(screen.tape.frames)
        scene.wait(3.5)
        assert [m for m in scene.log.entries() if isinstance(m, e.Moved)] == [e.Moved(0, "pass", "order")]
        assert len(screen.tape.frames) == before
