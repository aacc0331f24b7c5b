"""The file itself: one server at a time, noticed when it is gone, and a small write that shows whether it works."""

from __future__ import annotations

import asyncio
import os
import shutil
import stat
import subprocess
import sys
from pathlib import Path

import pytest

from nightcoach.store import Store, StoreFailed, maintenance
from nightcoach.store import store as stores
from nightcoach.store.file import Claim, Identity
from tests.store.batches import FAULTS, count, one_batch, pragma

# One server a file


def test_a_second_server_is_refused_with_a_sentence_and_the_process_that_has_it(path: Path, url: str) -> None:
    first = Store.open(url, alone=True)
    with pytest.raises(StoreFailed) as refused:
        Store.open(url, alone=True)
    assert refused.value.message == (
        f"another server (process {os.getpid()}) uses {path} already; "
        "stop it first, or name another file with --database"
    )
    asyncio.run(first.append("AAAA", 0, [b"x"]))
    first.close()
    Store.open(url, alone=True).close()


def test_a_second_name_of_the_same_file_is_no_way_around(path: Path, url: str, tmp_path: Path) -> None:
    first = Store.open(url, alone=True)
    (tmp_path / "elsewhere").mkdir()
    alias = tmp_path / "elsewhere" / "alias.db"
    alias.symlink_to(path)
    with pytest.raises(StoreFailed, match="another server"):
        Store.open(f"sqlite:///{alias}", alone=True)
    first.close()


def test_a_store_that_could_not_be_opened_leaves_no_lock(path: Path, url: str) -> None:
    path.write_bytes(b"Dear diary, " * 1000)
    with pytest.raises(StoreFailed, match="not a database"):
        Store.open(url, alone=True)
    path.unlink()
    Store.open(url, alone=True).close()


def test_the_lock_belongs_to_its_owner_alone(url: str, path: Path) -> None:
    Store.open(url, alone=True).close()
    assert stat.S_IMODE(path.with_name("store.db-lock").stat().st_mode) == 0o600


def test_commands_work_beside_a_server(url: str, path: Path, tmp_path: Path) -> None:
    server = Store.open(url, alone=True)
    try:
        asyncio.run(server.append("AAAA", 0, [b"x"]))
        assert [table.code for table in maintenance.tables(url)] == ["AAAA"]
        assert maintenance.backup(url, tmp_path / "copy.db") == 1
        assert maintenance.delete(url, ["AAAA"]) == 1
    finally:
        server.close()


HOLD = """
import sys
from nightcoach.store import Store
store = Store.open(sys.argv[1], alone=True)
print("here", flush=True)
sys.stdin.read()
"""


def test_the_lock_of_a_killed_server_is_gone(url: str, path: Path) -> None:
    server = subprocess.Popen([sys.executable, "-c", HOLD, url], stdin=subprocess.PIPE, stdout=subprocess.PIPE)
    assert server.stdin
    assert server.stdout
    assert server.stdout.readline() == b"here\n"
    with pytest.raises(StoreFailed, match=f"another server \\(process {server.pid}\\)"):
        Store.open(url, alone=True)
    server.kill()
    server.wait()
    server.stdin.close()
    server.stdout.close()
    Store.open(url, alone=True).close()


def test_a_disk_that_knows_no_locks_is_named(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def flock(_handle: int, _how: int) -> None:
        raise OSError(37, "No locks available")

    monkeypatch.setattr("fcntl.flock", flock)
    with pytest.raises(StoreFailed, match="cannot be locked: No locks available; it must be on a local disk"):
        Claim(path)


# Still the same file


def take_away(path: Path) -> None:
    for file in path.parent.glob(f"{path.name}*"):
        file.unlink()


def replace(path: Path) -> None:
    shutil.copy(path, path.with_name("copy"))
    path.with_name("copy").rename(path)


def make_again(path: Path) -> None:
    take_away(path)
    Store.open(f"sqlite:///{path}").close()


LOST = {"deleted": take_away, "replaced": replace, "made again": make_again}


@pytest.mark.parametrize("how", LOST)
def test_nothing_is_acknowledged_into_a_file_that_is_gone(store: Store, path: Path, how: str) -> None:
    async def play() -> None:
        await store.append("AAAA", 0, [b"before"])
        LOST[how](path)
        with pytest.raises(StoreFailed, match="deleted, moved or replaced; put it back, or restart the server"):
            await store.append("AAAA", 1, [b"after"])
        with pytest.raises(StoreFailed, match="deleted, moved or replaced"):
            await store.read("AAAA")
        with pytest.raises(StoreFailed, match="deleted, moved or replaced"):
            await store.check()
        assert store.failures == 1

    asyncio.run(play())


def test_without_looking_at_the_file_an_entry_is_acknowledged_and_lost(
    path: Path, url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Identity, "check", lambda _self: None)
    store = Store.open(url)
    asyncio.run(store.append("AAAA", 0, [b"before"]))
    take_away(path)
    asyncio.run(store.append("AAAA", 1, [b"lost"]))
    store.close()
    again = Store.open(url)
    assert asyncio.run(again.read("AAAA")) == []
    again.close()


def test_a_batch_with_a_conflict_is_not_acknowledged_into_a_file_that_is_gone(store: Store, path: Path) -> None:
    looked: list[str] = []

    def gone_after_the_first_batch() -> None:
        looked.append("at the file")
        if len(looked) > 3:  # for the first append, a second connection, and the batch before
            raise StoreFailed("it is gone")

    async def play() -> None:
        store._check_file = gone_after_the_first_batch
        await store.append("AAAA", 0, [b"before"])
        async with one_batch(store):
            jobs = [store.append("AAAA", 0, [b"late"]), store.append("BBBB", 0, [b"x"])]
            tasks = [asyncio.ensure_future(job) for job in jobs]
        ended = await asyncio.gather(*tasks, return_exceptions=True)
        assert [type(end) for end in ended] == [StoreFailed] * 2

    asyncio.run(play())


def test_a_file_that_was_put_back_is_used_again_and_has_nothing_that_was_refused(store: Store, path: Path) -> None:
    async def play() -> None:
        await store.append("AAAA", 0, [b"before"])
        path.rename(path.with_name("moved.db"))
        with pytest.raises(StoreFailed, match="moved"):
            await store.append("AAAA", 1, [b"refused"])
        path.with_name("moved.db").rename(path)
        assert await store.read("AAAA") == [b"before"]
        await store.append("AAAA", 1, [b"after"])
        assert await store.read("AAAA") == [b"before", b"after"]

    asyncio.run(play())


# A small write


def test_a_check_is_a_durable_write(store: Store) -> None:
    counts = count(store)
    asyncio.run(store.check())
    assert counts.commits == 1
    assert asyncio.run(store.record("healthz", 0))


@pytest.mark.parametrize("fault", FAULTS)
def test_a_check_finds_what_keeps_entries_from_being_stored(
    store: Store, path: Path, fault: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(stores, "PROBE_SECONDS", 0.0)
    broken, whole, sentence = FAULTS[fault]

    async def play() -> None:
        await store.append("AAAA", 0, [b"x"])
        with pragma(store, broken, whole), pytest.raises(StoreFailed, match=sentence):
            await store.check()
        await store.check()

    asyncio.run(play())


def test_many_who_ask_at_once_share_one_write(store: Store) -> None:
    counts = count(store)

    async def play() -> None:
        asked = [asyncio.ensure_future(store.check()) for _ in range(50)]
        await asyncio.sleep(0)
        asked[0].cancel()  # one who goes away must not take the answer along
        ended = await asyncio.gather(*asked, return_exceptions=True)
        assert ended[1:] == [None] * 49

    asyncio.run(play())
    assert counts.commits == 1


def test_asking_again_and_again_writes_once_in_a_while(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(stores, "PROBE_SECONDS", 3600.0)
    counts = count(store)

    async def play() -> None:
        for _ in range(50):
            await store.check()
        assert counts.commits == 1
        monkeypatch.setattr(stores, "PROBE_SECONDS", 0.0)
        await store.check()
        assert counts.commits == 2

    asyncio.run(play())
