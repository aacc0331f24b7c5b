"""Every screen in every language, with long and strange names and large text: nothing is cut off, nothing is bare."""

from __future__ import annotations

import json
from collections.abc import Iterator

import pytest

from tests.browser.clipped import bare_ids, clipped
from tests.browser.phones import LANDSCAPE, PHONE, Devices, Screen, Shape
from tests.browser.walk import walk
from tests.size import SIZE

pytestmark = pytest.mark.browser


def faults(stops: Iterator[tuple[str, Screen]], language: str) -> list[str]:
    """All that is wrong on the way."""
    found = []
    for stop, screen in stops:
        spoken = screen.page.locator("html").get_attribute("lang")
        found += [f"{stop}: speaks {spoken}"] if spoken != language else []
        found += [f"{stop}: {fault}" for fault in clipped(screen)]
        found += [f"{stop}: bare id {name}" for name in bare_ids(screen)]
    assert stop == "home with a table"  # it was walked to the end
    return found


# Each language once, in one of three shapes; English is read by every other test. A soak walks all of them.
WALKS = [("fr-FR", PHONE, 100), ("de-DE", PHONE, 200), ("it-IT", LANDSCAPE, 100)]
MORE = [("en-GB", PHONE, 100), ("it-IT", PHONE, 100), ("de-DE", LANDSCAPE, 100)]


@pytest.mark.parametrize(("locale", "shape", "size"), WALKS + (MORE if SIZE > 1 else []))
def test_every_text_can_be_read(devices: Devices, locale: str, shape: Shape, size: int) -> None:
    settings = {"name": "nightcoach.settings", "value": json.dumps({"text": size})}
    state = {"cookies": [], "origins": [{"origin": devices.url, "localStorage": [settings]}]}
    assert "\n".join(faults(walk(devices, locale, shape, storage_state=state), locale[:2])) == ""


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
