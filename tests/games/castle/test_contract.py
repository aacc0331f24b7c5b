"""Castle keeps what every game promises, for every number of seats and every option."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from nightcoach.core.chance import Chance, Dice
from nightcoach.core.contract import Coverage, check_play, check_replay
from nightcoach.core.drive import lively, play_out
from nightcoach.core.frames import TABLE
from nightcoach.core.wire import GameOptions
from nightcoach.games.castle.game import GAME
from nightcoach.games.castle.moves import PASS
from tests.games.castle.options import option_sets
from tests.games.castle.reached import MERE_REASONS, NOT_IN_A_STEP, wanted
from tests.games.castle.starts import CORNERS, starts
from tests.games.castle.traits import CastleTraits
from tests.kit.states import check_copies
from tests.size import SIZE, mostly_compiled

SEEDS = st.integers(0, 2**30)
TRAITS = CastleTraits()
SEATS = range(4, 9)


class FromOneCorner(CastleTraits):
    """Games from one corner position, of people who proclaim as readily as they do anything else."""

    def __init__(self, number: int) -> None:
        self.number = number

    def rare(self) -> frozenset[str]:
        return frozenset()

    def starts(self, seats: int, options: GameOptions) -> list[str]:
        return [super().starts(seats, options)[self.number]]


@pytest.mark.parametrize("seats", mostly_compiled(SEATS))
def test_every_promise_is_kept_at_every_step(seats: int) -> None:
    @settings(max_examples=5 * SIZE)
    @given(st.sampled_from(option_sets(seats)), SEEDS)
    def play(options: GameOptions, seed: int) -> None:
        end = check_play(GAME, seats, options, seed, TRAITS, most=150)
        assert end.outcome() is not None or GAME.length(end) > 1

    play()


@pytest.mark.parametrize("seats", mostly_compiled(SEATS))
def test_a_record_replays_to_the_same_game(seats: int) -> None:
    @settings(max_examples=4 * SIZE)
    @given(st.sampled_from(option_sets(seats)), SEEDS)
    def play(options: GameOptions, seed: int) -> None:
        line = check_replay(GAME, seats, options, seed, TRAITS)
        assert line.count(b"\n") == 1

    play()


@pytest.mark.parametrize("seats", SEATS)
def test_a_state_can_be_pickled_and_copied_and_its_moves_stay_the_same_objects(seats: int) -> None:
    for line in starts(seats) + starts(seats, brisk=True):
        state = GAME.read(line, Chance(1))
        seat = state.waiting()[0]
        state.play(seat, state.default(seat, Chance(2)))
        check_copies(state)


TURN = "turn 5 0 order:thug:key_red brotherhood:priest:goblet_red order:doctor:bag_key brotherhood:^hypnotist:coat,whip"
DUEL = TURN.replace("turn 5", "d5.0 5") + " duel=0,1 swords=2 shields=3"


def test_states_that_differ_in_anything_have_different_keys() -> None:
    lines = [
        TURN,
        TURN.replace("turn 5", "turn 6"),
        TURN.replace("turn 5", "turn.later 5"),
        TURN.replace("turn 5 0", "turn 5 1"),
        TURN.replace("^", ""),
        TURN.replace("key_red", "key_plain"),
        TURN.replace("thug", "alchemist"),
        TURN.replace("order", "x").replace("brotherhood", "order").replace("x", "brotherhood"),
        TURN.replace("bag_key", "bag_key:1"),
        TURN + " free_after_action=true",
        TURN + " notes=3:1",
        TURN + " unseen=1:1",
        TURN + " looked=0:3",
        TURN + " known=1:8",
        TURN + " changed=1:2",
        TURN + " top=0:5",
        TURN + " ties=1:1",
        *[TURN.replace("turn 5", f"{stack} 5") for stack in ("answer.1.key_red", "answer.2.key_red")],
        *[TURN.replace("turn 5", f"{stack} 5") for stack in ("ability.0.3.coat", "ability.0.3.coat/turn.later")],
        *[
            TURN.replace("turn 5", f"{stack} 5")
            for stack in ("sextant.left", "sextant.right", "sextant.left.0=key_red")
        ],
        *[
            TURN.replace("turn 5", f"{stack} 5").replace("bag_key", "key_plain")
            for stack in ("naming.own", "naming.rival", "naming.own.2")
        ],
        *[TURN.replace("turn 5", f"{stack} 5") + " duel=0,1" for stack in ("d1", "d1.p1", "d1.p2")],
        *[TURN.replace("turn 5", f"{stack} 5") + " duel=0,1" for stack in ("d2", "d2.2=sword", "d2.2=shield")],
        *[
            TURN.replace("turn 5", f"{stack} 5") + " duel=0,1 brisk_duels=true"
            for stack in ("d1_2", "d1_2.2=sword", "d1_2.2=shield", "d1_2.3=sword", "d1_2.p1", "d1_2.2=sword.p1")
        ],
        *[
            DUEL.replace("d5.0", stack) + " winner=0 brisk_duels=true"
            for stack in ("d8_9", "d8_9.look", "d8_9.steal", "d8_9.p1", "d8_9.look.p1")
        ],
        DUEL,
        DUEL.replace("d5.0", "d5.1"),
        DUEL.replace("d5.0", "d5.0.p0"),
        DUEL.replace("swords=2 shields=3", "swords=3 shields=2"),
        DUEL + " played=whip",
        DUEL + " used=3",
        DUEL + " hypnotised=2",
        DUEL + " staked=1,0,0,0",
        DUEL + " winner=0",
        DUEL + " swordsman=0",
    ]
    assert len({GAME.read(line, Chance(0)).key() for line in lines}) == len(lines)


@pytest.mark.rule("C10.42", "C6.18")
@pytest.mark.parametrize("seats", SEATS)
def test_a_driver_leaves_out_only_those_who_can_only_pass(seats: int) -> None:
    """Whom it asks comes next in the order of the book but for them; if there is nobody, the window closes."""
    left_out = 0
    chance = Chance(seats)
    for line in starts(seats) + starts(seats, brisk=True):
        state = GAME.read(line, Chance(1))
        for _ in range(12):
            if not state.waiting():
                break
            seat, moves = state.frames[-1].next_choice(state)
            assert moves == state.legal(seat)
            for waited in state.waiting():
                if waited in (seat, TABLE):
                    break
                assert state.legal(waited) == [PASS]
                left_out += 1
            state.play(*lively(state, chance, TRAITS.rare()))
    assert left_out > 50


def in_a_corner(seed: int) -> bool:
    """Whether the game of this seed begins in a corner: half of them do, by their first draw."""
    return Chance(seed).below(2) == 1


@pytest.mark.compiled
def test_everything_in_the_book_is_reached_in_play(capsys: pytest.CaptureFixture[str]) -> None:
    """Every window, event, rule, ruling, object, profession and option, under the checks of every step."""
    coverage = Coverage()
    seeds = iter(range(1 << 30))
    for seats in SEATS:
        for options in option_sets(seats):
            check_play(GAME, seats, options, 1, TRAITS, coverage, most=20)
    for turn in range(12 * SIZE):
        if SIZE == 1 and coverage.missing(GAME, wanted()) == []:
            break  # more of the same is for a soak
        for number in range(len(CORNERS)):
            seats = SEATS[(number + turn) % len(SEATS)]
            options = option_sets(seats)[turn % 5]
            seed = next(seed for seed in seeds if in_a_corner(seed))
            check_play(GAME, seats, options, seed, FromOneCorner(number), coverage, most=10)
    with capsys.disabled():
        print(f"\ncastle, reached in {coverage.games} games:")
        for name, counts in (("windows", coverage.windows), ("events", coverage.events), ("rules", coverage.rules)):
            print(f"  {name}: " + ", ".join(f"{key} {counts[key]}" for key in sorted(counts)))
        for rule, why in {**NOT_IN_A_STEP, **MERE_REASONS}.items():
            print(f"  not in a step: {rule}, {why}")
    assert coverage.missing(GAME, wanted()) == []


def test_a_playout_without_notebooks_ends_in_the_same_way() -> None:
    for seed in range(20 * SIZE):
        noted = GAME.deal(6, GAME.Options(), Dice(seed))
        bare = noted.clone()
        assert play_out(noted, Dice(seed)) == play_out(bare, Dice(seed), noting=False)
        assert (noted.outcome(), noted.hands, noted.deck) == (bare.outcome(), bare.hands, bare.deck)


def test_nobody_can_look_at_a_game_without_notebooks() -> None:
    state = GAME.deal(6, GAME.Options(), Dice(1))
    play_out(state, Dice(1), 5, noting=False)
    with pytest.raises(ValueError, match="no notebooks"):
        state.view(0)


def test_notes_of_a_clone_and_of_its_original_stay_apart() -> None:
    state = GAME.deal(6, GAME.Options(), Chance(1))
    clones = [state.clone() for _ in range(2)]
    before = state.key()
    state.play(state.active, f"spy {(state.active + 1) % 6}")
    assert [clone.key() for clone in clones] == [before, before]
    clones[0].play(clones[0].active, f"challenge {(state.active + 1) % 6}")
    assert clones[1].key() == before
    assert GAME.deal(6, GAME.Options(), Chance(1)).key() == before


def test_a_view_is_of_the_position_as_it_is_now() -> None:
    state = GAME.deal(6, GAME.Options(), Chance(1))
    first = state.view(None)
    assert state.view(None) is first
    state.play(state.active, f"spy {(state.active + 1) % 6}")
    assert state.view(None).turn == first.turn + 1
