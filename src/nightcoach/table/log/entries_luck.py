"""The entries of a log that tell how luck was drawn (decision 15)."""

from __future__ import annotations

from nightcoach.table.log.entry import Entry


class Pledged(Entry, frozen=True, tag="pledged"):
    """A device has drawn its own randomness for the next game, and publishes the SHA-256 of it."""

    person: int
    pledge: str


class DrawBegan(Entry, frozen=True, tag="draw_began"):
    """The host begins the game: these people's devices show what they have pledged, then it is dealt like this."""

    of: tuple[int, ...]
    version: int
    seats: int
    characters: tuple[str, ...]
    narrator: int | None
    look: float


class DrawAgain(Entry, frozen=True, tag="draw_again"):
    """Some have not shown their luck: the others, who are named here, pledge and show another one."""

    of: tuple[int, ...]


class PledgesFixed(Entry, frozen=True, tag="pledges_fixed"):
    """These people have pledged again: now their devices show it."""

    of: tuple[int, ...]


class LuckAdded(Entry, frozen=True, tag="luck_added"):
    """A device added its own randomness to the next game."""

    person: int
    value: str
