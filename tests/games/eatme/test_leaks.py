"""Nobody can tell apart two worlds that differ only in what is hidden; and the tests that say so can fail."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from nightcoach.core.game import Game
from nightcoach.core.leaks import LeakFound, Tally, check_leaks
from nightcoach.games.eatme.game import GAME
from tests.games.eatme.options import option_sets
from tests.games.eatme.planted import PLANTED, Fault
from tests.games.eatme.traits import EatMeTraits
from tests.kit.leaks import leaky
from tests.size import SIZE

pytestmark = pytest.mark.leaks

TRAITS = EatMeTraits()


def look_for_leaks(game: Game, walks: int, tally: Tally, redeals: bool = True) -> None:
    """Walks through games of every size with every option."""
    for seed in range(walks):
        for seats in range(3, 7):
            for options in option_sets(seats):
                check_leaks(game, seats, options, seed, TRAITS, tally, redeals)


@pytest.mark.rule("E6.9", "E6.3", "E6.11", "E6.13")
def test_no_watcher_can_tell_hidden_worlds_apart(capsys: pytest.CaptureFixture[str]) -> None:
    tally = Tally()
    look_for_leaks(GAME, 20 * SIZE, tally)
    with capsys.disabled():
        print(f"\neatme leak tests: {tally}")
    assert tally.steps >= 5000 * SIZE
    assert tally.twins >= 100 * SIZE
    assert tally.share() >= 0.9


def found_by(game: Game) -> str:
    """Which leak test finds the fault: the twin game, which needs no redeal, or one of the others."""
    for walks, redeals in ((6, False), (3, True)):
        try:
            look_for_leaks(game, walks, Tally(), redeals)
        except LeakFound as leak:
            return str(leak)
    return "nothing"


@pytest.mark.parametrize("fault", PLANTED, ids=lambda fault: fault.__name__)
def test_a_planted_leak_is_caught(fault: Callable[[], Fault]) -> None:
    assert found_by(leaky(fault())).startswith(("twin game", "same instant", "one step"))


def test_the_wrapper_itself_leaks_nothing() -> None:
    tally = Tally()
    look_for_leaks(leaky(Fault()), 2, tally)
    assert tally.steps > 100


def test_there_are_at_least_twelve_planted_leaks() -> None:
    assert len(set(PLANTED)) >= 12
