"""How it came about, over HTTP: when the game is over, for everybody, and never before."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import httpx
import pytest

from nightcoach.core.chronicle import how_it_came
from nightcoach.core.record import parse
from nightcoach.core.wire import to_json
from nightcoach.games import game
from tests.server.client import Client, make
from tests.server.running import running

pytestmark = pytest.mark.server


async def bots_only(url: str) -> Client:
    """A table of the Castle at which the host only watches."""
    host = await make(url, game="castle")
    await host.must("stand")
    for _ in range(4):
        await host.must("add_bot", level="random")
    return host


def test_the_facts_of_a_game_that_is_over_are_those_of_its_record(tmp_path: Path) -> None:
    async def story(url: str) -> tuple[dict[str, Any], httpx.Response, httpx.Response]:
        host = await bots_only(url)
        await host.must("pace", bots="instant")
        await host.must("start")
        await host.until(lambda: host.board["phase"] == "over")
        result = host.board["result"]
        await host.close()
        async with httpx.AsyncClient(base_url=url) as http:
            return result, await http.get(result["facts"]), await http.get(result["record"])

    with running(tmp_path / "t.db") as server:
        result, facts, record = asyncio.run(story(server.url))
    assert result["facts"] == f"{result['record']}/facts"
    assert facts.content == to_json(how_it_came(parse(record.content, game)))
    assert facts.json()[0]["fact"].startswith("claim_")


def test_before_the_end_there_are_no_facts_at_any_address(tmp_path: Path) -> None:
    async def story(url: str) -> tuple[object, list[tuple[int, str]]]:
        host = await bots_only(url)
        lobby = host.board["result"]
        await host.must("pace", bots="calm")
        await host.must("start")
        found = []
        async with httpx.AsyncClient(base_url=url) as http:
            for number in ("0", "1", "2"):
                answer = await http.get(f"/api/tables/{host.code}/records/{number}/facts")
                found.append((answer.status_code, answer.json()["reason"]))
        assert host.board["phase"] == "play"
        shown = lobby, host.board["result"]
        await host.close()
        return shown, found

    with running(tmp_path / "t.db") as server:
        shown, found = asyncio.run(story(server.url))
    assert shown == (None, None)
    assert found == [(404, "no_record"), (409, "not_over"), (404, "no_record")]
