"""What can be said about a whole game of Lupus in Tabula when it is over, as sent to clients."""

from __future__ import annotations

from typing import ClassVar, Literal

from nightcoach.core.wire import Fact, SeatNumber
from nightcoach.games.lupus.wire import Nature
from nightcoach.games.lupus.wire_names import Role

Tale = Literal["claim_result", "claim_medium", "claim_protected", "claim_marked", "claim_mason_with"]
"""What somebody claims to have been told or to have done at night."""


class Hunted(Fact, frozen=True, tag="hunted"):
    """The pack's choice of a night, and whether that player was dead in the morning."""

    cites: ClassVar[str] = "L3.8"
    without: ClassVar[str] = "target"
    night: int
    target: SeatNumber | None
    died: bool


class Foresaw(Fact, frozen=True, tag="foresaw"):
    """What a Seer asked in a night, and the answer."""

    cites: ClassVar[str] = "L4.5"
    raw: ClassVar[tuple[str, ...]] = ("nature",)
    night: int
    seat: SeatNumber
    target: SeatNumber
    nature: Nature


class LiedRole(Fact, frozen=True, tag="lied_role"):
    """Somebody claimed a character that they never were."""

    cites: ClassVar[str] = "L3.61"
    day: int
    seat: SeatNumber
    role: Role
    was: Role


class LiedTale(Fact, frozen=True, tag="lied_tale"):
    """Somebody falsely claimed to have been told or to have done something at night."""

    cites: ClassVar[str] = "L3.61"
    raw: ClassVar[tuple[str, ...]] = ("claim", "nature")
    day: int
    seat: SeatNumber
    claim: Tale
    target: SeatNumber | None
    nature: Nature | None
    night: int


class FirstAccusation(Fact, frozen=True, tag="first_accusation"):
    """The first claim or ballot against a Werewolf by somebody outside the pack."""

    cites: ClassVar[str] = "L3.61"
    day: int
    seat: SeatNumber
    target: SeatNumber


class BestNose(Fact, frozen=True, tag="best_nose"):
    """Outside the pack: who pointed at a Werewolf in the most nights."""

    cites: ClassVar[str] = "L5.7"
    seats: tuple[SeatNumber, ...]
    hits: int
    nights: int
    """How many nights there were."""


class BestAugur(Fact, frozen=True, tag="best_augur"):
    """L8.62 With forecasts: who has the most points for hunches of the nights and for forecasts."""

    cites: ClassVar[str] = "L8.62"
    seats: tuple[SeatNumber, ...]
    points: int


class BestLiar(Fact, frozen=True, tag="best_liar"):
    """Of those who lied and were not of the village: who got the fewest ballots, the living first."""

    cites: ClassVar[str] = "L5.7"
    seat: SeatNumber
    lies: int
    ballots: int
