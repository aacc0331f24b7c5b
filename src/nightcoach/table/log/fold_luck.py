"""Folding how luck is drawn."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from nightcoach.table.log import entries as e
from nightcoach.table.log.draw import Draw
from nightcoach.table.log.table import Table


def _pledged(table: Table, entry: e.Pledged, now: float) -> None:
    (table.pledges if table.drawing is None else table.drawing.pledges)[entry.person] = entry.pledge


def _draw_began(table: Table, entry: e.DrawBegan, now: float) -> None:
    table.drawing = Draw(entry, table.pledges, now)


def _draw_again(table: Table, entry: e.DrawAgain, now: float) -> None:
    assert table.drawing is not None
    table.drawing.again(entry.of, now)


def _pledges_fixed(table: Table, entry: e.PledgesFixed, now: float) -> None:
    assert table.drawing is not None
    table.drawing.fix(entry.of, now)


def _luck_added(table: Table, entry: e.LuckAdded, now: float) -> None:
    if table.drawing is not None:  # else from before there were pledges: the row that begins the game repeats it
        table.drawing.shown[entry.person] = entry.value


LUCK: Final[dict[type[e.Entry], Callable[[Table, Any, float], None]]] = {
    e.Pledged: _pledged,
    e.DrawBegan: _draw_began,
    e.DrawAgain: _draw_again,
    e.PledgesFixed: _pledges_fixed,
    e.LuckAdded: _luck_added,
}
"""What each entry about luck does."""
