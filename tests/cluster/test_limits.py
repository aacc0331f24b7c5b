"""What an address may do does not grow with the number of servers; and the bus learns no address."""

from __future__ import annotations

import time
from collections.abc import Callable

import httpx
import pytest

from tests.cluster.nodes import Node, cluster
from tests.server.client import key
from tools.parts.postgres import Postgres
from tools.parts.redis import Redis

pytestmark = pytest.mark.server

STRANGER = "203.0.113.7"
NEIGHBOUR = "203.0.113.8"
PATIENCE = 60.0


def look(node: Node, address: str = STRANGER) -> int:
    """Try a code; how that was answered."""
    return httpx.get(f"{node.url}/api/tables/BBBBB", headers={"x-forwarded-for": address}, timeout=60).status_code


def open_table(node: Node, address: str = STRANGER) -> int:
    body = {"game": "eatme", "name": "Anna", "key": key()}
    headers = {"x-forwarded-for": address}
    return httpx.post(f"{node.url}/api/tables", json=body, headers=headers, timeout=60).status_code


def soon(true: Callable[[], bool]) -> None:
    """Wait until something is so."""
    end = time.monotonic() + PATIENCE
    while not true():
        assert time.monotonic() < end
        time.sleep(0.05)


@pytest.mark.parametrize(
    ("limit", "attempt", "answer"),
    [("knocks_per_minute=40", look, 404), ("tables_per_hour=40", open_table, 201)],
    ids=["trying codes", "making tables"],
)
def test_two_servers_together_allow_an_address_no_more_than_one(
    both: tuple[Postgres, Redis], limit: str, attempt: Callable[..., int], answer: int
) -> None:
    with cluster(*both, "--limit", limit) as made:
        first, second = made.nodes
        assert [attempt(first) for _ in range(20)] == [answer] * 20
        assert [attempt(second) for _ in range(20)] == [answer] * 20
        for node in made.nodes:
            refused = 0
            for _ in range(19):  # by itself each would allow twenty more
                time.sleep(0.05)  # what the bus has counted is known a moment later
                refused += attempt(node) == 429
            assert refused > 0
        assert attempt(first, NEIGHBOUR) == answer, "others are not concerned"


def test_without_the_bus_each_server_counts_alone(both: tuple[Postgres, Redis]) -> None:
    postgres, redis = both
    with cluster(postgres, redis, "--limit", "knocks_per_minute=6") as made:
        redis.kill()
        try:
            for node in made.nodes:
                found = [look(node) for _ in range(12)]
                assert found[:6] == [404] * 6
                assert 429 in found[6:]
        finally:
            redis.start()


def test_the_bus_holds_no_address_and_forgets(both: tuple[Postgres, Redis]) -> None:
    postgres, redis = both
    with cluster(postgres, redis, "--limit", "knocks_per_minute=6", "--limit", "tables_per_hour=6") as made:
        redis.ask("FLUSHALL")
        look(made.nodes[0])
        open_table(made.nodes[0])
        soon(lambda: redis.ask("DBSIZE") == b":2\r\n")
        keys = [part for part in redis.ask("KEYS *").split(b"\r\n") if b":" in part]
        assert len(keys) == 2
        for each in keys:
            assert STRANGER.encode() not in each
            assert redis.ask(f"GET {each.decode()}").startswith(b"$1\r\n1")
            assert 0 < int(redis.ask(f"TTL {each.decode()}")[1:]) <= 3600
