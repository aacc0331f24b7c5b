"""The operator's page and what it does, through the real routes: on the server's own machine, or with its token."""

from __future__ import annotations

import asyncio
import json
import re
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from nightcoach.server.admin import FOLDER, SAID, TYPES
from nightcoach.words import LANGUAGES, words
from tests.cluster.nodes import Cluster, cluster, parts
from tests.server.client import Client, make, table_of
from tests.server.running import Process, Running, running

pytestmark = pytest.mark.server

TOKEN = "a token for tests"
AFAR = {"x-forwarded-for": "192.0.2.7"}
SIGNED = {**AFAR, "authorization": f"Bearer {TOKEN}"}
ACTIONS = [
    ("/api/admin/tables/BCDFG/close", {}),
    ("/api/admin/servers/somebody/drain", {}),
    ("/api/admin/announce", {"minutes": 5}),
]
PATIENCE = 60.0


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(tmp_path_factory.mktemp("admin") / "t.db") as found:
        found.door.admin_token = TOKEN
        yield found


def overview(url: str) -> dict[str, Any]:
    found: dict[str, Any] = httpx.get(f"{url}/api/admin").json()
    return found


def table_in(told: dict[str, Any], code: str) -> dict[str, Any]:
    found: dict[str, Any] = next(table for table in told["tables"] if table["code"] == code)
    return found


def until(true: Callable[[], object]) -> None:
    """Wait for it."""
    end = time.monotonic() + PATIENCE
    while not true():
        assert time.monotonic() < end, "it does not come"
        time.sleep(0.05)


def notes(client: Client) -> list[str]:
    assert client.known is not None
    return [line["note"] for line in client.known.talk if "note" in line]


# Who may


@pytest.mark.parametrize(
    ("headers", "status"),
    [
        ({}, 200),
        (AFAR, 403),
        ({"x-forwarded-for": "127.0.0.1"}, 403),
        ({"forwarded": "for=127.0.0.1"}, 403),
        ({"x-real-ip": "127.0.0.1"}, 403),
        ({"host": "table.test"}, 403),
        ({**AFAR, "authorization": "Bearer wrong"}, 403),
        ({**AFAR, "authorization": "Bearer"}, 403),
        (SIGNED, 200),
        ({"host": "table.test", "authorization": f"Bearer {TOKEN}"}, 200),
    ],
)
def test_servers_and_tables_are_for_this_machine_or_with_the_token(
    server: Running, headers: dict[str, str], status: int
) -> None:
    assert httpx.get(f"{server.url}/api/admin", headers=headers).status_code == status


@pytest.mark.parametrize(("path", "body"), ACTIONS)
def test_nobody_else_does_anything(server: Running, path: str, body: dict[str, int]) -> None:
    for headers in (AFAR, {**AFAR, "authorization": "Bearer wrong"}, {"host": "table.test"}):
        answer = httpx.post(server.url + path, json=body, headers=headers)
        assert (answer.status_code, answer.json()["reason"]) == (403, "operator")


@pytest.mark.parametrize(("path", "body"), ACTIONS)
def test_a_page_of_another_site_does_nothing(server: Running, path: str, body: dict[str, int]) -> None:
    text = json.dumps(body)
    for headers in ({"origin": "https://elsewhere.example", "content-type": "application/json"}, {}):
        answer = httpx.post(server.url + path, content=text, headers=headers)
        assert answer.json()["reason"] in ("origin", "content_type")


def test_without_any_token_nobody_comes_in_from_afar(tmp_path: Path) -> None:
    with running(tmp_path / "t.db") as found:
        for authorization in ("Bearer", "", "Bearer None"):
            headers = {**AFAR, "authorization": authorization}
            assert httpx.get(f"{found.url}/api/admin", headers=headers).status_code == 403


# What is shown


def test_a_server_describes_itself(server: Running) -> None:
    shown = overview(server.url)
    (here,) = shown["servers"]
    assert here["here"] is True
    assert here["draining"] is False
    assert here["version"]
    assert here["tables"] == len(server.door.lobby.rooms)
    assert here["beat"] < 60, "also if it has long had nothing to say"
    assert shown["bus"] == "none"


def test_a_table_is_shown_with_its_people_as_the_table_shows_them(server: Running) -> None:
    async def story(url: str) -> tuple[dict[str, Any], str]:
        clients = await table_of(url, 3)
        shown = await asyncio.to_thread(overview, url)
        for client in clients:
            await client.close()
        return table_in(shown, clients[0].code), clients[0].board["people"][0]["name"]

    table, name = asyncio.run(story(server.url))
    assert (table["game"], table["phase"]) == ("eatme", "lobby")
    assert {"name": name, "away": False} in table["people"]
    assert len(table["people"]) == 3
    assert table["rows"] >= 3
    assert server.door.lobby.cluster.server == table["server"]


def test_nothing_of_the_game_can_be_seen_by_watching(server: Running) -> None:
    """A sealed choice, a second thought and somebody who leaves change nothing that the operator sees."""

    def seen(url: str, code: str) -> tuple[dict[str, Any], list[int]]:
        shown = overview(url)
        return table_in(shown, code), [each["connections"] for each in shown["servers"]]

    async def story(url: str) -> None:
        clients = await table_of(url, 3, show_ready=False, choose_seconds=0)
        code = clients[0].code
        await clients[0].must("start")
        for client in clients:
            await client.until(lambda client=client: client.board["phase"] == "play")  # type: ignore[misc]
        asked = [client for client in clients if client.view["legal"] == ["sleep", "trap"]]
        before = await asyncio.to_thread(seen, url, code)
        assert before[0]["phase"] == "play"
        assert (await asked[0].move("trap"))["ok"]
        assert await asyncio.to_thread(seen, url, code) == before
        await asked[1].must("order", window="choose", words="trap", lasting=False)
        await clients[0].close()
        assert await asyncio.to_thread(seen, url, code) == before
        for client in clients[1:]:
            await client.close()

    asyncio.run(story(server.url))


def test_of_a_game_that_is_over_no_card_and_no_choice_is_shown(server: Running) -> None:
    async def story(url: str) -> dict[str, Any]:
        clients = await table_of(url, 3)
        await clients[0].must("start")
        await clients[0].must("end")
        await clients[0].until(lambda: clients[0].board["phase"] == "over")
        shown = await asyncio.to_thread(overview, url)
        for client in clients:
            await client.close()
        return table_in(shown, clients[0].code)

    table = asyncio.run(story(server.url))
    assert table["phase"] == "over"
    assert set(table) == {"code", "server", "game", "phase", "locked", "people", "rows", "at"}


# What is done


def test_closing_a_table_ends_its_game_and_tells_everybody(server: Running) -> None:
    async def story(url: str) -> None:
        clients = await table_of(url, 3)
        await clients[0].must("start")
        for client in clients:
            await client.until(lambda client=client: client.board["phase"] == "play")  # type: ignore[misc]
        path = f"{url}/api/admin/tables/{clients[0].code}/close"
        assert (await asyncio.to_thread(httpx.post, path, json={}, headers=SIGNED)).status_code == 200
        for client in clients:
            await client.until(lambda client=client: client.board["phase"] == "over")  # type: ignore[misc]
            await client.until(lambda client=client: "ended_operator" in notes(client))  # type: ignore[misc]
            assert client.board["result"] is not None
        again = await asyncio.to_thread(httpx.post, path, json={})
        assert again.json()["reason"] == "not_playing"
        for client in clients:
            await client.close()

    asyncio.run(story(server.url))


@pytest.mark.parametrize(("minutes", "note"), [(5, "restart"), (0, "restart_now")])
def test_a_restart_is_announced_in_the_talk_of_every_table(server: Running, minutes: int, note: str) -> None:
    async def story(url: str) -> None:
        hosts = [await make(url, "Anna"), await make(url, "Ben", game="castle")]
        answer = await asyncio.to_thread(httpx.post, f"{url}/api/admin/announce", json={"minutes": minutes})
        assert answer.json()["tables"] >= 2
        for host in hosts:
            await host.until(lambda host=host: note in notes(host))  # type: ignore[misc]
            await host.close()

    asyncio.run(story(server.url))


def test_a_restart_is_not_announced_for_a_time_that_makes_no_sense(server: Running) -> None:
    for minutes in (-1, 1441, "soon"):
        assert httpx.post(f"{server.url}/api/admin/announce", json={"minutes": minutes}).status_code == 400


def test_a_server_that_nobody_knows_cannot_be_drained(server: Running) -> None:
    answer = httpx.post(f"{server.url}/api/admin/servers/nobody/drain", json={})
    assert (answer.status_code, answer.json()["reason"]) == (404, "no_server")


def test_a_server_that_is_drained_stops_in_order(tmp_path: Path) -> None:
    process = Process(tmp_path / "t.db")
    (here,) = overview(process.url)["servers"]
    name = here["server"]
    assert httpx.post(f"{process.url}/api/admin/servers/{name}/drain", json={}).status_code == 200
    _, said = process.process.communicate(timeout=PATIENCE)
    assert process.process.returncode in (0, -15), said
    assert "the operator drains a server" in said


# Several servers


@pytest.fixture(scope="module")
def two() -> Iterator[Cluster]:
    with parts() as (database, bus), cluster(database, bus) as made:
        yield made


def test_every_server_shows_all_servers_and_who_drives_which_table(two: Cluster) -> None:
    async def story() -> None:
        one, other = two.nodes
        hosts = [await make(one.url, "Anna"), await make(other.url, "Ben")]
        for node, far in ((one, hosts[1]), (other, hosts[0])):
            until(lambda node=node: len(overview(node.url)["servers"]) == 2)  # type: ignore[misc]
            shown = overview(node.url)
            assert shown["bus"] == "up"
            names = {each["server"] for each in shown["servers"]}
            assert {table["server"] for table in shown["tables"]} == names
            assert table_in(shown, far.code)["game"] is None, "it is not loaded for the sake of a list"
        asked = httpx.get(f"{one.url}/api/admin/tables/{hosts[1].code}").json()
        assert (asked["game"], [each["name"] for each in asked["people"]]) == ("eatme", ["Ben"])
        assert asked["server"] == table_in(overview(other.url), hosts[1].code)["server"], "who drives it still does"
        for host in hosts:
            await host.close()

    asyncio.run(story())


def test_what_is_done_on_one_server_reaches_the_tables_of_the_other(two: Cluster) -> None:
    async def story() -> None:
        one, other = two.nodes
        host = await make(other.url, "Anna")
        await host.must("add_bot", level="random")
        await host.must("add_bot", level="random")
        await host.must("start")
        await host.until(lambda: host.board["phase"] == "play")
        told = await asyncio.to_thread(httpx.post, f"{one.url}/api/admin/announce", json={"minutes": 5})
        assert told.json()["tables"] >= 1
        await host.until(lambda: "restart" in notes(host))
        path = f"{one.url}/api/admin/tables/{host.code}/close"
        assert (await asyncio.to_thread(httpx.post, path, json={})).status_code == 200
        await host.until(lambda: host.board["phase"] == "over")
        await host.until(lambda: "ended_operator" in notes(host))
        await host.close()

    asyncio.run(story())


# The page


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_is_in_the_readers_language(server: Running, language: str) -> None:
    page = httpx.get(f"{server.url}/admin", headers={"accept-language": language, **AFAR})
    assert page.status_code == 200
    assert page.headers["content-type"].startswith("text/html")
    assert f'<html lang="{language}">' in page.text
    assert json.dumps(words(language).say("admin-announce"), ensure_ascii=False) in page.text


def test_the_page_keeps_to_the_strict_policy(server: Running) -> None:
    page = httpx.get(f"{server.url}/admin")
    policy = page.headers["content-security-policy"]
    assert "script-src 'self';" in policy
    scripts = re.findall(r"<script(?![^>]*application/json)[^>]*>([^<]*)</script>", page.text)
    assert scripts == [""], "no script stands in the page"
    assert "style=" not in page.text
    for name, kind in TYPES.items():
        found = httpx.get(f"{server.url}/admin/{name}")
        assert (found.status_code, found.headers["content-type"].split(";")[0]) == (200, kind)
    assert httpx.get(f"{server.url}/admin/index.html").status_code == 404


def test_the_page_has_every_text_that_it_says() -> None:
    text = (FOLDER / "index.html").read_text() + (FOLDER / "admin.js").read_text()
    named = set(re.findall(r"""['"]((?:admin|refused)-[a-z][a-z_-]*[a-z_])['"]""", text))
    built = {"admin-phase-lobby", "admin-phase-play", "admin-phase-over"}
    built |= {"admin-bus-none", "admin-bus-up", "admin-bus-away"}
    assert named <= set(SAID)
    assert {each for each in SAID if each.startswith("admin-")} - named - built == set()
