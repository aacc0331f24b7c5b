"""What whoever runs the servers sees and does: figures, and the page at /admin.

It knows of a table what anybody at it could know who holds no card: no view, no record, no row of the log. What would
tell that somebody has just chosen, or left, is told late or in steps.
"""

from __future__ import annotations

import contextlib
import functools
import json
import logging
from pathlib import Path
from typing import Annotated, Final, Literal

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from nightcoach import NAMES
from nightcoach.core.errors import Refused
from nightcoach.server.client import preferred
from nightcoach.server.cluster import DRAIN
from nightcoach.server.door import Door
from nightcoach.server.lobby import Lobby, tidy_code
from nightcoach.server.monitoring import metrics, rounded
from nightcoach.server.replies import answers, json_response, knock, nothing_here, read_body
from nightcoach.server.security import is_loopback, same_secret
from nightcoach.store import Conflict
from nightcoach.store.leases import Server
from nightcoach.table.commands import operator
from nightcoach.table.inbox import Gone
from nightcoach.table.log import entries as e
from nightcoach.table.room import Room
from nightcoach.table.wire.board import board_of
from nightcoach.words import words

log = logging.getLogger("nightcoach.server")

FOLDER: Final = Path(__file__).parent / "admin_page"
TYPES: Final = {"admin.js": "text/javascript", "admin.css": "text/css"}
AT_HOME: Final = ("127.0.0.1", "localhost", "[::1]")
"""What this machine calls itself. A proxy that forgets X-Forwarded-For still passes on a name of the world."""
TRIES: Final = 20
SAID: Final = (
    "admin-title", "admin-about", "admin-token", "admin-sign-in", "admin-sign-out", "admin-wrong-token",
    "admin-unreachable", "admin-servers", "admin-tables", "admin-no-tables", "admin-address",
    "admin-version", "admin-beat", "admin-up", "admin-connections", "admin-here", "admin-draining", "admin-drain",
    "admin-drain-sure", "admin-drained", "admin-game", "admin-phase", "admin-phase-lobby",
    "admin-phase-play", "admin-phase-over", "admin-people", "admin-away", "admin-driven", "admin-rows", "admin-at",
    "admin-close", "admin-close-sure", "admin-closed", "admin-look", "admin-announce", "admin-minutes",
    "admin-announce-send", "admin-announced", "admin-lag", "admin-bus", "admin-bus-none", "admin-bus-up",
    "admin-bus-away", "admin-versions", "admin-seconds", "admin-locked",
    "refused-no_table", "refused-no_server", "refused-not_playing", "refused-too_fast", "refused-store",
)  # fmt: skip
"""Every text of the page."""
FACTS: Final = {
    "count": "{count}", "table": "{table}", "server": "{server}", "seconds": "{seconds}", "why": "{why}",
}  # fmt: skip
"""What texts leave open: the page puts it in."""


class Nothing(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A body that says nothing."""


class Announce(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All servers will be started again in so many minutes; 0 is now."""

    minutes: Annotated[int, msgspec.Meta(ge=0, le=1440)]


class Done(msgspec.Struct, frozen=True):
    """How many tables were reached."""

    tables: int


class AdminPerson(msgspec.Struct, frozen=True):
    """Somebody, as everybody at the table sees them."""

    name: str
    away: bool


class AdminTable(msgspec.Struct, frozen=True):
    """A table that some server has in memory. What is only known there is empty here until somebody asks for it."""

    code: str
    server: str
    """Which server drives its clock."""
    game: str | None = None
    phase: Literal["lobby", "play", "over"] | None = None
    locked: bool = False
    people: tuple[AdminPerson, ...] = ()
    rows: int | None = None
    """How long its log is; while a game runs, how long it was when that began."""
    at: float | None = None
    """When it last went on, in seconds since 1970: in a game, when it last asked something new."""


class AdminServer(msgspec.Struct, frozen=True):
    """A server on the same database, as it last described itself."""

    server: str
    address: str
    version: str
    beat: float
    """How many seconds ago it was last heard of."""
    up: float
    """For how many seconds it runs."""
    tables: int
    connections: int
    """Rounded up to hundreds."""
    draining: bool
    here: bool
    """Whether it is the one that answers."""


class Overview(msgspec.Struct, frozen=True):
    """All servers, all tables in memory, and how far this server lags."""

    servers: tuple[AdminServer, ...]
    tables: tuple[AdminTable, ...]
    lag: float
    """How many seconds the database took to answer the last beat."""
    bus: Literal["none", "up", "away"]
    now: float


def forwarded(request: Request) -> bool:
    """Whether a proxy has passed this on."""
    return any(name in request.headers for name in ("x-forwarded-for", "forwarded", "x-real-ip"))


def bears(request: Request, token: str) -> bool:
    """Whether this request brings the token, if there is one."""
    given = request.headers.get("authorization", "").removeprefix("Bearer ")
    return bool(token) and same_secret(given, token)


async def show_metrics(request: Request) -> Response:
    """Metrics for the operator: on this machine, or with the token."""
    door: Door = request.app.state.door
    here = is_loopback(request.scope.get("client")) and not forwarded(request)
    if not here and not bears(request, door.metrics_token):
        raise Refused("metrics", "metrics are shown on the server's own machine, or to the bearer of its token")
    return Response(metrics(door), media_type="text/plain; version=0.0.4; charset=utf-8")


def operators_only(request: Request) -> Lobby:
    """The tables, for whoever is at the server's own machine, or brings the token."""
    door = knock(request)
    name = request.headers.get("host", "").rsplit(":", 1)[0].lower()
    here = is_loopback(request.scope.get("client")) and not forwarded(request) and name in AT_HOME
    if not here and not bears(request, door.admin_token):
        raise Refused("operator", "this is for whoever runs the server: on its own machine, or with its token")
    return door.lobby


def table_shown(room: Room, server: str) -> AdminTable:
    """What an operator sees of a table: never a card, role or choice."""
    table, rows = room.table, room.ledger.rows
    board = board_of(table)
    return AdminTable(
        table.code,
        server,
        board.game,
        board.phase,
        board.locked,
        tuple([AdminPerson(person.name, person.away) for person in board.people]),
        rows.known() if table.phase == "lobby" else rows.before_game,
        round(table.seen_at),
    )


def server_shown(server: Server, now: float, here: str) -> AdminServer:
    """What an operator sees of a server."""
    return AdminServer(
        server.server,
        server.address,
        server.version,
        round(max(0.0, now - server.beat), 1),
        round(now - server.started),
        server.tables,
        rounded(server.connections),
        server.wish == DRAIN,
        server.server == here,
    )


def as_it_is(lobby: Lobby, server: Server) -> Server:
    """What a server has said of itself; of the one that answers, what it would say now: if it is alone, it seldom
    does."""
    cluster = lobby.cluster
    if server.server != cluster.server:
        return server
    heard = cluster.clock.now() - cluster.since_beat()
    return server._replace(beat=heard, tables=len(lobby.rooms), connections=cluster.connections())


async def driven(lobby: Lobby) -> dict[str, str]:
    """Every table that is in the memory of a server that is there, with the server that drives it."""
    cluster = lobby.cluster
    drivers = await lobby.store.leases.drivers()
    found = {code: server for code, server in drivers.items() if cluster.alive(server)}
    return {code: drivers.get(code, "") for code in lobby.rooms} | found


async def show_admin(request: Request) -> Response:
    """For the operator: servers and tables. Of tables that this server does not have in memory only who drives them."""
    lobby = operators_only(request)
    cluster, now = lobby.cluster, lobby.cluster.clock.now()
    tables = []
    for code, server in sorted((await driven(lobby)).items()):
        room = lobby.rooms.get(code)
        tables.append(AdminTable(code, server) if room is None or room.closed else table_shown(room, server))
    beat = cluster.latest
    return json_response(
        Overview(
            tuple([server_shown(as_it_is(lobby, each), now, cluster.server) for each in cluster.servers()]),
            tuple(tables),
            0.0 if beat is None else round(beat.answered - beat.asked, 4),
            "none" if cluster.bus is None else "up" if cluster.bus.up else "away",
            round(now, 1),
        )
    )


async def show_admin_table(request: Request) -> Response:
    """For the operator: one table, which this server loads for it."""
    lobby = operators_only(request)
    room = await lobby.room(request.path_params["code"])
    return json_response(table_shown(room, (await driven(lobby)).get(room.table.code, "")))


async def close_table(request: Request) -> Response:
    """For the operator: the game at this table ends, as if its host had ended it, and everybody is told."""
    lobby = operators_only(request)
    await read_body(request, Nothing)
    code = tidy_code(request.path_params["code"])
    await (await lobby.room(code)).operate(operator.end)
    log.warning("the operator has ended a game", extra={"table": code})
    return json_response(Done(1))


async def drain_server(request: Request) -> Response:
    """For the operator: this server hands its tables over and stops. Whatever has started it may start it again."""
    lobby = operators_only(request)
    await read_body(request, Nothing)
    name = request.path_params["server"]
    known = [each for each in lobby.cluster.servers() if each.server == name]
    if not known or not await lobby.store.leases.wish(name, DRAIN):
        raise Refused("no_server", f"no server is called '{name[:16]}'", {"server": name[:16]})
    log.warning("the operator drains a server", extra={"server": name})
    if name == lobby.cluster.server:
        lobby.cluster.drain()  # alone with its database it seldom looks for wishes
    return json_response(Done(known[0].tables))


async def announce(request: Request) -> Response:
    """For the operator: a line in the talk of every table that is in memory anywhere: the servers start again soon."""
    lobby = operators_only(request)
    minutes = (await read_body(request, Announce)).minutes
    reached = 0
    for code in await driven(lobby):
        room = lobby.rooms.get(code)
        if room is not None:
            with contextlib.suppress(Refused, Gone):
                await room.operate(lambda _table: operator.announce(minutes))
                reached += 1
                continue
        reached += await announced_from_afar(lobby, code, minutes)
    log.warning("the operator has announced a restart", extra={"count": reached})
    return json_response(Done(reached))


async def announced_from_afar(lobby: Lobby, code: str, minutes: int) -> bool:
    """Add the line to the log of a table that another server has: that one hears of it as of any other row. The table
    need not be loaded, since such a line fits wherever it comes."""
    row = e.write_step(e.Step(operator.announce(minutes)))
    for _ in range(TRIES):
        newest = await lobby.store.leases.newest([code])
        if code not in newest:
            return False
        try:
            await lobby.store.append(code, newest[code] + 1, [row], at=lobby.cluster.clock.now())
        except Conflict:
            continue  # somebody was faster
        lobby.cluster.wrote(code, newest[code] + 1)
        return True
    return False


@functools.cache
def page_in(language: str) -> str:
    """The page with all its texts in a language."""
    speech = words(language)
    said = {message: speech.say(message, **FACTS) for message in SAID}
    said |= {f"{name}-name": speech.say(f"{name}-name") for name in NAMES}
    block = json.dumps({"language": language, "said": said}, ensure_ascii=False).replace("<", "\\u003c")
    page = (FOLDER / "index.html").read_text(encoding="utf-8").replace('lang="en"', f'lang="{language}"')
    return page.replace("<!--words-->", f'<script type="application/json" id="words">{block}</script>')


async def admin_page(request: Request) -> Response:
    """The operator's page, in the reader's language; it holds nothing before somebody signs in."""
    language = preferred(request.headers.get("accept-language", ""))
    return Response(page_in(language), headers={"content-language": language}, media_type="text/html")


async def admin_file(request: Request) -> Response:
    """What the operator's page is made of."""
    name = request.path_params["name"]
    if name not in TYPES:
        raise nothing_here()
    return Response((FOLDER / name).read_bytes(), media_type=TYPES[name])


OPERATING: list[BaseRoute] = [
    Route("/metrics", answers(show_metrics), name="metrics"),
    Route("/admin", answers(admin_page), name="admin"),
    Route("/admin/{name}", answers(admin_file), name="admin_file"),
    Route("/api/admin", answers(show_admin), name="show_admin"),
    Route("/api/admin/tables/{code}", answers(show_admin_table), name="show_admin_table"),
    Route("/api/admin/tables/{code}/close", answers(close_table), methods=["POST"], name="close_table"),
    Route("/api/admin/servers/{server}/drain", answers(drain_server), methods=["POST"], name="drain_server"),
    Route("/api/admin/announce", answers(announce), methods=["POST"], name="announce"),
]
