"""What one move costs at a table, in microseconds of the processor, without network and disk; early and late in a game.

Everybody is a person with a socket that keeps nothing; hands choose among the legal moves at random, as in the load of
`bench.server`, and time is turned by hand. A row is written and told like any other, into a log in memory.

Usage: python -m bench.table [--rounds 3] [--case lupus-20], in the project folder
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import statistics
import time
from collections import defaultdict
from collections.abc import Collection, Mapping, Sequence
from typing import Any, Final

import nightcoach
from bench.crowd import NEVER, TALKS
from bench.server import GAMES
from nightcoach import bots, games
from nightcoach.store import Dated, Marks
from nightcoach.table.log import entries as e
from nightcoach.table.log import fold
from nightcoach.table.log.budget import Rows
from nightcoach.table.log.table import House, Table
from nightcoach.table.room import Room
from nightcoach.table.time.clock import VirtualClock
from nightcoach.table.wire import inbound
from nightcoach.table.wire.news import Watcher

CASES: Final[dict[str, tuple[str, int, range, range]]] = {
    "eatme-4": ("eatme", 4, range(1, 4), range(6, 12)),
    "castle-6": ("castle", 6, range(5, 21), range(95, 111)),
    "lupus-12": ("lupus", 12, range(1, 3), range(4, 7)),
    "lupus-20": ("lupus", 20, range(1, 3), range(7, 9)),
}
"""Game, seats, and the rounds, turns or days that are called early and late."""
MOVES: Final = 3000
"""So many are made in one round of measuring, unless the late ones have not come by then."""
GAMES_MOST: Final = 12


class MemoryLog:
    """A log that forgets everything."""

    async def append(
        self,
        table: str,
        n: int,
        entries: Sequence[bytes],
        records: Mapping[int, str] | None = None,
        unmarked: Collection[int] = (),
        at: float | None = None,
        lease: int | None = None,
    ) -> None:
        """Durable in no way."""

    async def mark(self, table: str, noted: Marks) -> None:
        """Neither is this."""

    async def marks(self, table: str) -> list[Marks]:
        """Forgotten."""
        return []

    async def dated(self, table: str, since: int = 0) -> list[Dated]:
        """Forgotten."""
        return []


class Nowhere:
    """A socket that counts what it is given."""

    def __init__(self) -> None:
        self.bytes = 0

    def push(self, data: bytes) -> None:
        """Count it."""
        self.bytes += len(data)

    def close(self, reason: str, again: bool) -> None:
        """Nobody is there."""


class Evening:
    """A table full of people who answer at once."""

    def __init__(self, game: str, seats: int, seed: int) -> None:
        self.game, self.seats = game, seats
        self.chance = random.Random(seed)
        self.clock = VirtualClock()
        self.pipes = [Nowhere() for _ in range(seats)]
        self.watchers: list[Watcher] = []
        self.commands = 0
        self.took: defaultdict[int, list[float]] = defaultdict(list)
        """By length of the game: the seconds that each move took."""
        self.bytes: defaultdict[int, int] = defaultdict(int)

    async def open(self) -> None:
        """Everybody comes in."""
        options = GAMES[self.game][1]
        house = House(games.game, bots.bot, bots.best)
        table = Table(house, bytes(32), 0.0)
        seed = self.chance.randbytes(32).hex()
        made = e.Step((e.Made("BCDFG", self.game, options), e.Sealed(seed, seed)))
        fold.row(table, made, 0.0, e.write_step(made))
        self.room = Room(table, MemoryLog(), self.clock, rows=Rows(10**9, 1e9))
        for seat, pipe in enumerate(self.pipes):
            await self.room.join(f"Player {seat + 1}", "amber", "fox", f"token {seat}", False)
            self.watchers.append(await self.room.enter(pipe, inbound.Hello(protocol=1, token=f"token {seat}")))

    async def do(self, seat: int, command: inbound.AnyCommand) -> float:
        """A command; the seconds of the processor that it took."""
        self.commands += 1
        do = inbound.Do(id=str(self.commands), command=command)
        began = time.process_time()
        await self.room.command(self.watchers[seat], do)
        return time.process_time() - began

    async def turn(self) -> None:
        """Nobody has anything to do: time passes."""
        at = self.clock.next_alarm()
        self.clock.turn_to(self.clock.now() + 1.0 if at is None else at)
        await self.room._do(self.room._nothing)

    async def play(self, until: int) -> None:
        """One game, to its end or beyond the given length."""
        table = self.room.table
        await self.do(0, inbound.Start())
        said: dict[int, int] = {}
        question = 0
        while table.phase == "play":
            state = table.state()
            assert state is not None
            if table.question != question:
                question, said = table.question, {}
            most = TALKS.get(state.window(), 1)
            free = [seat for seat in state.asked() if said.get(seat, 0) < most]
            hands = [(seat, [move for move in state.legal(seat) if move.verb != NEVER]) for seat in free]
            able = [(seat, moves) for seat, moves in hands if moves]
            if not able or table.timers.announcing(self.clock.now()):
                await self.turn()
                continue
            seat, moves = able[int(self.chance.random() * len(able))]
            said[seat] = said.get(seat, 0) + 1
            length = table.game.length(state)
            if length > until:
                await self.do(0, inbound.End())
                break
            before = sum([pipe.bytes for pipe in self.pipes])
            words = moves[int(self.chance.random() * len(moves))].words
            self.took[length].append(await self.do(seat, inbound.Move(words, table.question)))
            self.bytes[length] += sum([pipe.bytes for pipe in self.pipes]) - before
        await self.do(0, inbound.Rematch())


async def measured(case: str, seed: int) -> dict[str, Any]:
    """Games of this case until there are enough moves."""
    game, seats, early, late = CASES[case]
    evening = Evening(game, seats, seed)
    await evening.open()
    for _ in range(GAMES_MOST):
        await evening.play(late[-1])
        enough = sum(map(len, evening.took.values())) >= MOVES
        if enough and sum([len(evening.took[length]) for length in late]) >= MOVES // 10:
            break
    await evening.room.stop()

    def cost(lengths: range) -> tuple[float, int]:
        some = [one for length in lengths for one in evening.took[length]]
        return sum(some) * 1e6 / max(1, len(some)), sum([evening.bytes[each] for each in lengths]) // max(1, len(some))

    every = [one for some in evening.took.values() for one in some]
    return {
        "moves": len(every),
        "us": sum(every) * 1e6 / len(every),
        "early_us": cost(early)[0],
        "late_us": cost(late)[0],
        "early_bytes": cost(early)[1],
        "late_bytes": cost(late)[1],
    }


def late_by_early(found: dict[str, Any]) -> float:
    """How many times as much a late move takes."""
    return float(found["late_us"]) / max(0.1, float(found["early_us"]))


def main() -> None:
    """Print the figures."""
    parser = argparse.ArgumentParser(description="The cost of one move at a table; one JSON line per case.")
    parser.add_argument("--rounds", type=int, default=3, help="how often each case is measured")
    parser.add_argument("--case", action="append", choices=list(CASES), help="only this one")
    given = parser.parse_args()
    for case in given.case or CASES:
        found = [asyncio.run(measured(case, seed)) for seed in range(given.rounds)]
        line = {key: round(statistics.median([each[key] for each in found]), 1) for key in found[0]}
        line["late_by_early"] = round(statistics.median([late_by_early(each) for each in found]), 2)
        print(json.dumps({"case": case, "compiled": nightcoach.COMPILED, **line}), flush=True)


if __name__ == "__main__":
    main()
