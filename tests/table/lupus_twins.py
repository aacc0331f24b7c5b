"""Two tables of Lupus in Tabula side by side, with people on all seats, and how their nights and days are played."""

from __future__ import annotations

from contextlib import closing
from typing import Any

from nightcoach.bots.random import RandomBot
from nightcoach.core.chance import Chance
from nightcoach.core.events import Seat
from nightcoach.games.lupus.game import GAME
from nightcoach.games.lupus.roles import NOBODY, ROLES, UNITS
from nightcoach.games.lupus.state import Lupus
from nightcoach.table.log.table import House
from tests.games.lupus.options import custom_list
from tests.kit.doubles import rigged
from tests.kit.twins import Twins, World
from tests.table.lupus_plans import QUICK, Night, Plan
from tests.table.scene import Scene

MANY = custom_list(9, [unit for unit in UNITS if ROLES[unit] != "freemason"])
"""Nine players, all with a special character."""


class LupusWorld(World):
    """One of the two tables: people on all seats."""

    def __init__(self, draws: list[int], people: int, **options: Any) -> None:
        house = House(lambda _name: rigged(GAME, draws), lambda _game, _level: RandomBot(), lambda _game: "random")
        super().__init__(Scene("lupus", house=house, **{**QUICK, **options}), people)

    def state(self) -> Lupus:
        state = self.scene.table.state()
        assert isinstance(state, Lupus)
        return state

    def say(self, seat: Seat, words: str) -> dict[str, Any]:
        """A move as a person would make it, with the question that is asked."""
        receipt: dict[str, Any] = self.step(
            lambda scene: scene.guests[seat].do("move", words=words, question=scene.table.question)
        )
        return receipt

    def slot_over(self) -> None:
        """Wait until this slot, or window, is over by its clock."""
        question = self.scene.table.question
        while self.scene.table.question == question:
            limit = self.scene.table.timers.limit
            assert limit is not None
            self.step(lambda scene: scene.wait(max(limit - scene.clock.now(), 0.25)))


class LupusTwins(Twins[LupusWorld]):
    """Two worlds, A and B."""

    def __init__(self, draws: list[list[int]], people: int, **options: Any) -> None:
        super().__init__([LupusWorld(each, people, **options) for each in draws])
        self.people = people

    def say(self, seat: Seat, words: str) -> None:
        """The same move in both."""
        for world in self.worlds:
            world.say(seat, words)

    def slot_over(self) -> None:
        """Wait until this slot, or window, is over by its clock in both."""
        for world in self.worlds:
            world.slot_over()

    def listen(self) -> None:
        """Wait until what is told first is told in both."""
        for world in self.worlds:
            timers = world.scene.table.timers
            world.step(lambda scene: scene.wait(max(0.0, timers.opened - scene.clock.now())))


PROBES = ("point {self}", "nominate {self}", "vote paw", "close", "end_call", "no_ballot", "ready", "nonsense")


def play_plan(plan: Plan, chance: Chance, every: int = 3) -> tuple[int, int]:
    """Both games through their tables, everybody tapping at the same moments; after each night all is compared. How
    many nights, and how many frames."""
    nights = 0
    apart: set[Seat] = set()
    with closing(LupusTwins(plan.draws, plan.seats, **plan.options)) as twins:
        for night in plan.nights:
            apart |= night.apart
            play_night(twins, night, chance, every)
            twins.compare(f"night {nights + 1}", night.knowing, apart)
            nights += 1
            if night.side is not None:
                play_day(twins, night.side)
                twins.compare(f"day {nights}", night.later, apart)
        return nights, twins.compared


def play_night(twins: LupusTwins, night: Night, chance: Chance, every: int) -> None:
    """Slot after slot; now and then everybody comes back, a phone is gone for a moment, somebody taps nonsense."""
    slots = 1 if twins.a.state().parallel else len(twins.a.state().calls)
    for slot in range(slots):
        twins.wait(0.1)
        for each in night.taps:
            if each.slot == slot:
                for world, target in zip(twins.worlds, each.targets, strict=True):
                    if target != NOBODY:
                        assert world.say(each.seat, f"point {target}")["ok"]
        what = chance.below(3 * every)
        seat = chance.below(twins.people)
        if what == 0:
            twins.fresh()
        elif what == 1:
            words = chance.pick(PROBES).replace("{self}", str(seat))
            twins.say(seat, words)
        elif what == 2 and seat:
            twins.both(lambda scene: scene.guests[seat].cut())
            twins.wait(0.3)
            twins.both(lambda scene: scene.guests[seat].connect())
        twins.slot_over()


def play_day(twins: LupusTwins, side: str) -> None:
    """Until the next night: two claims, the clock, and all votes for one side or none."""
    twins.listen()
    for seat in twins.a.state().asked()[:2]:
        twins.say(seat, "claim_role seer")
    while twins.a.state().window() not in ("night", "lynch_vote"):
        twins.slot_over()
    twins.listen()
    if side == "tuft":
        for seat in twins.a.state().asked():
            twins.say(seat, "vote tuft")
    else:
        twins.slot_over()
