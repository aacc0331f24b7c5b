"""Garbage for the server: frames that are not messages, over hand-made sockets.

`python -m tests.server.fuzz PORT CODE TOKEN SEED COUNT` sends so many of them from a process of its own, checks every
answer and prints what came back; without a seat the token is `-`.
"""

from __future__ import annotations

import contextlib
import json
import logging
import random
import socket
import struct
import sys
import time
from collections import Counter
from collections.abc import Iterator
from typing import Any

import msgspec

from nightcoach.core.chain import pledge_of
from nightcoach.table.wire.inbound import read_message

TEXT, BINARY, CLOSE, PING, PONG, CONTINUED = 1, 2, 8, 9, 10, 0
FRAME_BYTES = 16_384
CONNECTIONS = 2
BATCH = 250

COMMANDS: list[dict[str, Any]] = [
    {"do": "move", "words": "sleep", "question": 1},
    {"do": "theatre", "words": "visit 1"},
    {"do": "order", "window": "choose", "words": "trap", "lasting": True},
    {"do": "more"},
    {"do": "looked"},
    {"do": "start", "look": True},
    {"do": "back"},
    {"do": "leave"},
    {"do": "take", "seat": 1},
    {"do": "sit"},
    {"do": "stand"},
    {"do": "dress", "name": "Zoë", "color": "amber", "character": "traveller"},
    {"do": "pledge", "pledge": pledge_of("0123456789abcdef" * 2)},
    {"do": "luck", "value": "0123456789abcdef" * 2},
    {"do": "say", "text": "good evening"},
    {"do": "sentence", "id": "say-hello"},
    {"do": "start"},
    {"do": "rematch"},
    {"do": "arrange", "order": [0, 1, 2]},
    {"do": "choose", "options": {"target_points": 12}},
    {"do": "pace", "bots": "calm"},
    {"do": "add_bot", "level": "canny"},
    {"do": "remove_bot", "place": 2},
    {"do": "rename", "person": 2, "name": "Otto"},
    {"do": "kick", "person": 2},
    {"do": "reseat", "seat": 1, "person": 3},
    {"do": "hat", "person": 2},
    {"do": "lock", "on": True},
    {"do": "mute", "person": 2, "on": True},
    {"do": "pause", "on": True},
    {"do": "extend"},
    {"do": "end"},
]
MESSAGES: list[dict[str, Any]] = [
    {"t": "hello", "protocol": 1, "token": "x" * 43, "game": 1, "seen": 3},
    {"t": "resync", "game": 1, "seen": 2},
    {"t": "ping"},
    *[{"t": "do", "id": "a1", "command": command} for command in COMMANDS],
]
ODD: list[Any] = [
    None, True, -1, 1.5, 10**30, -(10**30), 1e308, "", "\u0000", "\u202e", "x" * 5000, "é" * 3000, [], {}, [[]], [None],
    {"do": "move"}, {"t": "ping"}, "sleep", 2**31, 2**63, "__proto__", "'; drop table entries; --", "../../etc/passwd",
]  # fmt: skip


# Frames


def frame(payload: bytes, opcode: int = TEXT, fin: bool = True) -> bytes:
    """A frame from a client. Its mask is nothing but zeros, which is allowed and quick."""
    first = bytes([(0x80 if fin else 0) | opcode])
    size = len(payload)
    if size < 126:
        return first + bytes([0x80 | size]) + b"\0\0\0\0" + payload
    if size < 1 << 16:
        return first + b"\xfe" + struct.pack("!H", size) + b"\0\0\0\0" + payload
    return first + b"\xff" + struct.pack("!Q", size) + b"\0\0\0\0" + payload


class Raw:
    """A WebSocket by hand: it reads only when told to."""

    def __init__(self, port: int, code: str, receive_buffer: int | None = None, seconds: float = 30.0) -> None:
        self.socket = socket.socket(socket.AF_INET, socket.SOCK_STREAM)
        if receive_buffer is not None:
            self.socket.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, receive_buffer)
        self.socket.settimeout(seconds)
        self.socket.connect(("127.0.0.1", port))
        self.socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        self.got = bytearray()
        self.socket.sendall(
            f"GET /api/tables/{code}/socket HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nConnection: Upgrade\r\n"
            "Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
            .encode()
        )  # fmt: skip
        while b"\r\n\r\n" not in self.got:
            self._more()
        head, _, rest = bytes(self.got).partition(b"\r\n\r\n")
        assert head.startswith(b"HTTP/1.1 101 "), head
        self.got = bytearray(rest)

    def _more(self) -> None:
        data = self.socket.recv(1 << 16)
        if not data:
            raise ConnectionError("the server has closed the connection")
        self.got += data

    def send(self, payload: bytes, opcode: int = TEXT, fin: bool = True) -> None:
        """Send one frame."""
        self.socket.sendall(frame(payload, opcode, fin))

    def hello(self, token: str | None = None) -> dict[str, Any]:
        """Say hello; gives the answer."""
        self.say_hello(token)
        return self.message()

    def say_hello(self, token: str | None = None) -> None:
        """Say hello, and wait for nothing."""
        self.send(json.dumps({"t": "hello", "protocol": 1, "token": token}).encode())

    def next(self) -> tuple[int, bytes]:
        """The next frame: its opcode and what is in it."""
        while True:
            got = self.got
            if len(got) >= 2:
                size, start = got[1] & 127, 2
                if size == 126 and len(got) >= 4:
                    size, start = int.from_bytes(got[2:4], "big"), 4
                elif size == 127 and len(got) >= 10:
                    size, start = int.from_bytes(got[2:10], "big"), 10
                if (size < 126 or start > 2) and len(got) >= start + size:
                    opcode, payload = got[0] & 15, bytes(got[start : start + size])
                    del got[: start + size]
                    return opcode, payload
            self._more()

    def message(self) -> dict[str, Any]:
        """The next message."""
        while True:
            opcode, payload = self.next()
            if opcode == TEXT:
                found: dict[str, Any] = json.loads(payload)
                return found
            if opcode == CLOSE:
                raise ConnectionError(f"closed with {int.from_bytes(payload[:2], 'big')}")

    def end(self) -> tuple[list[dict[str, Any]], int]:
        """All messages until the connection is closed, and the code it is closed with: 1006 if with none."""
        messages: list[dict[str, Any]] = []
        try:
            while True:
                opcode, payload = self.next()
                if opcode == TEXT:
                    messages.append(json.loads(payload))
                elif opcode == CLOSE:
                    return messages, int.from_bytes(payload[:2], "big") if payload else 1005
        except ConnectionError:
            return messages, 1006

    def close(self) -> None:
        """Go without a word."""
        self.socket.close()


# Garbage


class Garbage:
    """Frames that are not messages, always the same for the same seed."""

    def __init__(self, seed: int) -> None:
        self.random = random.Random(seed)
        self.kinds = [
            self.noise, self.letters, self.truncated, self.flipped, self.spliced, self.odd_value, self.odd_value,
            self.odd_key, self.unknown, self.bad_utf8, self.nested, self.long,
        ]  # fmt: skip

    def next(self) -> tuple[int, bytes]:
        """An opcode and what is sent with it; the server must refuse it."""
        while True:
            data = self.random.choice(self.kinds)()[:FRAME_BYTES]
            try:
                read_message(data)
            except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
                return (BINARY if self.random.random() < 0.1 else TEXT), data

    def valid(self) -> bytes:
        """Something to spoil."""
        return json.dumps(self.random.choice(MESSAGES), ensure_ascii=self.random.random() < 0.5).encode()

    def noise(self) -> bytes:
        return self.random.randbytes(self.random.choice((0, 1, 2, 7, 40, 400)))

    def letters(self) -> bytes:
        return "".join(self.random.choices('{}[]":,\\ntrue0123456789eE+-.u ', k=self.random.randrange(1, 60))).encode()

    def truncated(self) -> bytes:
        data = self.valid()
        return data[: self.random.randrange(len(data))]

    def flipped(self) -> bytes:
        data = bytearray(self.valid())
        for _ in range(self.random.randrange(1, 4)):
            data[self.random.randrange(len(data))] ^= 1 << self.random.randrange(8)
        return bytes(data)

    def spliced(self) -> bytes:
        """A part deleted, doubled or put elsewhere."""
        data = self.valid()
        a, b = sorted((self.random.randrange(len(data) + 1), self.random.randrange(len(data) + 1)))
        return self.random.choice((data[:a] + data[b:], data[:b] + data[a:], data + data, data[a:] + data[:a]))

    def odd_value(self) -> bytes:
        message = json.loads(json.dumps(self.random.choice(MESSAGES)))
        where = message
        while True:
            key = self.random.choice(list(where))
            if not isinstance(where[key], dict) or self.random.random() < 0.3:
                break
            where = where[key]
        where[key] = self.random.choice(ODD)
        return json.dumps(message, ensure_ascii=False).encode(errors="replace")

    def odd_key(self) -> bytes:
        message = dict(self.random.choice(MESSAGES))
        message[self.random.choice(("admin", "seat", "", "T", "token", "as", "person", "\u0000"))] = self.random.choice(
            ODD
        )
        return json.dumps(message).encode()

    def unknown(self) -> bytes:
        tag = self.random.choice(("admin", "welcome", "news", "receipt", "", "HELLO", "do ", "eval"))
        if self.random.random() < 0.5:
            return json.dumps({"t": tag}).encode()
        return json.dumps({"t": "do", "id": "a", "command": {"do": tag, "seed": 1}}).encode()

    def bad_utf8(self) -> bytes:
        bad = self.random.choice((b"\xff", b"\xc0\xaf", b"\xed\xa0\x80", b"\xf4\x90\x80\x80", b"\xe2\x82", b"\x80"))
        return b'{"t":"do","id":"a","command":{"do":"say","text":"' + bad + b'"}}'

    def nested(self) -> bytes:
        deep = self.random.choice((10, 100, 5000, 8000))
        inside = self.random.choice((b"[" * deep, b"[" * deep + b"]" * deep, b'{"a":' * (deep // 4) + b"1"))
        return self.random.choice((inside, b'{"pad":' + inside + b',"t":"ping"}', b'{"t":' + inside + b"}"))

    def long(self) -> bytes:
        if self.random.random() < 0.8:
            return self.noise()  # not too many of them
        return b'{"t":"do","id":"' + b"x" * (FRAME_BYTES - 100) + b'","command":{"do":"more"}}'


def too_large(chance: random.Random) -> bytes:
    """A frame over the limit."""
    return frame(b" " * (FRAME_BYTES + chance.choice((1, 100, 100_000))), chance.choice((TEXT, BINARY)))


def storm(port: int, code: str, token: str | None, seed: int, count: int) -> dict[str, Any]:
    """Send so many frames of garbage over a few connections at once, and look at every answer."""
    garbage = Garbage(seed)
    closes: Counter[str] = Counter()
    whys: set[str] = set()
    wrong: list[str] = []

    def connected() -> Raw:
        raw = Raw(port, code, seconds=60.0)
        if token is not None:
            welcome = raw.hello(token)
            if welcome["t"] != "welcome":
                wrong.append(f"no welcome but {welcome}")
        return raw

    raws = [connected() for _ in range(CONNECTIONS)]
    sent = refused = batches = 0
    began = time.monotonic()
    while sent < count:
        batches += 1
        for raw in raws:
            raw.socket.sendall(
                b"".join([frame(data, opcode) for opcode, data in [garbage.next() for _ in range(BATCH)]])
            )
        sent += BATCH * len(raws)
        for raw in raws:
            waiting = BATCH
            while waiting:
                message = raw.message()
                if message["t"] != "problem":
                    continue
                waiting -= 1
                why = message["facts"].get("why", "")
                if message["reason"] != "malformed" or not why or why not in message["message"]:
                    wrong.append(str(message))
                else:
                    refused += 1
                    whys.add(why[:30])
        if batches % 20 == 0:  # and one that is too large: that ends a connection
            raw = raws.pop(0)
            raw.socket.sendall(too_large(garbage.random))
            sent += 1
            closes[str(raw.end()[1])] += 1
            raw.close()
            raws.append(connected())
    for raw in raws:
        raw.close()
    seconds = time.monotonic() - began
    return {
        "sent": sent, "refused": refused, "closes": closes, "wrong": wrong[:5], "whys": len(whys), "seconds": seconds
    }  # fmt: skip


# What the server must not do meanwhile


@contextlib.contextmanager
def no_errors() -> Iterator[list[str]]:
    """Fails if anything is logged as an error meanwhile; uncaught exceptions of tasks are logged so too."""
    said: list[str] = []

    class Listener(logging.Handler):
        def emit(self, record: logging.LogRecord) -> None:
            line = f"{record.name} {record.levelname}: {record.getMessage()}"
            said.append(line if record.exc_info is None else f"{line} {record.exc_info[1]!r}")

    listener = Listener(logging.ERROR)
    loggers = [logging.getLogger(name) for name in ("", "nightcoach", "uvicorn", "uvicorn.error", "asyncio")]
    listening = [logger for logger in loggers if logger.name == "root" or not logger.propagate]
    for logger in listening:
        logger.addHandler(listener)
    try:
        yield said
    finally:
        for logger in listening:
            logger.removeHandler(listener)
    assert said == []


def resident() -> int:
    """How much memory this process holds, in bytes."""
    with open("/proc/self/status") as status:
        return next(int(line.split()[1]) * 1024 for line in status if line.startswith("VmRSS:"))


if __name__ == "__main__":
    _, given_port, given_code, given_token, given_seed, given_count = sys.argv
    seat = None if given_token == "-" else given_token
    print(json.dumps(storm(int(given_port), given_code, seat, int(given_seed), int(given_count))))
