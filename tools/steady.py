"""Runs tests again and again while one core is kept busy, and prints how often each of them failed: none may.

Usage: python -m tools.steady ROUNDS COMMAND…, in the project folder. The commands are runs of pytest, one after the
other as in `make test`. Exits with 1 if anything has failed in any round.
"""

from __future__ import annotations

import contextlib
import os
import shlex
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from xml.etree import ElementTree

BUSY = "while True: pass"
UNFINISHED = "(did not finish)"


class Tally:
    """How often each test ran and failed."""

    def __init__(self) -> None:
        self.ran: Counter[str] = Counter()
        self.failed: Counter[str] = Counter()

    def add(self, report: Path, code: int) -> None:
        """One run of pytest: its report, and how it ended."""
        failures = 0
        found = ElementTree.parse(report).iter("testcase") if report.exists() else []
        for case in found:
            name = f"{case.get('classname', '').replace('.', '/')}.py::{case.get('name')}"
            self.ran[name] += 1
            if case.find("failure") is not None or case.find("error") is not None:
                self.failed[name] += 1
                failures += 1
        if code and not failures:
            self.failed[UNFINISHED] += 1

    def table(self, rounds: int) -> str:
        """By file, and then every test that has failed."""
        files = sorted({name.partition("::")[0] for name in self.ran})
        rows = [f"{'runs':>6} {'failed':>6}  in {rounds} rounds"]
        for file in files:
            ran, failed = (
                sum(number for name, number in count.items() if name.partition("::")[0] == file)
                for count in (self.ran, self.failed)
            )
            rows.append(f"{ran:6} {failed:6}  {file}")
        rows.append(f"{self.ran.total():6} {self.failed.total():6}  all of {len(self.ran)} tests")
        rows += [f"{'':6} {number:6}  {name}" for name, number in self.failed.most_common()]
        return "\n".join(rows)


@contextlib.contextmanager
def one_core_busy() -> Iterator[None]:
    """Somebody else needs the last core all the time."""
    spinning = subprocess.Popen([sys.executable, "-c", BUSY])
    if hasattr(os, "sched_setaffinity"):  # not on every system; there it spins wherever it likes
        os.sched_setaffinity(spinning.pid, {max(os.sched_getaffinity(0))})
    try:
        yield
    finally:
        spinning.kill()
        spinning.wait()


def run(command: str, report: Path, tally: Tally) -> None:
    """One command; its output is shown if it fails."""
    report.unlink(missing_ok=True)
    words = [*shlex.split(command), f"--junitxml={report}"]
    done = subprocess.run(words, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False)
    tally.add(report, done.returncode)
    if done.returncode:
        print(done.stdout)


def steady(rounds: int, commands: list[str]) -> Tally:
    """All commands, this many times."""
    tally = Tally()
    with tempfile.TemporaryDirectory() as folder, one_core_busy():
        for number in range(rounds):
            began = time.monotonic()
            for command in commands:
                run(command, Path(folder, "report.xml"), tally)
            failed = tally.failed.total()
            print(
                f"round {number + 1} of {rounds}: {time.monotonic() - began:.0f} s, {failed} failed so far", flush=True
            )
    return tally


if __name__ == "__main__":
    result = steady(int(sys.argv[1]), sys.argv[2:])
    print(result.table(int(sys.argv[1])))
    sys.exit(1 if result.failed else 0)
