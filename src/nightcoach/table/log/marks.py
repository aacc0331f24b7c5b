"""What people note for themselves while a game runs. It is kept beside the log: no record and no export has it, and it
goes when the seat changes hands or the game is over."""

from __future__ import annotations

from collections.abc import Iterable

from nightcoach.store import Marks
from nightcoach.table.log import entries as e
from nightcoach.table.log.table import Table

OVER = (e.Began, e.Ended, e.Recorded, e.Rematch)
"""After these the game is no longer running, or another one is."""


def keep(table: Table, found: Iterable[Marks]) -> None:
    """Take over what is stored, except what was left by an earlier game or holder."""
    for noted in found:
        held = table.number == noted.number and table.seat_of(noted.person) == noted.seat
        if held and table.phase == "play":
            table.places[noted.seat].marks = noted


def signs_of(table: Table, person: int | None) -> str:
    """What somebody has noted in the running game: for this person alone."""
    seat = table.seat_of(person)
    noted = None if seat is None or table.phase != "play" else table.places[seat].marks
    return "" if noted is None else noted.signs


def given_up(table: Table, step: e.Step) -> set[int]:
    """The seats whose notes end with this row, which is not folded yet."""
    seats: set[int] = set()
    for entry in step.entries:
        if isinstance(entry, OVER):
            seats.update(range(len(table.places)))
        elif isinstance(entry, e.TookOver | e.Reseated):
            seats.add(entry.seat)
        elif isinstance(entry, e.Kicked):
            seats.update([seat for seat, place in enumerate(table.places) if place.person == entry.person])
    return seats
