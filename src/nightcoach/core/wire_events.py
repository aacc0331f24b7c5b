"""What an event is made of, read from its struct. The terminal and the client tell stories with it."""

from __future__ import annotations

import functools
import typing
from typing import Any

import msgspec

from nightcoach.core.wire import GameView, Told


class EventInfo(msgspec.Struct, frozen=True, kw_only=True):
    """All that somebody needs to tell an event in words without knowing its game."""

    rule: str
    """The rule that the event shows."""
    seats: tuple[str, ...]
    """The fields that hold a seat, to be shown by name."""
    people: tuple[str, ...]
    """The fields that hold a list of seats."""
    secret: tuple[str, ...]
    """The fields that only some hear; they are null for the others."""
    raw: tuple[str, ...]
    """The fields by which a sentence chooses its words; their values are not words."""
    aside: str
    """The sentence `GAME-secret-…` that is added for those who hear the secret half, if there is one."""
    without: str
    """The field without which the sentence is `GAME-event-…-none`."""
    whispered: bool
    """One seat hears it alone: it is in no story that others could read."""
    quiet: bool
    """It is not news: nothing is told."""
    begins: bool
    """A round, a turn, a night or a day begins with it."""


@functools.cache
def described(kind: type[Told]) -> EventInfo:
    """The description of one kind of event."""
    hints = typing.get_type_hints(kind, include_extras=True)
    fields = kind.__struct_fields__
    return EventInfo(
        rule=kind.cites,
        seats=seat_fields(kind),
        people=tuple([field for field in fields if is_people(hints[field])]),
        secret=tuple(fields[len(fields) - len(kind.__struct_defaults__) :]),
        raw=kind.raw,
        aside=kind.aside,
        without=kind.without,
        whispered=kind.whispered,
        quiet=kind.quiet,
        begins=kind.begins,
    )


def seat_fields(kind: type[Told | GameView]) -> tuple[str, ...]:
    """The fields of an event or a view that hold a seat, or nobody."""
    hints = typing.get_type_hints(kind, include_extras=True)
    return tuple([field for field in kind.__struct_fields__ if is_seat(hints[field])])


def is_seat(hint: Any) -> bool:
    """Whether a type is `SeatNumber`, perhaps with none."""
    notes = getattr(hint, "__metadata__", ())
    return any(isinstance(note, msgspec.Meta) and note.title == "seat" for note in notes) or any(
        is_seat(part) for part in typing.get_args(hint) if typing.get_origin(part) is typing.Annotated
    )


def is_people(hint: Any) -> bool:
    """Whether a type is a list of seats and nothing else."""
    parts = typing.get_args(hint)
    return typing.get_origin(hint) is tuple and parts[1:] == (...,) and typing.get_origin(parts[0]) is typing.Annotated
