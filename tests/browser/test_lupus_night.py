"""At night all phones are alike: same page, same picture, same taps, same silence, whatever somebody is.

Anna is a Werewolf, Ben the Seer, Cleo a Villager, Dora a ghost; one of the bots is Anna's fellow. All clocks stand
still until the test lets them run out.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from nightcoach.table.log.entries import StandIn, Step
from tests.browser.devices import Devices
from tests.browser.phones import DESKTOP, PHONE, Phone, Shape, bare, until
from tests.browser.still import ROUNDING, furthest_apart, normal, photograph, stand_still
from tests.browser.village import NAMES, SLOW, Village, grid, too_small
from tests.server.running import Running
from tests.size import SIZE

pytestmark = pytest.mark.browser

SECOND_NIGHT: dict[str, Any] = {"text": "W S V V W M V V", "day": 2, "ghosts": [3], "welcome": 3}
FELLOW, MEDIUM = 4, 5
ALARMS = """
window.alarms = [];
navigator.vibrate = () => alarms.push('vibration');
for (const source of [AudioScheduledSourceNode, AudioBufferSourceNode]) {
  const { start } = source.prototype;
  source.prototype.start = function (...given) { alarms.push('sound'); return start.apply(this, given); };
}
SpeechSynthesis.prototype.speak = () => alarms.push('voice');
HTMLMediaElement.prototype.play = async () => { alarms.push('sound'); };
"""
LOOK = """() => {
  const page = document.documentElement.cloneNode(true);
  page.querySelectorAll('[role=timer]').forEach((clock) => clock.remove()); // it goes on between two looks
  const all = [...document.querySelectorAll('*')];
  const touched = all.filter((each) => each.matches('button, a, input, select, summary') && each.checkVisibility());
  return {
    title: document.title, focus: all.indexOf(document.activeElement), rolled: [scrollX, scrollY],
    targets: touched.map((each) => JSON.stringify(each.getBoundingClientRect())),
    read: document.body.innerText.replace(/^\\d+$/m, ''), source: page.outerHTML,
  };
}"""


@pytest.fixture(scope="module")
def village(shared_devices: Devices, server: Running) -> Village:
    phones = [shared_devices.phone(sounds=True) for _ in range(4)]
    for phone in phones:
        phone.before_every_page(ALARMS)
    found = Village(server, phones, NAMES[:4], bots=4, **SLOW)
    found.host.page.reload()  # a sheet that was open leaves its place in the page
    found.host.waits_for("menu-title")
    found.begin()
    return found


@pytest.fixture(params=[PHONE, DESKTOP] if SIZE > 1 else [PHONE], ids=["phone", "desktop"][: min(SIZE, 2)])
def night(village: Village, request: pytest.FixtureRequest) -> Iterator[Village]:
    """The second night, on phones or on desktops; the Medium is called."""
    falls(village, request.param)
    yield village
    falls(village, PHONE)


def falls(village: Village, shape: Shape) -> None:
    for phone in village.phones:
        phone.page.set_viewport_size({"width": shape.width, "height": shape.height})
    village.put(**SECOND_NIGHT)


def look(phone: Phone) -> dict[str, Any]:
    """Everything that can be seen, heard, touched or read in the source of this page, but for the clock."""
    stand_still(phone.page)
    found: dict[str, Any] = phone.page.evaluate(LOOK)
    return {**found, "source": normal(found["source"])}


def differing(village: Village) -> list[str]:
    """What is not the same on all phones."""
    pages = [look(phone) for phone in village.phones]
    return [
        f"{phone.name}: {what}"
        for phone, page in zip(village.phones, pages, strict=True)
        for what in page
        if page[what] != pages[0][what]
    ]


def point(village: Village, at: int) -> None:
    """All four touch the same player; the table has it, and nothing shows it any more."""
    for phone in village.phones:
        phone.press(grid(phone).nth(at))
    for seat, phone in enumerate(village.phones):
        until(lambda: village.state.view(seat).pointing == at, phone.page, "the table has heard it")
    faded(village)


def faded(village: Village) -> None:
    """No tap shows any more."""
    for phone in village.phones:
        expect(phone.page.locator(".tapped")).to_have_count(0)


def call(village: Village, who: str) -> None:
    """The slots go by until this character is called, and all phones show it."""
    while village.state.view(None).call != who:
        village.time_is_up()
    for phone in village.phones:
        village.shows(phone)


@pytest.mark.rule("L6.21", "L3.53", "L9.67")
def test_every_phone_is_the_same_page_from_the_first_call_to_the_last(night: Village) -> None:
    assert differing(night) == [], "nobody has touched anything"
    assert too_small(night.host) == []
    point(night, MEDIUM)
    assert differing(night) == [], "all have touched the same"
    call(night, "seer")
    point(night, MEDIUM)
    call(night, "werewolf")  # the Seer has the answer now, and the pack sees its markers
    assert [note["kind"] for note in notes(night, 1)] == ["answer"]
    assert differing(night) == [], "one has been told something"


def notes(village: Village, seat: int) -> list[dict[str, Any]]:
    return [{"kind": note.kind} for note in village.state.view(seat).notes]


@pytest.mark.rule("L6.21")
def test_the_screens_are_the_same_picture(night: Village, judge: Page) -> None:
    point(night, MEDIUM)
    assert differing(night) == []
    pictures = [photograph(phone.page, [phone.page.get_by_role("timer")]) for phone in night.phones]
    assert furthest_apart(judge, *pictures) <= ROUNDING


HELD = """() => {
  const box = document.querySelector('[data-held]').closest('button').getBoundingClientRect();
  const others = [...document.querySelectorAll('button:not(:has([data-held])), a')];
  const seen = others.filter((each) => each.checkVisibility()).map((each) => each.getBoundingClientRect());
  return JSON.stringify([box, seen, document.body.scrollHeight]);
}"""


@pytest.mark.rule("L6.21")
def test_while_everybody_holds_only_what_is_in_the_box_differs(night: Village, judge: Page) -> None:
    """Wolf, Seer, Villager and ghost: the box has one place and size, and around it the pages are one picture."""
    call(night, "werewolf")
    pictures, places = [], set()
    for phone in night.phones:
        with phone.holding(phone.button("lupus-board-hold")):
            box = phone.page.locator("[data-held]")
            expect(box).to_be_visible()
            stand_still(phone.page)
            places.add(phone.page.evaluate(HELD))
            # A mask hides the box, and tells by its colour alone where it lies.
            mask = [phone.page.get_by_role("timer"), phone.page.locator("button:has([data-held])")]
            pictures.append(photograph(phone.page, mask))
    assert len(places) == 1, places
    assert furthest_apart(judge, *pictures) <= ROUNDING


LARGER = """rule => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(rule);
  document.adoptedStyleSheets = rule ? [sheet] : [];
}"""


def test_a_box_of_another_size_would_be_found(village: Village) -> None:
    falls(village, PHONE)
    places = set()
    for phone, rule in zip(village.phones[:2], ("", ".box { height: 12rem !important; }"), strict=True):
        phone.page.evaluate(LARGER, rule)
        with phone.holding(phone.button("lupus-board-hold")):
            expect(phone.page.locator("[data-held]")).to_be_visible()
            places.add(phone.page.evaluate(HELD))
        expect(phone.page.locator("[data-held]")).to_have_count(0)
        phone.page.evaluate(LARGER, "")
    assert len(places) == 2


def test_a_mark_on_one_page_would_be_found(village: Village) -> None:
    falls(village, PHONE)
    anna = village.phones[0].page
    anna.evaluate("document.querySelector('main').dataset.role = 'werewolf'")
    assert differing(village) == [f"{name}: source" for name in NAMES[1:4]]
    anna.evaluate("delete document.querySelector('main').dataset.role")
    assert differing(village) == []


@pytest.mark.rule("L6.28", "L9.72", "L6.21")
def test_a_refused_touch_looks_like_any_other_and_leaves_nothing_behind(village: Village) -> None:
    """A fellow, oneself, a ghost, oneself: refused. Then the same with what is taken."""
    falls(village, PHONE)
    village.host.page.evaluate("document.activeElement.blur()")
    before = look(village.host)
    for touched in ((FELLOW, 1, 3, 3), (MEDIUM,) * 4):
        for phone, at in zip(village.phones, touched, strict=True):
            phone.press(grid(phone).nth(at))
            expect(grid(phone).nth(at)).to_contain_class("tapped")
        faded(village)
        for phone in village.phones:
            expect(phone.page.locator(".notice")).to_have_count(0)
        assert differing(village) == [], "whoever looks over a shoulder sees nothing"
        assert look(village.host) == before


@pytest.mark.rule("L6.21")
def test_what_counts_is_read_while_it_is_held_and_by_whoever_listens(village: Village) -> None:
    falls(village, PHONE)
    point(village, MEDIUM)
    ben = village.phones[1]
    said = bare(ben.say("lupus-board-pointing", name=name_of(ben, MEDIUM)))
    assert said not in bare(ben.page.locator("main").inner_text())
    with ben.holding(ben.button("lupus-board-hold")):
        until(lambda: said in bare(ben.page.locator("[data-held]").inner_text()), ben.page, said)
        until(lambda: said in bare(ben.page.locator(".box [role=status]").inner_text()), ben.page, "aloud")


def name_of(phone: Phone, seat: int) -> str:
    """As the grid has it."""
    return bare(grid(phone).nth(seat).locator("bdi").inner_text())


@pytest.mark.rule("L6.21")
def test_a_players_own_card_is_in_the_page_while_it_is_held_and_only_then(village: Village) -> None:
    falls(village, PHONE)
    for phone, role in zip(village.phones[:3], ("werewolf", "seer", "villager"), strict=True):
        card = phone.page.locator("main").get_by_text(phone.say(f"lupus-brief-{role}"))
        expect(card).to_have_count(0)
        with phone.holding(phone.button("lupus-board-hold")):
            expect(card.first).to_be_visible()
        expect(card).to_have_count(0)


@pytest.mark.rule("L6.21")
@pytest.mark.rule("L3.51")
def test_a_bot_that_plays_for_somebody_is_named_in_the_title_and_pushes_nothing(village: Village) -> None:
    falls(village, PHONE)
    phone, room, seat = village.phones[1], village.room, 1
    places = "() => [...document.querySelectorAll('main button')].map((each) => each.getBoundingClientRect().toJSON())"

    async def stands_in() -> None:
        await room.commit(Step((StandIn(seat, True),)))

    stand_still(phone.page)
    before = phone.page.evaluate(places)
    village.inside(stands_in)
    phone.waits_for("absent-back")
    stand_still(phone.page)
    assert phone.page.evaluate(places) == before
    phone.press(phone.button("absent-back"))
    expect(phone.button("absent-back")).to_have_count(0)


def test_no_phone_rings_or_shakes_at_night_but_by_day(village: Village) -> None:
    falls(village, PHONE)
    for phone in village.phones:
        phone.page.evaluate("alarms.length = 0")
    call(village, "seer")
    point(village, MEDIUM)
    call(village, "werewolf")
    assert [phone.page.evaluate("alarms") for phone in village.phones] == [[]] * 4
    assert len({phone.page.title() for phone in village.phones}) == 1
    village.put("W S V V W M V V", window="nomination", day=2, ghosts=[3], welcome=3, extra="asked=0")
    until(lambda: village.host.page.evaluate("alarms"), village.host.page, "whoever is asked by day hears of it")


PLANTED = {
    "sound": "new OscillatorNode(new AudioContext()).start()",
    "voice": "speechSynthesis.speak(new SpeechSynthesisUtterance('Werewolf'))",
    "vibration": "navigator.vibrate(50)",
}


@pytest.mark.parametrize("alarm", PLANTED)
def test_a_sound_on_a_phone_would_be_found(village: Village, alarm: str) -> None:
    falls(village, PHONE)
    anna = village.phones[0].page
    anna.evaluate("alarms.length = 0")
    anna.evaluate(PLANTED[alarm])
    assert anna.evaluate("alarms") == [alarm]
