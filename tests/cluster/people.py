"""People who never stop sending, resend what was not answered, and go to another server when theirs does not answer."""

from __future__ import annotations

import asyncio
import contextlib
import random
from collections import Counter
from collections.abc import Sequence
from typing import Any, Protocol

import httpx
from websockets.exceptions import WebSocketException

from tests.cluster.history import UNDECIDED, History
from tests.server.client import Client, NotYet, key

GONE = (WebSocketException, OSError, httpx.TransportError, TimeoutError)
PATIENCE = 2.0
"""After so many seconds without an answer people try another server."""
QUICK: dict[str, dict[str, Any]] = {
    "eatme": {"choose_seconds": 5, "prowl_seconds": 5, "deal_seconds": 5, "grace_seconds": 30, "target_points": 30},
    "castle": {"turn_seconds": 10, "answer_seconds": 10},
    "lupus": {
        **{"allow_bots": True, "call_seconds": 3, "recognition_seconds": 4, "beats": "short"},
        **{"discussion_seconds": 30, "nomination_seconds": 10, "defence_seconds": 10, "vote_seconds": 10},
    },
}
SEATS = {"eatme": (4, 0), "castle": (3, 2), "lupus": (3, 6)}
"""People and bots."""


class Door(Protocol):
    """Where people come in: a server, or a proxy in front of several."""

    @property
    def url(self) -> str: ...


class Person:
    """Somebody at a table."""

    def __init__(self, crowd: Crowd, code: str, token: str, host: bool) -> None:
        self.crowd = crowd
        self.dice = random.Random(f"{code} {token}")
        self.client = Client("", code, token)
        self.host = host
        self.door = self.dice.choice(crowd.doors)
        self.unanswered: dict[str, tuple[float, str, dict[str, Any]]] = {}
        self.count = 0

    async def live(self) -> None:
        """Until the crowd goes home."""
        while not self.crowd.over:
            try:
                await self.visit()
            except GONE as error:
                self.goodbye(repr(error))
            others = [door for door in self.crowd.doors if door is not self.door]
            self.door = self.dice.choice(others or self.crowd.doors)
            await asyncio.sleep(0.1 * self.dice.random())

    async def visit(self) -> None:
        """Play on one server, until it does not answer any more."""
        client, loop = self.client, asyncio.get_running_loop()
        client.url = self.door.url
        try:
            async with asyncio.timeout(self.crowd.patience):
                await client.open()
            if client.closed is not None:
                self.goodbye()
                return
            for number, (_, command, facts) in list(self.unanswered.items()):
                self.unanswered[number] = loop.time(), command, facts
                await self.send(number, command, facts)
            while not self.crowd.over and client.closed is None:
                if len(self.unanswered) < 3:
                    self.count += 1
                    command, facts = self.something()
                    number = f"{client.you['person']}-{self.count}"
                    self.unanswered[number] = loop.time(), command, facts
                    await self.send(number, command, facts)
                await asyncio.sleep(0.03 * self.dice.random())
                self.collect()
                if any(at < loop.time() - self.crowd.patience for at, _, _ in self.unanswered.values()):
                    self.crowd.troubles.append("no answer")
                    return
                if self.dice.random() < 0.002:
                    return  # sometimes a phone just changes
            if client.closed is not None:
                self.goodbye()
        finally:
            if client.wrong is not None:
                self.crowd.wrong.append(str(client.wrong))
            if client.socket is not None:
                client.socket.transport.abort()
                if client.reader is not None:
                    await client.reader
            if client.known is not None:
                self.collect()

    def goodbye(self, why: str = "") -> None:
        """The server has hung up: whether it has said that one should come again."""
        last = self.client.others[-1:]
        if last and last[0]["t"] == "bye" and last[0]["again"]:
            self.crowd.goodbyes[last[0]["reason"]] += 1
            self.client.others.clear()
        else:
            self.crowd.troubles.append(why or f"closed with {self.client.closed} after {last}")

    async def send(self, number: str, command: str, facts: dict[str, Any]) -> None:
        self.crowd.history.sent(self.client.code, self.client.you["person"], number)
        await self.client.send(command, number, **facts)

    def collect(self) -> None:
        """Look through the answers."""
        client = self.client
        for number in [number for number in self.unanswered if number in client.receipts]:
            del self.unanswered[number]
            receipt = client.receipts.pop(number)
            self.crowd.history.told(client.code, client.you["person"], number, receipt)
            if receipt["ok"] or receipt["reason"] not in UNDECIDED:  # at night the dead are refused everything
                self.crowd.latest[client.code] = asyncio.get_running_loop().time()

    def something(self) -> tuple[str, dict[str, Any]]:
        """A command: mostly a move, if one is open."""
        dice, client = self.dice, self.client
        known = client.known
        assert known is not None
        with contextlib.suppress(NotYet):
            if client.view["legal"] and dice.random() < 0.9:
                return "move", {"words": dice.choice(client.view["legal"]), "question": known.clock["question"]}
        if self.host and client.board["phase"] != "play":
            return ("start" if client.board["phase"] == "lobby" else "rematch"), {}
        if dice.random() < 0.2:
            return "say", {"text": f"{self.count}"}
        return "order", {"window": None, "words": None}


class Crowd:
    """Tables of every game, with people on all servers."""

    def __init__(self, doors: Sequence[Door], seed: int, patience: float = PATIENCE) -> None:
        self.doors = doors
        self.patience = patience
        self.goodbyes: Counter[str] = Counter()
        """Why servers have sent people away, to come again."""
        self.troubles: list[str] = []
        """What else has gone wrong with connections: somebody would have noticed it."""
        self.dice = random.Random(seed)
        self.history = History()
        self.people: list[Person] = []
        self.over = False
        self.latest: dict[str, float] = {}
        """When each table last answered something that it could have done."""
        self.wrong: list[str] = []
        """Frames that were missing, or came twice."""
        self._living: list[asyncio.Task[None]] = []

    async def come(self, tables: int) -> None:
        """Sit down, and play."""
        names = list(SEATS)
        for number in range(tables):
            await self.sit(number, names[number % len(names)])
        self._living = [asyncio.create_task(person.live()) for person in self.people]

    async def sit(self, table: int, game: str) -> None:
        """One table; half of its people come to another server than its host."""
        people, bots = SEATS[game]
        first = self.doors[table % len(self.doors)]
        async with httpx.AsyncClient(base_url=first.url, timeout=60) as http:
            made = {"game": game, "name": "Host", "key": key(), "options": QUICK[game]}
            answer = await http.post("/api/tables", json=made)
            assert answer.status_code == 201, answer.text
        seated = answer.json()
        code = seated["code"]
        self.people.append(Person(self, code, seated["token"], True))
        for number in range(people - 1):
            other = self.doors[number % len(self.doors)]
            async with httpx.AsyncClient(base_url=other.url, timeout=60) as http:
                body = {"name": f"Guest {number}", "key": key()}
                joined = await http.post(f"/api/tables/{code}/join", json=body)
                assert joined.status_code == 200, joined.text
            self.people.append(Person(self, code, joined.json()["token"], False))
        host = await Client(first.url, code, seated["token"]).open()
        for _ in range(bots):
            await host.must("add_bot", level="random")
        await host.must("pace", bots="instant")
        await host.close()

    def acknowledged(self) -> int:
        return len(self.history.acknowledged())

    async def everybody_plays(self, seconds: float) -> float:
        """Wait until every table has acknowledged something from now on; how long that took."""
        began = asyncio.get_running_loop().time()
        codes = {person.client.code for person in self.people}
        async with asyncio.timeout(seconds):
            while any(self.latest.get(code, 0.0) < began for code in codes):
                self.check()
                await asyncio.sleep(0.02)
        return asyncio.get_running_loop().time() - began

    def check(self) -> None:
        """Nobody has heard anything wrong so far."""
        assert not self.wrong, self.wrong[:3]
        for task in self._living:
            if task.done() and task.exception() is not None:
                raise AssertionError(task.exception())

    async def go_home(self) -> None:
        """Stop, when what was sent is answered or given up."""
        self.over = True
        await asyncio.gather(*self._living)
        self.check()
