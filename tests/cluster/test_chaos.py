"""A cluster that is broken again and again while people play, and a history checker that must find nothing."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Awaitable, Callable

import pytest

from tests.cluster.history import History, Log, Sent, disorder, faults
from tests.cluster.nodes import Cluster, Node, cluster
from tests.cluster.people import Crowd
from tests.size import SIZE
from tools.parts.postgres import Postgres
from tools.parts.redis import Redis

pytestmark = pytest.mark.server

LONG = SIZE > 1
KILLS, FREEZES, CUTS = (100, 50, 20) if LONG else (5, 2, 1)
RESTARTS, OUTAGES, LOSSES, FLUSHES = (5, 2, 5, 5) if LONG else (1, 0, 1, 1)
FROZEN_SECONDS = 10.0 if LONG else 3.0
ENOUGH = 100_000 if LONG else 5_000
TABLES = 8
PLAYABLE_SECONDS = 30.0
"""Five are the goal; this guards the order of magnitude, on a machine that has much else to do."""


class Chaos:
    """What can go wrong, and how it is mended."""

    def __init__(self, made: Cluster, crowd: Crowd) -> None:
        self.made = made
        self.crowd = crowd
        self.dice = random.Random(SIZE)
        self.worst = 0.0

    def node(self) -> Node:
        return self.dice.choice(self.made.nodes)

    async def kill(self) -> None:
        node = self.node()
        node.kill()
        await asyncio.sleep(self.dice.uniform(0.0, 2.5))
        await asyncio.to_thread(node.start)

    async def freeze(self) -> None:
        node = self.node()
        node.freeze()
        await asyncio.sleep(FROZEN_SECONDS)
        node.thaw()

    async def cut(self) -> None:
        node = self.node()
        node.cable.cut()
        await asyncio.sleep(self.dice.uniform(1.0, 4.0))
        node.cable.mend()

    async def restart_database(self) -> None:
        await asyncio.to_thread(self.made.postgres.stop)
        await asyncio.to_thread(self.made.postgres.start)

    async def stop_database(self) -> None:
        await asyncio.to_thread(self.made.postgres.stop)
        await asyncio.sleep(30.0)
        await asyncio.to_thread(self.made.postgres.start)

    async def lose_bus(self) -> None:
        self.made.redis.kill()
        await asyncio.sleep(self.dice.uniform(0.5, 3.0))
        await asyncio.to_thread(self.made.redis.start)

    async def confuse_bus(self) -> None:
        """Empty it, and tell everybody things that are not so."""
        self.made.redis.ask("FLUSHALL")
        channel = None
        while channel is None:  # servers may not be back yet since it was killed
            channels = self.made.redis.ask("PUBSUB CHANNELS nightcoach:*").decode().split("\r\n")
            channel = next((each for each in channels if each.startswith("nightcoach:")), None)
            await asyncio.sleep(0.05)
        for person in self.crowd.people[::3]:
            for n in ("0", "7", "123456789", "-1", "x"):
                self.made.redis.ask(f'PUBLISH {channel} "{person.client.code} {n}"')

    async def go_on(self) -> None:
        """All of it, in some order; after each fault every table plays on."""
        every: list[Callable[[], Awaitable[None]]] = [
            *[self.kill] * KILLS,
            *[self.freeze] * FREEZES,
            *[self.cut] * CUTS,
            *[self.restart_database] * RESTARTS,
            *[self.stop_database] * OUTAGES,
            *[self.lose_bus] * LOSSES,
            *[self.confuse_bus] * FLUSHES,
        ]
        self.dice.shuffle(every)
        for fault in every:
            await fault()
            self.worst = max(self.worst, await self.crowd.everybody_plays(PLAYABLE_SECONDS))


def test_nothing_is_lost_or_done_twice_whatever_breaks(both: tuple[Postgres, Redis]) -> None:
    async def story(made: Cluster) -> None:
        crowd = Crowd(made.nodes, 1)
        await crowd.come(TABLES)
        chaos = Chaos(made, crowd)
        await crowd.everybody_plays(PLAYABLE_SECONDS)
        await chaos.go_on()
        while crowd.acknowledged() < ENOUGH:
            await asyncio.sleep(0.5)
            crowd.check()
        await crowd.go_home()
        log = await asyncio.to_thread(Log, made.database)
        driven = sum(step.lease is not None for steps in log.steps.values() for _, step in steps)
        print(f"{crowd.acknowledged()} acknowledged, {driven} rows by the clock, {len(log.steps)} tables;"
              f" every table played on after {chaos.worst:.1f} s at worst")  # fmt: skip
        assert await asyncio.to_thread(faults, crowd.history, log) == []
        assert driven > 100

    with cluster(*both) as made:
        asyncio.run(story(made))


EARLY = """
import threading
from nightcoach.store.writer import Writer
_put = Writer.put
def put(self, job):
    if job.lease is None and job.n > 20 and job.rows:
        job.loop.call_soon(lambda: job.future.done() or job.future.set_result(None))
        threading.Timer(0.3, _put, (self, job)).start()
    else:
        _put(self, job)
Writer.put = put
"""
"""Acknowledges before it commits."""

DEAF = """
from nightcoach.server.cluster import Cluster
from nightcoach.store.store import Store
from nightcoach.table.room import Room
_append = Store.append
async def append(self, table, n, entries, records=None, unmarked=(), at=None, lease=None):
    await _append(self, table, n, entries, records, unmarked, at, None)
Store.append = append
Cluster.in_touch = lambda self: True
Room.yield_to_others = lambda self: None
"""
"""A holder that ignores its lost lease."""

CREDULOUS = """
from nightcoach.table.room import Room
def follow(self, n):
    self.table.n = max(self.table.n, n + 1)
Room.follow = follow
"""
"""A bus message is taken for truth."""


@pytest.mark.patched
@pytest.mark.parametrize(
    ("planted", "fault", "found"),
    [
        (EARLY, "kill", ("lost", "numbered", "cannot have happened")),
        (DEAF, "freeze", ("under lease",)),
        (CREDULOUS, "confuse_bus", ("numbered",)),
    ],
    ids=["acknowledged before it is stored", "a lost lease ignored", "the bus believed"],
)
def test_a_planted_fault_is_found(
    both: tuple[Postgres, Redis], planted: str, fault: str, found: tuple[str, ...]
) -> None:
    async def story(made: Cluster) -> list[str]:
        crowd = Crowd(made.nodes, 2)
        await crowd.come(3)
        chaos = Chaos(made, crowd)
        wrong: list[str] = []
        for _ in range(10):
            await asyncio.sleep(1.0)
            await getattr(chaos, fault)()
            await asyncio.sleep(1.0)
            wrong = [each for each in faults(crowd.history, Log(made.database)) if any(w in each for w in found)]
            if wrong:
                break
        crowd.over = True
        await asyncio.gather(*crowd._living, return_exceptions=True)
        return wrong

    with cluster(*both, planted=planted) as made:
        assert asyncio.run(story(made)) != []


def test_a_row_before_one_that_was_acknowledged_earlier_is_found() -> None:
    history = History()
    history.commands = {
        ("A", 1, "x"): Sent("A", 1, "x", at=1, answered=2, ok=True),
        ("A", 1, "y"): Sent("A", 1, "y", at=3, answered=4, ok=True),
    }
    assert disorder(history, {("A", 1, "x"): 5, ("A", 1, "y"): 6}) == []
    assert disorder(history, {("A", 1, "x"): 6, ("A", 1, "y"): 5}) == [
        "A: row 5 was asked for after row 6 had been acknowledged"
    ]
