"""The beats of an evening of Lupus in Tabula at its table: what is told first, for how long, and who waits for it."""

from __future__ import annotations

from typing import Any

import pytest

from nightcoach.games.lupus import beats
from tests.server.client import Known
from tests.table.heard import came_unasked, frames
from tests.table.scene import Guest, Scene, players
from tests.table.villages import go_to, holders, lupus, village

CLOCKS: dict[str, Any] = {
    "beats": "full",
    "call_seconds": 5,
    "recognition_seconds": 3,
    "discussion_seconds": 20,
    "nomination_seconds": 2,
    "nomination_mode": "simultaneous",
    "defence_seconds": 2,
    "vote_seconds": 3,
}


def evening(people: int = 9, bots: int = 0, human: bool = False, **options: Any) -> Scene:
    return village(people, bots, human, **{**CLOCKS, **options})


def clock(guest: Guest) -> dict[str, Any]:
    assert guest.known is not None
    return guest.known.clock


def now(guest: Guest) -> tuple[str, str | None] | None:
    """The beat that somebody was told of last, and who is called in it."""
    beat = clock(guest)["beat"]
    return None if beat is None else (beat["name"], beat["call"])


def until(scene: Scene, name: str | None, call: str | None = None) -> None:
    """Until this beat has just begun, or none runs any more; nobody does anything."""
    wanted = None if name is None else (name, call)
    for _ in range(10_000):
        if now(scene.guests[-1]) == wanted:
            return
        scene.wait(scene.room.clock.next_alarm() - scene.clock.now())  # type: ignore[attr-defined]
    raise AssertionError(f"{name} does not come")


def heard_beats(guest: Guest) -> list[tuple[float, str | None, str | None]]:
    """When somebody was told of which beat, and who is called in it."""
    told = []
    for at, data in came_unasked(guest):
        for message in [Known.decoded(data)]:
            beat = (message.get("clock") or {}).get("beat")
            if message.get("clock"):
                told.append((at, beat and beat["name"], beat and beat["call"]))
    return told
