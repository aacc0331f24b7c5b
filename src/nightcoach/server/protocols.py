"""uvicorn's protocols with our limits: nobody may hold up a table, or fill our memory."""

from __future__ import annotations

import asyncio
from typing import Any, Final

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from nightcoach.core.wire import to_json
from nightcoach.table import outbound

HEADER_BYTES: Final = 32_768
FRAGMENTS: Final = 64
TOO_LARGE: Final = b"HTTP/1.1 431 Request Header Fields Too Large\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"


class TableProtocol(WebSocketsSansIOProtocol):
    """A WebSocket that writes without waiting: whoever reads too slowly is cut off, and the table plays on."""

    buffer_bytes = 1 << 20

    def handle_connect(self, event: Any) -> None:
        super().handle_connect(event)
        if hasattr(self, "scope"):
            self.scope["extensions"]["nightcoach.pipe"] = {"protocol": self}

    def send_receive_event_to_app(self) -> None:
        # Text is checked where all else is checked, so that bad UTF-8 gets an answer like any other bad message.
        self.curr_msg_data_type = "bytes"
        super().send_receive_event_to_app()

    def handle_cont(self, event: Any) -> None:
        if len(self.frames) >= FRAGMENTS:
            self.transport.abort()  # a message in ever more pieces
            return
        super().handle_cont(event)

    def handle_ping(self) -> None:
        super().handle_ping()
        self.cut_if_slow()

    async def send(self, message: Any) -> None:
        await super().send(message)
        if self.initial_response is not None and self.close_sent:
            self.handshake_complete = True  # a refused handshake is complete too, and no fault of ours

    def push(self, data: bytes) -> None:
        """Write a text frame now."""
        if self.close_sent or self.disconnected or self.transport.is_closing():
            return
        # The head of the frame by hand: through the library a server carries about a fifth fewer moves.
        size = len(data)
        if size < 126:
            head = b"\x81%c" % size
        elif size < 65_536:
            head = b"\x81\x7e" + size.to_bytes(2, "big")
        else:
            head = b"\x81\x7f" + size.to_bytes(8, "big")
        self.transport.write(head + data)
        self.cut_if_slow()

    def cut_if_slow(self) -> None:
        """Cut off a reader for whom too much is waiting."""
        if self.transport.get_write_buffer_size() > self.buffer_bytes:
            self.transport.abort()

    def end(self, code: int, reason: str) -> None:
        """Close, and do not wait long for the other side."""
        if self.close_sent or self.disconnected or self.transport.is_closing():
            return
        self.conn.send_close(code, reason)
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        self.queue.put_nowait({"type": "websocket.disconnect", "code": code, "reason": reason})
        if self.read_paused:
            # What is still coming must be read, or the other side would get a reset instead of our goodbye.
            self.read_paused = False
            self.transport.resume_reading()
        self.close_timer = self.loop.call_later(2.0, self.transport.abort)

    def shutdown(self) -> None:
        if self.handshake_complete and not self.close_sent:
            self.push(to_json(outbound.Bye("restart", True)))
        super().shutdown()


class PageProtocol(HttpToolsProtocol):
    """HTTP with a limit on the headers and on patience: half a request does not stay for ever."""

    patience = 10.0

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        self.header_bytes = 0
        self.in_headers = True
        self.hurry: asyncio.TimerHandle | None = self.loop.call_later(self.patience, self.too_slow)

    def connection_lost(self, exc: Exception | None) -> None:
        self.calm()
        super().connection_lost(exc)

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
            self.hurry = self.loop.call_later(self.patience, self.too_slow)

    def on_headers_complete(self) -> None:
        self.in_headers = False
        self.header_bytes = 0
        super().on_headers_complete()

    def handle_websocket_upgrade(self) -> None:
        self.calm()
        super().handle_websocket_upgrade()

    def on_message_complete(self) -> None:
        self.calm()
        super().on_message_complete()

    def calm(self) -> None:
        """A whole request has come."""
        if self.hurry is not None:
            self.hurry.cancel()
            self.hurry = None

    def too_slow(self) -> None:
        """A request that does not come to its end."""
        self.hurry = None
        if not self.transport.is_closing():
            self.transport.abort()
