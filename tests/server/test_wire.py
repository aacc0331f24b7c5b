"""What the socket carries is what the table has sent, byte for byte; and what a table needs of the door."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import httpx
import pytest

from nightcoach.server.lobby import Lobby
from nightcoach.server.websocket import TableSocket
from nightcoach.store import Store
from tests.server.client import Client, join, key, make, play_on, table_of
from tests.server.running import GENEROUS, running

pytestmark = pytest.mark.server


def test_a_client_gets_exactly_the_bytes_that_the_table_has_sent(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    sent: dict[TableSocket, list[bytes]] = {}
    push = TableSocket.push

    def noted(self: TableSocket, data: bytes) -> None:
        sent.setdefault(self, []).append(data)
        push(self, data)

    monkeypatch.setattr(TableSocket, "push", noted)

    async def story(url: str) -> list[list[bytes]]:
        clients = await table_of(url, 3, 1, target_points=12)
        clients += [await join(url, clients[0].code, "W", watch=True), await Client(url, clients[0].code).open()]
        await clients[0].must("start")
        await play_on(clients[:3], lambda legal: legal[-1])
        for client in clients:
            await client.close()
        return [client.frames for client in clients]

    with running(tmp_path / "t.db") as server:
        got = asyncio.run(story(server.url))
    for frames in got:  # what was sent while a client said goodbye it may have missed
        assert any(each[: len(frames)] == frames and len(each) - len(frames) < 8 for each in sent.values())
    assert sum(len(frames) for frames in got) > 100


def test_frames_to_a_seat_have_few_sizes_and_all_are_multiples_of_the_step(tmp_path: Path) -> None:
    async def story(url: str) -> list[bytes]:
        clients = await table_of(url, 3, target_points=5)
        await clients[0].must("start")
        await play_on(clients, lambda legal: legal[0])
        for client in clients:
            await client.close()
        return [frame for client in clients for frame in client.frames]

    with running(tmp_path / "t.db") as server:
        frames = asyncio.run(story(server.url))
    news = [frame for frame in frames if json.loads(frame)["t"] in ("news", "welcome")]
    assert {len(frame) % 256 for frame in news} == {0}
    assert len({len(frame) for frame in news}) < 20


def test_a_table_is_found_by_its_code_however_it_is_typed_and_by_no_other(tmp_path: Path) -> None:
    async def story(url: str) -> None:
        host = await make(url)
        async with httpx.AsyncClient(base_url=url) as http:
            assert (await http.get(f"/api/tables/{host.code.lower()}")).json()["board"]["code"] == host.code
            missing = await http.get("/api/tables/BBBBB")
            assert (missing.status_code, missing.json()["reason"]) == (404, "no_table")
            for odd in ("AAAAA", "BCDF", "BCDFGH", "%00", "BCDF1"):
                assert (await http.get(f"/api/tables/{odd}")).status_code == 404
            picture = await http.get(f"/api/tables/{host.code}/qr.svg")
            assert picture.headers["content-type"] == "image/svg+xml"
            assert picture.text.startswith("<svg")
        await host.close()

    with running(tmp_path / "t.db") as server:
        asyncio.run(story(server.url))


def test_a_lost_answer_to_a_join_costs_no_seat(tmp_path: Path) -> None:
    async def story(url: str) -> None:
        host = await make(url)
        body = {"name": "Ben", "key": key()}
        async with httpx.AsyncClient(base_url=url) as http:
            path = f"/api/tables/{host.code}/join"
            answers = [(await http.post(path, json=body)).json() for _ in range(3)]
        assert answers[0] == answers[1] == answers[2]
        await host.until(lambda: len(host.board["people"]) == 2)
        assert len(host.board["places"]) == 2
        await host.close()

    with running(tmp_path / "t.db") as server:
        asyncio.run(story(server.url))


def test_an_old_table_is_played_on_from_the_log_alone(tmp_path: Path) -> None:
    async def begin(url: str) -> tuple[str, list[Any], dict[str, Any]]:
        clients = await table_of(url, 3)
        await clients[0].must("start")
        chooser = next(client for client in clients if client.view["legal"])
        await chooser.move("trap")
        known = chooser.known
        assert known is not None
        for client in clients:
            await client.close()
        return clients[0].code, [client.token for client in clients], known.everything()

    async def go_on(url: str, code: str, tokens: list[str], before: dict[str, Any]) -> None:
        clients = [await Client(url, code, token).open() for token in tokens]
        chooser = next(client for client in clients if client.view["choice"])
        assert chooser.known is not None
        after = chooser.known.everything()
        assert after["view"] == before["view"]
        assert after["story"] == before["story"]
        await play_on(clients, lambda legal: legal[0])
        assert clients[0].board["phase"] == "over"
        for client in clients:
            await client.close()

    with running(tmp_path / "t.db") as server:
        code, tokens, before = asyncio.run(begin(server.url))
    with running(tmp_path / "t.db") as server:
        asyncio.run(go_on(server.url, code, tokens, before))


def test_a_table_that_another_server_has_moved_on_is_loaded_again(tmp_path: Path) -> None:
    """Two servers on one database: the unique key decides, nothing is lost, and whoever was overtaken reloads."""

    async def story(first: str, second: str) -> None:
        host = await make(first)
        elsewhere = await Client(second, host.code, host.token).open()
        await elsewhere.must("say", text="from the second")
        receipt = await host.do("say", text="from the first")
        if not receipt["ok"]:
            await host.until(lambda: host.closed is not None)
            await host.open()
            await host.must("say", text="from the first")
        said = [line["text"] for line in host.known.talk if line.get("text")]  # type: ignore[union-attr]
        assert said == ["from the second", "from the first"]
        await host.close()
        await elsewhere.close()

    with running(tmp_path / "t.db") as one, running(tmp_path / "t.db") as two:
        asyncio.run(story(one.url, two.url))


def test_a_table_deleted_while_it_slept_is_gone(tmp_path: Path) -> None:
    from nightcoach.store import maintenance

    url = f"sqlite:///{tmp_path / 't.db'}"

    async def begin(address: str) -> str:
        host = await make(address)
        await host.close()
        return host.code

    with running(tmp_path / "t.db") as server:
        code = asyncio.run(begin(server.url))
    assert maintenance.delete(url, [code]) == 1
    with running(tmp_path / "t.db") as server:
        assert httpx.get(f"{server.url}/api/tables/{code}").status_code == 404
        store = Store.open(url)
        assert asyncio.run(store.exists(code)) is False
        store.close()


def test_a_table_that_nobody_has_come_to_is_offered_again(tmp_path: Path) -> None:
    async def story() -> list[str]:
        store = Store.open(f"sqlite:///{tmp_path / 't.db'}")
        lobby = Lobby(store, GENEROUS)
        first = await lobby.waiting_table("eatme")
        second = await lobby.waiting_table("eatme")
        await first.join("Anna", "amber", "fox", "a token", False)
        third = await lobby.waiting_table("eatme")
        await lobby.close()
        store.close()
        return [room.table.code for room in (first, second, third)]

    first, second, third = asyncio.run(story())
    assert first == second != third


def test_who_comes_to_a_full_table_is_told_that_there_is_no_seat(tmp_path: Path) -> None:
    async def story(url: str) -> None:
        clients = await table_of(url, 3, 3)
        async with httpx.AsyncClient(base_url=url) as http:
            body = {"name": "Late", "key": key()}
            answer = await http.post(f"/api/tables/{clients[0].code}/join", json=body)
        assert answer.json()["seat"] is None
        for client in clients:
            await client.close()

    with running(tmp_path / "t.db") as server:
        asyncio.run(story(server.url))
