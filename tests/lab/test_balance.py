"""The sets of Lupus are measured again by a verb: same seed, same figures, and the search finds what is fair."""

from __future__ import annotations

from concurrent.futures import ProcessPoolExecutor, ThreadPoolExecutor
from pathlib import Path

import msgspec
import pytest

from nightcoach.core.chance import Chance
from nightcoach.games.lupus import roles
from nightcoach.games.lupus.wire_sets import Balance
from nightcoach.lab.simulate import Setting, simulate
from tools.balance import (
    FRESH,
    SCREENING,
    Tally,
    admissible,
    fairest,
    finalists,
    lots,
    measure,
    measure_known,
    merged,
    played,
    screen,
    searched,
    write,
)
from tools.balance_model import Model, logistic

PLAIN = "werewolf:2,villager:5,seer:1"


def test_the_same_seed_measures_the_same_figures_on_any_number_of_processes() -> None:
    with ThreadPoolExecutor(1) as one, ProcessPoolExecutor(2) as two:
        found = [(screen(pool, [8, 10], 3, 4), measure(pool, 10, 2, 3, admissible(10)[:2])) for pool in (one, two)]
    assert found[0] == found[1]
    assert len([each for each in found[0][1] if each.suggested]) == 2


def test_known_sets_get_more_games_and_keep_their_order() -> None:
    """Or another set would come first, and with it into the preset."""
    with ThreadPoolExecutor(1) as pool:
        known = measure(pool, 10, 2, 3, admissible(10)[:2])[::-1]
        again = measure_known(pool, 10, 2, 3, known)
        more = measure_known(pool, 10, 4, 3, known)
    assert again == known
    assert [(each.cards, each.suggested, each.games) for each in more] == [
        (each.cards, each.suggested, 4) for each in known
    ]


def test_the_figures_are_those_of_a_simulation() -> None:
    options = {"preset": "custom", "custom_list": PLAIN}
    counted = simulate(Setting("lupus", 8, options, ("canny",) * 8, 3, 6))
    games, village, pack, hamster, days = played((8, PLAIN, 3, 0, 6))
    assert counted.wins_by_party == {"village": village, "pack": pack, "hamster": hamster}
    assert round(days / games, 3) == counted.length.mean


def test_published_games_are_none_of_the_search() -> None:
    assert played((8, PLAIN, 3, 0, 6)) != played((8, PLAIN, 3, FRESH, FRESH + 6))


def test_an_even_game_without_the_hamster_is_the_fairest() -> None:
    tallies = {}
    for name, figures in {"far": (10, 8, 2, 0, 30), "even": (10, 5, 5, 0, 30), "hamster": (10, 4, 4, 2, 30)}.items():
        tallies[name] = Tally()
        tallies[name].add(figures)
    assert fairest(tallies) == ["even", "hamster", "far"]


@pytest.mark.parametrize("seats", [12, 20])
def test_the_search_plays_all_sets_alike_often(seats: int) -> None:
    every = admissible(seats)
    order = lots(seats, 1, 3 * len(every))
    assert {order.count(cards) for cards in every} == {3}
    assert order[: len(every)] == lots(seats, 1, len(every)) != lots(seats, 2, len(every))


def planted(seats: int, cards: str) -> tuple[float, float]:
    """A toy of which the truth is known: how often the Werehamster wins, and the pack of the rest."""
    counts = roles.read_list(cards)
    helps = 0.9 * counts[roles.POSSESSED] + 0.5 * counts[roles.MYTHOMANIAC] - 0.8 * counts[roles.MEDIUM]
    helps -= 0.7 * counts[roles.BODYGUARD] + 0.3 * counts[roles.OWL] + 0.2 * counts[roles.FREEMASON]
    return 0.4 * counts[roles.WEREHAMSTER], logistic(helps - 0.6 - 0.05 * (seats - 16))


def truly_off(seats: int, cards: str) -> float:
    """How far from even it truly is."""
    hamster, pack = planted(seats, cards)
    return hamster + (1 - hamster) * abs(1 - 2 * pack)


def toy(task: tuple[int, str, int, int, int]) -> tuple[int, int, int, int, int]:
    """Games of the toy instead of real ones."""
    seats, cards, seed, first, last = task
    hamster, pack = planted(seats, cards)
    won = beaten = 0
    for number in range(first, last):
        chance = Chance(f"toy {seats} {cards} {seed} {number}")
        if chance.below(1000) < 1000 * hamster:
            won += 1
        else:
            beaten += chance.below(1000) < 1000 * pack
    games = last - first
    return games, games - won - beaten, beaten, won, 4 * games


def test_a_planted_fairest_set_is_found_from_a_few_games_of_all_sets(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tools.balance.played", toy)
    with ThreadPoolExecutor(1) as pool:
        model = Model(searched(pool, 1, SCREENING, None))
    for seats in (12, 16, 20):
        best = min(truly_off(seats, cards) for cards in admissible(seats))
        found = [truly_off(seats, cards) for cards in finalists(model, seats)]
        assert min(found) < best + 0.1
        assert max(found) < 0.3


def test_the_games_of_a_search_can_be_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tools.balance.played", toy)
    with ThreadPoolExecutor(1) as pool:
        found = searched(pool, 1, 2, tmp_path / "screened.json")
        monkeypatch.delattr("tools.balance.played")
        assert searched(pool, 1, 2, tmp_path / "screened.json") == found


def test_numbers_that_are_measured_again_replace_the_old_ones(tmp_path: Path) -> None:
    with ThreadPoolExecutor(1) as pool:
        eight, nine = [measure(pool, seats, 2, 3, admissible(seats)) for seats in (8, 9)]
        later = measure(pool, 8, 2, 4, admissible(8))
    balance = merged(merged(merged(None, nine, 3), eight, 3), later, 4)
    write(balance, tmp_path / "balance.json")
    read = msgspec.json.decode((tmp_path / "balance.json").read_bytes(), type=Balance)
    assert read == balance
    assert list(read.sets) == [*later, *nine]
