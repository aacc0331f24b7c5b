"""Attackers on a server's sockets, in a process of their own: as many frames as the wire takes, until they are cut off.

`python -m bench.attack HOST:PORT CODE TOKEN KIND SOCKETS MOST SECONDS` floods a table and prints what became
of it; without a seat the token is `-`. With SECONDS above zero whoever is cut off comes back at once, until that time
is over; otherwise it ends when all are cut off, or have sent MOST frames each.
"""

from __future__ import annotations

import json
import os
import selectors
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

MASK: Final = b"\0\0\0\0"  # a mask of zeros is a mask
HALF: Final = 16_000
KINDS: Final = {
    "pings": (b"\x89\x80" + MASK, 1),
    "pongs": (b"\x8a\x80" + MASK, 1),
    "fragments": (b"\x01\x80" + MASK + b"\x80\x80" + MASK, 2),
    "messages": (b"\x81\x8c" + MASK + b'{"t":"ping"}', 1),
    "halves": (b"\x81\xfe" + HALF.to_bytes(2, "big") + MASK + b" " * HALF, 1),
}
"""What is sent again and again, and how many frames it is; halves go out byte by byte."""
FROM: Final = "127.0.0.2"
"""Attackers have an address of their own, so that what is held against them is not held against others."""
CHUNK: Final = 1 << 16


class Attacker:
    """One socket that sends without pause and reads only to see whether it was cut off."""

    def __init__(self, address: str, code: str, token: str, kind: str) -> None:
        host, port = address.split(":")
        self.socket = socket.create_connection((host, int(port)), timeout=60, source_address=(FROM, 0))
        self.socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        request = (
            f"GET /api/tables/{code}/socket HTTP/1.1\r\nHost: {address}\r\nUpgrade: websocket\r\n"
            "Connection: Upgrade\r\nSec-WebSocket-Key: bmlnaHRjb2FjaCBsb2FkLg==\r\nSec-WebSocket-Version: 13\r\n\r\n"
        )
        self.socket.sendall(request.encode())
        self.heard = b""
        while b"\r\n\r\n" not in self.heard:
            got = self.socket.recv(CHUNK)
            if not got:
                raise ConnectionError("refused")
            self.heard += got
        if not self.heard.startswith(b"HTTP/1.1 101"):
            raise ConnectionError("refused")
        if token != "-":
            hello = b'{"t":"hello","protocol":1,"token":"%b"}' % token.encode()
            self.socket.sendall(b"\x81\xfe" + len(hello).to_bytes(2, "big") + MASK + hello)
        piece, self.frames = KINDS[kind]
        self.data = piece * max(1, CHUNK // len(piece))
        self.size = len(piece)
        self.step = 1 if kind == "halves" else len(self.data)
        self.sent = self.at = 0
        self.told = False
        self.socket.setblocking(False)

    def send(self) -> bool:
        """Send as much as possible; False at the end."""
        try:
            sent = self.socket.send(self.data[self.at : self.at + self.step])
        except BlockingIOError:
            return True
        except OSError:
            self.read()  # what was said before it was cut off is still there
            return False
        self.sent += sent
        self.at = (self.at + sent) % len(self.data)
        return True

    def read(self) -> bool:
        """Read what is there; False at the end."""
        try:
            got = self.socket.recv(CHUNK)
        except BlockingIOError:
            return True
        except OSError:
            return False
        self.heard = self.heard[-64:] + got
        self.told = self.told or b'"too_fast"' in self.heard
        return bool(got) and not self.told  # why wait for the end?

    @property
    def frames_sent(self) -> int:
        """Begun ones count."""
        return -(-self.sent * self.frames // self.size)


def attack(address: str, code: str, token: str, kind: str, sockets: int, most: int, seconds: float) -> dict[str, int]:
    """Flood; gives how many connections there were, how many were cut off, and how many frames each sent at most."""
    found = {"connections": 0, "cut": 0, "told": 0, "refused": 0, "most_frames": 0}
    end = time.monotonic() + seconds

    with selectors.DefaultSelector() as selector:

        def begin() -> None:
            try:
                attacker = Attacker(address, code, token, kind)
            except OSError:
                found["refused"] += 1
                return
            found["connections"] += 1
            selector.register(attacker.socket, selectors.EVENT_READ | selectors.EVENT_WRITE, attacker)

        def finish(attacker: Attacker, cut: bool) -> None:
            selector.unregister(attacker.socket)
            attacker.socket.close()
            found["cut"] += cut
            found["told"] += attacker.told
            found["most_frames"] = max(found["most_frames"], attacker.frames_sent)

        for _ in range(sockets):
            begin()
        while selector.get_map() or time.monotonic() < end:
            for key, events in selector.select(0.1):
                attacker: Attacker = key.data
                alive = not events & selectors.EVENT_READ or attacker.read()
                alive = alive and (not events & selectors.EVENT_WRITE or attacker.send())
                if not alive or attacker.frames_sent >= most:
                    finish(attacker, not alive)
            if time.monotonic() < end:
                while len(selector.get_map()) < sockets and time.monotonic() < end:
                    begin()
            elif seconds:
                for key in list(selector.get_map().values()):
                    finish(key.data, False)
    return found


def command(
    address: str, code: str, token: str | None, kind: str, sockets: int, most: int, seconds: float
) -> list[str]:
    """How to start it."""
    given = [address, code, token or "-", kind, str(sockets), str(most), str(seconds)]
    return [sys.executable, __file__, *given]


@contextmanager
def attackers(commands: list[list[str]], core: int) -> Iterator[None]:
    """This many at once, on this core, while something is measured."""
    processes = [subprocess.Popen(each, stdout=subprocess.DEVNULL) for each in commands]
    for process in processes:
        os.sched_setaffinity(process.pid, {core})
        os.setpriority(os.PRIO_PROCESS, process.pid, 10)  # it is the server that they are to keep from its work
    try:
        yield
    finally:
        for process in processes:
            process.kill()
            process.wait()


if __name__ == "__main__":
    where, table, seat, what, count, enough, long = sys.argv[1:]
    print(json.dumps(attack(where, table, seat, what, int(count), int(enough), float(long))))
