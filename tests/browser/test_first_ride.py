"""The first ride on a phone: found on the first page, and won by doing what the slips say."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from nightcoach.words import LANGUAGES
from tests.browser.axe import found_by_axe
from tests.browser.devices import Devices
from tests.browser.lesson import do, slip, slips, told
from tests.browser.phones import PHONE, Phone, spoken, until
from tests.browser.readable import Look, bare_ids, unreadable

pytestmark = pytest.mark.browser


def begin(devices: Devices) -> Phone:
    phone = devices.phone(bypass_csp=True)  # for axe
    phone.open("/")
    phone.press(phone.page.locator('[data-lesson="castle"]'))
    phone.waits_for("game-ask")
    return phone


def test_the_first_ride_is_won_by_doing_what_the_slips_say(devices: Devices) -> None:
    phone = begin(devices)
    phone.quick_bots()
    seen: list[str] = []
    while not told(phone).startswith("done"):
        until(lambda: told(phone).split()[0] != "watch", phone.page, f"something to do after {seen}")
        now = told(phone)
        name = now.split()[0]
        if name == "done":
            break
        assert bare_ids(phone) == []
        assert phone.page.evaluate("document.documentElement.scrollHeight") <= PHONE.height, f"{name} fits"
        seen.append(name)
        do(phone, name)
        until(lambda now=now: told(phone) != now, phone.page, f"{now} is done")  # type: ignore[misc]
    assert [name for name in seen if name != "pass"] == slips()
    phone.sees("castle-lesson-done")
    phone.open("/")
    expect(phone.link("home-new").first).to_be_visible()
    expect(phone.page.locator("[data-lesson]")).to_have_count(0)


def test_the_first_ride_can_be_left_and_resumed(devices: Devices) -> None:
    phone = begin(devices)
    phone.quick_bots()
    do(phone, "cards")
    expect(slip(phone)).to_have_attribute("data-slip", "spy")
    do(phone, "spy")
    expect(slip(phone)).to_have_attribute("data-slip", "offer")
    phone.leave()
    phone.press(phone.page.locator("a.back").first)
    phone.waits_for("game-ask")
    expect(slip(phone)).to_have_attribute("data-slip", "offer")


def test_a_slip_of_the_hand_is_answered_with_a_hint_that_comes_back_if_it_was_put_away(devices: Devices) -> None:
    phone = begin(devices)
    phone.press(phone.button("castle-lesson-hide"))
    expect(slip(phone).get_by_role("status")).to_have_count(0)
    phone.press(phone.page.locator('[data-word="spy"]'))
    phone.press(phone.page.locator('button[data-seat="1"]'))
    phone.press(phone.page.locator("[data-do]"))
    phone.sees("castle-lesson-again", tries=1)
    assert told(phone) == "cards 0"
    do(phone, "cards")
    phone.press(phone.page.locator('button[data-seat="2"]'))
    phone.press(phone.page.locator("[data-do]"))
    expect(slip(phone)).to_have_attribute("data-step", "1")
    expect(phone.page.locator(".again")).to_have_count(0)


def test_every_further_slip_of_the_hand_changes_the_hint_and_is_read_out_again(devices: Devices) -> None:
    phone = begin(devices)
    do(phone, "cards")
    phone.press(phone.page.locator('[data-word="spy"]'))
    phone.press(phone.page.locator('button[data-seat="1"]'))
    for tries in (1, 2, 3):
        phone.press(phone.page.locator("[data-do]"))
        expect(slip(phone).get_by_role("status")).to_contain_text(
            spoken(phone.say("castle-lesson-again", tries=tries), False)
        )


def test_a_head_glows_only_once_the_right_verb_is_pressed(devices: Devices) -> None:
    phone = begin(devices)
    do(phone, "cards")
    head = phone.page.locator('button[data-seat="2"]')
    for verb, style in (("challenge", "none"), ("spy", "dashed")):
        phone.press(phone.page.locator(f'[data-word="{verb}"]'))
        expect(head).to_have_css("outline-style", style)
    phone.press(head)
    expect(phone.page.locator("[data-do]")).to_have_css("outline-style", "dashed")


def test_the_page_that_opens_a_table_offers_the_ride_too(devices: Devices) -> None:
    phone = devices.phone()
    phone.open("/new/castle")
    expect(phone.button("castle-lesson-begin")).to_be_visible()
    phone.open("/new/eatme")
    expect(phone.button("new-make")).to_be_visible()
    expect(phone.page.locator("[data-lesson]")).to_have_count(0)


def test_a_slip_can_be_read_in_every_language_also_twice_as_large(devices: Devices) -> None:
    phone = begin(devices)
    expect(slip(phone)).to_have_attribute("data-slip", "cards")
    assert unreadable(phone, [Look(language, text=text) for language in LANGUAGES for text in (100, 200)]) == []
    assert found_by_axe(phone) == []
