"""A whole evening: five seats, three phones, a table screen, a spectator, two bots, and everything that goes wrong."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from typing import Any

import httpx
import pytest
from playwright.sync_api import expect

import nightcoach
from nightcoach.core.record import parse
from tests.browser.devices import Devices
from tests.browser.phones import PATIENCE, Phone, TableScreen, play_on, spoken, until
from tests.kit.cable import Cable, cable_to
from tests.server.running import Running

pytestmark = pytest.mark.browser

GRACE = 300
"""Nobody is given up by a slow machine: the test itself says when the grace is over."""
LONG: dict[str, Any] = {"choose_seconds": 300, "prowl_seconds": 300, "deal_seconds": 300}
"""No clock runs out: whoever is slow here is the machine."""
BOTS_LOSE: dict[str, Any] = {"first_deal": "chosen_wolf", "first_wolf": 3, "dealer_mode": "loser_is_wolf"}
"""The Wolf is a bot as long as every person sits by a trap."""
SHORT: dict[str, Any] = {"target_points": 7, "grace_seconds": GRACE}


class Evening:
    """Anna made the table, Ben and Cleo play, Dora watches, and the TV shows it all."""

    def __init__(self, devices: Devices, cable: Cable) -> None:
        table = devices.table()
        self.anna, self.ben, self.cleo = devices.phone(), devices.phone(), devices.phone(url=cable.url)
        self.dora, self.tv, self.cable = devices.phone(), devices.screen(), cable
        self.anna.sit(table.make("Anna", **SHORT, **LONG, **BOTS_LOSE))
        self.code = table.code
        self.ben.join(self.code, "Ben")
        self.cleo.join(self.code, "Cleo")
        self.dora.watch(self.code, "Dora")
        self.tv.show(self.code)
        self.anna.add_bot()
        self.anna.add_bot()
        self.anna.quick_bots()

    @property
    def players(self) -> list[Phone]:
        return [self.anna, self.ben, self.cleo]

    @property
    def everybody(self) -> list[Phone | TableScreen]:
        return [*self.players, self.dora, self.tv]


@pytest.fixture
def evening(devices: Devices, server: Running) -> Iterator[Evening]:
    with cable_to(server.url) as cable:
        yield Evening(devices, cable)


def reloads_in_the_middle_of_a_choice(ben: Phone) -> None:
    ben.turn_wheel("trap")
    ben.page.reload()
    ben.waits_for("wheel-hold")
    expect(ben.button("wheel-seal")).to_be_disabled()  # nothing was sent, so nothing was kept
    ben.choose("trap")


def reloads_after_sealing(ben: Phone) -> None:
    ben.page.reload()
    ben.waits_for("wheel-look")
    assert ben.look() == "trap"
    expect(ben.button("wheel-seal")).to_have_count(0)


def loses_the_network_for_a_moment(cleo: Phone, cable: Cable) -> None:
    cable.cut()
    cleo.sees("net-lost")
    cable.mend()
    expect(cleo.text("net-lost")).to_have_count(0)
    expect(cleo.button("absent-back")).to_have_count(0)
    cleo.waits_for("wheel-hold")


def is_away(here: Phone | TableScreen, name: str) -> bool:
    """Whether that seat wears the badge of the absent on this screen."""
    seat = here.page.get_by_role("listitem").filter(has_text=spoken(name, whole=False))
    return seat.filter(has_text=here.say("lobby-away")).count() > 0


def is_given_up(evening: Evening, server: Running, name: str) -> None:
    """The grace of this person is over, and somebody stands in."""
    room = server.door.lobby.rooms[evening.code]
    person = next(each for each in room.table.people.values() if each.name == name)
    until(lambda: not person.here(), evening.ben.page, f"the table has lost {name}")

    async def change() -> None:
        person.absent_since -= GRACE

    asyncio.run_coroutine_threadsafe(room._do(change), room.task.get_loop()).result(PATIENCE)
    seat = next(place for place in room.table.places if place.person == person.id)
    until(lambda: seat.stand_in, evening.ben.page, f"somebody stands in for {name}")


def a_round_passes(evening: Evening, players: list[Phone], absent: str) -> None:
    """Until everybody can see who is away, which is between rounds."""
    play_on(players, lambda: is_away(evening.ben, absent), [evening.dora, evening.tv], "trap")
    until(lambda: is_away(evening.tv, absent), evening.tv.page, "the table screen shows it too")


def takes_the_seat_back(phone: Phone) -> None:
    phone.waits_for("absent-back")
    phone.sees("absent-stand-in")
    phone.press(phone.button("absent-back"))
    expect(phone.button("absent-back")).to_have_count(0)


def hears(phone: Phone, line: str) -> None:
    """That line stands among the talk."""
    phone.press(phone.button("talk-title").or_(phone.button("talk-new")))
    expect(phone.sheet().get_by_text(spoken(line, whole=False))).to_be_visible()
    phone.close_sheet()


@pytest.mark.long
@pytest.mark.rule("E3.1")
@pytest.mark.rule("E3.16")
@pytest.mark.rule("E6.8")
@pytest.mark.rule("E6.11")
def test_a_game_survives_reloads_a_lost_network_a_stand_in_and_a_host_who_leaves(
    evening: Evening, server: Running
) -> None:
    anna, ben, cleo = evening.players
    anna.begin()
    for device in evening.everybody:
        device.skip()
    loses_the_network_for_a_moment(cleo, evening.cable)
    cleo.choose("trap")

    # Now for longer: her seat is taken over, and nobody sees it before the round is over.
    evening.cable.cut()
    reloads_in_the_middle_of_a_choice(ben)
    reloads_after_sealing(ben)
    is_given_up(evening, server, "Cleo")
    assert not is_away(ben, "Cleo")
    a_round_passes(evening, [anna, ben], "Cleo")

    # The host seals and leaves: a hat does not wait.
    play_on([anna], lambda: anna.offers("wheel-look"), choice="trap")
    anna.leave()
    is_given_up(evening, server, "Anna")
    a_round_passes(evening, [ben], "Anna")
    hears(ben, ben.say("note-hat", name="Ben"))

    evening.cable.mend()
    takes_the_seat_back(cleo)
    cleo.press(cleo.page.locator(".chip"))
    cleo.waits_for("absent-show")  # what was done in her name, she may see
    cleo.press(cleo.button("ui-understood"))
    anna.press(anna.page.get_by_role("link", name=evening.code))
    takes_the_seat_back(anna)

    play_on(evening.players, lambda: all(d.is_over() for d in evening.everybody), [evening.dora, evening.tv])
    finals = [device.final() for device in evening.everybody]
    for device in (ben, evening.tv):
        expect(device.page.get_by_role("rowheader")).to_have_count(len(finals[0].ranking))  # how it came
    assert {(final.why, final.ranking) for final in finals} == {(finals[0].why, finals[0].ranking)}
    winner, points = finals[0].ranking[0].split()
    for device, final in zip(evening.everybody, finals, strict=True):
        mine = isinstance(device, Phone) and device.name == winner
        assert final.headline == (device.say("over-you-win") if mine else device.say("over-wins", names=winner))

    ben.press(ben.page.get_by_text(ben.say("over-fair"), exact=True))
    for found in ("over-fair-yes", "over-chain-yes", "over-check"):
        ben.sees(found)

    record = parse(httpx.get(f"{server.url}/api/tables/{evening.code}/records/1").content, nightcoach.game)
    state: Any = record.verify()
    end = state.outcome()
    assert end is not None
    assert finals[0].why.endswith(end.rule)
    assert sorted(state.scores) == sorted(int(row.split()[-1]) for row in finals[0].ranking)
    assert state.scores[end.winners[0]] == int(points)

    evening.ben.press(evening.ben.button("over-rematch"))
    evening.ben.begin()
    for device in evening.players:
        device.waits_for("game-ask")
        for name in ("Anna", "Ben", "Cleo"):
            expect(device.page.get_by_text(name, exact=True).first).to_be_visible()
