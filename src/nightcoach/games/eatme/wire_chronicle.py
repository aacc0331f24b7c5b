"""How a game of Eat Me If You Can! came about, as facts: every round, and what stood out."""

from __future__ import annotations

from typing import ClassVar

from nightcoach.core.wire import Fact, SeatNumber
from nightcoach.games.eatme.moves import Kind
from nightcoach.games.eatme.wire import Choice


class Lead(Fact, frozen=True, tag="lead"):
    """The turning point: after this round, and every later one, nobody had more points than the winner."""

    cites: ClassVar[str] = "E5.2"
    seat: SeatNumber
    since: int
    later: int
    """How many rounds followed; none if the last round decided."""


class Behind(Fact, frozen=True, tag="behind"):
    """How far back the winner once was, if it was as much as the Kids are worth."""

    cites: ClassVar[str] = "E5.2"
    seat: SeatNumber
    round: int
    points: int
    """How many fewer than the leader."""


class Catch(Fact, frozen=True, tag="catch"):
    """No Wolf took more from a sleeper, gain and loss together; the first such round."""

    cites: ClassVar[str] = "E3.6"
    seat: SeatNumber
    victim: SeatNumber
    round: int
    gain: int
    loss: int


class Snap(Fact, frozen=True, tag="snap"):
    """No trap brought more, gain and loss together; the first such round."""

    cites: ClassVar[str] = "E3.6"
    seat: SeatNumber
    wolf: SeatNumber
    round: int
    gain: int
    loss: int


class Bluff(Fact, frozen=True, tag="bluff"):
    """The best bluff: asleep in the richest house of the village while the Wolf walked into a trap elsewhere."""

    cites: ClassVar[str] = "E3.8"
    seat: SeatNumber
    wolf: SeatNumber
    victim: SeatNumber
    round: int
    gain: int


class Sleeper(Fact, frozen=True, tag="sleeper"):
    """Nobody gained more by sleeping in peace."""

    cites: ClassVar[str] = "E3.8"
    seat: SeatNumber
    nights: int
    points: int


class Watcher(Fact, frozen=True, tag="watcher"):
    """Nobody waited more often beside a trap to which no Wolf came."""

    cites: ClassVar[str] = "E3.8"
    seat: SeatNumber
    nights: int


class Revenge(Fact, frozen=True, tag="revenge"):
    """Whoever lost a duel dealt, and won the next one against the same player."""

    cites: ClassVar[str] = "E3.14"
    seat: SeatNumber
    other: SeatNumber
    round: int


class Night(Fact, frozen=True, tag="night"):
    """One round: where the Wolf went, what every house had chosen, and what came of it."""

    cites: ClassVar[str] = "E3.3"
    raw: ClassVar[tuple[str, ...]] = ("choice",)
    round: int
    wolf: SeatNumber
    victim: SeatNumber
    house: Kind
    """The victim's."""
    choice: Choice
    """The victim's."""
    gain: int
    loss: int
    slept: tuple[SeatNumber, ...]
    """Who slept and was not visited."""
    watched: tuple[SeatNumber, ...]
    """Who set a trap and was not visited."""
    dealer: SeatNumber | None
    kinds: tuple[Kind, ...]
    gains: tuple[int, ...]
    """What the round changed, by seat."""
    scores: tuple[int, ...]
    """What everybody had after it."""
