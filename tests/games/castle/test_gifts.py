"""C7 The hand limit and the gift it forces."""

from __future__ import annotations

import pytest

from nightcoach.games.castle import wire
from tests.games.castle.story import Story, castle, dealt, fight

FIVE = "coat, dagger, gloves, monocle, tome"
WITH_BAG = "bag_key, dagger, gloves, monocle, tome"


def above(text: str = "", deck: str | None = None) -> Story:
    """P1, who was full, has drawn one more card for his Bag."""
    table = castle(f"P1: {WITH_BAG} | P2: whip" + (f" | {text}" if text else ""), deck=deck)
    table.play("P1 offer P2 bag_key", "P2 accept whip", "P1 use_ability")
    assert (table.window, table.asked) == ("gift", ["P1"])
    return table


@pytest.mark.rule("C7.1")
@pytest.mark.parametrize(("seats", "limit"), [(4, 6), (5, 5), (6, 5), (7, 5), (8, 5)])
def test_the_limit_is_six_with_four_players_and_five_otherwise(seats: int, limit: int) -> None:
    assert dealt(seats).view(None).limit == limit
    six = ["bag_key", "coat", "dagger", "gloves", "monocle", "tome"]
    for size in (limit - 1, limit):
        table = castle(f"P1: {', '.join(six[:size])} | P2: whip", seats=seats)
        table.play("P1 offer P2 bag_key", "P2 accept whip", "P1 use_ability")
        assert table.window == ("gift" if size == limit else "turn")


@pytest.mark.rule("C7.2")
def test_the_limit_is_checked_after_a_bag_draw() -> None:
    table = above()
    assert table.view(None).sizes[0] == 6
    assert table.kinds_told()[-1] == "drew"


@pytest.mark.rule("C7.2")
def test_the_limit_is_checked_after_a_payment_to_a_priest() -> None:
    table = castle(f"P1: whip, key_red | P5 priest: {FIVE}").play("P1 challenge P2", "P5 use_priest")
    table.play("P1 pay_priest whip")
    assert (table.window, table.asked) == ("gift", ["P5"])
    table.play("P5 gift P1 coat")
    assert (table.hand("P1"), table.active) == ({"key_red", "coat"}, "P2")


@pytest.mark.rule("C7.2")
def test_a_trade_or_a_sextant_never_asks_for_a_gift() -> None:
    table = castle("P1: sextant, dagger, gloves, monocle, tome | P2: coat, key_red, key_green, whip, privilege")
    table.play("P1 offer P2 sextant", "P2 accept whip", "P1 use_ability left")
    for player in list(table.waiting):
        table.play(f"{player} {table.legal(player)[0]}")
    assert table.view(None).sizes[:2] == (5, 5)
    assert (table.window, table.active) == ("turn", "P2")


@pytest.mark.rule("C7.3")
def test_above_the_limit_one_object_goes_to_somebody_below_it() -> None:
    table = above("P3: black_pearl, key_red, key_green, privilege, sextant | P4: key_plain")
    assert {words.split()[1] for words in table.legal("P1")} == {"P2", "P4", "P5", "P6"}
    assert {words.split()[2] for words in table.legal("P1")} == table.hand("P1")
    table.refused("P1 gift P3 dagger")
    table.refused("P1 gift P1 dagger")
    table.refused("P1 spy P2")
    for other in ("P2", "P3"):
        assert table.legal(other) == []  # the game waits


@pytest.mark.rule("X129", "C7.3")
def test_x129_with_four_players_five_objects_leave_room_for_one_more() -> None:
    six = "black_pearl, coat, dagger, gloves, goblet_red, goblet_green"
    table = fight(
        f"P1: bag_key, bag_goblet, monocle, tome, whip, sextant | P3: {six} | P2: key_red, key_green, key_plain,"
        "privilege, seal_of_lodge",
        seats=4,
        swords="P3",
        shields="P4",
    )
    table.pass_all().pass_all()
    assert (table.window, table.view(None).sizes[:3]) == ("gift", (7, 5, 6))
    assert table.may("P1 gift P2 whip")
    table.refused("P1 gift P3 whip")


@pytest.mark.rule("C7.4")
def test_the_gift_may_be_the_pearl_or_what_was_just_gained_and_go_to_the_partner() -> None:
    table = above(deck="black_pearl, sextant")
    assert table.hand("P1") == {"black_pearl", "dagger", "gloves", "monocle", "tome", "whip"}
    table.play("P1 gift P2 black_pearl")
    assert table.hand("P2") == {"bag_key", "black_pearl"}  # it cannot be refused
    assert (table.window, table.active) == ("turn", "P2")


@pytest.mark.rule("C7.5")
@pytest.mark.parametrize("gift", ["monocle", "tome"])
def test_a_gift_is_no_trade(gift: str) -> None:
    table = above().play(f"P1 gift P4 {gift}")
    assert table.kinds_told()[-2:] == ["gift", "turn"]
    assert table.kinds_told().count("announced") == 1  # the Bag
    assert gift in table.hand("P4")


@pytest.mark.rule("C7.6")
@pytest.mark.parametrize("player", ["P1", "P2"])
def test_nothing_is_given_away_below_the_limit(player: str) -> None:
    table = castle(f"P1: {FIVE} | P2: whip")
    table.refused(f"{player} gift P3 {'dagger' if player == 'P1' else 'whip'}")
    assert not [words for words in table.legal("P1") if words.startswith("gift")]


@pytest.mark.rule("C7.7")
@pytest.mark.parametrize("seed", range(12))
def test_exactly_one_gift_restores_the_limit_and_gifts_never_chain(seed: int) -> None:
    table = above()
    legal = table.legal("P1")
    table.play(f"P1 {legal[seed * len(legal) // 12]}")
    assert max(table.view(None).sizes) <= 5
    assert table.window == "turn"


@pytest.mark.rule("C7.3")
def test_a_gift_comes_before_anything_else_in_the_trade() -> None:
    table = castle(f"P1: {WITH_BAG} | P2: coat, whip").play("P1 offer P2 bag_key", "P2 accept coat", "P1 use_ability")
    assert [told for told in table.heard(None) if isinstance(told, wire.Announced)] == [wire.Announced(0, 1, "bag")]
    table.play("P1 gift P4 dagger")
    assert table.heard(None)[-1] == wire.Announced(1, 0, "coat")
    assert (table.window, table.asked) == ("ability", ["P2"])
