"""Every window, event, rule, character, option, tie-break and end of Lupus is reached in play."""

from __future__ import annotations

import itertools

import pytest

from nightcoach.core.chance import Chance
from nightcoach.core.contract import Coverage, check_play
from nightcoach.core.wire import GameOptions
from nightcoach.games.lupus.game import GAME
from tests.games.lupus.options import mixed
from tests.games.lupus.reached import NOT_IN_A_STEP, wanted
from tests.games.lupus.starts import CORNERS, Corner
from tests.games.lupus.traits import LupusTraits
from tests.size import SIZE

SEATS = (8, 9, 12, 16, 21, 24)


class FromOneCorner(LupusTraits):
    """Games from one corner position, or, without one, from a deal."""

    def __init__(self, lines: list[str]) -> None:
        super().__init__()
        self.lines = lines

    def starts(self, seats: int, options: GameOptions) -> list[str]:
        return self.lines


def sizes_of(corner: Corner) -> list[int]:
    """Two of them: what a corner is about does not depend on the size, and large ones take long."""
    return [seats for seats in SEATS if corner.fits(seats)][:2]


@pytest.mark.compiled
def test_everything_in_the_book_is_reached_in_play(capsys: pytest.CaptureFixture[str]) -> None:
    """Under the checks of every step, from deals of every size and from every corner."""
    coverage = Coverage()
    in_a_corner = (seed for seed in itertools.count() if Chance(seed).below(2) == 1)  # half begin there, by their lot
    rare = mixed(12, Chance(0), preset="lot", role_list="open_hide_possessed", enforce_card_stock=True)  # L2.14
    check_play(GAME, 12, rare, 0, FromOneCorner([]), coverage, most=24)
    for seed in range(30 * SIZE):
        seats = SEATS[seed % len(SEATS)]
        check_play(GAME, seats, mixed(seats, Chance(seed)), seed, FromOneCorner([]), coverage, most=2 * seats)
    for turn in range(3 * SIZE):
        if SIZE == 1 and coverage.missing(GAME, wanted()) == []:
            break  # more of the same is for a soak
        for number, corner in enumerate(CORNERS):
            sizes = sizes_of(corner)
            seats = sizes[(turn + number) % len(sizes)]
            traits = FromOneCorner([corner.line(seats)])
            check_play(GAME, seats, GAME.Options(), next(in_a_corner), traits, coverage, most=30)
    with capsys.disabled():
        print(f"\nlupus, reached in {coverage.games} games:")
        for name, counts in (("windows", coverage.windows), ("events", coverage.events), ("rules", coverage.rules)):
            print(f"  {name}: " + ", ".join(f"{key} {counts[key]}" for key in sorted(counts)))
        for rule, why in NOT_IN_A_STEP.items():
            print(f"  not in a step: {rule}, {why}")
    assert coverage.missing(GAME, wanted()) == []
