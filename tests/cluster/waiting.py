"""Waiting for what several servers settle among themselves."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import psycopg

from tests.cluster.nodes import Cluster

PATIENCE = 60.0


async def until(true: Callable[[], Any], seconds: float = PATIENCE) -> Any:
    """Wait until something is so; what it is."""
    async with asyncio.timeout(seconds):
        while not (found := await asyncio.to_thread(true)):
            await asyncio.sleep(0.05)
    return found


def lease(made: Cluster, code: str) -> tuple[str, int]:
    """Who drives the clock of a table, and under which number."""
    with psycopg.connect(made.database) as connection:
        found = connection.execute("SELECT server, number FROM leases WHERE table_code = %s", [code]).fetchone()
    assert found is not None
    return found[0], found[1]
