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
from nightcoach.core.leaks import Walk
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
from tests.games.castle.traits import PEOPLE
from tests.games.castle.twin import Deal, Moves, cards_before, twin_of
from tests.kit import planted
from tests.kit.doubles import rigged
from tests.kit.planted import Patch
from tests.kit.twins import Twins, World
from tests.size import SIZE
from tests.table.scene import Scene

pytestmark = pytest.mark.leaks

PATIENT = {"start_player": 0, "turn_seconds": 600, "answer_seconds": 600, "grace_seconds": 300}


class CastleWorld(World):
    """One of the two tables: people on all seats."""

    def __init__(self, draws: list[int], people: int, **options: Any) -> None:
        house = House(lambda _name: rigged(GAME, draws), bots.bot, bots.best)
        super().__init__(Scene("castle", house=house, **{**PATIENT, **options}), people)

    def state(self) -> Castle:
        state = self.scene.table.state()
        assert isinstance(state, Castle)
        return state

    def play(self, seat: Seat, words: str) -> None:
        receipt = self.step(lambda _scene: self.guest(seat).move(words))
        assert receipt["ok"], (words, receipt)


class CastleTwins(Twins[CastleWorld]):
    """Two worlds, A and B."""

    def __init__(self, a: list[int], b: list[int], people: int, **options: Any) -> None:
        super().__init__([CastleWorld(draws, people, **options) for draws in (a, b)])

    def play(self, *lines: str) -> None:
        """`0 challenge 2` for the same move in both, `1 accept key_red|bag_goblet` where they differ; `+2.5` waits."""
        for line in lines:
            if line.startswith("+"):
                self.wait(float(line))
                continue
            for number, world in enumerate(self.worlds):
                words = [word.split("|")[-1 if number else 0] for word in line.split(" ")]
                world.play(int(words[0]), " ".join(words[1:]))


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
        twins.play("0 offer 1 bag_key", "+3")
        assert [world.guest(1).view["legal"] for world in twins.worlds] == [["refuse"], ["refuse", "accept key_red"]]
        twins.fresh()
        twins.play("1 refuse", "+2")
        twins.compare("a forced refusal", knowing=(1, 3))


@pytest.mark.rule("C10.11", "C5.5")
def test_nobody_learns_whether_an_acceptance_was_forced() -> None:
    """In A the Black Pearl is offered, in B the Gloves."""
    a = deal_of(5, "black_pearl key_red goblet_red bag_key bag_goblet")
    b = deal_of(5, "gloves key_red goblet_red bag_key bag_goblet")
    with closing(CastleTwins(a, b, 5)) as twins:
        twins.play("0 offer 1 black_pearl|gloves", "+3", "1 accept key_red", "+2")
        twins.compare("a forced acceptance", knowing=(0, 1))


@pytest.mark.rule("C10.13", "C5.12", "X108")
def test_nobody_learns_that_a_trade_was_silent_because_of_the_mirror() -> None:
    """In A P1 offers the Mirror and gets a Bag, in B the Dagger and gets a Key: both trades say nothing."""
    a = deal_of(5, "shattered_mirror bag_key goblet_red key_red bag_goblet")
    b = deal_of(5, "dagger key_red goblet_red bag_key bag_goblet")
    with closing(CastleTwins(a, b, 5)) as twins:
        twins.play("0 offer 1 shattered_mirror|dagger", "+1", "1 accept bag_key|key_red", "+4")
        twins.fresh()
        twins.compare("a silent trade", knowing=(0, 1, 3))


@pytest.mark.rule("C10.12", "X109")
def test_nobody_learns_which_bag_it_was() -> None:
    a = deal_of(4, "bag_key key_red goblet_red bag_goblet", top="whip")
    b = deal_of(4, "bag_goblet key_red goblet_red bag_key", top="tome")
    with closing(CastleTwins(a, b, 4)) as twins:
        twins.play("0 offer 1 bag_key|bag_goblet", "1 accept key_red", "+1", "0 use_ability", "+1")
        twins.fresh()
        twins.compare("a Bag", knowing=(0, 1, 3))


@pytest.mark.rule("C10.42", "X123")
def test_nobody_learns_from_the_window_of_the_priest_whether_somebody_has_one() -> None:
    """In A P3 is a Priest who does not use it, in B nobody is; it lasts its time."""
    hands = "bag_key key_red goblet_red bag_goblet"
    a = deal_of(4, hands, "thug grand_master priest bodyguard")
    b = deal_of(4, hands, "thug grand_master doctor bodyguard")
    with closing(CastleTwins(a, b, 4)) as twins:
        twins.play("0 challenge 1")
        assert twins.a.state().has(2, PRIEST)
        for _ in range(6):
            twins.play("+1")
            twins.compare("the Priest's window", knowing=(2,))
        assert [world.state().window() for world in twins.worlds] == ["d2", "d2"]


@pytest.mark.rule("C10.42", "X124")
def test_nobody_learns_when_somebody_has_passed() -> None:
    """In A everybody taps a pass at once, in B one of them later and two not at all."""
    hands = "bag_key key_red goblet_red bag_goblet"
    draws = deal_of(4, hands, "thug grand_master priest bodyguard")
    with closing(CastleTwins(draws, draws, 4)) as twins:
        twins.play("0 challenge 1")
        a, b = twins.worlds
        for seat in (1, 2, 3):
            a.play(seat, "pass")
        twins.play("+2")
        b.play(2, "pass")
        twins.play("+4")
        twins.compare("passes", apart=(1, 2, 3))
        assert [world.state().window() for world in twins.worlds] == ["d2", "d2"]


@pytest.mark.rule("C10.42", "C6.18")
def test_nobody_learns_from_the_open_window_who_has_passed_first() -> None:
    """D5 does not close before its minimum, in whatever order and however soon people pass."""
    hands = "bag_key key_red goblet_red bag_goblet"
    draws = deal_of(4, hands, "thug grand_master priest bodyguard")
    with closing(CastleTwins(draws, draws, 4)) as twins:
        twins.play("0 challenge 1", "+6", "2 support sword", "3 support shield", "+6")
        assert twins.a.state().window() == "d5"
        a, b = twins.worlds
        for seat in (0, 1, 2, 3):
            a.play(seat, "pass")
        twins.play("+2")
        for seat in (3, 1, 0, 2):
            b.play(seat, "pass")
        twins.play("+1")
        twins.compare("the open window", apart=(0, 1, 2, 3))
        twins.play("+3")
        twins.compare("the closed window", apart=(0, 1, 2, 3))
        assert [world.state().window() for world in twins.worlds] == ["d8", "d8"]


@pytest.mark.rule("C10.26", "C6.10")
def test_nobody_learns_who_has_chosen_a_side_before_all_have() -> None:
    hands = "bag_key key_red goblet_red bag_goblet gloves"
    draws = deal_of(5, hands, "thug grand_master priest bodyguard doctor")
    with closing(CastleTwins(draws, draws, 5)) as twins:
        twins.play("0 challenge 1", "+6")
        a, b = twins.worlds
        a.play(2, "support sword")
        b.play(3, "support shield")
        twins.play("+3")
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
        twins.compare("refused", knowing=(1, 3))


@pytest.mark.rule("C3.11", "C10.43", "X122")
def test_nobody_learns_from_the_clock_whether_an_answer_was_forced() -> None:
    """P2 lets the clock answer: in A it must refuse, in B it may. Where it refuses in both, all is the same."""
    compared = 0
    a = deal_of(4, "bag_key bag_goblet goblet_red key_red")
    b = deal_of(4, "bag_key key_red goblet_red bag_goblet")
    for rounds in range(6):  # the clock draws another lot for each question
        with closing(CastleTwins(a, b, 4, answer_seconds=5)) as twins:
            twins.play(*["0 spy 2", "1 spy 0", "2 spy 0", "3 spy 0"] * rounds, "0 offer 1 bag_key", "+20")
            assert [world.state().window() for world in twins.worlds] != ["answer", "answer"]
            if [world.state().tokens[0] for world in twins.worlds] == [1, 1]:
                twins.compare("a forced answer of the clock", knowing=(1, 3))
                compared += 1
    assert compared


# Brisk duels (OPT-K)

HANDS = "bag_key key_red goblet_red bag_goblet"
WITH_PRIEST = "thug grand_master priest bodyguard"
WITHOUT_PRIEST = "thug grand_master doctor bodyguard"


def in_beats(a: list[int], b: list[int]) -> CastleTwins:
    """Two brisk tables of four in D5: P1 has challenged P2, and nobody has hypnotised anybody."""
    twins = CastleTwins(a, b, 4, brisk_duels=True)
    twins.play("0 challenge 1", "2 support sword", "3 support shield", "+4.5")
    assert [world.state().window() for world in twins.worlds] == ["d5", "d5"]
    twins.compare("up to the open window", knowing=(2,))
    return twins


@pytest.mark.rule("C10.52", "X152")
def test_nobody_learns_from_sides_that_are_sealed_at_once_whether_somebody_is_a_priest() -> None:
    """In A P3 is a Priest who does not use it, in B nobody is; the sides are revealed when the time is over."""
    a, b = (deal_of(4, HANDS, jobs) for jobs in (WITH_PRIEST, WITHOUT_PRIEST))
    with closing(CastleTwins(a, b, 4, brisk_duels=True)) as twins:
        twins.play("0 challenge 1", "2 support sword", "3 support shield")
        assert twins.a.state().has(2, PRIEST)
        for _ in range(5):
            twins.play("+0.5")
            twins.compare("Priest and support", knowing=(2,))
        twins.fresh()
        twins.compare("Priest and support", knowing=(2,))
        assert [world.state().window() for world in twins.worlds] == ["d4", "d4"]


@pytest.mark.rule("C10.52", "C6.40", "C10.26")
def test_nobody_learns_who_has_sealed_a_side_nor_when_before_the_time_is_over() -> None:
    """In A all seal and pass at once, in B later, in another order and with other sides."""
    draws = deal_of(5, f"{HANDS} gloves", f"{WITH_PRIEST} doctor")
    with closing(CastleTwins(draws, draws, 5, brisk_duels=True)) as twins:
        twins.play("0 challenge 1")
        a, b = twins.worlds
        for seat, words in ((1, "pass"), (2, "support sword"), (3, "support shield"), (4, "support sword")):
            a.play(seat, words)
        twins.play("+1")
        twins.compare("sealed sides", apart=(1, 2, 3, 4))
        for seat, words in ((4, "support shield"), (2, "support sword")):
            b.play(seat, words)
        twins.play("+0.9")
        twins.compare("sealed sides", apart=(1, 2, 3, 4))
        assert [world.state().window() for world in twins.worlds] == ["d1_2", "d1_2"]


@pytest.mark.rule("C6.42", "X149")
def test_nobody_learns_which_sides_a_priest_has_stopped() -> None:
    draws = deal_of(5, f"{HANDS} gloves", f"{WITH_PRIEST} doctor")
    with closing(CastleTwins(draws, draws, 5, brisk_duels=True)) as twins:
        twins.play("0 challenge 1", "3 support sword|shield", "4 support shield|sword", "+1", "2 use_priest", "+1")
        twins.fresh()
        twins.compare("a stopped duel", knowing=(3, 4))
        assert [world.state().window() for world in twins.worlds] == ["turn", "turn"]


@pytest.mark.rule("C6.43", "C10.52", "R42")
def test_nobody_learns_from_a_beat_who_could_play_or_has_passed() -> None:
    """In A everybody passes at once, in B nobody does; P3 is somebody else."""
    with closing(in_beats(deal_of(4, HANDS, WITH_PRIEST), deal_of(4, HANDS, WITHOUT_PRIEST))) as twins:
        for seat in range(4):
            twins.a.play(seat, "pass")
        for _ in range(4):
            twins.play("+1")
            twins.compare("a beat", apart=range(4))
        assert [world.state().window() for world in twins.worlds] == ["d8", "d8"]


@pytest.mark.rule("C6.44", "C10.51", "C10.52")
def test_nobody_learns_what_the_winner_has_sealed_nor_when_before_the_time_is_over() -> None:
    """In A the winner seals a look at once, in B a theft later; in A nobody is a Doctor."""
    a = deal_of(5, f"{HANDS} gloves", "thug grand_master priest bodyguard alchemist")
    b = deal_of(5, f"{HANDS} gloves", "thug grand_master priest bodyguard doctor")
    with closing(CastleTwins(a, b, 5, brisk_duels=True)) as twins:
        twins.play("0 challenge 1", "2 support sword", "3 support sword", "4 support shield", "+7.5")
        assert [world.state().window() for world in twins.worlds] == ["d8_9", "d8_9"]
        twins.compare("up to the end of a duel", knowing=(4,))
        twins.worlds[0].play(0, "look")
        twins.play("+0.6")
        twins.compare("a sealed choice", apart=(0,), knowing=(4,))
        twins.worlds[1].play(0, "steal")
        twins.play("+0.6")
        twins.compare("a sealed choice", apart=(0,), knowing=(4,))
        assert [world.state().window() for world in twins.worlds] == ["d8_9", "d8_9"]


# Whole games


def twin_games(seeds: Iterator[int]) -> Iterator[tuple[Walk, Moves, list[int], Seat | None]]:
    """Games in which the watcher never saw what is exchanged, and their twins."""
    for seed in seeds:
        seats = 4 + seed % 4
        options = GAME.Options(**PATIENT, brisk_duels=seed % 8 > 3)
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


def until_the_next_question(twins: CastleTwins) -> None:
    """The clock closes the window at the first table; at the other one the same time passes."""
    table = twins.a.scene.table
    question = table.question
    for _ in range(20):
        twins.play("+0.5")
        if table.question != question:
            return
    raise AssertionError("the window stays open")


def play_twins(walk: Walk, moves: Moves, draws: list[int], watcher: Seat | None) -> int:
    """Both games through their tables, move by move at the same times; after each all is compared. How often."""
    compared = 0
    others = tuple([seat for seat in range(walk.seats) if seat != watcher])
    brisk = GAME.public_options(walk.options)["brisk_duels"]
    with closing(CastleTwins(walk.draws, draws, walk.seats, brisk_duels=brisk)) as twins:
        for (seat, move), (other, renamed) in zip(walk.moves, moves, strict=True):
            if seat == TABLE:
                until_the_next_question(twins)
            else:
                twins.worlds[0].play(seat, move.words)
                twins.worlds[1].play(other, renamed.words)
                twins.play("+0.1")
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


def nobody_is_a_priest(table: Table) -> bool:
    """In the Priest's window."""
    state = table.state()
    assert isinstance(state, Castle | None)
    return state is not None and state.window() == "d1" and not any(state.has(q, PRIEST) for q in range(state.seats))


def all_have_chosen(table: Table) -> bool:
    """In a joined window of a brisk duel."""
    state = table.state()
    return state is not None and state.window() in ("d1_2", "d8_9") and state.needed() == (TABLE,)


def stopped_sides(table: Table) -> bool:
    """All sides are sealed, and nobody is a Priest."""
    state = table.state()
    assert isinstance(state, Castle | None)
    return state is not None and all_have_chosen(table) and not any(state.has(q, PRIEST) for q in range(state.seats))


class Planted:
    """The leaks, by name: what is patched, and with what."""

    longer_frame = staticmethod(planted.longer_frame)
    all_have_passed = staticmethod(planted.all_have_answered)

    @staticmethod
    def early_close() -> Patch:
        """The Priest's window closes at once when nobody has one."""
        return planted.early_close(nobody_is_a_priest)

    @staticmethod
    def sealed_and_over() -> Patch:
        """A joined window closes as soon as nobody has to choose any more."""
        return planted.early_close(all_have_chosen)

    @staticmethod
    def no_priest_to_wait_for() -> Patch:
        """Sealed sides are revealed at once when nobody could stop the duel."""
        return planted.early_close(stopped_sides)

    @staticmethod
    def quick_clock() -> Patch:
        """The clock answers sooner for somebody who has no choice."""
        true = due._moves_due

        def leaky(table: Table, now: float) -> Iterator[due.Due]:
            state = table.state()
            for at, seat, what in true(table, now):
                forced = state is not None and seat >= 0 and len(state.legal(seat)) == 1
                yield at - 0.2 * forced, seat, what

        return due, "_moves_due", leaky


CHECKS: list[Callable[[], None]] = [
    test_nobody_learns_whether_a_refusal_was_forced,
    test_nobody_learns_from_the_window_of_the_priest_whether_somebody_has_one,
    test_nobody_learns_when_somebody_has_passed,
    test_nobody_learns_from_the_open_window_who_has_passed_first,
    test_nobody_learns_from_the_clock_whether_an_answer_was_forced,
    test_nobody_learns_who_has_sealed_a_side_nor_when_before_the_time_is_over,
    test_nobody_learns_from_sides_that_are_sealed_at_once_whether_somebody_is_a_priest,
    test_nobody_learns_from_a_beat_who_could_play_or_has_passed,
    test_nobody_learns_what_the_winner_has_sealed_nor_when_before_the_time_is_over,
]


@pytest.mark.parametrize("name", planted.names(Planted))
def test_a_planted_leak_is_found(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    planted.check_found(Planted, name, monkeypatch, CHECKS)


def test_nobody_learns_more_when_the_sockets_of_a_coach_are_on_two_servers(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Scene, "servers", 2)
    test_nobody_learns_which_bag_it_was()
    test_nobody_learns_when_somebody_has_passed()
    for walk, moves, draws, watcher in twin_games(iter(range(3))):
        play_twins(walk, moves, draws, watcher)
