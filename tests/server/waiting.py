"""Waiting for what another thread or process does: for a condition, never for a time."""

from __future__ import annotations

import time
from collections.abc import Callable


def until(true: Callable[[], object], seconds: float = 60.0) -> None:
    """Wait for something to be true; only what never happens takes long."""
    end = time.monotonic() + seconds
    while not true():
        assert time.monotonic() < end, "it does not happen"
        time.sleep(0.01)
