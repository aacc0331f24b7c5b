"""What a neighbour on the sofa reads from a phone of Lupus in Tabula: nothing, unless something is held.

The night of a whole table is compared in `test_lupus_night`; here one phone goes through what it can be asked.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Route, expect

from nightcoach.games.castle.game import GAME as CASTLE
from nightcoach.games.lupus.game import GAME
from tests.browser.devices import Devices
from tests.browser.glances import every_moment
from tests.browser.glass import Glass
from tests.browser.phones import bare, until
from tests.browser.still import difference, look, stand_still
from tests.browser.village import NINE, beat, day, evening, grid, lay, public, reads, sent
from tests.browser.worlds import heard
from tests.games.lupus.story import Story, lupus

pytestmark = pytest.mark.browser

OTHERWISE = "V S W V W M V V V"
"""Here the first seat is a Villager."""


@pytest.fixture(scope="module")
def staged(shared_devices: Devices) -> Glass:
    return Glass(shared_devices, "lupus", 9)


@pytest.fixture(scope="module")
def plainly(shared_devices: Devices) -> Glass:
    """A phone whose owner wants the plain table."""
    return Glass(shared_devices, "lupus", 9, {"plain": True})


@pytest.fixture(params=["stage", "plain"])
def phone(request: pytest.FixtureRequest, staged: Glass, plainly: Glass) -> Glass:
    return staged if request.param == "stage" else plainly


def night(**more: Any) -> Story:
    return lupus(NINE, **{"day": 2, "ghosts": [3], "welcome": 3, **more})


# The night


@pytest.mark.rule("L6.21")
def test_a_page_of_the_night_does_not_show_whom_its_owner_points_at(phone: Glass) -> None:
    pages = []
    for points in ([], ["0 point 5"], ["0 point 6"]):
        phone.show(night().play(*points).state, 0)
        pages.append(look(phone.page))
    assert [difference(pages[0], page, phone.judge) for page in pages[1:]] == ["", ""]


def test_a_stage_that_is_still_on_its_way_is_not_taken_for_the_game(devices: Devices) -> None:
    """A page that says “One moment” may stay so for long: it must not be compared with one that shows the night."""
    glass = Glass(devices, "lupus", 9, {"plain": True})
    waited = []

    def late(route: Route) -> None:
        waited.append(glass.page.locator("[aria-busy=true]").count())
        route.continue_()

    glass.page.route("**/assets/Lupus*", late)
    glass.show(night().state, 0)
    stand_still(glass.page)
    assert waited == [1, 1], "its script and its style were waited for"
    assert grid(glass.phone).count() == 9


TOGETHER = {"dusk": "wait", "lead_in": "hold", "slot": "tap", "close": "hold"}


@pytest.mark.rule("L6.21", "L8.50")
@pytest.mark.parametrize("name", TOGETHER)
def test_wolf_seer_villager_and_ghost_read_alike_when_everybody_holds(phone: Glass, name: str) -> None:
    phone.beat = beat(name, None if name == "dusk" else "medium", left=600_000)
    says = phone.phone.say(f"lupus-stage-together-{TOGETHER[name]}")
    pages = set()
    for seat in range(4):
        phone.show(night(beats="full").state, seat)
        until(lambda: bare(phone.page.locator(".together").inner_text()) == bare(says), phone.page, says)
        shown = look(phone.page)
        pages.add((shown.source, shown.entered))
    phone.beat = None
    assert len(pages) == 1


@pytest.mark.rule("L6.21")
def test_a_tap_shows_for_a_moment_on_every_house_alike(phone: Glass) -> None:
    """Oneself and a ghost too; keys and readers find no trace of it either."""
    phone.show(night().state, 0)
    before = look(phone.page)
    for seat in (0, 3, 5):
        house = grid(phone.phone).nth(seat)
        phone.phone.press(house)
        expect(house).to_contain_class("tapped")
        assert house.evaluate("each => getComputedStyle(each).backgroundColor") != "rgba(0, 0, 0, 0)"
        sent(phone, f"point {seat}")
        expect(phone.page.locator(".tapped")).to_have_count(0)
        assert difference(before, look(phone.page), phone.judge) == ""


@pytest.mark.rule("L6.21", "L6.28")
def test_a_tap_that_is_refused_says_nothing(phone: Glass) -> None:
    phone.show(night().state, 0)
    phone.refuses = "sealed"
    try:
        phone.phone.press(grid(phone.phone).nth(4))
        sent(phone, "point 4")
        expect(phone.page.locator(".tapped")).to_have_count(0)
        expect(phone.page.locator(".notice")).to_have_count(0)
    finally:
        phone.refuses = ""


BOX = """() => JSON.stringify([...document.querySelectorAll('main button, main [data-held]')]
  .filter((each) => !each.matches('[data-held]') || getComputedStyle(each).position === 'absolute')
  .map((each) => each.getBoundingClientRect())
  .map(({ x, y, width, height }) => [x + scrollX, y + scrollY, width, height]))"""
"""Where everything lies on the page: a finger that holds something may have scrolled it into the window first."""


def places_while_held(glass: Glass, label: str) -> str:
    """Where everything lies while this button is held."""
    stand_still(glass.page)  # or the page might scroll to where the button was on its way to its place
    with glass.phone.holding(glass.phone.button(label)):
        expect(glass.page.locator("[data-held]")).to_be_visible()
        stand_still(glass.page)
        return str(glass.page.evaluate(BOX))


@pytest.mark.rule("L6.21")
def test_what_is_held_has_one_place_and_size_on_the_plain_table_too(plainly: Glass) -> None:
    for story in (night(), day()):
        places = set()
        for seat in (0, 1, 2, 3):
            plainly.show(story.state, seat if story.window == "night" else (0, 1, 2, 4)[seat])
            places.add(places_while_held(plainly, "lupus-board-hold"))
        assert len(places) == 1


@pytest.mark.rule("C10.2")
def test_so_it_has_on_the_plain_table_of_the_castle(devices: Devices) -> None:
    glass = Glass(devices, CASTLE.name, 6, {"plain": True})
    moment = next(each for each in every_moment("castle") if each.window == "turn")
    for label in ("castle-board-cards", "castle-board-saw"):
        places = set()
        for world in moment.worlds[:3]:
            glass.show(world.state, moment.seat, world.story)
            places.add(places_while_held(glass, label))
        assert len(places) == 1, label


@pytest.mark.rule("L6.33", "L8.2")
def test_what_a_narrator_has_answered_for_a_seat_shows_by_day_and_not_at_night(phone: Glass) -> None:
    story = evening().vote({2: "paw"})
    pages = []
    for named in ([], [{"at": len(public(story)), "words": "point 5", "by": "narrator"}]):
        phone.welcome["in_your_name"] = named
        phone.show(story.state, 1, public(story))
        pages.append(look(phone.page))
    assert difference(pages[0], pages[1], phone.judge) == ""
    story.night({})
    phone.show(story.state, 1, public(story))
    phone.phone.skip()
    done = phone.page.get_by_role("group", name=phone.phone.say("absent-done", times=1))
    expect(done).to_be_visible()
    phone.phone.press(done.get_by_role("button"))
    assert phone.phone.say("lupus-word-point") not in bare(done.inner_text())
    with phone.phone.holding(phone.phone.button("absent-show")):
        expect(done.locator(".shown")).to_be_visible()
    phone.phone.press(phone.phone.button("ui-understood"))
    expect(done).to_have_count(0)
    phone.welcome["in_your_name"] = []


@pytest.mark.rule("L8.6")
def test_where_the_pack_may_write_every_phone_has_the_same_line_and_shows_no_answer(phone: Glass) -> None:
    people = [place["person"] for place in phone.welcome["board"]["places"]]
    pages = []
    phone.welcome["you"]["heard_by"] = "circle"
    for text, talk in ((NINE, [{"person": people[4], "text": "Take Cleo", "circle": True}]), (OTHERWISE, [])):
        phone.welcome["talk"] = talk
        phone.show(lupus(text, day=2, ghosts=[3], welcome=3, wolf_chat="on", place="remote").state, 0)
        expect(phone.page.get_by_label(phone.phone.say("talk-write-circle")).first).to_be_visible()
        pages.append(look(phone.page))
        with phone.phone.holding(phone.phone.button("lupus-board-hold")):
            says = "lupus-stage-circle" if talk else "lupus-stage-circle-none"
            reads(phone, "[data-held]", phone.phone.say(says, names="P4").split("P4")[0])
            assert ("Take Cleo" in phone.page.locator("[data-held]").inner_text()) == bool(talk)
    phone.welcome["talk"] = []
    phone.welcome["you"]["heard_by"] = "all"
    assert difference(pages[0], pages[1], phone.judge) == ""


# The day

SEALED: dict[str, tuple[Callable[[], Story], int, tuple[str, str]]] = {
    "vote": (lambda: evening().defend(), 2, ("vote paw", "vote tuft")),
    "ballot": (lambda: day(nomination_mode="simultaneous").talk_over(), 2, ("nominate 5", "nominate 7")),
    "forecast": (lambda: day(forecasts=True), 3, ("forecast 5 wolf", "forecast 7 wolf")),
}


@pytest.mark.rule("L3.43", "L3.25", "L6.27", "L8.61")
@pytest.mark.parametrize("what", SEALED)
def test_what_is_sealed_is_chosen_unseen_too(phone: Glass, what: str) -> None:
    make, seat, choices = SEALED[what]
    pages = []
    for words in choices:
        phone.show(make().state, seat)
        lay(phone.phone, words)
        sent(phone, words)
        expect(phone.page.get_by_text(phone.phone.say("lupus-stage-laid"))).to_have_count(0)
        pages.append(look(phone.page))
    assert difference(pages[0], pages[1], phone.judge) == ""


def test_a_ballot_that_is_let_go_anywhere_else_stays_in_the_hand(phone: Glass) -> None:
    phone.show(evening().defend().state, 2)
    phone.sent.clear()
    token = phone.page.locator("[data-ballot] button")
    with phone.phone.holding(token) as slide:
        expect(phone.page.locator("[data-choice]")).to_have_count(2)
        slide(0, -60)
    with phone.phone.holding(token):
        expect(phone.page.locator("[data-choice]")).to_have_count(2)
    expect(phone.page.locator("[data-choice]")).to_have_count(0)
    assert phone.sent == []


@pytest.mark.rule("L3.24")
def test_whom_one_may_nominate_stands_there_in_seat_order_until_the_ballot_is_held(staged: Glass) -> None:
    staged.show(day(nomination_mode="simultaneous").talk_over().state, 2)
    names = [place["name"] for place in staged.welcome["board"]["places"]]
    shown = staged.page.locator("[data-ballot] .place bdi").all_inner_texts()
    assert [bare(name) for name in shown] == [names[seat] for seat in (0, 1, 4, 5, 6, 7, 8)]


def test_where_whom_stands_is_drawn(staged: Glass) -> None:
    """Or the way of a thumb would tell."""
    staged.page.evaluate(
        "() => { const own = crypto.getRandomValues; delete crypto.getRandomValues; crypto.own = own; }"
    )
    orders: set[str] = set()
    for _ in range(30):  # of two orders only one would come once in half a thousand million runs
        if len(orders) > 1:
            break
        staged.show(evening().defend().state, 2)
        with staged.phone.holding(staged.page.locator("[data-ballot] button")):
            places = staged.page.locator("[data-choice]")
            orders.add(str(places.evaluate_all("all => all.map((each) => each.dataset.choice)")))
    staged.page.evaluate("() => { crypto.getRandomValues = crypto.own; }")
    assert len(orders) > 1


@pytest.mark.rule("L8.60", "L8.61")
def test_a_ghost_reads_its_forecasts_and_hunches_while_it_holds_them(phone: Glass) -> None:
    nights = "nights=" + ";".join(["1,0,0,6,0,0,0,0,0", "1,0,0,7,0,0,0,0,0"])
    told = day(forecasts=True, extra=nights).play("3 forecast 5 wolf", "3 forecast 8 lynched")
    phone.show(told.state, 3)
    names = [place["name"] for place in phone.welcome["board"]["places"]]
    diary = phone.phone.say("lupus-stage-diary-day", day=2, wolf=names[5], lynched=names[8])
    assert bare(diary) not in bare(phone.page.locator("main").inner_text())
    with phone.phone.holding(phone.phone.button("lupus-board-hold")):
        reads(phone, "[data-held]", diary)
        reads(phone, "[data-held]", phone.phone.say("lupus-board-pointed", night=1, name=names[6]))


@pytest.mark.rule("L8.62", "L8.63")
def test_at_the_end_forecasts_are_opened_with_their_points(phone: Glass) -> None:
    story = lupus("W S V V V V V V V", day=2, ghosts=[3], welcome=3, window="discussion", forecasts=True)
    story.play("3 forecast 0 wolf", "3 forecast 0 lynched").lynch(0)
    phone.show(story.state, 1)
    phone.phone.skip()
    reads(phone, phone.stage, phone.phone.say("lupus-stage-points", points=2))
    phone.phone.press(phone.page.locator(".foretold summary"))
    names = [place["name"] for place in phone.welcome["board"]["places"]]
    reads(phone, ".foretold", phone.phone.say("lupus-stage-diary-day", day=2, wolf=names[0], lynched=names[0]))


@pytest.mark.rule("L8.53")
def test_while_the_votes_are_turned_over_the_story_does_not_tell_what_came_of_them(phone: Glass) -> None:
    story = evening().defend()
    story.told = []
    story.vote(dict.fromkeys(story.asked, "paw"))
    phone.beat = beat("count", left=600_000)
    phone.show(story.state, 1, heard(GAME, story.told, 1))
    story_of = phone.page.locator("ol.story")
    phone.phone.press(phone.phone.button("story-title"))
    expect(story_of.locator("li")).to_have_count(1)
    expect(story_of).to_contain_text(phone.phone.say("story-none"))
    phone.beat = beat("dusk")
    phone.hears(story.state, 1, [])
    until(lambda: story_of.locator("li").count() > 1, phone.page, "then it does")
    phone.phone.close_sheet()
    phone.beat = None


@pytest.mark.rule("L3.16", "L6.12")
def test_until_dawn_has_been_told_nothing_shows_who_cannot_speak_any_more(staged: Glass) -> None:
    story = night(beats="full").night({0: 2, 4: 2})
    titles = set()
    staged.beat = beat("dawn")
    for seat in (2, 6):
        staged.show(story.state, seat, public(story))
        expect(staged.page.locator(".moment")).to_be_visible()
        expect(staged.page.locator(".quick")).to_have_count(0)
        titles.add(staged.page.title())
    staged.beat = None
    assert len(titles) == 1
    staged.show(story.state, 6, public(story))
    expect(staged.page.locator(".quick")).to_be_visible()
