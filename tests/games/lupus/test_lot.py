"""L2.12 The specials at random."""

from __future__ import annotations

from collections import Counter
from itertools import product

import pytest

from nightcoach.core.chance import Chance, Script
from nightcoach.core.errors import BadOption
from nightcoach.games.lupus.roles import FREEMASON, MEDIUM, POSSESSED, ROLES, UNITS, VILLAGER, at_random
from tests.games.lupus.story import dealt


class ThrownAgain(Exception):
    """More coins are wanted than one row."""


class OneRow(Chance):
    """These coins and no others."""

    def __init__(self, coins: tuple[int, ...]) -> None:
        super().__init__(0)
        self.left = list(coins)

    def below(self, n: int) -> int:
        assert n == 2
        if not self.left:
            raise ThrownAgain
        return self.left.pop(0)


def drawn(seats: int, coins: tuple[int, ...], minimums: bool = True, stock: bool = True, hidden: bool = False) -> str:
    """The units that these coins bring, `again` if the coins are thrown again."""
    row = OneRow(coins)
    try:
        counts = at_random(seats, minimums, stock, hidden, row)
    except ThrownAgain:
        return "again"
    assert row.left == []
    return " ".join([ROLES[unit] for unit in UNITS if counts[unit]])


def every_draw(seats: int, candidates: int, **given: bool) -> Counter[str]:
    """What each row of coins brings; the rows are equally likely."""
    return Counter(drawn(seats, coins, **given) for coins in product((0, 1), repeat=candidates))


@pytest.mark.rule("L2.12", "L9.62")
def test_at_nine_a_coin_decides_about_the_medium() -> None:
    assert every_draw(9, 1) == {"medium": 1, "": 1}
    for coin, villagers in ((1, 5), (0, 6)):
        counts = at_random(9, True, True, False, Script([coin], Chance(0)))
        assert (counts[MEDIUM], counts[VILLAGER], sum(counts)) == (coin, villagers, 9)


@pytest.mark.rule("L2.12", "L9.63")
def test_at_thirteen_each_of_32_sets_is_equally_likely() -> None:
    draws = every_draw(13, 5)
    assert len(draws) == 32
    assert set(draws.values()) == {1}
    for coins in product((0, 1), repeat=5):
        counts = at_random(13, True, True, False, Script(coins, Chance(0)))
        assert counts[FREEMASON] in (0, 2)
        assert counts[VILLAGER] >= 4
        assert sum(counts) == 13


@pytest.mark.rule("L2.12", "L2.14", "L9.64")
def test_at_23_with_a_hidden_possessed_two_sets_are_left_and_look_alike() -> None:
    draws = every_draw(23, 7, hidden=True)
    everything = " ".join([ROLES[unit] for unit in UNITS])
    assert draws == {everything: 1, everything.replace("possessed ", ""): 1, "again": 126}
    lists = set()
    possessed = set()
    for seed in range(8):
        table = dealt(23, seed, preset="lot", role_list="open_hide_possessed")
        lists.add(table.view(None).composition)
        possessed.add(POSSESSED in table.state.dealt)
    assert possessed == {True, False}
    [shown] = lists
    assert dict(shown or ()) == {
        **{"werewolf": 3, "villager": 12, "seer": 1, "medium": 1, "bodyguard": 1, "owl": 1, "freemason": 2},
        **{"werehamster": 1, "mythomaniac": 1},
    }


@pytest.mark.rule("L2.12")
def test_all_coins_are_thrown_again_where_villagers_would_be_too_many() -> None:
    assert every_draw(18, 7)[""] == 0
    assert every_draw(18, 7)["again"] > 0
    without_stock = every_draw(18, 7, stock=False)
    assert (len(without_stock), set(without_stock.values())) == (128, {1})


@pytest.mark.rule("L2.12")
def test_all_coins_are_thrown_again_where_there_are_more_specials_than_seats() -> None:
    draws = every_draw(8, 7, minimums=False)
    assert draws["again"] > 0
    assert set(draws.values()) == {1, draws["again"]}
    assert "medium possessed bodyguard owl werehamster" in draws  # no Villager is left: still a list
    assert "medium possessed bodyguard owl werehamster mythomaniac" not in draws


@pytest.mark.rule("L2.12")
def test_at_24_the_card_stock_leaves_a_single_set() -> None:
    everything = " ".join([ROLES[unit] for unit in UNITS])
    assert every_draw(24, 7) == {everything: 1, "again": 127}
    assert VILLAGER in dealt(24, preset="lot").state.dealt


@pytest.mark.rule("L2.12", "L2.4", "L8.12")
def test_the_minimums_decide_who_is_a_candidate() -> None:
    assert set(every_draw(11, 3)) == {
        *("", "medium", "possessed", "bodyguard", "medium possessed", "medium bodyguard"),
        *("possessed bodyguard", "medium possessed bodyguard"),
    }
    assert "mythomaniac" in every_draw(11, 7, minimums=False)


@pytest.mark.rule("L2.14", "L2.12")
def test_at_24_a_hidden_possessed_is_refused_before_the_draw() -> None:
    with pytest.raises(BadOption) as caught:
        dealt(24, preset="lot", role_list="open_hide_possessed")
    assert caught.value.reason == "betraying_list"
    assert dealt(24, preset="lot", role_list="open_hide_possessed", enforce_card_stock=False).window == "night"
    assert dealt(24, preset="lot", role_list="secret").window == "night"
