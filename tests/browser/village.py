"""A table of Lupus in Tabula with phones and bots, on which tests can put any position.

Positions are put there by the test itself, inside the process of its server; nobody else has such a door.
"""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import random
from collections.abc import Sequence
from typing import Any

from playwright.sync_api import Error, Locator, expect

from nightcoach.core.wire import Told
from nightcoach.games.lupus.game import GAME
from nightcoach.games.lupus.state import Lupus
from nightcoach.table.inbox import Job
from nightcoach.table.room import Room
from tests.browser.devices import Table
from tests.browser.glass import Glass
from tests.browser.phones import PATIENCE, Phone, Shape, bare, until
from tests.browser.worlds import heard
from tests.games.lupus.story import Story, lupus
from tests.kit.positions import put_position
from tests.server.running import Running

NINE = "W S V V W M V V V"
"""A village of nine; the fourth is a ghost on the second day."""
NAMES = ("Anna", "Ben", "Cleo", "Dora", "Emil", "Finn", "Gina", "Hugo")
LOOKS = (("amber", "fox"), ("azure", "owl"), ("rose", "cat"), ("moss", "hare"))
SMALLEST = 44
"""Pixels that a finger needs."""
SLOW: dict[str, Any] = {
    "beats": "off",
    "forecasts": False,
    **dict.fromkeys(("call_seconds", "recognition_seconds", "night_seconds", "discussion_seconds"), 600),
    **dict.fromkeys(("nomination_seconds", "defence_seconds", "vote_seconds"), 600),
    "grace_seconds": 300,
}
"""Everything stands still until somebody does something."""
NARROW = """smallest => [...document.querySelectorAll('button, a, input, select, summary')]
  .filter((each) => each.checkVisibility() && !each.matches('a[href*="#"]'))
  .map((each) => [each.textContent.trim(), each.getBoundingClientRect()])
  .filter(([, box]) => box.width < smallest || box.height < smallest)
  .map(([text, box]) => `${text}: ${box.width} × ${box.height}`)"""


NINE = "W S V V W M V V V"
TWENTY_FOUR = "W W W S M B O F F H Y P V V V V V V V V V V V V"
SMALL = Shape(360, 640, touch=True)
HIGH = "document.documentElement.scrollHeight"
TINY = """least => {
  const texts = document.createTreeWalker(document.querySelector('[data-whole]'), NodeFilter.SHOW_TEXT);
  const found = new Set();
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const own = text.parentElement;
    if (!text.data.trim() || own.closest('.unseen, svg, .badge') || !own.checkVisibility()) continue;
    const size = parseFloat(getComputedStyle(own).fontSize);
    if (size < least) found.add(`${text.data.trim()}: ${size}`);
  }
  return [...found];
}"""


class Village:
    """A village: phones at the first seats, then people who are not here, then bots."""

    def __init__(
        self,
        server: Running,
        phones: Sequence[Phone],
        names: Sequence[str] = NAMES,
        bots: int = 0,
        **options: Any,
    ) -> None:
        self.phones = phones
        self.options = {"allow_bots": True, **options}
        table = Table(server.url)
        for name, look in zip(names, itertools.cycle(LOOKS)):
            if table.code:
                table.join(name, *look)
            else:
                table.make(name, *look, game="lupus", **self.options)
        for phone, seat in zip(phones, table.seats, strict=False):
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
        return self.tell(lupus(text, **{**self.options, **more}))

    def tell(self, story: Story) -> Story:
        """The table stands where this story does, and hears what was told on the way."""
        told, story.told = story.told, []

        async def change() -> None:
            put_position(self.room, story.state.clone(), told)  # the story goes its own way from here

        self.inside(change)
        for phone in self.phones:
            self.shows(phone)
        return story

    def shows(self, phone: Phone) -> None:
        """Until this phone shows the current window and, at night, the current call."""

        def shown() -> bool:
            phone.skip()
            view = self.state.view(None)
            title = bare(phone.say(f"lupus-window-{view.window}", day=view.day))
            call = phone.page.locator("[aria-current=step]").all_inner_texts()
            return title in phone.offered() and call == ([phone.say(f"lupus-call-{view.call}")] if view.call else [])

        until(shown, phone.page, f"{phone.name} sees what the table shows: {phone.offered()}")

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


def answer(phone: Phone, chance: random.Random) -> bool:
    """Do one of the things that this phone can do now, as fast fingers would; False if there is nothing to do."""
    phone.skip()
    if phone.page.locator("[data-ballot]").count():
        with contextlib.suppress(Error, AssertionError):  # the window closed under the finger
            lay_any(phone, chance)
        return True
    buttons = phone.region("game-ask").locator(".button.main, button[data-word]")
    kinds: list[str] = buttons.evaluate_all("all => all.map((each) => each.ariaPressed ?? each.className)")
    sure = [at for at, kind in enumerate(kinds) if "main" in kind]
    if not kinds:  # not asked
        return False
    with contextlib.suppress(Error):  # the window closed under the finger
        buttons.nth(chance.choice(sure or range(len(kinds)))).click(timeout=500)
    return True


def lay_any(phone: Phone, chance: random.Random) -> None:
    """Lay the ballot before somebody."""
    with phone.holding(phone.page.locator("[data-ballot] button")):
        words = phone.page.locator("[data-choice]").evaluate_all("all => all.map((each) => each.dataset.choice)")
    if words:
        lay(phone, chance.choice(words))


def grid(phone: Phone) -> Locator:
    """Whom one can point at."""
    return phone.region("game-ask").locator("button[data-word]")


def lay(phone: Phone, words: str) -> None:
    """Hold the token of a sealed ballot, drag it to this choice and let go."""
    token = phone.page.locator("[data-ballot] button")
    with phone.holding(token) as slide:
        place = phone.page.locator(f'[data-choice="{words}"]')
        expect(place).to_be_visible()
        to, at = place.bounding_box(), token.bounding_box()
        assert to is not None
        assert at is not None
        slide(
            to["x"] + to["width"] / 2 - at["x"] - at["width"] / 2,
            at["y"] + at["height"] / 2 - to["y"] - to["height"] / 2,
        )
        expect(place).to_contain_class("at")
    expect(phone.page.locator("[data-choice]")).to_have_count(0)


def too_small(phone: Phone) -> list[str]:
    """What fingers would miss. The number of a rule stands inside a line of text and need not be so large."""
    found: list[str] = phone.page.evaluate(NARROW, SMALLEST)
    return found


# Moments of a village of nine behind glass


def public(story: Story, *kinds: str) -> list[Told]:
    """What everybody has heard since, of these kinds or of all."""
    return [told for told in heard(GAME, story.told, None) if not kinds or told.__struct_config__.tag in kinds]


def beat(name: str, call: str | None = None, left: int = 8000) -> dict[str, Any]:
    """A beat of eight seconds, of which so many milliseconds are left."""
    return {"name": name, "call": call, "length": 8000, "left": left}


def evening() -> Story:
    """The second day up to the vote: Ben has claimed, Anna and Ben are the suspects."""
    story = day().play("1 claim_role seer", "1 claim_result 0 wolf 2", "6 will_vote 0")
    return story.nominate({seat: 1 if seat == 0 else 0 for seat in range(9)})


def day(text: str = NINE, **more: Any) -> Story:
    return lupus(text, day=2, ghosts=[3], welcome=3, window="discussion", **more)


def reads(glass: Glass, where: str, text: str) -> None:
    shown = glass.page.locator(where)
    until(lambda: bare(text) in bare(shown.inner_text()), glass.page, f"{where} says {text}")


def sent(glass: Glass, words: str) -> None:
    until(lambda: [each["words"] for each in glass.sent][-1:] == [words], glass.page, words)
