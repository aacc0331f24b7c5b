from __future__ import annotations

import asyncio
from pathlib import Path

from tests.server.client import play_on, table_of
from tests.server.running import running


def test_a_game_is_played(tmp_path: Path) -> None:
    async def story(url: str) -> None:
        clients = await table_of(url, 3, 2)
        await clients[0].must("start")
        await play_on(clients, lambda legal: legal[0])
        assert clients[0].board["phase"] == "over"
        for client in clients:
            await client.close()

    with running(tmp_path / "t.db") as server:
        asyncio.run(story(server.url))
