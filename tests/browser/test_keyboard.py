"""A whole evening without mouse or finger: from the first page to the rematch with Tab, Enter, Space and arrows."""

from __future__ import annotations

import time
from typing import Any

import pytest

from tests.browser.devices import Devices
from tests.browser.phones import DESKTOP, Phone, bare, until

pytestmark = pytest.mark.browser

FOCUSED = r"""() => {
  const at = document.activeElement;
  if (!at || at === document.body) return { name: '', house: false, outlined: true };
  const style = getComputedStyle(at);
  const name = at.getAttribute('aria-label') ?? at.labels?.[0]?.textContent ?? at.textContent;
  const outlined = (style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) > 0) || style.boxShadow !== 'none';
  const box = at.getBoundingClientRect();
  const seen = box.bottom > 0 && box.top < innerHeight && box.right > 0 && box.left < innerWidth;
  return { name, house: at.matches('main [aria-pressed]'), outlined, seen };
}"""


class Keyboard:
    """Somebody who has nothing but keys; reads with the eyes, acts with Tab, Enter, Space and arrows."""

    def __init__(self, phone: Phone) -> None:
        self.phone = phone
        self.keys = phone.page.keyboard

    def focused(self) -> dict[str, Any]:
        found: dict[str, Any] = self.phone.page.evaluate(FOCUSED)
        return found

    def reach(self, wanted: str = "", house: bool = False, back: bool = False) -> None:
        """Tab until that is focused; on the way one always sees where one is."""
        way = []
        for _ in range(90):
            at = self.focused()
            if at["name"] and (at["house"] if house else bare(at["name"]).startswith(wanted)):
                assert at["outlined"], f"the focus on {at['name']} cannot be seen"
                assert at["seen"], f"{at['name']} is focused out of sight"
                return
            way.append(bare(at["name"])[:30])
            self.keys.press("Shift+Tab" if back else "Tab")
        raise AssertionError(f"{wanted} cannot be reached: {way}")

    def press(self, message: str, back: bool = False) -> None:
        self.reach(bare(self.phone.say(message)), back=back)
        self.keys.press("Enter")

    def skip(self) -> None:
        """Tab to where the stage can be skipped, unless it comes to its end by itself meanwhile."""
        name = self.phone.say("stage-skip")
        while self.phone.offers("stage-skip"):
            if self.focused()["name"] == name:
                self.keys.press("Enter")
                return
            self.keys.press("Tab")

    def choose(self, to: str) -> None:
        phone = self.phone
        self.reach(phone.say("wheel-hold"))
        self.keys.down(" ")
        until(phone.shown, phone.page, "the wheel shows something")
        if phone.shown() != to:
            self.keys.press("ArrowRight")
            until(lambda: phone.shown() == to, phone.page, "the wheel turns")
        self.keys.up(" ")
        until(lambda: not phone.shown(), phone.page, "the wheel hides it again")
        self.press("wheel-seal")

    def answer(self, question: str) -> None:
        phone = self.phone
        if question == "skip":
            self.skip()
        elif question == "choose":
            self.choose("sleep")
        elif question == "prowl":
            self.reach(house=True)
            self.keys.press("Enter")
            self.reach(phone.say("prowl-knock", name="@").split("@")[0].strip())
            self.keys.press("Enter")
        elif question == "deal":
            self.press("eatme-deal-done")


def test_a_game_is_played_from_the_first_page_to_the_rematch_by_keys_alone(devices: Devices) -> None:
    phone = devices.phone(DESKTOP)
    user = Keyboard(phone)
    phone.open("/")
    phone.sees("home-games")
    user.press("home-new")
    phone.waits_for("new-make")
    user.reach(phone.say("dress-name"))
    user.keys.type("Anna")
    user.reach(phone.say("eatme-option-target_points"))
    user.keys.press("Control+a")
    user.keys.type("5")
    user.press("new-make")
    phone.code()
    phone.waits_for("lobby-bot-add")
    for bots in (1, 2):
        user.press("lobby-bot-add")
        until(lambda: phone.page.get_by_text(phone.say("lobby-bot"), exact=True).count() == bots, phone.page, "a bot")
    user.press("menu-title", back=True)
    user.reach(phone.say("menu-pace"))
    user.keys.press("End")
    user.keys.press("Escape")
    until(lambda: phone.page.get_by_role("dialog").count() == 0, phone.page, "the menu closes")
    user.press("lobby-start")

    seen = set()
    end = time.monotonic() + 300
    while (question := phone.asked()) != "over" and time.monotonic() < end:
        seen.add(question)
        user.answer(question)
        if question in ("choose", "prowl", "deal"):
            until(lambda: phone.asked() != question, phone.page, f"{question} is answered")
        else:
            phone.page.wait_for_timeout(15)
    assert seen & {"choose", "prowl"}
    assert phone.is_over()
    user.press("over-rematch")
    phone.waits_for("lobby-start")
    user.press("lobby-start")
    phone.waits_for("game-ask")
