"""A cluster to try out: PostgreSQL, Redis, some servers and nginx in a scratch folder, and a table through the proxy.

Usage: python -m tools.cluster [--host ADDRESS] [--port PORT] [--servers N] [--game NAME]. Ctrl+C stops everything and
leaves nothing behind.
"""

from __future__ import annotations

import argparse
import contextlib
import signal
import subprocess
import sys
import urllib.request
from collections.abc import Iterator
from types import FrameType
from typing import IO

import segno

import nightcoach
from nightcoach.core.errors import Refused
from nightcoach.server.serve import PORT, bind, lan_address
from tools.parts.nginx import nginx
from tools.parts.postgres import free_port, postgres
from tools.parts.redis import redis

PATIENCE = 30.0


class Told(Exception):
    """Somebody wants it to end."""


def listen_for_the_end() -> None:
    """From now on Ctrl+C and SIGTERM raise Told, once: whoever is impatient must not disturb the tidying up."""

    def told(_number: int, _frame: FrameType | None) -> None:
        for number in (signal.SIGINT, signal.SIGTERM):
            signal.signal(number, signal.SIG_IGN)
        raise Told

    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, told)


@contextlib.contextmanager
def server(database: str, bus: str, url: str, table: str) -> Iterator[tuple[int, IO[str]]]:
    """One server that is ready: its port, and what else it says."""
    port = free_port()
    command = [sys.executable, "-m", "nightcoach", "serve", "--host", "127.0.0.1", "--port", str(port), "--lang", "en"]
    command += ["--database", database, "--bus", bus, "--public-url", url, "--table", table]
    # A session of its own, as all parts have: Ctrl+C is for us, and servers end before what they need.
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, start_new_session=True)
    assert process.stdout is not None
    try:
        if not process.stdout.readline():
            raise Refused("server", "a server did not start; it has said why")
        yield port, process.stdout
    finally:
        process.terminate()
        try:
            process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()
        process.stdout.close()


@contextlib.contextmanager
def cluster(host: str, port: int, servers: int, game: str) -> Iterator[str]:
    """All of it, for as long as it is wanted: the link to a table, by way of the proxy."""
    url = f"http://{lan_address() if host == '0.0.0.0' else host}:{port}"
    with contextlib.ExitStack() as parts:
        database = parts.enter_context(postgres()).new_database()
        bus = parts.enter_context(redis()).url
        made = [
            parts.enter_context(server(database, bus, url, "none" if number else game)) for number in range(servers)
        ]
        code = made[0][1].readline().split()[-1]
        parts.enter_context(nginx([port for port, _ in made], host, port))
        link = f"{url}/t/{code}"
        for address in (link, f"{url}/api/tables/{code}"):
            urllib.request.urlopen(address, timeout=PATIENCE).close()
        yield link


def main() -> None:
    """Start it, say where to go, and wait for the end."""
    parser = argparse.ArgumentParser(prog="make cluster", description="A cluster to try out.")
    parser.add_argument("--host", default="0.0.0.0", help="the address to listen on")
    parser.add_argument("--port", type=int, default=PORT, help="0 picks any free one")
    parser.add_argument("--servers", type=int, default=2, choices=range(1, 9))
    parser.add_argument("--game", default=nightcoach.NAMES[0], choices=nightcoach.NAMES)
    given = parser.parse_args()
    listen_for_the_end()
    try:
        bind(given.host, given.port).close()  # a port that is taken is said at once
        with cluster(given.host, given.port or free_port(), given.servers, given.game) as link:
            print(f"{given.servers} servers share one PostgreSQL and one Redis behind nginx.")
            print(f"A table is open. Link: {link}")
            if sys.stdout.isatty():
                segno.make(link, error="l", micro=False).terminal(compact=True, border=2)
            print("Press Ctrl+C to stop; the tables go with it.", flush=True)
            while True:
                signal.pause()
    except Told:
        print("Stopped.", flush=True)
    except Refused as refused:
        sys.exit(refused.message)


if __name__ == "__main__":
    main()
