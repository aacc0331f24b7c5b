"""Lupus in Tabula on phones: a whole game of twelve, and every window of a village of twenty-four."""

from __future__ import annotations

import contextlib
import random
import time
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Error, expect

from nightcoach.table.log.people import Person
from tests.browser.axe import found_in_every_theme
from tests.browser.devices import Devices
from tests.browser.phones import DESKTOP, PHONE, Phone, bare, until
from tests.browser.readable import Look, unreadable
from tests.browser.village import NAMES, SLOW, Village, answer, grid, lay, too_small
from tests.kit.cable import cable_to
from tests.server.running import Running
from tests.size import SIZE

pytestmark = pytest.mark.browser

FAST: dict[str, Any] = {
    "preset": "custom",
    "custom_list": "werewolf:2,seer:1,bodyguard:1,villager:8",
    "beats": "off",
    "forecasts": False,
    "call_seconds": 1,
    "recognition_seconds": 1,
    "discussion_seconds": 20,
    "nomination_seconds": 20,
    "defence_seconds": 1,
    "vote_seconds": 20,
    "grace_seconds": 300,
    "first_night_kill": True,
    "nomination_mode": "simultaneous",
}
LOCKED = 1
"""Ben's phone goes dark for a while."""
TAPS = 3
"""What everybody does in each window and each call of a night: to tap, to change one's mind, to confirm."""
TWELVE = "W V S V B W V V V V V V"
TWENTY_FOUR = "W W W S M B O F F H Y P V V V V V V V V V V V V"
LAST_WOLF = "V W S M B O F F H Y P V V V V V V V V V V V W W"
CLEARLY = ("night", "claimed and ready", "end")
"""Where axe looks, in every theme; in the same windows of a smaller village it looks everywhere."""
WIDE_NAMES = [f"{'W' * 22}{number:02}" for number in range(24)]


# A whole game


def lock_and_unlock(village: Village, cut: Any, mend: Any) -> None:
    """At night a phone goes dark and loses its network; looked at again it shows what all the others show."""
    locked, other = village.phones[LOCKED], village.phones[0]
    control = locked.context.new_cdp_session(locked.page)
    before = village.state.view(None).call
    control.send("Page.setWebLifecycleState", {"state": "frozen"})
    cut()
    until(lambda: not person(village, LOCKED).connected, other.page, "the table has lost it")
    until(lambda: village.state.view(None).call != before, other.page, "the night goes on without it")
    mend()
    control.send("Page.setWebLifecycleState", {"state": "active"})
    control.detach()
    until(lambda: person(village, LOCKED).connected, locked.page, "it is back")
    village.shows(locked)


def person(village: Village, seat: int) -> Person:
    """Who sits there, as the table knows them."""
    table = village.room.table
    return next(each for each in table.people.values() if table.seat_of(each.id) == seat)


def get_ready(phone: Phone) -> None:
    """Whoever lives has nothing more to say today."""
    ready = phone.region("game-ask").locator('[data-word="ready"]')
    if ready.count():
        with contextlib.suppress(Error):  # the talk ended under the finger
            ready.click(timeout=500)


@pytest.mark.long
@pytest.mark.rule("L3.51")
def test_a_game_of_twelve_is_played_to_its_end_though_a_phone_is_locked_at_night(
    devices: Devices, server: Running
) -> None:
    with cable_to(server.url) as cable:
        phones = [devices.phone(url=cable.url if seat == LOCKED else "") for seat in range(4)]
        village = Village(server, phones, NAMES[:4], bots=8, **FAST)
        village.begin()
        chance = random.Random(6)
        end = time.monotonic() + 300
        locked = False
        taps: Counter[tuple[str, object]] = Counter()
        while village.room.table.phase == "play":
            assert time.monotonic() < end, f"day {village.state.day}: {[phone.offered() for phone in village.phones]}"
            if not locked and village.state.window() == "night" and village.state.day > 1:
                village.put(TWELVE, day=2, ghosts=[*range(6, 12)], welcome=6)  # some days later, few are left
                lock_and_unlock(village, cable.cut, cable.mend)
                locked = True
            moment = village.state.day, village.state.window(), village.state.view(None).call
            busy = [phone for phone in village.phones if taps[phone.name, moment] < TAPS]
            for phone in busy:
                taps[phone.name, moment] += 1
                if moment[1] == "discussion" and taps[phone.name, moment] == TAPS:
                    get_ready(phone)
                else:
                    answer(phone, chance)
            if not busy:
                village.host.page.wait_for_timeout(50)
        assert {event.kind for event in village.room.table.told} >= {"night", "talk_over", "suspects", "voted"}
        assert locked
        outcome = village.state.outcome()
        assert outcome is not None
        why = f"lupus-why-{outcome.reason}"
        for phone in village.phones:
            phone.waits_for("over-title")
            expect(phone.region("over-title")).to_contain_text(phone.say(why))
            shown = bare(phone.page.get_by_role("main").inner_text())
            assert shown.count(phone.say("lupus-part-winner")) == len(outcome.winners)


# Every window


def stops(village: Village) -> Iterator[str]:
    """Past everything that a village can show to somebody."""
    phone = village.host
    ask = phone.region("game-ask")
    day: dict[str, Any] = {"text": TWENTY_FOUR, "day": 2, "ghosts": [13, 14], "welcome": 13}
    phone.unfold_options()
    yield "lobby"
    village.begin()
    village.put(**day)
    phone.press(grid(phone).nth(5))
    until(lambda: village.state.view(0).pointing == 5, phone.page, "somebody is pointed at")
    expect(phone.page.locator(".tapped")).to_have_count(0)
    yield "night"
    village.put(**day, window="discussion")
    yield "discussion"
    phone.press(ask.locator('[data-word="5"]'))
    yield "claims"
    phone.press(ask.locator('[data-say="claim_result 5 wolf"]'))
    yield "before a claim"
    phone.press(ask.locator("[data-send]"))
    phone.press(ask.locator('[data-tab="board"]'))
    expect(phone.region("lupus-board-title").get_by_role("rowheader")).to_have_count(2)
    phone.press(ask.locator('[data-word="ready"]'))
    phone.sees("lupus-board-you-are-ready")
    yield "claimed and ready"
    village.put(**day, window="nomination", extra="asked=0")
    yield "nomination"
    phone.press(ask.locator('[data-word="5"]'))
    yield "before a nomination"
    village.put(**day, window="defence", suspects=(0, 5))
    yield "defence"
    village.put(**day, window="lynch_vote", suspects=(4, 5))
    yield "vote"
    with phone.holding(phone.page.locator("[data-ballot] button")):
        expect(phone.page.locator("[data-choice]")).to_have_count(2)
        yield "before the vote is sealed"
    lay(phone, "vote tuft")
    phone.sees("lupus-board-sealed")
    yield "voted"
    village.put(**{**day, "ghosts": [0, 14], "welcome": 0}, window="discussion")
    yield "ghost"
    village.put(**{**day, "ghosts": [0, 14], "welcome": 0}, window="discussion", forecasts=True)
    yield "a ghost who foretells"
    lay(phone, "forecast 5 wolf")
    until(lambda: village.state.view(0).forecasts, phone.page, "the table has it")
    village.put(LAST_WOLF, day=3, ghosts=[8, 22, 23], lynched=[22, 23], welcome=8, window="lynch_vote", suspects=(1, 2))
    lay(phone, "vote paw")
    phone.sees("lupus-board-sealed")
    village.time_is_up()
    phone.waits_for("over-title")
    yield "end"


@pytest.mark.long
def test_twenty_four_players_with_wide_names_find_every_window_readable_and_within_reach(
    devices: Devices, server: Running
) -> None:
    phone = devices.phone(locale="de-DE", bypass_csp=True)  # for axe
    crowd = Village(server, [phone], WIDE_NAMES, **SLOW)
    faults: list[str] = []
    for number, stop in enumerate(stops(crowd)):
        shapes = (PHONE, DESKTOP) if SIZE > 1 else (PHONE, DESKTOP)[number % 2 :][:1]
        found = unreadable(phone, [Look("de", shape) for shape in shapes]) + too_small(phone)
        found += found_in_every_theme(phone) if stop in CLEARLY else []
        faults += [f"{stop}: {fault}" for fault in found]
    assert stop == "end"
    assert "\n".join(faults) == ""
