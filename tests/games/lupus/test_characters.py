"""L4 The characters, but for the Mythomaniac, who has a file of his own."""

from __future__ import annotations

from typing import Any

import pytest

from nightcoach.games.lupus import wire
from nightcoach.games.lupus.game import GAME
from nightcoach.games.lupus.state import seats_in
from tests.games.lupus.story import Story, dealt, lupus

ALL_16 = "W W W S M P B O F F H Y V V V V"
"""Werewolves 0–2, Seer 3, Medium 4, Possessed 5, Bodyguard 6, Owl 7, Freemasons 8 and 9, Werehamster 10, Mythomaniac
11, Villagers 12–15."""


def everybody(ghosts: tuple[int, ...] = (15,), **options: Any) -> Story:
    """Night 2 of sixteen players; the first ghost was lynched on day 1."""
    return lupus(ALL_16, day=2, ghosts=ghosts, welcome=ghosts[0], **options)


def kinds(table: Story, seat: int) -> set[str]:
    """What kinds of notes the seat has."""
    return {note.kind for note in table.view(seat).notes}


# Villager, Possessed


@pytest.mark.rule("L4.1", "L4.13")
@pytest.mark.parametrize("seat", [5, 12])
def test_villager_and_possessed_have_no_night_action(seat: int) -> None:
    for target in (0, 3, 13):
        idle, pointing = everybody().night({0: 13, 3: 0}), everybody().night({0: 13, 3: 0, seat: target})
        assert (pointing.dead, pointing.state.notes) == (idle.dead, idle.state.notes)
    assert table_of_calls() & {"villager", "possessed"} == set()


def table_of_calls() -> set[str]:
    """Who is called on the first two nights of the sixteen."""
    return {*lupus(ALL_16).view(None).calls, *everybody().view(None).calls}


@pytest.mark.rule("L4.13")
def test_possessed_and_pack_do_not_know_each_other() -> None:
    table = dealt(16)
    possessed = next(seat for seat in range(16) if table.role(seat) == "possessed")
    wolves = [seat for seat in range(16) if table.role(seat) == "werewolf"]
    table.play("close")
    assert (table.view(possessed).fellows, table.view(possessed).notes) == ((), ())
    for wolf in wolves:
        assert set(table.view(wolf).fellows) == set(wolves) - {wolf}


@pytest.mark.rule("L4.13", "L4.3")
def test_the_possessed_may_be_eaten() -> None:
    table = everybody()
    assert 5 in table.targets(0)
    assert table.night({0: 5, 1: 5, 2: 5}).dead == [5]


@pytest.mark.rule("L4.12")
@pytest.mark.parametrize("dead", [True, False])
def test_the_possessed_wins_exactly_when_the_pack_wins_dead_or_alive(dead: bool) -> None:
    text = "W P S V V V V V"
    ghosts = [6, 7, 5, 4, *([1] if dead else [3])]
    table = lupus(text, day=2, ghosts=ghosts, lynched=[6], welcome=6).night({0: 2})
    assert (table.party, table.winners) == ("pack", [0, 1])
    lost = lupus(text, day=2, ghosts=[7, *([1] if dead else [])], welcome=7).night({}).lynch(0)
    assert (lost.party, 1 in lost.winners) == ("village", False)


@pytest.mark.rule("L4.14")
def test_the_possessed_counts_as_a_human_in_the_end_check() -> None:
    table = lupus("W P V V V V V V", day=2, ghosts=[3, 4, 5, 6, 7], lynched=[3], welcome=3).night({})
    assert table.window == "discussion"  # 1 : 2
    assert lupus("W P V V V V V V", day=2, ghosts=[2, 7], welcome=2).night({}).lynch(0).party == "village"


# Werewolf


@pytest.mark.rule("L4.2")
def test_pack_members_know_one_another_from_their_first_call() -> None:
    table = dealt(16, seed=2).end_calls("werewolf").play("close")
    wolves = [seat for seat in range(16) if table.role(seat) == "werewolf"]
    for wolf in wolves:
        assert set(table.view(wolf).fellows) == set(wolves) - {wolf}
        assert [(note.kind, note.seats, note.role) for note in table.view(wolf).notes] == [
            ("fellows", tuple(wolves), "werewolf")
        ]


@pytest.mark.rule("L4.3")
def test_the_pack_names_one_victim_a_night() -> None:
    table = everybody().night({0: 12, 1: 13, 2: 12})
    assert table.dead == [12]
    for wolf in (0, 1, 2):
        assert table.heard(wolf, "victim") == [wire.Victim(2, 12)]
        assert "victim" in kinds(table, wolf)
    for watcher in (None, 3, 5, 12):
        assert table.heard(watcher, "victim") == []


@pytest.mark.rule("L4.4")
def test_the_pack_cannot_tell_a_guarded_victim_from_the_werehamster() -> None:
    def after(target: int, guard: int) -> tuple[object, ...]:
        table = everybody().night({0: target, 1: target, 2: target, 6: guard})
        view = table.view(0)
        return table.heard(0), view

    assert after(10, 12) == after(10, 10)
    assert everybody().night({0: 12, 1: 12, 2: 12, 6: 12}).dead == []


# Seer


@pytest.mark.rule("L4.5", "L4.6", "L9.16")
@pytest.mark.parametrize("target", [0, 1, 2, 4, 5, 6, 7, 8, 10, 11, 12])
def test_the_seer_is_told_whether_the_target_is_a_wolf(target: int) -> None:
    table = everybody().night({3: target})
    assert table.heard(3, "answer") == [wire.Answer(2, target, "wolf" if target < 3 else "not_wolf")]
    for watcher in (None, 0, 5, target):
        assert table.heard(watcher, "answer") == []


@pytest.mark.rule("L4.5", "L4.7")
def test_the_seer_asks_every_night_and_may_ask_about_the_same_player_again() -> None:
    table = lupus("W W S V V V V V", opening=0).night({2: 0}).lynch(7).night({2: 0}).lynch(6)
    assert table.heard(2, "answer") == [wire.Answer(1, 0, "wolf"), wire.Answer(2, 0, "wolf")]
    assert 0 in table.targets(2)


@pytest.mark.rule("L4.7", "L8.7")
def test_the_seer_asks_about_living_others_and_about_ghosts_where_that_is_allowed() -> None:
    assert everybody().targets(3) == [seat for seat in range(15) if seat != 3]
    ghosts = everybody((1, 15), seer_may_target_ghosts=True)
    assert ghosts.targets(3) == [seat for seat in range(16) if seat != 3]
    assert ghosts.targets(12) == [seat for seat in range(16) if seat not in (1, 12, 15)]  # nobody else may
    assert ghosts.night({3: 1}).heard(3, "answer") == [wire.Answer(2, 1, "wolf")]


@pytest.mark.rule("L4.7", "L8.7", "L3.53", "L3.67")
def test_a_seer_who_points_early_at_a_second_seer_who_has_died_gets_an_answer_and_the_point_is_recorded() -> None:
    table = lupus("W W S M Y>S V V V V V V V", day=3, ghosts=[10, 11], welcome=11, seer_may_target_ghosts=True)
    table.end_calls("seer").play("close").lynch(2)
    assert 2 in seats_in(table.state.fellows[4])
    assert table.view(None).call == "medium"
    table.play("4 point 2")  # before its slot opens
    assert (4, GAME.moves["point 2"]) in table.state.frames[-1].settles(table.state, GAME.moves["close"])
    table.end_calls("seer").play("close")
    assert table.heard(4, "answer")[-1] == wire.Answer(4, 2, "not_wolf")
    assert table.state.nights[-1][4] == 2


@pytest.mark.rule("L4.8")
def test_the_seer_is_not_told_why_the_werehamster_died() -> None:
    table = everybody().night({3: 10})
    assert table.dead == [10]
    assert [note.kind for note in table.view(3).notes] == ["answer"]
    assert [told for told in table.heard(3) if told not in table.heard(None)] == [
        wire.Pointed(3, 10),
        wire.Answer(2, 10, "not_wolf"),
    ]


# Medium


@pytest.mark.rule("L4.9", "L4.10", "L9.32")
@pytest.mark.parametrize(("lynched", "nature"), [(0, "wolf"), (5, "not_wolf"), (10, "not_wolf"), (12, "not_wolf")])
def test_the_medium_is_told_the_nature_of_the_player_lynched_yesterday(lynched: int, nature: wire.Nature) -> None:
    table = everybody().night({}).lynch(lynched).play("close")
    assert table.heard(4, "spirit") == [wire.Spirit(2, 15, "not_wolf"), wire.Spirit(3, lynched, nature)]
    for watcher in (None, 0, 3, lynched):
        assert table.heard(watcher, "spirit") == []


@pytest.mark.rule("L4.9")
def test_the_medium_hears_nothing_on_night_1() -> None:
    table = lupus(ALL_16).night({})
    assert (table.heard(4, "spirit"), table.view(4).notes) == ([], ())


@pytest.mark.rule("L4.9")
def test_a_medium_who_is_dead_hears_nothing() -> None:
    assert everybody((4,)).night({}).heard(4, "spirit") == []


@pytest.mark.rule("L4.11")
def test_the_medium_never_hears_of_night_victims() -> None:
    table = everybody().night({0: 12, 1: 12, 2: 12, 3: 10}).lynch(13).play("close")
    assert table.view(None).days[-1].dead == (10, 12)
    assert [told.target for told in table.heard(4, "spirit") if isinstance(told, wire.Spirit)] == [15, 13]


# Bodyguard


@pytest.mark.rule("L4.15", "L4.16")
def test_the_bodyguard_protects_one_player_from_night_2_on() -> None:
    assert everybody().night({0: 12, 1: 12, 2: 12, 6: 12}).dead == []
    table = everybody().night({6: 12})
    assert [(note.night, note.kind, note.seats) for note in table.view(6).notes] == [(2, "guarded", (12,))]
    table.lynch(14)
    assert table.night({0: 12, 1: 12, 2: 12}).dead == [12]  # for that night only


@pytest.mark.rule("L4.16")
def test_a_protected_victim_is_not_replaced_by_another() -> None:
    assert everybody().night({0: 12, 1: 12, 2: 13, 6: 12}).dead == []


@pytest.mark.rule("L4.17")
def test_the_bodyguard_guards_neither_himself_nor_a_ghost() -> None:
    table = everybody()
    assert table.targets(6) == [seat for seat in range(15) if seat != 6]
    table.refused("6 point 6")
    table.refused("6 point 15")


@pytest.mark.rule("L9.11", "L4.17", "L8.8")
def test_the_guard_may_be_repeated_unless_the_table_forbids_it() -> None:
    for no_repeat in (False, True):
        table = everybody(bodyguard_no_repeat=no_repeat).night({6: 12}).lynch(14)
        assert table.may("6 point 12") is not no_repeat
        assert table.may("6 point 13")
        assert table.may("5 point 12")
        table.night({6: 13}).lynch(0)
        assert table.may("6 point 12")
        assert table.may("6 point 13") is not no_repeat


@pytest.mark.rule("L8.8")
def test_after_a_night_without_a_guard_everybody_may_be_guarded() -> None:
    table = everybody(bodyguard_no_repeat=True).night({6: 12}).lynch(14).night({}).lynch(0)
    assert table.targets(6) == [seat for seat in range(14) if seat not in (0, 6)]


@pytest.mark.rule("L4.18")
def test_the_bodyguard_gets_no_feedback() -> None:
    saved = everybody().night({0: 12, 1: 12, 2: 12, 6: 12})
    idle = everybody().night({6: 12})
    assert saved.heard(6) == idle.heard(6)
    assert saved.view(6) == idle.view(6)


@pytest.mark.rule("L4.19")
@pytest.mark.parametrize("kill", [True, False])
def test_the_bodyguard_is_first_called_on_night_2(kill: bool) -> None:
    table = lupus(ALL_16, first_night_kill=kill)
    assert "bodyguard" not in table.view(None).calls
    assert (table.play("6 point 12", "close").view(6).notes, table.state.guarded) == ((), -1)
    assert "bodyguard" in table.lynch(15).view(None).calls


# Owl


@pytest.mark.rule("L4.20", "L4.21")
def test_the_owl_marks_somebody_every_night_and_only_the_marked_is_named() -> None:
    table = lupus(ALL_16, opening=0).night({7: 12})
    table.nominate({})
    assert table.heard(None, "owl_mark") == [wire.OwlMark(12)]
    assert table.heard(None, "marked") == []
    assert table.heard(7, "marked") == [wire.Marked(1, 12)]
    assert [(note.night, note.kind, note.seats) for note in table.view(7).notes] == [(1, "marked", (12,))]
    table.vote({}).night({7: 13}).nominate({})
    assert table.heard(None, "owl_mark") == [wire.OwlMark(12), wire.OwlMark(13)]
    assert 13 in table.suspects


@pytest.mark.rule("L4.20")
def test_the_owl_marks_neither_himself_nor_a_ghost() -> None:
    table = everybody()
    assert table.targets(7) == [seat for seat in range(15) if seat != 7]
    table.refused("7 point 7")
    table.refused("7 point 15")


@pytest.mark.rule("L4.20")
def test_the_mark_is_for_the_next_day_only() -> None:
    table = everybody().night({7: 12}).lynch(14).night({}).nominate({})
    assert table.heard(None, "owl_mark")[-1] == wire.OwlMark(None)


@pytest.mark.rule("L4.20", "L4.22")
def test_the_mark_of_a_ghost_is_none() -> None:
    table = everybody((7,)).night({7: 12}).nominate({})
    assert table.heard(None, "owl_mark") == [wire.OwlMark(None)]
    deadly = lupus("W W W S O" + " V" * 16, day=2, ghosts=[4], welcome=4).night({4: 8})
    assert deadly.dead == []


# Freemasons


@pytest.mark.rule("L4.23")
def test_the_freemasons_learn_each_other_on_night_1_and_nothing_else() -> None:
    table = dealt(13, seed=1)
    masons = [seat for seat in range(13) if table.role(seat) == "freemason"]
    table.play("close").nominate({}).vote({}).play("close")
    for mason in masons:
        assert table.view(mason).fellows == tuple([other for other in masons if other != mason])
        assert [(note.night, note.kind, note.seats) for note in table.view(mason).notes] == [
            (1, "fellows", tuple(masons))
        ]


# Werehamster


@pytest.mark.rule("L4.24")
def test_the_werehamster_is_human_for_seer_medium_and_the_end_check() -> None:
    assert everybody().night({3: 10}).heard(3, "answer") == [wire.Answer(2, 10, "not_wolf")]
    assert everybody((10,)).night({}).heard(4, "spirit") == [wire.Spirit(2, 10, "not_wolf")]
    table = lupus("W H V V V V V V", day=2, ghosts=[3, 4, 5, 6, 7], lynched=[3], welcome=3).night({})
    assert table.window == "discussion"  # 1 : 2
    assert table.lynch(2).winners == [1]


@pytest.mark.rule("L4.26")
def test_the_werehamster_can_be_lynched() -> None:
    table = everybody().night({}).lynch(10)
    assert 10 not in table.living


@pytest.mark.rule("L4.27")
@pytest.mark.parametrize("target", [0, 2])
def test_a_werehamster_who_lives_at_the_end_is_the_only_winner(target: int) -> None:
    table = lupus("W H V V V V V V", day=2, ghosts=[3, 4, 5, 6, 7], lynched=[3], welcome=3).night({}).lynch(target)
    assert (table.party, table.winners) == ("hamster", [1])


@pytest.mark.rule("L4.27")
def test_a_werehamster_who_is_dead_at_the_end_does_not_win() -> None:
    table = lupus("W H V V V V V V", day=2, ghosts=[1], welcome=1).night({}).lynch(0)
    assert (table.party, table.winners) == ("village", [2, 3, 4, 5, 6, 7])
