"""An evening with Lupus in Tabula: nine seats, five of them phones and four bots, and a TV, with all beats.

From the lobby over two nights and two days to the end, its replay and the rematch. The table's clock is turned by the
test, from one thing that happens to the next, so hours of beats pass in no time and nobody ever waits.
"""

from __future__ import annotations

from collections.abc import Iterator
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
from tests.browser.devices import Devices
from tests.browser.phones import Phone, until
from tests.browser.turned import Turned
from tests.browser.village import lay
from tests.server.running import Running, running

pytestmark = pytest.mark.browser

NAMES = ("Anna", "Ben", "Cleo", "Dora", "Emil")
"""Seats 0 to 4; Ben is the Seer. Of the bots behind them the first two are the pack."""
SEATS, WOLVES = 9, (5, 6)


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


class Evening(Turned):
    """A table of nine with five phones and a TV."""

    def __init__(self, devices: Devices, server: Running) -> None:
        proposed: dict[str, Any] = dict(LupusGame.proposed)  # by every lobby (L8.58)
        super().__init__(devices, server, NAMES, **proposed)

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
