"""A person without a seat leads a whole game of Lupus in Tabula from the console: eight seats, phones, bots, a table
screen, all beats on a clock that the test turns, and somebody who does not touch her phone."""

from __future__ import annotations

import contextlib
import json
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Error, Locator, WebSocket, expect

from nightcoach.server.client import built
from tests.browser.devices import Devices
from tests.browser.phones import Phone, Screen, bare, until
from tests.browser.turned import Turned
from tests.browser.village import answer
from tests.server.running import Running, running

pytestmark = pytest.mark.browser

BY_HAND: dict[str, Any] = {
    "narrator": "human",
    "first_night_kill": True,
    "beats": "full",
    **dict.fromkeys(("discussion_seconds", "nomination_seconds", "defence_seconds", "vote_seconds"), 0),
    "grace_seconds": 300,
}
"""By day nothing ends but by an answer or by the narrator's hand."""
NAMES, BOTS, PHONELESS = ("Nora", "Anna", "Cleo"), 6, 1
"""Nora narrates; the others have the first seats, and Cleo never touches her phone."""
NIGHT = ["lead_in", "slot", "close"]
DAY = ["nomination", "suspects", "defence", "vote", "count", "verdict"]


def recorded(screen: Screen) -> list[dict[str, Any]]:
    """Every frame that this screen is sent from now on."""
    frames: list[dict[str, Any]] = []

    def opened(socket: WebSocket) -> None:
        socket.on("framereceived", lambda text: frames.append(json.loads(text)))

    screen.on("websocket", opened)
    return frames


def secrets_in(frames: list[dict[str, Any]]) -> list[object]:
    """What of a console was in them before the game was over."""
    over = [at for at, each in enumerate(frames) if (each.get("board") or {}).get("phase") == "over"]
    played = frames[: over[0] if over else None]
    views = [each["view"] for each in played if each.get("view")]
    return [view["final"] for view in views if view.get("final")]


class Narrated(Turned):
    """A table that a person leads, with what each of its screens was told."""

    def __init__(self, devices: Devices, server: Running) -> None:
        self.heard: dict[Screen, list[dict[str, Any]]] = {}

        def listen(screen: Screen) -> None:
            self.heard[screen] = recorded(screen)

        super().__init__(devices, server, NAMES, listen, **BY_HAND)
        self.nora, *self.phones = self.phones
        self.chance = random.Random(3)
        self.did: set[str] = set()
        self.stood: tuple[object, ...] = ()
        """Where everybody was seen last."""

    def begin(self) -> None:
        """Bots take the other seats, and she begins."""
        self.nora.sees("lobby-narrates")
        for _ in range(BOTS):
            self.nora.add_bot()
        self.nora.quick_bots()
        self.nora.press(self.nora.button("lobby-start"))
        until(lambda: self.beat() == ("deal", None), self.nora.page, "the game has begun")
        self.all_stand_there()

    def all_stand_there(self) -> None:
        """And the console has the sentence of the moment, large."""
        self.stood = self.where()
        super().all_stand_there()
        if self.room.table.phase != "play":
            return
        wanted = self.sentence()
        shown = self.nora.page.locator(".console .now").first
        until(lambda: wanted in bare(shown.inner_text()), self.nora.page, f"{self.where()}: {wanted}")

    def sentence(self) -> str:
        """What she reads now, or a word of it."""
        say, (name, call) = self.nora.say, self.beat()
        state = self.state
        if name in ("deal", "dusk"):
            return bare(say(f"lupus-voice-{name}"))
        if name in ("lead_in", "slot"):
            return bare(f"{say(f'lupus-voice-open-{call}')} {say(f'lupus-voice-does-{call}')}")
        if name == "close":
            return bare(say(f"lupus-voice-close-{call}"))
        if name == "verdict":
            dead = state.days[-1].lynched
            return self.phones[dead].name if dead < len(self.phones) else self.room.table.places[dead].bot_name
        return ""

    def plays_on(self) -> None:
        """The next thing is done by whoever can do it: a bot, a phone, or the narrator."""
        if self.where() != self.stood:
            self.all_stand_there()
        state, window = self.state, self.state.window()
        name, _ = self.beat()
        if name and name != "slot":  # it is told: nobody can do anything
            self.goes_on()
        elif window == "night":
            for phone in self.phones[:PHONELESS]:
                answer(phone, self.chance)
            if f"answered night {state.day}" not in self.did and answers(self.nora, self.chance):
                self.did |= {"answered night", f"answered night {state.day}"}
            self.goes_on()
        elif window == "discussion":
            self.ends(window)
        else:
            self.asks(state.waiting()[0])

    def asks(self, seat: int) -> None:
        """Whoever is asked answers, or somebody does it in their place."""
        before, window = (self.where(), self.state.waiting()), self.state.window()

        def answered() -> bool:
            return (self.where(), self.state.waiting()) != before

        def tries() -> bool:
            if answered():
                return True
            if seat < PHONELESS:
                answer(self.phones[seat], self.chance)
            elif seat == PHONELESS and answers(self.nora, self.chance):
                self.did.add(f"answered {window}")
            return answered()

        if (window == "defence" and seat <= PHONELESS) or (seat, window, self.state.day) == (
            PHONELESS,
            "nomination",
            1,
        ):
            self.ends(window)
        else:
            until(tries, self.nora.page, f"{self.where()}: seat {seat} answers")

    def ends(self, window: str) -> None:
        """The narrator ends what is open."""
        before = self.where(), self.state.waiting()
        self.nora.press(self.nora.page.locator(f'[data-end="{window}"]'))
        if window in ("nomination", "lynch_vote"):
            self.nora.press(self.nora.sheet().locator(".button.danger"))
        until(lambda: (self.where(), self.state.waiting()) != before, self.nora.page, f"{window} is over")
        self.did.add(f"ended {window}")


@pytest.fixture
def table(browser: Browser, tmp_path: Path) -> Iterator[Narrated]:
    with running(tmp_path / "t.db", client=built()) as server:
        devices = Devices(browser, server.url)
        try:
            yield Narrated(devices, server)
        finally:
            devices.put_away()


@pytest.mark.long
@pytest.mark.rule("L8.2", "L8.48", "L8.51", "L8.53", "L6.19", "L8.13")
def test_a_narrator_leads_a_game_of_eight_with_all_beats_to_its_end_from_the_console_alone(table: Narrated) -> None:
    nora = table.nora
    table.begin()
    expect(nora.page.locator(".console")).to_be_visible()
    for _ in range(1000):
        if table.room.table.phase != "play":
            break
        table.plays_on()
    assert table.room.table.phase == "over", [
        table.where(),
        table.state.waiting(),
        *[each.offered() for each in table.phones],
    ]
    table.until(lambda: table.beat() == ("", None), "the last beats are over")
    assert table.did >= {"ended discussion", "ended nomination", "answered night"}, table.did
    calls = table.beats[2 : table.beats.index("dawn")]
    assert table.beats[:2] == ["deal", "dusk"]
    assert calls == NIGHT * (len(calls) // 3), "each call is led in, held and closed"
    assert [each for each in dict.fromkeys(table.beats) if each in DAY] == DAY
    outcome = table.state.outcome()
    assert outcome is not None
    for phone in (nora, *table.phones):
        phone.waits_for("over-title")
        expect(phone.region("over-title")).to_contain_text(phone.say(f"lupus-why-{outcome.reason}"))
    assert secrets_in(table.heard.pop(nora)), "the console has them"
    for screen, frames in table.heard.items():
        assert len(frames) > 20
        assert secrets_in(frames) == [], f"{screen} was told what only the console shows"


def answers(nora: Phone, chance: random.Random) -> bool:
    """The narrator does something for whoever has no phone; False if it was too late, or refused."""
    with contextlib.suppress(Error):
        nora.page.locator("[data-for]").click(timeout=500)
        nora.sheet().locator(f'[data-seat="{PHONELESS}"]').click(timeout=500)
        words: Locator = nora.sheet().locator("[data-answer]")
        words.nth(chance.randrange(max(1, words.count()))).click(timeout=500)
        with contextlib.suppress(AssertionError):
            expect(nora.page.get_by_role("dialog")).to_have_count(0, timeout=1000)
            return True
    while nora.page.get_by_role("dialog").count():
        with contextlib.suppress(Error):
            nora.sheet().get_by_role("button", name=nora.say("ui-close"), exact=True).click(timeout=500)
    return False


def test_whoever_opens_a_narrated_table_has_no_seat_and_passes_the_hat_to_somebody_who_then_narrates(
    devices: Devices,
) -> None:
    table = devices.table()
    nora, anna = devices.phone(), devices.phone()
    nora.sit(table.make("Nora", game="lupus", narrator="human", allow_bots=True))
    anna.sit(table.join("Anna"))
    nora.sees("lobby-narrates")
    for _ in range(7):
        nora.add_bot()
    nora.menu("menu-people")
    nora.press(nora.sheet().get_by_role("button").filter(has_text="Anna"))
    nora.press(nora.sheet().get_by_role("button", name=nora.say("people-hat")))
    nora.close_sheet()
    anna.sees("lobby-narrates")
    anna.press(anna.button("lobby-start"))
    expect(anna.page.locator(".console")).to_be_visible()
    nora.waits_for("game-ask")
    assert bare(anna.page.locator("header .watching").inner_text()) == anna.say("game-narrating")
