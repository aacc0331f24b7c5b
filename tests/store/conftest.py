"""An empty database for every test, and a store on it. Whatever is not about a file is tried on both databases."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from nightcoach.store import Store
from tools.parts.postgres import Postgres, postgres


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """A test that asks for the path of the file is about SQLite alone."""
    if "url" in metafunc.fixturenames:
        kinds = ["sqlite"] if "path" in metafunc.fixturenames else ["sqlite", "postgresql"]
        metafunc.parametrize("url", kinds, indirect=True)


@pytest.fixture(scope="session")
def server() -> Iterator[Postgres]:
    """A PostgreSQL for all tests of this process."""
    with postgres() as found:
        yield found


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "store.db"


@pytest.fixture
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'store.db'}"
    found: Postgres = request.getfixturevalue("server")
    return found.new_database()


@pytest.fixture
def store(url: str) -> Iterator[Store]:
    opened = Store.open(url)
    yield opened
    opened.close()
