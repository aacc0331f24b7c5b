"""What views keep from one move to the next is what they would find from the beginning."""

from __future__ import annotations

import random
from typing import Any

import pytest

from nightcoach.core.chance import Chance
from nightcoach.games.lupus import view
from nightcoach.games.lupus.game import GAME
from nightcoach.games.lupus.state import Lupus
from nightcoach.games.lupus.view_claimed import KEPT, MOST_KEPT, claimed
from nightcoach.games.lupus.view_clashes import Standing
from nightcoach.games.lupus.view_words import open_words
from nightcoach.games.lupus.wire import Options

DARING = ("claim_role", "retract", "claim_mason_with", "claim_protected", "claim_marked", "claim_medium")
"""Claims that are rare among the legal ones, and clash often."""


def chatter(seed: int, seats: int, **options: Any) -> Lupus:
    """A game in which much is said, looked at after every move."""
    state: Lupus = GAME.deal(seats, Options(claims_per_day=6, **options), Chance(seed))
    hand = random.Random(seed)
    for _ in range(600):
        if state.outcome() is not None:
            break
        seat = state.driven()
        moves = state.legal(seat)
        if state.window() == "discussion" and hand.random() < 0.5:
            moves = [move for move in moves if move.verb in DARING] or moves
        state.play(seat, moves[hand.randrange(len(moves))])
        check(state)
    return state


def talking(seed: int) -> Lupus:
    """The first discussion of a game."""
    state: Lupus = GAME.deal(9, Options(), Chance(seed))
    while state.window() != "discussion":
        state.play(state.driven(), state.legal(state.driven())[0])
    return state


def check(state: Lupus) -> None:
    for seat in range(state.seats):
        assert open_words(state, seat).words == tuple([move.words for move in state.legal(seat)])
    if state.claims:
        shown = state.view(None)
        assert shown.clashes == Standing(shown.claims, view.known_of(state)).clashes


@pytest.mark.rule("L3.61", "L3.80")
@pytest.mark.parametrize(
    ("seed", "seats", "options"),
    [
        (1, 9, {}),
        (2, 12, {"bodyguard_no_repeat": True}),
        (3, 16, {"role_list": "secret", "preset": "lot"}),
        (4, 12, {"forecasts": True}),
    ],
)
def test_clashes_and_words_that_were_kept_are_those_found_from_the_beginning(
    seed: int, seats: int, options: dict[str, Any]
) -> None:
    assert len(chatter(seed, seats, **options).claims) > 50


@pytest.mark.rule("L3.80")
def test_a_twin_that_says_something_else_has_its_own_clashes() -> None:
    state = talking(5)
    state.play(0, "claim_role seer")
    twin = state.clone()
    state.play(1, "claim_role seer")
    check(state)
    twin.play(1, "claim_role villager")
    check(twin)
    check(state)
    assert len(state.view(None).clashes) == 1
    assert twin.view(None).clashes == ()


def test_no_more_is_kept_than_may_be() -> None:
    for seed in range(MOST_KEPT + 10):
        state = talking(seed)
        state.play(state.driven(), "claim_role seer")
        claimed(state.claims)
    assert len(KEPT) == MOST_KEPT
