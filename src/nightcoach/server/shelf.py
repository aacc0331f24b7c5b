"""What a client may know before it sits down: the games, with all that their pages are made of."""

from __future__ import annotations

import functools
import typing
from typing import Any

import msgspec

from nightcoach import games
from nightcoach.bots import LADDERS
from nightcoach.core.game import Game
from nightcoach.core.wire import GameView, Told


class EventInfo(msgspec.Struct, frozen=True):
    """What a client needs to tell an event that it does not know by heart."""

    rule: str
    """The rule that the event shows."""
    seats: tuple[str, ...]
    """The fields that are seats, to be shown by name."""


class GameInfo(msgspec.Struct, frozen=True, kw_only=True):
    """A game on the shelf."""

    game: str
    version: int
    fewest: int
    most: int
    options: dict[str, Any]
    """The JSON Schema of its options."""
    defaults: dict[str, str | int | bool | None]
    windows: tuple[str, ...]
    """The names of all questions."""
    events: dict[str, EventInfo]
    secrets: tuple[str, ...]
    """The fields of the view that only the seat itself may know."""
    sealed: tuple[str, ...]
    """The first words of moves that are secret when they are made."""
    seat_fields: tuple[str, ...]
    """The fields of the view that are seats, to be shown by name."""
    bots: tuple[str, ...]
    """Levels of bots, the best first."""


@functools.cache
def shelf() -> tuple[GameInfo, ...]:
    """Every game that can be played here."""
    return tuple([info(games.game(name)) for name in games.NAMES])


def info(game: Game) -> GameInfo:
    """One game in short."""
    seats = game.seats(game.Options())
    return GameInfo(
        game=game.name,
        version=game.version,
        fewest=seats[0],
        most=seats[-1],
        options=msgspec.json.schema(game.Options),
        defaults=msgspec.to_builtins(game.Options()),
        windows=game.windows,
        events={name: EventInfo(kind.cites, seat_fields(kind)) for name, kind in game.events.items()},
        secrets=game.View.secrets,
        sealed=tuple(dict.fromkeys([move.verb for move in game.moves if move.sealed])),
        seat_fields=seat_fields(game.View),
        bots=tuple(reversed(LADDERS[game.name])),
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
