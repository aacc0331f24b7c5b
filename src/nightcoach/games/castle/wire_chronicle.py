"""What can be said about a whole game of The Castle of the Devil when it is over."""

from __future__ import annotations

from typing import ClassVar, Literal

from nightcoach.core.wire import Fact, SeatNumber
from nightcoach.games.castle.wire import Form, Object, Society

Source = Literal["look", "monocle", "counted"]
"""How a society became known: a look won in a duel (C6.34), the Monocle (C5.20), or knowing all members of one
(C2.2)."""
Way = Literal["dealt", "drawn", "traded", "demanded", "sextant", "gift", "paid", "stolen", "given_back"]
"""How an object came into a hand."""
Fault = Literal["society", "empty"]
"""C9.9, C9.14 What is wrong with a name: (i) the society, or (ii) nothing in hand that counts for it."""


class ClaimRight(Fact, frozen=True, tag="claim_right"):
    """The proclamation was right: those named held what the society needs."""

    cites: ClassVar[str] = "C9.9"
    raw: ClassVar[tuple[str, ...]] = ("form",)
    seat: SeatNumber
    form: Form
    society: Society
    """The society that was claimed to hold what it needs."""
    named: tuple[SeatNumber, ...]
    total: int
    need: int


class ClaimShort(Fact, frozen=True, tag="claim_short"):
    """Every name was right, but those named did not hold enough."""

    cites: ClassVar[str] = "C9.9"
    raw: ClassVar[tuple[str, ...]] = ("form",)
    seat: SeatNumber
    form: Form
    society: Society
    named: tuple[SeatNumber, ...]
    total: int
    need: int
    missing: int


class ClaimWrongName(Fact, frozen=True, tag="claim_wrong_name"):
    """A wrong name decided the proclamation."""

    cites: ClassVar[str] = "C9.9"
    raw: ClassVar[tuple[str, ...]] = ("form", "fault")
    seat: SeatNumber
    form: Form
    society: Society
    name: SeatNumber
    fault: Fault


class ClaimLeftOut(Fact, frozen=True, tag="claim_left_out"):
    """OPT-G There was enough, but somebody who held a part of it was not named."""

    cites: ClassVar[str] = "C9.10"
    raw: ClassVar[tuple[str, ...]] = ("form",)
    seat: SeatNumber
    form: Form
    society: Society
    left_out: tuple[SeatNumber, ...]


class ClaimSolo(Fact, frozen=True, tag="claim_solo"):
    """The Seal of the Lodge won for its holder alone; former Bags are counted with Keys and Goblets."""

    cites: ClassVar[str] = "C9.18"
    seat: SeatNumber
    keys: int
    goblets: int


class Complete(Fact, frozen=True, tag="complete"):
    """At the beginning of all these turns the members of a society together held what it needs."""

    cites: ClassVar[str] = "C9.5"
    society: Society
    since: int
    until: int
    turns: int
    need: int


class Could(Fact, frozen=True, tag="could"):
    """In this many of its own consecutive turns, a seat could have proclaimed rightly with these names. Whether it
    could have known that is another matter."""

    cites: ClassVar[str] = "C9.1"
    raw: ClassVar[tuple[str, ...]] = ("form",)
    without: ClassVar[str] = "names"
    seat: SeatNumber
    form: Form
    names: tuple[SeatNumber, ...]
    """The fewest that would do; under OPT-G all holders."""
    since: int
    until: int
    turns: int
    """In how many of its own turns."""


class Knew(Fact, frozen=True, tag="knew"):
    """From this turn on a seat knew the society of another for certain."""

    cites: ClassVar[str] = "C10.5"
    raw: ClassVar[tuple[str, ...]] = ("source",)
    seat: SeatNumber
    other: SeatNumber
    society: Society
    since: int
    source: Source


class Stop(Fact, frozen=True, tag="stop"):
    """A hand into which an object came."""

    cites: ClassVar[str] = "C10.6"
    raw: ClassVar[tuple[str, ...]] = ("way",)
    seat: SeatNumber
    turn: int
    """0 for the deal."""
    way: Way


class Journey(Fact, frozen=True, tag="journey"):
    """The hands that a Key, a Goblet, a Bag or the Seal has gone through; none if it stayed in the deck."""

    cites: ClassVar[str] = "C10.6"
    without: ClassVar[str] = "stops"
    object: Object
    stops: tuple[Stop, ...]
