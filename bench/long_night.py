"""One server for a whole night: tables of all games come and go, phones hang up and come back, and memory stays flat.

People play at the speed of people. Every table is left after a few minutes and another one opened in its place, so what
a server would forget to let go of adds up. Exits with 1 if memory grows, a connection is lost, a batch of rows cannot
be stored, or nobody gets an answer.

Usage: python -m bench.long_night [--minutes 60] [--tables 30], in the project folder
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import dataclasses
import http.client
import itertools
import os
import random
import re
import statistics
import sys
import time
from typing import Final

import nightcoach
from bench.crowd import Player, Seated, Tally
from bench.server import GAMES, THINKING, UNLIMITED, Served, closed, connected, run, seat_people, serving

LIFE: Final = (60.0, 180.0)
"""How many seconds a table lasts."""
HICCUP: Final = (5.0, 25.0)
"""After how many seconds somebody at a table hangs up, and comes back at once."""
IDLE_SECONDS: Final = 10.0
"""After which a table that everybody has left leaves memory."""
PARTS: Final = 10
"""Into so many parts the night is divided; the first three are for warming up."""
GROWTH: Final = 1.10
"""The most that the last three parts may hold, in times of the fourth to sixth."""


@dataclasses.dataclass
class Night:
    """What is counted through the night."""

    memory: list[float] = dataclasses.field(default_factory=list)
    """KiB, every few seconds."""
    waits: list[float] = dataclasses.field(default_factory=list)
    moves: int = 0
    tables: int = 0
    hiccups: int = 0
    lost: int = 0
    """Connections that ended without anybody hanging up."""


def growth(samples: list[float]) -> float:
    """How much the end of the night holds, in times of its middle."""
    part = len(samples) // PARTS
    if part == 0:
        raise ValueError(f"{len(samples)} samples are too few to see growth; at least {PARTS} are needed")
    middle, end = samples[3 * part : 6 * part], samples[-3 * part :]
    return statistics.median(end) / statistics.median(middle)


async def one_table(served: Served, night: Night, tally: Tally, game: str, chance: random.Random) -> None:
    """A table from its first guest to the last."""
    seated: list[Seated] = await asyncio.to_thread(seat_people, served, 1, game)
    players = [Player(served.address, each, tally, chance.getrandbits(32)) for each in seated]
    await connected(served, players)
    night.tables += 1
    for player in players:
        player.go_on()
    ends = time.monotonic() + chance.uniform(*LIFE)
    while time.monotonic() < ends:
        await asyncio.sleep(chance.uniform(*HICCUP))
        night.lost += sum([player.gone.done() for player in players])
        at = chance.randrange(len(players))
        players[at] = await come_back(served, players[at], seated[at], tally)
        night.hiccups += 1
    await closed(players)


async def come_back(served: Served, player: Player, seated: Seated, tally: Tally) -> Player:
    """The same person on a new connection."""
    await closed([player])
    again = Player(served.address, seated, tally, player.chance.getrandbits(32))
    again.number = player.number  # or the table would take its commands for those that it has done
    await connected(served, [again])
    return again


async def keep_playing(served: Served, night: Night, tally: Tally, first: int, ends: float) -> None:
    """One place in the house: table after table."""
    chance = random.Random(first)
    for game in itertools.islice(itertools.cycle(GAMES), first % len(GAMES), None):
        if time.monotonic() >= ends:
            return
        await one_table(served, night, tally, game, chance)


async def watch(served: Served, night: Night, tally: Tally, minutes: float) -> None:
    """Look at the server again and again, and print how it does."""
    every = minutes * 60 / PARTS
    for part in range(PARTS):
        ends = time.monotonic() + every
        while time.monotonic() < ends:
            await asyncio.sleep(min(2.0, every / 5))
            night.memory.append(served.memory())
        waits, tally.waits = sorted(tally.waits), []
        night.moves += len(waits)
        night.waits += waits
        p99 = f"{waits[int(len(waits) * 0.99)] * 1000:.1f} ms" if waits else "none"
        told = f"{night.tables} tables opened, {night.hiccups} came back, {night.lost} lost"
        minute, held = (part + 1) * minutes / PARTS, night.memory[-1] / 1024
        print(f"{minute:6.1f} min: {held:6.1f} MiB, {night.moves} moves, p99 of receipts {p99}, {told}", flush=True)


async def spend(served: Served, night: Night, minutes: float, tables: int) -> None:
    """The whole night."""
    tally = Tally()
    tally.thinking, tally.quiet = THINKING, False
    ends = time.monotonic() + minutes * 60
    async with asyncio.TaskGroup() as group:
        group.create_task(watch(served, night, tally, minutes))
        for first in range(tables):
            group.create_task(keep_playing(served, night, tally, first, ends))


def failures(served: Served) -> int:
    """How many batches the server could not store."""
    with contextlib.closing(http.client.HTTPConnection(served.host, served.port, timeout=60)) as http_to:
        http_to.request("GET", "/metrics")
        found = re.search(rb"^nightcoach_store_failures_total (\S+)", http_to.getresponse().read(), re.MULTILINE)
    if found is None:
        raise RuntimeError("the server does not say how many batches it could not store")
    return int(float(found[1]))


def wrong_with(night: Night, failed: int) -> list[str]:
    """What was not as it must be, in sentences."""
    wrong = []
    grown = growth(night.memory)
    if grown > GROWTH:
        wrong.append(f"memory grew: the end of the night holds {grown:.2f} times its middle, {GROWTH} at most")
    if night.lost:
        wrong.append(f"{night.lost} connections were lost")
    if failed:
        wrong.append(f"{failed} batches could not be stored")
    if not night.moves:
        wrong.append("nobody got an answer to a move")
    return wrong


def main() -> None:
    """Spend the night, and say how it was."""
    parser = argparse.ArgumentParser(description="One server for a whole night; memory must stay flat.")
    parser.add_argument("--minutes", type=float, default=60.0)
    parser.add_argument("--tables", type=int, default=30, help="how many tables there are at any time")
    given = parser.parse_args()
    night = Night()
    limits = {**UNLIMITED, "idle_seconds": IDLE_SECONDS}
    with serving(sorted(os.sched_getaffinity(0)), limits) as served:
        run(spend(served, night, given.minutes, given.tables))
        wrong = wrong_with(night, failures(served))
    for sentence in wrong:
        print(f"failed: {sentence}", file=sys.stderr)
    if not wrong:
        print(
            f"{given.minutes:g} minutes, {'compiled' if nightcoach.COMPILED else 'interpreted'}: {night.moves} moves at"
            f" {night.tables} tables, memory at the end {growth(night.memory):.2f} times that of the middle"
        )
    sys.exit(bool(wrong))


if __name__ == "__main__":
    main()
