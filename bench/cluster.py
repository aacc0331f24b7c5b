"""Servers that share a PostgreSQL, beside one on SQLite, in one run: what a move costs them.

One and two servers on PostgreSQL and one on SQLite serve the same crowd in turns, as people play and flat out. Of two
servers each has either half of the tables or half of the people of every table. What counts is moves per second of the
servers' processors, since all of it shares one machine with the database, the bus and the crowd; what PostgreSQL itself
takes is shown beside it. What a third machine would bring is computed, not measured, and the text says so.

Usage: python -m bench.cluster [--tables 60] [--seconds 10] [--rounds 3], in the project folder
"""

from __future__ import annotations

import argparse
import contextlib
import os
import re
import statistics
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, Final

import nightcoach
from bench.crowd import Player, Tally
from bench.server import SEATS, THINKING, UNLIMITED, Process, closed, connected, many_files, measure, run, seat_people
from tools.parts.postgres import postgres
from tools.parts.redis import redis

LOADS: Final = {"as people play": THINKING, "flat out": None}
SQLITE, ONE, WHOLE, SPLIT = (
    "one on SQLite", "one on PostgreSQL", "two on PostgreSQL, each with half of the tables",
    "two on PostgreSQL, each with half of every table",
)  # fmt: skip
CASES: Final = {SQLITE: (1, False), ONE: (1, False), WHOLE: (2, False), SPLIT: (2, True)}
"""How many servers there are, and whether the people of a table are on both."""


class Server(Process):
    """One of the servers."""

    def __init__(self, database: str, bus: str = "") -> None:
        arguments = [sys.executable, "-m", "nightcoach", "serve", "--host", "127.0.0.1", "--port", "0", "--lang", "en"]
        arguments += ["--database", database, "--table", "none", *(["--bus", bus] if bus else [])]
        for limit, value in UNLIMITED.items():
            arguments += ["--limit", f"{limit}={value}"]
        self.process = subprocess.Popen(arguments, stdout=subprocess.PIPE, text=True)
        assert self.process.stdout is not None
        found = re.search(r"http://(\S+)", self.process.stdout.readline())
        if found is None:
            self.stop()
            raise RuntimeError("the server did not start")
        self.address = found[1]
        self.host, self.port = found[1].split(":")[0], int(found[1].split(":")[1])


class Together(Process):
    """Several servers, measured as one."""

    def __init__(self, servers: Sequence[Server]) -> None:
        self.servers = servers
        self.host, self.port, self.address = servers[0].host, servers[0].port, servers[0].address

    def cpu(self) -> float:
        return sum([server.cpu() for server in self.servers])


def family_cpu(parent: int) -> float:
    """Seconds that the processes of PostgreSQL have worked, those that have ended too."""
    ticks = 0
    for stat in Path("/proc").glob("[0-9]*/stat"):
        with contextlib.suppress(OSError):
            fields = stat.read_text().rpartition(")")[2].split()
            if int(stat.parent.name) == parent:
                ticks += sum([int(each) for each in fields[11:15]])
            elif int(fields[1]) == parent:
                ticks += int(fields[11]) + int(fields[12])
    return ticks / os.sysconf("SC_CLK_TCK")


async def played(
    servers: Sequence[Server], split: bool, tables: int, seconds: float, database: int | None
) -> dict[str, Any]:
    """Both loads with this crowd: what each gave."""
    together, tally = Together(servers), Tally()
    people: list[list[Player]] = [[] for _ in servers]
    for number, each in enumerate(seat_people(servers[0], tables)):
        at = (number if split else number // SEATS) % len(servers)
        people[at].append(Player(servers[at].address, each, tally, number))
    for server, some in zip(servers, people, strict=True):
        await connected(server, some)
    everybody = [player for some in people for player in some]
    found = {}
    for load, thinking in LOADS.items():
        tally.thinking = thinking
        before = family_cpu(database) if database else 0.0
        line = await measure(together, everybody, tally, seconds)
        line["database_cpu"] = (family_cpu(database) - before) / line["seconds"] if database else 0.0
        found[load] = line
    await closed(everybody)
    return found


@contextlib.contextmanager
def serving(database: str, bus: str, servers: int) -> Iterator[list[Server]]:
    """So many servers on this database."""
    with contextlib.ExitStack() as undo:
        made = []
        for _ in range(servers):
            made.append(Server(database, bus))
            undo.callback(made[-1].stop)
        yield made


def rounds_of(tables: int, seconds: float, rounds: int) -> dict[tuple[str, str], list[dict[str, Any]]]:
    """All cases in turns."""
    found: dict[tuple[str, str], list[dict[str, Any]]] = {}
    with postgres() as parts, redis() as bus:
        assert parts.process is not None
        for _ in range(rounds):
            for name, (servers, split) in CASES.items():
                with tempfile.TemporaryDirectory(prefix="nightcoach-", ignore_cleanup_errors=True) as folder:
                    alone = name == SQLITE
                    database = f"sqlite:///{folder}/tables.db" if alone else parts.new_database()
                    with serving(database, "" if alone else bus.url, servers) as made:
                        lines = run(played(made, split, tables, seconds, None if alone else parts.process.pid))
                for load, line in lines.items():
                    found.setdefault((load, name), []).append(line)
    return found


def middle(lines: Sequence[dict[str, Any]], what: str) -> float:
    """The median of the rounds."""
    return float(statistics.median([line[what] for line in lines]))


def table(found: dict[tuple[str, str], list[dict[str, Any]]]) -> Iterator[str]:
    """The figures in Markdown, and what follows from them."""
    yield "| load | servers | moves/s | moves per second of their processor | p50 ms | p99 ms | PostgreSQL's core |"
    yield "|---|---|--:|--:|--:|--:|--:|"
    for load in LOADS:
        for name in CASES:
            lines = found[load, name]
            each = [line["moves_per_server_cpu_s"] for line in lines]
            yield (
                f"| {load} | {name} | {middle(lines, 'moves_per_s'):,.0f} "
                f"| {statistics.median(each):,.0f} [{min(each):,}–{max(each):,}] | {middle(lines, 'p50_ms'):.1f} "
                f"| {middle(lines, 'p99_ms'):.0f} | {middle(lines, 'database_cpu'):.0%} |"
            )
    # Each server that has a table folds every move of it and tells its own people.
    whole, split = [1 / middle(found["flat out", name], "moves_per_server_cpu_s") for name in (WHOLE, SPLIT)]
    moves, busy = middle(found["flat out", WHOLE], "moves_per_s"), middle(found["flat out", WHOLE], "database_cpu")
    yield ""
    yield (
        "Computed, not measured, for servers with a core each on machines of their own, none of which waits for the "
        f"database: two bring {2 / whole:,.0f} moves/s and three {3 / whole:,.0f} if a table's people stay together, "
        f"{2 / split:,.0f} and {3 / (split + max(0.0, split - whole)):,.0f} if they are spread over all servers. "
        f"A core of PostgreSQL stores {moves / max(busy, 0.01):,.0f} moves/s."
    )


def main() -> None:
    """Print the table."""
    parser = argparse.ArgumentParser(description="One and two servers on PostgreSQL beside one on SQLite.")
    parser.add_argument("--tables", type=int, default=60)
    parser.add_argument("--seconds", type=float, default=10.0, help="how long each case is measured")
    parser.add_argument("--rounds", type=int, default=3)
    given = parser.parse_args()
    many_files()
    began = os.getloadavg()[0]
    found = rounds_of(given.tables, max(given.seconds, 1.0), given.rounds)
    print(f"{given.tables} tables of four, {given.rounds} rounds of {given.seconds:g} s, "
          f"{'compiled' if nightcoach.COMPILED else 'interpreted'}, {os.cpu_count()} cores, "
          f"load before {began:.1f}, after {os.getloadavg()[0]:.1f}")  # fmt: skip
    print(*table(found), sep="\n", flush=True)


if __name__ == "__main__":
    main()
