"""The Castle of the Devil on the plain table: cards by name, secrets while held, moves step by step."""

from __future__ import annotations

import re
from typing import Any

import httpx
import pytest
from playwright.sync_api import expect

from nightcoach.games.castle.cards import OBJECTS, PROFESSIONS
from tests.browser.axe import found_by_axe, found_in_every_theme
from tests.browser.devices import Devices
from tests.browser.phones import Phone, Seat, bare, until
from tests.browser.readable import unreadable
from tests.server.client import key

pytestmark = pytest.mark.browser

PATIENT = {"window_seconds": 1, "turn_seconds": 0, "answer_seconds": 0}


def sits_down(devices: Devices, locale: str = "en-GB", **more: Any) -> Phone:
    """One person at a table of the Castle, first to act, with quick bots."""
    person = {"name": "Anna", "key": key(), "color": "amber", "character": "fox"}
    body = {"game": "castle", **person, "options": {**PATIENT, "start_player": 0}}
    made = httpx.post(f"{devices.url}/api/tables", json=body)
    assert made.is_success, made.text
    phone = devices.phone(locale=locale, plain=True, **more)
    phone.sit(Seat(made.json()["code"], "Anna", made.json()["token"]))
    phone.fill_with_bots(3)
    phone.quick_bots()
    phone.begin()
    phone.look_at_the_deal()
    phone.sees("castle-ask-turn")
    return phone


def choose(phone: Phone, *labels: str) -> None:
    for label in labels:
        ask = phone.region("game-ask")
        phone.press(ask.locator(".choices").get_by_role("button", name=re.compile(rf"^\W*{re.escape(label)}\W*$")))


def test_own_cards_are_in_the_page_only_while_held(devices: Devices) -> None:
    phone = sits_down(devices)
    societies = [phone.say("castle-word-order"), phone.say("castle-word-brotherhood")]
    page = phone.page.locator("main")
    assert not any(society in page.inner_text() for society in societies)
    with phone.holding(phone.button("castle-board-cards")):
        until(lambda: any(s in page.inner_text() for s in societies), phone.page, "the cards are shown")
        held = phone.page.locator("button.held.shown").inner_text()
    assert any(phone.say(f"castle-about-{profession}") in bare(held) for profession in PROFESSIONS)
    until(lambda: not any(s in page.inner_text() for s in societies), phone.page, "they are hidden again")


def test_an_offer_is_made_step_by_step_with_a_way_back(devices: Devices) -> None:
    phone = sits_down(devices)
    name = bare(phone.page.locator(".seats li").nth(1).locator("bdi").inner_text())
    other = bare(phone.page.locator(".seats li").nth(2).locator("bdi").inner_text())
    choose(phone, phone.say("castle-word-offer"), name)
    phone.press(phone.button("ui-back"))
    choose(phone, other)
    sentence = bare(phone.region("game-ask").locator(".so-far").inner_text())
    assert sentence == f"{phone.say('castle-word-offer')} · {other}"
    phone.do_hidden(phone.hidden_words()[0])
    until(lambda: any("You offer" in line for line in phone.story()), phone.page, "the offer is told")


@pytest.mark.rule("C9.16")
def test_a_proclamation_that_is_not_open_says_why(devices: Devices) -> None:
    phone = sits_down(devices)
    choose(phone, phone.say("castle-word-proclaim"))
    why = f"{phone.say('castle-closed-no_seal')} (C9.16)"
    with phone.holding(phone.reel()) as slide:
        phone.slide_to("proclaim solo", slide)
        expect(phone.page.get_by_role("status").filter(has_text="C9.16")).to_contain_text(why)
    expect(phone.page.get_by_text("C9.16")).to_have_count(0)
    phone.press(phone.page.locator("[data-do]"))
    phone.sees("reel-missing")


@pytest.mark.parametrize("locale", ["de-DE", "it-IT"])
def test_a_game_ends_with_a_proclamation_and_everything_by_name(devices: Devices, locale: str) -> None:
    phone = sits_down(devices, locale)
    choose(phone, phone.say("castle-word-proclaim"))
    phone.do_hidden("proclaim rival")
    phone.sees("castle-ask-naming")
    for _ in range(4):
        if phone.is_over():
            break
        ask = phone.region("game-ask")
        if not ask.locator("button.main").count():
            phone.press(ask.locator(".choices button:not([aria-disabled='true'])").first)
        phone.press(ask.locator("button.main"))
        until(lambda: phone.is_over() or not ask.locator("button.main").count(), phone.page, "the next question")
    until(phone.is_over, phone.page, "the end")
    shown = phone.page.locator("main").inner_text()
    assert not [word for word in (*OBJECTS, *PROFESSIONS) if "_" in word and word in shown]
    told = " ".join(phone.story())
    assert phone.say("castle-word-order") in told or phone.say("castle-word-brotherhood") in told
    phone.press(phone.page.get_by_text(phone.say("castle-came-all"), exact=True))
    came = phone.page.locator(".key li, details[open] li")
    expect(phone.page.locator("details[open] li").first).to_be_visible()
    lines = [bare(line) for line in came.all_inner_texts()]
    assert len(lines) > 5
    assert not [line for line in lines if not line or "castle-" in line or "{" in line]


def test_the_guide_explains_every_card(devices: Devices) -> None:
    phone = devices.phone()
    phone.open("/rules/castle")
    phone.sees("castle-guide-1")
    phone.sees("castle-about-diplomat")
    phone.page.get_by_role("searchbox").fill("Tome")
    phone.sees("castle-about-tome")
    expect(phone.text("castle-about-dagger")).to_have_count(0)


def test_the_guide_begins_with_six_pictures(devices: Devices) -> None:
    phone = devices.phone()
    phone.open("/rules/castle")
    expect(phone.page.locator(".pictures .scene")).to_have_count(6)
    assert unreadable(phone) == []
    phone.open("/rules/eatme")
    phone.sees("eatme-guide-1")
    expect(phone.page.locator(".pictures")).to_have_count(0)


def test_axe_finds_nothing_serious_at_a_table_of_the_castle(devices: Devices) -> None:
    phone = sits_down(devices, bypass_csp=True)
    assert found_in_every_theme(phone) == []
    choose(phone, phone.say("castle-word-proclaim"))
    assert found_by_axe(phone) == []
