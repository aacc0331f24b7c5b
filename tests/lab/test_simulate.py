"""Simulation: the same seed gives the same games, whatever the number of processes."""

from __future__ import annotations

import io
import os
from collections.abc import Callable
from concurrent.futures import Future
from typing import ClassVar

import msgspec
import pytest

import nightcoach
from nightcoach.core.errors import Refused
from nightcoach.core.record import read_records
from nightcoach.lab import simulate as lab
from nightcoach.lab.bench import bench
from nightcoach.lab.crew import Crew, in_order
from nightcoach.lab.simulate import Played, Setting, count, simulate, wilson

SETTING = Setting("eatme", 4, {}, ("random", "canny", "random", "canny"), 7, 120)


def without_times(result: object) -> dict[str, object]:
    shown = msgspec.to_builtins(result)
    return {key: value for key, value in shown.items() if not key.endswith("_per_s") and key != "seconds"}


def test_the_same_games_whatever_the_jobs() -> None:
    one, two = io.BytesIO(), io.BytesIO()
    assert without_times(simulate(SETTING, 1, one)) == without_times(simulate(SETTING, 2, two))
    assert one.getvalue() == two.getvalue()


def test_batches_come_back_in_order_whichever_is_finished_first() -> None:
    begun: list[tuple[Future[str], str]] = []

    def begin(work: Callable[[str], str], batch: str) -> Future[str]:
        begun.append((Future(), batch))
        if len(begun) % 3 == 0:  # the last of three is finished first
            for future, each in reversed(begun[-3:]):
                future.set_result(work(each))
        return begun[-1][0]

    assert list(in_order(Crew(begin, 3), str.upper, "abcdef")) == list("ABCDEF")


def test_another_seed_gives_other_games() -> None:
    other = msgspec.structs.replace(SETTING, seed=8)
    assert without_times(simulate(SETTING))["wins_by_seat"] != without_times(simulate(other))["wins_by_seat"]


def test_a_longer_run_begins_with_the_same_games() -> None:
    short, long = io.BytesIO(), io.BytesIO()
    simulate(msgspec.structs.replace(SETTING, games=10), 1, short)
    simulate(msgspec.structs.replace(SETTING, games=60), 1, long)
    assert long.getvalue().startswith(short.getvalue())


def test_every_kept_record_verifies() -> None:
    file = io.BytesIO()
    result = simulate(SETTING, 1, file)
    file.seek(0)
    records = list(read_records(file, nightcoach.game))
    assert len(records) == result.games == 120
    assert all(record.verify().outcome() is not None for record in records)
    assert sum(len(record.moves) for record in records) == result.moves


def test_the_figures_add_up() -> None:
    result = simulate(SETTING)
    assert sum(result.wins_by_seat) == sum(result.reasons.values()) == result.games == 120
    assert result.length.unit == "rounds"
    assert result.length.mean >= 4
    assert result.wins_by_party is msgspec.UNSET
    assert result.compiled == nightcoach.COMPILED


@pytest.mark.rule("E5.6")
def test_a_truncated_game_has_no_winner_and_is_counted_as_such() -> None:
    file = io.BytesIO()
    result = simulate(msgspec.structs.replace(SETTING, horizon=9), 1, file)
    assert result.reasons == {"truncated": 120}
    assert sum(result.wins_by_seat) == 0
    file.seek(0)
    for record in read_records(file, nightcoach.game):
        assert record.verify().outcome() is None
        assert record.outcome is not None
        assert record.outcome.rule == "E5.6"


def test_an_interrupt_keeps_what_is_finished() -> None:
    file = io.BytesIO()
    seen: list[int] = []

    def stop_in_the_middle(games: int) -> None:
        seen.append(games)
        if len(seen) == 2:
            raise KeyboardInterrupt

    result = simulate(SETTING, 1, file, stop_in_the_middle)
    assert result.interrupted is True
    assert result.games == 100
    file.seek(0)
    assert len(list(read_records(file, nightcoach.game))) == 100


def die(_task: object) -> None:
    os._exit(9)


def test_a_dead_worker_is_told_and_nothing_hangs(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lab, "play_batch", die)
    with pytest.raises(Refused, match="a process of the simulation died"):
        simulate(SETTING, 2)


def test_length_and_parties_are_counted_in_the_games_own_words() -> None:
    class Village(nightcoach.Game):
        version = 3
        unit = "days"
        parties = ("village", "pack")

    played = [Played(9, 2, (0, 1), "village", "no_wolf", b""), Played(9, 5, (2,), "pack", "parity", b"")]
    result = count(Setting("village", 3, {}, (), 1, 2), Village(), played, 1.0, False)
    assert result.wins_by_party == {"village": 1, "pack": 1}
    assert result.wins_by_seat == [1, 1, 1]
    assert (result.length.mean, result.length.median) == (3.5, 3.5)


def test_proclamations_are_counted_by_the_forms_that_the_game_declares() -> None:
    class Court(nightcoach.Game):
        version = 1
        unit = "days"
        declared_ends: ClassVar[dict[str, tuple[str, ...]]] = {"guilt": ("guilty", "acquitted"), "escape": ("escaped",)}

    reasons = ["guilty", "escaped", "guilty", "acquitted", "truncated"]
    played = [Played(9, 2, (), None, reason, b"") for reason in reasons]
    result = count(Setting("court", 3, {}, (), 1, 5), Court(), played, 1.0, False)
    assert msgspec.to_builtins(result)["proclamations"] == {"guilt": {"right": 2, "wrong": 1}, "escape": 1}
    assert result.reasons["truncated"] == 1


@pytest.mark.rule("C9.2", "C3.1")
def test_every_game_of_the_castle_ends_by_a_proclamation_or_is_truncated() -> None:
    result = simulate(Setting("castle", 4, {}, ("canny",) * 4, 3, 20, horizon=300))
    shown = msgspec.to_builtins(result)
    own, rival, solo = (shown["proclamations"][form] for form in ("own", "rival", "solo"))
    assert set(own) == set(rival) == {"right", "wrong"}
    assert solo == result.reasons.get("solo", 0)
    assert own["right"] == result.reasons["own_right"]
    ended = sum(own.values()) + sum(rival.values()) + solo
    assert ended + result.reasons["truncated"] == result.games == 20
    assert min(ended, result.reasons["truncated"]) > 0


def test_a_game_without_proclamations_prints_none() -> None:
    assert simulate(msgspec.structs.replace(SETTING, games=2)).proclamations is msgspec.UNSET


def test_wilson_intervals_are_those_of_the_textbook() -> None:
    low, high = wilson(8, 10)
    assert round(low, 3) == 0.490
    assert round(high, 3) == 0.943
    assert wilson(0, 0) == (0.0, 1.0)


def test_the_benchmark_prints_a_line_per_case() -> None:
    lines = [msgspec.json.decode(line) for line in bench("eatme", 0.01, 1)]
    assert [line["case"] for line in lines[:6]] == ["driven", "inside", "clone", "view", "news", "redeal"]
    assert {line["seats"] for line in lines} == {3, 5, 6}
    assert all(line["interpreted"] > 0 for line in lines)
    assert all(("compiled" in line) == nightcoach.COMPILED for line in lines)
