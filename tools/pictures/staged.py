"""A game without chance: known deals, bots that always answer alike, a clock that hardly moves."""

from __future__ import annotations

import itertools
import time
from collections.abc import Callable
from typing import cast

from nightcoach import bots
from nightcoach.bots import Bot
from nightcoach.core.box import box
from nightcoach.core.chance import Chance
from nightcoach.core.events import Tell
from nightcoach.core.game import Game
from nightcoach.games.eatme.game import EatMeGame
from nightcoach.games.eatme.moves import HOOD, KIDS, PIG, WOLF
from nightcoach.games.eatme.state import EatMe
from nightcoach.games.eatme.wire import Options, View
from nightcoach.games.lupus.wire_view import View as LupusView
from nightcoach.table.log.table import House
from nightcoach.table.time.clock import Alarm, RealClock

CAST = [KIDS, PIG, HOOD, WOLF, PIG]
"""The first deal: Anna, Ben, Cleo, and the bots Ada and Bruno."""
DEALS = {1: "deal pig wolf kids hood pig", 2: "deal kids hood wolf pig pig"}
"""What the bots deal after a round that they have lost."""


class Dealt(EatMeGame):
    """The game whose first deal we know."""

    def deal(self, seats: int, options: Options, chance: Chance, tell: Tell | None = None) -> EatMe:
        """By the first chance that deals the cast; at any other table as ever."""
        if seats != len(CAST):
            return super().deal(seats, options, chance, tell)
        for n in itertools.count():
            state = super().deal(seats, options, Chance(n))
            if state.kinds == CAST:
                break
        return super().deal(seats, options, Chance(n), tell)


class Sleeper:
    """A bot that always sleeps, visits Ben, and deals as the story wants it."""

    blind = False

    def choose(self, view: View, chance: Chance) -> str:
        """The same answer in every run."""
        return {"choose": "sleep", "prowl": "visit 1", "deal": DEALS.get(view.round, view.legal[0])}[view.window]


class Neighbour:
    """A bot in the village: points at and nominates the first it can, and has nothing to say."""

    blind = False

    def choose(self, view: LupusView, chance: Chance) -> str:
        """The same answer in every run."""
        return "ready" if "ready" in view.legal else view.legal[0]


class SlowClock(RealClock):
    """A table whose clocks hardly move while we take pictures."""

    slower = 100.0

    def now(self) -> float:
        """A second that takes more than a minute."""
        return time.monotonic() / self.slower

    def ring_at(self, when: float, ring: Callable[[], None]) -> Alarm:
        """At once, or much later."""
        return super().ring_at(time.monotonic() + max(0.0, when - self.now()) * self.slower, ring)


NIGHT = Dealt()


def game(name: str) -> Game:
    """Our game, or any other as ever."""
    found = NIGHT if name == NIGHT.name else box(name).game()
    assert isinstance(found, Game)
    return found


def house() -> House:
    """Our game and our bots."""

    def bot(name: str, _level: str) -> Bot:
        return cast(Bot, Sleeper() if name == NIGHT.name else Neighbour())

    return House(game, bot, bots.best, lambda name: box(name).taught())
