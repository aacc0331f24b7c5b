"""Message types, routes, close codes and ids as Markdown tables."""

from __future__ import annotations

import ast
import inspect
import itertools
import json
import sys
from collections.abc import Iterator
from typing import Any

import msgspec
from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax.ast import Message
from msgspec import inspect as shapes
from starlette.routing import Route, WebSocketRoute

from nightcoach.core import wire
from nightcoach.core.wire_events import EventInfo
from nightcoach.core.wire_sets import CardSet, Change, Odds, Sets, Stepper
from nightcoach.server import admin, app, messages, shelf
from nightcoach.server.websocket import CODES
from nightcoach.table.wire import inbound
from nightcoach.words import catalogues

BODIES = (
    *(messages.MakeTable, messages.JoinTable, messages.Seated, messages.PublicTable, messages.Wrong),
    *(
        admin.Overview,
        admin.AdminServer,
        admin.AdminTable,
        admin.AdminPerson,
        admin.Announce,
        admin.Nothing,
        admin.Done,
    ),
    *(shelf.GameInfo, EventInfo, shelf.CardList, shelf.CardInfo, shelf.EndFactInfo),
    *(Sets, CardSet, Odds, Stepper, Change),
)


def docs_of(cls: type) -> tuple[str, dict[str, str]]:
    """What a class says about itself, and what it and its bases say about each field."""
    fields: dict[str, str] = {}
    for each in reversed(cls.__mro__):
        if each.__module__.startswith("nightcoach"):
            module = sys.modules[each.__module__]
            aliases = notes(ast.parse(inspect.getsource(module)).body)
            body = ast.parse(inspect.getsource(each)).body[0]
            assert isinstance(body, ast.ClassDef)
            for node in body.body:
                if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
                    imported = ast.unparse(node.annotation)
                    fields[node.target.id] = aliases.get(imported, ALIASES.get(imported, ""))
            fields.update(notes(body.body))
    return inspect.cleandoc(cls.__doc__ or ""), fields


def notes(body: list[ast.stmt]) -> dict[str, str]:
    """The string that follows a name, as our sources explain fields and aliases."""
    found: dict[str, str] = {}
    for node, after in itertools.pairwise(body):
        target = node.target if isinstance(node, ast.AnnAssign) else None
        if isinstance(node, ast.Assign):
            target = node.targets[0]  # type: ignore[assignment]
        said = isinstance(after, ast.Expr) and isinstance(after.value, ast.Constant)
        if isinstance(target, ast.Name) and said and isinstance(after.value.value, str):  # type: ignore[attr-defined]
            found[target.id] = inspect.cleandoc(after.value.value).replace("\n", " ")  # type: ignore[attr-defined]
    return found


ALIASES = notes(ast.parse(inspect.getsource(inbound)).body)


def kind(shape: shapes.Type) -> str:
    """A type in plain words."""
    match shape:
        case shapes.UnionType():
            structs = [each for each in shape.types if isinstance(each, shapes.StructType)]
            if len(structs) > 5:
                return f"one of the {len(structs)} below"
            return " or ".join([kind(each) for each in shape.types])
        case shapes.Metadata():
            return (shape.extra_json_schema or {}).get("title") or kind(shape.type)
        case shapes.NoneType():
            return "null"
        case shapes.BoolType():
            return "true or false"
        case shapes.IntType():
            return "integer" if shape.le is None else f"integer {shape.ge}–{shape.le:,}"
        case shapes.FloatType():
            return "number"
        case shapes.StrType():
            span = "" if shape.max_length is None else f" of {shape.min_length or 0}–{shape.max_length}"
            of = "" if shape.pattern is None else f" `{shape.pattern.strip('^*$')}`"
            return f"string{span}{of}"
        case shapes.LiteralType():
            return " or ".join([f"`{json.dumps(each)}`" for each in shape.values])
        case shapes.DictType():
            return f"object of {kind(shape.value_type)}"
        case shapes.VarTupleType() | shapes.ListType():
            return f"list of {kind(shape.item_type)}"
        case shapes.TupleType():
            return "[" + ", ".join([kind(each) for each in shape.item_types]) + "]"
        case shapes.StructType():
            return f"[{shape.cls.__name__}](#{anchor(shape.cls)})"
        case shapes.AnyType():
            return "object"
    raise TypeError(f"no words for {shape}")


def default(field: shapes.Field) -> str:
    """What holds if a field is missing."""
    if field.required:
        return ""
    if field.default is not msgspec.NODEFAULT:
        return f"`{json.dumps(field.default)}`"
    return "`{}`" if field.default_factory is dict else "`[]`"


def title(cls: type) -> str:
    """The heading: the tag in a message, or the name of the type."""
    tag = cls.__struct_config__.tag  # type: ignore[attr-defined]
    return f"`{tag}`" if tag else cls.__name__


def anchor(cls: type) -> str:
    """Where the heading of a type is."""
    return title(cls).strip("`").lower()


def described(cls: type, level: int = 3) -> Iterator[str]:
    """Heading, docstring and fields of a type."""
    said, fields = docs_of(cls)
    yield f"{'#' * level} {title(cls)}\n\n{said}\n"
    if issubclass(cls, wire.Told):
        yield f"It shows rule {cls.cites}.\n"
    shape = shapes.type_info(cls)
    assert isinstance(shape, shapes.StructType)
    if shape.fields:
        yield "| field | type | default | |\n|---|---|---|---|"
        for field in shape.fields:
            what = kind(field.type).replace("|", "\\|")
            yield f"| `{field.encode_name}` | {what} | {default(field)} | {fields.get(field.name, '')} |"
        yield ""


def routes() -> Iterator[str]:
    """What the server answers, from the routes and the endpoints' own words."""
    functions = {
        node.name: node
        for module in (app, admin)
        for node in ast.parse(inspect.getsource(module)).body
        if isinstance(node, ast.AsyncFunctionDef)
    }  # fmt: skip
    yield "| | path | | body | answer |\n|---|---|---|---|---|"
    for route in app.ROUTES:
        if isinstance(route, Route):
            inner = [cell.cell_contents for cell in route.endpoint.__closure__ or ()]
            endpoint: Any = next(each for each in inner if inspect.isfunction(each))
            method = "POST" if "POST" in (route.methods or ()) else "GET"
            taken, given = body_and_answer(functions[endpoint.__name__])
        else:
            assert isinstance(route, WebSocketRoute)
            endpoint, method, taken, given = route.endpoint, "WebSocket", "", ""
        path = route.path.replace(":int", "")
        yield f"| {method} | `{path}` | {inspect.cleandoc(endpoint.__doc__ or '')} | {taken} | {given} |"
    yield ""


def body_and_answer(function: ast.AsyncFunctionDef) -> tuple[str, str]:
    """The types that an endpoint reads and answers with, where it names them."""
    known = {cls.__name__: f"[{cls.__name__}](#{anchor(cls)})" for cls in BODIES}
    taken = given = ""
    for node in ast.walk(function):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
            if node.func.id == "read_body":
                taken = known[ast.unparse(node.args[1])]
            elif node.func.id == "json_response" and isinstance(node.args[0], ast.Call):
                given = known.get(ast.unparse(node.args[0].func), "")
    return taken, given


def codes() -> Iterator[str]:
    """The close codes."""
    yield "| code | `bye.reason` |\n|---|---|"
    for code in sorted(set(CODES.values())):
        yield f"| {code} | {', '.join([f'`{why}`' for why, each in CODES.items() if each == code])} |"
    yield ""


def ids() -> Iterator[str]:
    """Every id that can travel, in English."""
    yield "| id | in English |\n|---|---|"
    for text in catalogues("en"):
        for entry in FluentParser().parse(text).body:
            if isinstance(entry, Message) and entry.id.name.startswith(("refused-", "note-", "say-", "eatme-say-")):
                said = " ".join(FluentSerializer().serialize_entry(entry).split(" =", 1)[1].split())
                yield f"| `{entry.id.name}` | {said.replace('|', chr(92) + '|')} |"
    yield ""
