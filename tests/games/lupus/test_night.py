"""L3-A, L3-B The phases, and the night as one window: who may point at whom, when a point counts, what is recorded."""

from __future__ import annotations

from typing import Any

import pytest

from nightcoach.core.chance import Chance
from nightcoach.core.record import Recording
from nightcoach.games.lupus import wire
from nightcoach.games.lupus.game import GAME
from tests.games.lupus.story import Story, dealt, lupus, spoken

SIX = "W W S B O M V V V V V V"
"""Werewolves 0 and 1, Seer 2, Bodyguard 3, Owl 4, Medium 5; seat 11 was lynched on day 1."""


def six(**options: Any) -> Story:
    """Night 2 of twelve players."""
    return lupus(SIX, day=2, ghosts=[11], welcome=11, **options)


# L3-A The skeleton


@pytest.mark.rule("L3.1", "L3.66")
def test_the_phases_follow_one_another_and_the_days_too() -> None:
    table = lupus("W W S O V V V V", first_night_kill=True)
    seen = [(table.window, table.view(None).day)]

    def step() -> None:
        if (table.window, table.view(None).day) != seen[-1]:
            seen.append((table.window, table.view(None).day))

    for _ in range(2):
        table.night({})
        step()
        table.talk_over()
        step()
        table.nominate({})
        step()
        table.defend()
        step()
        table.vote({})
        step()
    assert seen == [
        *[("night", 1), ("discussion", 1), ("nomination", 1), ("defence", 1), ("lynch_vote", 1)],
        *[("night", 2), ("discussion", 2), ("nomination", 2), ("defence", 2), ("lynch_vote", 2), ("night", 3)],
    ]
    kinds = [event.kind for event in table.told if event.kind in ("dawn", "owl_mark", "suspects", "voted", "lynched")]
    assert kinds == ["dawn", "owl_mark", "suspects", "voted", "lynched"] * 2


@pytest.mark.rule("L3.1")
def test_the_end_is_checked_after_dawn_and_after_the_lynching() -> None:
    by_night = lupus("W V V V V V V V", day=2, ghosts=[2, 3, 4, 5, 6], lynched=[2], welcome=2).night({0: 1})
    assert (by_night.window, by_night.party) == ("over", "pack")
    by_day = lupus("W V V V V V V V", day=2, ghosts=[3, 4, 5, 6, 7], lynched=[3], welcome=3).night({}).lynch(1)
    assert (by_day.window, by_day.party) == ("over", "pack")


@pytest.mark.rule("L3.2")
@pytest.mark.parametrize("seed", range(6))
def test_every_day_lynches_exactly_one_even_if_nobody_does_anything(seed: int) -> None:
    table = dealt(8 + 3 * seed, seed)
    while table.state.outcome() is None:
        waited = table.state.waiting()[0]
        if table.window in ("night", "discussion", "defence"):
            table.play("close")
        else:
            table.play(f"{waited} no_ballot")
    days = table.view(None).days
    assert len(days) == table.view(None).day == table.state.seats - len(table.living)
    assert len({day.lynched for day in days}) == len(days)


@pytest.mark.rule("L3.66")
def test_each_phase_asks_whom_the_table_of_moves_says() -> None:
    table = six()
    ghost = 11
    assert table.asked == list(range(12))
    assert {words.split()[0] for seat in range(12) for words in table.legal(seat)} == {"point"}
    assert table.legal(-1) == ["close", "end_call"]
    table.night({})
    assert table.asked == table.living
    assert {words.split()[0] for words in table.legal(5)} == {
        *("ready", "claim_role", "claim_result", "claim_medium", "claim_protected", "claim_marked"),
        *("claim_mason_with", "suspect", "trust", "will_vote", "ask_role"),
    }
    assert (table.legal(-1), table.legal(ghost)) == (["close"], [])
    table.talk_over()
    assert table.asked == [0]
    assert {words.split()[0] for words in table.legal(0)} == {"nominate"}
    assert (table.legal(-1), [move.words for move in table.state.in_name(0)]) == ([], ["no_ballot"])
    table.nominate({0: 7, 1: 7, 2: 8, 3: 8})
    assert table.asked == [7]
    assert (table.legal(7), table.legal(-1), table.legal(8)) == (["pass"], ["close"], [])
    table.play("7 pass")
    assert (table.asked, table.legal(8), table.legal(7)) == ([8], ["pass"], [])
    table.play("close")
    assert table.asked == [0, 1, 2, 3, 4, 5, 6, 9, 10]
    assert table.legal(0) == ["vote paw", "vote tuft"]
    assert (table.legal(-1), [move.words for move in table.state.in_name(0)]) == ([], ["no_ballot"])


# L3.3, L3.52, L3.53 Everybody is asked


@pytest.mark.rule("L3.3", "L3.52", "L3.53", "L9.67")
def test_everybody_is_asked_and_a_harmless_answer_changes_nothing() -> None:
    table = lupus("W W V S V V V V V", day=3, ghosts=[4, 5], welcome=5).end_calls("seer")
    assert table.asked == list(range(9))
    assert table.targets(2) == [0, 1, 3, 6, 7, 8]  # a Villager: every living player but himself
    assert table.targets(4) == [0, 1, 2, 3, 6, 7, 8]  # a ghost
    assert table.targets(3) == [0, 1, 2, 6, 7, 8]  # the Seer
    twin = lupus("W W V S V V V V V", day=3, ghosts=[4, 5], welcome=5).end_calls("seer")
    table.night({3: 0, 0: 6, 1: 6, 2: 7, 4: 3})
    twin.night({3: 0, 0: 6, 1: 6})
    assert (table.dead, table.state.notes) == (twin.dead, twin.state.notes)
    for seat in (2, 4):
        assert table.heard(seat) == [wire.Pointed(seat, 7 if seat == 2 else 3), *twin.heard(seat)]


@pytest.mark.rule("L3.3", "L9.87")
def test_a_harmless_answer_is_shown_to_nobody_before_the_end_and_to_all_after_it() -> None:
    table = lupus("W V S V V V V V V V", day=2, ghosts=[8], welcome=8).night({2: 6, 9: 3})
    others = [watcher for watcher in (None, *range(10)) if watcher != 9]
    assert [table.heard(watcher, "pointed") for watcher in others if watcher != 2] == [[]] * 9
    assert table.heard(9, "pointed") == [wire.Pointed(9, 3)]
    table.lynch(0)
    for watcher in (None, *range(10)):
        final = table.view(watcher).final
        assert final is not None
        assert (final.nights[-1][9], final.nights[-1][2], final.nights[-1][4]) == (3, 6, None)
        [ended] = table.heard(watcher, "ended")
        assert isinstance(ended, wire.Ended)
        assert ended.nights == final.nights


@pytest.mark.rule("L3.52", "L3.54")
@pytest.mark.parametrize("mode", ["sequential", "parallel"])
def test_a_night_is_one_window_of_all_seats_until_it_is_closed(mode: str) -> None:
    table = six(night_mode=mode)
    for _ in range(4 if mode == "sequential" else 0):
        table.play("end_call")
        assert (table.window, table.asked) == ("night", list(range(12)))
    assert not table.may("end_call")
    table.refused("end_call")
    assert table.play("close").window == "discussion"


@pytest.mark.rule("L3.53", "L3.6")
def test_whom_each_character_may_choose() -> None:
    text = "W W W S M P B O F F H Y V V V V"
    table = lupus(text, day=2, ghosts=[2, 15], welcome=15)
    living = [seat for seat in range(16) if seat not in (2, 15)]
    humans = [seat for seat in living if seat > 1]
    for wolf in (0, 1):
        assert table.targets(wolf) == humans  # a dead wolf is no longer there either
    for seat in range(2, 16):
        assert table.targets(seat) == [q for q in living if q != seat]


@pytest.mark.rule("L9.72", "L9.10", "L4.17", "L3.8", "L3.53")
def test_refusals_of_a_night_are_the_same_for_everybody() -> None:
    table = six()
    lines = ["6 point 11", "0 point 1", "3 point 3", "11 point 11", "0 point 11", "2 point 2", "7 point 20"]
    lines += ["5 vote paw", "6 ready", "6 nominate 3", "12 point 3", "0 no_ballot"]
    errors = [table.refused(line) for line in lines]
    assert len({(error.reason, str(error), tuple(error.facts)) for error in errors}) == 1
    late = table.night({}).refused("0 point 5")
    assert (late.reason, str(late)) == (errors[0].reason, str(errors[0]))


# L3.5, L3.53 The last point before one's own call has ended counts


@pytest.mark.rule("L9.68", "L3.5", "L3.6", "L3.52")
def test_the_seer_may_think_again_until_the_slot_ends() -> None:
    table = lupus("W W S B H M V V V V V V", day=2, ghosts=[11], welcome=11).end_calls("seer")
    table.play("2 point 4")
    assert table.view(2).pointing == 4
    table.play("2 point 1")
    assert table.heard(2, "answer") == []
    assert table.view(2).notes == ()
    table.play("end_call")
    assert table.heard(2, "answer") == [wire.Answer(2, 1, "wolf")]
    assert [(note.kind, note.seats, note.nature) for note in table.view(2).notes] == [("answer", (1,), "wolf")]
    assert table.play("close").dead == []  # nobody dies by a gaze that was taken back


@pytest.mark.rule("L9.69", "L3.53", "L3.54", "L3.67")
def test_after_the_slot_a_tap_is_accepted_without_effect_and_not_recorded() -> None:
    table = six()
    recording = recorded(table)
    play(recording, "end_call", "2 point 6", "end_call", "2 point 7", "close")
    assert [(note.kind, note.seats) for note in table.view(2).notes] == [("answer", (6,))]
    assert words(recording) == ["-1 end_call", "2 point 6", "-1 end_call", "-1 close"]


@pytest.mark.rule("L3.53", "L3.52", "L9.68")
def test_a_tap_after_the_slot_changes_neither_guard_nor_mark_nor_victim() -> None:
    table = six().play("2 point 0", "3 point 6", "4 point 7", "0 point 8", "1 point 8").end_calls("werewolf")
    table.play("3 point 8", "4 point 9").play("close")
    assert (table.dead, table.state.guarded, table.state.marked) == ([8], 6, 7)
    assert table.state.nights[-1][3:5] == (6, 7)  # nor what is disclosed in the end


@pytest.mark.rule("L3.53")
def test_of_a_harmless_seat_the_last_tap_before_the_close_is_kept() -> None:
    table = six().play("6 point 0", "5 point 1").end_calls("werewolf").play("6 point 2", "5 point 4", "close")
    assert (table.state.nights[-1][6], table.state.nights[-1][5]) == (2, 4)


@pytest.mark.rule("L9.85", "L3.53")
def test_a_point_before_ones_slot_counts_but_the_pack_sees_it_only_when_the_slot_begins() -> None:
    table = six().play("0 point 8")
    for call in ("seer", "bodyguard", "owl"):
        assert (table.view(1).markers, table.heard(1, "pointed", "markers")) == ((), [])
        table.end_calls(call)
    table.end_calls("werewolf")
    assert table.view(1).markers == ((0, 8),)
    assert table.heard(1, "markers") == [wire.Markers(((0, 8),))]
    for watcher in (None, 2, 7, 11):
        assert table.heard(watcher, "markers", "pointed") == []
    assert table.play("close").dead == [8]


@pytest.mark.rule("L3.8", "L3.14")
def test_in_the_slot_of_the_pack_the_living_wolves_see_each_others_markers_and_nobody_else_does() -> None:
    text = "W W W S V V V V V V V V V V V V"
    table = lupus(text, day=2, ghosts=[2], welcome=2).end_calls("werewolf").play("0 point 5", "1 point 6", "4 point 5")
    assert (table.view(0).markers, table.view(1).markers) == (((1, 6),), ((0, 5),))
    assert table.heard(1, "pointed") == [wire.Pointed(0, 5), wire.Pointed(1, 6)]
    for watcher in (None, 2, 3, 5):
        assert table.heard(watcher, "pointed") == []
        if watcher is not None:
            assert table.view(watcher).markers == ()


@pytest.mark.rule("L3.14")
@pytest.mark.parametrize("mode", ["sequential", "parallel"])
def test_nobody_talks_at_night(mode: str) -> None:
    table = six(night_mode=mode)
    while True:
        for seat in (None, *range(12)):
            assert table.state.audience(seat) == ()
        if not table.may("end_call"):
            return
        table.play("end_call")


@pytest.mark.rule("L3.14", "L8.6")
def test_wolf_chat_is_heard_by_the_living_pack_during_its_call_only() -> None:
    text = "W W W S V V V V V V V V V V V V"
    table = lupus(text, day=2, ghosts=[2], welcome=2, wolf_chat="on", place="remote", night_mode="sequential")
    assert [table.state.audience(seat) for seat in (0, 2, 4)] == [(0,), (2,), (4,)]
    table.end_calls("werewolf")
    assert [table.state.audience(seat) for seat in (0, 1, 2, 4, None)] == [(0, 1), (0, 1), (2,), (4,), ()]


# L3.7, L3.8 The pack


@pytest.mark.rule("L3.7", "L9.9", "L8.1")
def test_on_a_first_night_without_a_kill_the_pack_learns_its_members_and_names_nobody() -> None:
    table = dealt(8)
    wolves = [seat for seat in range(8) if table.role(seat) == "werewolf"]
    seer = next(seat for seat in range(8) if table.role(seat) == "seer")
    victim = next(seat for seat in range(8) if table.role(seat) == "villager")
    table.play(f"{seer} point {victim}", f"{wolves[0]} point {victim}", f"{wolves[1]} point {victim}").end_calls(
        "werewolf"
    )
    for wolf in wolves:
        assert table.heard(wolf, "fellows") == [wire.Fellows(1, "werewolf", tuple(wolves))]
        assert table.heard(wolf, "markers") == []
        assert table.view(wolf).markers == ()
    table.play("close")
    assert table.heard(seer, "answer") == [wire.Answer(1, victim, "not_wolf")]
    assert [table.heard(wolf, "victim") for wolf in wolves] == [[], []]
    assert table.heard(None, "dawn") == [wire.Dawn(1, (), None)]
    assert table.dead == []


@pytest.mark.rule("L3.7", "L8.1")
def test_with_first_night_kill_the_pack_names_a_victim_on_night_1() -> None:
    table = lupus("W W S V V V V V", first_night_kill=True).night({0: 4, 1: 4})
    assert (table.dead, table.welcome) == ([4], 4)
    assert table.heard(1, "victim") == [wire.Victim(1, 4)]


@pytest.mark.rule("L9.21", "L3.6", "L3.7", "L3.53")
def test_a_wolf_may_tap_a_fellow_only_on_a_first_night_without_a_kill() -> None:
    six().refused("0 point 1")
    six(night_mode="parallel").refused("0 point 1")
    harmless = lupus("W W S V V V V V").end_calls("werewolf")
    assert harmless.play("0 point 1", "close").dead == []
    assert lupus("W W S V V V V V", night_mode="parallel").play("0 point 1", "close").dead == []
    kill = lupus("W W S V V V V V", first_night_kill=True).end_calls("werewolf")
    kill.refused("0 point 1")


@pytest.mark.rule("L3.8", "L3.53", "L3.67")
def test_a_point_at_a_fellow_whom_one_has_not_met_yet_does_not_count() -> None:
    table = lupus("W W S V V V V V", first_night_kill=True).play("0 point 1", "1 point 5").end_calls("werewolf")
    assert (table.view(0).pointing, table.view(1).markers) == (None, ())
    assert table.play("close").dead == [5]
    assert table.state.nights[-1][:2] == (-1, 5)
    at_once = lupus("W W S V V V V V", first_night_kill=True, chance=[0]).night({0: 1, 1: 5})
    assert (at_once.dead, at_once.state.nights[-1][:2]) == ([5], (-1, 5))


@pytest.mark.rule("L3.53", "L3.67", "L6.5", "L6.32")
@pytest.mark.parametrize(("call", "met", "change"), [("werewolf", 1, "W"), ("seer", 2, "S")])
def test_on_night_3_the_turned_mythomaniac_may_point_at_a_fellow_until_they_have_met(
    call: str, met: int, change: str
) -> None:
    table = lupus(f"W W S M Y>{change} V V V V V V V", day=3, ghosts=[10, 11], welcome=11)
    assert table.view(None).call == "medium"
    table.play(f"{met} point 4", f"4 point {met}")
    assert [table.view(seat).pointing for seat in (met, 4)] == [4, met]
    assert [table.heard(seat, "fellows") for seat in (met, 4)] == [[], []]
    table.end_calls(call)
    assert [table.view(seat).pointing for seat in (met, 4)] == [None, None]
    assert table.view(4).fellows == ((0, 1) if call == "werewolf" else (2,))
    table.refused(f"{met} point 4")
    table.refused(f"4 point {met}")
    table.play("close")
    assert [table.state.nights[-1][seat] for seat in (met, 4)] == [-1, -1]


@pytest.mark.rule("L9.19", "L3.8", "L8.5")
@pytest.mark.parametrize(("draw", "victim"), [(0, 7), (1, 9)])
def test_a_tie_of_the_pack_is_settled_at_random_or_means_no_kill(draw: int, victim: int) -> None:
    table = six(chance=[draw]).night({0: 9, 1: 7})
    assert table.dead == [victim]
    assert table.heard(0, "victim") == table.heard(1, "victim") == [wire.Victim(2, victim)]
    assert six(wolf_disagreement="no_kill").night({0: 9, 1: 7}).dead == []


@pytest.mark.rule("L9.19", "L3.8", "L8.5")
def test_a_missing_marker_leaves_the_choice_to_the_others_or_means_no_kill() -> None:
    assert six().night({1: 7}).dead == [7]
    none = six(wolf_disagreement="no_kill").night({1: 7})
    assert (none.dead, none.heard(1, "victim")) == ([], [wire.Victim(2, None)])
    assert six(wolf_disagreement="no_kill").night({0: 7}).dead == []


@pytest.mark.rule("L3.8", "L3.13")
def test_without_a_marker_there_is_no_victim() -> None:
    for disagreement in ("plurality_lot", "no_kill"):
        table = six(wolf_disagreement=disagreement).night({})
        assert (table.dead, table.heard(0, "victim")) == ([], [wire.Victim(2, None)])


@pytest.mark.rule("L9.20", "L3.8", "L8.5")
def test_most_markers_decide_unless_only_unanimity_kills() -> None:
    text = "W W W S V V V V V V V V V V V V"
    for markers, plurality, unanimous in (
        ({0: 7, 1: 7, 2: 5}, [7], []),
        ({0: 5, 1: 7, 2: 7}, [7], []),
        ({0: 7, 1: 7, 2: 7}, [7], [7]),
        ({0: 7, 1: 7}, [7], []),
    ):
        assert lupus(text, day=2, ghosts=[15], welcome=15).night(markers).dead == plurality
        table = lupus(text, day=2, ghosts=[15], welcome=15, wolf_disagreement="no_kill")
        assert table.night(markers).dead == unanimous


@pytest.mark.rule("L3.8", "L8.5")
def test_the_markers_of_dead_wolves_are_not_missed() -> None:
    table = lupus("W W S V V V V V", day=2, ghosts=[1], welcome=1, wolf_disagreement="no_kill").night({0: 4, 1: 5})
    assert table.dead == [4]


# L3.10–L3.13


@pytest.mark.rule("L3.10")
def test_the_coming_victim_can_still_act_and_be_chosen() -> None:
    table = six().end_calls("werewolf").play("0 point 6", "1 point 6")
    assert 6 in table.targets(7)
    table.refused("7 point 11")  # dead before this night
    table = six().night({0: 4, 1: 4, 4: 6, 2: 4, 3: 6})
    assert (table.dead, table.state.marked) == ([4], 6)
    assert table.heard(2, "answer") == [wire.Answer(2, 4, "not_wolf")]


@pytest.mark.rule("L9.18", "L3.12")
def test_what_a_dying_seer_asked_stands() -> None:
    table = lupus("W W S H V V V V V V", day=2, ghosts=[9], welcome=9).night({0: 2, 1: 2, 2: 3})
    assert table.dead == [2, 3]
    assert table.heard(2, "answer") == [wire.Answer(2, 3, "not_wolf")]


@pytest.mark.rule("L3.12", "L9.18")
def test_what_a_dying_bodyguard_guards_is_safe_and_what_a_dying_owl_marks_is_marked() -> None:
    deadly = "W W W S B O" + " V" * 15
    table = lupus(deadly, day=2, ghosts=[20], welcome=20).night({0: 6, 1: 6, 2: 6, 4: 6, 5: 4})
    assert table.dead == [4]  # the Owl's choice; the pack's was guarded by it
    table = six().night({0: 4, 1: 4, 4: 7})
    assert (table.dead, 7 in table.nominate({}).suspects) == ([4], True)
    assert table.heard(None, "owl_mark") == [wire.OwlMark(7)]


@pytest.mark.rule("L3.13", "L9.71", "L3.54")
@pytest.mark.parametrize("mode", ["sequential", "parallel"])
def test_who_does_not_decide_in_time_does_nothing(mode: str) -> None:
    table = six(night_mode=mode).night({0: 7, 1: 7})
    assert table.dead == [7]  # nobody was protected
    for seat, kind in ((2, "answer"), (3, "guarded"), (4, "marked")):
        assert table.heard(seat, kind) == []
        assert [note for note in table.view(seat).notes if note.kind == kind] == []
    table.nominate({})
    assert table.heard(None, "owl_mark") == [wire.OwlMark(None)]


@pytest.mark.rule("L9.71", "L3.54")
def test_a_night_in_which_nobody_points_takes_as_long_as_any_other() -> None:
    def seconds(points: list[str]) -> list[float]:
        table = six().play(*points)
        found = []
        while True:
            pace = table.state.pace()
            assert pace is not None
            assert pace.fixed
            found.append(pace.seconds)
            if not table.may("end_call"):
                return found
            table.play("end_call")

    everybody = ["0 point 7", "1 point 7", "2 point 0", "3 point 7", "4 point 7", "5 point 1"]
    assert seconds([]) == seconds(everybody) == [20.0] * 5


# L3.15, L3.54, L3.55, L3.67 Modes, moves of the table, the record


def told(table: Story) -> list[list[int]]:
    return sorted(note.numbers() for note in table.state.notes)


@pytest.mark.rule("L9.70", "L3.15", "L3.54", "L3.55")
@pytest.mark.parametrize("seed", range(12))
def test_both_modes_of_night_agree(seed: int) -> None:
    lot = Chance(seed)
    size = 8 + lot.below(17)
    options: dict[str, Any] = {"first_night_kill": True, "preset": "lot", "enforce_minimums": False}
    modes = [dealt(size, seed, night_mode=mode, **options) for mode in ("parallel", "sequential", "sequential")]
    for _ in range(3):
        parallel, sequential, simulated = modes
        points = {seat: lot.pick(parallel.targets(seat)) for seat in range(size) if lot.below(5)}
        parallel.night(points)
        simulated.night(points)
        late = {seat: target for seat, target in points.items() if sequential.role(seat) == "werewolf"}
        sequential.play(*[f"{seat} point {target}" for seat, target in points.items() if seat not in late])
        sequential.end_calls("werewolf").night(late)
        for table in (sequential, simulated):
            assert (table.dead, told(table)) == (parallel.dead, told(parallel))
            assert (table.state.marked, table.state.roles) == (parallel.state.marked, parallel.state.roles)
            assert (table.welcome, table.state.nights) == (parallel.welcome, parallel.state.nights)
        if parallel.window == "over":
            return
        for table in modes:
            table.nominate({}).vote({})


@pytest.mark.rule("L3.15")
def test_a_parallel_night_has_one_slot_with_recognition_first_and_results_last() -> None:
    table = dealt(13, place="remote", first_night_kill=True)
    wolves = [seat for seat in range(13) if table.role(seat) == "werewolf"]
    masons = [seat for seat in range(13) if table.role(seat) == "freemason"]
    seer = next(seat for seat in range(13) if table.role(seat) == "seer")
    assert table.heard(None, "call") == []
    assert [told for seat in wolves for told in table.heard(seat, "fellows")] == [
        wire.Fellows(1, "werewolf", tuple(wolves))
    ] * 2
    assert table.heard(masons[0], "fellows") == [wire.Fellows(1, "freemason", tuple(masons))]
    pace = table.state.pace()
    assert pace is not None
    assert (pace.seconds, pace.fixed, pace.slots) == (45.0, True, 0)
    table.refused(f"{wolves[0]} point {wolves[1]}")
    table.play(f"{seer} point {wolves[0]}", f"{wolves[0]} point {seer}")
    assert table.heard(seer, "answer") == []
    assert table.view(wolves[1]).markers == ((wolves[0], seer),)
    table.play("close")
    assert table.heard(seer, "answer") == [wire.Answer(1, wolves[0], "wolf")]
    assert table.heard(wolves[1], "victim") == [wire.Victim(1, seer)]


@pytest.mark.rule("L3.54")
def test_end_call_ends_one_call_after_the_other_and_tells_its_holders_alone() -> None:
    table = six().play("2 point 0", "3 point 6", "4 point 7", "0 point 6", "1 point 6")
    told = []
    for _ in range(4):
        before = len(table.told)
        table.play("end_call")
        results = [event for event in table.told[before:] if event.kind not in ("call", "markers", "fellows")]
        told.append([(event.kind, event.ears, event.public) for event in results])
    assert told == [
        [("spirit", (5,), False)],
        [("answer", (2,), False)],
        [("guarded", (3,), False)],
        [("marked", (4,), False)],
    ]
    before = len(table.told)
    table.play("close")
    assert [event.kind for event in table.told[before:]] == ["victim", "dawn"]


@pytest.mark.rule("L3.54")
def test_close_ends_the_calls_not_yet_ended_in_their_order() -> None:
    table = six().play("2 point 0", "3 point 6", "4 point 7", "0 point 8", "1 point 8", "end_call", "close")
    kinds = [event.kind for event in table.told if event.kind not in ("pointed", "call", "markers", "fellows")]
    assert kinds == ["spirit", "answer", "guarded", "marked", "victim", "dawn"]


@pytest.mark.rule("L3.55")
def test_a_simulation_asks_every_seat_once_and_then_closes() -> None:
    table = six()
    asked = []
    while table.state.driven() != -1:
        seat = table.state.driven()
        asked.append(seat)
        table.play(f"{seat} {table.legal(seat)[0]}")
    assert asked == list(range(12))
    assert table.legal(-1)[0] == "close"
    assert table.play("close").window == "discussion"


def recorded(table: Story) -> Recording:
    """A recording that goes on from this position."""
    recording = Recording(GAME, table.state.seats, table.state.options, bytes(32))
    recording.state = table.state
    return recording


def play(recording: Recording, *lines: str) -> None:
    for line in lines:
        recording.play(*spoken(line))


def words(recording: Recording) -> list[str]:
    return [f"{seat} {move.words}" for seat, move in recording.moves]


@pytest.mark.rule("L9.86", "L3.67")
@pytest.mark.parametrize("mode", ["sequential", "parallel"])
def test_of_a_night_that_is_closed_the_last_points_are_recorded_in_seat_order(mode: str) -> None:
    recording = recorded(six(night_mode=mode))
    play(recording, "9 point 1", "2 point 5", "9 point 3", "2 point 6")
    assert words(recording) == []
    play(recording, "close")
    assert words(recording) == ["2 point 6", "9 point 3", "-1 close"]


@pytest.mark.rule("L3.67")
def test_with_end_call_only_the_points_of_its_deciding_holders_are_recorded() -> None:
    recording = recorded(six())
    play(recording, "9 point 1", "5 point 8", "2 point 6", "1 point 7", "0 point 7", "11 point 3", "4 point 9")
    play(recording, "end_call", "end_call", "end_call", "end_call", "4 point 8", "1 point 8", "close", "0 ready")
    assert words(recording) == [
        *["-1 end_call", "2 point 6", "-1 end_call", "-1 end_call", "4 point 9", "-1 end_call"],
        *["0 point 7", "1 point 8", "5 point 8", "9 point 1", "11 point 3", "-1 close", "0 ready"],
    ]


@pytest.mark.rule("L3.67")
def test_on_a_first_night_without_a_kill_the_taps_of_the_pack_are_recorded_like_all_harmless_ones() -> None:
    recording = recorded(lupus("S W W O V V V V"))
    play(recording, "1 point 2", "0 point 4", "end_call", "end_call", "close")
    assert words(recording) == ["0 point 4", "-1 end_call", "-1 end_call", "1 point 2", "-1 close"]


@pytest.mark.rule("L3.67")
def test_a_point_that_does_not_count_is_not_recorded() -> None:
    recording = recorded(lupus("W W S V V V V V", first_night_kill=True))
    play(recording, "0 point 1", "1 point 5", "3 point 0", "close")
    assert words(recording) == ["1 point 5", "3 point 0", "-1 close"]
