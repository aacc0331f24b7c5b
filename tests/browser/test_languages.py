"""Every screen in every language, with long and strange names and large text: nothing is cut off, nothing is bare."""

from __future__ import annotations

import pytest

from tests.browser.axe import found_by_axe, found_in_every_theme
from tests.browser.devices import Devices
from tests.browser.readable import Look, bare_ids, clipped, looks_in_turn, unreadable
from tests.browser.walk import stops

pytestmark = pytest.mark.browser


CLEARLY = ("home", "/settings", "the lobby", "dealing", "menu", "prowling", "choosing", "sealed", "the end")
"""Where axe looks at every theme."""


@pytest.mark.long
def test_every_page_can_be_read_in_every_language_and_axe_finds_nothing_serious(devices: Devices) -> None:
    faults = []
    for number, stop in enumerate(stops(devices, bypass_csp=True)):
        found = unreadable(stop.screen, looks_in_turn(number), stop.held)
        with stop.held():
            found += (found_in_every_theme if stop.name in CLEARLY else found_by_axe)(stop.screen)
        faults += [f"{stop.name}: {fault}" for fault in found]
    assert stop.name == "home with a table"  # it was walked to the end
    assert "\n".join(faults) == ""


def test_what_is_set_in_another_tab_holds_in_this_one(devices: Devices) -> None:
    phone = devices.phone()
    phone.open("/")
    phone.sees("home-games")
    other = phone.context.new_page()
    other.goto("/settings")
    other.get_by_label("Deutsch", exact=True).check()
    phone.language = "de"
    phone.sees("home-games")


def test_what_is_cut_off_or_bare_would_be_found(devices: Devices) -> None:
    phone = devices.phone()
    phone.open("/")
    phone.sees("home-games")
    assert clipped(phone) == []
    assert bare_ids(phone) == []
    for style, fault in (
        ("width:40px;overflow:hidden;white-space:nowrap", "cut at the side"),
        ("height:4px;overflow:hidden", "cut above or below"),
        ("position:absolute;left:-30px;white-space:nowrap", "outside the page"),
        ("width:700px;white-space:nowrap", "wide, not"),
    ):
        phone.page.evaluate(
            """style => {
              const planted = document.createElement('p');
              planted.id = 'planted';
              planted.textContent = 'A text that nobody can read: over-title';
              planted.style.cssText = style;
              document.querySelector('main').append(planted);
            }""",
            style,
        )
        assert any(fault in each for each in clipped(phone)), fault
        assert bare_ids(phone) == ["over-title"]
        phone.page.evaluate("document.getElementById('planted').remove()")


def test_what_is_cut_off_in_one_language_and_size_alone_is_found_there(devices: Devices) -> None:
    phone = devices.phone(bypass_csp=True)
    phone.open("/")
    phone.sees("home-games")
    phone.page.evaluate(
        """() => {
          const planted = document.createElement('p');
          planted.textContent = 'A text that is too long for German ears';
          planted.className = 'planted';
          document.querySelector('main').append(planted);
          const style = new CSSStyleSheet();
          style.replaceSync('html:lang(de) .planted { max-width: 320px; overflow: hidden; white-space: nowrap; }');
          document.adoptedStyleSheets = [style];
        }"""
    )
    looks = [Look(language, text=text) for language in ("en", "de") for text in (100, 200)]
    assert [look for look in looks if unreadable(phone, [look])] == [Look("de", text=200)]
    assert all(str(Look("de", text=200)) in fault for fault in unreadable(phone, looks))
    assert (phone.page.locator("html").get_attribute("lang"), clipped(phone)) == ("en", [])
