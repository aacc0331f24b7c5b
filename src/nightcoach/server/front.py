"""Before all routes: whether a request is meant for us, and the headers that every answer has."""

from __future__ import annotations

from typing import Final

from starlette.datastructures import Headers
from starlette.responses import PlainTextResponse, Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket

from nightcoach.core.errors import Refused
from nightcoach.core.wire import to_json
from nightcoach.server.client import preferred
from nightcoach.server.door import Door
from nightcoach.server.hosts import good_host, shown
from nightcoach.server.security import HEADERS
from nightcoach.words import words

MISDIRECTED: Final = 421
HTTPS_ONLY: Final = (b"strict-transport-security", b"max-age=15552000")
"""A browser that has connected over https uses nothing else for half a year."""


class Front:
    """Every answer has the strict headers: errors, unknown pages and refused handshakes too. What an answer itself says
    about one of them takes precedence: a page has a policy with its own style."""

    def __init__(self, app: ASGIApp, door: Door) -> None:
        self.app = app
        self.door = door
        self.headers = [(name.encode(), value.encode()) for name, value in HEADERS.items()]

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        accepted = False
        safe = self.door.https and scope.get("scheme") in ("https", "wss")
        ours = [*self.headers, HTTPS_ONLY] if safe else self.headers

        async def with_headers(message: Message) -> None:
            nonlocal accepted
            accepted = accepted or message["type"] == "websocket.accept"
            if message["type"] == "websocket.close" and not accepted:
                # An unknown path: a refusal like any other, with headers.
                await send({"type": "websocket.http.response.start", "status": 404, "headers": ours})
                await send({"type": "websocket.http.response.body", "body": b"There is no such socket."})
                return
            if message["type"] in ("http.response.start", "websocket.http.response.start"):
                said = message.get("headers", [])
                known = {name.lower() for name, _ in said}
                message["headers"] = [*said, *[header for header in ours if header[0] not in known]]
            await send(message)

        if scope["type"] != "lifespan":
            headers = Headers(scope=scope)
            strange = [host for host in headers.getlist("host") if not good_host(host, self.door.hosts)]
            if strange:
                self.door.turned_away += 1
                await self.not_us(scope, receive, with_headers, headers, shown(strange[0]))
                return
        await self.app(scope, receive, with_headers)

    async def not_us(self, scope: Scope, receive: Receive, send: Send, headers: Headers, name: str) -> None:
        """Refuse a request that was meant for another host: in a sentence for people, in JSON for programs."""
        refused = Refused(
            "host",
            f"this server is not called '{name}'; whoever runs it can allow the name with --allowed-host {name}",
            {"name": name},
        )
        sentence = words(preferred(headers.get("accept-language", ""))).say("refused-host", name=name)
        if scope["type"] == "websocket":
            await WebSocket(scope, receive, send).send_denial_response(PlainTextResponse(sentence, MISDIRECTED))
            return
        if "text/html" in headers.get("accept", ""):
            await PlainTextResponse(sentence, MISDIRECTED)(scope, receive, send)
            return
        told = {"reason": refused.reason, "message": refused.message, "facts": refused.facts}
        await Response(to_json(told), MISDIRECTED, media_type="application/json")(scope, receive, send)
