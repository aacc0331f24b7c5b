"""Every command is sent one to five times, in any order, from two devices of one seat: one effect, one answer."""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
import sqlite3
from collections import Counter
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from nightcoach.table.commands import bursts
from tests.server.client import Client, table_of
from tests.server.running import running
from tests.size import SIZE

pytestmark = pytest.mark.server

COMMANDS = 300 * SIZE
DONE = COMMANDS // 6 + 1
REFUSED = COMMANDS // 10 + 1
SAID = 4
"""So many commands of the script are done, refused, and lines, or it has shown nothing."""
MOST = 10 * COMMANDS
"""A script that has shown nothing by then never will."""
SLOW = 25
"""How many commands later a copy may come."""

Command = tuple[str, dict[str, Any]]


class Script:
    """What one seat might want at any moment: much that is right, and a good part that is not."""

    def __init__(self, seat: Client, dice: random.Random) -> None:
        self.seat = seat
        self.dice = dice
        self.lines = 0

    def command(self) -> Command:
        if self.dice.random() < 0.4:
            return self.useful()
        return self.dice.choice([self.of_player, self.of_host, self.talk, self.move])()

    def useful(self) -> Command:
        """What brings the game forward."""
        board, you = self.seat.board, self.seat.you
        if not any(p["id"] == you["person"] and not p["away"] for p in board["people"]) or you["stand_in"]:
            return "back", {}
        if board["phase"] == "lobby":
            return ("sit", {}) if you["seat"] is None else ("start", {})
        if board["paused"]:
            return "pause", {"on": False}
        if board["phase"] == "over":
            return "rematch", {}
        return self.move() if self.seat.view["legal"] else self.talk()

    def move(self) -> Command:
        known = self.seat.known
        assert known is not None
        legal = known.view["legal"] if known.view else []
        words = self.dice.choice(legal if legal and self.dice.random() < 0.9 else ["sleep", "trap", "visit 1"])
        late = self.dice.random() < 0.1
        return "move", {"words": words, "question": max(0, known.clock["question"] - late)}

    def talk(self) -> Command:
        self.lines += 1
        said: list[Command] = [
            ("say", {"text": f"line {self.lines}"}),
            ("sentence", {"id": self.dice.choice(["say-liar", "eatme-say-sleep", "say-nothing_like_it"])}),
            ("dress", {"name": f"Ann {self.lines}", "color": "teal", "character": "owl"}),
        ]
        return said[0] if self.dice.random() < 0.7 else self.dice.choice(said)

    def of_player(self) -> Command:
        window = self.dice.choice(["choose", "choose", "siesta"])
        words = self.dice.choice(["sleep", "trap", None])
        wanted: list[Command] = [
            ("pledge", {"pledge": self.dice.randbytes(32).hex()}),
            ("sit", {}),
            ("stand", {}),
            ("leave", {}),
            ("back", {}),
            ("back", {}),
            ("more", {}),
            ("take", {"seat": self.dice.randrange(8)}),
            ("theatre", {"words": f"visit {self.dice.randrange(5)}"}),
            ("theatre", {"words": f"visit {self.dice.randrange(5)}"}),
            ("order", {"window": window, "words": words, "lasting": self.dice.random() < 0.2}),
        ]
        return self.dice.choice(wanted)

    def of_host(self) -> Command:
        board = self.seat.board
        places = [place["id"] for place in board["places"]]
        person = self.dice.choice([*[p["id"] for p in board["people"]], 99])
        order = self.dice.sample(places, len(places))
        wanted: list[Command] = [
            ("add_bot", {"level": self.dice.choice(["random", "canny", "genius"])}),
            ("remove_bot", {"place": self.dice.randrange(40)}),
            ("arrange", {"order": order if self.dice.random() < 0.8 else order[1:]}),
            ("choose", {"options": {"target_points": self.dice.randrange(3, 12)}}),
            ("choose", {"options": {"show_ready": self.dice.random() < 0.5}}),
            ("pace", {"bots": "instant"}),
            ("rename", {"person": person, "name": f"Renamed {self.dice.randrange(99)}"}),
            ("kick", {"person": self.dice.choice([self.seat.you["person"], 99])}),
            ("reseat", {"seat": self.dice.randrange(8), "person": person}),
            ("lock", {"on": self.dice.random() < 0.5}),
            ("mute", {"person": person, "on": self.dice.random() < 0.3}),
            ("pause", {"on": self.dice.random() < 0.5}),
            ("pause", {"on": False}),
            ("extend", {}),
        ]
        if self.dice.random() < 0.03:
            wanted = [("end", {})]
        return self.dice.choice(wanted)


async def play_along(client: Client, host: int, dice: random.Random) -> None:
    """Another seat: answers when asked, goes on when paused, and gives the hat back to whom the script belongs."""
    while True:
        await asyncio.sleep(0.005)
        board = client.board
        if client.known is not None and client.known.view and client.view["legal"]:
            await client.move(dice.choice(client.view["legal"]))
        elif board["host"] == client.you["person"] and any(p["id"] == host and not p["away"] for p in board["people"]):
            await client.do("hat", person=host)


def receipts(*devices: Client) -> dict[str, list[bytes]]:
    """The receipts of the script's commands as they came, by id."""
    found: dict[str, list[bytes]] = {}
    for frame in [frame for device in devices for frame in device.frames]:
        message = json.loads(frame)
        if message["t"] == "receipt" and message["id"].startswith("order-"):
            found.setdefault(message["id"], []).append(frame)
    return found


def shown_enough(commands: dict[str, Command], *devices: Client) -> bool:
    """Whether the script is long enough, and enough of it was done and refused."""
    answers = {number: receipt["ok"] for device in devices for number, receipt in device.receipts.items()}
    done = [number for number in commands if answers.get(number) is True]
    refused = [number for number in commands if answers.get(number) is False]
    said = [number for number in done if commands[number][0] == "say"]
    enough = len(done) >= DONE and len(refused) >= REFUSED and len(said) >= SAID
    return len(commands) >= MOST or (len(commands) >= COMMANDS and enough)


async def wait_for(true: Callable[[], bool]) -> None:
    """Wait, but not for ever: what is missing is then told by whoever looks at it."""
    with contextlib.suppress(TimeoutError):
        async with asyncio.timeout(120):
            while not true():
                await asyncio.sleep(0.05)


async def story(url: str, seed: int) -> tuple[dict[str, Command], dict[str, list[bytes]], list[Client]]:
    """A long script, sent in pieces; gives the commands, their receipts, and the two devices."""
    dice = random.Random(seed)
    clocks = {"choose_seconds": 0, "prowl_seconds": 0, "deal_seconds": 0, "grace_seconds": 300}
    first, *others = await table_of(url, 3, 2, target_points=5, **clocks)
    second = await Client(url, first.code, first.token).open()
    helpers = [asyncio.create_task(play_along(other, first.you["person"], dice)) for other in others]
    script = Script(first, dice)
    commands: dict[str, Command] = {}
    sent: Counter[str] = Counter()
    due: list[tuple[int, str]] = []
    step = 0

    def answered() -> bool:
        return sum(len(frames) for frames in receipts(first, second).values()) == sent.total()

    while due or not shown_enough(commands, first, second):
        step += 1
        if not shown_enough(commands, first, second):
            if len(commands) >= COMMANDS:
                await wait_for(answered)  # the news come late on a busy machine, and most commands were stale
            number = f"order-{len(commands)}"
            commands[number] = script.command()
            due += [(step + dice.choice([0, 0, dice.randrange(SLOW)]), number) for _ in range(dice.randint(1, 5))]
        now = [number for at, number in due if at <= step]
        due = [(at, number) for at, number in due if at > step]
        dice.shuffle(now)
        for number in now:
            name, facts = commands[number]
            await dice.choice([first, second]).send(name, number, **facts)
            sent[number] += 1
        if dice.random() < 0.7:
            await asyncio.sleep(dice.random() * 0.02)

    await wait_for(answered)
    answers = receipts(first, second)
    missing = {n: commands[n] for n in sent if len(answers.get(n, [])) != sent[n]}
    assert not missing, [(client.closed, client.wrong, client.others[-3:]) for client in (first, second)]
    for helper in helpers:
        helper.cancel()
    await asyncio.wait(helpers)
    # The devices hear everything that was under way before they are asked what they saw.
    for client in (first, second):
        await client.do("say", text=" ")
    for client in (first, second, *others):
        await client.close()
    return commands, answers, [first, second]


def logged(database: Path) -> list[dict[str, Any]]:
    with closing(sqlite3.connect(database)) as connection:
        return [json.loads(row) for (row,) in connection.execute("SELECT entry FROM log ORDER BY table_code, n")]


@pytest.mark.patched
@pytest.mark.parametrize("seed", range(3))
def test_a_command_sent_many_times_has_one_effect_and_one_answer(
    tmp_path: Path, seed: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    if seed:
        monkeypatch.setattr(bursts, "TALK_BURST", 1000)  # so that more is said; else most talk is refused as too fast
    with running(tmp_path / "t.db") as server:
        commands, answers, devices = asyncio.run(story(server.url, seed))

    different = {number: set(frames) for number, frames in answers.items() if len(set(frames)) > 1}
    assert not different, [(commands[number], frames) for number, frames in different.items()]

    done = {number for number, frames in answers.items() if json.loads(frames[0])["ok"]}
    refused = set(answers) - done
    assert len(done) >= DONE
    assert len(refused) >= REFUSED

    steps = logged(tmp_path / "t.db")
    person = devices[0].you["person"]
    ids = Counter(step["id"] for step in steps if step["by"] == person)
    assert max(ids.values()) == 1
    theatre = {number for number in done if commands[number][0] == "theatre"}
    assert {number for number in ids if number in commands} == done - theatre

    spoken = {commands[number][1]["text"] for number in done if commands[number][0] == "say"}
    entries = [entry for step in steps for entry in step["entries"] if entry["entry"] == "said"]
    in_log = Counter(entry["text"] for entry in entries if entry["person"] == person and entry["text"])
    assert in_log == Counter(spoken)
    for device in devices:
        news = [message for message in map(json.loads, device.frames) if message["t"] == "news"]
        lines = [line for message in news for line in message.get("talk", []) if line.get("text")]
        assert Counter(line["text"] for line in lines) == Counter(spoken)
    assert len(spoken) >= SAID
    shown = [message["words"] for message in devices[0].others if message["t"] == "theatre"]
    assert Counter(shown) == Counter(commands[number][1]["words"] for number in theatre)
