"""The stage of the Castle of the Devil: the fan by finger, by keys and by taps; readable in every language and size."""

from __future__ import annotations

import contextlib
import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Locator, Position, expect

from nightcoach.games.castle.game import GAME
from nightcoach.words import LANGUAGES
from tests.browser.axe import found_by_axe, found_in_every_theme
from tests.browser.devices import Devices
from tests.browser.glass import Glass
from tests.browser.phones import DESKTOP, PHONE, Shape, spoken, until
from tests.browser.readable import LOOKS, looks_in_turn, unreadable
from tests.browser.still import stand_still
from tests.browser.worlds import heard
from tests.games.castle.story import Story, castle
from tests.size import SIZE

pytestmark = pytest.mark.browser

HANDS = "P1 clairvoyant: dagger, whip, coat | P2: gloves, bag_goblet + 2 | P3 ^doctor: tome"


def stage(devices: Devices, shape: Shape = PHONE, seats: int = 6, **settings: Any) -> Glass:
    return Glass(devices, "castle", seats, settings, shape=shape)


def show(glass: Glass, story: Story, seat: int) -> None:
    glass.show(story.state, seat, heard(GAME, story.told, seat))


def windows(seats: int = 6) -> Iterator[tuple[str, Story, int]]:
    """A moment of each shape that the page can have, and whose phone is looked at."""
    yield "turn", castle(HANDS, seats=seats), 0
    yield "waiting", castle(HANDS, seats=seats), 1
    yield "news", castle(HANDS, seats=seats).play("P1 spy P2"), 0
    yield "answer", castle(HANDS, seats=seats).play("P1 offer P2 whip"), 1
    yield "ability", castle(HANDS, seats=seats).play("P1 offer P2 coat", "P2 accept gloves"), 0
    # Duels as new tables have them (OPT-K).
    fighters = "P1 hypnotist: dagger | P2 swordsman: gloves | P3 alchemist: whip"
    yield "d1_2", castle(fighters, seats=seats, brisk_duels=True).play("P1 challenge P2"), 2
    duel = castle(fighters, seats=seats, brisk_duels=True).play("P1 challenge P2")
    duel.play(*[f"P{seat} support {'sword' if seat % 2 else 'shield'}" for seat in range(3, seats + 1)])
    duel.play("close", "close", "P1 play dagger")
    yield "d5", duel, 1
    won = "duel=0,1 swords=2,3,4 shields=5 winner=0"
    if seats == 6:
        yield "d8_9", castle("P1: dagger | P2: coat, tome", window="d8_9", extra=won, brisk_duels=True), 0
    yield "naming", castle("P1: key_red | P3: key_green, key_plain", seats=seats).play("P1 proclaim own"), 0


def offering(glass: Glass) -> None:
    """P1 has chosen to offer P2 something."""
    show(glass, castle(HANDS), 0)
    glass.phone.press(glass.page.locator('[data-word="offer"]'))
    glass.phone.press(glass.page.locator('button[data-seat="1"]'))


def aloud(glass: Glass) -> Locator:
    return glass.page.locator(".fan [role=status]")


def sent(glass: Glass) -> str:
    until(lambda: glass.sent, glass.page, "the move is sent")
    return str(glass.sent[-1]["words"])


def test_a_card_is_put_down_with_one_gesture_and_given_with_one_tap(devices: Devices) -> None:
    glass = stage(devices)
    offering(glass)
    glass.phone.put_down("offer 1 whip")
    assert glass.phone.say("castle-word-whip") not in glass.page.locator("main").inner_text()
    glass.phone.press(glass.page.locator("[data-do]"))
    assert sent(glass) == "offer 1 whip"


def test_what_was_slid_up_lies_on_the_tray_before_the_finger_lets_go_and_when_it_is_held_again(
    devices: Devices,
) -> None:
    glass = stage(devices)
    offering(glass)
    tray = glass.page.locator("[data-choices] .lying")
    whip = glass.phone.say("castle-tray-full", what=glass.phone.say("castle-word-whip"))
    with glass.phone.holding(glass.phone.fan()) as slide:
        expect(tray).to_have_text(glass.phone.say("castle-tray-empty"))
        glass.phone.lift("offer 1 whip", slide)
        expect(tray).to_have_text(glass.phone.say("castle-tray-empty"))
    glass.phone.put_down("offer 1 whip", lambda: expect(tray).to_have_text(spoken(whip)))
    with glass.phone.holding(glass.phone.fan()):
        expect(tray).to_have_text(spoken(whip))


def test_what_lies_on_the_tray_stays_there_while_others_do_something(devices: Devices) -> None:
    glass = stage(devices)
    offering(glass)
    glass.phone.put_down("offer 1 whip")
    glass.news(1, deck=7)
    stand_still(glass.page)
    glass.phone.press(glass.page.locator("[data-do]"))
    assert sent(glass) == "offer 1 whip"


def test_looking_without_sliding_up_chooses_nothing(devices: Devices) -> None:
    glass = stage(devices)
    offering(glass)
    with glass.phone.holding(glass.phone.fan()) as slide:
        slide(30)
        expect(aloud(glass)).not_to_have_text("")
    glass.phone.press(glass.page.locator("[data-do]"))
    glass.phone.sees("castle-do-missing")
    assert glass.sent == []


def test_a_finger_that_the_browser_takes_away_chooses_nothing(devices: Devices) -> None:
    glass = stage(devices)
    offering(glass)
    with glass.phone.holding(glass.phone.fan()) as slide:
        glass.phone.lift("offer 1 whip", slide)
        glass.page.evaluate("() => dispatchEvent(new Event('blur'))")
        expect(glass.page.locator("[data-choices]")).to_have_count(0)
    glass.phone.press(glass.page.locator("[data-do]"))
    glass.phone.sees("castle-do-missing")


def test_a_whole_offer_is_made_with_keys_alone(devices: Devices) -> None:
    glass = stage(devices, DESKTOP)
    show(glass, castle(HANDS), 0)
    keys = glass.page.keyboard
    glass.page.locator('[data-word="offer"]').focus()
    keys.press("Enter")
    glass.page.locator('button[data-seat="1"]').focus()
    keys.press("Enter")
    glass.phone.fan().focus()
    keys.down(" ")
    expect(aloud(glass)).to_have_text(glass.phone.say("castle-fan-slide"))
    for _ in range(6):
        keys.press("ArrowRight")
        if glass.phone.say("castle-word-coat") in aloud(glass).inner_text():
            break
    keys.press("ArrowUp")
    expect(aloud(glass)).to_contain_text(glass.phone.say("castle-fan-down"))
    keys.up(" ")
    expect(aloud(glass)).to_have_text("")
    glass.page.locator("[data-do]").focus()
    keys.press("Enter")
    assert sent(glass) == "offer 1 coat"


def test_whoever_cannot_hold_taps_to_see_a_card_and_again_to_choose_it(devices: Devices) -> None:
    glass = stage(devices, tap=True)
    offering(glass)
    glass.phone.press(glass.phone.fan())
    shown = glass.page.locator("[data-moves]")
    expect(shown.first).to_be_visible()
    place = [each.get_attribute("data-moves") for each in shown.all()].index("offer 1 dagger")
    box = glass.phone.fan().bounding_box()
    assert box is not None
    spot = Position(x=(place + 0.5) / shown.count() * box["width"], y=box["height"] / 2)
    glass.phone.fan().click(position=spot)  # lifts it
    expect(aloud(glass)).to_contain_text(glass.phone.say("castle-word-dagger"))
    glass.phone.fan().click(position=spot)  # puts it down
    expect(aloud(glass)).to_contain_text(glass.phone.say("castle-fan-down"))
    glass.phone.press(glass.page.locator("[data-do]"))
    assert sent(glass) == "offer 1 dagger"


def test_spying_takes_three_taps(devices: Devices) -> None:
    glass = stage(devices)
    show(glass, castle(HANDS), 0)
    for what in ('[data-word="spy"]', 'button[data-seat="3"]', "[data-do]"):
        glass.phone.press(glass.page.locator(what))
    assert sent(glass) == "spy 3"


@pytest.mark.rule("C2.1", "C5.24")
@pytest.mark.parametrize("near", [0, 2])
def test_whoever_plays_next_sits_on_the_left(devices: Devices, near: int) -> None:
    glass = stage(devices)
    show(glass, castle(HANDS), near)
    middle = {
        seat: glass.page.locator(f'[data-seat="{seat}"]').evaluate(
            "each => { const box = each.getBoundingClientRect(); return [box.x + box.width / 2, box.y]; }"
        )
        for seat in range(6)
    }
    mine = middle[near]
    assert mine[1] == max(y for _, y in middle.values()), "my own head is nearest to me"
    assert middle[(near + 1) % 6][0] < mine[0] < middle[(near - 1) % 6][0]


TURN = ("spy", "offer", "challenge", "profession", "proclaim")
HIGHER = "document.documentElement.scrollHeight - innerHeight"
FAN_AT = "document.querySelector('[data-fan]').getBoundingClientRect().top"


@pytest.mark.parametrize("language", LANGUAGES)
def test_at_six_seats_nothing_is_higher_than_the_phone_and_the_fan_stays_in_its_place(
    devices: Devices, language: str
) -> None:
    glass = stage(devices, language=language)
    high, fans = {}, {}
    for name, story, seat in windows():
        show(glass, story, seat)
        with glass.phone.holding(glass.phone.fan()):  # after the first look the page no longer says how
            pass
        stand_still(glass.page)
        high[name], fans[name] = glass.page.evaluate(f"[{HIGHER}, {FAN_AT}]")
        for verb in TURN if name == "turn" else ():
            glass.phone.press(glass.page.locator(f'[data-word="{verb}"]'))
            high[verb], fans[verb] = glass.page.evaluate(f"[{HIGHER}, {FAN_AT}]")
    assert {name: more for name, more in high.items() if more > 0} == {}
    assert {name: at for name, at in fans.items() if abs(at - fans["waiting"]) > 1} == {}


MUST = {"d1_2": {1: False, 2: True}, "d5": {1: False}, "d8_9": {0: True, 2: False}}
"""Who has to choose something in windows in which the others may react."""


@pytest.mark.parametrize("plain", [False, True])
def test_where_most_can_do_nothing_the_button_promises_nothing(devices: Devices, plain: bool) -> None:
    glass = stage(devices, plain=plain)
    for name, story, _ in windows():
        for at, must in MUST.get(name, {}).items():
            show(glass, story, at)
            button = glass.page.locator("[data-do]")
            expect(button).to_have_class(re.compile(r"\bmain\b") if must else re.compile(r"^(?!.*\bmain\b)"))


def test_eight_fit_without_covering_each_other(devices: Devices) -> None:
    glass = stage(devices, seats=8)
    show(glass, castle(HANDS, seats=8), 0)
    boxes = [glass.page.locator(f'[data-seat="{seat}"]').bounding_box() for seat in range(8)]
    for at, one in enumerate(boxes):
        for other in boxes[at + 1 :]:
            assert one is not None
            assert other is not None
            apart_x = abs(one["x"] - other["x"]) >= min(one["width"], other["width"])
            apart_y = abs(one["y"] - other["y"]) >= min(one["height"], other["height"])
            assert apart_x or apart_y, (at, one, other)


def test_every_word_of_the_stage_can_be_read_and_axe_finds_nothing_serious(devices: Devices) -> None:
    glass = stage(devices)

    @contextlib.contextmanager
    def holding() -> Iterator[None]:
        with glass.phone.holding(glass.phone.fan()) as slide:
            slide(20)
            expect(glass.page.locator("[data-choices]")).to_be_visible()
            yield

    for number, (name, story, seat) in enumerate(windows()):
        show(glass, story, seat)
        axe = found_in_every_theme if name in ("turn", "d5") else found_by_axe
        assert unreadable(glass.phone, looks_in_turn(number)) + axe(glass.phone) == [], name
        held = [look for look in LOOKS if look.shape == PHONE]
        assert unreadable(glass.phone, held if SIZE > 1 else held[number % len(held) :][:1], holding) == [], (
            f"{name}, held"
        )
    with holding():
        assert found_in_every_theme(glass.phone) == []


def test_those_who_listen_hear_who_sits_where_with_what(devices: Devices) -> None:
    glass = stage(devices)
    show(glass, castle(HANDS), 0)
    seat = glass.page.locator('[data-seat="1"]').get_attribute("aria-label") or ""
    assert "2 objects" in "".join(letter for letter in seat if letter not in "\u2068\u2069")
    doctor = glass.page.locator('[data-seat="2"]').get_attribute("aria-label") or ""
    assert glass.phone.say("castle-word-doctor") in doctor


def test_the_story_can_be_read_for_one_person_alone(devices: Devices) -> None:
    glass = stage(devices, DESKTOP)
    story = castle(HANDS).play("P1 spy P3", "P2 spy P4", "P3 spy P1")
    show(glass, story, 5)
    lines = glass.page.locator(".story li")
    spied = lines.filter(has_text="spies")
    expect(spied).to_have_count(3)
    stand_still(glass.page)
    everything = lines.count()
    glass.phone.press(glass.page.locator(".people button").nth(3))
    expect(spied).to_have_count(1)
    glass.phone.press(glass.page.locator(".people button").nth(3))
    expect(lines).to_have_count(everything)
