"""kill -9, full disks, read-only and damaged databases: what was acknowledged is there, what was refused is not."""

from __future__ import annotations

import asyncio
import contextlib
import functools
import hashlib
import json
import os
import random
import sqlite3
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import NullPool, create_engine, event, text
from websockets.exceptions import WebSocketException

from nightcoach import games
from nightcoach.core import record
from nightcoach.core.chain import pledge_of
from tests.kit.stopwatch import Stopwatch
from tests.server.client import Client, key, table_of
from tests.server.forked import run
from tests.server.full import no_room
from tests.server.running import Process, running
from tests.size import SIZE
from tools.parts.postgres import Postgres, postgres

pytestmark = pytest.mark.server

KILLS = 20
"""Of each server; two run at the same time, so that both cores are used."""
TABLES = 4
"""Every kill hits all of them, and the tables that are made meanwhile."""
MAKERS = 2
PLAYABLE_SECONDS = 10.0
"""Two are the goal; this guards the order of magnitude. From when the port answers until every table has acknowledged a
command. Server and players share their cores with others: how long they wait for one says nothing about the server."""
CALM: dict[str, Any] = {"choose_seconds": 0, "prowl_seconds": 0, "deal_seconds": 0, "grace_seconds": 300}

GONE = (WebSocketException, OSError, httpx.TransportError, TimeoutError)
"""How a client notices that the server was killed."""


class Log:
    """What the database holds, read without our store while the server runs, each row once."""

    def __init__(self, url: str) -> None:
        self.engine = create_engine(url.replace("postgresql:", "postgresql+psycopg:"), poolclass=NullPool)
        self.rows: dict[str, list[dict[str, Any]]] = {}

    def read(self) -> None:
        """What is new; every table's numbers go from 0 without a gap."""
        with self.engine.connect() as connection:
            counted = "SELECT table_code, count(*), min(n), max(n) FROM log GROUP BY table_code"
            for code, count, first, last in connection.execute(text(counted)).all():
                assert (first, last) == (0, count - 1), (code, count, first, last)
                known = self.rows.setdefault(code, [])
                assert len(known) <= count, "a row is gone"
                later = text("SELECT n, entry FROM log WHERE table_code = :code AND n >= :since ORDER BY n")
                new = connection.execute(later, {"code": code, "since": len(known)}).all()
                assert [n for n, _ in new] == [len(known) + i for i in range(len(new))]
                known += [json.loads(entry) for _, entry in new]

    def commands(self) -> Counter[tuple[str, int, str]]:
        """How often each command of each person is there."""
        return Counter(
            (code, step["by"], step["id"]) for code, steps in self.rows.items() for step in steps if step["id"]
        )

    def entries(self, kind: str) -> list[tuple[str, dict[str, Any]]]:
        every = [(code, entry) for code, steps in self.rows.items() for step in steps for entry in step["entries"]]
        return [(code, entry) for code, entry in every if entry["entry"] == kind]


class Player:
    """Somebody at a table who never stops sending, and resends what was not answered with the same id."""

    def __init__(self, client: Client, person: int, host: bool, dice: random.Random) -> None:
        self.client = client
        self.person = person
        self.host = host
        self.dice = dice
        self.unanswered: dict[str, tuple[str, dict[str, Any]]] = {}
        self.done: dict[str, tuple[str, dict[str, Any]]] = {}
        self.refused: set[str] = set()
        self.sent = 0
        self.luck = dice.randbytes(16).hex()

    def collect(self) -> None:
        """Look through the answers."""
        for number in [number for number in self.unanswered if number in self.client.receipts]:
            command = self.unanswered.pop(number)
            if self.client.receipts[number]["ok"]:
                self.done[number] = command
            else:
                self.refused.add(number)

    def something(self) -> tuple[str, dict[str, Any]]:
        dice, client = self.dice, self.client
        board, known = client.board, client.known
        assert known is not None
        draw = board["draw"]
        if draw is not None and self.person in draw["of"] and dice.random() < 0.9:
            return ("luck", {"value": self.luck}) if draw["showing"] else ("pledge", {"pledge": pledge_of(self.luck)})
        if known.view and known.view["legal"] and dice.random() < 0.8:
            return "move", {"words": dice.choice(known.view["legal"]), "question": known.clock["question"]}
        if self.host and board["phase"] != "play" and dice.random() < 0.3:
            return ("start" if board["phase"] == "lobby" else "rematch"), {}
        wanted: list[tuple[str, dict[str, Any]]] = [
            ("pledge", {"pledge": pledge_of(self.luck)}),
            ("say", {"text": f"{self.person} {self.sent}"}),
            ("order", {"window": "choose", "words": dice.choice(["sleep", None])}),
            ("move", {"words": "sleep", "question": 0}),
        ]
        if self.host:
            wanted += [
                ("add_bot", {"level": "random"}),
                ("arrange", {"order": [place["id"] for place in reversed(board["places"])]}),
                ("choose", {"options": {"target_points": dice.randint(5, 9)}}),
                ("lock", {"on": dice.random() < 0.5}),
            ]
        return dice.choice(wanted)

    async def send(self, number: str, command: tuple[str, dict[str, Any]]) -> None:
        self.unanswered[number] = command
        await self.client.send(command[0], number, **command[1])

    async def live(self) -> None:
        """Send all the time, a few commands ahead of their answers, until the connection breaks."""
        with contextlib.suppress(*GONE):
            while self.client.closed is None:
                if len(self.unanswered) < 4:
                    self.sent += 1
                    await self.send(f"{self.person}-{self.sent}", self.something())
                await asyncio.sleep(self.dice.random() * 0.02)
                self.collect()
        self.collect()

    async def answer(self, *numbers: str) -> None:
        """Wait for these receipts, or for the end of the connection."""
        client = self.client
        await client.until(lambda: client.closed is not None or client.receipts.keys() >= set(numbers))
        self.collect()
        self.still_there()

    def still_there(self) -> None:
        if self.client.closed is not None:
            raise ConnectionResetError(self.client.closed)

    async def come_back(self) -> None:
        """Resume; resend what was not answered; a command that was acknowledged is acknowledged again, and no more."""
        client = self.client
        await client.open()
        self.still_there()
        assert client.you["person"] == self.person
        for number, command in list(self.unanswered.items()):
            await self.send(number, command)
        await self.answer(*self.unanswered)
        if self.done:
            number = self.dice.choice(list(self.done))
            client.receipts.pop(number, None)
            await client.send(self.done[number][0], number, **self.done[number][1])
            await self.answer(number)
            assert client.receipts[number] == {"t": "receipt", "id": number, "ok": True}
        self.sent += 1
        number = f"{self.person}-{self.sent}"
        await self.send(number, ("say", {"text": f"{self.person} is back {self.sent}"}))
        await self.answer(number)
        assert number in self.done, client.receipts[number]


class Newcomer:
    """Joins a table with a key, again and again until there is an answer."""

    def __init__(self, code: str, name: str) -> None:
        self.code = code
        self.name = name
        self.key = key()
        self.seated: dict[str, Any] | None = None

    async def join(self, http: httpx.AsyncClient) -> dict[str, Any]:
        answer = await http.post(f"/api/tables/{self.code}/join", json={"name": self.name, "key": self.key})
        assert answer.status_code == 200, answer.text
        seated: dict[str, Any] = answer.json()
        assert self.seated in (None, seated)
        self.seated = seated
        return seated


class World:
    """One server that is killed again and again, and those who play there."""

    def __init__(self, database: str, seed: int) -> None:
        self.database = database
        self.dice = random.Random(seed)
        self.log = Log(database)
        self.players: list[Player] = []
        self.hosts: list[dict[str, Any]] = []
        """Tables that were made since the last restart, with their hosts' tokens."""
        self.newcomers: list[Newcomer] = []
        self.port = 0
        self.process: Process | None = None
        self.kills = 0
        self.worst = 0.0
        """Seconds from when the port answers until every table has acknowledged a command …"""
        self.worst_of_all = 0.0
        """… and from the fork of the process."""
        self.checked_newcomers = 0
        self.lost_joins = 0

    async def start(self) -> Process:
        begin = functools.partial(Process, self.database, port=self.port)
        starting = asyncio.get_running_loop().run_in_executor(None, begin)
        try:
            self.process = await asyncio.shield(starting)
        except asyncio.CancelledError:
            self.process = await starting  # the test has failed elsewhere; this server must end too
            raise
        self.port = self.process.port
        return self.process

    def kill(self) -> None:
        """Now, wherever it is; it had nothing to complain about."""
        assert self.process is not None
        assert self.process.kill() == ""
        self.kills += 1

    async def settle_in(self, url: str) -> None:
        """The tables that are played at from the first to the last kill."""
        for _ in range(TABLES):
            clients = await table_of(url, 3, 1, target_points=5, **CALM)
            for client in clients:
                self.players.append(Player(client, client.you["person"], client is clients[0], self.dice))

    async def come_and_go(self, url: str) -> None:
        """Make tables and join them, until the server is gone."""
        with contextlib.suppress(*GONE):
            async with httpx.AsyncClient(base_url=url) as http:
                while True:
                    body = {"game": "eatme", "name": "Maker", "key": key(), "options": CALM}
                    answer = await http.post("/api/tables", json=body)
                    assert answer.status_code == 201, answer.text
                    self.hosts.append(answer.json())
                    for i in range(3):
                        self.newcomers.append(Newcomer(answer.json()["code"], f"Guest {i}"))
                        await self.newcomers[-1].join(http)
                    await asyncio.sleep(self.dice.random() * 0.2)

    async def recover(self, url: str) -> None:
        """Everybody is back: every table has acknowledged a command."""
        made = [self.playable(url, seated) for seated in self.hosts]
        await asyncio.gather(*[player.come_back() for player in self.players], *made)

    async def playable(self, url: str, seated: dict[str, Any]) -> None:
        """The token that was told works, and its owner plays."""
        client = await Client(url, seated["code"], seated["token"]).open()
        await client.must("say", text="here again")
        await client.close()

    async def join_again(self, url: str) -> None:
        """Whoever joined asks again with the same key, whether or not there was an answer, and is the same person."""
        async with httpx.AsyncClient(base_url=url) as http:
            for newcomer in self.newcomers:
                self.lost_joins += newcomer.seated is None
                await newcomer.join(http)
        self.log.read()
        people: dict[str, list[tuple[str, int]]] = {}
        for code, entry in self.log.entries("joined"):
            people.setdefault(entry["token"], []).append((code, entry["person"]))
        for newcomer in self.newcomers:
            assert newcomer.seated is not None
            hashed = hashlib.sha256(newcomer.seated["token"].encode()).hexdigest()
            assert people[hashed] == [(newcomer.code, newcomer.seated["person"])]
            self.checked_newcomers += 1

    def check(self) -> None:
        """Every acknowledged command is in the log, once; none is there twice; none that was refused."""
        self.log.read()
        commands = self.log.commands()
        assert not [command for command, times in commands.items() if times > 1]
        for player in self.players:
            code = player.client.code
            assert not [number for number in player.done if (code, player.person, number) not in commands]
            assert not [number for number in player.refused if (code, player.person, number) in commands]

    async def records(self, url: str) -> int:
        """The records of the games that were finished, fetched and replayed."""
        verified = 0
        async with httpx.AsyncClient(base_url=url) as http:
            for code, entry in self.log.entries("result"):
                answer = await http.get(f"/api/tables/{code}/records/{entry['number']}")
                assert answer.status_code == 200, answer.text
                record.parse(answer.content, games.game).verify()
                verified += 1
        return verified

    async def run(self, kills: int, enough: Callable[[], bool]) -> int:
        """Play, kill, restart, check; and so on, until there was enough to lose: on a busy machine little happens
        between two kills. Gives how many finished games were verified."""
        try:
            process = await self.start()
            await self.settle_in(process.url)
            while self.kills < kills or not (enough() or self.kills >= 10 * kills):
                living = [asyncio.create_task(player.live()) for player in self.players]
                living += [asyncio.create_task(self.come_and_go(process.url)) for _ in range(MAKERS)]
                await asyncio.sleep(self.dice.uniform(0.02, 0.5))
                self.kill()
                await asyncio.gather(*living)
                process = await self.restart()
                await self.join_again(process.url)
                self.check()
                self.hosts, self.newcomers = [], []
            whole = Log(self.database)
            whole.read()
            assert whole.rows == self.log.rows, "what was in the log has changed"
            return await self.records(process.url)
        finally:
            if self.process is not None:
                self.process.kill()
            for player in self.players:
                await player.client.close()

    async def restart(self) -> Process:
        """Start again, at times to be killed at once; everybody is back within the time we promise."""
        if self.dice.random() < 0.2:
            process = await self.start()
            coming = asyncio.gather(*[player.come_back() for player in self.players], return_exceptions=True)
            await asyncio.sleep(self.dice.random() * 0.2)
            self.kill()
            for error in await coming:
                assert error is None or isinstance(error, GONE), error
            for player in self.players:
                player.collect()
        begun = time.monotonic()
        process = await self.start()
        up = Stopwatch(process.process.pid, os.getpid())
        await self.recover(process.url)
        self.worst = max(self.worst, up.seconds())
        self.worst_of_all = max(self.worst_of_all, time.monotonic() - begun)
        return process


def test_nothing_acknowledged_is_lost_or_done_twice_when_the_server_is_killed(tmp_path: Path) -> None:
    """One server has its log in a file, the other in PostgreSQL."""

    async def story(server: Postgres) -> None:
        for season in range(SIZE):
            databases = (f"sqlite:///{tmp_path / f'{season}.db'}", server.new_database())
            worlds = [World(database, 10 * season + k) for k, database in enumerate(databases)]

            def acknowledged() -> int:
                return sum(len(player.done) for world in worlds for player in world.players)

            def joins() -> tuple[int, int]:
                """All that were asked for again, and those of them that had got no answer."""
                return sum(world.checked_newcomers for world in worlds), sum(world.lost_joins for world in worlds)

            def enough() -> bool:
                every, lost = joins()
                finished = [len(world.log.entries("result")) for world in worlds]
                return acknowledged() > 1000 and min(finished) > 0 and every > lost > 0

            verified = await asyncio.gather(*[world.run(KILLS, enough) for world in worlds])
            worst = max(world.worst for world in worlds)
            every, lost = joins()
            started = max(world.worst_of_all for world in worlds)
            print(f"{acknowledged()} acknowledged, {verified} games, {every} joins ({lost} lost)")
            print(f"playable after {worst:.2f} s at worst, with the start of the server {started:.2f} s")
            assert acknowledged() > 1000
            assert min(verified) > 0
            assert every > lost > 0
            assert worst < PLAYABLE_SECONDS

    with postgres() as server:
        asyncio.run(story(server))


# A full disk


@contextmanager
def filled(folder: Path) -> Iterator[None]:
    """A small file system, mounted only where we may, without a byte left."""
    filler = folder / "filler"
    with filler.open("wb", buffering=0) as file, contextlib.suppress(OSError):
        while file.write(bytes(4096)):
            pass
    try:
        yield
    finally:
        filler.unlink()


@pytest.fixture
def small_disk(tmp_path: Path) -> Iterator[Path]:
    folder = tmp_path / "small"
    folder.mkdir()
    mounted = subprocess.run(
        ["mount", "-t", "tmpfs", "-o", "size=2m", "nightcoach", folder], capture_output=True, check=False
    )
    if mounted.returncode:
        pytest.fail("a small disk cannot be mounted here: run as root, or allow user namespaces (unshare)")
    yield folder
    subprocess.run(["umount", folder], check=True)


def in_log(database: Path) -> Counter[tuple[str, int, str]]:
    log = Log(f"sqlite:///{database}")
    log.read()
    return log.commands()


async def through_a_fault(url: str, database: Path, fault: contextlib.AbstractContextManager[None], why: str) -> None:
    """Before, during and after: acknowledged, refused with a sentence, acknowledged again."""
    clients = await table_of(url, 3, 1, **CALM)
    host = clients[0]
    person = host.you["person"]
    await host.must("start")
    before = await host.do("say", "before", text="there is room")
    assert before["ok"]
    asked = next(client for client in clients if client.view["legal"])
    await asyncio.gather(*[client.settled() for client in clients])
    heard = [client.known.n for client in clients if client.known]
    refused: dict[str, dict[str, Any]] = {}
    with fault:
        for number in range(20):
            refused[f"x{number}"] = await host.do("pace", f"x{number}", bots="instant")
        refused["move"] = await asked.move(asked.view["legal"][0])
        async with httpx.AsyncClient(base_url=url) as http:
            made = await http.post("/api/tables", json={"game": "eatme", "name": "Late", "key": key()})
            joined = await http.post(f"/api/tables/{host.code}/join", json={"name": "Late", "key": key()})
        await asyncio.gather(*[client.settled() for client in clients])
        assert [client.known.n for client in clients if client.known] == heard, "what was not stored was told"
    for receipt in refused.values():
        assert (receipt["ok"], receipt["reason"]) == (False, "store"), receipt
        assert why in receipt["message"]
    for answer in (made, joined):
        assert (answer.status_code, answer.json()["reason"]) == (503, "store")
        assert why in answer.json()["message"]
    # The same command with the same id may be tried again, and the game goes on.
    again = await host.do("pace", "x0", bots="instant")
    after = await host.do("say", "after", text="there is room again")
    assert again["ok"], again
    assert after["ok"], after
    moved = await asked.move(asked.view["legal"][0])
    assert moved["ok"], moved
    mine = {number for code, by, number in in_log(database) if (code, by) == (host.code, person)}
    assert {"before", "x0", "after"} <= mine
    assert not mine & {f"x{number}" for number in range(1, 20)}
    for client in clients:
        await client.close()


def test_a_full_disk_refuses_commands_and_the_server_lives_on(tmp_path: Path) -> None:
    database = tmp_path / "t.db"
    process = Process(database)
    try:
        fault = no_room(process, database)
        asyncio.run(through_a_fault(process.url, database, fault, "a limit on file sizes is reached"))
        process.stop()
        process = Process(database)
    finally:
        process.kill()
    assert sum(in_log(database).values()) >= 4


def test_a_disk_without_a_byte_left_refuses_commands_and_the_server_lives_on(request: pytest.FixtureRequest) -> None:
    if os.geteuid() != 0:
        # Only root mounts; in a namespace of our own we are root. There this test runs once more.
        inside = ["unshare", "--map-root-user", "--mount", sys.executable, "-m", "pytest", "-q", request.node.nodeid]
        done = subprocess.run(inside, capture_output=True, text=True, timeout=120, check=False)
        assert done.returncode == 0, done.stdout + done.stderr
        return
    small_disk: Path = request.getfixturevalue("small_disk")
    database = small_disk / "t.db"
    process = Process(database)
    try:
        asyncio.run(through_a_fault(process.url, database, filled(small_disk), "the disk is full"))
    finally:
        process.kill()
    assert sum(in_log(database).values()) >= 4


# A database that cannot be written, or read


def test_a_read_only_database_refuses_commands_until_it_can_be_written(tmp_path: Path) -> None:
    with running(tmp_path / "t.db") as server:
        mode = ["OFF"]

        @event.listens_for(server.door.lobby.store.engine, "checkout")
        def taken(connection: sqlite3.Connection, *_: object) -> None:
            connection.execute(f"PRAGMA query_only={mode[0]}").close()

        @contextmanager
        def read_only() -> Iterator[None]:
            mode[0] = "ON"
            yield
            mode[0] = "OFF"

        asyncio.run(through_a_fault(server.url, tmp_path / "t.db", read_only(), "the database is read-only"))


def serve(database: Path) -> subprocess.CompletedProcess[str]:
    place = ("--host", "127.0.0.1", "--port", "0", "--table", "none", "--database", f"sqlite:///{database}")
    return run("serve", *place, "--lang", "en", COLUMNS="200")


def used(database: Path) -> None:
    """A database with a table in it, closed properly."""

    async def story(url: str) -> None:
        for client in await table_of(url, 3, 1):
            await client.close()

    with running(database) as server:
        asyncio.run(story(server.url))


def forbid(database: Path) -> None:
    database.chmod(0o444)


def damage(database: Path) -> None:
    """The first page keeps its beginning, so that it looks like a database."""
    whole = database.read_bytes()
    database.write_bytes(whole[:100] + random.Random(1).randbytes(len(whole) - 100))


def misuse(database: Path) -> None:
    database.write_text("Dear diary, " * 1000)


FAULTS: dict[str, tuple[Callable[[Path], None], str]] = {
    "read_only": (forbid, "the database is read-only"),
    "damaged": (damage, "damaged"),
    "no_database": (misuse, "not a database"),
}


@pytest.mark.parametrize("fault", FAULTS)
def test_a_server_that_cannot_use_its_database_says_so_in_a_sentence(tmp_path: Path, fault: str) -> None:
    database = tmp_path / "t.db"
    used(database)
    spoil, sentence = FAULTS[fault]
    spoil(database)
    before = database.read_bytes()
    ended = serve(database)
    assert ended.returncode == 2
    assert ended.stdout == ""
    assert sentence in ended.stderr
    assert len(ended.stderr.splitlines()) == 1
    assert database.read_bytes() == before
