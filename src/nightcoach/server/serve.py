"""`nightcoach serve`: bind, print where to go, serve until told to stop."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import logging
import os
import resource
import socket
import ssl
import sys
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import segno
import uvicorn
from starlette.types import ASGIApp

from nightcoach.core.errors import Refused
from nightcoach.server.app import make_app
from nightcoach.server.bus import Bus
from nightcoach.server.client import built
from nightcoach.server.door import Door
from nightcoach.server.hosts import given_names, names_of, own_names
from nightcoach.server.listener import BACKLOG, Listener
from nightcoach.server.lobby import Lobby
from nightcoach.server.monitoring import set_up_logs
from nightcoach.server.protocols import PageProtocol, not_about_strangers, protocols
from nightcoach.server.security import PROXIES, Limits
from nightcoach.store import Store
from nightcoach.words import Words

PORT: Final = 8765
OTHER_FILES: Final = 64
"""Files beside those of connections: the database, its journal, the loop's own."""
PAGES_SECONDS: Final = 2.0
"""How long after the start the pages are made that nobody has asked for yet."""
GOODBYE_SECONDS, STOP_SECONDS = 2.0, 4
"""How long a stopping server waits before it hangs up, and how long for work under way."""


@dataclass
class Settings:
    """What the command line says."""

    host: str = "0.0.0.0"
    port: int = PORT
    database: str = ""
    tls: tuple[Path, Path] | None = None
    public_url: str = ""
    origins: tuple[str, ...] = ()
    metrics_token: str = ""
    game: str | None = None
    """Open a table of this game at once."""
    log_level: str = "warning"
    limits: Limits | None = None
    hosts: tuple[str, ...] = ()
    """Names that others call it by, besides those that it can find out."""
    drain_seconds: float = 0.0
    """For how long it serves on when told to stop, so that a load balancer notices."""
    bus: str = ""
    """Where servers of the same database tell each other that a table has another row."""
    admin_token: str = ""


def default_database() -> str:
    """Where tables are kept if nobody says otherwise: in the user's own data."""
    base = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "nightcoach"
    base.mkdir(mode=0o700, parents=True, exist_ok=True)
    return f"sqlite:///{base / 'tables.db'}"


def lan_address() -> str:
    """This machine's address in its network; nothing is sent to find it."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
            return str(probe.getsockname()[0])
        except OSError:
            return "127.0.0.1"


def check_certificate(cert: Path, key: Path) -> None:
    """Refuse files that cannot be read, are not a certificate and its key, or do not belong together."""
    for file in (cert, key):
        try:
            file.read_bytes()
        except OSError as error:
            why = error.strerror or str(error)
            raise Refused("file-read", f"{file} cannot be read: {why}", {"file": str(file), "why": why}) from None
    try:
        ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER).load_cert_chain(cert, key)
    except (ssl.SSLError, OSError) as error:
        facts = {"cert": str(cert), "key": str(key), "why": getattr(error, "reason", None) or str(error)}
        raise Refused(
            "certificate", f"{cert} and {key} are not a certificate and its key: {facts['why']}", facts
        ) from None


def bind(host: str, port: int) -> socket.socket:
    """The socket to listen on, or a clear refusal."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    sock = socket.socket(family, socket.SOCK_STREAM)
    try:
        sock.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        sock.bind((host, port))
    except OSError as error:
        sock.close()
        why = error.strerror or str(error)
        raise Refused(
            "port", f"cannot listen on {host} port {port}: {why}", {"host": host, "port": str(port), "why": why}
        ) from None
    return sock


class Server(uvicorn.Server):
    """uvicorn's server, which counts connections when they come, and stops in time whatever they do."""

    def __init__(self, config: uvicorn.Config, door: Door) -> None:
        super().__init__(config)
        self.door = door
        self.drain_seconds = 0.0
        """For how long it still serves when it has been told to stop, and says already that it is not ready."""

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        for sock in sockets or []:
            sock.listen(BACKLOG)  # connections that come while we get ready have to wait
        await super().startup([])
        if self.should_exit:
            return

        def protocol() -> PageProtocol:
            made: PageProtocol = self.config.http_protocol_class(  # type: ignore[assignment, call-arg]
                config=self.config, server_state=self.server_state, app_state=self.lifespan.state
            )
            return made

        listeners: list[Any] = [Listener(sock, self.door, protocol, self.config.ssl) for sock in sockets or []]
        self.servers.extend(listeners)

    def drain(self) -> None:
        """Stop like after SIGTERM: everybody is told to come back, which leads them to another server."""
        self.should_exit = True

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        self.door.stopping = True
        end = time.monotonic() + self.drain_seconds
        while time.monotonic() < end and not self.force_exit:
            await asyncio.sleep(0.1)
        for listener in self.servers:
            listener.close()
        cutting = asyncio.get_running_loop().call_later(GOODBYE_SECONDS, self._cut)
        with contextlib.suppress(TimeoutError):  # the database may be away
            await asyncio.wait_for(self.door.lobby.leave(), GOODBYE_SECONDS)
        await super().shutdown(sockets)
        cutting.cancel()
        self._cut()

    def _cut(self) -> None:
        """Everybody was told; clients that are still there do not read, or do not stop sending."""
        for connection in list(self.server_state.connections):
            connection.transport.abort()


class Host(Server):
    """The server that opens the first table and says where to go when it is ready."""

    files: tuple[int, int] | None = None
    """If too few files may be open: how many, and for how many connections."""

    def __init__(self, config: uvicorn.Config, door: Door, settings: Settings, url: str, speech: Words) -> None:
        super().__init__(config, door)
        self.settings = settings
        self.url = url
        self.speech = speech

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Being told to stop is not a failure: once everything is put away, the command exits with 0."""
        with super().capture_signals():
            yield
            self._captured_signals.clear()

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.should_exit:
            return
        calm_collector()
        code = None
        if self.settings.game is not None:
            code = (await self.door.lobby.waiting_table(self.settings.game)).table.code
        announce(self.url, code, self.speech)
        loop = asyncio.get_running_loop()
        loop.call_later(PAGES_SECONDS, loop.run_in_executor, None, built().make_pages)
        if self.files is not None:
            room = self.door.limits.connections
            print(
                self.speech.say("serve-files", files=self.files[0], connections=room, wanted=self.files[1]), flush=True
            )


def enough_files(limits: Limits) -> tuple[int, int] | None:
    """Allow as many open files as there may be connections. If that is not possible, allow fewer connections, rather
    than none once files run out; it then returns how many files there are, and how many connections were wanted."""
    wanted = limits.connections
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    endless = resource.RLIM_INFINITY
    files = wanted + OTHER_FILES if hard == endless else min(wanted + OTHER_FILES, hard)
    if soft != endless and soft < files:
        try:
            resource.setrlimit(resource.RLIMIT_NOFILE, (files, hard))
        except (ValueError, OSError):  # some systems have another limit below the hard one
            files = soft
    if files >= wanted + OTHER_FILES:
        return None
    limits.connections = max(1, files - OTHER_FILES)
    return files, wanted


def calm_collector() -> None:
    """Tables are long-lived: searching all of them for garbage would stop everybody for half a second."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(100_000, 50, 1000)


def announce(url: str, code: str | None, speech: Words) -> None:
    """The address, the link and the code to scan."""
    print(speech.say("serve-address", url=url), flush=True)
    if code is not None:
        link = f"{url}/t/{code}"
        print(speech.say("serve-table", link=link, code=code))
        if sys.stdout.isatty():
            segno.make(link, error="l", micro=False).terminal(compact=True, border=2)
    print(speech.say("serve-stop"), flush=True)


def configured(app: ASGIApp, door: Door, tls: tuple[Path, Path] | None) -> uvicorn.Config:
    """uvicorn as we want it: no compression (it would undo the padding), no access log, no server header."""
    limits = door.limits
    page, table = protocols(door)
    logging.getLogger("uvicorn.error").addFilter(not_about_strangers)
    return uvicorn.Config(
        app,
        loop="uvloop",
        http=page,
        ws=table,
        ws_max_size=limits.frame_bytes,
        ws_per_message_deflate=False,
        ws_ping_interval=limits.ping_seconds,
        ws_ping_timeout=limits.ping_seconds,
        lifespan="on",
        log_config=None,
        access_log=False,
        server_header=False,
        date_header=False,
        forwarded_allow_ips=list(PROXIES),
        timeout_graceful_shutdown=STOP_SECONDS,
        ssl_certfile=str(tls[0]) if tls else None,
        ssl_keyfile=str(tls[1]) if tls else None,
    )


def serve(settings: Settings, speech: Words) -> None:
    """Serve until told to stop."""
    limits = settings.limits or Limits()
    hosts = (*own_names(), *names_of((settings.public_url, *settings.origins)), *given_names(settings.hosts))
    set_up_logs(settings.log_level)
    if settings.tls is not None:
        check_certificate(*settings.tls)
    if settings.public_url and not settings.public_url.startswith(("http://", "https://")):
        wrong = settings.public_url
        raise Refused("public_url", f"--public-url begins with https:// or http://, not '{wrong}'", {"url": wrong})
    sock = bind(settings.host, settings.port)
    files = enough_files(limits)
    try:
        store = Store.open(settings.database or default_database(), alone=True)
    except BaseException:
        sock.close()
        raise
    if settings.bus and not store.shared:
        sock.close()
        store.close()
        raise Refused(
            "bus_alone", "--bus is for several servers on one PostgreSQL; leave it out, or name such a --database"
        )
    port = sock.getsockname()[1]
    scheme = "https" if settings.tls else "http"
    name = lan_address() if settings.host in ("0.0.0.0", "::") else settings.host
    url = settings.public_url.rstrip("/") or f"{scheme}://{f'[{name}]' if ':' in name else name}:{port}"
    bus = Bus(settings.bus, store.secret("bus")) if settings.bus else None
    lobby = Lobby(store, limits, bus=bus, address=f"{name}:{port}")
    door = Door(
        lobby, limits, store.secret("seats"), url, settings.origins, settings.metrics_token,
        (*hosts, name.lower()), settings.tls is not None or url.startswith("https://"),
        settings.admin_token,
    )  # fmt: skip
    config = configured(make_app(door), door, settings.tls)
    server = Host(config, door, settings, url, speech)
    server.files = files
    server.drain_seconds = settings.drain_seconds
    lobby.cluster.connections = lambda: door.open
    lobby.cluster.drain = server.drain
    try:
        server.run(sockets=[sock])
    except asyncio.CancelledError:
        pass
    finally:
        store.close()
