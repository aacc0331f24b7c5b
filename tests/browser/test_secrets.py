"""No page tells a choice before its time: twin games in which Ben and Fay sleep or set traps look the same, everywhere.

Everything else in the twins is equal, so whatever differs between their pages tells the secret.
"""

from __future__ import annotations

import json
import re
from dataclasses import dataclass, field, replace

import pytest
from playwright.sync_api import expect

from tests.browser.devices import HEADS, Devices
from tests.browser.phones import Phone, Screen, until
from tests.browser.still import Shown, difference, look

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
    heads: dict[str, str] = field(default_factory=dict)

    def take(self, step: str, **screens: Screen) -> None:
        for who, screen in screens.items():
            shown = look(screen.page)
            self.shown[step, who] = replace(
                shown,
                source=self.plain(shown.source),
                entered=self.plain(shown.entered),
                kept=self.plain(shown.kept),
            )

    def plain(self, text: str) -> str:
        for name, stands in self.names.items():
            text = text.replace(name, stands)
        # A head of the chain says nothing by its value; when a device gets another one must not differ.
        for head in re.findall(r"[0-9a-f]{64}", text):
            text = text.replace(head, self.heads.setdefault(head, f"HEAD {len(self.heads)}"))
        return re.sub(r'(\\?"at\\?":)\d+', r"\1", text)


def play(devices: Devices, choice: str) -> Game:
    """Anna is the Wolf and deals; Ben on the stage and Fay on the plain table make that choice; Cleo always sleeps.

    Dora and the TV watch. No clock shows.
    """
    table = devices.table()
    game = Game()
    anna, ben, cleo, dora, fay = (devices.phone() for _ in range(5))
    tv = devices.screen()
    for phone in (ben, fay):
        phone.before_every_page(f"({HEADS})()")
    fay.before_every_page(f"localStorage['nightcoach.settings'] = '{json.dumps({'plain': True})}'")
    seats = [
        table.make("Anna", first_deal="chosen_wolf", first_wolf=0, choose_seconds=0, prowl_seconds=0, deal_seconds=0),
        table.join("Ben"),
        table.join("Cleo"),
        table.join("Dora", watch=True),
        table.join("Fay"),
    ]
    game.names = {table.code: "CODE", **{seat.token: f"TOKEN OF {seat.name}" for seat in seats}}
    walks = [heard_walks(screen) for screen in (ben, cleo, dora, fay, tv)]
    for phone, seat in zip((anna, ben, cleo, dora, fay), seats, strict=True):
        phone.sit(seat)
    tv.show(table.code)
    everybody: dict[str, Screen] = {"anna": anna, "ben": ben, "cleo": cleo, "dora": dora, "fay": fay, "tv": tv}

    anna.begin()
    # What is read aloud is whatever is new since the page was drawn: on a busy machine beginning and deal came as one.
    expect(fay.page.locator("p.unseen[aria-live]").first).not_to_be_empty()
    anna.deal()
    on_stage = [screen for screen in everybody.values() if screen is not fay]
    stands_still(on_stage, "stage-choose")
    ben.waits_for("wheel-hold")
    fay.waits_for("reel-do")
    cleo.waits_for("wheel-hold")
    for phone in (ben, fay):
        until(lambda: "●" in phone.page.title(), phone.page, "the title says that they are asked")
    # The seal and the luck of the game are drawn before it: they may differ, but not change once there is a choice.
    for who, screen in everybody.items():
        for drawn in re.findall(r"[0-9a-f]{32,}", screen.page.evaluate(SEAL, table.code)):
            game.names[drawn] = f"DRAWN BY {who}"
    game.take("asked", **everybody)
    ben.turn_wheel(choice)
    fay.choose_hidden(choice)
    game.take("turned", **everybody)
    seal_by_wheel(game, ben)
    seal_plainly(game, fay)
    for screen in on_stage:
        for name in ("Ben", "Fay"):
            expect(screen.page.get_by_label(re.compile(f"^{name}, .*{screen.say('eatme-doing-ready')}"))).to_have_count(
                1
            )
    for phone in (ben, fay):
        until(lambda: "●" not in phone.page.title(), phone.page, "the title says no more that they are asked")
    game.take("sealed", **everybody)
    for screen in (ben, fay, tv):
        screen.page.evaluate(PLANT, choice)
    game.take("planted", ben=ben, fay=fay, tv=tv)
    for screen in (ben, fay, tv):
        screen.page.evaluate(UPROOT)
    cleo.choose("sleep")
    stands_still(on_stage, "stage-prowl")
    fay.sees("wait-choose", names="Anna")
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

    screen.on("websocket", lambda socket: socket.on("framereceived", listen))
    return heard


def stands_still(screens: list[Screen], act: str) -> None:
    """Until every stage shows that act and nothing is played any more."""
    for screen in screens:
        screen.sees(act)
        screen.skip()
        expect(screen.page.locator("[data-playing]")).to_have_count(0)


def seal_by_wheel(game: Game, ben: Phone) -> None:
    with ben.holding(ben.wheel()):
        until(ben.shown, ben.page, "the wheel shows something")
        game.take("held", ben=ben)
    until(lambda: not ben.shown(), ben.page, "the wheel hides it again")
    ben.seal()
    ben.waits_for("wheel-look")


def seal_plainly(game: Game, fay: Phone) -> None:
    fay.press(fay.page.locator("[data-do]"))
    fay.waits_for("plain-secrets")
    with fay.holding(fay.button("plain-secrets")):
        until(fay.shown, fay.page, "the secret shows")
        game.take("held", fay=fay)
    until(lambda: not fay.shown(), fay.page, "the secret hides again")


Twins = tuple[Game, Game]


@pytest.fixture(scope="module")
def twins(shared_devices: Devices) -> Twins:
    return play(shared_devices, "sleep"), play(shared_devices, "trap")


def telling(twins: Twins, *whose: str) -> list[tuple[str, str, str]]:
    """Where the twins differ on the pages of these people, by step and person."""
    asleep, trapped = twins
    found = [each for each in asleep.shown if each[0] in STEPS and each[1] in whose]
    assert found
    differences = {each: difference(asleep.shown[each], trapped.shown[each]) for each in found}
    return [(*each, difference) for each, difference in differences.items() if difference]


@pytest.mark.long
@pytest.mark.rule("E6.9")
def test_no_page_of_anybody_else_differs_with_the_choice(twins: Twins) -> None:
    assert telling(twins, *OTHERS) == []


@pytest.mark.parametrize("who", ["ben", "fay"])
def test_a_page_does_not_tell_its_owners_choice_while_nothing_is_held(twins: Twins, who: str) -> None:
    assert telling(twins, who) == []


@pytest.mark.rule("E6.2")
@pytest.mark.parametrize("who", ["ben", "fay"])
def test_a_page_shows_its_owners_choice_while_it_is_held(twins: Twins, who: str) -> None:
    asleep, trapped = twins
    assert asleep.shown["held", who].source != trapped.shown["held", who].source


def test_neither_title_nor_address_nor_storage_tells_it_even_while_held(twins: Twins) -> None:
    asleep, trapped = twins
    assert {each: shown.kept for each, shown in asleep.shown.items()} == {
        each: shown.kept for each, shown in trapped.shown.items()
    }


@pytest.mark.parametrize("who", ["ben", "fay", "tv"])
def test_a_choice_that_is_put_into_an_attribute_is_found(twins: Twins, who: str) -> None:
    asleep, trapped = twins
    assert asleep.shown["planted", who] != trapped.shown["planted", who]
    assert asleep.shown["planted", who].source.replace("sleep", "trap") == trapped.shown["planted", who].source.replace(
        "sleep", "trap"
    )
