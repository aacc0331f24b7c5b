"""Connections are counted when they come: half requests of one address leave room, and files, for everybody else."""

from __future__ import annotations

import contextlib
import resource
import socket
import ssl
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
import trustme

from nightcoach.server.security import Limits
from nightcoach.server.serve import OTHER_FILES, enough_files
from tests.server.client import key
from tests.server.fuzz import no_errors
from tests.server.running import Process, Running, port_of, running
from tests.server.waiting import until

pytestmark = pytest.mark.server

FILES, HALVES = 256, 400
HALF = b"GET / HTTP/1.1\r\nHost: "


def dial(port: int, address: str, data: bytes = b"") -> socket.socket:
    """A connection from this address, with something sent over it."""
    found = socket.create_connection(("127.0.0.1", port), timeout=30, source_address=(address, 0))
    with contextlib.suppress(OSError):  # it may have been turned away already
        found.sendall(data)
    return found


@contextlib.contextmanager
def half_open(port: int, address: str, count: int, data: bytes = HALF) -> Iterator[list[socket.socket]]:
    """This many requests that never come to their end."""
    with contextlib.ExitStack() as stack:
        yield [stack.enter_context(dial(port, address, data)) for _ in range(count)]


def asked(url: str, address: str, seconds: float = 30.0, verify: ssl.SSLContext | bool = True) -> int:
    """What the server answers to somebody at this address."""
    with httpx.Client(transport=httpx.HTTPTransport(local_address=address, verify=verify), timeout=seconds) as http:
        return http.get(f"{url}/healthz").status_code


# Files


@pytest.mark.parametrize(("bad", "good"), [("127.0.0.2", "127.0.0.3"), ("127.0.0.1", "127.0.0.2")])
def test_half_requests_of_one_address_leave_files_for_others(tmp_path: Path, bad: str, good: str) -> None:
    process = Process(tmp_path / "t.db", files=(FILES, FILES))
    try:
        with half_open(process.port, bad, HALVES):
            assert asked(process.url, good) == 200
    finally:
        said = process.stop()
    assert "want of open files" not in said


def test_a_server_that_lets_everybody_in_would_be_noticed(tmp_path: Path) -> None:
    planted = (
        "from nightcoach.server.door import Door, Visit; Door.welcome = lambda door, client: Visit('', False, False)"
    )
    process = Process(tmp_path / "t.db", files=(FILES, FILES), planted=planted)
    try:
        with half_open(process.port, "127.0.0.2", HALVES), pytest.raises(httpx.TransportError):
            asked(process.url, "127.0.0.3", 2.0)
    finally:
        said = process.stop()
    assert "want of open files" in said


def test_who_speaks_no_tls_leaves_files_for_others_too(tmp_path: Path) -> None:
    authority = trustme.CA()
    cert, secret = tmp_path / "cert.pem", tmp_path / "key.pem"
    issued = authority.issue_cert("127.0.0.1")
    issued.private_key_pem.write_to_path(str(secret))
    issued.cert_chain_pems[0].write_to_path(str(cert))
    context = ssl.create_default_context()
    authority.configure_trust(context)
    process = Process(tmp_path / "t.db", "--tls", str(cert), str(secret), files=(FILES, FILES))
    try:
        with half_open(process.port, "127.0.0.2", HALVES, b""):
            assert asked(process.url, "127.0.0.3", verify=context) == 200
    finally:
        said = process.stop()
    assert "want of open files" not in said


def test_the_server_raises_its_limit_of_open_files(tmp_path: Path) -> None:
    process = Process(tmp_path / "t.db", "--limit", "connections=1000", files=(FILES, 5_000))
    try:
        assert resource.prlimit(process.process.pid, resource.RLIMIT_NOFILE) == (1_000 + OTHER_FILES, 5_000)
    finally:
        process.stop()


def test_too_few_files_are_told_in_a_sentence_and_connections_are_as_many_as_fit(tmp_path: Path) -> None:
    process = Process(tmp_path / "t.db", "--limit", "connections=1000", files=(FILES, FILES))
    told = process.stdout.readline() + process.stdout.readline()
    process.stop()
    assert f"{FILES} files" in told
    assert f"{FILES - OTHER_FILES} connections instead of 1,000" in told


def test_a_limit_that_cannot_be_raised_is_no_error(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(_what: int, _limits: tuple[int, int]) -> None:
        raise ValueError

    monkeypatch.setattr(resource, "getrlimit", lambda _what: (256, resource.RLIM_INFINITY))
    monkeypatch.setattr(resource, "setrlimit", refuse)
    limits = Limits(connections=1_000)
    assert enough_files(limits) == (256, 1_000)
    assert limits.connections == 256 - OTHER_FILES


# Counting


def test_who_is_one_too_many_is_told_so(tmp_path: Path) -> None:
    with no_errors(), running(tmp_path / "t.db", Limits(requests_per_address=5)) as server:
        with half_open(port_of(server), "127.0.0.2", 5):
            until(lambda: server.door.visits == 5)
            with dial(port_of(server), "127.0.0.2") as more:
                assert more.recv(1 << 16).startswith(b"HTTP/1.1 429 ")
            assert asked(server.url, "127.0.0.3") == 200
        until(lambda: server.door.visits == 0)  # who goes makes room
        assert asked(server.url, "127.0.0.2") == 200


def test_nobody_gets_more_than_half_of_all_connections(tmp_path: Path) -> None:
    with no_errors(), running(tmp_path / "t.db", Limits(connections=20)) as server, contextlib.ExitStack() as stack:
        stack.enter_context(half_open(port_of(server), "127.0.0.2", 15))
        stack.enter_context(half_open(port_of(server), "127.0.0.1", 5))
        until(lambda: server.door.visits == 15)
        assert asked(server.url, "127.0.0.3") == 200


def test_when_there_is_room_for_nobody_that_is_told_too(tmp_path: Path) -> None:
    with no_errors(), running(tmp_path / "t.db", Limits(connections=20)) as server, contextlib.ExitStack() as stack:
        stack.enter_context(half_open(port_of(server), "127.0.0.2", 10))
        stack.enter_context(half_open(port_of(server), "127.0.0.3", 10))
        until(lambda: server.door.visits == 20)
        more = stack.enter_context(dial(port_of(server), "127.0.0.4"))
        assert more.recv(1 << 16).startswith(b"HTTP/1.1 429 ")


@pytest.mark.parametrize("forwarded", [True, False])
def test_a_proxy_is_not_limited_by_its_address(tmp_path: Path, forwarded: bool) -> None:
    with no_errors(), running(tmp_path / "t.db", Limits(connections=40, requests_per_address=5)) as server:
        answers = []
        with contextlib.ExitStack() as stack:
            for n in range(30):
                header = f"X-Forwarded-For: 192.0.2.{n}\r\n" if forwarded else ""
                request = f"GET /healthz HTTP/1.1\r\nHost: localhost\r\n{header}\r\n".encode()
                raw = stack.enter_context(dial(port_of(server), "127.0.0.1", request))  # it stays open
                answers.append(raw.recv(1 << 16)[9:12])
        assert answers == [b"200"] * (30 if forwarded else 20) + [b"429"] * (0 if forwarded else 10)


def test_a_stranger_cannot_pass_for_a_proxy(tmp_path: Path) -> None:
    request = b"GET /healthz HTTP/1.1\r\nHost: localhost\r\nX-Forwarded-For: 192.0.2.1\r\n\r\n"
    limits = Limits(requests_per_address=2)
    with no_errors(), running(tmp_path / "t.db", limits) as server, contextlib.ExitStack() as stack:
        found = [stack.enter_context(dial(port_of(server), "127.0.0.2", request)) for _ in range(3)]
        assert [raw.recv(1 << 16)[9:12] for raw in found] == [b"200", b"200", b"429"]


def upgrade(server: Running, code: str, forwarded: str = "") -> bytes:
    header = f"X-Forwarded-For: {forwarded}\r\n" if forwarded else ""
    return (
        f"GET /api/tables/{code}/socket HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\n{header}"
        "Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
    ).encode()


def test_a_socket_at_a_table_no_longer_counts_as_a_request(tmp_path: Path) -> None:
    limits = Limits(requests_per_address=1, connections_per_address=5)
    with no_errors(), running(tmp_path / "t.db", limits) as server:
        body = {"game": "eatme", "name": "Anna", "key": key()}
        code = httpx.post(f"{server.url}/api/tables", json=body).json()["code"]
        answers = []
        with contextlib.ExitStack() as stack:
            for _ in range(6):
                raw = stack.enter_context(dial(port_of(server), "127.0.0.2", upgrade(server, code)))
                answers.append(raw.recv(1 << 16)[9:12])
        assert answers == [b"101"] * 5 + [b"429"]
        until(lambda: server.door.visits == 0 and server.door.open == 0)


def test_sockets_through_a_proxy_count_by_the_persons_address(tmp_path: Path) -> None:
    with no_errors(), running(tmp_path / "t.db", Limits(connections_per_address=2)) as server:
        answers = []
        with contextlib.ExitStack() as stack:
            for person in (1, 1, 1, 2):
                data = upgrade(server, "BBBBB", f"192.0.2.{person}")
                raw = stack.enter_context(dial(port_of(server), "127.0.0.1", data))
                answers.append(raw.recv(1 << 16)[9:12])
        assert answers == [b"101", b"101", b"429", b"101"]
