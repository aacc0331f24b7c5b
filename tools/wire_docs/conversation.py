"""A conversation between a device and a table, played by the code of a real table."""

from __future__ import annotations

import json
from collections.abc import Collection, Mapping, Sequence
from typing import Any

from nightcoach import bots, games
from nightcoach.core.chain import pledge_of
from nightcoach.core.wire import to_json
from nightcoach.server import messages, visitor
from nightcoach.server.security import seat_token
from nightcoach.server.websocket import CODES
from nightcoach.store import Dated, Marks
from nightcoach.table import room
from nightcoach.table.log import entries as e
from nightcoach.table.log import fold
from nightcoach.table.log.people import token_hash
from nightcoach.table.log.table import House, Table
from nightcoach.table.time.clock import VirtualClock
from nightcoach.table.wire import inbound, outbound


class Tape:
    """What one device hears; it takes the place of a connection's protocol."""

    def __init__(self) -> None:
        self.frames: list[bytes] = []
        self.code = 0

    def push(self, data: bytes) -> None:
        """A frame is sent."""
        self.frames.append(data)

    def close(self, reason: str, again: bool) -> None:
        """The connection is closed."""
        self.push(to_json(outbound.Bye(reason, again)))
        self.code = CODES[reason]


class MemoryLog:
    """A log in memory."""

    def __init__(self) -> None:
        self.rows: list[bytes] = []

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
        """Kept."""
        assert n == len(self.rows)
        self.rows += entries

    async def mark(self, table: str, noted: Marks) -> None:
        """Nobody notes anything in this conversation."""
        raise AssertionError(noted)

    async def marks(self, table: str) -> list[Marks]:
        """None."""
        return []

    async def dated(self, table: str, since: int = 0) -> list[Dated]:
        """All at the beginning of time."""
        return [(0.0, row) for row in self.rows[since:]]


CODE, SECRET = "BCDFG", bytes(32)
KEYS = {"Anna": "anna-has-drawn-this-key", "Ben": "ben-has-drawn-this-key", "Cleo": "cleo-has-drawn-this-key"}


class Conversation:
    """A real table on a clock that stands still, with seeds and keys that are always the same."""

    def __init__(self) -> None:
        self.lines: list[str] = []
        made = e.Made(CODE, "eatme", {})
        host = e.Joined(1, "Anna", "amber", "traveller", token_hash(self.token("Anna")), True)
        self.log = MemoryLog()
        self.log.rows = [e.write_step(e.Step((made, e.Sealed(bytes(range(32)).hex(), SECRET.hex()), host)))]
        self.load()

    def load(self) -> None:
        """The table from its log, with nobody connected."""
        table = Table(House(games.game, bots.bot, bots.best), bytes(32), 0.0)
        for row in self.log.rows:
            fold.row(table, e.read_step(row), 0.0, row)
        self.room = room.Room(table, self.log, VirtualClock())
        self.tapes = {name: Tape() for name in KEYS}
        self.watchers: dict[str, Any] = {}

    def token(self, name: str) -> str:
        """As the server makes it."""
        return seat_token(SECRET, CODE, KEYS[name])

    def write(self, sign: str, message: bytes, said: str) -> None:
        """One message and what it means."""
        told = json.loads(message)
        if "pad" in told:
            told["pad"] = ""
        self.lines.append(f"{said}\n\n```json\n{sign} {laid_out(told)}\n```\n")

    async def seated(self, name: str, said: str, person: int) -> None:
        """Over HTTP: make the table, or join it."""
        if person == 1:
            path, body = "/api/tables", to_json(messages.MakeTable(game="eatme", name=name, key=KEYS[name]))
        else:
            path, body = f"/api/tables/{CODE}/join", to_json(messages.JoinTable(name=name, key=KEYS[name]))
            person = await self.room.join(name, "amber", "traveller", self.token(name), False)
        self.write(f"POST {path}", body, said)
        link = f"http://192.168.1.5:8765/t/{CODE}"
        seated = messages.Seated(CODE, person, person - 1, self.token(name), link)
        self.write("200" if person > 1 else "201", to_json(seated), "The answer:")

    async def hello(self, name: str, said: str = "", game: int = 0, seen: int = 0) -> None:
        """Connect, and tell it if there is something to say."""
        seat = 0 if game else None
        hello = inbound.Hello(protocol=inbound.PROTOCOL, token=self.token(name), game=game, seat=seat, seen=seen)
        if said:
            self.write("→", to_json(hello), said)
        self.watchers[name] = await self.room.enter(self.tapes[name], hello)

    async def do(self, name: str, command: dict[str, Any], said: str = "", number: str = "", **more: Any) -> None:
        """Send a command; only those with words are written down."""
        number = number or f"{name[0].lower()}{len(self.lines)}"
        message = json.dumps({"t": "do", "id": number, "command": command}).encode()
        if said:
            self.write("→", message, said)
        do = inbound.read_message(message)
        assert isinstance(do, inbound.Do)
        await self.room.command(self.watchers[name], do)

    def heard(self, *said: str) -> None:
        """What Anna has heard since, frame by frame."""
        frames, self.tapes["Anna"].frames = self.tapes["Anna"].frames, []
        assert len(frames) == len(said), [json.loads(each) for each in frames]
        for frame, what in zip(frames, said, strict=True):
            self.write("←", frame, what)

    @property
    def question(self) -> int:
        """What clients know from `clock.question`."""
        return self.room.table.question


async def conversation() -> list[str]:
    """Anna opens a table, Ben and Cleo come, and they play the first round."""
    c = Conversation()
    await c.seated("Anna", "**Anna makes a table.** Her device has drawn the key and keeps it.", 1)
    await c.seated("Ben", "**Ben joins** with the code from the link or the QR code, and so does Cleo.", 2)
    await c.room.join("Cleo", "amber", "traveller", c.token("Cleo"), False)
    await c.hello(
        "Anna",
        "**Anna's device opens the socket and says hello.** It knows nothing yet, so `game` and `seen` are 0.",
    )
    c.heard(
        "Everything she may know. `commitment` is the SHA-256 of the seed, published before any device adds its luck. "
        "Nobody else is connected yet, so Ben and Cleo are `away`. The real frame is padded."
    )
    await c.hello("Ben")
    c.heard("**Ben connects.** The people on the board have changed, so the whole list comes, and nothing else.")
    await c.hello("Cleo")
    c.heard("Cleo too.")
    luck = "00112233445566778899aabbccddeeff"
    pledge = {"do": "pledge", "pledge": pledge_of(luck)}
    await c.do("Anna", pledge, "**Anna's device has drawn its luck and pledges it.** The `id` is its own choice.")
    c.heard("Everybody hears the pledge, which is the SHA-256 of her luck.", "Done, and stored.")
    await c.do("Anna", {"do": "start"}, "**Anna is the host and starts.**")
    c.heard(
        "All pledges are final now, and the devices in `of` are to show what they have pledged.",
        "The receipt follows the news.",
    )
    await c.do("Anna", {"do": "luck", "value": luck}, "**Her device shows its luck.** The others have pledged nothing.")
    c.heard(
        "A new game comes as a `welcome`. Anna sits at seat 0; `asked` is who is asked, `legal` what she may answer, "
        "`clock.question` the number to answer with, `clock.left` the milliseconds that are left, `clock.head` the "
        "head of the game's chain.",
        "Her luck is in the draw.",
    )
    anna, state = c.room.table.seat_of(1), c.room.table.state()
    assert state is not None
    assert state.asked() == (0, 2), "with another deal tell another story"
    move = {"do": "move", "words": "sleep", "question": c.question}
    await c.do("Anna", move, "**Anna chooses to sleep**, which is a secret.", "a-sleeps")
    lengths = {len(c.tapes[name].frames[-1]) for name in ("Ben", "Cleo")} | {len(c.tapes["Anna"].frames[-2])}
    assert len(lengths) == 1, f"frames of {lengths} bytes tell who has chosen"
    c.heard(
        "She hears her own choice; the others hear the same event with `choice` null, in a frame of the same length.",
        "Accepted.",
    )
    await c.do(
        "Anna", move, "**The receipt was lost on the way, say, so her device sends the same again.**", "a-sleeps"
    )
    c.heard("The same receipt. Nothing was done twice and nobody heard anything.")
    await c.do("Anna", {**move, "words": "trap"}, "**She would like to change her mind.**", "a-traps")
    c.heard("A sealed choice is final. The refusal has a reason for programs and a sentence for people.")
    await c.do("Cleo", {"do": "move", "words": "trap", "question": c.question})
    c.heard(
        "**Cleo has chosen** (a trap, but Anna is not told that). It was the last choice, so the Wolf is asked: "
        "another question."
    )
    await c.do("Ben", {"do": "say", "text": "Who is at home?"})
    c.heard("**Ben says something.**")
    visitor.read(b'{"t":"do","id":"x","command":{"do":"fly"}}', c.tapes["Anna"])
    c.heard(
        "**Had Anna's device sent something that is not a message**, say the command `fly`, it would have been told "
        "so, and the connection would stay open."
    )
    known = len(c.room.table.heard(anna))
    await c.room.stop()
    code = c.tapes["Anna"].code
    c.heard(
        f"**The table leaves memory**, for an upgrade perhaps. The connection closes with code {code}; `again` says "
        "that it is worth coming back."
    )
    c.load()
    again = f"**Anna's device comes back**, and the table is loaded from its log. It knows {known} events of game 1."
    await c.hello("Anna", again, 1, known)
    c.heard(
        f"Everything as it was. `at` is {known} and the story empty: of this game nothing was missed, and "
        "clocks have gone on. That the others are not back yet is shown when the round is over: absence may tell "
        "something."
    )
    await c.room.stop()
    return c.lines


def laid_out(thing: Any, indent: int = 0, before: int = 3) -> str:
    """JSON that fits the page: on one line where it can be."""
    flat = json.dumps(thing, ensure_ascii=False)
    if len(flat) + indent + before <= 116 or not thing or not isinstance(thing, dict | list):
        return flat
    pad = " " * (indent + 2)
    if isinstance(thing, dict):
        parts = [f"{json.dumps(k)}: {laid_out(v, indent + 2, len(k) + 5)}" for k, v in thing.items()]
    else:
        parts = [laid_out(each, indent + 2, 1) for each in thing]
    begin, end = "{}" if isinstance(thing, dict) else "[]"
    return begin + "\n" + ",\n".join([pad + part for part in parts]) + "\n" + " " * indent + end
