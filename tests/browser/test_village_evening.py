"""An evening with Lupus in Tabula: nine seats, five of them phones and four bots, and a TV, with all beats.

From the lobby over two nights and two days to the end, its replay and the rematch. The table's clock is turned by the
test, from one thing that happens to the next, so hours of beats pass in no time and nobody ever waits.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any
from unittest import mock

import pytest
from playwright.sync_api import Browser, expect

from nightcoach import bots
from nightcoach.core.box import box
from nightcoach.core.chance import Chance
from nightcoach.core.events import Tell
from nightcoach.core.game import Game
from nightcoach.games.lupus.game import LupusGame
from nightcoach.games.lupus.moves import MOVES
from nightcoach.games.lupus.roles import SEER, WEREWOLF
from nightcoach.games.lupus.state import Lupus
from nightcoach.games.lupus.wire import Options
from nightcoach.server.client import built
from nightcoach.table.log.table import House
from nightcoach.table.room import Room
from nightcoach.table.time.clock import VirtualClock
from tests.browser.devices import Devices, Table
from tests.browser.phones import PATIENCE, Phone, Screen, bare, until
from tests.browser.village import lay
from tests.server.running import Running, running

pytestmark = pytest.mark.browser

NAMES = ("Anna", "Ben", "Cleo", "Dora", "Emil")
"""Seats 0 to 4; Ben is the Seer. Of the bots behind them the first two are the pack."""
SEATS, WOLVES = 9, (5, 6)
MOMENTS = {
    "dawn": "dawn",
    "nomination": "nomination",
    "suspects": "suspects",
    "defence": "defence",
    "vote": "vote",
    "count": "voted",
    "verdict": "lynched",
}
"""The beats that every screen shows over the village, by what stands there."""
SHOWN = r"""() => {
  const moment = [...document.querySelectorAll('.moment')].find((each) => each.checkVisibility());
  const bare = (text) => text.replace(/[\u2066-\u2069]/g, '').replace(/\s+/g, ' ').trim();
  return [moment?.classList[1] ?? '', document.querySelector('section.deal') ? 'deal' : '',
    bare((document.querySelector('.caption') ?? document.querySelector('.calls'))?.textContent ?? ''),
    [...document.querySelectorAll('h2')].map((each) => bare(each.textContent)).join(' | ')];
}"""


class Dealt(LupusGame):
    """The game whose cards we know."""

    def deal(self, seats: int, options: Options, chance: Chance, tell: Tell | None = None) -> Lupus:
        """By the first chance that gives the pack and the Seer their seats."""
        for n in range(100_000):
            cards = super().deal(seats, options, Chance(n)).dealt
            if cards[1] == SEER and all(cards[seat] == WEREWOLF for seat in WOLVES):
                return super().deal(seats, options, Chance(n), tell)
        raise AssertionError("they are never dealt so")


def game(name: str) -> Game:
    found = Dealt() if name == "lupus" else box(name).game()
    assert isinstance(found, Game)
    return found


class Evening:
    """A table with a TV, whose clock goes on when it is told to."""

    def __init__(self, devices: Devices, server: Running) -> None:
        self.clock = VirtualClock()
        server.door.lobby.clock = self.clock
        table = Table(server.url)
        proposed: dict[str, Any] = dict(LupusGame.proposed)  # by every lobby (L8.58)
        table.make(NAMES[0], game="lupus", allow_bots=True, **proposed)
        for name in NAMES[1:]:
            table.join(name)
        self.phones = [devices.phone() for _ in NAMES]
        for phone, seat in zip(self.phones, table.seats, strict=True):
            phone.sit(seat)
        self.host = self.phones[0]
        self.tv = devices.screen()
        self.tv.show(table.code)
        self.room: Room = server.door.lobby.rooms[table.code]
        self.beats: list[str] = []
        """Those that have been, in their order."""

    @property
    def state(self) -> Lupus:
        state = self.room.table.state()
        assert isinstance(state, Lupus)
        return state

    def beat(self) -> tuple[str, str | None]:
        """What is told now, and who is called in it; nothing while a clock of the day runs."""
        found = self.room.table.timers.beat(self.clock.now())
        return ("", None) if found is None else (found.name, found.call)

    def goes_on(self) -> None:
        """The next thing happens for which the table has waited."""

        async def nothing() -> None:
            pass

        async def turn() -> None:
            for _ in range(2):  # everything that came in before is done, and what it led to
                await self.room._do(nothing)
            when = self.clock.next_alarm()
            assert when is not None, "nothing will ever happen"
            self.clock.turn_to(when)
            for _ in range(2):
                await self.room._do(nothing)

        before = self.where()
        asyncio.run_coroutine_threadsafe(turn(), self.room.task.get_loop()).result(PATIENCE)
        if self.where() != before:
            self.all_stand_there()

    def where(self) -> tuple[object, ...]:
        table = self.room.table
        return table.phase, self.state.day, self.state.window(), self.beat()

    def until(self, there: Callable[[], object], what: str) -> None:
        for _ in range(2000):
            if there():
                return
            self.goes_on()
        raise AssertionError(f"in vain: {what}")

    def comes_to(self, beat: str, call: str | None = None) -> None:
        self.until(lambda: self.beat() == (beat, call), f"{beat} {call or ''}")

    def comes_to_window(self, window: str) -> None:
        """Until its clock runs."""
        self.until(lambda: self.state.window() == window and self.beat() == ("", None), window)

    def all_stand_there(self) -> None:
        """Every phone and the TV show the moment in which the table is."""
        name, call = self.beat()
        if self.room.table.phase != "play" and not name:
            return  # what the end looks like has its own test
        self.beats.append(name)
        for screen in (*self.phones, self.tv):
            until(lambda screen=screen: self.stands(screen, name, call), screen.page, f"{self.where()}")  # type: ignore[misc]

    def stands(self, screen: Screen, name: str, call: str | None) -> bool:
        wall = screen is self.tv
        moment, deal, text, titles = screen.page.evaluate(SHOWN)
        if name in MOMENTS:
            return bool(moment == MOMENTS[name])
        if name == "deal":
            return bool(moment == "deal" if wall else deal)
        if name == "dusk":
            return bool(moment == "night") if wall else text != "" and not moment
        if call and wall:
            said = screen.say(f"lupus-voice-{'close' if name == 'close' else 'open'}-{call}")
            return bare(said) in text and not moment
        if call:
            now = screen.page.locator("[aria-current=step]").all_text_contents()
            return [bare(each) for each in now] == [screen.say(f"lupus-call-{call}")]
        view = self.state.view(None)
        return bare(screen.say(f"lupus-window-{view.window}", day=view.day)) in titles and not moment

    # What people do

    def living(self) -> list[tuple[int, Phone]]:
        return [(seat, phone) for seat, phone in enumerate(self.phones) if self.state.is_living(seat)]

    def points(self, seat: int, target: int) -> None:
        phone = self.phones[seat]
        phone.press(phone.region("game-ask").locator(f'[data-word="{target}"]'))
        until(lambda: self.state.view(seat).pointing == target, phone.page, f"{seat} points at {target}")

    def says(self, seat: int, words: str, *taps: str) -> None:
        """Tap by tap; then the table has heard it."""
        phone, before = self.phones[seat], len(self.state.claims)
        for tap in (*taps, "[data-send]"):
            phone.press(phone.page.locator(tap))
        until(lambda: len(self.state.claims) > before, phone.page, words)
        assert MOVES.at(self.state.claims[-1].code).words == words
        expect(self.tv.page.locator("section.claims")).to_contain_text(phone.name)

    def everybody_is_ready(self) -> None:
        for seat, phone in self.living():
            phone.press(phone.page.locator('[data-word="ready"]'))
            until(lambda seat=seat: seat in self.state.view(None).ready, phone.page, "ready")  # type: ignore[misc]
        self.until(lambda: self.state.window() == "nomination", "the nominations")

    def everybody_nominates(self, target: int) -> None:
        """The people name this one, ghosts too; the bots whom they like."""
        self.comes_to_window("nomination")
        while self.state.window() == "nomination":
            seat = self.state.waiting()[0]
            if seat >= len(self.phones):
                self.goes_on()
                continue
            phone = self.phones[seat]
            ask = phone.region("game-ask")
            phone.press(ask.locator(f'[data-word="{target}"]'))
            phone.press(ask.locator(".confirm .button.main"))
            until(lambda seat=seat: self.state.ballots[seat] == target, phone.page, "the ballot")  # type: ignore[misc]
        assert self.state.ballots[0] == target
        self.all_stand_there()

    def everybody_votes(self, target: int) -> None:
        self.comes_to_window("lynch_vote")
        side = "paw" if self.state.paw == target else "tuft"
        day = self.state.day
        for seat, phone in self.living():
            if seat in (self.state.paw, self.state.tuft):
                continue
            lay(phone, f"vote {side}")
            until(lambda seat=seat: self.state.view(seat).sealed, phone.page, "the vote")  # type: ignore[misc]
        self.until(lambda: len(self.state.days) == day, "the votes are turned")


@pytest.fixture(scope="module")
def evening(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Evening]:
    house = House(game, bots.bot, bots.best, lambda name: box(name).taught())
    file = Path(tmp_path_factory.mktemp("evening"), "t.db")
    with (
        mock.patch("nightcoach.games.game", game),  # how it came is read from the record of our game
        running(file, house=house, client=built()) as server,
    ):
        devices = Devices(browser, server.url)
        try:
            yield Evening(devices, server)
        finally:
            devices.put_away()


@pytest.mark.long
@pytest.mark.rule("L8.48", "L8.56", "L8.57", "L3.1")
def test_from_the_lobby_to_the_rematch_every_phone_stands_in_the_moment_of_the_wall(evening: Evening) -> None:
    host, ben, tv = evening.host, evening.phones[1], evening.tv
    for _ in range(SEATS - len(NAMES)):
        host.add_bot()
    host.press(host.button("lobby-start"))
    until(lambda: evening.beat() == ("deal", None), host.page, "the game has begun")

    # The deal and the first night
    evening.all_stand_there()
    with ben.holding(ben.page.locator(".deal button")):
        ben.sees("lupus-brief-seer")
    evening.comes_to("slot", "seer")
    evening.points(1, WOLVES[0])
    evening.comes_to("dawn")
    evening.comes_to_window("discussion")

    # The talk: what the Seer saw stands on the board of everybody
    evening.says(1, "claim_role seer", '[data-say="claim_role"]', '[data-say="claim_role seer"]')
    evening.says(
        1,
        f"claim_result {WOLVES[0]} wolf 1",
        f'.roster [data-word="{WOLVES[0]}"]',
        f'[data-say="claim_result {WOLVES[0]} wolf"]',
    )
    expect(tv.page.locator("section.claims tbody tr")).not_to_have_count(0)
    expect(tv.page.locator("section.claims .said")).not_to_have_count(0)
    cleo = evening.phones[2]
    cleo.press(cleo.page.locator('[data-tab="board"]'))
    expect(cleo.page.locator("section.claims .said").first).to_be_visible()
    cleo.press(cleo.page.locator('[data-tab="village"]'))
    evening.everybody_is_ready()

    # The first day's end
    evening.everybody_nominates(WOLVES[0])
    evening.everybody_votes(WOLVES[0])
    assert evening.state.days[-1].lynched == WOLVES[0]
    evening.comes_to("dusk")
    assert evening.beats[-3:] == ["count", "verdict", "dusk"]

    # The second night and day
    evening.comes_to("slot", "seer")
    if evening.state.is_living(1):
        evening.points(1, WOLVES[1])
    evening.comes_to_window("discussion")
    evening.everybody_is_ready()
    evening.everybody_nominates(WOLVES[1])
    evening.everybody_votes(WOLVES[1])
    assert evening.room.table.phase == "over"
    evening.until(lambda: evening.beat() == ("", None), "the last beats are over")
    assert evening.beats[-2:] == ["count", "verdict"]

    # The end, its replay, and another game
    for phone in evening.phones:
        phone.waits_for("over-title")
        expect(phone.page.locator("section.end h2")).to_have_text(phone.say("lupus-won-village"))
    expect(tv.page.locator("section.end h2")).to_have_text(tv.say("lupus-won-village"))
    ben.press(ben.button("lupus-stage-replay"))
    expect(ben.page.locator("section.end .scene")).to_be_visible()
    host.press(host.button("over-rematch"))
    host.press(host.button("lobby-start"))
    until(lambda: evening.beat() == ("deal", None), host.page, "the next game has begun")
    assert evening.room.table.number == 2
    assert len(evening.room.table.places) == SEATS, "everybody has come along, bots too"
    evening.all_stand_there()
