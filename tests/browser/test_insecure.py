"""As on most evenings: plain http to a name in the home network, where browsers keep their best parts to themselves."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.devices import Devices, launch
from tests.browser.phones import play_on, until
from tests.server.running import Running

pytestmark = pytest.mark.browser

NAME = "table.test"


@pytest.fixture
def insecure(browser: Browser, server: Running) -> Iterator[Devices]:
    """Phones that reach the server by a name which is no secure context, as no name in a home network is."""
    own = launch(browser.browser_type, f"--host-resolver-rules=MAP {NAME} 127.0.0.1")
    devices = Devices(own, server.url.replace("127.0.0.1", NAME))
    yield devices
    devices.put_away()
    own.close()


def test_a_whole_game_is_played_over_plain_http(insecure: Devices) -> None:
    anna, ben = insecure.phone(reduced_motion="no-preference"), insecure.phone()
    anna.open("/new/eatme")
    assert anna.page.evaluate("isSecureContext") is False
    assert anna.page.evaluate("navigator.clipboard === undefined && navigator.wakeLock === undefined") is True
    points = anna.page.get_by_label(anna.say("eatme-option-target_points"), exact=True)
    points.fill("5")
    points.press("Tab")
    anna.page.get_by_label(anna.say("dress-name"), exact=True).fill("Anna")
    anna.press(anna.button("new-make"))
    code = anna.code()
    ben.join(code, "Ben")

    # Copying falls back to the old way, or asks to copy by hand: something is told in any case.
    anna.press(anna.button("lobby-copy"))
    told = [anna.say("lobby-copied"), anna.say("lobby-select")]
    status = anna.page.get_by_role("status")
    until(lambda: any(text in told for text in status.all_inner_texts()), anna.page, "copying tells how it went")

    # The screen is kept awake by a film, from the first tap on.
    film = "() => [...document.querySelectorAll('video')].some((film) => !film.paused && film.currentTime > 0)"
    anna.page.wait_for_function(film)

    anna.add_bot()
    anna.quick_bots()
    anna.begin()
    play_on([anna, ben], lambda: anna.is_over() and ben.is_over())
    assert anna.final().ranking == ben.final().ranking
    for phone in (anna, ben):
        phone.press(phone.page.get_by_text(phone.say("over-fair"), exact=True))
        expect(phone.page.get_by_text(phone.say("over-fair-yes"))).to_be_visible()
