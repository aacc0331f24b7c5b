"""Who is at the other end of a WebSocket: messages come in checked, one at a time."""

from __future__ import annotations

import asyncio
import contextlib

import msgspec

from nightcoach.core.errors import Refused
from nightcoach.server.door import Door
from nightcoach.server.websocket import CODES, TableSocket
from nightcoach.table.inbox import Gone
from nightcoach.table.room import Room
from nightcoach.table.wire import inbound, outbound
from nightcoach.table.wire.news import Pipe, Watcher


class Visitor:
    """Whoever is at the other end of a socket: hello first, then everything else, one message after the other."""

    __slots__ = ("address", "code", "door", "entering", "gone", "latest", "room", "socket", "watcher")

    def __init__(self, socket: TableSocket, door: Door, code: str, address: str) -> None:
        self.socket = socket
        self.door = door
        self.code = code
        self.address = address
        self.room: Room | None = None
        self.watcher: Watcher | None = None
        self.gone = False
        self.entering: asyncio.Task[None] | None = None
        self.latest: asyncio.TimerHandle | None = socket.loop.call_later(door.limits.hello_seconds, self._no_hello)

    def heard(self, data: bytes) -> bool:
        """A message; whether the next one may come at once."""
        pipe, room, watcher = self.socket, self.room, self.watcher
        message = read(data, pipe)
        if message is None:
            return True
        if isinstance(message, inbound.Ping):
            pipe.push(PONG)
        elif isinstance(message, inbound.Hello):
            if watcher is None:
                self.entering = self.socket.loop.create_task(self._enter(message))
                return False
            problem(pipe, Refused("hello_twice", "hello was already said; to see everything again, say resync"))
        elif watcher is None or room is None:
            problem(pipe, Refused("hello_first", "say hello first"))
        else:
            try:
                work = (
                    room.command(watcher, message) if isinstance(message, inbound.Do) else room.resync(watcher, message)
                )
            except Gone:
                pipe.close("reload", True)
            else:
                work.add_done_callback(self._done)
                return False
        return True

    def _done(self, work: asyncio.Future[object]) -> None:
        """What was asked for is done."""
        if work.cancelled() or work.exception() is not None:  # the table has left memory
            self.socket.close("reload", True)
        else:
            self.socket.next_message()

    async def _enter(self, hello: inbound.Hello) -> None:
        """Find the table and enter it, or be told why not and disconnected."""
        try:
            if hello.protocol != inbound.PROTOCOL:
                ours = str(inbound.PROTOCOL)
                raise Refused(
                    "protocol",
                    f"this server speaks protocol {ours}, not {hello.protocol}; load the page again",
                    {"ours": ours, "theirs": str(hello.protocol)},
                )
            if not self.door.knock(self.address):
                raise Refused("too_fast", "that was too many attempts; wait a minute")
            self.room = await self.door.lobby.room(self.code)
            try:
                self.watcher = await self.room.enter(self.socket, hello)
            except Gone:
                self.room = await self.door.lobby.room(self.code)
                self.watcher = await self.room.enter(self.socket, hello)
        except Refused as refused:
            problem(self.socket, refused)
            again = refused.reason in ("too_fast", "store", "many_tables")
            self.socket.close(refused.reason if refused.reason in CODES else "refused", again)
        except Gone:
            self.socket.close("reload", True)
        finally:
            self.entering = None
            self._in_time()
            if self.gone:
                self._go()
            else:
                self.socket.next_message()

    def _no_hello(self) -> None:
        self.latest = None
        if self.entering is None:
            self.socket.close("hello", True)

    def _in_time(self) -> None:
        """Nobody waits for a hello any more."""
        if self.latest is not None:
            self.latest.cancel()
            self.latest = None

    def left(self) -> None:
        """The connection is over, or will be in a moment."""
        if not self.gone:
            self.gone = True
            self._in_time()
            if self.entering is None:
                self._go()

    def _go(self) -> None:
        """Leave the table, and be counted no more."""
        room, watcher = self.room, self.watcher
        self.room = self.watcher = None
        if room is not None and watcher is not None:
            with contextlib.suppress(Gone):
                room.exit(watcher).add_done_callback(self._went)
                return
        self.door.go(self.address)

    def _went(self, work: asyncio.Future[object]) -> None:
        work.exception()  # the table may have left memory meanwhile
        self.door.go(self.address)


def read(data: bytes, pipe: Pipe) -> inbound.Hello | inbound.Do | inbound.Resync | inbound.Ping | None:
    """The message, or nothing if it cannot be read; the sender has then been told why."""
    try:
        return inbound.read_message(data)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        why = str(error)[:200]
        problem(pipe, Refused("malformed", f"this message cannot be understood: {why}", {"why": why}), _id_in(data))
        return None


def _id_in(data: bytes) -> str:
    """The id of a command that is otherwise wrong, so that its sender need not wait for a receipt."""
    try:
        return inbound.read_id(data)[:40]
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return ""


def problem(pipe: Pipe, refused: Refused, command: str = "") -> None:
    """Say what was wrong with a message."""
    pipe.push(outbound.encode(outbound.Problem(refused.reason, refused.message, refused.facts, command)))


PONG = outbound.encode(outbound.Pong())
