"""Some nights and days of a village in Lupus in Tabula."""

from __future__ import annotations

import functools
import json
from typing import Any

from playwright.sync_api import Browser

from nightcoach.core.wire import to_json
from nightcoach.games.lupus.game import GAME
from nightcoach.table.wire.board import board_of
from tests.browser.devices import Devices
from tests.browser.glass import Glass
from tests.browser.phones import TV, Screen, until
from tests.browser.still import stand_still
from tests.browser.village import Village, beat, grid, lay, public
from tests.games.lupus.story import Story, lupus
from tests.server.running import Running
from tools.pictures.camera import NEIGHBOURS, PAIR, Camera
from tools.pictures.people import PEOPLE, dressed, still

INTO_VIEW = "each => each.scrollIntoView()"


class Days:
    """A village of ten: Anna is a Werewolf, Ben the Seer, Cleo and Dora are Villagers; the rest are bots."""

    def __init__(self, devices: Devices, server: Running, camera: Camera) -> None:
        self.camera = camera
        self.devices = devices
        self.phones = [dressed(devices, name) for name in PEOPLE]
        self.village = Village(server, self.phones, list(PEOPLE), bots=6, beats="off")
        self.tv = still(devices.screen(TV, reduced_motion="no-preference"))
        self.tv.show(self.village.room.table.code)
        self.story = lupus("W S V V W M P V V V", **self.village.options)

    def taken(self, browser: Browser) -> None:
        """The host's guide, a narrator's console, the second night on two phones, the talk, the vote and the end."""
        self.guide()
        self.console()
        self.moments()
        self.village.begin()
        self.story.night({1: 4}).lynch(3)
        self.night(browser)
        self.story.night({0: 9, 4: 9, 1: 6})
        self.talk()
        self.story.nominate({1: 4, 2: 4, 5: 4, 4: 1, 6: 1})
        self.story.defend()
        self.vote()
        self.story.vote(dict.fromkeys(range(10), "tuft")).night({0: 8})
        self.story.nominate({0: 5, **dict.fromkeys(range(1, 10), 0)})
        self.story.defend()
        self.end()

    def guide(self) -> None:
        """An evening with one tap, and who is in it."""
        host = self.phones[0]
        tiles = host.page.locator("[data-tile]")

        def scrolled() -> None:
            tiles.first.evaluate("each => each.closest('section').scrollIntoView()")

        self.camera.take(host, "lupus-guide", before=scrolled)
        host.press(host.page.locator(".who summary"))
        self.camera.take(
            host, "lupus-set", "phone", before=lambda: host.page.locator(".who details").evaluate(INTO_VIEW)
        )
        host.press(host.page.locator(".who summary"))
        host.page.evaluate("scrollTo(0, 0)")

    def console(self) -> None:
        """What a person who narrates has on a phone and on a tablet, with the curtain closed and drawn aside."""
        glass = self.glass()
        glass.narrates = True
        story = self.told().night({1: 4}).lynch(3)
        story.end_calls("werewolf").play("0 point 9", "4 point 9", "1 point 4", "2 point 0", "7 point 4")
        glass.beat = {"name": "lead_in", "call": "werewolf", "length": 4000, "left": 3000}
        glass.cue = {"name": "slot", "call": "werewolf"}
        glass.show(story.state, None, [GAME.hear_all(event) for event in story.told])
        self.camera.take(glass.phone, "lupus-console")
        glass.phone.press(glass.page.locator("[data-curtain]"))
        self.camera.take(glass.phone, "lupus-console-open")

    def glass(self, screen: bool = False) -> Glass:
        """A phone, or a table screen, of the same village that shows any moment of it."""
        found = Glass(self.devices, "lupus", 10, screen=screen, reduced_motion="no-preference")
        board = json.loads(to_json(board_of(self.village.room.table)))
        found.welcome["board"] |= {part: board[part] for part in ("places", "people")}
        still(found.phone)
        return found

    def told(self) -> Story:
        """The same village at a table with beats."""
        return lupus("W S V V W M P V V V", **{**self.village.options, "beats": "full"})

    def moments(self) -> None:
        """What has its beat, as Cleo sees it and as the table screen shows it; then her nomination."""
        cleo, tv = self.glass(), self.glass(screen=True)
        story = self.told()
        self.moment("lupus-deal", story, beat("deal", left=41_000), cleo, tv)
        self.moment("lupus-night", story.end_calls("seer"), beat("lead_in", "seer", left=2000), cleo)
        story.night({0: 9, 4: 9, 1: 6}).lynch(3).night({0: 9, 4: 9})
        self.moment("lupus-dawn", story, beat("dawn", left=1000), cleo, tv)
        story.talk_over()
        while (seat := story.asked[0]) != 2:
            story.play(f"{seat} nominate {1 if seat == 4 else 4}")
        self.moment("lupus-nomination", story, None, cleo, tv)
        story.nominate(dict.fromkeys(range(10), 4) | {4: 1})
        story.vote({seat: "paw" if seat % 4 else "tuft" for seat in range(10)})
        self.moment("lupus-count", story, beat("count", left=100), cleo, tv)
        self.moment("lupus-verdict", story, beat("verdict", left=1000), cleo, tv)

    def moment(self, name: str, story: Story, kept: dict[str, Any] | None, *shown: Glass) -> None:
        """Cleo's phone and desktop; and the table screen, unless the game itself comes to it later."""
        for glass in shown:
            screen = glass is not shown[0]
            glass.beat = kept
            glass.show(story.state, None if screen else 2, public(story))
            glass.page.clock.run_for(20_000)
            self.camera.take(glass.phone, name, *(("tv",) if screen else ()))

    def night(self, browser: Browser) -> None:
        """A Werewolf's phone and a Villager's: nobody could say which is which."""
        self.village.tell(self.story)
        for phone, name in ((self.phones[0], "wolf"), (self.phones[2], "villager")):
            phone.press(grid(phone).nth(9))
            phone.page.evaluate("document.activeElement.blur()")
            self.camera.shoot(phone.page, name, keep=False)
        shown = {name: ("image/jpeg", self.camera.whole[name]) for name in ("wolf", "villager")}
        self.camera.compose(browser, "phones-lupus-night", NEIGHBOURS, shown, PAIR)
        self.camera.take(self.tv, "lupus-night", "tv")

    def talk(self) -> None:
        """Claims, true and false, and one that was taken back."""
        self.story.play(
            *("1 claim_role seer", "1 claim_result 4 wolf 1", "1 claim_result 6 not_wolf 2", "5 claim_role medium"),
            *("5 claim_medium not_wolf 1", "4 claim_role villager", "4 retract", "4 claim_role seer"),
            *("4 claim_result 3 wolf 1", "4 claim_result 1 wolf 2", "7 claim_role villager", "8 claim_role villager"),
            *("2 trust 1", "7 will_vote 4", "8 suspect 4", "6 will_vote 1", "0 suspect 1", "7 ask_role 2"),
            *("6 ready", "7 ready", "8 ready"),
        )
        self.village.tell(self.story)
        cleo = self.phones[2]
        cleo.press(cleo.page.locator('[data-word="4"]'))
        cleo.press(cleo.page.locator('[data-say="will_vote 4"]'))
        self.camera.take(cleo, "lupus-discussion")
        cleo.press(cleo.page.locator(".composer header button"))
        cleo.press(cleo.page.locator('[data-tab="board"]'))
        cleo.page.evaluate("document.activeElement.blur()")
        self.camera.take(cleo, "lupus-board")
        self.passes()
        self.camera.take(self.tv, "lupus-discussion", "tv")

    def vote(self) -> None:
        """Two suspects."""
        self.village.tell(self.story)
        self.camera.take(self.phones[2], "lupus-vote")
        self.tv.page.reload()  # whoever comes now sees the vote itself, and all of its time
        self.tv.page.locator("[data-clock]").wait_for()
        self.camera.take(self.tv, "lupus-vote", "tv")

    def end(self) -> None:
        """Ben and Cleo vote with the bots: the last Werewolf is lynched."""
        self.village.tell(self.story)
        for phone in self.phones[1:3]:
            lay(phone, "vote paw")
        for screen in (self.phones[1], self.tv):
            until(functools.partial(self.is_over, screen), screen.page, "the end is told")
        self.passes()
        self.camera.take(self.phones[1], "lupus-over")
        self.camera.take(self.tv, "lupus-over", "tv")

    def is_over(self, screen: Screen) -> bool:
        """Whether it shows the end; else what is told before it is skipped, and its clock goes on."""
        screen.skip()
        screen.page.clock.run_for(1000)
        return screen.is_over() or screen.offers("lupus-window-over")

    def passes(self) -> None:
        """What the table screen tells takes its time."""
        for _ in range(4):
            self.tv.page.clock.run_for(15_000)
            stand_still(self.tv.page)
