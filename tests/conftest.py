"""What every test shares: Hypothesis without deadlines and with fixed examples, so that a red run stays red; and how
tests are handed out where several processes run them."""

from __future__ import annotations

from typing import cast

import pytest
from hypothesis import HealthCheck, settings

settings.register_profile(
    "house", deadline=None, derandomize=True, database=None, suppress_health_check=[HealthCheck.too_slow]
)
settings.load_profile("house")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Tests that share something of their module stay in one process, or each process would make it again; and the
    long ones begin first, or one of them would run alone at the end."""
    for item in items:
        if shares_something(item):
            item.add_marker(pytest.mark.xdist_group(cast(pytest.Function, item).module.__name__))
    items.sort(key=lambda item: item.get_closest_marker("long") is None)


def shares_something(item: pytest.Item) -> bool:
    """Whether a fixture of this test is made once for its module."""
    known = cast(pytest.Function, item)._fixtureinfo.name2fixturedefs.values()
    return any(fixtures[-1].scope == "module" for fixtures in known)
