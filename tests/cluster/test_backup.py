"""A backup of PostgreSQL as docs/hosting.md describes it: made while people play, and restored."""

from __future__ import annotations

import asyncio
import re
import subprocess
from pathlib import Path

import psycopg
import pytest

from tests.server.client import Client, make
from tests.server.running import Process
from tools.parts.postgres import Postgres, postgres, program

pytestmark = pytest.mark.server

HOSTING = Path(__file__).parents[2] / "docs" / "hosting.md"


def told(name: str) -> list[str]:
    """The options with which the page starts a program of PostgreSQL."""
    found = re.search(rf"^sudo -u postgres {name} (.*)$", HOSTING.read_text(), re.MULTILINE)
    assert found is not None
    return found[1].split()


def run(server: Postgres, name: str, options: list[str]) -> None:
    """As the page says, but with another server and another file."""
    given = ["--host=127.0.0.1", f"--port={server.port}", "--username=nightcoach", *options]
    subprocess.run([program(name), *given], check=True, capture_output=True)


def test_tables_are_after_a_restore_where_they_were_at_the_backup(tmp_path: Path) -> None:
    file = str(tmp_path / "nightcoach.dump")
    with postgres() as server:
        with psycopg.connect(server.url("postgres"), autocommit=True) as connection:
            connection.execute("CREATE DATABASE nightcoach")
        url = server.url("nightcoach")
        servers = [Process(url), Process(url)]

        async def before() -> Client:
            host = await make(servers[0].url, "Anna")
            await host.must("say", text="before the backup")
            return host

        async def later(host: Client) -> None:
            await host.must("say", text="after the backup")
            await host.close()

        async def story() -> Client:
            host = await before()
            dump = [part.replace("/var/backups/nightcoach.dump", file) for part in told("pg_dump")]
            await asyncio.to_thread(run, server, "pg_dump", dump)
            await later(host)
            return host

        host = asyncio.run(story())
        for process in servers:
            process.stop()
        restore = [part.replace("/var/backups/nightcoach.dump", file) for part in told("pg_restore")]
        run(server, "pg_restore", restore)
        process = Process(url)

        async def again() -> list[str]:
            back = await Client(process.url, host.code, host.token).open()
            assert back.known is not None
            said = [line["text"] for line in back.known.talk if line.get("text")]
            await back.must("say", text="it goes on")
            await back.close()
            return said

        assert asyncio.run(again()) == ["before the backup"]
        process.stop()
