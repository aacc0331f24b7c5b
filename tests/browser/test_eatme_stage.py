"""The stage of Eat Me If You Can! at every size of text: nothing covers what people read, and holding moves nothing."""

from __future__ import annotations

from typing import Any

import pytest

import nightcoach
from nightcoach.core.chance import Chance
from nightcoach.core.state import State
from nightcoach.core.wire import Told
from nightcoach.words import LANGUAGES
from tests.browser.devices import Devices
from tests.browser.glass import Glass
from tests.browser.phones import PHONE, QUESTIONS, Shape, until
from tests.browser.readable import PLAIN_ENGLISH, Look, in_every_look
from tests.browser.still import stand_still

pytestmark = pytest.mark.browser

GAME = nightcoach.game("eatme")
SEATS = 6
SMALL = Shape(360, 640, touch=True)
ROUND = ("choose", "prowl", "deal")
"""The windows of a round."""

COVERED = """() => {
  // Whatever lies over a point is found, also what fingers go through.
  const style = new CSSStyleSheet();
  style.replaceSync('* { pointer-events: auto !important; }');
  document.adoptedStyleSheets = [style];
  const wrong = [];
  const inside = document.documentElement.clientHeight;
  for (const each of document.querySelectorAll('.plate .name, .plate .score, .ask .button, .ask h2')) {
    each.scrollIntoView({ block: 'center' });
    const { left, top, width, height } = each.getBoundingClientRect();
    const text = each.textContent.trim();
    if (!width || !height) wrong.push(`${text} has no size`);
    for (const [x, y] of [[0.1, 0.5], [0.5, 0.3], [0.5, 0.7], [0.9, 0.5]]) {
      const over = document.elementFromPoint(left + x * width, Math.min(top + y * height, inside - 1));
      if (!over || !(each.contains(over) || over.contains(each)))
        wrong.push(`${text} lies under ${over?.className?.baseVal ?? over?.className ?? 'the edge'}`);
    }
  }
  document.adoptedStyleSheets = [];
  scrollTo(0, 0);
  return wrong;
}"""
BOXES = """() => [...document.querySelectorAll('body *')]
  .filter((each) => !each.closest('.wheel-box, .unseen, script, style'))
  .map((each) => {
    const { left, top, width, height } = each.getBoundingClientRect();
    return [each.tagName, ...[left, top + scrollY, width, height].map(Math.round)].join(' ');
  })"""


@pytest.fixture(scope="module")
def glass(shared_devices: Devices) -> Glass:
    return Glass(shared_devices, "eatme", SEATS)


def reached(window: str) -> tuple[State, int, list[Told]]:
    """The first time that a window of the game opens, whom it asks, and what that seat has heard."""
    told: list[Any] = []
    state = GAME.deal(SEATS, GAME.Options(), Chance(3), told.append)
    while state.window() != window:
        seat = min(state.waiting())
        state.play(seat, state.legal(seat)[0], told.append)
    asked = min(state.asked())
    return state, asked, [heard for event in told if (heard := GAME.hear(event, asked)) is not None]


def show(glass: Glass, window: str) -> None:
    """The page of whoever is asked there, when the stage has played what led to it."""
    state, seat, story = reached(window)
    glass.show(state, seat, story)
    until(lambda: glass.phone.skip() or glass.page.locator("[data-playing]").count() == 0, glass.page, "the question")
    glass.phone.waits_for(QUESTIONS[window])


looks = [Look(language, shape, text) for language in LANGUAGES for shape in (PHONE, SMALL) for text in (100, 200)]


@pytest.mark.parametrize("window", ROUND)
def test_nothing_covers_a_name_a_score_or_a_button_however_large_the_text(glass: Glass, window: str) -> None:
    show(glass, window)
    if window == "prowl":
        glass.page.locator(".door.choice").first.click()
    assert [(look, found) for look, found in in_every_look(glass.phone, looks, COVERED) if found] == []


def test_what_covers_a_name_would_be_found(glass: Glass) -> None:
    show(glass, "prowl")
    glass.page.evaluate("() => { document.querySelector('.wolf').style.cssText += 'left:50%;top:92%' }")
    stand_still(glass.page, 1)
    assert any("lies under" in found for found in glass.page.evaluate(COVERED))


def test_holding_the_wheel_moves_nothing_in_any_language(glass: Glass) -> None:
    show(glass, "choose")
    wheel = glass.page.locator(".wheel")
    before = dict(in_every_look(glass.phone, looks, BOXES))
    for look, held in in_every_look(glass.phone, looks, BOXES, lambda: glass.phone.holding(wheel)):
        assert moved(before[look], held) == [], look
    assert moved(before[PLAIN_ENGLISH], glass.page.evaluate(BOXES)) == []


@pytest.mark.rule("E6.14")
def test_what_was_done_in_ones_name_pushes_nothing(glass: Glass) -> None:
    places = []
    for named in ([], [{"at": 0, "words": "trap", "by": "clock"}]):
        glass.welcome["in_your_name"] = named
        show(glass, "choose")
        stand_still(glass.page, 1)
        places.append([glass.page.locator(each).bounding_box() for each in ("main .game", ".wheel")])
        assert glass.page.locator(".chip").count() == len(named)
    glass.welcome["in_your_name"] = []
    assert places[0] == places[1]
    wheel = places[1][1]
    assert wheel is not None
    assert wheel["y"] + wheel["height"] <= PHONE.height


def moved(before: list[str], after: list[str]) -> list[tuple[str, str]]:
    """What stands elsewhere, or is as large no more."""
    assert len(before) == len(after)
    return [(old, new) for old, new in zip(before, after, strict=True) if old != new]
