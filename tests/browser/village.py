"""A table of Lupus in Tabula with phones and bots, on which tests can put any position.

Positions are put there by the test itself, inside the process of its server; nobody else has such a door.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any

from playwright.sync_api import Locator

from nightcoach.games.lupus.state import Lupus
from nightcoach.table.room import Job, Room
from tests.browser.phones import PATIENCE, PHONE, Devices, Phone, Shape, until
from tests.games.lupus.story import Story, lupus
from tests.server.running import Running

NAMES = ("Anna", "Ben", "Cleo", "Dora", "Emil", "Finn", "Gina", "Hugo")
SMALLEST = 44
"""Pixels that a finger needs."""
SLOW: dict[str, Any] = {
    **dict.fromkeys(("call_seconds", "recognition_seconds", "night_seconds", "discussion_seconds"), 600),
    **dict.fromkeys(("nomination_seconds", "defence_seconds", "vote_seconds"), 600),
    "grace_seconds": 300,
}
"""Everything stands still until somebody does something."""
SMALL = """smallest => [...document.querySelectorAll('button, a, input, select, summary')]
  .filter((each) => each.checkVisibility() && !each.closest('.story'))
  .map((each) => [each.textContent.trim(), each.getBoundingClientRect()])
  .filter(([, box]) => box.width < smallest || box.height < smallest)
  .map(([text, box]) => `${text}: ${box.width} × ${box.height}`)"""


class Village:
    """Phones at seats 0, 1, …; every other seat is a bot's."""

    def __init__(
        self,
        devices: Devices,
        server: Running,
        names: Sequence[str],
        bots: int = 0,
        shape: Shape = PHONE,
        locale: str = "en-GB",
        absent: Sequence[str] = (),
        urls: dict[int, str] | None = None,
        script: str = "",
        more: dict[str, Any] | None = None,
        **options: Any,
    ) -> None:
        """`absent` hold seats and have no phone here; `urls` are other ways to the server, by seat; `script` runs on
        every phone before anything else, and `more` is said to the browser about it."""
        self.options = {"allow_bots": True, **options}
        table = devices.table()
        seats = [table.make(names[0], game="lupus", **self.options), *[table.join(name) for name in (*names[1:], *absent)]]
        ways = urls or {}
        self.phones = [devices.phone(shape, locale, ways.get(seat, ""), **(more or {})) for seat in range(len(names))]
        for phone, seat in zip(self.phones, seats, strict=False):
            phone.context.add_init_script(script)
            phone.sit(seat)
        self.room: Room = server.door.lobby.rooms[table.code]
        self.host = self.phones[0]
        for _ in range(bots):
            self.host.add_bot()
        self.host.quick_bots()

    def begin(self) -> None:
        """The host begins, and everybody sees it."""
        self.host.press(self.host.button("lobby-start"))
        for phone in self.phones:
            phone.waits_for("game-ask")

    @property
    def state(self) -> Lupus:
        state = self.room.table.state()
        assert isinstance(state, Lupus)
        return state

    def put(self, text: str, **more: Any) -> Story:
        """The position takes the place of the one before; it is said as in the stories of the engine's tests."""
        story = lupus(text, **{**self.options, **more})

        async def change() -> None:
            table = self.room.table
            assert table.recording is not None
            table.recording.state = story.state
            table.phase, table.result, table.changed = "play", None, True
            table.question += 1
            table.timers.open_window(table, self.room.clock.now())
            self.room._settle(self.room.clock.now())

        self.inside(change)
        for phone in self.phones:
            self.shows(phone)
        return story

    def shows(self, phone: Phone) -> None:
        """Until this phone shows the window, and at night the call, of now."""
        view = self.state.view(None)
        title = phone.say(f"lupus-window-{view.window}", day=view.day)
        until(lambda: phone.offered().count(title), phone.page, f"{phone.name} sees {title}: {phone.offered()}")
        if view.call:
            now = phone.page.locator("[aria-current=step]").filter(has_text=phone.say(f"lupus-call-{view.call}"))
            until(lambda: now.count(), phone.page, f"{phone.name} sees the call of {view.call}")

    def time_is_up(self) -> None:
        """The clock of the open window, or of the open slot of a night, runs out now."""
        table = self.room.table
        before = table.phase, table.timers.opened

        async def change() -> None:
            assert table.timers.limit is not None
            table.timers.extend(self.room.clock.now() - table.timers.limit)

        self.inside(change)
        until(lambda: (table.phase, table.timers.opened) != before, self.host.page, "the table has heard the clock")

    def inside(self, change: Job) -> None:
        """Do it in the table's own task, between two commands."""
        asyncio.run_coroutine_threadsafe(self.room._do(change), self.room.task.get_loop()).result(PATIENCE)


def grid(phone: Phone) -> Locator:
    """Whom one can point at."""
    return phone.region("game-ask").locator("button[data-word]")


def too_small(phone: Phone) -> list[str]:
    """What fingers would miss. The number of a rule stands inside a line of text and need not be so large."""
    found: list[str] = phone.page.evaluate(SMALL, SMALLEST)
    return found
