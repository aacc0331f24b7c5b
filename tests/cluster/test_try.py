"""`make cluster`: everything starts, a table is there by way of the proxy, and everything ends."""

from __future__ import annotations

import asyncio
import os
import re
import signal
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from tests.server.client import close_all, join

pytestmark = pytest.mark.server

ROOT = Path(__file__).parent.parent.parent


def children(of: int) -> list[int]:
    """The processes that a process has started."""
    task = Path(f"/proc/{of}/task/{of}/children")
    return [int(number) for number in task.read_text().split()]


@pytest.fixture
def scratch() -> Iterator[Path]:
    """A folder that PostgreSQL may look into too, which does not run as root."""
    with tempfile.TemporaryDirectory() as folder:
        os.chmod(folder, 0o755)
        yield Path(folder)


def test_a_cluster_starts_is_played_at_through_its_proxy_and_stops(scratch: Path) -> None:
    command = [sys.executable, "-m", "tools.cluster", "--host", "127.0.0.1", "--port", "0"]
    environment = {"PATH": "/usr/local/bin:/usr/bin:/bin:/usr/sbin:/sbin", "TMPDIR": str(scratch)}
    process = subprocess.Popen(
        command, cwd=ROOT, env=environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    )
    try:
        assert process.stdout is not None
        assert process.stdout.readline() == "2 servers share one PostgreSQL and one Redis behind nginx.\n"
        found = re.fullmatch(r"A table is open. Link: (http://\S+)/t/([A-Z]{5})\n", process.stdout.readline())
        assert found
        url, code = found.groups()
        assert "Ctrl+C" in process.stdout.readline()
        page = httpx.get(f"{url}/t/{code}", headers={"accept": "text/html"})
        assert page.status_code == 200
        assert all(
            httpx.get(f"{url}/assets/{name}").status_code == 200 for name in re.findall(r"/assets/([\w.-]+)", page.text)
        )
        assert len(children(process.pid)) == 5, "a database, a bus, two servers and a proxy"
        assert any(scratch.iterdir()), "they keep their files here"

        async def story() -> None:
            people = [await join(url, code, name) for name in ("Anna", "Bert", "Cleo", "Dora")]
            for person in people:
                await person.until(lambda person=person: len(person.board["people"]) == 4)  # type: ignore[misc]
            await close_all(*people)

        asyncio.run(story())
    finally:
        process.send_signal(signal.SIGINT)
        told, said = process.communicate(timeout=60)
    assert (process.returncode, told, said) == (0, "Stopped.\n", "")
    assert list(scratch.iterdir()) == []
