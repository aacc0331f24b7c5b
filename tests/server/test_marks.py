"""What somebody notes at their own seat, over a real socket: it outlives a killed server, and no page shows it."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

import httpx
import pytest

from nightcoach.store import maintenance
from tests.server.client import Client, table_of
from tests.server.running import Process, running

pytestmark = pytest.mark.server

SIGNS = "qzx"
CALM = {"choose_seconds": 0, "prowl_seconds": 0, "deal_seconds": 0, "grace_seconds": 300}


def sizes(client: Client) -> list[tuple[str, int]]:
    """What somebody sees who listens on the line: the length of each frame, ids being equally long."""
    return [(json.loads(frame)["t"], len(frame)) for frame in client.frames]


async def begun(url: str) -> list[Client]:
    clients = await table_of(url, 3, **CALM)
    await clients[0].must("start")
    for client in clients:
        await client.until(lambda client=client: client.board["phase"] == "play")  # type: ignore[misc]
    return clients


def test_marks_outlive_a_killed_server_and_come_to_a_second_device(tmp_path: Path) -> None:
    async def play(process: Process) -> tuple[str, str | None]:
        clients = await begun(process.url)
        owner = clients[1]
        await owner.must("marks", signs=SIGNS)
        process.kill()
        return owner.code, owner.token

    async def come_back(url: str, code: str, token: str | None) -> str:
        device = await Client(url, code, token).open()
        assert device.known is not None
        await device.close()
        return device.known.marks

    process = Process(tmp_path / "t.db")
    try:
        code, token = asyncio.run(play(process))
        process = Process(tmp_path / "t.db")
        assert asyncio.run(come_back(process.url, code, token)) == SIGNS
        assert asyncio.run(come_back(process.url, code, None)) == ""
    finally:
        process.kill()


def test_no_page_figure_record_or_list_has_them(tmp_path: Path) -> None:
    database = tmp_path / "t.db"

    async def play(url: str) -> list[bytes]:
        clients = await begun(url)
        host, owner = clients[:2]
        await owner.must("marks", signs=SIGNS)
        async with httpx.AsyncClient(base_url=url, timeout=60) as http:
            pages = [(await http.get(path)).content for path in (f"/api/tables/{host.code}", "/metrics", "/healthz")]
            await host.must("end")
            await host.until(lambda: host.board["phase"] == "over")
            found = await http.get(host.board["result"]["record"])
            assert found.status_code == 200
            pages.append(found.content)
        pages += [frame for client in clients if client is not owner for frame in client.frames]
        for client in clients:
            await client.close()
        return pages

    with running(database) as server:
        pages = asyncio.run(play(server.url))
    listed = [str(info).encode() for info in maintenance.tables(f"sqlite:///{database}")]
    assert len(pages) > 10
    assert listed
    assert [page for page in (*pages, *listed) if SIGNS.encode() in page] == []
    assert SIGNS.encode() not in database.read_bytes()  # it went with the game


def test_frames_are_as_long_and_as_many_with_marks_as_without(tmp_path: Path) -> None:
    async def play(url: str, signs: str | None) -> list[list[tuple[str, int]]]:
        clients = await begun(url)
        await clients[1].must("marks", signs=signs)
        again = await Client(url, clients[1].code, clients[1].token).open()
        for client in (*clients, again):
            await client.settled()
        heard = [sizes(client) for client in (clients[1], again)]
        for client in (*clients, again):
            await client.close()
        return heard

    with running(tmp_path / "t.db") as server:
        assert asyncio.run(play(server.url, SIGNS)) == asyncio.run(play(server.url, None))
