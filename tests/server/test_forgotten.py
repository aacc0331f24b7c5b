"""What has gone is forgotten at once: a server with much in memory seldom searches all of it for garbage."""

from __future__ import annotations

import asyncio
import dataclasses
import gc
import time
from collections import Counter
from pathlib import Path

import pytest

from tests.server.client import close_all, table_of
from tests.server.running import GENEROUS, Running, running

pytestmark = pytest.mark.server

KINDS = ("Room", "Ledger", "News", "Visitor", "TableSocket", "Watcher")
PATIENCE = 60.0


async def evening(server: Running) -> None:
    """Three people come, begin a game, and go."""
    clients = await table_of(server.url, 3, 1)
    await clients[0].must("start")
    await close_all(*clients)


def kept() -> Counter[str]:
    """How many of each are in memory, reachable or not."""
    return Counter(type(each).__name__ for each in gc.get_objects() if type(each).__name__ in KINDS)


def test_tables_and_connections_that_have_gone_are_not_kept(tmp_path: Path) -> None:
    limits = dataclasses.replace(GENEROUS, idle_seconds=0.2, ping_seconds=1.0, hello_seconds=1.0)
    with running(tmp_path / "tables.db", limits) as server:
        gc.collect()
        gc.disable()
        try:
            before = kept()
            for _ in range(5):
                asyncio.run(evening(server))
            end = time.monotonic() + PATIENCE
            # The last one is still known to whoever puts tables away.
            while server.door.lobby.rooms or max((kept() - before).values(), default=0) > 1:
                assert time.monotonic() < end, kept() - before
                time.sleep(0.05)
        finally:
            gc.enable()
