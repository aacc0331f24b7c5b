"""A view drawn as a small text table for the Python prompt: a row per seat, then everything that belongs to no seat.

It needs only a view, so it works for every game: a field that lists seats, or names one, marks their rows; a public
field with an entry per seat is a column; the rest are lines below. For a narrator the secrets of the seats are columns.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, get_args

import msgspec

from nightcoach.core.wire import GameView, SeatNumber
from nightcoach.core.wire_room import typed

HEAD: Final = ("game", "seat", "seats", "window", "asked", "legal", "closed", "options")
"""What every view has: it is in the first and last line, or left out."""
NOTHING: Final[tuple[object, ...]] = (None, (), "")
SHOWN: Final = 8
"""At most this many open moves are listed."""


def draw(view: GameView, seats: Sequence[GameView] = ()) -> str:
    """The view of a seat or a spectator; or, for a narrator, a spectator's view with the views of all seats."""
    who = "everything" if seats else "what everybody sees" if view.seat is None else f"what seat {view.seat} sees"
    columns: dict[str, list[str]] = {"seat": [str(seat) for seat in range(view.seats)], "": [""] * view.seats}
    short: list[str] = []
    facts: list[str] = []
    _mark(columns[""], "asked", view.asked)
    for name, kind in typed(type(view)).items():
        value = getattr(view, name)
        if name in HEAD:
            continue
        if isinstance(value, msgspec.Struct):
            value = _whole(value, [getattr(each, name) for each in seats])
        if name in view.secrets and seats:
            _add(columns, name, [getattr(each, name) for each in seats])
        elif value in NOTHING:
            continue
        elif kind == tuple[SeatNumber, ...]:
            _mark(columns[""], name, value)
        elif kind == SeatNumber or SeatNumber in get_args(kind):
            _mark(columns[""], name, (value,))
        elif name not in view.secrets and isinstance(value, tuple) and len(value) == view.seats:
            _add(columns, name, value)
        else:
            (facts if isinstance(value, (tuple, msgspec.Struct)) else short).append(f"{name}: {_cell(value)}")
    if view.legal:
        facts.append(f"open: {', '.join(view.legal[:SHOWN])}" + (" …" if len(view.legal) > SHOWN else ""))
    lines = [f"{view.game}, {view.window} ({who})", *_rows(columns), ", ".join(short), *facts]
    return "\n".join([line for line in lines if line])


def _whole(shown: Any, seen: Sequence[Any]) -> Any:
    """What everybody sees, with the parts that only some seats see filled in."""
    for part in shown.__struct_fields__:
        known = [getattr(each, part) for each in seen if each is not None and getattr(each, part) is not None]
        if getattr(shown, part) is None and known:
            shown = msgspec.structs.replace(shown, **{part: known[0]})
    return shown


def _mark(marks: list[str], name: str, seats: Sequence[int]) -> None:
    """Write the name beside each of these seats."""
    for seat in seats:
        marks[seat] = f"{marks[seat]} {name}".strip()


def _add(columns: dict[str, list[str]], name: str, values: Sequence[Any]) -> None:
    """Add a column, unless it is empty or its entries are too large for a cell."""
    parts = [part for value in values for part in (value if isinstance(value, tuple) else (value,))]
    plain = not any(isinstance(part, (tuple, msgspec.Struct)) for part in parts)
    if plain and any(value not in NOTHING for value in values):
        columns[name] = [_cell(value) for value in values]


def _cell(value: Any) -> str:
    """A value in a few characters; of a long list only how many."""
    if value in NOTHING:
        return "-"
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, msgspec.Struct):
        fields = {name: getattr(value, name) for name in value.__struct_fields__}
        return " ".join([f"{name}={_cell(each)}" for name, each in fields.items() if each not in NOTHING])
    if isinstance(value, tuple) and any(isinstance(each, msgspec.Struct) for each in value):
        return f"{len(value)}"
    if isinstance(value, tuple):
        return ",".join([_cell(each).replace(",", ":") for each in value])
    return str(value)


def _rows(columns: dict[str, list[str]]) -> list[str]:
    """The columns side by side, under their names; the marks come last."""
    order = [name for name in columns if name] + [""]
    widths = [max(len(cell) for cell in (name, *columns[name])) for name in order]
    rows = zip(*[(name, *columns[name]) for name in order], strict=True)
    return ["  ".join([cell.ljust(width) for cell, width in zip(row, widths, strict=True)]).rstrip() for row in rows]
