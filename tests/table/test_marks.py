"""What somebody notes at their own seat: it comes back to that person, on every device, and goes nowhere else."""

from __future__ import annotations

from collections.abc import Iterable
from contextlib import closing
from typing import Any

import pytest

from nightcoach.core.leaks import LeakFound
from nightcoach.store import Marks
from nightcoach.table.commands.asking import ASK_SECONDS
from nightcoach.table.log import marks
from nightcoach.table.log.table import Table
from nightcoach.table.wire import padding
from nightcoach.words import LANGUAGES, words
from tests.kit.planted import Patch
from tests.kit.twins import Twins, World, same
from tests.table.hands import agree, bot_seat, company, named, next_round, until_between
from tests.table.nights import evening
from tests.table.scene import Guest, MemoryLog, Scene, players, table_of, until_somebody_deals

SIGNS = "fz.q"
"""Of four seats."""


def seen(guest: Guest) -> str:
    """What a second device of this person finds noted."""
    other = Guest(guest.scene, guest.token, guest.name)
    other.connect()
    other.cut()
    assert other.known is not None
    return other.known.marks


def nobody_else_has(scene: Scene, owner: Guest, signs: str = SIGNS) -> bool:
    """In no frame of anybody else, no row and no record."""
    others = [frame for guest in scene.guests if guest is not owner for _, frame in guest.tape.frames]
    written = [*scene.log.rows, *[line.encode() for line in scene.log.records.values()]]
    return bool(others) and not [data for data in (*others, *written) if signs.encode() in data]


def test_marks_survive_a_reload_and_are_there_on_a_second_device() -> None:
    with table_of(4) as scene:
        owner = scene.guests[1]
        assert seen(owner) == ""
        owner.must("marks", signs=SIGNS)
        assert seen(owner) == SIGNS
        owner.cut()
        owner.connect()
        assert owner.known is not None
        assert owner.known.marks == SIGNS


def test_marks_survive_the_death_of_the_server() -> None:
    with table_of(4) as scene:
        owner = scene.guests[1]
        owner.must("marks", signs=SIGNS)
        scene.reload()
        assert seen(owner) == SIGNS


def test_marks_are_stored_once_in_a_turn_also_across_a_restart() -> None:
    with company("castle", 3, 1) as scene:
        owner = scene.guests[1]
        owner.must("marks", signs=SIGNS)
        assert owner.do("marks", signs="....")["reason"] == "marks_kept"
        scene.reload()
        for guest in scene.guests:
            guest.connect()
        assert owner.do("marks", signs="....")["reason"] == "marks_kept"
        assert seen(owner) == SIGNS
        next_round(scene)
        owner.must("marks", signs="....")
        assert seen(owner) == "...."


def test_marks_that_are_sent_again_are_done_once() -> None:
    with table_of(4) as scene:
        owner = scene.guests[1]
        assert owner.do("marks", number="m1", signs=SIGNS)["ok"]
        assert owner.do("marks", number="m1", signs=SIGNS)["ok"]
        scene.reload()  # the id is forgotten, the marks are not
        owner.connect()
        assert owner.do("marks", number="m1", signs=SIGNS)["ok"]


def test_saying_that_nothing_is_new_keeps_what_is_noted_and_the_turn_open() -> None:
    with table_of(4) as scene:
        owner = scene.guests[1]
        owner.must("marks", signs=None)
        assert seen(owner) == "...."
        owner.must("marks", signs=SIGNS)
        owner.must("marks", signs=None)
        assert seen(owner) == SIGNS


@pytest.mark.parametrize("signs", ["", "f", "fz.q.", "FZ.Q", "f z.", "fz.é", "fz\n.", "f?.."])
def test_marks_of_a_wrong_form_are_refused_and_change_nothing(signs: str) -> None:
    with table_of(4) as scene:
        owner = scene.guests[1]
        owner.must("marks", signs=None)
        before = dict(scene.log.noted)
        receipt = owner.do("marks", signs=signs)
        assert (receipt["reason"], receipt["facts"]) == ("marks", {"seats": "4"})
        assert scene.log.noted == before
        assert seen(owner) == "...."


@pytest.mark.parametrize("language", LANGUAGES)
def test_both_refusals_are_sentences_in_every_language(language: str) -> None:
    said = [words(language).say("refused-marks", seats="4"), words(language).say("refused-marks_kept")]
    assert "4" in said[0]
    assert all(len(sentence.split()) > 5 for sentence in said)


def test_whoever_has_no_seat_or_no_game_notes_nothing() -> None:
    with table_of(4, start=False) as scene:
        spectator, screen = scene.join("W", watch=True), scene.screen()
        assert scene.guests[1].do("marks", signs=SIGNS)["reason"] == "not_playing"
        scene.guests[0].must("start")
        assert spectator.do("marks", signs=SIGNS)["reason"] == "not_seated"
        assert screen.do("marks", signs=SIGNS)["reason"] == "watching"
        assert scene.log.noted == {}


def test_what_cannot_be_stored_is_refused_and_may_be_sent_again() -> None:
    with table_of(4) as scene:
        owner = scene.guests[1]
        scene.log.broken = True
        assert owner.do("marks", number="m1", signs=SIGNS)["reason"] == "store"
        assert seen(owner) == ""
        scene.log.broken = False
        assert owner.do("marks", number="m1", signs=SIGNS)["ok"]


# Nobody else


def test_nobody_else_is_told_while_the_game_runs_or_when_it_is_over() -> None:
    with company("castle", 3, 1) as scene:
        owner = scene.guests[1]
        scene.screen()
        owner.must("marks", signs=SIGNS)
        next_round(scene)
        for guest in scene.guests:
            assert guest is owner or seen(guest) == ""
        scene.guests[0].must("end")
        for guest in scene.guests:
            guest.cut()
            guest.connect()
        assert scene.log.records
        assert nobody_else_has(scene, owner)


def test_marks_end_with_the_game() -> None:
    with table_of(4) as scene:
        owner = scene.guests[1]
        owner.must("marks", signs=SIGNS)
        scene.guests[0].must("end")
        assert seen(owner) == ""
        assert scene.log.noted == {}
        scene.guests[0].must("rematch")
        scene.guests[0].must("start")
        assert seen(owner) == ""


def test_the_narrator_is_told_everything_but_marks() -> None:
    with evening(5, start=False, human=True) as scene:
        narrator, owner = scene.guests[:2]
        narrator.must("start")
        owner.must("marks", signs="fz.q")
        narrator.cut()
        narrator.connect()
        assert nobody_else_has(scene, owner)
        assert narrator.do("marks", signs="fz.q")["reason"] == "not_seated"


def test_noting_is_no_return_from_a_stand_in_who_sees_no_marks() -> None:
    with table_of(4, grace_seconds=5, choose_seconds=600, deal_seconds=600, prowl_seconds=600) as scene:
        owner = scene.guests[1]
        owner.must("marks", signs=SIGNS)
        owner.must("leave")
        scene.table.places[owner.seat].stand_in = True
        owner.must("marks", signs=None)
        assert scene.table.places[owner.seat].stand_in
        state = scene.table.state()
        assert state is not None
        assert not hasattr(state.view(owner.seat), "marks")
        assert seen(owner) == SIGNS


def test_a_new_holder_with_everybodys_consent_does_not_get_them() -> None:
    with company("castle", 4, 0) as scene:
        host, owner, early = scene.guests[0], scene.guests[1], named(scene, "Early")
        seat = owner.seat
        owner.must("marks", signs=SIGNS)
        owner.cut()
        next_round(scene)
        next_round(scene)
        host.must("reseat", seat=seat, person=early.you["person"])
        next_round(scene)
        for guest in players(scene):
            if guest.watcher is not None:
                assert agree(guest, seat)["ok"]
        scene.wait(ASK_SECONDS + 1)
        until_between(scene)
        scene.wait(0)
        assert early.you["seat"] == seat
        assert seen(early) == ""
        assert nobody_else_has(scene, owner)
        assert scene.log.noted == {}


def test_whoever_gets_the_seat_back_finds_nothing_noted_there() -> None:
    with table_of(4, target_points=30, deal_seconds=600) as scene:
        host, owner = scene.guests[:2]
        seat = owner.seat
        newcomer = scene.join("W", watch=True)
        until_somebody_deals(scene)
        owner.must("marks", signs=SIGNS)
        for guest in (newcomer, owner):
            host.must("reseat", seat=seat, person=guest.you["person"])
            assert guest.you["seat"] == seat
            assert seen(guest) == ""
            assert scene.log.noted == {}
        scene.reload()
        assert seen(owner) == ""


def test_marks_go_with_whoever_is_sent_away() -> None:
    with company("castle", 4, 0) as scene:
        owner = scene.guests[1]
        owner.must("marks", signs=SIGNS)
        scene.guests[0].must("kick", person=owner.you["person"])
        assert scene.log.noted == {}
        assert scene.table.places[bot_seat(scene)].marks is None


def test_what_an_earlier_game_or_holder_has_left_in_the_store_counts_for_nothing() -> None:
    with table_of(4) as scene:
        owner = scene.guests[1]
        owner.must("marks", signs=SIGNS)
        kept = scene.log.noted[owner.seat]
        scene.reload()
        table = scene.table
        for place in table.places:
            place.marks = None
        for number, seat, person in ((2, kept.seat, kept.person), (1, 3, kept.person), (1, kept.seat, 9)):
            marks.keep(table, [type(kept)(number, seat, person, 0, SIGNS)])
        assert [place.marks for place in table.places] == [None] * 4


# Leaks


def twin_game(game: str, people: int, silent: bool, **options: Any) -> None:
    """In A the second person notes something; in B says in the same moment that nothing is new, or says nothing at all,
    and then of what that person hears everything is compared but the receipt."""
    with closing(Twins([World(Scene(game, **options), people) for _ in range(2)])) as twins:
        owner = twins.a.scene.guests[1].seat
        for world, signs in zip(twins.worlds, (("fz.q" * people)[:people], None), strict=True):
            if signs or not silent:
                world.step(lambda scene: scene.guests[1].must("marks", signs=signs))
        twins.compare("noted", knowing=(owner,), apart=(owner,) if silent else ())
        for _ in range(4):
            twins.fresh()
            twins.compare("fresh devices", knowing=(owner,))
            twins.wait(20)
            twins.compare("the game goes on", knowing=(owner,))
        twins.both(lambda scene: scene.reload())
        twins.both(lambda scene: [guest.connect() for guest in scene.guests])
        twins.compare("after a restart", knowing=(owner,))
        twins.both(lambda scene: scene.guests[0].must("end"))
        twins.fresh()
        twins.compare("over")
        assert twins.compared > 100
        logs = [world.scene.log for world in twins.worlds]
        if not silent:  # else the id of a command shifts those that follow
            same(logs[0].rows, logs[1].rows, "rows")
        same(logs[0].records, logs[1].records, "records")
        assert logs[0].records


GAMES = [("castle", 6), ("eatme", 4), ("lupus", 9)]


@pytest.mark.leaks
@pytest.mark.parametrize("silent", [False, True])
@pytest.mark.parametrize(("game", "people"), GAMES)
def test_frames_rows_and_records_do_not_tell_what_somebody_notes(game: str, people: int, silent: bool) -> None:
    twin_game(game, people, silent)


class Planted:
    """Each opens one door."""

    @staticmethod
    def told_to_all() -> Patch:
        def signs_of(table: Table, person: int | None) -> str:
            return "".join([place.marks.signs for place in table.places if place.marks])

        return marks, "signs_of", signs_of

    @staticmethod
    def not_padded() -> Patch:
        return padding, "padded", lambda parts, *_: padding.closed(parts)

    @staticmethod
    def news_at_once() -> Patch:
        """What is noted is told to nobody, but everybody gets a frame."""

        def keep(table: Table, found: Iterable[Marks]) -> None:
            table.timers.changed = True
            keep_marks(table, found)

        return marks, "keep", keep

    @staticmethod
    def in_a_record() -> Patch:
        async def mark(self: MemoryLog, table: str, noted: Marks) -> None:
            self.records[noted.number + 1] = noted.signs

        return MemoryLog, "mark", mark


keep_marks = marks.keep


@pytest.mark.leaks
@pytest.mark.parametrize("leak", [name for name in vars(Planted) if not name.startswith("__")])
def test_a_planted_leak_is_found(monkeypatch: pytest.MonkeyPatch, leak: str) -> None:
    monkeypatch.setattr(*getattr(Planted, leak)())
    with pytest.raises(LeakFound):
        twin_game("eatme", 4, silent=True)
