"""C9 Proclaiming victory: own, rival and solo."""

from __future__ import annotations

from itertools import pairwise

import pytest

from nightcoach.core.wire import to_json
from nightcoach.games.castle import wire_duel
from tests.games.castle.story import Story, castle, dealt

ORDER = ["P1", "P3", "P5"]
BROTHERHOOD = ["P2", "P4", "P6"]
FIVE_X98 = "P1 order: {} | P2 brotherhood: | P3 brotherhood: | P4 order: key_plain | P5 brotherhood:"
FIVE_X99 = "P1 order: {} | P2 brotherhood: | P3 order: | P4 order: key_plain | P5 brotherhood:"


def own(table: Story, *names: str) -> Story:
    """P1 proclaims `own`, names these and says that is all."""
    return table.play("P1 proclaim own", *[f"P1 name {name}" for name in names], "P1 that_is_all")


# When and who


@pytest.mark.rule("X107", "C9.1")
@pytest.mark.parametrize("form", ["own", "rival", "solo"])
def test_x107_only_the_active_player_proclaims(form: str) -> None:
    table = castle("P1: key_red, key_green, key_plain, seal_of_lodge", active="P2")
    table.refused(f"P1 proclaim {form}")


@pytest.mark.rule("C9.1")
def test_nobody_proclaims_in_the_middle_of_a_turn() -> None:
    table = castle("P1 clairvoyant: key_red, key_green, key_plain").play("P1 use_clairvoyant")
    table.refused("P1 proclaim own")
    table.play(f"P1 {table.legal('P1')[0]}")
    table.refused("P1 proclaim own")
    table.play("P1 challenge P2").refused("P1 proclaim own")


@pytest.mark.rule("C9.1")
@pytest.mark.parametrize("names", [["P3"], ["P2"]])
def test_a_proclamation_always_ends_the_game(names: list[str]) -> None:
    table = castle("P1: key_red, key_plain | P3: key_green").play("P1 proclaim own", f"P1 name {names[0]}")
    if table.window == "naming":
        table.play("P1 that_is_all")
    assert (table.window, table.asked) == ("over", [])
    table.refused("P2 spy P1")


@pytest.mark.rule("C9.2")
def test_there_are_three_forms() -> None:
    table = castle("P1: key_red, key_green, key_plain, seal_of_lodge")
    forms = [words for words in table.legal("P1") if words.startswith("proclaim")]
    assert forms == ["proclaim own", "proclaim rival", "proclaim solo"]


@pytest.mark.rule("X103", "C9.3")
@pytest.mark.parametrize("form", ["own", "rival", "solo"])
def test_x103_whoever_holds_the_pearl_proclaims_nothing(form: str) -> None:
    table = castle("P1: key_red, key_green, black_pearl | P3: key_plain")
    table.refused(f"P1 proclaim {form}")


@pytest.mark.rule("C9.3", "C9.16")
def test_the_pearl_bars_even_the_seal() -> None:
    table = castle("P1: key_red, key_green, key_plain, seal_of_lodge, black_pearl")
    table.refused("P1 proclaim solo")


@pytest.mark.rule("X103", "C9.3")
def test_x103_a_friend_may_name_the_holder_of_the_pearl_who_wins_with_him() -> None:
    table = castle("P1: key_red, key_green, black_pearl | P3: key_plain", active="P3")
    table.play("P3 proclaim own", "P3 name P1", "P3 that_is_all")
    assert table.winners == ORDER


# Counting


@pytest.mark.rule("C9.4")
@pytest.mark.parametrize(
    ("hand", "deck", "keys", "goblets"),
    [
        ("key_red, key_plain, goblet_green", None, 2, 1),
        ("bag_key, bag_goblet", None, 0, 0),
        ("bag_key, bag_goblet", "", 1, 1),
        ("bag_key, key_red, goblet_red", "", 2, 1),
        ("whip, seal_of_lodge", "", 0, 0),
    ],
)
def test_keys_and_goblets_count_and_bags_with_an_empty_deck(
    hand: str, deck: str | None, keys: int, goblets: int
) -> None:
    state = castle(f"P1: {hand}", deck=deck).state
    assert (state.count_for(0, 0), state.count_for(0, 1)) == (keys, goblets)


@pytest.mark.rule("C9.5")
@pytest.mark.parametrize(("seats", "smaller"), [(5, "P2"), (7, "P2")])
def test_the_smaller_society_of_an_odd_number_needs_two(seats: int, smaller: str) -> None:
    table = castle(f"{smaller}: goblet_red, goblet_plain", seats=seats, active=smaller)
    table.play(f"{smaller} proclaim own", f"{smaller} that_is_all")
    assert smaller in table.winners


@pytest.mark.rule("C9.5")
@pytest.mark.parametrize("seats", [4, 5, 6, 7, 8])
def test_everybody_else_needs_three(seats: int) -> None:
    text = "P1: {} | P2: goblet_red"  # P1's society is the larger one where they differ
    assert "P1" not in own(castle(text.format("key_red, key_green"), seats=seats)).winners
    assert "P1" in own(castle(text.format("key_red, key_green, key_plain"), seats=seats)).winners


@pytest.mark.rule("C9.5")
def test_more_than_needed_is_fine() -> None:
    assert own(castle("P1: key_red, key_green, key_plain, bag_key", deck="")).winners == ORDER


@pytest.mark.rule("X98", "C9.5", "C9.6")
def test_x98_the_smaller_society_wins_with_two() -> None:
    table = own(castle(FIVE_X98.format("key_red"), seats=5), "P4")
    assert (table.winners, table.reason) == (["P1", "P4"], "own_right")


@pytest.mark.rule("X99", "C9.5", "C9.6")
def test_x99_the_larger_society_does_not() -> None:
    table = own(castle(FIVE_X99.format("key_red"), seats=5), "P4")
    assert (table.winners, table.reason) == (["P2", "P5"], "own_wrong")


@pytest.mark.rule("X99", "C9.6")
def test_x99_nothing_tells_the_proclaimer_beforehand_which_society_is_smaller() -> None:
    worlds = [castle(text.format("key_red"), seats=5) for text in (FIVE_X98, FIVE_X99)]
    for move in ("P1 proclaim own", "P1 name P4"):
        assert len({to_json(table.view("P1")) for table in worlds}) == 1
        for table in worlds:
            table.play(move)
    assert len({to_json([table.heard("P1"), table.view("P1")]) for table in worlds}) == 1


# own


@pytest.mark.rule("X97", "C9.7")
def test_x97_own_needs_an_object_of_ones_society_in_the_hand() -> None:
    table = castle("P1: goblet_red")
    table.refused("P1 proclaim own")
    assert (table.window, table.active) == ("turn", "P1")


@pytest.mark.rule("X91", "C9.7", "C9.8", "C9.9", "C9.11")
def test_x91_the_whole_society_wins_with_the_named_ones() -> None:
    table = castle("P1 thug: key_red, key_plain | P3 priest: key_green, whip").play("P1 proclaim own")
    assert table.heard(None) == [wire_duel.Proclaimed(0, "own", "order", "thug", ("key_red", "key_plain"))]
    assert [laid.seat for laid in table.view("P6").laid] == [0]
    table.play("P1 name P3")
    assert table.heard(None)[1:] == [wire_duel.Named(0, 2, "order", "priest", ("key_green", "whip"))]
    assert [laid.seat for laid in table.view("P6").laid] == [0, 2]
    table.play("P1 that_is_all")
    assert (table.winners, table.reason) == (ORDER, "own_right")
    outcome = table.state.outcome()
    assert outcome is not None
    assert (outcome.losers, outcome.rule, outcome.party) == ((1, 3, 5), "C9.11", "order")


@pytest.mark.rule("C9.8")
def test_the_naming_goes_on_until_that_is_all() -> None:
    table = castle("P1: key_red | P3: key_green | P5: key_plain").play("P1 proclaim own")
    assert table.legal("P1") == ["that_is_all", "name P2", "name P3", "name P4", "name P5", "name P6"]
    table.play("P1 name P3")
    assert table.legal("P1") == ["that_is_all", "name P2", "name P4", "name P5", "name P6"]
    table.refused("P1 spy P2")  # it cannot be taken back
    table.refused("P3 name P5")
    assert table.play("P1 name P5", "P1 that_is_all").winners == ORDER


@pytest.mark.rule("X92", "C9.9")
def test_x92_a_name_of_the_wrong_society_decides_at_once() -> None:
    table = castle("P1: key_red, key_plain | P2: key_green").play("P1 proclaim own", "P1 name P2")
    assert (table.winners, table.reason, table.asked) == (BROTHERHOOD, "own_wrong", [])


@pytest.mark.rule("X93", "C9.9")
def test_x93_a_name_without_a_key_decides_at_once() -> None:
    text = "P1: key_red, key_green, key_plain | P3: whip"
    table = castle(text).play("P1 proclaim own", "P1 name P3")
    assert (table.winners, table.asked) == (BROTHERHOOD, [])
    assert own(castle(text)).winners == ORDER


@pytest.mark.rule("X94", "C9.9", "C9.11")
def test_x94_right_names_that_are_too_few_lose() -> None:
    table = own(castle("P1: key_red | P3: key_green"), "P3")
    assert (table.winners, table.reason) == (BROTHERHOOD, "own_wrong")


@pytest.mark.rule("X95", "C8.5")
def test_x95_a_bag_does_not_count_while_the_deck_has_a_card() -> None:
    table = own(castle("P1: key_red, key_green, bag_key", deck="tome"))
    assert table.winners == BROTHERHOOD
    assert own(castle("P1: key_red, key_green, bag_key", deck="")).winners == ORDER


X96 = "P1: key_red, key_green, dagger, gloves | P3: key_plain, whip | P5: bag_key, coat"


@pytest.mark.rule("X96", "C9.10")
@pytest.mark.parametrize("names", [["P3"], ["P3", "P5"]])
def test_x96_a_holder_who_is_not_named_does_not_matter(names: list[str]) -> None:
    assert own(castle(X96, deck=""), *names).winners == ORDER


@pytest.mark.rule("X96", "OPT-G")
@pytest.mark.parametrize(("names", "right"), [(["P3"], False), (["P3", "P5"], True)])
def test_x96_under_opt_g_every_holder_must_be_named(names: list[str], right: bool) -> None:
    table = own(castle(X96, deck="", name_every_holder=True), *names)
    assert table.winners == (ORDER if right else BROTHERHOOD)


@pytest.mark.rule("X120", "C9.8", "C9.9")
def test_x120_what_is_laid_open_may_decide_whether_another_name_follows() -> None:
    table = castle("P1: key_red | P3: key_green, key_plain | P5: whip").play("P1 proclaim own", "P1 name P3")
    laid = table.view("P1").laid[1]
    assert laid.hand == ("key_green", "key_plain")
    other = castle("P1: key_red | P3: key_green, key_plain | P5: whip").play("P1 proclaim own", "P1 name P3")
    assert table.play("P1 that_is_all").winners == ORDER
    assert other.play("P1 name P5").winners == BROTHERHOOD


# rival


@pytest.mark.rule("X100", "C9.12", "C9.14", "C9.15")
def test_x100_the_rivals_goblets_are_found_without_an_object_of_ones_own() -> None:
    table = castle("P1: whip | P2: goblet_red, goblet_green | P6: goblet_plain").play("P1 proclaim rival")
    table.play("P1 name P2", "P1 name P6", "P1 that_is_all")
    assert (table.winners, table.reason) == (ORDER, "rival_right")


@pytest.mark.rule("X101", "C9.14", "C9.15")
def test_x101_a_goblet_in_friendly_hands_does_not_count() -> None:
    table = castle("P2: goblet_red, goblet_green | P3: goblet_plain")
    table.play("P1 proclaim rival", "P1 name P2", "P1 that_is_all")
    assert (table.winners, table.reason) == (BROTHERHOOD, "rival_wrong")


@pytest.mark.rule("C9.14")
def test_rival_objects_in_the_proclaimers_own_hand_do_not_count() -> None:
    table = castle("P1: goblet_plain | P2: goblet_red, goblet_green")
    assert table.play("P1 proclaim rival", "P1 name P2", "P1 that_is_all").winners == BROTHERHOOD


@pytest.mark.rule("X102", "C9.14", "C9.5")
def test_x102_a_smaller_rival_society_needs_two() -> None:
    table = castle("P2: goblet_red | P4: goblet_green", seats=7).play("P1 proclaim rival")
    table.play("P1 name P2", "P1 name P4", "P1 that_is_all")
    assert table.winners == ["P1", "P3", "P5", "P7"]


@pytest.mark.rule("X121", "C9.12", "C9.19")
def test_x121_that_is_all_needs_a_name_and_nobody_is_named_twice() -> None:
    table = castle("P2: goblet_red, goblet_green").play("P1 proclaim rival")
    for line in ("P1 that_is_all", "P1 name P1", "P1 spy P2", "P1 proclaim own"):
        table.refused(line)
    table.play("P1 name P2").refused("P1 name P2")
    assert (table.window, table.asked) == ("naming", ["P1"])
    assert table.may("P1 that_is_all")


@pytest.mark.rule("C9.13")
def test_the_rivals_proclaimer_reveals_himself_first() -> None:
    table = castle("P1 thug: whip, tome | P2: goblet_red").play("P1 proclaim rival")
    assert table.heard("P4") == [wire_duel.Proclaimed(0, "rival", "order", "thug", ("tome", "whip"))]


@pytest.mark.rule("C9.14")
@pytest.mark.parametrize(("name", "hand"), [("P3", "goblet_plain"), ("P4", "whip"), ("P4", "key_red")])
def test_a_wrong_name_decides_against_the_rivals_proclaimer_at_once(name: str, hand: str) -> None:
    table = castle(f"P2: goblet_red, goblet_green | {name}: {hand}").play("P1 proclaim rival", f"P1 name {name}")
    assert (table.winners, table.asked) == (BROTHERHOOD, [])


@pytest.mark.rule("C9.19")
def test_the_proclaimer_is_never_named_and_nobody_twice() -> None:
    table = castle("P1: key_red | P3: key_green").play("P1 proclaim own")
    table.refused("P1 name P1")
    table.play("P1 name P3").refused("P1 name P3")
    assert not table.may("P1 name P7")


@pytest.mark.rule("C9.19")
def test_all_members_of_a_society_may_be_named() -> None:
    hands = ["key_red", "key_green", "key_plain", "bag_key"]
    text = " | ".join(f"P{2 * i + 1}: {hand}" for i, hand in enumerate(hands))
    assert own(castle(text, seats=8, deck=""), "P3", "P5", "P7").winners == ["P1", "P3", "P5", "P7"]


# solo


@pytest.mark.rule("X104", "C9.16", "C9.18")
def test_x104_the_seal_wins_alone() -> None:
    table = castle("P3 thug: seal_of_lodge, key_red, goblet_red, goblet_plain", active="P3").play("P3 proclaim solo")
    assert (table.winners, table.reason) == (["P3"], "solo")
    outcome = table.state.outcome()
    assert outcome is not None
    assert (outcome.losers, outcome.party) == ((0, 1, 3, 4, 5), None)
    assert table.heard(None)[0] == wire_duel.Proclaimed(
        2, "solo", "order", "thug", ("key_red", "goblet_red", "goblet_plain", "seal_of_lodge")
    )


@pytest.mark.rule("X105", "C9.16", "C9.17")
def test_x105_a_bag_counts_for_the_seal_only_with_an_empty_deck() -> None:
    text = "P3: seal_of_lodge, key_red, goblet_red, bag_key"
    castle(text, active="P3", deck="tome").refused("P3 proclaim solo")
    assert castle(text, active="P3", deck="").play("P3 proclaim solo").winners == ["P3"]


@pytest.mark.rule("X106", "C9.16", "C9.5")
def test_x106_the_seal_always_needs_three() -> None:
    text = FIVE_X98.format("seal_of_lodge, key_red, key_green")
    table = castle(text, seats=5)
    table.refused("P1 proclaim solo")
    assert own(table).winners == ["P1", "P4"]


@pytest.mark.rule("C9.17")
@pytest.mark.parametrize(
    "hand", ["key_red, key_green, key_plain", "seal_of_lodge", "seal_of_lodge, key_red, goblet_red, whip"]
)
def test_a_solo_without_its_objects_is_illegal_not_lost(hand: str) -> None:
    table = castle(f"P1: {hand}")
    table.refused("P1 proclaim solo")
    assert table.window == "turn"


# The end


@pytest.mark.rule("X114", "C9.20", "C10.39")
@pytest.mark.parametrize("seats", [4, 5, 6, 7, 8])
def test_x114_at_the_end_everybody_receives_everything(seats: int) -> None:
    table = dealt(seats, 3)
    active = table.asked[0]
    other = next(f"P{q}" for q in range(1, seats + 1) if f"P{q}" != active)
    table.play(f"{active} proclaim rival", f"{active} name {other}")
    if table.window == "naming":
        table.play(f"{active} that_is_all")
    society_cards = {"order", "brotherhood"}
    for watcher in (None, *[f"P{q}" for q in range(1, seats + 1)]):
        told, final = table.heard(watcher)[-1], table.view(watcher).final
        assert isinstance(told, wire_duel.Ended)
        assert final is not None
        assert set(told.societies) == society_cards
        assert [set(hand) for hand in told.hands] == [table.hand(f"P{q}") for q in range(1, seats + 1)]
        assert list(told.deck) == table.deck
        assert sorted([*told.professions, *told.leftovers]) == sorted({*told.professions, *told.leftovers})
        assert len(told.professions) + len(told.leftovers) == 10
        assert (told.removed is None) == (seats % 2 == 0)
        assert (final.societies, final.professions, final.hands) == (told.societies, told.professions, told.hands)
        assert (final.deck, final.leftovers, final.removed) == (told.deck, told.leftovers, told.removed)
    assert all(a == b for a, b in pairwise([table.heard(q)[-1] for q in (None, "P1", "P2")]))
