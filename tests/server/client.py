"""A scripted client: it plays over the real wire, and shows how the wire is spoken.

Make or join a table over HTTP and keep the token. Open the socket, say `hello` with the token, get a `welcome`. Put
every `news` on top of what is known. Give every command an id, and send it again with the same id until its receipt
comes.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
import secrets
from collections.abc import Callable
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

PAD_TO = 512
"""Commands are sent equally long, so that their size does not tell what was chosen."""


def key() -> str:
    """What a device keeps for itself: asking again with it is the same person."""
    return secrets.token_urlsafe(16)


def padded(message: dict[str, Any]) -> str:
    """The message as JSON, filled up to a fixed length."""
    bare = json.dumps({**message, "pad": ""})
    return json.dumps({**message, "pad": " " * (-len(bare) % PAD_TO)})


class NotYet(AssertionError):
    """A client has not heard that much so far."""


class Known:
    """What a client knows of a table: one welcome, and the news since."""

    def __init__(self, welcome: dict[str, Any], before: Known | None = None) -> None:
        self.n = 0
        self.board: dict[str, Any] = welcome["board"]
        self.you: dict[str, Any] = welcome["you"]
        self.view: dict[str, Any] | None = welcome["view"]
        self.clock: dict[str, Any] = welcome["clock"]
        self.game: int = welcome["game"]
        # Of the story a welcome brings only what was not seen yet.
        same = before is not None and (before.game, before.you["seat"]) == (self.game, self.you["seat"])
        seen = before.story[: welcome["at"]] if before is not None and same else []
        self.story: list[dict[str, Any]] = [*seen, *welcome["story"]]
        self.talk: list[dict[str, Any]] = welcome["talk"]
        self.in_your_name: list[dict[str, Any]] = welcome["in_your_name"]
        self.marks: str = welcome["marks"]

    def hear(self, news: dict[str, Any]) -> bool:
        """Put the news on top; False if something is missing before them."""
        if news["n"] != self.n + 1 or (news.get("story") and news.get("at", 0) != len(self.story)):
            return False
        self.n += 1
        self.story += news.get("story", [])
        self.talk = [*self.talk, *news.get("talk", [])][-60:]
        self.board = {**self.board, **news.get("board", {})}
        self.you = {**self.you, **news.get("you", {})}
        if news.get("view"):
            self.view = {**(self.view or {}), **news["view"]}
        for name, added in news.get("more", {}).items():
            assert self.view is not None
            self.view = {**self.view, name: [*self.view[name], *added]}
        for name, edits in news.get("edits", {}).items():
            assert self.view is not None
            listed = list(self.view[name])
            for edit in edits:
                listed[edit["at"] : edit["at"] + edit["gone"]] = edit["new"]
            self.view = {**self.view, name: listed}
        self.clock = news.get("clock", self.clock)
        self.in_your_name = [*self.in_your_name, *news.get("in_your_name", [])][-12:]
        return True

    def everything(self) -> dict[str, Any]:
        """All of it but the running time, to compare two clients."""
        return {
            "board": self.board,
            "you": self.you,
            "view": self.view,
            "question": self.clock["question"],
            "game": self.game,
            "story": self.story,
            "talk": self.talk,
            "in_your_name": self.in_your_name,
        }


class Client:
    """Somebody at a table, over a real socket."""

    def __init__(self, url: str, code: str, token: str | None = None) -> None:
        self.url = url
        self.code = code
        self.token = token
        self.known: Known | None = None
        self.frames: list[bytes] = []
        self.others: list[dict[str, Any]] = []
        """Messages that are neither welcome, news nor receipt."""
        self.receipts: dict[str, dict[str, Any]] = {}
        self.socket: ClientConnection | None = None
        self.reader: asyncio.Task[None] | None = None
        self.stirred = asyncio.Event()
        self.closed: tuple[int, str] | None = None
        self.wrong: AssertionError | None = None
        """What was wrong with a message; the next call that waits raises it."""

    async def open(self, **more: Any) -> Client:
        """Connect, say hello and wait for the welcome."""
        address = self.url.replace("http", "ws", 1) + f"/api/tables/{self.code}/socket"
        self.closed = None
        # No clocks on this side: on a busy machine all may take long.
        patient: dict[str, Any] = {"open_timeout": 60, "ping_interval": None, **more}
        self.socket = await connect(address, compression=None, max_size=None, **patient)
        hello: dict[str, Any] = {"t": "hello", "protocol": 1}
        if self.token is not None:
            hello["token"] = self.token
        before = self.known
        if before is not None:
            hello |= {"game": before.game, "seat": before.you["seat"], "seen": len(before.story)}
        await self.socket.send(padded(hello))
        welcomes = self.welcomes = 0
        self.reader = asyncio.create_task(self._read())
        await self.until(lambda: self.welcomes > welcomes or self.closed is not None)
        return self

    async def _read(self) -> None:
        assert self.socket is not None
        try:
            async for data in self.socket:
                frame = data.encode() if isinstance(data, str) else data
                self.frames.append(frame)
                await self._take(json.loads(frame))
                self.stirred.set()
        except ConnectionClosed:
            pass
        except AssertionError as error:
            self.wrong = error
        self.closed = (self.socket.close_code or 1006, self.socket.close_reason or "")
        self.stirred.set()

    async def _take(self, message: dict[str, Any]) -> None:
        if message["t"] == "welcome":
            self.known = Known(message, self.known)
            self.welcomes += 1
        elif message["t"] == "news":
            if self.known is None or not self.known.hear(message):
                raise AssertionError(f"news with a gap: {message}")
        elif message["t"] == "receipt":
            self.receipts[message["id"]] = message
        else:
            self.others.append(message)

    def _sees(self, true: Callable[[], object]) -> bool:
        """Whether it is true by what was heard so far. Connections are told one after the other: one may have a receipt
        while another has not read yet that the game has begun."""
        try:
            return bool(true())
        except NotYet:
            return False

    async def until(self, true: Callable[[], object], seconds: float = 60.0) -> None:
        """Wait for something to be true, looking whenever something was heard."""
        async with asyncio.timeout(seconds):
            while not self._sees(true):
                if self.wrong is not None:
                    raise self.wrong
                self.stirred.clear()
                await self.stirred.wait()

    async def send(self, command: str, number: str | None = None, **facts: Any) -> str:
        """Send a command without waiting; gives its id."""
        assert self.socket is not None
        number = number or secrets.token_urlsafe(8)
        await self.socket.send(padded({"t": "do", "id": number, "command": {"do": command, **facts}}))
        return number

    async def do(self, command: str, number: str | None = None, **facts: Any) -> dict[str, Any]:
        """Send a command and wait for its receipt, a new one if it was sent before."""
        self.receipts.pop(number or "", None)
        number = await self.send(command, number, **facts)
        await self.until(lambda: number in self.receipts or self.closed is not None)
        return self.receipts.get(number, {"ok": False, "reason": "closed"})

    async def must(self, command: str, **facts: Any) -> None:
        """Do it; it has to be accepted."""
        receipt = await self.do(command, **facts)
        assert receipt["ok"], receipt

    async def move(self, words: str) -> dict[str, Any]:
        """Answer the question that is asked now."""
        assert self.known is not None
        return await self.do("move", words=words, question=self.known.clock["question"])

    async def settled(self) -> None:
        """Wait until everything has arrived that was sent to this connection before now."""
        assert self.socket is not None
        heard = len(self.others)
        await self.socket.send(json.dumps({"t": "ping"}))
        await self.until(lambda: any(message["t"] == "pong" for message in self.others[heard:]))

    async def cut(self) -> None:
        """Lose the connection without a goodbye."""
        assert self.socket is not None
        self.socket.transport.abort()
        if self.reader is not None:
            await self.reader

    async def close(self) -> None:
        """Go politely."""
        if self.socket is not None:
            await self.socket.close()
        if self.reader is not None:
            self.reader.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self.reader

    # What is known

    @property
    def board(self) -> dict[str, Any]:
        assert self.known is not None
        return self.known.board

    @property
    def view(self) -> dict[str, Any]:
        if self.known is None or self.known.view is None:
            raise NotYet
        return self.known.view

    @property
    def you(self) -> dict[str, Any]:
        assert self.known is not None
        return self.known.you

    @property
    def named(self) -> list[dict[str, Any]]:
        """The moves that were made in this seat's name."""
        assert self.known is not None
        return self.known.in_your_name


async def make(url: str, name: str = "Anna", game: str = "eatme", **options: Any) -> Client:
    """Open a table and sit down as its host."""
    async with httpx.AsyncClient(base_url=url, verify=False, timeout=60) as http:
        body = {"game": game, "name": name, "key": key(), "options": options}
        answer = await http.post("/api/tables", json=body)
        assert answer.status_code == 201, answer.text
    seated = answer.json()
    return await Client(url, seated["code"], seated["token"]).open()


async def join(url: str, code: str, name: str, watch: bool = False) -> Client:
    """Come to a table."""
    async with httpx.AsyncClient(base_url=url, verify=False, timeout=60) as http:
        body = {"name": name, "key": key(), "watch": watch}
        answer = await http.post(f"/api/tables/{code}/join", json=body)
        assert answer.status_code == 200, answer.text
    return await Client(url, code, answer.json()["token"]).open()


async def table_of(url: str, people: int, bots: int = 0, **options: Any) -> list[Client]:
    """A table with this many people and bots, ready to start; the first person is its host."""
    host = await make(url, "Player 1", **options)
    others = [await join(url, host.code, f"Player {i}") for i in range(2, people + 1)]
    for _ in range(bots):
        await host.must("add_bot", level="random")
    await host.must("pace", bots="instant")
    return [host, *others]


async def play_on(clients: list[Client], choose: Callable[[list[str]], str]) -> None:
    """Let everybody answer whenever asked, until the game is over."""
    while any(client.board["phase"] == "play" for client in clients):
        for client in clients:
            if client.known is not None and client.known.view and client.view["legal"]:
                await client.move(choose(client.view["legal"]))
        await asyncio.sleep(0)


async def one_game(clients: list[Client], chance: random.Random) -> None:
    """Play a whole game and go back to the lobby."""
    await clients[0].must("start")
    for client in clients:
        await client.until(lambda client=client: client.board["phase"] != "lobby")  # type: ignore[misc]
    await play_on(clients, chance.choice)
    assert clients[0].board["phase"] == "over"
    await clients[0].must("rematch")
    for client in clients:
        await client.until(lambda client=client: client.board["phase"] == "lobby")  # type: ignore[misc]


async def close_all(*clients: Client) -> None:
    for client in clients:
        await client.close()
