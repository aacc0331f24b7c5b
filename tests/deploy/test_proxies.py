"""Two servers behind each proxy of deploy/: a table stays with one of them, and finds the other when that one dies."""

from __future__ import annotations

import asyncio
import json
import ssl
import subprocess
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import psycopg
import pytest
from websockets.asyncio.client import ClientConnection, connect

from tests.cluster.nodes import Cluster, cluster, parts
from tests.deploy.files import NAME, haproxy, nginx, program
from tools.parts.postgres import free_port

pytestmark = pytest.mark.server

PATIENCE = 60.0
EASY = ssl.create_default_context()
EASY.check_hostname = False
EASY.verify_mode = ssl.CERT_NONE
PROXIES: dict[str, Callable[[Path, dict[int, int]], Path]] = {"nginx": nginx, "haproxy": haproxy}


class Proxied:
    """A cluster, and a proxy before it."""

    def __init__(self, made: Cluster, port: int) -> None:
        self.cluster = made
        self.port = port
        self.http = httpx.Client(base_url=f"https://127.0.0.1:{port}", headers={"host": NAME}, verify=False, timeout=60)

    def make(self) -> dict[str, Any]:
        answer = self.http.post("/api/tables", json={"game": "eatme", "name": "Anna", "key": "k" * 16})
        assert answer.status_code == 201, answer.text
        seated: dict[str, Any] = answer.json()
        return seated

    async def sit(self, code: str, token: str) -> ClientConnection:
        """A socket at the table, after its welcome."""
        url = f"wss://{NAME}:{self.port}/api/tables/{code}/socket"
        socket = await connect(url, ssl=EASY, host="127.0.0.1", port=self.port, max_size=None)
        hello = {"t": "hello", "protocol": 1, "token": token, "game": 0, "seat": None, "seen": 0}
        await socket.send(json.dumps(hello))
        assert json.loads(await socket.recv())["t"] == "welcome"
        return socket

    def sockets(self) -> list[int]:
        """How many sockets each server that is there has, as it has told the database."""
        with psycopg.connect(self.cluster.database) as database:
            alive = "SELECT connections FROM servers WHERE beat > extract(epoch FROM clock_timestamp()) - 2"
            return sorted([int(row[0]) for row in database.execute(alive)])


@pytest.fixture(scope="module", params=PROXIES)
def proxied(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Proxied]:
    folder = tmp_path_factory.mktemp(request.param)
    folder.chmod(0o755)
    with parts() as (database, bus), cluster(database, bus, "--allowed-host", NAME) as made:
        ports = {80: free_port(), 443: free_port(), 8771: made.nodes[0].port, 8772: made.nodes[1].port}
        config = PROXIES[request.param](folder, ports)
        given = ("-p", str(folder), "-c", str(config)) if request.param == "nginx" else ("-f", str(config))
        process = subprocess.Popen([program(request.param), *given], stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
        try:
            found = Proxied(made, ports[443])
            with found.http:
                until(lambda: found.http.get("/readyz").status_code == 200)
                yield found
        finally:
            process.terminate()
            process.communicate(timeout=PATIENCE)


def until(true: Callable[[], bool]) -> None:
    """Wait for it."""
    end = time.monotonic() + PATIENCE
    while True:
        try:
            if true():
                return
        except httpx.TransportError:
            pass
        assert time.monotonic() < end, "it does not come"
        time.sleep(0.05)


def test_all_sockets_of_a_table_are_on_one_server(proxied: Proxied) -> None:
    async def story() -> None:
        for _ in range(4):
            seated = proxied.make()
            sockets = [await proxied.sit(seated["code"], seated["token"]) for _ in range(3)]
            await asyncio.to_thread(until, lambda: proxied.sockets() == [0, 3])
            for socket in sockets:
                await socket.close()
            await asyncio.to_thread(until, lambda: proxied.sockets() == [0, 0])

    asyncio.run(story())


def test_when_a_server_dies_its_tables_are_reached_on_the_other(proxied: Proxied) -> None:
    tables = [proxied.make() for _ in range(6)]
    node = proxied.cluster.nodes[0]
    node.kill()

    async def story() -> None:
        for seated in tables:
            socket = await proxied.sit(seated["code"], seated["token"])
            await socket.close()

    until(lambda: proxied.http.get("/readyz").status_code == 200)
    asyncio.run(story())
    node.start()
