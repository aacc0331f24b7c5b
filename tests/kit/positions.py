"""Puts a position on a table where a game is being played."""

from __future__ import annotations

from collections.abc import Sequence

from nightcoach.core.events import Event
from nightcoach.core.state import State
from nightcoach.table.room import Room
from nightcoach.table.time.plan import open_window


def put_position(room: Room, state: State, told: Sequence[Event] = ()) -> None:
    """The position takes the place of the current one, even if that game was over, and the table hears what was told on
    the way to it."""
    table, now = room.table, room.clock.now()
    assert table.recording is not None
    table.recording.state, table.plays = state, table.plays + 1
    table.phase, table.result, table.changed = "play", None, True
    for event in told:
        table.hear(event)
    table.question += 1
    open_window(table, now)
    room._tell()
