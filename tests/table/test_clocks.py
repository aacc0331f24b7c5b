"""Clocks, defaults, stand-ins and hand-back: a table cannot stall, and nobody learns who answered."""

from __future__ import annotations

from typing import Any

import pytest

from nightcoach.table.log import entries as e
from nightcoach.table.time import plan
from tests.table.scene import Guest, Scene, asked, play_until, table_of


def houses(scene: Scene) -> list[Guest]:
    """Those who must choose now."""
    return [g for g in scene.guests if g.seat in g.view["asked"]]


@pytest.mark.rule("E8.6")
@pytest.mark.parametrize(("window", "option"), [("choose", "choose_seconds"), ("prowl", "prowl_seconds")])
def test_every_phase_has_its_own_clock(window: str, option: str) -> None:
    options: dict[str, Any] = {option: 77}
    with table_of(3, **options) as scene:
        play_until(scene, window)
        assert scene.guests[0].known is not None
        assert scene.guests[0].known.clock["left"] == 77_000


@pytest.mark.rule("E8.6")
def test_the_dealer_has_a_clock_of_his_own() -> None:
    with table_of(3, deal_seconds=99) as scene:
        play_until(scene, "deal")
        assert scene.guests[1].known is not None
        assert scene.guests[1].known.clock["left"] == 99_000


@pytest.mark.rule("E8.6")
def test_without_a_limit_the_clock_never_answers() -> None:
    with table_of(3, choose_seconds=0) as scene:
        assert scene.guests[0].known is not None
        assert scene.guests[0].known.clock["left"] is None
        scene.wait(100_000)
        assert scene.moves() == []


@pytest.mark.rule("E3.16", "E3.17")
def test_one_missed_clock_is_answered_by_the_rules_and_by_nobody_else() -> None:
    with table_of(3) as scene:
        scene.wait(29.9)
        assert scene.moves() == []
        scene.wait(2)
        assert {(move.how, move.words in ("sleep", "trap")) for move in scene.moves()} == {("clock", True)}
        assert len(scene.moves()) == 2
        assert not any(place.stand_in for place in scene.table.places)


@pytest.mark.rule("E3.16", "E8.8")
def test_after_two_missed_clocks_in_a_row_somebody_stands_in() -> None:
    with table_of(3, choose_seconds=5, prowl_seconds=5, deal_seconds=5, target_points=30) as scene:
        while not any(place.stand_in for place in scene.table.places):
            assert len(scene.moves()) < 20
            scene.wait(1)
        seat = next(seat for seat, place in enumerate(scene.table.places) if place.stand_in)
        mine = [move.how for move in scene.moves() if move.seat == seat]
        assert mine == ["clock", "clock"]


@pytest.mark.rule("E3.16")
def test_an_answer_of_ones_own_between_two_missed_clocks_keeps_the_seat() -> None:
    with table_of(3, choose_seconds=5, target_points=30, prowl_seconds=0, deal_seconds=0) as scene:
        lazy = houses(scene)[0]
        asked_so_far = 0
        while asked_so_far < 5 and scene.table.phase == "play":
            asking = houses(scene)
            if lazy in asking:
                asked_so_far += 1
            for each in asking:
                if each is not lazy or asked_so_far % 2 == 0:  # every other time the clock is missed
                    each.move("sleep")
            scene.wait(7)
            for window in ("prowl", "deal"):
                if scene.table.phase == "play" and scene.guests[0].view["window"] == window:
                    seat = asked(scene)[0]
                    seat.move(next(w for w in seat.view["legal"] if w.split()[1 + lazy.seat :][:1] != ["wolf"]))
        hows = [move.how for move in scene.moves() if move.seat == lazy.seat and move.words in ("sleep", "trap")]
        assert hows[:4] == ["clock", "self", "clock", "self"]
        assert not scene.table.places[lazy.seat].stand_in


@pytest.mark.rule("E3.16", "E8.8", "E9.29")
@pytest.mark.parametrize("grace", [5, 30, 60])
def test_a_seat_that_is_absent_longer_than_the_grace_gets_a_stand_in(grace: int) -> None:
    with table_of(3, grace_seconds=grace, choose_seconds=600) as scene:
        gone = houses(scene)[0]
        gone.cut()
        scene.wait(grace - 0.1)
        assert not scene.table.places[gone.you["seat"]].stand_in
        scene.wait(0.2)
        assert scene.table.places[gone.you["seat"]].stand_in
        scene.wait(10)
        assert [(m.seat, m.how) for m in scene.moves()] == [(gone.you["seat"], "stand_in")]


@pytest.mark.rule("E3.16", "E6.14", "E9.29")
def test_one_tap_takes_the_seat_back_and_says_what_was_done_in_its_name() -> None:
    with table_of(3, grace_seconds=5, choose_seconds=600) as scene:
        gone = houses(scene)[0]
        gone.cut()
        scene.wait(20)
        done = scene.moves()[0]
        gone.connect()
        assert gone.you["stand_in"] is True
        assert [(line["words"], line["by"]) for line in gone.in_your_name] == [(done.words, "stand_in")]
        gone.must("back")
        assert gone.you["stand_in"] is False
        assert gone.do("back")["reason"] == "no_stand_in"


@pytest.mark.rule("E6.14")
def test_only_the_seat_itself_is_told_what_the_clock_did_for_it() -> None:
    with table_of(3) as scene:
        watcher = scene.join("W", watch=True)
        first, second = houses(scene)
        first.move("sleep")
        scene.wait(32)
        assert [line["by"] for line in second.in_your_name] == ["clock"]
        for other in (first, watcher, *[g for g in scene.guests if g not in (first, second)]):
            assert other.in_your_name == []
            assert b"clock_move" not in b"".join(frame for _, frame in other.tape.frames)


@pytest.mark.rule("E6.11", "E9.29")
def test_a_badge_changes_between_rounds_only() -> None:
    with table_of(
        4, grace_seconds=5, choose_seconds=600, prowl_seconds=600, deal_seconds=600, target_points=30
    ) as scene:
        gone, *others = houses(scene)
        seat = gone.seat
        witness = others[0]
        gone.cut()
        scene.wait(20)
        assert scene.table.places[seat].stand_in
        assert not witness.place(seat)["stand_in"]
        assert not witness.board["people"][seat]["away"]
        for other in others:
            other.move("sleep")
        wolf = next(g for g in scene.guests if g.watcher and g.view["legal"])
        assert not witness.place(seat)["stand_in"]
        visited = next(words for words in wolf.view["legal"] if words != f"visit {seat}")
        wolf.move(visited)
        assert witness.view["window"] == "deal"
        assert not witness.place(seat)["stand_in"], "who deals now must not be known for a stand-in either (E6.14)"
        play_until(scene, "choose")
        scene.wait(10)
        assert witness.view["window"] == "choose"
        assert witness.place(seat)["stand_in"]
        assert witness.board["people"][seat]["away"]


@pytest.mark.rule("E6.11", "E6.14")
def test_the_seat_that_dealt_gets_its_badge_only_after_somebody_else_has() -> None:
    options: dict[str, Any] = {"grace_seconds": 5, "target_points": 30, "deal_seconds": 60}
    with table_of(4, **options) as scene:
        screen = scene.screen()
        play_until(scene, "deal")
        dealer = asked(scene)[0]
        seat = dealer.seat
        dealer.cut()
        scene.wait(30)
        assert scene.moves()[-1].seat == seat
        assert scene.moves()[-1].how in ("stand_in", "clock")
        assert (screen.view["window"], screen.place(seat)["stand_in"]) == ("choose", False)
        assert not screen.board["people"][seat]["away"]
        for _ in range(60):
            for guest in asked(scene):
                guest.move(guest.view["legal"][0])
            scene.wait(10)
            if (
                screen.view["window"] == "choose"
                and scene.moves()[-1].seat != seat
                and screen.board["people"][seat]["away"]
            ):
                break
        assert screen.place(seat)["stand_in"]


@pytest.mark.rule("E6.11")
def test_a_badge_does_not_change_when_somebody_comes_or_goes_at_the_beginning_of_a_round() -> None:
    with table_of(4, target_points=30, choose_seconds=600) as scene:
        screen = scene.screen()
        play_until(scene, "deal")
        dealer = asked(scene)[0]
        dealer.move(dealer.view["legal"][0])
        before = screen.board["people"]
        scene.guests[2].cut()
        scene.screen()
        assert screen.board["people"] == before


def test_a_stand_in_beside_somebody_who_is_there_is_not_shown() -> None:
    with table_of(3, choose_seconds=5, prowl_seconds=5, deal_seconds=5, target_points=30) as scene:
        screen = scene.screen()
        scene.wait(200)
        assert any(place.stand_in for place in scene.table.places)
        assert not any(place["stand_in"] for place in screen.board["places"])


@pytest.mark.rule("E6.11")
def test_a_default_comes_a_little_after_the_shown_clock_like_a_late_answer() -> None:
    with table_of(4) as scene:
        watcher = scene.join("W", watch=True)
        scene.wait(40)
        times = [at for at, frame in watcher.tape.frames if b'"confirmed"' in frame]
        assert len(times) == 3
        assert all(30.3 <= at <= 31.5 for at in times)
        assert len(set(times)) == 3, "defaults that come all at once show that they are defaults"


def test_a_late_answer_still_counts_until_the_default_comes() -> None:
    with table_of(3) as scene:
        scene.wait(30.1)
        late = houses(scene)[0]
        assert late.move("trap")["ok"]
        assert scene.moves()[0].how == "self"


def test_a_move_of_ones_own_takes_the_seat_back_too() -> None:
    with table_of(3, pace="calm", grace_seconds=5, choose_seconds=600) as scene:
        gone = houses(scene)[0]
        gone.cut()
        scene.wait(5.1)
        gone.connect()
        assert gone.you["stand_in"]
        gone.must("move", words="trap", question=gone.known.clock["question"])  # type: ignore[union-attr]
        assert not gone.you["stand_in"]
        assert scene.moves()[0] == e.Moved(gone.seat, "trap", "self")


def test_when_everybody_has_gone_the_round_is_played_out_and_then_the_table_waits() -> None:
    with table_of(3, target_points=30) as scene:
        screen = scene.screen()
        for guest in scene.guests[:3]:
            guest.cut()
        scene.wait(3600)
        assert (screen.view["window"], screen.view["round"]) == ("choose", 2)
        assert len(scene.moves()) == 4
        back = scene.guests[1].connect()
        assert back.known is not None
        assert back.known.clock["left"] == 30_000
        scene.wait(40)
        assert len(scene.moves()) > 4


def test_clocks_run_on_through_a_restart() -> None:
    with table_of(3) as scene:
        scene.wait(25)
        scene.reload()
        for guest in scene.guests:
            guest.connect()
            assert guest.known is not None
            assert guest.known.clock["left"] == 5_000
        assert scene.moves() == []


def test_clocks_give_back_the_time_in_which_no_server_was_there() -> None:
    with table_of(3) as scene:
        scene.wait(25)
        scene.reload(after=60.0)
        for guest in scene.guests:
            guest.connect()
            assert guest.known is not None
            assert guest.known.clock["left"] == 5_000
        assert scene.moves() == []


def test_nobody_is_late_because_no_server_was_there() -> None:
    with table_of(3, grace_seconds=20) as scene:
        scene.reload(after=60.0)
        scene.wait(15)
        assert not [place for place in scene.table.places if place.stand_in]


def test_a_clock_that_stood_still_gives_nothing_back() -> None:
    with table_of(3) as scene:
        scene.wait(10)
        scene.guests[0].must("pause", on=True)
        scene.wait(5)
        scene.reload(after=60.0)
        host = scene.guests[0].connect()
        host.must("pause", on=False)
        assert host.known is not None
        assert host.known.clock["left"] == 20_000


@pytest.mark.rule("E6.11")
def test_a_restart_in_the_middle_of_a_round_changes_no_stand_ins_badge() -> None:
    options = {
        "grace_seconds": 5,
        "choose_seconds": 600,
        "deal_seconds": 600,
        "prowl_seconds": 600,
        "target_points": 30,
    }
    with table_of(3, **options) as scene:  # type: ignore[arg-type]
        play_until(scene, "deal")
        dealer = asked(scene)[0]
        gone = next(g for g in scene.guests if g is not dealer)
        gone.cut()
        scene.wait(6)
        seat = gone.you["seat"]
        assert scene.table.places[seat].stand_in
        assert not dealer.place(seat)["stand_in"]
        dealer.move(dealer.view["legal"][0])
        assert dealer.place(seat)["stand_in"]
        scene.reload()
        dealer.connect()
        assert dealer.view["window"] == "choose"
        assert dealer.place(seat)["stand_in"]


@pytest.mark.rule("E6.11")
def test_a_stand_in_that_comes_late_answers_when_the_clock_would() -> None:
    with table_of(3, grace_seconds=5, choose_seconds=6) as scene:
        gone = houses(scene)[0]
        gone.cut()
        overtime = plan.clock_answers(scene.table, gone.you["seat"])
        scene.wait(5.5)
        at = scene.table.timers.plan[gone.you["seat"]]
        assert at <= 6 or at == overtime


def test_a_pause_stops_every_clock_and_keeps_what_was_left() -> None:
    with table_of(3, bots=1) as scene:
        host = scene.guests[0]
        scene.wait(10)
        host.must("pause", on=True)
        scene.wait(1000)
        assert host.board["paused"]
        assert host.known is not None
        assert host.known.clock["left"] is None
        before = len(scene.moves())
        scene.guests[1].must("pause", on=False)
        assert host.known.clock["left"] == 20_000
        scene.wait(22)
        assert len(scene.moves()) > before


def test_the_host_gives_thirty_seconds_more() -> None:
    with table_of(3) as scene:
        host = scene.guests[0]
        scene.wait(20)
        host.must("extend")
        assert host.known is not None
        assert host.known.clock["left"] == 40_000
        scene.wait(39)
        assert scene.moves() == []


def test_a_standing_order_answers_for_its_seat_and_only_the_seat_knows() -> None:
    with table_of(3, choose_seconds=60) as scene:
        watcher = scene.join("W", watch=True)
        first = houses(scene)[0]
        first.must("order", window="choose", words="trap")
        scene.guests[0].must("pace", bots="quick")
        scene.wait(7)
        assert scene.moves() == [e.Moved(first.seat, "trap", "order")]
        assert [line["by"] for line in first.in_your_name] == ["order"]
        assert all(b"order" not in frame or b'"orders":[]' in frame for _, frame in watcher.tape.frames)


def test_a_standing_order_lasts_for_this_round_unless_it_is_lasting() -> None:
    with table_of(3, target_points=30) as scene:
        first, second = houses(scene)
        first.must("order", window="choose", words="sleep")
        second.must("order", window="choose", words="trap", lasting=True)
        rounds = 0
        while rounds < 4:
            rounds += 1
            scene.wait(10)
            for guest in asked(scene):
                if guest.view["window"] == "choose":
                    guest.move("sleep")
            play_until(scene, "deal")
            dealer = asked(scene)[0]
            dealer.move(dealer.view["legal"][0])
        ordered = [(m.seat, m.words) for m in scene.moves() if m.how == "order"]
        assert ordered.count((first.seat, "sleep")) == 1
        assert ordered.count((second.seat, "trap")) > 1


def test_a_standing_order_can_be_taken_back() -> None:
    with table_of(3, choose_seconds=60, start=True) as scene:
        scene.guests[0].must("pace", bots="calm")
        first = houses(scene)[0]
        first.must("order", window="choose", words="trap")
        first.must("order", window="choose", words=None)
        scene.wait(30)
        assert scene.moves() == []
        assert first.you["orders"] == []


def test_an_order_for_a_window_that_is_none_is_refused() -> None:
    with table_of(3) as scene:
        assert scene.guests[0].do("order", window="duel", words="sleep")["reason"] == "no_window"
        assert scene.guests[0].do("order", window="choose", words="nap")["reason"] == "move"


@pytest.mark.rule("E6.9", "E6.11")
def test_a_stand_in_takes_its_time_however_fast_bots_are() -> None:
    with table_of(3, pace="instant", grace_seconds=5, choose_seconds=600) as scene:
        first, second = houses(scene)
        first.must("order", window="choose", words="trap")
        second.must("leave")
        scene.wait(1)
        assert scene.moves() == []
        scene.wait(9)
        assert {move.how for move in scene.moves()} >= {"order", "stand_in"}


def test_a_bot_takes_its_time_and_the_time_does_not_depend_on_what_it_holds() -> None:
    times = set()
    for seed in range(6):
        with table_of(2, bots=2, pace="calm", seed=f"{seed:064x}", target_points=30) as scene:
            seats = [seat for seat in (2, 3) if seat in scene.guests[0].view["asked"]]
            plan = {seat: round(scene.table.timers.plan[seat], 4) for seat in seats}
            times |= set(plan.items())
            assert all(1.5 <= at <= 4.0 + 6 * 0.5 for at in plan.values())
    # Same key, same question: whatever was dealt, a seat's pause is the same but for what the move before showed.
    assert len({seat for seat, _ in times}) == len(times)


def test_people_do_not_wait_long_for_instant_bots() -> None:
    with table_of(2, bots=3) as scene:
        play_until(scene, "over")
        assert scene.table.phase == "over"
        assert scene.clock.now() == 0.0
