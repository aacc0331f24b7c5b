"""A crowd at tables: scripted people over real sockets, who read of a frame only what they need to answer."""

from __future__ import annotations

import asyncio
import random
import time
from typing import Any, Final

import msgspec

PAD: Final = b" " * 400
TALKS: Final = {"discussion": 7}
"""Windows in which one person says several things; in all others everybody answers a question once."""
NEVER: Final = "proclaim"
"""What nobody says: most games would end with it at once."""


class BoardPart(msgspec.Struct):
    """What the crowd reads of a board."""

    phase: str | None = None
    host: int | None = None
    result: dict[str, msgspec.Raw] | None = None


class ClockPart(msgspec.Struct):
    """What the crowd reads of a clock."""

    question: int = 0


class ViewPart(msgspec.Struct):
    """What the crowd reads of a view; no `legal` means: as before."""

    legal: tuple[str, ...] | None = None
    window: str | None = None


class Seated(msgspec.Struct):
    """The answer to joining a table."""

    code: str
    person: int
    token: str
    home: str = ""
    """The address of their house: every table is in a different one."""


class Heard(msgspec.Struct):
    """Any frame of the server, as far as the crowd reads it."""

    t: str
    ok: bool = False
    board: BoardPart | None = None
    clock: ClockPart | None = None
    view: ViewPart | None = None


read_frame = msgspec.json.Decoder(Heard).decode


class Tally:
    """What is counted while a case is measured."""

    def __init__(self) -> None:
        self.thinking: tuple[float, float] | None = None
        self.quiet = True  # nobody begins anything
        self.clear()

    def clear(self) -> None:
        """Count from here."""
        self.waits: list[float] = []
        self.news = self.games = self.refused = 0


class Wire(asyncio.Protocol):
    """A WebSocket reduced to what a crowd needs: whole text frames, pings answered."""

    def __init__(self, host: str, code: str, home: str) -> None:
        self.home = home
        self.ready: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.gone: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.buffer = b""
        self.upgraded = False
        self.request = (
            f"GET /api/tables/{code}/socket HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            "Sec-WebSocket-Key: bmlnaHRjb2FjaCBsb2FkLg==\r\nSec-WebSocket-Version: 13\r\n\r\n"
        )

    def connection_made(self, transport: Any) -> None:
        self.transport: asyncio.Transport = transport
        transport.write(self.request.encode())

    def connection_lost(self, error: Exception | None) -> None:
        if not self.ready.done():
            self.ready.set_exception(ConnectionError(f"the server has hung up: {self.buffer[:200]!r}"))
        self.gone.set_result(None)

    def data_received(self, data: bytes) -> None:
        buffer = self.buffer + data if self.buffer else data
        if not self.upgraded:
            head, end, buffer = buffer.partition(b"\r\n\r\n")
            if not end or not head.startswith(b"HTTP/1.1 101"):
                self.buffer = head  # more will come, or connection_lost tells it
                if end:
                    self.transport.abort()
                return
            self.upgraded = True
            self.opened()
        at, size = 0, len(buffer)
        while size - at >= 2:
            length, begin = buffer[at + 1], at + 2
            if length == 126:
                length, begin = int.from_bytes(buffer[begin : begin + 2], "big"), begin + 2
            elif length == 127:
                length, begin = int.from_bytes(buffer[begin : begin + 8], "big"), begin + 8
            if begin + length > size:
                break
            kind, at = buffer[at] & 15, begin + length
            if kind == 1:
                self.heard(buffer[begin:at])
            elif kind == 9:
                self.send(buffer[begin:at], 10)
        self.buffer = buffer[at:]

    def send(self, data: bytes, kind: int = 1) -> None:
        """One frame; a mask of zeros is a mask."""
        size = len(data)
        length = bytes((128 | size,)) if size < 126 else b"\xfe" + size.to_bytes(2, "big")
        self.transport.write(bytes((128 | kind,)) + length + b"\0\0\0\0" + data)

    def opened(self) -> None:
        """A table screen: it says hello and listens."""
        self.send(b'{"t":"hello","protocol":1}')

    def heard(self, frame: bytes) -> None:
        """A frame came."""
        if not self.ready.done():
            self.ready.set_result(None)


class Player(Wire):
    """Somebody who answers with a random legal move whenever asked; as host, starts game after game."""

    def __init__(self, host: str, seated: Seated, tally: Tally, seed: int) -> None:
        super().__init__(host, seated.code, seated.home)
        self.token = seated.token
        self.person = seated.person
        self.tally = tally
        self.chance = random.Random(seed)
        self.host_person = 0
        self.question = self.number = 0
        self.legal: tuple[str, ...] = ()
        self.window = ""
        self.said = 0  # answers to the current question
        self.phase, self.result, self.sent = "lobby", False, 0.0
        self.asked = ""  # the command that has no receipt yet
        self.timer: asyncio.TimerHandle | None = None

    def opened(self) -> None:
        self.send(b'{"t":"hello","protocol":1,"token":"%b"}' % self.token.encode())

    def connection_lost(self, error: Exception | None) -> None:
        super().connection_lost(error)
        if self.timer is not None:
            self.timer.cancel()

    def heard(self, frame: bytes) -> None:
        super().heard(frame)
        heard = read_frame(frame)
        self.tally.news += heard.t == "news"
        if heard.t == "receipt":
            self._done(heard)
        else:
            self._learn(heard)
        self.go_on()

    def _learn(self, heard: Heard) -> None:
        if heard.clock is not None and heard.clock.question != self.question:
            self.question, self.said = heard.clock.question, 0
        if heard.view is not None:
            self.window = heard.view.window or self.window
            if heard.view.legal is not None:
                self.legal = tuple([words for words in heard.view.legal if not words.startswith(NEVER)])
        if heard.board is not None:
            self.host_person = heard.board.host or self.host_person
            self.phase = heard.board.phase or self.phase
            self.result = self.phase == "over" and (self.result or heard.board.result is not None)

    def _done(self, receipt: Heard) -> None:
        if self.asked == "move" and receipt.ok:
            self.tally.waits.append(time.perf_counter() - self.sent)
        if not receipt.ok:
            self.tally.refused += 1
        elif self.asked == "rematch":
            self.tally.games += 1
        self.asked = ""

    def go_on(self) -> None:
        """Do whatever is due, at once or after some thought."""
        if self.tally.quiet or self.asked or self.timer is not None:
            return
        asked = self.phase == "play" and self.legal and self.said < TALKS.get(self.window, 1)
        if asked and self.tally.thinking is None:
            self._move()
        elif asked:
            wait = self.chance.uniform(*self.tally.thinking or (0, 0))
            self.timer = asyncio.get_running_loop().call_later(wait, self._move)
        elif self.person == self.host_person and self.phase == "lobby":
            self._do("start", b'"start"')
        elif self.person == self.host_person and self.result:
            self._do("rematch", b'"rematch"')

    def _move(self) -> None:
        self.timer = None
        if self.phase == "play" and self.legal and not self.tally.quiet:
            words = self.legal[int(self.chance.random() * len(self.legal))]
            self.said += 1
            self._do("move", b'"move","words":"%b","question":%d' % (words.encode(), self.question))

    def _do(self, asked: str, command: bytes) -> None:
        self.asked = asked
        self.number += 1
        self.sent = time.perf_counter()
        self.send(b'{"t":"do","id":"%d","command":{"do":%b},"pad":"%b"}' % (self.number, command, PAD))
