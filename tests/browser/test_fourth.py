"""A game that an installed package brings is on the home page, has its rules, and is played on phones to its end."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.devices import Devices
from tests.browser.phones import PATIENCE, Phone, spoken, until
from tests.browser.plain import answer
from tests.installed import FOURTH, environment, install
from tests.server.running import Process

pytestmark = pytest.mark.browser

NAME = "Smugglers"


@pytest.fixture(scope="module")
def harbour(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server in whose environment the package is installed."""
    folder = tmp_path_factory.mktemp("harbour")
    process = Process(folder / "t.db", env=environment(install(FOURTH, folder)), cold=True)
    yield process.url
    process.stop()


@pytest.fixture
def devices(browser: Browser, harbour: str) -> Iterator[Devices]:
    found = Devices(browser, harbour)
    yield found
    found.put_away()


def test_it_is_listed_at_home_and_has_its_page_of_rules(devices: Devices) -> None:
    phone = devices.phone()
    phone.open("/")
    listed = phone.page.locator("li.game").filter(has=phone.page.get_by_role("heading", name=NAME))
    expect(listed).to_contain_text("straight faces at the customs")
    expect(listed).to_contain_text(spoken("5–10 minutes", whole=False))
    expect(listed.locator("svg path")).to_have_count(1)
    listed.get_by_role("link", name=phone.say("home-rules")).click()
    expect(phone.page.get_by_role("heading", name=NAME)).to_be_visible()
    expect(phone.page.get_by_role("heading", name="The idea")).to_be_visible()
    phone.press(phone.button("rules-whole"))
    expect(phone.page.locator("#S2\\.1")).to_be_visible(timeout=PATIENCE * 1000)


def test_whoever_reads_a_language_that_it_does_not_bring_reads_english(devices: Devices) -> None:
    phone = devices.phone(locale="fr-FR")
    phone.open("/")
    listed = phone.page.locator("li.game").filter(has=phone.page.get_by_role("heading", name=NAME))
    expect(listed).to_contain_text("straight faces at the customs")


def is_asked(phone: Phone) -> bool:
    return phone.region("game-ask").get_by_role("heading").count() > 0


def test_two_phones_and_a_bot_play_it_to_its_end_on_the_plain_table(devices: Devices) -> None:
    table = devices.table()
    phones = [devices.phone(), devices.phone()]
    phones[0].sit(table.make("Anna", game="smugglers", seconds=0))
    phones[1].sit(table.join("Bo"))
    phones[0].add_bot()
    phones[0].press(phones[0].button("lobby-start"))
    for phone in phones:
        phone.waits_for("game-ask")
    for _ in range(40):
        until(
            lambda: any(phone.is_over() or is_asked(phone) for phone in phones),
            phones[0].page,
            "a question or the end",
        )
        if phones[0].is_over():
            break
        for phone in phones:
            if not phone.is_over() and is_asked(phone):
                answer(phone)
    for phone in phones:
        final = phone.final()
        assert len(final.ranking) == 3
        assert re.search(r"points: \W*\d", final.why)
    assert json.loads(phones[0].page.locator("#shelf").inner_text())[-1]["game"] == "smugglers"
