"""A real server for a test: in a thread of its own, or as a process that can be killed."""

from __future__ import annotations

import asyncio
import contextlib
import functools
import os
import re
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from subprocess import PIPE
from typing import IO

from nightcoach.server.app import make_app
from nightcoach.server.client import Client
from nightcoach.server.door import Door
from nightcoach.server.lobby import Lobby
from nightcoach.server.security import Limits
from nightcoach.server.serve import Server, bind, configured
from nightcoach.store import Store
from nightcoach.table.log.table import House
from tests.server.forked import Forked

GENEROUS = Limits(
    connections_per_address=10_000, requests_per_address=10_000, messages_per_second=1e6, message_burst=1_000_000,
    cuts_per_minute=1e6, knocks_per_minute=1e6, tables_per_hour=1e6, rows_per_hour=1e9, rows_per_table=1_000_000_000,
    hello_seconds=60.0, ping_seconds=60.0,
)  # fmt: skip


PAGE = """<!doctype html><html lang="en"><head><style>h1{color:red}</style></head><body><h1>Nightcoach</h1>
<p><!--tagline--></p><!--words--><script type="module" src="/assets/index-1.js"></script></body></html>"""


@functools.cache
def page() -> Client:
    """A client in small, so that the tests of the server need no Node."""
    with tempfile.TemporaryDirectory() as folder:
        Path(folder, "index.html").write_text(PAGE)
        return Client(Path(folder))


class Running:
    """A server in a thread."""

    def __init__(self, door: Door, server: Server, url: str) -> None:
        self.door = door
        self.server = server
        self.url = url


@contextlib.contextmanager
def running(
    database: Path,
    limits: Limits = GENEROUS,
    house: House | None = None,
    metrics_token: str = "",
    client: Client | None = None,
) -> Iterator[Running]:
    """Serve from a thread until the test is done."""
    store = Store.open(f"sqlite:///{database}")
    sock = bind("127.0.0.1", 0)
    url = f"http://127.0.0.1:{sock.getsockname()[1]}"
    door = Door(Lobby(store, limits, house), limits, store.secret("seats"), url, (), metrics_token, ("table.test",))
    server = Server(configured(make_app(door, client or page()), door, None), door)
    server.config.load()
    thread = threading.Thread(target=lambda: asyncio.run(server.serve([sock])), daemon=True)
    thread.start()
    while not getattr(server, "servers", ()) and thread.is_alive():  # it has them once it listens
        time.sleep(0.001)
    try:
        yield Running(door, server, url)
    finally:
        server.should_exit = True
        thread.join(20)
        sock.close()
        assert not thread.is_alive(), "the server does not stop"


class Process:
    """`nightcoach serve` as a process of its own."""

    def __init__(
        self,
        database: Path | str,
        *arguments: str,
        port: int = 0,
        env: dict[str, str] | None = None,
        files: tuple[int, int] | None = None,
        planted: str = "",
        cold: bool = False,
    ) -> None:
        """The database is a file or a URL. `cold` starts an interpreter of its own, with its own `sys.path`; the others
        are forked (see `Forked`)."""
        command = ["serve", "--host", "127.0.0.1", "--port", str(port)]
        for key in ("knocks_per_minute", "tables_per_hour", "messages_per_second", "rows_per_table", "rows_per_hour"):
            command += ["--limit", f"{key}=1e6"]
        url = database if isinstance(database, str) else f"sqlite:///{database}"
        command += ["--database", url, "--table", "none", "--lang", "en", *arguments]
        environment = {**os.environ, **(env or {})}
        self.process: Forked | subprocess.Popen[str]
        if cold:
            whole = [sys.executable, "-m", "nightcoach", *command]
            self.process = subprocess.Popen(whole, env=environment, stdout=PIPE, stderr=PIPE, text=True)
        else:
            self.process = Forked(command, environment, files, planted)
        assert self.process.stdout is not None
        self.stdout: IO[str] = self.process.stdout
        line = self.stdout.readline()
        found = re.search(r"https?://\S+", line)
        if found is None:
            raise AssertionError(f"the server did not start: {line} {self.process.communicate()}")
        self.url = found.group()
        self.port = int(self.url.rsplit(":", 1)[1])

    def kill(self) -> str:
        """kill -9; gives what it had said on its error stream."""
        self.process.kill()
        return self.process.communicate()[1]

    def stop(self) -> str:
        """Ask it to stop; gives what it said on its error stream."""
        self.process.terminate()
        _, said = self.process.communicate(timeout=20)
        assert self.process.returncode in (0, -15), (self.process.returncode, said)
        return said


def port_of(server: Running) -> int:
    """Where it listens."""
    return int(server.url.rsplit(":", 1)[1])
