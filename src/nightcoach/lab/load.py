"""The server under load: tables of four scripted people over real sockets, every move durable before its receipt.

The server has one core and the crowd another. Each number of tables is measured twice: as people play, each answering
half a second to one and a half after being asked, and flat out, where an answer follows at once and only the server
takes time. The crowd reads of a frame only what it needs to answer, so that it is never the limit.
"""

from __future__ import annotations

import asyncio
import contextlib
import http.client
import json
import os
import random
import re
import resource
import subprocess
import sys
import tempfile
import time
from collections.abc import Coroutine, Iterator
from pathlib import Path
from typing import Any, Final

import msgspec
import uvloop

import nightcoach

SEATS: Final = 4
THINKING: Final = (0.5, 1.5)
"""How long somebody thinks, in seconds, when people play."""
SCREENS, SCREENS_A_TABLE = 500, 50
"""How many table screens are opened to see what an idle connection costs; a table has room for a hundred."""
AT_ONCE: Final = 50  # sockets that are opened at the same time
UNLIMITED: Final = (
    "connections", "connections_per_address", "tables", "messages_per_second", "message_burst", "knocks_per_minute",
    "rows_per_table", "rows_per_hour",
    "tables_per_hour", "hello_seconds",
)  # fmt: skip
PAD: Final = b" " * 400


class BoardPart(msgspec.Struct):
    """What the crowd reads of a board."""

    phase: str | None = None
    host: int | None = None
    result: dict[str, msgspec.Raw] | None = None


class ViewPart(msgspec.Struct):
    """What the crowd reads of a view; no `legal` means: as before."""

    legal: tuple[str, ...] | None = None


class Seated(msgspec.Struct):
    """The answer to joining a table."""

    code: str
    person: int
    token: str


class Heard(msgspec.Struct):
    """Any frame of the server, as far as the crowd reads it."""

    t: str
    ok: bool = False
    board: BoardPart | None = None
    clock: dict[str, int | bool | None] | None = None
    view: ViewPart | None = None


read_frame = msgspec.json.Decoder(Heard).decode


class Tally:
    """What is counted while a case is measured."""

    def __init__(self) -> None:
        self.thinking: tuple[float, float] | None = None
        self.quiet = True  # nobody begins anything
        self.clear()

    def clear(self) -> None:
        """Count from here."""
        self.waits: list[float] = []
        self.news = self.games = self.refused = 0


class Wire(asyncio.Protocol):
    """A WebSocket reduced to what a crowd needs: whole text frames, pings answered."""

    def __init__(self, host: str, code: str) -> None:
        self.ready: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.gone: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.buffer = b""
        self.upgraded = False
        self.request = (
            f"GET /api/tables/{code}/socket HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            "Sec-WebSocket-Key: bmlnaHRjb2FjaCBsb2FkLg==\r\nSec-WebSocket-Version: 13\r\n\r\n"
        )

    def connection_made(self, transport: Any) -> None:
        self.transport: asyncio.Transport = transport
        transport.write(self.request.encode())

    def connection_lost(self, error: Exception | None) -> None:
        if not self.ready.done():
            self.ready.set_exception(ConnectionError(f"the server has hung up: {self.buffer[:200]!r}"))
        self.gone.set_result(None)

    def data_received(self, data: bytes) -> None:
        buffer = self.buffer + data if self.buffer else data
        if not self.upgraded:
            head, end, buffer = buffer.partition(b"\r\n\r\n")
            if not end or not head.startswith(b"HTTP/1.1 101"):
                self.buffer = head  # more will come, or connection_lost tells it
                if end:
                    self.transport.abort()
                return
            self.upgraded = True
            self.opened()
        at, size = 0, len(buffer)
        while size - at >= 2:
            length, begin = buffer[at + 1], at + 2
            if length == 126:
                length, begin = int.from_bytes(buffer[begin : begin + 2], "big"), begin + 2
            elif length == 127:
                length, begin = int.from_bytes(buffer[begin : begin + 8], "big"), begin + 8
            if begin + length > size:
                break
            kind, at = buffer[at] & 15, begin + length
            if kind == 1:
                self.heard(buffer[begin:at])
            elif kind == 9:
                self.send(buffer[begin:at], 10)
        self.buffer = buffer[at:]

    def send(self, data: bytes, kind: int = 1) -> None:
        """One frame; a mask of zeros is a mask."""
        size = len(data)
        length = bytes((128 | size,)) if size < 126 else b"\xfe" + size.to_bytes(2, "big")
        self.transport.write(bytes((128 | kind,)) + length + b"\0\0\0\0" + data)

    def opened(self) -> None:
        """A table screen: it says hello and listens."""
        self.send(b'{"t":"hello","protocol":1}')

    def heard(self, frame: bytes) -> None:
        """A frame came."""
        if not self.ready.done():
            self.ready.set_result(None)


class Player(Wire):
    """Somebody who answers with a random legal move whenever asked; as host, starts game after game."""

    def __init__(self, host: str, seated: Seated, tally: Tally, seed: int) -> None:
        super().__init__(host, seated.code)
        self.token = seated.token
        self.person = seated.person
        self.tally = tally
        self.chance = random.Random(seed)
        self.host_person = 0
        self.question = self.number = 0
        self.legal: tuple[str, ...] = ()
        self.phase, self.result, self.sent = "lobby", False, 0.0
        self.asked = ""  # the command that has no receipt yet
        self.timer: asyncio.TimerHandle | None = None

    def opened(self) -> None:
        self.send(b'{"t":"hello","protocol":1,"token":"%b"}' % self.token.encode())

    def heard(self, frame: bytes) -> None:
        super().heard(frame)
        heard = read_frame(frame)
        self.tally.news += heard.t == "news"
        if heard.t == "receipt":
            self._done(heard)
        else:
            self._learn(heard)
        self.go_on()

    def _learn(self, heard: Heard) -> None:
        if heard.clock is not None:
            self.question = heard.clock["question"] or 0
        if heard.view is not None and heard.view.legal is not None:
            self.legal = heard.view.legal
        if heard.board is not None:
            self.host_person = heard.board.host or self.host_person
            self.phase = heard.board.phase or self.phase
            self.result = self.phase == "over" and (self.result or heard.board.result is not None)

    def _done(self, receipt: Heard) -> None:
        if self.asked == "move" and receipt.ok:
            self.tally.waits.append(time.perf_counter() - self.sent)
        if not receipt.ok:
            self.tally.refused += 1
        elif self.asked == "rematch":
            self.tally.games += 1
        self.asked = ""

    def go_on(self) -> None:
        """Whatever is to be done now, at once or after some thought."""
        if self.tally.quiet or self.asked or self.timer is not None:
            return
        if self.phase == "play" and self.legal and self.tally.thinking is None:
            self._move()
        elif self.phase == "play" and self.legal:
            wait = self.chance.uniform(*self.tally.thinking or (0, 0))
            self.timer = asyncio.get_running_loop().call_later(wait, self._move)
        elif self.person == self.host_person and self.phase == "lobby":
            self._do("start", b'"start"')
        elif self.person == self.host_person and self.result:
            self._do("rematch", b'"rematch"')

    def _move(self) -> None:
        self.timer = None
        if self.phase == "play" and self.legal and not self.tally.quiet:
            words = self.legal[int(self.chance.random() * len(self.legal))]
            self._do("move", b'"move","words":"%b","question":%d' % (words.encode(), self.question))

    def _do(self, asked: str, command: bytes) -> None:
        self.asked = asked
        self.number += 1
        self.sent = time.perf_counter()
        self.send(b'{"t":"do","id":"%d","command":{"do":%b},"pad":"%b"}' % (self.number, command, PAD))


class Served:
    """A real server in a process and on a core of its own, with a new database on the disk."""

    def __init__(self, folder: Path, core: int) -> None:
        command = [sys.executable, "-m", "nightcoach", "serve", "--host", "127.0.0.1", "--port", "0", "--lang", "en"]
        command += ["--database", f"sqlite:///{folder / 'tables.db'}", "--table", "none"]
        for limit in UNLIMITED:
            command += ["--limit", f"{limit}=1e9"]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        os.sched_setaffinity(self.process.pid, {core})  # its threads come later and inherit it
        assert self.process.stdout is not None
        found = re.search(r"http://(\S+)", self.process.stdout.readline())
        if found is None:
            self.stop()
            raise RuntimeError("the server did not start")
        self.address = found[1]
        self.host, self.port = found[1].split(":")[0], int(found[1].split(":")[1])

    def cpu(self) -> float:
        """Seconds that it has worked, all threads together."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def memory(self) -> float:
        """KiB that it holds."""
        pages = int(Path(f"/proc/{self.process.pid}/statm").read_text().split()[1])
        return pages * os.sysconf("SC_PAGE_SIZE") / 1024

    def stop(self) -> None:
        """Ask it to stop, and wait."""
        self.process.terminate()
        self.process.communicate(timeout=60)


def seat_people(served: Served, tables: int) -> list[Seated]:
    """Open tables and sit down at them; what everybody got there."""
    http_to = http.client.HTTPConnection(served.host, served.port, timeout=60)

    def post(path: str, body: dict[str, Any]) -> Seated:
        http_to.request("POST", path, json.dumps(body), {"content-type": "application/json"})
        answer = http_to.getresponse()
        told = answer.read()
        if answer.status not in (200, 201):
            raise RuntimeError(f"{path}: {told!r}")
        return msgspec.json.decode(told, type=Seated)

    with contextlib.closing(http_to):
        seated = []
        for table in range(tables):
            key = f"load-{table:08}"
            seated.append(host := post("/api/tables", {"game": "eatme", "name": "Player 1", "key": f"{key}-0000"}))
            for seat in range(1, SEATS):
                body = {"name": f"Player {seat + 1}", "key": f"{key}-{seat:04}"}
                seated.append(post(f"/api/tables/{host.code}/join", body))
        return seated


async def connected(served: Served, wires: list[Any]) -> None:
    """Open all these sockets, and wait until each has been welcomed."""
    loop = asyncio.get_running_loop()
    for at in range(0, len(wires), AT_ONCE):
        some = wires[at : at + AT_ONCE]
        await asyncio.gather(*[loop.create_connection(lambda w=w: w, served.host, served.port) for w in some])
        await asyncio.gather(*[wire.ready for wire in some])


async def closed(wires: list[Any]) -> None:
    """Hang up, and wait until everybody is gone."""
    for wire in wires:
        wire.transport.abort()
    await asyncio.gather(*[wire.gone for wire in wires])


async def measure(served: Served, players: list[Player], tally: Tally, seconds: float) -> dict[str, Any]:
    """Let them play, warm up, then count for so long."""
    tally.quiet = False
    for player in players:
        player.go_on()
    await asyncio.sleep(max(1.0, min(3.0, seconds / 2)) if tally.thinking is None else THINKING[1] + 0.5)
    tally.clear()
    cpu, own, began = served.cpu(), time.process_time(), time.perf_counter()
    await asyncio.sleep(seconds)
    took = time.perf_counter() - began
    cpu, own, news, games = served.cpu() - cpu, time.process_time() - own, tally.news, tally.games
    waits = sorted(tally.waits)
    tally.quiet = True
    lost = sum([player.gone.done() for player in players])
    if lost or tally.refused >= len(waits):
        raise RuntimeError(f"moves done {len(waits)}, commands refused {tally.refused}, connections lost {lost}")
    await asyncio.sleep(0.5)
    return {
        "seconds": round(took, 1),
        "moves_per_s": round(len(waits) / took, 1),
        "p50_ms": round(waits[len(waits) // 2] * 1000, 2),
        "p99_ms": round(waits[int(len(waits) * 0.99)] * 1000, 2),
        "news_per_s": round(news / took, 1),
        "games_finished": games,
        "refused": tally.refused,
        "server_cpu": round(cpu / took, 3),
        "client_cpu": round(own / took, 3),
        "moves_per_server_cpu_s": round(len(waits) / max(cpu, 0.01)),
    }


async def run_case(served: Served, tables: int, seconds: float) -> list[dict[str, Any]]:
    """Both measurements of one number of tables."""
    tally = Tally()
    first = [Player(served.address, each, tally, 0) for each in seat_people(served, 1)]
    await connected(served, first)  # so that all is loaded that a table needs
    empty = served.memory()
    seated = seat_people(served, tables)
    players = [Player(served.address, each, tally, i) for i, each in enumerate(seated)]
    await connected(served, players)
    lines = []
    for load, thinking in (("people", THINKING), ("flat_out", None)):
        tally.thinking = thinking
        line = {"load": load, "tables": tables, "seats": SEATS, **await measure(served, players, tally, seconds)}
        line["kib_per_table"] = round((served.memory() - empty) / tables, 1)
        lines.append(line)
    await closed(first + players)
    return lines


async def idle_cost(served: Served) -> float:
    """KiB of a connection that only listens."""
    codes = [each.code for each in seat_people(served, SCREENS // SCREENS_A_TABLE)[::SEATS]]
    first = [Wire(served.address, code) for code in codes]
    await connected(served, first)
    held = served.memory()
    screens = [Wire(served.address, codes[i % len(codes)]) for i in range(SCREENS)]
    await connected(served, screens)
    cost = (served.memory() - held) / SCREENS
    await closed(first + screens)
    return cost


@contextlib.contextmanager
def serving(cores: list[int]) -> Iterator[Served]:
    """A new server on the first core, and this process on the last."""
    with tempfile.TemporaryDirectory(prefix="nightcoach-", ignore_cleanup_errors=True) as folder:
        served = Served(Path(folder), cores[0])
        try:
            os.sched_setaffinity(0, {cores[-1]})
            yield served
        finally:
            os.sched_setaffinity(0, cores)
            served.stop()


def run(work: Coroutine[Any, Any, Any]) -> Any:
    """Run this to its end on the fast loop."""
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        return runner.run(work)


def bench_server(cases: list[int], seconds: float) -> Iterator[str]:
    """Two JSON lines a number of tables: as people play, and flat out."""
    hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    cores = sorted(os.sched_getaffinity(0))
    with serving(cores) as served:
        idle = round(run(idle_cost(served)), 1)
    for tables in cases:
        with serving(cores) as served:
            for line in run(run_case(served, tables, seconds)):
                line |= {"kib_per_idle_connection": idle, "compiled": nightcoach.COMPILED, "cores": len(cores)}
                yield json.dumps(line)
