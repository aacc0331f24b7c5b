"""Who plays many games: this process, several of them, or a Ray. The games are cut into batches in one way and come
back in one order whoever plays them, so whatever is made of them is the same too.

A crew plays batches of any kind: it is handed a function of some module, and what that is to be called with.
"""

from __future__ import annotations

import contextlib
import multiprocessing
import signal
from collections import deque
from collections.abc import Callable, Generator, Iterable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import AbstractContextManager
from dataclasses import dataclass
from typing import Any, TypeVar

from nightcoach.core.errors import Refused

Batch = TypeVar("Batch")
Done = TypeVar("Done")

BATCH = 50
"""Games that are played before they are reported."""
AHEAD = 4
"""Batches that wait for each process: enough to keep everybody busy, however many games there are."""


@dataclass(frozen=True)
class Crew:
    """How a batch is begun, and how many may be under way before the first must be finished."""

    begin: Callable[[Callable[[Any], Any], Any], Future[Any]]
    ahead: int


def cut(games: int) -> Iterator[tuple[int, int]]:
    """The games of a run in batches: the first of each, and the first that no longer belongs to it."""
    for first in range(0, games, BATCH):
        yield first, min(first + BATCH, games)


def in_order(crew: Crew, work: Callable[[Batch], Done], batches: Iterable[Batch]) -> Generator[Done, None, None]:
    """What becomes of the batches, in their order, whichever is finished first."""
    running: deque[Future[Done]] = deque()
    for batch in batches:
        running.append(crew.begin(work, batch))
        if len(running) >= crew.ahead:
            yield running.popleft().result()
    while running:
        yield running.popleft().result()


def crew_of(jobs: int | None, on: str | None) -> AbstractContextManager[Crew]:
    """So many processes of this machine (by default this one alone), or a Ray. What was started stops at the end."""
    if on is not None:
        from nightcoach.lab.on_ray import on_ray

        return on_ray(on, jobs)
    return contextlib.nullcontext(Crew(_here, 1)) if jobs in (None, 1) else _processes(jobs)


def _here(work: Callable[[Any], Any], batch: Any) -> Future[Any]:
    done: Future[Any] = Future()
    done.set_result(work(batch))
    return done


def _leave_interrupts_to_the_parent() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)


@contextlib.contextmanager
def _processes(jobs: int) -> Iterator[Crew]:
    # Fresh processes: a fork of one that draws a progress bar in a thread could hang.
    fresh = multiprocessing.get_context("spawn")
    pool = ProcessPoolExecutor(jobs, fresh, _leave_interrupts_to_the_parent)
    try:
        yield Crew(pool.submit, AHEAD * jobs)
    except BrokenProcessPool:
        raise Refused("worker", "a process of the simulation died; try again with fewer --jobs") from None
    finally:
        pool.shutdown(cancel_futures=True)
