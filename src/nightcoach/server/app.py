"""The routes: the client, make a table, look at one, join it, its socket, QR code and records; health."""

from __future__ import annotations

import asyncio
import functools
import io
import re
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import TypeVar

import segno
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route, WebSocketRoute
from starlette.types import ASGIApp

from nightcoach import games
from nightcoach.core.chronicle import how_it_came
from nightcoach.core.errors import Refused
from nightcoach.core.record import parse
from nightcoach.core.wire import Fact
from nightcoach.rulebook import book_text
from nightcoach.server.admin import OPERATING
from nightcoach.server.client import Client, built, client_words
from nightcoach.server.door import Door
from nightcoach.server.front import Front
from nightcoach.server.lobby import tidy_code
from nightcoach.server.messages import JoinTable, MakeTable, PublicTable, Seated, Wrong
from nightcoach.server.replies import answers, json_response, knock, nothing_here, read_body
from nightcoach.server.security import address_of, seat_token
from nightcoach.server.shelf import sets_of, shelf
from nightcoach.server.socket import table_socket
from nightcoach.table.inbox import Gone
from nightcoach.table.log import entries as e
from nightcoach.table.log.people import clean_name, token_hash
from nightcoach.table.room import Room

GOOD_HOST = re.compile(r"[A-Za-z0-9.:\-\[\]]{1,255}")
"""What a link may contain: a name or an address, perhaps with a port."""
T = TypeVar("T")


async def at_table(request: Request, ask: Callable[[Room], Awaitable[T]]) -> tuple[Room, T]:
    """Ask the table that the path names; once more if it leaves memory just then."""
    lobby, code = knock(request).lobby, request.path_params["code"]
    try:
        room = await lobby.room(code)
        return room, await ask(room)
    except Gone:
        room = await lobby.room(code)
        return room, await ask(room)


def link_to(request: Request, code: str) -> str:
    """The address to give to others: as this one was reached, or the local network's if that was by localhost."""
    door: Door = request.app.state.door
    host = request.headers.get("host", "")
    name = host.rsplit(":", 1)[0].strip("[]").lower()
    at_home = name in ("localhost", "127.0.0.1", "::1") or not GOOD_HOST.fullmatch(host)
    base = door.lan_url if at_home and door.lan_url else f"{request.scope['scheme']}://{host}"
    return f"{base}/t/{code}"


async def make_table(request: Request) -> Response:
    """A new table; the person who makes it is its host."""
    door: Door = request.app.state.door
    wanted = await read_body(request, MakeTable)
    if not door.may_make(address_of(request.scope.get("client"))):
        raise Refused("too_fast", "that was too many attempts; wait a minute")
    name = clean_name(wanted.name)

    def host(code: str) -> e.Joined:
        token = token_hash(seat_token(door.secret, code, wanted.key))
        return e.Joined(1, name, wanted.color, wanted.character, token, True)

    if wanted.lesson and wanted.options:
        raise Refused("lesson_options", "a guided game brings its own options; ask for it without any")
    lobby, game = door.lobby, wanted.game
    room = await (lobby.teach(game, host) if wanted.lesson else lobby.make(game, dict(wanted.options), host))
    code = room.table.code
    token = seat_token(door.secret, code, wanted.key)
    return json_response(Seated(code, 1, 0, token, link_to(request, code)), 201)


async def join_table(request: Request) -> Response:
    """Come in, with a seat or to watch. Asking again with the same key is the same person."""
    wanted = await read_body(request, JoinTable)
    door: Door = request.app.state.door
    code = tidy_code(request.path_params["code"])
    token = seat_token(door.secret, code, wanted.key)
    room, person = await at_table(
        request, lambda room: room.join(wanted.name, wanted.color, wanted.character, token, wanted.watch)
    )
    return json_response(Seated(code, person, room.table.seat_of(person), token, link_to(request, code)))


async def show_table(request: Request) -> Response:
    """What everybody may see of a table that is not locked."""
    _, (board, view) = await at_table(request, lambda room: room.look())
    if board.locked:
        raise Refused("locked", "this table is locked; ask its host to unlock it")
    return json_response(PublicTable(board, view, link_to(request, board.code)))


async def recorded(request: Request) -> str:
    """The line of the record that the path names. There is none before the game is over."""
    number = request.path_params["number"]
    if not number.isascii() or not number.isdecimal() or len(number) > 9:
        raise Refused("no_record", f"this table has no record '{number[:12]}'", {"number": number[:12]})
    return await knock(request).lobby.record(request.path_params["code"], int(number))


async def record(request: Request) -> Response:
    """The record of a game that is over, one line for `nightcoach verify`."""
    line = await recorded(request)
    number = request.path_params["number"]
    name = f"{tidy_code(request.path_params['code'])}-{int(number)}.jsonl"
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return Response(line + "\n", media_type="application/x-ndjson", headers=headers)


async def facts(request: Request) -> Response:
    """How a finished game came about: its facts, as [GameInfo](#gameinfo) describes them; none before it is over."""
    line = await recorded(request)
    return json_response(await asyncio.to_thread(facts_of, line))


@functools.lru_cache(64)
def facts_of(line: str) -> tuple[Fact, ...]:
    """The facts in a record. Everybody at a table asks for the same ones at the same time."""
    return how_it_came(parse(line.encode() + b"\n", games.game))


async def qr_code(request: Request) -> Response:
    """The link to the table as a QR code."""
    code = (await knock(request).lobby.room(request.path_params["code"])).table.code
    picture = io.BytesIO()
    segno.make(link_to(request, code), error="m", micro=False).save(
        picture, kind="svg", scale=8, border=4, dark="#000", light="#fff", xmldecl=False, title=code
    )
    return Response(picture.getvalue(), media_type="image/svg+xml")


async def list_games(_request: Request) -> Response:
    """The games: seats, options with their types, events, levels of bots. A list of [GameInfo](#gameinfo)."""
    return json_response(shelf())


async def sets(request: Request) -> Response:
    """The [Sets](#sets) of cards for `?seats=` players, the fairest first, with their measured balance, and what can be
    changed in what `&options=` (a JSON object, as in MakeTable) deal, or why not. No table is asked for it."""
    asked = request.query_params
    return json_response(sets_of(request.path_params["game"], asked.get("seats", ""), asked.get("options", "{}")))


async def book(request: Request) -> Response:
    """The rules of a game, in Markdown."""
    return Response(book_text(request.path_params["book"]), media_type="text/markdown")


async def spoken(request: Request) -> Response:
    """Every text of the client in a language, as a Fluent catalogue; the page already holds those in its reader's
    language."""
    return Response(client_words(request.path_params["language"]), media_type="text/plain")


async def livez(_request: Request) -> Response:
    """Whether the server answers at all: if not, it should be started again."""
    return json_response({"ok": True})


async def readyz(request: Request) -> Response:
    """Whether people should be sent here: the database keeps what is written, and the server is not about to stop."""
    door: Door = request.app.state.door
    if door.stopping:
        raise Refused("stopping", "this server is about to stop")
    await door.lobby.store.check()
    return json_response({"ok": True})


async def page(request: Request) -> Response:
    """The page, in the reader's language; it decides by its path what to show."""
    client: Client = request.app.state.client
    return client.page(request.headers)


async def file(request: Request) -> Response:
    """A file of the page. One under `/assets` never changes."""
    client: Client = request.app.state.client
    found = client.file(request.url.path.removeprefix("/"), request.headers)
    if found is None:
        raise nothing_here()
    return found


async def missing(request: Request, _error: Exception) -> Response:
    """An unknown address: people get the page, which says so; programs get a refusal like any other."""
    reads = request.method in ("GET", "HEAD") and "text/html" in request.headers.get("accept", "")
    if reads and not request.url.path.startswith(("/api/", "/assets/")):
        client: Client = request.app.state.client
        return client.page(request.headers, 404)
    refused = nothing_here()
    return json_response(Wrong(refused.reason, refused.message, refused.facts), 404)


PAGES = {
    "home": "/",
    "new": "/new",
    "new_game": "/new/{game}",
    "table_page": "/t/{code}",
    "screen": "/t/{code}/screen",
    "rules": "/rules",
    "rules_of": "/rules/{book}",
    "settings": "/settings",
    "credits": "/credits",
}
"""The paths at which the client has something to show; it does its own routing."""

ROUTES: list[BaseRoute] = [
    *[Route(path, answers(page), name=name) for name, path in PAGES.items()],
    Route("/assets/{name}", answers(file), name="asset"),
    Route("/livez", answers(livez), name="livez"),
    Route("/readyz", answers(readyz), name="readyz"),
    Route("/healthz", answers(readyz), name="healthz"),
    Route("/api/games", answers(list_games), name="games"),
    Route("/api/games/{game}/sets", answers(sets), name="sets"),
    Route("/api/rules/{book}", answers(book), name="book"),
    Route("/api/words/{language}", answers(spoken), name="words"),
    Route("/api/tables", answers(make_table), methods=["POST"], name="make_table"),
    Route("/api/tables/{code}", answers(show_table), name="show_table"),
    Route("/api/tables/{code}/join", answers(join_table), methods=["POST"], name="join_table"),
    Route("/api/tables/{code}/qr.svg", answers(qr_code), name="qr_code"),
    Route("/api/tables/{code}/records/{number}", answers(record), name="record"),
    Route("/api/tables/{code}/records/{number}/facts", answers(facts), name="facts"),
    WebSocketRoute("/api/tables/{code}/socket", table_socket, name="socket"),
    *OPERATING,
]


def make_app(door: Door, client: Client | None = None) -> ASGIApp:
    """The application around a lobby, with the client that is built here unless another is given."""

    @asynccontextmanager
    async def lifespan(_app: Starlette) -> AsyncIterator[None]:
        await door.lobby.start()
        yield
        await door.lobby.close()
        door.lobby.store.close()

    client = client or built()
    # Icons and the like lie beside the page, whatever they are called.
    beside = [Route(f"/{name}", answers(file), name="beside") for name in client.files if "/" not in name]
    app = Starlette(routes=[*ROUTES, *beside], lifespan=lifespan, exception_handlers={404: missing})
    app.state.door = door
    app.state.client = client
    return Front(app, door)
