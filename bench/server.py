"""The server under load: tables of four scripted people over real sockets, every move durable before its receipt.

The server has one core and the crowd another. Each number of tables is measured twice: as people play, each answering
half a second to a second and a half after being asked, and flat out, where an answer follows at once and only the
server
takes time. The crowd reads of a frame only what it needs to answer, so that it is never the limit.

Usage: python -m bench.server [--tables 10,100,500] [--seconds 10] [--rounds 3], in the project folder
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import functools
import http.client
import json
import os
import re
import resource
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Coroutine, Iterator, Sequence
from pathlib import Path
from typing import Any, Final, Protocol

import msgspec
import uvloop

import nightcoach
from bench.attack import KINDS, attackers, command
from bench.crowd import Player, Seated, Tally, Wire

SEATS: Final = 4
GAMES: Final[dict[str, tuple[int, dict[str, Any]]]] = {
    "eatme": (SEATS, {}),
    "castle": (6, {"brisk_duels": True, "window_seconds": 1}),
    "lupus": (12, {"place": "remote", "night_mode": "parallel", "night_seconds": 1, "recognition_seconds": 1,
                   "call_seconds": 1, "beats": "off", "claims_per_day": 6, "discussion_seconds": 10}),
}  # fmt: skip
"""How many play each game where the games are compared, with clocks as short as they can be: flat out, only the server
should take time."""
THINKING: Final = (0.5, 1.5)
"""How long somebody thinks, in seconds, when people play."""
SCREENS, SCREENS_A_TABLE = 2000, 50
"""How many table screens are opened to see what an idle connection costs; a table has room for a hundred."""
AT_ONCE: Final = 50  # sockets that are opened at the same time
UNLIMITED: Final = {
    "connections": 10_000, "connections_per_address": 1e9, "requests_per_address": 1e9, "tables": 1e9,
    "messages_per_second": 1e9, "message_burst": 1e9, "knocks_per_minute": 1e9, "tables_per_hour": 1e9,
    "hello_seconds": 1e9, "cuts_per_minute": 1e9, "rows_per_table": 1e9, "rows_per_hour": 1e9,
}  # fmt: skip
ATTACKERS: Final = 4


class Process:
    """A server in a process and on a core of its own."""

    process: subprocess.Popen[str]
    address: str
    host: str
    port: int

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


class Served(Process):
    """Our real server, with a new database on the disk."""

    def __init__(self, folder: Path, core: int, limits: dict[str, float], python: str = sys.executable) -> None:
        arguments = [python, "-m", "nightcoach", "serve", "--host", "127.0.0.1", "--port", "0", "--lang", "en"]
        arguments += ["--database", f"sqlite:///{folder / 'tables.db'}", "--table", "none"]
        for limit, value in limits.items():
            arguments += ["--limit", f"{limit}={value}"]
        self.process = subprocess.Popen(arguments, stdout=subprocess.PIPE, text=True)
        os.sched_setaffinity(self.process.pid, {core})  # its threads come later and inherit it
        assert self.process.stdout is not None
        found = re.search(r"http://(\S+)", self.process.stdout.readline())
        if found is None:
            self.stop()
            raise RuntimeError("the server did not start")
        self.address = found[1]
        self.host, self.port = found[1].split(":")[0], int(found[1].split(":")[1])


class Mover(Protocol):
    """Somebody in a crowd."""

    gone: asyncio.Future[None]

    def go_on(self) -> None:
        """Do whatever is due."""


def seat_people(served: Process, tables: int, game: str = "eatme") -> list[Seated]:
    """Open tables of a game and sit down at them; what everybody got there."""
    seats, options = GAMES[game]

    def post(http_to: http.client.HTTPConnection, path: str, body: dict[str, Any]) -> Seated:
        http_to.request("POST", path, json.dumps(body), {"content-type": "application/json"})
        answer = http_to.getresponse()
        told = answer.read()
        if answer.status not in (200, 201):
            raise RuntimeError(f"{path}: {told!r}")
        found = msgspec.json.decode(told, type=Seated)
        found.home = home
        return found

    seated = []
    for table in range(tables):
        home, key = f"127.1.{table // 250}.{table % 250 + 1}", f"load-{table:08}"
        there = http.client.HTTPConnection(served.host, served.port, timeout=60, source_address=(home, 0))
        with contextlib.closing(there):
            host = post(
                there, "/api/tables", {"game": game, "name": "Player 1", "key": f"{key}-0000", "options": options}
            )
            seated.append(host)
            for seat in range(1, seats):
                body = {"name": f"Player {seat + 1}", "key": f"{key}-{seat:04}"}
                seated.append(post(there, f"/api/tables/{host.code}/join", body))
    return seated


def _itself(wire: Wire) -> Wire:
    return wire


async def connected(served: Process, wires: list[Any]) -> None:
    """Open all these sockets, and wait until each has been welcomed."""
    loop = asyncio.get_running_loop()
    for at in range(0, len(wires), AT_ONCE):
        some = wires[at : at + AT_ONCE]
        opening = [
            loop.create_connection(
                functools.partial(_itself, wire), served.host, served.port, local_addr=(wire.home, 0)
            )
            for wire in some
        ]
        await asyncio.gather(*opening)
        await asyncio.gather(*[wire.ready for wire in some])


async def closed(wires: list[Any]) -> None:
    """Hang up, and wait until everybody is gone."""
    for wire in wires:
        wire.transport.abort()
    await asyncio.gather(*[wire.gone for wire in wires])


async def measure(served: Process, players: Sequence[Mover], tally: Tally, seconds: float) -> dict[str, Any]:
    """Let them play, warm up, then count for this long."""
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


async def flat_out(served: Served, tables: int, seconds: float, game: str = "eatme") -> dict[str, Any]:
    """Tables of a game where everybody answers at once."""
    tally = Tally()
    players = [Player(served.address, each, tally, i) for i, each in enumerate(seat_people(served, tables, game))]
    await connected(served, players)
    line = await measure(served, players, tally, seconds)
    await closed(players)
    return line


def many_files() -> None:
    """Every socket is a file."""
    hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))


def cut_off(served: Served) -> int:
    """How many connections the server has cut off so far."""
    with contextlib.closing(http.client.HTTPConnection(served.host, served.port, timeout=60)) as http_to:
        http_to.request("GET", "/metrics")
        found = re.search(rb"^nightcoach_cut_off_total (\S+)", http_to.getresponse().read(), re.MULTILINE)
        return int(float(found[1])) if found else 0


async def under_attack(served: Served, tables: int, seconds: float, rounds: int, core: int) -> list[dict[str, Any]]:
    """The crowd plays quietly and beside attackers, in turns; those come back whenever they are cut off. A slow disk
    alone makes a p99 five times another, so the medians of the rounds are compared."""
    tally = Tally()
    tally.thinking = THINKING
    bad, *seated = seat_people(served, tables + 1)
    players = [Player(served.address, each, tally, i) for i, each in enumerate(seated[SEATS - 1 :])]
    await connected(served, players)
    await measure(served, players, tally, 1.0)  # so that all is loaded
    lines = []
    for kind in KINDS:
        some = ATTACKERS // 2
        floods = [command(served.address, bad.code, token, kind, some, 1 << 60, 3600.0) for token in (None, bad.token)]
        quiet, beside = [], []
        for _ in range(rounds):
            quiet.append((await measure(served, players, tally, seconds))["p99_ms"])
            with attackers(floods, core):
                before, began = cut_off(served), time.perf_counter()
                line = await measure(served, players, tally, seconds)
                line["cut_off_per_s"] = round((cut_off(served) - before) / (time.perf_counter() - began), 1)
            beside.append(line["p99_ms"])
        line |= {"p99_ms": statistics.median(beside), "p99_range_ms": [min(beside), max(beside)]}
        line |= {"quiet_p99_ms": statistics.median(quiet), "quiet_range_ms": [min(quiet), max(quiet)], "rounds": rounds}
        line["times_quiet"] = round(line["p99_ms"] / line["quiet_p99_ms"], 2)
        lines.append({"load": "attacked", "attack": kind, "sockets": ATTACKERS, "tables": tables, **line})
    await closed(players)
    return lines


async def idle_cost(served: Served) -> float:
    """KiB of a connection that only listens."""
    tables = seat_people(served, SCREENS // SCREENS_A_TABLE)[::SEATS]
    first = [Wire(served.address, each.code, each.home) for each in tables]
    await connected(served, first)
    held = served.memory()
    screens = [Wire(served.address, each.code, each.home) for each in tables * SCREENS_A_TABLE]
    await connected(served, screens)
    cost = (served.memory() - held) / len(screens)
    await closed(first + screens)
    return cost


@contextlib.contextmanager
def serving(cores: list[int], limits: dict[str, float] = UNLIMITED, python: str = sys.executable) -> Iterator[Served]:
    """A new server on the first core, and this process on the last."""
    with tempfile.TemporaryDirectory(prefix="nightcoach-", ignore_cleanup_errors=True) as folder:
        served = Served(Path(folder), cores[0], limits, python)
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


def bench_server(cases: list[int], seconds: float, rounds: int) -> Iterator[str]:
    """Two JSON lines per number of tables, as people play and flat out; then one per kind of attack."""
    many_files()
    cores = sorted(os.sched_getaffinity(0))
    with serving(cores) as served:
        idle = round(run(idle_cost(served)), 1)
    for tables in cases:
        with serving(cores) as served:
            for line in run(run_case(served, tables, seconds)):
                line |= {"kib_per_idle_connection": idle, "compiled": nightcoach.COMPILED, "cores": len(cores)}
                yield json.dumps(line)
    middle = min(cases, key=lambda tables: abs(tables - 100))
    with serving(cores, {}) as served:  # with the default limits
        for line in run(under_attack(served, middle, seconds, rounds, cores[-1])):
            yield json.dumps(line)


def number_list(text: str) -> list[int]:
    """Numbers as they are typed: 10,100,500."""
    numbers = [int(part) for part in text.split(",")]
    if min(numbers) < 1:
        raise ValueError(text)
    return numbers


def main() -> None:
    """Print the figures."""
    parser = argparse.ArgumentParser(description="The server under load; one JSON line per case.")
    parser.add_argument("--tables", type=number_list, default=[10, 100, 500], help="how many tables, one case each")
    parser.add_argument("--seconds", type=float, default=10.0, help="how long each case is measured")
    parser.add_argument("--rounds", type=int, default=3, help="how often each attack is measured")
    given = parser.parse_args()
    for line in bench_server(given.tables, max(given.seconds, 1.0), given.rounds):
        print(line, flush=True)


if __name__ == "__main__":
    main()
