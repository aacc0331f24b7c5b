"""How it came about: what can be said about a whole game once it is over, from its record alone.

A game brings a `Chronicle` or not (`Box.chronicle`); without one there is nothing to say. It may reveal every secret,
so it is made only from records of finished games and refused for any other.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from nightcoach.core.box import boxes
from nightcoach.core.errors import Refused
from nightcoach.core.record import Record
from nightcoach.core.wire import Fact, Told


@dataclass(frozen=True)
class Chronicle:
    """What a game can say about its whole course."""

    kinds: Mapping[str, type[Told]]
    """Every kind of fact with the struct that gives its fields names and types: `events_in(wire_chronicle)`."""
    read: Callable[[Record], Sequence[Fact]]
    """The facts of a game that is over, in the order in which they are told."""


def chronicle_of(game: str) -> Chronicle | None:
    """The chronicle that a game brings, if any; a game that is not installed brings none."""
    found = boxes().get(game)
    if found is None or not found.chronicle:
        return None
    brought: Chronicle = found.load(found.chronicle)
    return brought


def how_it_came(record: Record) -> tuple[Fact, ...]:
    """The facts of a recorded game that is over; an unfinished one is refused, since they would reveal its secrets."""
    if record.outcome is None:
        raise Refused("not_over", "the game is not over yet")
    chronicle = chronicle_of(record.game.name)
    return () if chronicle is None else tuple(chronicle.read(record))
