"""Servers are stopped and started again, one after the other, and nobody notices more than a reconnect."""

from __future__ import annotations

import asyncio
import contextlib
import random
import socket
from typing import Any

import httpx
import pytest

from tests.cluster.history import Log, faults
from tests.cluster.nodes import Cluster, Node, cluster
from tests.cluster.people import QUICK, Crowd
from tests.cluster.waiting import PATIENCE, lease, until
from tests.server.client import Client, close_all, join, key, make, play_on, table_of
from tests.size import SIZE
from tools.parts.nginx import nginx
from tools.parts.postgres import Postgres
from tools.parts.redis import Redis

pytestmark = pytest.mark.server

ROUNDS = 20 if SIZE > 1 else 2
TABLES = 6

SLOW = """
from nightcoach.server import serve
serve.GOODBYE_SECONDS, serve.STOP_SECONDS = 300.0, 300
"""
"""A server that waits very long for what is under way before it hangs up."""


class Callers:
    """People who make tables, join them and look at them, by way of the proxy; every request must succeed."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.over = False
        self.made = 0

    async def call(self) -> None:
        """Until it is over, with a new connection each time and with one that is kept."""
        async with httpx.AsyncClient(base_url=self.url, timeout=PATIENCE) as kept:
            while not self.over:
                async with httpx.AsyncClient(base_url=self.url, timeout=PATIENCE) as fresh:
                    for http in (fresh, kept):
                        made = await http.post("/api/tables", json={"game": "eatme", "name": "Anna", "key": key()})
                        assert made.status_code == 201, made.text
                        path = f"/api/tables/{made.json()['code']}"
                        joined = await http.post(f"{path}/join", json={"name": "Bert", "key": key()})
                        assert joined.status_code == 200, joined.text
                        looked = await http.get(path)
                        assert looked.status_code == 200, looked.text
                        assert [person["name"] for person in looked.json()["board"]["people"]] == ["Anna", "Bert"]
                        self.made += 1


def test_all_servers_are_restarted_under_play_and_nobody_sees_more_than_a_reconnect(
    both: tuple[Postgres, Redis],
) -> None:
    async def story(made: Cluster, url: str) -> None:
        door = type("Proxy", (), {"url": url})()
        crowd = Crowd([door], 3, PATIENCE)
        await crowd.come(TABLES)
        callers = Callers(url)
        calling = [asyncio.create_task(callers.call()) for _ in range(2)]
        await crowd.everybody_plays(PATIENCE)
        for _ in range(ROUNDS):
            for node in made.nodes:
                before = callers.made
                await asyncio.to_thread(node.stop)
                await crowd.everybody_plays(PATIENCE)
                await asyncio.to_thread(node.start)
                await crowd.everybody_plays(PATIENCE)
                while callers.made == before:
                    await asyncio.wait(calling, timeout=0.1, return_when=asyncio.FIRST_EXCEPTION)
                    assert not [task for task in calling if task.done() and task.result()]
        callers.over = True
        await asyncio.gather(*calling)
        await crowd.go_home()
        print(f"{crowd.acknowledged()} acknowledged, {callers.made} tables made, goodbyes: {dict(crowd.goodbyes)}")
        assert crowd.troubles == []
        assert crowd.goodbyes.keys() <= {"restart", "reload"}
        assert crowd.goodbyes["restart"] >= ROUNDS
        assert await asyncio.to_thread(faults, crowd.history, Log(made.database)) == []

    with cluster(*both) as made, nginx([node.port for node in made.nodes]) as proxy:
        asyncio.run(story(made, proxy.url))


@contextlib.contextmanager
def half_a_request(node: Node) -> Any:
    """A join whose last byte is still missing: the server waits for it."""
    with socket.create_connection(("127.0.0.1", node.port), PATIENCE) as to:
        to.sendall(
            f"POST /api/tables/BBBBB/join HTTP/1.1\r\nHost: 127.0.0.1:{node.port}\r\n"
            "Content-Type: application/json\r\nContent-Length: 2\r\n\r\n{".encode()
        )
        yield to


def answer(to: socket.socket) -> bytes:
    found = b""
    while part := to.recv(65536):
        found += part
    return found


def test_a_server_that_stops_hands_its_tables_over_at_once_and_not_when_it_has_ended(
    both: tuple[Postgres, Redis],
) -> None:
    async def story(made: Cluster) -> None:
        first, second = made.nodes
        host = await make(first.url)
        guest = await join(second.url, host.code, "Bert")
        before = await until(lambda: lease(made, host.code))
        with half_a_request(first) as slow:
            assert first.process is not None
            first.process.process.terminate()
            await host.until(lambda: host.closed is not None)
            assert host.others[-1] == {"t": "bye", "reason": "restart", "again": True}
            # One number for giving it back, one for taking it: nobody had to find out that the server is gone.
            after = await until(lambda: (found := lease(made, host.code))[1] == before[1] + 2 and found)
            assert after[0] not in ("", before[0])
            slow.sendall(b"}")
            assert b" 400 " in await asyncio.to_thread(answer, slow), "it still answers what it was asked"
        host.url = second.url
        await host.open()
        await host.must("add_bot", level="random")
        await close_all(host, guest)

    with cluster(*both, "--limit", "hello_seconds=300", planted=SLOW) as made:
        asyncio.run(story(made))


def test_people_who_do_not_come_back_from_a_server_that_stopped_are_shown_as_away(both: tuple[Postgres, Redis]) -> None:
    """Nothing else happens at the table: no clock runs in a lobby."""

    def away(client: Client) -> list[str]:
        return [person["name"] for person in client.board["people"] if person["away"]]

    async def story(made: Cluster) -> None:
        first, second = made.nodes
        host = await make(second.url)
        await until(lambda: lease(made, host.code))
        guest = await join(first.url, host.code, "Bert")
        await host.until(lambda: len(host.board["people"]) == 2 and away(host) == [])
        await asyncio.to_thread(first.stop)
        await host.until(lambda: away(host) == ["Bert"])
        await close_all(host, guest)

    with cluster(*both) as made:
        asyncio.run(story(made))


def test_a_game_goes_on_when_its_only_server_is_restarted(both: tuple[Postgres, Redis]) -> None:
    async def story(made: Cluster) -> None:
        first, second = made.nodes
        second.stop()
        people = await table_of(first.url, 4, **QUICK["eatme"])
        await people[0].must("start")
        for client in people:
            await client.until(lambda client=client: client.board["phase"] == "play")  # type: ignore[misc]
        await asyncio.to_thread(first.stop)
        for client in people:
            await client.until(lambda client=client: client.closed is not None)  # type: ignore[misc]
            assert client.others[-1] == {"t": "bye", "reason": "restart", "again": True}
        await asyncio.to_thread(first.start)
        for client in people:
            await client.open()
            assert client.board["phase"] == "play"
        await play_on(people, random.Random(1).choice)
        assert people[0].board["phase"] == "over"
        await close_all(*people)

    with cluster(*both) as made:
        asyncio.run(story(made))


def test_a_draining_server_says_that_it_is_not_ready_and_serves_on(both: tuple[Postgres, Redis]) -> None:
    async def story(made: Cluster) -> None:
        first, _ = made.nodes
        assert first.process is not None
        assert httpx.get(f"{first.url}/readyz").status_code == 200
        host = await make(first.url)
        first.process.process.terminate()
        await until(lambda: httpx.get(f"{first.url}/readyz").status_code == 503)
        assert httpx.get(f"{first.url}/readyz").json()["reason"] == "stopping"
        assert httpx.get(f"{first.url}/livez").status_code == 200
        guest = await join(first.url, host.code, "Bert")
        await host.must("add_bot", level="random")
        first.process.process.send_signal(2)  # whoever is in a hurry asks twice
        await host.until(lambda: host.closed is not None)
        await close_all(host, guest)
        first.stop()

    with cluster(*both, "--drain-seconds", "3600") as made:
        asyncio.run(story(made))
