"""The shapes of Smugglers that enter and leave."""

from __future__ import annotations

from typing import Annotated, ClassVar, Literal

import msgspec

from nightcoach.core.wire import GameOptions, GameView, SeatNumber, Told

Chest = Literal["gold", "sand"]


class Options(GameOptions, frozen=True, kw_only=True):
    """What the host may choose."""

    seconds: Annotated[int, msgspec.Meta(ge=0, le=600)] = 30


class Opened(Told, frozen=True, tag="opened"):
    """S1.2 The game begins."""

    cites: ClassVar[str] = "S1.2"
    seats: int
    options: Options
    first: SeatNumber


class Round(Told, frozen=True, tag="round"):
    """S2.6 A round begins."""

    cites: ClassVar[str] = "S2.6"
    begins: ClassVar[bool] = True
    number: int
    officer: SeatNumber


class Hidden(Told, frozen=True, tag="hidden"):
    """S2.1 Somebody has filled a chest; only that player knows with what."""

    cites: ClassVar[str] = "S2.1"
    seat: SeatNumber
    chest: Chest | None = None


class Searched(Told, frozen=True, tag="searched"):
    """S2.2 The officer opened a chest."""

    cites: ClassVar[str] = "S2.2"
    raw: ClassVar[tuple[str, ...]] = ("chest",)
    officer: SeatNumber
    owner: SeatNumber
    chest: Chest


class Shown(Told, frozen=True, tag="shown"):
    """S2.5 All chests in seat order, the officer's place left empty; and the points."""

    cites: ClassVar[str] = "S2.5"
    chests: tuple[str, ...]
    scores: tuple[int, ...]


class Ended(Told, frozen=True, tag="ended"):
    """S3.1 The end."""

    cites: ClassVar[str] = "S3.1"
    raw: ClassVar[tuple[str, ...]] = ("reason", "rule")
    winners: tuple[SeatNumber, ...]
    reason: str
    rule: str


class View(GameView, frozen=True, kw_only=True):
    """What a seat may know now."""

    options: Options
    round: int
    officer: SeatNumber
    scores: tuple[int, ...]
    chest: Chest | None
    """What this seat has hidden."""
    winners: tuple[SeatNumber, ...]

    secrets: ClassVar[tuple[str, ...]] = ("chest",)
