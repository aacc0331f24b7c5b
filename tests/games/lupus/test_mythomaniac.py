"""L4.30–L4.40 The Mythomaniac, and two Seers (L3.9)."""

from __future__ import annotations

from typing import Any

import pytest

from nightcoach.games.lupus import wire
from tests.games.lupus.story import Story, lupus

TEXT = "W W W S M P B H O V Y V V V V V"
"""Werewolves 0–2, Seer 3, Medium 4, Possessed 5, Bodyguard 6, Werehamster 7, Owl 8, Mythomaniac 10; 15 was lynched."""


def night_2(**options: Any) -> Story:
    return lupus(TEXT, day=2, ghosts=[15], welcome=15, **options)


def became(table: Story) -> list[object]:
    return list(table.heard(10, "became"))


@pytest.mark.rule("L9.26", "L4.32", "L4.33", "L4.35")
def test_pointing_at_a_wolf_makes_a_wolf_whom_the_pack_meets_on_night_3() -> None:
    table = night_2().play("10 point 1").end_calls("mythomaniac")
    assert (became(table), table.role(10)) == ([], "mythomaniac")
    table.play("close")
    assert (became(table), table.view(10).role) == ([wire.Became("werewolf")], "werewolf")
    assert [(note.kind, note.role) for note in table.view(10).notes] == [("became", "werewolf")]
    for seat in (0, 1, 2):
        assert table.view(seat).fellows == tuple([wolf for wolf in (0, 1, 2) if wolf != seat])
    assert table.view(10).fellows == ()
    table.lynch(14)
    for call in ("medium", "seer", "bodyguard", "owl"):
        table.end_calls(call)
        assert (table.view(10).fellows, 10 in table.view(0).fellows) == ((), False)
    table.end_calls("werewolf")
    assert (table.view(10).fellows, table.view(0).fellows) == ((0, 1, 2), (1, 2, 10))
    table.play("10 point 13")
    assert table.view(0).markers == ((10, 13),)
    table.refused("10 point 0")
    table.refused("0 point 10")
    assert table.play("close").dead == [13]
    assert table.heard(10, "victim") == [wire.Victim(3, 13)]


@pytest.mark.rule("L4.35")
def test_the_pack_learns_nothing_of_the_change_before_night_3() -> None:
    changed, idle = night_2().night({10: 1}), night_2().night({})
    for watcher in (None, 0, 1, 2, 3, 4, 9):
        assert changed.heard(watcher) == idle.heard(watcher)
        assert changed.view(watcher) == idle.view(watcher)


@pytest.mark.rule("L4.35", "L3.8")
def test_points_of_pack_and_newcomer_at_each_other_before_the_slot_of_night_3_do_not_count() -> None:
    table = night_2().night({10: 1}).lynch(14).play("0 point 10", "10 point 0", "1 point 13").end_calls("werewolf")
    assert (table.view(0).pointing, table.view(10).pointing) == (None, None)
    assert table.view(2).markers == ((1, 13),)
    assert table.play("close").dead == [13]


@pytest.mark.rule("L9.27", "L3.11", "L4.35", "L4.6")
def test_the_seer_sees_the_change_from_night_3_on() -> None:
    table = night_2().night({3: 10, 10: 1}).lynch(14).night({3: 10})
    assert table.heard(3, "answer") == [wire.Answer(2, 10, "not_wolf"), wire.Answer(3, 10, "wolf")]


@pytest.mark.rule("L4.10", "L4.35")
def test_the_medium_reads_a_changed_mythomaniac_as_a_wolf() -> None:
    table = night_2().night({10: 1}).lynch(10).night({})
    assert table.heard(4, "spirit")[-1] == wire.Spirit(3, 10, "wolf")


@pytest.mark.rule("L9.31", "L4.10", "L4.37")
def test_a_mythomaniac_lynched_on_day_1_stays_human_and_is_called_for_show() -> None:
    table = lupus(TEXT, day=2, ghosts=[10], welcome=10)
    assert table.view(None).calls[-1] == "mythomaniac"
    table.play("10 point 0").end_calls("mythomaniac").play("close")
    assert table.heard(4, "spirit") == [wire.Spirit(2, 10, "not_wolf")]
    assert (table.role(10), became(table)) == ("mythomaniac", [])


@pytest.mark.rule("L4.30")
def test_the_mythomaniac_is_called_once_last_of_all_on_night_2() -> None:
    assert "mythomaniac" not in lupus(TEXT).view(None).calls
    table = night_2()
    assert table.view(None).calls[-1] == "mythomaniac"
    assert "mythomaniac" not in table.night({}).lynch(14).view(None).calls


@pytest.mark.rule("L4.30", "L4.32")
@pytest.mark.parametrize("night", [1, 3])
def test_points_of_other_nights_change_nothing(night: int) -> None:
    table = lupus(TEXT, opening=0) if night == 1 else night_2().night({}).lynch(14)
    assert table.view(None).day == night
    table.night({10: 0})
    assert (table.role(10), became(table)[1 if night == 3 else 0 :]) == ("mythomaniac", [])


@pytest.mark.rule("L4.31")
def test_the_mythomaniac_points_at_one_living_player() -> None:
    assert night_2().targets(10) == [seat for seat in range(15) if seat != 10]


@pytest.mark.rule("L9.29", "L4.32", "L4.33")
@pytest.mark.parametrize("target", [4, 5, 6, 7, 8, 9])
def test_pointing_at_anybody_else_leaves_a_human_for_the_rest_of_the_game(target: int) -> None:
    table = night_2().night({10: target})
    assert (became(table), table.view(10).role) == ([wire.Became("mythomaniac")], "mythomaniac")
    table.lynch(14).night({10: 0, 3: 10, 0: 13, 1: 13, 2: 13})
    assert (table.role(10), len(became(table))) == ("mythomaniac", 1)
    assert table.heard(3, "answer") == [wire.Answer(3, 10, "not_wolf")]


@pytest.mark.rule("L9.98", "L3.13", "L4.33")
@pytest.mark.parametrize("mode", ["sequential", "parallel"])
def test_who_points_at_nobody_is_told_to_stay_human(mode: str) -> None:
    table = night_2(night_mode=mode).night({})
    assert became(table) == [wire.Became("mythomaniac")]
    assert table.lynch(14).night({10: 0}).role(10) == "mythomaniac"  # for good
    for watcher in (None, 0, 3):
        assert table.heard(watcher, "became") == []


@pytest.mark.rule("L4.33")
def test_the_target_is_not_told() -> None:
    table = night_2().night({10: 0})
    assert table.heard(0, "became") == []


# Parity, death and victory


@pytest.mark.rule("L9.30", "L4.34", "L5.3")
def test_the_change_counts_in_the_end_check_of_that_dawn() -> None:
    table = lupus("W W S Y V V V V", day=2, ghosts=[7], welcome=7).night({0: 4, 1: 4, 3: 0})
    assert (table.party, table.winners) == ("pack", [0, 1, 3])
    human = lupus("W W S Y V V V V", day=2, ghosts=[7], welcome=7).night({0: 4, 1: 4, 3: 5})
    assert human.window == "discussion"


@pytest.mark.rule("L9.90", "L4.34")
def test_the_change_may_overshoot_parity() -> None:
    table = lupus("W W S Y V V V V", day=2, ghosts=[7, 6], lynched=[7], welcome=6).night({0: 4, 1: 4, 3: 1})
    assert (table.party, table.winners, len(table.living)) == ("pack", [0, 1, 3], 5)


@pytest.mark.rule("L4.36", "L4.3", "L4.31")
def test_a_mythomaniac_killed_in_night_2_changes_first_and_wins_with_the_new_party() -> None:
    table = lupus("W W S Y V V V V", day=2, ghosts=[7, 6], lynched=[7], welcome=6).night({0: 3, 1: 3, 3: 1})
    assert (table.dead, table.role(3)) == ([3], "werewolf")
    assert table.heard(3, "became") == [wire.Became("werewolf")]
    assert table.window == "discussion"  # 2 : 3
    table.lynch(4)
    assert (table.party, table.winners) == ("pack", [0, 1, 3])


@pytest.mark.rule("L4.36")
def test_a_mythomaniac_killed_in_night_2_as_a_human_wins_with_the_village() -> None:
    table = lupus("W V S Y V V V V", day=2, ghosts=[7], welcome=7).night({0: 3, 3: 4}).lynch(0)
    assert (table.party, 3 in table.winners) == ("village", True)


@pytest.mark.rule("L9.84", "L3.11", "L3.16", "L4.22", "L4.36")
def test_the_deadly_owl_kills_a_mythomaniac_who_turns_into_a_wolf_that_night() -> None:
    text = "W W W S M P B H O V Y" + " V" * 10
    table = lupus(text, day=2, ghosts=[20], welcome=20).night({8: 10, 10: 1})
    assert (table.dead, table.role(10)) == ([10], "werewolf")
    assert table.heard(10, "became") == [wire.Became("werewolf")]
    pack = lupus(text, day=2, ghosts=[20, *range(11, 20), 9, 7, 6], lynched=[20], welcome=20)
    pack.night({8: 10, 10: 1, 0: 5, 1: 5, 2: 5})
    assert (pack.dead, pack.party, pack.winners) == ([5, 10], "pack", [0, 1, 2, 5, 10])


@pytest.mark.rule("L3.11", "L4.22")
def test_the_deadly_owl_spares_a_mythomaniac_who_has_turned_before() -> None:
    text = "W W W S M P B H O V Y" + " V" * 10
    table = lupus(text, day=2, ghosts=[20], welcome=20).night({10: 1}).lynch(19).night({8: 10})
    assert (table.dead, 10 in table.nominate({}).suspects) == ([], True)


# A second Seer


def two_seers(**options: Any) -> Story:
    """Night 3: the Mythomaniac has become a Seer beside the first; the Seer's slot is not open yet."""
    table = night_2(**options).night({3: 0, 10: 3})
    assert became(table) == [wire.Became("seer")]
    return table.lynch(14)


@pytest.mark.rule("L9.28", "L4.31", "L4.40", "L4.32")
def test_the_heir_of_a_dead_seer_asks_alone_and_knows_none_of_the_old_answers() -> None:
    table = night_2().night({3: 0, 10: 3, 0: 3, 1: 3, 2: 3})
    assert (table.dead, became(table)) == ([3], [wire.Became("seer")])
    table.lynch(14).end_calls("seer")
    assert table.heard(10, "fellows", "answer") == []
    assert table.view(10).fellows == ()
    table.play("10 point 1", "3 point 5", "end_call")
    assert table.heard(10, "answer") == [wire.Answer(3, 1, "wolf")]
    assert table.heard(3, "answer") == [wire.Answer(2, 0, "wolf")]


@pytest.mark.rule("L4.40", "L3.9", "L3.6")
def test_two_seers_learn_each_other_on_night_3_see_their_markers_and_share_the_answer() -> None:
    table = two_seers().play("10 point 1")
    assert (table.view(3).fellows, table.view(10).fellows) == ((), ())
    table.end_calls("seer")
    for seat in (3, 10):
        assert table.heard(seat, "fellows") == [wire.Fellows(3, "seer", (3, 10))]
    assert (table.view(3).fellows, table.view(10).fellows) == ((10,), (3,))
    assert (table.view(3).markers, table.heard(3, "markers")) == (((10, 1),), [wire.Markers(((10, 1),))])
    table.play("3 point 1")
    assert table.view(10).markers == ((3, 1),)
    assert table.heard(10, "answer") == []
    table.play("end_call")
    assert table.heard(3, "answer")[-1] == table.heard(10, "answer")[-1] == wire.Answer(3, 1, "wolf")
    assert len(table.heard(10, "answer")) == 1  # earlier answers are not handed over
    for watcher in (None, 0, 1, 9):
        assert table.heard(watcher, "answer", "fellows", "markers") == []
    table.play("close").lynch(13).end_calls("seer")
    assert len(table.heard(3, "fellows")) == 1


@pytest.mark.rule("L4.40", "L4.35")
def test_nobody_is_told_of_a_second_seer_before_night_3() -> None:
    changed, idle = night_2().night({10: 3}), night_2().night({})
    for watcher in (None, 0, 3, 4, 9):
        assert changed.heard(watcher) == idle.heard(watcher)
        assert changed.view(watcher) == idle.view(watcher)


@pytest.mark.rule("L3.6", "L3.9", "L4.7")
def test_the_seers_ask_about_nobody_of_their_group() -> None:
    table = two_seers().play("3 point 10", "10 point 3").end_calls("seer")
    assert (table.view(3).pointing, table.view(10).pointing) == (None, None)
    assert 10 not in table.targets(3)
    assert 3 not in table.targets(10)
    table.refused("10 point 3")
    table.play("close")
    assert [len(table.heard(seat, "answer")) for seat in (3, 10)] == [1, 0]


@pytest.mark.rule("L9.91", "L3.9", "L8.5")
@pytest.mark.parametrize("disagreement", ["plurality_lot", "no_kill"])
@pytest.mark.parametrize(("draw", "target", "nature"), [(0, 0, "wolf"), (1, 5, "not_wolf")])
def test_two_seers_who_disagree_ask_at_random_whatever_the_pack_does(
    disagreement: str, draw: int, target: int, nature: wire.Nature
) -> None:
    text = "W W W S M P B H O V Y>S V V V V V"
    table = lupus(text, day=3, ghosts=[15, 14], welcome=14, wolf_disagreement=disagreement, chance=[draw])
    table.night({3: 0, 10: 5})
    assert table.heard(3, "answer") == table.heard(10, "answer") == [wire.Answer(3, target, nature)]


@pytest.mark.rule("L3.9", "L8.5")
@pytest.mark.parametrize("seat", [3, 10])
def test_one_marker_of_two_seers_suffices(seat: int) -> None:
    table = two_seers(wolf_disagreement="no_kill").night({seat: 1})
    assert table.heard(3, "answer")[-1] == table.heard(10, "answer")[-1] == wire.Answer(3, 1, "wolf")


@pytest.mark.rule("L3.9", "L4.26")
def test_two_seers_kill_only_the_werehamster_whom_they_asked_about() -> None:
    text = "W W W S M P B H O V Y>S V V V V V"
    for draw, dead in ((0, []), (1, [7])):
        table = lupus(text, day=3, ghosts=[15, 14], welcome=14, chance=[draw]).night({3: 7, 10: 0})
        assert table.dead == dead


@pytest.mark.rule("L4.40", "L3.9")
def test_when_one_of_two_seers_is_dead_the_other_asks_alone() -> None:
    table = two_seers().night({3: 1, 10: 1}).lynch(3).end_calls("seer").play("3 point 2", "10 point 0")
    assert table.view(10).markers == ()
    table.play("end_call")
    assert table.heard(10, "answer")[-1] == wire.Answer(4, 0, "wolf")
    assert wire.Answer(4, 0, "wolf") not in table.heard(3, "answer")
