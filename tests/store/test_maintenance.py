"""Keeping house: backups of a running server, what is in the log, and deleting for good."""

from __future__ import annotations

import asyncio
import sqlite3
import stat
from contextlib import closing
from pathlib import Path

import pytest
from sqlalchemy import insert

from nightcoach.core.errors import Refused
from nightcoach.store import Store, StoreFailed
from nightcoach.store.maintenance import DAY, TableInfo, backup, delete, delete_older, tables
from nightcoach.store.schema import log

NOW = 1_800_000_000.0


def fill(store: Store, ages: dict[str, float]) -> None:
    """Tables of two entries each, the last of them so many days old, the first a day older."""
    with store.engine.execution_options(writes=True).begin() as other:
        for code, age in ages.items():
            rows = [{"table_code": code, "n": n, "at": NOW - (age + 1 - n) * DAY, "entry": b"x"} for n in range(2)]
            other.execute(insert(log), rows)


def test_a_backup_of_a_running_server_is_consistent(store: Store, url: str, path: Path, tmp_path: Path) -> None:
    targets = [tmp_path / f"copy{k}.db" for k in range(3)]

    async def play(table: str, stop: asyncio.Event) -> None:
        n = 0
        while not stop.is_set():
            await store.append(table, n, [b"%d" % n, b"%d" % (n + 1)])
            n += 2

    async def main() -> list[int]:
        stop = asyncio.Event()
        await asyncio.gather(*[store.append(f"OLD{k}", 0, [bytes(20_000)]) for k in range(20)])
        players = [asyncio.ensure_future(play(f"T{k}", stop)) for k in range(5)]
        await asyncio.sleep(0.02)
        counts = [await asyncio.to_thread(backup, url, target) for target in targets]
        stop.set()
        await asyncio.gather(*players)
        return counts

    counts = asyncio.run(main())
    for target, count in zip(targets, counts, strict=True):
        assert stat.S_IMODE(target.stat().st_mode) == 0o600
        assert len(tables(f"sqlite:///{target}")) == count
        with closing(sqlite3.connect(target)) as copy:
            assert copy.execute("PRAGMA integrity_check").fetchone() == ("ok",)
            played = copy.execute("SELECT max(n) + 1, count(*) FROM log GROUP BY table_code").fetchall()
        assert 20 <= count == len(played) <= 25
        assert all(last == entries for last, entries in played)
        # Pairs are appended together.
        assert all(entries % 2 == 0 for _, entries in played if entries > 1)
    assert [file.name for file in tmp_path.iterdir() if "part" in file.name] == []


def test_a_backup_is_one_file_that_opens_as_a_store(store: Store, url: str, path: Path, tmp_path: Path) -> None:
    asyncio.run(store.append("AAAA", 0, [b"a", b"b"]))
    key = store.secret("key")
    (tmp_path / "backups").mkdir()
    target = tmp_path / "backups" / "copy.db"
    assert backup(url, target) == 1
    assert [file.name for file in target.parent.iterdir()] == ["copy.db"]
    copy = Store.open(f"sqlite:///{target}")
    try:
        assert asyncio.run(copy.read("AAAA")) == [b"a", b"b"]
        assert copy.secret("key") == key
    finally:
        copy.close()


def test_a_backup_overwrites_nothing(store: Store, url: str, path: Path, tmp_path: Path) -> None:
    target = tmp_path / "copy.db"
    target.write_text("precious")
    with pytest.raises(StoreFailed, match="exists already"):
        backup(url, target)
    with pytest.raises(StoreFailed, match="exists already"):
        backup(url, path)
    assert target.read_text() == "precious"


def test_a_backup_that_cannot_be_made_leaves_nothing_behind(url: str, path: Path, tmp_path: Path) -> None:
    with pytest.raises(StoreFailed, match="there is no database"):
        backup(url, tmp_path / "copy.db")
    path.write_bytes(b"Dear diary, " * 1000)
    with pytest.raises(StoreFailed, match="the file is not a database"):
        backup(url, tmp_path / "copy.db")
    with pytest.raises(StoreFailed, match="does not exist"):
        backup(url, tmp_path / "no" / "copy.db")
    assert [file.name for file in tmp_path.iterdir()] == ["store.db"]


def test_a_backup_of_postgresql_is_made_with_its_own_tool(tmp_path: Path) -> None:
    with pytest.raises(StoreFailed, match="pg_dump"):
        backup("postgresql+psycopg://host/db", tmp_path / "copy.db")


def test_tables_are_listed_the_newest_last(store: Store, url: str) -> None:
    assert tables(url) == []
    fill(store, {"YOUNG": 1, "OLD": 9, "MIDDLE": 5})
    assert tables(url) == [
        TableInfo("OLD", 2, NOW - 10 * DAY, NOW - 9 * DAY),
        TableInfo("MIDDLE", 2, NOW - 6 * DAY, NOW - 5 * DAY),
        TableInfo("YOUNG", 2, NOW - 2 * DAY, NOW - 1 * DAY),
    ]


def test_a_database_that_is_not_there_is_not_made_by_looking(url: str, path: Path) -> None:
    for look in (lambda: tables(url), lambda: delete(url, ["AAAA"]), lambda: delete_older(url, 1)):
        with pytest.raises(StoreFailed, match="there is no database"):
            look()
    assert not path.exists()


def test_a_deleted_table_is_gone_and_the_others_stay(store: Store, url: str) -> None:
    fill(store, {"AAAA": 1, "BBBB": 2, "CCCC": 3})
    assert delete(url, ["AAAA", "CCCC", "AAAA"]) == 2
    assert [table.code for table in tables(url)] == ["BBBB"]
    assert asyncio.run(store.read("AAAA")) == []


def test_an_unknown_table_stops_the_deletion_of_all(store: Store, url: str) -> None:
    fill(store, {"AAAA": 1, "BBBB": 2})
    with pytest.raises(Refused) as refused:
        delete(url, ["AAAA", "WHAT", "BBBB"])
    assert (refused.value.reason, refused.value.facts) == ("no_table", {"table": "WHAT"})
    assert len(tables(url)) == 2


def test_only_tables_whose_last_entry_is_old_are_deleted(store: Store, url: str) -> None:
    fill(store, {"YOUNG": 1, "OLD": 9, "EDGE": 5, "OLDER": 5.001})
    assert delete_older(url, 5, now=NOW) == ["OLD", "OLDER"]
    assert [table.code for table in tables(url)] == ["EDGE", "YOUNG"]
    assert delete_older(url, 5, now=NOW) == []


def test_the_age_is_counted_from_now(store: Store, url: str) -> None:
    asyncio.run(store.append("NEW", 0, [b"x"]))
    assert delete_older(url, 1) == []
    assert delete_older(url, 0) == ["NEW"]


@pytest.mark.parametrize("days", [-1.0, float("nan")])
def test_an_age_that_is_none_deletes_nothing(store: Store, url: str, days: float) -> None:
    fill(store, {"OLD": 9})
    with pytest.raises(StoreFailed, match="is no age"):
        delete_older(url, days)
    assert len(tables(url)) == 1


def test_what_is_deleted_is_nowhere_in_the_files(store: Store, url: str, path: Path) -> None:
    word = b"the seer is in seat three"
    asyncio.run(store.append("AAAA", 0, [word * 400, word]))
    asyncio.run(store.append("BBBB", 0, [b"stays"]))
    files = [path, path.with_name("store.db-wal")]
    assert any(word in file.read_bytes() for file in files)
    delete(url, ["AAAA"])
    assert not any(word in file.read_bytes() for file in files)
    assert asyncio.run(store.read("BBBB")) == [b"stays"]
