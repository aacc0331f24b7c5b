"""Every game can be played on the plain table: a ring of seats, big buttons, and the reason why one is grey."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.phones import PATIENCE, Devices, Phone, bare, until

pytestmark = pytest.mark.browser


def plain_phone(devices: Devices) -> Phone:
    phone = devices.phone()
    phone.context.add_init_script(f"localStorage['nightcoach.settings'] ??= '{json.dumps({'plain': True})}'")
    return phone


def sits_down(devices: Devices, **options: Any) -> Phone:
    """One person at the plain table, with two quick bots."""
    phone = plain_phone(devices)
    phone.sit(
        devices.table().make("Anna", target_points=5, choose_seconds=0, prowl_seconds=0, deal_seconds=0, **options)
    )
    phone.add_bot()
    phone.add_bot()
    phone.quick_bots()
    phone.press(phone.button("lobby-start"))
    phone.waits_for("game-ask")
    return phone


def answer(phone: Phone) -> None:
    """Press the first open button of the question until the move is whole, then say yes."""
    ask = phone.region("game-ask")
    heading = ask.get_by_role("heading").inner_text()
    sure = re.compile("^" + re.escape(phone.say("chooser-confirm", move="@").split("@")[0]))
    yes = ask.get_by_role("button", name=sure).or_(phone.page.locator("[data-do]"))
    secret = phone.reel().count() > 0
    if secret:
        phone.choose_hidden(phone.hidden_words()[0])
        # The next question may be the same, and come before anybody has looked: but its reel is another.
        phone.reel().evaluate("each => each.toggleAttribute('data-answered', true)")
    again = phone.say("chooser-again")
    choices = ask.locator("button:not([aria-disabled='true'])").filter(has_not_text=again)
    for _ in range(8):
        if yes.count():
            break
        phone.press(choices.first)
    phone.press(yes)
    answered = phone.page.locator("[data-answered]")
    until(
        lambda: (
            phone.is_over()
            or ask.get_by_role("heading", name=heading).count() == 0
            or not (answered.count() if secret else yes.count())
        ),
        phone.page,
        "the answer is taken",
    )


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
def test_the_own_den_is_grey_for_the_wolf_and_says_why(devices: Devices) -> None:
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
