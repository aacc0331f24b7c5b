"""A night is called bad when it was: each thing that can go wrong is planted and found."""

from __future__ import annotations

import pytest

from bench.long_night import Night, growth, wrong_with

FLAT = [100.0] * 100
LEAK = [100.0 + hour for hour in range(100)]


def test_memory_that_grows_only_while_warming_up_is_flat() -> None:
    assert growth([*range(50, 80), *[100] * 70]) == 1.0


def test_memory_that_grows_all_night_is_growth() -> None:
    assert growth(LEAK) > 1.2


def test_too_few_samples_are_refused() -> None:
    with pytest.raises(ValueError, match="at least 10"):
        growth([1.0] * 9)


def test_a_good_night_has_nothing_wrong() -> None:
    assert wrong_with(Night(memory=FLAT, moves=1), 0) == []


@pytest.mark.parametrize(
    ("night", "failed", "says"),
    [
        (Night(memory=LEAK, moves=1), 0, "memory grew"),
        (Night(memory=FLAT, moves=1, lost=2), 0, "2 connections were lost"),
        (Night(memory=FLAT, moves=1), 3, "3 batches could not be stored"),
        (Night(memory=FLAT), 0, "nobody got an answer"),
    ],
)
def test_what_went_wrong_is_said(night: Night, failed: int, says: str) -> None:
    assert [sentence[: len(says)] for sentence in wrong_with(night, failed)] == [says]
