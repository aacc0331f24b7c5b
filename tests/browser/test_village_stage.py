"""The stage of Lupus in Tabula: the village on the table screen, and phones by night and day."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import pytest
from playwright.sync_api import expect

from nightcoach.games.lupus.game import GAME
from tests.browser.axe import found_by_axe, found_in_every_theme
from tests.browser.devices import Devices
from tests.browser.glass import Glass
from tests.browser.phones import DESKTOP, PHONE, TV, bare
from tests.browser.readable import PLAIN_ENGLISH, Look, in_every_look, looks_in_turn, unreadable
from tests.browser.still import stand_still
from tests.browser.village import HIGH, NINE, SMALL, TINY, TWENTY_FOUR, beat, day, evening, public, reads, sent
from tests.browser.worlds import heard
from tests.games.lupus.story import Story, lupus

pytestmark = pytest.mark.browser

SIZE_OF = "each => parseFloat(getComputedStyle(each).fontSize)"


@pytest.fixture(scope="module")
def tv(shared_devices: Devices) -> Glass:
    """The table screen of nine."""
    return Glass(shared_devices, "lupus", 9, screen=True)


@pytest.fixture(scope="module")
def phone(shared_devices: Devices) -> Glass:
    """A phone at the same table."""
    return Glass(shared_devices, "lupus", 9)


def windows(text: str = NINE) -> Iterator[tuple[str, Story, int]]:
    """A moment of every page that a phone can have, and whose phone it is."""
    yield "night", lupus(text, day=2, ghosts=[3], welcome=3).play("0 point 5"), 0
    yield "talk", day(text), 0
    yield "ghost", day(text), 3
    yield "ghost foretells", day(text, forecasts=True), 3
    talked = day(text).play("1 claim_role seer", "1 claim_result 0 wolf 2").talk_over()
    yield "nomination", talked, talked.waiting[0]
    seats = range(len(text.split()))
    yield "suspect", day(text).play("1 suspect 0").nominate({seat: 1 if seat == 0 else 0 for seat in seats}), 0
    voting = day(text).nominate({seat: 1 if seat == 0 else 0 for seat in seats}).defend()
    yield "vote", voting, 2
    yield "voted", day(text).nominate({q: 1 if q == 0 else 0 for q in seats}).defend().play("2 vote paw"), 2


# The table screen


@pytest.mark.rule("L3.6")
def test_by_night_the_screen_shows_the_village_and_who_is_called_and_nothing_else(tv: Glass) -> None:
    story = lupus(NINE, day=2, ghosts=[3], welcome=3)
    tv.show(story.state, None)
    expect(tv.page.locator(".square.night .seat")).to_have_count(9)
    expect(tv.page.locator(".seat .house.shut")).to_have_count(9)
    expect(tv.page.locator(".seat .candle")).to_have_count(1)
    expect(tv.page.locator("aside")).to_be_hidden()
    expect(tv.page.locator(".caption")).to_contain_text(tv.phone.say("lupus-line-medium"))
    before = tv.page.locator(".lantern").inner_html()
    tv.hears(story.end_calls("seer").state, None, public(story))
    expect(tv.page.locator(".caption")).to_contain_text(tv.phone.say("lupus-line-seer"))
    assert tv.page.locator(".lantern").inner_html() != before, "each character has a picture of its own"


@pytest.mark.rule("L3.16", "L6.12")
@pytest.mark.parametrize("dead", [(2,), ()])
def test_dawn_names_the_dead_in_the_largest_letters_or_says_that_nobody_died(tv: Glass, dead: Sequence[int]) -> None:
    story = lupus(NINE, day=2, ghosts=[3], welcome=3).night({0: 2, 4: 2} if dead else {})
    tv.beat = beat("dawn")
    tv.show(story.state, None, public(story))
    huge = tv.page.locator(".moment .huge")
    name = tv.welcome["board"]["places"][2]["name"]
    reads(tv, ".moment .huge", name if dead else tv.phone.say("lupus-stage-nobody"))
    assert huge.evaluate(SIZE_OF) >= 100
    expect(tv.page.locator(".seat .house.shut")).to_have_count(len(dead))
    assert tv.page.evaluate(TINY, 24) == []
    tv.beat = None


@pytest.mark.rule("L3.16")
def test_without_beats_what_happens_has_its_moment_and_can_be_skipped(phone: Glass) -> None:
    story = lupus(NINE, day=2, ghosts=[3], welcome=3)
    phone.show(story.state, 1)
    story.night({0: 2, 4: 2})
    phone.hears(story.state, 1, heard(GAME, story.told, 1))
    expect(phone.page.locator(".moment.dawn")).to_be_visible()
    phone.phone.skip()
    expect(phone.page.locator(".moment")).to_have_count(0)
    expect(phone.phone.region("game-ask")).to_be_visible()


@pytest.mark.rule("L3.44")
def test_votes_lie_face_down_in_seat_order_before_they_are_turned(tv: Glass) -> None:
    story = evening().defend()
    story.told = []
    story.vote({seat: "paw" if seat % 3 else "tuft" for seat in story.asked})
    tv.beat = beat("count", left=600_000)  # it has not begun for a long time
    tv.show(story.state, None, public(story))
    tokens, turned = tv.page.locator(".tray .token"), tv.page.locator(".tray .token.up")
    expect(tokens).to_have_count(6)
    expect(turned).to_have_count(0)
    expect(tv.page.locator(".beam b")).to_have_text(["0", "0"])
    voters = [bare(name) for name in tv.page.locator(".tray bdi").all_inner_texts()]
    names = [place["name"] for place in tv.welcome["board"]["places"]]
    assert voters == [names[seat] for seat in (2, 4, 5, 6, 7, 8)], "neither suspects nor ghosts, in seat order"
    tv.beat = beat("count", left=0)
    tv.show(story.state, None, public(story))
    expect(turned).to_have_count(6)
    expect(tv.page.locator(".beam b")).to_have_text(["5", "1"])
    tv.beat = beat("verdict")
    tv.hears(story.state, None, [])
    reads(tv, ".moment .huge", names[0])
    expect(tv.page.locator(".house.out")).to_have_count(1)
    tv.beat = None


@pytest.mark.rule("L8.57")
def test_the_end_shows_when_its_last_beat_is_over(phone: Glass) -> None:
    state = lupus(NINE, day=2, ghosts=[3], welcome=3, window="discussion").state
    result = {"winners": [1], "losers": [0], "reason": "village", "rule": "L5.5", "party": "village", "reveal": []}
    phone.show(state, 1)
    phone.beat = beat("verdict")
    phone.go_on(state, 1, [], phase="over", result=result)
    stand_still(phone.page)
    expect(phone.phone.region("over-title")).to_have_count(0)
    phone.beat = None
    phone.go_on(state, 1, [], phase="over", result=result)
    expect(phone.phone.region("over-title")).to_be_visible()


def test_beats_drive_the_stage_whatever_the_view_says(tv: Glass) -> None:
    story = lupus(NINE, day=2, ghosts=[3], welcome=3).end_calls("seer")
    for name, said in {
        "deal": tv.phone.say("lupus-stage-deal"),
        "lead_in": tv.phone.say("lupus-voice-open-seer"),
        "close": tv.phone.say("lupus-voice-close-medium"),
    }.items():
        tv.beat = beat(name, {"lead_in": "seer", "close": "medium"}.get(name))
        tv.show(story.state, None)
        reads(tv, "[data-whole]", said)
    tv.beat = None


@pytest.mark.rule("L3.25")
def test_ballots_are_counted_before_the_houses_and_suspects_have_their_tokens(tv: Glass) -> None:
    tv.show(evening().state, None)
    expect(tv.page.locator(".seat .count")).to_have_text(["8", "1"])
    expect(tv.page.locator(".seat.forward")).to_have_count(1)
    expect(tv.page.locator(".seat .sign.left")).to_have_count(2)
    assert tv.page.evaluate(TINY, 24) == []


def test_twenty_four_houses_stand_apart_with_names_that_can_be_read(devices: Devices) -> None:
    glass = Glass(devices, "lupus", 24, screen=True)
    glass.show(lupus(TWENTY_FOUR, day=2, ghosts=[13, 14], welcome=13).state, None)
    stand_still(glass.page)
    boxes = [each.bounding_box() for each in glass.page.locator(".seat .plate").all()]
    for at, one in enumerate(boxes):
        for other in boxes[at + 1 :]:
            assert one is not None
            assert other is not None
            apart_x = abs(one["x"] + one["width"] / 2 - other["x"] - other["width"] / 2)
            apart_y = abs(one["y"] - other["y"])
            assert apart_x >= (one["width"] + other["width"]) / 2 or apart_y >= one["height"], (at, one, other)
    assert glass.page.evaluate(TINY, 24) == []
    assert glass.page.evaluate(HIGH) <= TV.height


# Phones


@pytest.mark.rule("L3.52")
def test_a_portrait_is_tapped_and_the_nomination_confirmed(phone: Glass) -> None:
    story = day().talk_over()
    phone.show(story.state, story.waiting[0])
    ask = phone.phone.region("game-ask")
    expect(ask.locator("button[data-word]")).to_have_count(7)  # neither oneself nor a ghost
    phone.phone.press(ask.locator('[data-word="5"]'))
    phone.phone.press(ask.locator(".button.main"))
    sent(phone, "nominate 5")


@pytest.mark.rule("L3.43", "L6.27")
def test_a_vote_is_a_token_that_lies_face_down_once_it_is_laid(phone: Glass) -> None:
    ask = phone.phone.region("game-ask")
    faces = []
    for side in ("paw", "tuft"):
        phone.show(evening().defend().play(f"2 vote {side}").state, 2)
        expect(ask.locator(".down")).to_have_count(1)
        faces.append(ask.inner_html())
    assert faces[0] == faces[1], "which one it was shows nowhere"


@pytest.mark.rule("L3.41")
def test_a_suspect_reads_what_was_said_against_them(phone: Glass) -> None:
    phone.show(evening().state, 0)
    said = bare(phone.phone.region("game-ask").inner_text())
    assert bare(phone.phone.say("lupus-ask-defence")) in said
    assert said.count("wolf") == 1
    assert "against" in said


WITHOUT_CLOCK = """() => {
  const page = document.querySelector('main').cloneNode(true);
  page.querySelectorAll('[role=timer]').forEach((clock) => clock.remove()); // it goes on between two looks
  return page.innerHTML;
}"""


@pytest.mark.rule("L2.9")
def test_the_card_fills_the_page_and_is_turned_while_it_is_held(phone: Glass) -> None:
    phone.beat = beat("deal")
    backs, sizes = set(), set()
    for seat, role in ((0, "werewolf"), (1, "seer"), (2, "villager")):
        phone.show(lupus(NINE).state, seat)
        stand_still(phone.page)
        backs.add(phone.page.evaluate(WITHOUT_CLOCK))
        card = phone.page.locator(".deal button")
        face = phone.page.get_by_text(phone.phone.say(f"lupus-brief-{role}"))
        expect(face).to_have_count(0)
        with phone.phone.holding(card):
            expect(face.first).to_be_visible()
            box = card.bounding_box()
            assert box is not None
            assert box["height"] > PHONE.height * 0.6
            sizes.add(str(box))
        expect(face).to_have_count(0)
    assert (len(backs), len(sizes)) == (1, 1)
    phone.beat = None


@pytest.mark.rule("L6.21")
def test_at_night_the_box_covers_and_pushes_nothing_while_it_is_held(phone: Glass) -> None:
    places = set()
    where = "() => [...document.querySelectorAll('.night button')].map((each) => each.getBoundingClientRect().toJSON())"
    for seat in (0, 1, 2, 3):
        story = lupus(NINE, day=2, ghosts=[3], welcome=3)
        for call in ("medium", "seer", "werewolf"):
            phone.show(story.end_calls(call).state, seat)
            stand_still(phone.page)
            places.add(str(phone.page.evaluate(where)))
            with phone.phone.holding(phone.phone.button("lupus-board-hold")):
                expect(phone.page.locator("[data-held]")).to_be_visible()
                places.add(str(phone.page.evaluate(where)))
    assert len(places) == 1


def test_twenty_four_fit_on_a_page_at_night_and_on_two_by_day(devices: Devices) -> None:
    glass = Glass(devices, "lupus", 24)
    for name, story, seat in windows(TWENTY_FOUR):
        glass.show(story.state, seat)
        stand_still(glass.page)
        for look, high in in_every_look(glass.phone, (PLAIN_ENGLISH, Look("en", SMALL)), f"() => {HIGH}"):
            assert high <= (1 if name == "night" else 2) * look.shape.height, (name, look)


def test_a_whole_day_is_played_with_keys_alone(devices: Devices) -> None:
    glass = Glass(devices, "lupus", 9, shape=DESKTOP)
    keys = glass.page.keyboard
    story = day().talk_over()
    glass.show(story.state, story.waiting[0])
    glass.page.locator('button[data-word="5"]').focus()
    keys.press("Enter")
    keys.press("Tab")
    while glass.page.evaluate("!document.activeElement.matches('.main')"):
        keys.press("Tab")
    keys.press("Enter")
    sent(glass, "nominate 5")
    glass.show(evening().defend().state, 2)
    glass.page.locator("[data-ballot] button").focus()
    keys.down("Space")
    while not glass.page.locator('[data-choice="vote paw"].at').count():
        keys.press("ArrowRight")
    aloud = glass.page.locator("[data-ballot] [role=status]")
    expect(aloud).to_contain_text(glass.welcome["board"]["places"][0]["name"])
    keys.up("Space")
    sent(glass, "vote paw")


# Read by everybody


def test_every_word_of_the_stage_can_be_read_and_axe_finds_nothing_serious(phone: Glass) -> None:
    for number, (name, story, seat) in enumerate(windows()):
        phone.show(story.state, seat)
        axe = found_in_every_theme if name in ("night", "talk", "vote") else found_by_axe
        assert unreadable(phone.phone, looks_in_turn(number)) + axe(phone.phone) == [], name
