"""Prints the JSON Schema of every message on the wire; `make types` writes the client's types from it.

What belongs to a game is named for it: EatmeView, EatmeOptions, EatmeDuel. A seat has a type of its own.
"""

from __future__ import annotations

import json
from typing import Any

import msgspec

from nightcoach import games
from nightcoach.core import wire
from nightcoach.core.box import house
from nightcoach.core.chronicle import chronicle_of
from nightcoach.core.wire_sets import Sets
from nightcoach.server import messages, shelf
from nightcoach.table.wire import inbound, outbound

SHARED = (wire.GameView, wire.Closed)
"""What every game's view is made of."""


def components(kinds: dict[str, Any]) -> dict[str, Any]:
    """The definitions of these types and of all their parts; a union gets the name it has here."""
    tops, parts = msgspec.json.schema_components(kinds.values(), ref_template="#/definitions/{name}")
    return {name: top for name, top in zip(kinds, tops, strict=True) if name not in parts} | parts


def renamed(thing: Any, names: dict[str, str]) -> Any:
    """The same schema with other names of definitions, and every seat the one type that seats have."""
    if isinstance(thing, list):
        return [renamed(each, names) for each in thing]
    if not isinstance(thing, dict):
        return thing
    if thing.get("title") == "seat":
        return {"$ref": "#/definitions/SeatNumber"}
    found = {key: renamed(value, names) for key, value in thing.items()}
    if "$ref" in found:
        name = found["$ref"].rsplit("/", 1)[1]
        found["$ref"] = f"#/definitions/{names.get(name, name)}"
    if found.get("title") in names:
        found["title"] = names[found["title"]]
    if found.get("type") == "object" and "properties" not in found:  # any keys, not none
        found.setdefault("additionalProperties", True)
    if "prefixItems" in found:  # as draft 07 writes a tuple
        found |= {"items": found.pop("prefixItems"), "additionalItems": False}
    return found


def of_game(name: str) -> dict[str, Any]:
    """The options, the view, the events of a game and what it says of a whole one, and all that together."""
    game = games.game(name)
    chronicle = chronicle_of(name)
    facts = () if chronicle is None else tuple(chronicle.kinds.values())
    kinds = {kind.__name__: kind for kind in (game.Options, game.View, *game.events.values(), *facts)}
    parts = components(kinds)
    names = {part: name.capitalize() + part for part in parts if part not in {kind.__name__ for kind in SHARED}}
    for shape in parts.values():  # a table leaves no field out, default or not
        shape["required"] = list(shape.get("properties", {}))
    told = [{"$ref": f"#/definitions/{names[kind.__name__]}"} for kind in game.events.values()]
    unions = {f"{name.capitalize()}Event": {"anyOf": told}}
    if facts:
        known = [{"$ref": f"#/definitions/{names[kind.__name__]}"} for kind in facts]
        unions[f"{name.capitalize()}Fact"] = {"anyOf": known}
    return {names.get(part, part): renamed(shape, names) for part, shape in parts.items()} | unions


def schema() -> dict[str, Any]:
    """One schema whose definitions are all the messages."""
    unions = {
        "ClientMessage": inbound.ClientMessage,
        "AnyCommand": inbound.AnyCommand,
        "ServerMessage": outbound.ServerMessage,
    }
    bodies = (
        messages.MakeTable,
        messages.JoinTable,
        messages.Seated,
        messages.PublicTable,
        messages.Wrong,
        shelf.GameInfo,
        Sets,
        *SHARED,
    )
    parts = renamed(components({**unions, **{body.__name__: body for body in bodies}}), {})
    for name in house():
        parts |= of_game(name)
    parts["Hello"]["properties"]["protocol"]["const"] = inbound.PROTOCOL  # any other number is refused with a sentence
    parts["SeatNumber"] = {"type": "integer", "minimum": 0}
    return {
        "$schema": "http://json-schema.org/draft-07/schema#",
        "title": "Wire",
        "type": "object",
        "properties": {name: {"$ref": f"#/definitions/{name}"} for name in sorted(parts)},
        "definitions": parts,
    }


if __name__ == "__main__":
    print(json.dumps(schema(), indent=1, sort_keys=True))
