"""An evening with The Castle of the Devil: six seats, four of them phones and two bots, a watching desktop, a TV.

From the lobby over every kind of window to the rematch.

Positions are put on the table by the test itself, inside the process of its server; nobody else has such a door.
"""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from nightcoach.games.castle.state import Castle
from nightcoach.table.inbox import Job
from nightcoach.table.room import Room
from tests.browser.devices import Devices
from tests.browser.phones import DESKTOP, PATIENCE, Phone, spoken, until
from tests.browser.still import stand_still
from tests.games.castle.story import Story, castle, seat_of
from tests.kit.positions import put_position
from tests.server.running import Running
from tests.size import SIZE

pytestmark = pytest.mark.browser

NAMES = ("Anna", "Ben", "Cleo", "Dora")
"""P1 to P4; P5 and P6 are bots."""
AT_ONCE = ("pass", "look", "steal", "use_ability", "decline_ability")
"""Moves that are made by pressing what they are called."""
SEALED = ("proclaim", "name", "that_is_all")
"""Moves that cannot be taken back: the wax is held."""
OPTIONS: dict[str, Any] = {"window_seconds": 20, "turn_seconds": 0, "answer_seconds": 0}


class Evening:
    """One table with four phones and two bots; every test puts its own position on it."""

    def __init__(self, devices: Devices, server: Running) -> None:
        self.table = devices.table()
        seats = [self.table.make(NAMES[0], game="castle", **OPTIONS), *[self.table.join(name) for name in NAMES[1:]]]
        self.phones = [devices.phone() for _ in seats]
        for phone, seat in zip(self.phones, seats, strict=True):
            phone.sit(seat)
        self.desktop, self.tv = devices.phone(DESKTOP), devices.screen()
        self.desktop.watch(self.table.code, "Emil")
        self.tv.show(self.table.code)
        self.room: Room = server.door.lobby.rooms[self.table.code]

    def begin(self) -> None:
        """Two quick bots sit down, and the host begins."""
        host = self.phones[0]
        host.add_bot()
        host.add_bot()
        host.quick_bots()
        self.deal()

    def deal(self) -> None:
        """The cards are dealt, and everybody looks at them."""
        host = self.phones[0]
        host.press(host.button("lobby-start"))
        for phone in self.phones:
            phone.waits_for("game-ask")
            assert self.room.table.looking is not None, "nothing begins before everybody has looked"
            phone.look_at_the_deal()
        until(lambda: self.room.table.looking is None, host.page, "the first turn begins")

    @property
    def state(self) -> Castle:
        state = self.room.table.state()
        assert isinstance(state, Castle)
        return state

    def put(self, story: Story) -> None:
        """The position takes the place of the one before, also of one in which the game was over."""

        async def change() -> None:
            put_position(self.room, story.state)

        self.inside(change)

    def hurry(self, seconds: float) -> None:
        """So many seconds of the open window are over."""

        async def change() -> None:
            self.room.table.timers.opened -= seconds
            self.room.table.timers.extend(-seconds)

        self.inside(change)

    def inside(self, change: Job) -> None:
        """Do it in the table's own task, between two commands."""
        asyncio.run_coroutine_threadsafe(self.room._do(change), self.room.task.get_loop()).result(PATIENCE)

    def phone(self, player: str) -> Phone:
        return self.phones[seat_of(player)]

    def play(self, *lines: str) -> None:
        for line in lines:
            self.make(line)

    def make(self, line: str) -> None:
        """`P2 accept gloves`: what stands there is pressed, heads are tapped, the rest chosen in the fan, and the table
        has it."""
        player, _, words = line.partition(" ")
        phone, before, ask = self.phone(player), len(self.moves()), self.asks(player)

        def made() -> bool:
            return (seat_of(player), words) in self.moves()[before:]

        verb = words.split()[0]
        for word in ["profession"] if verb in ("demand", "use_clairvoyant") else words.split():
            choice = ask.locator(f'[data-word="{word}"]').or_(phone.page.locator(f'button[data-seat="{word}"]'))
            if choice.count():
                phone.press(choice)
        if verb not in AT_ONCE and words in phone.fan_words():
            phone.put_down(words)
        if verb in SEALED:
            with phone.holding(ask.locator("[data-wax]")):
                until(made, phone.page, line)
        elif verb not in AT_ONCE:
            phone.press(ask.locator("[data-do]"))
        until(made, phone.page, line)

    def asks(self, player: str) -> Locator:
        """The question on this phone, once it is that of the window that is open."""
        phone = self.phone(player)
        ask = phone.region("game-ask")
        pending, facts = self.state.view(None).pending, {}
        if pending is not None:
            facts["seat"] = NAMES[pending.seat]
            facts["kind"] = phone.say(f"castle-word-{pending.kind}") if pending.kind else ""
        wanted = phone.say(f"castle-ask-{self.state.window()}", **facts)
        expect(ask.get_by_role("heading", name=spoken(wanted))).to_be_visible(timeout=PATIENCE * 1000)
        return ask

    def moves(self) -> list[tuple[int, str]]:
        recording = self.room.table.recording
        assert recording is not None
        return [(seat, move.words) for seat, move in recording.moves]

    def hidden(self, player: str) -> set[str]:
        """The moves that could be made with what shows while the fan is held."""
        self.asks(player)
        return set(self.phone(player).fan_words())

    def until(self, window: str) -> None:
        until(lambda: self.state.window() == window, self.phones[0].page, f"{window}, not {self.state.window()}")

    def heard(self, player: str) -> list[str]:
        """The kinds of all events that this player has heard."""
        return [str(event.__struct_config__.tag) for event in self.room.table.heard(seat_of(player))]

    def all_see_the_end(self) -> list[str]:
        """Until all phones, the desktop and the TV show the end; gives who has won."""
        for screen in (*self.phones, self.desktop, self.tv):
            until(screen.is_over, screen.page, "everybody sees the end")
        outcome = self.state.outcome()
        assert outcome is not None
        return [f"P{seat + 1}" for seat in outcome.winners]


def at(text: str = "", **more: Any) -> Story:
    return castle(text, **more, **OPTIONS)


@pytest.fixture(scope="module")
def table(shared_devices: Devices, server: Running) -> Evening:
    evening = Evening(shared_devices, server)
    pick_pictures(evening)
    evening.begin()
    return evening


# The lobby


def pick_pictures(table: Evening) -> None:
    """Anna takes the fourth character; Ben, who cannot have it any more, the seventh."""
    for player, wish in (("P1", 4), ("P2", 7)):
        phone = table.phone(player)
        phone.press(phone.page.locator(f'label:has(input[value="character_{wish}"])'))
        until(lambda wish=wish: f"character_{wish}" in pictures(table), phone.page, "it is mine")  # type: ignore[misc]
    expect(table.phone("P3").page.locator('input[value="character_4"]')).to_be_disabled(timeout=PATIENCE * 1000)


def pictures(table: Evening) -> list[str]:
    return [place.character for place in table.room.table.places]


@pytest.mark.rule("C2.12", "X130")
def test_everybody_has_a_picture_of_their_own_chosen_in_the_lobby_or_at_random(table: Evening) -> None:
    found = pictures(table)
    assert found[:2] == ["character_4", "character_7"]
    assert len(set(found) - {""}) == 6


# Trades


@pytest.mark.rule("C5.5")
def test_a_pearl_cannot_be_refused(table: Evening) -> None:
    table.put(at("P1: black_pearl | P2: gloves, whip"))
    table.play("P1 offer 1 black_pearl")
    assert table.hidden("P2") == {"refuse", "accept gloves", "accept whip"}
    assert not table.state.view(1).legal.count("refuse"), "there is nothing but to accept"
    table.play("P2 accept gloves")
    assert table.state.window() == "turn"
    assert table.state.active == 1


@pytest.mark.rule("C5.12", "C10.13")
def test_a_trade_with_the_mirror_is_silent(table: Evening) -> None:
    table.put(at("P1: shattered_mirror | P2: sextant"))
    before = len(table.heard("P3"))
    table.play("P1 offer 1 shattered_mirror", "P2 accept sextant")
    table.asks("P2")  # his turn has come: no ability was asked about
    assert table.heard("P3")[before:] == ["offered", "swapped", "turn"]
    cleo = table.phone("P3")
    assert cleo.say("castle-word-sextant") not in cleo.page.get_by_role("main").inner_text()


@pytest.mark.rule("C5.24", "X144")
def test_with_a_sextant_everybody_passes_one_object_at_the_same_moment(table: Evening) -> None:
    table.put(at("P1: sextant, dagger | P2: gloves, whip | P3: coat | P4: tome", window="ability.0.1.sextant"))
    before = len(table.heard("P2"))
    table.play("P1 use_ability left")
    table.play("P1 pass_object dagger", "P3 pass_object coat", "P4 pass_object tome")
    assert "received" not in table.heard("P2")[before:]
    table.play("P2 pass_object whip")
    table.until("turn")
    assert "received" in table.heard("P2")[before:]
    assert {"dagger", "gloves"} == set(table.state.view(1).hand)


@pytest.mark.rule("C5.26", "C5.29")
def test_a_demand_is_met(table: Evening) -> None:
    table.put(at("P1 diplomat: whip, dagger | P2: key_green, key_red, gloves"))
    table.play("P1 demand 1 key whip")
    assert table.hidden("P2") == {"give_demanded key_green", "give_demanded key_red"}
    table.play("P2 give_demanded key_green")
    assert {"key_green", "dagger"} == set(table.state.view(0).hand)
    table.play("P1 spy 3")
    assert table.state.active == 1


@pytest.mark.rule("C3.6")
def test_whoever_draws_by_a_bag_may_look_through_the_deck_first(table: Evening) -> None:
    table.put(at("P1 clairvoyant: bag_key | P2: dagger, whip", deck="monocle, key_red, coat"))
    table.play("P1 offer 1 bag_key", "P2 accept dagger", "P1 use_clairvoyant", "P1 set_top coat key_red")
    table.play("P1 use_ability")
    assert "coat" in table.state.view(0).hand


# A duel


@pytest.mark.rule("C6.12", "C6.23", "C6.24", "C10.42")
def test_a_duel_with_hypnotist_alchemist_and_swordsman(table: Evening) -> None:
    table.put(at("P1 hypnotist: dagger, tome | P2 swordsman: gloves | P3 alchemist: whip | P4 doctor: coat | P5 thug"))
    table.play("P1 challenge 1")
    ben = table.phone("P2")
    ben.press(ben.button("short-more"))
    expect(ben.button("short-more")).to_have_count(0, timeout=PATIENCE * 1000)
    assert table.room.table.timers.more_used
    table.hurry(30)
    table.until("d2")
    table.play("P3 support sword", "P4 support shield")
    table.until("d4")
    table.play("P1 hypnotise 4")
    dora = table.phone("P4")
    dora.press(dora.button("short-pass"))
    dora.sees("short-passing")
    table.play("P1 play dagger", "P3 play alchemist attacker")
    assert table.state.window() == "d6"
    table.play("P2 use_swordsman")
    assert table.state.window() == "d5"
    assert table.state.asked() == (0, 1), "nobody but the two duellists is left"
    table.play("P2 play gloves", "P1 pass", "P2 pass")
    table.hurry(20)
    table.until("d8")
    table.hurry(20)
    table.until("fate")  # one sword and a dagger against a shield, a Swordsman and gloves
    table.play("P2 look")
    assert table.heard("P2")[-2:] == ["looked", "turn"]


@pytest.mark.rule("C10.40", "C10.42")
def test_in_a_short_window_a_glance_at_a_phone_does_not_tell_who_could_react(table: Evening) -> None:
    table.put(at("P1: dagger, tome | P2 priest: gloves | P3 thug: whip"))
    table.play("P1 challenge 3")
    table.hurry(-600)  # there is all the time in the world
    shown = []
    for player in ("P2", "P3"):
        table.hidden(player)  # after the first look a page no longer says how
        ask = table.asks(player)
        stand_still(table.phone(player).page)
        shown.append(ask.evaluate("each => each.textContent.replace(/\\s+/g, ' ')"))
    assert shown[0] == shown[1]
    assert table.hidden("P2") == {"use_priest"}  # held, it shows
    assert table.hidden("P3") == set()


@pytest.mark.rule("C6.35", "X87")
def test_whoever_takes_a_last_object_gives_one_back(table: Evening) -> None:
    duel = "duel=0,1 swords=2,3,4 shields=5 winner=0"
    table.put(at("P1: dagger, whip | P2: key_green", window="fate/d10", extra=duel))
    table.play("P1 steal", "P1 take key_green")
    assert table.hidden("P1") == {f"give_back {card}" for card in ("dagger", "whip", "key_green")}
    table.play("P1 give_back dagger")
    assert table.state.view(1).hand == ("dagger",)


@pytest.mark.rule("C7.3")
def test_whoever_holds_too_much_gives_one_object_away(table: Evening) -> None:
    full = "P1: dagger, whip, tome, coat, gloves | P2: bag_key"
    table.put(at(full, deck="monocle, key_red", window="ability.0.1.bag_key"))
    table.play("P1 use_ability")
    assert table.state.window() == "gift"
    table.play("P1 gift 3 coat")
    assert "coat" in table.state.view(3).hand


# The end


ENDS: dict[str, tuple[str, tuple[str, ...], set[str]]] = {
    "own": ("P1: key_red | P3: key_green, key_plain", ("proclaim own", "name 2", "that_is_all"), {"P1", "P3", "P5"}),
    "wrong": ("P1: key_red | P3: whip", ("proclaim own", "name 2"), {"P2", "P4", "P6"}),
    "rival": (
        "P2: goblet_red, goblet_green | P4: goblet_plain | P1: whip",
        ("proclaim rival", "name 1", "name 3", "that_is_all"),
        {"P1", "P3", "P5"},
    ),
    "solo": ("P1: seal_of_lodge, key_red, goblet_red, goblet_plain", ("proclaim solo",), {"P1"}),
}


@pytest.mark.rule("C9.8", "C9.11", "C9.12", "C9.18")
@pytest.mark.parametrize("how", ENDS if SIZE > 1 else ("own", "wrong"))
def test_a_proclamation_ends_the_game_for_all_to_see(table: Evening, how: str) -> None:
    position, moves, winners = ENDS[how]
    table.put(at(position))
    table.play(*[f"P1 {move}" for move in moves])
    assert set(table.all_see_the_end()) == winners
    expect(table.phone("P2").page.locator(".end .member")).to_have_count(6)  # everybody's cards lie on the table


def test_the_evening_goes_on_with_a_rematch(table: Evening) -> None:
    """The last test of the file: whatever comes after it would sit in the second game."""
    table.put(at("P1: seal_of_lodge, key_red, goblet_red, goblet_plain"))
    table.play("P1 proclaim solo")
    table.all_see_the_end()
    host = table.phones[0]
    host.press(host.button("over-rematch"))
    table.deal()
    assert table.room.table.number == 2
    assert len(table.room.table.places) == 6, "everybody has come along, bots too"
