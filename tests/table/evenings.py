"""Whole evenings of Lupus in Tabula as a table screen hears them, for whoever narrates them: `web/tests/voice.test.ts`.

The table is real, its clock is virtual, and bots play whatever comes to their mind until somebody has won. Everybody
has a name as long as a name can be. As a module it prints all evenings as JSON.
"""

from __future__ import annotations

import json
import sys
from typing import Any
from unittest.mock import patch

from nightcoach.table.commands import host as host_commands
from nightcoach.table.log.people import NAME_LENGTH
from tests.table.scene import Scene
from tests.table.villages import HOUSE

FIRST = ("Maximiliana", "Bartolomeus", "Clementinea", "Theodorinna", "Wilhelminna")
SECOND = ("Constantinus", "Alessandrina", "Evangelistas", "Featherstone", "Hildegardtus")
NAMES = [f"{one}-{other}" for other in SECOND for one in FIRST]
PROPOSED: dict[str, Any] = {
    "call_seconds": 15,
    "recognition_seconds": 10,
    "discussion_seconds": 10,
    "claims_per_day": 1,
}
EVENINGS: dict[str, dict[str, Any]] = {
    **{
        f"{seats} seats, {beats}": {"seats": seats, "beats": beats, **more}
        for beats in ("full", "short")
        for seats, more in (
            (8, {"wise_old_man": "on", "first_night_kill": True}),
            (12, {}),
            (16, {"nomination_mode": "simultaneous"}),
            (24, {}),
        )
    },
    "far apart": {"seats": 12, "beats": "full", "place": "remote", "night_seconds": 15},
    "far apart, one by one": {"seats": 12, "beats": "short", "place": "remote", "night_mode": "sequential"},
    "without beats": {"seats": 16, "beats": "off"},
    "without beats, in a hurry": {"seats": 12, "beats": "off", "call_seconds": 3, "recognition_seconds": 2},
}


def evening(seats: int, **options: Any) -> list[tuple[float, dict[str, Any]]]:
    """Everything that the table screen of one game is sent, with the seconds at which it comes."""
    with Scene("lupus", HOUSE, **{"allow_bots": True, **PROPOSED, **options}) as scene:
        host = scene.join(NAMES[0])
        host.must("pace", bots="instant")
        for _ in NAMES[1:seats]:
            host.must("add_bot", level="random")
        screen = scene.screen()
        host.must("start")
        while scene.table.phase == "play":
            scene.wait(max(0.0, (scene.clock.next_alarm() or 0.0) - scene.clock.now()))
        scene.wait(30)
        return [(at, json.loads(frame)) for at, frame in screen.tape.frames]


if __name__ == "__main__":
    assert {len(name) for name in NAMES} == {NAME_LENGTH}
    with patch.object(host_commands, "BOT_NAMES", tuple(NAMES)):
        told = {name: evening(**options) for name, options in EVENINGS.items()}
    json.dump(told, sys.stdout, separators=(",", ":"))
