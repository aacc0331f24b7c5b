"""A ride in The Castle of the Devil, from the deal to a proclamation that is right.

Every move is made at the table, so that the end can tell how it came; whom a picture is about presses what is shown.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable, Iterator
from typing import Any
from unittest import mock

from playwright.sync_api import Locator

from nightcoach.core.chance import Chance
from nightcoach.core.events import Tell
from nightcoach.games.castle import turn
from nightcoach.games.castle.cards import OBJECTS, PROFESSIONS
from nightcoach.games.castle.state import Castle
from nightcoach.games.castle.wire import Options
from nightcoach.table.inbox import Job
from nightcoach.table.log import entries as e
from nightcoach.table.room import Room
from tests.browser.devices import HEADS, Devices, Table
from tests.browser.phones import PATIENCE, PHONE, TV, Phone, Screen, until
from tests.browser.phones import spoken as as_read
from tests.games.castle.story import spoken
from tests.server.running import Running
from tools.pictures.camera import Camera
from tools.pictures.people import PEOPLE, dressed, still

SEATS = 6
"""Anna, Ben, Cleo and Dora, and the bots Ada and Bruno: by turns of the Order and of the Brotherhood."""
JOBS = ("clairvoyant", "swordsman", "doctor", "alchemist", "thug", "hypnotist")
HANDS = ("bag_key", "gloves", "key_red", "goblet_red", "black_pearl", "bag_goblet")
DRAWN = ("key_green", "key_plain", "monocle", "dagger", "whip", "tome")
"""The top of the deck."""
UNHURRIED: dict[str, Any] = {"turn_seconds": 180, "answer_seconds": 180, "window_seconds": 20}
"""The clocks of a first game, and all the time in the world for a duel."""
LOOKS = (4, 1, 9, 10, 8, 6)
"""Which of the ten pictures each of them has."""
SEALED = (*HANDS[:1], *HANDS[2:4], *HANDS[5:])
"""C2.4 What is dealt at any table of six."""

FIRST = ("P1 offer P2 bag_key", "P2 accept gloves", "P1 use_ability", "P2 spy P4")
SECOND = (
    *("P4 offer P2 goblet_red", "P2 refuse", "P5 spy P3"),
    *("P6 offer P1 bag_goblet", "P1 accept gloves", "P6 use_ability"),
    *("P1 offer P3 bag_goblet", "P3 accept key_plain", "P1 use_ability"),
    *("P2 offer P4 bag_key", "P4 accept goblet_red", "P2 use_ability"),
    *("P3 offer P5 bag_goblet", "P5 accept black_pearl", "P3 use_ability", "P4 offer P1 bag_key", "P1 refuse"),
)
LAST = ("P3 spy P5", "P4 spy P2", "P5 offer P3 bag_goblet", "P3 refuse")


class Stacked(Chance):
    """Shuffles as the story wants it while there is something to deal, and as ever afterwards."""

    def __init__(self) -> None:
        super().__init__(0)
        object_of, job_of = OBJECTS.index, PROFESSIONS.index
        jobs = [job_of(job) for job in JOBS]
        blind = [hand for hand in HANDS if hand not in SEALED]
        below = [name for name in OBJECTS if name not in (*HANDS, *DRAWN)]
        self.orders = [
            [0, 1] * (SEATS // 2),
            jobs + [job for job in range(len(PROFESSIONS)) if job not in jobs],
            [object_of(name) for name in (*blind, *below, *reversed(DRAWN))],
            [object_of(name) for name in HANDS],
        ]

    def shuffle(self, things: list[int]) -> None:  # type: ignore[override]  # cards are numbers
        """The next known order."""
        if self.orders:
            things[:] = self.orders.pop(0)
        else:
            super().shuffle(things)


@contextlib.contextmanager
def stacked() -> Iterator[None]:
    """Every deal for six is the known one: also when the record is read again at the end."""
    deal = turn.deal

    def known(seats: int, options: Options, chance: Chance, tell: Tell | None) -> Castle:
        return deal(seats, options, Stacked() if seats == SEATS else chance, tell)

    with mock.patch.object(turn, "deal", known):
        yield


def held(camera: Camera, phone: Phone, name: str, what: Locator, doing: Callable[..., object] | None = None) -> None:
    """What shows only under a finger, on a phone and on a desktop."""
    for kind in ("phone", "desktop"):
        camera.resize(phone.page, camera.kinds[kind])
        with phone.holding(what) as slide:
            if doing:
                doing(slide)
            camera.shoot(phone.page, f"{kind}-{name}")
    camera.resize(phone.page, PHONE)


class Ride:
    """Anna, Cleo and Ada are of the Order, Ben, Dora and Bruno of the Brotherhood."""

    def __init__(self, devices: Devices, server: Running, camera: Camera) -> None:
        self.camera = camera
        table = Table(server.url)
        for name, look in PEOPLE.items():
            if table.code:
                table.join(name, *look)
            else:
                table.make(name, *look, game="castle", start_player=0, brisk_duels=True, **UNHURRIED)
        self.phones = [dressed(devices, name) for name in PEOPLE]
        for phone in self.phones:
            phone.context.add_init_script(f"({HEADS})()")
        for phone, seat in zip(self.phones, table.seats, strict=True):
            phone.sit(seat)
        self.anna, self.ben, self.cleo, self.dora = self.phones
        self.tv = still(devices.screen(TV, reduced_motion="no-preference"))
        self.tv.show(table.code)
        self.all: list[Screen] = [*self.phones, self.tv]
        self.room: Room = server.door.lobby.rooms[table.code]

    def taken(self) -> None:
        """From the deal to the end."""
        with stacked():
            self.deal()
            self.first_rounds()
            self.trade()
            self.duel()
            self.end()

    # What happens at the table

    @property
    def state(self) -> Castle:
        """Where the game is."""
        state = self.room.table.state()
        assert isinstance(state, Castle)
        return state

    def inside(self, change: Job) -> None:
        """Do it in the table's own task, between two commands."""
        asyncio.run_coroutine_threadsafe(self.room._do(change), self.room.task.get_loop()).result(PATIENCE)

    def play(self, *lines: str) -> None:
        """`P2 accept gloves`, for those of whom there is no picture now; `close` is the table's own."""
        for line in lines:
            seat, move = spoken(line)

            async def change(seat: int = seat, words: str = move.words) -> None:
                await self.room.commit(e.Step((e.Moved(seat, words, "self"),)))

            self.inside(change)

    def fight(self, attacker: str, defender: str, swords: str, fate: str = "") -> None:
        """A whole duel in which nobody plays anything; the winner, if there is one, does this with the loser."""
        self.play(f"{attacker} challenge {defender}")
        self.support(swords)
        while self.state.window().startswith("d"):
            if fate and self.state.window() == "d8_9":
                self.play(fate, "close")
            else:
                self.let_pass()

    def support(self, swords: str) -> None:
        """These are for the attacker, all others for the defender."""
        for seat in range(SEATS):
            if "support sword" in [move.words for move in self.state.legal(seat)]:
                self.play(f"P{seat + 1} support {'sword' if f'P{seat + 1}' in swords else 'shield'}")

    def let_pass(self) -> None:
        """Nobody wants to say anything in this window."""
        window = self.state.window()
        while self.state.window() == window:
            seat = self.state.waiting()[0]
            self.play("close" if seat < 0 else f"P{seat + 1} pass")

    def settle(self) -> None:
        """Until every screen shows where the game is, and nothing flies any more."""
        for screen in self.all:
            for _ in range(5):  # always the same, so that the clocks are where they were in the last run
                screen.page.wait_for_timeout(20)
                screen.page.clock.run_for(1000)

            def there(screen: Screen = screen) -> bool:
                if not (playing := screen.page.locator("[data-playing]").count()):
                    return True
                screen.page.clock.run_for(1000 * playing)
                return False

            until(there, screen.page, "the stage is where the game is")

    def asks(self, phone: Phone) -> Locator:
        """The question on this phone, once it is that of the window that is open."""
        ask = phone.region("game-ask")
        window = self.state.window()
        asked = "beat" if window == "d5" and self.state.options.brisk_duels else window
        pending = self.state.view(None).pending
        facts = {} if pending is None else {"seat": self.room.table.seat_name(pending.seat), "kind": ""}
        ask.get_by_role("heading", name=as_read(phone.say(f"castle-ask-{asked}", **facts))).wait_for()
        self.settle()
        return ask

    # The pictures

    def held(self, phone: Phone, name: str, what: Locator, doing: Callable[..., object] | None = None) -> None:
        """What shows only under a finger."""
        held(self.camera, phone, f"castle-{name}", what, doing)

    def wide(self, what: Locator) -> float:
        """Its width in pixels."""
        box = what.bounding_box()
        assert box is not None
        return box["width"]

    def deal(self) -> None:
        """Everybody looks at their cards, and the TV waits."""
        self.anna.add_bot()
        self.anna.add_bot()

        async def change() -> None:
            for place, number in zip(self.room.table.places, LOOKS, strict=True):
                place.character = f"character_{number}"

        self.inside(change)
        self.anna.press(self.anna.button("lobby-start"))
        for phone in self.phones:
            phone.waits_for("game-ask")
        self.settle()
        self.camera.take(self.tv, "castle-deal", "tv")
        self.held(self.anna, "deal", self.anna.fan(), lambda slide: slide(self.wide(self.anna.fan()) / 3))
        for phone in self.phones:
            phone.look_at_the_deal()
        until(lambda: self.room.table.looking is None, self.anna.page, "the first turn begins")

    def first_rounds(self) -> None:
        """Two rounds, so that Anna has seen something."""
        self.play(*FIRST)
        self.fight("P3", "P6", "P1 P5")
        self.play(*SECOND)
        self.fight("P5", "P4", "P1 P3 P6", "P5 look")
        self.fight("P6", "P1", "P2", "P1 steal")
        self.play("P1 take gloves")

    def trade(self) -> None:
        """Anna's turn, what she offers Ben, and what he is asked."""
        anna, ben = self.anna, self.ben
        ask = self.asks(anna)
        self.camera.take(anna, "castle-turn")
        self.camera.take(self.tv, "castle-turn", "tv")
        anna.press(ask.locator('[data-word="offer"]'))
        anna.press(anna.page.locator('button[data-seat="1"]'))
        self.held(anna, "offer", anna.fan(), lambda slide: anna.lift("offer 1 dagger", slide))
        anna.put_down("offer 1 dagger")
        anna.press(ask.locator("[data-do]"))
        until(lambda: self.state.window() == "answer", anna.page, "Ben is asked")
        self.asks(ben)
        self.camera.take(ben, "castle-answer")
        self.camera.take(self.tv, "castle-answer", "tv")
        self.play("P2 accept whip")

    def duel(self) -> None:
        """Ben challenges Cleo: coins that nobody has turned, and what is played on both sides."""
        anna = self.anna
        self.play("P2 challenge P3")
        self.asks(anna)
        self.camera.take(anna, "castle-duel")
        self.camera.take(self.tv, "castle-duel", "tv")
        self.support("P4 P6")
        self.let_pass()
        self.let_pass()
        self.play("P2 play dagger", "P1 play whip", "P4 play tokens 2")
        self.asks(anna)
        self.camera.take(anna, "castle-revealed")
        self.camera.take(self.tv, "castle-revealed", "tv")
        self.let_pass()
        self.play("P2 look", "close")

    def seal(self, what: str, done: Callable[[], bool]) -> None:
        """Anna holds the wax."""
        with self.anna.holding(self.anna.page.locator("[data-wax]")):
            self.anna.page.clock.run_for(2000)
            until(done, self.anna.page, what)

    def banner(self) -> None:
        """The moment in which the society's banner has risen."""
        for screen, kind in ((self.anna, "phone"), (self.tv, "tv")):
            risen = screen.page.locator("[data-proclaimed] [data-banner]")

            def there(screen: Screen = screen, risen: Locator = risen) -> bool:
                screen.page.clock.run_for(200)
                return risen.count() > 0

            until(there, screen.page, "the banner rises")
            self.camera.shoot(screen.page, f"{kind}-castle-banner")

    def end(self) -> None:
        """Bruno loses a duel, which tells Anna what he is; what else she knows; she stands up, and is right."""
        anna = self.anna
        self.play(*LAST)
        self.fight("P6", "P1", "P2", "P1 look")
        ask = self.asks(anna)
        self.held(anna, "known", anna.page.locator("[data-known]"))
        self.held(anna, "ties", anna.page.locator("[data-known]"), lambda slide: slide(-70))
        anna.press(ask.locator('[data-word="proclaim"]'))
        anna.put_down("proclaim own")
        self.camera.take(anna, "castle-proclaim")
        self.seal("Anna has proclaimed", lambda: self.state.window() == "naming")
        self.asks(anna)
        anna.press(anna.page.locator('button[data-seat="2"]'))
        self.camera.take(anna, "castle-naming")
        self.camera.take(self.tv, "castle-naming", "tv")
        self.seal("Cleo is named", lambda: len(self.state.view(None).laid) == 2)
        self.asks(anna)
        self.camera.take(anna, "castle-named")
        self.camera.take(self.tv, "castle-named", "tv")
        self.seal("that is all", lambda: self.state.outcome() is not None)
        self.banner()
        self.settle()
        anna.waits_for("over-title")
        self.camera.take(anna, "castle-over")
        self.camera.take(self.tv, "castle-over", "tv")
