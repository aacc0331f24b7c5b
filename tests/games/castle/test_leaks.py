"""Nobody can tell apart two worlds that differ only in what is hidden; and the tests that say so can fail."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence

import pytest

from nightcoach.core.contract import ContractBroken
from nightcoach.core.game import Game
from nightcoach.core.leaks import LeakFound, Tally, check_leaks
from nightcoach.games.castle.game import GAME
from tests.games.castle.options import option_sets
from tests.games.castle.planted import PLANTED, TOLD_IN_PASSING, Fault
from tests.games.castle.traits import PEOPLE, TABLE_10B, CastleTraits
from tests.kit.leaks import leaky
from tests.rules import BOOKS
from tests.size import SIZE

pytestmark = pytest.mark.leaks

LONG = 160
"""Moves after which a walk stops at the latest: twenty turns and more, with duels and full hands."""


def look_for_leaks(
    game: Game,
    walks: int,
    tally: Tally,
    redeals: bool = True,
    most: int = LONG,
    steps: int = 2,
    people: Sequence[CastleTraits] = PEOPLE,
) -> None:
    """Walks through games of every size with every option, of all sorts of people."""
    for seed in range(walks):
        for seats in range(4, 9):
            for number, options in enumerate(option_sets(seats)):
                traits = people[(seed + seats + number) % len(people)]
                check_leaks(game, seats, options, 100 * seed + 10 * seats + number, traits, tally, redeals, most, steps)


@pytest.mark.rule("C10.4", "C10.6", "C10.40", "C10.43", "C10.44")
def test_no_watcher_can_tell_hidden_worlds_apart(capsys: pytest.CaptureFixture[str]) -> None:
    tally = Tally()
    look_for_leaks(GAME, 2 * SIZE, tally, steps=2)
    look_for_leaks(GAME, 5 * SIZE, tally, redeals=False)
    with capsys.disabled():
        print(f"\ncastle leak tests: {tally}")
    assert tally.steps >= 5000 * SIZE
    assert tally.twins >= 100 * SIZE
    assert tally.share() >= 0.9


def test_the_table_of_who_knows_what_has_every_row_of_the_book() -> None:
    book = (BOOKS / "castle.md").read_text()
    rows = set(re.findall(r"^\| \*\*(C10\.\d+)\*\* \|", book, re.MULTILINE))
    assert len(rows) > 30
    assert rows <= {row.rule for row in TABLE_10B}


def test_the_table_of_who_knows_what_has_every_kind_of_event_and_its_fields() -> None:
    assert {row.kind for row in TABLE_10B} == set(GAME.events)
    for row in TABLE_10B:
        fields = GAME.events[row.kind].__struct_fields__
        for who, granted in row.granted.items():
            assert who == "everybody" or who in fields
            for field in granted.split():
                known = GAME.View.__struct_fields__ if field.startswith("view.") else (*fields, "*")
                assert field.removeprefix("view.") in known


def found_by(fault: Fault) -> str:
    """Which leak test finds the fault, in games of people who do what it is about. What should not be heard at all also
    makes the redeal of an honest game tell another story."""
    try:
        look_for_leaks(leaky(fault), 8, Tally(), most=60, people=[fault.people])
    except ContractBroken as broken:
        return str(broken)
    return "nothing"


@pytest.mark.parametrize("fault", PLANTED, ids=lambda fault: fault.__name__)
def test_a_planted_leak_is_caught(fault: Callable[[], Fault]) -> None:
    tests = ("twin game", "same instant", "one step", "a redeal for")
    assert found_by(fault()).startswith(tests)


@pytest.mark.parametrize("fault", TOLD_IN_PASSING, ids=lambda fault: fault.__name__)
def test_the_twin_game_alone_finds_what_is_told_in_passing(fault: Callable[[], Fault]) -> None:
    """Without a redeal: so it does not matter what a redeal makes of the events."""
    planted = fault()
    with pytest.raises(LeakFound, match="twin game"):
        look_for_leaks(leaky(planted), 20, Tally(), redeals=False, most=40, people=[planted.people])


def test_the_wrapper_itself_leaks_nothing() -> None:
    tally = Tally()
    look_for_leaks(leaky(Fault()), 1, tally, most=30)
    assert tally.steps > 100


def test_there_are_at_least_twelve_planted_leaks() -> None:
    assert len(set(PLANTED)) >= 12
