"""The size of a frame tells what is public and nothing else."""

from __future__ import annotations

import json
import logging

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from nightcoach.core.wire import to_json
from nightcoach.table.wire.outbound import InYourName
from nightcoach.table.wire.padding import NAMED_BYTES, YOU_BYTES, closed, padded

WORDS = st.sampled_from(["trap", "sleep", "visit 3", "deal wolf kids hood pig pig pig", "demand 7 key throwing_knives"])
MOVES = st.builds(InYourName, st.integers(0, 9999), WORDS, st.sampled_from(["clock", "stand_in", "order", "narrator"]))


def framed(public: int, secret: int) -> tuple[bytes, bytes]:
    """In two parts, without the last brace."""
    frame = to_json({"p": "p" * public, "s": "s" * secret})
    return frame[:5], frame[5:-1]


@given(MOVES)
def test_a_move_in_a_seats_name_fits_into_its_room(move: InYourName) -> None:
    assert len(to_json(move)) + 1 <= NAMED_BYTES


@given(public=st.integers(0, 5000), room=st.integers(0, 9000), share=st.floats(0, 1))
def test_a_secret_that_has_room_does_not_show_in_the_size(public: int, room: int, share: float) -> None:
    empty, some = framed(public, 0), framed(public, int(room * share))
    length = len(closed(empty))
    assert len(padded(some, length, room)) == len(padded(empty, length, room))
    assert json.loads(padded(some, length, room))["s"] == "s" * int(room * share)


@given(public=st.integers(0, 5000), secret=st.integers(0, 9000))
def test_every_size_is_a_multiple_of_the_step(public: int, secret: int) -> None:
    assert len(padded(framed(public, secret), public, 0)) % 256 == 0


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(over=st.integers(1, 5000))
def test_a_secret_without_room_is_told_to_the_log_and_shows_in_large_steps(
    over: int, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.clear()
    with caplog.at_level(logging.WARNING):
        length = len(padded(framed(0, YOU_BYTES + 256 + over), 0, 0))
    assert "longer than the room" in caplog.text
    assert length % 1024 == 512
