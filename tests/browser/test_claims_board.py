"""The talk of Lupus in Tabula: the claims board on every screen, and what one says, in portraits and emblems."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import expect

from nightcoach.games.lupus.game import GAME
from nightcoach.words import LANGUAGES
from tests.browser.axe import found_in_every_theme
from tests.browser.devices import Devices
from tests.browser.glances import every_moment, seen
from tests.browser.glass import Glass
from tests.browser.phones import DESKTOP, PHONE, TV, bare
from tests.browser.readable import PLAIN_ENGLISH, Look, clipped, in_every_look, looks_in_turn, unreadable
from tests.browser.still import difference, stand_still
from tests.browser.village import HIGH, NINE, SMALL, TINY, TWENTY_FOUR, public, sent, too_small
from tests.browser.worlds import heard
from tests.games.lupus.story import Story, lupus

pytestmark = pytest.mark.browser

BOARD = "section.claims"
HIDDEN = """wall => {
  const frame = wall.getBoundingClientRect();
  const outside = (box) => box.bottom > frame.bottom + 1 || box.right > frame.right + 1;
  const parts = [...wall.querySelectorAll('tr, dd .claimant, .reasons li, .opinions .one, .count')];
  const rolls = [wall, ...wall.querySelectorAll('.matrix')].filter((each) => each.scrollHeight > each.clientHeight + 1);
  return [...parts.filter((each) => outside(each.getBoundingClientRect())), ...rolls].map((each) => each.className);
}"""
"""What of a board does not fit on its wall."""


@pytest.fixture(scope="module")
def phone(shared_devices: Devices) -> Glass:
    return Glass(shared_devices, "lupus", 9)


@pytest.fixture(scope="module")
def tv(shared_devices: Devices) -> Glass:
    return Glass(shared_devices, "lupus", 9, screen=True)


def second_day() -> Story:
    """Two days of talk among nine: two Seers, a Medium, something taken back, a claimant who is dead by now."""
    story = lupus(NINE, opening=0).night({1: 4})
    story.play("1 claim_role seer", "1 claim_result 4 wolf 1", "6 claim_role villager", "6 suspect 4", "7 ask_role 3")
    story.lynch(8).night({0: 6, 4: 6, 1: 2})
    story.play("1 claim_result 2 not_wolf 2", "4 claim_role seer", "4 claim_result 2 wolf 2", "5 claim_medium wolf 1")
    return story.play("3 claim_role owl", "3 retract", "7 will_vote 4", "2 will_vote 4", "0 trust 4", "0 suspect 1")


def crowd() -> Story:
    """Three days of talk among twenty-four, most of whom are somebody."""
    story = lupus(TWENTY_FOUR, opening=0).night({3: 0, 6: 21})
    story.play("3 claim_result 0 wolf 1", "0 claim_role seer", "0 claim_result 3 wolf 1", "7 claim_mason_with 8")
    story.play(*[f"{seat} claim_role villager" for seat in (9, 11, 12, 13, 14, 16)])
    story.play(*[f"{seat} will_vote 0" for seat in range(12, 20)], "20 suspect 3", "19 trust 3").lynch(22)
    story.night({0: 15, 1: 15, 2: 15, 3: 1, 5: 12, 6: 16})
    story.play("3 claim_result 1 wolf 2", "0 claim_result 4 not_wolf 2", "4 claim_medium not_wolf 1")
    story.play("5 claim_protected 12 2", "1 claim_protected 0 2", "10 claim_role mythomaniac", "6 claim_marked 16 2")
    story.play(*[f"{seat} will_vote 1" for seat in (11, 12, 13, 17, 18)], "8 trust 3", "2 trust 0").lynch(1)
    story.night({0: 17, 2: 17, 3: 2, 5: 3, 6: 18})
    story.play("3 claim_result 2 wolf 3", "4 claim_medium wolf 2", "5 claim_protected 3 3", "0 claim_result 5 wolf 3")
    return story.play("2 claim_marked 18 3", "13 will_vote 0", "14 suspect 2", "19 suspect 2", "8 claim_role freemason")


def board(glass: Glass, story: Story, seat: int = 2) -> None:
    """The board of this story on that seat's page."""
    glass.show(story.state, seat)
    glass.phone.press(glass.page.locator('[data-tab="board"]'))
    expect(glass.page.locator(BOARD)).to_be_visible()


def says(glass: Glass, *taps: str) -> None:
    """Tap a portrait (a number) or something to say; then say it."""
    for tap in (*taps, "[data-send]"):
        where = f'.roster [data-word="{tap}"]' if tap.isdecimal() else f'[data-say="{tap}"]'
        glass.phone.press(glass.page.locator(tap if tap.startswith("[") else where))


def row(glass: Glass, seat: int) -> list[str]:
    """What is heard of a claimant, cell by cell."""
    name = glass.welcome["board"]["places"][seat]["name"]
    found = glass.page.locator(f"{BOARD} tbody tr").filter(has=glass.page.get_by_role("rowheader", name=name))
    return [bare(cell.locator(".unseen").first.text_content() or "") for cell in found.locator("td").all()]


# The board


@pytest.mark.rule("L3.61", "L6.31")
def test_claimants_stand_by_character_with_every_night_of_all_days(phone: Glass) -> None:
    board(phone, second_day())
    groups = phone.page.locator(f"{BOARD} tbody th.emblem .unseen")
    expect(groups).to_have_text(["Seer", "Medium"])
    assert row(phone, 1)[0].startswith("As the Seer I was told on night 1: P4 is a wolf.")
    assert row(phone, 5) == ["nothing", row(phone, 5)[1]], "what is heard of day 1 is heard in night 2"
    assert "P8" in row(phone, 5)[1]
    expect(phone.page.locator(f"{BOARD} dt")).to_have_text(["Owl", "Villager"])


@pytest.mark.rule("L3.80")
def test_what_cannot_all_be_true_has_an_edge_a_sign_and_a_sentence(phone: Glass) -> None:
    board(phone, second_day())
    rivals = phone.page.locator(f"{BOARD} tbody .claimant.clash")
    expect(rivals).to_have_count(2)
    expect(rivals.locator(".swords")).to_have_count(2)
    assert all("contradicted" in bare(text) for text in rivals.all_text_contents())
    expect(phone.page.locator(f"{BOARD} .said.clash")).to_have_count(2)  # P2: a wolf or not?
    reasons = [bare(text) for text in phone.page.locator(f"{BOARD} .reasons li").all_inner_texts()]
    assert reasons == ["Seer (P1 and P4): there is only one.", "P2: a wolf to some, but not to others."]


@pytest.mark.rule("L3.62")
def test_what_was_taken_back_is_struck_and_ghosts_stay(phone: Glass) -> None:
    board(phone, second_day())
    struck = phone.page.locator(f"{BOARD} .claimant.gone")
    assert "taken back" in bare(struck.text_content() or "")
    assert "ghost" in bare(phone.page.locator(f"{BOARD} dd .claimant", has_text="P6").text_content() or "")


@pytest.mark.rule("L6.31")
def test_who_is_against_whom_is_counted_by_the_last_word_of_each_and_named_on_a_tap(phone: Glass) -> None:
    board(phone, second_day())
    first = phone.page.locator(f"{BOARD} .opinions button").first
    expect(first).to_contain_text("P4")
    expect(first.locator(".against b")).to_have_text("3")
    expect(first.locator(".for b")).to_have_text("1")
    phone.phone.press(first)
    said = bare(phone.page.locator(f"{BOARD} .words").inner_text())
    assert said == "Against P4: P6, P7, and P2 For P4: P0"


# What one says


@pytest.mark.rule("L3.61")
def test_three_taps_say_who_one_is_and_what_one_has_seen(phone: Glass) -> None:
    story = lupus(NINE, day=2, ghosts=[8], welcome=8, window="discussion")
    phone.show(story.state, 2)
    says(phone, "claim_role", "claim_role seer")
    sent(phone, "claim_role seer")
    phone.show(story.state, 2)
    says(phone, "4", "claim_result 4 wolf")
    sent(phone, "claim_result 4 wolf 2")
    phone.show(story.state, 2)
    says(phone, "4", "claim_result 4 not_wolf", "[data-night='1']")
    sent(phone, "claim_result 4 not_wolf 1")
    phone.show(story.state, 2)
    says(phone, "8", "claim_medium wolf 1")
    sent(phone, "claim_medium wolf 1")


@pytest.mark.rule("L3.61")
def test_what_one_is_about_to_say_stays_while_others_speak_and_get_ready(phone: Glass) -> None:
    story = lupus(NINE, day=2, ghosts=[8], welcome=8, window="discussion")
    phone.show(story.state, 2)
    for tap in ("claim_role", "claim_role seer"):
        phone.phone.press(phone.page.locator(f'[data-say="{tap}"]'))
    where = phone.page.locator("[data-send]").bounding_box()
    for line in ("3 suspect 4", "4 claim_role medium", "5 ready", "6 ready"):
        said = len(story.told)
        story.play(line)
        phone.hears(story.state, 2, heard(GAME, story.told[said:], 2))
    expect(phone.page.locator(".roster .ready")).to_have_count(2)
    assert phone.page.locator("[data-send]").bounding_box() == where, "nothing moves under a finger"
    phone.phone.press(phone.page.locator("[data-send]"))
    sent(phone, "claim_role seer")


@pytest.mark.rule("L3.61")
def test_suspicion_has_two_strengths_and_both_stay_moves_of_their_own(phone: Glass) -> None:
    for verb in ("trust", "suspect", "will_vote", "ask_role"):
        phone.show(lupus(NINE, window="discussion", opening=0).state, 2)
        says(phone, "4", f"{verb} 4")
        sent(phone, f"{verb} 4")


@pytest.mark.rule("L3.61")
def test_after_who_one_is_comes_whom_it_was_about_and_what_was_said_last_can_be_taken_back(phone: Glass) -> None:
    story = lupus(NINE, window="discussion", opening=0).play("2 claim_role seer")
    phone.show(story.state, 2)
    phone.phone.sees("lupus-say-follow")
    phone.phone.press(phone.page.locator('.roster [data-word="4"]'))
    first = phone.page.locator(".composer .options button").first
    expect(first).to_have_attribute("data-say", "claim_result 4 wolf")
    phone.phone.press(phone.page.locator(".composer header button"))
    says(phone, "retract")
    sent(phone, "retract")


@pytest.mark.rule("L2.8", "L6.25")
def test_the_characters_of_the_open_list_come_first_and_of_a_secret_one_all(phone: Glass) -> None:
    shown = phone.page.locator('.composer [data-say^="claim_role "]')
    phone.show(lupus(NINE, window="discussion", opening=0).state, 2)
    phone.phone.press(phone.page.locator('.roster [data-word="2"]'))  # oneself
    expect(shown).to_have_text(["Seer", "Medium", "Villager", "Werewolf"])
    phone.phone.press(phone.page.locator('[data-say="more"]'))
    expect(shown).to_have_count(10)
    phone.show(lupus(NINE, window="discussion", opening=0, role_list="secret", preset="lot").state, 2)
    phone.phone.press(phone.page.locator('[data-say="claim_role"]'))
    expect(shown).to_have_count(10)


@pytest.mark.rule("L3.63")
def test_whoever_has_said_everything_is_told_so_and_can_still_be_ready(phone: Glass) -> None:
    story = lupus(NINE, window="discussion", opening=0, claims_per_day=1).play("2 suspect 4")
    phone.show(story.state, 2)
    phone.phone.sees("lupus-board-claims-left", left=0)
    expect(phone.page.locator(".roster button")).to_have_count(0)
    phone.phone.press(phone.page.locator('[data-word="ready"]'))
    sent(phone, "ready")


@pytest.mark.rule("L3.24")
def test_whoever_looks_at_the_board_when_nominations_begin_is_led_back_to_the_portraits(phone: Glass) -> None:
    story = second_day()
    board(phone, story)
    story.talk_over()
    phone.hears(story.state, story.waiting[0], [])
    expect(phone.page.locator(".roster button").first).to_be_visible()


def tap_oneself(glass: Glass) -> None:
    glass.phone.press(glass.page.locator('[data-say="claim_role"]'))
    glass.phone.press(glass.page.locator('[data-say="more"]'))


def tap_another(glass: Glass) -> None:
    glass.phone.press(glass.page.locator(".roster button:not(.mine)").first)


def draft(glass: Glass) -> None:
    tap_another(glass)
    glass.phone.press(glass.page.locator('[data-say^="claim_result "]').first)


@pytest.mark.rule("L3.62", "L6.21")
@pytest.mark.parametrize("touch", [tap_oneself, tap_another, draft])
def test_what_one_can_say_is_the_same_whoever_one_is(phone: Glass, touch: Callable[[Glass], None]) -> None:
    moment = next(each for each in every_moment("lupus") if each.window == "discussion")
    views: list[Any] = [world.state.view(moment.seat) for world in moment.worlds]
    assert len({view.role for view in views}) > 1
    one, *others = [seen(phone, moment, world, True, lambda: touch(phone)) for world in moment.worlds]
    assert [difference(one, other, phone.judge) for other in others] == [""] * len(others)


def test_a_claim_is_made_with_keys_alone(devices: Devices) -> None:
    glass = Glass(devices, "lupus", 9, shape=DESKTOP)
    keys = glass.page.keyboard
    glass.show(lupus(NINE, window="discussion", opening=0).state, 2)

    def tab_to(selector: str) -> None:
        for _ in range(60):
            if glass.page.evaluate("selector => document.activeElement.matches(selector)", selector):
                return
            keys.press("Tab")
        raise AssertionError(f"no key leads to {selector}")

    for selector in ('.roster [data-word="4"]', '[data-say="claim_result 4 wolf"]', "[data-send]"):
        tab_to(selector)
        keys.press("Enter")
    sent(glass, "claim_result 4 wolf 1")


# On the wall


@pytest.mark.rule("L6.31", "L3.80")
def test_the_wall_shows_village_board_clock_and_the_last_claim(tv: Glass) -> None:
    tv.show(second_day().state, None)
    expect(tv.page.locator(f"{BOARD} tbody tr")).to_have_count(3)
    expect(tv.page.locator(f"{BOARD} .opinions li")).to_have_count(3)
    village, wall = tv.page.locator(".square").bounding_box(), tv.page.locator(BOARD).bounding_box()
    assert village is not None
    assert wall is not None
    assert village["x"] + village["width"] <= wall["x"]
    assert [bare(text) for text in tv.page.locator(".bubble").all_inner_texts()] == ["I suspect P1."]
    assert tv.page.locator(BOARD).evaluate(HIDDEN) == []
    assert tv.page.evaluate(TINY, 24) == []


def test_the_wall_still_fits_when_something_more_is_said(devices: Devices) -> None:
    glass = Glass(devices, "lupus", 24, screen=True)
    story = crowd()
    glass.show(story.state, None)
    story.told = []
    story.play("23 suspect 0")
    glass.hears(story.state, None, public(story))
    expect(glass.page.locator(".bubble")).to_have_count(1)
    stand_still(glass.page)
    assert glass.page.locator(BOARD).evaluate(HIDDEN) == []


def test_the_clock_of_the_talk_stands_large_in_the_square(tv: Glass) -> None:
    tv.left = 90_000
    tv.show(second_day().state, None)
    clock = tv.page.locator(".square [role=timer]")
    expect(clock).to_be_visible()
    box = clock.bounding_box()
    assert box is not None
    assert box["height"] > TV.height * 0.15
    expect(tv.page.locator("header [role=timer]")).to_be_hidden()
    tv.left = None


def test_twenty_four_on_the_wall_lose_no_claim_and_no_line_of_the_story(devices: Devices) -> None:
    glass = Glass(devices, "lupus", 24, screen=True)
    story = crowd()
    glass.show(story.state, None)
    expect(glass.page.locator(f"{BOARD} tbody tr")).to_have_count(9)
    stand_still(glass.page)
    assert glass.page.locator(BOARD).evaluate(HIDDEN) == []
    story.told = []
    story.nominate({seat: 0 if seat % 2 else 3 for seat in range(24)})
    glass.hears(story.state, None, public(story, "suspects"))
    stand_still(glass.page)
    everybody = {seat: "paw" if seat % 3 else "tuft" for seat in range(24)}
    whole = lupus(TWENTY_FOUR, opening=0, nomination_mode="simultaneous").night({})
    whole.told = []
    whole.nominate({seat: (seat + 1) % 24 for seat in range(24)})
    glass.show(whole.state, None, [])
    for told in ("ballots", "owl_mark", "suspects"):
        glass.hears(whole.state, None, public(whole, told))
        fits(glass, told)
    whole.told = []
    whole.vote(everybody)
    glass.hears(whole.state, None, public(whole, "voted"))
    fits(glass, "voted")


def fits(glass: Glass, what: str) -> None:
    """Nothing of it is outside the wall."""
    assert clipped(glass.phone) == [], what
    assert glass.page.evaluate(HIGH) <= TV.height, what


# Read by everybody


def pages(glass: Glass, story: Story) -> Iterator[str]:
    """Everything that the talk can show on a phone."""
    board(glass, story)
    glass.phone.press(glass.page.locator(f"{BOARD} .opinions button").first)
    yield "board"
    glass.show(story.state, 2)
    yield "village"
    glass.phone.press(glass.page.locator('[data-say="claim_role"]'))
    more = glass.page.locator('[data-say="more"]')
    if more.count():
        glass.phone.press(more)
    yield "who one is"
    glass.phone.press(glass.page.locator('.roster [data-word="4"]'))
    glass.phone.press(glass.page.locator('[data-say="claim_result 4 wolf"]'))
    yield "a claim"


def test_at_twenty_four_every_word_can_be_read_and_no_page_is_longer_than_two_screens(devices: Devices) -> None:
    glass = Glass(devices, "lupus", 24)
    for number, page in enumerate(pages(glass, crowd())):
        assert too_small(glass.phone) == []
        assert unreadable(glass.phone, looks_in_turn(number)) == [], page
        for look, high in in_every_look(glass.phone, (PLAIN_ENGLISH, Look("en", SMALL)), f"() => {HIGH}"):
            assert high <= 2 * PHONE.height, (page, look)


def test_the_wall_can_be_read_in_every_language(devices: Devices) -> None:
    glass = Glass(devices, "lupus", 24, screen=True)
    glass.show(crowd().state, None)
    looks = [Look(language, TV) for language in LANGUAGES]
    assert unreadable(glass.phone, looks) == []
    assert [(look, small) for look, small in in_every_look(glass.phone, looks, f"() => ({TINY})(24)") if small] == []


def test_axe_finds_nothing_serious_in_the_talk(phone: Glass) -> None:
    assert [
        f"{page}: {fault}" for page in pages(phone, second_day()) for fault in found_in_every_theme(phone.phone)
    ] == []
