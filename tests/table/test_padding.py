"""The size of a frame tells what is public and nothing else."""

from __future__ import annotations

import json

from hypothesis import given
from hypothesis import strategies as st

from nightcoach.core.wire import to_json
from nightcoach.table.news import NAMED_MOST
from nightcoach.table.outbound import InYourName, padded

WORDS = st.sampled_from(["trap", "sleep", "visit 3", "deal wolf kids hood pig pig pig"])
MOVES = st.builds(InYourName, st.integers(0, 9999), WORDS, st.sampled_from(["clock", "stand_in", "order"]))


def framed(filler: int, named: list[InYourName]) -> bytes:
    return to_json({"x": "y" * filler, "in_your_name": named})


@given(public=st.integers(0, 5000), filler=st.integers(0, 9000), named=st.lists(MOVES, max_size=NAMED_MOST))
def test_moves_in_a_seats_name_do_not_show_in_the_size(public: int, filler: int, named: list[InYourName]) -> None:
    with_them = padded(framed(filler, named), public, named, NAMED_MOST)
    without = padded(framed(filler, []), public, [], NAMED_MOST)
    assert len(with_them) == len(without)
    assert json.loads(with_them)["x"] == "y" * filler


@given(public=st.integers(0, 5000), one=st.integers(0, 300), other=st.integers(0, 300))
def test_small_secrets_do_not_show_in_the_size(public: int, one: int, other: int) -> None:
    shared = "p" * public
    frames = [padded(to_json({"p": shared, "s": "s" * secret}), public + 20, [], 0) for secret in (one, other)]
    assert len(frames[0]) == len(frames[1])


@given(public=st.integers(0, 5000), filler=st.integers(0, 9000))
def test_every_size_is_a_multiple_of_the_step(public: int, filler: int) -> None:
    assert len(padded(framed(filler, []), public, [], 1)) % 256 == 0
