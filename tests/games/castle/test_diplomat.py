"""C5.26–C5.33 The Diplomat's demand."""

from __future__ import annotations

import pytest
from msgspec.structs import astuple

from nightcoach.games.castle import wire
from nightcoach.games.castle.cards import KINDS, OBJECTS
from tests.games.castle.story import Story, castle

WATCHERS = ("P2", "P3", "P5", "P6", None)
"""Everybody but the Diplomat P1 and, where he is the target, P4."""


def demanded(kind: str, x: str, text: str, deck: str | None = None) -> Story:
    """P1 has demanded this kind from P4 with x."""
    return castle(text, deck=deck).play(f"P1 demand P4 {kind} {x}")


@pytest.mark.rule("X41", "C5.26", "C5.27", "C5.29", "C5.30", "C5.32", "C10.45", "C10.22")
def test_x41_a_demand_that_is_met() -> None:
    table = demanded("key", "whip", "P1 diplomat: whip, tome | P4: key_green, gloves")
    assert (table.window, table.asked, table.profession("P1")) == ("give_demanded", ["P4"], "^diplomat")
    for watcher in ("P4", *WATCHERS):  # P4 does not see the whip before he has given
        assert table.heard(watcher) == [wire.Demand(0, 3, "key", None)]
    table.play("P4 give_demanded key_green")
    assert (table.hand("P1"), table.hand("P4")) == ({"key_green", "tome"}, {"whip", "gloves"})
    for trader in ("P1", "P4"):
        assert table.heard(trader)[-1] == wire.DemandMet(0, 3, "key", "whip", "key_green")
    for watcher in WATCHERS:
        assert table.heard(watcher)[-1] == wire.DemandMet(0, 3, "key", None, None)
    assert (table.active, table.window) == ("P1", "turn")
    table.refused("P1 pass")
    table.play("P1 offer P3 tome")  # two trades in one turn
    assert table.asked == ["P3"]


@pytest.mark.rule("C5.26", "C10.45")
def test_what_is_committed_is_seen_by_nobody_before_the_swap() -> None:
    one = demanded("key", "whip", "P1 diplomat: whip, tome | P4: key_green, gloves")
    two = demanded("key", "tome", "P1 diplomat: whip, tome | P4: key_green, gloves")
    for watcher in ("P4", *WATCHERS):
        assert one.view(watcher) == two.view(watcher)
        assert one.heard(watcher) == two.heard(watcher)
    assert one.heard("P1") == [wire.Demand(0, 3, "key", "whip")]
    pending = one.view("P1").pending
    assert pending is not None
    assert pending.object == "whip"


@pytest.mark.rule("C5.26")
def test_a_demand_goes_to_another_player_with_an_object_of_his_own_while_the_diplomat_is_fresh() -> None:
    table = castle("P1 diplomat: whip | P4: key_red")
    table.refused("P1 demand P1 key whip")
    table.refused("P1 demand P4 key tome")
    table.refused("P4 demand P1 key key_red")
    castle("P1 ^diplomat: whip | P4: key_red").refused("P1 demand P4 key whip")
    castle("P1 thug: whip | P4: key_red").refused("P1 demand P4 key whip")
    castle("P1: whip | P4 diplomat: key_red").refused("P4 demand P1 key key_red")


@pytest.mark.rule("C5.27")
def test_there_are_seventeen_names_with_a_deck_and_fifteen_without() -> None:
    for deck, names in ((None, set(KINDS)), ("", set(KINDS) - {"bag_key", "bag_goblet"})):
        table = castle("P1 diplomat: whip, tome, coat, dagger, gloves", deck=deck)
        demands = [words.split() for words in table.legal("P1") if words.startswith("demand P4")]
        assert {words[2] for words in demands} == names
        assert len(demands) == 5 * len(names)


@pytest.mark.rule("C5.27", "C5.31")
@pytest.mark.parametrize(("asked", "held"), [("bag_key", "bag_goblet"), ("bag_goblet", "bag_key")])
def test_one_bag_does_not_meet_a_demand_for_the_other(asked: str, held: str) -> None:
    table = demanded(asked, "whip", f"P1 diplomat: whip | P4: {held}")
    (told,) = table.heard_of("P3", "demand_failed")
    assert astuple(told) == (0, 3, asked, None)
    assert table.hand("P4") == {held}


@pytest.mark.rule("X42", "C5.31", "C5.32", "C10.23", "C3.7")
def test_x42_a_demand_that_fails() -> None:
    table = demanded("key", "whip", "P1 diplomat: whip | P4: bag_key, gloves")
    assert table.heard("P1")[1] == wire.DemandFailed(0, 3, "key", ("bag_key", "gloves"))
    for watcher in ("P4", *WATCHERS):
        assert table.heard(watcher) == [
            wire.Demand(0, 3, "key", None),
            wire.DemandFailed(0, 3, "key", None),
            wire.Turn(2, 1),
        ]
        assert "whip" not in [note.object for note in table.view(watcher).objects_seen]
    assert (table.hand("P1"), table.hand("P4")) == ({"whip"}, {"bag_key", "gloves"})
    assert {note.object for note in table.view("P1").objects_seen} == {"bag_key", "gloves"}
    assert (table.active, table.profession("P1")) == ("P2", "^diplomat")


@pytest.mark.rule("C5.32", "C1.18")
def test_no_demand_brings_a_token() -> None:
    failed = demanded("key", "whip", "P1 diplomat: whip | P4: gloves")
    met = demanded("gloves", "whip", "P1 diplomat: whip | P4: gloves").play("P4 give_demanded gloves")
    for table in (failed, met):
        assert (table.view(None).tokens, table.view(None).pile) == ((0,) * 6, 12)


@pytest.mark.rule("X43", "C5.28", "C10.44")
def test_x43_no_demand_for_a_bag_with_the_other_bag() -> None:
    refusals = []
    for held in ("bag_goblet", "whip"):
        table = castle(f"P1 diplomat: bag_key | P2: {held}")
        refusals.append(table.refused("P1 demand P2 bag_goblet bag_key").args)
        assert table.profession("P1") == "diplomat"
        assert table.told == []
        assert not [words for words in table.legal("P1") if words.startswith("demand") and "bag_goblet" in words]
    assert refusals[0] == refusals[1]


@pytest.mark.rule("C5.28")
def test_a_bag_may_be_committed_for_anything_but_the_other_bag() -> None:
    table = castle("P1 diplomat: bag_goblet, whip")
    for kind in KINDS:
        assert table.may(f"P1 demand P4 {kind} bag_goblet") == (kind != "bag_key")
        assert table.may(f"P1 demand P4 {kind} whip")


@pytest.mark.rule("X44", "C8.3", "C10.22")
def test_x44_with_an_empty_deck_a_bag_meets_a_demand_for_a_key() -> None:
    table = demanded("key", "dagger", "P1 diplomat: dagger | P4: bag_key", deck="")
    assert "give_demanded bag_key" in table.legal("P4")
    held = sorted(table.hand("P4") & {"bag_key", "key_red", "key_green", "key_plain"})
    assert sorted(table.legal("P4")) == [f"give_demanded {card}" for card in held]
    table.play("P4 give_demanded bag_key")
    assert "bag_key" in table.hand("P1")
    for watcher in WATCHERS:
        assert table.heard(watcher) == [wire.Demand(0, 3, "key", None), wire.DemandMet(0, 3, "key", None, None)]
        assert table.view(watcher).objects_seen == ()
    assert (table.window, table.active) == ("turn", "P1")  # no draw


@pytest.mark.rule("X45", "C5.27")
def test_x45_with_an_empty_deck_the_bags_have_no_name() -> None:
    table = castle("P1 diplomat: whip | P4: bag_key", deck="")
    for kind in ("bag_key", "bag_goblet"):
        table.refused(f"P1 demand P4 {kind} whip")
    assert table.profession("P1") == "diplomat"


@pytest.mark.rule("C5.29", "C10.43")
def test_the_target_chooses_which_copy_he_gives_and_cannot_refuse() -> None:
    table = demanded("key", "whip", "P1 diplomat: whip | P4: key_red, key_plain, tome")
    assert table.legal("P4") == ["give_demanded key_red", "give_demanded key_plain"]
    for line in ("P4 give_demanded tome", "P4 refuse", "P4 pass", "P4 give_demanded key_green"):
        table.refused(line)
    assert table.play("P4 give_demanded key_plain").hand("P1") == {"key_plain"}


@pytest.mark.rule("C5.29", "C10.43")
def test_the_target_is_asked_even_if_only_one_card_fits() -> None:
    table = demanded("key", "whip", "P1 diplomat: whip | P4: key_red")
    assert (table.window, table.asked, table.legal("P4")) == ("give_demanded", ["P4"], ["give_demanded key_red"])


@pytest.mark.rule("C10.22", "C5.29")
def test_the_others_do_not_learn_which_copy_moved() -> None:
    tables = [
        demanded("key", "whip", "P1 diplomat: whip | P4: key_red, key_plain").play(f"P4 give_demanded {card}")
        for card in ("key_red", "key_plain")
    ]
    for watcher in WATCHERS:
        assert tables[0].view(watcher) == tables[1].view(watcher)
        assert tables[0].heard(watcher) == tables[1].heard(watcher)


@pytest.mark.rule("X46", "C5.29", "C5.12", "C10.22")
def test_x46_a_demanded_mirror_is_silent() -> None:
    table = castle("P1 diplomat: monocle | P2: shattered_mirror, coat")
    table.play("P1 demand P2 shattered_mirror monocle", "P2 give_demanded shattered_mirror")
    assert (table.hand("P1"), table.hand("P2")) == ({"shattered_mirror"}, {"monocle", "coat"})
    assert table.kinds_told() == ["demand", "demand_met"]
    assert table.heard("P3")[1] == wire.DemandMet(0, 1, "shattered_mirror", None, None)
    assert (table.window, table.active) == ("turn", "P1")
    assert table.view("P1").societies_seen[1] is None


@pytest.mark.rule("X47", "C5.29", "C5.14")
def test_x47_the_diplomats_ability_comes_first() -> None:
    table = castle("P1 diplomat: bag_goblet | P2: privilege", deck="dagger, tome")
    table.play("P1 demand P2 privilege bag_goblet", "P2 give_demanded privilege")
    assert (table.window, table.asked) == ("ability", ["P1"])
    assert table.heard("P3")[-1] == wire.Announced(0, 1, "bag")
    before = table.hand("P1")
    table.play("P1 use_ability")
    assert table.hand("P1") == before | {"dagger"}
    assert (table.asked, table.heard("P3")[-1]) == (["P2"], wire.Announced(1, 0, "privilege"))
    table.play("P2 use_ability")
    (look,) = table.heard_of("P2", "privilege")
    assert isinstance(look, wire.Privilege)
    assert set(look.hand or ()) == table.hand("P1") >= {"dagger", "privilege"}
    assert (table.window, table.active) == ("turn", "P1")


@pytest.mark.rule("X48", "C5.33", "C5.10")
def test_x48_the_pearl_comes_with_a_demand() -> None:
    table = castle("P1 diplomat: black_pearl | P2: goblet_red")
    table.play("P1 demand P2 goblet black_pearl")
    assert table.legal("P2") == ["give_demanded goblet_red"]
    table.play("P2 give_demanded goblet_red")
    assert table.hand("P2") == {"black_pearl"}
    assert table.kinds_told() == ["demand", "demand_met"]
    assert table.heard("P3")[1] == wire.DemandMet(0, 1, "goblet", None, None)


@pytest.mark.rule("C5.33")
def test_any_object_may_be_committed_and_any_kind_demanded() -> None:
    for card in OBJECTS:
        table = castle(f"P1 diplomat: {card}")
        named = {words.split()[2] for words in table.legal("P1") if words.startswith("demand")}
        assert named >= set(KINDS) - {"bag_key", "bag_goblet"}
    table = castle("P1 diplomat: whip | P4: black_pearl, shattered_mirror")
    for kind in ("black_pearl", "shattered_mirror"):
        assert table.may(f"P1 demand P4 {kind} whip")


@pytest.mark.rule("C5.30", "C5.32")
def test_after_a_demand_that_is_met_no_proclamation_is_possible_but_every_action() -> None:
    table = demanded("key", "whip", "P1 diplomat: whip | P4: key_red").play("P4 give_demanded key_red")
    assert {words.split()[0] for words in table.legal("P1")} == {"spy", "offer", "challenge"}
    assert table.play("P1 spy P4").active == "P2"


@pytest.mark.rule("C5.31", "C5.25")
def test_the_abilities_of_a_demand_come_before_the_action() -> None:
    table = demanded("monocle", "whip", "P1 diplomat: whip | P4: monocle").play("P4 give_demanded monocle")
    assert (table.window, table.asked) == ("ability", ["P4"])
    table.refused("P1 spy P2")
    table.play("P4 use_ability")
    assert wire.Monocle(3, 0, "order") in table.heard("P4")
    assert (table.window, table.asked) == ("turn", ["P1"])
