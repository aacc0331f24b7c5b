"""The inbox of a table: what is to be done there, one thing after the other."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from typing import Any

Job = Callable[[], Awaitable[object]]


class Gone(Exception):
    """The table has left memory: knock again."""


class Inbox:
    """A queue for one reader, without the locks and counts of a general one."""

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self.loop = loop
        self.jobs: deque[tuple[Job, asyncio.Future[object] | None]] = deque()
        self._bell: asyncio.Future[None] | None = None

    def put(self, job: Job, done: asyncio.Future[object] | None = None) -> None:
        """One more job, and who waits for its result."""
        self.jobs.append((job, done))
        if self._bell is not None:
            bell, self._bell = self._bell, None
            settle_future(bell, None, None)

    def bell(self) -> asyncio.Future[None]:
        """What to wait for while there is nothing to do."""
        self._bell = self.loop.create_future()
        return self._bell

    def empty(self) -> None:
        """Nothing of this will be done any more."""
        while self.jobs:
            settle_future(self.jobs.popleft()[1], None, Gone())


def settle_future(done: asyncio.Future[Any] | None, result: object, error: Exception | None) -> None:
    """Tell whoever still waits how it ended."""
    if done is None or done.done():
        return
    if error is None:
        done.set_result(result)
    else:
        done.set_exception(error)
