"""Duel turns among quick players on the virtual clock: how long they take, and how often people are asked for nothing.

`python -m tests.table.quick` prints both, without and with brisk duels (OPT-K).
"""

from __future__ import annotations

import statistics
from collections.abc import Iterator, Sequence
from contextlib import closing
from typing import Any, NamedTuple

from nightcoach import bots
from nightcoach.core.chance import Chance
from nightcoach.core.frames import TABLE
from nightcoach.games.castle.game import GAME
from nightcoach.games.castle.state import Castle
from nightcoach.table.log.table import House
from tests.kit.doubles import rigged
from tests.table.scene import Scene

TAP: tuple[float, float] = (0.4, 1.0)
"""Within so many seconds of a question a quick player has answered it."""
SEATS = 6


class Turn(NamedTuple):
    """One turn with a duel."""

    seconds: float
    questions: int
    """How many answers people had to give, or be waited for."""
    pointless: int
    """Among them those to which there was only one answer: pass."""


class Quick:
    """A table of six: people who choose as the canny bot would, tap at once, and pass only where the table waits for
    it; the others are quick bots."""

    def __init__(self, seed: int, people: int = SEATS, **options: Any) -> None:
        self.people = people
        self.chance = Chance(f"quick {seed}")
        draws: list[int] = []
        source = Chance(seed)
        source.draws = draws
        given = {"start_player": 0, **options}
        GAME.deal(SEATS, GAME.Options(**given), source)
        house = House(lambda _name: rigged(GAME, draws), bots.bot, bots.best)
        self.scene = Scene("castle", house=house, **given)
        for number in range(people):
            self.scene.join(f"P{number + 1}")
        host = self.scene.guests[0]
        host.must("pace", bots="quick")
        for _ in range(SEATS - people):
            host.must("add_bot", level="canny")
        host.must("start")
        self.bot = bots.bot("castle", "canny")
        self.due: dict[int, float] = {}
        self.question = -1

    def close(self) -> None:
        self.scene.__exit__()

    @property
    def state(self) -> Castle:
        state = self.scene.table.state()
        assert isinstance(state, Castle)
        return state

    def turns(self, moves: int) -> Iterator[Turn]:
        """The turns with a duel among this many steps of the game."""
        began, turn, duel, questions, pointless = 0.0, 0, False, 0, 0
        for _ in range(moves):
            if self.state.outcome() is not None:
                return
            if self.state.turn != turn:
                if duel:
                    yield Turn(self.scene.clock.now() - began, questions, pointless)
                began, turn, duel, questions, pointless = self.scene.clock.now(), self.state.turn, False, 0, 0
            duel = duel or self.state.attacker >= 0
            asked, vain = self.step()
            questions += asked
            pointless += vain

    def step(self) -> tuple[int, int]:
        """The next of those who have something to do does it, or the clock goes on."""
        state, table = self.state, self.scene.table
        asked = vain = 0
        if table.question != self.question:
            self.question = table.question
            self.due = {seat: self.scene.clock.now() + self.pause() for seat in self.persons(state.waiting())}
            pace = state.pace()
            assert pace is not None
            needed = [] if pace.fixed else self.persons(state.needed())
            asked = len(needed)
            vain = len([seat for seat in needed if [move.words for move in state.legal(seat)] == ["pass"]])
        if not self.due:
            self.turn_to(self.scene.clock.next_alarm())
            return asked, vain
        seat = min(self.due, key=lambda each: self.due[each])
        alarm = self.scene.clock.next_alarm()
        if alarm is not None and alarm < self.due[seat]:
            self.turn_to(alarm)
            return asked, vain
        self.turn_to(self.due.pop(seat))
        if table.question == self.question:
            self.answer(seat)
        return asked, vain

    def persons(self, seats: Sequence[int]) -> list[int]:
        """Those of them who are people."""
        return [seat for seat in seats if TABLE < seat < self.people]

    def answer(self, seat: int) -> None:
        """Nobody taps to pass where nobody waits for it."""
        state = self.state
        words = self.bot.choose(state.view(seat), self.chance)
        pace = state.pace()
        assert pace is not None
        needed = not pace.fixed and seat in state.needed()
        if words != "pass" or needed:
            receipt = self.scene.guests[seat].move(words)
            assert receipt["ok"], receipt

    def pause(self) -> float:
        return TAP[0] + (TAP[1] - TAP[0]) * self.chance.below(1000) / 1000

    def turn_to(self, when: float | None) -> None:
        assert when is not None
        self.scene.wait(max(0.0, when - self.scene.clock.now()))


def measured(games: int, moves: int, people: int = SEATS, **options: Any) -> list[Turn]:
    """The turns with a duel in this many games."""
    found: list[Turn] = []
    for seed in range(games):
        with closing(Quick(seed, people, **options)) as quick:
            found += quick.turns(moves)
    return found


def report(turns: list[Turn]) -> str:
    """The figures."""
    seconds = sorted(turn.seconds for turn in turns)
    asked, vain = sum(turn.questions for turn in turns), sum(turn.pointless for turn in turns)
    return (
        f"{len(turns)} turns with a duel, median {statistics.median(seconds):.1f} s, "
        f"nine in ten within {seconds[len(seconds) * 9 // 10]:.1f} s; "
        f"{vain} of {asked} questions pointless ({vain / asked:.0%})"
    )


if __name__ == "__main__":
    for people in (SEATS, SEATS // 2):
        for brisk in (False, True):
            turns = measured(12, 1500, people, brisk_duels=brisk)
            print(f"{people} people, brisk_duels={str(brisk).lower()}: {report(turns)}")
