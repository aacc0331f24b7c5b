"""Chance is seeded, uniform, recorded, and the same everywhere."""

from __future__ import annotations

import hashlib
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from nightcoach.core.chance import Chance, Dice, Script, draws_of_shuffle, mix


def test_the_same_seed_gives_the_same_draws_and_another_seed_others() -> None:
    def draws(seed: int) -> list[int]:
        chance = Chance(seed)
        return [chance.below(1000) for _ in range(50)]

    assert draws(1) == draws(1)
    assert draws(1) != draws(2)


def test_anybody_can_repeat_the_draws_with_a_hash_function_alone() -> None:
    key = mix("chance", bytes(32))
    stream = b"".join(hashlib.sha256(key + block.to_bytes(8, "big")).digest() for block in range(3))
    words = [int.from_bytes(stream[i : i + 4], "big") for i in range(0, 96, 4)]
    chance = Chance(bytes(32))
    assert [chance.below(1 << 32) for _ in range(24)] == words


def test_draws_are_uniform() -> None:
    chance = Chance(5)
    counts = Counter(chance.below(7) for _ in range(7000))
    # 6 degrees of freedom: beyond 22.5 once in a thousand; the seed is fixed
    assert sum((counts[i] - 1000) ** 2 / 1000 for i in range(7)) < 22.5


def test_a_draw_takes_no_shortcut_that_prefers_small_numbers() -> None:
    chance = Chance(5)
    n = 3 * (1 << 30)  # without rejection the lowest quarter would come twice as often
    low = sum(chance.below(n) < (1 << 30) for _ in range(3000))
    assert 880 < low < 1120


@pytest.mark.parametrize("n", [0, -1, (1 << 32) + 1])
def test_a_draw_that_makes_no_sense_is_refused(n: int) -> None:
    with pytest.raises(ValueError, match="a draw is below a number from 1"):
        Chance(1).below(n)


def test_draws_are_noted_where_somebody_listens() -> None:
    chance = Chance(1)
    chance.draws = []
    drawn = [chance.below(6) for _ in range(10)]
    assert chance.draws == drawn


def test_a_copy_has_the_same_future_and_does_not_disturb_the_original() -> None:
    chance = Chance(3)
    chance.below(10)
    twin = chance.copy()
    expected = [twin.below(100) for _ in range(20)]
    assert [chance.below(100) for _ in range(20)] == expected


def test_a_script_plays_its_draws_and_then_goes_on_by_chance() -> None:
    after = Chance(1)
    expected = after.copy().below(50)
    script = Script([4, 0, 2], after)
    twin = script.copy()
    for chance in (script, twin):
        assert [chance.below(5) for _ in range(3)] == [4, 0, 2]
        assert chance.below(50) == expected


def test_the_draws_of_a_script_are_noted_too() -> None:
    script = Script([4, 0], Chance(1))
    script.draws = []
    script.below(5)
    script.below(5)
    assert script.draws == [4, 0]


def test_what_is_mixed_cannot_be_shifted_from_one_part_to_the_next() -> None:
    assert mix("x", b"ab", b"c") != mix("x", b"a", b"bc")


def test_a_script_that_does_not_fit_is_refused() -> None:
    with pytest.raises(ValueError, match="the script says 9"):
        Script([9], Chance(0)).below(5)


@given(st.permutations([0, 0, 0, 1, 2, 3]))
def test_the_draws_of_any_shuffle_can_be_found_again(wanted: list[int]) -> None:
    before = [3, 2, 1, 0, 0, 0]
    things = list(before)
    Script(draws_of_shuffle(before, wanted), Chance(0)).shuffle(things)
    assert things == wanted


def test_dice_are_even_and_the_same_for_the_same_seed() -> None:
    dice, again = Dice(5), Dice(5)
    drawn = [dice.below(6) for _ in range(60_000)]
    assert [again.below(6) for _ in range(100)] == drawn[:100]
    assert all(abs(drawn.count(side) - 10_000) < 400 for side in range(6))
    pairs = Counter(zip(drawn[::2], drawn[1::2], strict=True))
    assert len(pairs) == 36
    assert max(pairs.values()) < 2 * min(pairs.values())


def test_a_copy_of_dice_has_the_same_future_and_a_fork_its_own() -> None:
    dice = Dice(9)
    copied, forked = dice.copy(), Dice(9).fork()
    future = [dice.below(1000) for _ in range(20)]
    assert [copied.below(1000) for _ in range(20)] == future
    assert [forked.below(1000) for _ in range(20)] != future


@pytest.mark.parametrize("n", [0, -1, (1 << 32) + 1])
def test_dice_refuse_an_impossible_draw(n: int) -> None:
    with pytest.raises(ValueError, match="below"):
        Dice(1).below(n)
