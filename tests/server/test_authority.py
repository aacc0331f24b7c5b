"""Who may do what: every route and every command, tried by everybody who could try it."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable, Iterator
from dataclasses import dataclass, field
from typing import Any, get_args

import httpx
import msgspec
import pytest
from starlette.routing import Route, WebSocketRoute
from websockets.asyncio.client import connect

from nightcoach.core.chain import pledge_of
from nightcoach.core.frames import Pace
from nightcoach.games import game
from nightcoach.server.app import PAGES, ROUTES
from nightcoach.table.commands.dispatch import DECIDE
from nightcoach.table.log.table import Table
from nightcoach.table.wire import inbound
from tests.server.client import Client, key
from tests.server.running import Running, running

pytestmark = pytest.mark.server

METRICS_TOKEN = "the token of the one who runs the server"
FORGED = "A" * 43
ACTORS = ("screen", "outsider", "kicked", "forged", "spectator", "seat", "host")
"""A table screen has no token; an outsider has a seat at another table; a forged token is nobody's."""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(tmp_path_factory.mktemp("authority") / "t.db", metrics_token=METRICS_TOKEN) as found:
        yield found


# A table with everybody


@dataclass
class World:
    """Seats: the host, somebody, two bots. Beside them a spectator, somebody who was sent away, and an outsider."""

    url: str
    code: str
    host: Client
    seat: Client
    spectator: Client
    tokens: dict[str, str | None]
    keys: dict[str, str]
    people: dict[str, int] = field(default_factory=dict)

    def client(self, actor: str) -> Client:
        found: Client = getattr(self, actor)
        return found

    async def close(self) -> None:
        for client in (self.host, self.seat, self.spectator):
            await client.close()


OPTIONS: dict[str, Any] = {
    "first_deal": "chosen_wolf", "first_wolf": 0, "deal_seconds": 600, "choose_seconds": 600, "prowl_seconds": 600
}  # fmt: skip
"""The host deals first, so that a game that has begun waits for the host."""


async def world(url: str) -> World:
    keys = {actor: key() for actor in ACTORS}
    async with httpx.AsyncClient(base_url=url, verify=False) as http:

        async def made(actor: str) -> dict[str, Any]:
            body = {"game": "eatme", "name": actor, "key": keys[actor], "options": OPTIONS}
            found: dict[str, Any] = (await http.post("/api/tables", json=body)).raise_for_status().json()
            return found

        outsider, host = await made("outsider"), await made("host")
        path = f"/api/tables/{host['code']}/join"

        async def joined(actor: str) -> dict[str, Any]:
            body = {"name": actor, "key": keys[actor], "watch": actor == "spectator"}
            found: dict[str, Any] = (await http.post(path, json=body)).raise_for_status().json()
            return found

        seated = {"host": host, **{actor: await joined(actor) for actor in ("seat", "spectator", "kicked")}}
    opened = {a: await Client(url, host["code"], seated[a]["token"]).open() for a in ("host", "seat", "spectator")}
    await opened["host"].must("kick", person=seated["kicked"]["person"])
    for _ in range(2):
        await opened["host"].must("add_bot", level="random")
    tokens = {actor: seated[actor]["token"] for actor in seated} | {"outsider": outsider["token"], "forged": FORGED}
    people = {actor: seated[actor]["person"] for actor in seated}
    return World(url, host["code"], **opened, tokens={"screen": None, **tokens}, keys=keys, people=people)


async def heard_at_the_door(w: World, actor: str) -> tuple[str, int | None]:
    """Says hello with what the actor has: "welcome" and who one is, or why not."""
    address = w.url.replace("http", "ws", 1) + f"/api/tables/{w.code}/socket"
    hello = {"t": "hello", "protocol": 1, "token": w.tokens[actor]}
    async with connect(address, compression=None) as socket:
        await socket.send(json.dumps(hello))
        first = json.loads(await socket.recv())
        if first["t"] == "welcome":
            return "welcome", first["you"]["person"]
        await socket.wait_closed()
        return first["reason"], None


async def outcome(w: World, actor: str, command: dict[str, Any]) -> str:
    """What becomes of a command: ok, or the reason of its refusal."""
    facts = {name: value for name, value in command.items() if name != "do"}
    if actor in ("host", "seat", "spectator"):
        receipt = await w.client(actor).do(command["do"], **facts)
        return "ok" if receipt["ok"] else str(receipt["reason"])
    client = Client(w.url, w.code, w.tokens[actor])
    await client.open()
    if client.closed is not None:
        reason = str(client.others[0]["reason"])
    else:
        receipt = await client.do(command["do"], **facts)
        reason = "ok" if receipt["ok"] else str(receipt["reason"])
    await client.close()
    return reason


async def seen(w: World) -> dict[str, Any]:
    """Everything that a fresh table screen sees."""
    screen = await Client(w.url, w.code).open()
    assert screen.known is not None
    await screen.close()
    return screen.known.everything()


# Commands

Prepare = Callable[[World, str], Awaitable[None]]


async def lobby(w: World, actor: str) -> None:
    """Before the game."""


async def draw(w: World, actor: str) -> None:
    """While luck is drawn."""
    for client in (w.host, w.seat):
        await client.must("pledge", pledge=pledge_of(LUCK))
    await w.host.must("start")
    for client in (w.host, w.seat, w.spectator):
        await client.until(lambda client=client: client.board["draw"] is not None)  # type: ignore[misc]


async def play(w: World, actor: str) -> None:
    """In a game that waits for the host to deal."""
    await w.host.must("start")
    for client in (w.host, w.seat, w.spectator):
        await client.until(lambda client=client: client.board["phase"] == "play")  # type: ignore[misc]


async def prowl(w: World, actor: str) -> None:
    """In a game in which the host prowls."""
    await w.host.must("pace", bots="instant")
    await play(w, actor)
    await w.host.move(w.host.view["legal"][0])
    await w.seat.until(lambda: w.seat.view["legal"])
    await w.seat.move("sleep")
    await w.host.until(lambda: w.host.view["window"] == "prowl")


async def paused(w: World, actor: str) -> None:
    await play(w, actor)
    await w.host.must("pause", on=True)


async def left(w: World, actor: str) -> None:
    """In a game that the actor has left."""
    await play(w, actor)
    if actor in ("host", "seat", "spectator"):
        await w.client(actor).must("leave")


async def over(w: World, actor: str) -> None:
    await play(w, actor)
    await w.host.must("end")
    for client in (w.host, w.seat, w.spectator):
        await client.until(lambda client=client: client.board["result"] is not None)  # type: ignore[misc]


@dataclass(frozen=True)
class Row:
    """A command, when it is tried, and what becomes of it for the spectator, the seat and the host."""

    command: dict[str, Any]
    when: Prepare
    spectator: str
    seat: str
    host: str

    def expected(self, actor: str) -> str:
        """Nobody without a seat's or a spectator's own token may do anything at all."""
        closed = {"screen": "watching", "outsider": "token", "kicked": "kicked", "forged": "token"}
        return closed[actor] if actor in closed else str(getattr(self, actor))


DEAL = "deal wolf kids hood pig"
LUCK = "0123456789abcdef" * 2
DRESS = {"name": "X", "color": "red", "character": "owl"}
TABLE = [
    #   command                                                    when    spectator      seat           host
    Row({"do": "move", "words": DEAL, "question": 1},              play,   "not_seated",  "not_asked",   "ok"),
    Row({"do": "move", "words": "sleep", "question": 1},           play,   "sealed",      "sealed",      "sealed"),
    Row({"do": "theatre", "words": "visit 1"},                     prowl,  "not_seated",  "no_theatre",  "ok"),
    Row({"do": "order", "window": "choose", "words": "trap"},      play,   "not_seated",  "ok",          "ok"),
    Row({"do": "marks", "signs": "fo.."},                          play,   "not_seated",  "ok",          "ok"),
    Row({"do": "more"},                                            play,   "not_seated",  "no_more",     "ok"),
    Row({"do": "back"},                                            left,   "ok",          "ok",          "ok"),
    Row({"do": "back"},                                            play,   "no_stand_in", "no_stand_in", "no_stand_in"),
    Row({"do": "leave"},                                           play,   "ok",          "ok",          "ok"),
    Row({"do": "take", "seat": 2},                                 play,   "ok",          "has_seat",    "has_seat"),
    Row({"do": "take", "seat": 1},                                 play,   "not_bot",     "has_seat",    "has_seat"),
    Row({"do": "sit"},                                             lobby,  "ok",          "has_seat",    "has_seat"),
    Row({"do": "sit"},                                             play,   "not_lobby",   "not_lobby",   "not_lobby"),
    Row({"do": "stand"},                                           lobby,  "not_seated",  "ok",          "ok"),
    Row({"do": "dress", **DRESS},                                  play,   "ok",          "ok",          "ok"),
    Row({"do": "pick", "character": "fox"},                        lobby,  "not_seated",  "ok",          "ok"),
    Row({"do": "pledge", "pledge": "0123456789abcdef" * 4},        lobby,  "not_seated",  "ok",          "ok"),
    Row({"do": "luck", "value": LUCK},                             draw,   "no_luck",     "ok",          "ok"),
    Row({"do": "sit"},                                             draw,   "drawing",     "drawing",     "drawing"),
    Row({"do": "say", "text": "hello"},                            play,   "ok",          "ok",          "ok"),
    Row({"do": "sentence", "id": "say-hello"},                     play,   "ok",          "ok",          "ok"),
    Row({"do": "start"},                                           lobby,  "not_host",    "not_host",    "ok"),
    Row({"do": "rematch"},                                         over,   "not_host",    "not_host",    "ok"),
    Row({"do": "arrange", "order": [4, 3, 1, 0]},                  lobby,  "not_host",    "not_host",    "ok"),
    Row({"do": "choose", "options": {"target_points": 7}},         lobby,  "not_host",    "not_host",    "ok"),
    Row({"do": "pace", "bots": "calm"},                            lobby,  "not_host",    "not_host",    "ok"),
    Row({"do": "add_bot", "level": "canny"},                       lobby,  "not_host",    "not_host",    "ok"),
    Row({"do": "remove_bot", "place": 4},                          lobby,  "not_host",    "not_host",    "ok"),
    Row({"do": "rename", "person": 2, "name": "Y"},                play,   "not_host",    "not_host",    "ok"),
    Row({"do": "kick", "person": 2},                               play,   "not_host",    "not_host",    "ok"),
    Row({"do": "reseat", "seat": 1, "person": 3},                  play,   "not_host",    "not_host",    "ok"),
    Row({"do": "hat", "person": 3},                                play,   "not_host",    "not_host",    "ok"),
    Row({"do": "lock", "on": True},                                play,   "not_host",    "not_host",    "ok"),
    Row({"do": "mute", "person": 2, "on": True},                   play,   "not_host",    "not_host",    "ok"),
    Row({"do": "pause", "on": True},                               play,   "not_host",    "not_host",    "ok"),
    Row({"do": "pause", "on": False},                              paused, "not_seated",  "ok",          "ok"),
    Row({"do": "extend"},                                          play,   "not_host",    "not_host",    "ok"),
    Row({"do": "end"},                                             play,   "not_host",    "not_host",    "ok"),
]  # fmt: skip


def named(row: Row) -> str:
    return f"{row.command['do']} in {row.when.__name__}"


ANSWERS = {"agree"}
"""The answer to a question that Eat Me never asks: tests/table/test_asking.py tries who may give it."""
LOOKS = {"looked"}
"""Of a deal that waits, which Eat Me does not have: tests/table/test_deal.py tries who may say it."""
NARRATORS = {"answer", "close"}
"""Commands of a human narrator, whom Eat Me does not have: tests/table/test_narrator.py tries who may give them."""


def test_every_command_is_in_the_table() -> None:
    listed = {row.command["do"] for row in TABLE} | NARRATORS | ANSWERS | LOOKS
    assert listed == {command.__struct_config__.tag for command in DECIDE}
    assert listed == {command.__struct_config__.tag for command in get_args(inbound.AnyCommand)}


def test_every_command_of_the_table_is_one_that_the_wire_takes() -> None:
    for row in TABLE:
        do = {"t": "do", "id": "a", "command": row.command}
        assert isinstance(inbound.read_message(msgspec.json.encode(do)), inbound.Do)


def test_every_command_is_allowed_to_somebody() -> None:
    allowed = {row.command["do"] for row in TABLE if "ok" in (row.spectator, row.seat, row.host)}
    assert allowed == {row.command["do"] for row in TABLE}


@pytest.fixture
def _short_windows(monkeypatch: pytest.MonkeyPatch) -> None:
    """A game whose windows are short reactions: only there one may ask for more time."""
    real = Table.pace

    def fixed(table: Table) -> Pace | None:
        pace = real(table)
        return None if pace is None else Pace(pace.seconds, 0.0, True, pace.between, pace.theatre)

    monkeypatch.setattr(Table, "pace", fixed)


@pytest.mark.patched
@pytest.mark.usefixtures("_short_windows")
@pytest.mark.parametrize("row", [row for row in TABLE if row.command["do"] == "more"], ids=named)
def test_more_time_can_be_asked_for_by_those_who_may(server: Running, row: Row) -> None:
    asyncio.run(tried(server.url, row))


@pytest.mark.parametrize("row", [row for row in TABLE if row.command["do"] == "pick"], ids=named)
def test_a_picture_is_chosen_by_those_who_may(server: Running, row: Row, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(game("eatme")), "characters", ("fox", "owl"))
    asyncio.run(tried(server.url, row))


@pytest.mark.parametrize("row", [row for row in TABLE if row.command["do"] not in ("more", "pick")], ids=named)
def test_a_command_is_done_for_those_who_may_and_refused_to_all_others(server: Running, row: Row) -> None:
    asyncio.run(tried(server.url, row))


async def tried(url: str, row: Row) -> None:
    """Everybody who may not tries it at one table, where nothing changes; everybody who may at a table of their own."""
    refused = [actor for actor in ACTORS if row.expected(actor) != "ok"]
    allowed = [actor for actor in ACTORS if actor not in refused]

    async def in_vain() -> list[str]:
        w = await world(url)
        await row.when(w, "")
        before = await seen(w)
        found = [await outcome(w, actor, row.command) for actor in refused]
        assert await seen(w) == before
        await w.close()
        return found

    async def alone(actor: str) -> str:
        w = await world(url)
        await row.when(w, actor)
        found = await outcome(w, actor, row.command)
        await w.close()
        return found

    vain, *done = await asyncio.gather(in_vain(), *[alone(actor) for actor in allowed])
    assert dict(zip(refused, vain, strict=True)) == {actor: row.expected(actor) for actor in refused}
    assert dict(zip(allowed, done, strict=True)) == dict.fromkeys(allowed, "ok")


def test_the_id_of_somebody_elses_command_gives_nobody_their_receipt(server: Running) -> None:
    async def story() -> tuple[dict[str, Any], dict[str, Any]]:
        w = await world(server.url)
        mine = await w.host.do("pace", number="same-id", bots="calm")
        theirs = await w.seat.do("pace", number="same-id", bots="instant")
        await w.close()
        return mine, theirs

    mine, theirs = asyncio.run(story())
    assert mine["ok"]
    assert theirs["reason"] == "not_host"


def test_whoever_is_sent_away_hears_nothing_more(server: Running) -> None:
    async def story() -> tuple[Client, tuple[int, str] | None]:
        w = await world(server.url)
        await play(w, "")
        await w.host.must("kick", person=w.people["seat"])
        await w.seat.until(lambda: w.seat.closed is not None)
        frames = len(w.seat.frames)
        await w.host.must("say", text="now we are alone")
        assert len(w.seat.frames) == frames
        await w.close()
        return w.seat, w.seat.closed

    seat, closed = asyncio.run(story())
    assert seat.others[-1] == {"t": "bye", "reason": "kicked", "again": False}
    assert closed == (4003, "kicked")


def test_whoever_has_lost_a_seat_to_another_can_no_longer_play_it(server: Running) -> None:
    async def story() -> str:
        w = await world(server.url)
        await play(w, "")
        await w.host.must("reseat", seat=1, person=w.people["spectator"])
        found = await outcome(w, "seat", {"do": "order", "window": "choose", "words": "trap"})
        await w.close()
        return found

    assert asyncio.run(story()) == "not_seated"


def test_the_old_host_is_host_no_more(server: Running) -> None:
    async def story() -> list[str]:
        w = await world(server.url)
        await w.host.must("hat", person=w.people["seat"])
        found = [await outcome(w, actor, {"do": "pace", "bots": "calm"}) for actor in ("host", "seat")]
        await w.close()
        return found

    assert asyncio.run(story()) == ["not_host", "ok"]


# Routes

Everybody = dict[str, object]


def all_get(status: int) -> Everybody:
    """For this route a token makes no difference."""
    return dict.fromkeys(ACTORS, status)


ADMIN = ("show_admin", "show_admin_table", "close_table", "drain_server", "announce")
"""What only whoever runs the server may ask for."""
ROUTE_TABLE: dict[str, tuple[Everybody, Everybody]] = {
    # name: at an open table, at a locked table
    **{name: (all_get(200), all_get(200)) for name in PAGES},  # the same page for everybody: it knows no table
    "asset": (all_get(404), all_get(404)),
    "healthz": (all_get(200), all_get(200)),
    "livez": (all_get(200), all_get(200)),
    "readyz": (all_get(200), all_get(200)),
    "games": (all_get(200), all_get(200)),
    "sets": (all_get(200), all_get(200)),
    "book": (all_get(200), all_get(200)),
    "words": (all_get(200), all_get(200)),
    "make_table": (all_get(201), all_get(201)),
    "show_table": (all_get(200), all_get(403)),
    "qr_code": (all_get(200), all_get(200)),
    "record": (all_get(200), all_get(200)),
    "facts": (all_get(200), all_get(200)),
    "metrics": (all_get(403), all_get(403)),
    "admin": (all_get(200), all_get(200)),  # a page to sign in at
    "admin_file": (all_get(404), all_get(404)),
    **{name: (all_get(403), all_get(403)) for name in ADMIN},
    "join_table": (
        {"screen": "new", "outsider": "new", "forged": "new", "kicked": "kicked", "spectator": "same", "seat": "same",
         "host": "same"},
        {"screen": "locked", "outsider": "locked", "forged": "locked", "kicked": "kicked", "spectator": "same",
         "seat": "same", "host": "same"},
    ),
    "socket": (
        {"screen": "welcome", "outsider": "token", "forged": "token", "kicked": "kicked", "spectator": "same",
         "seat": "same", "host": "same"},
        {"screen": "locked", "outsider": "token", "forged": "token", "kicked": "kicked", "spectator": "same",
         "seat": "same", "host": "same"},
    ),
}  # fmt: skip


async def over_http(w: World, route: Route, actor: str) -> object:
    """Ask as this actor, with the token wherever a token could be put."""
    path = route.path.replace("{code}", w.code).replace("{number}", "1").replace("{book}", "eatme")
    path = path.replace("{language}", "de").replace("{game}/sets", "lupus/sets?seats=8")
    token = w.tokens[actor]
    headers = {"x-forwarded-for": "192.0.2.7"} if route.name in ("metrics", *ADMIN) else {}
    if token is not None:
        headers |= {"authorization": f"Bearer {token}", "cookie": f"token={token}"}
    body: dict[str, Any] = {"name": actor, "key": w.keys[actor]}
    if route.name == "make_table":
        body["game"] = "eatme"
    async with httpx.AsyncClient(base_url=w.url, headers=headers, verify=False) as http:
        if route.methods == {"POST"}:
            answer = await http.post(path, json=body)
        else:
            answer = await http.get(path)
    if route.name != "join_table":
        return answer.status_code
    if answer.status_code != 200:
        assert answer.status_code == 403
        return answer.json()["reason"]
    seated = answer.json()
    if seated["person"] in w.people.values():
        assert seated["person"] == w.people[actor]
        assert seated["token"] == token
        return "same"
    assert seated["token"] not in w.tokens.values()
    return "new"


async def over_socket(w: World, actor: str) -> object:
    word, person = await heard_at_the_door(w, actor)
    if person is None:
        return word
    assert person == w.people[actor]
    return "same"


def test_every_route_is_in_the_table() -> None:
    assert set(ROUTE_TABLE) == {route.name for route in ROUTES if isinstance(route, (Route, WebSocketRoute))}
    assert len(ROUTE_TABLE) == len(ROUTES)


@pytest.mark.parametrize("locked", [False, True], ids=["open", "locked"])
@pytest.mark.parametrize("route", ROUTES, ids=lambda route: route.name)
def test_a_route_answers_those_who_may(server: Running, route: Route | WebSocketRoute, locked: bool) -> None:
    async def story() -> Everybody:
        w = await world(server.url)
        await over(w, "")
        if locked:
            await w.host.must("lock", on=True)
        found: Everybody = {}
        for actor in ACTORS:
            found[actor] = await over_http(w, route, actor) if isinstance(route, Route) else await over_socket(w, actor)
        await w.close()
        return found

    assert asyncio.run(story()) == ROUTE_TABLE[route.name][locked]


def test_metrics_are_shown_to_the_bearer_of_their_token(server: Running) -> None:
    headers = {"x-forwarded-for": "192.0.2.7", "authorization": f"Bearer {METRICS_TOKEN}"}
    assert httpx.get(f"{server.url}/metrics", headers=headers).status_code == 200


@pytest.mark.parametrize("name", ["record", "facts"])
def test_the_record_of_a_game_that_runs_is_shown_to_nobody(server: Running, name: str) -> None:
    async def story() -> set[object]:
        w = await world(server.url)
        await play(w, "")
        route = next(route for route in ROUTES if isinstance(route, Route) and route.name == name)
        found = {await over_http(w, route, actor) for actor in ACTORS}
        await w.close()
        return found

    assert asyncio.run(story()) == {409}


def test_a_name_that_is_taken_gives_nobody_the_seat_of_that_name(server: Running) -> None:
    async def story() -> tuple[int, str, World]:
        w = await world(server.url)
        async with httpx.AsyncClient(base_url=w.url, verify=False) as http:
            answer = await http.post(f"/api/tables/{w.code}/join", json={"name": "host", "key": key()})
        await w.close()
        return answer.json()["person"], answer.json()["token"], w

    person, token, w = asyncio.run(story())
    assert person not in w.people.values()
    assert token not in w.tokens.values()
