"""Secret choices are made on a reel: with a finger, with keys, or tap by tap; and never stay in the page."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from nightcoach.words import LANGUAGES
from tests.browser.axe import found_by_axe
from tests.browser.devices import Devices
from tests.browser.glass import Glass
from tests.browser.phones import until
from tests.browser.readable import Look, unreadable
from tests.games.castle.story import castle

pytestmark = pytest.mark.browser

HANDS = "P1: dagger, whip, coat | P2: gloves"


def at_the_reel(devices: Devices, **settings: Any) -> Glass:
    """It is P1's turn, who offers P2 something."""
    glass = Glass(devices, "castle", 6, {"plain": True, **settings})
    glass.show(castle(HANDS).state, 0)
    for word in ("offer", "1"):
        glass.phone.press(glass.page.locator(f'[data-word="{word}"]'))
    return glass


def heard(glass: Glass) -> Locator:
    """What is read aloud beside the reel."""
    return glass.page.locator(".reel [role=status]")


def names(glass: Glass) -> set[str]:
    return {glass.phone.say(f"castle-word-{card}") for card in ("dagger", "whip", "coat")}


def hidden(glass: Glass) -> bool:
    shown = glass.page.locator("main").inner_text()
    return not any(name in shown for name in names(glass))


def sent(glass: Glass) -> str:
    glass.phone.press(glass.page.locator("[data-do]"))
    until(lambda: glass.sent, glass.page, "the move is sent")
    return str(glass.sent[-1]["words"])


def test_a_choice_is_made_with_a_finger_and_seen_again_while_it_is_held(devices: Devices) -> None:
    glass = at_the_reel(devices)
    glass.phone.choose_hidden("offer 1 whip")
    assert hidden(glass)
    with glass.phone.holding(glass.phone.reel()):
        expect(heard(glass)).to_contain_text(glass.phone.say("castle-word-whip"))
    expect(heard(glass)).to_have_text("")
    assert sent(glass) == "offer 1 whip"


def test_a_choice_is_made_with_keys(devices: Devices) -> None:
    glass = at_the_reel(devices)
    keys = glass.page.keyboard
    glass.phone.reel().focus()
    keys.down(" ")
    expect(heard(glass)).to_have_text(glass.phone.say("reel-slide"))
    for _ in range(3):
        before = heard(glass).inner_text()
        keys.press("ArrowRight")
        expect(heard(glass)).not_to_have_text(before)
        if glass.phone.say("castle-word-coat") in heard(glass).inner_text():
            break
    keys.up(" ")
    until(lambda: hidden(glass), glass.page, "it is hidden again")
    keys.press("Tab")
    keys.press("Enter")
    until(lambda: glass.sent, glass.page, "the move is sent")
    assert glass.sent[-1]["words"] == "offer 1 coat"


def test_whoever_cannot_hold_taps_to_see_and_taps_again_for_the_next(devices: Devices) -> None:
    glass = at_the_reel(devices, tap=True)
    seen: list[str] = []
    glass.page.clock.install()
    for _ in range(4):
        glass.phone.press(glass.phone.reel())
        expect(heard(glass)).not_to_have_text(seen[-1] if seen else "")
        seen.append(heard(glass).inner_text())
    assert seen[0] == glass.phone.say("reel-slide")
    assert all(any(name in text for text in seen[1:]) for name in names(glass))
    glass.page.clock.run_for(5000)
    until(lambda: hidden(glass), glass.page, "it hides by itself")
    expect(heard(glass)).to_have_text("")
    last = next(card for card in ("dagger", "whip", "coat") if glass.phone.say(f"castle-word-{card}") in seen[-1])
    assert sent(glass) == f"offer 1 {last}"


def test_nothing_is_done_before_something_was_chosen(devices: Devices) -> None:
    glass = at_the_reel(devices)
    glass.phone.press(glass.page.locator("[data-do]"))
    glass.phone.sees("reel-missing")
    with glass.phone.holding(glass.phone.reel()):
        expect(heard(glass)).to_have_text(glass.phone.say("reel-slide"))
    glass.phone.press(glass.page.locator("[data-do]"))
    glass.phone.sees("reel-missing")
    assert glass.sent == []


def test_a_page_that_is_left_hides_what_was_held(devices: Devices) -> None:
    glass = at_the_reel(devices)
    glass.phone.reel().focus()
    glass.page.keyboard.down(" ")
    expect(heard(glass)).not_to_have_text("")
    glass.page.evaluate("() => dispatchEvent(new Event('blur'))")
    expect(heard(glass)).to_have_text("")


@pytest.mark.parametrize("tap", [False, True], ids=["hold", "tap"])
def test_a_reel_is_readable_in_the_largest_print_and_to_those_who_listen(devices: Devices, tap: bool) -> None:
    glass = Glass(devices, "castle", 6, {"plain": True, "language": "de", "text": 200, "tap": tap})
    full = "P1: bag_key | P2: bag_goblet, dagger, whip, coat, gloves"
    glass.show(castle(full).play("P1 offer P2 bag_key").state, 1)
    field = glass.page.locator(".reel .field")
    assert unreadable(glass.phone, [Look(language, text=200) for language in LANGUAGES]) == []
    if tap:
        glass.phone.press(glass.phone.reel())
        expect(glass.page.locator("[data-choices]")).to_be_visible()
    else:
        with glass.phone.holding(glass.phone.reel()) as slide:
            glass.phone.slide_to("accept bag_goblet", slide)  # with the reason why it is closed
            expect(heard(glass)).to_contain_text("C5.6")
            assert field.evaluate("each => each.scrollHeight <= each.clientHeight"), "all of it is in the field"
            assert found_by_axe(glass.phone) == []
