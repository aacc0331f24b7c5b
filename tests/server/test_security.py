"""Headers, origins, tokens, logs, metrics, TLS, and how the server starts and stops."""

from __future__ import annotations

import asyncio
import base64
import contextlib
import hashlib
import json
import logging
import signal
import socket
import ssl
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
import trustme
from starlette.routing import Route
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from nightcoach.core.chain import pledge_of
from nightcoach.server.app import ROUTES
from tests.server.client import Client, key, make, play_on, table_of
from tests.server.forked import run
from tests.server.fuzz import no_errors
from tests.server.opening import made, opened, socket_address, strict
from tests.server.running import Process, Running, running

pytestmark = pytest.mark.server


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(tmp_path_factory.mktemp("security") / "t.db", metrics_token="sesame") as found:
        yield found


@pytest.fixture(scope="module")
def table(server: Running) -> dict[str, Any]:
    return made(server.url)


# Headers


@pytest.mark.parametrize("method", ["GET", "POST", "HEAD", "DELETE", "OPTIONS"])
@pytest.mark.parametrize("route", ROUTES, ids=lambda route: route.name)
def test_every_answer_has_strict_headers(server: Running, table: dict[str, Any], route: Route, method: str) -> None:
    path = route.path.replace("{code}", table["code"]).replace("{number}", "1").replace("{book}", "eatme")
    strict(httpx.request(method, server.url + path).headers)


@pytest.mark.parametrize(
    "path",
    ["/nothing", "/api/tables/NOPE", "/t/NOPE/x", "/api", "//", "/settings/", "/%2e%2e/", "/api/tables//socket"],
)
def test_an_unknown_path_has_strict_headers_too(server: Running, path: str) -> None:
    answer = httpx.get(server.url + path)
    assert 300 <= answer.status_code < 500
    strict(answer.headers)


def test_an_answer_about_an_error_of_ours_has_strict_headers_and_tells_nothing(tmp_path: Path) -> None:
    async def broken() -> None:
        raise ZeroDivisionError("a secret detail")

    with running(tmp_path / "t.db") as server:
        server.door.lobby.store.check = broken  # type: ignore[method-assign]
        answer = httpx.get(f"{server.url}/healthz")
    assert answer.status_code in (500, 503)
    strict(answer.headers)
    assert "secret" not in answer.text
    assert "Traceback" not in answer.text


def test_a_handshake_at_an_unknown_path_is_refused_with_strict_headers(server: Running) -> None:
    with no_errors(), pytest.raises(InvalidStatus) as refused:
        opened(server.url.replace("http", "ws", 1) + "/nothing")
    assert refused.value.response.status_code in (403, 404)
    strict(refused.value.response.headers)


def test_the_page_of_a_table_holds_nothing_of_the_table(server: Running) -> None:
    body = {"game": "eatme", "name": "<img src=x>&'\"", "key": key()}
    code = httpx.post(f"{server.url}/api/tables", json=body).json()["code"]
    assert httpx.get(f"{server.url}/t/{code}").text == httpx.get(f"{server.url}/t/NOPE").text


# Origins

FOREIGN = [
    "http://evil.example",
    "null",
    "https://127.0.0.1.evil.example",
    "http://127.0.0.1",
    "file://",
    "http://[",
    "",
]


@pytest.mark.parametrize("origin", FOREIGN)
def test_a_page_of_another_site_cannot_open_a_socket(server: Running, table: dict[str, Any], origin: str) -> None:
    with no_errors(), pytest.raises(InvalidStatus) as refused:
        opened(socket_address(server.url, table["code"]), additional_headers={"Origin": origin})
    assert refused.value.response.status_code == 403
    strict(refused.value.response.headers)


def test_a_page_of_the_server_itself_can_open_a_socket(server: Running, table: dict[str, Any]) -> None:
    found = opened(socket_address(server.url, table["code"]), additional_headers={"Origin": server.url})
    assert found.response is not None
    assert found.response.status_code == 101


def test_a_program_without_an_origin_can_open_a_socket(server: Running, table: dict[str, Any]) -> None:
    found = opened(socket_address(server.url, table["code"]))
    assert found.response is not None
    assert found.response.status_code == 101


@pytest.mark.parametrize("path", ["/api/tables", "/api/tables/{code}/join"])
@pytest.mark.parametrize("origin", FOREIGN)
def test_a_page_of_another_site_cannot_post(server: Running, table: dict[str, Any], path: str, origin: str) -> None:
    body = {"name": "Anna", "key": key()} | ({} if "join" in path else {"game": "eatme"})
    where = server.url + path.replace("{code}", table["code"])
    with no_errors():
        answer = httpx.post(where, json=body, headers={"origin": origin})
    assert answer.status_code == 403
    assert answer.json()["reason"] == "origin"


@pytest.mark.parametrize("path", ["/api/tables", "/api/tables/{code}/join"])
@pytest.mark.parametrize("own", [True, False], ids=["own", "none"])
def test_the_servers_own_pages_and_programs_can_post(
    server: Running, table: dict[str, Any], path: str, own: bool
) -> None:
    body = {"name": "Anna", "key": key()} | ({} if "join" in path else {"game": "eatme"})
    headers = {"origin": server.url} if own else {}
    answer = httpx.post(server.url + path.replace("{code}", table["code"]), json=body, headers=headers)
    assert answer.status_code in (200, 201)


# Tokens


def test_a_token_has_256_bits(table: dict[str, Any]) -> None:
    assert len(base64.urlsafe_b64decode(table["token"] + "=")) == 32


def test_the_same_key_is_the_same_person_and_another_key_another(server: Running, table: dict[str, Any]) -> None:
    one, other = key(), key()

    def joined(device: str) -> dict[str, Any]:
        body = {"name": "Otto", "key": device}
        found: dict[str, Any] = httpx.post(f"{server.url}/api/tables/{table['code']}/join", json=body).json()
        return found

    first, again, another = joined(one), joined(one), joined(other)
    assert first == again
    assert another["person"] != first["person"]
    assert another["token"] != first["token"]


def test_the_same_key_has_another_token_at_another_table(server: Running) -> None:
    device = key()
    body = {"game": "eatme", "name": "Anna", "key": device}
    tokens = {httpx.post(f"{server.url}/api/tables", json=body).json()["token"] for _ in range(3)}
    assert len(tokens) == 3
    assert all(device not in token for token in tokens)


def test_a_token_in_the_address_is_not_taken(server: Running, table: dict[str, Any]) -> None:
    async def story() -> dict[str, Any]:
        query = f"?token={table['token']}&key={table['token']}"
        headers = {"Authorization": f"Bearer {table['token']}", "Cookie": f"token={table['token']}"}
        address = socket_address(server.url, table["code"], query)
        async with connect(address, compression=None, additional_headers=headers) as websocket:
            await websocket.send('{"t":"hello","protocol":1}')
            found: dict[str, Any] = json.loads(await websocket.recv())
            return found

    assert asyncio.run(story())["you"]["person"] is None


def test_a_token_is_never_told_to_anybody_else(server: Running) -> None:
    async def story() -> tuple[list[bytes], list[str | None]]:
        clients = await table_of(server.url, 3)
        screen = await Client(server.url, clients[0].code).open()
        await clients[0].must("start")
        await play_on(clients, lambda legal: legal[0])
        for client in (screen, *clients):
            await client.close()
        return [frame for client in (screen, *clients) for frame in client.frames], [c.token for c in clients]

    frames, tokens = asyncio.run(story())
    everything = b"".join(frames)
    for token in tokens:
        assert token is not None
        assert token.encode() not in everything
        assert hashlib.sha256(token.encode()).hexdigest().encode() not in everything


def test_the_database_holds_the_hash_of_a_token_and_never_the_token(tmp_path: Path) -> None:
    with running(tmp_path / "t.db") as server:
        device = key()
        body = {"game": "eatme", "name": "Anna", "key": device}
        token = httpx.post(f"{server.url}/api/tables", json=body).json()["token"]
        while_running = stored(tmp_path)
    for found in (while_running, stored(tmp_path)):
        assert hashlib.sha256(token.encode()).hexdigest().encode() in found
        assert token.encode() not in found
        assert base64.urlsafe_b64decode(token + "=") not in found
        assert device.encode() not in found


def stored(folder: Path) -> bytes:
    """All bytes of the database's files."""
    return b"".join([file.read_bytes() for file in sorted(folder.iterdir()) if file.name.startswith("t.db")])


def test_nobody_else_on_the_machine_can_read_the_database(tmp_path: Path) -> None:
    with running(tmp_path / "t.db") as server:
        made(server.url)
        modes = {file.name: file.stat().st_mode & 0o077 for file in tmp_path.iterdir() if file.name.startswith("t.db")}
    assert modes
    assert set(modes.values()) == {0}, modes


# The wire


def test_compression_is_not_agreed_on_even_if_it_is_offered(server: Running, table: dict[str, Any]) -> None:
    found = opened(socket_address(server.url, table["code"]), compression="deflate")
    assert found.response is not None
    assert "Sec-WebSocket-Extensions" not in found.response.headers


def test_what_a_table_tells_is_not_compressed_even_if_it_is_offered(server: Running, table: dict[str, Any]) -> None:
    for path in (f"/api/tables/{table['code']}", f"/api/tables/{table['code']}/qr.svg"):
        answer = httpx.get(server.url + path, headers={"accept-encoding": "gzip, br, deflate, zstd"})
        assert "content-encoding" not in answer.headers


def test_the_server_does_not_say_what_it_is_made_of(server: Running, table: dict[str, Any]) -> None:
    found = opened(socket_address(server.url, table["code"]))
    assert found.response is not None
    assert "server" not in found.response.headers
    for path in ("/", "/nothing"):
        assert "server" not in httpx.get(server.url + path).headers


# Metrics


@pytest.mark.parametrize(
    ("headers", "status"),
    [
        ({}, 200),
        ({"authorization": "Bearer wrong"}, 200),
        ({"x-forwarded-for": "192.0.2.7"}, 403),
        ({"x-forwarded-for": "127.0.0.1"}, 403),
        ({"forwarded": "for=127.0.0.1"}, 403),
        ({"x-real-ip": "127.0.0.1"}, 403),
        ({"x-forwarded-for": "192.0.2.7", "authorization": "Bearer wrong"}, 403),
        ({"x-forwarded-for": "192.0.2.7", "authorization": "Bearer"}, 403),
        ({"x-forwarded-for": "192.0.2.7", "authorization": "Bearer sesame"}, 200),
    ],
)
def test_metrics_are_for_this_machine_or_with_the_token(server: Running, headers: dict[str, str], status: int) -> None:
    assert httpx.get(f"{server.url}/metrics", headers=headers).status_code == status


def test_metrics_without_any_token_are_for_this_machine_only(tmp_path: Path) -> None:
    with running(tmp_path / "t.db") as server:
        for authorization in ("Bearer", "", "Bearer None"):
            headers = {"x-forwarded-for": "192.0.2.7", "authorization": authorization}
            assert httpx.get(f"{server.url}/metrics", headers=headers).status_code == 403


def test_metrics_do_not_tell_that_somebody_has_moved(tmp_path: Path) -> None:
    def figures(url: str) -> list[str]:
        lines = httpx.get(f"{url}/metrics").text.splitlines()
        return [line for line in lines if "uptime_seconds" not in line and "nightcoach_beat_" not in line]

    async def story(url: str) -> None:
        clients = await table_of(url, 3, show_ready=False, choose_seconds=0)
        await clients[0].must("start")
        for client in clients:
            await client.until(lambda client=client: client.board["phase"] == "play")  # type: ignore[misc]
        chooser = next(client for client in clients if client.view["legal"] == ["sleep", "trap"])
        before = await asyncio.to_thread(figures, url)
        receipt = await chooser.move("trap")
        assert receipt["ok"]
        assert await asyncio.to_thread(figures, url) == before
        for client in clients:
            await client.close()

    with running(tmp_path / "t.db") as server:
        asyncio.run(story(server.url))


# Logs


def test_logs_name_no_move_no_token_and_no_seed(tmp_path: Path) -> None:
    lines: list[str] = []

    class Listener(logging.Handler):
        def emit(self, record: logging.LogRecord) -> None:
            lines.append(json.dumps({k: str(v) for k, v in vars(record).items()}))

    async def story(url: str) -> list[str]:
        clients = await table_of(url, 3, 1)
        await clients[0].must("pledge", pledge=pledge_of("feedface" * 4))
        await clients[0].must("start")
        await clients[0].must("luck", value="feedface" * 4)
        await clients[0].do("move", words="nothing", question=1)
        await play_on(clients, lambda legal: legal[-1])
        await clients[0].until(lambda: clients[0].board["result"] is not None)
        board = clients[0].board
        for client in clients:
            await client.close()
        return [board["result"]["seed"], "feedface" * 4, *[client.token or "" for client in clients]]

    listener = Listener(logging.DEBUG)
    logger = logging.getLogger("nightcoach")
    before = logger.level
    logger.addHandler(listener)
    logger.setLevel(logging.DEBUG)
    try:
        with running(tmp_path / "t.db") as server:
            secrets = asyncio.run(story(server.url))
    finally:
        logger.removeHandler(listener)
        logger.setLevel(before)
    everything = "\n".join(lines)
    assert "table made" in everything
    assert all(secrets)
    for secret in (*secrets, "sleep", "trap", "visit"):
        assert secret not in everything


def test_logs_of_a_process_at_debug_level_name_no_move_no_token_and_no_seed(tmp_path: Path) -> None:
    async def story(url: str) -> list[str]:
        clients = await table_of(url, 2, 2)
        await clients[0].must("start")
        await play_on(clients, lambda legal: legal[-1])
        await clients[0].until(lambda: clients[0].board["result"] is not None)
        seed = clients[0].board["result"]["seed"]
        for client in clients:
            await client.close()
        return [seed, *[client.token or "" for client in clients]]

    process = Process(tmp_path / "t.db", "--log-level", "debug")
    try:
        secrets = asyncio.run(story(process.url))
    finally:
        said = process.stop()
    assert "table made" in said
    assert all(isinstance(json.loads(line), dict) for line in said.splitlines())
    for secret in (*secrets, "sleep", "trap", "visit"):
        assert secret not in said


# TLS


def test_tls_works_from_end_to_end(tmp_path: Path) -> None:
    authority = trustme.CA()
    cert, secret = tmp_path / "cert.pem", tmp_path / "key.pem"
    issued = authority.issue_cert("127.0.0.1")
    issued.private_key_pem.write_to_path(str(secret))
    for pem in issued.cert_chain_pems:
        pem.write_to_path(str(cert), append=True)
    context = ssl.create_default_context()
    authority.configure_trust(context)

    async def story(url: str) -> dict[str, Any]:
        async with httpx.AsyncClient(base_url=url, verify=context) as http:
            body = {"game": "eatme", "name": "Anna", "key": key()}
            seated = (await http.post("/api/tables", json=body)).raise_for_status().json()
        assert seated["link"].startswith("https://")
        client = await Client(url, seated["code"], seated["token"]).open(ssl=context)
        await client.must("say", text="nobody hears us")
        talk = client.known.talk[-1] if client.known else {}
        await client.close()
        return talk

    process = Process(tmp_path / "t.db", "--tls", str(cert), str(secret))
    try:
        assert process.url.startswith("https://")
        assert asyncio.run(story(process.url))["text"] == "nobody hears us"
        with pytest.raises(httpx.TransportError):
            httpx.get(process.url.replace("https", "http", 1))
    finally:
        process.stop()


# Starting


def failed(*arguments: str, env: dict[str, str] | None = None) -> str:
    """Start it so that it cannot run; gives the one sentence it says."""
    done = run("serve", "--host", "127.0.0.1", "--lang", "en", *arguments, **(env or {}))
    assert done.returncode == 2, done
    assert "Traceback" not in done.stderr
    assert len(done.stderr.strip().splitlines()) == 1, done.stderr
    assert done.stdout == ""
    return done.stderr


def test_a_busy_port_is_one_clear_sentence(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        said = failed("--port", port, "--database", f"sqlite:///{tmp_path / 't.db'}")
    assert port in said
    assert "in use" in said


@pytest.mark.parametrize("broken", ["missing", "no certificate", "another key"])
def test_a_certificate_that_cannot_be_used_is_one_clear_sentence(tmp_path: Path, broken: str) -> None:
    issued, other = trustme.CA().issue_cert("127.0.0.1"), trustme.CA().issue_cert("127.0.0.1")
    cert, secret = tmp_path / "cert.pem", tmp_path / "key.pem"
    if broken != "missing":
        issued.cert_chain_pems[0].write_to_path(str(cert))
    (other if broken == "another key" else issued).private_key_pem.write_to_path(str(secret))
    if broken == "no certificate":
        cert.write_text("this is no certificate\n")
    database = f"sqlite:///{tmp_path / 't.db'}"
    assert "cert.pem" in failed("--port", "0", "--database", database, "--tls", str(cert), str(secret))


def test_an_unknown_limit_is_one_clear_sentence(tmp_path: Path) -> None:
    said = failed("--port", "0", "--database", f"sqlite:///{tmp_path / 't.db'}", "--limit", "patience=3")
    assert "patience=3" in said
    assert "frame_bytes" in said


@pytest.mark.parametrize("value", ["-1", "0", "nan", "inf", "many", ""])
def test_a_limit_that_is_no_number_is_one_clear_sentence(tmp_path: Path, value: str) -> None:
    limit = f"frame_bytes={value}"
    assert limit in failed("--port", "0", "--database", f"sqlite:///{tmp_path / 't.db'}", "--limit", limit)


def test_an_unknown_game_is_one_clear_sentence(tmp_path: Path) -> None:
    said = failed("--port", "0", "--database", f"sqlite:///{tmp_path / 't.db'}", "--table", "chess")
    assert "chess" in said
    assert "eatme" in said


def test_a_database_that_is_none_is_one_clear_sentence(tmp_path: Path) -> None:
    (tmp_path / "t.db").write_text("this is no database, but it is long enough to look like one" * 20)
    assert "t.db" in failed("--port", "0", "--database", f"sqlite:///{tmp_path / 't.db'}")


def test_an_unknown_log_level_is_one_clear_sentence(tmp_path: Path) -> None:
    said = failed("--port", "0", "--database", f"sqlite:///{tmp_path / 't.db'}", "--log-level", "loud")
    assert "loud" in said


def test_an_address_that_is_not_ours_is_one_clear_sentence(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 't.db'}"
    assert "192.0.2.1" in failed("--host", "192.0.2.1", "--port", "0", "--database", database)


# Stopping


@pytest.mark.parametrize(
    ("how", "codes"), [(signal.SIGTERM, {0}), (signal.SIGINT, {0, 130})], ids=["SIGTERM", "SIGINT"]
)
def test_who_is_there_when_the_server_stops_is_told_to_come_back(
    tmp_path: Path, how: signal.Signals, codes: set[int]
) -> None:
    async def story(process: Process) -> tuple[list[Client], int]:
        host = await make(process.url)
        screen = await Client(process.url, host.code).open()
        process.process.send_signal(how)
        for client in (host, screen):
            await client.until(lambda client=client: client.closed is not None)  # type: ignore[misc]
        code = await asyncio.to_thread(process.process.wait, 20)
        for client in (host, screen):
            await client.close()
        return [host, screen], code

    process = Process(tmp_path / "t.db")
    try:
        clients, code = asyncio.run(story(process))
    finally:
        if process.process.poll() is None:
            process.process.kill()
        _, said = process.process.communicate()
    for client in clients:
        assert client.others[-1] == {"t": "bye", "reason": "restart", "again": True}
        assert client.closed is not None
        assert client.closed[0] == 1012
    assert code in codes
    assert "Traceback" not in said


def test_the_server_stops_although_somebody_does_not_read(tmp_path: Path) -> None:
    process = Process(tmp_path / "t.db")
    with contextlib.ExitStack() as stack:
        for _ in range(3):
            half = stack.enter_context(socket.create_connection(("127.0.0.1", process.port), timeout=20))
            half.sendall(b"GET / HTTP/1.1\r\nHost: x\r\n")
        said = process.stop()  # fails if it takes long
    assert "Traceback" not in said
    assert process.process.returncode == 0


def test_after_a_restart_the_same_token_is_the_same_person(tmp_path: Path) -> None:
    async def before(url: str) -> Client:
        host = await make(url)
        await host.must("say", text="remember me")
        await host.close()
        return host

    async def after(url: str, host: Client) -> dict[str, Any]:
        again = await Client(url, host.code, host.token).open()
        assert again.known is not None
        await again.close()
        return again.known.everything()

    first = Process(tmp_path / "t.db")
    try:
        host = asyncio.run(before(first.url))
    finally:
        first.stop()
    second = Process(tmp_path / "t.db", port=first.port)
    try:
        found = asyncio.run(after(second.url, host))
    finally:
        second.stop()
    assert found["you"]["person"] == 1
    assert found["board"]["host"] == 1
    assert found["talk"][-1]["text"] == "remember me"


def test_a_token_of_another_servers_table_is_not_taken(tmp_path: Path) -> None:
    async def story(url: str, code: str, token: str) -> str:
        async with connect(socket_address(url, code), compression=None) as websocket:
            await websocket.send(json.dumps({"t": "hello", "protocol": 1, "token": token}))
            first = json.loads(await websocket.recv())
            await websocket.wait_closed()
            return str(first["reason"])

    device = key()
    body = {"game": "eatme", "name": "Anna", "key": device}
    with running(tmp_path / "one.db") as one, running(tmp_path / "two.db") as two:
        theirs = httpx.post(f"{one.url}/api/tables", json=body).json()
        ours = httpx.post(f"{two.url}/api/tables", json=body).json()
        assert theirs["token"] != ours["token"]
        assert asyncio.run(story(two.url, ours["code"], theirs["token"])) == "token"
