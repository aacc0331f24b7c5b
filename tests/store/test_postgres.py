"""What only PostgreSQL can do to us: restart, refuse, lose the connection, and not answer when asked to commit."""

from __future__ import annotations

import asyncio
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import suppress

import psycopg
import pytest

from nightcoach.store import Conflict, Store, StoreFailed, maintenance
from nightcoach.store.errors import NO_SERVER, READ_ONLY
from tests.kit.cable import Cable
from tests.size import SIZE
from tests.store.batches import rows
from tools.parts.postgres import Postgres

PATIENCE = 30.0


def until(true: Callable[[], object]) -> None:
    end = time.monotonic() + PATIENCE
    while not true():
        assert time.monotonic() < end, "in vain"
        time.sleep(0.01)


class Gate(Cable):
    """A cable to PostgreSQL that can break at the very moment when a commit is asked for."""

    def __init__(self, port: int) -> None:
        super().__init__(port)
        self.fault = ""
        """`lost`: the question never arrives. `cut`: nothing else does either. `unanswered`: it is done, and the answer
        never arrives. `held`: the question arrives late."""
        self.held: tuple[socket.socket, bytes] | None = None
        self._deaf: set[socket.socket] = set()
        self._answered = threading.Event()

    def let_go(self) -> None:
        """The question that was held arrives."""
        assert self.held is not None
        far, question = self.held
        far.sendall(question)

    def carry(self, source: socket.socket, target: socket.socket) -> None:
        while data := source.recv(65536):
            if source in self._deaf:
                self._answered.set()
                return
            if self.fault and b"COMMIT" in data:
                fault, self.fault = self.fault, ""
                self.whole = fault != "cut"
                if fault == "unanswered":
                    self._deaf.add(target)
                    target.sendall(data)
                    assert self._answered.wait(PATIENCE)
                if fault == "held":
                    self.held = target.dup(), data
                    with suppress(OSError):
                        source.shutdown(socket.SHUT_RDWR)
                    while target.recv(65536):  # its transaction stays open
                        pass
                return
            target.sendall(data)


@pytest.fixture
def database(server: Postgres) -> str:
    return server.new_database()


@pytest.fixture
def gate(server: Postgres) -> Iterator[Gate]:
    found = Gate(server.port)
    yield found
    found.close()


@pytest.fixture
def far(gate: Gate, database: str, server: Postgres) -> Iterator[Store]:
    """A store whose database is behind the gate."""
    opened = Store.open(database.replace(f":{server.port}/", f":{gate.url.rsplit(':', 1)[1]}/"))
    yield opened
    opened.close()


# A commit that nobody answers


@pytest.mark.parametrize("fault", ["lost", "unanswered"])
def test_a_commit_without_an_answer_is_found_out_and_acknowledged_once(far: Store, gate: Gate, fault: str) -> None:
    async def play() -> None:
        await far.append("AAAA", 0, [b"before"])
        gate.fault = fault
        await far.append("AAAA", 1, [b"asked", b"twice"], {1: "a record"})
        assert gate.fault == "", "it was met"
        await far.append("AAAA", 3, [b"after"])
        assert await far.record("AAAA", 1) == "a record"

    asyncio.run(play())
    assert [(n, entry) for _, n, entry in rows(far)] == [(0, b"before"), (1, b"asked"), (2, b"twice"), (3, b"after")]
    assert far.failures == 0


def test_a_commit_that_arrives_late_is_waited_for(far: Store, gate: Gate, database: str) -> None:
    waiting = "SELECT count(*) FROM pg_stat_activity WHERE wait_event_type = 'Lock'"

    async def play() -> None:
        await far.append("AAAA", 0, [b"before"])
        gate.fault = "held"
        late = asyncio.ensure_future(far.append("AAAA", 1, [b"late"]))
        with psycopg.connect(database, autocommit=True) as other:
            while not other.execute(waiting).fetchall()[0][0]:
                await asyncio.sleep(0.01)
        assert not late.done(), "nobody knows yet"
        gate.let_go()
        await late

    asyncio.run(play())
    assert [(n, entry) for _, n, entry in rows(far)] == [(0, b"before"), (1, b"late")]
    assert far.failures == 0


def test_what_somebody_else_has_written_meanwhile_is_a_conflict(far: Store, gate: Gate, database: str) -> None:
    async def play() -> None:
        await far.append("AAAA", 0, [b"before"])
        gate.fault = "cut"
        ours = asyncio.ensure_future(far.append("AAAA", 1, [b"ours"]))
        while gate.whole:
            await asyncio.sleep(0.01)
        other = Store.open(database)
        await other.append("AAAA", 1, [b"theirs"])
        other.close()
        gate.mend()
        with pytest.raises(Conflict):
            await ours

    asyncio.run(play())
    assert [(n, entry) for _, n, entry in rows(far)] == [(0, b"before"), (1, b"theirs")]


# A server that goes and comes back


def test_nothing_acknowledged_is_lost_when_the_database_crashes_and_it_is_used_again(server: Postgres) -> None:
    store = Store.open(server.new_database())
    acknowledged: list[tuple[str, int]] = []
    refused: list[str] = []

    async def play(table: str, stop: asyncio.Event) -> None:
        n = 0
        while not stop.is_set():
            try:
                await store.append(table, n, [f"{table} {n}".encode()])
                acknowledged.append((table, n))
                n += 1
            except StoreFailed as failed:
                refused.append(failed.message)
                await asyncio.sleep(0.01)

    async def crash() -> None:
        stop = asyncio.Event()
        players = [asyncio.ensure_future(play(f"T{k}", stop)) for k in range(6)]
        for _ in range(1 + min(SIZE - 1, 9)):
            before = len(acknowledged)
            while len(acknowledged) < before + 50:
                await asyncio.sleep(0.01)
            await asyncio.to_thread(server.stop, "immediate")
            await asyncio.to_thread(server.start)
        before = len(acknowledged)
        while len(acknowledged) < before + 50:
            await asyncio.sleep(0.01)
        stop.set()
        await asyncio.gather(*players)

    asyncio.run(crash())
    # Where a commit was under way nobody is refused: it is found out.
    assert [sentence for sentence in refused if not sentence.startswith(NO_SERVER)] == []
    stored = [(table, n) for table, n, _ in rows(store)]
    store.close()
    assert sorted(stored) == sorted(acknowledged), "and nothing that was refused is there"


def test_a_server_that_is_not_there_is_said_so_without_the_password(server: Postgres) -> None:
    with pytest.raises(StoreFailed) as failed:
        Store.open("postgresql://somebody:open-sesame@127.0.0.1:1/tables")
    assert NO_SERVER in failed.value.message
    assert "open-sesame" not in failed.value.message


def test_a_database_that_may_not_be_written_says_so(database: str) -> None:
    Store.open(database).close()
    store = Store.open(f"{database}%20-cdefault_transaction_read_only%3Don")
    with pytest.raises(StoreFailed, match=READ_ONLY[:20]):
        asyncio.run(store.append("AAAA", 0, [b"x"]))
    store.close()


# Settings


def test_commits_are_durable_whatever_the_database_is_set_to(database: str) -> None:
    Store.open(database).close()
    store = Store.open(f"{database}%20-csynchronous_commit%3Doff")
    with store.engine.connect() as connection:
        assert connection.exec_driver_sql("SHOW synchronous_commit").scalar() == "on"
    store.close()


def test_a_database_that_never_writes_to_its_disk_is_refused(server: Postgres, database: str) -> None:
    with psycopg.connect(server.url("postgres"), autocommit=True) as admin:
        admin.execute("ALTER SYSTEM SET fsync = off")
        admin.execute("SELECT pg_reload_conf()")
        try:
            until(lambda: admin.execute("SHOW fsync").fetchall() == [("off",)])
            with pytest.raises(StoreFailed, match="set fsync = on"):
                Store.open(database)
        finally:
            admin.execute("ALTER SYSTEM RESET fsync")
            admin.execute("SELECT pg_reload_conf()")
            until(lambda: admin.execute("SHOW fsync").fetchall() == [("on",)])


def test_the_usual_names_of_postgresql_mean_our_driver(database: str) -> None:
    for name in ("postgres", "postgresql", "postgresql+psycopg"):
        store = Store.open(database.replace("postgresql", name, 1))
        assert store.engine.dialect.driver == "psycopg"
        store.close()


def test_without_the_driver_the_sentence_names_the_extra() -> None:
    code = "import sys; sys.modules['psycopg'] = None\nfrom nightcoach.store import Store\n"
    code += "try: Store.open('postgresql://localhost/x')\nexcept Exception as error: print(error)"
    said = subprocess.check_output([sys.executable, "-c", code], text=True)
    assert "pip install 'nightcoach[postgres]'" in said


# One server at a time, and commands beside it


def test_commands_work_beside_a_server_and_an_empty_database_stays_empty(server: Postgres, database: str) -> None:
    empty = server.new_database()
    for look in (maintenance.tables, lambda url: maintenance.delete(url, ["AAAA"])):
        with pytest.raises(StoreFailed, match="no server has used it yet"):
            look(empty)
    serving = Store.open(database, alone=True)
    asyncio.run(serving.append("AAAA", 0, [b"x"]))
    assert [table.code for table in maintenance.tables(database)] == ["AAAA"]
    assert maintenance.delete(database, ["AAAA"]) == 1
    serving.close()
