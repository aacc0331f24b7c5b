"""uvicorn's protocols with our limits: nobody may hold up a table, or fill our memory."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Generator
from typing import Any, Final

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import State
from websockets.streams import StreamReader

from nightcoach.core.wire import to_json
from nightcoach.server.door import Door, Visit
from nightcoach.server.security import Bucket, address_of
from nightcoach.table.wire import outbound

HEADER_BYTES: Final = 32_768
FRAGMENTS: Final = 64
TOO_FAST: Final = 4008
CODES: Final = {
    "refused": 4003,
    "no_table": 4004,
    "kicked": 4003,
    "elsewhere": 4001,
    "too_fast": TOO_FAST,
    "hello": 4000,
    "reload": 1012,
    "restart": 1012,
}
"""Why a connection was closed, for those who look at codes; `bye` says it in a word."""
TURN: Final = 64
"""How many frames of one connection are read before others get their turn."""
GOODBYE_SECONDS: Final = 0.5
"""How long somebody who was cut off has to read why."""
TOO_LARGE: Final = b"HTTP/1.1 431 Request Header Fields Too Large\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"


class Frames(StreamReader):
    """What a WebSocket sends. Each frame is counted before it begins; over the limit none begins any more."""

    def __init__(self, bucket: Bucket) -> None:
        super().__init__()
        self.bucket = bucket
        self.count = 0
        self.between = False
        """Whether the last frame has come to its end."""
        self.over = False
        self.pause = 0
        """At which count others get their turn."""
        self.pausing = False

    def at_eof(self) -> Generator[None, None, bool]:
        # The parser asks this before each frame. A single read may bring forty thousand of them: whatever lies behind
        # the last one allowed is never looked at.
        self.between = True
        ended = yield from super().at_eof()
        if self.count >= self.pause:
            self.pausing = True
            yield
        self.between = False
        self.one_more()
        while self.over:
            self.discard()
            yield
        return ended

    def one_more(self) -> None:
        """Count a frame."""
        self.count += 1
        self.over = not self.bucket.take()

    def go_on(self) -> None:
        """It is this connection's turn."""
        self.pausing = False
        self.pause = self.count + TURN


class TableProtocol(WebSocketsSansIOProtocol):
    """A WebSocket that writes without waiting: clients that read too slowly or send too fast are cut off, and the table
    plays on."""

    door: Door

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        limits = self.door.limits
        self.visit: Visit | None = None
        self.incoming = Frames(Bucket(limits.message_burst, limits.messages_per_second))
        self.conn.reader = self.incoming
        self.conn.parser = self.conn.parse()  # again, from this reader
        next(self.conn.parser)
        self.since = self.loop.time()
        self.messages = 0
        self.cut = False
        self.hurry: asyncio.TimerHandle | None = None

    def connection_lost(self, exc: Exception | None) -> None:
        self.calm()
        if self.visit is not None:
            self.door.farewell(self.visit)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if self.cut:
            return
        if self.incoming.pausing:
            self.incoming.feed_data(data)
            return
        self.incoming.go_on()
        frames, messages = self.incoming.count, self.messages
        super().data_received(data)
        if self.handshake_complete and self.incoming.count == frames:
            self.incoming.one_more()  # a frame in many small pieces is as much work as many frames
        self.look_at_what_came(messages)

    def next_turn(self) -> None:
        """Continue with what has already arrived."""
        if self.disconnected or self.transport.is_closing():
            return
        self.incoming.go_on()
        messages = self.messages
        super().data_received(b"")
        self.look_at_what_came(messages)

    def look_at_what_came(self, messages: int) -> None:
        """Act on it: was it too much, too little, or as much as one connection may have at once?"""
        if self.incoming.over:
            self.too_fast()
            return
        under_way = not self.incoming.between or self.conn.current_size is not None
        if not under_way or self.messages > messages:
            self.calm()
        if under_way and self.hurry is None:
            self.hurry = self.loop.call_later(self.door.limits.hello_seconds, self.too_slow)
        if self.incoming.pausing:
            self.loop.call_soon(self.next_turn)
        self.read_or_not()

    def read_or_not(self) -> None:
        """Read on unless something is still to be done first."""
        if self.cut or self.read_paused or self.incoming.pausing:
            self.transport.pause_reading()
        else:
            self.transport.resume_reading()

    async def receive(self) -> Any:
        message = await self.queue.get()
        if self.read_paused and self.queue.empty():
            self.read_paused = False
            self.read_or_not()
        return message

    def handle_connect(self, event: Any) -> None:
        super().handle_connect(event)
        if hasattr(self, "scope"):
            self.scope["extensions"]["nightcoach.pipe"] = {"protocol": self}

    def send_receive_event_to_app(self) -> None:
        self.messages += 1
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

    def handle_pong(self, event: Any) -> None:
        asked = self.pending_ping_payload
        super().handle_pong(event)
        if asked is not None and self.pending_ping_payload is None:
            self.incoming.bucket.put_back()  # we have asked for this one ourselves

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
        if self.transport.get_write_buffer_size() > self.door.limits.buffer_bytes:
            self.transport.abort()

    def too_fast(self) -> None:
        """Cut off a sender of too much: say why, and read nothing more."""
        self.cut = True
        self.calm()
        client = self.scope["client"] if hasattr(self, "scope") else self.client  # through a proxy, that of the person
        address = address_of(client)
        self.door.too_fast(address, self.incoming.count, self.loop.time() - self.since)
        if self.conn.state is not State.OPEN or self.transport.is_closing():
            self.transport.abort()
            return
        # Reading on would be the work that we refuse to do, and closing at once a reset that overtakes our goodbye.
        self.push(to_json(outbound.Bye("too_fast", True)))
        self.end(TOO_FAST, "too_fast", GOODBYE_SECONDS)
        self.read_or_not()

    def too_slow(self) -> None:
        """A message takes too long to arrive."""
        self.hurry = None
        if self.read_paused:  # we keep it waiting ourselves
            self.hurry = self.loop.call_later(self.door.limits.hello_seconds, self.too_slow)
        elif not self.transport.is_closing():
            self.transport.abort()

    def calm(self) -> None:
        """A whole message has come, or none has begun."""
        if self.hurry is not None:
            self.hurry.cancel()
            self.hurry = None

    def close(self, reason: str, again: bool) -> None:
        """Say goodbye and why, and end the connection."""
        self.push(to_json(outbound.Bye(reason, again)))
        self.end(CODES.get(reason, 4003), reason)

    def end(self, code: int, reason: str, seconds: float = 2.0) -> None:
        """Close, and do not wait long for the other side."""
        if self.close_sent or self.disconnected or self.transport.is_closing():
            return
        self.conn.send_close(code, reason)
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        self.queue.put_nowait({"type": "websocket.disconnect", "code": code, "reason": reason})
        # What is still coming must be read, or the other side would get a reset instead of our goodbye.
        self.read_paused = False
        self.read_or_not()
        self.close_timer = self.loop.call_later(seconds, self.transport.abort)

    def shutdown(self) -> None:
        if self.handshake_complete and not self.close_sent:
            self.push(to_json(outbound.Bye("restart", True)))
        super().shutdown()


class PageProtocol(HttpToolsProtocol):
    """HTTP with a limit on the headers and a time limit: half a request does not stay for ever."""

    door: Door
    visit: Visit | None = None
    hurry: asyncio.TimerHandle | None = None

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

    def handle_websocket_upgrade(self) -> None:
        self.calm()
        visit, self.visit = self.visit, None
        super().handle_websocket_upgrade()
        self.transport.get_protocol().visit = visit  # type: ignore[attr-defined]

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
    return Page, Table
