"""Leaks planted at a table: each opens one door, and the leak tests must notice.

A test's class `Planted` has a static method for each leak, which says what is patched, and with what. Leaks that any
table could have are here.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Any

import pytest

from nightcoach.core.frames import TABLE
from nightcoach.core.leaks import LeakFound
from nightcoach.table.log.table import Table
from nightcoach.table.time import due
from nightcoach.table.wire import padding

Patch = tuple[Any, str, Any]
"""Where, what, and the leaky thing in its place."""


def longer_frame() -> Patch:
    """Frames to a seat are not padded."""
    return padding, "padded", lambda parts, *_: padding.closed(parts)


def presence_flag() -> Patch:
    """A badge changes as soon as a phone is gone."""
    return Table, "badge_may_change", lambda self, seat: True


def all_have_answered() -> Patch:
    """A window closes as soon as everybody has answered."""
    return early_close(lambda table: (state := table.state()) is not None and state.waiting() == (TABLE,))


def early_close(when: Callable[[Table], bool]) -> Patch:
    """A window closes at once when a condition holds."""
    true = due._moves_due

    def leaky(table: Table, now: float) -> Iterator[due.Due]:
        if when(table):
            yield due.NOW, TABLE, "close"
        yield from true(table, now)

    return due, "_moves_due", leaky


def names(planted: type) -> list[str]:
    """The leaks of a class `Planted`."""
    return [name for name in vars(planted) if not name.startswith("_")]


def plant(planted: type, name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let it leak."""
    where, attribute, leaky = getattr(planted, name)()
    monkeypatch.setattr(where, attribute, leaky)


def check_found(
    planted: type, name: str, monkeypatch: pytest.MonkeyPatch, checks: Iterable[Callable[[], None]]
) -> None:
    """One of the checks finds it."""
    plant(planted, name, monkeypatch)
    for check in checks:
        try:
            check()
        except LeakFound:
            return
    raise AssertionError(f"nobody noticed {name}")
