"""The route of a table's socket: who may have one."""

from __future__ import annotations

from starlette.responses import PlainTextResponse
from starlette.websockets import WebSocket

from nightcoach.server.door import Door
from nightcoach.server.protocols import TableProtocol
from nightcoach.server.security import address_of, good_origin
from nightcoach.server.visitor import Visitor


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
    except BaseException:
        door.go(address)
        raise
    protocol.take_over(address, lambda socket: Visitor(socket, door, websocket.path_params["code"], address))


async def _deny(websocket: WebSocket, status: int, text: str) -> None:
    await websocket.send_denial_response(PlainTextResponse(text, status))
