"""A game of Eat Me If You Can! that is really played."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Locator, WebSocketRoute, expect

from tests.browser.devices import Devices
from tests.browser.phones import PHONE, TV, Phone, Screen, spoken, until
from tests.browser.still import stand_still
from tools.pictures.camera import Camera
from tools.pictures.people import CODE, PEOPLE, dressed, still


class Night:
    """The game that the pictures show."""

    def __init__(self, devices: Devices, camera: Camera) -> None:
        self.devices = devices
        self.camera = camera
        self.anna, self.ben, self.cleo, self.dora = [dressed(devices, name) for name in PEOPLE]
        self.tv = still(devices.screen(TV, reduced_motion="no-preference"))
        self.all: list[Screen] = [self.anna, self.ben, self.cleo, self.dora, self.tv]

    def taken(self) -> None:
        """From the lobby to the end."""
        for part in (self.lobby, self.first_rounds, self.choosing, self.prowling, self.dealing, self.ending):
            part()

    # Time

    def later(self, seconds: float) -> None:
        """The clocks of all devices go on."""
        for _ in range(round(seconds)):
            for screen in self.all:
                screen.page.clock.run_for(1000)
            self.tv.page.wait_for_timeout(20)  # for what the table answers meanwhile

    def comes_to(self, screen: Screen, act: str) -> None:
        """Let the stage go on until it shows this."""
        shown = screen.page.locator(".act", has_text=screen.say(f"stage-{act}"))

        def there() -> bool:
            if not shown.count():
                screen.page.clock.run_for(100)
            return shown.count() > 0

        until(there, screen.page, f"the stage shows {act}")

    def asked(self, phone: Phone, question: str) -> None:
        """Until this phone is asked that."""
        answers = {"choose": phone.wheel(), "prowl": phone.houses().first, "deal": phone.button("eatme-deal-done")}
        self.catches_up(phone, answers[question])

    def catches_up(self, screen: Screen, there: Locator) -> None:
        """Skip or wait for whatever the stage plays until it is where the game is."""

        def done() -> bool:
            if not screen.skip() and there.is_visible():
                return True
            screen.page.clock.run_for(200)
            return False

        until(done, screen.page, f"{there} is there")

    # The night

    def lobby(self) -> None:
        """Everybody comes to the table."""
        take = self.camera.take
        self.anna.make_table("Anna")
        self.ben.open(f"/t/{CODE}")
        self.ben.press(self.ben.button("dress-change"))
        take(self.ben, "join")
        self.ben.join(CODE, "Ben")
        self.cleo.join(CODE, "Cleo")
        self.dora.watch(CODE, "Dora")
        self.anna.add_bot()
        self.anna.add_bot()
        self.anna.quick_bots()
        self.tv.show(CODE)
        self.tv.sees("lobby-seats", taken=5, most=6)
        self.later(3)  # a fresh connection tries itself once
        take(self.anna, "lobby")
        take(self.tv, "lobby", "tv")

    def first_rounds(self) -> None:
        """Two rounds, so that there are points and a story."""
        self.anna.begin()
        for round_ in (
            {self.anna: "sleep", self.ben: "trap", self.cleo: "sleep"},
            {self.anna: "sleep", self.cleo: "sleep"},
        ):
            for phone, choice in round_.items():
                self.asked(phone, "choose")
                phone.choose(choice)
        self.asked(self.ben, "prowl")
        self.ben.prowl("Bruno")
        for phone in (self.anna, self.ben):
            self.asked(phone, "choose")
        for screen in self.all:
            third = screen.page.locator(".act", has_text=screen.say("stage-choose")).filter(has_text="3")
            self.catches_up(screen, third)

    def choosing(self) -> None:
        """The third round: everybody thinks, and talks."""
        take, anna, ben = self.camera.take, self.anna, self.ben
        self.say(self.cleo, "The Wolf is hungry tonight …")
        ben.press(ben.button("say-trust_me"))
        self.say(anna, "Ben, you said that last time.")
        self.later(9)
        take(self.tv, "choose", "tv")
        take(anna, "choose")
        anna.turn_wheel("trap")
        for kind in ("phone", "desktop"):
            self.camera.resize(anna.page, self.camera.kinds[kind])
            with anna.holding(anna.wheel()):
                until(anna.shown, anna.page, "the wheel shows something")
                self.camera.shoot(anna.page, f"{kind}-wheel-held")
            until(lambda: not anna.shown(), anna.page, "the wheel hides it again")
        self.camera.resize(anna.page, PHONE)
        take(self.dora, "spectator")
        anna.press(anna.button("story-title"))
        take(anna, "story", "phone")
        anna.close_sheet()
        anna.press(anna.button("talk-title").or_(anna.button("talk-new")).first)
        take(anna, "talk", "phone")
        anna.close_sheet()
        anna.menu()
        take(anna, "menu")
        anna.press(anna.sheet().get_by_role("button", name=spoken(anna.say("menu-people"))))
        anna.press(anna.sheet().locator("button[aria-expanded]").nth(1))
        take(anna, "people")
        anna.close_sheet()
        self.second_device()
        self.other_ways()
        anna.seal()
        self.later(1)
        take(anna, "sealed")
        ben.choose("sleep")

    def second_device(self) -> None:
        """Ben's seat on another device."""
        self.ben.menu("menu-device")
        with self.ben.holding(self.ben.sheet().locator("button.held")):
            expect(self.ben.sheet().get_by_role("img")).to_be_visible()
            self.camera.shoot(self.ben.page, "phone-second-device")
        self.ben.close_sheet()

    def other_ways(self) -> None:
        """The same question, as other people see it."""
        take = self.camera.take
        for name, kinds, settings in (
            ("plain-table", ("phone", "desktop"), {"plain": True}),
            ("day", ("phone", "desktop"), {"theme": "day"}),
            ("contrast", ("phone", "desktop"), {"theme": "contrast"}),
            ("german-200", ("phone", "desktop"), {"language": "de", "text": 200}),
            ("choose", ("landscape",), {}),
        ):
            self.settings(settings)
            take(self.ben, name, *kinds)
        self.settings({})
        self.offline()
        self.settings({})

    def settings(self, settings: dict[str, Any]) -> None:
        """Ben's phone with other settings."""
        page = self.ben.page
        page.evaluate("kept => localStorage.setItem('nightcoach.settings', JSON.stringify(kept))", settings)
        page.reload()
        page.locator(".ask, main button").first.wait_for()
        page.clock.run_for(9000)
        stand_still(page)

    def offline(self) -> None:
        """Ben's network is gone."""
        page = self.ben.page
        lost: list[bool] = []

        def route(socket: WebSocketRoute) -> None:
            if lost:
                socket.close()
            else:
                socket.connect_to_server()
                sockets.append(socket)

        sockets: list[WebSocketRoute] = []
        page.route_web_socket("**/socket", route)
        self.settings({})
        lost.append(True)
        for socket in sockets:
            socket.close()
        for _ in range(60):  # it tries again a few times before it says so
            page.clock.run_for(100)
            page.wait_for_timeout(10)
        self.ben.sees("net-lost")
        self.camera.take(self.ben, "offline")
        lost.clear()

    def say(self, phone: Phone, text: str) -> None:
        """Something that is in no list of sentences."""
        phone.press(phone.button("talk-title").or_(phone.button("talk-new")).first)
        phone.page.get_by_label(phone.say("talk-write")).fill(text)
        phone.press(phone.button("talk-send"))
        expect(phone.page.get_by_label(phone.say("talk-write"))).to_have_value("")
        phone.close_sheet()

    def prowling(self) -> None:
        """Cleo walks, Anna claims something, Cleo knocks."""
        take, cleo = self.camera.take, self.cleo
        self.asked(cleo, "prowl")
        for screen in self.all:
            screen.skip()
        self.later(13)
        self.anna.press(self.anna.button("eatme-say-sleep"))
        cleo.press(cleo.page.get_by_role("button", name="Ben, "))
        cleo.page.get_by_text(spoken(cleo.say("eatme-say-sleep"))).first.wait_for()
        take(cleo, "prowl")
        self.tv.page.get_by_text(spoken(cleo.say("eatme-say-sleep"))).first.wait_for()
        take(self.tv, "prowl", "tv")
        self.later(6)
        cleo.prowl("Anna")
        self.comes_to(self.anna, "duel")
        take(self.anna, "duel")
        self.comes_to(self.anna, "reveal")
        take(self.anna, "reveal")
        self.comes_to(self.tv, "reveal")
        take(self.tv, "reveal", "tv")

    def dealing(self) -> None:
        """Cleo lost, so she deals: Ben is the next Wolf."""
        cleo = self.cleo
        self.asked(cleo, "deal")
        self.later(9)

        def card(name: str) -> Locator:
            return cleo.region("game-ask").locator("li", has_text=name).get_by_role("button")

        cleo.press(card("Cleo"))
        self.camera.take(cleo, "deal")
        cleo.press(card("Ben"))
        cleo.deal()

    def ending(self) -> None:
        """The fourth round is the last: Anna has ten points."""
        for phone in (self.anna, self.cleo):
            self.asked(phone, "choose")
            phone.choose("sleep")
        self.asked(self.ben, "prowl")
        self.ben.prowl("Ada")
        for screen in (self.anna, self.tv):
            self.catches_up(screen, screen.region("over-title"))
        self.camera.take(self.anna, "over")
        self.camera.take(self.tv, "over", "tv")
