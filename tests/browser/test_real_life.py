"""What happens to phones on a real evening: reloads, the back button, a second device, a server that restarts."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.devices import Devices
from tests.browser.phones import Phone, Seat, spoken, until
from tests.kit.cable import cable_to
from tests.server.running import Process, Running

pytestmark = pytest.mark.browser


def in_the_lobby(devices: Devices, *names: str) -> list[Phone]:
    """People who sit in the lobby, the first of them host."""
    table = devices.table()
    phones = [devices.phone() for _ in names]
    for number, (phone, name) in enumerate(zip(phones, names, strict=True)):
        phone.sit(table.join(name) if number else table.make(name))
    return phones


def in_a_choice(devices: Devices) -> tuple[Phone, Seat]:
    """Anna in the middle of the first choice, with two bots, one of them the Wolf, and no clock."""
    phone = devices.phone()
    seat = devices.table().make("Anna", first_deal="chosen_wolf", first_wolf=1, choose_seconds=0)
    phone.sit(seat)
    phone.add_bot()
    phone.add_bot()
    phone.quick_bots()
    phone.begin()
    phone.skip()
    phone.waits_for("wheel-hold")
    return phone, seat


def test_a_reload_in_the_lobby_keeps_the_seat(devices: Devices) -> None:
    (anna,) = in_the_lobby(devices, "Anna")
    anna.page.reload()
    anna.waits_for("menu-title")
    expect(anna.page.get_by_role("heading", name=spoken(anna.say("lobby-seats", taken=1, most=6)))).to_be_visible()
    expect(anna.page.get_by_text(f"({anna.say('ui-you')})")).to_be_visible()


def test_the_back_button_closes_a_sheet_and_stays_at_the_table(devices: Devices) -> None:
    anna, _ = in_a_choice(devices)
    at = anna.page.url
    anna.menu("menu-leave")
    for left in (1, 0):
        anna.page.go_back()
        expect(anna.page.get_by_role("dialog")).to_have_count(left)
    assert anna.page.url == at
    anna.waits_for("wheel-hold")


def test_a_sheet_that_was_closed_leaves_no_step_behind(devices: Devices) -> None:
    (anna,) = in_the_lobby(devices, "Anna")
    anna.open("/")
    anna.press(anna.page.get_by_role("link", name=spoken(anna.say("home-return", game=anna.say("eatme-name")), False)))
    anna.waits_for("menu-title")
    anna.menu()
    anna.close_sheet()
    anna.page.go_back()
    anna.page.wait_for_url(re.compile(r"/$"))


def test_the_first_page_leads_back_to_the_table(devices: Devices) -> None:
    anna, seat = in_a_choice(devices)
    anna.open("/")
    anna.press(anna.page.get_by_role("link", name=seat.code))
    anna.waits_for("wheel-hold")
    assert anna.page.url.endswith(f"/t/{seat.code}")


def test_a_seat_moves_to_a_second_device_and_back(devices: Devices) -> None:
    anna, seat = in_a_choice(devices)
    second = devices.phone()
    second.sit(seat)
    assert "seat=" not in second.page.url
    anna.sees("net-elsewhere")
    second.choose("trap")
    anna.press(anna.button("net-here"))
    second.sees("net-elsewhere")
    expect(anna.text("net-elsewhere")).to_have_count(0)


@pytest.mark.parametrize(
    "typed", [lambda code: code.lower(), lambda code: f" http://192.168.1.5:8765/t/{code}#seat "], ids=["small", "link"]
)
def test_a_code_in_small_letters_and_a_pasted_link_lead_to_the_table(
    devices: Devices, typed: Callable[[str], str]
) -> None:
    code = devices.table().make("Anna").code
    ben = devices.phone()
    ben.open("/")
    ben.page.get_by_label(ben.say("home-code")).fill(typed(code))
    ben.press(ben.button("home-join"))
    ben.sees("join-table", code=code)
    assert ben.page.url.endswith(f"/t/{code}")


def test_at_a_full_table_one_becomes_a_spectator(devices: Devices) -> None:
    table = devices.table()
    table.make("Anna")
    for name in ("Ben", "Cleo", "Dora", "Emil", "Finn"):
        table.join(name)
    late = devices.phone()
    late.open(f"/t/{table.code}")
    late.sees("join-full")
    late.join(table.code, "Gina")
    expect(late.page.get_by_text(late.say("lobby-watching"))).to_contain_text("Gina")


def test_without_a_network_the_first_page_says_what_to_do_and_trying_again_helps(
    devices: Devices, server: Running
) -> None:
    code = devices.table().make("Anna").code
    with cable_to(server.url) as cable:
        ben = devices.phone(url=cable.url)
        ben.open("/")
        cable.cut()
        ben.page.get_by_label(ben.say("home-code")).fill(code)
        ben.press(ben.button("home-join"))
        expect(ben.page.get_by_role("alert")).to_contain_text(ben.say("net-offline"))
        cable.mend()
        ben.press(ben.button("home-join"))
        ben.sees("join-table", code=code)


def test_whoever_is_sent_away_is_told(devices: Devices) -> None:
    anna, ben = in_the_lobby(devices, "Anna", "Ben")
    anna.menu("menu-people")
    anna.press(anna.sheet().get_by_role("button", name=re.compile("^Ben")))
    for _ in range(2):  # the second time it is meant
        anna.press(anna.sheet().get_by_role("button", name=anna.say("people-kick")))
    expect(ben.page.get_by_role("heading", name=ben.say("net-closed"))).to_be_visible()
    expect(ben.page.get_by_role("alert")).to_contain_text(ben.say("refused-kicked"))


def test_after_a_restart_of_the_server_the_phones_come_back_to_the_same_game(browser: Browser, tmp_path: Path) -> None:
    server = Process(tmp_path / "t.db")
    devices = Devices(browser, server.url)
    anna, _ = in_a_choice(devices)
    anna.choose("trap")
    told = anna.story()
    server.stop()
    anna.sees("net-lost")
    server = Process(tmp_path / "t.db", port=server.port)
    until(lambda: anna.text("net-lost").count() == 0, anna.page, "the phone comes back by itself")
    assert [line for line in anna.story() if line in told] == told  # new lines stand under the head of their round
    devices.put_away()
    server.stop()
