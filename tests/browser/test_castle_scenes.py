"""The great moments of the Castle of the Devil: the deal, a duel's windows, a proclamation, the end; and the TV."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import FloatRect, Locator, Page, expect

from nightcoach.games.castle.game import GAME
from tests.browser.axe import found_by_axe
from tests.browser.devices import Devices
from tests.browser.glass import Glass, Wall
from tests.browser.phones import DESKTOP, PATIENCE, PHONE, Shape, until
from tests.browser.readable import bare_ids, clipped, unreadable
from tests.browser.still import stand_still
from tests.browser.worlds import heard
from tests.games.castle.story import Story, castle

pytestmark = pytest.mark.browser

KEYS = "P1 thug: key_red, dagger | P3: key_green, key_plain | P2: whip, coat, sextant, monocle, tome"
SMALL = Shape(360, 640, touch=True)
CAME: list[dict[str, Any]] = [
    {"fact": "claim_right", "seat": 0, "form": "own", "society": "order", "named": [2], "total": 3, "need": 3},
    {"fact": "complete", "society": "order", "since": 31, "until": 47, "turns": 17, "need": 3},
    {"fact": "complete", "society": "brotherhood", "since": 12, "until": 20, "turns": 9, "need": 3},
    {"fact": "could", "seat": 0, "form": "own", "names": [2], "since": 31, "until": 43, "turns": 3},
    {"fact": "could", "seat": 3, "form": "rival", "names": [0, 2], "since": 34, "until": 46, "turns": 3},
    {"fact": "knew", "seat": 0, "other": 2, "society": "order", "since": 9, "source": "look"},
]
"""What is said of such a game."""


def stage(devices: Devices, shape: Shape = PHONE, seats: int = 6, **more: Any) -> Glass:
    settings = {"language": more.pop("language", "en"), "text": more.pop("text", 100)}
    return Glass(devices, "castle", seats, settings, shape=shape, **more)


def show(glass: Glass, story: Story, seat: int) -> None:
    glass.show(story.state, seat, heard(GAME, story.told, seat))


def stop_time(glass: Glass) -> None:
    """The page's clock goes on only when it is told to."""
    glass.page.clock.install()
    glass.page.clock.pause_at(glass.page.evaluate("Date.now()") + 1000)


def ended(story: Story) -> dict[str, Any]:
    """The board of a table whose game has ended so."""
    outcome = story.state.outcome()
    assert outcome is not None
    result = {"winners": outcome.winners, "losers": outcome.losers, "reason": outcome.reason, "rule": outcome.rule}
    more: dict[str, Any] = {"reveal": [], "seed": None, "record": None, "contributions": [], "facts": None}
    return {"phase": "over", "result": {**result, "party": outcome.party, **more}}


def box(what: Locator) -> FloatRect:
    found = what.bounding_box()
    assert found is not None
    return found


def hold_the_wax(glass: Glass, words: str) -> None:
    with glass.phone.holding(glass.page.locator("[data-wax]")):
        until(lambda: glass.sent and glass.sent[-1]["words"] == words, glass.page, f"{words} is sent")


# The deal


@pytest.mark.rule("C2.9", "C2.13")
def test_three_backs_lie_at_every_head_and_one_leafs_through_ones_own_in_order(devices: Devices) -> None:
    glass = stage(devices)
    glass.welcome["board"]["dealing"] = True
    show(glass, castle("P1 priest: dagger"), 0)
    expect(glass.page.locator(".dealt")).to_have_count(18)
    aloud = glass.page.locator(".fan [role=status]")
    names = [glass.phone.say(f"castle-word-{word}") for word in ("order", "priest", "dagger")]
    for way in (1, -1):  # to whichever side
        with glass.phone.holding(glass.phone.fan()) as slide:
            for step, name in enumerate(names):
                slide(way * step * 70)
                expect(aloud).to_contain_text(name)
    glass.phone.press(glass.page.locator("[data-looked]"))


# A duel


def test_in_a_duels_fixed_windows_it_is_said_what_goes_on_and_not_for_whom_we_wait(devices: Devices) -> None:
    glass = stage(devices)
    story = castle("P1: dagger").play("P1 challenge P2", "close")
    show(glass, story, 0)
    said = glass.phone.region("game-ask").get_by_role("heading")
    expect(said).to_have_text(glass.phone.say("castle-event-window", name="d2"))


@pytest.mark.rule("C6.23")
def test_a_verdict_strikes_the_score_through_and_says_who_wins(devices: Devices) -> None:
    glass = stage(devices)
    story = castle("P1: dagger | P3 alchemist: whip | P2 swordsman").play("P1 challenge P2", "close")
    story.play("P3 support sword", "P4 support shield", "P5 support shield", "P6 support shield", "close")
    show(glass, story, 1)
    duel = glass.page.locator(".duel")
    expect(duel.locator(".struck")).to_have_count(0)
    story.play("P3 play alchemist attacker")
    glass.go_on(story.state, 1, heard(GAME, story.told, 1))
    expect(duel.locator(".struck")).to_have_count(2)
    expect(duel.locator(".banner")).to_be_visible()
    expect(duel.locator(".sword .play")).to_have_count(1)


# A proclamation


@pytest.mark.rule("C8.5", "C9.5")
def test_the_scroll_says_what_it_takes(devices: Devices) -> None:
    glass = stage(devices, seats=5)
    for deck, counts in (("tome", "castle-scroll-bags"), ("", "castle-goal-end")):
        show(glass, castle("P1: dagger", seats=5, deck=deck), 0)
        glass.phone.press(glass.page.locator('[data-word="proclaim"]'))
        scroll = glass.page.locator("[data-scroll]")
        expect(scroll).to_contain_text(glass.phone.say(counts))
        expect(scroll).to_contain_text(glass.phone.say("castle-scroll-odd"))
        assert (clipped(glass.phone), bare_ids(glass.phone), found_by_axe(glass.phone)) == ([], [], [])
    glass.phone.press(glass.page.locator("[data-wax]"))
    assert glass.sent == [], "a tap is not enough"


@pytest.mark.rule("C9.5")
def test_what_cannot_be_proclaimed_looks_like_an_empty_tray_and_the_reason_is_read_while_held(devices: Devices) -> None:
    glass = stage(devices)
    show(glass, castle("P1: dagger"), 0)
    glass.phone.press(glass.page.locator('[data-word="proclaim"]'))
    glass.phone.put_down("proclaim own")
    with glass.phone.holding(glass.page.locator("[data-wax]")):
        glass.phone.sees("castle-do-missing")
    assert glass.sent == []
    with glass.phone.holding(glass.phone.fan()):
        expect(glass.page.locator(".lying")).to_contain_text(glass.phone.say("castle-closed-no_object"))


@pytest.mark.rule("C9.8")
def test_a_head_is_dragged_onto_a_pedestal_and_named_by_holding_the_wax(devices: Devices) -> None:
    glass = stage(devices, DESKTOP)
    show(glass, castle(KEYS).play("P1 proclaim own"), 0)
    mouse, head = glass.page.mouse, box(glass.page.locator('button[data-seat="2"]'))
    pedestal = box(glass.page.locator("[data-pedestal]").first)
    mouse.move(head["x"] + head["width"] / 2, head["y"] + head["height"] / 2)
    mouse.down()
    mouse.move(pedestal["x"] + pedestal["width"] / 2, pedestal["y"] + pedestal["height"] / 2, steps=5)
    mouse.up()
    expect(glass.page.locator('button[data-seat="2"]')).to_have_attribute("aria-pressed", "true")
    assert glass.sent == []
    hold_the_wax(glass, "name 2")


@pytest.mark.rule("C9.12")
def test_whoever_unmasks_rivals_must_name_somebody_before_that_is_all(devices: Devices) -> None:
    glass = stage(devices)
    story = castle("P1: whip | P2: goblet_red, goblet_green | P4: goblet_plain").play("P1 proclaim rival")
    show(glass, story, 0)
    with glass.phone.holding(glass.page.locator("[data-wax]")):
        glass.phone.sees("castle-closed-name_first")
    assert glass.sent == []
    story.play("P1 name P2")
    glass.go_on(story.state, 0, heard(GAME, story.told, 0))
    expect(glass.page.locator("[data-counted]")).to_have_attribute("data-counted", "2")
    hold_the_wax(glass, "that_is_all")


@pytest.mark.rule("C9.9", "C10.37")
def test_cards_turn_one_after_the_other_and_nothing_runs_ahead_of_them(devices: Devices) -> None:
    """A wrong name: it, its cards and the end come in one piece."""
    glass = stage(devices, reduced_motion="no-preference")
    story = castle("P1: key_red | P3: whip")
    show(glass, story, 3)
    stop_time(glass)
    story.play("P1 proclaim own", "P1 name P3")
    glass.go_on(story.state, 3, heard(GAME, story.told, 3), **ended(story))
    shown = glass.page.locator("[data-proclaimed]")
    expect(shown.locator(".turning")).to_have_count(3)  # a society, a profession, a Key
    expect(shown).to_contain_text("stands up")
    assert not glass.phone.is_over()
    glass.page.clock.run_for(2700)
    expect(shown.locator(".turning")).to_have_count(6)
    expect(shown.locator(".stone.filled")).to_have_count(1)
    expect(shown.locator("[data-banner]")).to_have_count(0)
    glass.page.clock.run_for(2700)
    expect(shown.locator("[data-banner=brotherhood]")).to_be_visible()
    assert not glass.phone.is_over()
    glass.page.clock.run_for(4300)
    until(glass.phone.is_over, glass.page, "the end")


def test_without_motion_the_end_is_there_at_once(devices: Devices) -> None:
    glass = stage(devices)
    story = castle("P1: key_red | P3: whip")
    show(glass, story, 3)
    stop_time(glass)  # so that nothing is merely waited for
    story.play("P1 proclaim own", "P1 name P3")
    glass.go_on(story.state, 3, heard(GAME, story.told, 3), **ended(story))
    until(glass.phone.is_over, glass.page, "the end")


def test_the_finger_that_held_the_wax_presses_nothing_that_comes_under_it(devices: Devices) -> None:
    glass = stage(devices)
    story = castle(KEYS).play("P1 proclaim own", "P1 name P3")
    show(glass, story, 0)
    with glass.phone.holding(glass.page.locator("[data-wax]")):
        until(lambda: glass.sent, glass.page, "it is sent")
        story.play("P1 that_is_all")
        glass.go_on(story.state, 0, heard(GAME, story.told, 0), **ended(story))
        until(glass.phone.is_over, glass.page, "the end")
        glass.phone.button("over-rematch").evaluate("each => { each.style = 'position: fixed; inset: 0'; }")
    stand_still(glass.page)
    assert glass.other == []


def test_a_tap_right_after_letting_go_counts(devices: Devices) -> None:
    glass = stage(devices)
    show(glass, castle(KEYS), 0)
    spy = glass.page.locator('[data-word="spy"]')
    spot = box(spy)
    for pressed in ("true", "false", "true", "false"):
        with glass.phone.holding(glass.phone.fan()):
            pass
        glass.page.touchscreen.tap(spot["x"] + 20, spot["y"] + 20)
        expect(spy).to_have_attribute("aria-pressed", pressed)


# The end


@pytest.mark.rule("C9.20")
@pytest.mark.parametrize("seats", [6, 8])
def test_the_first_view_of_the_end_is_both_societies_with_all_their_cards(devices: Devices, seats: int) -> None:
    glass = stage(devices, seats=seats)
    story = castle(KEYS, seats=seats).play("P1 proclaim own", "P1 name P3", "P1 that_is_all")
    show(glass, story, 1)
    glass.go_on(story.state, 1, heard(GAME, story.told, 1), **ended(story))
    until(glass.phone.is_over, glass.page, "the end")
    expect(glass.page.locator(".end [data-banner=order]")).to_be_visible()
    members = glass.page.locator(".end .member")
    expect(members).to_have_count(seats)
    stand_still(glass.page)
    assert max(box(member)["y"] + box(member)["height"] for member in members.all()) < PHONE.height
    expect(glass.page.locator(".end .winner")).to_have_count(seats // 2)
    expect(glass.page.locator(".ride")).to_have_count(0)
    assert (clipped(glass.phone), bare_ids(glass.phone)) == ([], [])
    assert [fault for theme in ("night", "contrast", "day") for fault in found_by_axe(glass.phone, theme)] == []


def test_every_word_of_it_can_be_read(devices: Devices) -> None:
    glass = stage(devices)
    show(glass, castle(KEYS), 0)
    glass.phone.press(glass.page.locator('[data-word="proclaim"]'))
    assert unreadable(glass.phone) == [], "the scroll"
    story = castle(KEYS).play("P1 proclaim own", "P1 name P3")
    show(glass, story, 0)
    assert unreadable(glass.phone) == [], "the naming"
    story.play("P1 that_is_all")
    glass.go_on(story.state, 0, heard(GAME, story.told, 0), **ended(story))
    until(glass.phone.is_over, glass.page, "the end")
    assert unreadable(glass.phone) == [], "the end"


# The TV


def size(page: Page, what: str) -> float:
    found: str = page.locator(what).first.evaluate("each => getComputedStyle(each).fontSize")
    return float(re.sub("px", "", found))


def test_the_tv_is_one_picture_that_can_be_read_from_the_sofa(devices: Devices) -> None:
    wall = Wall(devices, "castle", 6, bypass_csp=True)
    story = castle("P1: dagger | P3: tome").play("P1 spy P3", "P2 spy P1", "P3 spy P2", "P4 spy P1")
    wall.show(story.state, heard(GAME, story.told, None))
    expect(wall.page.locator(".told li")).to_have_count(3)
    assert box(wall.page.locator(".scene")) == {"x": 0, "y": 0, "width": 1920, "height": 1080}
    assert size(wall.page, ".caption") >= 40
    assert min(size(wall.page, each) for each in (".goal", ".told li", ".seat .name")) >= 24
    expect(wall.page.locator(".story")).to_have_count(0)
    low = box(wall.page.locator(".caption"))["y"]
    for name in wall.page.locator(".seat .name").all():
        assert box(name)["y"] + box(name)["height"] < low
    assert (clipped(wall.tv), bare_ids(wall.tv), found_by_axe(wall.tv)) == ([], [], [])
    story = castle("P1: dagger").play("P1 challenge P2", "close")
    wall.show(story.state, heard(GAME, story.told, None))
    expect(wall.page.locator(".caption")).to_have_text(wall.tv.say("castle-event-window", name="d2"))
    story = castle(KEYS).play("P1 proclaim own", "P1 name P3")
    wall.show(story.state, heard(GAME, story.told, None))
    expect(wall.page.locator("[data-proclaimed] .turning").first).to_be_visible(timeout=PATIENCE * 1000)
    assert clipped(wall.tv) == []
    story.play("P1 that_is_all")
    wall.page.route("**/facts", lambda route: route.fulfill(json=CAME))
    board = ended(story)
    board["result"]["facts"] = "/facts"
    wall.show(story.state, heard(GAME, story.told, None), **board)
    expect(wall.page.locator(".finale .member")).to_have_count(6, timeout=PATIENCE * 1000)
    expect(wall.page.locator(".came li")).to_have_count(len(CAME))
    assert size(wall.page, ".came li") >= 24
    foot = box(wall.page.locator(".finale .over"))
    assert foot["y"] + foot["height"] <= 1080, "nobody scrolls"
    assert (clipped(wall.tv), bare_ids(wall.tv)) == ([], [])
