"""After a game a device says what it knows of the draw, and no more: does the seal fit, is its own luck in it?"""

from __future__ import annotations

import hashlib
from pathlib import Path

import httpx
import pytest
from playwright.sync_api import expect

from examples import verify_record
from nightcoach.core.chain import pledge_of
from tests.browser.devices import Devices
from tests.browser.glass import Glass
from tests.browser.phones import PATIENCE
from tests.games.eatme.story import at
from tests.server.running import Running

pytestmark = pytest.mark.browser

SEED = "5e" * 32
FITS = hashlib.sha256(bytes.fromhex(SEED)).hexdigest()
MINE, OTHER = "a1" * 16, "b2" * 16
PLEDGES = [pledge_of(MINE), pledge_of(OTHER)]
OVER = "over 5 wolf:10 kids:10 pig:8 winner=0 reason=tie_duel_winner"


@pytest.mark.parametrize(
    ("commitment", "taken", "contributions", "answer"),
    [
        (FITS, True, [f"0 {MINE}", f"1 {OTHER}"], "over-fair-yes"),
        (FITS, True, [f"0 {OTHER}", f"2 {MINE}"], "over-fair-yes"),  # seats were rearranged
        (FITS, False, [f"0 {MINE}", f"1 {OTHER}"], "over-fair-yes"),  # the receipt was lost
        (FITS, True, [f"0 {MINE}", f"1 {'c3' * 16}"], "over-fair-pledges"),
        (FITS, True, [f"0 {MINE}"], "over-fair-pledges"),
        (FITS, True, [f"1 {OTHER}"], "over-fair-missing"),
        (FITS, True, [], "over-fair-missing"),
        (FITS, True, [f"0 {OTHER}"], "over-fair-missing"),
        (FITS, False, [f"1 {OTHER}"], "over-fair-late"),
        ("0" * 64, True, [f"0 {MINE}"], "over-fair-no"),
    ],
    ids=["yes", "moved", "unheard", "other", "fewer", "missing", "nobody", "another", "late", "broken"],
)
def test_a_device_calls_a_game_fair_only_if_its_own_luck_is_in_it(
    devices: Devices, commitment: str, taken: bool, contributions: list[str], answer: str
) -> None:
    seal = {"number": 1, "commitment": commitment, "luck": MINE, "round": 1, "pledges": PLEDGES, "taken": taken}
    glass = Glass(devices, "eatme", 3, seal=seal)
    glass.end(at(OVER).state, 0, seed=SEED, contributions=contributions, record="/record")
    phone = glass.phone
    if answer not in ("over-fair-no", "over-fair-pledges"):  # which nobody has to look for
        phone.press(phone.page.get_by_text(phone.say("over-fair"), exact=True))
    phone.sees(answer)


def test_the_end_of_a_game_links_to_the_verifier_which_the_server_hands_out(devices: Devices, server: Running) -> None:
    glass = Glass(devices, "eatme", 3)
    glass.end(at(OVER).state, 0, seed=SEED, contributions=[], record="/record")
    # Its seal does not match here, so this part opens by itself.
    link = glass.page.get_by_role("link", name="verify_record.py")
    expect(link).to_be_visible(timeout=PATIENCE * 1000)
    path = link.get_attribute("href")
    answer = httpx.get(f"{server.url}{path}")
    assert answer.headers["content-type"] == "text/plain; charset=utf-8"
    assert answer.text == Path(verify_record.__file__).read_text()
