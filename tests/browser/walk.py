"""A walk past everything that can be seen: every page, every sheet, every question, in any language."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from playwright.sync_api import expect

from tests.browser.phones import PHONE, Devices, Phone, Screen, Shape, TableScreen, play_on, until

Stop = tuple[str, Screen]
LONG_NAME = "WWWWWWWWWWWWWWWWWWWWWWWW"
"""The widest name that a table takes."""
FROM_RIGHT = "שרה לוי"
"""A name that is read from right to left."""
NO_CLOCK: dict[str, Any] = {"choose_seconds": 0, "prowl_seconds": 0, "deal_seconds": 0}


def walk(devices: Devices, locale: str, shape: Shape = PHONE, **more: Any) -> Iterator[Stop]:
    """One phone (and a table screen) past everything; at every stop one can look at what is there."""
    phone = devices.phone(shape, locale, **more)
    yield from pages(phone)
    yield from begin_to_end(devices, phone)
    guest, screen = devices.phone(shape, locale, **more), devices.screen(locale=locale, **more)
    yield from in_the_night(devices, phone, guest, screen)


def pages(phone: Phone) -> Iterator[Stop]:
    """What there is without a table."""
    phone.open("/")
    phone.sees("home-games")
    yield "home", phone
    phone.open("/new/eatme")
    phone.press(phone.page.get_by_text(phone.say("options-title"), exact=True))
    phone.press(phone.button("dress-change"))
    yield "a new table", phone
    phone.open("/rules/eatme")
    phone.sees("eatme-guide-1-title")
    yield "the guide", phone
    phone.press(phone.button("rules-whole"))
    expect(phone.page.get_by_text("E9.33", exact=True).first).to_be_visible()
    yield "the book", phone
    phone.page.get_by_role("searchbox").fill("xyzzy")
    phone.sees("rules-nothing", wanted="xyzzy")
    yield "nothing found", phone
    for path, text in (
        ("/settings", "settings-plain-about"),
        ("/credits", "credits-fan"),
        ("/nowhere", "missing-text"),
        ("/t/BCDFX", "ui-home"),
    ):
        phone.open(path)
        phone.sees(text)
        yield path, phone


def sheets(phone: Phone) -> Iterator[Stop]:
    """Everything that lies over a game."""
    for message in ("story-title", "talk-title"):
        if phone.offers(message):
            phone.press(phone.button(message))
            yield message, phone
            phone.close_sheet()
    phone.menu()
    yield "menu", phone
    for message in ("menu-people", "menu-device", "settings-title"):
        phone.press(phone.sheet().get_by_role("button", name=phone.say(message), exact=True))
        if message == "menu-people":
            phone.press(phone.sheet().get_by_role("button", expanded=False).first)
        yield message, phone
        phone.press(phone.sheet().get_by_role("button", name=phone.say("ui-back"), exact=True))
    phone.press(phone.sheet().get_by_role("button", name=phone.say("menu-leave"), exact=True))
    yield "leaving", phone
    phone.page.reload()
    phone.waits_for("menu-title")


def begin_to_end(devices: Devices, phone: Phone) -> Iterator[Stop]:
    """A game with bots, in which this phone deals first and is the first Wolf."""
    table = devices.table()
    seat = table.make(LONG_NAME, target_points=5, first_deal="chosen_wolf", first_wolf=0, **NO_CLOCK)
    phone.sit(seat)
    phone.add_bot()
    phone.add_bot()
    phone.quick_bots()
    phone.press(phone.page.get_by_text(phone.say("options-title"), exact=True))
    yield "the lobby", phone
    phone.begin()
    phone.waits_for("eatme-deal-done")
    yield "dealing", phone
    yield from sheets(phone)
    phone.waits_for("eatme-deal-done")
    phone.deal()
    phone.waits_for("stage-skip", "eatme-ask-prowl")
    yield "the stage plays", phone
    play_on([phone], lambda: phone.asked() == "prowl")
    phone.press(phone.houses().first)
    yield "prowling", phone
    play_on([phone], phone.is_over)
    phone.press(phone.page.get_by_text(phone.say("over-fair"), exact=True))
    yield "the end", phone


def in_the_night(devices: Devices, phone: Phone, guest: Phone, screen: TableScreen) -> Iterator[Stop]:
    """A choice: the Wolf is a bot, and somebody is away, so that the night waits for him."""
    table = devices.table()
    seat = table.make("Anna", first_deal="chosen_wolf", first_wolf=3, grace_seconds=300, **NO_CLOCK)
    table.join(LONG_NAME)
    table.join(FROM_RIGHT)
    guest.open(f"/t/{table.code}")
    guest.press(guest.button("dress-change"))
    yield "the door", guest
    screen.show(table.code)
    screen.sees("screen-scan")
    yield "the table screen in the lobby", screen
    phone.sit(seat)
    phone.add_bot()
    phone.quick_bots()
    yield "the lobby with long names", phone
    phone.begin()
    phone.skip()
    phone.waits_for("wheel-hold")
    yield "choosing", phone
    with phone.holding(phone.wheel()):
        until(phone.shown, phone.page, "the wheel shows something")
        yield "the wheel is held", phone
    phone.seal()
    phone.waits_for("wheel-look")
    yield "sealed", phone
    screen.sees("stage-choose")
    screen.skip()
    yield "the table screen in the night", screen
    guest.join(table.code, FROM_RIGHT)
    guest.sees("game-watching")
    yield "watching", guest
    phone.open("/")
    phone.sees("home-games")
    yield "home with a table", phone
