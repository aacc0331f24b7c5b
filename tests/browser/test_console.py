"""The console of a person who narrates Lupus in Tabula: what it says, what it hides, and what can be done on it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from nightcoach.games.lupus.game import GAME
from tests.browser.axe import found_by_axe, found_in_every_theme
from tests.browser.devices import Devices
from tests.browser.glass import NARRATOR, Glass
from tests.browser.phones import DESKTOP, PHONE, Shape, bare, until
from tests.browser.readable import Look, looks_in_turn, unreadable
from tests.browser.still import ROUNDING, furthest_apart, normal, photograph, stand_still
from tests.games.lupus.story import Story, lupus

pytestmark = pytest.mark.browser

NINE = "W S V V W M V V V"
OTHERS = "V V W V S V W V M"
"""The same village with everybody somebody else, but for Dora, who is dead, and Hugo."""
TWENTY_FOUR = "W W W S M B O F F H Y P V V V V V V V V V V V V"
TABLET = Shape(820, 1180, touch=True)
SMALL = Shape(360, 640, touch=True)
HIGH = "document.documentElement.scrollHeight"


@pytest.fixture(scope="module")
def console(shared_devices: Devices) -> Glass:
    """The phone of somebody who narrates a game of nine."""
    glass = Glass(shared_devices, "lupus", 9)
    glass.narrates = True
    return glass


def show(glass: Glass, story: Story) -> None:
    """All of it, as a narrator hears it."""
    glass.show(story.state, None, [GAME.hear_all(event) for event in story.told])
    expect(glass.page.locator(".console")).to_be_visible()


def second_night(text: str = NINE, **more: Any) -> Story:
    return lupus(text, day=2, ghosts=[3], welcome=3, **more)


def second_day(text: str = NINE, **more: Any) -> Story:
    return second_night(text, window="discussion", **more)


def suspected(text: str = NINE, **more: Any) -> Story:
    """Hugo and Ida are the suspects of the second day."""
    seats = range(len(text.split()))
    return second_day(text, **more).nominate({seat: 8 if seat == 7 else 7 for seat in seats})


def curtain(glass: Glass) -> Locator:
    return glass.page.locator(".velvet")


def drawn(glass: Glass) -> None:
    """The curtain is drawn aside."""
    glass.phone.press(glass.page.locator("[data-curtain]"))
    expect(glass.page.locator("[data-held]")).to_be_visible()


def says(glass: Glass, where: str, text: str) -> None:
    shown = glass.page.locator(where)
    until(lambda: bare(text) in bare(shown.inner_text()), glass.page, f"{where} says {text}: {shown.inner_text()}")


# What it hides

TWINS: dict[str, Callable[[str], Story]] = {
    "night": lambda text: second_night(text).play(*(["0 point 7", "1 point 2"] if text == NINE else ["2 point 7"])),
    "talk": second_day,
    "vote": lambda text: suspected(text).defend().play("0 vote paw" if text == NINE else "1 vote tuft"),
    "ballots": lambda text: (
        second_day(text, nomination_mode="simultaneous")
        .talk_over()
        .play("0 nominate 1" if text == NINE else "5 nominate 2")
    ),
}


@pytest.mark.rule("L6.19", "L6.29")
@pytest.mark.parametrize("moment", TWINS)
def test_a_closed_curtain_hides_who_is_who_wakes_dies_points_and_has_voted(console: Glass, moment: str) -> None:
    pages, pictures, behind = set(), [], set()
    before = len(console.sent) + len(console.other)
    for text in (NINE, OTHERS):
        show(console, TWINS[moment](text))
        stand_still(console.page)
        pages.add(normal(console.page.content()))
        pictures.append(photograph(console.page))
        with console.phone.holding(curtain(console)):
            expect(console.page.locator("[data-held]")).to_be_visible()
            behind.add(console.page.locator(".console").inner_html())
        expect(console.page.locator("[data-held]")).to_have_count(0)
    assert len(pages) == 1
    assert furthest_apart(console.judge, *pictures) <= ROUNDING
    assert len(behind) == 2, "and behind it there was something to see"
    assert len(console.sent) + len(console.other) == before, "whoever looks tells the table nothing"


@pytest.mark.rule("L6.19")
def test_the_curtain_pushes_nothing_when_it_is_held_and_falls_by_itself_when_day_breaks(console: Glass) -> None:
    where = "() => [...document.querySelectorAll('.console .button, .ring, .say')].map((each) => each.offsetTop)"
    story = second_night().play("0 point 7", "4 point 7")
    show(console, story)
    before = console.page.evaluate(where)
    with console.phone.holding(curtain(console)):
        expect(console.page.locator("[data-held]")).to_be_visible()
        assert console.page.evaluate(where) == before
    drawn(console)
    assert console.page.evaluate(where) == before
    told = len(story.told)
    story.play("close")
    console.hears(story.state, None, [GAME.hear_all(event) for event in story.told[told:]])
    expect(console.page.locator("[data-held]")).to_have_count(0)


@pytest.mark.rule("L6.19")
def test_behind_the_curtain_stands_who_dies_who_wakes_and_who_points_where(console: Glass) -> None:
    phone = console.phone
    names = [place["name"] for place in console.welcome["board"]["places"]]
    show(console, second_night().end_calls("werewolf").play("0 point 7", "4 point 7"))
    drawn(console)
    says(console, "[data-held]", phone.say("lupus-console-dies", name=names[7], role=phone.say("lupus-role-werewolf")))
    says(console, "[data-held] .now", phone.say("lupus-call-werewolf"))
    expect(console.page.locator(".console .bow.pack")).to_have_count(2)
    expect(console.page.locator(".console .sign.cast")).to_have_count(9)
    show(console, second_night())
    drawn(console)
    says(console, "[data-held]", phone.say("lupus-console-nobody"))


@pytest.mark.rule("L3.4", "L9.17")
def test_a_character_whose_holder_is_dead_is_to_be_called_anyway(console: Glass) -> None:
    show(console, lupus(NINE, day=3, ghosts=[1, 3], lynched=[3, 2], welcome=3))
    open_page = console.page.locator(".say").inner_text()
    drawn(console)
    call = console.phone.say("lupus-call-seer")
    says(console, "[data-held]", console.phone.say("lupus-console-anyway", call=call))
    assert console.page.locator(".say").inner_text() == open_page


def test_notes_are_kept_on_the_device_until_the_game_is_over(console: Glass) -> None:
    show(console, second_night())
    drawn(console)
    console.page.locator(".notes textarea").fill("Cleo nods too soon")
    console.page.reload()
    expect(console.page.locator(".console")).to_be_visible()
    assert "Cleo nods" not in console.page.content()
    drawn(console)
    expect(console.page.locator(".notes textarea")).to_have_value("Cleo nods too soon")
    kept = "() => Object.keys(localStorage).filter((each) => each.startsWith('nightcoach.notes'))"
    assert len(console.page.evaluate(kept)) == 1
    console.go_on(second_night().state, None, [], phase="over", result=None)
    until(lambda: console.page.evaluate(kept) == [], console.page, "the notes are gone")


def test_on_the_plain_table_the_console_is_the_same(console: Glass, devices: Devices) -> None:
    plain = Glass(devices, "lupus", 9, {"plain": True})
    plain.narrates = True
    pages = set()
    for glass in (console, plain):
        show(glass, second_night().play("0 point 7", "4 point 7"))
        drawn(glass)
        pages.add(bare(glass.page.locator(".console").inner_text()))
    assert len(pages) == 1


# What it says


@pytest.mark.rule("L8.49", "L8.50", "L8.51", "L8.52", "L8.53")
def test_the_sentence_to_read_and_the_next_one_follow_the_beats_and_tell_nothing_too_early(console: Glass) -> None:
    phone = console.phone
    names = [place["name"] for place in console.welcome["board"]["places"]]
    night = second_night().end_calls("seer")
    dead = second_night().night({0: 7, 4: 7})
    pair = suspected()
    voting = suspected().defend()
    opens, closes = (
        f"{phone.say('lupus-voice-open-seer')} {phone.say('lupus-voice-does-seer')}",
        phone.say("lupus-voice-close-seer"),
    )
    script: list[tuple[Story, tuple[str, str | None] | None, tuple[str, str | None] | None, str, str]] = [
        (lupus(NINE), ("deal", None), ("dusk", None), phone.say("lupus-voice-deal"), phone.say("lupus-voice-dusk")),
        (
            lupus(NINE),
            ("lead_in", "werewolf"),
            ("slot", "werewolf"),
            f"{phone.say('lupus-voice-open-werewolf')} {phone.say('lupus-voice-meet')}",
            "",
        ),
        (night, ("dusk", None), ("lead_in", "seer"), phone.say("lupus-voice-dusk"), opens),
        (night, ("lead_in", "seer"), ("slot", "seer"), opens, closes),
        (night, ("slot", "seer"), ("close", "seer"), opens, closes),
        (night, ("close", "seer"), ("dawn", None), closes, phone.say("lupus-line-dawn")),
        (dead, ("dawn", None), None, names[7], phone.say("lupus-line-discussion")),
        (dead, None, ("nomination", None), phone.say("lupus-line-discussion"), phone.say("lupus-line-nomination")),
        (pair, ("suspects", None), None, names[8], phone.say("lupus-console-defence", name=names[7])),
        (pair, None, ("defence", None), phone.say("lupus-console-defence", name=names[7]), names[8]),
        (pair, ("defence", None), None, phone.say("lupus-console-defence", name=names[7]), names[8]),
        (voting, ("vote", None), None, phone.say("lupus-line-lynch_vote"), phone.say("lupus-console-verdict")),
        (voting, None, ("count", None), names[8], phone.say("lupus-console-verdict")),
    ]
    for story, beat, cue, now, then in script:
        console.beat = beat and {"name": beat[0], "call": beat[1], "length": 8000, "left": 8000}
        console.cue = cue and {"name": cue[0], "call": cue[1]}
        show(console, story)
        says(console, ".console .now", now)
        says(console, ".console .next", then)
    console.beat = console.cue = None


def test_what_a_hand_can_end_is_named_and_what_would_be_lost_is_asked_once_more(console: Glass) -> None:
    end = console.page.locator("[data-end]")
    console.other.clear()
    show(console, second_night())
    expect(end).to_have_count(0)
    for story, name, again in (
        (second_day(), "lupus-console-end-discussion", False),
        (second_day().talk_over(), "lupus-console-end-nomination", True),
        (suspected(), "lupus-console-end-defence", False),
        (suspected().defend(), "lupus-console-end-lynch_vote", True),
    ):
        show(console, story)
        asked = console.welcome["board"]["places"][story.asked[0]]["name"]
        facts = {} if name.endswith(("discussion", "vote")) else {"name": asked}
        says(console, "[data-end]", console.phone.say(name, **facts))
        closed = len(console.other)
        console.phone.press(end)
        if again:
            expect(console.phone.sheet()).to_contain_text(console.phone.say("lupus-console-sure"))
            assert len(console.other) == closed
            console.phone.press(console.phone.sheet().locator(".button.danger"))
        until(lambda: console.other[closed:] == ["close"], console.page, f"{name} is sent")
    console.beat = {"name": "dawn", "call": None, "length": 8000, "left": 8000}
    show(console, second_day())
    expect(end).to_have_count(0)  # what is being told cannot be shortened
    console.beat = None


@pytest.mark.rule("L8.2")
def test_a_narrator_answers_for_a_seat_with_the_words_of_the_window(console: Glass) -> None:
    for story, seat, words in (
        (second_night(), 2, "point 7"),
        (second_day(), 2, "ready"),
        (second_day().talk_over(), 4, "nominate 1"),
        (suspected(), 7, "pass"),
        (suspected().defend(), 2, "vote tuft"),
    ):
        show(console, story)
        before = len(console.sent)
        console.phone.press(console.page.locator("[data-for]"))
        console.phone.press(console.phone.sheet().locator(f'[data-seat="{seat}"]'))
        console.phone.press(console.phone.sheet().locator(f'[data-answer="{words}"]'))
        until(lambda: len(console.sent) > before, console.page, f"{words} is sent")
        sent = console.sent[-1]
        assert (sent["do"], sent["seat"], sent["words"]) == ("answer", seat, words)
        expect(console.page.get_by_role("dialog")).to_have_count(0)


def test_whoever_narrates_stops_the_clocks_with_one_tap_at_night_too(devices: Devices) -> None:
    glass = Glass(devices, "lupus", 9)
    glass.narrates = True
    glass.welcome["board"]["host"] = NARRATOR
    show(glass, second_night())
    glass.phone.press(glass.phone.button("menu-pause"))
    until(lambda: glass.other == ["pause"], glass.page, "the clocks are stopped")


def test_keys_alone_draw_the_curtain_answer_and_end_the_talk(devices: Devices) -> None:
    glass = Glass(devices, "lupus", 9, shape=DESKTOP)
    glass.narrates = True
    keys = glass.page.keyboard

    def tab_to(what: str) -> None:
        for _ in range(40):
            if glass.page.evaluate("what => document.activeElement.matches(what)", what):
                return
            keys.press("Tab")
        raise AssertionError(f"Tab never comes to {what}")

    show(glass, second_day())
    tab_to(".velvet")
    keys.down("Space")
    expect(glass.page.locator("[data-held]")).to_be_visible()
    keys.up("Space")
    expect(glass.page.locator("[data-held]")).to_have_count(0)
    tab_to("[data-for]")
    keys.press("Enter")
    for what in ('[data-seat="2"]', '[data-answer="ready"]'):
        expect(glass.page.locator(what)).to_be_visible()
        tab_to(what)
        keys.press("Enter")
    until(lambda: [each["words"] for each in glass.sent] == ["ready"], glass.page, "ready")
    expect(glass.page.get_by_role("dialog")).to_have_count(0)
    tab_to("[data-end]")
    keys.press("Enter")
    until(lambda: "close" in glass.other, glass.page, "the talk is over")


# Others


@pytest.mark.rule("L8.20", "L8.21", "L6.21")
def test_at_night_the_phone_of_the_wise_old_man_is_like_all_others(devices: Devices) -> None:
    glass = Glass(devices, "lupus", 8)
    pages = set()
    for seat in (0, 2, 5):
        glass.show(lupus("W S V V V W V V", wise_old_man="on", wise=2).state, seat)
        stand_still(glass.page)
        pages.add(normal(glass.page.locator("main").inner_html()))
    assert len(pages) == 1


@pytest.mark.rule("L8.2", "L6.29")
def test_players_and_the_table_screen_show_nothing_of_a_console_and_the_screen_is_silent(devices: Devices) -> None:
    player = Glass(devices, "lupus", 9)
    tv = Glass(devices, "lupus", 9, screen=True)
    for glass, seat in ((player, 5), (tv, None)):
        pages = set()
        for text in (NINE, OTHERS):
            state = TWINS["night"](text).state
            glass.narrated = True
            glass.show(state, seat)
            stand_still(glass.page)
            pages.add(normal(glass.page.locator("main").inner_html()))
        expect(glass.page.locator(".console, [data-curtain], [data-held]")).to_have_count(0)
        assert len(pages) == 1
    expect(tv.phone.button("screen-speak")).to_have_count(0)


# Read by everybody


def moments(text: str = NINE) -> Iterator[tuple[str, Story]]:
    yield "night", second_night(text).end_calls("werewolf").play("0 point 7")
    yield "talk", second_day(text)
    yield "nomination", second_day(text).talk_over()
    yield "vote", suspected(text).defend()


def test_every_word_of_the_console_can_be_read_and_axe_finds_nothing_serious(console: Glass) -> None:
    for number, (name, story) in enumerate(moments()):
        looks = (*looks_in_turn(number), Look("de", TABLET))
        show(console, story)
        assert console.page.evaluate(HIGH) <= PHONE.height, f"{name} is one screen"
        axe = found_in_every_theme if name == "night" else found_by_axe
        assert unreadable(console.phone, looks) + axe(console.phone) == [], name
        drawn(console)
        assert unreadable(console.phone, looks) + axe(console.phone) == [], f"{name}, behind the curtain"
        console.phone.press(console.page.locator("[data-for]"))
        assert unreadable(console.phone, looks) == [], f"{name}, answering"
        console.phone.close_sheet()


def test_the_console_of_twenty_four_is_one_screen_of_a_phone(devices: Devices) -> None:
    glass = Glass(devices, "lupus", 24)
    glass.narrates = True
    for name, story in moments(TWENTY_FOUR):
        show(glass, story)
        stand_still(glass.page)
        assert glass.page.evaluate(HIGH) <= PHONE.height, name
