"""A spectator asks for a bot's seat in the Castle: all who play are asked on their phones, and nobody sees answers."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from playwright.sync_api import expect

from nightcoach.core.chance import Chance
from nightcoach.table.log import entries as e
from nightcoach.table.room import Room
from tests.browser.devices import Devices
from tests.browser.phones import PATIENCE, Phone, spoken, until
from tests.server.running import Running

pytestmark = pytest.mark.browser

NAMES = ("Anna", "Ben")
OPTIONS: dict[str, Any] = {"turn_seconds": 0, "answer_seconds": 0}


def begun(devices: Devices, server: Running) -> tuple[list[Phone], Phone, Room]:
    """Two people and three bots ride; Dora only watches."""
    table = devices.table()
    seats = [table.make(NAMES[0], game="castle", **OPTIONS), table.join(NAMES[1]), table.join("Dora", watch=True)]
    phones = [devices.phone() for _ in seats]
    for phone, seat in zip(phones, seats, strict=True):
        phone.sit(seat)
    for _ in range(3):
        phones[0].add_bot()
    phones[0].press(phones[0].button("lobby-start"))
    for phone in phones:
        phone.waits_for("game-ask")
    for phone in phones[:2]:
        phone.look_at_the_deal()
    return phones[:2], phones[2], server.door.lobby.rooms[table.code]


def next_turn(room: Room) -> None:
    """The current turn ends as the clock would end it, whoever's it is."""

    async def change() -> None:
        table = room.table
        opened = table.round_question
        while table.round_question == opened:
            state = table.state()
            assert state is not None
            seat = state.waiting()[0]
            move = state.default(seat, Chance(table.question))
            await room.commit(e.Step((e.Moved(seat, move.words, "clock"),)))

    asyncio.run_coroutine_threadsafe(room._do(change), room.task.get_loop()).result(PATIENCE)


def ask(devices: Devices, server: Running) -> tuple[list[Phone], Phone, Room]:
    """Dora asks for the first bot's seat, and everybody is asked."""
    players, dora, room = begun(devices, server)
    dora.press(dora.page.get_by_role("main").get_by_role("button", name=spoken(dora.say("people-take"))))
    dora.press(dora.sheet().get_by_role("button", name=spoken(dora.say("people-take-seat", name="Ada"))))
    dora.sees("seat-wished-for", name="Ada")
    for phone in players:
        expect(phone.text("seat-ask-title", name="Dora")).to_have_count(0)
    next_turn(room)
    for phone in players:
        phone.sees("seat-ask-title", name="Dora")
    return players, dora, room


def answers(room: Room) -> int:
    """How many have answered the open question."""
    return 0 if room.table.asking is None else len(room.table.asking.answers)


@pytest.mark.rule("C3.14")
def test_a_seat_is_given_when_everybody_agrees(devices: Devices, server: Running) -> None:
    players, dora, room = ask(devices, server)
    players[0].press(players[0].button("seat-ask-yes"))
    players[0].sees("seat-ask-answered")
    players[1].press(players[1].button("seat-ask-yes"))
    until(lambda: answers(room) in (0, 2), dora.page, "both have answered")
    while room.table.asking is not None:  # somebody was faster: the seat waits for the next turn
        next_turn(room)
    expect(dora.text("game-watching")).to_have_count(0)
    assert room.table.places[2].person == 3
    for phone in players:
        expect(phone.text("seat-ask-title", name="Dora")).to_have_count(0)


@pytest.mark.rule("C3.14")
def test_a_yes_and_a_no_look_the_same_to_whoever_looks_over_a_shoulder(devices: Devices, server: Running) -> None:
    players, _, _ = ask(devices, server)
    seen = []
    for phone, answer in zip(players, ("seat-ask-yes", "seat-ask-no"), strict=True):
        phone.press(phone.button(answer))
        phone.sees("seat-ask-answered")
        phone.page.mouse.click(2, 2)  # the finger is elsewhere again
        box = phone.region("seat-ask-title", name="Dora")
        seen.append(
            (box.inner_text().split(), [each.get_attribute("class") for each in box.get_by_role("button").all()])
        )
    clock = [word for word in seen[0][0] if word.isdecimal()]
    assert [word for word in seen[0][0] if word not in clock] == [word for word in seen[1][0] if not word.isdecimal()]
    assert seen[0][1] == seen[1][1]
