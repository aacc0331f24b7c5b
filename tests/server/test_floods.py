"""Every frame counts: pings, pongs, parts, halves and messages, whoever sends them; and a flooded server stops."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import re
import socket
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from bench.attack import KINDS, command
from nightcoach.server import serve
from nightcoach.server.security import Limits
from nightcoach.server.websocket import TURN, TableSocket
from tests.server.client import Client
from tests.server.fuzz import CONTINUED, PING, PONG, TEXT, Raw, no_errors
from tests.server.opening import made
from tests.server.running import GENEROUS, Process, Running, port_of, running
from tests.server.waiting import until

pytestmark = pytest.mark.server

LIMITS = Limits(
    cuts_per_minute=1e6, knocks_per_minute=1e6, connections_per_address=1_000,
    hello_seconds=3600.0, ping_seconds=3600.0, buffer_bytes=1 << 30,
)  # fmt: skip
"""An attacker is cut off for sending too much and for nothing else: not for having said no hello, however long the
machine takes for the flood, nor for not reading."""
ENDLESS = 1 << 60


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(tmp_path_factory.mktemp("floods") / "t.db", LIMITS) as found:
        yield found


def socket_buffers() -> int:
    """The most that the system keeps between two sockets."""
    return sum([int(Path(f"/proc/sys/net/ipv4/tcp_{side}").read_text().split()[2]) for side in ("rmem", "wmem")])


def check_cut_off(server: Running, kind: str, sockets: int, seated: bool, most: int = ENDLESS) -> None:
    """Attackers are cut off after as many frames as the limits allow, and know why; the rest is never read."""
    table = made(server.url)
    before = server.door.cut_off.total
    server.door.last_cut.clear()
    flood = command(server.url.removeprefix("http://"), table["code"], table["token"], kind, sockets, most, 0.0)
    if not seated:
        flood[flood.index(table["token"])] = "-"
    said = subprocess.run(flood, stdout=subprocess.PIPE, check=True).stdout
    found = json.loads(said)
    sent = found.pop("most_frames")
    assert found == {"connections": sockets, "cut": sockets, "told": sockets, "refused": 0}
    assert server.door.cut_off.total - before == len(server.door.last_cut) == sockets
    for frames, seconds in server.door.last_cut:
        assert frames <= LIMITS.message_burst + LIMITS.messages_per_second * seconds + 2
    piece, each = KINDS[kind]
    assert sent * len(piece) / each <= socket_buffers() + (1 << 20)


@pytest.mark.parametrize("seated", [True, False], ids=["seated", "without a token"])
@pytest.mark.parametrize("sockets", [1, 4])
@pytest.mark.parametrize("kind", KINDS)
def test_attackers_are_cut_off_after_a_counted_number_of_frames(
    server: Running, kind: str, sockets: int, seated: bool
) -> None:
    with no_errors():
        check_cut_off(server, kind, sockets, seated)


# Faults planted, to see that they would be found


def counts_no_pings(socket: TableSocket, first: int) -> bool:
    if first & 15 != PING:
        return begin_frame(socket, first)
    socket.count += 1
    return True


def reads_on(socket: TableSocket, first: int) -> bool:
    begin_frame(socket, first)
    return True


begin_frame = TableSocket.begin_frame


@pytest.mark.patched
def test_pings_that_do_not_count_would_be_noticed(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    most = 1_000_000  # more than the system keeps of them while the server does not read
    check_cut_off(server, "pings", 1, False, most)
    monkeypatch.setattr(TableSocket, "begin_frame", counts_no_pings)
    with pytest.raises(AssertionError, match="'cut': 0"):
        check_cut_off(server, "pings", 1, False, most)


@pytest.mark.patched
def test_reading_on_over_the_limit_would_be_noticed(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(TableSocket, "begin_frame", reads_on)
    with pytest.raises(AssertionError, match="<="):
        check_cut_off(server, "pongs", 1, False)


# Who is not cut off


def test_pongs_that_the_server_has_asked_for_do_not_count(tmp_path: Path) -> None:
    limits = Limits(message_burst=4, messages_per_second=0.001, ping_seconds=60.0)
    with no_errors(), running(tmp_path / "t.db", limits) as server:
        server.server.config.ws_ping_interval = 0.01  # and still a minute to answer
        table = made(server.url)
        raw = Raw(port_of(server), table["code"])
        raw.say_hello(table["token"])
        answered = 0
        while answered < 20:  # the first may come before the welcome, and without its answer there is no second
            opcode, payload = raw.next()
            if opcode == PING:
                raw.send(payload, PONG)
                answered += 1
        raw.send(b'{"t":"ping"}')
        assert raw.message() == {"t": "pong"}
        raw.close()


def test_a_burst_within_the_limit_is_answered_frame_by_frame_however_it_comes(tmp_path: Path) -> None:
    count = 5 * TURN
    with no_errors(), running(tmp_path / "t.db", GENEROUS) as server:
        table = made(server.url)
        raw = Raw(port_of(server), table["code"])
        raw.hello(table["token"])
        raw.socket.sendall((b"\x89\x80\0\0\0\0" + b"\x81\x8c\0\0\0\0" + b'{"t":"ping"}') * count)
        heard = [raw.next()[0] for _ in range(2 * count)]
        assert (heard.count(PONG), heard.count(TEXT)) == (count, count)
        raw.close()


def test_others_get_their_turn_beside_a_flood_that_the_limits_allow(tmp_path: Path) -> None:
    with no_errors(), running(tmp_path / "t.db", GENEROUS) as server:
        table = made(server.url)
        flood = command(server.url.removeprefix("http://"), table["code"], None, "pongs", 4, ENDLESS, 3600.0)
        with flooding([flood]):
            until(lambda: server.door.open == 4)

            async def story() -> None:
                client = await Client(server.url, table["code"], table["token"]).open()
                for n in range(20):
                    await client.must("rename", person=1, name=f"Anna {n}")
                await client.close()

            asyncio.run(story())


# Halves that never become whole


@pytest.mark.parametrize("half", ["frame", "head", "message"])
def test_a_message_that_does_not_come_to_its_end_is_cut_off(tmp_path: Path, half: str) -> None:
    with no_errors(), running(tmp_path / "t.db", Limits()) as server:
        table = made(server.url)
        raw = Raw(port_of(server), table["code"])
        raw.hello(table["token"])
        server.door.limits.hello_seconds = 0.3
        if half == "message":
            raw.send(b'{"t":', TEXT, fin=False)
        else:
            raw.socket.sendall(b"\x81\xfe\x01\x00\0\0\0\0{"[: 1 if half == "head" else None])
        assert raw.end() == ([], 1006)
        raw.close()


def test_a_message_in_two_halves_is_one_message(tmp_path: Path) -> None:
    with no_errors(), running(tmp_path / "t.db", Limits()) as server:
        table = made(server.url)
        raw = Raw(port_of(server), table["code"])
        raw.hello(table["token"])
        raw.send(b'{"t":', TEXT, fin=False)
        raw.send(b"", PING)
        assert raw.next() == (PONG, b"")
        raw.send(b'"ping"}', CONTINUED)
        assert raw.message() == {"t": "pong"}
        raw.close()


# Who comes back


def test_who_is_cut_off_again_and_again_is_not_let_in_for_a_while_and_others_are(tmp_path: Path) -> None:
    with no_errors(), running(tmp_path / "t.db", Limits(cuts_per_minute=3.0)) as server:
        table = made(server.url)
        flood = command(server.url.removeprefix("http://"), table["code"], None, "pings", 1, ENDLESS, 3600.0)
        with flooding([flood]):
            until(lambda: server.door.cut_off.total >= 3 and server.door.turned_away > 50)
            raw = Raw(port_of(server), table["code"])  # from another address
            assert raw.hello(table["token"])["t"] == "welcome"
            raw.close()
        assert server.door.cut_off.total < server.door.turned_away / 2


# Stopping


@contextlib.contextmanager
def flooding(commands: list[list[str]]) -> Iterator[None]:
    """Attackers who do not stop."""
    processes = [subprocess.Popen(each, stdout=subprocess.DEVNULL) for each in commands]
    for process in processes:
        os.setpriority(os.PRIO_PROCESS, process.pid, 10)  # the server is to withstand them, not the machine
    try:
        yield
    finally:
        for process in processes:
            process.kill()
            process.wait()


def figure(url: str, name: str) -> float:
    found = re.search(rf"^nightcoach_{name} (\S+)", httpx.get(f"{url}/metrics", timeout=60).text, re.MULTILINE)
    return float(found[1]) if found else 0.0


def shown(url: str, code: str) -> dict[str, Any]:
    """What everybody may see of the table."""
    found: dict[str, Any] = httpx.get(f"{url}/api/tables/{code}", timeout=60).json()["board"]
    return found


OVERRUN = "timeout graceful shutdown exceeded"
"""What the log says if the server had to give up waiting."""


@pytest.mark.parametrize("limits", ["as they are", "none"])
def test_the_server_stops_in_time_while_attackers_flood_it(tmp_path: Path, limits: str) -> None:
    no_limits = ("messages_per_second=1e9", "message_burst=1e9")
    named = ("messages_per_second=20", "cuts_per_minute=1e6") if limits == "as they are" else no_limits
    process = Process(tmp_path / "t.db", *[part for limit in named for part in ("--limit", limit)])
    table = made(process.url)
    address = process.url.removeprefix("http://")
    floods = [command(address, table["code"], table["token"], kind, 2, ENDLESS, 3600.0) for kind in KINDS]
    with flooding(floods):
        if limits == "as they are":
            until(lambda: figure(process.url, "cut_off_total") >= 2 * len(KINDS))
        else:
            until(lambda: not shown(process.url, table["code"])["people"][0]["away"])
        said = process.stop()
    assert OVERRUN not in said
    assert "Traceback" not in said
    assert process.process.returncode == 0


def stop_beside_the_slow(database: Path) -> None:
    """Stop a server while somebody has much to read and does not, and somebody else does not end what was begun."""
    resync = b"\x81\x8e\0\0\0\0" + b'{"t":"resync"}'
    with running(database, Limits(**{**vars(GENEROUS), "buffer_bytes": 1 << 30})) as server:
        table = made(server.url)
        raw = Raw(port_of(server), table["code"], receive_buffer=4096)
        raw.hello(table["token"])
        there = server.server.server_state.connections
        raw.socket.sendall(resync * 20_000)
        until(lambda: any(each.transport.get_write_buffer_size() for each in list(there)))
        slow = socket.create_connection(("127.0.0.1", port_of(server)))
        head = "Host: localhost\r\nContent-Type: application/json\r\nContent-Length: 9"
        slow.sendall(f"POST /api/tables HTTP/1.1\r\n{head}\r\n\r\n{{".encode())
        until(lambda: server.server.server_state.tasks)
    raw.close()
    slow.close()


def test_the_server_stops_in_time_although_somebody_is_slow(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    stop_beside_the_slow(tmp_path / "t.db")
    assert OVERRUN not in caplog.text


def test_a_server_that_waits_for_the_slow_would_be_noticed(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(serve, "GOODBYE_SECONDS", 3600.0)
    stop_beside_the_slow(tmp_path / "t.db")
    assert OVERRUN in caplog.text
