"""Folding who is connected, by way of which server, and the time in which none was there."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from nightcoach.table.log import entries as e
from nightcoach.table.log.draw import RELOADED_SECONDS
from nightcoach.table.log.table import Table


def _here(table: Table, entry: e.Here, now: float) -> None:
    _present(table, entry.server, frozenset(entry.people), now)


def _server_lost(table: Table, entry: e.ServerLost, now: float) -> None:
    _present(table, entry.server, frozenset(), now)
    if table.drawing is not None:
        table.drawing.limit = max(table.drawing.limit, now + RELOADED_SECONDS)


def _present(table: Table, server: str, people: frozenset[int], now: float) -> None:
    """By way of this server these people are connected now."""
    table.present.pop(server, None)
    if people:
        table.present[server] = people
    anywhere = frozenset().union(*table.present.values())
    for person in table.people.values():
        if person.connected and person.id not in anywhere and not person.gone:
            person.absent_since = now
        person.connected = person.id in anywhere


def _resumed(table: Table, entry: e.Resumed, now: float) -> None:
    if table.timers.frozen is None:
        table.timers.freeze(True, now - entry.seconds)  # everything goes on when the row has been folded


def _announced(table: Table, entry: e.Announced, now: float) -> None:
    if entry.minutes:
        table.note("restart", minutes=str(entry.minutes))
    else:
        table.note("restart_now")


PRESENCE: Final[dict[type[e.Entry], Callable[[Table, Any, float], None]]] = {
    e.Here: _here,
    e.ServerLost: _server_lost,
    e.Resumed: _resumed,
    e.Announced: _announced,
}
"""What each entry about presence does."""
