"""The shapes of The Castle of the Devil that enter and leave: options and events; `wire_duel` has those of a duel."""

from __future__ import annotations

from typing import Annotated, ClassVar, Literal

import msgspec

from nightcoach.core.errors import BadOption
from nightcoach.core.wire import GameOptions, SeatNumber, Told, Whispered

Seconds = Annotated[int, msgspec.Meta(ge=0, le=600, examples=["0 (no limit)", "5–600"])]
Society = Literal["order", "brotherhood"]
Profession = Literal[
    "alchemist",
    "bodyguard",
    "clairvoyant",
    "diplomat",
    "doctor",
    "grand_master",
    "hypnotist",
    "priest",
    "swordsman",
    "thug",
]
Single = Literal[
    "bag_key",
    "bag_goblet",
    "black_pearl",
    "coat",
    "dagger",
    "gloves",
    "monocle",
    "poison_ring",
    "privilege",
    "seal_of_lodge",
    "sextant",
    "shattered_mirror",
    "throwing_knives",
    "tome",
    "whip",
]
"""Objects of which there is one card each."""
Object = Literal["key_red", "key_green", "key_plain", "goblet_red", "goblet_green", "goblet_plain", Single]
Kind = Literal["key", "goblet", Single]
"""C5.27 What a Diplomat can name."""
Ability = Literal["bag", "coat", "monocle", "privilege", "sextant", "tome"]
"""C5.13 What is called out: both Bags are merely a Bag of Secrets."""
Side = Literal["sword", "shield"]
Direction = Literal["left", "right"]
Form = Literal["own", "rival", "solo"]
How = Literal["points", "poison_ring", "alchemist", "draw"]
FateOfLoser = Literal["look", "steal"]
Hand = tuple[Object, ...]


class Options(GameOptions, frozen=True, kw_only=True):
    """C11 What the host may choose. The Adlung rules (OPT-E) are not offered."""

    start_player: Literal["random", 0, 1, 2, 3, 4, 5, 6, 7] = "random"
    proclaim_after_free: bool = False
    free_after_action: bool = False
    give_back_stolen: bool = False
    alchemist_prevails: bool = False
    name_every_holder: bool = False
    window_seconds: Annotated[int, msgspec.Meta(ge=1, le=20)] = 5
    turn_seconds: Seconds = 90
    answer_seconds: Seconds = 45
    grace_seconds: Annotated[int, msgspec.Meta(ge=5, le=300)] = 30
    brisk_duels: bool = False

    later: ClassVar[tuple[str, ...]] = ("brisk_duels",)
    tonight: ClassVar[tuple[str, ...]] = ("brisk_duels",)

    def check(self) -> None:
        """OPT-J A clock of 1–4 s is too short to play by."""
        for key in ("turn_seconds", "answer_seconds"):
            value: int = getattr(self, key)
            if 0 < value < 5:
                allowed = "0 (no limit), 5–600"
                raise BadOption(
                    "value",
                    f"{key} = {value} is refused; it may be: {allowed}",
                    {"option": key, "value": str(value), "allowed": allowed},
                )


class Opened(Told, frozen=True, tag="opened"):
    """C10.7 The game begins: how many play, under which options, and who is first."""

    cites: ClassVar[str] = "C2.10"
    seats: int
    options: Options
    first: SeatNumber


class Dealt(Whispered, frozen=True, tag="dealt"):
    """C10.7 What this seat was dealt; nobody else hears it."""

    cites: ClassVar[str] = "C2.9"
    aside: ClassVar[str] = "dealt"
    seat: SeatNumber
    society: Society
    profession: Profession
    object: Object


class Turn(Told, frozen=True, tag="turn"):
    """C3.1 A turn begins."""

    cites: ClassVar[str] = "C3.1"
    dwell: ClassVar[float] = 0.2
    begins: ClassVar[bool] = True
    number: int
    seat: SeatNumber


class Window(Told, frozen=True, tag="window"):
    """C10.1 A window of the duel, the choice of the winner, or step (d') opens."""

    cites: ClassVar[str] = "C10.1"
    raw: ClassVar[tuple[str, ...]] = ("name",)
    quiet: ClassVar[bool] = True
    name: Literal["d1", "d2", "d1_2", "d4", "d5", "d6", "d8", "d8_9", "fate", "d_prime"]


class Passed(Whispered, frozen=True, tag="passed"):
    """C10.42 This seat has passed; nobody else hears it."""

    cites: ClassVar[str] = "C10.42"
    quiet: ClassVar[bool] = True
    seat: SeatNumber


class Spied(Told, frozen=True, tag="spied"):
    """C10.8 Somebody looked at one object of another; both know which."""

    cites: ClassVar[str] = "C4.5"
    dwell: ClassVar[float] = 0.75
    aside: ClassVar[str] = "object"
    seat: SeatNumber
    target: SeatNumber
    object: Object | None = None


class Offered(Told, frozen=True, tag="offered"):
    """C10.9 An object is offered, face-down; the partner sees it."""

    cites: ClassVar[str] = "C5.1"
    dwell: ClassVar[float] = 0.75
    aside: ClassVar[str] = "object"
    seat: SeatNumber
    partner: SeatNumber
    object: Object | None = None


class Refused(Told, frozen=True, tag="refused"):
    """C10.10 The offer was refused; the offerer took a token, if there was one."""

    cites: ClassVar[str] = "C5.9"
    dwell: ClassVar[float] = 0.65
    seat: SeatNumber
    offerer: SeatNumber
    token: bool


class Swapped(Told, frozen=True, tag="swapped"):
    """C10.11 The offer was accepted: one object each has changed hands."""

    cites: ClassVar[str] = "C5.10"
    dwell: ClassVar[float] = 0.75
    aside: ClassVar[str] = "swapped"
    offerer: SeatNumber
    partner: SeatNumber
    given: Object | None = None
    returned: Object | None = None


class Announced(Told, frozen=True, tag="announced"):
    """C10.12 A traded object that can do something is called out; its giver may use it."""

    cites: ClassVar[str] = "C5.13"
    dwell: ClassVar[float] = 0.3
    giver: SeatNumber
    receiver: SeatNumber
    ability: Ability


class Declined(Told, frozen=True, tag="declined"):
    """C5.17 The giver does not use what he traded away."""

    cites: ClassVar[str] = "C5.17"
    seat: SeatNumber
    ability: Ability


class Drew(Told, frozen=True, tag="drew"):
    """C10.14 The giver of a Bag drew the top card."""

    cites: ClassVar[str] = "C5.19"
    dwell: ClassVar[float] = 0.65
    aside: ClassVar[str] = "object"
    seat: SeatNumber
    deck: int
    """Cards left."""
    object: Object | None = None


class Monocle(Told, frozen=True, tag="monocle"):
    """C10.15 The giver of the Monocle looked at the partner's society."""

    cites: ClassVar[str] = "C5.20"
    dwell: ClassVar[float] = 0.65
    aside: ClassVar[str] = "society"
    seat: SeatNumber
    partner: SeatNumber
    society: Society | None = None


class Privilege(Told, frozen=True, tag="privilege"):
    """C10.16 The giver of the Privilege looked at the partner's hand."""

    cites: ClassVar[str] = "C5.21"
    dwell: ClassVar[float] = 0.65
    aside: ClassVar[str] = "hand"
    seat: SeatNumber
    partner: SeatNumber
    hand: Hand | None = None


class Coat(Told, frozen=True, tag="coat"):
    """C10.17 The giver of the Coat uses it and sees the leftovers."""

    cites: ClassVar[str] = "C5.22"
    aside: ClassVar[str] = "leftovers"
    seat: SeatNumber
    leftovers: tuple[Profession, ...] | None = None


class CoatTaken(Told, frozen=True, tag="coat_taken"):
    """C10.46 He has a new profession, face-down; the old one is a leftover."""

    cites: ClassVar[str] = "C5.22"
    dwell: ClassVar[float] = 0.3
    aside: ClassVar[str] = "coat_taken"
    seat: SeatNumber
    profession: Profession | None = None
    left: Profession | None = None


class Tome(Told, frozen=True, tag="tome"):
    """C10.18 Two players have swapped professions; both lie face-down."""

    cites: ClassVar[str] = "C5.23"
    dwell: ClassVar[float] = 0.4
    aside: ClassVar[str] = "tome"
    seat: SeatNumber
    partner: SeatNumber
    profession: Profession | None = None
    """What `seat` has now."""
    partner_profession: Profession | None = None


class Sextant(Told, frozen=True, tag="sextant"):
    """C10.19 Everybody passes an object to this side."""

    cites: ClassVar[str] = "C5.24"
    dwell: ClassVar[float] = 0.6
    raw: ClassVar[tuple[str, ...]] = ("direction",)
    seat: SeatNumber
    direction: Direction


class Chosen(Whispered, frozen=True, tag="chosen"):
    """C10.19 What this seat will pass on; nobody else hears it."""

    cites: ClassVar[str] = "C5.24"
    seat: SeatNumber
    object: Object


class SextantPass(Told, frozen=True, tag="sextant_pass"):
    """C10.49 Everybody has passed one object."""

    cites: ClassVar[str] = "C5.24"
    dwell: ClassVar[float] = 0.6
    raw: ClassVar[tuple[str, ...]] = ("direction",)
    direction: Direction


class Received(Whispered, frozen=True, tag="received"):
    """C10.49 What this seat passed on and got, and from whom; nobody else hears it."""

    cites: ClassVar[str] = "C5.24"
    aside: ClassVar[str] = "received"
    seat: SeatNumber
    passed: Object
    object: Object
    sender: SeatNumber


class Gift(Told, frozen=True, tag="gift"):
    """C10.20 Somebody above the limit gave an object away."""

    cites: ClassVar[str] = "C7.3"
    dwell: ClassVar[float] = 0.65
    aside: ClassVar[str] = "object"
    seat: SeatNumber
    recipient: SeatNumber
    object: Object | None = None


class Clairvoyant(Told, frozen=True, tag="clairvoyant"):
    """C10.21 The Clairvoyant lies face-up; his owner has seen what the deck holds, not its order."""

    cites: ClassVar[str] = "C3.8"
    dwell: ClassVar[float] = 0.6
    aside: ClassVar[str] = "cards"
    seat: SeatNumber
    deck: int
    cards: Hand | None = None


class SetTop(Told, frozen=True, tag="set_top"):
    """C10.47 Two chosen cards lie on top of the deck."""

    cites: ClassVar[str] = "C3.8"
    aside: ClassVar[str] = "set_top"
    seat: SeatNumber
    first: Object | None = None
    second: Object | None = None


class Demand(Told, frozen=True, tag="demand"):
    """C10.45 The Diplomat lies face-up: he demands an object of this kind."""

    cites: ClassVar[str] = "C5.26"
    dwell: ClassVar[float] = 0.75
    aside: ClassVar[str] = "committed"
    seat: SeatNumber
    target: SeatNumber
    kind: Kind
    committed: Object | None = None


class DemandMet(Told, frozen=True, tag="demand_met"):
    """C10.22 The demand is met: the two have swapped."""

    cites: ClassVar[str] = "C5.29"
    dwell: ClassVar[float] = 0.4
    aside: ClassVar[str] = "demand_met"
    seat: SeatNumber
    target: SeatNumber
    kind: Kind
    given: Object | None = None
    returned: Object | None = None


class DemandFailed(Told, frozen=True, tag="demand_failed"):
    """C10.23 The target has nothing of the kind; the Diplomat sees the whole hand, and the turn ends."""

    cites: ClassVar[str] = "C5.31"
    dwell: ClassVar[float] = 0.4
    aside: ClassVar[str] = "hand"
    seat: SeatNumber
    target: SeatNumber
    kind: Kind
    hand: Hand | None = None
