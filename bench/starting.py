"""How long `nightcoach --version` takes beside a Python that does nothing, in turns, by processor time.

Usage: python -m bench.starting [--rounds 15], in the project folder
"""

from __future__ import annotations

import argparse
import json
import resource
import statistics
import subprocess
import sys


def took(*command: str) -> float:
    """The processor time of a command in milliseconds."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    subprocess.run(command, stdout=subprocess.DEVNULL, check=True)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return (after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime) * 1000


def main() -> None:
    """Print the figures."""
    parser = argparse.ArgumentParser(description="The start of the command beside that of Python.")
    parser.add_argument("--rounds", type=int, default=15, help="how often each is started")
    bare: list[float] = []
    ours: list[float] = []
    for _ in range(parser.parse_args().rounds):
        bare.append(took(sys.executable, "-c", "pass"))
        ours.append(took(sys.executable, "-m", "nightcoach", "--version"))
    ratios = sorted([mine / nothing for mine, nothing in zip(ours, bare, strict=True)])
    line = {
        "case": "nightcoach --version",
        "ms": round(statistics.median(ours), 1),
        "python -c pass, ms": round(statistics.median(bare), 1),
        "ratio": round(statistics.median(ratios), 2),
        "range": [round(ratios[0], 2), round(ratios[-1], 2)],
    }
    print(json.dumps(line))


if __name__ == "__main__":
    main()
