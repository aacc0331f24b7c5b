"""Lupus keeps what every game promises, for every size, preset and mixture of options."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from nightcoach.core.chance import Chance
from nightcoach.core.contract import check_play, check_replay
from nightcoach.core.drive import decision, play_out
from nightcoach.core.frames import TABLE
from nightcoach.games.lupus.game import GAME
from nightcoach.games.lupus.moves import NIGHTS
from tests.games.lupus.options import mixed, option_sets
from tests.games.lupus.starts import starts
from tests.games.lupus.traits import LupusTraits
from tests.kit.states import check_copies
from tests.size import SIZE, mostly_compiled

SEEDS = st.integers(0, 2**30)
TRAITS = LupusTraits()
SEATS = (8, 9, 12, 16, 21, 24)


@pytest.mark.parametrize("seats", mostly_compiled(SEATS))
def test_every_promise_is_kept_at_every_step(seats: int) -> None:
    @settings(max_examples=4 * SIZE)
    @given(SEEDS)
    def play(seed: int) -> None:
        end = check_play(GAME, seats, mixed(seats, Chance(seed)), seed, TRAITS, most=1000 // seats)
        assert end.outcome() is not None or GAME.length(end) >= 1

    play()


@pytest.mark.rule("L3.67")
@pytest.mark.parametrize("seats", mostly_compiled(SEATS))
def test_a_record_replays_to_the_same_game(seats: int) -> None:
    @settings(max_examples=3 * SIZE)
    @given(SEEDS)
    def play(seed: int) -> None:
        line = check_replay(GAME, seats, mixed(seats, Chance(seed)), seed, TRAITS)
        assert line.count(b"\n") == 1

    play()


@pytest.mark.rule("L3.2", "L3.34", "L5.6")
@pytest.mark.parametrize("seats", SEATS)
def test_a_game_always_ends_and_somebody_wins(seats: int) -> None:
    for seed in range(4 * SIZE):
        state = GAME.deal(seats, mixed(seats, Chance(seed)), Chance(seed))
        play_out(state, Chance(seed))
        outcome = state.outcome()
        assert outcome is not None
        assert outcome.winners
        assert sorted(outcome.winners + outcome.losers) == list(range(seats))
        assert GAME.length(state) <= NIGHTS


@pytest.mark.rule("L3.55", "L3.60")
@pytest.mark.parametrize("seats", [8, 24])
def test_a_simulation_asks_everybody_once_a_night_and_closes_when_nobody_is_left(seats: int) -> None:
    state = GAME.deal(seats, GAME.Options(claims_per_day=2, first_night_kill=True), Chance(1))
    chance = Chance(2)
    asked: list[tuple[str, int, int]] = []
    while (choice := decision(state)) is not None:
        asked.append((state.window(), GAME.length(state), choice[0]))
        state.trust(choice[0], chance.pick(choice[1]))
    nights = [(day, seat) for window, day, seat in asked if window == "night"]
    talks = [(day, seat) for window, day, seat in asked if window == "discussion"]
    assert TABLE not in {seat for _, _, seat in asked}
    assert nights == sorted(set(nights))
    assert max(talks.count(talk) for talk in talks) <= 2


@pytest.mark.parametrize("seats", [8, 24])
def test_a_state_can_be_pickled_and_copied_and_its_moves_stay_the_same_objects(seats: int) -> None:
    for line in starts(seats):
        state = GAME.read(line, Chance(1))
        seat = state.waiting()[0]
        state.play(seat, state.default(seat, Chance(2)))
        check_copies(state)


NOBODY = "-,-,-,-,-,-,-,-"
NIGHT = f"night 2 werewolf werewolf seer bodyguard villager villager villager +villager days=/{NOBODY}/-,7,0,7/{NOBODY}"
DAY = NIGHT.replace("night", "discussion") + " welcome=7"
BALLOTS = DAY.replace("discussion", "nomination")
VOTE = DAY.replace("discussion", "lynch_vote") + " suspects=0,4"


def test_states_that_differ_in_anything_have_different_keys() -> None:
    lines = [
        NIGHT,
        NIGHT + " welcome=7",
        NIGHT + " opening=2",
        NIGHT + " first_night_kill=true",
        NIGHT + " at=1",
        NIGHT + " finals=-,-,4,-,-,-,-,-",
        NIGHT + " tonight=4,-,-,-,0,-",
        NIGHT + " tonight=-,4,-,-,0,-",
        NIGHT + " tonight=-,-,4,-,0,-",
        NIGHT + " tonight=-,-,-,4,0,-",
        NIGHT + " tonight=-,-,-,4,1,-",
        NIGHT + " tonight=-,-,-,-,0,4",
        NIGHT + " fellows=0,0,0,0,0,0,0,0",
        NIGHT + " notes=1,4,1,0,1",
        NIGHT + " nights=-,-,1,-,-,-,-,-",
        NIGHT + " claims=1.4.suspect:1",
        NIGHT + " wise=4 wise_old_man=on",
        NIGHT.replace("seer", "seer:4"),
        NIGHT.replace("seer", "mythomaniac"),
        NIGHT.replace("seer", "mythomaniac>seer"),
        NIGHT.replace("/-,7,0,7/", "/-,7,1,7/"),
        NIGHT.replace("seer", "+seer"),
        DAY,
        DAY + " dead=7",
        DAY + " ready=4",
        DAY + " turn=3",
        DAY + " said=1,0,0,0,0,0,0,0",
        BALLOTS + " asked=0",
        BALLOTS + " asked=1 ballots=4,-,-,-,-,-,-,-",
        BALLOTS + " asked=1 ballots=no,-,-,-,-,-,-,-",
        BALLOTS + " nomination_mode=simultaneous",
        BALLOTS + " nomination_mode=simultaneous sealed=0.nominate:4",
        VOTE,
        VOTE.replace("0,4", "4,0"),
        VOTE + " sealed=1.vote:paw",
        VOTE + " sealed=1.vote:tuft",
        VOTE + " sealed=1.no_ballot",
        VOTE.replace("lynch_vote", "defence") + " asked=0",
        VOTE.replace("lynch_vote", "defence") + " asked=4",
    ]
    assert len({GAME.read(line, Chance(0)).key() for line in lines}) == len(lines)


def test_every_set_of_options_of_the_leak_tests_can_be_dealt() -> None:
    for seats in range(8, 25):
        for options in option_sets(seats):
            assert GAME.deal(seats, options, Chance(seats)).window() == "night"
