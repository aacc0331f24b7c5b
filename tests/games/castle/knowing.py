"""Who could learn what: everything that reached a watcher, and two stories that must look the same."""

from __future__ import annotations

from nightcoach.core.wire import Told, to_json
from tests.games.castle.story import Story

SIX = (None, "P1", "P2", "P3", "P4", "P5", "P6")
"""The spectators and everybody at the table."""
OTHERS = (None, "P3", "P4", "P5", "P6")
"""Everybody who is neither P1 nor P2."""


def stream(table: Story, watcher: str | None) -> bytes:
    """Everything that reached this watcher, as it is sent: all events and the current view."""
    return to_json([table.heard(watcher), table.view(watcher)])


def alike(one: Story, two: Story, watchers: tuple[str | None, ...] = OTHERS) -> None:
    """None of the watchers can tell the two stories apart."""
    assert one.state.key() != two.state.key()
    for watcher in watchers:
        assert stream(one, watcher) == stream(two, watcher), watcher


def row(table: Story, public: Told | None, **privately: Told) -> None:
    """Of the last event of this kind everybody hears the public half, and those named their own version."""
    kind = type(public if public is not None else next(iter(privately.values())))
    for watcher in SIX:
        heard = [told for told in table.heard(watcher) if type(told) is kind]
        expected = privately.get(watcher or "", public)
        assert heard[-1:] == ([] if expected is None else [expected]), watcher
