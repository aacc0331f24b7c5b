"""Promises in seconds are measured so that a busy machine alone cannot break them."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from tests.kit.stopwatch import Stopwatch

pytestmark = pytest.mark.skipif(not sys.platform.startswith("linux"), reason="only Linux tells who waits for a core")


@contextmanager
def crowded_core() -> Iterator[None]:
    """Only one core for us, and two others who want all of it."""
    cores = os.sched_getaffinity(0)
    os.sched_setaffinity(0, {min(cores)})
    others = [subprocess.Popen([sys.executable, "-c", "print(flush=True)\nwhile True: pass"], stdout=subprocess.PIPE)
              for _ in range(2)]  # fmt: skip
    try:
        for other in others:
            assert other.stdout is not None
            other.stdout.readline()
        yield
    finally:
        os.sched_setaffinity(0, cores)
        for other in others:
            other.kill()
            other.communicate()


def test_waiting_for_a_core_does_not_count() -> None:
    with crowded_core():
        watch, begun, work = Stopwatch(os.getpid()), time.monotonic(), time.process_time()
        while time.process_time() - work < 0.3:
            pass
        counted, passed = watch.seconds(), time.monotonic() - begun
    assert passed > 0.4
    assert 0.29 < counted < (passed + 0.3) / 2


def test_doing_nothing_counts() -> None:
    with crowded_core():
        watch = Stopwatch(os.getpid())
        time.sleep(0.3)
        counted = watch.seconds()
    assert counted > 0.29
