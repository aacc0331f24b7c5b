"""The operator's page in a browser, on a phone."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.axe import AXE, RUN
from tests.browser.devices import Devices
from tests.server.running import Running

pytestmark = pytest.mark.browser

TOKEN = "a token for tests"


@pytest.fixture
def broken(page: Page) -> list[str]:
    """What the page complains about."""
    found: list[str] = []
    page.on("pageerror", lambda error: found.append(str(error)))
    page.on("console", lambda said: found.append(said.text) if "Content Security Policy" in said.text else None)
    return found


@pytest.fixture
def afar(browser: Browser, server: Running) -> Iterator[Page]:
    """A phone behind a proxy."""
    context = browser.new_context(
        base_url=server.url, locale="de-DE", viewport={"width": 360, "height": 740},
        extra_http_headers={"x-forwarded-for": "192.0.2.7"},
    )  # fmt: skip
    server.door.admin_token = TOKEN
    yield context.new_page()
    server.door.admin_token = ""
    context.close()


def test_it_shows_a_table_and_announces_a_restart(page: Page, broken: list[str], devices: Devices) -> None:
    table = devices.table()
    table.make("Anna <b>")
    page.goto("/admin")
    card = page.locator("#tables article", has_text=table.code)
    expect(card).to_contain_text("Anna <b>")
    expect(page.locator("#servers article")).to_have_count(1)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "nothing sticks out"
    page.evaluate(AXE.read_text())
    assert page.evaluate(RUN, ["night", []]) == [], "it can be read, and listened to"
    page.get_by_role("button", name="Tell all tables").click()
    expect(page.get_by_role("status")).to_contain_text("tables have been told")
    assert broken == []


def test_from_afar_it_asks_for_the_token_and_forgets_it(afar: Page) -> None:
    afar.goto("/admin")
    afar.get_by_label("Token").fill("wrong")
    afar.get_by_role("button", name="Anmelden").click()
    expect(afar.get_by_role("status")).to_have_text("Dieses Token stimmt nicht.")
    expect(afar.locator("#shown")).to_be_hidden()
    afar.get_by_label("Token").fill(TOKEN)
    afar.get_by_role("button", name="Anmelden").click()
    expect(afar.locator("#servers article")).to_have_count(1)
    assert TOKEN not in afar.evaluate("JSON.stringify(localStorage) + document.cookie + location.href")
    afar.get_by_role("button", name="Abmelden").click()
    expect(afar.get_by_label("Token")).to_be_visible()
    expect(afar.locator("#shown")).to_be_hidden()
