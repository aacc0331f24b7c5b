"""The table of targets: what counts as met, and what it says."""

from __future__ import annotations

import sys
from collections.abc import Iterator

import pytest

import nightcoach
from bench import targets
from bench.targets import ROWS, Figure, figure, report, told


def test_a_figure_below_its_target_is_missed() -> None:
    line = report([figure("moves", 2.0, "×", [1.9, 1.7, 2.4])]).splitlines()
    assert line[2] == "| moves | ≥ 2 × | 1.9 [1.7–2.4] × | **missed** |"
    assert "0 met, 1 missed." in line


def test_a_figure_at_its_target_is_met() -> None:
    assert figure("moves", 2.0, "×", [1.0, 2.0, 2.4]).met
    assert figure("a receipt", 25.0, "ms", [31.0, 25.0, 5.0], at_most=True).met


def test_a_figure_above_what_it_may_be_at_most_is_missed() -> None:
    assert figure("a receipt", 25.0, "ms", [25.1], at_most=True).line().endswith("| **missed** |")


def test_a_busy_crowd_is_named_as_what_may_have_been_the_limit() -> None:
    line = {"ratio": 1.5, "range": [1.4, 1.6], "ours_crowds_core": 0.95, "theirs_crowds_core": 0.2}
    found = told("moves", 2.0, line)
    assert found.line().endswith("| **missed; the crowd was busy** |")
    assert "at most 95% of a core" in report([found])


def test_only_the_rows_that_are_named_are_measured(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    asked: list[tuple[int, float]] = []

    def measured(rounds: int, seconds: float) -> Iterator[Figure]:
        asked.append((rounds, seconds))
        yield figure("clone", 3.0, "µs", [1.0], at_most=True)

    monkeypatch.setattr(targets, "ROWS", dict.fromkeys(ROWS, measured))
    monkeypatch.setattr(sys, "argv", ["targets", "clone", "--rounds", "2", "--seconds", "1"])
    targets.main()
    assert asked == [(2, 1.0)]
    printed = capsys.readouterr().out
    assert "| clone | ≤ 3 µs | 1 [1–1] µs | met |" in printed
    assert f"nightcoach {nightcoach.__version__}" in printed


def test_a_row_that_does_not_exist_is_refused(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "argv", ["targets", "clones"])
    with pytest.raises(SystemExit):
        targets.main()
    assert "there is no row clones; rows are peers, lupus" in capsys.readouterr().err
