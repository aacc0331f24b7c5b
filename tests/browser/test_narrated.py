"""A person without a seat leads a whole game of Lupus in Tabula from the console: eight seats, phones, bots, a table
screen, and somebody whose phone has died."""

from __future__ import annotations

import contextlib
import json
import random
import time
from typing import Any

import pytest
from playwright.sync_api import Error, Locator, WebSocket, expect

from nightcoach.games.lupus.state import Lupus
from tests.browser.devices import Devices, Table
from tests.browser.phones import Phone, Screen, bare
from tests.browser.village import answer
from tests.server.running import Running

pytestmark = pytest.mark.browser

BY_HAND: dict[str, Any] = {
    "narrator": "human",
    "allow_bots": True,
    "first_night_kill": True,
    "beats": "off",
    "call_seconds": 2,
    "recognition_seconds": 1,
    **dict.fromkeys(("discussion_seconds", "nomination_seconds", "defence_seconds", "vote_seconds"), 0),
    "grace_seconds": 300,
}
"""By day nothing ends but by an answer or by the narrator's hand."""
PHONELESS = 2


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


@pytest.mark.long
@pytest.mark.rule("L8.2", "L6.19", "L8.13")
def test_a_narrator_leads_a_game_of_eight_to_its_end_from_the_console_alone(devices: Devices, server: Running) -> None:
    nora, anna, ben = (devices.phone() for _ in range(3))
    tv = devices.screen()
    heard: dict[Screen, list[dict[str, Any]]] = {screen: recorded(screen) for screen in (nora, anna, ben, tv)}
    table = Table(server.url)
    seats = [table.make("Nora", game="lupus", **BY_HAND)]
    seats += [table.join(name) for name in ("Anna", "Ben", "Cleo")]
    for phone, seat in zip((nora, anna, ben), seats, strict=False):
        phone.sit(seat)
    tv.show(table.code)
    nora.sees("lobby-narrates")
    for _ in range(5):
        nora.add_bot()
    nora.quick_bots()
    nora.press(nora.button("lobby-start"))
    room = server.door.lobby.rooms[table.code]
    expect(nora.page.locator(".console")).to_be_visible()
    chance, end = random.Random(3), time.monotonic() + 240
    did: set[str] = set()
    asked: set[tuple[int, str]] = set()
    state = room.table.state()
    while room.table.phase == "play":
        state = room.table.state()
        assert isinstance(state, Lupus)
        window, day = state.window(), state.day
        assert time.monotonic() < end, f"day {day}, {window}: {nora.offered()}"
        for phone in (anna, ben):
            answer(phone, chance)
        hers = PHONELESS in state.waiting() and (day, window) not in asked
        by_hand = window in ("discussion", "defence") or (hers and (day, window) == (1, "nomination"))
        if by_hand and ends(nora, window):
            did.add(f"ended {window}")
        elif hers and not by_hand and answers(nora, chance):
            asked.add((day, window))
            did.add(f"answered {window}")
        nora.page.wait_for_timeout(40)
    assert did >= {"ended discussion", "ended nomination", "answered night"}, did
    assert state is not None
    outcome = state.outcome()
    assert outcome is not None
    for phone in (nora, anna, ben):
        phone.waits_for("over-title")
        expect(phone.region("over-title")).to_contain_text(phone.say(f"lupus-why-{outcome.reason}"))
    assert secrets_in(heard.pop(nora)), "the console has them"
    for screen, frames in heard.items():
        assert len(frames) > 20
        assert secrets_in(frames) == [], f"{screen} was told what only the console shows"


def ends(nora: Phone, window: str) -> bool:
    """The narrator ends what is open, as a finger would; False if it was over already."""
    with contextlib.suppress(Error):
        nora.page.locator(f'[data-end="{window}"]').click(timeout=500)
        if window in ("nomination", "lynch_vote"):
            nora.sheet().locator(".button.danger").click(timeout=500)
        return True
    return False


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
