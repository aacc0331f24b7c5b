"""No page tells a choice before its time: twin games in which Ben sleeps or sets a trap look the same, everywhere.

Everything else in the twins is equal, so whatever differs between their pages tells the secret.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from dataclasses import dataclass, field, replace

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.glass import HEADS
from tests.browser.phones import Devices, Phone, Screen, until
from tests.browser.still import Shown, difference, look
from tests.server.running import Running

pytestmark = pytest.mark.browser

SEAL = "code => localStorage[`nightcoach.seal.${code}`] ?? ''"
PLANT = "choice => { document.body.dataset.fault = choice; }"
UPROOT = "() => { delete document.body.dataset.fault; }"
OTHERS = ("anna", "cleo", "dora", "tv")
STEPS = ("asked", "turned", "sealed", "locked", "walked")


@dataclass
class Game:
    """One of the twins: what every page was at every step."""

    shown: dict[tuple[str, str], Shown] = field(default_factory=dict)
    names: dict[str, str] = field(default_factory=dict)
    """What differs by nature, and what stands for it."""

    def take(self, step: str, **screens: Screen) -> None:
        for who, screen in screens.items():
            shown = look(screen.page)
            self.shown[step, who] = replace(
                shown,
                source=self.plain(shown.source),
                aloud=self.plain(shown.aloud),
                kept=self.plain(shown.kept),
            )

    def plain(self, text: str) -> str:
        for name, stands in self.names.items():
            text = text.replace(name, stands)
        return re.sub(r'(\\?"at\\?":)\d+', r"\1", text)


def play(devices: Devices, choice: str, plain: bool) -> Game:
    """Anna is the Wolf and deals; Ben makes that choice, Cleo always sleeps; Dora and the TV watch. No clock shows."""
    table = devices.table()
    game = Game()
    anna, ben, cleo, dora = (devices.phone() for _ in range(4))
    tv = devices.screen()
    ben.context.add_init_script(f"({HEADS})()")
    if plain:
        ben.context.add_init_script(f"localStorage['nightcoach.settings'] = '{json.dumps({'plain': True})}'")
    seats = [
        table.make("Anna", first_deal="chosen_wolf", first_wolf=0, choose_seconds=0, prowl_seconds=0, deal_seconds=0),
        table.join("Ben"),
        table.join("Cleo"),
        table.join("Dora", watch=True),
    ]
    game.names = {table.code: "CODE", **{seat.token: f"TOKEN OF {seat.name}" for seat in seats}}
    walks = [heard_walks(screen) for screen in (ben, cleo, dora, tv)]
    for phone, seat in zip((anna, ben, cleo, dora), seats, strict=True):
        phone.sit(seat)
    tv.show(table.code)
    everybody: dict[str, Screen] = {"anna": anna, "ben": ben, "cleo": cleo, "dora": dora, "tv": tv}

    anna.begin()
    anna.deal()
    on_stage = [screen for screen in everybody.values() if not (plain and screen is ben)]
    stands_still(on_stage, "stage-choose")
    ben.waits_for("reel-do" if plain else "wheel-hold")
    cleo.waits_for("wheel-hold")
    until(lambda: "●" in ben.page.title(), ben.page, "Ben’s title says that he is asked")
    # The seal and the luck of the game are drawn before it: they may differ, but not change once there is a choice.
    for who, screen in everybody.items():
        for drawn in re.findall(r"[0-9a-f]{32,}", screen.page.evaluate(SEAL, table.code)):
            game.names[drawn] = f"DRAWN BY {who}"
    game.take("asked", **everybody)
    (choose_plainly if plain else choose_by_wheel)(game, ben, choice, everybody)
    for screen in on_stage:
        expect(screen.page.get_by_label(re.compile(f"^Ben, .*{screen.say('eatme-doing-ready')}"))).to_have_count(1)
    until(lambda: "●" not in ben.page.title(), ben.page, "Ben’s title says no more that he is asked")
    game.take("sealed", **everybody)
    for screen in (ben, tv):
        screen.page.evaluate(PLANT, choice)
    game.take("planted", ben=ben, tv=tv)
    for screen in (ben, tv):
        screen.page.evaluate(UPROOT)
    cleo.choose("sleep")
    stands_still(on_stage, "stage-prowl")
    if plain:
        ben.sees("wait-choose", names="Anna")
    game.take("locked", **everybody)
    anna.press(anna.page.get_by_role("button", name=re.compile("^Ben, ")))
    for walk in walks:
        until(lambda: walk, anna.page, "everybody sees the Wolf walk")
    game.take("walked", **everybody)
    return game


def heard_walks(screen: Screen) -> list[str]:
    """The Wolf's steps that this device hears of, from its next connection on."""
    heard: list[str] = []

    def listen(frame: str | bytes) -> None:
        if '"theatre"' in str(frame):
            heard.append(str(frame))

    screen.page.on("websocket", lambda socket: socket.on("framereceived", listen))
    return heard


def stands_still(screens: list[Screen], act: str) -> None:
    """Until every stage shows that act and nothing is played any more."""
    for screen in screens:
        screen.sees(act)
        screen.skip()
        expect(screen.page.locator("[data-playing]")).to_have_count(0)


def choose_by_wheel(game: Game, ben: Phone, choice: str, everybody: dict[str, Screen]) -> None:
    ben.turn_wheel(choice)
    game.take("turned", **everybody)
    with ben.holding(ben.wheel()):
        until(ben.shown, ben.page, "the wheel shows something")
        game.take("held", ben=ben)
    until(lambda: not ben.shown(), ben.page, "the wheel hides it again")
    ben.seal()
    ben.waits_for("wheel-look")


def choose_plainly(game: Game, ben: Phone, choice: str, everybody: dict[str, Screen]) -> None:
    ben.choose_hidden(choice)
    game.take("turned", **everybody)
    ben.press(ben.page.locator("[data-do]"))
    ben.waits_for("plain-secrets")
    with ben.holding(ben.button("plain-secrets")):
        until(ben.shown, ben.page, "the secret shows")
        game.take("held", ben=ben)
    until(lambda: not ben.shown(), ben.page, "the secret hides again")


Twins = tuple[Game, Game]


@pytest.fixture(scope="module", params=["stage", "plain"])
def twins(browser: Browser, server: Running, request: pytest.FixtureRequest) -> Iterator[Twins]:
    devices = Devices(browser, server.url)
    asleep = play(devices, "sleep", request.param == "plain")
    yield asleep, play(devices, "trap", request.param == "plain")
    devices.put_away()


def telling(twins: Twins, *whose: str) -> list[tuple[str, str, str]]:
    """Where the twins differ on the pages of these people, by step and person."""
    asleep, trapped = twins
    found = [each for each in asleep.shown if each[0] in STEPS and each[1] in whose]
    assert found
    differences = {each: difference(asleep.shown[each], trapped.shown[each]) for each in found}
    return [(*each, difference) for each, difference in differences.items() if difference]


@pytest.mark.rule("E6.9")
def test_no_page_of_anybody_else_differs_with_the_choice(twins: Twins) -> None:
    assert telling(twins, *OTHERS) == []


def test_the_own_page_does_not_differ_while_nothing_is_held(twins: Twins) -> None:
    assert telling(twins, "ben") == []


@pytest.mark.rule("E6.2")
def test_the_own_page_differs_while_it_is_held(twins: Twins) -> None:
    asleep, trapped = twins
    assert asleep.shown["held", "ben"].source != trapped.shown["held", "ben"].source
    assert asleep.shown["held", "ben"].aloud != trapped.shown["held", "ben"].aloud


def test_neither_title_nor_address_nor_storage_tells_it_even_while_held(twins: Twins) -> None:
    asleep, trapped = twins
    assert {each: shown.kept for each, shown in asleep.shown.items()} == {
        each: shown.kept for each, shown in trapped.shown.items()
    }


@pytest.mark.parametrize("who", ["ben", "tv"])
def test_a_choice_that_is_put_into_an_attribute_is_found(twins: Twins, who: str) -> None:
    asleep, trapped = twins
    assert asleep.shown["planted", who] != trapped.shown["planted", who]
    assert asleep.shown["planted", who].source.replace("sleep", "trap") == trapped.shown["planted", who].source.replace(
        "sleep", "trap"
    )
