"""A real server with the built client, and Debian's Chromium."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, sync_playwright

from nightcoach.server.client import built
from tests.browser.devices import Devices, Drawer, launch
from tests.server.running import Running, running


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(tmp_path_factory.mktemp("browser") / "t.db", client=built()) as found:
        yield found


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with sync_playwright() as driver:
        found = launch(driver.chromium)
        yield found
        found.close()


@pytest.fixture
def page(browser: Browser, server: Running) -> Iterator[Page]:
    """A phone that knows nothing of us yet."""
    context = browser.new_context(base_url=server.url, locale="en-GB", viewport={"width": 390, "height": 844})
    yield context.new_page()
    context.close()


@pytest.fixture(scope="session")
def drawer(browser: Browser) -> Drawer:
    """Where devices lie between two tests."""
    return Drawer(browser)


@pytest.fixture(scope="session")
def judge(drawer: Drawer) -> Page:
    """A page that compares pictures."""
    return drawer.judge


@pytest.fixture
def devices(browser: Browser, server: Running, drawer: Drawer) -> Iterator[Devices]:
    """As many phones and screens as the test likes."""
    found = Devices(browser, server.url, drawer)
    yield found
    found.put_away()


@pytest.fixture(scope="module")
def shared_devices(browser: Browser, server: Running, drawer: Drawer) -> Iterator[Devices]:
    """Phones and screens that all tests of a file share."""
    found = Devices(browser, server.url, drawer)
    yield found
    found.put_away()
