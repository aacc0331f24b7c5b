"""Every game can be played on the plain table: a ring of seats, big buttons, and the reason why one is grey."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.devices import Devices
from tests.browser.phones import PATIENCE, Phone, bare, until
from tests.browser.plain import answer

pytestmark = pytest.mark.browser


def sits_down(devices: Devices, **options: Any) -> Phone:
    """One person at the plain table, with two quick bots."""
    phone = devices.phone(plain=True)
    phone.sit(
        devices.table().make("Anna", target_points=5, choose_seconds=0, prowl_seconds=0, deal_seconds=0, **options)
    )
    phone.add_bot()
    phone.add_bot()
    phone.quick_bots()
    phone.press(phone.button("lobby-start"))
    phone.waits_for("game-ask")
    return phone


def test_a_game_is_played_to_its_end_on_the_plain_table(devices: Devices) -> None:
    phone = sits_down(devices, first_deal="chosen_wolf", first_wolf=1)  # so there is a choice to make
    asked: set[str] = set()
    for _ in range(150):
        until(
            lambda: phone.is_over() or phone.region("game-ask").get_by_role("heading").count(),
            phone.page,
            "a question or the end",
        )
        if phone.is_over():
            break
        asked.add(bare(phone.region("game-ask").get_by_role("heading").inner_text()))
        answer(phone)
    assert phone.say("eatme-ask-choose") in asked
    final = phone.final()
    assert re.search(r"\b([5-9]|1\d)\b", final.ranking[0])
    assert final.why.endswith(("E5.2", "E5.3"))


@pytest.mark.rule("E3.3")
def test_the_wolfs_own_den_is_grey_and_says_why(devices: Devices) -> None:
    phone = sits_down(devices, first_deal="chosen_wolf", first_wolf=0)
    answer(phone)  # deals
    phone.sees("eatme-ask-prowl")
    ask = phone.region("game-ask")
    grey = ask.get_by_role("button", name="Anna", disabled=True)
    expect(grey).to_have_count(1)
    expect(ask.get_by_role("button", disabled=False)).to_have_count(2)
    grey.click(force=True)
    expect(phone.page.get_by_role("status").filter(has_text="E3.3")).to_contain_text(
        phone.say("eatme-closed-own_house"), timeout=PATIENCE * 1000
    )
    phone.sees("eatme-ask-prowl")  # and nothing was done
