"""Own guesses on the stage of the Castle: set by a held gesture, keys or taps, seen while held, stored once a turn.

The coins of a page behind glass fall alike: it begins with the left neighbour, and a step to the left is the next.
"""

from __future__ import annotations

import contextlib
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from nightcoach.games.castle.game import GAME
from nightcoach.words import LANGUAGES
from tests.browser.devices import Devices
from tests.browser.glass import Glass
from tests.browser.phones import DESKTOP, PHONE, Shape, until
from tests.browser.readable import SMALL, Look, unreadable
from tests.browser.worlds import heard
from tests.games.castle.story import Story, castle

pytestmark = pytest.mark.browser

HANDS = "P1 clairvoyant: dagger, whip, coat | P2: gloves, bag_goblet + 2 | P3 ^doctor: tome"


def stage(devices: Devices, shape: Shape = PHONE, **settings: Any) -> Glass:
    return Glass(devices, "castle", 6, settings, shape=shape)


def show(glass: Glass, story: Story, seat: int) -> None:
    glass.show(story.state, seat, heard(GAME, story.told, seat))


def held(glass: Glass) -> Locator:
    return glass.page.locator("[data-guess]")


def known(glass: Glass) -> list[str | None]:
    """What I take the others for, from my left on, as the page of what I know shows it."""
    with glass.phone.holding(glass.page.locator("[data-known]")):
        expect(glass.page.locator(".book")).to_be_visible()
        return [each.get_attribute("data-taken") for each in glass.page.locator(".book [data-taken]").all()]


def marked(glass: Glass, times: int) -> list[str | None]:
    until(lambda: len(glass.marked) >= times, glass.page, "marks are sent")
    return glass.marked


def test_a_guess_is_set_with_one_gesture_and_seen_only_while_it_is_held(devices: Devices) -> None:
    glass = stage(devices)
    show(glass, castle(HANDS), 0)
    with glass.phone.holding(held(glass)) as slide:
        expect(glass.page.locator(".book [data-taken=none]")).to_have_count(5)
        slide(-60)
        expect(glass.page.locator(".book [data-taken=friend]")).to_have_count(1)
    expect(glass.page.locator("[data-taken]")).to_have_count(0)
    assert known(glass) == ["friend", "none", "none", "none", "none"]


def test_holding_without_sliding_changes_nothing(devices: Devices) -> None:
    glass = stage(devices)
    show(glass, castle(HANDS), 0)
    with glass.phone.holding(held(glass)) as slide:
        slide(-20, 20)
    assert known(glass) == ["none"] * 5


def test_guesses_are_set_with_keys_alone(devices: Devices) -> None:
    glass = stage(devices, DESKTOP)
    show(glass, castle(HANDS), 0)
    keys = glass.page.keyboard
    held(glass).focus()
    keys.down(" ")
    for key in ("ArrowDown", "ArrowRight", "ArrowDown", "ArrowLeft"):
        keys.press(key)
    said = glass.page.locator(".books [role=status]").first
    expect(said).to_contain_text(glass.phone.say("castle-guess-friend"))
    keys.up(" ")
    expect(said).to_have_text("")
    assert known(glass) == ["none", "foe", "friend", "none", "none"]


def test_whoever_cannot_hold_taps_through_the_guesses(devices: Devices) -> None:
    glass = stage(devices, tap=True)
    show(glass, castle(HANDS), 0)
    glass.phone.press(held(glass))
    expect(glass.page.locator(".book")).to_be_visible()
    for guess in ("foe", "friend"):
        glass.phone.press(held(glass))
        expect(glass.page.locator(f".book [data-taken={guess}]")).to_have_count(1)


def test_what_the_table_has_kept_is_there_again(devices: Devices) -> None:
    glass = stage(devices)
    glass.noted(".fe.e.")
    show(glass, castle(HANDS), 0)
    assert known(glass) == ["friend", "foe", "none", "foe", "none"]


def test_every_turn_says_one_thing_to_the_table_whether_something_is_new_or_not(devices: Devices) -> None:
    glass = stage(devices)
    show(glass, castle(HANDS), 0)
    with glass.phone.holding(held(glass)) as slide:
        slide(-60)
    glass.news(1, turn=50)
    assert marked(glass, 1) == [".f...."]
    glass.news(2, turn=50, passed=0)
    glass.news(3, turn=51)
    assert marked(glass, 2) == [".f....", None]


def test_every_word_of_it_can_be_read(devices: Devices) -> None:
    glass = stage(devices)
    glass.noted(".fe.e.")
    show(glass, castle(HANDS), 0)
    looks = [Look(language, *how) for language in LANGUAGES for how in ((PHONE, 100), (PHONE, 200), (SMALL, 100))]

    @contextlib.contextmanager
    def holding() -> Iterator[None]:
        with glass.phone.holding(held(glass)):
            expect(glass.page.locator(".book")).to_be_visible()
            yield

    assert unreadable(glass.phone, looks, holding) == []
