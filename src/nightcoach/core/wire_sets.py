"""Sets of cards that a game suggests for a number of players, what was measured about them, and how to change them."""

from __future__ import annotations

import msgspec

OptionValues = dict[str, str | int | bool | None]


class Odds(msgspec.Struct, frozen=True):
    """How often a party won, from 0 to 1, with its interval of 95 %."""

    party: str
    share: float
    low: float
    high: float


class CardSet(msgspec.Struct, frozen=True, kw_only=True):
    """A set of cards: what it consists of, how to choose it, and what was measured about it."""

    cards: tuple[tuple[str, int], ...]
    """Each card with its number; those that are not in it are left out."""
    options: OptionValues
    """The options that deal it."""
    about: str
    """What kind of set it is: `GAME-set-ABOUT` says it in a sentence."""
    games: int
    """How many games between bots were counted; 0 if this set was not measured."""
    odds: tuple[Odds, ...]
    """For each party, in the order of the game; empty if too few games were counted to say anything."""
    length: float
    """How long these games were on average, in the unit of the game; 0 if none was counted."""
    minutes: int
    """How long a game takes, about, with the clocks that were asked about."""


class Change(msgspec.Struct, frozen=True, kw_only=True):
    """One card more or one less: the options that deal it, or why that cannot be."""

    options: OptionValues | None
    reason: str = ""
    """As in a refusal: its sentence is `refused-REASON`, with these facts."""
    facts: dict[str, str] = {}


class Stepper(msgspec.Struct, frozen=True):
    """A card of which there can be more or fewer."""

    card: str
    count: int
    less: Change
    more: Change


class Sets(msgspec.Struct, frozen=True, kw_only=True):
    """What a host may choose among for a number of players."""

    seats: int
    measured: str
    """The date of the measurement."""
    package: str
    """The version of Nightcoach that was measured."""
    bots: str
    """Who played: people may fare differently."""
    hidden: bool
    """The list is hidden from everybody who plays, the host included: then nothing is suggested and nothing shown."""
    suggested: tuple[CardSet, ...]
    """The fairest first."""
    others: tuple[CardSet, ...]
    """Other sets with a name; the last, without cards, is left to chance."""
    chosen: CardSet | None
    """What the given options deal, filled up for this number of players; none if chance decides, if it is hidden, or if
    it does not fit."""
    fits: bool
    """Whether the given options deal that as they are; if not, those of `chosen` do."""
    steppers: tuple[Stepper, ...]
    """How to change it, card by card; those who have no ability make up the number."""
