"""Garbage, floods, stalled readers and half requests: the server answers clearly, stays small, and others play on."""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
import socket
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from nightcoach.server.security import Limits
from tests.server.client import Client, close_all, key, make, one_game, table_of
from tests.server.fuzz import BINARY, COMMANDS, CONTINUED, PING, TEXT, Garbage, Raw, no_errors, resident
from tests.server.running import GENEROUS, Running, port_of, running
from tests.server.waiting import until
from tests.size import SIZE

pytestmark = pytest.mark.server

MB = 1 << 20
# The storm is not about clocks: on a busy machine its pongs come late.
PATIENT = Limits(**{**vars(GENEROUS), "hello_seconds": 3600.0, "ping_seconds": 3600.0})
"""For those who send garbage for long before they say hello."""


# Garbage


def test_every_frame_of_garbage_is_refused_while_another_table_plays_on(tmp_path: Path) -> None:
    count = 200_000 * SIZE
    storms = 4

    async def fuzz(server: Running, table: list[Client], number: int) -> dict[str, Any]:
        token = table[number].token if number >= 2 else None
        arguments = [str(port_of(server)), table[0].code, token or "-", str(number), str(count // storms)]
        process = await asyncio.create_subprocess_exec(
            sys.executable, "-m", "tests.server.fuzz", *arguments, stdout=asyncio.subprocess.PIPE
        )
        said, _ = await process.communicate()
        assert process.returncode == 0
        found: dict[str, Any] = json.loads(said)
        return found

    async def story(server: Running) -> tuple[list[dict[str, Any]], int]:
        attacked = await table_of(server.url, 4, choose_seconds=0, prowl_seconds=0)
        await attacked[0].must("start")
        screen = await Client(server.url, attacked[0].code).open()
        await screen.until(lambda: screen.board["phase"] == "play")
        assert screen.known is not None
        before = screen.known.everything()
        others = await table_of(server.url, 2, 3)
        memory = resident()
        storm_tasks = [asyncio.create_task(fuzz(server, attacked, number)) for number in range(storms)]
        games = 0
        while not all(task.done() for task in storm_tasks):
            await one_game(others, random.Random(games))
            games += 1
        found = [task.result() for task in storm_tasks]
        assert resident() - memory < 100 * MB
        fresh = await Client(server.url, attacked[0].code).open()
        assert fresh.known is not None
        assert fresh.known.everything() == before
        assert screen.known.everything() == before
        await close_all(screen, fresh, *attacked, *others)
        return found, games

    with no_errors(), running(tmp_path / "t.db", PATIENT) as server:
        found, games = asyncio.run(story(server))
        until(lambda: server.door.open == 0)
    print(f"{sum([f['sent'] / f['seconds'] for f in found]):.0f} frames a second, {games} games beside them")
    assert games >= 1
    assert sum([f["sent"] for f in found]) >= count
    assert [f["wrong"] for f in found] == [[]] * storms
    assert all(set(f["closes"]) == {"1009"} for f in found)
    assert all(f["whys"] > 20 for f in found), "the answers do not say what was wrong"


def test_the_same_seed_gives_the_same_garbage() -> None:
    one, same, other = Garbage(7), Garbage(7), Garbage(8)
    first = [one.next() for _ in range(500)]
    assert first == [same.next() for _ in range(500)]
    assert first != [other.next() for _ in range(500)]


@pytest.mark.parametrize(
    ("data", "opcode"),
    [
        (b"", TEXT),
        (b"null", TEXT),
        (b"\xff\xfe", TEXT),
        (b"[" * 10_000, TEXT),
        (b'{"pad":' + b"[" * 10_000 + b"]" * 5_000 + b',"t":"ping"}', TEXT),
        (b'{"t":"ping","more":1}', BINARY),
        (b'{"t":"hello","protocol":1e400}', TEXT),
        (b'{"t":"hello","protocol":' + b"9" * 5_000 + b"}", TEXT),
        (b'{"t":"do","id":"","command":{"do":"start"}}', TEXT),
        (b'{"t":"do","id":"a","command":{"do":"say","text":"\\ud800"}}', TEXT),
        (b" " * 16_384, TEXT),
    ],
    ids=lambda value: repr(value)[:24],
)
def test_a_frame_that_is_no_message_is_answered_with_what_is_wrong(tmp_path: Path, data: bytes, opcode: int) -> None:
    with no_errors(), running(tmp_path / "t.db") as server:
        table = httpx.post(f"{server.url}/api/tables", json={"game": "eatme", "name": "Anna", "key": key()}).json()
        raw = Raw(port_of(server), table["code"])
        raw.send(data, opcode)
        problem = raw.message()
        assert (problem["t"], problem["reason"]) == ("problem", "malformed")
        assert problem["facts"]["why"] in problem["message"]
        raw.send(b'{"t":"ping"}')
        assert raw.message() == {"t": "pong"}
        raw.close()


def test_a_frame_over_the_limit_closes_the_connection_with_1009(tmp_path: Path) -> None:
    with no_errors(), running(tmp_path / "t.db") as server:
        table = httpx.post(f"{server.url}/api/tables", json={"game": "eatme", "name": "Anna", "key": key()}).json()
        raw = Raw(port_of(server), table["code"])
        raw.hello(table["token"])
        raw.send(b" " * 16_385)
        assert raw.end()[1] == 1009
        raw.close()


def test_a_message_in_parts_over_the_limit_closes_the_connection_with_1009(tmp_path: Path) -> None:
    with no_errors(), running(tmp_path / "t.db") as server:
        table = httpx.post(f"{server.url}/api/tables", json={"game": "eatme", "name": "Anna", "key": key()}).json()
        raw = Raw(port_of(server), table["code"])
        raw.send(b" " * 10_000, TEXT, fin=False)
        raw.send(b" " * 10_000, CONTINUED)
        assert raw.end()[1] == 1009
        raw.close()


def test_garbage_that_is_no_websocket_frame_closes_the_connection_with_a_code(tmp_path: Path) -> None:
    chance = random.Random(5)
    with no_errors(), running(tmp_path / "t.db") as server:
        table = httpx.post(f"{server.url}/api/tables", json={"game": "eatme", "name": "Anna", "key": key()}).json()
        codes = set()
        for _ in range(100):
            raw = Raw(port_of(server), table["code"])
            raw.socket.sendall(b"\x7f" + chance.randbytes(chance.randrange(1, 300)))
            codes.add(raw.end()[1])
            raw.close()
        assert codes == {1002}
        until(lambda: server.door.open == 0)


def test_well_formed_nonsense_gets_a_receipt_and_leaves_a_table_that_can_be_loaded_again(tmp_path: Path) -> None:
    chance = random.Random(11)
    numbers = [0, 1, 2, 3, 4, 5, 6, 40, 1_000_000]
    words = ["sleep", "trap", "visit 0", "visit 5", "deal wolf kids pig", "nothing", ""]
    spoiled: dict[str, Callable[[], Any]] = {
        "words": lambda: chance.choice(words),
        "window": lambda: chance.choice(["choose", "prowl", "deal", "none"]),
        "options": lambda: {chance.choice(["target_points", "first_wolf", "x"]): chance.choice([5, None, "a", 10**18])},
        "order": lambda: [chance.choice(numbers) for _ in range(chance.randrange(5))],
        "name": lambda: chance.choice(["Ada", "\u202e", "x" * 200, "<b>", "\u200d"]),
        "level": lambda: chance.choice(["canny", "random", "clever"]),
        "id": lambda: chance.choice(["say-hello", "say-nothing"]),
        "text": lambda: chance.choice(["hm", "\u0007", "x" * 280]),
        "bots": lambda: chance.choice(["instant", "quick"]),
    }

    def nonsense() -> dict[str, Any]:
        command = dict(chance.choice([c for c in COMMANDS if c["do"] not in ("kick", "lock", "pace")]))
        for name, value in command.items():
            if name in spoiled:
                command[name] = spoiled[name]()
            elif isinstance(value, int):
                command[name] = chance.random() < 0.5 if isinstance(value, bool) else chance.choice(numbers)
        return command

    async def story(url: str) -> tuple[str, dict[str, Any]]:
        clients = await table_of(url, 3, 1)
        for n in range(1_000 * SIZE):
            client = chance.choice(clients)
            assert client.known is not None
            command = nonsense()
            if command["do"] == "move":
                command["question"] = client.known.clock["question"]
            receipt = await client.do(command.pop("do"), **command)
            assert receipt["ok"] or (receipt["reason"] and receipt["message"]), (n, command, receipt)
        screen = await Client(url, clients[0].code).open()
        assert screen.known is not None
        await close_all(screen, *clients)
        return clients[0].code, screen.known.everything()

    async def looked(url: str, code: str) -> dict[str, Any]:
        screen = await Client(url, code).open()
        assert screen.known is not None
        await screen.close()
        return screen.known.everything()

    with no_errors():
        with running(tmp_path / "t.db") as server:
            code, before = asyncio.run(story(server.url))
        with running(tmp_path / "t.db") as server:
            after = asyncio.run(looked(server.url, code))
    durable = ("game", "options", "phase", "number", "host", "luck", "result", "commitment")
    assert {name: after["board"][name] for name in durable} == {name: before["board"][name] for name in durable}
    assert [p["id"] for p in after["board"]["places"]] == [p["id"] for p in before["board"]["places"]]
    assert after["story"] == before["story"]


# Floods


def test_who_sends_too_fast_is_told_so_and_closed_while_another_table_plays_on(tmp_path: Path) -> None:
    async def story(server: Running) -> tuple[int, list[tuple[dict[str, Any], int]]]:
        others = await table_of(server.url, 1, 3)
        flooded = await make(server.url)
        ends: list[tuple[dict[str, Any], int]] = []

        def flood() -> None:
            for _ in range(20):
                raw = Raw(port_of(server), flooded.code)
                raw.hello(flooded.token)
                raw.socket.sendall(b"".join([b"\x81\x8c\0\0\0\0" + b'{"t":"ping"}'] * 6_000))
                messages, code = raw.end()
                raw.close()
                ends.append((messages[-1] if messages else {}, code))

        flooding = asyncio.create_task(asyncio.to_thread(flood))
        games = 0
        while not games or (games < 20 and not flooding.done()):  # more would be too fast for people, too
            await one_game(others, random.Random(games))
            games += 1
        await flooding
        await close_all(flooded, *others)
        return games, ends

    limits = Limits(message_burst=2_000, messages_per_second=200.0, cuts_per_minute=1e6)
    with no_errors(), running(tmp_path / "t.db", limits) as server:
        games, ends = asyncio.run(story(server))
        until(lambda: server.door.open == 0)
    assert games >= 1
    assert ends == [({"t": "bye", "reason": "too_fast", "again": True}, 4008)] * 20


def test_with_default_limits_a_person_may_send_a_burst_but_no_flood(tmp_path: Path) -> None:
    with no_errors(), running(tmp_path / "t.db", Limits()) as server:
        table = httpx.post(f"{server.url}/api/tables", json={"game": "eatme", "name": "Anna", "key": key()}).json()
        raw = Raw(port_of(server), table["code"])
        raw.hello(table["token"])
        for _ in range(50):
            raw.send(b'{"t":"ping"}')
        assert [raw.message() for _ in range(50)] == [{"t": "pong"}] * 50
        for _ in range(500):
            raw.send(b'{"t":"ping"}')
        messages, code = raw.end()
        raw.close()
        assert messages[-1] == {"t": "bye", "reason": "too_fast", "again": True}
        assert code == 4008


def test_garbage_counts_as_messages_too(tmp_path: Path) -> None:
    with no_errors(), running(tmp_path / "t.db", Limits()) as server:
        table = httpx.post(f"{server.url}/api/tables", json={"game": "eatme", "name": "Anna", "key": key()}).json()
        raw = Raw(port_of(server), table["code"])
        raw.socket.sendall((b"\x81\x81\0\0\0\0" + b"x") * 500)
        messages, code = raw.end()
        raw.close()
        assert messages[-1] == {"t": "bye", "reason": "too_fast", "again": True}
        assert code == 4008


def test_too_many_connections_from_one_address_are_refused_at_the_handshake(tmp_path: Path) -> None:
    async def story(url: str) -> None:
        host = await make(url)
        more = [await Client(url, host.code).open() for _ in range(4)]
        with pytest.raises(InvalidStatus) as refused:
            await Client(url, host.code).open()
        assert refused.value.response.status_code == 429
        assert b"Too many connections" in (refused.value.response.body or b"")
        await more.pop().close()
        async with asyncio.timeout(60):
            while len(more) < 4:  # who goes makes room
                with contextlib.suppress(InvalidStatus):
                    more.append(await Client(url, host.code).open())
        await close_all(host, *more)

    with no_errors(), running(tmp_path / "t.db", Limits(connections_per_address=5)) as server:
        asyncio.run(story(server.url))


def test_who_tries_out_codes_is_refused_after_a_few(tmp_path: Path) -> None:
    with no_errors(), running(tmp_path / "t.db", Limits(knocks_per_minute=1.0)) as server:
        with httpx.Client(base_url=server.url) as http:
            answers = [http.get("/api/tables/BBBBB") for _ in range(5)]
        assert [answer.status_code for answer in answers] == [404, 429, 429, 429, 429]
        assert answers[-1].json()["reason"] == "too_fast"
        raw = Raw(port_of(server), "BBBBB")
        raw.send(b'{"t":"hello","protocol":1}')
        messages, code = raw.end()
        raw.close()
        assert [message["reason"] for message in messages] == ["too_fast", "too_fast"]
        assert code == 4008


def test_who_opens_too_many_tables_is_refused(tmp_path: Path) -> None:
    with no_errors(), running(tmp_path / "t.db", Limits(tables_per_hour=3.0)) as server:
        body = {"game": "eatme", "name": "Anna", "key": key()}
        with httpx.Client(base_url=server.url) as http:
            answers = [http.post("/api/tables", json=body) for _ in range(5)]
        assert [answer.status_code for answer in answers] == [201, 201, 201, 429, 429]
        assert answers[-1].json()["reason"] == "too_fast"


# Who does not read, and who does not speak


def stalled(server: Running, code: str, token: str | None) -> Raw:
    """Somebody with a small window who never reads again."""
    raw = Raw(port_of(server), code, receive_buffer=4096)
    raw.hello(token)
    return raw


def sent_until_cut(raw: Raw, data: bytes, most: int) -> int:
    """Send without reading until the server has had enough; gives how many bytes it took."""
    sent = 0
    try:
        while sent < most:
            raw.socket.sendall(data)
            sent += len(data)
    except OSError:
        return sent
    return sent


SMALL = Limits(**{**vars(GENEROUS), "buffer_bytes": 64 * 1024})


def test_who_asks_for_much_and_never_reads_is_cut_off(tmp_path: Path) -> None:
    with no_errors(), running(tmp_path / "t.db", SMALL) as server:
        table = httpx.post(f"{server.url}/api/tables", json={"game": "eatme", "name": "Anna", "key": key()}).json()
        before = resident()
        for _ in range(5):
            raw = stalled(server, table["code"], table["token"])
            most = 40 * MB
            assert sent_until_cut(raw, RESYNC * 100, most) < most
            until(lambda: server.door.open == 0)
            raw.close()
        assert resident() - before < 50 * MB
        assert httpx.get(f"{server.url}/healthz").status_code == 200


RESYNC = b"\x81\x8e\0\0\0\0" + b'{"t":"resync"}'


def test_who_does_not_read_the_talk_of_others_is_cut_off_and_the_table_goes_on(tmp_path: Path) -> None:
    async def story(server: Running) -> None:
        clients = await table_of(server.url, 6)
        host = clients[0]
        raw = await asyncio.to_thread(stalled, server, host.code, None)
        assert server.door.open == 7
        n = 0
        while server.door.open > 6 and n < 2_000:
            n += 1
            await host.must("rename", person=2, name=f"{n} is my name")
        assert server.door.open == 6
        await host.must("say", text="still here")
        raw.close()
        await close_all(*clients)

    limits = Limits(**{**vars(GENEROUS), "buffer_bytes": 4 * 1024})
    with no_errors(), running(tmp_path / "t.db", limits) as server:
        # The operating system would keep megabytes for a slow reader before we notice.
        server.server.servers[0].sockets[0].setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 4096)
        asyncio.run(story(server))


def test_who_sends_pings_and_never_reads_the_pongs_is_cut_off(tmp_path: Path) -> None:
    with no_errors(), running(tmp_path / "t.db", SMALL) as server:
        table = httpx.post(f"{server.url}/api/tables", json={"game": "eatme", "name": "Anna", "key": key()}).json()
        raw = stalled(server, table["code"], table["token"])
        ping = bytes([0x80 | PING, 0x80 | 125]) + b"\0\0\0\0" + b"p" * 125
        most = 40 * MB
        assert sent_until_cut(raw, ping * 500, most) < most
        raw.close()


def test_a_message_in_endless_empty_parts_is_cut_off(tmp_path: Path) -> None:
    with no_errors(), running(tmp_path / "t.db") as server:
        table = httpx.post(f"{server.url}/api/tables", json={"game": "eatme", "name": "Anna", "key": key()}).json()
        raw = Raw(port_of(server), table["code"])
        raw.hello(table["token"])
        raw.send(b"{", TEXT, fin=False)
        most = 3 * MB
        assert sent_until_cut(raw, (b"\x00\x80\0\0\0\0") * 10_000, most) < most
        raw.close()


def arrived(server: Running, code: str) -> Raw:
    """Open a socket at a server that does not wait long: on a busy machine even that may come too late."""
    while True:
        with contextlib.suppress(ConnectionError):
            return Raw(port_of(server), code)


def test_who_never_says_hello_is_closed(tmp_path: Path) -> None:
    with no_errors(), running(tmp_path / "t.db", Limits(hello_seconds=0.3)) as server:
        raw = arrived(server, "BBBBB")
        messages, code = raw.end()
        raw.close()
        assert messages == [{"t": "bye", "reason": "hello", "again": True}]
        assert code == 4000
        until(lambda: server.door.open == 0)


def test_who_only_pings_instead_of_saying_hello_is_closed(tmp_path: Path) -> None:
    limits = Limits(**{**vars(GENEROUS), "hello_seconds": 0.5})
    with no_errors(), running(tmp_path / "t.db", limits) as server:
        raw = arrived(server, "BBBBB")
        message = {"t": "pong"}
        while message == {"t": "pong"}:
            with contextlib.suppress(OSError):  # the end may come while we send
                raw.send(b'{"t":"ping"}')
            message = raw.message()
        assert message == {"t": "bye", "reason": "hello", "again": True}
        raw.close()


def test_a_socket_for_a_table_that_is_not_there_is_closed_with_4004(tmp_path: Path) -> None:
    async def story(url: str) -> tuple[list[Any], int | None]:
        address = url.replace("http", "ws", 1) + "/api/tables/BBBBB/socket"
        async with connect(address, compression=None) as websocket:
            await websocket.send('{"t":"hello","protocol":1}')
            said = []
            with contextlib.suppress(ConnectionClosed):
                while True:
                    said.append(json.loads(await websocket.recv()))
            return said, websocket.close_code

    with no_errors(), running(tmp_path / "t.db") as server:
        said, code = asyncio.run(story(server.url))
    assert [(message["t"], message["reason"]) for message in said] == [("problem", "no_table"), ("bye", "no_table")]
    assert code == 4004
