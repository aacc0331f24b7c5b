"""Eat Me keeps what every game promises, for every number of seats and every option."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from nightcoach.core.chance import Chance
from nightcoach.core.contract import Coverage, check_play, check_replay
from nightcoach.core.wire import GameOptions
from nightcoach.games.eatme.game import GAME
from tests.games.eatme.options import option_sets
from tests.games.eatme.story import at
from tests.games.eatme.traits import FOR_THE_TABLE, EatMeTraits
from tests.kit.states import check_copies
from tests.rules import normative
from tests.size import SIZE, mostly_compiled

SEEDS = st.integers(0, 2**30)
TRAITS = EatMeTraits()


@pytest.mark.parametrize("seats", mostly_compiled(range(3, 7)))
def test_every_promise_is_kept_at_every_step(seats: int) -> None:
    @settings(max_examples=15 * SIZE)
    @given(st.sampled_from(option_sets(seats)), SEEDS)
    def play(options: GameOptions, seed: int) -> None:
        end = check_play(GAME, seats, options, seed, TRAITS)
        assert end.outcome() is not None

    play()


@pytest.mark.parametrize("seats", mostly_compiled(range(3, 7)))
def test_a_record_replays_to_the_same_game(seats: int) -> None:
    @settings(max_examples=15 * SIZE)
    @given(st.sampled_from(option_sets(seats)), SEEDS)
    def play(options: GameOptions, seed: int) -> None:
        line = check_replay(GAME, seats, options, seed, TRAITS)
        assert line.count(b"\n") == 1

    play()


def test_a_state_can_be_pickled_and_copied_and_its_moves_stay_the_same_objects() -> None:
    state = GAME.deal(4, GAME.Options(), Chance(1))
    state.play(state.asked()[0], GAME.moves["trap"])
    check_copies(state)


def test_states_that_differ_in_anything_have_different_keys() -> None:
    lines = [
        "choose 2 wolf:0 kids:3 pig:0",
        "choose 3 wolf:0 kids:3 pig:0",
        "choose 2 kids:0 wolf:3 pig:0",
        "choose 2 wolf:0 kids:3 pig:1",
        "choose 2 wolf:0 kids:3 pig:0:trap",
        "choose 2 wolf:0 kids:3 pig:0:sleep",
        "choose 2 wolf:0 kids:3 pig:0 dealer=1",
        "choose 2 wolf:0 kids:3 pig:0 show_ready=false",
        "choose 2 wolf:0 kids:3 pig:0 habits=0,0,0,0,0,0,1,0,0,0,0,1,0,0,0,0,0,0,1,0,0,0,0,0,0,0,0",
        "prowl 2 wolf:0 kids:3:trap pig:0:trap",
        "prowl 2 wolf:0 kids:3:trap pig:0:sleep",
        "deal 2 wolf:0 kids:3 pig:0 dealer=1",
    ]
    assert len({at(line).state.key() for line in lines}) == len(lines)


@pytest.mark.compiled
def test_every_window_event_and_rule_is_reached_in_play(capsys: pytest.CaptureFixture[str]) -> None:
    coverage = Coverage()
    for seats in range(3, 7):
        for number, options in enumerate(option_sets(seats)):
            for seed in range(4 * SIZE):
                check_play(GAME, seats, options, 1000 * number + seed, TRAITS, coverage)
    rules = [rule for rule in normative("eatme") if not rule.startswith("E9.") and rule not in FOR_THE_TABLE]
    with capsys.disabled():
        print(f"\nreached in {coverage.games} games:")
        for name, counts in (("windows", coverage.windows), ("events", coverage.events), ("rules", coverage.rules)):
            print(f"  {name}: " + " ".join(f"{key} {counts[key]}" for key in sorted(counts)))
        print("  for the table: " + " ".join(sorted(FOR_THE_TABLE)))
    assert coverage.missing(GAME, rules) == []
