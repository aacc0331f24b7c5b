"""The people in the pictures, and their phones."""

from __future__ import annotations

import json
from typing import TypeVar

from tests.browser.devices import Devices
from tests.browser.phones import PHONE, Phone, Screen

AnyScreen = TypeVar("AnyScreen", bound=Screen)
CODE, COACH, LESSON, VILLAGE = "NGHTC", "CSTFD", "FRSTR", "PCKDN"
"""The codes of the four tables."""
NOON = 1_760_000_000_000
"""When the browsers' clocks begin."""
PEOPLE = {"Anna": ("amber", "fox"), "Ben": ("azure", "owl"), "Cleo": ("rose", "cat"), "Dora": ("moss", "hare")}
DRESSED = """
for (const [name, value] of Object.entries(%s)) {
  if (localStorage.getItem(name) === null) localStorage.setItem(name, JSON.stringify(value));
}
"""


def dressed(devices: Devices, name: str, moving: bool = False) -> Phone:
    """The phone of somebody whose animal and colour it knows; its clock stands still unless it is to be moving."""
    color, character = PEOPLE[name]
    known = {"name": name, "color": color, "character": character, f"key.{CODE}": f"{name:0<16}"}
    phone = devices.phone(PHONE, reduced_motion="no-preference")
    if moving:
        phone.context.clock.install(time=NOON)
    else:
        still(phone)
    phone.context.add_init_script(DRESSED % json.dumps({f"nightcoach.{key}": value for key, value in known.items()}))
    return phone


def still(screen: AnyScreen) -> AnyScreen:
    """Its clock moves only when we turn it."""
    screen.context.clock.install(time=NOON)
    screen.context.clock.pause_at(NOON + 1000)
    return screen
