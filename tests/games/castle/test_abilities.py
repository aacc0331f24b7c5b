"""C5.12–C5.25 What is announced in a trade, in which order, and what the abilities do."""

from __future__ import annotations

import pytest
from msgspec.structs import astuple

from nightcoach.games.castle import wire
from nightcoach.games.castle.cards import OBJECTS, professions_in
from tests.games.castle.story import Story, castle

WATCHERS = ("P3", "P4", "P5", "P6", None)
ABLE = ("bag_key", "bag_goblet", "coat", "monocle", "privilege", "sextant", "tome")


def traded(text: str, x: str, y: str, deck: str | None = None, leftovers: str = "", seats: int = 6) -> Story:
    """P1 has offered x to P2, who has returned y."""
    return castle(text, deck=deck, leftovers=leftovers, seats=seats).play(f"P1 offer P2 {x}", f"P2 accept {y}")


# Announcements and their order


@pytest.mark.rule("C5.13", "C10.12")
@pytest.mark.parametrize("card", OBJECTS)
def test_exactly_what_can_do_something_is_announced(card: str) -> None:
    """Whichever side it is on; both Bags are merely a Bag of Secrets."""
    dull = "goblet_plain" if card != "goblet_plain" else "key_plain"
    ability = "bag" if card.startswith("bag") else card
    offered = traded(f"P1: {card} | P2: {dull}", card, dull)
    returned = traded(f"P1: {dull} | P2: {card}", dull, card)
    for watcher in ("P1", "P2", *WATCHERS):
        told = [(e.giver, e.receiver, e.ability) for e in offered.heard(watcher) if isinstance(e, wire.Announced)]
        assert told == ([(0, 1, ability)] if card in ABLE else [])
        told = [(e.giver, e.receiver, e.ability) for e in returned.heard(watcher) if isinstance(e, wire.Announced)]
        assert told == ([(1, 0, ability)] if card in ABLE else [])


@pytest.mark.rule("C5.13", "C8.3")
@pytest.mark.parametrize("bag", ["bag_key", "bag_goblet"])
def test_with_an_empty_deck_a_bag_is_not_announced(bag: str) -> None:
    table = traded(f"P1: {bag} | P2: whip", bag, "whip", deck="")
    assert table.kinds_told() == ["offered", "swapped", "turn"]


@pytest.mark.rule("C5.13", "C10.12")
def test_the_others_cannot_tell_the_bags_apart() -> None:
    one = traded("P1: bag_key | P2: whip | P3: coat", "bag_key", "whip")
    two = traded("P1: bag_goblet | P2: whip | P3: coat", "bag_goblet", "whip")
    for watcher in ("P3", None):
        assert one.heard(watcher) == two.heard(watcher)
        assert one.view(watcher) == two.view(watcher)


@pytest.mark.rule("C5.12")
@pytest.mark.parametrize("card", ABLE)
def test_the_mirror_silences_every_ability_on_either_side(card: str) -> None:
    for x, y in ((card, "shattered_mirror"), ("shattered_mirror", card)):
        table = traded(f"P1: {x} | P2: {y}", x, y)
        assert table.kinds_told() == ["offered", "swapped", "turn"]


@pytest.mark.rule("X17", "C5.14", "C5.19", "C5.21", "C10.14", "C10.16")
def test_x17_first_the_privilege_then_the_bag() -> None:
    table = traded("P1: privilege, whip | P2: bag_key, gloves", "privilege", "bag_key", deck="coat, tome")
    assert table.heard("P3")[2:] == [wire.Announced(0, 1, "privilege")]  # the Bag is not called out yet
    assert table.asked == ["P1"]
    table.play("P1 use_ability")
    assert table.heard("P1")[3] == wire.Privilege(0, 1, ("gloves", "privilege"))
    assert table.heard("P3")[3:] == [wire.Privilege(0, 1, None), wire.Announced(1, 0, "bag")]
    assert table.asked == ["P2"]
    table.play("P2 use_ability")
    assert table.hand("P2") == {"gloves", "privilege", "coat"}
    assert wire.Drew(1, 1, "coat") in table.heard("P2")
    for watcher in ("P1", *WATCHERS):
        assert wire.Drew(1, 1, None) in table.heard(watcher)
    assert "coat" not in [note.object for note in table.view("P1").objects_seen]
    knows_which = ["bag_key" in [note.object for note in table.view(watcher).objects_seen] for watcher in WATCHERS]
    assert knows_which == [False] * 5


@pytest.mark.rule("X18", "C5.14", "C5.15")
def test_x18_the_look_comes_after_the_draw() -> None:
    table = traded("P1: bag_goblet | P2: privilege, key_red", "bag_goblet", "privilege", deck="dagger, tome")
    table.play("P1 use_ability", "P2 use_ability")
    assert wire.Privilege(1, 0, ("dagger", "privilege")) in table.heard("P2")
    assert wire.Privilege(1, 0, None) in table.heard("P3")
    assert table.active == "P2"


@pytest.mark.rule("X19", "C5.17", "C8.1", "C10.14")
def test_x19_a_declined_draw() -> None:
    table = traded("P1: bag_key | P2: gloves, goblet_red", "bag_key", "gloves", deck="tome").play("P1 decline_ability")
    assert table.deck == ["tome"]
    assert table.state.count_for(1, 0) == 0  # the Bag is still a Bag
    for watcher in WATCHERS:
        assert table.heard(watcher)[-2:] == [wire.Declined(0, "bag"), wire.Turn(2, 1)]


@pytest.mark.rule("C5.17", "C1.17")
@pytest.mark.parametrize("card", ABLE)
def test_every_ability_may_be_declined_and_that_is_public(card: str) -> None:
    table = traded(f"P1 thug: {card} | P2 priest: whip", card, "whip")
    before = (table.view(None).sizes, table.view(None).deck, table.profession("P1"), table.profession("P2"))
    table.play("P1 decline_ability")
    for watcher in WATCHERS:
        (told,) = table.heard_of(watcher, "declined")
        assert astuple(told) == (0, "bag" if card.startswith("bag") else card)
    assert (table.view(None).sizes, table.view(None).deck, table.profession("P1"), table.profession("P2")) == before
    assert table.active == "P2"


@pytest.mark.rule("C5.15")
@pytest.mark.parametrize("card", ABLE)
def test_only_the_giver_may_use_what_he_gave(card: str) -> None:
    table = traded(f"P1: {card} | P2: whip", card, "whip")
    assert table.asked == ["P1"]
    for player in ("P2", "P3"):
        assert table.refused(f"{player} use_ability").reason == "not_asked"
        table.refused(f"{player} decline_ability")


@pytest.mark.rule("C5.18", "C7.3")
def test_a_gift_is_made_before_the_trade_goes_on() -> None:
    table = traded("P1: key_red, key_green, key_plain, dagger, bag_key | P2: monocle", "bag_key", "monocle")
    table.play("P1 use_ability")
    assert (table.window, table.asked) == ("gift", ["P1"])
    assert wire.Announced(1, 0, "monocle") not in table.heard(None)
    table.refused("P2 use_ability")
    table.play("P1 gift P2 dagger")
    assert (table.window, table.asked) == ("ability", ["P2"])


# The abilities


@pytest.mark.rule("C5.19")
def test_a_bag_draws_the_top_card_for_its_giver() -> None:
    table = traded("P1: bag_goblet | P2: whip", "bag_goblet", "whip", deck="tome, coat, key_red").play("P1 use_ability")
    assert table.hand("P1") == {"whip", "tome"}
    assert table.deck == ["coat", "key_red"]


@pytest.mark.rule("X32", "C5.20", "C10.15")
def test_x32_the_monocle() -> None:
    table = traded("P1: monocle | P2: whip", "monocle", "whip")
    assert table.heard("P4")[-1] == wire.Announced(0, 1, "monocle")
    table.play("P1 use_ability")
    assert table.heard("P1")[-2] == wire.Monocle(0, 1, "brotherhood")
    assert table.view("P1").societies_seen == ("order", "brotherhood", None, None, None, None)
    for watcher in ("P2", *WATCHERS):
        assert table.heard(watcher)[-2] == wire.Monocle(0, 1, None)
    assert [table.view(watcher).societies_seen[1:2] for watcher in WATCHERS] == [(None,)] * 4 + [()]


@pytest.mark.rule("C5.21", "C10.16")
def test_the_privilege_shows_the_whole_current_hand() -> None:
    table = traded("P1: privilege | P2: whip, tome, coat", "privilege", "whip").play("P1 use_ability")
    assert table.heard("P1")[-2] == wire.Privilege(0, 1, ("coat", "privilege", "tome"))
    seen = {note.object for note in table.view("P1").objects_seen if note.holder == 1}
    assert seen == {"coat", "privilege", "tome"}
    assert {note.object for note in table.view("P3").objects_seen} == {"privilege"}  # it was announced


@pytest.mark.rule("X33", "C5.23", "C1.15", "C10.18")
def test_x33_the_tome_swaps_professions_and_freshens_them() -> None:
    table = traded("P1 ^alchemist: tome | P2 thug: whip", "tome", "whip").play("P1 use_ability")
    assert (table.profession("P1"), table.profession("P2")) == ("thug", "alchemist")
    assert table.kinds_told() == ["offered", "swapped", "announced", "tome", "turn"]  # P2 was not asked
    assert table.heard("P1")[3] == table.heard("P2")[3] == wire.Tome(0, 1, "thug", "alchemist")
    for watcher in WATCHERS:
        assert table.heard(watcher)[3] == wire.Tome(0, 1, None, None)
        assert table.view(watcher).professions == (None,) * 6


@pytest.mark.rule("X33", "C1.15")
def test_x33_the_alchemist_is_usable_again() -> None:
    table = traded("P1 ^alchemist: tome | P2 thug: whip", "tome", "whip").play("P1 use_ability", "P2 spy P1")
    table.duel("P3", "P4", P1="sword", P2="sword", P5="shield", P6="shield").play("P2 play alchemist defender")
    assert table.profession("P2") == "^alchemist"


@pytest.mark.rule("C5.23", "C1.13")
@pytest.mark.parametrize(("giver", "partner"), [("^thug", "^priest"), ("thug", "^priest"), ("^thug", "priest")])
def test_after_a_tome_both_professions_lie_face_down(giver: str, partner: str) -> None:
    table = traded(f"P1 {giver}: tome | P2 {partner}: whip", "tome", "whip").play("P1 use_ability")
    assert (table.profession("P1"), table.profession("P2")) == ("priest", "thug")


@pytest.mark.rule("X34", "C5.23")
def test_x34_a_declined_tome() -> None:
    table = traded("P1 ^alchemist: tome | P2 thug: whip", "tome", "whip").play("P1 decline_ability")
    assert (table.profession("P1"), table.profession("P2")) == ("^alchemist", "thug")
    assert table.view("P1").profession == "alchemist"


EIGHT = "P3 ^priest: coat | P4: whip"


def coat_of_eight() -> Story:
    """Eight players, Doctor and Thug left over; P3, a spent Priest, has traded the Coat away and uses it."""
    table = castle(EIGHT, seats=8, active="P3", leftovers="doctor, thug")
    assert professions_in(table.state.leftovers) == ("doctor", "thug")
    return table.play("P3 offer P4 coat", "P4 accept whip", "P3 use_ability")


@pytest.mark.rule("X35", "C5.22", "C1.15", "C10.17", "C10.46")
def test_x35_the_coat() -> None:
    table = coat_of_eight()
    assert table.heard("P3")[-1] == wire.Coat(2, ("doctor", "thug"))
    assert table.heard("P1")[-1] == table.heard(None)[-1] == wire.Coat(2, None)
    assert (table.window, table.view("P3").shown, table.view("P4").shown) == ("coat", ("doctor", "thug"), ())
    table.play("P3 take_profession doctor")
    assert table.profession("P3") == "doctor"
    assert professions_in(table.state.leftovers) == ("priest", "thug")
    assert table.heard("P3")[-2] == wire.CoatTaken(2, "doctor", "priest")
    for watcher in ("P1", "P4", "P8", None):
        assert table.heard(watcher)[-2] == wire.CoatTaken(2, None, None)
        assert table.view(watcher).professions[2] is None


@pytest.mark.rule("X35", "C1.15")
def test_x35_the_priest_is_fresh_for_a_later_user_of_the_coat() -> None:
    table = coat_of_eight().play("P3 take_profession doctor", "P4 offer P5 coat")
    table.play(f"P5 accept {table.hand('P5').pop()}", "P4 use_ability", "P4 take_profession priest")
    table.play("P5 challenge P6", "P4 use_priest")
    assert table.profession("P4") == "^priest"


@pytest.mark.rule("X36", "C5.22")
def test_x36_having_looked_he_cannot_keep_his_profession() -> None:
    table = coat_of_eight()
    assert table.legal("P3") == ["take_profession doctor", "take_profession thug"]
    table.refused("P3 take_profession priest")
    table.refused("P3 decline_ability")
    table.refused("P3 pass")


@pytest.mark.rule("X37", "C5.14", "C5.22", "C5.23")
def test_x37_coat_and_tome_in_one_trade() -> None:
    table = traded("P1 thug: coat | P2 doctor: tome", "coat", "tome", leftovers="priest")
    table.play("P1 use_ability", "P1 take_profession priest")
    assert (table.window, table.asked) == ("ability", ["P2"])
    table.play("P2 use_ability")
    assert (table.profession("P1"), table.profession("P2")) == ("doctor", "priest")
    assert "thug" in professions_in(table.state.leftovers)


@pytest.mark.rule("X38", "C5.24", "C10.19", "C10.49")
def test_x38_the_sextant() -> None:
    text = "P1: sextant | P2: dagger | P3: key_red | P4: whip"
    table = traded(text, "sextant", "dagger", seats=4).play("P1 use_ability left")
    assert (table.window, sorted(table.asked)) == ("sextant", ["P1", "P2", "P3", "P4"])
    table.play("P1 pass_object dagger", "P2 pass_object sextant", "P3 pass_object key_red", "P4 pass_object whip")
    assert [table.hand(player) for player in ("P1", "P2", "P3", "P4")] == [
        {"whip"},
        {"dagger"},
        {"sextant"},
        {"key_red"},
    ]
    assert table.active == "P2"
    public = [wire.Announced(0, 1, "sextant"), wire.Sextant(0, "left"), wire.SextantPass("left"), wire.Turn(2, 1)]
    assert table.heard(None)[2:] == public
    own = [wire.Chosen(2, "key_red"), wire.SextantPass("left"), wire.Received(2, "key_red", "sextant", 1)]
    assert table.heard("P3")[4:-1] == own


@pytest.mark.rule("C5.24")
def test_right_is_the_player_before() -> None:
    text = "P1: sextant | P2: dagger | P3: key_red | P4: whip"
    table = traded(text, "sextant", "dagger", seats=4).play("P1 use_ability right")
    table.play("P4 pass_object whip", "P3 pass_object key_red", "P2 pass_object sextant", "P1 pass_object dagger")
    hands = [table.hand(player) for player in ("P1", "P2", "P3", "P4")]
    assert hands == [{"sextant"}, {"key_red"}, {"whip"}, {"dagger"}]


@pytest.mark.rule("C5.24", "C10.19")
def test_a_choice_is_final_hidden_and_nobody_sees_who_has_chosen() -> None:
    table = traded("P1: sextant, tome | P2: dagger, coat | P3: key_red, whip", "sextant", "dagger")
    table.play("P1 use_ability left")
    before = {watcher: (table.view(watcher), table.heard(watcher)) for watcher in ("P1", "P2", "P4", "P5", "P6", None)}
    table.play("P3 pass_object whip")
    for watcher, (view, heard) in before.items():
        assert (table.view(watcher), table.heard(watcher)) == (view, heard)
    assert table.view("P3").choice == "pass_object whip"
    assert table.hand("P3") == {"key_red", "whip"}  # nothing has moved yet
    again = table.refused("P3 pass_object key_red")
    unheld = table.refused("P4 pass_object whip")
    assert again.args == unheld.args


@pytest.mark.rule("C5.24")
def test_what_is_received_cannot_be_passed_on_and_sizes_stay() -> None:
    table = traded("P1: sextant, tome | P2: dagger | P3: key_red, whip", "sextant", "dagger")
    sizes = table.view(None).sizes
    table.play("P1 use_ability left", "P1 pass_object tome")
    table.refused("P2 pass_object tome")
    assert table.legal("P2") == ["pass_object sextant"]
    table.play("P2 pass_object sextant", "P3 pass_object whip")
    table.play(*[f"{player} {table.legal(player)[0]}" for player in ("P4", "P5", "P6")])
    assert table.view(None).sizes == sizes
    assert (table.hand("P2"), table.hand("P3")) == ({"tome"}, {"key_red", "sextant"})


@pytest.mark.rule("X39", "C5.16")
def test_x39_the_monocle_works_although_it_has_moved_on() -> None:
    table = traded("P1: sextant | P2: monocle", "sextant", "monocle").play("P1 use_ability right")
    assert wire.Announced(1, 0, "monocle") not in table.heard(None)
    table.play("P1 pass_object monocle")
    table.play(*[f"{player} {table.legal(player)[0]}" for player in ("P2", "P3", "P4", "P5", "P6")])
    assert "monocle" in table.hand("P6")
    assert table.heard("P3")[-1] == wire.Announced(1, 0, "monocle")
    assert (table.window, table.asked) == ("ability", ["P2"])
    table.play("P2 use_ability")
    assert wire.Monocle(1, 0, "order") in table.heard("P2")
    assert table.active == "P2"


@pytest.mark.rule("X40", "C5.24")
def test_x40_a_lone_pearl_must_be_passed() -> None:
    table = traded("P1: sextant | P2: whip | P5: black_pearl", "sextant", "whip").play("P1 use_ability left")
    assert table.legal("P5") == ["pass_object black_pearl"]
    table.play(*[f"{player} {table.legal(player)[0]}" for player in ("P1", "P2", "P3", "P4", "P5", "P6")])
    assert "black_pearl" in table.hand("P6")
    assert table.active == "P2"  # P6 was not asked
