"""With uniformly random choices and no special character the pack's share is what theory says (docs/lupus-odds.md)."""

from __future__ import annotations

import functools
import re
from fractions import Fraction
from pathlib import Path

import pytest

import nightcoach
from nightcoach.core.chance import Dice
from nightcoach.core.drive import play_out
from nightcoach.games.lupus.game import GAME
from nightcoach.games.lupus.wire import Options
from tests.size import SIZE

GAMES = (2_500 if nightcoach.COMPILED else 400) * SIZE
"""The interpreted engine plays fewer; the compiled one, in the same `make test`, plays them all."""
DOC = Path(__file__).parents[3] / "docs" / "lupus-odds.md"


@functools.cache
def at_night(wolves: int, others: int) -> Fraction:
    """The pack's chance when a night with a kill begins, or when the game has ended."""
    if wolves == 0:
        return Fraction(0)
    if wolves >= others:
        return Fraction(1)
    return by_day(wolves, others - 1)


@functools.cache
def by_day(wolves: int, others: int) -> Fraction:
    """The pack's chance after dawn."""
    if wolves >= others:
        return Fraction(1)
    living = wolves + others
    return Fraction(wolves, living) * at_night(wolves - 1, others) + Fraction(others, living) * at_night(
        wolves, others - 1
    )


def share(seats: int, options: Options) -> float:
    """How often the pack won."""
    dice = Dice(seats)
    won = 0
    for number in range(GAMES):
        state = GAME.deal(seats, options, Dice(number))
        play_out(state, dice)
        outcome = state.outcome()
        assert outcome is not None
        won += outcome.party == "pack"
    return won / GAMES


@pytest.mark.rule("L5.3")
@pytest.mark.rule("L3.8")
@pytest.mark.parametrize("seats", [8, 12])
@pytest.mark.parametrize("first_night_kill", [False, True])
def test_the_packs_share_in_random_play_agrees_with_theory(seats: int, first_night_kill: bool) -> None:
    # All calls at once, so that on a first night with a kill the pack has met before it points.
    options = Options(preset="base", claims_per_day=0, night_mode="parallel", first_night_kill=first_night_kill)
    theory = float((at_night if first_night_kill else by_day)(2, seats - 2))
    error = (theory * (1 - theory) / GAMES) ** 0.5
    found = share(seats, options)
    print(f"\n{seats} seats: the pack won {found:.4f} of {GAMES} games, theory {theory:.4f} ± {error:.4f}")
    assert abs(found - theory) < 4 * error


def test_the_table_of_the_document_is_the_formulas() -> None:
    rows = re.findall(r"^\| (\d+) \| (\d) \| ([\d.]+) % \| ([\d.]+) % \|$", DOC.read_text(), re.MULTILINE)
    assert len(rows) == 17
    for seats, wolves, without, with_kill in rows:
        n, w = int(seats), int(wolves)
        assert w == (2 if n < 16 else 3)
        assert f"{float(100 * by_day(w, n - w)):.2f}" == without
        assert f"{float(100 * at_night(w, n - w)):.2f}" == with_kill
