"""Nobody can tell apart two worlds that differ only in what is hidden; and the tests that say so can fail."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable

import pytest

from nightcoach.core.chance import Chance, Script
from nightcoach.core.contract import ContractBroken
from nightcoach.core.events import Event, Seat
from nightcoach.core.game import Game
from nightcoach.core.leaks import Tally, check_leaks, glimpse, make_probes
from nightcoach.core.wire import GameOptions, to_json
from nightcoach.games.lupus.game import GAME
from nightcoach.games.lupus.roles import ROLES, UNITS, VILLAGER
from nightcoach.games.lupus.state import Lupus
from tests.games.lupus.options import custom_list, mixed, option_sets
from tests.games.lupus.planted import MANY, PLANTED, Fault
from tests.games.lupus.traits import EVERYBODY, HEARERS, TABLE_L6, LupusTraits
from tests.games.lupus.twin import Deal
from tests.kit.leaks import leaky
from tests.rules import BOOKS
from tests.size import SIZE

pytestmark = pytest.mark.leaks

SIZES = (8, 9, 8, 12, 8, 9, 8, 16, 9, 24)
"""Small tables get through more nights."""


def options_of(seats: int, seed: int) -> GameOptions:
    """A mixture, at nine seats often of nothing but special characters, or one of the sets that hide most."""
    sets = option_sets(seats)
    if seats == 9 and seed % 3:
        return mixed(seats, Chance(seed), **MANY)
    return sets[(seed // 2) % len(sets)] if seed % 2 else mixed(seats, Chance(100 * seed + seats))


@pytest.mark.rule("L3.50", "L6.22", "L6.23", "L6.24", "L6.25", "L6.26", "L6.27", "L6.28", "L6.34")
def test_no_watcher_can_tell_hidden_worlds_apart(capsys: pytest.CaptureFixture[str]) -> None:
    """Living and ghosts of every character and spectators, under open and hidden lists."""
    tally, traits = Tally(), LupusTraits()
    nights = 0
    lists: Counter[str] = Counter()
    for seed in range(20 * SIZE):
        for turn, seats in enumerate(SIZES):
            options = options_of(seats, seed)
            number = 1000 * seed + 10 * seats + turn
            walk = check_leaks(GAME, seats, options, number, traits, tally, most=240, steps=4, every=14)
            nights += GAME.length(walk.state)
            lists[str(getattr(options, "role_list", ""))] += 1
    with capsys.disabled():
        print(f"\nlupus leak tests: {tally}; {nights} nights; {dict(lists)}")
        print("  seen by " + ", ".join(f"{who} {number}" for who, number in sorted(traits.watched.items())))
    assert tally.steps >= 5000 * SIZE
    assert tally.twins >= 100 * SIZE
    assert nights >= 500 * SIZE
    assert tally.share() >= 0.9
    watchers = {"spectator", *[f"{role} {how}" for role in ROLES for how in ("living", "ghost")]}
    assert watchers <= set(traits.watched)
    assert len(lists) == 3


@pytest.mark.rule("L6.25", "L6.35", "L3.4")
@pytest.mark.parametrize("watcher", [None, 0, 8])
def test_under_a_secret_list_nobody_can_tell_one_composition_from_another(watcher: Seat | None) -> None:
    """Each special alone instead of a Villager, full and base: the same first night, taps included, for everybody."""
    streams = set()
    for units in [[], *[[unit] for unit in UNITS], list(UNITS)[:3]]:
        given = {"preset": "custom", "custom_list": custom_list(12, units), "enforce_minimums": False}
        streams.add(first_night(given, watcher))
    for preset in ("full", "base", "lot"):
        streams.add(first_night({"preset": preset, "enforce_minimums": False}, watcher))
    assert len(streams) == 1


def first_night(given: dict[str, object], watcher: Seat | None) -> tuple[bytes, ...]:
    """All that a watcher gets in a night in which seats 0 and 8 are Villagers and nobody dies."""
    options = GAME.Options(role_list="secret", host_seated=False, **given)
    dealt = GAME.deal(12, options, Chance(1))
    assert isinstance(dealt, Lupus)
    others = dealt.dealt.copy()
    others.remove(VILLAGER)
    others.remove(VILLAGER)
    cards = [VILLAGER, *others[:7], VILLAGER, *others[7:]]
    told: list[Event] = []
    opening = 5
    state = GAME.deal(12, options, Script([*Deal.of(dealt, []).draws(cards), opening], Chance(0)), told.append)
    probes = make_probes(GAME, Chance(2))
    got = glimpse(state, watcher, probes)
    for seat in range(12):
        state.play(seat, GAME.moves["point 0" if seat else "point 1"], told.append)
        got += glimpse(state, watcher, probes)
    while state.window() == "night":
        state.play(-1, state.legal(-1)[-1], told.append)
        got += glimpse(state, watcher, probes)
    heard = [GAME.hear(event, watcher) for event in told]
    return (*got, *[to_json(event) for event in heard if event is not None])


def test_the_table_of_who_knows_what_has_every_row_of_the_book() -> None:
    book = (BOOKS / "lupus.md").read_text()
    rows = set(re.findall(r"^\| (L6\.\d+) \|", book, re.MULTILINE))
    elsewhere = {"L6.19", "L6.33", "L6.34", "L6.35"}  # the narrator's, the table's and the lobby's
    assert len(rows) > 20
    assert rows - elsewhere == {row.rule for row in TABLE_L6 if row.rule.startswith("L6")}


def test_the_table_of_who_knows_what_has_every_kind_of_event_and_its_fields() -> None:
    assert {row.kind for row in TABLE_L6} == set(GAME.events)
    for row in TABLE_L6:
        fields = GAME.events[row.kind].__struct_fields__
        assert row.who in (EVERYBODY, HEARERS)
        for granted in row.granted.split():
            known = GAME.View.__struct_fields__ if granted.startswith("view.") else (*fields, "*")
            assert granted.removeprefix("view.") in known


def found_by(fault: Fault) -> str:
    """Which leak test finds the fault, in games in which it shows. What should not be heard at all also makes the
    redeal of an honest game tell another story."""
    game: Game = leaky(fault)
    try:
        for seed in range(60):
            options = mixed(fault.seats, Chance(seed), **fault.given)
            check_leaks(game, fault.seats, options, seed, LupusTraits(), Tally(), most=160, steps=2, every=4)
    except ContractBroken as broken:
        return str(broken)
    return "nothing"


@pytest.mark.parametrize("fault", PLANTED, ids=lambda fault: fault.__name__)
def test_a_planted_leak_is_caught(fault: Callable[[], Fault]) -> None:
    tests = ("twin game", "same instant", "one step", "a redeal for")
    assert found_by(fault()).startswith(tests)


def test_the_wrapper_itself_leaks_nothing() -> None:
    tally = Tally()
    for seed in range(8):
        options = mixed(9, Chance(seed), **Fault.given)
        check_leaks(leaky(Fault()), 9, options, seed, LupusTraits(), tally, most=160, every=4)
    assert tally.steps > 100


def test_there_are_at_least_twelve_planted_leaks() -> None:
    assert len(set(PLANTED)) >= 12
