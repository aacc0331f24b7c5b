"""Write what this version of Nightcoach leaves behind: records of every game, and a database of finished, running and
waiting tables. It speaks to a real server over the wire, so it works with the code of any version:

    git worktree add --detach ../old v0.1.0      # the release whose files are to be kept; its client must be built
    PYTHONPATH=../old/src .venv/bin/python -m tests.old.make tests/old/v0_1_0

0.1.0 is commit bf9e3ef. The files are kept as they are: nobody makes them a second time, since seeds, tokens and codes
would differ. A release that changes what is written gets a folder of its own beside the others.
"""

from __future__ import annotations

import asyncio
import contextlib
import gzip
import hashlib
import json
import os
import re
import sqlite3
import subprocess
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

import nightcoach
from nightcoach import bots
from nightcoach.core.chance import Chance
from nightcoach.core.drive import lively
from nightcoach.core.frames import TABLE
from nightcoach.core.record import Recording
from tests.server.client import Client, join, make

Games = list[tuple[str, int, dict[str, Any]]]

RECORDS: Games = [
    ("eatme", 3, {}),
    ("eatme", 3, {"three_player_start": 3, "show_ready": False}),
    ("eatme", 4, {"target_points": 5, "dealer_mode": "loser_is_wolf"}),
    ("eatme", 6, {"first_deal": "chosen_wolf", "first_wolf": 2, "target_points": 15, "declare_buttons": False}),
    ("castle", 4, {}),
    ("castle", 5, {"proclaim_after_free": True, "free_after_action": True, "give_back_stolen": True}),
    ("castle", 6, {"alchemist_prevails": True, "name_every_holder": True, "start_player": 3, "turn_seconds": 0}),
    ("castle", 8, {"window_seconds": 20}),
    ("lupus", 8, {}),
    ("lupus", 9, {"preset": "lot", "role_list": "secret", "enforce_minimums": False, "first_night_kill": True}),
    ("lupus", 12, {"night_mode": "parallel", "wolf_disagreement": "no_kill", "bodyguard_no_repeat": True}),
    ("lupus", 8, {"wise_old_man": "on"}),
    ("lupus", 13, {"preset": "base", "nomination_mode": "simultaneous"}),
    ("lupus", 8, {"preset": "custom", "custom_list": "werewolf:2,seer:1,villager:5", "seer_may_target_ghosts": True}),
    ("lupus", 16, {"narrator": "human", "narrator_chair": 3, "welcome_on_lynch": False, "allow_bots": True}),
    ("lupus", 24, {"place": "remote", "wolf_chat": "on", "claims_per_day": 2}),
]


def lines() -> list[bytes]:
    """Of each setting a game by bots, one that goes into every corner, one unfinished and one truncated."""
    found = []
    for number, (name, seats, options) in enumerate(RECORDS):
        for how in ("bots", "lively", "unfinished", "truncated"):
            found.append(line(name, seats, options, how, Chance(f"{name} {number} {how}")))
    return found


def line(name: str, seats: int, options: dict[str, Any], how: str, chance: Chance) -> bytes:
    game = nightcoach.game(name)
    seed = bytes([chance.below(256) for _ in range(32)])
    contributions = tuple([f"{chance.below(2**32):08x}" for _ in range(chance.below(seats))])
    recording = Recording(game, seats, game.Options(**options), seed, contributions)
    rare = frozenset(game.grave)
    most = 1200 if how in ("bots", "lively") else 3 + chance.below(150 if name != "eatme" else 8)
    for _ in range(most):
        if not recording.state.waiting():
            break
        if how == "bots":
            state = recording.state
            seat = state.driven()
            if seat == TABLE:
                move = state.default(TABLE, chance)
            else:
                move = game.moves[bots.bot(name, "canny").choose(state.view(seat), chance)]
        else:
            seat, move = lively(recording.state, chance, rare)
        recording.play(seat, move)
    return recording.record(how == "truncated").line()


class Tables:
    """The tables of one server, and who sits there."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.kept: list[tuple[str, list[Client]]] = []

    async def company(self, story: str, game: str, people: int, bots: int = 0, **options: Any) -> list[Client]:
        """A table that is ready to start; the first is its host."""
        host = await make(self.url, "Anna", game, **options)
        guests = [host, *[await join(self.url, host.code, f"Guest {n}") for n in range(2, people + 1)]]
        await host.must("pace", bots="instant")
        for _ in range(bots):
            await host.must("add_bot", level="canny")
        self.kept.append((story, guests))
        return guests

    def written(self) -> list[dict[str, Any]]:
        """What a later version must find again."""
        return [
            {
                "story": story,
                "code": guests[0].code,
                "game": guests[0].board["game"],
                "phase": guests[0].board["phase"],
                "window": guests[0].known.view["window"] if guests[0].known and guests[0].known.view else None,
                "people": [
                    {"token": guest.token, "seat": guest.you["seat"], "choice": (guest.known.view or {}).get("choice")}
                    for guest in guests
                    if guest.known is not None
                ],
            }
            for story, guests in self.kept
        ]


async def play_until(guests: list[Client], done: Callable[[], bool], choose: Callable[[list[str]], str]) -> None:
    """Everybody answers whenever asked, until this is true."""
    async with asyncio.timeout(120):
        while not done() and guests[0].board["phase"] == "play":
            for guest in guests:
                if done() or guest.closed is not None:
                    break
                if guest.known and guest.known.view and guest.view["legal"] and guest.view.get("choice") is None:
                    await guest.move(choose(guest.view["legal"]))
            await asyncio.sleep(0.01)


def first(*verbs: str) -> Callable[[list[str]], str]:
    """The first legal move with one of these verbs, the earlier verbs before the later ones."""

    def choose(legal: list[str]) -> str:
        fitting = [words for verb in verbs for words in legal if words.split()[0] == verb]
        return (fitting or legal)[0]

    return choose


def window(guests: list[Client], name: str) -> Callable[[], bool]:
    return lambda: bool(guests[0].known and guests[0].known.view and guests[0].view["window"] == name)


def anything(label: str) -> Callable[[list[str]], str]:
    chance = Chance(label)
    return lambda legal: chance.pick(legal)


async def eatme(tables: Tables) -> None:
    slow: dict[str, Any] = {"choose_seconds": 600, "prowl_seconds": 600, "deal_seconds": 600}
    lobby = await tables.company("a lobby with talk, a bot and chosen options", "eatme", 3, 1, target_points=7)
    await lobby[1].must("say", text="Hello, how are you? ✨")
    await lobby[2].must("stand")
    await lobby[0].must("choose", options={"target_points": 12, "show_ready": False})
    over = await tables.company("finished, with luck of two devices", "eatme", 2, 2, target_points=5)
    luck = [os.urandom(16).hex() for _ in over]
    for guest, value in zip(over, luck, strict=True):
        await guest.must("pledge", pledge=hashlib.sha256(value.encode()).hexdigest())
    await over[0].must("start")
    for guest, value in zip(over, luck, strict=True):
        await guest.must("luck", value=value)
    await over[0].until(lambda: over[0].board["phase"] == "play")
    await play_until(over, lambda: False, anything("over"))
    again = await tables.company("the lobby after two games", "eatme", 2, 1, target_points=5)
    for _ in range(2):
        await again[0].must("start")
        await play_until(again, lambda: False, anything("again"))
        await again[0].must("rematch")
    choose = await tables.company(
        "choose: one has chosen, a stand-in, a spectator", "eatme", 6, 0, grace_seconds=5, **slow
    )
    await choose[5].must("stand")
    await choose[0].must("add_bot", level="random")
    await choose[0].must("start")
    houses = [guest for guest in choose[1:5] if guest.view["legal"]]
    assert (await houses[0].move("trap"))["ok"]
    await houses[1].cut()
    for name in ("prowl", "deal"):
        guests = await tables.company(f"{name}", "eatme", 3, 0, **slow)
        await guests[0].must("start")
        await play_until(guests, window(guests, name), anything(name))
    ordered = await tables.company("a standing order, a pause and extra time", "eatme", 3, 0, target_points=30, **slow)
    await ordered[0].must("start")
    await ordered[1].must("order", window="choose", words="sleep", lasting=True)
    await ordered[0].must("extend")
    await ordered[0].must("pause", on=True)


async def hands(tables: Tables) -> None:
    """Everything that people do with their seats, so that every entry of a log is there."""
    slow: dict[str, Any] = {"choose_seconds": 600, "prowl_seconds": 600, "deal_seconds": 600, "target_points": 30}
    many = await tables.company("deal: seats have changed hands", "eatme", 6, 0, **slow)
    host = many[0]
    await many[1].must("dress", name="Zoë", color="amber", character="fox")
    for guest in many[3:]:
        await guest.must("stand")
    for _ in range(3):
        await host.must("add_bot", level="random")
    await host.must("remove_bot", place=host.board["places"][-1]["id"])
    await many[3].must("sit")
    await host.must("arrange", order=[place["id"] for place in host.board["places"]][::-1])
    await host.must("start")
    await play_until(many, window(many, "deal"), anything("hands"))
    bot = next(seat for seat, place in enumerate(host.board["places"]) if place["person"] is None)
    await many[4].must("take", seat=bot)
    await host.must("reseat", seat=many[1].you["seat"], person=many[5].you["person"])
    await host.must("mute", person=many[1].you["person"], on=True)
    await host.must("kick", person=many[2].you["person"])
    await host.must("lock", on=True)
    await host.must("hat", person=many[3].you["person"])
    await many[4].must("leave")
    await many[4].close()
    await many[4].open()
    asked = await tables.company("turn: somebody wanted a bot's seat", "castle", 4, 2, turn_seconds=600)
    await asked[3].must("stand")
    await asked[1].must("pick", character=nightcoach.game("castle").characters[2])
    await asked[0].must("start")
    bot = next(seat for seat, place in enumerate(asked[0].board["places"]) if place["person"] is None)
    await asked[3].must("take", seat=bot)
    await play_until(asked, lambda: asked[0].board["asking"] is not None, first("spy", "pass"))
    for guest, yes in zip(asked[:3], (True, True, False), strict=True):
        await guest.do("agree", seat=bot, person=asked[3].you["person"], yes=yes)


async def castle(tables: Tables) -> list[Callable[[], Any]]:
    """Gives what must be done last, because its windows are short."""
    slow: dict[str, Any] = {"turn_seconds": 600, "answer_seconds": 600, "window_seconds": 20}
    fight = first("challenge", "support", "pass", "look")
    turn = await tables.company("turn, after a few", "castle", 4, 1, **slow)
    await turn[0].must("start")
    await play_until(turn, lambda: turn[0].view.get("turn", 0) >= 4 and window(turn, "turn")(), first("spy", "pass"))
    answer = await tables.company("an offer waits for its answer", "castle", 4, 0, **slow)
    await answer[0].must("start")
    await play_until(answer, window(answer, "answer"), first("offer"))
    support = await tables.company("d2: one has supported", "castle", 5, 0, **{**slow, "window_seconds": 1})
    await support[0].must("start")
    await play_until(support, window(support, "d2"), fight)
    await next(guest for guest in support if guest.view["legal"]).move("support sword")
    play = await tables.company("d5: the open window", "castle", 5, 0, **{**slow, "window_seconds": 1})
    await play[0].must("start")
    await play_until(play, window(play, "d5"), fight)
    over = await tables.company(
        "finished by bots and a person", "castle", 1, 3, window_seconds=1, turn_seconds=5, answer_seconds=5
    )
    await over[0].must("start")
    ended = await tables.company("stopped by its host", "castle", 4, 0, **slow)
    await ended[0].must("start")
    await play_until(ended, lambda: ended[0].view.get("turn", 0) >= 3, first("spy"))
    await ended[0].must("end")
    priest = await tables.company("d1: the first window of a duel", "castle", 5, 0, **slow)
    doctor = await tables.company("d8: the last window of a duel", "castle", 5, 0, **{**slow, "window_seconds": 12})
    for guests in (priest, doctor):
        await guests[0].must("start")

    async def finish() -> None:
        with contextlib.suppress(TimeoutError):
            await play_until(over, lambda: False, first("spy", "pass", "accept"))
        if over[0].board["phase"] == "play":
            await over[0].must("end")

    return [
        finish,
        lambda: play_until(doctor, window(doctor, "d8"), fight),
        lambda: play_until(priest, window(priest, "d1"), fight),
    ]


async def lupus(tables: Tables) -> None:
    fast: dict[str, Any] = {"allow_bots": True, "call_seconds": 1, "recognition_seconds": 1}
    long: dict[str, Any] = {
        "discussion_seconds": 600,
        "nomination_seconds": 600,
        "defence_seconds": 600,
        "vote_seconds": 600,
    }
    night = await tables.company(
        "night 1: some have pointed", "lupus", 4, 6, allow_bots=True, call_seconds=300, recognition_seconds=1
    )
    await night[0].must("start")
    for guest in night[1:3]:
        await guest.move(guest.view["legal"][-1])
        await guest.move(guest.view["legal"][0])
    parallel = await tables.company(
        "a parallel night",
        "lupus",
        3,
        5,
        place="remote",
        night_mode="parallel",
        night_seconds=600,
        allow_bots=True,
        first_night_kill=True,
    )
    await parallel[0].must("start")
    await parallel[1].move(parallel[1].view["legal"][0])
    talk = await tables.company(
        "discussion, with claims and a ghost's talk", "lupus", 4, 4, first_night_kill=True, **fast, **long
    )
    vote = await tables.company("the vote", "lupus", 4, 5, **fast, **{**long, "discussion_seconds": 1})
    told = await tables.company(
        "a person narrates", "lupus", 9, 0, narrator="human", call_seconds=1, recognition_seconds=1, **long
    )
    second = await tables.company(
        "night 2",
        "lupus",
        2,
        7,
        allow_bots=True,
        call_seconds=2,
        recognition_seconds=1,
        discussion_seconds=1,
        nomination_seconds=1,
        defence_seconds=1,
        vote_seconds=2,
    )
    for guests in (talk, vote, told, second):
        await guests[0].must("start")
    claim = first("claim_role", "suspect")
    await play_until(talk, window(talk, "discussion"), first("point"))
    for guest in talk:
        if guest.view["legal"]:
            await guest.move(claim(guest.view["legal"]))
        await guest.do("say", text="It was not me.")
    await play_until(vote, window(vote, "nomination"), first("point"))
    await play_until(vote, window(vote, "lynch_vote"), first("nominate", "pass"))
    await play_until(told[1:], window(told[1:], "nomination"), first("point"))
    await play_until(second, lambda: second[0].view["day"] == 2, first("point", "nominate", "vote"))
    stopped = await tables.company("stopped at night", "lupus", 3, 5, allow_bots=True, call_seconds=300)
    await stopped[0].must("start")
    await stopped[1].move(stopped[1].view["legal"][0])
    await stopped[0].must("end")


async def tables_of(url: str) -> list[dict[str, Any]]:
    tables = Tables(url)
    await eatme(tables)
    await hands(tables)
    last = await castle(tables)
    await lupus(tables)
    for step in last:
        await step()
    return tables.written()


def database(folder: Path) -> None:
    """A server that is killed in the middle of everything."""
    with tempfile.TemporaryDirectory() as place:
        path = Path(place, "store.db")
        command = [sys.executable, "-c", "from nightcoach.cli import main; main()", "serve", "--host", "127.0.0.1"]
        command += ["--port", "0", "--table", "none", "--lang", "en", "--database", f"sqlite:///{path}"]
        for key in ("knocks_per_minute", "tables_per_hour", "messages_per_second", "rows_per_table", "rows_per_hour"):
            command += ["--limit", f"{key}=1e6"]
        server = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        assert server.stdout is not None
        found = re.search(r"https?://\S+", server.stdout.readline())
        assert found is not None
        try:
            told = asyncio.run(tables_of(found.group()))
        finally:
            server.kill()
            server.wait()
        with contextlib.closing(sqlite3.connect(path)) as connection:
            connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchall()
            connection.execute("PRAGMA journal_mode=DELETE").fetchall()
            connection.execute("VACUUM")
        (folder / "store.db.gz").write_bytes(gzip.compress(path.read_bytes(), 9, mtime=0))
        (folder / "tables.json").write_text(json.dumps(told, indent=1, ensure_ascii=False) + "\n")


def main() -> None:
    folder = Path(sys.argv[1])
    folder.mkdir(parents=True, exist_ok=True)
    print(nightcoach.__version__, nightcoach.__file__)
    (folder / "records.jsonl.gz").write_bytes(gzip.compress(b"".join(lines()), 9, mtime=0))
    database(folder)


if __name__ == "__main__":
    main()
