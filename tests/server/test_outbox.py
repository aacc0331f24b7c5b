"""What one turn of the loop has for a socket is one write, in its order."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import Any

from nightcoach.server.frames import CLOSE, TEXT, frame
from nightcoach.server.security import Limits
from nightcoach.server.websocket import Outbox, TableSocket


class Line:
    """A transport that keeps what is written."""

    def __init__(self) -> None:
        self.written: list[bytes] = []
        self.waiting = 0
        self.aborted = False

    def write(self, data: bytes) -> None:
        self.written.append(data)

    def get_write_buffer_size(self) -> int:
        return self.waiting

    def is_closing(self) -> bool:
        return self.aborted

    def abort(self) -> None:
        self.aborted = True

    def resume_reading(self) -> None:
        pass


class Nobody:
    """A reader."""

    def heard(self, _message: bytes) -> bool:
        return True

    def left(self) -> None:
        pass


def socket_on(line: Any, outbox: Outbox) -> TableSocket:
    door: Any = SimpleNamespace(limits=Limits())
    return TableSocket(line, door, "here", None, set(), outbox, (60.0, 60.0), lambda _socket: Nobody())


def test_news_and_a_receipt_are_one_write_for_each_socket() -> None:
    async def story() -> None:
        outbox, lines = Outbox(), [Line(), Line()]
        one, two = [socket_on(line, outbox) for line in lines]
        one.push(b"news")
        two.push(b"news")
        one.push(b"receipt")
        assert [line.written for line in lines] == [[], []]
        await asyncio.sleep(0)
        assert [line.written for line in lines] == [
            [frame(TEXT, b"news") + frame(TEXT, b"receipt")],
            [frame(TEXT, b"news")],
        ]
        one.push(b"more")
        await asyncio.sleep(0)
        assert lines[0].written[1:] == [frame(TEXT, b"more")]
        for socket in (one, two):
            socket.keepalive.cancel()

    asyncio.run(story())


def test_a_receipt_goes_out_after_everybody_has_been_told() -> None:
    async def story() -> None:
        outbox, lines = Outbox(), [Line(), Line()]
        one, two = [socket_on(line, outbox) for line in lines]
        lines[1].written = lines[0].written
        one.push(b"news")
        two.push(b"news")
        one.push(b"receipt")
        await asyncio.sleep(0)
        assert lines[0].written == [frame(TEXT, b"news"), frame(TEXT, b"news") + frame(TEXT, b"receipt")]
        for socket in (one, two):
            socket.keepalive.cancel()

    asyncio.run(story())


def test_a_goodbye_comes_after_what_was_said_before_and_nothing_after_it() -> None:
    async def story() -> None:
        line = Line()
        socket = socket_on(line, Outbox())
        socket.push(b"news")
        socket.close("reload", True)
        socket.push(b"too late")
        await asyncio.sleep(0)
        (written,) = line.written
        assert written.startswith(frame(TEXT, b"news"))
        assert b'"t":"bye"' in written
        assert written[written.index(b"}") + 1] == 0x80 | CLOSE
        assert b"too late" not in written
        socket.keepalive.cancel()

    asyncio.run(story())


def test_whoever_does_not_read_is_cut_off_when_it_is_written() -> None:
    async def story() -> None:
        line = Line()
        line.waiting = Limits().buffer_bytes + 1
        socket = socket_on(line, Outbox())
        socket.push(b"news")
        assert not line.aborted
        await asyncio.sleep(0)
        assert line.aborted
        socket.keepalive.cancel()

    asyncio.run(story())
