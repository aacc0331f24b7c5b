"""What somebody at a table has heard, for tests that look closely."""

from __future__ import annotations

import json
from typing import Any

from nightcoach.table.log import entries as e
from nightcoach.table.log import fold
from nightcoach.table.wire import inbound
from tests.table.scene import Guest, Scene

OWN = ("receipt", "elsewhere", "pong")
"""Frames that answer a guest's own doing."""


def facts_of(guest: Guest, note: str) -> list[dict[str, str]]:
    """What the notes of this kind say, the oldest first."""
    assert guest.known is not None
    return [line.get("facts", {}) for line in guest.known.talk if line.get("note") == note]


def frames(guest: Guest, kind: str) -> list[dict[str, Any]]:
    """All frames of a kind that somebody got."""
    return [message for _, frame in guest.tape.frames if (message := json.loads(frame))["t"] == kind]


def welcome_for(scene: Scene, guest: Guest, **seen: Any) -> dict[str, Any]:
    """The welcome for a guest who claims to have seen this much."""
    assert guest.watcher is not None
    scene.run(scene.room.resync(guest.watcher, inbound.Resync(**seen)))
    guest.read()
    return frames(guest, "welcome")[-1]


def come_and_go(scene: Scene, person: int) -> None:
    """Somebody comes and is away, as the log tells it."""
    step = e.Step((e.Joined(person, f"N{person}", "amber", "fox", f"{person}", False),))
    fold.row(scene.table, step, scene.clock.now(), e.write_step(step))


def came_unasked(guest: Guest) -> list[tuple[float, bytes]]:
    """The frames that a guest got without doing anything, with their times."""
    return [(at, data) for at, data in guest.tape.frames if json.loads(data)["t"] not in OWN]
