"""uvicorn's protocols with our limits: pages, and the handshake of a table's socket."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import Any, Final

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from nightcoach.server.door import Door, Visit
from nightcoach.server.websocket import Outbox, Reader, TableSocket

HEADER_BYTES: Final = 32_768
ASK_SECONDS: Final = 0.5
"""How long somebody who came in just before the server stops has to ask for something."""
TOO_LARGE: Final = b"HTTP/1.1 431 Request Header Fields Too Large\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"


class TableProtocol(WebSocketsSansIOProtocol):
    """The handshake of a WebSocket; what is said after it goes to a `TableSocket`."""

    door: Door
    outbox: Outbox
    visit: Visit | None = None
    taken_over = False

    def connection_lost(self, exc: Exception | None) -> None:
        if self.visit is not None:
            self.door.farewell(self.visit)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if self.handshake_initiated:
            self.transport.abort()  # nobody may speak before the answer
            return
        super().data_received(data)

    def handle_connect(self, event: Any) -> None:
        super().handle_connect(event)
        if hasattr(self, "scope"):
            self.scope["extensions"]["nightcoach.pipe"] = {"protocol": self}

    async def send(self, message: Any) -> None:
        await super().send(message)
        if self.initial_response is not None and self.close_sent:
            self.handshake_complete = True  # a refused handshake is complete too, and no fault of ours

    def shutdown(self) -> None:
        """The server stops: a handshake that has begun is finished, and `take_over` says goodbye."""
        if not self.handshake_initiated or self.handshake_complete:
            super().shutdown()

    def take_over(self, address: str, reader: Callable[[TableSocket], Reader]) -> None:
        """The handshake is done: from now on everything goes to this reader. Everything that belonged to the handshake
        is let go of at once: circles of references would keep it until the collector comes by, which is seldom."""
        self.taken_over = True
        self.stop_keepalive()
        self.conn.parser.close()
        self.connections.discard(self)
        del self.scope["extensions"]["nightcoach.pipe"]
        visit, self.visit = self.visit, None
        if visit is not None:
            self.door.no_longer_asks(visit)  # it counts as a socket
        pings = (self.ping_interval or 0.0, self.ping_timeout or 0.0)
        socket = TableSocket(self.transport, self.door, address, visit, self.connections, self.outbox, pings, reader)
        self.transport.set_protocol(socket)
        if self.door.lobby.leaving:
            socket.shutdown()

    async def run_asgi(self) -> None:
        """As uvicorn does, except that what was taken over stays open."""
        try:
            await self.app(self.scope, self.receive, self.send)
        except ClientDisconnected:
            pass
        except BaseException:
            self.logger.exception("Exception in ASGI application")
            self.send_500_response()
        if not self.taken_over and self.close_timer is None:
            self.transport.close()


class PageProtocol(HttpToolsProtocol):
    """HTTP with a limit on the headers and a time limit: half a request does not stay for ever."""

    door: Door
    visit: Visit | None = None
    hurry: asyncio.TimerHandle | None = None
    last = False
    """Whether it may ask one more thing at most: the server stops."""

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        self.header_bytes = 0
        self.in_headers = True
        self.expect()

    def connection_lost(self, exc: Exception | None) -> None:
        self.calm()
        if self.visit is not None:
            self.door.farewell(self.visit)
        super().connection_lost(exc)

    def never_came(self) -> None:
        """It was closed on its way in, when nothing else is told that it has ended."""
        self.calm()
        self.connections.discard(self)

    def data_received(self, data: bytes) -> None:
        if self.in_headers:
            self.header_bytes += len(data)
            if self.header_bytes > HEADER_BYTES:
                self.transport.write(TOO_LARGE)
                self.transport.close()
                return
        super().data_received(data)

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self.in_headers = True
        if self.hurry is None:
            self.expect()

    def on_headers_complete(self) -> None:
        self.in_headers = False
        self.header_bytes = 0
        if self.visit is not None and self.visit.local and any(name == b"x-forwarded-for" for name, _ in self.headers):
            self.door.no_longer_asks(self.visit)
        super().on_headers_complete()
        if self.last and self.cycle is not None:
            self.cycle.keep_alive = False

    def shutdown(self) -> None:
        """The server stops. Whoever has come in and asked nothing yet is probably about to."""
        self.last = True
        if self.cycle is None:
            self.loop.call_later(ASK_SECONDS, self.unasked)
        else:
            super().shutdown()

    def unasked(self) -> None:
        """No question has come."""
        if self.cycle is None:
            self.transport.close()

    def handle_websocket_upgrade(self) -> None:
        self.calm()
        visit, self.visit = self.visit, None
        super().handle_websocket_upgrade()
        self.transport.get_protocol().visit = visit  # type: ignore[attr-defined]
        del self.parser  # which knows us: neither would go before the collector comes by

    def on_message_complete(self) -> None:
        self.calm()
        super().on_message_complete()

    def send_400_response(self, msg: str) -> None:
        self.door.broken.happened()
        super().send_400_response(msg)

    def expect(self) -> None:
        """A request begins: it must be completed in time."""
        self.hurry = self.loop.call_later(self.door.limits.hello_seconds, self.too_slow)

    def calm(self) -> None:
        """A whole request has come."""
        if self.hurry is not None:
            self.hurry.cancel()
            self.hurry = None

    def too_slow(self) -> None:
        """A request takes too long to arrive."""
        self.hurry = None
        if not self.transport.is_closing():
            self.transport.abort()


def not_about_strangers(record: logging.LogRecord) -> bool:
    """uvicorn writes a line for everything that is not HTTP, as fast as it comes; the door counts it instead."""
    return record.msg not in ("Invalid HTTP request received.", "Unsupported upgrade request.")


def protocols(door: Door) -> tuple[type[PageProtocol], type[TableProtocol]]:
    """Both protocols, for the server with this door."""

    class Page(PageProtocol):
        pass

    class Table(TableProtocol):
        pass

    Page.door = Table.door = door
    Table.outbox = Outbox()
    return Page, Table
