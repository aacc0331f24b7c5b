"""C10.52, OPT-K Brisk duels at a table: when joined windows and beats close, and how long a duel takes."""

from __future__ import annotations

import json
import statistics
from typing import Any

import pytest

from tests.games.castle.story import castle
from tests.size import SIZE
from tests.table.castle import DUEL, at, player, put, state_of
from tests.table.quick import Turn, measured, report
from tests.table.scene import Scene, screen_of

SIDES = {3: "sword", 4: "sword", 5: "shield", 6: "shield"}


def brisk(text: str = "", people: int = 6, window: str = "turn", extra: str = "", **given: Any) -> Scene:
    options: dict[str, Any] = {"brisk_duels": True, **given}
    return at(castle(text, window=window, extra=extra, **options), people=people, **options)


def challenged(text: str = "P1 thug: dagger", people: int = 6, **options: Any) -> Scene:
    """P1 has challenged P2."""
    scene = brisk(text, people, **options)
    assert player(scene, 1).move("challenge 1")["ok"]
    return scene


def decided(text: str = "P2: whip, coat", **options: Any) -> Scene:
    """P1 has won against P2."""
    return brisk(text, window="d8_9", extra=f"{DUEL} winner=0", **options)


def seal(scene: Scene, *numbers: int) -> None:
    for number in numbers or SIDES:
        assert player(scene, number).move(f"support {SIDES[number]}")["ok"]


def heard(scene: Scene, event: str) -> list[float]:
    """When the screen heard of it."""
    news = [(when, json.loads(frame)) for when, frame in screen_of(scene).tape.frames]
    return [when for when, message in news for each in message.get("story", []) if each["event"] == event]


# Priest and support


@pytest.mark.rule("X152", "C10.52")
@pytest.mark.parametrize("job", ["priest", "doctor"])
def test_sides_that_are_sealed_at_once_are_revealed_when_the_time_is_over(job: str) -> None:
    with challenged(f"P1 thug: dagger | P2 {job}") as scene:
        scene.wait(1)
        seal(scene)
        scene.wait(0.9)
        assert heard(scene, "revealed") == []
        scene.wait(0.2)
        assert heard(scene, "revealed") == [2.0]


@pytest.mark.rule("X152", "C10.52")
def test_the_last_side_is_waited_for() -> None:
    with challenged() as scene:
        seal(scene, 3, 4, 5)
        scene.wait(6)
        assert heard(scene, "revealed") == []
        seal(scene, 6)
        assert heard(scene, "revealed") == [6.0]


@pytest.mark.rule("C10.52", "C6.40")
def test_whoever_seals_is_told_so_and_nobody_else_gets_a_frame() -> None:
    with challenged() as scene:
        before = [len(guest.tape.frames) for guest in scene.guests]
        seal(scene, 4)
        after = [len(guest.tape.frames) for guest in scene.guests]
        assert [now > was for now, was in zip(after, before, strict=True)] == [q == 3 for q in range(len(before))]


@pytest.mark.rule("X149", "C6.41")
def test_a_priest_who_has_sealed_may_stop_the_duel_until_the_reveal() -> None:
    with challenged("P1: dagger, tome | P4 priest: whip") as scene:
        seal(scene)
        scene.wait(1.9)
        assert player(scene, 4).move("use_priest")["ok"]
        assert (heard(scene, "priest"), heard(scene, "revealed")) == ([1.9], [])


@pytest.mark.rule("X152", "C10.52")
def test_ten_seconds_more_hold_back_even_sides_that_are_all_sealed() -> None:
    with challenged() as scene:
        seal(scene)
        scene.wait(1)
        player(scene, 2).must("more")
        assert not player(scene, 3).do("more")["ok"], "once in a window"
        scene.wait(10.9)
        assert heard(scene, "revealed") == []
        scene.wait(0.2)
        assert heard(scene, "revealed") == [12.0]


@pytest.mark.rule("C10.52")
def test_ten_seconds_more_count_from_now_where_the_least_time_is_over() -> None:
    with challenged() as scene:
        scene.wait(8)
        player(scene, 2).must("more")
        seal(scene)
        scene.wait(30)
        assert heard(scene, "revealed") == [18.0]


@pytest.mark.rule("C10.52")
def test_a_break_does_not_use_up_the_least_time() -> None:
    with challenged() as scene:
        seal(scene)
        scene.wait(1)
        player(scene, 1).must("pause", on=True)
        scene.wait(60)
        player(scene, 1).must("pause", on=False)
        scene.wait(30)
        assert heard(scene, "revealed") == [62.0]


@pytest.mark.rule("C10.52", "C3.11", "C3.12")
def test_the_clock_chooses_for_whoever_does_not_and_misses_nobody_who_need_not() -> None:
    with challenged() as scene:
        seal(scene, 3, 4, 5)
        scene.wait(44.9)
        assert heard(scene, "revealed") == []
        scene.wait(1.7)
        chosen = [move for move in scene.moves() if move.how == "clock" and move.seat >= 0]
        assert [(move.seat, move.words.split()[0]) for move in chosen] == [(5, "support")]
        assert len(heard(scene, "revealed")) == 1
        assert [place.missed for place in scene.table.places] == [0, 0, 0, 0, 0, 1]


@pytest.mark.rule("C10.52")
def test_one_human_who_may_be_the_priest_has_his_time_though_bots_have_sealed_at_once() -> None:
    with brisk(people=1) as scene:
        put(scene, castle("P1 priest", active="P2", window="d1_2", extra="duel=1,0", brisk_duels=True))
        scene.wait(1.9)
        assert state_of(scene).window() == "d1_2"
        scene.wait(0.2)
        assert state_of(scene).window() != "d1_2"


@pytest.mark.rule("C10.52")
def test_with_one_human_sides_are_revealed_as_soon_as_he_has_passed_too() -> None:
    with brisk(people=1) as scene:
        put(scene, castle("P1 thug", leftovers="priest", active="P2", window="d1_2", extra="duel=1,0",
                          brisk_duels=True))  # fmt: skip
        scene.wait(0.5)
        assert player(scene, 1).move("pass")["ok"]
        assert heard(scene, "revealed") == [0.5]


# Beats


@pytest.mark.rule("X150", "C6.43", "C10.52")
@pytest.mark.parametrize("passing", [False, True])
def test_a_beat_without_a_play_ends_the_open_window_whoever_passes(passing: bool) -> None:
    with brisk("P1 thug: dagger", window="d5.0", extra=DUEL) as scene:
        for guest in scene.guests[: 6 if passing else 0]:
            assert guest.move("pass")["ok"]
        scene.wait(10)
        assert heard(scene, "result") == [3.0]
        assert not any(place.missed for place in scene.table.places), "nobody need tap to pass"


@pytest.mark.rule("X150", "C6.43", "C6.19")
def test_a_play_opens_a_whole_beat_for_everybody_to_answer() -> None:
    with brisk("P1 thug: dagger | P4: whip + 2", window="d5.0", extra=DUEL) as scene:
        scene.wait(2.5)
        assert player(scene, 4).move("play tokens 1")["ok"]
        scene.wait(2.5)
        assert player(scene, 1).move("play dagger")["ok"]
        scene.wait(10)
        assert heard(scene, "result") == [8.0]


@pytest.mark.rule("C10.52", "C10.42")
def test_ten_seconds_more_may_be_asked_for_in_every_beat() -> None:
    with brisk("P1 thug: dagger | P4: whip + 2", window="d5.0", extra=DUEL) as scene:
        player(scene, 6).must("more")
        scene.wait(12)
        player(scene, 4).must("move", words="play tokens 1", question=scene.table.question)
        player(scene, 6).must("more")
        scene.wait(30)
        assert heard(scene, "result") == [25.0]


@pytest.mark.rule("C6.18", "C6.43")
def test_a_play_that_was_on_its_way_when_another_landed_still_counts() -> None:
    with brisk("P1 thug: dagger | P4: whip + 2", window="d5.0", extra=DUEL) as scene:
        question = scene.table.question
        player(scene, 4).must("move", words="play tokens 1", question=question)
        player(scene, 1).must("move", words="play dagger", question=question)


# Doctor and the winner's choice


@pytest.mark.rule("X151", "C6.44", "C10.52")
@pytest.mark.parametrize(("sealed", "opened"), [(0.5, 2.0), (5.0, 5.0)])
def test_the_winners_choice_is_opened_when_it_is_sealed_and_the_time_is_over(sealed: float, opened: float) -> None:
    with decided("P2: whip, coat | P3 doctor") as scene:
        scene.wait(sealed)
        assert player(scene, 1).move("steal")["ok"]
        scene.wait(10 - sealed)
        assert heard(scene, "steal") == [opened]


@pytest.mark.rule("X151", "C6.45")
def test_a_doctor_comes_in_time_though_the_winner_has_sealed() -> None:
    with decided("P2: whip, coat | P3 doctor") as scene:
        assert player(scene, 1).move("steal")["ok"]
        scene.wait(1.5)
        assert player(scene, 3).move("use_doctor")["ok"]
        assert (heard(scene, "doctor"), heard(scene, "steal")) == ([1.5], [])


@pytest.mark.rule("C10.52", "C3.11")
def test_the_clock_chooses_for_a_winner_who_does_not() -> None:
    with decided(answer_seconds=5) as scene:
        scene.wait(7)
        assert [(move.seat, move.how) for move in scene.moves()][:1] == [(0, "clock")]
        assert scene.moves()[0].words in ("look", "steal")


# How long a duel takes


def median(turns: list[Turn]) -> float:
    return statistics.median(turn.seconds for turn in turns)


@pytest.mark.rule("OPT-K")
def test_a_brisk_duel_takes_quick_players_nine_seconds_at_most_and_asks_nobody_in_vain(
    capsys: pytest.CaptureFixture[str],
) -> None:
    """Half of the turns with a duel; without the option it is about twice as long."""
    usual, brisk_ones = measured(SIZE, 800, brisk_duels=False), measured(6 * SIZE, 800, brisk_duels=True)
    with capsys.disabled():
        print(f"\nduels as in the book: {report(usual)}\nbrisk duels: {report(brisk_ones)}")
    assert len(brisk_ones) >= 50
    assert median(brisk_ones) <= 9.0
    assert median(usual) > 1.5 * median(brisk_ones)
    assert sum(turn.pointless for turn in brisk_ones) == 0 < sum(turn.pointless for turn in usual)
