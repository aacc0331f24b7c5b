"""A walk past everything that can be seen: every page, every sheet, every question."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, nullcontext
from dataclasses import dataclass
from typing import Any

from playwright.sync_api import expect

from tests.browser.devices import Devices
from tests.browser.phones import Phone, Screen, TableScreen, play_on, until


@dataclass(frozen=True)
class Stop:
    """Something to look at: where it is, on which screen, and what a finger must hold meanwhile."""

    name: str
    screen: Screen
    held: Callable[[], AbstractContextManager[None]] = nullcontext


LONG_NAME = "WWWWWWWWWWWWWWWWWWWWWWWW"
"""The widest name that a table takes."""
FROM_RIGHT = "שרה לוי"
"""A name that is read from right to left."""
NO_CLOCK: dict[str, Any] = {"choose_seconds": 0, "prowl_seconds": 0, "deal_seconds": 0}


def stops(devices: Devices, **more: Any) -> Iterator[Stop]:
    """The way."""
    phone = devices.phone(**more)
    yield from pages(phone)
    yield from begin_to_end(devices, phone)
    yield from in_the_night(devices, phone, devices.phone(**more), devices.screen(**more))


def pages(phone: Phone) -> Iterator[Stop]:
    """What there is without a table."""
    phone.open("/")
    phone.sees("home-games")
    yield Stop("home", phone)
    phone.open("/new/eatme")
    phone.unfold_options()
    phone.press(phone.button("dress-change"))
    yield Stop("a new table", phone)
    phone.open("/rules/eatme")
    phone.sees("eatme-guide-1-title")
    yield Stop("the guide", phone)
    phone.press(phone.button("rules-whole"))
    expect(phone.page.get_by_text("E9.33", exact=True).first).to_be_visible()
    yield Stop("the book", phone)
    phone.page.get_by_role("searchbox").fill("xyzzy")
    phone.sees("rules-nothing", wanted="xyzzy")
    yield Stop("nothing found", phone)
    for path, text in (
        ("/settings", "settings-plain-about"),
        ("/credits", "credits-fan"),
        ("/nowhere", "missing-text"),
        ("/t/BCDFX", "ui-home"),
    ):
        phone.open(path)
        phone.sees(text)
        yield Stop(path, phone)


def sheets(phone: Phone) -> Iterator[Stop]:
    """Everything that lies over a game."""
    for message in ("story-title", "talk-title"):
        if phone.offers(message):
            phone.press(phone.button(message))
            yield Stop(message, phone)
            phone.close_sheet()
    phone.menu()
    yield Stop("menu", phone)
    for message in ("menu-people", "menu-device", "settings-title"):
        phone.press(phone.sheet().get_by_role("button", name=phone.say(message), exact=True))
        if message == "menu-people":
            phone.press(phone.sheet().get_by_role("button", expanded=False).first)
        yield Stop(message, phone)
        phone.press(phone.sheet().get_by_role("button", name=phone.say("ui-back"), exact=True))
    phone.press(phone.sheet().get_by_role("button", name=phone.say("menu-leave"), exact=True))
    yield Stop("leaving", phone)
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
    phone.unfold_options()
    yield Stop("the lobby", phone)
    phone.begin()
    phone.waits_for("eatme-deal-done")
    yield Stop("dealing", phone)
    yield from sheets(phone)
    phone.waits_for("eatme-deal-done")
    phone.deal()
    phone.waits_for("stage-skip", "eatme-ask-prowl")
    yield Stop("the stage plays", phone)
    play_on([phone], lambda: phone.asked() == "prowl")
    phone.press(phone.houses().first)
    yield Stop("prowling", phone)
    play_on([phone], phone.is_over)
    phone.press(phone.page.get_by_text(phone.say("over-fair"), exact=True))
    yield Stop("the end", phone)


def in_the_night(devices: Devices, phone: Phone, guest: Phone, screen: TableScreen) -> Iterator[Stop]:
    """A choice: the Wolf is a bot, and somebody is away, so that the night waits for him."""
    table = devices.table()
    seat = table.make("Anna", first_deal="chosen_wolf", first_wolf=3, grace_seconds=300, **NO_CLOCK)
    table.join(LONG_NAME)
    table.join(FROM_RIGHT)
    guest.open(f"/t/{table.code}")
    guest.press(guest.button("dress-change"))
    yield Stop("the door", guest)
    screen.show(table.code)
    screen.sees("screen-scan")
    yield Stop("the table screen in the lobby", screen)
    phone.sit(seat)
    phone.add_bot()
    phone.quick_bots()
    yield Stop("the lobby with long names", phone)
    phone.begin()
    phone.skip()
    phone.waits_for("wheel-hold")
    yield Stop("choosing", phone)
    yield Stop("the wheel is held", phone, lambda: wheel_held(phone))
    phone.seal()
    phone.waits_for("wheel-look")
    yield Stop("sealed", phone)
    screen.sees("stage-choose")
    screen.skip()
    yield Stop("the table screen in the night", screen)
    guest.join(table.code, FROM_RIGHT)
    guest.sees("game-watching")
    yield Stop("watching", guest)
    phone.open("/")
    phone.sees("home-games")
    yield Stop("home with a table", phone)


@contextlib.contextmanager
def wheel_held(phone: Phone) -> Iterator[None]:
    """A finger on the wheel, which shows what is on it."""
    with phone.holding(phone.wheel()):
        until(phone.shown, phone.page, "the wheel shows something")
        yield
    until(lambda: not phone.shown(), phone.page, "the wheel hides it again")
