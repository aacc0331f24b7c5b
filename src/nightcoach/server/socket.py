"""One WebSocket: messages come in checked, one at a time; frames go out at once, or the connection is cut."""

from __future__ import annotations

import asyncio
import contextlib
import logging

import msgspec
from starlette.responses import PlainTextResponse
from starlette.websockets import WebSocket

from nightcoach.core.errors import Refused
from nightcoach.core.wire import to_json
from nightcoach.server.door import Door
from nightcoach.server.protocols import CODES, TableProtocol
from nightcoach.server.security import address_of, good_origin
from nightcoach.table.room import Gone, Room
from nightcoach.table.wire import inbound, outbound
from nightcoach.table.wire.news import Pipe, Watcher

log = logging.getLogger("nightcoach.server")


async def table_socket(websocket: WebSocket) -> None:
    """The door of a table for players, spectators and table screens."""
    door: Door = websocket.app.state.door
    address = address_of(websocket.scope.get("client"))
    headers = websocket.headers
    if not good_origin(headers.get("origin"), headers.get("host", ""), door.origins):
        await _deny(websocket, 403, "This page belongs to another site. Open the table's own address.")
        return
    if not door.come_in(address):
        await _deny(websocket, 429, "Too many connections. Close some, or try again in a minute.")
        return
    try:
        await websocket.accept()
        protocol: TableProtocol = websocket.scope["extensions"]["nightcoach.pipe"]["protocol"]
        if protocol.visit is not None:
            door.no_longer_asks(protocol.visit)  # from now on it counts as a socket
        await _talk(websocket, door, protocol, address)
    finally:
        door.go(address)


async def _deny(websocket: WebSocket, status: int, text: str) -> None:
    await websocket.send_denial_response(PlainTextResponse(text, status))


async def _talk(websocket: WebSocket, door: Door, pipe: Pipe, address: str) -> None:
    """Hello first, then everything else until the connection ends."""
    room: Room | None = None
    watcher: Watcher | None = None
    now = asyncio.get_running_loop().time
    latest = now() + door.limits.hello_seconds
    try:
        while True:
            try:
                waiting = _receive(websocket)
                data = await (waiting if watcher is not None else asyncio.wait_for(waiting, max(0.0, latest - now())))
            except TimeoutError:
                pipe.close("hello", True)
                return
            if data is None:
                return
            message = _read(data, pipe)
            if message is None:
                continue
            if isinstance(message, inbound.Ping):
                pipe.push(PONG)
            elif isinstance(message, inbound.Hello):
                if watcher is not None:
                    problem(pipe, Refused("hello_twice", "hello was already said; to see everything again, say resync"))
                    continue
                found = await _enter(websocket, door, pipe, message, address)
                if found is None:
                    return
                room, watcher = found
            elif watcher is None or room is None:
                problem(pipe, Refused("hello_first", "say hello first"))
            elif isinstance(message, inbound.Do):
                await room.command(watcher, message)
            else:
                await room.resync(watcher, message)
    except Gone:
        pipe.close("reload", True)
    finally:
        if room is not None and watcher is not None:
            with contextlib.suppress(asyncio.CancelledError):
                await asyncio.shield(room.exit(watcher))


async def _receive(websocket: WebSocket) -> bytes | None:
    """The next message, or nothing at the end of the connection."""
    message = await websocket.receive()
    if message["type"] == "websocket.disconnect":
        return None
    data: bytes = message["bytes"]
    return data


def _read(data: bytes, pipe: Pipe) -> inbound.Hello | inbound.Do | inbound.Resync | inbound.Ping | None:
    """The message, or nothing if it cannot be read; the sender has then been told why."""
    try:
        return inbound.read_message(data)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        why = str(error)[:200]
        problem(pipe, Refused("malformed", f"this message cannot be understood: {why}", {"why": why}), _id_in(data))
        return None


class _WithId(msgspec.Struct):
    id: str = ""


def _id_in(data: bytes) -> str:
    """The id of a command that is otherwise wrong, so that its sender need not wait for a receipt."""
    try:
        return msgspec.json.decode(data, type=_WithId).id[:40]
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return ""


def problem(pipe: Pipe, refused: Refused, command: str = "") -> None:
    """Say what was wrong with a message."""
    pipe.push(to_json(outbound.Problem(refused.reason, refused.message, refused.facts, command)))


async def _enter(
    websocket: WebSocket, door: Door, pipe: Pipe, hello: inbound.Hello, address: str
) -> tuple[Room, Watcher] | None:
    """Find the table and enter it, or be told why not and disconnected."""
    try:
        if hello.protocol != inbound.PROTOCOL:
            ours = str(inbound.PROTOCOL)
            raise Refused(
                "protocol",
                f"this server speaks protocol {ours}, not {hello.protocol}; load the page again",
                {"ours": ours, "theirs": str(hello.protocol)},
            )
        if not door.knock(address):
            raise Refused("too_fast", "that was too many attempts; wait a minute")
        code = websocket.path_params["code"]
        room = await door.lobby.room(code)
        try:
            return room, await room.enter(pipe, hello)
        except Gone:
            room = await door.lobby.room(code)
            return room, await room.enter(pipe, hello)
    except Refused as refused:
        problem(pipe, refused)
        again = refused.reason in ("too_fast", "store", "many_tables")
        pipe.close(refused.reason if refused.reason in CODES else "refused", again)
        return None


PONG = to_json(outbound.Pong())
