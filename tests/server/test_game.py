"""A whole evening over the wire: five people and a bot, with everything that happens to people in between."""

from __future__ import annotations

import asyncio
import hashlib
import json
import random
from pathlib import Path
from typing import Any

import httpx
import pytest

from nightcoach.core.chain import pledge_of
from tests.server.client import Client, join, key, make, play_on
from tests.server.forked import run
from tests.server.running import running

pytestmark = pytest.mark.server

ANNA, BOT, BEN, CORA, DAN, EVA = range(6)
"""The seats, in the order that the host arranges."""
SLOW: dict[str, Any] = {"choose_seconds": 60, "prowl_seconds": 60, "deal_seconds": 60, "grace_seconds": 5}


class Evening:
    """Everybody at the table, and the steps of the story."""

    def __init__(self, url: str, folder: Path, dice: random.Random) -> None:
        self.url = url
        self.folder = folder
        self.dice = dice
        self.luck: dict[int, str] = {}
        self.seen_in_lobby = ""

    async def gather(self) -> None:
        """Five people, a bot and a table screen; they sit as they are arranged."""
        self.anna = await make(self.url, "Anna", target_points=12, first_deal="chosen_wolf", first_wolf=ANNA, **SLOW)
        names = ("Ben", "Cora", "Dan", "Eva")
        self.ben, self.cora, self.dan, self.eva = [await join(self.url, self.anna.code, name) for name in names]
        self.screen = await Client(self.url, self.anna.code).open()
        self.people = [self.anna, self.ben, self.cora, self.dan, self.eva]
        self.watching = [*self.people, self.screen]
        await self.anna.must("add_bot", level="canny")
        await self.anna.must("pace", bots="instant")
        places = [place["id"] for place in self.anna.board["places"]]
        await self.anna.must("arrange", order=[places[0], places[5], *places[1:5]])
        await self.settle()
        for client in self.watching:
            named = [place["name"] for place in client.board["places"]]
            assert [named[ANNA], *named[BEN:]] == ["Anna", *names]
            assert client.board["places"][BOT]["bot"] == "canny"
        assert [client.you["seat"] for client in self.people] == [ANNA, BEN, CORA, DAN, EVA]

    async def settle(self) -> None:
        """Everybody who is connected has heard everything."""
        for client in self.watching:
            if client.closed is None:
                await client.settled()

    async def add_luck(self) -> None:
        """Every device sees the commitment, then pledges its own randomness; the others see the pledge alone."""
        self.seen_in_lobby = self.anna.board["commitment"]
        for client in self.people:
            assert client.board["commitment"] == self.seen_in_lobby
            luck = self.dice.randbytes(16).hex()
            await client.must("pledge", pledge=pledge_of(luck))
            self.luck[client.you["seat"]] = luck
            assert (await client.do("luck", value=luck))["reason"] == "no_luck"
        assert self.eva.board["luck"] == [
            {"person": client.you["person"], "pledge": pledge_of(self.luck[client.you["seat"]])}
            for client in self.people
        ]
        assert self.eva.board["commitment"] == self.seen_in_lobby

    async def begin(self) -> None:
        """The host starts, and every device shows the luck that it has pledged."""
        await self.anna.must("start")
        for client in self.people:
            await client.must("luck", value=self.luck[client.you["seat"]])

    async def window(self, name: str) -> None:
        """Wait until everybody who is connected is in this window."""
        for client in self.watching:
            if client.closed is None:
                await client.until(lambda client=client: client.view["window"] == name, 30)  # type: ignore[misc]

    async def move(self, client: Client, words: str) -> None:
        await client.until(lambda: words in client.view["legal"])
        receipt = await client.move(words)
        assert receipt["ok"], receipt

    async def deal(self, dealer: Client, wolf: int) -> None:
        """The dealer makes this seat the Wolf."""
        await dealer.until(lambda: dealer.view["window"] == "deal")
        await self.move(dealer, next(deal for deal in dealer.view["legal"] if deal.split()[1:][wolf] == "wolf"))
        await self.window("choose")

    def badge(self, client: Client, seat: int) -> tuple[bool, bool]:
        """Whether this client sees that the seat has a stand-in, and that its person is away."""
        place = client.board["places"][seat]
        return place["stand_in"], next(p["away"] for p in client.board["people"] if p["id"] == place["person"])

    # The rounds

    async def first_round(self) -> None:
        """Talk; Dan is lost while he should choose; his stand-in answers; the Wolf walks, and only then visits."""
        await self.deal(self.anna, ANNA)
        await self.talk()
        await self.dan.cut()
        lost = {id(client): len(client.frames) for client in self.watching}
        for client in (self.ben, self.cora, self.eva):
            await self.move(client, "sleep")
        await self.window("prowl")
        await self.walk()
        await self.settle()
        for client in self.watching:
            if client is not self.dan:
                assert self.badge(client, DAN) == (False, False)
                news = [json.loads(frame) for frame in client.frames[lost[id(client)] :]]
                assert not any({"places", "people"} & m.get("board", {}).keys() for m in news if m["t"] == "news")
        await self.move(self.anna, f"visit {CORA}")
        await self.window("deal")
        await self.settle()
        for client in self.watching:
            if client is not self.dan:
                assert self.badge(client, DAN) == (False, False)

    async def talk(self) -> None:
        """Everybody hears what is said, and nothing said is a move."""
        await self.screen.until(lambda: BOT not in self.screen.view["asked"])  # it chooses when it likes
        before = self.screen.view
        await self.ben.must("say", text="I swear that I sleep.")
        await self.eva.must("sentence", id="eatme-say-trap")
        await self.settle()
        for client in self.watching:
            assert client.known is not None
            assert client.known.talk[-2:] == [
                {"person": self.ben.you["person"], "text": "I swear that I sleep."},
                {"person": self.eva.you["person"], "sentence": "eatme-say-trap"},
            ]
        assert self.screen.view == before
        assert self.ben.view["legal"] == ["sleep", "trap"]

    async def walk(self) -> None:
        """The Wolf's theatre: everybody sees the figure walk; nobody else has a figure."""
        for seat in (BEN, DAN, CORA):
            await self.anna.must("theatre", words=f"visit {seat}")
        assert (await self.ben.do("theatre", words=f"visit {DAN}"))["reason"] == "no_theatre"
        await self.settle()
        for client in self.watching:
            if client is not self.dan:
                shown = [message for message in client.others if message["t"] == "theatre"]
                assert [(m["seat"], m["words"]) for m in shown] == [(ANNA, f"visit {s}") for s in (BEN, DAN, CORA)]
                assert client.view["window"] == "prowl"

    async def second_round(self) -> None:
        """Dan comes back and is told what was done in his name; pause, more time; the host takes her leave."""
        await self.deal(self.cora, BEN)
        await self.settle()
        for client in self.watching:
            if client is not self.dan:
                assert self.badge(client, DAN) == (True, True)
        await self.dan.until(lambda: self.dan.closed is not None)
        await self.screen.until(lambda: DAN not in self.screen.view["asked"], 30)
        await self.dan.open()
        shown = next(event for event in self.dan.known.story if event["event"] == "revealed")  # type: ignore[union-attr]
        done = self.dan.named
        assert self.dan.you["stand_in"]
        assert [move["by"] for move in done] == ["stand_in", "stand_in"]
        assert done[0]["words"] == next(choice for seat, choice, _ in shown["shown"] if seat == DAN)
        assert done[1]["words"] == self.dan.view["choice"]
        await self.dan.must("back")
        assert not self.dan.you["stand_in"]
        assert (await self.dan.do("back"))["reason"] == "no_stand_in"
        await self.clocks()
        for client in (self.anna, self.cora):
            await self.move(client, "sleep")
        await self.anna.must("leave")
        await self.move(self.eva, "trap")
        await self.window("prowl")
        await self.settle()
        for client in self.watching:
            assert client.board["host"] == self.anna.you["person"]
            assert self.badge(client, DAN) == (True, True)
            assert self.badge(client, ANNA) == (False, False)
            if client is not self.dan:
                assert client.named == []
        await self.move(self.ben, f"visit {EVA}")
        await self.window("deal")
        await self.settle()
        for client in self.watching:
            assert client.board["host"] == self.anna.you["person"]
            assert self.badge(client, DAN) == (True, True)

    async def clocks(self) -> None:
        """The host stops the clocks and gives thirty seconds; anybody seated lets them go on."""
        assert (await self.ben.do("pause", on=True))["reason"] == "not_host"
        await self.anna.must("pause", on=True)
        await self.settle()
        for client in self.watching:
            assert client.known is not None
            assert client.board["paused"]
            assert client.known.clock["left"] is None
        await self.eva.must("pause", on=False)
        await self.anna.must("extend")
        await self.settle()
        for client in self.watching:
            assert client.known is not None
            assert not client.board["paused"]
            assert 60_000 < client.known.clock["left"] <= 90_000

    async def take_over(self) -> None:
        """A spectator takes over from the bot."""
        self.fay = await join(self.url, self.anna.code, "Fay", watch=True)
        self.watching.append(self.fay)
        assert (await self.fay.do("take", seat=CORA))["reason"] == "not_bot"
        await self.fay.must("take", seat=BOT)
        assert self.fay.you["seat"] == BOT

    async def third_round(self) -> None:
        """The new round shows who is there, and the hat moves on; a stand-in plays for the host who has gone."""
        await self.deal(self.ben, DAN)
        await self.screen.until(lambda: self.screen.board["host"] == self.fay.you["person"])
        await self.settle()
        for client in self.watching:
            assert client.board["host"] == self.fay.you["person"]
            assert self.badge(client, DAN) == (False, False)
            assert self.badge(client, ANNA)[1]
        for client in (self.fay, self.ben, self.cora, self.eva):
            await self.move(client, "sleep")
        await self.window("prowl")
        assert {move["by"] for move in self.anna.named} == {"stand_in"}
        await self.move(self.dan, f"visit {BEN}")
        await self.window("deal")

    async def reseat(self) -> None:
        """Eva's telephone is lost, and the new host gives her seat to another; the old host is back."""
        await self.eva.cut()
        again = await join(self.url, self.anna.code, "Eva again")
        assert again.you["seat"] is None
        assert (await self.cora.do("reseat", seat=EVA, person=again.you["person"]))["reason"] == "not_host"
        await self.fay.must("reseat", seat=EVA, person=again.you["person"])
        await again.settled()
        assert again.you["seat"] == EVA
        old = await self.eva.open()
        assert old.you["seat"] is None
        assert old.view["seat"] is None
        self.eva = again
        self.watching.append(again)
        await self.anna.must("back")
        await self.deal(self.ben, DAN)
        await self.settle()
        for client in self.watching:
            places = client.board["places"]
            assert [place["bot"] for place in places] == [None] * 6
            assert [places[seat]["person"] for seat in (BOT, EVA)] == [self.fay.you["person"], again.you["person"]]
            assert client.known is not None
            assert {"note": "reseated", "facts": {"name": "Eva again", "old": "Eva"}} in client.known.talk
            assert self.badge(client, ANNA) == (False, False)
            assert client.board["host"] == self.fay.you["person"]

    async def to_the_end(self) -> None:
        self.players = [self.anna, self.fay, self.ben, self.cora, self.dan, self.eva]
        await asyncio.wait_for(play_on(self.players, self.dice.choice), 30)
        for client in self.watching:
            await client.until(lambda client=client: client.board["result"] is not None)  # type: ignore[misc]

    # Afterwards

    async def fetch(self, number: int) -> dict[str, Any]:
        """The record as anybody can fetch it; `nightcoach verify` accepts it, and it is of the game that was sealed."""
        result = self.screen.board["result"]
        async with httpx.AsyncClient(base_url=self.url) as http:
            answer = await http.get(result["record"])
        assert answer.status_code == 200, answer.text
        file = self.folder / f"{number}.jsonl"
        file.write_bytes(answer.content)
        verified = await asyncio.to_thread(run, "verify", str(file))
        assert verified.returncode == 0, verified
        record: dict[str, Any] = json.loads(answer.content)
        assert record["seed"] == result["seed"]
        assert hashlib.sha256(bytes.fromhex(result["seed"])).hexdigest() == self.seen_in_lobby == record["commitment"]
        return record

    async def check_record(self) -> None:
        """Every device finds its luck; the walk is not there; who answered for whom is nobody's business."""
        record = await self.fetch(1)
        assert record["contributions"] == [f"{seat} {luck}" for seat, luck in sorted(self.luck.items())]
        rounds = [event for event in self.screen.known.story if event["event"] == "scored"]  # type: ignore[union-attr]
        visits = [move for move in record["moves"] if " visit " in move]
        assert visits[:3] == [f"{ANNA} visit {CORA}", f"{BEN} visit {EVA}", f"{DAN} visit {BEN}"]
        assert len(visits) == len(rounds)
        assert all(move.split()[1] in ("sleep", "trap", "visit", "deal") for move in record["moves"])
        result = self.screen.board["result"]
        assert result["winners"] == record["outcome"]["winners"]
        assert [view["seat"] for view in result["reveal"]] == list(range(6))

    async def rematch(self) -> None:
        """Everybody stays, under a new seal; this time the host ends the game, and everything is shown."""
        await self.fay.must("rematch")
        await self.settle()
        for client in self.watching:
            assert (client.board["phase"], client.board["result"], client.board["luck"]) == ("lobby", None, [])
            assert client.board["commitment"] != self.seen_in_lobby
        assert [client.you["seat"] for client in self.players] == list(range(6))
        self.seen_in_lobby = self.ben.board["commitment"]
        await self.fay.must("start")
        await self.deal(self.anna, ANNA)
        await self.move(self.cora, "trap")
        await self.settle()
        assert self.screen.board["number"] == 2
        assert '"choice":"trap"' not in json.dumps(self.screen.view, separators=(",", ":"))
        assert (await self.cora.do("end"))["reason"] == "not_host"
        await self.fay.must("end")
        await self.settle()
        for client in self.watching:
            result = client.board["result"]
            assert client.board["phase"] == "over"
            assert (result["winners"], result["reason"]) == ([], "truncated")
            assert [view["choice"] for view in result["reveal"]] == [None, None, None, "trap", None, None]
        record = await self.fetch(2)
        assert record["moves"][-1] == f"{CORA} trap"


@pytest.mark.rule("E3.2", "E3.3", "E3.16", "E6.4", "E6.11", "E6.14", "E8.7", "E9.29", "E9.31")
def test_five_people_and_a_bot_spend_an_evening(tmp_path: Path) -> None:
    async def story(url: str) -> None:
        evening = Evening(url, tmp_path, random.Random(7))
        await evening.gather()
        await evening.add_luck()
        await evening.begin()
        await evening.first_round()
        await evening.second_round()
        await evening.take_over()
        await evening.third_round()
        await evening.reseat()
        await evening.to_the_end()
        await evening.check_record()
        await evening.rematch()
        for client in evening.watching:
            await client.close()

    with running(tmp_path / "t.db") as server:
        asyncio.run(story(server.url))


@pytest.mark.rule("E3.16", "E6.11", "E6.14", "E8.6", "E9.29")
def test_a_silent_seat_is_answered_for_by_the_clock_and_then_by_its_stand_in(tmp_path: Path) -> None:
    async def story(url: str) -> None:
        clocks: dict[str, Any] = {"choose_seconds": 5, "prowl_seconds": 5, "deal_seconds": 60, "grace_seconds": 300}
        anna = await make(url, "Anna", first_deal="chosen_wolf", first_wolf=0, **clocks)
        ben, cora = [await join(url, anna.code, name) for name in ("Ben", "Cora")]
        everybody = [anna, ben, cora]
        await anna.must("pace", bots="instant")
        await anna.must("start")
        await anna.move(anna.view["legal"][0])
        await ben.until(lambda: bool(ben.view["legal"]))
        assert (await ben.move("trap"))["ok"]
        await cora.until(lambda: cora.view["window"] == "prowl", 20)
        assert [move["by"] for move in cora.named] == ["clock"]
        assert cora.named[0]["words"] == cora.view["choice"]
        assert not cora.you["stand_in"]
        # Ben's trap makes Anna the dealer; Cora is the Wolf and lets a second clock run out.
        assert (await anna.move("visit 1"))["ok"]
        await anna.move(next(deal for deal in anna.view["legal"] if deal.endswith("wolf")))
        for client in (anna, ben):
            await client.until(lambda client=client: bool(client.view["legal"]))  # type: ignore[misc]
            assert (await client.move("sleep"))["ok"]
        await cora.until(lambda: cora.view["window"] == "prowl")
        await asyncio.gather(*[client.settled() for client in everybody])
        assert [client.board["places"][2]["stand_in"] for client in everybody] == [False] * 3
        await cora.until(lambda: cora.view["window"] == "deal", 20)
        await asyncio.gather(*[client.settled() for client in everybody])
        assert [move["by"] for move in cora.named] == ["clock", "clock"]
        assert cora.you["stand_in"]
        assert [client.board["places"][2]["stand_in"] for client in everybody] == [False] * 3
        dealer = next(client for client in everybody if client.you["seat"] in client.view["asked"])
        if dealer is not cora:
            assert (await dealer.move(dealer.view["legal"][0]))["ok"]
        await cora.until(lambda: cora.view["window"] == "choose", 20)
        await asyncio.gather(*[client.settled() for client in everybody])
        # She is there, so no badge tells the others that the clock has answered for her twice.
        assert [client.board["places"][2]["stand_in"] for client in everybody] == [False] * 3
        assert [client.named for client in (anna, ben)] == [[], []]
        for client in everybody:
            await client.close()

    with running(tmp_path / "t.db") as server:
        asyncio.run(story(server.url))


@pytest.mark.rule("E8.6")
def test_a_clock_is_unlimited_only_if_the_host_says_so(tmp_path: Path) -> None:
    async def left(url: str, **options: Any) -> int | None:
        host = await make(url, "Anna", **options)
        for _ in range(2):
            await host.must("add_bot", level="random")
        await host.must("start")
        assert host.known is not None
        found: int | None = host.known.clock["left"]
        await host.close()
        return found

    async def story(url: str) -> None:
        assert await left(url, choose_seconds=0, prowl_seconds=0) is None
        normal = await left(url)
        assert normal is not None
        assert 0 < normal <= 45_000

    with running(tmp_path / "t.db") as server:
        asyncio.run(story(server.url))


@pytest.mark.rule("E8.6", "E8.8")
@pytest.mark.parametrize(("option", "good", "bad"), [("choose_seconds", 600, 4), ("grace_seconds", 300, 4)])
def test_a_table_refuses_clocks_out_of_range(tmp_path: Path, option: str, good: int, bad: int) -> None:
    async def story(url: str) -> None:
        async with httpx.AsyncClient(base_url=url) as http:
            body = {"game": "eatme", "name": "Anna", "key": key()}
            refused = await http.post("/api/tables", json={**body, "options": {option: bad}})
            assert refused.status_code == 400
            assert refused.json()["facts"]["option"] == option
            made = await http.post("/api/tables", json={**body, "options": {option: good}})
            assert made.status_code == 201

    with running(tmp_path / "t.db") as server:
        asyncio.run(story(server.url))


@pytest.mark.rule("E8.7")
def test_there_are_no_quick_claims_where_the_host_wants_none(tmp_path: Path) -> None:
    async def story(url: str) -> None:
        host = await make(url, "Anna", declare_buttons=False)
        assert "eatme-say-sleep" not in host.board["sentences"]
        assert (await host.do("sentence", id="eatme-say-sleep"))["reason"] == "sentence"
        await host.must("choose", options={"declare_buttons": True})
        await host.must("sentence", id="eatme-say-sleep")
        assert "eatme-say-sleep" in host.board["sentences"]
        await host.close()

    with running(tmp_path / "t.db") as server:
        asyncio.run(story(server.url))
