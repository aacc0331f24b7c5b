"""How much is played, and by which engine: once in make test, ten times as much in make soak."""

from __future__ import annotations

import os
from collections.abc import Iterable
from typing import Any

import pytest

SIZE = int(os.environ.get("NIGHTCOACH_SOAK", "1"))


def mostly_compiled(cases: Iterable[Any]) -> list[Any]:
    """The first case on any engine, the rest on the compiled one only, which takes a fraction of the time."""
    first, *rest = cases
    return [first, *[pytest.param(case, marks=pytest.mark.compiled) for case in rest]]
