"""Two servers share a table: nobody can tell, whatever happens to one of them."""

from __future__ import annotations

import random
from contextlib import closing
from typing import Any

import pytest

from nightcoach.store import Deposed
from tests.size import SIZE
from tests.table.scene import Guest, Scene, asked, table_of
from tests.table.villages import HOUSE

EVENINGS: dict[str, tuple[int, dict[str, Any]]] = {
    "eatme": (4, {"choose_seconds": 12, "prowl_seconds": 12, "deal_seconds": 12}),
    "castle": (5, {}),
    "castle brisk": (5, {"brisk_duels": True}),
    "lupus": (8, {"allow_bots": True, "call_seconds": 3, "recognition_seconds": 4, "discussion_seconds": 30}),
}
BOTS = 2
STEPS = 250 * SIZE
TAKEOVERS = [("lupus", "night"), ("castle", "d5"), ("castle brisk", "d5"), ("eatme", "choose")]

Tapes = list[list[tuple[float, bytes]]]


class Evening:
    """One game with hands at random, the same whenever it is played; some of the people are on each server."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, servers: int, name: str) -> None:
        monkeypatch.setattr(Scene, "servers", servers)
        seats, options = EVENINGS[name]
        self.dice = random.Random(name)
        self.scene = Scene(name.split()[0], HOUSE, **options)
        for number in range(seats - BOTS):
            self.scene.join(f"P{number}")
        self.scene.join("W", watch=True)
        self.scene.screen()
        for _ in range(BOTS):
            self.scene.guests[0].must("add_bot", level="random")
        self.scene.guests[0].must("start")

    def close(self) -> None:
        self.scene.__exit__()

    def step(self) -> None:
        hands = asked(self.scene)
        if hands and self.dice.random() < 0.6:
            guest = self.dice.choice(hands)
            guest.move(self.dice.choice(guest.view["legal"]))
        else:
            self.scene.wait(self.dice.choice((0.1, 0.5, 2.0)))

    def until(self, window: str) -> None:
        for _ in range(3000):
            state = self.scene.table.state()
            if state is not None and state.window() == window:
                return
            self.step()
        raise AssertionError(f"{window} does not come")

    def tapes(self, since: int = 0) -> Tapes:
        return [guest.tape.frames[since:] for guest in self.scene.guests]

    def moved(self) -> list[Guest]:
        """Those whose server dies."""
        return self.scene.guests[::2]


def differences(ours: Tapes, theirs: Tapes) -> list[str]:
    """Where two evenings differ, in words."""
    found = []
    for number, (left, right) in enumerate(zip(ours, theirs, strict=True)):
        pairs = [pair for pair in zip(left, right, strict=False) if pair[0] != pair[1]]
        if left != right:
            found.append(f"{number}: {len(left)} and {len(right)} frames, the first that differ: {pairs[:1]}")
    return found


@pytest.mark.parametrize("name", EVENINGS)
def test_everybody_gets_the_same_frames_at_the_same_times_on_one_server_and_on_two(
    monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    tapes = []
    for servers in (1, 2):
        with closing(Evening(monkeypatch, servers, name)) as evening:
            for _ in range(STEPS):
                evening.step()
            tapes.append(evening.tapes())
            assert {guest.at for guest in evening.scene.guests} == set(range(servers))
    assert sum(len(tape) for tape in tapes[0]) >= 100
    assert differences(*tapes) == []


@pytest.mark.parametrize(("name", "window"), TAKEOVERS)
def test_when_a_server_dies_the_others_guests_notice_nothing_and_its_own_a_reconnect(
    monkeypatch: pytest.MonkeyPatch, name: str, window: str
) -> None:
    tapes = []
    for servers in (1, 2):
        with closing(Evening(monkeypatch, servers, name)) as evening:
            scene = evening.scene
            evening.until(window)
            scene.wait(0.3)
            limit, ends = scene.table.timers.limit, list(scene.table.timers.score.ends)
            if servers == 2:
                scene.kill(0, heir=1)
                scene.rooms.reverse()
                for guest in scene.guests:
                    guest.at = 0
            else:
                for guest in evening.moved():
                    guest.cut()
            for guest in evening.moved():
                guest.connect()
            assert (scene.table.timers.limit, scene.table.timers.score.ends) == (limit, ends), "deadlines are kept"
            question = scene.table.question
            for _ in range(40):
                if scene.table.question > question + 1 or scene.table.phase != "play":
                    break
                evening.step()
            assert scene.table.question > question, "it goes on"
            tapes.append(evening.tapes())
    assert differences(*tapes) == []


def two(monkeypatch: pytest.MonkeyPatch, **options: Any) -> Scene:
    """Three people: the first and the third on one server, the second on the other."""
    monkeypatch.setattr(Scene, "servers", 2)
    return table_of(3, **options)


def test_a_command_that_was_acknowledged_elsewhere_has_no_second_effect(monkeypatch: pytest.MonkeyPatch) -> None:
    with two(monkeypatch) as scene:
        guest = scene.guests[1]
        assert guest.do("say", number="once", text="hm")["ok"]
        rows = scene.written()
        guest.cut()
        guest.at = 0
        guest.connect()
        assert guest.do("say", number="once", text="hm")["ok"]
        assert scene.written() == rows


def test_a_server_that_has_heard_nothing_decides_again_when_another_was_faster(monkeypatch: pytest.MonkeyPatch) -> None:
    with two(monkeypatch) as scene:
        scene.hints = False
        scene.guests[0].must("say", text="first")
        assert scene.rooms[1].table.n < scene.rooms[0].table.n
        scene.guests[1].must("say", text="second")
        assert scene.rooms[1].table.n == scene.rooms[0].table.n + 1
        told = scene.guests[1].known
        assert told is not None
        assert [line["text"] for line in told.talk if "text" in line] == ["first", "second"]


def test_whoever_comes_from_another_server_finds_all_that_it_has_told(monkeypatch: pytest.MonkeyPatch) -> None:
    with two(monkeypatch) as scene:
        scene.hints = False
        guest = scene.guests[0]
        guest.must("say", text="here I was")
        guest.cut()
        guest.at = 1
        guest.connect()
        assert guest.known is not None
        assert "here I was" in [line.get("text") for line in guest.known.talk]


def test_what_somebody_noted_on_one_server_is_there_on_the_other(monkeypatch: pytest.MonkeyPatch) -> None:
    with two(monkeypatch) as scene:
        guest = asked(scene)[0]
        guest.must("marks", signs="f.q")
        guest.cut()
        guest.at = 1 - guest.at
        guest.connect()
        assert guest.known is not None
        assert guest.known.marks == "f.q"


def test_a_hint_is_not_taken_for_truth(monkeypatch: pytest.MonkeyPatch) -> None:
    with two(monkeypatch) as scene:
        rows, frames = len(scene.log.rows), [len(guest.tape.frames) for guest in scene.guests]
        for n in (-1, 0, rows - 1, rows, rows + 7, 2**40):
            scene.rooms[1].follow(n)
            scene.run(scene.rooms[1]._do(scene.rooms[1]._nothing))
        assert [room.table.n for room in scene.rooms] == [rows, rows]
        assert [len(guest.tape.frames) for guest in scene.guests] == frames


def test_hints_that_come_twice_and_in_another_order_tell_nothing_twice(monkeypatch: pytest.MonkeyPatch) -> None:
    with two(monkeypatch) as scene:
        scene.hints = False
        for text in ("one", "two", "three"):
            scene.guests[0].must("say", text=text)
        last = len(scene.log.rows) - 1
        for n in (last, last - 2, last, last - 1):
            scene.rooms[1].follow(n)
            scene.run(scene.rooms[1]._do(scene.rooms[1]._nothing))
        scene.read()
        known = scene.guests[1].known
        assert known is not None
        assert [line["text"] for line in known.talk if "text" in line] == ["one", "two", "three"]


def test_a_holder_whose_lease_was_taken_fires_no_deadline(monkeypatch: pytest.MonkeyPatch) -> None:
    with two(monkeypatch, choose_seconds=10) as scene:
        scene.wait(8)
        state = scene.table.state()
        assert state is not None
        late = state.waiting()
        assert scene.log.lease is not None
        scene.log.lease += 1
        scene.rooms[1].drive(scene.log.lease, 0.0)
        scene.wait(4)
        assert sorted(move.seat for move in scene.moves()) == sorted(late), "each once"


def test_a_holder_that_ignores_its_lost_lease_would_be_found(monkeypatch: pytest.MonkeyPatch) -> None:
    with two(monkeypatch, choose_seconds=10) as scene:
        asked_of: list[int | None] = []
        append = scene.log.append

        async def careless(*row: Any) -> None:
            asked_of.append(row[6])
            await append(*row)

        scene.log.append = careless  # type: ignore[method-assign,assignment]
        scene.wait(30)
        assert 1 in asked_of, "what the clock does is written under the lease"
        with pytest.raises(Deposed):
            scene.run(append("BCDFG", len(scene.log.rows), [b"{}"], {}, (), 1.0, 7))


def test_people_of_a_server_that_has_died_are_away_until_they_come_back(monkeypatch: pytest.MonkeyPatch) -> None:
    with two(monkeypatch, grace_seconds=20, choose_seconds=300, start=False) as scene:
        scene.kill(0, heir=1)
        assert [person.connected for person in scene.rooms[1].table.people.values()] == [False, True, False]
        scene.guests[0].connect()
        assert [person.connected for person in scene.rooms[1].table.people.values()] == [True, True, False]


def test_a_person_on_both_servers_is_away_only_when_gone_from_both(monkeypatch: pytest.MonkeyPatch) -> None:
    with two(monkeypatch, start=False) as scene:
        guest = scene.guests[0]
        tablet = Guest(scene, guest.token, "tablet")
        tablet.at = 1
        tablet.connect()
        guest.cut()
        assert scene.table.people[1].connected
        tablet.cut()
        assert not scene.table.people[1].connected


def test_a_phone_that_flickers_does_not_fill_the_log() -> None:
    with table_of(3, start=False) as scene:
        rows = len(scene.log.rows)
        for _ in range(200):
            scene.guests[1].cut()
            scene.guests[1].connect()
        assert len(scene.log.rows) - rows <= 31
        scene.wait(5)
        assert scene.table.people[2].connected


def test_presence_says_who_is_there_as_soon_as_it_may_again() -> None:
    with table_of(3, start=False) as scene:
        for _ in range(200):
            scene.guests[1].cut()
            scene.guests[1].connect()
        scene.guests[1].cut()
        scene.wait(5)
        assert not scene.table.people[2].connected
