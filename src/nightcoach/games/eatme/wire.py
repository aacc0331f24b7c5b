"""The shapes of Eat Me If You Can! that enter and leave: options, events and the view."""

from __future__ import annotations

from typing import Annotated, ClassVar, Final, Literal

import msgspec

from nightcoach.core.errors import BadOption
from nightcoach.core.wire import Closed, GameOptions, GameView, SeatNumber, Told
from nightcoach.games.eatme.moves import Kind

Seconds = Annotated[int, msgspec.Meta(ge=0, le=600, examples=["0 (no limit)", "5–600"])]


class Options(GameOptions, frozen=True, kw_only=True):
    """E8 What the host may choose."""

    three_player_start: Literal[0, 3] = 0
    dealer_mode: Literal["free", "loser_is_wolf"] = "free"
    first_deal: Literal["random", "chosen_wolf"] = "random"
    first_wolf: Annotated[int, msgspec.Meta(ge=0, le=5)] | None = None
    target_points: Annotated[int, msgspec.Meta(ge=5, le=30)] = 10
    show_ready: bool = True
    choose_seconds: Seconds = 30
    prowl_seconds: Seconds = 45
    deal_seconds: Seconds = 45
    declare_buttons: bool = True
    grace_seconds: Annotated[int, msgspec.Meta(ge=5, le=300)] = 30

    tonight: ClassVar[tuple[str, ...]] = ("target_points", "dealer_mode")

    def check(self) -> None:
        """E8.1, E8.3 `first_wolf` is a seat, with `chosen_wolf` and only there. E8.6 A clock of 1–4 s is too short to
        play by."""
        if (self.first_deal == "chosen_wolf") != (self.first_wolf is not None):
            raise BadOption(
                "first_wolf",
                "first_wolf names the first Wolf's seat with first_deal = chosen_wolf, and only there",
                {"options": "first_deal, first_wolf"},
            )
        if self.three_player_start and (self.first_wolf or 0) > 2:
            raise BadOption(
                "first_wolf_of_three",
                "three_player_start is for three, so first_wolf may be 0, 1 or 2",
                {"options": "three_player_start, first_wolf"},
            )
        for key in ("choose_seconds", "prowl_seconds", "deal_seconds"):
            value: int = getattr(self, key)
            if 0 < value < 5:
                allowed = "0 (no limit), 5–600"
                raise BadOption(
                    "value",
                    f"{key} = {value} is refused; it may be: {allowed}",
                    {"option": key, "value": str(value), "allowed": allowed},
                )


Choice = Literal["sleep", "trap"]
Reason = Literal["most_points", "tie_duel_winner", "tie_clockwise"]


class Opened(Told, frozen=True, tag="opened"):
    """E2.3 The game begins: how many play, and under which options."""

    cites: ClassVar[str] = "E2.3"
    seats: int
    options: Options


class Dealt(Told, frozen=True, tag="dealt"):
    """E6.1 Everybody has a character; nobody dealt a random deal."""

    cites: ClassVar[str] = "E3.14"
    begins: ClassVar[bool] = True
    round: int
    kinds: tuple[Kind, ...]
    dealer: SeatNumber | None


class Confirmed(Told, frozen=True, tag="confirmed"):
    """E6.2, E6.3 A house has chosen; what, only that player hears."""

    cites: ClassVar[str] = "E3.1"
    seat: SeatNumber
    choice: Choice | None = None


class Locked(Told, frozen=True, tag="locked"):
    """E3.1 Every house has chosen; the Wolf prowls."""

    cites: ClassVar[str] = "E3.1"
    wolf: SeatNumber


class Visited(Told, frozen=True, tag="visited"):
    """E6.5 The Wolf stands before a house."""

    cites: ClassVar[str] = "E3.3"
    wolf: SeatNumber
    victim: SeatNumber


class Duel(Told, frozen=True, tag="duel"):
    """E6.6 The victim's wheel, and what it meant."""

    cites: ClassVar[str] = "E3.6"
    victim: SeatNumber
    choice: Choice
    winner: SeatNumber
    loser: SeatNumber
    gain: int
    loss: int


class Revealed(Told, frozen=True, tag="revealed"):
    """E6.7 All other wheels, in seat order."""

    cites: ClassVar[str] = "E3.8"
    shown: tuple[tuple[SeatNumber, Choice, int], ...]
    """Seat, choice and gain of each."""


class Scored(Told, frozen=True, tag="scored"):
    """E3.9 The scores after the round."""

    cites: ClassVar[str] = "E3.9"
    scores: tuple[int, ...]


class Ended(Told, frozen=True, tag="ended"):
    """E6.8 The end: who won, and why."""

    cites: ClassVar[str] = "E5.2"
    raw: ClassVar[tuple[str, ...]] = ("reason", "rule")
    winner: SeatNumber
    reason: Reason
    rule: str
    scores: tuple[int, ...]


class Habits(msgspec.Struct, frozen=True):
    """E6.12 What a player has done so far in plain sight, counted by the value of the house: Pig, Hood, Kids."""

    slept: tuple[int, int, int]
    trapped: tuple[int, int, int]
    visited: tuple[int, int, int]


class View(GameView, frozen=True, kw_only=True):
    """E6 What a seat may know now."""

    options: Options
    round: int
    kinds: tuple[Kind, ...]
    """Everybody's character; empty before the first deal."""
    pictures: tuple[str, ...]
    scores: tuple[int, ...]
    dealer: SeatNumber | None
    """Who dealt this round; in `deal`, who deals the next."""
    choice: Choice | None
    """This seat's own confirmed choice, until it is shown."""
    habits: tuple[Habits, ...]
    winner: SeatNumber | None
    reason: Reason | None

    secrets: ClassVar[tuple[str, ...]] = ("choice",)


OWN_HOUSE: Final = tuple([(Closed(f"visit {seat}", "eatme-closed-own_house", "E3.3"),) for seat in range(6)])
"""E3.3 What the Wolf sees greyed while it prowls, by its seat."""
