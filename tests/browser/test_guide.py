"""The host's guide in the lobby: an evening with one tap, and who is in it, with what bots made of every set."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from nightcoach.core.wire_sets import CardSet
from nightcoach.games.lupus import roles
from nightcoach.games.lupus.game import GAME
from nightcoach.table.log.table import Table as Log
from tests.browser.axe import found_in_every_theme
from tests.browser.devices import Devices, Table
from tests.browser.phones import DESKTOP, PHONE, TV, Phone, Screen, bare, spoken, until
from tests.browser.readable import unreadable
from tests.browser.village import NAMES, too_small
from tests.server.running import Running
from tests.size import SIZE

pytestmark = pytest.mark.browser

HIGH = "document.documentElement.scrollHeight"


class Lobby:
    """A lobby with so many people, and the phone of its host."""

    def __init__(
        self, devices: Devices, server: Running, people: int, phone: Phone | None = None, **options: Any
    ) -> None:
        self.made = Table(server.url)
        self.phone = phone or devices.phone()
        seat = self.made.make("Anna", game="lupus", **options)
        for number in range(1, people):
            self.made.join(NAMES[number] if number < len(NAMES) else f"Guest {number}")
        self.phone.sit(seat)
        self.table: Log = server.door.lobby.rooms[self.made.code].table
        expect(self.who()).to_be_visible()

    def who(self) -> Locator:
        return self.phone.region("lupus-option-preset")

    def tile(self, name: str) -> Locator:
        return self.phone.page.locator(f'[data-tile="{name}"]')

    def cards(self) -> Locator:
        """The suggested sets; the first is the most even one."""
        return self.who().locator(":scope > button[data-set]")

    def step(self, card: str, sign: str) -> Locator:
        return self.phone.page.locator(f'[data-step="{card} {sign}"]')

    def unfold(self) -> None:
        self.phone.press(self.who().locator("summary"))

    def becomes(self, **options: Any) -> None:
        """Wait until these are the options in force."""
        now = self.table

        def so() -> bool:
            return {key: getattr(now.options, key) for key in options} == options

        until(so, self.phone.page, f"{options}: {now.options}")


def test_a_host_who_has_never_played_has_a_fair_game_after_three_taps(devices: Devices, server: Running) -> None:
    lobby = Lobby(devices, server, 8)
    phone = lobby.phone
    phone.press(lobby.tile("quick"))
    expect(lobby.tile("quick")).to_have_attribute("aria-pressed", "true")
    lobby.becomes(**GAME.tiles["quick"])
    phone.press(lobby.cards().first)
    expect(lobby.cards().first).to_have_attribute("aria-pressed", "true")
    phone.press(phone.button("lobby-start"))
    until(lambda: lobby.table.phase == "play", phone.page, "the game begins")
    assert roles.of_preset(lobby.table.options.preset, 8) == roles.fair_1(8)  # type: ignore[attr-defined]


def suggested(seats: int, lobby: Lobby) -> tuple[CardSet, ...]:
    """What the server suggests with the options in force."""
    found = GAME.sets(seats, lobby.table.options)
    assert found is not None
    return found.suggested


@pytest.mark.rule("L2.16")
def test_a_card_says_how_even_bots_played_it_in_how_many_games_and_how_long_it_takes(
    devices: Devices, server: Running
) -> None:
    lobby = Lobby(devices, server, 8)
    best = suggested(8, lobby)[0]
    said = bare(lobby.cards().first.inner_text())
    first = round(100 * best.odds[0].share)
    for odds, share in zip(best.odds, (first, 100 - first), strict=False):  # together they are a hundred
        party = lobby.phone.say(f"lupus-word-{odds.party}")
        low, high = (round(100 * part) for part in (odds.low, odds.high))
        assert bare(lobby.phone.say("guide-odds", party=party, share=share, low=low, high=high)) in said
    assert lobby.phone.say("guide-games", games=best.games) in said
    assert bare(lobby.phone.say("guide-off", off=abs(100 - 2 * first))) in said
    assert lobby.phone.say("guide-minutes", minutes=best.minutes) in said
    phone = lobby.phone
    few = Lobby(devices, server, 16)
    for card, each in zip(few.cards().all()[:1], suggested(16, few), strict=False):
        measured = bool(each.odds)
        assert card.locator(".bar").count() == measured
        assert (phone.say("guide-few", games=each.games) in bare(card.inner_text())) == (not measured)


@pytest.mark.rule("L2.16", "L2.4")
def test_an_own_set_is_made_with_steps_and_what_cannot_be_has_its_reason_beside_it(
    devices: Devices, server: Running
) -> None:
    lobby = Lobby(devices, server, 10, preset="full")
    phone = lobby.phone
    lobby.unfold()
    reason = phone.page.locator("#why-owl")
    assert bare(reason.inner_text()) == bare(phone.say("lupus-set-no-least", wanted="12"))
    expect(lobby.step("owl", "+")).to_have_attribute("aria-disabled", "true")
    phone.press(lobby.step("medium", "−"))
    own = roles.with_units(10, [roles.POSSESSED])
    until(lambda: dealt(lobby) == own, phone.page, "the Medium is out of it")
    assert phone.page.locator("input[type=text]").count() == 0, "no list is ever typed"
    lobby.made.join("Late")
    until(lambda: len(lobby.table.places) == 11, phone.page, "somebody else comes in, and has a seat")
    until(lambda: dealt(lobby) == roles.with_units(11, [roles.POSSESSED]), phone.page, "the set is filled up")
    phone.press(phone.button("lobby-start"))
    until(lambda: lobby.table.phase == "play", phone.page, "the game begins")


def dealt(lobby: Lobby) -> list[int]:
    """The characters of the options in force."""
    options: Any = lobby.table.options
    if options.custom_list is not None:
        return roles.read_list(options.custom_list)
    return roles.of_preset(options.preset, len(lobby.table.places))


@pytest.mark.rule("L2.13", "L2.16", "L6.25")
def test_where_the_list_is_hidden_neither_the_host_who_plays_nor_anybody_else_is_shown_a_set(
    devices: Devices, server: Running
) -> None:
    lobby = Lobby(devices, server, 12, preset="lot", role_list="secret")
    guest, wall = devices.phone(), devices.screen()
    asked: list[str] = []
    for screen in (guest, wall):
        screen.on("request", lambda request: asked.append(request.url))
    guest.sit(lobby.made.seats[1])
    wall.show(lobby.made.code)
    expect(guest.region("lupus-option-preset")).to_have_count(0)
    expect(wall.region("lupus-option-preset")).to_have_text(wall.say("lupus-set-secret"))
    assert [url for url in asked if "/sets" in url] == []
    expect(lobby.who()).to_contain_text(lobby.phone.say("guide-hidden"))
    expect(lobby.cards()).to_have_count(1)  # chance, which says nothing
    expect(lobby.cards()).to_have_attribute("data-set", "lot")
    expect(lobby.who().locator(".bar, [data-step]")).to_have_count(0)


@pytest.mark.rule("L2.8", "L2.16")
def test_everybody_and_the_wall_see_who_is_in_it_where_the_list_is_open(devices: Devices, server: Running) -> None:
    lobby = Lobby(devices, server, 8, preset="base")
    guest, wall = devices.phone(), devices.screen()
    guest.sit(lobby.made.seats[1])
    wall.show(lobby.made.code)
    shown = guest.region("lupus-option-preset")
    expect(shown).to_contain_text(guest.say("lupus-role-seer"))
    expect(shown.locator("button")).to_have_count(0)
    expect(guest.page.locator("[data-tile]")).to_have_count(0)
    on_wall(wall, lobby)
    lobby.made.join("Late")
    until(lambda: len(lobby.table.places) == 9, wall.page, "somebody else comes in")
    on_wall(wall, lobby)
    expect(wall.page.locator(".seat .house")).to_have_count(9)
    assert wall.page.evaluate(HIGH) <= TV.height


def on_wall(wall: Screen, lobby: Lobby) -> None:
    """The table screen has a row of cards for as many as are here, and a bar if enough games were played with them."""
    seats = len(lobby.table.places)
    found = GAME.sets(seats, lobby.table.options)
    assert found is not None
    assert found.chosen is not None
    cards = dict(found.chosen.cards)
    shown = wall.region("lupus-option-preset")
    expect(shown.get_by_role("heading")).to_have_text(spoken(wall.say("lupus-set-among", **cards, seats=seats)))
    words = [f"{wall.say(f'lupus-role-{card}')} {count if count > 1 else ''}".strip() for card, count in cards.items()]
    listed = shown.get_by_role("listitem")
    until(lambda: [bare(card) for card in listed.all_inner_texts()] == words, wall.page, f"the cards are {words}")
    expect(shown.locator(".bar")).to_have_count(1 if found.chosen.odds else 0)


def test_a_refusal_stands_below_its_field_and_covers_nothing(devices: Devices, server: Running) -> None:
    lobby = Lobby(devices, server, 9)
    phone = lobby.phone
    phone.unfold_options()
    phone.page.locator("#option-wolf_chat").select_option("on")
    wrong = phone.page.get_by_role("alert")
    expect(wrong).to_contain_text("one room")
    expect(phone.page.locator(".notice")).to_have_count(0)
    field, said = (phone.page.locator(each).bounding_box() for each in ("#option-wolf_chat", ".refused"))
    assert field is not None
    assert said is not None
    assert said["y"] >= field["y"] + field["height"]
    phone.press(wrong.get_by_role("button"))
    expect(wrong).to_have_count(0)
    phone.page.locator("#option-wolf_chat").select_option("on")
    expect(wrong).to_be_visible()
    phone.press(lobby.tile("apart"))  # what was wanted goes with this
    lobby.becomes(wolf_chat="on", place="remote")
    expect(wrong).to_have_count(0)


@pytest.mark.parametrize("people", [8, 9, 16, 24] if SIZE > 1 else [8, 24])
def test_a_lobby_with_its_guide_is_two_screens_of_a_phone(devices: Devices, server: Running, people: int) -> None:
    lobby = Lobby(devices, server, people)
    assert lobby.phone.page.evaluate(HIGH) <= 2 * PHONE.height


def test_the_guide_can_be_read_in_every_language_and_axe_finds_nothing_serious(
    devices: Devices, server: Running
) -> None:
    lobby = Lobby(devices, server, 9, devices.phone(bypass_csp=True), narrator="human")
    phone = lobby.phone
    lobby.unfold()
    assert unreadable(phone) == []
    assert too_small(phone) == []
    assert found_in_every_theme(phone) == []


def test_keys_alone_choose_an_evening_and_a_set(devices: Devices, server: Running) -> None:
    lobby = Lobby(devices, server, 12, devices.phone(shape=DESKTOP))
    page = lobby.phone.page

    def presses(what: str) -> None:
        for _ in range(80):
            if page.evaluate("what => document.activeElement.matches(what)", what):
                return page.keyboard.press("Enter")
            page.keyboard.press("Tab")
        raise AssertionError(f"Tab never comes to {what}")

    presses('[data-tile="quick"]')
    lobby.becomes(**GAME.tiles["quick"])
    presses(".who > button[data-set]")
    until(lambda: dealt(lobby) == roles.fair_1(12), page, "the most even set is chosen")
    presses(".who summary")
    presses(".who [data-step]:not([aria-disabled=true])")
    until(lambda: dealt(lobby) != roles.fair_1(12), page, "the set is another")
