"""A real Redis: it can be killed, emptied and started again."""

from __future__ import annotations

import contextlib
import shutil
import socket
import subprocess
import time
from collections.abc import Iterator

from tools.parts.postgres import free_port

PATIENCE = 30.0


class Redis:
    """One server that keeps nothing on the disk."""

    def __init__(self) -> None:
        self.program = shutil.which("redis-server") or shutil.which("valkey-server")
        assert self.program, "redis-server is not here: install the Debian package redis-server"
        self.port = free_port()
        self.url = f"redis://127.0.0.1:{self.port}"
        self.process: subprocess.Popen[bytes] | None = None
        self.start()

    def start(self) -> None:
        """Start it, and wait until it answers."""
        assert self.program is not None
        settings = ("--bind", "127.0.0.1", "--port", str(self.port), "--save", "", "--appendonly", "no")
        quiet = subprocess.DEVNULL
        self.process = subprocess.Popen([self.program, *settings], stdout=quiet, stderr=quiet, start_new_session=True)
        end = time.monotonic() + PATIENCE
        while self.ask("PING") != b"+PONG\r\n":
            assert self.process.poll() is None, "redis-server does not start"
            assert time.monotonic() < end, "redis-server does not answer"
            time.sleep(0.02)

    def ask(self, command: str) -> bytes:
        """What it answers; nothing if it is not there."""
        with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", self.port), 5) as to:
            to.sendall(command.encode() + b"\r\n")
            return to.recv(4096)
        return b""

    def kill(self) -> None:
        """kill -9."""
        if self.process is not None:
            self.process.kill()
            self.process.wait(PATIENCE)
            self.process = None


@contextlib.contextmanager
def redis() -> Iterator[Redis]:
    """A server for as long as it is needed."""
    found = Redis()
    try:
        yield found
    finally:
        found.kill()
