"""Pages are compared when they stand still, and differences that do not matter are ignored."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page

from tests.browser.still import ROUNDING, difference, furthest_apart, look, normal, photograph, stand_still

pytestmark = pytest.mark.browser

MOVING = """<style>p { position: absolute; left: 0; } .there { left: 200px; transition: left 400ms; }</style><p>x</p>"""
GO = "() => { document.querySelector('p').className = 'there'; }"
COUNTS = """() => { let n = 0; const count = () => {
  document.querySelector('p').textContent = ++n;
  if (n < 30) requestAnimationFrame(count);
}; count(); }"""


def test_a_transition_is_waited_for(page: Page) -> None:
    page.set_content(MOVING)
    page.evaluate(GO)
    stand_still(page)
    assert page.locator("p").evaluate("each => getComputedStyle(each).left") == "200px"


def test_a_page_that_changes_from_frame_to_frame_is_waited_for(page: Page) -> None:
    page.set_content(MOVING)
    page.evaluate(COUNTS)
    assert "<p>30</p>" in look(page).source


def test_two_pictures_of_a_page_at_rest_are_the_same(page: Page) -> None:
    page.set_content(MOVING)
    page.evaluate(GO)
    assert photograph(page) == photograph(page)


def test_places_marked_by_svelte_make_no_difference_but_a_comment_that_says_something_does() -> None:
    assert normal("<p><!---->a<!--[-->b<!--[!-->c<!--]--></p> <!----> <p></p>") == "<p>abc</p><p></p>"
    assert normal("<p>a b </p>") == "<p>a b </p>"
    assert normal("<p><!--trap--></p>") == "<p><!--trap--></p>"


@pytest.mark.parametrize(
    "change",
    [
        "document.body.append('x')",
        "document.title = 'x'",
        "document.querySelector('button').focus()",
        "document.querySelector('div').scrollTop = 5",
        "document.querySelector('button').style.color = 'red'",
    ],
)
def test_every_change_is_a_difference(page: Page, change: str) -> None:
    page.set_content("<button>a</button><div style='height: 9px; overflow: auto'>a<br>b<br>c</div>")
    page.route("**/*", lambda route: route.abort())
    before = look(page)
    page.evaluate(f"() => {{ {change}; }}")
    assert difference(before, look(page)) != ""


@pytest.mark.parametrize(
    ("grain", "seen"), [("2px; height: 3px; background: #1a1a1a", False), ("3px; height: 3px; background: #777", True)]
)
def test_a_picture_tells_the_smallest_sign_from_the_grain_of_drawing(page: Page, grain: str, seen: bool) -> None:
    pictures = []
    for size in ("0", grain):
        page.set_content(f"<style>html {{ background: black }} p {{ width: {size} }}</style><p></p>")
        pictures.append(photograph(page))
    assert (furthest_apart(page, *pictures) > ROUNDING) == seen
