"""A newer server migrates a database while an older one uses it (docs/compatibility.md)."""

from __future__ import annotations

import asyncio

import pytest
from alembic import command
from sqlalchemy import create_engine, insert

from nightcoach.store import Store, StoreFailed, database, schema
from nightcoach.store.database import parse
from nightcoach.store.migrations import config
from nightcoach.store.rows import Marks
from tools.parts.postgres import Postgres

OLDER = schema.REVISIONS[: schema.REVISIONS.index("0003") + 1]
NEWER = ("servers", "leases")
"""What revision 0004 has added."""


@pytest.fixture
def shared(server: Postgres) -> str:
    """A database of revision 0003."""
    found = server.new_database()
    engine = create_engine(parse(found))
    with engine.begin() as connection:
        settings = config()
        settings.attributes["connection"] = connection
        command.upgrade(settings, OLDER[-1])
    engine.dispose()
    return found


def older_server(url: str) -> Store:
    """A store as a server of revision 0003 has it: it looks at the revision when it starts, and never again; what later
    revisions have added it neither reads nor writes."""
    return Store(create_engine(parse(url)))


def test_a_running_older_server_appends_while_a_newer_one_migrates_and_goes_on_afterwards(shared: str) -> None:
    async def story(older: Store) -> int:
        n, over = 0, False

        async def append() -> None:
            nonlocal n
            while not over:
                await older.append("BCDFG", n, [b"%d" % n], {n: "record"})
                n += 1

        appending = asyncio.create_task(append())
        newer = await asyncio.to_thread(Store.open, shared)
        migrated = n
        while n < migrated + 20:
            await asyncio.sleep(0)
            assert not appending.done()
        over = True
        await appending
        await older.mark("BCDFG", Marks(1, 0, 1, 1, "x"))
        assert await newer.read("BCDFG") == [b"%d" % each for each in range(n)]
        assert await newer.record("BCDFG", 0) == "record"
        assert len(await newer.marks("BCDFG")) == 1
        await newer.append("BCDFG", n, [b"newer"])
        assert (await older.read("BCDFG"))[-1] == b"newer"
        newer.close()
        return migrated

    older = older_server(shared)
    try:
        asyncio.run(story(older))
    finally:
        older.close()


def test_a_migration_does_not_wait_for_what_an_older_server_has_begun(shared: str) -> None:
    """Whatever changed a table that older servers use would wait for them here, until its patience is at an end."""
    older = create_engine(parse(shared))
    with older.connect() as connection:
        for table in (schema.log, schema.records, schema.marks, schema.secrets):
            facts = {
                column.name: 1
                if column.type.python_type in (int, float)
                else (b"x" if column.type.python_type is bytes else "x")
                for column in table.columns
            }
            connection.execute(insert(table).values(facts))
        Store.open(shared).close()
        connection.commit()
    older.dispose()


def test_an_older_server_refuses_a_newer_database_when_it_starts(shared: str, monkeypatch: pytest.MonkeyPatch) -> None:
    Store.open(shared).close()
    monkeypatch.setattr(database, "REVISIONS", OLDER)
    monkeypatch.setattr(database, "HEAD", OLDER[-1])
    with pytest.raises(StoreFailed, match="knows revisions up to 0003 only"):
        Store.open(shared)
