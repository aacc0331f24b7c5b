"""The sets of Lupus are measured again by a verb: same seed, same figures."""

from __future__ import annotations

from concurrent.futures import ProcessPoolExecutor, ThreadPoolExecutor
from pathlib import Path

import msgspec

from nightcoach.games.lupus.wire_sets import Balance
from nightcoach.lab.simulate import Setting, simulate
from tools.balance import FRESH, Tally, fairest, measure, merged, played, write


def test_the_same_seed_measures_the_same_figures_on_any_number_of_processes() -> None:
    with ThreadPoolExecutor(1) as one, ProcessPoolExecutor(2) as two:
        first, again = measure(one, 10, 4, 3), measure(two, 10, 4, 3)
    assert first == again
    assert len([each for each in first if each.suggested]) == 3


def test_the_figures_are_those_of_a_simulation() -> None:
    cards = "werewolf:2,villager:5,seer:1"
    options = {"preset": "custom", "custom_list": cards}
    counted = simulate(Setting("lupus", 8, options, ("canny",) * 8, 3, 6))
    games, village, pack, hamster, days = played((8, cards, 3, 0, 6))
    assert counted.wins_by_party == {"village": village, "pack": pack, "hamster": hamster}
    assert round(days / games, 3) == counted.length.mean


def test_published_games_are_none_of_the_search() -> None:
    cards = "werewolf:2,villager:5,seer:1"
    assert played((8, cards, 3, 0, 6)) != played((8, cards, 3, FRESH, FRESH + 6))


def test_an_even_game_without_the_hamster_is_the_fairest() -> None:
    tallies = {}
    for name, figures in {"far": (10, 8, 2, 0, 30), "even": (10, 5, 5, 0, 30), "hamster": (10, 4, 4, 2, 30)}.items():
        tallies[name] = Tally()
        tallies[name].add(figures)
    assert fairest(tallies) == ["even", "hamster", "far"]


def test_numbers_that_are_measured_again_replace_the_old_ones(tmp_path: Path) -> None:
    with ThreadPoolExecutor(1) as pool:
        eight, nine, later = measure(pool, 8, 2, 3), measure(pool, 9, 2, 3), measure(pool, 8, 2, 4)
    balance = merged(merged(merged(None, nine, 3), eight, 3), later, 4)
    write(balance, tmp_path / "balance.json")
    read = msgspec.json.decode((tmp_path / "balance.json").read_bytes(), type=Balance)
    assert read == balance
    assert list(read.sets) == [*later, *nine]
