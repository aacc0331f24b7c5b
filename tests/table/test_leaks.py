"""The leak tests on the wire: same instant, one step and twin game on the bytes, sizes and times that a table sends."""

from __future__ import annotations

import logging
from collections import Counter
from collections.abc import Callable
from contextlib import closing
from typing import Any

import msgspec
import pytest

from nightcoach.core.leaks import LeakFound
from nightcoach.server import admin, monitoring
from nightcoach.table.commands import dispatch
from nightcoach.table.log import entries as e
from nightcoach.table.log import fold
from nightcoach.table.log.table import Table
from nightcoach.table.room import Room
from nightcoach.table.time import due
from nightcoach.table.wire import news, outbound
from tests.kit import planted
from tests.kit import twins as kit_twins
from tests.kit.planted import Patch
from tests.kit.twins import same
from tests.size import SIZE
from tests.table.reflexes import duel
from tests.table.scene import Scene
from tests.table.twins import EatMeTwins, masked

pytestmark = pytest.mark.leaks

GRANTED = frozenset(
    # E6.6, E6.7, E6.8: at the reveal the worlds come apart, for everybody at once, in what happened …
    {"choice", "winner", "loser", "loss", "shown", "scores", "habits", "story"}
    # … in what follows from it …
    | {"window", "asked", "legal", "dealer", "reason", "view", "clock", "board", "talk", "at", "n"}
    # … and the padding follows from what is public.
    | {"pad"}
)
NOBODY = -1


class Tally:
    pairs = 0
    differed = 0
    instants = 0
    steps = 0


def one_twin_game(seed: int, tally: Tally) -> None:
    """A table with people, bots, a spectator and a screen; some rounds alike, then one in which the choices differ."""
    people = 2 + seed % 3
    bot_seats = max(3 - people, seed % 2)
    options = {"show_ready": seed % 4 != 3, "target_points": 30, "choose_seconds": 60, "deal_seconds": 60}
    with closing(EatMeTwins(seed, people, bot_seats, **options)) as twins:
        chance = twins.random
        rounds = chance.randrange(3)
        twins.last_round = rounds + 1
        for _ in range(rounds):
            a_round(twins, chance)
        twins.compare("before the round that differs")
        choose(twins, chance, tally)
        tally.pairs += 1
        tally.differed += bool(twins.owners)
        twins.probe("locked")
        twins.fresh()
        twins.compare("locked")
        reveal(twins, chance, tally)


def a_round(twins: EatMeTwins, chance: Any) -> None:
    """A round that is the same in both."""
    while twins.scene.guests[0].view["window"] == "choose":
        for index in range(len(twins.scene.table.places)):
            guest = twins.scene.guests[index]
            if index < people_of(twins) and guest.view["legal"] and guest.view["window"] == "choose":
                words = twins.choice(guest.view["round"], guest.seat)[0]
                twins.both(lambda scene: scene.guests[index].move(words))
        twins.both(lambda scene: scene.wait(1))
    while twins.scene.guests[0].view["window"] in ("prowl", "deal"):
        for index in range(people_of(twins)):
            guest = twins.scene.guests[index]
            if guest.view["legal"] and guest.view["window"] in ("prowl", "deal"):
                words = chance.choice(guest.view["legal"])
                twins.both(lambda scene: scene.guests[index].move(words))
        twins.both(lambda scene: scene.wait(1))


def move(index: int, words: str) -> Callable[[Scene], Any]:
    return lambda scene: scene.guests[index].move(words)


def people_of(twins: EatMeTwins) -> int:
    return sum(place.person is not None for place in twins.scene.table.places)


def choose(twins: EatMeTwins, chance: Any, tally: Tally) -> None:
    """The round in which the worlds differ, with all kinds of things happening; after each all is compared."""
    people = people_of(twins)
    late = 0
    for _ in range(60):
        if twins.scene.guests[0].view["window"] != "choose":
            return
        what = chance.random()
        index = chance.randrange(people)
        guest = twins.scene.guests[index]
        if what < 0.45:
            if guest.watcher is not None and guest.view["legal"]:
                words = twins.choice(guest.view["round"], guest.seat)
                twins.one_each([move(index, w) for w in words])
        elif what < 0.6:
            twins.both(lambda scene: scene.wait(chance_seconds))
        elif what < 0.7:
            if guest.watcher is None:
                twins.both(lambda scene: scene.guests[index].connect())
            elif index:
                twins.both(lambda scene: scene.guests[index].cut())
        elif what < 0.78 and late < 2:
            late += 1
            twins.both(lambda scene: scene.join(f"Late{late}", watch=True))
        elif what < 0.86:
            twins.both(lambda scene: scene.guests[0].do("say", text="hm"))
        elif what < 0.93:
            twins.fresh()
            tally.instants += len(twins.scene.guests)
        else:
            twins.probe("probes")
        twins.compare("twin game")
        tally.steps += len(twins.scene.guests)
    twins.both(lambda scene: scene.wait(70))
    twins.compare("after the clock")


chance_seconds = 2.5


def reveal(twins: EatMeTwins, chance: Any, tally: Tally) -> None:
    """One step: the same visit in both. What comes now may differ only where the rules grant it (E6.6, E6.7)."""
    if twins.scene.guests[0].view["window"] != "prowl":
        return
    marks = [[len(guest.tape.frames) for guest in world.scene.guests] for world in twins.worlds]
    guests = twins.scene.guests
    wolf = next((i for i in range(people_of(twins)) if guests[i].watcher and guests[i].view["legal"]), None)
    if wolf is None:
        return  # a bot or an absent seat prowls, and answers by its clock
    words = chance.choice(twins.scene.guests[wolf].view["legal"])
    twins.both(lambda scene: scene.guests[wolf].move(words))
    for index, (left, right) in enumerate(zip(*[w.scene.guests for w in twins.worlds], strict=True)):
        ours, theirs = left.tape.frames[marks[0][index] :], right.tape.frames[marks[1][index] :]
        same(
            [(at, masked(f, GRANTED)) for at, f in ours if b'"ended"' not in f],
            [(at, masked(f, GRANTED)) for at, f in theirs if b'"ended"' not in f],
            f"one step, {left.name}",
        )
        tally.steps += 1


def test_nobody_gets_other_bytes_sizes_or_times_for_another_hidden_choice() -> None:
    tally = Tally()
    for seed in range(60 * SIZE):
        one_twin_game(seed, tally)
    share = tally.differed / tally.pairs
    print(f"\n{tally.pairs} twin games, {tally.instants} fresh connections, {tally.steps} steps of somebody compared; "
          f"{share:.0%} of pairs really differed")  # fmt: skip
    assert share >= 0.9
    assert tally.instants >= 100
    assert tally.steps >= 2000


# Worlds that differ in something else than a choice


def house_seats(scene: Scene) -> list[int]:
    return list(scene.guests[0].view["asked"])


def test_nobody_learns_whether_a_seat_was_there_when_the_clock_chose_for_it() -> None:
    """E6.11: in A the player sits there and does nothing, in B the phone is gone; the clock answers in both."""
    for seed in range(6 * SIZE):
        with closing(EatMeTwins(seed, 4, 0, grace_seconds=300, choose_seconds=10, target_points=30)) as twins:
            seat = next(q for q in house_seats(twins.scene) if q != 0)
            twins.worlds[1].step(lambda scene: scene.guests[seat].cut())
            everybody_but(twins, seat, 20)


def test_nobody_learns_whether_a_stand_in_or_the_player_has_chosen() -> None:
    """E6.11: in B a stand-in answers after the grace, in A the player does, at the same moment and the same."""
    for seed in range(6 * SIZE):
        with closing(EatMeTwins(seed, 4, 0, grace_seconds=5, choose_seconds=60, target_points=30)) as twins:
            seat = next(q for q in house_seats(twins.scene) if q != 0)
            a, b = twins.worlds
            b.step(lambda scene: scene.guests[seat].cut())
            b.step(lambda scene: scene.wait(5))
            at = b.scene.table.timers.plan[seat]
            a.step(lambda scene: scene.wait(at))
            b.step(lambda scene: scene.wait(at - scene.clock.now()))
            done = b.scene.moves()[-1]
            assert (done.seat, done.how) == (seat, "stand_in")
            a.step(lambda scene: scene.guests[seat].move(done.words))
            everybody_but(twins, seat, 3)


def test_nobody_learns_whether_an_order_or_a_hand_has_answered() -> None:
    with closing(EatMeTwins(1, 4, 0, choose_seconds=60, target_points=30)) as twins:
        seat = next(q for q in house_seats(twins.scene) if q != 0)
        a, b = twins.worlds
        b.step(lambda scene: scene.guests[seat].must("order", window="choose", words="trap"))
        at = b.scene.table.timers.plan[seat]
        for world in twins.worlds:
            world.step(lambda scene: scene.wait(at))
        a.step(lambda scene: scene.guests[seat].move("trap"))
        everybody_but(twins, seat, 3)


def test_nobody_learns_that_somebody_has_left_until_the_round_is_over() -> None:
    with closing(EatMeTwins(2, 4, 0, choose_seconds=60, target_points=30)) as twins:
        seat = next(q for q in house_seats(twins.scene) if q != 0)
        a, b = twins.worlds
        b.step(lambda scene: scene.guests[seat].must("leave"))
        b.step(lambda scene: scene.wait(30))
        at = b.scene.table.timers.plan[seat]
        for world in twins.worlds:
            world.step(lambda scene: scene.wait(at - scene.clock.now()))
        a.step(lambda scene: scene.guests[seat].move(b.scene.moves()[-1].words))
        everybody_but(twins, seat, 3)


def test_nobody_learns_by_going_and_looking_whether_all_the_others_have_gone() -> None:
    """E6.11: the clock runs on in the middle of a round, whoever is there."""
    for seed in range(4 * SIZE):
        with closing(EatMeTwins(seed, 4, 0, grace_seconds=300, choose_seconds=30, target_points=30)) as twins:
            for index in (1, 2, 3):
                twins.worlds[1].step(lambda scene: scene.guests[index].cut())
            twins.both(lambda scene: scene.guests[0].cut())
            twins.both(lambda scene: scene.wait(10))
            twins.both(lambda scene: scene.guests[0].connect())
            twins.both(lambda scene: scene.wait(22))
            for left, right in zip(*[world.scene.guests for world in twins.worlds], strict=True):
                if left.name not in ("P2", "P3", "P4"):
                    same(left.tape.frames, right.tape.frames, left.name)


@pytest.mark.rule("E6.3", "E8.5")
def test_with_hidden_confirmations_nobody_learns_who_has_confirmed() -> None:
    for seed in range(6 * SIZE):
        with closing(EatMeTwins(seed, 5, 0, show_ready=False, choose_seconds=60, target_points=30)) as twins:
            houses = [q for q in house_seats(twins.scene) if q != 0]
            twins.worlds[0].step(lambda scene: scene.guests[houses[0]].move("trap"))
            twins.worlds[1].step(lambda scene: scene.guests[houses[1]].move("sleep"))
            everybody_but(twins, houses[0], 2, houses[1])


def test_nobody_learns_from_a_short_window_who_has_passed() -> None:
    tapes = []
    for passing in ((), (0,), (0, 1, 2)):
        with duel() as scene:
            screen = scene.screen()
            scene.guests[0].must("start")
            for index in passing:
                scene.guests[index].must("move", words="pass", question=1)
            scene.wait(10)
            tapes.append(screen.tape.frames)
    same(tapes[0], tapes[1], "one has passed")
    same(tapes[0], tapes[2], "all have passed")


def everybody_but(twins: EatMeTwins, seat: int, seconds: float, other: int = NOBODY) -> None:
    """All but those whose secret it is get the same, now and for some time; their own streams are theirs."""
    twins.both(lambda scene: scene.wait(seconds))
    twins.compare("the others", apart=(seat, other))


# Planted leaks: each opens one door, and one of the tests above must notice


def traps(table: Table) -> int:
    state = table.state()
    return 0 if state is None else sum(str(state.kept(q)) == "trap" for q in range(state.seats))


class Planted:
    """The leaks, by name: what is patched, and with what."""

    presence_flag = staticmethod(planted.presence_flag)
    longer_frame = staticmethod(planted.longer_frame)
    all_have_answered = staticmethod(planted.all_have_answered)

    @staticmethod
    def early_default() -> Patch:
        """Defaults come sooner when somebody has set a trap."""
        true = due._moves_due
        return (
            due,
            "_moves_due",
            lambda table, now: ((at - 0.2 * bool(traps(table)), q, w) for at, q, w in true(table, now)),
        )

    @staticmethod
    def log_line() -> Patch:
        """A move is logged."""
        true = fold._moved

        def leaky(table: Table, entry: e.Moved, now: float) -> None:
            logging.getLogger("nightcoach.table").info("seat %d: %s", entry.seat, entry.words)
            true(table, entry, now)

        return fold, "_moved", leaky

    @staticmethod
    def metric() -> Patch:
        """A figure counts moves as they come."""
        true = monitoring.metrics

        def leaky(door: Any) -> str:
            moves = sum(len(r.table.recording.moves) + traps(r.table) for r in door.lobby.rooms.values())
            return true(door) + f"nightcoach_moves {moves}\n"

        return kit_twins, "metrics", leaky

    @staticmethod
    def operators_rows() -> Patch:
        """The operator's page counts as rows what only the owner may know."""
        true = admin.table_shown

        def leaky(room: Room, server: str) -> admin.AdminTable:
            shown = true(room, server)
            return msgspec.structs.replace(shown, rows=(shown.rows or 0) + traps(room.table))

        return kit_twins, "table_shown", leaky

    @staticmethod
    def empty_news() -> Patch:
        """Everybody gets a frame for every trap, if an empty one."""
        true = news.News.tell
        told: Counter[news.News] = Counter()

        def leaky(self: news.News, now: float) -> None:
            true(self, now)
            if traps(self.table) > told[self]:
                told[self] = traps(self.table)
                for watcher in self.watchers:
                    watcher.pipe.push(b'{"t":"pong"}')

        return news.News, "tell", leaky

    @staticmethod
    def telling_receipt() -> Patch:
        """A refusal about a sealed choice is longer when a trap is set."""
        true = dispatch.decide

        def leaky(table: Table, person: Any, command: Any) -> Any:
            try:
                return true(table, person, command)
            except Exception as error:
                if traps(table) and getattr(error, "reason", "") == "sealed":
                    error.message += " Too late."  # type: ignore[attr-defined]
                raise

        return dispatch, "decide", leaky

    @staticmethod
    def telling_welcome() -> Patch:
        """Who connects again is shown another number of the question when a trap is set."""
        true = news.News._clock
        return (
            news.News,
            "_clock",
            lambda self, now: outbound.Clock(true(self, now).left, self.table.question + traps(self.table)),
        )

    @staticmethod
    def slow_receipt() -> Patch:
        """A receipt for a trap is sent twice."""
        true = Room._do_command

        async def leaky(self: Room, watcher: Any, do: Any) -> None:
            await true(self, watcher, do)
            if getattr(do.command, "words", "") == "trap" and do.id in self.table.done.get(watcher.person, ()):
                watcher.pipe.push(b'{"t":"pong"}')

        return Room, "_do_command", leaky

    @staticmethod
    def stand_in_shown() -> Patch:
        """Who stands in is shown to everybody."""
        true = news.News._you

        def leaky(self: news.News, person: int | None, seat: int | None) -> outbound.You:
            shown = any(place.stand_in for place in self.table.places)
            return msgspec.structs.replace(true(self, person, seat), stand_in=shown)

        return news.News, "_you", leaky


def a_dozen_twin_games() -> None:
    for seed in range(12):
        one_twin_game(seed, Tally())


CHECKS: list[Callable[[], None]] = [
    a_dozen_twin_games,
    test_nobody_learns_whether_a_seat_was_there_when_the_clock_chose_for_it,
    test_nobody_learns_whether_a_stand_in_or_the_player_has_chosen,
    test_with_hidden_confirmations_nobody_learns_who_has_confirmed,
    test_nobody_learns_from_a_short_window_who_has_passed,
]


@pytest.mark.parametrize("name", planted.names(Planted))
def test_a_planted_leak_is_found(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    planted.check_found(Planted, name, monkeypatch, CHECKS)


def test_nobody_learns_more_when_the_sockets_of_a_table_are_on_two_servers(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Scene, "servers", 2)
    for check in CHECKS:
        check()


def test_a_leak_planted_in_what_the_other_server_tells_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Scene, "servers", 2)
    true = Room._followed

    def leaky(self: Room, step: e.Step) -> None:
        true(self, step)
        if any(isinstance(entry, e.Moved) and entry.words == "trap" for entry in step.entries):
            for watcher in self.news.watchers:
                watcher.pipe.push(b'{"t":"pong"}')

    monkeypatch.setattr(Room, "_followed", leaky)
    with pytest.raises(LeakFound):
        a_dozen_twin_games()


def test_the_checks_are_quiet_without_a_leak() -> None:
    for check in CHECKS:
        check()
    assert len(planted.names(Planted)) >= 10
