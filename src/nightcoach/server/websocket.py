"""A WebSocket at a table once its handshake is done (RFC 6455): frames in, frames out, and our limits.

Nobody may hold up a table, or fill our memory: it writes without waiting, and cuts off whoever reads too slowly or
sends too fast. Through a library and a task for each connection a table of four took three times the memory.
"""

from __future__ import annotations

import asyncio
import os
from collections.abc import Callable
from typing import Any, Final, Protocol

from websockets.exceptions import ProtocolError
from websockets.frames import Close

from nightcoach.server.bucket import Bucket
from nightcoach.server.door import Door, Visit
from nightcoach.server.frames import (
    CLOSE,
    CONTINUED,
    NO_PONG,
    NOT_TEXT,
    PING,
    PONG,
    TEXT,
    WRONG,
    Fault,
    frame,
    next_frame,
)
from nightcoach.table.wire import outbound

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


class Reader(Protocol):
    """Whoever reads the messages of a socket."""

    def heard(self, message: bytes) -> bool:
        """A message; whether the next one may come at once. If not, `next_message` is called when it may."""

    def left(self) -> None:
        """Nothing more can be said to this socket. It may be called more than once."""


class Nobody:
    """Who reads a socket that is closed."""

    def heard(self, message: bytes) -> bool:
        """Whatever it was, it came too late."""
        return True

    def left(self) -> None:
        """They have."""


class Outbox:
    """What the sockets of a server have to send: written once in a turn of the event loop, so that news and a receipt
    that go to the same person leave together. Whoever got something last is written to last: a receipt still goes out
    after everybody has been told."""

    __slots__ = ("sockets",)

    def __init__(self) -> None:
        self.sockets: dict[TableSocket, None] = {}

    def add(self, socket: TableSocket) -> None:
        """This one has something to send, perhaps more than before."""
        if not self.sockets:
            socket.loop.call_soon(self.send)
        self.sockets.pop(socket, None)
        self.sockets[socket] = None

    def send(self) -> None:
        """Write everything."""
        sockets, self.sockets = self.sockets, {}
        for socket in sockets:
            socket.flush()


class TableSocket(asyncio.Protocol):
    """One of them."""

    __slots__ = (
        "address", "begun", "between_turns", "bucket", "buffer", "busy", "close_sent", "closing", "connections",
        "count", "cut", "door", "gone", "hurry", "keepalive", "loop", "out", "outbox", "over", "parts", "paused",
        "ping_seconds", "pinged", "reader", "since", "transport", "visit",
    )  # fmt: skip

    def __init__(
        self,
        transport: asyncio.Transport,
        door: Door,
        address: str,
        visit: Visit | None,
        connections: set[Any],
        outbox: Outbox,
        ping_seconds: tuple[float, float],
        reader: Callable[[TableSocket], Reader],
    ) -> None:
        self.transport = transport
        self.door = door
        self.address = address
        """By which it counts: through a proxy, that of the person."""
        self.visit = visit
        self.connections = connections
        self.loop = asyncio.get_running_loop()
        self.outbox = outbox
        self.out = b""
        """What is to be written when this turn of the loop is over."""
        self.bucket = Bucket(door.limits.message_burst, door.limits.messages_per_second)
        self.count = 0
        """Frames that have begun."""
        self.since = self.loop.time()
        self.over = False
        """It has sent more frames than it may."""
        self.buffer = b""
        """What has come and was not read yet: a part of a frame, or what has to wait for its turn."""
        self.begun = False
        """The frame at its beginning was counted already."""
        self.parts: list[bytes] | None = None
        """Of the message that comes in parts."""
        self.busy = False
        """The reader is not ready for another message."""
        self.between_turns = False
        self.paused = False
        self.cut = False
        self.close_sent = False
        self.gone = False
        self.closing: asyncio.TimerHandle | None = None
        self.hurry: asyncio.TimerHandle | None = None
        self.ping_seconds = ping_seconds
        """After how long it is asked whether it is still there, and how long it has to answer."""
        self.pinged = b""
        """What it must answer."""
        self.keepalive = self.loop.call_later(ping_seconds[0], self.ping)
        connections.add(self)
        self.reader = reader(self)

    # The connection

    def connection_lost(self, exc: Exception | None) -> None:
        self.gone = True
        self.calm()
        self.keepalive.cancel()
        if self.closing is not None:
            self.closing.cancel()
        if self.visit is not None:
            self.door.farewell(self.visit)
        self.connections.discard(self)
        self.reader.left()
        self.reader = Nobody()  # who leads back here, and on to the table: both would be kept

    def shutdown(self) -> None:
        """The server stops."""
        self.close("restart", True)

    def close(self, reason: str, again: bool) -> None:
        """Say goodbye and why, and end the connection."""
        self.push(outbound.encode(outbound.Bye(reason, again)))
        self.end(CODES.get(reason, 4003), reason)

    def end(self, code: int, reason: str, seconds: float = 2.0) -> None:
        """Close, and do not wait long for the other side."""
        if self.close_sent or self.gone or self.transport.is_closing():
            return
        self.send_close(code, reason)
        # What is still coming must be read, or the other side would get a reset instead of our goodbye.
        self.busy = False
        self.go_on()
        self.closing = self.loop.call_later(seconds, self.transport.abort)
        self.reader.left()

    def send_close(self, code: int, reason: str) -> None:
        """The last frame of ours."""
        self.write(frame(CLOSE, Close(code, reason).serialize()))
        self.flush()
        self.close_sent = True

    # Out

    def push(self, data: bytes) -> None:
        """Send a text frame."""
        if not self.close_sent and not self.gone:
            self.write(frame(TEXT, data))

    def write(self, data: bytes) -> None:
        """Send these bytes when this turn of the loop is over, with whatever else it brings for this socket."""
        self.outbox.add(self)
        self.out += data

    def flush(self) -> None:
        """Write what is to be written, and cut off a reader for whom too much is waiting."""
        data, self.out = self.out, b""
        if data and not self.gone and not self.transport.is_closing():
            self.transport.write(data)
            if self.transport.get_write_buffer_size() > self.door.limits.buffer_bytes:
                self.transport.abort()

    # In

    def data_received(self, data: bytes) -> None:
        if self.cut:
            return
        self.buffer = self.buffer + data if self.buffer else data
        if self.busy or self.between_turns:
            self.read_or_not()
            return
        frames = self.count
        self.read_frames()
        if self.count == frames and not self.cut:
            self.begin_frame(0)  # a frame in many small pieces is as much work as many frames
            if self.over:
                self.too_fast()

    def read_frames(self) -> None:
        """Read what has come: up to a turn's worth of frames, and no further than the reader follows."""
        data, at, most, whole = self.buffer, 0, self.count + TURN, False
        try:
            while at < len(data) and not self.busy and not self.cut:
                if not self.begun and (self.count >= most or not self.begin_frame(data[at])):
                    break
                self.begun = True
                before = 0 if self.parts is None else sum([len(part) for part in self.parts])
                end, kind, fin, payload = next_frame(data, at, self.door.limits.frame_bytes, before)
                if end < 0:
                    break
                at, self.begun, whole = end, False, True
                self.take(kind, fin, payload)
        except Fault as fault:
            self.fail(fault.code)
        if self.over:
            self.too_fast()
        if self.cut:
            self.buffer = b""
            return
        self.buffer = data[at:]
        under_way = self.begun or self.parts is not None
        if whole or not under_way:
            self.calm()
        if under_way and self.hurry is None:
            self.hurry = self.loop.call_later(self.door.limits.hello_seconds, self.too_slow)
        self.go_on()

    def go_on(self) -> None:
        """Let others have their turn before the rest of what has come, if there is any."""
        if self.buffer and not (self.begun or self.busy or self.between_turns or self.cut):
            self.between_turns = True
            self.loop.call_soon(self.next_turn)
        self.read_or_not()

    def next_turn(self) -> None:
        """Continue with what has already arrived."""
        self.between_turns = False
        if not self.busy and not self.gone and not self.cut:
            self.read_frames()

    def next_message(self) -> None:
        """The reader is ready for the next message."""
        self.busy = False
        if not self.gone:
            self.go_on()

    def read_or_not(self) -> None:
        """Read on unless something is still to be done first."""
        pause = self.cut or self.between_turns or (self.busy and self.buffer != b"")
        if pause != self.paused:
            self.paused = pause
            if pause:
                self.transport.pause_reading()
            else:
                self.transport.resume_reading()

    def begin_frame(self, first: int) -> bool:
        """Count a frame, of which this is the first byte, before it is looked at: over the limit none begins any more.
        A single read may bring forty thousand of them."""
        self.count += 1
        self.over = not self.bucket.take()
        return not self.over

    def take(self, kind: int, fin: bool, payload: bytes) -> None:
        """A frame is complete. Bad UTF-8 is no fault here: it gets an answer like any other bad message."""
        if kind == PING:
            if not self.close_sent:
                self.write(frame(PONG, payload))
        elif kind == PONG:
            self.ponged(payload)
        elif kind == CLOSE:
            self.closed(payload)
        elif (kind == CONTINUED) != (self.parts is not None):
            raise Fault(WRONG)
        elif self.parts is None and fin:
            self.message(payload)
        else:
            self.parts = [*(self.parts or ()), payload]
            if len(self.parts) > FRAGMENTS:  # a message in ever more pieces
                self.cut = True
                self.transport.abort()
            elif fin:
                whole, self.parts = b"".join(self.parts), None
                self.message(whole)

    def closed(self, payload: bytes) -> None:
        """The other side says goodbye, or answers ours."""
        try:
            Close.parse(payload)
        except UnicodeDecodeError:
            raise Fault(NOT_TEXT) from None
        except ProtocolError:
            raise Fault(WRONG) from None
        if not self.close_sent:
            self.write(frame(CLOSE, payload))
        self.hang_up()

    def fail(self, code: int) -> None:
        """It does not keep to the standard."""
        if not self.close_sent:
            self.send_close(code, "")
        self.hang_up()

    def hang_up(self) -> None:
        """Nothing more is read or said."""
        self.cut = self.close_sent = True
        self.buffer = b""
        self.calm()
        self.flush()
        self.transport.close()
        self.reader.left()

    def message(self, data: bytes) -> None:
        """A message has come; after our goodbye none counts any more."""
        if not self.close_sent:
            self.busy = not self.reader.heard(data)

    # Limits

    def ping(self) -> None:
        """Is anybody there?"""
        if self.close_sent or self.transport.is_closing():
            return
        self.pinged = os.urandom(4)
        self.write(frame(PING, self.pinged))
        self.keepalive = self.loop.call_later(self.ping_seconds[1], self.no_pong)

    def ponged(self, payload: bytes) -> None:
        """Yes; or an answer that nobody has asked for."""
        if self.pinged and payload == self.pinged:
            self.pinged = b""
            self.keepalive.cancel()
            self.keepalive = self.loop.call_later(self.ping_seconds[0], self.ping)
            self.bucket.put_back()  # we have asked for this one ourselves

    def no_pong(self) -> None:
        """Nobody is there."""
        if not self.close_sent and not self.transport.is_closing():
            self.fail(NO_PONG)

    def too_fast(self) -> None:
        """Cut off a sender of too much: say why, and read nothing more."""
        self.cut = True
        self.calm()
        self.door.too_fast(self.address, self.count, self.loop.time() - self.since)
        if self.close_sent or self.transport.is_closing():
            self.transport.abort()
            return
        # Reading on would be the work that we refuse to do, and closing at once a reset that overtakes our goodbye.
        self.push(outbound.encode(outbound.Bye("too_fast", True)))
        self.end(TOO_FAST, "too_fast", GOODBYE_SECONDS)

    def too_slow(self) -> None:
        """A message takes too long to arrive."""
        self.hurry = None
        if not self.transport.is_closing():
            self.transport.abort()

    def calm(self) -> None:
        """Nothing is under way any more, or a whole message has come."""
        if self.hurry is not None:
            self.hurry.cancel()
            self.hurry = None
