"""L3-C Dawn: who dies, who gets the Welcome card, and what is announced."""

from __future__ import annotations

from typing import Any

import pytest

from nightcoach.core.chance import Chance
from nightcoach.games.lupus import wire
from nightcoach.games.lupus.game import GAME
from nightcoach.games.lupus.roles import MYTHOMANIAC, WEREWOLF
from nightcoach.games.lupus.state import Lupus
from tests.games.lupus.story import Story, lupus


def village(**options: Any) -> Story:
    """Night 2: Werewolves 0 and 1, Villager 2, Bodyguard 3, Villagers 4 to 6, Werehamster 7, Seer 8; 14 was lynched."""
    return lupus("W W V B V V V H S V V V V V V", day=2, ghosts=[14], welcome=14, **options)


def crowd(seats: int, **options: Any) -> Story:
    """Night 2: Werewolves 0, 9 and 10, Villagers, Bodyguard 3, Seer 5, Owl 6, Werehamster 7; the last was lynched."""
    text = "W V V B V S O H V W W" + " V" * (seats - 11)
    return lupus(text, day=2, ghosts=[seats - 1], welcome=seats - 1, **options)


@pytest.mark.rule("L9.6", "L3.16")
def test_a_plain_kill_is_announced_and_brings_the_welcome_card() -> None:
    table = village().night({0: 4, 1: 4, 3: 5})
    assert (table.dead, table.welcome, 4 in table.living) == ([4], 4, False)
    for watcher in (None, 0, 3, 4):
        assert table.heard(watcher, "dawn") == [wire.Dawn(2, (4,), 4)]


@pytest.mark.rule("L9.7", "L4.16", "L4.18", "L4.4", "L3.16")
def test_a_protected_player_lives_and_nobody_is_told_why() -> None:
    table = village().night({0: 4, 1: 4, 3: 4})
    assert (table.dead, table.welcome) == ([], 14)
    assert table.heard(None) == [*table.heard(None, "call"), wire.Dawn(2, (), 14)]
    for seat, own in ((0, ["pointed", "markers", "victim"]), (3, ["pointed", "guarded"]), (4, [])):
        kinds = {type(told) for told in table.heard(seat)} - {type(told) for told in table.heard(seat, *own)}
        assert kinds <= {wire.Called, wire.Dawn}
    assert table.heard(0, "victim") == [wire.Victim(2, 4)]
    assert table.heard(3, "guarded") == [wire.Guarded(2, 4)]


@pytest.mark.rule("L9.12", "L4.25", "L4.4", "L3.16")
def test_the_pack_cannot_kill_the_werehamster_and_is_told_nothing_else_than_after_a_protection() -> None:
    table = village().night({0: 7, 1: 7})
    assert (table.dead, table.welcome, 7 in table.living) == ([], 14, True)
    assert table.heard(0, "victim", "dawn") == [wire.Victim(2, 7), wire.Dawn(2, (), 14)]
    guarded = village().night({0: 7, 1: 7, 3: 7})
    assert guarded.heard(0) == table.heard(0)


@pytest.mark.rule("L9.13", "L4.8", "L4.26", "L3.16")
def test_the_seers_gaze_kills_the_werehamster_at_dawn_and_not_before() -> None:
    table = village().play("8 point 7", "end_call")
    assert table.heard(8, "answer") == [wire.Answer(2, 7, "not_wolf")]
    assert 7 in table.living
    table.play("close")
    assert (table.dead, table.welcome) == ([7], 7)
    assert table.heard(8, "dawn") == table.heard(None, "dawn") == [wire.Dawn(2, (7,), 7)]


@pytest.mark.rule("L3.16", "L4.8")
def test_the_seers_gaze_kills_nobody_else() -> None:
    for target in (0, 2, 3, 4):
        assert village().night({8: target}).dead == []


@pytest.mark.rule("L9.14", "L3.18", "L3.17", "L4.26")
def test_the_guard_does_not_save_the_werehamster_from_the_gaze() -> None:
    assert village().night({8: 7, 3: 7, 0: 7, 1: 7}).dead == [7]
    assert village().night({8: 7, 3: 7}).dead == [7]


@pytest.mark.rule("L9.15", "L3.16")
@pytest.mark.parametrize(("draw", "holder"), [(0, 2), (1, 7)])
def test_two_deaths_are_named_in_seat_order_and_the_card_goes_to_one_at_random(draw: int, holder: int) -> None:
    table = village(chance=[draw]).night({8: 7, 0: 2, 1: 2})
    assert (table.dead, table.welcome) == ([2, 7], holder)
    assert table.heard(None, "dawn") == [wire.Dawn(2, (2, 7), holder)]


@pytest.mark.rule("L3.16", "L3.18", "L4.15")
def test_the_guard_shields_only_the_one_who_is_guarded() -> None:
    assert village().night({0: 4, 1: 4, 3: 7}).dead == [4]
    assert village().night({3: 4}).dead == []


@pytest.mark.rule("L3.18")
def test_the_guard_does_not_save_from_the_lynching() -> None:
    table = village().night({3: 4}).lynch(4)
    assert 4 not in table.living


# The deadly Owl


@pytest.mark.rule("L9.22", "L4.22", "L3.18", "L3.16")
def test_the_guard_does_not_save_from_the_deadly_owl() -> None:
    assert crowd(21).night({6: 8, 0: 4, 9: 4, 10: 4, 3: 8}).dead == [4, 8]


@pytest.mark.rule("L9.23", "L4.22", "L4.3", "L3.30")
def test_the_deadly_owl_cannot_kill_a_wolf_who_becomes_a_suspect() -> None:
    table = crowd(22).night({6: 9})
    assert (table.dead, 9 in table.living) == ([], True)
    table.nominate({})
    assert table.heard(None, "owl_mark") == [wire.OwlMark(9)]
    assert 9 in table.suspects


@pytest.mark.rule("L4.22", "L4.25", "L3.16", "L3.30")
def test_the_deadly_owl_cannot_kill_the_werehamster_who_becomes_a_suspect() -> None:
    table = crowd(21).night({6: 7})
    assert (table.dead, 7 in table.nominate({}).suspects) == ([], True)


@pytest.mark.rule("L9.24", "L2.11", "L4.20")
def test_with_twenty_players_the_owl_only_marks() -> None:
    table = crowd(20).night({6: 8})
    assert (table.dead, 8 in table.nominate({}).suspects) == ([], True)
    assert table.heard(None, "owl_mark") == [wire.OwlMark(8)]


@pytest.mark.rule("L9.25", "L3.17", "L3.16")
@pytest.mark.parametrize(("draw", "holder"), [(0, 1), (1, 2), (2, 7)])
def test_three_may_die_and_the_card_goes_to_one_of_them_at_random(draw: int, holder: int) -> None:
    table = crowd(24, chance=[draw]).night({0: 1, 9: 1, 10: 1, 6: 2, 5: 7})
    assert (table.dead, table.welcome) == ([1, 2, 7], holder)
    assert set(table.living) & {1, 2, 7} == set()


@pytest.mark.rule("L3.17")
def test_who_is_hit_twice_dies_once() -> None:
    table = crowd(21).night({0: 8, 9: 8, 10: 8, 6: 8})
    assert (table.dead, table.welcome, len(table.living)) == ([8], 8, 19)


@pytest.mark.rule("L4.22", "L3.16")
def test_on_a_first_night_without_a_kill_the_deadly_owl_and_the_gaze_kill_all_the_same() -> None:
    table = lupus("W V V B V S O H V W W" + " V" * 10).night({6: 8, 5: 7, 0: 4, 9: 4, 10: 4})
    assert table.dead == [7, 8]


# What is announced


@pytest.mark.rule("L3.16")
def test_dawn_tells_neither_cause_nor_role() -> None:
    eaten = crowd(21).night({0: 8, 9: 8, 10: 8})
    marked = crowd(21).night({6: 8})
    assert eaten.heard(None) == marked.heard(None)
    assert eaten.view(None) == marked.view(None)
    assert eaten.heard(4) == marked.heard(4)


@pytest.mark.rule("L3.16")
def test_all_deaths_come_before_the_end_is_checked() -> None:
    table = lupus("W W H S V V V V", day=2, ghosts=[6, 7], lynched=[6], welcome=7).night({3: 2, 0: 4, 1: 4})
    assert (table.dead, table.party, table.winners) == ([2, 4], "pack", [0, 1])


@pytest.mark.rule("L9.83", "L8.7", "L3.16", "L4.7")
def test_asking_about_the_ghost_of_the_werehamster_kills_nobody() -> None:
    table = lupus("W W V B V V V H S V", day=2, ghosts=[7], welcome=7, seer_may_target_ghosts=True).night({8: 7})
    assert (table.dead, table.welcome) == ([], 7)
    assert table.heard(8, "answer") == [wire.Answer(2, 7, "not_wolf")]


@pytest.mark.rule("L9.92", "L8.9")
def test_the_opening_seat_is_kept_while_nobody_holds_the_card() -> None:
    table = lupus("W W V B V V V H S V", welcome_on_lynch=False, chance=[6]).night({})
    assert (table.view(None).opening, table.heard(None, "opening")) == (6, [wire.Opening(6)])
    assert table.talk_over().asked == [6]
    table.nominate({}).vote({}).night({})
    assert (table.dead, table.welcome, table.view(None).day) == ([], None, 2)
    assert table.talk_over().asked == [6]
    assert table.heard(None, "opening") == [wire.Opening(6)]


@pytest.mark.rule("L9.92")
def test_no_opening_seat_is_drawn_if_somebody_dies_in_night_1() -> None:
    table = lupus("W W V B V V V H S V", first_night_kill=True).night({0: 4, 1: 4})
    assert (table.view(None).opening, table.heard(None, "opening")) == (None, [])
    assert table.talk_over().asked == [5]


# In every game


@pytest.mark.rule("L3.2", "L3.17", "L4.3")
@pytest.mark.parametrize("seed", range(8))
def test_in_any_game_at_most_three_die_a_night_and_wolves_only_by_lynching(seed: int) -> None:
    lot = Chance(f"dawn {seed}")
    options = GAME.Options(first_night_kill=True, claims_per_day=0)
    state = GAME.deal(24 - seed % 4, options, lot.fork())
    assert isinstance(state, Lupus)
    lynched = 0
    while state.outcome() is None:
        before, roles, window = state.living, state.roles.copy(), state.window()
        seat = state.driven()
        state.play(seat, lot.pick(state.legal(seat)[:1] if seat < 0 else state.legal(seat)))
        fallen = [q for q in range(state.seats) if before >> q & 1 and not state.is_living(q)]
        if window == "night" and seat < 0:
            assert len(fallen) <= 3
            assert WEREWOLF not in [roles[q] for q in fallen]
            assert all(state.dealt[q] == MYTHOMANIAC for q in fallen if state.roles[q] == WEREWOLF)
        elif fallen:
            assert (window, len(fallen)) == ("lynch_vote", 1)
            lynched += 1
    assert lynched == len(state.days)
    assert lynched in (state.day, state.day - 1)
