"""C10.7–C10.23, C10.45–C10.49 Who knows what of the deal, of spying, trading and demanding: row by row."""

from __future__ import annotations

from typing import Any

import pytest

from nightcoach.games.castle import wire
from tests.games.castle.knowing import SIX, alike, row, stream
from tests.games.castle.story import Story, castle, dealt


@pytest.mark.rule("C10.7")
@pytest.mark.parametrize("seats", [4, 5, 8])
def test_of_the_deal_everybody_hears_the_number_and_the_start_and_his_own_cards(seats: int) -> None:
    table = dealt(seats, 2)
    first = table.state.active
    assert table.heard(None) == [wire.Opened(seats, wire.Options(), first), wire.Turn(1, first)]
    for q in range(seats):
        player = f"P{q + 1}"
        (card,) = table.hand(player)
        own: Any = (table.society(player), table.profession(player), card)
        assert table.heard(player)[1:-1] == [wire.Dealt(q, *own)]


@pytest.mark.rule("C10.8")
def test_spying_shows_the_object_to_the_two_concerned() -> None:
    table = castle("P2: dagger, whip", chance=[1]).play("P1 spy P2")
    row(table, wire.Spied(0, 1), P1=wire.Spied(0, 1, "whip"), P2=wire.Spied(0, 1, "whip"))
    alike(table, castle("P2: dagger, whip", chance=[0]).play("P1 spy P2"))


@pytest.mark.rule("C10.9")
def test_an_offer_is_seen_by_the_two_traders() -> None:
    table = castle("P1: dagger").play("P1 offer P2 dagger")
    row(table, wire.Offered(0, 1), P1=wire.Offered(0, 1, "dagger"), P2=wire.Offered(0, 1, "dagger"))
    pending = [table.view(watcher).pending for watcher in SIX]
    assert [p and p.object for p in pending] == [None, "dagger", "dagger", None, None, None, None]
    alike(table, castle("P1: black_pearl").play("P1 offer P2 black_pearl"))


@pytest.mark.rule("C10.10")
def test_a_refusal_shows_the_token_and_not_whether_it_was_forced() -> None:
    free = castle("P1: dagger | P2: whip").play("P1 offer P2 dagger", "P2 refuse")
    row(free, wire.Refused(1, 0, True))
    assert [seen.object for seen in free.view("P2").objects_seen] == ["dagger"]
    forced = castle("P1: bag_key | P2: bag_goblet").play("P1 offer P2 bag_key")
    assert forced.legal("P2") == ["refuse"]
    alike(free, forced.play("P2 refuse"))


@pytest.mark.rule("C10.10")
def test_a_refusal_with_an_empty_pile_shows_that_there_was_no_token() -> None:
    row(castle("P1: dagger", pile=0).play("P1 offer P2 dagger", "P2 refuse"), wire.Refused(1, 0, False))


@pytest.mark.rule("C10.11")
def test_an_acceptance_shows_a_swap_and_not_whether_it_was_forced() -> None:
    free = castle("P1: dagger | P2: whip").play("P1 offer P2 dagger", "P2 accept whip")
    both = wire.Swapped(0, 1, "dagger", "whip")
    row(free, wire.Swapped(0, 1), P1=both, P2=both)
    forced = castle("P1: black_pearl | P2: gloves").play("P1 offer P2 black_pearl")
    assert forced.legal("P2") == ["accept gloves"]
    alike(free, forced.play("P2 accept gloves"))


@pytest.mark.rule("C10.12")
@pytest.mark.parametrize("given", ["coat", "monocle", "privilege", "sextant", "tome"])
def test_an_ability_is_called_out_when_its_time_comes(given: str) -> None:
    table = castle(f"P1: {given} | P2: bag_key").play(f"P1 offer P2 {given}", "P2 accept bag_key")
    ability: Any = given
    row(table, wire.Announced(0, 1, ability))
    table.play("P1 decline_ability")
    row(table, wire.Announced(1, 0, "bag"))
    alike(table, played_with_the_other_bag(given))


def played_with_the_other_bag(given: str) -> Story:
    table = castle(f"P1: {given} | P2: bag_goblet").play(f"P1 offer P2 {given}", "P2 accept bag_goblet")
    return table.play("P1 decline_ability")


@pytest.mark.rule("C10.13")
@pytest.mark.parametrize(("x", "y"), [("shattered_mirror", "monocle"), ("coat", "shattered_mirror")])
def test_a_silent_trade_looks_like_any_quiet_one(x: str, y: str) -> None:
    silent = castle(f"P1: {x} | P2: {y}").play(f"P1 offer P2 {x}", f"P2 accept {y}")
    both: Any = (x, y)
    row(silent, wire.Swapped(0, 1), P1=wire.Swapped(0, 1, *both), P2=wire.Swapped(0, 1, *both))
    alike(silent, castle("P1: dagger | P2: whip").play("P1 offer P2 dagger", "P2 accept whip"))


BAG = ("P1 offer P2 bag_key", "P2 accept whip")


@pytest.mark.rule("C10.14")
def test_a_bag_draw_shows_the_card_to_the_drawer_alone() -> None:
    drawn = castle("P1: bag_key | P2: whip", deck="tome, coat").play(*BAG, "P1 use_ability")
    row(drawn, wire.Drew(0, 1), P1=wire.Drew(0, 1, "tome"))
    other = castle("P1: bag_key | P2: whip", deck="coat, tome").play(*BAG, "P1 use_ability")
    alike(drawn, other, (None, "P2", "P3", "P4", "P5", "P6"))
    row(castle("P1: bag_key | P2: whip").play(*BAG, "P1 decline_ability"), wire.Declined(0, "bag"))


@pytest.mark.rule("C10.14")
@pytest.mark.parametrize("answer", ["use_ability", "decline_ability"])
def test_nobody_sees_whether_the_drawer_could_have_used_a_clairvoyant(answer: str) -> None:
    one, two = (castle(f"P1 {p}: bag_key | P2: whip").play(*BAG, f"P1 {answer}") for p in ("clairvoyant", "diplomat"))
    alike(one, two, (None, "P2", "P3", "P4", "P5", "P6"))


@pytest.mark.rule("C10.15")
def test_the_monocle_shows_the_society_to_its_giver_alone() -> None:
    moves = ("P1 offer P2 monocle", "P2 accept whip", "P1 use_ability")
    table = castle("P1: monocle | P2: whip").play(*moves)
    row(table, wire.Monocle(0, 1), P1=wire.Monocle(0, 1, "brotherhood"))
    other = castle("P1: monocle | P2 order: whip | P3 brotherhood:").play(*moves)
    alike(table, other, (None, "P4", "P5", "P6"))
    assert [table.view(watcher).societies_seen[1] for watcher in SIX[1:]] == [*["brotherhood"] * 2, *[None] * 4]
    declined = castle("P1: monocle | P2: whip").play(*moves[:2], "P1 decline_ability")
    row(declined, wire.Declined(0, "monocle"))
    assert declined.view("P1").societies_seen[1] is None


@pytest.mark.rule("C10.16")
def test_the_privilege_shows_the_hand_to_its_giver_alone() -> None:
    moves = ("P1 offer P2 privilege", "P2 accept whip", "P1 use_ability")
    table = castle("P1: privilege | P2: whip, key_red").play(*moves)
    row(table, wire.Privilege(0, 1), P1=wire.Privilege(0, 1, ("key_red", "privilege")))
    alike(table, castle("P1: privilege | P2: whip, dagger").play(*moves))
    row(castle("P1: privilege | P2: whip").play(*moves[:2], "P1 decline_ability"), wire.Declined(0, "privilege"))


COAT = ("P1 offer P2 coat", "P2 accept whip")


@pytest.mark.rule("C10.17", "C10.46", "X145", "C5.22")
def test_x145_the_old_profession_lies_open_until_a_new_one_is_taken() -> None:
    table = castle("P1 ^doctor: coat | P2: whip", leftovers="thug, priest").play(*COAT, "P1 use_ability")
    leftovers: Any = table.view("P1").shown
    assert "thug" in leftovers
    row(table, wire.Coat(0), P1=wire.Coat(0, leftovers))
    assert [table.view(watcher).professions[0] for watcher in SIX] == ["doctor"] * 7
    assert [table.view(watcher).shown for watcher in ("P2", "P3", None)] == [(), (), ()]
    table.play("P1 take_profession thug")
    row(table, wire.CoatTaken(0), P1=wire.CoatTaken(0, "thug", "doctor"))
    assert [table.view(watcher).professions[0] for watcher in SIX] == [None] * 7
    other = castle("P1 ^doctor: coat | P2: whip", leftovers="thug, priest").play(*COAT, "P1 use_ability")
    alike(table, other.play("P1 take_profession priest"), (None, "P2", "P3", "P4", "P5", "P6"))


@pytest.mark.rule("C10.17")
def test_declining_the_coat_shows_no_leftovers() -> None:
    table = castle("P1 ^doctor: coat | P2: whip").play(*COAT, "P1 decline_ability")
    row(table, wire.Declined(0, "coat"))
    assert table.view("P1").professions[0] == "doctor"


@pytest.mark.rule("C10.18")
def test_the_tome_tells_the_two_traders_what_both_have_now() -> None:
    moves = ("P1 offer P2 tome", "P2 accept whip", "P1 use_ability")
    table = castle("P1 thug: tome | P2 priest: whip", leftovers="doctor").play(*moves)
    both = wire.Tome(0, 1, "priest", "thug")
    row(table, wire.Tome(0, 1), P1=both, P2=both)
    other = castle("P1 thug: tome | P2 doctor: whip", leftovers="priest").play(*moves)
    alike(table, other)
    row(castle("P1: tome | P2: whip").play(*moves[:2], "P1 decline_ability"), wire.Declined(0, "tome"))


def sextant() -> Story:
    table = castle("P1: sextant, dagger | P2: whip, coat | P3: tome, gloves")
    return table.play("P1 offer P2 sextant", "P2 accept whip", "P1 use_ability left")


@pytest.mark.rule("C10.19", "X144", "C5.24")
def test_x144_a_sextants_choice_changes_nobody_elses_view() -> None:
    table = sextant()
    row(table, wire.Sextant(0, "left"))
    before = {watcher: stream(table, watcher) for watcher in SIX}
    table.play("P3 pass_object tome")
    row(table, None, P3=wire.Chosen(2, "tome"))
    for watcher in SIX:
        assert (stream(table, watcher) == before[watcher]) == (watcher != "P3")
    assert table.view("P3").choice == "pass_object tome"
    table.refused("P3 pass_object gloves")
    table.refused("P3 pass_object tome")
    for player in ("P6", "P5", "P4", "P2"):
        table.play(f"{player} {table.legal(player)[0]}")
        assert (table.window, table.hand("P3")) == ("sextant", {"tome", "gloves"})
    table.play("P1 pass_object dagger")
    assert "tome" in table.hand("P4")
    assert "dagger" in table.hand("P2")
    assert table.window == "turn"


@pytest.mark.rule("C10.49")
def test_a_pass_tells_everybody_his_own_two_cards_and_the_sender() -> None:
    table = sextant()
    for player in ("P1", "P2", "P4", "P5", "P6"):
        table.play(f"{player} {table.legal(player)[0]}")
    other = sextant()
    for player in ("P1", "P2", "P4", "P5", "P6"):
        other.play(f"{player} {other.legal(player)[0]}")
    table.play("P3 pass_object tome")
    other.play("P3 pass_object gloves")
    row(table, wire.SextantPass("left"))
    received = [told for told in table.heard("P4") if isinstance(told, wire.Received)]
    assert [(told.seat, told.object, told.sender) for told in received] == [(3, "tome", 2)]
    assert not [told for told in table.heard(None) if isinstance(told, wire.Received)]
    alike(table, other, (None, "P1", "P2", "P5", "P6"))


@pytest.mark.rule("C10.20")
def test_a_gift_is_seen_by_the_two_concerned() -> None:
    table = castle("P1: bag_key, dagger, gloves, monocle, tome | P2: whip").play(*BAG, "P1 use_ability")
    table.play("P1 gift P4 tome")
    row(table, wire.Gift(0, 3), P1=wire.Gift(0, 3, "tome"), P4=wire.Gift(0, 3, "tome"))


@pytest.mark.rule("C10.21", "C10.47")
def test_the_clairvoyant_sees_what_the_deck_holds_and_sets_its_top() -> None:
    one, two = (castle("P1 clairvoyant: whip", deck=deck) for deck in ("tome, coat, dagger", "dagger, coat, tome"))
    for table in (one, two):
        table.play("P1 use_clairvoyant")
        row(table, wire.Clairvoyant(0, 3), P1=wire.Clairvoyant(0, 3, ("coat", "dagger", "tome")))
        assert table.view(None).professions[0] == "clairvoyant"
    alike(one, two, SIX)  # not even he sees the order
    one.play("P1 set_top dagger tome")
    two.play("P1 set_top dagger tome")
    row(one, wire.SetTop(0), P1=wire.SetTop(0, "dagger", "tome"))
    assert [one.view(watcher).top for watcher in ("P1", "P2", None)] == [("dagger", "tome"), (), ()]


@pytest.mark.rule("C10.47")
def test_after_setting_the_top_nobody_knows_the_order_of_the_rest() -> None:
    one, two = (castle("P1 clairvoyant: whip", deck="tome, coat, dagger, gloves", chance=[n]) for n in range(2))
    for table in (one, two):
        table.play("P1 use_clairvoyant", "P1 set_top dagger tome")
    alike(one, two, SIX)


@pytest.mark.rule("C10.47")
def test_others_do_not_learn_which_cards_lie_on_top() -> None:
    one, two = (castle("P1 clairvoyant: whip", deck="tome, coat, dagger") for _ in range(2))
    one.play("P1 use_clairvoyant", "P1 set_top dagger tome")
    two.play("P1 use_clairvoyant", "P1 set_top coat tome")
    alike(one, two, (None, "P2", "P3", "P4", "P5", "P6"))


@pytest.mark.rule("C10.45")
def test_a_demand_names_target_and_kind_before_the_answer_and_hides_x_from_all() -> None:
    one, two = (castle("P1 diplomat: whip, dagger | P2: key_red") for _ in range(2))
    one.play("P1 demand P2 key whip")
    two.play("P1 demand P2 key dagger")
    row(one, wire.Demand(0, 1, "key"), P1=wire.Demand(0, 1, "key", "whip"))
    assert (one.window, one.view(None).professions[0]) == ("give_demanded", "diplomat")
    alike(one, two, (None, "P2", "P3", "P4", "P5", "P6"))


@pytest.mark.rule("C10.22")
def test_a_met_demand_hides_x_and_the_card_that_met_it() -> None:
    worlds = []
    for x, card in (("whip", "key_red"), ("shattered_mirror", "key_plain")):
        table = castle("P1 diplomat: whip, shattered_mirror | P2: key_red, key_plain").play(f"P1 demand P2 key {x}")
        table.play(f"P2 give_demanded {card}")
        both: Any = (x, card)
        met = wire.DemandMet(0, 1, "key", *both)
        row(table, wire.DemandMet(0, 1, "key"), P1=met, P2=met)
        worlds.append(table)
    alike(worlds[0], worlds[1])


@pytest.mark.rule("C10.23")
def test_a_failed_demand_shows_the_hand_to_the_diplomat_and_x_to_nobody() -> None:
    one, two = (castle(f"P1 diplomat: whip, dagger | P2: {hand}") for hand in ("gloves, bag_key", "tome, coat"))
    one.play("P1 demand P2 key whip")
    two.play("P1 demand P2 key dagger")
    row(one, wire.DemandFailed(0, 1, "key"), P1=wire.DemandFailed(0, 1, "key", ("bag_key", "gloves")))
    alike(one, two)
    other = castle("P1 diplomat: whip, dagger | P2: gloves, bag_key").play("P1 demand P2 key dagger")
    assert one.heard("P2") == other.heard("P2")
