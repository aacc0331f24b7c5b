"""L3.50 What a seat was told and has pointed at, as its view shows it: kept from view to view, and only ever longer."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import mypyc_attr

from nightcoach.core.events import Seat
from nightcoach.games.lupus.entries import NOTE_KINDS, ForecastEntry, NoteEntry
from nightcoach.games.lupus.roles import NOBODY, ROLES
from nightcoach.games.lupus.wire import Nature
from nightcoach.games.lupus.wire_view import DayForecast, Note

if TYPE_CHECKING:
    from nightcoach.games.lupus.state import Lupus


@mypyc_attr(serializable=True)
class Own:
    """Of one seat. Notes and nights are only ever added to a position; whenever a ghost has spoken, its forecasts are
    another list."""

    def __init__(self) -> None:
        self.notes: tuple[Note, ...] = ()
        self.hunches: tuple[int | None, ...] = ()
        self.forecasts: tuple[DayForecast, ...] = ()
        self._read = 0
        """How many of everybody's notes it knows."""
        self._foretold: list[ForecastEntry] | None = None

    def catch_up(self, s: Lupus, seat: Seat) -> None:
        """Add what has come since the last view."""
        if self._read < len(s.notes):
            news = [shown_note(note) for note in s.notes[self._read :] if note.ears >> seat & 1]
            self._read = len(s.notes)
            if news:
                self.notes = (*self.notes, *news)
        if len(self.hunches) < len(s.nights):
            points = [night[seat] for night in s.nights[len(self.hunches) :]]
            self.hunches = (*self.hunches, *[None if target < 0 else target for target in points])
        if self._foretold is not s.forecasts:
            self._foretold = s.forecasts
            self.forecasts = tuple([shown_forecast(entry) for entry in s.forecasts if entry.seat == seat])


def own_of(s: Lupus, seat: Seat) -> Own:
    """Everything that this seat was told so far."""
    if s.own is None:
        s.own = [Own() for _ in range(s.seats)]
    own = s.own[seat]
    own.catch_up(s, seat)
    return own


def shown_note(note: NoteEntry) -> Note:
    """What somebody was told at night."""
    name = NOTE_KINDS[note.kind]
    if name == "fellows":
        about = tuple([seat for seat in range(note.about.bit_length()) if note.about >> seat & 1])
        return Note(note.night, name, about, role=ROLES[note.value])
    seats = () if note.about == NOBODY else (note.about,)
    if name == "became":
        return Note(note.night, name, seats, role=ROLES[note.value])
    nature: Nature | None = ("wolf" if note.value else "not_wolf") if name in ("answer", "spirit") else None
    return Note(note.night, name, seats, nature)


def shown_forecast(entry: ForecastEntry) -> DayForecast:
    """What a ghost has foretold."""
    wolf, lynched = entry.wolf, entry.lynched
    return DayForecast(entry.day, None if wolf < 0 else wolf, None if lynched < 0 else lynched)
