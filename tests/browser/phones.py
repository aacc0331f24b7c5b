"""The people of the tests: phones, desktops and a table screen, by what they can press and read.

Everything is found by its role and its text, in the language of the device, so a test says what people do.
"""

from __future__ import annotations

import contextlib
import functools
import re
import time
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from typing import Any

from playwright.sync_api import (
    BrowserContext,
    CDPSession,
    Error,
    Locator,
    Page,
    expect,
)

from nightcoach.words import words

PATIENCE = 20.0
"""Seconds until something that must happen has not happened."""
expect.set_options(timeout=PATIENCE * 1000)  # also for whatever does not say how long it waits
IDLE = 60.0
"""Milliseconds until we look again where nothing has happened."""
BLANK = "/icon.svg"
"""A page of ours that runs nothing."""
ISOLATES = "[\u2066-\u2069]*"
"""Names stand between invisible signs, so that right-to-left names do not turn the sentence round."""


@dataclass(frozen=True)
class Shape:
    """What kind of screen it is."""

    width: int
    height: int
    touch: bool = False


PHONE = Shape(390, 844, touch=True)
LANDSCAPE = Shape(844, 390, touch=True)
DESKTOP = Shape(1280, 800)
TV = Shape(1920, 1080)

OFFERED = r"""() => {
  const top = document.querySelector('dialog[open]') ?? document;
  const shown = (each) => each.checkVisibility() && !each.disabled && each.getAttribute('aria-disabled') !== 'true';
  const bare = (text) => text.replace(/[\u2066-\u2069]/g, '').replace(/\s+/g, ' ').trim();
  const named = (each) => bare(each.getAttribute('aria-label') ?? each.textContent);
  return [...top.querySelectorAll('button, h2, section[aria-label]')].filter(shown).map(named);
}"""

WIDEST_STEP, LONGEST_WAY = 28, 300
"""Pixels that a thumb slides on a reel: from one choice to the next, and past all of them."""

LIFTED = 70.0
"""Pixels that a thumb slides up to put a card on the tray."""

QUESTIONS = {
    "over": "over-title",
    "skip": "stage-skip",
    "choose": "wheel-hold",
    "prowl": "eatme-ask-prowl",
    "deal": "eatme-deal-done",
}
"""What only somebody who is asked so can read or press, the stage before its questions."""


def spoken(text: str, whole: bool = True) -> re.Pattern[str]:
    """A text as it stands in the page: any blank is a blank, and names are isolated."""
    parts = (ISOLATES.join(map(re.escape, re.findall(r"\w+|\W+", part))) for part in text.split())
    inside = rf"{ISOLATES}\s+{ISOLATES}".join(parts)
    return re.compile(rf"^\s*{ISOLATES}{inside}{ISOLATES}\s*$" if whole else inside)


def bare(text: str) -> str:
    """A text of the page as a person reads it."""
    return " ".join(re.sub("[\u2066-\u2069]", "", text).split())


def until(true: Callable[[], object], page: Page, what: str, seconds: float = PATIENCE) -> None:
    """Wait for something to be true; the browser goes on meanwhile."""
    end, pause = time.monotonic() + seconds, 10.0
    while not true():
        assert time.monotonic() < end, f"in vain: {what}"
        page.wait_for_timeout(pause)
        pause = min(pause * 1.5, IDLE)  # looking costs the page more than waiting


class Screen:
    """Anything that shows a page of ours."""

    def __init__(self, context: BrowserContext, language: str = "en") -> None:
        self.context = context
        self.page = context.new_page()
        self.language = language
        self.broken: list[str] = []
        self.page.on("pageerror", lambda error: self.broken.append(str(error)))
        self.kind = ""
        """Devices of one kind can stand in for each other."""
        self.spoilt = False
        """Whether it has become different from others of its kind."""

    def before_every_page(self, script: str) -> None:
        """Run this before any page that is opened from now on."""
        self.context.add_init_script(script)
        self.spoilt = True

    def on(self, event: Any, heard: Callable[[Any], None]) -> None:
        """Whatever the page tells of this, from now on."""
        self.page.on(event, heard)
        self.spoilt = True

    def keeps(self, kept: dict[str, str]) -> None:
        """All that this device remembers when the next page is opened. Nothing may run there meanwhile."""
        self.page.evaluate(
            """kept => {
              localStorage.clear();
              sessionStorage.clear();
              for (const [name, value] of Object.entries(kept)) localStorage.setItem(name, value);
            }""",
            kept,
        )

    def rests(self) -> bool:
        """Back to a page that runs nothing; False if this device cannot be lent again."""
        if not self.kind or self.spoilt or self.page.is_closed() or len(self.context.pages) > 1:
            return False
        if self.page.evaluate("'__pwClock' in globalThis"):  # a clock that was stopped once
            return False
        self.broken.clear()
        self.open(BLANK)
        return True

    def say(self, message: str, **facts: Any) -> str:
        """A text of the catalogues in the language of this device."""
        return words(self.language).say(message, **facts)

    def open(self, path: str = "/") -> None:
        self.page.goto(path)

    def text(self, message: str, **facts: Any) -> Locator:
        return self.page.get_by_text(spoken(self.say(message, **facts), whole=False)).first

    def sees(self, message: str, **facts: Any) -> None:
        """Wait until that text is there to be read."""
        expect(self.text(message, **facts)).to_be_visible(timeout=PATIENCE * 1000)

    def button(self, message: str, **facts: Any) -> Locator:
        return self.page.get_by_role("button", name=spoken(self.say(message, **facts)))

    def link(self, message: str, **facts: Any) -> Locator:
        return self.page.get_by_role("link", name=spoken(self.say(message, **facts)))

    def region(self, message: str, **facts: Any) -> Locator:
        return self.page.get_by_role("region", name=spoken(self.say(message, **facts)))

    def offered(self) -> list[str]:
        """The buttons that can be pressed now, the headings and the named parts of the page, by name."""
        found: list[str] = self.page.evaluate(OFFERED)
        return found

    def offers(self, message: str, **facts: Any) -> bool:
        return bare(self.say(message, **facts)) in self.offered()

    def waits_for(self, *messages: str, seconds: float = PATIENCE) -> None:
        """Until one of these buttons or parts is there."""
        wanted = {bare(self.say(message)) for message in messages}
        until(lambda: wanted & set(self.offered()), self.page, f"{wanted} in {self.offered()}", seconds)

    def skip(self) -> bool:
        """Let the stage be where the game is; False if it is already."""
        if not self.offers("stage-skip"):
            return False
        with contextlib.suppress(AssertionError):  # it may have come to its end by itself
            self.page.evaluate(
                "name => [...document.querySelectorAll('button')].find((each) => each.textContent === name)?.click()",
                self.say("stage-skip"),
            )
        return True

    def is_over(self) -> bool:
        return self.offers("over-title")

    def final(self) -> Final:
        """How the game ended, as this screen shows it."""
        over = self.region("over-title")
        rows = [
            f"{bare(row.locator('bdi').inner_text())} {re.findall('[0-9]+', row.inner_text())[-1]}"
            for row in over.locator("ol").get_by_role("listitem").all()
        ]
        texts = [bare(text) for text in over.locator("p").all_inner_texts()]
        return Final(bare(over.get_by_role("heading").first.inner_text()), texts[0], tuple(rows))

    def close(self) -> None:
        self.context.close()


@dataclass(frozen=True)
class Final:
    """The end of a game: who won, why, and the points of everybody in order."""

    headline: str
    why: str
    ranking: tuple[str, ...]


class TableScreen(Screen):
    """The TV in the middle of the table."""

    def show(self, code: str) -> None:
        self.open(f"/t/{code}/screen")


class Phone(Screen):
    """One person's device."""

    def __init__(self, context: BrowserContext, language: str = "en", touch: bool = True) -> None:
        super().__init__(context, language)
        self.touch = touch
        self.name = ""

    @functools.cached_property
    def finger(self) -> CDPSession:
        """What touches the glass."""
        return self.context.new_cdp_session(self.page)

    def press(self, button: Locator) -> None:
        """A click also on phones: Chromium swallows now and then a tap of no duration. What is held, fingers hold."""
        button.click()

    # Coming and going

    def unfold_options(self) -> None:
        """Lay open the rules of the house and the clocks; what is for tonight lies open already."""
        for group in ("options-house", "options-clocks"):
            self.press(self.page.get_by_text(self.say(group), exact=True))

    def make_table(self, name: str) -> str:
        """Open a table as a person does; gives its code."""
        self.name = name
        self.open("/new/eatme")
        self.page.get_by_label(self.say("dress-name"), exact=True).fill(name)
        self.press(self.button("new-make"))
        return self.code()

    def code(self) -> str:
        """The code of the table where this phone is."""
        self.page.wait_for_url(re.compile(r"/t/[A-Z0-9]+$"))
        return self.page.url.rsplit("/", 1)[1]

    def join(self, code: str, name: str, watch: bool = False) -> None:
        self.name = name
        self.open(f"/t/{code}")
        self.page.get_by_label(self.say("dress-name"), exact=True).fill(name)
        self.press(self.button("join-watch" if watch else "join-sit").or_(self.button("join-come")).first)
        self.waits_for("menu-title")

    def watch(self, code: str, name: str) -> None:
        self.join(code, name, watch=True)

    def sit(self, seat: Seat) -> None:
        """Come to a seat that was taken over HTTP, by the link of the seat."""
        self.name = seat.name
        self.open(seat.link)
        self.waits_for("menu-title")

    # The menu

    def menu(self, *path: str) -> None:
        """Open the menu, and press what it has, one after the other."""
        self.press(self.button("menu-title"))
        for message in path:
            self.press(self.sheet().get_by_role("button", name=spoken(self.say(message))))

    def sheet(self) -> Locator:
        """The sheet on top."""
        return self.page.get_by_role("dialog").last

    def close_sheet(self) -> None:
        self.press(self.sheet().get_by_role("button", name=spoken(self.say("ui-close"))))
        expect(self.page.get_by_role("dialog")).to_have_count(0)

    def quick_bots(self) -> None:
        """As the host: bots answer at once."""
        self.menu()
        self.page.get_by_label(self.say("menu-pace"), exact=True).select_option("instant")
        self.close_sheet()

    def story(self) -> list[str]:
        """What the story says, the newest first."""
        self.press(self.button("story-title"))
        lines = [bare(line) for line in self.sheet().get_by_role("listitem").all_inner_texts()]
        self.close_sheet()
        return lines

    def leave(self) -> None:
        self.menu("menu-leave", "menu-leave")
        self.page.wait_for_url(re.compile(r"/$"))

    # The lobby

    def add_bot(self) -> None:
        bots = self.page.get_by_text(spoken(self.say("lobby-bot")))
        before = bots.count()
        self.press(self.button("lobby-bot-add"))
        expect(bots).to_have_count(before + 1)

    def fill_with_bots(self, missing: int) -> None:
        """As many as the game still needs, in one tap."""
        self.press(self.button("lobby-bots-fill", missing=missing))
        expect(self.page.get_by_text(spoken(self.say("lobby-bot")))).to_have_count(missing)

    def begin(self) -> None:
        self.press(self.button("lobby-start"))
        self.waits_for("game-ask")

    # The game

    def wheel(self) -> Locator:
        return self.button("wheel-hold").or_(self.button("wheel-look")).first

    @contextlib.contextmanager
    def holding(self, what: Locator) -> Iterator[Callable[..., None]]:
        """A finger (or the mouse) on something; call what you get to slide it to the side, and up."""
        box: Any = None

        def found() -> bool:
            nonlocal box
            with contextlib.suppress(Error):  # drawn again at this very moment
                what.scroll_into_view_if_needed(timeout=2000)
                box = what.bounding_box()
            return box is not None

        until(found, self.page, "there is something to hold")
        x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
        if not self.touch:
            self.page.mouse.move(x, y)
            self.page.mouse.down()
            yield lambda by, up=0.0: self.page.mouse.move(x + by, y - up, steps=4)
            self.page.mouse.up()
            return

        def touch(kind: str, *points: tuple[float, float]) -> None:
            where = [{"x": px, "y": py} for px, py in points]
            self.finger.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": where})

        def slide(by: float, up: float = 0.0) -> None:
            for step in range(1, 5):
                touch("touchMove", (x + by * step / 4, y - up * step / 4))

        touch("touchStart", (x, y))
        try:
            yield slide
        finally:
            touch("touchEnd")

    def shown(self) -> str:
        """What the wheel shows while it is held: `sleep` or `trap`, or nothing while it is not."""
        text = bare(" ".join(self.page.get_by_role("status").all_inner_texts())).casefold()
        found = [word for word in ("sleep", "trap") if self.say(f"eatme-word-{word}").casefold() in text]
        return found[0] if found else ""

    def turn_wheel(self, to: str) -> None:
        """Hold the wheel, slide until it shows that side, let go."""
        with self.holding(self.wheel()) as slide:
            until(self.shown, self.page, "the wheel shows something")
            if self.shown() != to:
                slide(60)
                until(lambda: self.shown() == to, self.page, f"the wheel shows {to}")
        until(lambda: not self.shown(), self.page, "the wheel hides it again")

    def look(self) -> str:
        """Hold the wheel and let go: what it showed."""
        with self.holding(self.wheel()):
            until(self.shown, self.page, "the wheel shows something")
            found = self.shown()
        until(lambda: not self.shown(), self.page, "the wheel hides it again")
        return found

    def seal(self) -> None:
        """Seal it, and wait until the table has it: before that the wheel still looks as if it could be turned."""
        self.press(self.button("wheel-seal"))
        until(lambda: not self.offers("wheel-hold"), self.page, "the choice is sealed")

    def choose(self, to: str) -> None:
        self.turn_wheel(to)
        self.seal()

    def reel(self) -> Locator:
        """The bar below secret choices."""
        return self.page.locator("[data-reel]")

    def hidden_words(self) -> list[str]:
        """Hold the reel and let go: the moves, or their beginnings, among which one could choose there."""
        with self.holding(self.reel()):
            return self._on_the_reel()

    def _on_the_reel(self) -> list[str]:
        """While it is held."""
        found = self.page.locator("[data-choices]").get_attribute("data-choices")
        return found.split(",") if found else []

    def slide_to(self, words: str, slide: Callable[[float], None]) -> str:
        """While the reel is held: slide to this move, or to its beginning where it is said word by word."""
        choices = self._on_the_reel()
        wanted = next(each for each in choices if words == each or words.startswith(f"{each} "))
        at = self.page.locator("[data-choice].at")
        begun = choices.index(at.get_attribute("data-choice") or "") if at.count() else -1
        goal, number = choices.index(wanted), len(choices)
        ways = [goal + 1, goal - number] if begun < 0 else [goal - begun + turn * number for turn in (-1, 0, 1)]
        way = min(ways, key=abs)
        step = min(WIDEST_STEP, LONGEST_WAY / number)
        slide(way * step + (way > 0) * 2 - (way < 0) * 2)
        until(lambda: at.count() and at.get_attribute("data-choice") == wanted, self.page, f"{wanted} in the middle")
        return wanted

    def choose_hidden(self, words: str) -> None:
        """Hold the reel, slide until it says this, let go; and again where there is more to say than one word."""
        while True:
            with self.holding(self.reel()) as slide:
                found = self.slide_to(words, slide)
            expect(self.page.locator("[data-choice]")).to_have_count(0)
            if found == words:
                return

    def do_hidden(self, words: str) -> None:
        """Choose it on the reel and do it."""
        self.choose_hidden(words)
        self.press(self.page.locator("[data-do]"))

    def look_at_the_deal(self) -> None:
        """Say that the cards were looked at, where everybody is waited for."""
        self.press(self.page.locator("[data-looked]"))

    def fan(self) -> Locator:
        """One's own cards, on a stage that has them."""
        return self.page.locator("[data-fan]")

    def fan_words(self) -> list[str]:
        """Hold the fan and let go: the moves that could be made with what lies in it."""
        with self.holding(self.fan()):
            field = self.page.locator("[data-choices]")
            expect(field).to_be_visible()
            found = field.get_attribute("data-choices")
        return found.split("|") if found else []

    def lift(self, words: str, slide: Callable[..., None], up: float = 0.0) -> float:
        """While the fan is held: slide to the card of this move and to what comes after it; how far up that is."""
        shown = self.page.locator("[data-moves]")
        moves = [(each.get_attribute("data-moves") or "").split("|") for each in shown.all()]
        place = next(at for at, each in enumerate(moves) if words in each)
        wide = self.fan().bounding_box()
        assert wide is not None
        slide(((place + 0.5) / len(moves) - 0.5) * wide["width"], up)
        expect(shown.nth(place)).to_have_class(re.compile(r"\bat\b"))
        if moves[place] == [words]:
            return up
        way = self.page.locator("[data-way]").get_attribute("data-way")
        slide(((place + 0.5) / len(moves) - 0.5) * wide["width"], up + LIFTED)
        until(lambda: self.page.locator("[data-way]").get_attribute("data-way") != way, self.page, "what comes next")
        return self.lift(words, slide, up + LIFTED)

    def put_down(self, words: str, meanwhile: Callable[[], object] = lambda: None) -> None:
        """Hold the fan, slide to the card of this move, slide up, let go: it lies on the tray."""
        with self.holding(self.fan()) as slide:
            up = self.lift(words, slide) + LIFTED
            at, number = self.page.locator("[data-moves].at"), self.page.locator("[data-moves]").count()
            place = int(at.evaluate("each => [...each.parentElement.children].indexOf(each)"))
            wide = self.fan().bounding_box()
            assert wide is not None
            slide(((place + 0.5) / number - 0.5) * wide["width"], up)
            expect(self.page.locator("[data-armed]")).to_be_visible()
            meanwhile()
        expect(self.page.locator("[data-choices]")).to_have_count(0)

    def houses(self) -> Locator:
        """The houses that the Wolf may visit."""
        return self.page.get_by_role("main").locator("button[aria-pressed]")

    def prowl(self, name: str = "") -> None:
        """As the Wolf: walk to that house, or to the first, and knock."""
        named = self.page.get_by_role("button", name=re.compile(rf"^{re.escape(name)}, "))
        self.press((named if name else self.houses()).first)
        before = self.say("prowl-knock", name="@").split("@")[0]
        self.press(self.page.get_by_role("button", name=spoken(before, whole=False)))

    def deal(self) -> None:
        """As the loser: deal what lies there."""
        self.press(self.button("eatme-deal-done"))

    def asked(self) -> str:
        """What this phone is asked now: choose, prowl, deal; skip while the stage plays; over; or nothing."""
        offered = self.offered()
        for question, message in QUESTIONS.items():
            if bare(self.say(message)) in offered:
                return question
        return ""

    def play_turn(self, choice: str = "sleep") -> str:
        """Answer whatever is asked; gives what it was, or nothing if nothing was asked."""
        question = self.asked()
        if question == "skip":
            self.skip()
        elif question == "choose":
            self.choose(choice)
        elif question == "prowl":
            self.prowl()
        elif question == "deal":
            self.deal()
        if question in ("prowl", "deal"):
            until(lambda: self.asked() != question, self.page, f"{question} is answered")
        return question


def play_on(
    phones: Iterable[Phone],
    stop: Callable[[], object],
    others: Iterable[Screen] = (),
    choice: str = "sleep",
    seconds: float = 300.0,
) -> None:
    """Everybody answers whenever asked, and nobody waits for the stage, until it is enough."""
    phones = list(phones)
    end = time.monotonic() + seconds
    while not stop():
        assert time.monotonic() < end, f"the game does not come there: {[phone.offered() for phone in phones]}"
        answers = [phone.play_turn(choice) for phone in phones]
        for screen in others:
            screen.skip()
        if not any(answers):
            phones[0].page.wait_for_timeout(IDLE)


@dataclass
class Seat:
    """A seat taken over HTTP: quicker than by hand where a test is about something else."""

    code: str
    name: str
    token: str

    @property
    def link(self) -> str:
        return f"/t/{self.code}#seat={self.token}"
