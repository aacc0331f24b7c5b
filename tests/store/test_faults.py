"""Faults: the disk is full, read-only, locked, pulled out. Nothing is half stored, and the writer lives on."""

from __future__ import annotations

import asyncio
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest
from sqlalchemy.exc import OperationalError

from nightcoach.store import Store, StoreFailed, postgres, sqlite
from nightcoach.store.errors import FULL, NO_DISK, NO_SERVER, READ_ONLY, why
from tests.store.batches import FAULTS, locked, one_batch, pragma


@pytest.mark.parametrize("fault", FAULTS)
def test_a_fault_fails_the_batch_and_the_next_append_works(store: Store, path: Path, fault: str) -> None:
    broken, whole, sentence = FAULTS[fault]

    async def play() -> None:
        await store.append("AAAA", 0, [b"before"])
        with pragma(store, broken, whole):
            jobs = [store.append(f"T{k}", 0, [bytes(100_000)]) for k in range(5)]
            ended = await asyncio.gather(*jobs, return_exceptions=True)
            assert len(set(map(id, ended))) == 5
            for failed in ended:
                assert isinstance(failed, StoreFailed)
                assert failed.reason == "store"
                assert failed.facts == {"why": failed.message}
                assert failed.message.startswith(sentence)
            assert 1 <= store.failures <= 5
            assert not await store.exists("T0")
        failures = store.failures
        await store.append("AAAA", 1, [bytes(100_000)])
        assert await store.read("AAAA") == [b"before", bytes(100_000)]
        assert store.failures == failures

    asyncio.run(play())
    with closing(sqlite3.connect(path)) as other:
        assert other.execute("SELECT count(*) FROM log").fetchone() == (2,)


def test_a_disk_that_fills_up_amid_a_batch_keeps_nothing_of_it(store: Store, path: Path) -> None:
    async def play() -> None:
        with pragma(store, "max_page_count=40", "max_page_count=1000000"):
            async with one_batch(store):
                sizes = [10, 1_000_000, 10]
                tasks = [asyncio.ensure_future(store.append(f"T{k}", 0, [bytes(s)])) for k, s in enumerate(sizes)]
            ended = await asyncio.gather(*tasks, return_exceptions=True)
            assert [type(end) for end in ended] == [StoreFailed] * 3
            assert [await store.exists(f"T{k}") for k in range(3)] == [False] * 3
            assert await store.exists("FIRST")
            await store.append("T0", 0, [b"small enough"])
        assert store.failures == 1

    asyncio.run(play())


def test_a_locked_database_fails_after_a_while(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    for kind in (sqlite, postgres):
        monkeypatch.setattr(kind, "PATIENCE", 0.05)
    store = Store.open(url)

    async def play() -> None:
        with locked(store), pytest.raises(StoreFailed, match="kept the database locked"):
            await store.append("AAAA", 0, [b"x"])
        await store.append("AAAA", 0, [b"x"])
        assert await store.read("AAAA") == [b"x"]

    try:
        asyncio.run(play())
    finally:
        store.close()


def test_readers_do_not_wait_for_a_writer(store: Store) -> None:
    async def play() -> None:
        await store.append("AAAA", 0, [b"x"])
        with locked(store):
            assert await store.read("AAAA") == [b"x"]

    asyncio.run(play())


def test_a_failing_read_is_a_refusal(store: Store) -> None:
    with store.engine.begin() as connection:
        connection.exec_driver_sql("DROP TABLE log")
        connection.exec_driver_sql("DROP TABLE secrets")
    with pytest.raises(StoreFailed, match=r'no such table: log|relation "log" does not exist'):
        asyncio.run(store.read("AAAA"))
    with pytest.raises(StoreFailed, match=r'no such table: secrets|relation "secrets" does not exist'):
        store.secret("key")


class PostgresError(Exception):
    def __init__(self, sqlstate: str) -> None:
        super().__init__("as PostgreSQL says it")
        self.sqlstate = sqlstate


@pytest.mark.parametrize(("state", "sentence"), [("53100", FULL), ("25006", READ_ONLY), ("08006", NO_SERVER)])
def test_the_codes_of_postgresql_have_the_same_sentences(state: str, sentence: str) -> None:
    error = OperationalError("INSERT", {}, PostgresError(state))
    assert why(error) == f"{sentence} (as PostgreSQL says it)"


LIMITED = """
import asyncio, resource, sys
from nightcoach.store import Store, StoreFailed

async def main():
    await store.append("AAAA", 0, [b"before"])
    limits = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (100_000, limits[1]))
    try:
        await store.append("AAAA", 1, [bytes(200_000)])
    except StoreFailed as failed:
        print(failed)
    resource.setrlimit(resource.RLIMIT_FSIZE, limits)
    await store.append("AAAA", 1, [bytes(200_000)])
    print([len(entry) for entry in await store.read("AAAA")], store.failures)

store = Store.open(sys.argv[1])
asyncio.run(main())
store.close()
"""


def test_a_disk_that_breaks_and_works_again_is_used_again(url: str, path: Path) -> None:
    said = subprocess.check_output([sys.executable, "-c", LIMITED, url], text=True).splitlines()
    assert said[0].startswith(NO_DISK)
    assert said[1:] == ["[6, 200000] 1"]


SERVER = """
import asyncio, sys
from nightcoach.store import Store

async def play(table):
    for n in range(1_000_000):
        await store.append(table, n, [f"{table} {n}".encode()])
        print(table, n, flush=True)

async def main():
    await asyncio.gather(*[play(f"{sys.argv[2]}-{k}") for k in range(8)])

store = Store.open(sys.argv[1])
asyncio.run(main())
"""


def test_every_acknowledged_append_survives_a_kill(url: str) -> None:
    acknowledged: list[tuple[str, int]] = []
    for run in range(5):
        server = subprocess.Popen([sys.executable, "-c", SERVER, url, f"R{run}"], stdout=subprocess.PIPE)
        assert server.stdout
        lines = [server.stdout.readline() for _ in range(60 + 17 * run)]
        server.kill()
        lines += server.stdout.readlines()
        server.stdout.close()
        server.wait()
        told = [line.split() for line in lines if line.endswith(b"\n")]
        acknowledged += [(table.decode(), int(n)) for table, n in told]
    assert len(acknowledged) >= 5 * 60
    store = Store.open(url)
    try:
        logs = {table: asyncio.run(store.read(table)) for table, _ in acknowledged}
    finally:
        store.close()
    for table, n in acknowledged:
        assert logs[table][n] == f"{table} {n}".encode()
