"""How long `nightcoach --version` takes beside a Python that does nothing, in turns, by processor time; and how long a
server takes from its start to its first answer, with a new database and with one that is there.

Usage: python -m bench.starting [--rounds 15], in the project folder
"""

from __future__ import annotations

import argparse
import http.client
import json
import os
import resource
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

from bench.server import Served


def took(*command: str) -> float:
    """The processor time of a command in milliseconds."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    subprocess.run(command, stdout=subprocess.DEVNULL, check=True)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return (after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime) * 1000


def first_answer(folder: Path) -> tuple[float, float]:
    """Start a server and ask for its page: milliseconds of the processor and of the clock on the wall."""
    began = time.perf_counter()
    served = Served(folder, min(os.sched_getaffinity(0)), {})
    try:
        with closing(http.client.HTTPConnection(served.host, served.port, timeout=60)) as asking:
            asking.request("GET", "/healthz")
            if asking.getresponse().status != http.client.OK:
                raise RuntimeError("the server is not well")
        return served.cpu() * 1000, (time.perf_counter() - began) * 1000
    finally:
        served.stop()


def version(rounds: int) -> dict[str, Any]:
    """The start of the command beside that of Python."""
    bare: list[float] = []
    ours: list[float] = []
    for _ in range(rounds):
        bare.append(took(sys.executable, "-c", "pass"))
        ours.append(took(sys.executable, "-m", "nightcoach", "--version"))
    ratios = sorted([mine / nothing for mine, nothing in zip(ours, bare, strict=True)])
    return {
        "case": "nightcoach --version",
        "ms": round(statistics.median(ours), 1),
        "python -c pass, ms": round(statistics.median(bare), 1),
        "ratio": round(statistics.median(ratios), 2),
        "range": [round(ratios[0], 2), round(ratios[-1], 2)],
    }


def first_answers(rounds: int) -> Iterator[dict[str, Any]]:
    """The start of a server, with a new database and with one that is there."""
    served: dict[str, list[tuple[float, float]]] = {"a new database": [], "one that is there": []}
    for _ in range(rounds):
        with tempfile.TemporaryDirectory(prefix="nightcoach-") as folder:
            for times in served.values():
                times.append(first_answer(Path(folder)))
    for database, times in served.items():
        cpu, wall = [sorted(each) for each in zip(*times, strict=True)]
        figures = {"ms": round(statistics.median(cpu)), "range": [round(cpu[0]), round(cpu[-1])]}
        figures |= {"wall_ms": round(statistics.median(wall)), "wall_range": [round(wall[0]), round(wall[-1])]}
        yield {"case": f"nightcoach serve, {database}, to its first answer", **figures}


def main() -> None:
    """Print the figures."""
    parser = argparse.ArgumentParser(description="The start of the command beside that of Python, and of a server.")
    parser.add_argument("--rounds", type=int, default=15, help="how often each is started")
    rounds = parser.parse_args().rounds
    for line in (version(rounds), *first_answers(rounds)):
        print(json.dumps(line))


if __name__ == "__main__":
    main()
