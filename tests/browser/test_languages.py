"""Every screen in every language, with long and strange names and large text: nothing is cut off, nothing is bare."""

from __future__ import annotations

import pytest

from tests.browser.axe import found_by_axe
from tests.browser.clipped import bare_ids, clipped
from tests.browser.phones import LANDSCAPE, Devices, Screen
from tests.browser.walk import LOOKS, PLAIN_ENGLISH, Look, walk
from tests.size import SIZE

pytestmark = pytest.mark.browser


CLEARLY = ("home", "/settings", "the lobby", "dealing", "menu", "prowling", "choosing", "sealed", "the end")
"""Where axe looks at every theme."""
MORE = (*LOOKS, Look("it"), Look("de", LANDSCAPE), Look("en", LANDSCAPE, 200))
"""What a soak adds."""


def unreadable(screen: Screen, look: Look) -> list[str]:
    """What somebody could not read on this page."""
    spoken = screen.page.locator("html").get_attribute("lang")
    wrong = [f"speaks {spoken}"] if spoken != look.language else []
    return wrong + clipped(screen) + [f"bare id {name}" for name in bare_ids(screen)]


@pytest.mark.long
def test_every_page_can_be_read_in_every_language_and_axe_finds_nothing_serious(devices: Devices) -> None:
    faults, looks = [], MORE if SIZE > 1 else LOOKS
    for stop, screen, look in walk(devices, looks, bypass_csp=True):
        found = unreadable(screen, look)
        if look == PLAIN_ENGLISH:
            found += found_by_axe(screen)
            themes = ("contrast", "day") if stop in CLEARLY else ()
            found += [each for theme in themes for each in found_by_axe(screen, theme, "color-contrast")]
        faults += [f"{stop} ({look.language}): {fault}" for fault in found]
    assert stop == "home with a table"  # it was walked to the end
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
