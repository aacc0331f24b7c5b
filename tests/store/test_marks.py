"""What people note for themselves: beside the log, durable, gone with the seat or the table, in no copy."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from nightcoach.store import Conflict, Marks, Store, StoreFailed, maintenance
from nightcoach.store.schema import HEAD
from tests.store.batches import pragma

NOTED = Marks(number=1, seat=2, person=7, turn=4, signs="zq.xk")
OTHER = Marks(number=1, seat=0, person=3, turn=5, signs="....f")


def fill(store: Store) -> None:
    async def play() -> None:
        await store.append("AAAA", 0, [b"made"])
        await store.mark("AAAA", NOTED)
        await store.mark("AAAA", OTHER)
        await store.mark("BBBB", NOTED)

    asyncio.run(play())


def kept(store: Store, table: str = "AAAA") -> set[Marks]:
    return set(asyncio.run(store.marks(table)))


def test_what_was_noted_last_at_a_seat_is_kept_beside_the_log(store: Store, url: str) -> None:
    fill(store)
    later = Marks(1, 2, 7, 5, "....k")
    asyncio.run(store.mark("AAAA", later))
    store.close()
    again = Store.open(url)
    assert kept(again) == {later, OTHER}
    assert asyncio.run(again.read("AAAA")) == [b"made"]
    again.close()


def test_marks_are_forgotten_in_the_transaction_of_the_row_that_says_why(store: Store) -> None:
    fill(store)

    async def play() -> None:
        with pytest.raises(Conflict):
            await store.append("AAAA", 0, [b"late"], {}, {0, 2})
        assert set(await store.marks("AAAA")) == {NOTED, OTHER}
        await store.append("AAAA", 1, [b"another sits there"], {}, {2})

    asyncio.run(play())
    assert kept(store) == {OTHER}
    assert kept(store, "BBBB") == {NOTED}


def test_marks_that_cannot_be_stored_leave_the_earlier_ones(store: Store, path: Path) -> None:
    fill(store)

    async def play() -> None:
        with pragma(store, "query_only=ON", "query_only=OFF"), pytest.raises(StoreFailed):
            await store.mark("AAAA", Marks(1, 2, 7, 5, "....k"))

    asyncio.run(play())
    assert kept(store) == {NOTED, OTHER}


@pytest.mark.parametrize("by_age", [False, True])
def test_marks_go_with_their_table(store: Store, url: str, by_age: bool) -> None:
    fill(store)
    if by_age:
        maintenance.delete_older(url, 0, now=1e12)
    else:
        maintenance.delete(url, ["AAAA"])
    assert kept(store) == set()
    assert kept(store, "BBBB") == {NOTED}


def test_no_copy_has_them_nor_what_was_noted_before(store: Store, url: str, path: Path) -> None:
    fill(store)
    asyncio.run(store.mark("AAAA", Marks(1, 2, 7, 5, "....k")))
    target = path.with_name("copy.db")
    assert maintenance.backup(url, target) == 1
    assert NOTED.signs.encode() not in target.read_bytes()
    with closing(sqlite3.connect(target)) as copy:
        assert copy.execute("SELECT count(*) FROM marks").fetchone() == (0,)
    assert len(kept(store)) == 2


def test_the_list_of_tables_does_not_show_them(store: Store, url: str) -> None:
    asyncio.run(store.append("AAAA", 0, [b"made"]))
    before = maintenance.tables(url)
    asyncio.run(store.mark("AAAA", NOTED))
    assert maintenance.tables(url) == before


def test_an_old_database_gets_room_for_them_and_can_be_copied_before(path: Path, url: str, tmp_path: Path) -> None:
    old = Store.open(url)
    asyncio.run(old.append("AAAA", 0, [b"made"], {1: "a record"}))
    old.close()
    with closing(sqlite3.connect(path)) as other, other:
        for table in ("marks", "servers", "leases"):
            other.execute(f"DROP TABLE {table}")
        other.execute("UPDATE alembic_version SET version_num = '0002'")
    assert maintenance.backup(url, tmp_path / "copy.db") == 1
    new = Store.open(url)
    asyncio.run(new.mark("AAAA", NOTED))
    assert kept(new) == {NOTED}
    assert asyncio.run(new.record("AAAA", 1)) == "a record"
    new.close()
    with closing(sqlite3.connect(path)) as other:
        assert other.execute("SELECT version_num FROM alembic_version").fetchall() == [(HEAD,)]
