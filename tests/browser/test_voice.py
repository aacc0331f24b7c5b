"""The voice of the table: what a screen says and when, what it says of a missing voice, and who may be the voice.

The browser's speech is replaced by one that writes down what it was asked for; each line lasts until the next one, or
until it is stopped.
"""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import expect

from nightcoach.games.lupus.game import GAME
from tests.browser.axe import found_by_axe
from tests.browser.devices import Devices, Table
from tests.browser.glass import Glass
from tests.browser.phones import Screen, bare, spoken, until
from tests.browser.readable import bare_ids, clipped
from tests.browser.worlds import heard as told
from tests.games.lupus.story import Story, lupus
from tests.server.running import Running

pytestmark = pytest.mark.browser

NINE = "W S V V W M V V V"
SPEECH = """
window.diary = [];
const speech = new EventTarget();
let line;
Object.assign(speech, {
  pending: false,
  getVoices: () => LANGUAGES.map((lang) => ({ lang, name: lang, localService: true, default: true })),
  speak(said) {
    if (!said.text) return;
    diary.push(said.text);
    line = said;
    setTimeout(() => said.onstart?.(new Event('start')));
  },
  cancel() {
    if (line) diary.push('(stop)');
    line = undefined;
  },
});
Object.defineProperty(speech, 'speaking', { get: () => line !== undefined });
Object.defineProperty(window, 'speechSynthesis', { value: speech });
window.SpeechSynthesisUtterance = class { constructor(text) { this.text = text; } };
window.ended = () => { const said = line; line = undefined; said?.onend?.(new Event('end')); };
"""


def speaks(screen: Screen, *languages: str) -> None:
    """From its next page on this device has voices for these languages, and writes down what is said."""
    screen.before_every_page(SPEECH.replace("LANGUAGES", json.dumps(languages)))


def diary(screen: Screen) -> list[str]:
    found: list[str] = screen.page.evaluate("diary")
    return [bare(line) for line in found]


def heard(screen: Screen, *lines: str) -> None:
    """Until exactly this was said since the diary was last emptied."""
    until(lambda: diary(screen) == [bare(line) for line in lines], screen.page, f"{lines} in {diary(screen)}")


def night() -> Story:
    """The second night of a table with beats; the Medium is called."""
    return lupus(NINE, day=2, ghosts=[3], welcome=3, beats="full")


def beat(name: str, call: str | None = None, length: int = 20_000, left: int | None = None) -> dict[str, Any]:
    """Long enough for a busy machine; the lengths of real beats are tried on a clock of their own (`voice.test.ts`)."""
    return {"name": name, "call": call, "length": length, "left": length if left is None else left}


@pytest.fixture(scope="module")
def tv(shared_devices: Devices) -> Glass:
    """The table screen of nine, touched once."""
    glass = Glass(shared_devices, "lupus", 9, screen=True, untouched=True, sounds=True)
    speaks(glass.phone, "en-GB", "de-DE")
    glass.page.reload()
    story = night()
    glass.show(story.state, None)
    wakes = glass.phone.button("screen-wake")
    expect(wakes).to_be_visible()
    wakes.click()
    expect(wakes).to_have_count(0)
    return glass


def open_eyes(tv: Glass, call: str) -> str:
    return f"{tv.phone.say(f'lupus-voice-open-{call}')} {tv.phone.say(f'lupus-voice-does-{call}')}"


# What a screen says


@pytest.mark.rule("L8.51")
def test_a_call_opens_and_closes_and_whatever_is_older_is_cut_off(tv: Glass) -> None:
    story = night()
    tv.beat = beat("lead_in", "medium")
    tv.show(story.state, None)
    heard_first = open_eyes(tv, "medium")
    until(lambda: diary(tv.phone)[-1:] == [heard_first], tv.page, "the call opens")
    tv.page.evaluate("diary.length = 0")
    tv.beat = beat("slot", "medium")
    tv.hears(story.state, None, [])
    heard(tv.phone, "(stop)")  # it had not ended yet
    tv.beat = beat("close", "medium")
    tv.hears(story.state, None, [])
    close = tv.phone.say("lupus-voice-close-medium")
    heard(tv.phone, "(stop)", close)
    tv.page.evaluate("ended()")
    tv.beat = beat("lead_in", "seer")
    tv.hears(story.end_calls("seer").state, None, [])
    heard(tv.phone, "(stop)", close, open_eyes(tv, "seer"))
    tv.page.evaluate("ended(), diary.length = 0")
    tv.beat = None


@pytest.mark.rule("L8.56")
def test_a_beat_that_is_told_again_says_nothing_twice_and_a_late_page_nothing_that_does_not_fit(tv: Glass) -> None:
    story = night()
    tv.beat = beat("lead_in", "medium", 4000, 300)
    tv.show(story.state, None)
    expect(tv.page.locator(".caption")).to_contain_text(tv.phone.say("lupus-voice-open-medium"))
    tv.beat = beat("close", "medium")
    tv.hears(story.state, None, [])
    close = tv.phone.say("lupus-voice-close-medium")
    heard(tv.phone, close)
    tv.beat = beat("close", "medium", left=19_800)
    tv.hears(story.state, None, [])
    tv.page.evaluate("ended()")
    tv.beat = beat("lead_in", "seer")
    tv.hears(story.end_calls("seer").state, None, [])
    heard(tv.phone, close, open_eyes(tv, "seer"))
    tv.page.evaluate("ended(), diary.length = 0")
    tv.beat = None


def test_claims_are_read_only_if_wanted_and_ready_never(tv: Glass) -> None:
    for wanted in (False, True):
        story = lupus(NINE, day=2, ghosts=[3], welcome=3, window="discussion", beats="full")
        tv.show(story.state, None)
        if wanted:
            tv.phone.button("screen-sound").click()
            tv.page.get_by_role("switch").check()
            tv.page.keyboard.press("Escape")
            expect(tv.page.get_by_role("dialog")).to_have_count(0)
        story.play("2 ready", "1 claim_role seer", "1 suspect 0")
        tv.hears(story.state, None, told(GAME, story.told, None))
        name = tv.welcome["board"]["places"][1]["name"]
        said = tv.phone.say("lupus-claim-claim_role", role=tv.phone.say("lupus-role-seer"))
        if wanted:
            heard(tv.phone, tv.phone.say("lupus-voice-claim", name=name, said=said))
        # A beat comes: whatever was read is over, and the beat has its own line.
        tv.beat = beat("nomination")
        tv.hears(story.state, None, [])
        line = tv.phone.say("lupus-voice-names")
        until(lambda: diary(tv.phone)[-1:] == [bare(line)], tv.page, line)
        assert len(diary(tv.phone)) == (3 if wanted else 1), diary(tv.phone)
        tv.page.evaluate("ended(), diary.length = 0")
        tv.beat = None


def test_the_voice_is_switched_off_and_on_with_a_button_for_a_far_finger(tv: Glass) -> None:
    tv.show(night().state, None)
    on, off = tv.phone.button("voice-on"), tv.phone.button("voice-off")
    for button in (on, tv.phone.button("screen-sound")):
        box = button.bounding_box()
        assert box is not None
        assert box["height"] >= 80  # of 1080
    on.click()
    expect(off).to_be_visible()
    tv.beat = beat("lead_in", "medium")
    tv.hears(night().state, None, [])
    expect(tv.page.locator(".caption")).to_contain_text(tv.phone.say("lupus-voice-open-medium"))
    assert diary(tv.phone) == []
    off.click()  # what still fits is said
    heard(tv.phone, open_eyes(tv, "medium"))
    tv.page.evaluate("ended(), diary.length = 0")
    tv.beat = None


@pytest.mark.rule("L8.2", "L8.21")
def test_while_a_person_narrates_the_voice_is_silent(tv: Glass) -> None:
    story = night()
    board = tv.welcome["board"]
    tv.show(story.state, None)
    board["narrator"] = 1
    tv.beat = beat("lead_in", "medium")
    tv.go_on(story.state, None, [], narrator=1)
    expect(tv.phone.button("voice-off")).to_be_disabled()
    assert diary(tv.phone) == []
    board["narrator"] = None
    tv.beat = None


def test_axe_finds_nothing_serious_in_the_controls(tv: Glass) -> None:
    tv.show(night().state, None)
    tv.phone.button("screen-sound").click()
    assert found_by_axe(tv.phone, "night") == []
    tv.page.keyboard.press("Escape")
    expect(tv.page.get_by_role("dialog")).to_have_count(0)


# A device that cannot speak, and one that may


@pytest.fixture(scope="module")
def table(server: Running) -> Table:
    """A lobby of one."""
    found = Table(server.url)
    found.make("Anna", game="lupus")
    return found


@pytest.mark.parametrize("language", ["en", "fr", "de", "it"])
def test_without_a_voice_for_the_language_the_lobby_says_what_to_do(
    devices: Devices, table: Table, language: str
) -> None:
    phone = devices.phone(locale=language)
    phone.language = language
    speaks(phone, "ru-RU")
    phone.sit(table.seats[0])
    phone.page.get_by_text(phone.say("voice-title"), exact=True).click()
    phone.press(phone.button("voice-test"))
    names = {"en": "English", "fr": "Français", "de": "Deutsch", "it": "Italiano"}
    phone.sees("voice-none", language=names[language], platform="other")
    assert diary(phone) == []
    assert (clipped(phone), bare_ids(phone)) == ([], [])
    phone.close()


def test_one_tap_tests_the_voice(devices: Devices, table: Table) -> None:
    for screen in (devices.phone(), devices.screen()):
        speaks(screen, "en-GB")
        screen.open(f"/t/{table.code}/screen")
        screen.button("voice-test").click()
        screen.sees("voice-spoken")
        heard(screen, screen.say("voice-test-line"))
        screen.close()


def test_a_screen_without_a_voice_says_so_where_the_voice_is_switched_on(devices: Devices, table: Table) -> None:
    screen = devices.screen()
    speaks(screen, "de-DE")
    screen.open(f"/t/{table.code}/screen")
    screen.button("voice-missing").click()
    none = spoken(screen.say("voice-none", language="English", platform="other"), whole=False)
    expect(screen.page.get_by_role("dialog").get_by_text(none)).to_be_visible()
    screen.close()


def test_a_phone_without_a_seat_is_the_voice_and_a_seat_is_told_why_not(devices: Devices, table: Table) -> None:
    seated, spare = devices.phone(), devices.phone()
    for phone in (seated, spare):
        speaks(phone, "en-GB")
    seated.sit(table.seats[0])
    seated.menu("voice-be")
    expect(seated.page.locator(".notice")).to_have_text(spoken(seated.say("voice-seated")))
    seated.close_sheet()
    spare.watch(table.code, "Zoe")
    spare.press(spare.button("voice-be"))
    spare.sees("voice-waits")
    dark = spare.page.locator("main").evaluate("each => getComputedStyle(each).backgroundColor")
    assert dark == "rgb(6, 6, 12)"
    spare.press(spare.button("voice-stop"))
    spare.waits_for("menu-title")
    seated.close()
    spare.close()


@pytest.mark.rule("L6.21")
def test_the_phone_in_the_middle_says_what_a_screen_would_and_shows_it_large(devices: Devices) -> None:
    glass = Glass(devices, "lupus", 9)
    speaks(glass.phone, "en-GB")
    glass.page.reload()
    story = night()
    glass.show(story.state, None)
    glass.phone.menu("voice-be")
    glass.beat = beat("lead_in", "medium")
    glass.hears(story.state, None, [])
    heard(glass.phone, open_eyes(glass, "medium"))
    sentence = glass.page.locator(".sentence")
    expect(sentence).to_have_text(open_eyes(glass, "medium"))
    assert sentence.evaluate("each => parseFloat(getComputedStyle(each).fontSize)") >= 27
    # Whoever gets a seat is the voice no longer, in the middle of a line.
    glass.go_on(story.state, 1, [])
    expect(sentence).to_have_count(0)
    heard(glass.phone, open_eyes(glass, "medium"), "(stop)")
