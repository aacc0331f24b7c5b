"""What is asked and answered over HTTP about tables: newcomers, seats, what everybody may see, and refusals."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec

from nightcoach.table.wire.inbound import Name, Word
from nightcoach.table.wire.outbound import Board

Key = Annotated[str, msgspec.Meta(min_length=16, max_length=64, pattern="^[A-Za-z0-9_-]*$")]
"""Chosen by the device and kept there: the same key again means the same seat, not a second one."""


class JoinTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What a newcomer brings to a table."""

    name: Name
    key: Key
    color: Word = "amber"
    character: Word = "traveller"
    watch: bool = False
    """Come as a spectator even if a seat is free."""


class MakeTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A new table and its host."""

    game: str
    name: Name
    key: Key
    color: Word = "amber"
    character: Word = "traveller"
    options: dict[str, str | int | bool | None] = {}
    lesson: bool = False
    """The guided game, begun at once with bots; it brings its own options."""


class Seated(msgspec.Struct, frozen=True):
    """What a newcomer gets at a table; the token is the seat's secret and is sent only here."""

    code: str
    person: int
    seat: int | None
    """The number of the seat; none for a spectator, and at a full table."""
    token: str
    link: str


class PublicTable(msgspec.Struct, frozen=True):
    """What everybody with the code may see."""

    board: Board
    view: Any
    link: str
    """The address to give to others, one that phones can reach."""


class Wrong(msgspec.Struct, frozen=True):
    """What was wrong, for machines and for people."""

    reason: str
    message: str
    facts: dict[str, str]
