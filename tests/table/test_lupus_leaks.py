"""The leak tests of Lupus on the wire: two tables that differ in what is hidden, whole nights and games side by side.

Whoever is told the same in both gets the same bytes at the same times; whoever is not gets frames of the same sizes at
the same times, which is what somebody sees who listens to an encrypted line, and the same receipts. What somebody is
told is worked out from the rules (tests/games/lupus/twin.py).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import closing
from typing import Any

import msgspec
import pytest

from nightcoach.core.chance import Chance
from nightcoach.core.errors import Refused
from nightcoach.core.events import Seat
from nightcoach.core.frames import TABLE
from nightcoach.core.moves import Move
from nightcoach.games.lupus.game import GAME
from nightcoach.games.lupus.roles import ROLES, SEER, UNITS, WEREWOLF
from nightcoach.games.lupus.state import Lupus, seats_in
from nightcoach.table import room
from nightcoach.table.commands import play
from nightcoach.table.log import fold
from nightcoach.table.log.table import Table
from nightcoach.table.time import due, night
from nightcoach.table.wire import news, outbound
from tests.games.lupus.twin import Deal
from tests.kit import planted
from tests.kit.planted import Patch
from tests.kit.twins import same
from tests.size import SIZE
from tests.table.lupus_plans import QUICK, make_plan
from tests.table.lupus_twins import MANY, LupusTwins, LupusWorld, play_plan
from tests.table.scene import Scene

pytestmark = pytest.mark.leaks

OPTIONS: list[tuple[int, dict[str, Any]]] = [
    (9, {"preset": "custom", "custom_list": MANY, "enforce_minimums": False}),
    (9, {"preset": "custom", "custom_list": MANY, "enforce_minimums": False, "night_mode": "parallel"}),
    (8, {"preset": "lot", "role_list": "secret", "enforce_minimums": False, "place": "remote"}),
    (9, {"preset": "lot", "role_list": "secret", "enforce_minimums": False, "first_night_kill": True}),
    (10, {"preset": "lot", "role_list": "open_hide_possessed", "night_mode": "parallel"}),
    (8, {"place": "remote", "first_night_kill": True, "nomination_mode": "sequential"}),
]


ABOUT = (SEER, *UNITS, WEREWOLF, None, None)


@pytest.mark.rule("L3.3", "L3.4", "L3.5", "L3.50", "L6.20", "L6.21", "L6.22", "L6.24", "L6.25", "L6.29", "L9.57")
def test_nobody_gets_other_frames_for_another_night_behind_them(capsys: pytest.CaptureFixture[str]) -> None:
    """Every character living in one world, and a ghost or not there in the other."""
    tally: Counter[str] = Counter()
    games = nights = frames = 0
    for seed in range(66 * SIZE):
        seats, given = OPTIONS[seed % len(OPTIONS)]
        known = len(tally)
        plan = make_plan(seats, given, seed, tally, about=ABOUT[seed % len(ABOUT)])
        if plan is not None and (SIZE > 1 or seed % 2 == 0 or len(tally) > known):  # of what is nothing new, half
            played = play_plan(plan, Chance(seed))
            games, nights, frames = games + 1, nights + 2 * played[0], frames + played[1]
    with capsys.disabled():
        print(
            f"\nlupus on the wire: {games} twin games, {nights} nights, {frames} frames compared; tonight in A, or B:"
        )
        print("  " + ", ".join(f"{what} {tally[what]}" for what in sorted(tally) if " or " in what))
    assert nights >= 250 * SIZE
    assert games >= 32 * SIZE
    called = ("medium", "seer", "bodyguard", "owl", "mythomaniac")
    assert all(tally[f"{role} ghost or living"] for role in called)
    assert all(tally[f"{role} absent or living"] for role in (*called[:1], *called[2:]))


@pytest.mark.rule("L6.21", "L6.20")
@pytest.mark.parametrize(
    ("seats", "given"),
    [(16, {"place": "remote"}), (24, {"preset": "lot", "role_list": "secret", "enforce_card_stock": False})],
)
def test_frames_of_a_large_table_have_room_for_the_largest_secret(seats: int, given: dict[str, Any]) -> None:
    """Three wolves and their markers, Freemasons, and all specials that the lot may draw."""
    for seed in range(2 * SIZE):
        plan = make_plan(seats, given, seed, Counter(), nights=2, about=WEREWOLF)
        assert plan is not None
        assert play_plan(plan, Chance(seed), every=1)[1] > 100


# One hidden thing at a time

EIGHT = "villager werewolf werewolf seer villager villager villager villager"


def deal_of(roles: str, opening: Seat, **options: Any) -> list[int]:
    """The draws of a deal of these characters by seat, and the seat that opens day 1: nobody nominates and nobody
    votes, so it is lynched."""
    dealt = [ROLES.index(name) for name in roles.split()]
    state = GAME.deal(len(dealt), GAME.Options(**{**QUICK, **options}), Chance(0))
    assert isinstance(state, Lupus)
    return [*Deal.of(state, []).draws(dealt), opening]


def alike(opening: Seat, roles: str = EIGHT, **options: Any) -> LupusTwins:
    """Two tables with the same deal."""
    draws = deal_of(roles, opening, **options)
    return LupusTwins([draws, draws], len(roles.split()), **options)


def until(twins: LupusTwins, window: str, day: int) -> None:
    """By the clock alone."""
    while (twins.a.state().window(), twins.a.state().day) != (window, day):
        twins.slot_over()
    twins.compare(f"before {window} {day}", set(), set())


@pytest.mark.rule("L6.20", "L6.21", "L3.3")
def test_nobody_learns_at_night_who_has_pointed_or_is_away() -> None:
    """In A the Seer and a Villager tap at once, in B later or not at all, and two phones are gone, one a ghost's."""
    with closing(alike(opening=7)) as twins:
        until(twins, "night", 2)
        a, b = twins.worlds
        others = {3, 4, 5, 7}
        for seat in (3, 4):
            assert a.say(seat, "point 5")["ok"]
        for seat in (5, 7):
            b.step(lambda scene: scene.guests[seat].cut())
        twins.wait(1.2)
        assert b.say(3, "point 5")["ok"]
        twins.compare("taps", set(), others)
        for seat in (5, 7):
            b.step(lambda scene: scene.guests[seat].connect())
        twins.fresh()
        twins.slot_over()
        twins.compare("the slot", set(), others)


@pytest.mark.rule("L6.20", "L3.5")
def test_a_night_takes_the_same_time_whatever_is_done_in_it() -> None:
    """In A everybody taps at once and the pack disagrees, in B nobody does anything."""
    with closing(alike(opening=7, wolf_disagreement="no_kill")) as twins:
        until(twins, "night", 2)
        a = twins.a
        calls, begun = len(a.state().calls), a.scene.table.timers.opened
        for seat in range(8):
            assert a.say(seat, f"point {5 if seat == 1 else 6 if seat == 2 else 1}")["ok"]
        for _ in range(calls):
            twins.slot_over()
        assert a.scene.table.timers.opened - begun == pytest.approx(calls * QUICK["call_seconds"])
        assert [world.state().window() for world in twins.worlds] == ["discussion", "discussion"]
        twins.compare("a night", set(), set(range(8)))


@pytest.mark.rule("L9.58", "L3.49", "L3.50", "L6.6")
def test_a_ghost_of_the_pack_gets_the_same_bytes_whomever_the_pack_points_at() -> None:
    with closing(alike(opening=1, night_mode="parallel")) as twins:
        until(twins, "night", 2)
        a, b = twins.worlds
        assert not a.state().is_living(1)
        assert a.say(2, "point 5")["ok"]
        assert b.say(2, "point 6")["ok"]
        twins.wait(1.1)
        twins.fresh()
        twins.compare("markers", {2}, set())
        assert a.guest(1).view["markers"] == []


@pytest.mark.rule("L6.27", "L9.61", "L3.43")
def test_nobody_learns_who_has_voted_before_all_have() -> None:
    """In A all voters but one have, in B one of them; a second vote is refused with the bytes everybody gets."""
    with closing(alike(opening=5)) as twins:
        until(twins, "lynch_vote", 1)
        a, b = twins.worlds
        voters = list(a.state().asked())
        for seat in voters[1:]:
            assert a.say(seat, "vote paw")["ok"]
        assert b.say(voters[1], "vote tuft")["ok"]
        twins.fresh()
        twins.compare("votes", set(), set(voters[1:]))
        refused_alike(a, [(seat, "vote tuft") for seat in range(8) if seat != voters[0]])


@pytest.mark.rule("L6.27", "L9.61", "L3.25")
def test_nobody_learns_who_has_nominated_before_all_have() -> None:
    with closing(alike(opening=5)) as twins:
        until(twins, "nomination", 1)
        a, b = twins.worlds
        for seat in (1, 2, 3):
            assert a.say(seat, "nominate 6")["ok"]
        assert b.say(4, "nominate 7")["ok"]
        twins.fresh()
        twins.compare("ballots", set(), {1, 2, 3, 4})
        refused_alike(a, [(1, "nominate 5"), (2, "nominate 6"), (5, "nominate 5"), (6, "vote paw"), (7, "nonsense")])


@pytest.mark.rule("L3.56", "L6.28", "L9.72")
def test_whatever_is_refused_at_night_is_refused_with_the_same_bytes() -> None:
    """Living holders of every character and ghosts, for every reason; also a point when the night is over."""
    roles = " ".join([name for name in ROLES if name not in ("freemason", "villager")]) + " werewolf villager"
    given = {"preset": "custom", "custom_list": listed(roles), "enforce_minimums": False}
    with closing(alike(opening=9, roles=roles, **given)) as twins:
        until(twins, "night", 2)
        a = twins.a
        tries = [(seat, f"point {seat}") for seat in range(10)] + [(seat, "point 9") for seat in range(10)]
        tries += [(0, "point 8"), (1, "vote paw"), (2, "nominate 3"), (3, "close"), (4, "end_call"), (9, "suspect 1")]
        refused_alike(a, [*tries, (5, "no_ballot"), (6, "ready"), (7, "nonsense"), (10, "point 3"), (0, "point 23")])
        late = len(a.scene.guests[3].tape.frames)
        while a.state().window() == "night":
            a.slot_over()
        refused_alike(a, [(seat, f"point {seat % 3 + 3}") for seat in range(10)])
        assert len(a.scene.guests[3].tape.frames) > late


def listed(roles: str) -> str:
    counts = Counter(roles.split())
    return ",".join([f"{name}:{number}" for name, number in counts.items()])


def refused_alike(world: LupusWorld, tries: list[tuple[int, str]]) -> None:
    """All these commands, of seats and of the spectator, get the same receipt to the byte, and it is a refusal."""
    receipts: list[bytes] = []
    for index, words in tries:
        guest = world.scene.guests[index]
        question = world.scene.table.question
        world.step(lambda _scene: guest.do("move", f"x-{len(receipts):03}", words=words, question=question))
        data = [data for _, data in guest.tape.frames if f"x-{len(receipts):03}".encode() in data][-1]
        receipts.append(data.replace(f"x-{len(receipts):03}".encode(), b"x"))
    assert b'"ok":false' in receipts[0]
    same(receipts, receipts[:1] * len(receipts), "a refusal")


@pytest.mark.rule("L8.6", "L6.21", "L6.29")
def test_nobody_learns_from_the_chat_of_the_pack_who_belongs_to_it() -> None:
    """Everybody writes the same in both; in B another one is a wolf."""
    given = {"place": "remote", "wolf_chat": "on", "night_mode": "sequential"}
    swapped = "villager werewolf villager seer werewolf villager villager villager"
    draws = [deal_of(roles, 7, **given) for roles in (EIGHT, swapped)]
    with closing(LupusTwins(draws, 8, **given)) as twins:
        for _ in twins.a.state().calls:
            for seat in range(8):
                line = f"from {seat} " + "\U0001f43a" * 200
                twins.both(lambda scene: scene.guests[seat].do("say", text=line))
            twins.wait(0.2)
            twins.fresh()
            twins.slot_over()
            twins.compare("chat", {1, 2, 4}, set())
        assert twins.a.state().window() == "discussion"


# Planted leaks: each opens one door, and one of the tests above must notice


def seer_lives(table: Table) -> bool:
    state = table.state()
    return isinstance(state, Lupus) and bool(state.living_of(SEER))


def a_few_games() -> None:
    """Some of the twin games above."""
    for seed in (0, 1, 2, 3, 6, 7):
        seats, given = OPTIONS[seed % len(OPTIONS)]
        plan = make_plan(seats, given, seed, Counter(), nights=4, about=SEER)
        if plan is not None:
            play_plan(plan, Chance(seed), every=1)


class Planted:
    """The leaks, by name: what is patched, and with what."""

    longer_frame = staticmethod(planted.longer_frame)
    presence_of_a_ghost = staticmethod(planted.presence_flag)

    @staticmethod
    def frame_for_the_pack() -> Patch:
        """The pack gets a frame more when its marker is placed."""
        true = room.Room._tell

        def leaky(self: room.Room) -> None:
            true(self)
            state = self.table.state()
            if isinstance(state, Lupus) and state.window() == "night":
                for watcher in self.news.watchers:
                    if watcher.seat is not None and state.is_wolf(watcher.seat):
                        watcher.pipe.push(b'{"t":"pong"}')

        return room.Room, "_tell", leaky

    @staticmethod
    def shorter_night() -> Patch:
        """Without a living Seer a slot is a little shorter."""
        true = due._moves_due

        def leaky(table: Table, now: float) -> Iterator[due.Due]:
            state = table.state()
            quick = state is not None and state.window() == "night" and not seer_lives(table)
            for at, seat, what in true(table, now):
                yield at - 0.2 * (quick and seat == TABLE), seat, what

        return due, "_moves_due", leaky

    @staticmethod
    def early_answer() -> Patch:
        """What a Seer is told comes at once and not with the beat."""
        true = night.quiet

        def leaky(table: Table, now: float) -> bool:
            state = table.state()
            if isinstance(state, Lupus) and state.window() == "night":
                asked = [seat for seat in seats_in(state.living_of(SEER)) if state.kept(seat) is not None]
                return true(table, now) and not asked
            return true(table, now)

        return room, "quiet", leaky

    @staticmethod
    def waiting_list() -> Patch:
        """The clock shows that all have pointed, or how many have not."""
        true = news.News._clock

        def leaky(self: news.News, now: float) -> outbound.Clock:
            state = self.table.state()
            waiting = 0 if state is None else len(state.waiting())
            return msgspec.structs.replace(true(self, now), question=100 * self.table.question + waiting)

        return news.News, "_clock", leaky

    @staticmethod
    def different_error() -> Patch:
        """A ghost is told that it is one."""
        true = play.still_open

        def leaky(table: Table, seat: int, words: Move, question: int) -> bool:
            state = table.state()
            is_open = true(table, seat, words, question)
            if not is_open and isinstance(state, Lupus) and state.hushed() and not state.is_living(seat):
                raise Refused("sealed", "ghosts do not do that")
            return is_open

        return play, "still_open", leaky

    @staticmethod
    def log_line() -> Patch:
        """A move is printed where the host reads it."""
        true = fold._moved

        def leaky(table: Table, entry: Any, now: float) -> None:
            print(f"seat {entry.seat}: {entry.words}")
            true(table, entry, now)

        return fold, "_moved", leaky


CHECKS: list[Callable[[], None]] = [
    test_nobody_learns_at_night_who_has_pointed_or_is_away,
    test_a_night_takes_the_same_time_whatever_is_done_in_it,
    test_nobody_learns_who_has_voted_before_all_have,
    test_whatever_is_refused_at_night_is_refused_with_the_same_bytes,
    a_few_games,
]


@pytest.mark.parametrize("name", planted.names(Planted))
def test_a_planted_leak_is_found(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    planted.check_found(Planted, name, monkeypatch, CHECKS)


def test_nobody_learns_more_when_the_sockets_of_a_village_are_on_two_servers(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Scene, "servers", 2)
    a_few_games()
