"""Two servers share tables: codes, joining, commands, memory, and what an operator does with the database."""

from __future__ import annotations

import asyncio
import random
import re
import subprocess
import sys

import httpx
import pytest

from tests.cluster.history import Log
from tests.cluster.nodes import Cluster, Node, cluster
from tests.cluster.people import QUICK
from tests.cluster.waiting import lease, until
from tests.server.client import Client, close_all, join, key, make, play_on, table_of
from tools.parts.postgres import Postgres
from tools.parts.redis import Redis

pytestmark = pytest.mark.server

ALIKE = """
import itertools
from nightcoach.server import lobby
codes = map("".join, itertools.product("BCDFG", repeat=5))
lobby.new_code = lambda: next(codes)
"""
"""Servers that draw the same codes in the same order."""


def tables_in_memory(node: Node) -> int:
    """As its metrics say."""
    told = httpx.get(f"{node.url}/metrics").text
    return sum(int(number) for number in re.findall(r'^nightcoach_tables\{phase="\w+"\} (\d+)', told, re.MULTILINE))


def command(made: Cluster, *arguments: str) -> tuple[int, str]:
    """`nightcoach tables …` beside the servers: how it ended, and what it said."""
    whole = [sys.executable, "-m", "nightcoach", "tables", *arguments, "--database", made.database]
    found = subprocess.run(whole, capture_output=True, text=True, timeout=60)
    return found.returncode, found.stdout + found.stderr


async def at_both(made: Cluster) -> tuple[Client, Client]:
    """A table with its host on the first server and a guest on the second."""
    first, second = made.nodes
    host = await make(first.url)
    return host, await join(second.url, host.code, "Bert")


def test_servers_that_draw_the_same_codes_make_tables_with_different_ones(both: tuple[Postgres, Redis]) -> None:
    async def story(made: Cluster) -> None:
        async with httpx.AsyncClient(timeout=60) as http:
            bodies = [{"game": "eatme", "name": "Anna", "key": key()} for _ in range(20)]
            asked = [http.post(f"{made.nodes[n % 2].url}/api/tables", json=body) for n, body in enumerate(bodies)]
            answers = await asyncio.gather(*asked)
        assert {answer.status_code for answer in answers} == {201}
        assert len({answer.json()["code"] for answer in answers}) == 20

    with cluster(*both, planted=ALIKE) as made:
        asyncio.run(story(made))


def test_joining_on_both_servers_at_once_with_the_same_key_is_one_person(both: tuple[Postgres, Redis]) -> None:
    async def story(made: Cluster) -> None:
        host, guest = await at_both(made)
        async with httpx.AsyncClient(timeout=60) as http:
            for number in range(10):
                body = {"name": f"Guest {number}", "key": key()}
                urls = [f"{node.url}/api/tables/{host.code}/join" for node in made.nodes]
                one, other = [
                    answer.json() for answer in await asyncio.gather(*[http.post(u, json=body) for u in urls])
                ]
                assert (one["person"], one["token"]) == (other["person"], other["token"])
        for client in (host, guest):
            await client.until(lambda client=client: len(client.board["people"]) == 12)  # type: ignore[misc]
        await close_all(host, guest)

    with cluster(*both) as made:
        asyncio.run(story(made))


def test_a_command_that_is_sent_on_both_servers_at_once_is_done_once(both: tuple[Postgres, Redis]) -> None:
    async def story(made: Cluster) -> None:
        host, guest = await at_both(made)
        same = await Client(made.nodes[0].url, guest.code, guest.token).open()
        for number in range(3):
            receipts = await asyncio.gather(
                *[device.do("say", f"once-{number}", text=f"line {number}") for device in (guest, same)]
            )
            assert [receipt["ok"] for receipt in receipts] == [True, True], receipts
        await close_all(host, guest, same)
        steps = [step for _, step in Log(made.database).steps[host.code]]
        assert sorted(step.id for step in steps if step.id) == [f"once-{number}" for number in range(3)]

    with cluster(*both) as made:
        asyncio.run(story(made))


def test_a_command_that_one_server_has_done_is_acknowledged_again_by_the_other(both: tuple[Postgres, Redis]) -> None:
    async def story(made: Cluster) -> None:
        first, second = made.nodes
        host = await make(first.url)
        assert (await host.do("add_bot", "once", level="random"))["ok"]
        await host.cut()
        host.url = second.url
        await host.open()
        assert (await host.do("add_bot", "once", level="random"))["ok"]
        assert len(host.board["places"]) == 2
        await host.close()

    with cluster(*both) as made:
        asyncio.run(story(made))


def test_a_table_with_nobody_at_it_leaves_the_memory_of_all_servers_and_comes_back(
    both: tuple[Postgres, Redis],
) -> None:
    async def story(made: Cluster) -> None:
        host, guest = await at_both(made)
        assert [tables_in_memory(node) for node in made.nodes] == [1, 1]
        await close_all(host, guest)
        for node in made.nodes:
            await until(lambda node=node: tables_in_memory(node) == 0)  # type: ignore[misc]
        await until(lambda: lease(made, host.code)[0] == "")
        guest.url = made.nodes[0].url
        await guest.open()
        assert len(guest.board["people"]) == 2
        assert lease(made, host.code)[0] != ""
        await guest.close()

    with cluster(*both, "--limit", "idle_seconds=0.5") as made:
        asyncio.run(story(made))


def test_tables_are_listed_and_deleted_while_servers_run(both: tuple[Postgres, Redis], tmp_path: object) -> None:
    async def story(made: Cluster) -> None:
        codes = []
        for node in made.nodes:
            host = await make(node.url)
            codes.append(host.code)
            await host.close()
        ended, said = await asyncio.to_thread(command, made, "list")
        assert (ended, sorted(re.findall(r"^[A-Z]{5}\b", said, re.MULTILINE))) == (0, sorted(codes))
        ended, said = await asyncio.to_thread(command, made, "backup", f"{tmp_path}/copy.db")
        assert ended != 0
        assert "pg_dump" in said
        ended, said = await asyncio.to_thread(command, made, "delete", codes[0])
        assert ended == 0
        ended, said = await asyncio.to_thread(command, made, "delete", codes[0])
        assert ended != 0
        assert codes[0] in said
        ended, said = await asyncio.to_thread(command, made, "list")
        assert re.findall(r"^[A-Z]{5}\b", said, re.MULTILINE) == codes[1:]

    with cluster(*both) as made:
        asyncio.run(story(made))


def test_a_table_that_is_deleted_under_play_is_played_on_by_all_servers_and_is_gone_with_its_people(
    both: tuple[Postgres, Redis],
) -> None:
    async def story(made: Cluster) -> None:
        first, second = made.nodes
        people = await table_of(first.url, 4, **QUICK["eatme"])
        for client in people[2:]:
            await client.cut()
            client.url = second.url
            await client.open()
        await people[0].must("start")
        for client in people:
            await client.until(lambda client=client: client.board["phase"] == "play")  # type: ignore[misc]
        ended, said = await asyncio.to_thread(command, made, "delete", people[0].code)
        assert ended == 0, said
        # The clock is driven on, too: nobody answers, and it goes on.
        question = people[0].known.clock["question"] if people[0].known else 0
        for client in people:
            await client.until(lambda client=client: client.known.clock["question"] > question)  # type: ignore[misc]
        await play_on(people, random.Random(1).choice)
        assert {client.board["phase"] for client in people} == {"over"}
        await close_all(*people)
        for node in made.nodes:
            await until(lambda node=node: tables_in_memory(node) == 0)  # type: ignore[misc]
            assert httpx.get(f"{node.url}/api/tables/{people[0].code}").status_code == 404

    with cluster(*both, "--limit", "idle_seconds=0.5") as made:
        asyncio.run(story(made))
