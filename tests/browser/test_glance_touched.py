"""Nor does a glance at somebody's phone tell anything after its owner has looked or chosen: twin pages of the Castle
are compared after something was held and let go, and faults that are planted in them are found.
"""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from nightcoach.core.wire import to_json
from tests.browser.devices import Devices
from tests.browser.glances import SEATS, every_moment, seen
from tests.browser.glass import Glass
from tests.browser.phones import LIFTED
from tests.browser.still import Shown, difference, stand_still
from tests.browser.worlds import Moment, World
from tests.size import SIZE

pytestmark = pytest.mark.browser


@pytest.fixture(scope="module")
def castle(shared_devices: Devices) -> Glass:
    return Glass(shared_devices, "castle", SEATS["castle"])


OVER = "[data-choices], .book"
"""What lies over the page while it is held."""


def let_go(glass: Glass) -> None:
    """Hold the fan, slide up on whatever lies there, let go: something may be chosen now."""
    with glass.phone.holding(glass.phone.fan()) as slide:
        for step in (1, 2, 3):  # what leads further is followed
            slide(0, step * LIFTED)
        expect(glass.page.locator("[data-choices]")).to_be_visible()
    expect(glass.page.locator("[data-choices], button:active")).to_have_count(0)


def pressed(glass: Glass, *words: str) -> None:
    """Press these words, tap these heads."""
    for word in words:
        glass.phone.press(glass.page.locator(f'[data-word="{word}"], button[data-seat="{word}"]').first)


def press(*words: str) -> Callable[[Glass], None]:
    """Press these, then choose in the fan."""

    def done(glass: Glass) -> None:
        pressed(glass, *words)
        let_go(glass)

    return done


def look_at(what: str) -> Callable[[Glass], None]:
    def done(glass: Glass) -> None:
        with glass.phone.holding(glass.page.locator(f"[data-{what}]")) as slide:
            slide(30, 20)
            expect(glass.page.locator(OVER)).to_be_visible()
        expect(glass.page.locator(f"{OVER}, button:active")).to_have_count(0)

    return done


TOUCHED: dict[str, tuple[str, Callable[[Glass], None]]] = {
    "cards": ("turn", look_at("fan")),
    "what I know": ("turn", look_at("known")),
    "my guesses": ("turn", look_at("guess")),
    "profession": ("turn", press("profession")),
    "offer": ("turn", press("offer", "0")),
    "proclaim": ("turn", press("proclaim")),
    "answer": ("answer", let_go),
    "sextant": ("sextant", let_go),
    "take": ("take", let_go),
    "give_back": ("give_back", let_go),
    "set_top": ("set_top", let_go),
    "d5": ("d5", let_go),
}


def moment_of(window: str) -> Moment:
    return next(moment for moment in every_moment("castle") if moment.window == window)


@pytest.mark.rule("C10.2")
@pytest.mark.parametrize("what", TOUCHED)
def test_whatever_was_held_is_hidden_again_and_what_was_chosen_has_no_name(castle: Glass, what: str) -> None:
    window, touch = TOUCHED[what]
    moment = moment_of(window)
    one, other = [seen(castle, moment, world, True, lambda: touch(castle)) for world in moment.worlds[:2]]
    assert difference(one, other, castle.judge) == ""


FAN = "turn offer 0, turn profession, turn proclaim, gift 1, answer, sextant, set_top, d1_2, d5"
if SIZE > 1:
    FAN += ", give_demanded, pay_priest, give_back, take, coat, d1, d2, d4, d6, d8, d8_9, d_prime"
"""Where something is chosen in the fan, and what is pressed before that: a window of every shape; in a soak all."""


@pytest.mark.rule("C10.2")
@pytest.mark.parametrize("where", FAN.split(", "))
def test_nothing_tells_whether_somebody_has_slid_a_card_up_or_only_looked(castle: Glass, where: str) -> None:
    window, *words = where.split()
    moment = moment_of(window)

    def page_after(touch: Callable[[Glass], None]) -> Shown:
        def touched() -> None:
            pressed(castle, *words)
            touch(castle)

        return seen(castle, moment, moment.worlds[0], True, touched)

    assert difference(page_after(look_at("fan")), page_after(let_go), castle.judge) == ""


def test_a_sign_would_be_found_that_stays_after_sliding_up(castle: Glass) -> None:
    moment = moment_of("answer")

    def slide_up() -> None:
        let_go(castle)
        castle.page.evaluate("() => document.querySelector('[data-do]').classList.add('ready')")

    looked = seen(castle, moment, moment.worlds[0], False, lambda: look_at("fan")(castle))
    assert difference(looked, seen(castle, moment, moment.worlds[0], False, slide_up)) != ""


def test_nor_does_the_story_tell_it(castle: Glass) -> None:
    moment = moment_of("coat")

    def read() -> None:
        castle.phone.press(castle.phone.button("story-title"))
        with castle.phone.holding(castle.page.locator("[data-aside]")):
            expect(castle.page.locator(".story .own").first).to_be_visible()
        expect(castle.page.locator(".story .own, button:active")).to_have_count(0)

    pages = []
    for world in [moment.worlds[0], *moment.worlds[:2]]:  # a sheet that was open once leaves its place in the page
        pages.append(seen(castle, moment, world, False, read))
        castle.phone.close_sheet()
    assert difference(pages[1], pages[2]) == ""


@pytest.mark.parametrize("window", ["turn", "answer", "d5"])
def test_nor_does_it_tell_what_its_owner_has_noted_before(castle: Glass, window: str) -> None:
    moment = moment_of(window)
    pages = []
    for signs in ("", "fe.fee"):
        castle.noted(signs)
        pages.append(seen(castle, moment, moment.worlds[0], True, lambda: look_at("known")(castle)))
    castle.noted("")
    assert difference(pages[0], pages[1], castle.judge) == ""


def test_nor_what_is_being_noted(castle: Glass) -> None:
    """One turns a guess to one side, the other to the other side, or somebody else's."""
    moment = moment_of("turn")
    pages = []
    for by, up in ((-60, 0), (-120, 0), (-60, 60)):

        def guess(by: int = by, up: int = up) -> None:
            with castle.phone.holding(castle.page.locator("[data-guess]")) as slide:
                slide(by, up)
                expect(castle.page.locator(OVER)).to_be_visible()
            expect(castle.page.locator(f"{OVER}, button:active")).to_have_count(0)

        pages.append(seen(castle, moment, moment.worlds[0], True, guess))
    assert [difference(pages[0], page, castle.judge) for page in pages[1:]] == ["", ""]


# What would be found

FAULTS = {
    "a hand in clear": "view => document.querySelector('main').append(view.hand.join())",
    "a confirmation with a name": "view => { document.querySelector('[data-word]').ariaLabel = view.hand[0]; }",
    "a greyed proclamation": """view => { document.querySelector('[data-word=proclaim]').ariaDisabled =
      view.closed.some((each) => each.words === 'proclaim own'); }""",
    "a field of another size": """view => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(`[data-fan] { height: ${100 + view.profession.length}px !important; }`);
      document.adoptedStyleSheets = [sheet];
    }""",
    "a title": "view => { document.title += view.profession; }",
    "a focus": "view => document.querySelectorAll('main button')[view.profession.length % 5].focus()",
    "a place": "view => document.querySelector('.quick').scrollTo(view.profession.length, 0)",
    "a guess": "view => document.querySelector('[data-guess]').append(view.profession)",
    "a thing that is kept": "view => sessionStorage.setItem('hand', view.hand)",
}


@pytest.mark.parametrize("fault", FAULTS)
def test_a_page_would_be_found_that_has(castle: Glass, fault: str) -> None:
    moment = moment_of("turn")

    def faulty(world: World) -> Shown:
        view = json.loads(to_json(world.state.view(moment.seat)))
        return seen(castle, moment, world, True, lambda: castle.page.evaluate(FAULTS[fault], view))

    one, other = faulty(moment.worlds[0]), faulty(moment.worlds[1])
    castle.page.evaluate(
        """() => { document.adoptedStyleSheets = []; sessionStorage.clear();
          document.querySelector('.quick').scrollTo(0, 0); }"""
    )
    assert difference(one, other, castle.judge) != ""


def test_a_card_would_be_found_that_stays_after_letting_go(castle: Glass) -> None:
    moment = moment_of("turn")
    stays = "() => document.querySelector('main').append(document.querySelector('[data-choices]').cloneNode(true))"

    def look_too_long() -> None:
        with castle.phone.holding(castle.phone.fan()):
            expect(castle.page.locator("[data-choices]")).to_be_visible()
            castle.page.evaluate(stays)

    one, other = [seen(castle, moment, world, False, look_too_long) for world in moment.worlds[:2]]
    assert difference(one, other) != ""


@pytest.mark.parametrize("window", ["turn", "answer", "take", "set_top", "d5"])
def test_what_lies_over_the_page_while_something_is_held_has_one_place_and_size(castle: Glass, window: str) -> None:
    """As long as it is held a neighbour may see that it is, and nothing by how large it is."""
    moment = moment_of(window)
    found = set()
    for world in moment.worlds:
        castle.show(world.state, moment.seat, world.story)
        for what in ("fan", "known", "guess"):
            with castle.phone.holding(castle.page.locator(f"[data-{what}]")):
                expect(castle.page.locator(OVER)).to_be_visible()
                stand_still(castle.page)
                found.add((what, json.dumps(castle.page.locator(OVER).bounding_box())))
    assert len(found) == 3, found
