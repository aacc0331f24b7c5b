"""A full disk, for a running server."""

from __future__ import annotations

import resource
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.server.running import Process


@contextmanager
def no_room(process: Process, database: Path) -> Iterator[None]:
    """The server can make none of its files larger; without asking anybody for rights."""
    pid = process.process.pid
    soft, hard = resource.prlimit(pid, resource.RLIMIT_FSIZE)
    largest = max(file.stat().st_size for file in database.parent.glob(f"{database.name}*"))
    resource.prlimit(pid, resource.RLIMIT_FSIZE, (min(largest, 4096), hard))
    try:
        yield
    finally:
        resource.prlimit(pid, resource.RLIMIT_FSIZE, (soft, hard))
