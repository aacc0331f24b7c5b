"""For all tests with a real server."""

from __future__ import annotations

import pytest
from httpx._config import DEFAULT_TIMEOUT_CONFIG


@pytest.fixture(autouse=True, scope="session")
def patience() -> None:
    """On a busy machine an answer may take longer than the five seconds that httpx waits by itself."""
    for name in ("connect", "read", "write", "pool"):
        setattr(DEFAULT_TIMEOUT_CONFIG, name, 60.0)
