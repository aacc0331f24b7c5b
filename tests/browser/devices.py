"""Where the devices of a test come from: new ones, or those that earlier tests have put back; and tables over HTTP."""

from __future__ import annotations

import functools
import os
import shutil
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, TypeVar

import httpx
from playwright.sync_api import Browser, BrowserContext, BrowserType, Page, WebSocketRoute

from tests.browser.phones import BLANK, PATIENCE, PHONE, TV, Phone, Screen, Seat, Shape, TableScreen
from tests.browser.still import DARK
from tests.server.client import key

# Whatever Playwright asks a page counts as a touch there.
UNTOUCHED = "Object.defineProperty(navigator, 'userActivation', { value: { hasBeenActive: false } })"


def launch(driver: BrowserType, *arguments: str) -> Browser:
    """Debian's Chromium, the one without a window if it is there."""
    found = shutil.which("chromium-headless-shell") or shutil.which("chromium")
    # Its sandbox refuses to run as root, which is who tests in a container.
    rooted = ["--no-sandbox"] if os.geteuid() == 0 else []
    return driver.launch(executable_path=found, args=["--disable-gpu", *rooted, *arguments])


def context_of(
    browser: Browser, url: str, shape: Shape = PHONE, locale: str = "en-GB", sounds: bool = False, **more: Any
) -> BrowserContext:
    """A device that knows nothing of us yet. It likes little motion, makes no sound unless told and draws only what is
    looked at: drawing and mixing are what costs here."""
    more = {"reduced_motion": "reduce", "permissions": ["screen-wake-lock"], **more}
    size: Any = {"width": shape.width, "height": shape.height}
    context = browser.new_context(
        base_url=url, viewport=size, has_touch=shape.touch, is_mobile=shape.touch, locale=locale, **more
    )
    context.set_default_timeout(PATIENCE * 1000)
    context.add_init_script(f"({DARK})()")
    if not sounds:
        context.add_init_script("delete window.AudioContext")
    return context


@dataclass
class Table:
    """A table made over HTTP, with any options, also those that no menu offers."""

    url: str
    code: str = ""
    seats: list[Seat] = field(default_factory=list)

    def make(
        self, name: str, color: str = "amber", character: str = "fox", game: str = "eatme", **options: Any
    ) -> Seat:
        body = {"game": game, "name": name, "key": key(), "color": color, "character": character}
        return self._sit("/api/tables", name, {**body, "options": options})

    def join(self, name: str, color: str = "moss", character: str = "owl", watch: bool = False) -> Seat:
        body = {"name": name, "key": key(), "color": color, "character": character, "watch": watch}
        return self._sit(f"/api/tables/{self.code}/join", name, body)

    def _sit(self, path: str, name: str, body: dict[str, Any]) -> Seat:
        answer = httpx.post(self.url + path, json=body)
        assert answer.is_success, answer.text
        self.code = answer.json()["code"]
        self.seats.append(Seat(self.code, name, answer.json()["token"]))
        return self.seats[-1]


HEADS = """() => {
  const drawn = crypto.getRandomValues.bind(crypto);
  crypto.getRandomValues = (into) => (into.length === 1 ? into.fill(0) : drawn(into));
}"""
"""Coins that a page throws before there is a choice fall alike in both twins: where a wheel or a reel begins."""


class Pane(Phone):
    """A phone whose wire is in the hands of the test."""

    def __init__(self, context: BrowserContext, language: str = "en", touch: bool = True) -> None:
        super().__init__(context, language, touch)
        self.answered_by: Callable[[WebSocketRoute], None] = lambda _: None
        """Who answers when the page opens its socket."""
        context.add_init_script(f"({HEADS})()")
        self.page.route_web_socket("**/socket", lambda socket: self.answered_by(socket))


class Drawer:
    """Devices that stay on from one test to the next: a page opens in half the time where it was open before."""

    def __init__(self, browser: Browser) -> None:
        self.browser = browser
        self._lying: dict[str, list[Screen]] = {}

    @functools.cached_property
    def judge(self) -> Page:
        """A page that compares pictures."""
        return self.browser.new_page()

    def take(self, kind: str) -> Screen | None:
        """A device of this kind, if one lies here."""
        lying = self._lying.get(kind)
        return lying.pop() if lying else None

    def put(self, device: Screen) -> None:
        """It may be lent again, unless it is spoilt."""
        if device.rests():
            self._lying.setdefault(device.kind, []).append(device)
        else:
            device.close()


S = TypeVar("S", bound=Screen)


class Devices:
    """Lends devices to a test and puts them away afterwards; none of them may have met an error of its own."""

    def __init__(self, browser: Browser, url: str, drawer: Drawer | None = None) -> None:
        """Without a drawer every device is new, and gone afterwards."""
        self.browser = browser
        self.url = url
        self._drawer = drawer
        self.made: list[Screen] = []

    @property
    def judge(self) -> Page:
        """A page that compares pictures."""
        assert self._drawer is not None
        return self._drawer.judge

    def _lend(self, make: type[S], shape: Shape, locale: str, url: str = "", untouched: bool = False, **more: Any) -> S:
        """A device that lies in the drawer, or a new one. A page that was touched once may make sounds, also after it
        has gone to another address: whoever wants one that may not asks for an untouched one."""
        kind = "" if url or untouched else repr((make.__name__, shape.touch, locale, sorted(more.items())))
        found = self._drawer.take(kind) if self._drawer else None
        if found is None:
            context = context_of(self.browser, url or self.url, shape, locale, **more)
            if untouched:
                context.add_init_script(UNTOUCHED)
            touch: Any = {"touch": shape.touch} if issubclass(make, Phone) else {}
            found = make(context, locale[:2], **touch)
            found.kind = kind
            found.open(BLANK)
        else:
            found.page.set_viewport_size({"width": shape.width, "height": shape.height})
        assert isinstance(found, make)
        found.language = locale[:2]
        found.keeps({})
        self.made.append(found)
        return found

    def pane(self, shape: Shape = PHONE, **more: Any) -> Pane:
        """A phone whose wire is in the hands of the test, and which axe may look at."""
        return self._lend(Pane, shape, "en-GB", bypass_csp=True, **more)

    def phone(
        self, shape: Shape = PHONE, locale: str = "en-GB", url: str = "", plain: bool = False, **more: Any
    ) -> Phone:
        """`plain` is for somebody who wants the plain table."""
        phone = self._lend(Phone, shape, locale, url, **more)
        if plain:
            phone.keeps({"nightcoach.settings": '{"plain": true}'})
        return phone

    def screen(self, shape: Shape = TV, locale: str = "en-GB", **more: Any) -> TableScreen:
        return self._lend(TableScreen, shape, locale, **more)

    def table(self) -> Table:
        return Table(self.url)

    def put_away(self) -> None:
        broken = [line for device in self.made for line in device.broken]
        for device in self.made:
            if self._drawer:
                self._drawer.put(device)
            else:
                device.close()
        self.made.clear()
        assert broken == [], broken
