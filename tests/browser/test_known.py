"""What a seat knows in the Castle: on held pages, beside the stage if its owner wants that, in the story."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from nightcoach.core.chance import Chance
from nightcoach.core.events import Event
from nightcoach.core.state import State
from nightcoach.games.castle.game import GAME
from nightcoach.words import LANGUAGES
from tests.browser.axe import found_by_axe
from tests.browser.devices import Devices
from tests.browser.glass import Glass
from tests.browser.phones import DESKTOP, PHONE, Shape, until
from tests.browser.readable import Look, bare_ids, clipped, unreadable
from tests.browser.worlds import heard
from tests.games.castle.story import castle

pytestmark = pytest.mark.browser

SMALL = Shape(360, 640, touch=True)
STEPS = 160
"""Moves after which everybody has seen something of everybody."""


def late(seats: int = 6) -> tuple[State, list[Event]]:
    """Somebody's turn in the middle of a game that was played at random."""
    chance = Chance("much was seen")
    told: list[Event] = []
    state = GAME.deal(seats, GAME.Options(), chance.fork(), told.append)
    for step in range(STEPS * 2):
        if step > STEPS and state.window() == "turn":
            break
        seat = state.waiting()[0]
        calm = [move for move in state.legal(seat) if move.verb not in GAME.grave]
        state.play(seat, chance.pick(calm), told.append)
    return state, told


def stage(devices: Devices, shape: Shape = PHONE, seats: int = 6, **settings: Any) -> Glass:
    glass = Glass(devices, "castle", seats, settings, shape=shape)
    glass.noted(".fe.e."[:seats])
    state, told = late(seats)
    glass.show(state, 0, heard(GAME, told, 0))
    return glass


def known(glass: Glass) -> Locator:
    return glass.page.locator("[data-known]")


PAGE = """() => {
  const room = document.querySelector('.book .room').getBoundingClientRect();
  const rows = [...document.querySelectorAll('.book .flow > *')];
  return rows.flatMap((row, at) => {
    const box = row.getBoundingClientRect();
    const whole = box.top >= room.top - 1 && box.bottom <= room.bottom + 1;
    return getComputedStyle(row).visibility === 'hidden' ? [] : [[at, whole]];
  });
}"""


@pytest.mark.parametrize(
    ("language", "shape", "text", "seats"),
    [("en", PHONE, 100, 6), ("de", PHONE, 200, 6), ("fr", SMALL, 100, 6), ("it", PHONE, 200, 8), ("de", SMALL, 100, 8)],
)
def test_all_that_is_known_stands_whole_on_some_page(
    devices: Devices, language: str, shape: Shape, text: int, seats: int
) -> None:
    glass = stage(devices, shape, seats, language=language, text=text)
    keys = glass.page.keyboard
    known(glass).focus()
    keys.down(" ")
    expect(glass.page.locator(".book h3")).to_be_visible()
    count = glass.page.locator(".book .count")
    pages = int(count.inner_text().split("/")[1])
    seen: list[int] = []
    for page in range(pages):
        expect(count).to_have_text(f"{page + 1} / {pages}")
        assert (clipped(glass.phone), bare_ids(glass.phone)) == ([], []), page
        rows = glass.page.evaluate(PAGE)
        assert all(whole for _, whole in rows), (page, rows)
        seen += [at for at, _ in rows]
        keys.press("ArrowRight")
    keys.up(" ")
    assert seen == [*range(len(seen))]
    assert len(seen) > seats + 5
    expect(glass.page.locator(".book")).to_have_count(0)


def test_sliding_turns_the_pages_and_letting_go_closes_the_book(devices: Devices) -> None:
    glass = stage(devices)
    count = glass.page.locator(".book .count")
    with glass.phone.holding(known(glass)) as slide:
        slide(-70)
        expect(count).to_contain_text("2 /")
        slide(0, 0)
        expect(count).to_contain_text("1 /")
        slide(0, 400)
        last = count.inner_text().split("/")[1].strip()
        expect(count).to_have_text(f"{last} / {last}")
    expect(glass.page.locator(".book")).to_have_count(0)


def test_what_one_saw_last_stands_first_until_ones_own_next_turn(devices: Devices) -> None:
    glass = Glass(devices, "castle", 6, {})
    story = castle("P1: dagger | P3: key_red").play("P1 spy P3")
    glass.show(story.state, 0, heard(GAME, story.told, 0))
    news = glass.page.locator("[data-news]")
    expect(news).to_have_text(glass.phone.say("castle-known-news"))
    for _ in range(2):  # it does not go away by reading it
        with glass.phone.holding(known(glass)):
            expect(glass.page.locator(".book h3")).to_contain_text(glass.phone.say("castle-known-last"))
            row = glass.page.locator(".book .flow > :not(.elsewhere)")
            expect(row).to_contain_text(glass.phone.say("castle-word-key_red"))
        expect(news).to_have_text(glass.phone.say("castle-known-kept"))
    story.play(*[f"P{seat} spy P1" for seat in range(2, 7)])
    glass.go_on(story.state, 0, heard(GAME, story.told, 0))
    expect(news).to_have_count(0)
    with glass.phone.holding(known(glass)):
        expect(glass.page.locator(".book h3")).to_contain_text(glass.phone.say("castle-known-people"))


def test_those_who_listen_hear_the_page_that_is_open(devices: Devices) -> None:
    glass = stage(devices, DESKTOP)
    said = glass.page.locator(".books [role=status]").last
    known(glass).focus()
    glass.page.keyboard.down(" ")
    expect(said).to_contain_text(glass.phone.say("castle-guess-foe"))
    glass.page.keyboard.press("ArrowRight")
    expect(said).to_contain_text(glass.phone.say("castle-known-backed"))
    glass.page.keyboard.up(" ")
    expect(said).to_have_text("")


def test_beside_the_stage_it_lies_open_only_for_those_who_have_switched_that_on(devices: Devices) -> None:
    beside = stage(devices, DESKTOP, beside=True)
    notes = beside.page.locator(".beside")
    expect(notes).to_be_visible()
    assert found_by_axe(beside.phone) == []
    guess = notes.get_by_role("button").first
    before = guess.get_attribute("aria-label")
    beside.phone.press(guess)
    expect(guess).not_to_have_attribute("aria-label", before or "")
    for shape, settings in ((DESKTOP, {}), (PHONE, {"beside": True})):
        glass = stage(devices, shape, **settings)
        expect(known(glass)).to_be_visible()
        expect(glass.page.locator(".beside")).to_have_count(0)


def test_beside_the_stage_every_word_of_it_can_be_read(devices: Devices) -> None:
    glass = stage(devices, DESKTOP, beside=True)
    expect(glass.page.locator(".beside")).to_be_visible()
    looks = [Look(language, *how) for language in LANGUAGES for how in ((DESKTOP, 100), (Shape(2200, 1300), 200))]
    assert unreadable(glass.phone, looks) == []


@pytest.mark.parametrize("shape", [PHONE, DESKTOP])
def test_the_story_has_private_lines_under_their_turn_while_they_are_held(devices: Devices, shape: Shape) -> None:
    glass = stage(devices, shape)
    if shape == PHONE:
        glass.phone.press(glass.phone.button("story-title"))
    story, own = glass.page.locator(".story"), glass.page.locator(".story .own")
    until(  # there is nothing to scroll before its lines are there
        lambda: story.evaluate("box => (box.scrollTo(0, 150), box.scrollTop)") == 150, glass.page, "it can be scrolled"
    )
    before = story.bounding_box()
    with glass.phone.holding(glass.page.locator("[data-aside]")):
        expect(own.first).to_be_visible()
        assert story.bounding_box() == before
    expect(own).to_have_count(0)
    until(lambda: story.evaluate("box => box.scrollTop") == 150, glass.page, "it is where it was read")


def test_rule_numbers_stand_in_the_story_for_those_who_ask(devices: Devices) -> None:
    glass = stage(devices, DESKTOP)
    rules = glass.page.locator(".story a")
    expect(rules).to_have_count(0)
    glass.phone.press(glass.phone.button("story-rules"))
    expect(rules.first).to_be_visible()


# Own marks


def guess(glass: Glass) -> None:
    with glass.phone.holding(glass.page.locator("[data-guess]")) as slide:
        slide(-60)
        expect(glass.page.locator(".book")).to_be_visible()


def test_what_was_noted_in_this_turn_outlives_a_reload_and_is_forgotten_here_once_it_is_stored(
    devices: Devices,
) -> None:
    glass = stage(devices)
    kept = "Object.keys(localStorage).filter((name) => name.startsWith('nightcoach.marks'))"
    guess(glass)
    assert len(glass.page.evaluate(kept)) == 1
    glass.page.reload()
    with glass.phone.holding(known(glass)):
        expect(glass.page.locator(".book [data-taken]").first).to_have_attribute("data-taken", "foe")
    glass.news(1, turn=500)
    until(lambda: glass.marked, glass.page, "it is stored")
    assert glass.marked == [".ee.e."]
    until(lambda: glass.page.evaluate(kept) == [], glass.page, "nothing is kept here")


def test_the_plain_table_has_marks_and_what_is_known_too(devices: Devices) -> None:
    glass = stage(devices, plain=True)
    guess(glass)
    with glass.phone.holding(known(glass)):
        expect(glass.page.locator(".book [data-taken]").first).to_have_attribute("data-taken", "foe")
    expect(glass.page.locator("[data-taken]")).to_have_count(0)
