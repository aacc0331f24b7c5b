"""C10 The shape of a view: what a seat, or a spectator, is shown. `view` fills it in."""

from __future__ import annotations

from typing import ClassVar

import msgspec

from nightcoach.core.wire import GameView, SeatNumber
from nightcoach.games.castle.wire import Ability, Hand, Kind, Object, Options, Profession, Society


class Duel(msgspec.Struct, frozen=True):
    """C10.24–C10.30 The current duel, as everybody sees it."""

    attacker: SeatNumber
    defender: SeatNumber
    attacker_side: tuple[SeatNumber, ...]
    """Supporters of the attacker, from the reveal on."""
    defender_side: tuple[SeatNumber, ...]
    hypnotised: SeatNumber | None
    played: tuple[Object, ...]
    used: tuple[SeatNumber, ...]
    """Who has used a profession in this duel."""
    swordsman: SeatNumber | None
    attack: int
    defence: int
    verdict: SeatNumber | None
    """The duellist an Alchemist has named, while a Swordsman may still answer."""
    winner: SeatNumber | None


class Pending(msgspec.Struct, frozen=True):
    """The trade or demand that somebody must answer, or the ability somebody may use."""

    seat: SeatNumber
    """Who offered, demanded, or gave the object away."""
    partner: SeatNumber
    kind: Kind | None
    """C5.32 What is demanded."""
    ability: Ability | None
    """C5.13 What was called out."""
    object: Object | None
    """What is offered or committed, for those who may know it."""


class Laid(msgspec.Struct, frozen=True):
    """C9.8 Cards laid open in a proclamation."""

    seat: SeatNumber
    society: Society
    profession: Profession
    hand: Hand


class Seen(msgspec.Struct, frozen=True):
    """C10.5 Where this seat was shown an object to be, and when. It may have moved on since."""

    object: Object
    holder: SeatNumber | None
    """None: it was in the deck."""
    turn: int
    moved: int
    """How many objects have left that hand, or the deck, since then without this seat seeing which."""


class SeenProfession(msgspec.Struct, frozen=True):
    """C10.5 The profession that this seat was last shown to be somebody's, and when."""

    seat: SeatNumber
    profession: Profession
    turn: int
    changed: bool
    """It has been exchanged since, as everybody could see."""


class Ties(msgspec.Struct, frozen=True):
    """What everybody could see one player do to each of the others, counted by seat."""

    backed: tuple[int, ...]
    opposed: tuple[int, ...]
    attacked: tuple[int, ...]
    traded: tuple[int, ...]
    """Offers of this player that the other accepted."""
    snubbed: tuple[int, ...]
    """Offers of this player that the other refused."""


class Final(msgspec.Struct, frozen=True):
    """C9.20 Everything, when the game is over."""

    winners: tuple[SeatNumber, ...]
    reason: str
    party: Society | None
    societies: tuple[Society, ...]
    professions: tuple[Profession, ...]
    hands: tuple[Hand, ...]
    deck: Hand
    leftovers: tuple[Profession, ...]
    removed: Society | None


class View(GameView, frozen=True, kw_only=True):
    """C10 What a seat may know now."""

    options: Options
    turn: int
    active: SeatNumber
    fresh: bool
    """C3.5 Nothing has been done in this turn yet, so its player may still proclaim."""
    sizes: tuple[int, ...]
    """How many objects everybody holds."""
    limit: int
    deck: int
    leftovers: int
    pile: int
    tokens: tuple[int, ...]
    staked: tuple[int, ...]
    """Tokens that lie on the table of a duel, by their owner."""
    professions: tuple[Profession | None, ...]
    """Those that lie face-up."""
    duel: Duel | None
    pending: Pending | None
    laid: tuple[Laid, ...]
    ties: tuple[Ties, ...]
    changed: tuple[int, ...]
    """The turn in which everybody's profession last changed."""
    final: Final | None
    # What this seat alone knows.
    society: Society | None
    profession: Profession | None
    hand: Hand
    choice: str | None
    """This seat's own sealed choice or pass in the current window."""
    shown: tuple[str, ...]
    """What the current window shows to this seat alone: the deck, the leftovers, or a loser's hand."""
    top: Hand
    """The top cards of the deck that this seat has put there."""
    societies_seen: tuple[Society | None, ...]
    objects_seen: tuple[Seen, ...]
    professions_seen: tuple[SeenProfession, ...]
    got: tuple[tuple[int, int], ...]
    """Keys and Goblets, their Bags included, that everybody has offered or handed to this seat."""

    secrets: ClassVar[tuple[str, ...]] = (
        "society",
        "profession",
        "hand",
        "choice",
        "shown",
        "top",
        "societies_seen",
        "objects_seen",
        "professions_seen",
        "got",
    )
