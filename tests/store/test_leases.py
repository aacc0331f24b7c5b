"""Who drives which table: leases change hands when their server has gone, and whoever is late cannot write."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from nightcoach.store import Deposed, Store, maintenance
from nightcoach.store import leases as kind
from nightcoach.store.leases import Beat, Lease, Server, current
from nightcoach.store.schema import servers
from tests.store.batches import rows
from tools.parts.postgres import Postgres

STALE = 1000.0
"""No machine is so busy that a server goes stale by itself meanwhile."""


@pytest.fixture(autouse=True)
def patience(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(kind, "STALE_SECONDS", STALE)


@pytest.fixture
def database(server: Postgres) -> str:
    return server.new_database()


@pytest.fixture
def stores(database: str) -> Iterator[tuple[Store, Store]]:
    """Two servers on one database."""
    both = Store.open(database), Store.open(database)
    yield both
    for each in both:
        each.close()


def beat(store: Store, name: str) -> Beat:
    return asyncio.run(store.leases.beat(Server(name, 0.0, 1.0, "0", "", 0, 0, "")))


def take(store: Store, name: str, table: str = "AAAA") -> Lease:
    return asyncio.run(store.leases.take([table], name))[table]


def silence(store: Store, name: str) -> None:
    """Nobody has heard of this server for a while."""
    with store.engine.begin() as connection:
        quiet = servers.update().where(servers.c.server == name)
        connection.execute(quiet.values(beat=servers.c.beat - 2 * STALE))


def test_a_lease_belongs_to_one_server_at_a_time(stores: tuple[Store, Store]) -> None:
    one, other = stores
    beat(one, "one")
    beat(other, "other")
    assert take(one, "one").number == 1
    assert take(other, "other").number is None
    assert take(one, "one").number == 1


def test_the_lease_of_a_silent_server_is_taken_with_a_new_number(stores: tuple[Store, Store]) -> None:
    one, other = stores
    last = beat(one, "one").now
    beat(other, "other")
    take(one, "one")
    assert asyncio.run(other.leases.orphans(["AAAA"])) == []
    silence(other, "one")
    assert asyncio.run(other.leases.orphans(["AAAA", "BBBB"])) == ["AAAA", "BBBB"], "nobody ever had the other"
    taken = take(other, "other")
    assert taken.number == 2
    assert taken.since is not None
    assert taken.since >= last - 2 * STALE
    assert asyncio.run(one.leases.held("one")) == {}
    assert asyncio.run(one.leases.held("other")) == {"AAAA": 2}


@pytest.mark.parametrize("go", ["give back", "leave"])
def test_a_lease_that_is_given_back_is_free_at_once(stores: tuple[Store, Store], go: str) -> None:
    one, other = stores
    beat(one, "one")
    beat(other, "other")
    take(one, "one")
    asyncio.run(one.leases.give_back(["AAAA"], "one") if go == "give back" else one.leases.leave("one"))
    assert take(other, "other").number == 3


def test_only_whoever_holds_the_lease_writes_by_the_clock(stores: tuple[Store, Store]) -> None:
    one, other = stores
    beat(one, "one")
    take(one, "one")
    asyncio.run(one.append("AAAA", 0, [b"made"], lease=1))
    silence(one, "one")
    beat(other, "other")
    take(other, "other")
    with pytest.raises(Deposed, match="another server drives the clock of table AAAA"):
        asyncio.run(one.append("AAAA", 1, [b"late"], lease=1))
    asyncio.run(one.append("AAAA", 1, [b"a person"]))
    asyncio.run(other.append("AAAA", 2, [b"the clock"], lease=2))
    assert [entry for _, _, entry in rows(one)] == [b"made", b"a person", b"the clock"]


def test_a_late_row_does_not_fail_its_neighbours(stores: tuple[Store, Store]) -> None:
    one, _ = stores
    beat(one, "one")
    take(one, "one", "AAAA")
    take(one, "one", "BBBB")

    async def play() -> list[Any]:
        jobs = [one.append(code, 0, [b"x"], lease=number) for code, number in (("AAAA", 1), ("BBBB", 7), ("CCCC", 1))]
        return await asyncio.gather(*jobs, one.append("DDDD", 0, [b"x"]), return_exceptions=True)

    assert [type(each) for each in asyncio.run(play())] == [type(None), Deposed, Deposed, type(None)]
    assert [code for code, _, _ in rows(one)] == ["AAAA", "DDDD"]


def test_a_lease_cannot_be_taken_while_its_holder_writes(stores: tuple[Store, Store]) -> None:
    """Whoever takes it waits for the commit, and so reads the row."""
    one, other = stores
    beat(one, "one")
    beat(other, "other")
    take(one, "one")
    silence(one, "one")
    with one.engine.begin() as connection:
        assert current(connection, ["AAAA"]) == {"AAAA": 1}

        async def both() -> bool:
            taking = asyncio.ensure_future(other.leases.take(["AAAA"], "other"))
            waiting = not (await asyncio.wait([taking], timeout=0.2))[0]
            await asyncio.to_thread(connection.commit)
            return waiting and (await taking)["AAAA"].number == 2

        assert asyncio.run(both())


def test_the_newest_rows_of_tables_are_found_without_reading_them(stores: tuple[Store, Store]) -> None:
    one, other = stores
    asyncio.run(one.append("AAAA", 0, [b"x"] * 5))
    asyncio.run(one.append("BBBB", 0, [b"x"]))
    assert asyncio.run(other.leases.newest(["AAAA", "BBBB", "CCCC"])) == {"AAAA": 4, "BBBB": 0}


def test_a_beat_tells_the_time_of_the_database_and_who_is_there(stores: tuple[Store, Store]) -> None:
    one, other = stores
    beat(one, "one")
    told = beat(other, "other")
    assert told.asked <= told.answered
    assert set(told.others) == {"one", "other"}
    assert told.alive("one")
    silence(one, "one")
    told = beat(other, "other")
    assert not told.alive("one")
    assert told.alive("other")


def test_whoever_is_alone_takes_the_tables_of_the_server_before(path: Path) -> None:
    store = Store.open(f"sqlite:///{path}")
    beat(store, "before")
    take(store, "before")
    assert take(store, "after").number == 2
    store.close()


def test_a_wish_reaches_its_server_with_the_next_beat(store: Store) -> None:
    assert beat(store, "one").others["one"].wish == ""
    assert not asyncio.run(store.leases.wish("another", "drain"))
    assert asyncio.run(store.leases.wish("one", "drain"))
    assert beat(store, "one").others["one"].wish == "drain"


def test_a_deleted_table_has_no_lease(url: str, store: Store) -> None:
    asyncio.run(store.append("AAAA", 0, [b"x"]))
    beat(store, "one")
    take(store, "one")
    maintenance.delete(url, ["AAAA"])
    assert asyncio.run(store.leases.held("one")) == {}
