"""L8.60–L8.63 The events of forecasts as they travel."""

from __future__ import annotations

from typing import ClassVar, Literal

from nightcoach.core.wire import SeatNumber, Told, Whispered

Foretold = Literal["wolf", "lynched"]


class Forecast(Whispered, frozen=True, tag="forecast"):
    """L8.61 A ghost's forecast, for that ghost alone; it may still change."""

    cites: ClassVar[str] = "L8.60"
    raw: ClassVar[tuple[str, ...]] = ("about",)
    fleeting: ClassVar[bool] = True
    seat: SeatNumber
    about: Foretold
    target: SeatNumber


class Forecasts(Told, frozen=True, tag="forecasts"):
    """L8.62, L8.63 At the end: what ghosts have foretold, and everybody's points."""

    cites: ClassVar[str] = "L8.63"
    forecasts: tuple[tuple[int, SeatNumber, SeatNumber | None, SeatNumber | None], ...]
    """The day, the ghost, who is a wolf, and who will be lynched."""
    points: tuple[int, ...]
    """By seat."""
