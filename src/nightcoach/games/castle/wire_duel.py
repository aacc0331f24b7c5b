"""The events of a duel, of a proclamation and of the end."""

from __future__ import annotations

from typing import ClassVar

from nightcoach.core.wire import SeatNumber, Told, Whispered
from nightcoach.games.castle.wire import FateOfLoser, Form, Hand, How, Object, Profession, Side, Society


class Challenged(Told, frozen=True, tag="challenged"):
    """C10.24 A duel begins."""

    cites: ClassVar[str] = "C6.1"
    dwell: ClassVar[float] = 0.5
    attacker: SeatNumber
    defender: SeatNumber


class Priest(Told, frozen=True, tag="priest"):
    """C10.25 The Priest lies face-up; the duel is stopped."""

    cites: ClassVar[str] = "C6.3"
    dwell: ClassVar[float] = 0.75
    seat: SeatNumber
    attacker: SeatNumber


class PriestPaid(Told, frozen=True, tag="priest_paid"):
    """C10.48 The attacker paid the Priest, or had nothing to spare."""

    cites: ClassVar[str] = "C6.6"
    dwell: ClassVar[float] = 0.3
    aside: ClassVar[str] = "object"
    attacker: SeatNumber
    priest: SeatNumber
    paid: bool
    object: Object | None = None


class Supported(Whispered, frozen=True, tag="supported"):
    """C10.26 The side this seat has chosen; nobody else hears it."""

    cites: ClassVar[str] = "C6.9"
    raw: ClassVar[tuple[str, ...]] = ("side",)
    seat: SeatNumber
    side: Side


class Revealed(Told, frozen=True, tag="revealed"):
    """C10.27 Whom everybody supports."""

    cites: ClassVar[str] = "C6.11"
    dwell: ClassVar[float] = 1.7
    attacker_side: tuple[SeatNumber, ...]
    defender_side: tuple[SeatNumber, ...]


class Hypnotised(Told, frozen=True, tag="hypnotised"):
    """C10.28 The Hypnotist lies face-up; one supporter is out of this duel."""

    cites: ClassVar[str] = "C6.12"
    dwell: ClassVar[float] = 0.5
    attacker: SeatNumber
    seat: SeatNumber


class Played(Told, frozen=True, tag="played"):
    """C10.29 A play in a duel: an object, a profession, or tokens, and for which side."""

    cites: ClassVar[str] = "C6.16"
    dwell: ClassVar[float] = 0.3
    raw: ClassVar[tuple[str, ...]] = ("side",)
    seat: SeatNumber
    what: str
    number: int
    """How many tokens; 1 for anything else."""
    side: Side
    """The side it helps; an Alchemist's verdict names the side that is to win."""


class Result(Told, frozen=True, tag="result"):
    """C10.30 The result before a Doctor may act: totals if they were counted, otherwise only the verdict."""

    cites: ClassVar[str] = "C6.28"
    dwell: ClassVar[float] = 0.5
    raw: ClassVar[tuple[str, ...]] = ("how",)
    winner: SeatNumber | None
    how: How
    attack: int | None
    defence: int | None


class FateChosen(Whispered, frozen=True, tag="fate_chosen"):
    """C10.51 What this seat, the winner, will do if no Doctor comes; nobody else hears it."""

    cites: ClassVar[str] = "C6.44"
    raw: ClassVar[tuple[str, ...]] = ("fate",)
    seat: SeatNumber
    fate: FateOfLoser


class Doctor(Told, frozen=True, tag="doctor"):
    """C10.31 The Doctor lies face-up; the outcome of the duel is cancelled."""

    cites: ClassVar[str] = "C6.33"
    dwell: ClassVar[float] = 0.75
    seat: SeatNumber


class Looked(Told, frozen=True, tag="looked"):
    """C10.32 The winner looked at the loser's society."""

    cites: ClassVar[str] = "C6.34"
    dwell: ClassVar[float] = 0.65
    aside: ClassVar[str] = "society"
    winner: SeatNumber
    loser: SeatNumber
    society: Society | None = None


class Steal(Told, frozen=True, tag="steal"):
    """C10.33 The winner will steal, and sees the loser's hand."""

    cites: ClassVar[str] = "C6.34"
    dwell: ClassVar[float] = 0.2
    aside: ClassVar[str] = "hand"
    winner: SeatNumber
    loser: SeatNumber
    hand: Hand | None = None


class Stolen(Told, frozen=True, tag="stolen"):
    """C10.50 The winner took one object."""

    cites: ClassVar[str] = "C6.34"
    dwell: ClassVar[float] = 0.65
    aside: ClassVar[str] = "object"
    winner: SeatNumber
    loser: SeatNumber
    object: Object | None = None


class GaveBack(Told, frozen=True, tag="gave_back"):
    """C10.34 For a last object the winner gave another one back."""

    cites: ClassVar[str] = "C6.35"
    dwell: ClassVar[float] = 0.2
    aside: ClassVar[str] = "object"
    winner: SeatNumber
    loser: SeatNumber
    object: Object | None = None


class DuelDraw(Told, frozen=True, tag="duel_draw"):
    """C10.35 The duel was drawn: the attacker took the top card, if there was one."""

    cites: ClassVar[str] = "C6.38"
    dwell: ClassVar[float] = 0.65
    aside: ClassVar[str] = "object"
    attacker: SeatNumber
    drawn: bool
    deck: int
    object: Object | None = None


class DeckEmpty(Told, frozen=True, tag="deck_empty"):
    """C10.36 The deck is empty: the Bags have turned."""

    cites: ClassVar[str] = "C8.2"
    dwell: ClassVar[float] = 0.75


class Proclaimed(Told, frozen=True, tag="proclaimed"):
    """C10.37, C10.38 A proclamation, and the proclaimer's cards."""

    cites: ClassVar[str] = "C9.8"
    dwell: ClassVar[float] = 2.7
    raw: ClassVar[tuple[str, ...]] = ("form",)
    seat: SeatNumber
    form: Form
    society: Society
    profession: Profession
    hand: Hand


class Named(Told, frozen=True, tag="named"):
    """C10.37 The proclaimer names a player, whose cards are laid open."""

    cites: ClassVar[str] = "C9.8"
    dwell: ClassVar[float] = 2.7
    seat: SeatNumber
    named: SeatNumber
    society: Society
    profession: Profession
    hand: Hand


class ThatIsAll(Told, frozen=True, tag="that_is_all"):
    """C10.37 No further name."""

    cites: ClassVar[str] = "C9.9"
    seat: SeatNumber


class Ended(Told, frozen=True, tag="ended"):
    """C10.39 The end: who won and why, and every card."""

    cites: ClassVar[str] = "C9.20"
    raw: ClassVar[tuple[str, ...]] = ("reason", "rule")
    winners: tuple[SeatNumber, ...]
    reason: str
    rule: str
    party: Society | None
    societies: tuple[Society, ...]
    professions: tuple[Profession, ...]
    hands: tuple[Hand, ...]
    deck: Hand
    """Top first."""
    leftovers: tuple[Profession, ...]
    removed: Society | None
