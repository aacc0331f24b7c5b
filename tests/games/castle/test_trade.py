"""C5.1–C5.11 The trade: offer, answer and swap; the Bags and what must be accepted."""

from __future__ import annotations

import pytest

from nightcoach.core.wire import Told
from nightcoach.games.castle import wire, wire_duel
from nightcoach.games.castle.cards import OBJECTS
from tests.games.castle.story import Story, castle

WATCHERS = ("P3", "P4", "P5", "P6", None)


def heard_by_the_others(table: Story) -> list[Told]:
    """What everybody but the two traders heard, which is the same for all of them."""
    heard = table.heard(None)
    assert all(table.heard(watcher) == heard for watcher in WATCHERS)
    return heard


@pytest.mark.rule("C5.1")
def test_any_object_may_be_offered_to_anybody_else_the_only_one_too() -> None:
    for card in OBJECTS:
        table = castle(f"P1: {card}")
        for partner in ("P2", "P3", "P4", "P5", "P6"):
            assert table.may(f"P1 offer {partner} {card}")
        table.refused(f"P1 offer P1 {card}")


@pytest.mark.rule("C5.1")
def test_nobody_offers_what_he_does_not_hold() -> None:
    table = castle("P1: whip | P2: tome")
    table.refused("P1 offer P2 tome")
    table.refused("P1 offer P2 coat")


@pytest.mark.rule("C5.2", "C10.9")
def test_the_partner_looks_at_the_offer_and_nobody_else() -> None:
    table = castle("P1: whip, tome").play("P1 offer P2 whip")
    assert table.heard("P2") == table.heard("P1") == [wire.Offered(0, 1, "whip")]
    assert heard_by_the_others(table) == [wire.Offered(0, 1, None)]
    objects = [view.pending and view.pending.object for view in map(table.view, ("P1", "P2", *WATCHERS))]
    assert objects == ["whip", "whip", None, None, None, None, None]


@pytest.mark.rule("C5.3")
def test_the_partner_refuses_or_returns_any_object_of_his_hand() -> None:
    table = castle("P1: whip, tome | P2: coat, key_red, dagger").play("P1 offer P2 whip")
    assert (table.window, table.asked) == ("answer", ["P2"])
    assert set(table.legal("P2")) == {"refuse", "accept coat", "accept key_red", "accept dagger"}
    table.refused("P2 accept whip")  # what is offered is not in his hand yet
    table.refused("P1 refuse")
    table.refused("P3 accept coat")


@pytest.mark.rule("X14", "C5.3", "C5.10", "C5.13", "C10.11")
def test_x14_an_unannounced_swap() -> None:
    table = castle("P1: dagger, tome | P2: goblet_plain").play("P1 offer P2 dagger", "P2 accept goblet_plain")
    assert (table.hand("P1"), table.hand("P2")) == ({"goblet_plain", "tome"}, {"dagger"})
    for trader in ("P1", "P2"):
        assert table.heard(trader)[1] == wire.Swapped(0, 1, "dagger", "goblet_plain")
    assert heard_by_the_others(table) == [wire.Offered(0, 1), wire.Swapped(0, 1), wire.Turn(2, 1)]
    assert table.active == "P2"


@pytest.mark.rule("X15", "C5.9", "C10.10", "C1.18")
def test_x15_a_refusal_brings_a_token() -> None:
    table = castle("P1: whip, tome").play("P1 offer P2 whip")
    assert table.view(None).pile == 12
    table.play("P2 refuse")
    assert (table.hand("P1"), table.tokens("P1"), table.view(None).pile) == ({"whip", "tome"}, 1, 11)
    assert table.active == "P2"
    assert heard_by_the_others(table) == [wire.Offered(0, 1), wire.Refused(1, 0, True), wire.Turn(2, 1)]
    assert [(note.object, note.holder) for note in table.view("P2").objects_seen] == [("whip", 0)]


@pytest.mark.rule("X16", "C5.9")
def test_x16_with_an_empty_pile_a_refusal_brings_nothing() -> None:
    table = castle("P1: whip", pile=0).play("P1 offer P2 whip", "P2 refuse")
    assert (table.tokens("P1"), table.view(None).pile, table.active) == (0, 0, "P2")
    assert heard_by_the_others(table)[1] == wire.Refused(1, 0, False)


@pytest.mark.rule("C5.9")
@pytest.mark.parametrize("card", ["sextant", "monocle", "tome", "coat", "privilege", "bag_key"])
def test_no_ability_works_on_a_refusal(card: str) -> None:
    table = castle(f"P1: {card}").play(f"P1 offer P2 {card}", "P2 refuse")
    assert table.kinds_told() == ["offered", "refused", "turn"]


@pytest.mark.rule("X20", "C5.4")
def test_x20_a_key_for_a_key() -> None:
    table = castle("P1: key_red | P2: key_plain").play("P1 offer P2 key_red", "P2 accept key_plain")
    assert (table.hand("P1"), table.hand("P2")) == ({"key_plain"}, {"key_red"})
    assert table.kinds_told() == ["offered", "swapped", "turn"]


@pytest.mark.rule("X21", "C5.6", "C5.7", "C5.9", "C10.10")
def test_x21_a_lone_bag_must_refuse_the_other() -> None:
    table = castle("P1: bag_key | P2: bag_goblet").play("P1 offer P2 bag_key")
    assert table.legal("P2") == ["refuse"]
    table.refused("P2 accept bag_goblet")
    table.play("P2 refuse")
    assert table.tokens("P1") == 1
    free = castle("P1: dagger | P2: whip").play("P1 offer P2 dagger", "P2 refuse")
    assert heard_by_the_others(table) == heard_by_the_others(free)
    public = [table.view("P3"), free.view("P3")]
    assert public[0].pending == public[1].pending
    assert [(view.window, view.asked, view.sizes, view.tokens, view.pile) for view in public] == [
        ("turn", (1,), (1,) * 6, (1, 0, 0, 0, 0, 0), 11)
    ] * 2


@pytest.mark.rule("C5.7", "C10.43")
@pytest.mark.parametrize(("offered", "held"), [("bag_key", "bag_goblet"), ("black_pearl", "whip"), ("tome", "whip")])
def test_while_the_partner_thinks_nobody_sees_whether_he_has_a_choice(offered: str, held: str) -> None:
    table = castle(f"P1: {offered} | P2: {held} | P3: coat").play(f"P1 offer P2 {offered}")
    plain = castle("P1: dagger | P2: gloves | P3: coat").play("P1 offer P2 dagger")
    assert table.view("P3") == plain.view("P3")
    assert table.view(None) == plain.view(None)
    assert heard_by_the_others(table) == heard_by_the_others(plain)


@pytest.mark.rule("X22", "C5.6")
@pytest.mark.parametrize(("offered", "other"), [("bag_key", "bag_goblet"), ("bag_goblet", "bag_key")])
def test_x22_no_bag_for_a_bag(offered: str, other: str) -> None:
    table = castle(f"P1: {offered} | P2: {other}, whip").play(f"P1 offer P2 {offered}")
    assert table.legal("P2") == ["refuse", "accept whip"]
    table.refused(f"P2 accept {other}")
    assert table.view("P2").closed[0].words == f"accept {other}"


@pytest.mark.rule("X23", "C8.3", "C5.6")
def test_x23_with_an_empty_deck_a_bag_goes_for_a_bag() -> None:
    table = castle("P1: bag_key | P2: bag_goblet", deck="").play("P1 offer P2 bag_key")
    assert set(table.legal("P2")) == {"refuse", *[f"accept {card}" for card in table.hand("P2")]}
    table.play("P2 accept bag_goblet")
    assert table.kinds_told() == ["offered", "swapped", "turn"]
    assert "bag_goblet" in table.hand("P1")
    assert "bag_key" in table.hand("P2")


@pytest.mark.rule("X24", "C8.1", "C8.2", "C8.7", "C10.36")
def test_x24_the_last_card_turns_the_bags() -> None:
    table = castle("P1: bag_key | P2: gloves, goblet_red", deck="sextant")
    table.play("P1 offer P2 bag_key", "P2 accept gloves")
    assert table.state.count_for(1, 0) == 0
    table.play("P1 use_ability")
    assert (table.deck, table.view(None).deck) == ([], 0)
    assert table.state.count_for(1, 0) == 1  # bag_key is a Key from this instant
    drew = [wire.Drew(0, 0, None), wire_duel.DeckEmpty(), wire.Turn(2, 1)]
    assert heard_by_the_others(table)[-3:] == drew
    assert table.heard("P1")[-3] == wire.Drew(0, 0, "sextant")
    assert all("bag_key" not in [note.object for note in table.view(who).objects_seen] for who in WATCHERS)


@pytest.mark.rule("X25", "C6.38", "C8.2", "C9.4")
def test_x25_the_last_card_of_a_drawn_duel_turns_the_bags() -> None:
    table = castle("P1: key_red, key_green, bag_key", deck="tome")
    assert table.state.count_for(0, 0) == 2
    table.duel("P1", "P2", P3="sword", P4="sword", P5="shield", P6="shield").pass_all().pass_all()
    assert "tome" in table.hand("P1")
    assert table.state.count_for(0, 0) == 3
    for player in ("P2", "P3", "P4", "P5", "P6"):
        table.play(f"{player} spy P1")
    table.play("P1 proclaim own", "P1 that_is_all")
    assert table.winners == ["P1", "P3", "P5"]


@pytest.mark.rule("X26", "C5.5", "C5.13")
def test_x26_the_black_pearl_cannot_be_refused() -> None:
    table = castle("P1: black_pearl | P2: sextant").play("P1 offer P2 black_pearl")
    table.refused("P2 refuse")
    assert table.legal("P2") == ["accept sextant"]
    table.play("P2 accept sextant")
    assert heard_by_the_others(table)[1:] == [wire.Swapped(0, 1), wire.Announced(1, 0, "sextant")]
    assert (table.asked, table.legal("P2")) == (
        ["P2"],
        ["decline_ability", "use_ability left", "use_ability right"],
    )


@pytest.mark.rule("X27", "C5.5", "C5.12", "C10.13")
def test_x27_an_offered_mirror_silences_the_trade() -> None:
    table = castle("P1: shattered_mirror | P2: monocle, whip").play("P1 offer P2 shattered_mirror")
    table.refused("P2 refuse")
    table.play("P2 accept monocle")
    assert (table.active, table.window) == ("P2", "turn")
    table.refused("P2 use_ability")
    assert table.view("P2").societies_seen[0] is None
    plain = castle("P1: dagger | P2: gloves, whip").play("P1 offer P2 dagger", "P2 accept gloves")
    assert heard_by_the_others(table) == heard_by_the_others(plain)


@pytest.mark.rule("X28", "C5.12")
def test_x28_a_returned_mirror_silences_the_monocle() -> None:
    table = castle("P1: monocle | P2: shattered_mirror").play("P1 offer P2 monocle", "P2 accept shattered_mirror")
    assert table.kinds_told() == ["offered", "swapped", "turn"]
    assert table.view("P1").societies_seen[1] is None
    assert (table.hand("P1"), table.hand("P2")) == ({"shattered_mirror"}, {"monocle"})


@pytest.mark.rule("X29", "C5.12")
def test_x29_a_returned_mirror_silences_a_bag() -> None:
    table = castle("P1: bag_key | P2: shattered_mirror").play("P1 offer P2 bag_key", "P2 accept shattered_mirror")
    assert table.kinds_told() == ["offered", "swapped", "turn"]
    assert table.hand("P1") == {"shattered_mirror"}
    assert heard_by_the_others(table) == [wire.Offered(0, 1), wire.Swapped(0, 1), wire.Turn(2, 1)]


@pytest.mark.rule("X30", "C5.5", "C5.10")
def test_x30_a_mirror_for_a_pearl() -> None:
    table = castle("P1: black_pearl | P2: shattered_mirror").play("P1 offer P2 black_pearl")
    assert table.legal("P2") == ["accept shattered_mirror"]
    table.refused("P2 refuse")
    table.play("P2 accept shattered_mirror")
    assert (table.hand("P1"), table.hand("P2")) == ({"shattered_mirror"}, {"black_pearl"})
    assert (table.kinds_told(), table.active) == (["offered", "swapped", "turn"], "P2")  # P1 was not asked again


@pytest.mark.rule("X31", "C5.5", "C5.19")
def test_x31_a_bag_for_a_pearl_still_draws() -> None:
    table = castle("P1: black_pearl | P2: bag_goblet", deck="coat, tome").play("P1 offer P2 black_pearl")
    assert "refuse" not in table.legal("P2")
    table.play("P2 accept bag_goblet", "P2 use_ability")
    assert "coat" in table.hand("P2")
    assert table.deck == ["tome"]
    assert wire.Announced(1, 0, "bag") in heard_by_the_others(table)


@pytest.mark.rule("C5.5")
@pytest.mark.parametrize("card", OBJECTS)
def test_only_pearl_and_mirror_must_be_accepted(card: str) -> None:
    held = "seal_of_lodge" if card != "seal_of_lodge" else "whip"
    table = castle(f"P1: {card} | P2: {held}").play(f"P1 offer P2 {card}")
    assert table.may("P2 refuse") == (card not in ("black_pearl", "shattered_mirror"))
    assert table.may(f"P2 accept {held}")


@pytest.mark.rule("C5.10")
@pytest.mark.parametrize("returned", ["black_pearl", "shattered_mirror"])
def test_whatever_is_returned_is_taken(returned: str) -> None:
    table = castle(f"P1: whip | P2: {returned}").play("P1 offer P2 whip", f"P2 accept {returned}")
    assert table.hand("P1") == {returned}
    assert table.active == "P2"


@pytest.mark.rule("C5.11", "C7.2")
def test_full_hands_trade_without_a_gift() -> None:
    table = castle(
        "P1: key_red, key_green, key_plain, dagger, whip | P2: goblet_red, goblet_green, goblet_plain, gloves, tome"
    )
    table.play("P1 offer P2 whip", "P2 accept gloves")
    assert table.view(None).sizes[:2] == (5, 5)
    assert table.window == "turn"


@pytest.mark.rule("C5.14")
def test_the_offerers_ability_comes_before_the_partners() -> None:
    table = castle("P1: monocle | P2: coat")
    table.play("P1 offer P2 monocle", "P2 accept coat")
    assert (table.window, table.asked) == ("ability", ["P1"])
    table.play("P1 use_ability")
    assert (table.window, table.asked) == ("ability", ["P2"])


@pytest.mark.rule("C5.25", "C3.13")
def test_after_the_trade_the_action_is_over() -> None:
    assert castle("P1: whip | P2: dagger").play("P1 offer P2 whip", "P2 accept dagger").active == "P2"
    table = castle("P1: monocle | P2: coat").play("P1 offer P2 monocle", "P2 accept coat")
    table.play("P1 decline_ability")
    assert table.active == "P1"
    assert table.play("P2 decline_ability").active == "P2"
