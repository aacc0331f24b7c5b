"""The leak tests of Lupus on the wire: two tables that differ in what is hidden, whole nights and games side by side.

Whoever is told the same in both gets the same bytes at the same times; whoever is not gets frames of the same sizes at
the same times, which is what somebody sees who listens to an encrypted line, and the same receipts. What somebody is
told is worked out from the rules (tests/games/lupus/twin.py).
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import closing
from dataclasses import dataclass, field
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest

from nightcoach.bots.random import RandomBot
from nightcoach.core.chance import Chance, Script
from nightcoach.core.errors import BadOption, Refused
from nightcoach.core.events import Seat, Tell
from nightcoach.core.frames import TABLE
from nightcoach.core.game import Game, State
from nightcoach.core.leaks import LeakFound, Overheard
from nightcoach.core.moves import Move
from nightcoach.core.wire import GameOptions, to_json
from nightcoach.games.lupus.game import GAME
from nightcoach.games.lupus.moves import NO_BALLOT, PAW, POINTS, TUFT
from nightcoach.games.lupus.roles import NOBODY, ROLES, SEER, UNITS, VILLAGER, WEREWOLF
from nightcoach.games.lupus.state import Lupus, seats_in
from nightcoach.server.report import metrics
from nightcoach.table import commands, news, outbound, pulse, room
from nightcoach.table.table import House, Table
from tests.games.lupus.options import custom_list
from tests.games.lupus.twin import Deal, Exchange, first_told, other_composition, other_roles, public_facts, told
from tests.size import SIZE
from tests.table.scene import Guest, Scene
from tests.table.twins import same, second_device

pytestmark = pytest.mark.leaks

QUICK: dict[str, Any] = {
    "call_seconds": 2,
    "recognition_seconds": 1,
    "night_seconds": 3,
    "discussion_seconds": 1,
    "nomination_seconds": 1,
    "defence_seconds": 1,
    "vote_seconds": 1,
    "claims_per_day": 0,
    "grace_seconds": 300,
    "nomination_mode": "simultaneous",
}
MANY = custom_list(9, [unit for unit in UNITS if ROLES[unit] != "freemason"])
"""Nine players who all are somebody."""
OPTIONS: list[tuple[int, dict[str, Any]]] = [
    (9, {"preset": "custom", "custom_list": MANY, "enforce_minimums": False}),
    (9, {"preset": "custom", "custom_list": MANY, "enforce_minimums": False, "night_mode": "parallel"}),
    (8, {"preset": "lot", "role_list": "secret", "enforce_minimums": False, "place": "remote"}),
    (9, {"preset": "lot", "role_list": "secret", "enforce_minimums": False, "first_night_kill": True}),
    (10, {"preset": "lot", "role_list": "open_hide_possessed", "night_mode": "parallel"}),
    (8, {"place": "remote", "first_night_kill": True, "seer_may_target_ghosts": True}),
]


# Two games behind two tables, planned so that everybody sees the same of them


@dataclass
class Side:
    """One of the two games, with what each seat is told in it."""

    state: Lupus
    draws: list[int]
    told: list[list[object]]

    @staticmethod
    def dealt(seats: int, options: GameOptions, draws: list[int]) -> Side:
        state = GAME.deal(seats, options, Script(draws, Chance(0)))
        assert isinstance(state, Lupus)
        return Side(state, draws.copy(), [[first_told(state, seat)] for seat in range(seats)])

    def copy(self) -> Side:
        return Side(self.state.clone(), self.draws.copy(), [facts.copy() for facts in self.told])

    def play(self, seat: Seat, move: Move, chance: Chance) -> None:
        before = self.state.clone()
        self.state.chance = chance.fork()
        self.state.chance.draws = self.draws
        self.state.play(seat, move)
        for watcher, facts in enumerate(self.told):
            facts.append(told(before, seat, move, self.state, watcher))


@dataclass
class Tap:
    """Somebody points, at somebody in A and at somebody in B; or does not in one of them."""

    slot: int
    seat: Seat
    targets: tuple[int, int]


@dataclass
class Night:
    """A night of both games, and how the day after it ends."""

    taps: list[Tap]
    knowing: set[Seat] = field(default_factory=set)
    """Who has been told something else in A than in B, up to the dawn after it …"""
    later: set[Seat] = field(default_factory=set)
    """… and up to the beginning of the next."""
    apart: set[Seat] = field(default_factory=set)
    """Who taps in one of them only: their own frames are theirs."""
    side: str | None = None
    """What all vote for, or nobody votes; None if the game is not played on."""


@dataclass
class Plan:
    seats: int
    options: dict[str, Any]
    draws: list[list[int]]
    nights: list[Night]


def make_plan(seats: int, given: dict[str, Any], seed: int, tally: Counter[str], nights: int = 6) -> Plan | None:
    """Two games that look the same to everybody who only watches, for as many nights as it works out."""
    chance = Chance(seed)
    options = GAME.Options(**QUICK, **given)
    source = Chance(chance.below(1 << 30))
    draws: list[int] = []
    source.draws = draws
    state = GAME.deal(seats, options, source)
    assert isinstance(state, Lupus)
    deal = Deal.of(state, draws)
    exchange = None
    while exchange is None:
        exchange = other_composition(state, deal, None, chance) or other_roles(deal, None, chance)
    sides = [Side.dealt(seats, options, deal.draws(dealt)) for dealt in (deal.dealt, exchange.dealt)]
    if public_facts(sides[0].state) != public_facts(sides[1].state):
        return None
    plan = Plan(seats, given, [], [])
    while len(plan.nights) < nights:
        count_differences(sides, tally)
        found = plan_night(sides, exchange, chance)
        if found is None:
            break
        night, sides = found
        plan.nights.append(night)
        night.side, sides = plan_day(sides, chance)
        night.later = who_knows(sides)
        if night.side is None:
            break
    plan.draws = [side.draws for side in sides]
    return plan if plan.nights else None


def count_differences(sides: list[Side], tally: Counter[str]) -> None:
    """For which characters the worlds differ tonight in whether they live, are ghosts or are not there."""
    for role, name in enumerate(ROLES):
        how = [status(side.state, role) for side in sides]
        tally[f"{name} {how[0]}"] += 1
        if how[0] != how[1]:
            tally[f"{name} {' or '.join(sorted(how))}"] += 1


def status(s: Lupus, role: int) -> str:
    return "living" if s.living_of(role) else "ghost" if role in s.roles else "absent"


def plan_night(sides: list[Side], exchange: Exchange, chance: Chance) -> tuple[Night, list[Side]] | None:
    """Points by lot until the same die in both."""
    for _ in range(40):
        tried = [side.copy() for side in sides]
        night = Night([])
        slots = 1 if tried[0].state.parallel else len(tried[0].state.calls)
        for slot in range(slots):
            for seat in range(tried[0].state.seats):
                if chance.below(2 if slots > 1 else 5):
                    night.taps.append(tap(tried, exchange, slot, seat, chance, night))
            for side in tried:
                side.play(TABLE, side.state.default(TABLE, chance), chance)
            if public_facts(tried[0].state) != public_facts(tried[1].state):
                break
        else:
            if tried[0].state.result is None:
                night.knowing = who_knows(tried)
                return night, tried
    return None


def who_knows(sides: list[Side]) -> set[Seat]:
    """Who has been told different things."""
    a, b = sides
    return {seat for seat in range(a.state.seats) if a.told[seat] != b.told[seat]}


def tap(tried: list[Side], exchange: Exchange, slot: int, seat: Seat, chance: Chance, night: Night) -> Tap:
    """The same tap in both if it may be; now and then another one, or in one of them none."""
    a, b = [side.state.legal(seat) for side in tried]
    one = chance.pick(a)
    other = one if one in b and seat not in exchange.seats and chance.below(4) else chance.pick(b)
    targets = [one.numbers[0], other.numbers[0]]
    if chance.below(12) == 0 and seat > 0:
        targets[chance.below(2)] = NOBODY
        night.apart.add(seat)
    for side, target in zip(tried, targets, strict=True):
        if target != NOBODY:
            side.play(seat, POINTS[target], chance)
    return Tap(slot, seat, (targets[0], targets[1]))


def plan_day(sides: list[Side], chance: Chance) -> tuple[str | None, list[Side]]:
    """The clock does everything but, perhaps, the vote; one side of the vote that lets both games go on."""
    for words in ("paw", "tuft"):
        tried = [side.copy() for side in sides]
        for side in tried:
            for seat, move in a_day(side.state, words):
                side.play(seat, move, chance)
        facts = [public_facts(side.state) for side in tried]
        if facts[0] == facts[1] and tried[0].state.result is None:
            return words, tried
    return None, sides


def a_day(s: Lupus, words: str) -> Iterator[tuple[Seat, Move]]:
    """Nobody says or nominates anything; then all vote, or nobody does."""
    while s.window() not in ("lynch_vote", "over"):
        seat = TABLE if s.legal(TABLE) else s.waiting()[0]
        yield seat, GAME.moves["close"] if seat == TABLE else NO_BALLOT
    for seat in s.asked():
        yield seat, TUFT if words == "tuft" else NO_BALLOT


# The two tables


class Rigged(Game):
    """Lupus whose draws are given: the deal, and the lots after it."""

    name = GAME.name
    version = GAME.version
    unit = GAME.unit
    parties = GAME.parties
    Options = GAME.Options
    View = GAME.View
    moves = GAME.moves
    windows = GAME.windows
    events = GAME.events

    def __init__(self, draws: list[int]) -> None:
        self.draws = draws

    def seats(self, options: GameOptions) -> range:
        return GAME.seats(options)

    def deal(self, seats: int, options: GameOptions, chance: Chance, tell: Tell | None = None) -> State:
        return GAME.deal(seats, options, Script(self.draws, chance), tell)

    def length(self, state: State) -> int:
        return GAME.length(state)

    def grace(self, options: GameOptions) -> float:
        return GAME.grace(options)

    def public_options(self, options: GameOptions) -> dict[str, str | int | bool | None]:
        return GAME.public_options(options)

    def allows_bots(self, options: GameOptions) -> bool:
        return GAME.allows_bots(options)

    def write(self, state: State) -> str:
        return GAME.write(state)


class World:
    """One of the two tables: people on all seats, a spectator and a screen."""

    def __init__(self, draws: list[int], people: int, **options: Any) -> None:
        house = House(lambda _name: Rigged(draws), lambda _game, _level: RandomBot(), lambda _game: "random")
        self.scene = Scene("lupus", house=house, **{**QUICK, **options})
        self.overheard = ""
        for number in range(people):
            self.step(lambda scene: scene.join(f"P{number + 1}"))
        self.step(lambda scene: scene.join("Spectator", watch=True))
        self.step(lambda scene: scene.screen())
        self.step(lambda scene: scene.guests[0].must("start"))
        self.marks = [0] * len(self.scene.guests)

    def step(self, action: Callable[[Scene], Any]) -> Any:
        with Overheard() as overheard:
            done = action(self.scene)
        self.overheard += overheard.text()
        return done

    def state(self) -> Lupus:
        state = self.scene.table.state()
        assert isinstance(state, Lupus)
        return state

    def guest(self, seat: Seat) -> Guest:
        return self.scene.guests[seat]

    def say(self, seat: Seat, words: str) -> dict[str, Any]:
        """A move as a hand would make it, with the question that is asked."""
        receipt: dict[str, Any] = self.step(
            lambda scene: scene.guests[seat].do("move", words=words, question=scene.table.question)
        )
        return receipt

    def slot_over(self) -> None:
        """Wait until this slot, or window, is over by its clock."""
        question = self.scene.table.question
        while self.scene.table.question == question:
            limit = self.scene.table.timers.limit
            assert limit is not None
            self.step(lambda scene: scene.wait(max(limit - scene.clock.now(), 0.25)))

    def public(self) -> list[Any]:
        """What is open to everybody: the page, the figures, and what the process says."""
        board, view = self.scene.run(self.scene.room.look())
        rooms = SimpleNamespace(
            rooms={"BCDFG": self.scene.room}, games_over=0, moves_over=0, store=SimpleNamespace(failures=0)
        )
        door: Any = SimpleNamespace(lobby=rooms, open=len(self.scene.room.news.watchers), turned_away=0)
        figures = [line for line in metrics(door).splitlines() if "uptime" not in line]
        return [to_json([board, view]), figures, self.overheard]

    def heard(self, index: int, secret: bool) -> list[Any]:
        """The frames of somebody since the last time; of somebody with a secret only what a listener on the line sees,
        and the receipts."""
        frames = self.scene.guests[index].tape.frames[self.marks[index] :]
        return [(at, data if not secret or b'"t":"receipt"' in data[:16] else len(data)) for at, data in frames]


class LupusTwins:
    """Two worlds, A and B."""

    def __init__(self, draws: list[list[int]], people: int, **options: Any) -> None:
        self.worlds = [World(each, people, **options) for each in draws]
        self.people = people
        self.compared = 0

    def both(self, action: Callable[[World], Any]) -> None:
        for world in self.worlds:
            action(world)

    def wait(self, seconds: float) -> None:
        self.both(lambda world: world.step(lambda scene: scene.wait(seconds)))

    def compare(self, where: str, knowing: set[Seat], apart: set[Seat]) -> None:
        """Everything that anybody got since the last time."""
        a, b = self.worlds
        same(a.public(), b.public(), f"{where}: page, figures or log")
        for index, guest in enumerate(a.scene.guests):
            if index not in apart:
                ours, theirs = [world.heard(index, index in knowing) for world in self.worlds]
                same(ours, theirs, f"{where}: {guest.name}")
                same(guest.tape.closed, b.scene.guests[index].tape.closed, f"{where}: {guest.name} closed")
                self.compared += len(ours)
        for world in self.worlds:
            world.marks = [len(guest.tape.frames) for guest in world.scene.guests]

    def fresh(self) -> None:
        """New connections of everybody, at the same instant in both."""
        for index in range(len(self.worlds[0].scene.guests)):
            self.both(lambda world: world.step(lambda scene: second_device(scene, scene.guests[index])))

    def close(self) -> None:
        for world in self.worlds:
            world.scene.__exit__()


PROBES = ("point {self}", "nominate {self}", "vote paw", "close", "end_call", "no_ballot", "ready", "nonsense")


def play_plan(plan: Plan, chance: Chance, every: int = 3) -> tuple[int, int]:
    """Both games through their tables, everybody tapping at the same moments; after each night all is compared. How
    many nights, and how many frames."""
    nights = 0
    apart: set[Seat] = set()
    with closing(LupusTwins(plan.draws, plan.seats, **plan.options)) as twins:
        for night in plan.nights:
            apart |= night.apart
            play_night(twins, night, chance, every)
            twins.compare(f"night {nights + 1}", night.knowing, apart)
            nights += 1
            if night.side is not None:
                play_day(twins, night.side)
                twins.compare(f"day {nights}", night.later, apart)
        return nights, twins.compared


def play_night(twins: LupusTwins, night: Night, chance: Chance, every: int) -> None:
    """Slot after slot; now and then everybody comes anew, a phone is gone for a moment, somebody taps nonsense."""
    slots = 1 if twins.worlds[0].state().parallel else len(twins.worlds[0].state().calls)
    for slot in range(slots):
        twins.wait(0.1)
        for each in night.taps:
            if each.slot == slot:
                for world, target in zip(twins.worlds, each.targets, strict=True):
                    if target != NOBODY:
                        assert world.say(each.seat, f"point {target}")["ok"]
        what = chance.below(3 * every)
        seat = chance.below(twins.people)
        if what == 0:
            twins.fresh()
        elif what == 1:
            words = chance.pick(PROBES).replace("{self}", str(seat))
            twins.both(lambda world: world.say(seat, words))
        elif what == 2 and seat:
            twins.both(lambda world: world.step(lambda scene: scene.guests[seat].cut()))
            twins.wait(0.3)
            twins.both(lambda world: world.step(lambda scene: scene.guests[seat].connect()))
        twins.both(World.slot_over)


def play_day(twins: LupusTwins, side: str) -> None:
    """Until the next night: the clock, and all votes for one side or none."""
    while twins.worlds[0].state().window() not in ("night", "lynch_vote"):
        twins.both(World.slot_over)
    if side == "tuft":
        for seat in twins.worlds[0].state().asked():
            twins.both(lambda world: world.say(seat, "vote tuft"))
    else:
        twins.both(World.slot_over)


@pytest.mark.rule("L3.3", "L3.4", "L3.5", "L3.50", "L6.20", "L6.21", "L6.22", "L6.24", "L6.25", "L6.29", "L9.57")
def test_nobody_gets_other_frames_for_another_night_behind_them(capsys: pytest.CaptureFixture[str]) -> None:
    """Every character living in one world, and a ghost or not there in the other."""
    tally: Counter[str] = Counter()
    games = nights = frames = 0
    for seed in range(72 * SIZE):
        seats, given = OPTIONS[seed % len(OPTIONS)]
        plan = make_plan(seats, given, seed, tally)
        if plan is not None:
            played = play_plan(plan, Chance(seed))
            games, nights, frames = games + 1, nights + 2 * played[0], frames + played[1]
    with capsys.disabled():
        print(f"\nlupus on the wire: {games} twin games, {nights} nights, {frames} frames compared; tonight in A, or B:")
        print("  " + ", ".join(f"{what} {tally[what]}" for what in sorted(tally) if " or " in what))
    assert nights >= 500 * SIZE
    assert games >= 60 * SIZE
    called = ("medium", "seer", "bodyguard", "owl", "mythomaniac")
    assert all(tally[f"{role} ghost or living"] for role in called)
    assert all(tally[f"{role} absent or living"] for role in (*called[:1], *called[2:]))


# One hidden thing at a time


def deal_of(roles: str, **options: Any) -> list[int]:
    """The draws of a deal of these characters by seat."""
    dealt = [ROLES.index(name) for name in roles.split()]
    state = GAME.deal(len(dealt), GAME.Options(**{**QUICK, **options}), Chance(0))
    assert isinstance(state, Lupus)
    return Deal.of(state, []).draws(dealt)


PLAIN = "werewolf werewolf werewolf-free"
EIGHT = "villager werewolf werewolf seer villager villager villager villager"


def to_the_vote(twins: LupusTwins) -> None:
    """Night and day by the clock, until people vote."""
    while twins.worlds[0].state().window() != "lynch_vote":
        twins.both(World.slot_over)
    twins.compare("before the vote", set(), set())


def to_night(twins: LupusTwins, number: int) -> None:
    """By the clock; the paw is lynched every day."""
    while (twins.worlds[0].state().window(), twins.worlds[0].state().day) != ("night", number):
        twins.both(World.slot_over)
    twins.compare(f"before night {number}", set(), set())


def test_nobody_learns_at_night_who_has_pointed_or_is_away() -> None:
    """L6.20, L6.21 In A the Seer and a Villager tap at once, in B later or not at all, and a phone is gone."""
    draws = deal_of(EIGHT)
    with closing(LupusTwins([draws, draws], 8)) as twins:
        to_night(twins, 2)
        a, b = twins.worlds
        living = [seat for seat in range(1, 8) if a.state().is_living(seat)]
        ghost = next(seat for seat in range(8) if not a.state().is_living(seat))
        one, other, gone = living[:3]
        for seat in (one, other):
            assert a.say(seat, f"point {gone}")["ok"]
        for seat in (gone, ghost):
            b.step(lambda scene: scene.guests[seat].cut())
        twins.wait(1.2)
        assert b.say(one, f"point {gone}")["ok"]
        twins.compare("taps", set(), {one, other, gone, ghost})
        for seat in (gone, ghost):
            b.step(lambda scene: scene.guests[seat].connect())
        twins.fresh()
        twins.both(World.slot_over)
        twins.compare("the slot", set(), {one, other, gone, ghost})


@pytest.mark.rule("L6.20", "L3.5")
def test_a_night_takes_the_same_time_whatever_is_done_in_it() -> None:
    """In A everybody taps at once, in B nobody does."""
    draws = deal_of(EIGHT, wolf_disagreement="no_kill")
    with closing(LupusTwins([draws, draws], 8, wolf_disagreement="no_kill")) as twins:
        to_night(twins, 2)
        a, b = twins.worlds
        calls = len(a.state().calls)
        begun = a.scene.clock.now()
        for seat in range(8):
            assert a.say(seat, a.guest(seat).view["legal"][seat % 3])["ok"]
        for _ in range(calls):
            twins.both(World.slot_over)
        assert a.scene.clock.now() - begun == calls * QUICK["call_seconds"]
        assert b.state().window() == a.state().window()
        twins.compare("a night", set(), set(range(8)))


@pytest.mark.rule("L9.58", "L3.49", "L3.50", "L6.6")
def test_a_ghost_of_the_pack_is_shown_no_marker() -> None:
    """The living wolves point elsewhere in B; the dead one gets the same bytes, and no markers."""
    roles = "villager werewolf seer villager werewolf villager villager villager"
    given = {"wolf_disagreement": "no_kill", "first_night_kill": False, "night_mode": "parallel"}
    draws = [*deal_of("werewolf villager villager " + roles.replace("villager", "", 1)[1:], **given)]
    with closing(LupusTwins([draws, draws], len(draws) + 1, **given)) as twins:
        to_night(twins, 2)
        pack = [seat for seat in range(twins.people) if twins.worlds[0].state().is_wolf(seat)]
        ghosts = [seat for seat in pack if not twins.worlds[0].state().is_living(seat)]
        assert ghosts
        for wolf in set(pack) - set(ghosts):
            for world, number in zip(twins.worlds, (0, 1), strict=True):
                assert world.say(wolf, world.guest(wolf).view["legal"][number])["ok"]
        twins.wait(1.1)
        twins.fresh()
        twins.compare("markers", set(pack) - set(ghosts), set())
        assert all(not world.guest(ghost).view["markers"] for world in twins.worlds for ghost in ghosts)
