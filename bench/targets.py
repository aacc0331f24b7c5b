"""How fast we want to be, and how fast we are: one table of all targets, measured on this machine.

Each row is a part that can be run by itself. What is compared takes turns in one run, so its ratio is what counts; the
absolute figures are this machine's. Peers and the earlier commit are fetched into scratch folders that are thrown away.
The whole takes more than an hour on two cores, and its figures are only as quiet as the machine, whose load is printed.

Usage: python -m bench.targets [--rounds 5] [--seconds 5] [ROW …], in the project folder, compiled (`make compile`);
rows: peers, lupus, clone, view, redeal, server, earlier, people, start, length. Of these `peers` and `server` need the
network, and `peers`, `lupus` and `earlier` a C compiler.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import platform
import re
import statistics
import subprocess
import sys
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import nightcoach
from bench import peers, redeals, server, server_peers, starting, table
from bench.earlier import ROOT, built
from nightcoach.lab.bench import WORKER, one_run

EARLIER: Final = "bf54f9d"
"""The commit from which this work began."""
TABLES: Final = {"castle": 60, "lupus": 40}
"""How many tables of each game are compared with the earlier commit."""
MANY: Final = 500
"""How many tables play as people do."""
BUSY: Final = 0.9
"""A crowd that takes more of its core than this may itself have been the limit."""


@dataclass(frozen=True)
class Figure:
    """One line of the table."""

    what: str
    wanted: float
    unit: str
    """`×` for a ratio."""
    middle: float
    low: float
    high: float
    at_most: bool = False
    crowd: float = 0.0
    """How much of its core whoever makes the load took."""

    @property
    def met(self) -> bool:
        """Whether the median is as good as wanted."""
        return self.middle <= self.wanted if self.at_most else self.middle >= self.wanted

    def line(self) -> str:
        """As a row of a table."""
        wanted = f"{'≤' if self.at_most else '≥'} {self.wanted:,g} {self.unit}".strip()
        measured = f"{short(self.middle)} [{short(self.low)}–{short(self.high)}] {self.unit}".strip()
        missed = "**missed**" if self.crowd <= BUSY else "**missed; the crowd was busy**"
        return f"| {self.what} | {wanted} | {measured} | {'met' if self.met else missed} |"


def short(number: float) -> str:
    """A figure with three digits that count."""
    return f"{number:,.0f}" if abs(number) >= 100 else f"{number:.3g}"


def figure(what: str, wanted: float, unit: str, found: Sequence[float], at_most: bool = False) -> Figure:
    """The median of the rounds, with their range."""
    return Figure(what, wanted, unit, statistics.median(found), min(found), max(found), at_most)


def told(what: str, wanted: float, line: dict[str, Any], at_most: bool = False) -> Figure:
    """A ratio that another benchmark has worked out."""
    crowd = max([line.get("ours_crowds_core", 0.0), line.get("theirs_crowds_core", 0.0)])
    low, high = line["range"]
    return Figure(what, wanted, "×", line["ratio"], low, high, at_most, crowd)


# The rows


def beside_peers(rounds: int, _seconds: float) -> Iterator[Figure]:
    """OpenSpiel's rules on our core, and the Castle, against its `social_deduction`."""
    wanted = {
        ("same rules", "driven"): (1.5, "OpenSpiel's rules on our core, driven"),
        ("same rules", "inside"): (2.5, "OpenSpiel's rules on our core, inside"),
        ("castle", "driven"): (1.0, "Castle against social_deduction, driven"),
        ("castle", "inside"): (1.6, "Castle against social_deduction, inside"),
    }
    for printed in peers.bench_peers(0.5, rounds, 5000):
        line = json.loads(printed)
        if "ratio" in line:
            least, what = wanted[line["game"], line["case"]]
            yield told(f"{what}, {line['seats']} seats", least, line)


def lupus(rounds: int, seconds: float) -> Iterator[Figure]:
    """Lupus inside the compiled loop against the earlier commit."""
    with built(EARLIER) as python:
        ratios = []
        for _ in range(rounds):
            before = rate_of(python, "inside", 12, "lupus", seconds)
            ratios.append(one_run("inside", 12, "lupus", seconds, nightcoach.COMPILED) / before)
    yield figure(f"Lupus inside, 12 seats, against {EARLIER}", 3.0, "×", ratios)


def rate_of(python: str, case: str, seats: int, game: str, seconds: float) -> float:
    """What another environment makes a second."""
    command = [python, "-c", "import sys\n" + WORKER, case, str(seats), game, str(seconds)]
    done = json.loads(subprocess.run(command, capture_output=True, text=True, check=True).stdout)
    if not done["compiled"]:
        raise RuntimeError(f"{python} is not compiled")
    return float(done["per_s"])


def micros(case: str, what: str, wanted: float) -> Callable[[int, float], Iterator[Figure]]:
    """How many microseconds one of these takes at six seats of the Castle."""

    def row(rounds: int, _seconds: float) -> Iterator[Figure]:
        took = [1e6 / one_run(case, 6, "castle", 0.5, nightcoach.COMPILED) for _ in range(rounds)]
        yield figure(what, wanted, "µs", took, at_most=True)

    return row


def redeal(rounds: int, _seconds: float) -> Iterator[Figure]:
    """Worlds of the Castle."""
    for turns, wanted in ((20, 6000.0), (60, 3000.0)):
        found = [float(str(redeals.rate(turns, 10)["median"])) for _ in range(rounds)]
        yield figure(f"redeal of the Castle, six seats, after {turns} turns", wanted, "worlds/s", found)
    for turns in redeals.TIMES:
        line = redeals.times(turns, 150, 5)
        slow, gave_up = float(str(line["ms, p99"])), float(str(line["gave up"]))
        yield figure(f"p99 of one world after {turns} turns", 20.0, "ms", [slow], at_most=True)
        yield figure(f"times that a redeal gave up after {turns} turns", 0.0, "", [gave_up], at_most=True)


def beside_server(rounds: int, seconds: float) -> Iterator[Figure]:
    """Our server, durable, against boardgame.io in memory."""
    for printed in server_peers.bench_server_peers(100, seconds, rounds):
        yield told(
            "100 tables of four flat out: moves per processor second against boardgame.io", 2.0, json.loads(printed)
        )


def beside_earlier(rounds: int, seconds: float) -> Iterator[Figure]:
    """Our server against that of the earlier commit."""
    cores = ready()
    with built(EARLIER) as python:
        for game, tables in TABLES.items():
            ratios, crowd = [], 0.0
            for _ in range(rounds):
                made = []
                for each in (python, sys.executable):
                    with server.serving(cores, python=each) as served:
                        line = server.run(server.flat_out(served, tables, seconds, game))
                    made.append(line["moves_per_server_cpu_s"])
                    crowd = max(crowd, line["client_cpu"])
                ratios.append(made[1] / made[0])
            seats = server.GAMES[game][0]
            what = f"{tables} tables of {game}, {seats} seats, flat out, against {EARLIER}"
            yield Figure(what, 3.0, "×", statistics.median(ratios), min(ratios), max(ratios), crowd=crowd)


def as_people_play(rounds: int, seconds: float) -> Iterator[Figure]:
    """Many tables as people play, and connections that only listen."""
    cores = ready()
    found: dict[str, list[float]] = {"p99_ms": [], "kib_per_table": [], "idle": []}
    for _ in range(rounds):
        with server.serving(cores) as served:
            found["idle"].append(server.run(server.idle_cost(served)))
        with server.serving(cores) as served:
            line = server.run(server.run_case(served, MANY, seconds))[0]
        found["p99_ms"].append(line["p99_ms"])
        found["kib_per_table"].append(line["kib_per_table"])
    yield figure(f"{MANY} tables as people play: p99 of a receipt", 25.0, "ms", found["p99_ms"], at_most=True)
    yield figure("memory of a table with its connections", 80.0, "KiB", found["kib_per_table"], at_most=True)
    yield figure("an idle connection", 16.0, "KiB", found["idle"], at_most=True)


def ready() -> list[int]:
    """Files for many sockets; the cores that there are."""
    server.many_files()
    return sorted(os.sched_getaffinity(0))


def start(rounds: int, _seconds: float) -> Iterator[Figure]:
    """The command, and a server."""
    yield told("`nightcoach --version` against `python -c pass`", 4.0, starting.version(rounds), at_most=True)
    for line in starting.first_answers(rounds):
        low, high = [each / 1000 for each in line["wall_range"]]
        yield Figure(str(line["case"]), 1.0, "s", line["wall_ms"] / 1000, low, high, at_most=True)


def length(rounds: int, _seconds: float) -> Iterator[Figure]:
    """A late move against an early one."""
    for case in ("castle-6", "lupus-20"):
        ratios = [table.late_by_early(asyncio.run(table.measured(case, seed))) for seed in range(rounds)]
        _, _, early, late = table.CASES[case]
        unit = nightcoach.game(case.partition("-")[0]).unit
        what = f"{case}: a move in {unit} {late[0]}–{late[-1]} against {early[0]}–{early[-1]}"
        yield figure(what, 1.2, "×", ratios, at_most=True)


ROWS: Final[dict[str, Callable[[int, float], Iterator[Figure]]]] = {
    "peers": beside_peers,
    "lupus": lupus,
    "clone": micros("clone", "clone of a Castle position, six seats", 3.0),
    "view": micros("view", "view of a Castle seat, six seats", 25.0),
    "redeal": redeal,
    "server": beside_server,
    "earlier": beside_earlier,
    "people": as_people_play,
    "start": start,
    "length": length,
}


# The table


def machine() -> Iterator[str]:
    """What all this was measured on, and with."""
    found = re.search(r"^model name\s*: (.+)$", Path("/proc/cpuinfo").read_text(), re.MULTILINE)
    cores = len(os.sched_getaffinity(0))
    load = ", ".join([f"{each:.1f}" for each in os.getloadavg()])
    yield f"{found[1] if found else platform.machine()}, {cores} cores, {platform.system()} {platform.release()}"
    yield f"load of the last 1, 5 and 15 minutes: {load}"
    commit = first_line("git", "-C", str(ROOT), "describe", "--always", "--dirty")
    compiled = "compiled" if nightcoach.COMPILED else "INTERPRETED"
    yield f"nightcoach {nightcoach.__version__} ({commit}, {compiled}), Python {platform.python_version()}"
    yield f"{first_line('gcc', '--version')}; node {first_line('node', '--version')}; {server_peers.PEER}; {peers.PEER}"


def first_line(*command: str) -> str:
    """What another program says first; nothing if it is not here."""
    try:
        return subprocess.run(command, capture_output=True, text=True, check=False).stdout.partition("\n")[0]
    except OSError:
        return f"no {command[0]}"


def report(figures: Sequence[Figure]) -> str:
    """The table, and what it was measured on."""
    lines = [
        "| target | wanted | measured: median [range] | |",
        "|---|--:|--:|---|",
        *[each.line() for each in figures],
    ]
    crowd = max([each.crowd for each in figures], default=0.0)
    missed = len([each for each in figures if not each.met])
    lines += ["", f"{len(figures) - missed} met, {missed} missed."]
    if crowd:
        lines.append(f"Whoever made the load took at most {crowd:.0%} of a core of its own.")
    return "\n".join([*lines, *machine()])


def main() -> None:
    """Print the table."""
    parser = argparse.ArgumentParser(description="All targets in one table.")
    parser.add_argument("rows", nargs="*", metavar="ROW", help=f"only these: {', '.join(ROWS)}")
    parser.add_argument("--rounds", type=int, default=5, help="how often each case is measured, in turns")
    parser.add_argument("--seconds", type=float, default=5.0, help="how long a server is measured in a round")
    given = parser.parse_args()
    unknown = [name for name in given.rows if name not in ROWS]
    if unknown:
        parser.error(f"there is no row {unknown[0]}; rows are {', '.join(ROWS)}")
    figures: list[Figure] = []
    for name in given.rows or ROWS:
        print(f"measuring {name} …", file=sys.stderr, flush=True)
        figures += ROWS[name](max(1, given.rounds), max(1.0, given.seconds))
    print(report(figures))


if __name__ == "__main__":
    main()
