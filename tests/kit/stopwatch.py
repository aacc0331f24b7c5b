"""A stopwatch for promises in seconds: it does not run faster on a machine that is busy with something else."""

from __future__ import annotations

import time
from pathlib import Path


class Stopwatch:
    """Seconds in which a process worked, slept or waited for somebody else.

    Those in which it, or one of the others it deals with, only waited for a core to run on do not count. Where the
    system does not tell (outside Linux) they do.
    """

    def __init__(self, process: int, *others: int) -> None:
        self.process = process
        self.others = others
        self.begun = time.monotonic()
        self.before = self._threads()

    def seconds(self) -> float:
        """Until now, and at least as long as the process has worked: several may wait at the same time."""
        passed = time.monotonic() - self.begun
        worked = waited = 0
        for (process, thread), (ran, stood) in self._threads().items():
            ran_before, stood_before = self.before.get((process, thread), (0, 0))
            waited += stood - stood_before
            worked += ran - ran_before if process == self.process else 0
        return max(passed - waited / 1e9, worked / 1e9)

    def _threads(self) -> dict[tuple[int, str], tuple[int, int]]:
        """How many nanoseconds each thread has run, and waited for a core."""
        found = {}
        for process in (self.process, *self.others):
            for file in Path(f"/proc/{process}/task").glob("*/schedstat"):
                ran, waited, _ = map(int, file.read_text().split())
                found[process, file.parent.name] = (ran, waited)
        return found
