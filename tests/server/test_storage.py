"""What becomes of the database under a running server: a second server, a full disk, a file that is gone."""

from __future__ import annotations

import asyncio
import functools
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from nightcoach.store import store as stores
from tests.server.client import make
from tests.server.forked import run
from tests.server.full import no_room
from tests.server.running import Process, running

pytestmark = pytest.mark.server

nightcoach = functools.partial(run, LC_ALL="C.UTF-8")


@pytest.fixture
def process(tmp_path: Path) -> Iterator[Process]:
    started = Process(tmp_path / "t.db")
    yield started
    started.kill()


def test_a_second_server_on_the_same_file_says_why_it_does_not_start(process: Process, tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 't.db'}"
    second = nightcoach("serve", "--host", "127.0.0.1", "--port", "0", "--table", "none", "--database", database)
    assert second.returncode != 0
    assert f"another server (process {process.process.pid}) uses" in " ".join(second.stderr.split())
    assert httpx.get(f"{process.url}/healthz").status_code == 200


def test_tables_are_listed_copied_and_deleted_beside_a_running_server(process: Process, tmp_path: Path) -> None:
    async def story() -> str:
        host = await make(process.url)
        await host.close()
        return host.code

    code = asyncio.run(story())
    database = f"sqlite:///{tmp_path / 't.db'}"
    listed = nightcoach("tables", "list", "--database", database)
    assert code in listed.stdout
    copied = nightcoach("tables", "backup", str(tmp_path / "copy.db"), "--database", database)
    assert (copied.returncode, copied.stderr) == (0, "")
    deleted = nightcoach("tables", "delete", code, "--database", database)
    assert (deleted.returncode, deleted.stderr) == (0, "")


def test_health_is_denied_while_nothing_can_be_written(process: Process, tmp_path: Path) -> None:
    with httpx.Client(base_url=process.url, timeout=20.0) as http:
        with no_room(process, tmp_path / "t.db"):
            answer = http.get("/healthz")
            assert (answer.status_code, answer.json()["reason"]) == (503, "store")
            assert "a limit on file sizes is reached" in answer.json()["message"]
        while http.get("/healthz").status_code == 503:
            pass  # whoever asks too soon gets the last answer
        assert http.get("/healthz").json() == {"ok": True}


def test_a_deleted_file_is_told_by_health_and_to_whoever_wants_to_do_something(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(url: str) -> None:
        host = await make(url)
        (tmp_path / "t.db").unlink()
        receipt = await host.do("say", text="hello")
        assert (receipt["ok"], receipt["reason"]) == (False, "store")
        assert "the database file was deleted" in receipt["message"]
        assert str(tmp_path) not in receipt["message"], "players need not know where it lies"
        async with httpx.AsyncClient(base_url=url) as http:
            for path in ("/healthz", "/api/tables/BBBBB"):
                answer = await http.get(path)
                assert (answer.status_code, answer.json()["reason"]) == (503, "store")
        await host.close()

    monkeypatch.setattr(stores, "PROBE_SECONDS", 0.0)
    with running(tmp_path / "t.db") as server:
        asyncio.run(story(server.url))
