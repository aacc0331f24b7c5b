"""L3.4–L3.7 The calls of a night: which are held, in which order, how long, and what is told when."""

from __future__ import annotations

from typing import Any

import pytest

from nightcoach.games.lupus import wire
from tests.games.lupus.story import Story, dealt, lupus, seat_with

ALL_16 = "W W W S M P B O F F H Y V V V V"


def calls(table: Story) -> list[str]:
    """The calls of tonight, as they are announced slot by slot."""
    held: list[str] = [table.view(None).call or ""]
    while table.may("end_call"):
        table.play("end_call")
        held.append(table.view(None).call or "")
    assert tuple(held) == table.view(None).calls
    return held


def seconds(table: Story) -> list[float]:
    """How long each slot of tonight lasts."""
    found = []
    while True:
        pace = table.state.pace()
        assert pace is not None
        assert pace.fixed
        found.append(pace.seconds)
        view = table.view(None)
        assert pace.slots == (len(view.calls) - 1 - view.calls.index(view.call) if view.call else 0)
        if not table.may("end_call"):
            return found
        table.play("end_call")


def on_night(night: int, text: str = ALL_16, **options: Any) -> Story:
    """The night of that number; Villagers were lynched before."""
    ghosts = list(range(15, 16 - night, -1))
    return lupus(text, day=night, ghosts=ghosts, welcome=15 if ghosts else None, **options)


@pytest.mark.rule("L3.6", "L4.19", "L4.30")
@pytest.mark.parametrize(
    ("night", "order"),
    [
        (1, ["freemason", "seer", "owl", "werewolf"]),
        (2, ["medium", "seer", "bodyguard", "owl", "werewolf", "mythomaniac"]),
        (3, ["medium", "seer", "bodyguard", "owl", "werewolf"]),
        (4, ["medium", "seer", "bodyguard", "owl", "werewolf"]),
    ],
)
def test_the_order_of_the_calls_and_their_nights(night: int, order: list[str]) -> None:
    assert calls(on_night(night)) == order


@pytest.mark.rule("L3.6", "L3.4")
def test_the_calls_are_announced_to_all_as_their_slots_begin() -> None:
    table = lupus("W W S V V V V V").night({}).lynch(7)
    assert table.heard(None, "night") == [wire.NightFalls(2, ("seer", "werewolf"))]
    assert table.heard(None, "call") == [wire.Called(2, "seer")]
    table.play("end_call")
    assert table.heard(3, "call") == [wire.Called(2, "seer"), wire.Called(2, "werewolf")]


@pytest.mark.rule("L3.4", "L9.17")
def test_a_character_whose_holder_is_dead_is_still_called_as_long_as_ever() -> None:
    alive = lupus("W W S M B V V V V V V V", day=3, ghosts=[11, 10], welcome=10)
    dead = lupus("W W S M B V V V V V V V", day=3, ghosts=[2, 3, 4], lynched=[2, 3], welcome=3)
    assert seconds(alive) == seconds(dead) == [20.0] * 4
    assert alive.heard(None, "call") == dead.heard(None, "call")
    assert dead.view(None).calls == ("medium", "seer", "bodyguard", "werewolf")


@pytest.mark.rule("L9.17")
def test_the_ghost_of_a_seer_asks_nothing_and_is_told_nothing() -> None:
    table = lupus("W W S M B V V V V V V V", day=3, ghosts=[2, 3], welcome=3).night({2: 0})
    assert table.heard(2, "answer", "spirit") == []
    assert table.view(2).notes == ()
    final = table.state.whole().final
    assert final is not None
    assert {note.kind for _, note in final.notes} == {"fellows", "victim"}  # of the pack alone


@pytest.mark.rule("L3.4")
def test_an_open_list_calls_those_who_were_dealt_and_no_others() -> None:
    assert dealt(12, preset="base").view(None).calls == ("seer", "werewolf")
    assert dealt(12).view(None).calls == ("seer", "owl", "werewolf")
    hidden = dealt(12, role_list="open_hide_possessed", host_seated=False)
    assert hidden.view(None).calls == ("seer", "owl", "werewolf")


@pytest.mark.rule("L3.4")
@pytest.mark.parametrize(
    ("seats", "first", "second"),
    [
        (8, ["seer", "werewolf"], ["seer", "werewolf"]),
        (9, ["seer", "werewolf"], ["medium", "seer", "werewolf"]),
        (12, ["seer", "owl", "werewolf"], ["medium", "seer", "bodyguard", "owl", "werewolf"]),
        (13, ["freemason", "seer", "owl", "werewolf"], ["medium", "seer", "bodyguard", "owl", "werewolf"]),
        (
            16,
            ["freemason", "seer", "owl", "werewolf"],
            ["medium", "seer", "bodyguard", "owl", "werewolf", "mythomaniac"],
        ),
    ],
)
def test_a_secret_list_calls_all_who_are_permitted_at_this_size(
    seats: int, first: list[str], second: list[str]
) -> None:
    for seed in range(4):
        table = dealt(seats, seed, preset="lot", role_list="secret")
        assert calls(table) == first
        villager = seat_with(table, "villager")
        assert calls(table.play("close").lynch(villager)) == second
        final = table.state.whole().final
        assert final is not None
        assert () not in [ears for ears, _ in final.notes]  # nobody was told what nobody could hear


@pytest.mark.rule("L9.73", "L3.4", "L8.12")
def test_without_minimums_a_secret_list_holds_all_seven_calls() -> None:
    table = dealt(9, preset="lot", role_list="secret", enforce_minimums=False)
    held = set(calls(table))
    second = calls(table.play("close").nominate({}).vote({}))
    assert second == ["medium", "seer", "bodyguard", "owl", "werewolf", "mythomaniac"]
    assert held | set(second) == {"freemason", *second}
    assert held == {"freemason", "seer", "owl", "werewolf"}


@pytest.mark.rule("L3.5")
def test_a_recognition_is_shorter_and_every_other_call_lasts_alike() -> None:
    assert seconds(on_night(1)) == [15.0, 20.0, 20.0, 15.0]
    assert seconds(on_night(1, first_night_kill=True)) == [15.0, 20.0, 20.0, 20.0]
    assert seconds(on_night(2)) == [20.0] * 6
    assert seconds(on_night(3, call_seconds=9, recognition_seconds=4)) == [9.0] * 5
    assert seconds(on_night(1, call_seconds=9, recognition_seconds=4)) == [4.0, 9.0, 9.0, 4.0]


@pytest.mark.rule("L3.5", "L3.15")
def test_a_parallel_night_lasts_its_own_time() -> None:
    assert seconds(on_night(2, night_mode="parallel", night_seconds=77)) == [77.0]


@pytest.mark.rule("L9.8", "L4.19", "L8.1")
def test_on_night_1_the_bodyguard_is_not_called_and_protects_nobody() -> None:
    table = lupus("W W S B V V V V V V V", first_night_kill=True)
    assert "bodyguard" not in table.view(None).calls
    table.night({0: 4, 1: 4, 3: 4})
    assert (table.dead, table.heard(3, "guarded")) == ([4], [])


@pytest.mark.rule("L3.6", "L4.23", "L4.2")
def test_recognition_comes_when_the_slot_begins() -> None:
    table = dealt(13)
    masons = [seat for seat in range(13) if table.role(seat) == "freemason"]
    wolves = [seat for seat in range(13) if table.role(seat) == "werewolf"]
    assert table.view(None).call == "freemason"
    for mason in masons:
        assert table.heard(mason, "fellows") == [wire.Fellows(1, "freemason", tuple(masons))]
        assert table.view(mason).fellows == tuple([other for other in masons if other != mason])
    for call in ("seer", "owl"):
        assert [table.view(wolf).fellows for wolf in wolves] == [(), ()]
        table.end_calls(call)
    table.end_calls("werewolf")
    for wolf in wolves:
        assert table.heard(wolf, "fellows") == [wire.Fellows(1, "werewolf", tuple(wolves))]
        assert table.view(wolf).fellows == tuple([other for other in wolves if other != wolf])
    for watcher in (None, *[seat for seat in range(13) if seat not in masons + wolves]):
        assert table.heard(watcher, "fellows") == []


@pytest.mark.rule("L3.6")
def test_results_come_when_the_slot_ends_and_not_earlier() -> None:
    table = on_night(2).play("3 point 0", "6 point 12", "7 point 12", "11 point 0")
    table.play(*[f"{wolf} point 13" for wolf in (0, 1, 2)])
    results = {"medium": (4, "spirit"), "seer": (3, "answer"), "bodyguard": (6, "guarded"), "owl": (7, "marked")}
    for call, (seat, kind) in results.items():
        table.end_calls(call)
        assert table.heard(seat, kind) == []
        table.play("end_call")
        assert len(table.heard(seat, kind)) == 1
    assert table.heard(0, "victim") == []
    table.play("end_call")
    assert table.heard(0, "victim") == [wire.Victim(2, 13)]
    assert table.heard(11, "became") == []
    table.play("close")
    assert table.heard(11, "became") == [wire.Became("werewolf")]


@pytest.mark.rule("L9.93", "L4.35", "L4.2")
def test_the_pack_is_shown_its_living_members_on_night_3_and_not_on_2_and_4() -> None:
    text = "W W W S Y V V V V V V V V V V V"
    table = lupus(text, day=2, ghosts=[15], welcome=15).end_calls("mythomaniac").night({4: 0})
    assert [table.heard(seat, "fellows") for seat in (0, 1, 2, 4)] == [[]] * 4
    table.lynch(2).play("end_call")
    assert (table.view(None).day, table.view(None).call) == (3, "werewolf")
    for seat in (0, 1, 4):
        assert table.heard(seat, "fellows") == [wire.Fellows(3, "werewolf", (0, 1, 4))]
    for watcher in (None, 2, 3, 5):
        assert table.heard(watcher, "fellows") == []
    table.play("close").lynch(14).play("close")
    assert len(table.heard(0, "fellows")) == 1


@pytest.mark.rule("L6.19", "L3.16", "L3.18")
def test_a_narrator_sees_who_would_die_and_by_whom_if_the_night_ended_now() -> None:
    table = lupus("W W S B H V V V V V", day=2, ghosts=[9], welcome=9)
    told = []
    for line in ("0 point 5", "1 point 5", "2 point 4", "3 point 5"):
        table.play(line)
        final = table.state.whole().final
        assert final is not None
        told.append(final.doomed)
    assert told == [((5, "werewolf"),), ((5, "werewolf"),), ((5, "werewolf"), (4, "seer")), ((4, "seer"),)]
    table.play("close")
    assert table.dead == [4]


@pytest.mark.rule("L6.19", "L3.4")
def test_a_narrator_sees_at_which_calls_nobody_wakes() -> None:
    final = lupus("W W V M V V V V V S", day=3, ghosts=[8, 9], welcome=9).state.whole().final
    assert final is not None
    assert final.wakes == (("medium", (3,)), ("seer", ()), ("werewolf", (0, 1)))
