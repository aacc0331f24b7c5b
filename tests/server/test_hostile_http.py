"""Bodies, headers and requests that are wrong, endless or half: each is answered clearly, and others play on."""

from __future__ import annotations

import asyncio
import random
import socket
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from nightcoach.server.security import Limits
from tests.server.client import close_all, join, key, one_game, table_of
from tests.server.fuzz import no_errors
from tests.server.running import GENEROUS, Running, port_of, running
from tests.server.waiting import until

pytestmark = pytest.mark.server

MB = 1 << 20


def answer_to(server: Running, data: bytes, seconds: float = 60.0) -> bytes:
    """What the server says to raw bytes, until it closes."""
    with socket.create_connection(("127.0.0.1", port_of(server)), timeout=seconds) as raw:
        raw.sendall(data)
        got = b""
        while chunk := raw.recv(1 << 16):
            got += chunk
        return got


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(tmp_path_factory.mktemp("http") / "t.db") as found:
        yield found


@pytest.fixture(scope="module")
def hasty(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server that does not wait long for the rest of a request; on a busy machine whole ones may come too late."""
    limits = Limits(**{**vars(GENEROUS), "hello_seconds": 0.3})
    with running(tmp_path_factory.mktemp("hasty") / "t.db", limits) as found:
        yield found


JSON = {"content-type": "application/json"}


@pytest.mark.parametrize("path", ["/api/tables", "/api/tables/BBBBB/join"])
@pytest.mark.parametrize(
    ("body", "headers", "status", "reason"),
    [
        (b"x" * 16_385, JSON, 413, "too_large"),
        (b"{}", {"content-type": "text/plain"}, 415, "content_type"),
        (b"{}", {"content-type": "application/x-www-form-urlencoded"}, 415, "content_type"),
        (b"{}", {}, 415, "content_type"),
        (b"", JSON, 400, "malformed"),
        (b"{", JSON, 400, "malformed"),
        (b"[" * 10_000, JSON, 400, "malformed"),
        (b'{"name":' + b"[" * 10_000, JSON, 400, "malformed"),
        (b'{"name":"\xff"}', JSON, 400, "malformed"),
        (b'{"name":"\\ud800","key":"kkkkkkkkkkkkkkkk","game":"eatme"}', JSON, 400, "malformed"),
        (b'{"name":"Anna","key":"short"}', JSON, 400, "malformed"),
        (b'{"name":"Anna","key":"kkkkkkkkkkkkkkkk","admin":true}', JSON, 400, "malformed"),
        (b"null", JSON, 400, "malformed"),
    ],
    ids=lambda value: repr(value)[:24],
)
def test_a_bad_body_is_refused_with_a_clear_reason(
    server: Running, path: str, body: bytes, headers: dict[str, str], status: int, reason: str
) -> None:
    with no_errors():
        answer = httpx.post(server.url + path, content=body, headers=headers)
    assert answer.status_code == status
    assert answer.json()["reason"] == reason
    assert answer.json()["message"]


def test_a_body_without_end_is_refused_before_it_is_all_there(server: Running) -> None:
    head = b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 99999999\r\n\r\n"
    with no_errors(), socket.create_connection(("127.0.0.1", port_of(server)), timeout=60.0) as raw:
        raw.sendall(head + b"x" * 20_000)
        assert raw.recv(64).startswith(b"HTTP/1.1 413 ")


@pytest.mark.parametrize(
    "method_path_headers",
    [
        ("GET", "/api/tables/" + "B" * 9_000, {}),
        ("GET", "/api/tables/%00%ff", {}),
        ("GET", "/api/tables/BBBBB/records/" + "9" * 5_000, {}),
        ("GET", "/api/tables/BBBBB/records/-1", {}),
        ("GET", "/<script>", {"accept": "text/html", "accept-language": "\u00ff;q=x,,,;"}),
        ("GET", "/api/tables/BBBBB", {"host": "[x"}),
        ("GET", "/nothing?" + "x" * 9_000, {}),
        ("DELETE", "/api/tables", {}),
        ("PUT", "/t/BBBBB", {}),
        ("GET", "/../../etc/passwd", {}),
    ],
    ids=lambda value: repr(value)[:40],
)
def test_an_odd_request_is_refused_and_is_no_error_of_the_server(
    server: Running, method_path_headers: tuple[str, str, dict[str, str]]
) -> None:
    method, path, headers = method_path_headers
    raw_headers = [(name.encode(), value.encode("latin-1")) for name, value in headers.items()]
    with no_errors():
        answer = httpx.request(method, server.url + path, headers=raw_headers)
    assert 400 <= answer.status_code < 500


@pytest.mark.parametrize("host", ["[x", "e" * 5_000, "x y", "", "<b>", "\u00ff"], ids=lambda value: repr(value)[:12])
def test_an_odd_host_gives_no_error_and_no_odd_link(server: Running, host: str) -> None:
    table = httpx.post(f"{server.url}/api/tables", json={"game": "eatme", "name": "Anna", "key": key()}).json()
    headers = [(b"host", host.encode("latin-1"))]
    with no_errors(), httpx.Client(base_url=server.url) as http:
        for path in (f"/t/{table['code']}", f"/api/tables/{table['code']}/qr.svg"):
            answer = http.get(path, headers=headers)
            assert answer.status_code in ((200, 400) if not host else (400, 421))
            assert not host or host not in answer.text


@pytest.mark.parametrize(
    "data",
    [b"\x16\x03\x01\x02\x00\x01\x00", b"nonsense\r\n\r\n", b"GET / HTTP/9.9\r\n\r\n", b"\0" * 100],
    ids=lambda value: repr(value)[:24],
)
def test_what_is_not_http_is_refused_and_closed(server: Running, data: bytes) -> None:
    with no_errors():
        assert answer_to(server, data).startswith(b"HTTP/1.1 400 ")


@pytest.mark.parametrize(
    "data",
    [b"", b"GET / HTT", b"GET / HTTP/1.1\r\nHost: x\r\nX-Half: ", b"GET / HTTP/1.1\r\n"],
    ids=lambda value: repr(value)[:24],
)
def test_half_a_request_is_closed_after_a_while(hasty: Running, data: bytes) -> None:
    with no_errors():
        answer = answer_to(hasty, data)  # would time out
    assert answer == b"" or answer.startswith(b"HTTP/1.1 4")


def test_half_a_body_is_closed_after_a_while(hasty: Running) -> None:
    head = b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{"
    with no_errors():
        answer = answer_to(hasty, head)
    assert answer == b"" or answer.startswith(b"HTTP/1.1 4")


def test_who_goes_away_in_the_middle_of_a_body_is_no_error_of_the_server(tmp_path: Path) -> None:
    head = b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{"
    with no_errors(), running(tmp_path / "t.db") as server:
        tasks = server.server.server_state.tasks
        with socket.create_connection(("127.0.0.1", port_of(server)), timeout=60.0) as raw:
            raw.sendall(head)
            until(lambda: tasks)
        until(lambda: not tasks)


def test_endless_headers_are_cut_off(server: Running) -> None:
    lines = b"".join([b"X-%d: %b\r\n" % (n, b"a" * 1_000) for n in range(100)])
    with no_errors(), socket.create_connection(("127.0.0.1", port_of(server)), timeout=60.0) as raw:
        raw.sendall(b"GET / HTTP/1.1\r\nHost: x\r\n")
        sent = 0
        try:
            while sent < 20 * MB:
                raw.sendall(lines)
                sent += len(lines)
        except OSError:
            pass
    assert sent < 20 * MB


def test_many_half_requests_do_not_keep_others_out(server: Running) -> None:
    with no_errors():
        halves = [socket.create_connection(("127.0.0.1", port_of(server)), timeout=60.0) for _ in range(200)]
        for half in halves:
            half.sendall(b"GET / HTTP/1.1\r\nHost: ")
        assert httpx.get(f"{server.url}/healthz", timeout=60.0).json() == {"ok": True}
        for half in halves:
            half.close()


def test_the_server_still_plays_after_all_that(server: Running) -> None:
    async def story() -> None:
        clients = await table_of(server.url, 2, 2)
        await one_game(clients, random.Random(1))
        late = await join(server.url, clients[0].code, "Late")
        assert late.board["number"] == 1
        await close_all(late, *clients)

    with no_errors():
        asyncio.run(story())
