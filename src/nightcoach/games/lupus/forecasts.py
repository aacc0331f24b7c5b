"""L8.59–L8.63 Forecasts: what ghosts foretell while the living talk."""

from __future__ import annotations

from nightcoach.core.events import Seat
from nightcoach.core.moves import Move
from nightcoach.games.lupus import wire_forecasts
from nightcoach.games.lupus.entries import ForecastEntry
from nightcoach.games.lupus.moves import FORECAST, FORECASTS
from nightcoach.games.lupus.roles import NOBODY
from nightcoach.games.lupus.state import Lupus, seats_in


def forecasters(s: Lupus) -> int:
    """L8.60 Who is asked for a forecast while the living talk, as bits: the ghosts."""
    return (1 << s.seats) - 1 & ~s.living if s.forecasting else 0


def open_forecasts(s: Lupus) -> list[Move]:
    """L8.60 A Werewolf, and who will be lynched: any living player."""
    living = seats_in(s.living)
    return [move[seat] for move in FORECAST for seat in living]


def forecast(s: Lupus, seat: Seat, move: Move) -> None:
    """L8.60, L8.61 The last one of each kind counts; only its author hears of it."""
    wolf = lynched = NOBODY
    kept: list[ForecastEntry] = []
    for entry in s.forecasts:
        if entry.day == s.day and entry.seat == seat:
            wolf, lynched = entry.wolf, entry.lynched
        else:
            kept.append(entry)
    target, about = move.numbers
    kept.append(ForecastEntry(s.day, seat, target if about == 0 else wolf, lynched if about == 0 else target))
    s.forecasts = kept
    if s.heard:
        s.whisper(wire_forecasts.Forecast, 1 << seat, seat, FORECASTS[about], target)


def open_all(s: Lupus) -> None:
    """L8.62, L8.63 The game is over: everybody sees what was foretold, and the points."""
    told = [(e.day, e.seat, None if e.wolf < 0 else e.wolf, None if e.lynched < 0 else e.lynched) for e in s.forecasts]
    s.announce(wire_forecasts.Forecasts, tuple(told), tuple(s.noses()))
