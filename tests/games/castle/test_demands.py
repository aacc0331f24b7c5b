"""The worked examples on demands and on fresh professions that come back within a turn."""

from __future__ import annotations

import pytest

from nightcoach.games.castle import wire
from tests.games.castle.knowing import SIX, row
from tests.games.castle.story import castle


@pytest.mark.rule("X128", "C5.26", "C5.31")
def test_x128_after_a_failed_demand_the_target_has_not_seen_x() -> None:
    table = castle("P1 diplomat: whip | P4: bag_key, gloves").play("P1 demand P4 key whip")
    assert (table.active, table.hand("P1")) == ("P2", {"whip"})
    assert [told for told in table.heard("P4") if "whip" in str(told)] == []
    assert table.view("P4").objects_seen == ()


@pytest.mark.rule("X128", "C5.26")
def test_x128_the_target_sees_x_with_the_swap_and_not_before() -> None:
    table = castle("P1 diplomat: whip, tome | P4: key_green, gloves").play("P1 demand P4 key whip")
    pending = table.view("P4").pending
    assert pending is not None
    assert (pending.kind, pending.object) == ("key", None)
    assert [told for told in table.heard("P4") if "whip" in str(told)] == []
    table.play("P4 give_demanded key_green")
    assert table.heard("P4")[-1] == wire.DemandMet(0, 3, "key", "whip", "key_green")
    assert table.hand("P4") == {"whip", "gloves"}


@pytest.mark.rule("X131", "C5.28")
def test_x131_a_bag_is_not_demanded_with_the_other_bag() -> None:
    table = castle("P1 diplomat: bag_key, bag_goblet | P2: whip")
    table.refused("P1 demand P2 bag_goblet bag_key")
    table.play("P1 demand P2 bag_goblet bag_goblet")
    assert wire.DemandFailed(0, 1, "bag_goblet", ("whip",)) in table.heard("P1")
    assert (table.window, table.active) == ("turn", "P2")


@pytest.mark.rule("X133", "C5.12", "C10.13", "C10.22")
def test_x133_a_demand_met_with_the_mirror_is_silent_and_no_event_says_so() -> None:
    table = castle("P1 diplomat: shattered_mirror, dagger | P2: monocle")
    table.play("P1 demand P2 monocle shattered_mirror", "P2 give_demanded monocle")
    assert (table.hand("P1"), table.hand("P2")) == ({"dagger", "monocle"}, {"shattered_mirror"})
    assert (table.window, table.asked) == ("turn", ["P1"])  # P2 may not look; P1 still owes his action
    assert table.heard("P3") == [wire.Demand(0, 1, "monocle"), wire.DemandMet(0, 1, "monocle")]


@pytest.mark.rule("X133", "C5.12")
def test_x133_with_a_dagger_the_monocle_is_called_out() -> None:
    table = castle("P1 diplomat: shattered_mirror, dagger | P2: monocle")
    table.play("P1 demand P2 monocle dagger", "P2 give_demanded monocle")
    row(table, wire.Announced(1, 0, "monocle"))
    assert (table.window, table.asked) == ("ability", ["P2"])
    assert table.play("P2 use_ability").view("P2").societies_seen[0] == "order"


@pytest.mark.rule("X143", "C5.32", "C10.12", "C10.45")
def test_x143_a_demanded_bag_is_public_through_the_demand() -> None:
    table = castle("P1 diplomat: whip | P2: bag_key").play("P1 demand P2 bag_key whip")
    for watcher in SIX:
        assert table.view(watcher).window == "give_demanded"
        pending = table.view(watcher).pending
        assert pending is not None
        assert (pending.partner, pending.kind) == (1, "bag_key")
    table.play("P2 give_demanded bag_key")
    row(table, wire.Announced(1, 0, "bag"))
    assert (table.window, table.legal("P2")) == ("ability", ["decline_ability", "use_ability"])


@pytest.mark.rule("X147", "C3.9", "C5.30")
def test_x147_a_clairvoyant_won_by_a_demand_may_be_used_before_the_action() -> None:
    table = castle("P1 diplomat: coat | P2: key_red", leftovers="clairvoyant").play("P1 demand P2 key coat")
    table.play("P2 give_demanded key_red", "P1 use_ability", "P1 take_profession clairvoyant")
    assert (table.window, table.asked, table.profession("P1")) == ("turn", ["P1"], "clairvoyant")
    assert table.may("P1 use_clairvoyant")
    table.play("P1 use_clairvoyant", "P1 set_top dagger whip")
    assert table.play("P1 spy P2").active == "P2"
