"""C8 The empty deck and the Bags; the Clairvoyant in a Bag window."""

from __future__ import annotations

import pytest

from nightcoach.games.castle import wire, wire_duel
from tests.games.castle.story import Story, castle, fight


def emptied() -> Story:
    """P1 has drawn the last card for his Bag; it is P2's turn."""
    table = castle("P1: bag_key, whip | P2: gloves, key_red", deck="sextant")
    return table.play("P1 offer P2 bag_key", "P2 accept gloves", "P1 use_ability")


@pytest.mark.rule("C8.1", "C8.7")
def test_a_bag_draw_empties_the_deck_and_everybody_knows() -> None:
    table = emptied()
    assert table.deck == []
    for watcher in (None, "P1", "P2", "P5"):
        assert wire_duel.DeckEmpty() in table.heard(watcher)
        assert table.view(watcher).deck == 0


@pytest.mark.rule("C8.1", "C8.2", "C8.7")
def test_a_drawn_duel_empties_the_deck_too() -> None:
    table = fight("P1: bag_key", deck="tome").pass_all().pass_all()
    assert (table.hand("P1"), table.deck) == ({"bag_key", "tome"}, [])
    assert table.heard(None)[-3:-1] == [wire_duel.DuelDraw(0, True, 0), wire_duel.DeckEmpty()]
    assert table.state.count_for(0, 0) == 1


@pytest.mark.rule("C8.1")
def test_declining_leaves_the_last_card_and_the_bags_as_they_are() -> None:
    table = castle("P1: bag_key | P2: gloves", deck="sextant").play("P1 offer P2 bag_key", "P2 accept gloves")
    table.play("P1 decline_ability")
    assert (table.deck, "deck_empty" in table.kinds_told()) == (["sextant"], False)
    assert table.state.count_for(1, 0) == 0


@pytest.mark.rule("C8.1")
def test_the_deck_is_never_refilled() -> None:
    table = emptied()
    for _ in range(3):
        asked = table.asked[0]
        table.play(f"{asked} spy {'P1' if asked != 'P1' else 'P2'}")
    assert (table.deck, table.kinds_told().count("deck_empty")) == ([], 1)


@pytest.mark.rule("C8.2")
@pytest.mark.parametrize(("bag", "society"), [("bag_key", "order"), ("bag_goblet", "brotherhood")])
def test_with_an_empty_deck_a_bag_counts_in_a_proclamation(bag: str, society: str) -> None:
    kind = bag.removeprefix("bag_")
    hand = f"{kind}_red, {kind}_green, {bag}"
    other = "brotherhood" if society == "order" else "order"
    table = castle(f"P1 {society}: {hand} | P2 {other}:  | P3 {society}:  | P4 {other}: ", deck="", seats=4)
    table.play("P1 proclaim own", "P1 that_is_all")
    assert table.winners == ["P1", "P3"]


@pytest.mark.rule("C8.2")
def test_with_an_empty_deck_the_bags_count_for_the_seal_too() -> None:
    table = castle("P1: seal_of_lodge, bag_key, bag_goblet, goblet_red", deck="").play("P1 proclaim solo")
    assert table.winners == ["P1"]


@pytest.mark.rule("C8.3")
def test_with_an_empty_deck_a_bag_may_be_swapped_for_a_bag_unannounced() -> None:
    table = castle("P1: bag_key | P2: bag_goblet", deck="").play("P1 offer P2 bag_key", "P2 accept bag_goblet")
    assert (table.hand("P1"), table.hand("P2")) == ({"bag_goblet"}, {"bag_key"})
    assert table.kinds_told() == ["offered", "swapped", "turn"]


@pytest.mark.rule("C8.3")
def test_with_an_empty_deck_a_demand_must_name_a_key_or_a_goblet() -> None:
    table = castle("P1 diplomat: dagger | P4: bag_key, key_red", deck="")
    table.refused("P1 demand P4 bag_key dagger")
    table.refused("P1 demand P4 bag_goblet dagger")
    table.play("P1 demand P4 key dagger")
    assert table.legal("P4") == ["give_demanded key_red", "give_demanded bag_key"]
    table.play("P4 give_demanded bag_key")
    assert table.hand("P1") == {"bag_key"}
    assert "announced" not in table.kinds_told()


@pytest.mark.rule("C8.4")
def test_a_turned_bag_still_looks_like_a_bag() -> None:
    table = castle("P1: bag_key, whip | P2: gloves", deck="").play("P1 offer P2 bag_key")
    assert table.heard("P2")[-1] == wire.Offered(0, 1, "bag_key")
    table.play("P2 accept gloves")
    assert "bag_key" in table.view("P2").hand


@pytest.mark.rule("C8.5")
def test_while_the_deck_has_a_card_a_bag_is_no_key() -> None:
    table = castle("P1: bag_key", deck="tome")
    table.refused("P1 proclaim own")
    assert table.state.count_for(0, 0) == 0


@pytest.mark.rule("C8.5")
def test_while_the_deck_has_a_card_no_bag_answers_a_demand_for_a_key() -> None:
    table = castle("P1 diplomat: dagger | P4: bag_key", deck="tome").play("P1 demand P4 key dagger")
    assert wire.DemandFailed(0, 3, "key", ("bag_key",)) in table.heard("P1")


@pytest.mark.rule("C8.6")
def test_with_an_empty_deck_the_clairvoyant_cannot_be_used() -> None:
    table = castle("P1 clairvoyant: coat", deck="")
    table.refused("P1 use_clairvoyant")
    assert table.profession("P1") == "clairvoyant"


@pytest.mark.rule("C8.6")
def test_with_an_empty_deck_a_drawn_duel_yields_nothing() -> None:
    table = fight("P1: coat", deck="").pass_all().pass_all()
    assert (table.hand("P1"), table.active) == ({"coat"}, "P2")
    assert "deck_empty" not in table.kinds_told()  # it has been empty for long


# The Clairvoyant with a Bag


def x118() -> Story:
    table = castle("P1 clairvoyant: bag_key, whip | P2: gloves", deck="tome, coat, key_plain, dagger")
    return table.play("P1 offer P2 bag_key", "P2 accept gloves")


@pytest.mark.rule("X118", "C3.6", "C3.8", "C5.19")
def test_x118_the_clairvoyant_prepares_the_draw_in_his_own_bag_window() -> None:
    table = x118()
    assert table.legal("P1") == ["decline_ability", "use_ability", "use_clairvoyant"]
    table.play("P1 use_clairvoyant", "P1 set_top key_plain dagger")
    assert (table.window, table.legal("P1")) == ("ability", ["decline_ability", "use_ability"])
    table.play("P1 use_ability")
    assert table.hand("P1") == {"whip", "gloves", "key_plain"}
    assert table.profession("P1") == "^clairvoyant"
    assert table.deck[0] == "dagger"
    assert sorted(table.deck[1:]) == ["coat", "tome"]
    assert table.heard(None) == [
        wire.Offered(0, 1),
        wire.Swapped(0, 1),
        wire.Announced(0, 1, "bag"),
        wire.Clairvoyant(0, 4),
        wire.SetTop(0),
        wire.Drew(0, 3),
        wire.Turn(2, 1),
    ]


@pytest.mark.rule("X118", "C3.8")
def test_x118_the_rest_of_the_deck_is_shuffled() -> None:
    orders = set()
    for draw in range(2):
        table = castle(
            "P1 clairvoyant: bag_key | P2: gloves", deck="tome, coat, key_plain, dagger", chance=[draw]
        ).play("P1 offer P2 bag_key", "P2 accept gloves", "P1 use_clairvoyant", "P1 set_top key_plain dagger")
        orders.add(tuple(table.deck))
    assert orders == {("key_plain", "dagger", "tome", "coat"), ("key_plain", "dagger", "coat", "tome")}


@pytest.mark.rule("X118", "C5.19")
def test_x118_after_the_clairvoyant_he_may_still_decline() -> None:
    table = x118().play("P1 use_clairvoyant", "P1 set_top key_plain dagger", "P1 decline_ability")
    assert (table.deck[:2], table.active) == (["key_plain", "dagger"], "P2")


@pytest.mark.rule("X119", "C3.6")
def test_x119_no_clairvoyant_in_a_bag_window_of_somebody_elses_turn() -> None:
    table = castle("P1: dagger | P2 clairvoyant: bag_goblet").play("P1 offer P2 dagger", "P2 accept bag_goblet")
    assert (table.asked, table.legal("P2")) == (["P2"], ["decline_ability", "use_ability"])
    table.refused("P2 use_clairvoyant")


@pytest.mark.rule("X119", "C3.6")
def test_x119_no_clairvoyant_before_the_card_of_a_drawn_duel() -> None:
    table = fight("P1 clairvoyant: coat", deck="tome, dagger")
    table.refused("P1 use_clairvoyant")
    table.pass_all().refused("P1 use_clairvoyant")
    table.pass_all()
    assert (table.hand("P1"), table.active) == ({"coat", "tome"}, "P2")


@pytest.mark.rule("C3.6")
@pytest.mark.parametrize("given", ["monocle", "privilege", "coat", "tome"])
def test_no_clairvoyant_in_the_window_of_any_other_ability(given: str) -> None:
    table = castle(f"P1 clairvoyant: {given} | P2: gloves").play(f"P1 offer P2 {given}", "P2 accept gloves")
    table.refused("P1 use_clairvoyant")
