"""Usage: python -m tools.pictures [GAME | NAME…]

Writes every picture, or those of one game, or only the named ones; of one game alone no other is played. All is the
same in every run: who plays, what they do, what bots answer, and time, which stands still in the browsers and all but
still at the table.
"""

from __future__ import annotations

import contextlib
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from unittest import mock

from playwright.sync_api import Browser, sync_playwright

from nightcoach.server.client import built
from tests.browser.devices import Devices, launch
from tests.server.running import running
from tools.pictures.camera import TARGET, Camera, head
from tools.pictures.days import Days
from tools.pictures.first import FirstRide
from tools.pictures.night import Night
from tools.pictures.people import COACH, CODE, LESSON, VILLAGE, dressed
from tools.pictures.ride import Ride
from tools.pictures.staged import SlowClock, game, house

HOST = "nightcoach.home"
"""What the address bar says; the browser is told that it is this machine."""


def pages(devices: Devices, camera: Camera) -> None:
    """What there is without a table."""
    visitor = dressed(devices, "Anna")
    page = visitor.page
    visitor.open("/")
    visitor.sees("home-games")
    page.wait_for_load_state("networkidle")
    camera.take(visitor, "home")
    visitor.open("/new/eatme")
    page.locator("details summary").first.click()
    camera.take(visitor, "new-table")
    for name, path in (
        ("settings", "/settings"),
        ("rules", "/rules/eatme"),
        ("guide", "/rules/castle"),
        ("credits", "/credits"),
    ):
        visitor.open(path)
        page.locator("main h1").wait_for()
        camera.take(visitor, name)

    def shown() -> None:
        page.evaluate("document.getElementById('E3.6').scrollIntoView({ block: 'center' })")

    visitor.open("/rules/eatme#E3.6")
    page.locator("[id='E3.6']").wait_for()
    camera.take(visitor, "rule", before=shown)


@contextlib.contextmanager
def chromium(port: int) -> Iterator[Browser]:
    """Debian's browser; the server has a name there."""
    with sync_playwright() as driver:
        name = f"--host-resolver-rules=MAP {HOST} 127.0.0.1:{port}"
        found = launch(driver.chromium, name, "--font-render-hinting=none")
        yield found
        found.close()


@contextlib.contextmanager
def away(browser: Browser) -> Iterator[Devices]:
    """Devices that are put away afterwards."""
    devices = Devices(browser, f"http://{HOST}")
    yield devices
    devices.put_away()


CODES = {"eatme": (CODE,), "castle": (COACH, LESSON), "lupus": (VILLAGE,)}
"""The tables of each game."""


def main(wanted: list[str]) -> Camera:
    """All of them, from the first page to the end of the last game."""
    TARGET.mkdir(exist_ok=True)
    games = [each for each in CODES if each in wanted] or list(CODES)
    whole = len(games) == len(CODES)
    camera = Camera([name for name in wanted if name not in CODES])
    codes = [code for each in games for code in CODES[each]]
    with (
        tempfile.TemporaryDirectory() as folder,
        mock.patch("nightcoach.server.lobby.new_code", side_effect=codes),
        mock.patch("nightcoach.games.game", game),  # how it came is read from the record of our game
        running(Path(folder, "pictures.db"), house=house(), client=built()) as server,
        chromium(int(server.url.rsplit(":", 1)[1])) as browser,
    ):
        server.door.secret = b"the pictures"
        server.door.lobby.clock = SlowClock()
        if whole:
            with away(browser) as devices:
                pages(devices, camera)
        if "eatme" in games:
            with away(browser) as devices:
                Night(devices, camera).taken()
        if "castle" in games:
            with away(browser) as devices:
                Ride(devices, server, camera).taken()
            with away(browser) as devices:
                FirstRide(devices, server, camera).taken()
            server.door.lobby.clock = SlowClock()
        if whole:
            head(browser, camera)
        if "lupus" in games:
            with away(browser) as devices:
                Days(devices, server, camera).taken(browser)
    print(f"{sum(path.stat().st_size for path in camera.taken.values()) / 1e6:.1f} MB")
    return camera


if __name__ == "__main__":
    if any(each.startswith("-") for each in sys.argv[1:]):
        sys.exit(__doc__)
    main(sys.argv[1:])
