"""A database and a bus for all tests of a file."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.cluster.nodes import parts
from tools.parts.postgres import Postgres
from tools.parts.redis import Redis


@pytest.fixture(scope="module")
def both() -> Iterator[tuple[Postgres, Redis]]:
    with parts() as found:
        yield found
