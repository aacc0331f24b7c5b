"""Appending: order, all or nothing, conflicts, and many in one commit."""

from __future__ import annotations

import asyncio
import pickle

import pytest

from nightcoach.store import Conflict, Store, StoreFailed
from nightcoach.store.rows import SIZES, insert_of, names
from nightcoach.store.schema import LAST_N
from tests.store.batches import count, one_batch, rows


def test_what_was_appended_is_read_in_order(store: Store) -> None:
    async def play() -> None:
        await store.append("AAAA", 2, [b"c"])
        await store.append("AAAA", 0, [b"a", b"b"])
        await store.append("BBBB", 0, [bytes(range(256)), b""])
        assert await store.read("AAAA") == [b"a", b"b", b"c"]
        assert await store.read("AAAA", since=1) == [b"b", b"c"]
        assert await store.read("AAAA", since=3) == []
        assert await store.read("BBBB") == [bytes(range(256)), b""]

    asyncio.run(play())


def test_an_unknown_table_is_empty_and_does_not_exist(store: Store) -> None:
    async def play() -> None:
        await store.append("AAAA", 0, [b"a"])
        assert await store.exists("AAAA")
        for code in ("BBBB", "aaaa", "", "A" * 17, "\ud800", "A\0A"):
            assert not await store.exists(code)
            assert await store.read(code) == []

    asyncio.run(play())


def test_an_append_is_stored_whole_or_not_at_all(store: Store) -> None:
    async def play() -> None:
        await store.append("AAAA", 2, [b"theirs"])
        with pytest.raises(Conflict) as conflict:
            await store.append("AAAA", 0, [b"mine", b"mine", b"mine", b"mine"])
        assert (conflict.value.table, conflict.value.n) == ("AAAA", 0)

    asyncio.run(play())
    assert rows(store) == [("AAAA", 2, b"theirs")]


def test_an_append_of_nothing_stores_nothing(store: Store) -> None:
    asyncio.run(store.append("AAAA", 0, []))
    assert rows(store) == []


@pytest.mark.parametrize(("table", "n"), [("", 0), ("A" * 17, 0), ("Ä", 0), ("A\n", 0), ("AAAA", -1), ("AAAA", LAST_N)])
def test_a_row_that_another_database_would_refuse_is_refused_here_too(store: Store, table: str, n: int) -> None:
    with pytest.raises(ValueError, match="a code has"):
        asyncio.run(store.append(table, n, [b"a", b"b"]))


def test_the_last_number_can_be_appended(store: Store) -> None:
    asyncio.run(store.append("A" * 16, LAST_N, [b"a"]))
    assert rows(store) == [("A" * 16, LAST_N, b"a")]


def test_many_entries_at_once_keep_their_order(store: Store) -> None:
    entries = [str(n).encode() for n in range(2 * SIZES[0] + 3 * SIZES[1] + 2 * SIZES[2] + 3)]

    async def play() -> list[bytes]:
        await store.append("AAAA", 0, entries)
        return await store.read("AAAA")

    assert asyncio.run(play()) == entries


def test_what_is_acknowledged_is_in_the_file(store: Store) -> None:
    async def play() -> None:
        for n in range(3):
            await store.append("AAAA", n, [b"x"])
            assert len(rows(store)) == n + 1

    asyncio.run(play())


def test_a_conflicting_row_does_not_fail_its_neighbours(store: Store) -> None:
    async def play() -> list[object]:
        await store.append("BBBB", 0, [b"old"])
        counts = count(store)
        async with one_batch(store):
            jobs = [("AAAA", 0, b"a"), ("BBBB", 0, b"b"), ("CCCC", 0, b"c")]
            tasks = [asyncio.ensure_future(store.append(table, n, [entry])) for table, n, entry in jobs]
        ended = await asyncio.gather(*tasks, return_exceptions=True)
        assert counts.commits == 2  # the batch before, and this one
        return list(ended)

    ended = asyncio.run(play())
    assert ended[0] is None
    assert isinstance(ended[1], Conflict)
    assert (ended[1].table, ended[1].n) == ("BBBB", 0)
    assert ended[2] is None
    assert rows(store) == [("AAAA", 0, b"a"), ("BBBB", 0, b"old"), ("CCCC", 0, b"c"), ("FIRST", 0, b"first")]
    assert store.failures == 0


def test_the_first_of_two_with_the_same_number_wins(store: Store) -> None:
    async def play() -> list[object]:
        async with one_batch(store):
            entries = [[b"one", b"one"], [b"two"], [b"three"]]
            numbers = [0, 1, 2]
            tasks = [
                asyncio.ensure_future(store.append("AAAA", n, entry)) for n, entry in zip(numbers, entries, strict=True)
            ]
        return list(await asyncio.gather(*tasks, return_exceptions=True))

    ended = asyncio.run(play())
    assert [type(end) for end in ended] == [type(None), Conflict, type(None)]
    assert rows(store)[:3] == [("AAAA", 0, b"one"), ("AAAA", 1, b"one"), ("AAAA", 2, b"three")]


def test_many_waiting_appends_share_a_commit(store: Store) -> None:
    async def play() -> None:
        counts = count(store)
        await asyncio.gather(*[store.append(f"T{k}", 0, [b"x"]) for k in range(200)])
        assert 1 <= counts.commits <= 100

    asyncio.run(play())


def test_a_batch_is_bounded(store: Store) -> None:
    async def play() -> None:
        counts = count(store)
        async with one_batch(store):
            tasks = [asyncio.ensure_future(store.append(f"T{k}", 0, [b"x"])) for k in range(513)]
        await asyncio.gather(*tasks)
        assert counts.commits == 3

    asyncio.run(play())
    assert len(rows(store)) == 514


def test_a_cancelled_waiter_breaks_nothing(store: Store) -> None:
    async def play() -> None:
        async with one_batch(store):
            tasks = [asyncio.ensure_future(store.append("AAAA", n, [b"x"])) for n in range(3)]
            await asyncio.sleep(0)
            tasks[1].cancel()
        ended = await asyncio.gather(*tasks, return_exceptions=True)
        assert [type(end) for end in ended] == [type(None), asyncio.CancelledError, type(None)]
        await store.append("AAAA", 3, [b"x"])

    asyncio.run(play())
    assert [row[1] for row in rows(store)[:4]] == [0, 1, 2, 3]


def test_a_loop_that_is_gone_breaks_nothing(store: Store) -> None:
    async def leave() -> None:
        async with one_batch(store):
            asyncio.ensure_future(store.append("AAAA", 0, [b"x"])).add_done_callback(lambda _: None)

    asyncio.run(leave())  # cancels whoever still waits
    asyncio.run(store.append("BBBB", 0, [b"x"]))
    assert ("BBBB", 0, b"x") in rows(store)


def test_two_servers_on_one_database_conflict_and_see_each_other(store: Store, url: str) -> None:
    async def play() -> None:
        other = Store.open(url)
        try:
            await store.append("AAAA", 0, [b"ours"])
            with pytest.raises(Conflict):
                await other.append("AAAA", 0, [b"theirs"])
            await other.append("AAAA", 1, [b"theirs"])
            assert await store.read("AAAA") == [b"ours", b"theirs"]
        finally:
            other.close()

    asyncio.run(play())


def test_closing_stores_what_is_queued(store: Store) -> None:
    async def play() -> None:
        tasks = [asyncio.ensure_future(store.append(f"T{k}", 0, [b"x"])) for k in range(50)]
        await asyncio.sleep(0)
        store.close()
        await asyncio.gather(*tasks)

    asyncio.run(play())
    assert len(rows(store)) == 50


def test_a_closed_store_says_so_and_closes_again(store: Store) -> None:
    store.close()
    store.close()
    for late in (store.append("AAAA", 0, [b"x"]), store.read("AAAA"), store.exists("AAAA")):
        with pytest.raises(StoreFailed, match="closed already"):
            asyncio.run(late)
    with pytest.raises(StoreFailed, match="closed already"):
        store.secret("key")


def test_a_statement_takes_its_values_row_by_row(store: Store) -> None:
    for size in SIZES:
        compiled = insert_of(size).compile(dialect=store.engine.dialect)
        assert compiled.positiontup == names(size) if compiled.positional else set(compiled.params) == set(names(size))


def test_the_errors_travel_between_processes() -> None:
    failed = pickle.loads(pickle.dumps(StoreFailed("the disk is full")))
    assert (failed.reason, failed.message, failed.facts) == ("store", "the disk is full", {"why": "the disk is full"})
    conflict = pickle.loads(pickle.dumps(Conflict("AAAA", 3)))
    assert (conflict.table, conflict.n) == ("AAAA", 3)
