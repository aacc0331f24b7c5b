"""A table of Lupus in Tabula whose clock is turned by the test, from one thing that happens to the next: hours of beats
pass in no time, and nobody ever waits."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from typing import Any

from nightcoach.games.lupus.state import Lupus
from nightcoach.table.room import Room
from nightcoach.table.time.clock import VirtualClock
from tests.browser.devices import Devices, Table
from tests.browser.phones import PATIENCE, Screen, bare, until
from tests.server.running import Running

MOMENTS = {
    "dawn": "dawn",
    "nomination": "nomination",
    "suspects": "suspects",
    "defence": "defence",
    "vote": "vote",
    "count": "voted",
    "verdict": "lynched",
}
"""The beats that every screen shows over the village, by what stands there."""
SHOWN = r"""() => {
  const moment = [...document.querySelectorAll('.moment')].find((each) => each.checkVisibility());
  const bare = (text) => text.replace(/[\u2066-\u2069]/g, '').replace(/\s+/g, ' ').trim();
  return [moment?.classList[1] ?? '', document.querySelector('section.deal') ? 'deal' : '',
    bare((document.querySelector('.caption') ?? document.querySelector('.calls'))?.textContent ?? ''),
    [...document.querySelectorAll('h2')].map((each) => bare(each.textContent)).join(' | ')];
}"""


class Turned:
    """A phone for everybody who comes, and a TV; the table's clock goes on when it is told to."""

    def __init__(
        self,
        devices: Devices,
        server: Running,
        names: Sequence[str],
        listen: Callable[[Screen], None] = lambda screen: None,
        **options: Any,
    ) -> None:
        self.clock = VirtualClock()
        server.door.lobby.clock = self.clock
        table = Table(server.url)
        table.make(names[0], game="lupus", allow_bots=True, **options)
        for name in names[1:]:
            table.join(name)
        self.phones = [devices.phone() for _ in names]
        self.tv = devices.screen()
        for screen in (*self.phones, self.tv):
            listen(screen)
        for phone, seat in zip(self.phones, table.seats, strict=True):
            phone.sit(seat)
        self.tv.show(table.code)
        self.host = self.phones[0]
        self.room: Room = server.door.lobby.rooms[table.code]
        self.beats: list[str] = []
        """Those that have been, in their order."""

    @property
    def state(self) -> Lupus:
        state = self.room.table.state()
        assert isinstance(state, Lupus)
        return state

    def beat(self) -> tuple[str, str | None]:
        """What is told now, and who is called in it; nothing while a clock of the day runs."""
        found = self.room.table.timers.beat(self.clock.now())
        return ("", None) if found is None else (found.name, found.call)

    def goes_on(self) -> None:
        """The next thing happens for which the table has waited."""

        async def nothing() -> None:
            pass

        async def turn() -> None:
            for _ in range(2):  # everything that came in before is done, and what it led to
                await self.room._do(nothing)
            when = self.clock.next_alarm()
            assert when is not None, "nothing will ever happen"
            self.clock.turn_to(when)
            for _ in range(2):
                await self.room._do(nothing)

        before = self.where()
        asyncio.run_coroutine_threadsafe(turn(), self.room.task.get_loop()).result(PATIENCE)
        if self.where() != before:
            self.all_stand_there()

    def where(self) -> tuple[object, ...]:
        table = self.room.table
        return table.phase, self.state.day, self.state.window(), self.beat()

    def until(self, there: Callable[[], object], what: str) -> None:
        for _ in range(2000):
            if there():
                return
            self.goes_on()
        raise AssertionError(f"in vain: {what}")

    def comes_to(self, beat: str, call: str | None = None) -> None:
        self.until(lambda: self.beat() == (beat, call), f"{beat} {call or ''}")

    def comes_to_window(self, window: str) -> None:
        """Until its clock runs."""
        self.until(lambda: self.state.window() == window and self.beat() == ("", None), window)

    def all_stand_there(self) -> None:
        """Every phone and the TV show the moment in which the table is."""
        name, call = self.beat()
        if self.room.table.phase != "play" and not name:
            return  # what the end looks like has its own test
        self.beats.append(name)
        for screen in (*self.phones, self.tv):
            until(lambda screen=screen: self.stands(screen, name, call), screen.page, f"{self.where()}")  # type: ignore[misc]

    def stands(self, screen: Screen, name: str, call: str | None) -> bool:
        wall = screen is self.tv
        moment, deal, text, titles = screen.page.evaluate(SHOWN)
        if name in MOMENTS:
            return bool(moment == MOMENTS[name])
        if name == "deal":
            return bool(moment == "deal" if wall else deal)
        if name == "dusk":
            return bool(moment == "night") if wall else text != "" and not moment
        if call and wall:
            said = screen.say(f"lupus-voice-{'close' if name == 'close' else 'open'}-{call}")
            return bare(said) in text and not moment
        if call:
            now = screen.page.locator("[aria-current=step]").all_text_contents()
            return [bare(each) for each in now] == [screen.say(f"lupus-call-{call}")]
        view = self.state.view(None)
        return bare(screen.say(f"lupus-window-{view.window}", day=view.day)) in titles and not moment
