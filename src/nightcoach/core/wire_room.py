"""How long the secret part of a message to a seat can be at most: from the types of a game's events and views, and from
its moves.

A message to a seat is padded to its public part plus the longest secret that could be in it, so its length tells
nothing. These bounds come from what everybody knows; `core.contract` checks that nothing is ever longer.
"""

from __future__ import annotations

import functools
import types
import typing
from collections.abc import Iterable, Sequence
from typing import Any, Final, Literal

import msgspec

from nightcoach.core.wire import GameView, SeatNumber, Told, to_json

MANY: Final = 24
"""The most elements of a list whose type sets no limit: one per seat."""
DIGITS: Final = 5
"""The most digits of a number that only ever grows, like that of a turn."""
WORDS: Final = 40
"""The longest text that is made of a move's words."""


def longest(kind: Any) -> int:
    """The most bytes that a value of this type takes."""
    if kind == SeatNumber:
        return 2
    origin, parts = typing.get_origin(kind), typing.get_args(kind)
    if origin is typing.Annotated:
        return longest(parts[0])
    if origin is Literal:
        return max([len(to_json(value)) for value in parts])
    if origin in (typing.Union, types.UnionType):
        return max([longest(part) for part in parts])
    if origin is tuple and parts[-1] is Ellipsis:
        return 2 + _listed(parts[0])
    if origin is tuple:
        return 2 + sum([longest(part) + 1 for part in parts])
    if isinstance(kind, type) and issubclass(kind, msgspec.Struct):
        return longest_struct(kind)
    return {type(None): 4, bool: 5, int: DIGITS, str: WORDS + 2}[kind]


def _listed(kind: Any) -> int:
    """The elements of a list; names from a fixed set come at most once each."""
    if typing.get_origin(kind) is Literal:
        return sum([len(to_json(value)) + 1 for value in typing.get_args(kind)])
    return MANY * (longest(kind) + 1)


@functools.cache
def longest_struct(kind: type[msgspec.Struct]) -> int:
    """The most bytes that a struct takes, with the names of its fields."""
    tag = kind.__struct_config__.tag
    field = kind.__struct_config__.tag_field
    named = 0 if tag is None else len(f'"{field}":"{tag}",')
    return 2 + named + sum([len(name) + 4 + longest(type_) for name, type_ in typed(kind).items()])


@functools.cache
def typed(kind: type[msgspec.Struct]) -> dict[str, Any]:
    """The fields of a struct with their types."""
    hints = typing.get_type_hints(kind, include_extras=True)
    return {name: hints[name] for name in kind.__struct_fields__}


@functools.cache
def event_room(kind: type[Told]) -> int:
    """How much longer an event can be for those who hear its secret half."""
    optional = len(kind.__struct_defaults__)
    fields = list(typed(kind).items())
    return sum([max(0, longest(type_) - 4) for _, type_ in fields[len(fields) - optional :]])


_rooms: dict[tuple[int, int], dict[str, int]] = {}


def rooms_of(events: dict[str, type[Told]], whispers: dict[str, tuple[str, ...]]) -> dict[str, int]:
    """For every kind of event how much longer it can be for a seat, with the events that come with it for that seat."""
    key = (id(events), id(whispers))
    found = _rooms.get(key)
    if found is None:
        alone = {kind: [longest_struct(events[name]) + 1 for name in whispers.get(kind, ())] for kind in events}
        found = _rooms[key] = {kind: event_room(told) + sum(alone[kind]) for kind, told in events.items()}
    return found


def room_of_whispers(events: dict[str, type[Told]], whispers: dict[str, tuple[str, ...]]) -> int:
    """The events that a seat hears alone, each once."""
    return sum([longest_struct(events[name]) + 1 for name in {name for names in whispers.values() for name in names}])


@functools.cache
def view_room(view: type[GameView]) -> int:
    """How long the fields of a view that only one seat may know can be, with the names of all that may change."""
    names = [*view.secrets, "seat", "legal", "closed"]
    fields = sum([longest(typed(view)[name]) for name in view.secrets])
    return fields + CLOSED + sum([len(name) + 4 for name in names])


CLOSED: Final = 4 * 96
"""The room for the choices of a window that are closed, and why."""


def most(lengths: Iterable[int], n: int) -> int:
    """The most that `n` different things can take together."""
    return sum(sorted(lengths, reverse=True)[:n])


def words_room(words: Sequence[str]) -> int:
    """The length of a list of moves in bytes."""
    return 2 + sum([len(each) + 3 for each in words])
