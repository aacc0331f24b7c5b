"""The leak tests of Castle on the wire: two tables that differ in a hidden card, choice or pass, played side by side.

Whoever may not know the difference gets the same bytes at the same times; of everybody else's frames times and sizes
are the same, which is what somebody sees who listens to an encrypted line.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import closing
from typing import Any

import pytest

from nightcoach import bots
from nightcoach.core.events import Seat
from nightcoach.core.frames import TABLE
from nightcoach.core.leaks import LeakFound, Overheard, Walk
from nightcoach.core.wire import to_json
from nightcoach.games.castle.cards import (
    OBJECTS,
    PRIEST,
    PROFESSIONS,
    RED,
)
from nightcoach.games.castle.game import GAME
from nightcoach.games.castle.state import Castle
from nightcoach.table.log.table import House, Table
from nightcoach.table.time import due
from nightcoach.table.wire import outbound
from tests.games.castle.traits import PEOPLE
from tests.games.castle.twin import Deal, Moves, cards_before, twin_of
from tests.kit.doubles import Rigged
from tests.size import SIZE
from tests.table.scene import Guest, Scene
from tests.table.twins import figures_of, same, second_device, shown

pytestmark = pytest.mark.leaks

PATIENT = {"start_player": 0, "turn_seconds": 600, "answer_seconds": 600, "grace_seconds": 300}


class RiggedCastle(Rigged, true=GAME):
    """Castle whose first draws are given."""


class World:
    """One of the two tables: people on all seats, a spectator and a screen."""

    def __init__(self, draws: list[int], people: int, **options: Any) -> None:
        house = House(lambda _name: RiggedCastle(draws), bots.bot, bots.best)
        self.scene = Scene("castle", house=house, **{**PATIENT, **options})
        self.overheard = ""
        for number in range(people):
            self.step(lambda scene: scene.join(f"P{number + 1}"))
        self.step(lambda scene: scene.join("Spectator", watch=True))
        self.step(lambda scene: scene.screen())
        self.step(lambda scene: scene.guests[0].must("start"))

    def step(self, action: Callable[[Scene], Any]) -> Any:
        with Overheard() as overheard:
            done = action(self.scene)
        self.overheard += overheard.text()
        return done

    def guest(self, seat: Seat) -> Guest:
        return next(guest for guest in self.scene.guests if guest.known and guest.you["seat"] == seat)

    def state(self) -> Castle:
        state = self.scene.table.state()
        assert isinstance(state, Castle)
        return state

    def play(self, seat: Seat, words: str) -> None:
        receipt = self.step(lambda _scene: self.guest(seat).move(words))
        assert receipt["ok"], (words, receipt)

    def public(self) -> list[Any]:
        """The page of the table, the figures for the host, and what the process says."""
        board, view = self.scene.run(self.scene.room.look())
        return [to_json([board, view]), figures_of(self.scene), self.overheard]


class CastleTwins:
    """Two worlds, A and B."""

    def __init__(self, a: list[int], b: list[int], people: int, **options: Any) -> None:
        self.worlds = [World(draws, people, **options) for draws in (a, b)]

    @property
    def a(self) -> World:
        return self.worlds[0]

    def both(self, *lines: str) -> CastleTwins:
        """`0 challenge 2` for the same move in both, `1 accept key_red|bag_goblet` where they differ; `+2.5` waits."""
        for line in lines:
            for number, world in enumerate(self.worlds):
                if line.startswith("+"):
                    world.step(lambda scene: scene.wait(float(line)))
                    continue
                words = [word.split("|")[-1 if number else 0] for word in line.split(" ")]
                world.play(int(words[0]), " ".join(words[1:]))
        return self

    def compare(self, where: str, *knowing: Seat, apart: tuple[Seat, ...] = ()) -> None:
        """Everything that anybody could get so far; of those who know, times and sizes only; nothing of those who did
        something else."""
        a, b = self.worlds
        same(a.public(), b.public(), f"{where}: page, figures or log")
        for left, right in zip(a.scene.guests, b.scene.guests, strict=True):
            seat = None if left.known is None else left.you["seat"]
            if seat is None or seat not in apart:
                same(shown(left, seat in knowing), shown(right, seat in knowing), f"{where}: {left.name}")

    def fresh(self) -> None:
        """New connections of everybody, at the same instant in both worlds."""
        for world in self.worlds:
            for index in range(len(world.scene.guests)):
                world.step(lambda scene: second_device(scene, scene.guests[index]))

    def close(self) -> None:
        for world in self.worlds:
            world.scene.__exit__()


def deal_of(people: int, hands: str, jobs: str = "", top: str = "") -> list[int]:
    """The draws of a deal with these objects by seat, these professions by seat (others follow), and these cards on
    top of the deck."""
    dealt = [OBJECTS.index(name) for name in hands.split()]
    professions = [PROFESSIONS.index(name) for name in jobs.split()]
    professions += [job for job in reversed(range(10)) if job not in professions]
    others = [card for card in cards_before(people)[3] if card not in dealt]
    for name in top.split():
        others.remove(OBJECTS.index(name))
        others.append(OBJECTS.index(name))
    blind = [card for card in dealt if not RED >> card & 1]
    assert len(dealt) == people
    assert people < 8
    societies = cards_before(people)[0]
    return Deal(people, societies, professions, [*blind, *others], dealt, [], []).draws()


# One hidden thing at a time


@pytest.mark.rule("C10.10", "C5.7")
def test_nobody_learns_whether_a_refusal_was_forced() -> None:
    """In A P2 holds only the other Bag and cannot accept, in B he could."""
    a = deal_of(4, "bag_key bag_goblet goblet_red key_red")
    b = deal_of(4, "bag_key key_red goblet_red bag_goblet")
    with closing(CastleTwins(a, b, 4)) as twins:
        twins.both("0 offer 1 bag_key", "+3")
        assert [world.guest(1).view["legal"] for world in twins.worlds] == [["refuse"], ["refuse", "accept key_red"]]
        twins.fresh()
        twins.both("1 refuse", "+2")
        twins.compare("a forced refusal", 1, 3)


@pytest.mark.rule("C10.11", "C5.5")
def test_nobody_learns_whether_an_acceptance_was_forced() -> None:
    """In A the Black Pearl is offered, in B the Gloves."""
    a = deal_of(5, "black_pearl key_red goblet_red bag_key bag_goblet")
    b = deal_of(5, "gloves key_red goblet_red bag_key bag_goblet")
    with closing(CastleTwins(a, b, 5)) as twins:
        twins.both("0 offer 1 black_pearl|gloves", "+3", "1 accept key_red", "+2")
        twins.compare("a forced acceptance", 0, 1)


@pytest.mark.rule("C10.13", "C5.12", "X108")
def test_nobody_learns_that_a_trade_was_silent_because_of_the_mirror() -> None:
    """In A P1 offers the Mirror and gets a Bag, in B the Dagger and gets a Key: both trades say nothing."""
    a = deal_of(5, "shattered_mirror bag_key goblet_red key_red bag_goblet")
    b = deal_of(5, "dagger key_red goblet_red bag_key bag_goblet")
    with closing(CastleTwins(a, b, 5)) as twins:
        twins.both("0 offer 1 shattered_mirror|dagger", "+1", "1 accept bag_key|key_red", "+4")
        twins.fresh()
        twins.compare("a silent trade", 0, 1, 3)


@pytest.mark.rule("C10.12", "X109")
def test_nobody_learns_which_bag_it_was() -> None:
    a = deal_of(4, "bag_key key_red goblet_red bag_goblet", top="whip")
    b = deal_of(4, "bag_goblet key_red goblet_red bag_key", top="tome")
    with closing(CastleTwins(a, b, 4)) as twins:
        twins.both("0 offer 1 bag_key|bag_goblet", "1 accept key_red", "+1", "0 use_ability", "+1")
        twins.fresh()
        twins.compare("a Bag", 0, 1, 3)


@pytest.mark.rule("C10.42", "X123")
def test_nobody_learns_from_the_window_of_the_priest_whether_somebody_has_one() -> None:
    """In A P3 is a Priest who does not use it, in B nobody is; it lasts its time."""
    hands = "bag_key key_red goblet_red bag_goblet"
    a = deal_of(4, hands, "thug grand_master priest bodyguard")
    b = deal_of(4, hands, "thug grand_master doctor bodyguard")
    with closing(CastleTwins(a, b, 4)) as twins:
        twins.both("0 challenge 1")
        assert twins.a.state().has(2, PRIEST)
        for _ in range(6):
            twins.both("+1")
            twins.compare("the Priest's window", 2)
        assert [world.state().window() for world in twins.worlds] == ["d2", "d2"]


@pytest.mark.rule("C10.42", "X124")
def test_nobody_learns_when_somebody_has_passed() -> None:
    """In A everybody taps a pass at once, in B one of them later and two not at all."""
    hands = "bag_key key_red goblet_red bag_goblet"
    draws = deal_of(4, hands, "thug grand_master priest bodyguard")
    with closing(CastleTwins(draws, draws, 4)) as twins:
        twins.both("0 challenge 1")
        a, b = twins.worlds
        for seat in (1, 2, 3):
            a.play(seat, "pass")
        twins.both("+2")
        b.play(2, "pass")
        twins.both("+4")
        twins.compare("passes", apart=(1, 2, 3))
        assert [world.state().window() for world in twins.worlds] == ["d2", "d2"]


@pytest.mark.rule("C10.42", "C6.18")
def test_nobody_learns_from_the_open_window_who_has_passed_first() -> None:
    """D5 does not close before its minimum, in whatever order and however soon people pass."""
    hands = "bag_key key_red goblet_red bag_goblet"
    draws = deal_of(4, hands, "thug grand_master priest bodyguard")
    with closing(CastleTwins(draws, draws, 4)) as twins:
        twins.both("0 challenge 1", "+6", "2 support sword", "3 support shield", "+6")
        assert twins.a.state().window() == "d5"
        a, b = twins.worlds
        for seat in (0, 1, 2, 3):
            a.play(seat, "pass")
        twins.both("+2")
        for seat in (3, 1, 0, 2):
            b.play(seat, "pass")
        twins.both("+1")
        twins.compare("the open window", apart=(0, 1, 2, 3))
        twins.both("+3")
        twins.compare("the closed window", apart=(0, 1, 2, 3))
        assert [world.state().window() for world in twins.worlds] == ["d8", "d8"]


@pytest.mark.rule("C10.26", "C6.10")
def test_nobody_learns_who_has_chosen_a_side_before_all_have() -> None:
    hands = "bag_key key_red goblet_red bag_goblet gloves"
    draws = deal_of(5, hands, "thug grand_master priest bodyguard doctor")
    with closing(CastleTwins(draws, draws, 5)) as twins:
        twins.both("0 challenge 1", "+6")
        a, b = twins.worlds
        a.play(2, "support sword")
        b.play(3, "support shield")
        twins.both("+3")
        twins.compare("support", apart=(2, 3))


@pytest.mark.rule("C10.40", "C10.44")
def test_nobody_learns_from_a_refused_command_what_another_holds() -> None:
    """A Diplomat who may demand anything of anybody is refused alike, whatever his targets hold."""
    a = deal_of(5, "whip bag_key goblet_red key_red bag_goblet", "diplomat")
    b = deal_of(5, "whip key_red goblet_red bag_key bag_goblet", "diplomat")
    with closing(CastleTwins(a, b, 5)) as twins:
        for words in ("demand 1 key bag_key", "demand 0 key whip", "set_top whip coat", "support sword", "nonsense"):
            for world in twins.worlds:
                receipt = world.step(lambda _scene: world.guest(0).move(words))
                assert not receipt["ok"]
        twins.compare("refused", 1, 3)


@pytest.mark.rule("C3.11", "C10.43", "X122")
def test_nobody_learns_from_the_clock_whether_an_answer_was_forced() -> None:
    """P2 lets the clock answer: in A it must refuse, in B it may. Where it refuses in both, all is the same."""
    compared = 0
    a = deal_of(4, "bag_key bag_goblet goblet_red key_red")
    b = deal_of(4, "bag_key key_red goblet_red bag_goblet")
    for rounds in range(6):  # the clock draws another lot for each question
        with closing(CastleTwins(a, b, 4, answer_seconds=5)) as twins:
            twins.both(*["0 spy 2", "1 spy 0", "2 spy 0", "3 spy 0"] * rounds, "0 offer 1 bag_key", "+20")
            assert [world.state().window() for world in twins.worlds] != ["answer", "answer"]
            if [world.state().tokens[0] for world in twins.worlds] == [1, 1]:
                twins.compare("a forced answer of the clock", 1, 3)
                compared += 1
    assert compared


# Whole games


def twin_games(seeds: Iterator[int]) -> Iterator[tuple[Walk, Moves, list[int], Seat | None]]:
    """Games in which the watcher never saw what is exchanged, and their twins."""
    for seed in seeds:
        seats = 4 + seed % 4
        options = GAME.Options(**PATIENT)
        walk = Walk(GAME, seats, options, seed, PEOPLE[seed % 4])
        stop = 6 + walk.chance.below(20)
        while walk.state.waiting() and len(walk.moves) < stop:
            seat, move = walk.next()
            if seat == TABLE and walk.state.waiting() != (TABLE,):
                continue  # at a table the clock closes a window only when its time is over
            walk.step(seat, move)
        watcher = walk.chance.pick(walk.watchers())
        assert isinstance(walk.state, Castle)
        found = twin_of(walk.state, walk.moves, walk.draws, watcher, walk.chance)
        if found is not None:
            yield walk, found[0], found[1], watcher


def play_twins(walk: Walk, moves: Moves, draws: list[int], watcher: Seat | None) -> int:
    """Both games through their tables, move by move at the same times; after each all is compared. How often."""
    compared = 0
    others = tuple([seat for seat in range(walk.seats) if seat != watcher])
    with closing(CastleTwins(walk.draws, draws, walk.seats)) as twins:
        for (seat, move), (other, renamed) in zip(walk.moves, moves, strict=True):
            if seat == TABLE:
                twins.both("+6")  # longer than the window
            else:
                twins.worlds[0].play(seat, move.words)
                twins.worlds[1].play(other, renamed.words)
                twins.both("+0.1")
            twins.compare("twin game", apart=others)
            compared += 1
        twins.fresh()
        twins.compare("twin game", apart=others)
    return compared


def test_nobody_gets_other_bytes_or_times_for_a_card_he_never_saw(capsys: pytest.CaptureFixture[str]) -> None:
    compared = games = 0
    for walk, moves, draws, watcher in twin_games(iter(range(16 * SIZE))):
        compared += play_twins(walk, moves, draws, watcher)
        games += 1
    with capsys.disabled():
        print(f"\ncastle on the wire: {games} twin games, {compared} moves compared")
    assert games >= 10 * SIZE
    assert compared >= 100 * SIZE


# Planted leaks: each opens one door, and one of the tests above must notice


def a_priest_is_there(table: Table) -> bool:
    state = table.state()
    return isinstance(state, Castle) and any(state.has(q, PRIEST) for q in range(state.seats))


class Planted:
    """The leaks, by name: what is patched, and with what."""

    @staticmethod
    def longer_frame() -> tuple[Any, str, Any]:
        """Frames to a seat are not padded."""
        return outbound, "padded", lambda frame, *_: frame

    @staticmethod
    def early_close() -> tuple[Any, str, Any]:
        """The Priest's window closes at once when nobody has one."""
        true = due._moves_due

        def leaky(table: Table) -> Iterator[due.Due]:
            state = table.state()
            if state is not None and state.window() == "d1" and not a_priest_is_there(table):
                yield due.NOW, TABLE, "close"
            yield from true(table)

        return due, "_moves_due", leaky

    @staticmethod
    def all_have_passed() -> tuple[Any, str, Any]:
        """A short window closes as soon as everybody has passed."""
        true = due._moves_due

        def leaky(table: Table) -> Iterator[due.Due]:
            state = table.state()
            if state is not None and state.waiting() == (TABLE,):
                yield due.NOW, TABLE, "close"
            yield from true(table)

        return due, "_moves_due", leaky

    @staticmethod
    def quick_clock() -> tuple[Any, str, Any]:
        """The clock answers sooner for somebody who has no choice."""
        true = due._moves_due

        def leaky(table: Table) -> Iterator[due.Due]:
            state = table.state()
            for at, seat, what in true(table):
                forced = state is not None and seat >= 0 and len(state.legal(seat)) == 1
                yield at - 0.2 * forced, seat, what

        return due, "_moves_due", leaky


CHECKS: list[Callable[[], None]] = [
    test_nobody_learns_whether_a_refusal_was_forced,
    test_nobody_learns_from_the_window_of_the_priest_whether_somebody_has_one,
    test_nobody_learns_when_somebody_has_passed,
    test_nobody_learns_from_the_open_window_who_has_passed_first,
    test_nobody_learns_from_the_clock_whether_an_answer_was_forced,
]


@pytest.mark.parametrize("name", [name for name in vars(Planted) if not name.startswith("_")])
def test_a_planted_leak_is_found(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    where, attribute, leaky = getattr(Planted, name)()
    monkeypatch.setattr(where, attribute, leaky)
    found = 0
    for check in CHECKS:
        try:
            check()
        except LeakFound:
            found += 1
    assert found, f"nobody noticed {name}"
