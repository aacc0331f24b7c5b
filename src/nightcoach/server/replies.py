"""How requests are read and answered: bodies that are checked, and refusals with their status."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TypeVar

import msgspec
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response

from nightcoach.core.errors import Refused
from nightcoach.core.wire import to_json
from nightcoach.server.door import Door
from nightcoach.server.front import MISDIRECTED
from nightcoach.server.messages import Wrong
from nightcoach.server.security import address_of, good_origin
from nightcoach.table.inbox import Gone

STATUS = {
    "no_table": 404,
    "no_record": 404,
    "no_page": 404,
    "book": 404,
    "language": 404,
    "not_over": 409,
    "locked": 403,
    "kicked": 403,
    "origin": 403,
    "token": 403,
    "metrics": 403,
    "operator": 403,
    "no_server": 404,
    "crowded": 409,
    "table_full": 409,
    "hour_full": 429,
    "too_fast": 429,
    "many_tables": 503,
    "store": 503,
    "reload": 503,
    "game_gone": 503,
    "stopping": 503,
    "damaged": 500,
    "newer_table": 500,
    "too_large": 413,
    "content_type": 415,
    "host": MISDIRECTED,
}

B = TypeVar("B")
Endpoint = Callable[[Request], Awaitable[Response]]


def json_response(thing: object, status: int = 200) -> Response:
    """An answer in JSON."""
    return Response(to_json(thing), status, media_type="application/json")


def answers(endpoint: Endpoint) -> Endpoint:
    """Turn every refusal into a clear answer with its status."""

    async def answered(request: Request) -> Response:
        try:
            return await endpoint(request)
        except Refused as refused:
            wrong = Wrong(refused.reason, refused.message, refused.facts)
            return json_response(wrong, STATUS.get(refused.reason, 400))
        except Gone:
            return json_response(Wrong("reload", "the table is being loaded again; try once more", {}), 503)

    return answered


async def read_body(request: Request, kind: type[B]) -> B:
    """The body, checked for origin, type, size and shape."""
    door: Door = request.app.state.door
    headers = request.headers
    if not good_origin(headers.get("origin"), headers.get("host", ""), door.origins):
        raise Refused("origin", "this page belongs to another site; open the table's own address")
    if headers.get("content-type", "").split(";")[0].strip().lower() != "application/json":
        raise Refused("content_type", "the body must be JSON, with content-type application/json")
    body = bytearray()
    try:
        async for chunk in request.stream():
            body += chunk
            if len(body) > door.limits.frame_bytes:
                most = str(door.limits.frame_bytes)
                raise Refused("too_large", f"the body is larger than {most} bytes", {"most": most})
    except ClientDisconnect:
        why = "it ends in the middle"
        raise Refused("malformed", f"this message cannot be understood: {why}", {"why": why}) from None
    try:
        return msgspec.json.decode(bytes(body), type=kind)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        why = str(error)[:200]
        raise Refused("malformed", f"this message cannot be understood: {why}", {"why": why}) from None


def knock(request: Request) -> Door:
    """The door, if this address has not knocked too often."""
    door: Door = request.app.state.door
    if not door.knock(address_of(request.scope.get("client"))):
        raise Refused("too_fast", "that was too many attempts; wait a minute")
    return door


def nothing_here() -> Refused:
    """What programs are told about an address that does not exist."""
    return Refused("no_page", "there is nothing at this address")
