"""C3 The turn: its steps, free professions, the Clairvoyant, and the answers of a clock that runs out."""

from __future__ import annotations

from collections import Counter

import pytest

from nightcoach.core.chance import Chance
from nightcoach.core.errors import UnknownMove
from nightcoach.games.castle import wire, wire_duel
from tests.games.castle.story import Story, castle, words_of

ALL_SIX = ["P1", "P2", "P3", "P4", "P5", "P6"]


@pytest.mark.rule("C3.1")
def test_turns_pass_clockwise_again_and_again() -> None:
    table = castle()
    for player in [*ALL_SIX, *ALL_SIX, "P1"]:
        assert (table.active, table.window, table.asked) == (player, "turn", [player])
        table.play(f"{player} spy {'P1' if player != 'P1' else 'P2'}")
    assert [event.number for event in table.heard(None) if isinstance(event, wire.Turn)] == list(range(2, 15))


@pytest.mark.rule("C3.1")
def test_no_number_of_turns_ends_a_game() -> None:
    table = castle()
    for turn in range(3000):
        player, other = ALL_SIX[turn % 6], ALL_SIX[(turn + 1) % 6]
        table.play(f"{player} spy {other}")
    assert table.state.outcome() is None
    assert table.view(None).turn == 3001


@pytest.mark.rule("C3.2", "C3.4", "C3.13")
def test_a_turn_is_a_free_profession_and_then_exactly_one_action() -> None:
    table = castle("P1 clairvoyant: key_red")
    verbs = {words.split()[0] for words in table.legal("P1")}
    assert verbs == {"proclaim", "use_clairvoyant", "spy", "offer", "challenge"}
    table.play("P1 use_clairvoyant", "P1 set_top whip tome")
    assert {words.split()[0] for words in table.legal("P1")} == {"spy", "offer", "challenge"}
    table.play("P1 spy P2")
    assert table.active == "P2"
    assert table.legal("P1") == []


@pytest.mark.rule("C3.2")
def test_only_the_active_player_has_a_turn() -> None:
    table = castle("P2: whip")
    for line in ("P2 spy P1", "P2 offer P1 whip", "P2 challenge P3", "P2 proclaim rival"):
        assert table.refused(line).reason == "not_asked"


@pytest.mark.rule("X5", "C3.3")
def test_x5_an_action_is_owed() -> None:
    table = castle()
    table.refused("P1 pass")
    table.refused("close")
    with pytest.raises(UnknownMove):
        table.play("P1 end_turn")
    assert (table.active, table.window) == ("P1", "turn")


@pytest.mark.rule("C3.3", "C4.4")
def test_an_action_is_always_possible_since_everybody_else_may_be_spied_on() -> None:
    table = castle("P1: black_pearl")
    assert [words for words in table.legal("P1") if words.startswith("spy")] == [f"spy {p}" for p in ALL_SIX[1:]]


@pytest.mark.rule("X6", "C3.2", "C3.5")
def test_x6_a_free_profession_closes_the_proclamation() -> None:
    table = castle("P1 clairvoyant: key_red")
    assert table.may("P1 proclaim own")
    assert table.view(None).fresh
    table.play("P1 use_clairvoyant")
    table.refused("P1 proclaim own")
    table.play("P1 set_top whip tome")
    for form in ("own", "rival", "solo"):
        table.refused(f"P1 proclaim {form}")
    assert not table.view(None).fresh


@pytest.mark.rule("X6", "C3.5")
def test_x6_with_opt_b_he_may_still_proclaim() -> None:
    table = castle("P1 clairvoyant: key_red, key_green, key_plain", proclaim_after_free=True)
    table.play("P1 use_clairvoyant", "P1 set_top whip tome", "P1 proclaim own", "P1 that_is_all")
    assert table.winners == ["P1", "P3", "P5"]


@pytest.mark.rule("C3.5", "C9.1")
def test_opt_b_does_not_open_the_proclamation_after_the_action() -> None:
    table = castle("P1: key_red", proclaim_after_free=True, free_after_action=True).play("P1 spy P2")
    assert table.window == "d_prime"
    table.refused("P1 proclaim own")


@pytest.mark.rule("X7", "C3.6")
def test_x7_no_demand_after_the_action() -> None:
    table = castle("P1 diplomat: whip | P2: key_red").play("P1 spy P2")
    table.refused("P1 demand P2 key whip")
    assert (table.active, table.profession("P1")) == ("P2", "diplomat")


@pytest.mark.rule("X7", "C3.6", "C3.13")
def test_x7_with_opt_c_a_demand_after_the_action_is_legal() -> None:
    table = castle("P1 diplomat: whip | P2: key_red", free_after_action=True).play("P1 spy P2")
    assert (table.window, table.asked) == ("d_prime", ["P1"])
    table.play("P1 demand P2 key whip", "P2 give_demanded key_red")
    assert table.hand("P1") == {"key_red"}
    assert (table.active, table.window) == ("P2", "turn")  # his profession is face-up: nothing is left to do


@pytest.mark.rule("C3.6")
@pytest.mark.parametrize("profession", ["clairvoyant", "diplomat"])
def test_a_free_profession_is_not_used_in_the_middle_of_something(profession: str) -> None:
    use = "use_clairvoyant" if profession == "clairvoyant" else "demand P2 key tome"
    table = castle(f"P1 {profession}: monocle, tome | P2: key_red, gloves").play("P1 offer P2 monocle")
    table.refused(f"P1 {use}")
    table.play("P2 accept gloves")
    assert table.window == "ability"
    table.refused(f"P1 {use}")
    table = castle(f"P1 {profession}: tome | P2: key_red").play("P1 challenge P2")
    table.refused(f"P1 {use}")


@pytest.mark.rule("C3.6", "C5.19")
def test_the_active_player_may_use_the_clairvoyant_in_his_own_bag_window_only() -> None:
    table = castle("P1 clairvoyant: bag_key | P2: gloves").play("P1 offer P2 bag_key", "P2 accept gloves")
    assert table.legal("P1") == ["decline_ability", "use_ability", "use_clairvoyant"]
    spent = castle("P1 ^clairvoyant: bag_key | P2: gloves").play("P1 offer P2 bag_key", "P2 accept gloves")
    assert spent.legal("P1") == ["decline_ability", "use_ability"]
    other = castle("P1: gloves | P2 clairvoyant: bag_key").play("P1 offer P2 gloves", "P2 accept bag_key")
    assert other.asked == ["P2"]
    other.refused("P2 use_clairvoyant")


@pytest.mark.rule("C3.6")
def test_after_the_clairvoyant_the_bag_window_is_still_open() -> None:
    table = castle("P1 clairvoyant: bag_key | P2: gloves").play("P1 offer P2 bag_key", "P2 accept gloves")
    table.play("P1 use_clairvoyant", "P1 set_top whip tome")
    assert (table.window, table.legal("P1")) == ("ability", ["decline_ability", "use_ability"])
    table.play("P1 use_ability")
    assert table.hand("P1") == {"gloves", "whip"}
    assert table.active == "P2"


@pytest.mark.rule("C3.7", "C5.31")
def test_a_failed_demand_ends_the_turn_without_an_action() -> None:
    table = castle("P1 diplomat: whip | P2: gloves", free_after_action=True).play("P1 demand P2 key whip")
    assert (table.active, table.window) == ("P2", "turn")


@pytest.mark.rule("C3.7", "C5.31", "C3.13")
def test_a_failed_demand_in_step_d_prime_ends_the_turn_too() -> None:
    table = castle("P1 diplomat: whip | P2: gloves", free_after_action=True).play("P1 spy P2", "P1 demand P2 key whip")
    assert (table.active, table.window) == ("P2", "turn")


@pytest.mark.rule("C3.7", "C6.7", "C3.13")
def test_a_priest_ends_the_turn_even_where_a_step_would_follow_the_action() -> None:
    table = castle("P1 diplomat: whip | P2 priest: gloves", free_after_action=True)
    table.play("P1 challenge P2", "P2 use_priest")
    assert (table.active, table.window) == ("P2", "turn")


@pytest.mark.rule("C3.7", "C6.33", "C3.13")
def test_a_doctor_ends_the_turn_even_where_a_step_would_follow_the_action() -> None:
    table = castle("P1 diplomat: whip | P2 doctor: gloves", free_after_action=True)
    table.duel("P1", "P2", P3="sword", P4="sword", P5="shield", P6="shield").pass_all().play("P2 use_doctor")
    assert (table.active, table.window) == ("P2", "turn")


@pytest.mark.rule("X8", "C1.15", "C10.41")
def test_x8_a_doctor_who_lies_open_is_spent_and_nobody_is_asked() -> None:
    table = castle("P4 ^doctor", deck="tome, coat").duel("P1", "P2", P3="sword", P4="sword", P5="shield", P6="shield")
    table.pass_all()
    windows = [event.name for event in table.heard(None) if isinstance(event, wire.Window)]
    assert windows == ["d1", "d2", "d4", "d5"]
    table.refused("P4 use_doctor")
    assert (table.active, table.window) == ("P2", "turn")  # 3:3, P1 has drawn
    assert "tome" in table.hand("P1")


@pytest.mark.rule("X9", "C1.16")
def test_x9_a_face_up_thug_does_not_apply_by_himself() -> None:
    sides = {"P3": "sword", "P4": "sword", "P5": "shield", "P6": "shield"}
    table = castle("P1 ^thug").duel("P1", "P2", **sides).pass_all()
    assert table.heard_of(None, "result") == [wire_duel.Result(None, "draw", 3, 3)]
    table = castle("P1 ^thug").duel("P1", "P2", **sides).play("P1 play thug")
    assert table.score == (4, 3)
    table.refused("P1 play thug")  # R37: once in a duel
    assert table.pass_all().heard_of(None, "result") == [wire_duel.Result(0, "points", 4, 3)]


@pytest.mark.rule("X10", "C3.8", "C10.21", "C10.47")
def test_x10_two_cards_on_top() -> None:
    table = castle("P1 clairvoyant", deck="whip, tome, key_plain, coat").play("P1 use_clairvoyant")
    cards: wire.Hand = ("key_plain", "coat", "tome", "whip")  # in the order of the book: it tells nothing of the deck's
    assert table.heard("P1") == [wire.Clairvoyant(0, 4, cards)]
    assert table.heard("P3") == table.heard(None) == [wire.Clairvoyant(0, 4, None)]
    assert (table.window, table.view("P1").shown, table.view("P2").shown) == ("set_top", cards, ())
    table.play("P1 set_top key_plain coat")
    assert table.deck[:2] == ["key_plain", "coat"]
    assert sorted(table.deck[2:]) == ["tome", "whip"]
    assert table.heard("P1")[-1] == wire.SetTop(0, "key_plain", "coat")
    assert table.heard("P2")[-1] == table.heard(None)[-1] == wire.SetTop(0, None, None)
    assert table.view("P1").top == ("key_plain", "coat")
    assert [table.view(player).top for player in ALL_SIX[1:]] == [()] * 5
    assert table.profession("P1") == "^clairvoyant"
    assert (table.active, table.window) == ("P1", "turn")
    table.refused("P1 use_clairvoyant")
    assert not table.may("P1 pass")


@pytest.mark.rule("X10", "C3.8")
def test_x10_the_rest_is_in_random_order() -> None:
    orders = set()
    for draw in (0, 1):
        table = castle("P1 clairvoyant", deck="whip, tome, key_plain, coat", chance=[draw])
        orders.add(tuple(table.play("P1 use_clairvoyant", "P1 set_top key_plain coat").deck[2:]))
    assert orders == {("whip", "tome"), ("tome", "whip")}


@pytest.mark.rule("X11", "C3.8")
def test_x11_a_single_card_is_seen_and_stays() -> None:
    table = castle("P1 clairvoyant", deck="tome").play("P1 use_clairvoyant")
    assert table.heard("P1") == [wire.Clairvoyant(0, 1, ("tome",))]
    assert table.heard("P2") == [wire.Clairvoyant(0, 1, None)]
    assert table.deck == ["tome"]
    assert (table.window, table.active, table.profession("P1")) == ("turn", "P1", "^clairvoyant")


@pytest.mark.rule("X11", "C3.8", "C8.6")
def test_x11_with_an_empty_deck_the_use_is_illegal() -> None:
    table = castle("P1 clairvoyant", deck="")
    table.refused("P1 use_clairvoyant")
    assert table.profession("P1") == "clairvoyant"
    assert "use_clairvoyant" in [closed.words for closed in table.view("P1").closed]


@pytest.mark.rule("C3.9", "C3.4")
def test_a_fresh_clairvoyant_got_by_a_demand_may_be_used_in_the_same_step() -> None:
    table = castle("P1 diplomat: coat | P2: key_red", leftovers="clairvoyant")
    table.play("P1 demand P2 key coat", "P2 give_demanded key_red", "P1 use_ability", "P1 take_profession clairvoyant")
    assert (table.window, table.profession("P1")) == ("turn", "clairvoyant")
    table.play("P1 use_clairvoyant", "P1 set_top whip tome")
    assert table.active == "P1"
    assert not table.may("P1 proclaim rival")


@pytest.mark.rule("C3.9", "C5.26")
def test_a_spent_diplomat_has_no_second_demand() -> None:
    table = castle("P1 diplomat: whip | P2: key_red | P3: key_green")
    table.play("P1 demand P2 key whip", "P2 give_demanded key_red")
    table.refused("P1 demand P3 key key_red")


@pytest.mark.rule("C3.13")
def test_step_d_prime_is_left_with_a_pass() -> None:
    table = castle("P1 thug | P2: whip", free_after_action=True).play("P1 spy P2")
    assert table.legal("P1") == ["pass"]
    table.play("P1 pass")
    assert table.active == "P2"


@pytest.mark.rule("C3.13", "C10.41")
def test_after_a_use_step_d_prime_opens_again_if_the_profession_is_face_down() -> None:
    table = castle("P1 diplomat: tome | P2 clairvoyant: key_red", free_after_action=True).play("P1 spy P2")
    table.play("P1 demand P2 key tome", "P2 give_demanded key_red", "P1 use_ability")
    assert (table.window, table.legal("P1")) == ("d_prime", ["pass", "use_clairvoyant"])
    table.play("P1 use_clairvoyant", "P1 set_top whip coat")
    assert table.active == "P2"


# C3.11 What a clock answers


def defaults(table: Story, player: str, times: int = 400) -> Counter[str]:
    """How often the rules answer what for a player whose clock has run out."""
    seat = int(player[1:]) - 1
    return Counter(words_of(table.state.default(seat, Chance(seed))) for seed in range(times))


@pytest.mark.rule("C3.11")
def test_the_default_of_a_turn_is_to_spy_on_a_random_player() -> None:
    found = defaults(castle("P1 clairvoyant: key_red, key_green, key_plain"), "P1")
    assert set(found) == {f"spy {player}" for player in ALL_SIX[1:]}
    assert min(found.values()) > 50


@pytest.mark.rule("C3.11")
@pytest.mark.parametrize(
    ("offered", "held", "expected"),
    [
        ("dagger", "coat, whip", {"refuse": 200, "accept coat": 100, "accept whip": 100}),
        ("dagger", "whip", {"refuse": 200, "accept whip": 200}),
        ("bag_key", "bag_goblet, whip", {"refuse": 200, "accept whip": 200}),
        ("bag_key", "bag_goblet", {"refuse": 400}),
        ("black_pearl", "coat, whip", {"accept coat": 200, "accept whip": 200}),
    ],
)
def test_the_default_answer_to_an_offer_is_a_half_each(offered: str, held: str, expected: dict[str, int]) -> None:
    found = defaults(castle(f"P1: {offered} | P2: {held}").play(f"P1 offer P2 {offered}"), "P2")
    assert set(found) == set(expected)
    assert all(abs(found[words] - number) < 45 for words, number in expected.items())


@pytest.mark.rule("C3.11")
def test_the_default_of_an_ability_is_to_decline_and_of_a_window_to_pass() -> None:
    table = castle("P1: monocle | P2: whip").play("P1 offer P2 monocle", "P2 accept whip")
    assert set(defaults(table, "P1", 20)) == {"decline_ability"}
    table = castle("P1 hypnotist | P2 priest: key_red + 2").play("P1 challenge P2")
    assert set(defaults(table, "P2", 20)) == {"pass"}
    table.support(P3="sword", P4="sword", P5="sword", P6="sword")
    assert (table.window, set(defaults(table, "P1", 20))) == ("d4", {"pass"})
    assert set(defaults(table.pass_all(), "P2", 20)) == {"pass"}
    table = castle("P1 clairvoyant", free_after_action=True).play("P1 spy P2")
    assert set(defaults(table, "P1", 20)) == {"pass"}


@pytest.mark.rule("C3.11")
def test_the_default_support_is_random() -> None:
    found = defaults(castle().play("P1 challenge P2").pass_all(), "P4")
    assert set(found) == {"support sword", "support shield"}
    assert abs(found["support sword"] - 200) < 40


@pytest.mark.rule("C3.11")
def test_a_compulsory_choice_is_random_among_the_legal_ones() -> None:
    table = castle("P1: whip, tome, coat | P2 priest: key_red").play("P1 challenge P2", "P2 use_priest")
    assert set(defaults(table, "P1")) == {"pay_priest whip", "pay_priest tome", "pay_priest coat"}
    table = castle("P1: whip, tome | P2: sextant").play("P1 offer P2 whip", "P2 accept sextant", "P2 use_ability left")
    assert set(defaults(table, "P1")) == {"pass_object tome", "pass_object sextant"}


@pytest.mark.rule("C3.11", "C9.8")
def test_the_default_of_a_naming_is_that_is_all_or_a_random_name() -> None:
    assert set(defaults(castle("P1: key_red").play("P1 proclaim own"), "P1", 20)) == {"that_is_all"}
    found = defaults(castle().play("P1 proclaim rival"), "P1")
    assert set(found) == {f"name {player}" for player in ALL_SIX[1:]}
