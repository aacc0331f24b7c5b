"""Somebody on the first ride, who does what its slips say."""

from __future__ import annotations

from playwright.sync_api import Locator, expect

from nightcoach.games.castle.lesson import FIRST_RIDE
from tests.browser.phones import Phone, until

PRESSED = {"draw": "use_ability"}
"""Slips that ask for one button, by its word."""
NO_MOVE = {"cards": "spy", "known": "answer"}
"""Slips that ask for something to be held, which the page alone knows of; and which slip comes after each."""


def slips() -> list[str]:
    """All of them, in order."""
    before = {after: name for name, after in NO_MOVE.items()}
    return [each for name in FIRST_RIDE.slips for each in (before.get(name), name) if each]


def slip(phone: Phone) -> Locator:
    return phone.page.locator("[data-slip]")


def told(phone: Phone) -> str:
    """Which slip lies there, with the number of the step; `watch` also while there is none, or nothing to do."""
    found = slip(phone).evaluate_all("all => all.map((each) => `${each.dataset.slip} ${each.dataset.step}`)")
    return str(found[0]).replace("wait", "watch") if found else "watch"


def do(phone: Phone, name: str) -> None:
    """What the slip says."""
    page, ask = phone.page, phone.region("game-ask")

    def press(word: str) -> None:
        phone.press(ask.locator(f'[data-word="{word}"]'))

    if name in PRESSED:
        press(PRESSED[name])
    elif name == "cards":
        phone.fan_words()
    elif name == "known":
        with phone.holding(page.locator("[data-known]")):
            expect(page.locator(".book")).to_be_visible()
    elif name in ("spy", "duel", "offer"):
        press({"duel": "challenge"}.get(name, name))
        phone.press(page.locator('button[data-seat="2"]'))
        if name == "offer":
            phone.put_down("offer 2 bag_key")
        phone.press(page.locator("[data-do]"))
    elif name in ("proclaim", "name", "all"):
        if name == "proclaim":
            press("proclaim")
            phone.put_down("proclaim own")
        elif name == "name":
            phone.press(page.locator('button[data-seat="2"]'))
        with phone.holding(page.locator("[data-wax]")):
            until(lambda: told(phone).split()[0] != name, page, "the wax is held")
    else:
        phone.put_down({"thug": "play thug", "look": "look", "answer": "refuse"}[name])
        phone.press(page.locator("[data-do]"))
