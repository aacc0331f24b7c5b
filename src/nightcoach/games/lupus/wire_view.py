"""L6 The shape of a view: what a seat, a spectator or a human narrator is shown. `view` fills it in."""

from __future__ import annotations

from typing import ClassVar, Literal

import msgspec

from nightcoach.core.wire import GameView, SeatNumber
from nightcoach.games.lupus.wire import Nature, Reason, Side
from nightcoach.games.lupus.wire_names import Party, Role

Why = Literal["crowd", "roles", "mason", "nature", "eaten", "twice", "ghost", "guarded", "repeated", "mark", "wolves"]
"""The lines of L3.80."""


class Claim(msgspec.Struct, frozen=True, omit_defaults=True):
    """L3.61 Something that somebody said, true or not."""

    day: int
    seat: SeatNumber
    claim: str
    role: Role | None = None
    target: SeatNumber | None = None
    nature: Nature | None = None
    night: int | None = None
    """The night, or day, that the claim is about."""
    takes_back: int | None = None
    """Of a `retract`: the number of the claim, from 0, that it takes back."""


class Clash(msgspec.Struct, frozen=True, omit_defaults=True):
    """L3.80 Claims that cannot all be true; if it is one alone, it is false."""

    why: Why
    claims: tuple[int, ...]
    """Their numbers, from 0."""
    seat: SeatNumber | None = None
    """Who contradicts himself or herself, or whom it is about."""
    role: Role | None = None
    most: int | None = None
    """How many of this character there can be."""
    night: int | None = None


class Day(msgspec.Struct, frozen=True):
    """What everybody saw of a day that is over."""

    dead: tuple[SeatNumber, ...]
    """Who had died in the night before."""
    ballots: tuple[SeatNumber | None, ...]
    """Whom each seat nominated."""
    owl_mark: SeatNumber | None
    paw: SeatNumber
    tuft: SeatNumber
    votes: tuple[tuple[SeatNumber, Side | None], ...]
    lynched: SeatNumber


class Note(msgspec.Struct, frozen=True, omit_defaults=True):
    """What the seat was told at night."""

    night: int
    kind: str
    """fellows, answer, spirit, guarded, marked, victim or became."""
    seats: tuple[SeatNumber, ...] = ()
    """About whom; nobody if no victim was named."""
    nature: Nature | None = None
    role: Role | None = None


class DayForecast(msgspec.Struct, frozen=True):
    """L8.60 What a ghost foretells on a day."""

    day: int
    wolf: SeatNumber | None
    lynched: SeatNumber | None


class Secrets(msgspec.Struct, frozen=True, omit_defaults=True):
    """L5.7, L6.19 Everything: for everybody after the end, for a human narrator at any time."""

    dealt: tuple[Role, ...]
    roles: tuple[Role, ...]
    nights: tuple[tuple[SeatNumber | None, ...], ...]
    """Whom each seat pointed at in the end, night by night."""
    points: tuple[SeatNumber | None, ...]
    """Whom each seat points at now."""
    notes: tuple[tuple[tuple[SeatNumber, ...], Note], ...]
    """What was told at night, and to whom."""
    sealed: tuple[tuple[SeatNumber, str], ...]
    """Sealed ballots and votes already given."""
    wakes: tuple[tuple[Role, tuple[SeatNumber, ...]], ...] = ()
    """At night: the calls in their order, and who wakes at each; nobody where it is held for show (L3.4)."""
    doomed: tuple[tuple[SeatNumber, Role], ...] = ()
    """At night: who dies at dawn as things stand now, and by which character."""
    forecasts: tuple[tuple[SeatNumber, DayForecast], ...] = ()
    """L8.61 After the end, and never before, also for a human narrator: what each ghost foretold."""
    noses: tuple[int, ...] = ()
    """L8.62 After the end of a game with forecasts: the points of each seat."""


class View(GameView, frozen=True, kw_only=True):
    """L6 What a seat may know now."""

    options: dict[str, str | int | bool | None]
    composition: tuple[tuple[Role, int], ...] | None
    """The announced list; None if it is secret."""
    day: int
    """The number of the night, and of the day that follows it."""
    living: tuple[SeatNumber, ...]
    welcome: SeatNumber | None
    opening: SeatNumber | None
    wise: SeatNumber | None
    calls: tuple[Role, ...]
    """The calls of tonight in their order; empty by day."""
    call: Role | None
    """The call that is open now; None by day, and in a night whose calls are all open at once."""
    dead: tuple[SeatNumber, ...]
    """Who died in the last night."""
    role: Role | None
    fellows: tuple[SeatNumber, ...]
    """Whom this seat knows to share its call."""
    notes: tuple[Note, ...]
    deciding: Role | None
    """The call in which the seat's point counts tonight; None if it is harmless."""
    pointing: SeatNumber | None
    """The seat's own last point of tonight."""
    markers: tuple[tuple[SeatNumber, SeatNumber], ...]
    """The markers of the fellows, while their slot is open."""
    circle: tuple[SeatNumber, ...]
    """Who else would hear what the seat writes now, at night with `wolf_chat`."""
    hunches: tuple[SeatNumber | None, ...]
    """Whom the seat itself pointed at in the nights that are over, one after the other."""
    forecasts: tuple[DayForecast, ...]
    """What the seat itself has foretold as a ghost, day by day."""
    claims: tuple[Claim, ...]
    clashes: tuple[Clash, ...]
    """L3.80 Which of them cannot be true together, as everybody can see."""
    claims_left: int | None
    ready: tuple[SeatNumber, ...]
    ballots: tuple[SeatNumber | None, ...]
    """Whom each seat has nominated today."""
    no_ballots: tuple[SeatNumber, ...]
    """Whose ballot of today is missing for good."""
    owl_mark: SeatNumber | None
    paw: SeatNumber | None
    tuft: SeatNumber | None
    sealed: str | None
    """The seat's own ballot or vote that has not been revealed yet."""
    days: tuple[Day, ...]
    party: Party | None
    winners: tuple[SeatNumber, ...]
    reason: Reason | None
    final: Secrets | None

    secrets: ClassVar[tuple[str, ...]] = (
        *("role", "fellows", "notes", "deciding", "pointing", "markers", "circle", "hunches", "forecasts", "sealed"),
    )
    grows: ClassVar[tuple[str, ...]] = ("claims", "days", "notes", "hunches")
    edited: ClassVar[tuple[str, ...]] = ("clashes",)
