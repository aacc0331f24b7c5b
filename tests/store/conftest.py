"""A fresh database for every test, and a store on it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from nightcoach.store import Store


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "store.db"


@pytest.fixture
def url(path: Path) -> str:
    return f"sqlite:///{path}"


@pytest.fixture
def store(url: str) -> Iterator[Store]:
    opened = Store.open(url)
    yield opened
    opened.close()
