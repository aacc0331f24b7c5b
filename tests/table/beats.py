"""An evening of Lupus in Tabula with beats: how to get to one, and what everybody was told of them."""

from __future__ import annotations

import itertools
import json
from typing import Any

from tests.kit.twins import same
from tests.table.heard import came_unasked
from tests.table.scene import Guest, Scene
from tests.table.villages import holders, village

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
Told = tuple[float, str, str | None, int]
"""When everybody was told of a beat, its name, who is called in it, and for how many milliseconds it lasts."""


def evening(people: int = 9, bots: int = 0, **options: Any) -> Scene:
    return village(people, bots, **{**CLOCKS, **options})


def clock(guest: Guest) -> dict[str, Any]:
    assert guest.known is not None
    return guest.known.clock


def beat(guest: Guest) -> tuple[str, str | None] | None:
    """The beat that somebody was told of last, and who is called in it."""
    told = clock(guest)["beat"]
    return None if told is None else (told["name"], told["call"])


def until(scene: Scene, name: str | None, call: str | None = None) -> None:
    """Until this beat, or none, has begun; nobody does anything."""
    wanted = None if name is None else (name, call)
    for _ in range(10_000):
        if beat(scene.guests[-1]) == wanted:
            return
        scene.wait((scene.clock.next_alarm() or 0.0) - scene.clock.now())
    raise AssertionError(f"{name} does not come")


def told_beats(guest: Guest) -> list[Told]:
    """All beats that somebody was told of in the news."""
    clocks = [(at, json.loads(data).get("clock")) for at, data in came_unasked(guest)]
    beats = [(at, each["beat"]) for at, each in clocks if each and each.get("beat")]
    return [(at, told["name"], told["call"], told["length"]) for at, told in beats]


def lengths(told: list[Told]) -> list[float]:
    """How long each lasted, up to the next."""
    return [after[0] - before[0] for before, after in itertools.pairwise(told)]


def dawns_are_as_long() -> None:
    """A table at which somebody dies in the first night, and one at which nobody does."""
    dawns = []
    for kills in (False, True):
        with evening(first_night_kill=True) as scene:
            if kills:
                for wolf in holders(scene, "werewolf"):
                    wolf.must("move", words=f"point {holders(scene, 'villager')[0].seat}", question=1)
            until(scene, "nomination")
            assert bool(scene.guests[-1].view["dead"]) is kills
            at = next(at for at, name, _, _ in told_beats(scene.guests[-1]) if name == "dawn")
            after = [when - at for when, _ in came_unasked(scene.guests[-1]) if when >= at]
            dawns.append((at, after[:3]))
    same(dawns[0], dawns[1], "a dawn")
    assert dawns[0][1] == [0.0, 8.0, 28.0]
