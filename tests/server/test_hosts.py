"""By which names the server answers, that browsers stay with https, and how much strangers can write into the log."""

from __future__ import annotations

import logging
import socket
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
import trustme
from websockets.exceptions import InvalidStatus

from nightcoach.core.errors import Refused
from nightcoach.server import serve
from nightcoach.server.door import Rarely
from nightcoach.server.hosts import given_names, good_host, names_of, own_names
from nightcoach.server.serve import bind
from tests.server.client import key
from tests.server.fuzz import no_errors
from tests.server.opening import made, opened, socket_address, strict
from tests.server.running import Process, Running, running

pytestmark = pytest.mark.server

OURS = [
    "localhost", "LOCALHOST:8765", "127.0.0.1:80", "[::1]:8765", "192.168.1.7", "nightbox", "nightbox.local",
    "nightbox.lan.", "nightbox.home.arpa:8765", "table.test", "TABLE.test:1", "",
]  # fmt: skip
NOT_OURS = [
    "evil.example", "evil.example:8765", "127.0.0.1.evil.example", "localhost.evil.example", "table.test.evil.com",
    "local.com", "1.2.3", "nightbox.fritz.box", "[x", "a b", "evil.example/..", "x:y", "e" * 300,
]  # fmt: skip


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(tmp_path_factory.mktemp("hosts") / "t.db") as found:
        yield found


@pytest.mark.parametrize("host", OURS)
def test_these_names_are_ours(host: str) -> None:
    assert good_host(host, ("table.test",))


@pytest.mark.parametrize("host", NOT_OURS)
def test_these_names_are_not(host: str) -> None:
    assert not good_host(host, ("table.test",))


def test_this_machine_knows_its_own_names(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(socket, "gethostname", lambda: "Box.example.org")
    assert own_names() == ("box.example.org", "box.fritz.box")


def test_names_are_found_in_addresses() -> None:
    assert names_of(["https://Play.example.org:8443/x", "http://[", "", "none"]) == ("play.example.org",)


def test_a_given_name_may_have_a_port_but_must_be_a_name() -> None:
    assert given_names(["Play.example.org", "other.example:8765"]) == ("play.example.org", "other.example")
    for wrong in ("https://play.example.org", "*", "", "a b"):
        with pytest.raises(Refused, match="--allowed-host"):
            given_names([wrong])


@pytest.mark.parametrize("path", ["/", "/api/games", "/healthz", "/api/tables/BBBBB", "/nothing"])
def test_a_request_for_another_name_is_refused(server: Running, path: str) -> None:
    with no_errors():
        answer = httpx.get(server.url + path, headers={"host": "evil.example"})
    assert answer.status_code == 421
    assert answer.json()["reason"] == "host"
    assert "--allowed-host evil.example" in answer.json()["message"]
    strict(answer.headers)


def test_who_reads_gets_a_sentence_in_their_language(server: Running) -> None:
    headers = {"host": "evil.example", "accept": "text/html", "accept-language": "de"}
    answer = httpx.get(server.url, headers=headers)
    assert answer.status_code == 421
    assert answer.text.startswith("Dieser Server heißt nicht „evil.example“.")


def test_a_post_for_another_name_changes_nothing(server: Running) -> None:
    body = {"game": "eatme", "name": "Anna", "key": key()}
    before = len(server.door.lobby.rooms)
    headers = {"host": "evil.example", "origin": "http://evil.example"}  # as a page does whose name now means us
    assert httpx.post(f"{server.url}/api/tables", json=body, headers=headers).status_code == 421
    assert len(server.door.lobby.rooms) == before


def test_a_socket_for_another_name_is_refused(server: Running) -> None:
    address = socket_address(server.url, made(server.url)["code"])
    headers = {"Host": "evil.example", "Origin": "http://evil.example"}
    with no_errors(), pytest.raises(InvalidStatus) as refused:
        opened_as(address, headers)
    assert refused.value.response.status_code == 421
    assert b"evil.example" in (refused.value.response.body or b"")
    strict(refused.value.response.headers)


def opened_as(address: str, headers: dict[str, str]) -> None:
    """Open a socket under another name."""
    host = address.split("/")[2]
    name = headers.pop("Host")
    ip, port = host.split(":")
    opened(address.replace(host, name), host=ip, port=int(port), additional_headers=headers)


def test_names_that_were_given_are_answered(tmp_path: Path) -> None:
    given = ("--allowed-host", "play.example.org", "--allowed-host", "two.example")
    process = Process(tmp_path / "t.db", *given, "--origin", "https://three.example")
    try:
        names = ("play.example.org", "two.example:9", "three.example", "four.example")
        answers = [httpx.get(f"{process.url}/healthz", headers={"host": name}).status_code for name in names]
    finally:
        process.stop()
    assert answers == [200, 200, 200, 421]


# https


HSTS = "strict-transport-security"


def test_under_tls_browsers_are_told_to_stay_with_https(tmp_path: Path) -> None:
    authority = trustme.CA()
    cert, secret = tmp_path / "cert.pem", tmp_path / "key.pem"
    issued = authority.issue_cert("127.0.0.1")
    issued.private_key_pem.write_to_path(str(secret))
    issued.cert_chain_pems[0].write_to_path(str(cert))
    process = Process(tmp_path / "t.db", "--tls", str(cert), str(secret))
    try:
        for path in ("/", "/nothing", "/healthz"):
            assert int(httpx.get(process.url + path, verify=False).headers[HSTS].removeprefix("max-age=")) > 1e6
    finally:
        process.stop()


@pytest.mark.parametrize(
    ("public", "proto", "told"), [("https", "https", True), ("https", "http", False), ("http", "https", False)]
)
def test_behind_a_proxy_with_tls_too(tmp_path: Path, public: str, proto: str, told: bool) -> None:
    with bind("127.0.0.1", 0) as free:
        port = free.getsockname()[1]
    process = Process(tmp_path / "t.db", "--public-url", f"{public}://play.example.org:{port}", port=port)
    try:
        headers = {"host": "play.example.org", "x-forwarded-proto": proto, "x-forwarded-for": "192.0.2.1"}
        answer = httpx.get(f"http://127.0.0.1:{port}/healthz", headers=headers)
    finally:
        process.stop()
    assert answer.status_code == 200
    assert (HSTS in answer.headers) == told


def test_on_plain_http_browsers_are_told_nothing(server: Running) -> None:
    assert HSTS not in httpx.get(server.url).headers


# The log


def garbage(server: Running, times: int) -> None:
    """This many requests that are not HTTP, each answered."""
    port = int(server.url.rsplit(":", 1)[1])
    for _ in range(times):
        with socket.create_connection(("127.0.0.1", port), timeout=30) as raw:
            raw.sendall(b"\x16\x03\x01 nonsense\r\n\r\n")
            assert raw.recv(64).startswith(b"HTTP/1.1 400 ")


def check_few_lines(folder: Path, caplog: pytest.LogCaptureFixture) -> None:
    """A hundred requests that are not HTTP make one line, and are counted."""
    with running(folder / "t.db") as server:
        garbage(server, 100)
        figures = httpx.get(f"{server.url}/metrics").text
    assert "nightcoach_broken_requests_total 100\n" in figures
    lines = [record for record in caplog.records if record.levelno >= logging.WARNING]
    assert [(record.name, record.getMessage()) for record in lines] == [
        ("nightcoach.server", "requests that are not HTTP")
    ]


def test_what_is_no_http_writes_one_line_into_the_log(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    check_few_lines(tmp_path, caplog)


def test_a_line_for_each_would_be_noticed(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    logger = logging.getLogger("uvicorn.error")
    monkeypatch.setattr(logger, "filters", [])
    monkeypatch.setattr(serve, "not_about_strangers", lambda record: True)
    with pytest.raises(AssertionError, match="Invalid HTTP"):
        check_few_lines(tmp_path, caplog)


def test_what_happens_often_is_told_once_a_minute_with_its_number(caplog: pytest.LogCaptureFixture) -> None:
    times = iter([0.0, 1.0, 59.0, 60.0, 61.0, 200.0])
    often = Rarely("rain", lambda: next(times))
    for _ in range(6):
        often.happened()
    assert [vars(record)["count"] for record in caplog.records] == [1, 3, 2]
    assert often.total == 6
