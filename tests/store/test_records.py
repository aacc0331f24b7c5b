"""Records of games that are over: stored with the row that has them, found by number, gone with their table."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

import pytest
from sqlalchemy import event

from nightcoach.store import Conflict, Store, StoreFailed, maintenance
from nightcoach.store.schema import HEAD, LAST_N
from tests.store.batches import one_batch, pragma


def test_a_record_is_found_by_its_number_without_the_log(store: Store) -> None:
    asyncio.run(store.append("AAAA", 0, [b"made"]))
    asyncio.run(store.append("AAAA", 1, [b"row"], {1: "the first", 2: "the sécond"}))
    asked: list[str] = []

    @event.listens_for(store.engine, "before_cursor_execute")
    def executed(_c: object, _cursor: object, statement: str, *_: object) -> None:
        asked.append(statement)

    assert asyncio.run(store.record("AAAA", 1)) == "the first"
    assert asyncio.run(store.record("AAAA", 2)) == "the sécond"
    assert asyncio.run(store.record("AAAA", 3)) is None
    assert asyncio.run(store.record("BBBB", 1)) is None
    assert asyncio.run(store.record("AAAA", LAST_N + 1)) is None
    assert asked
    assert not [statement for statement in asked if "log" in statement]


def test_a_record_is_stored_with_its_row_or_not_at_all(store: Store, path: Path) -> None:
    async def play() -> None:
        await store.append("AAAA", 0, [b"made"])
        with pragma(store, "max_page_count=1", "max_page_count=1000000"), pytest.raises(StoreFailed):
            await store.append("AAAA", 1, [b"row"], {1: "x" * 200_000})
        assert await store.read("AAAA") == [b"made"]
        with pytest.raises(Conflict):
            await store.append("AAAA", 0, [b"again"], {1: "of nothing"})
        assert await store.record("AAAA", 1) is None

    asyncio.run(play())


def test_a_conflict_in_the_same_batch_costs_a_record_nothing(store: Store) -> None:
    async def play() -> list[object]:
        await store.append("AAAA", 0, [b"made"])
        async with one_batch(store):
            jobs = [store.append("AAAA", 0, [b"late"], {7: "no"}), store.append("BBBB", 0, [b"made"], {1: "yes"})]
            tasks = [asyncio.ensure_future(job) for job in jobs]
        return list(await asyncio.gather(*tasks, return_exceptions=True))

    ended = asyncio.run(play())
    assert [type(end) for end in ended] == [Conflict, type(None)]
    assert asyncio.run(store.record("AAAA", 7)) is None
    assert asyncio.run(store.record("BBBB", 1)) == "yes"


def test_what_an_earlier_table_of_the_code_has_left_does_not_keep_a_record_out(store: Store) -> None:
    asyncio.run(store.append("AAAA", 5, [b"row"], {1: "of a table that was deleted"}))
    asyncio.run(store.append("AAAA", 6, [b"row"], {1: "of this one"}))
    assert asyncio.run(store.record("AAAA", 1)) == "of this one"


@pytest.mark.parametrize("by_age", [False, True])
def test_records_go_with_their_table(store: Store, url: str, by_age: bool) -> None:
    asyncio.run(store.append("AAAA", 0, [b"row"], {1: "old"}))
    if by_age:
        maintenance.delete_older(url, 0, now=1e12)
    else:
        asyncio.run(store.append("BBBB", 0, [b"row"], {1: "stays"}))
        maintenance.delete(url, ["AAAA"])
        assert asyncio.run(store.record("BBBB", 1)) == "stays"
    assert asyncio.run(store.record("AAAA", 1)) is None


def row(*entries: dict[str, object]) -> bytes:
    return json.dumps({"entries": entries}, separators=(",", ":")).encode()


def test_an_old_database_is_migrated_with_the_records_it_has(url: str) -> None:
    old = Store.open(url)
    rows = [
        row({"entry": "made", "code": "AAAA"}),
        row({"entry": "moved"}, {"entry": "result", "number": 1, "record": "the fïrst"}),
        row({"entry": "said", "text": '"entry":"result"'}),
        b'{"entries":[{"entry":"result","number":',
        row({"entry": "result", "number": 2, "record": ""}),
        row({"entry": "result", "number": 3, "record": "the third"}),
    ]
    asyncio.run(old.append("AAAA", 0, rows))
    asyncio.run(old.append("BBBB", 0, [row({"entry": "result", "number": 1, "record": "another"})] * 3))
    with old.engine.execution_options(writes=True).begin() as other:
        other.exec_driver_sql("DROP TABLE records")
        for table in ("marks", "servers", "leases"):
            other.exec_driver_sql(f"DROP TABLE {table}")
        other.exec_driver_sql("UPDATE alembic_version SET version_num = '0001'")
    old.close()
    new = Store.open(url)
    try:
        found = [asyncio.run(new.record("AAAA", number)) for number in (1, 2, 3)]
        assert found == ["the fïrst", None, "the third"]
        assert asyncio.run(new.record("BBBB", 1)) == "another"
        assert asyncio.run(new.read("AAAA")) == rows
        with new.engine.connect() as other:
            assert other.exec_driver_sql("SELECT version_num FROM alembic_version").all() == [(HEAD,)]
    finally:
        new.close()
