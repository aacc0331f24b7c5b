"""C6.29–C6.39 The end of a duel: the Doctor, look or steal, the draw, and the clean-up."""

from __future__ import annotations

import pytest

from nightcoach.games.castle import wire_duel
from tests.games.castle.story import castle, fallen, fight, won

# D8 the Doctor


@pytest.mark.rule("C6.29")
@pytest.mark.parametrize("how", ["points", "poison_ring", "alchemist", "draw"])
def test_the_doctors_window_opens_after_every_result(how: str) -> None:
    table = fight("P1: poison_ring, dagger | P3 alchemist: coat")
    play = {"points": "P1 play dagger", "poison_ring": "P1 play poison_ring", "alchemist": "P3 play alchemist attacker"}
    if how in play:
        table.play(play[how])
    table.pass_all()  # D5, or D6 after the verdict
    assert table.window == "d8"
    assert [told.how for told in table.heard(None) if isinstance(told, wire_duel.Result)] == [how]


@pytest.mark.rule("X81", "C6.33")
def test_x81_the_doctor_cancels_a_victory() -> None:
    table = fight("P1 thug: coat + 1 | P5 doctor: dagger", seats=5, swords="P3", shields="P4 P5")
    table.play("P1 play tokens 1", "P1 play thug").pass_all()
    assert table.heard(None)[-2] == wire_duel.Result(0, "points", 4, 3)
    table.play("P5 use_doctor")
    assert wire_duel.Doctor(4) in table.heard(None)
    assert (table.window, table.active) == ("turn", "P2")
    assert (table.tokens("P1"), table.state.pile) == (0, 12)
    assert (table.profession("P1"), table.profession("P5")) == ("^thug", "^doctor")
    assert not {"looked", "steal", "stolen", "duel_draw"} & set(table.kinds_told())


@pytest.mark.rule("X82", "C6.29", "C6.33")
def test_x82_the_doctor_cancels_a_draw() -> None:
    table = fight("P1: coat | P2 doctor: dagger").pass_all()
    before = table.deck
    table.play("P2 use_doctor")
    assert (table.hand("P1"), table.deck, table.active) == ({"coat"}, before, "P2")
    assert "duel_draw" not in table.kinds_told()


@pytest.mark.rule("X83", "C6.30", "C6.32")
def test_x83_a_supporter_shut_out_by_a_swordsman_may_use_the_doctor() -> None:
    table = fight("P2 swordsman: coat | P4 doctor: dagger").play("P2 play swordsman").pass_all()
    assert (table.window, table.asked) == ("d8", ["P3", "P4", "P5", "P6", "P1"])
    table.play("P4 use_doctor")
    assert (table.window, table.active, table.hand("P2")) == ("turn", "P2", {"coat"})


@pytest.mark.rule("C6.30")
@pytest.mark.parametrize("player", ["P1", "P2", "P3", "P6"])
def test_anybody_may_use_an_unspent_doctor(player: str) -> None:
    table = fallen(f"{player} doctor: coat")
    assert table.may(f"{player} use_doctor")
    for other in [q for q in table.asked if q != player]:
        table.refused(f"{other} use_doctor")


@pytest.mark.rule("C6.30", "C10.41")
def test_a_spent_doctor_cancels_nothing() -> None:
    assert fallen("P5 ^doctor: coat").window == "fate"


@pytest.mark.rule("C6.30")
def test_a_hypnotised_doctor_cancels_nothing() -> None:
    table = castle("P1 hypnotist: coat | P5 doctor: dagger").play("P1 challenge P2")
    table.support(P3="sword", P4="sword", P5="shield", P6="shield").play("P1 hypnotise P5").pass_all()
    assert (table.window, table.asked) == ("d8", ["P2", "P3", "P4", "P6"])  # P1's Hypnotist lies open
    table.refused("P5 use_doctor")


@pytest.mark.rule("X84", "C6.31")
def test_x84_after_a_look_it_is_too_late_for_the_doctor() -> None:
    table = won("P5 doctor: coat")
    table.refused("P5 use_doctor")
    table.play("P1 look").refused("P5 use_doctor")
    assert table.profession("P5") == "doctor"


@pytest.mark.rule("C6.33")
def test_after_a_doctor_the_turn_ends_without_step_d_prime() -> None:
    table = fallen("P3 doctor: coat", free_after_action=True).play("P3 use_doctor")
    assert (table.window, table.active) == ("turn", "P2")


# D9 the loser's fate


@pytest.mark.rule("X85", "C6.34")
def test_x85_a_look_shows_the_society_and_nothing_else() -> None:
    table = won("P1 thug: coat | P2 priest: dagger, whip").play("P1 look")
    assert wire_duel.Looked(0, 1, "brotherhood") in table.heard("P1")
    view = table.view("P1")
    assert view.societies_seen[1] == "brotherhood"
    assert view.professions[1] is None
    assert [seen for seen in view.professions_seen if seen.seat == 1] == []
    assert view.objects_seen == ()


@pytest.mark.rule("C6.34")
def test_the_winner_must_choose_look_or_steal() -> None:
    table = won()
    assert table.legal("P1") == ["look", "steal"]
    table.refused("P1 pass")
    table.refused("P2 look")


@pytest.mark.rule("X86", "C6.34")
def test_x86_whoever_has_seen_the_hand_must_take_an_object() -> None:
    table = won("P1: coat | P2: black_pearl, dagger").play("P1 steal")
    assert table.heard("P1")[-1] == wire_duel.Steal(0, 1, ("black_pearl", "dagger"))
    assert table.legal("P1") == ["take black_pearl", "take dagger"]
    for line in ("P1 pass", "P1 look", "P1 take coat", "P1 take whip"):
        table.refused(line)


@pytest.mark.rule("C6.34", "C6.36")
def test_a_stolen_object_changes_hands_and_does_nothing() -> None:
    table = won("P1: coat | P2: sextant, bag_key").play("P1 steal", "P1 take sextant")
    assert (table.hand("P1"), table.hand("P2")) == ({"coat", "sextant"}, {"bag_key"})
    assert not {"announced", "sextant", "drew", "swapped"} & set(table.kinds_told())
    assert (table.window, table.active) == ("turn", "P2")


@pytest.mark.rule("X90", "C6.34")
@pytest.mark.parametrize("choice", ["look", "steal"])
def test_x90_a_defender_who_wins_decides_over_the_attacker(choice: str) -> None:
    table = won("P1: dagger, tome | P2: coat", "P2").play(f"P2 {choice}")
    if choice == "look":
        assert table.view("P2").societies_seen[0] == "order"
    else:
        assert table.legal("P2") == ["take dagger", "take tome"]
        table.play("P2 take tome")
        assert (table.hand("P1"), table.hand("P2")) == ({"dagger"}, {"coat", "tome"})
    assert table.active == "P2"


@pytest.mark.rule("X139", "C6.17", "C6.34", "C6.39")
def test_x139_an_object_played_in_this_duel_may_be_stolen() -> None:
    table = fight("P1: dagger, tome | P2: coat", swords="", shields="P3 P4 P5 P6").play("P1 play dagger")
    table.pass_all().pass_all().play("P2 steal")
    assert table.heard("P2")[-1] == wire_duel.Steal(1, 0, ("dagger", "tome"))
    table.play("P2 take dagger")
    assert (table.hand("P1"), table.hand("P2")) == ({"tome"}, {"coat", "dagger"})
    assert table.view(None).duel is None


@pytest.mark.rule("X87", "C6.35")
def test_x87_for_a_last_object_another_one_is_given_back() -> None:
    table = won("P1: dagger, whip | P2: key_green").play("P1 steal", "P1 take key_green")
    assert (table.window, table.legal("P1")) == ("give_back", ["give_back dagger", "give_back whip"])
    table.refused("P1 give_back key_green")
    table.play("P1 give_back whip")
    assert (table.hand("P1"), table.hand("P2")) == ({"dagger", "key_green"}, {"whip"})


@pytest.mark.rule("X87", "OPT-D")
def test_x87_under_opt_d_the_stolen_object_itself_may_go_back() -> None:
    table = won("P1: dagger, whip | P2: key_green", give_back_stolen=True).play("P1 steal", "P1 take key_green")
    table.play("P1 give_back key_green")
    assert (table.hand("P1"), table.hand("P2")) == ({"dagger", "whip"}, {"key_green"})


FIVE = "coat, dagger, gloves, monocle, tome"


@pytest.mark.rule("X88", "C6.35", "C6.37")
def test_x88_the_return_comes_before_the_limit() -> None:
    table = won(f"P1: {FIVE} | P2: key_red").play("P1 steal", "P1 take key_red", "P1 give_back coat")
    assert table.view(None).sizes[:2] == (5, 1)
    assert (table.window, "gift" in table.kinds_told()) == ("turn", False)


@pytest.mark.rule("X126", "C2.11", "C6.35")
def test_x126_until_the_return_the_winner_holds_six_and_the_loser_none() -> None:
    table = won(f"P1: {FIVE} | P2: key_red").play("P1 steal", "P1 take key_red")
    assert (table.window, table.asked) == ("give_back", ["P1"])
    assert table.view(None).sizes[:2] == (6, 0)
    table.refused("P1 gift P2 coat")
    assert table.play("P1 give_back coat").view(None).sizes[:2] == (5, 1)


@pytest.mark.rule("X89", "C6.36")
def test_x89_theft_is_no_trade_of_a_bag_for_a_bag() -> None:
    table = won("P1: bag_key | P2: bag_goblet").play("P1 steal", "P1 take bag_goblet")
    assert table.legal("P1") == ["give_back bag_key"]
    table.play("P1 give_back bag_key")
    assert (table.hand("P1"), table.hand("P2")) == ({"bag_goblet"}, {"bag_key"})
    assert not {"drew", "announced"} & set(table.kinds_told())


@pytest.mark.rule("C6.36")
def test_a_mirror_or_a_pearl_is_stolen_and_returned_like_anything_else() -> None:
    table = won("P1: shattered_mirror | P2: black_pearl").play("P1 steal", "P1 take black_pearl")
    table.play("P1 give_back shattered_mirror")
    assert (table.hand("P1"), table.hand("P2")) == ({"black_pearl"}, {"shattered_mirror"})


@pytest.mark.rule("C6.37", "C7.2")
def test_a_full_hand_may_steal_and_then_gives_one_away() -> None:
    table = won(f"P1: {FIVE} | P2: key_red, whip, sextant").play("P1 steal", "P1 take key_red")
    assert (table.window, table.asked) == ("gift", ["P1"])
    table.play("P1 gift P2 key_red")
    assert (table.hand("P1"), table.hand("P2")) == (set(FIVE.split(", ")), {"key_red", "whip", "sextant"})
    assert (table.window, table.active) == ("turn", "P2")


@pytest.mark.rule("X146", "C10.33", "C10.50")
def test_x146_steal_and_take_are_two_steps() -> None:
    table = won("P1: coat | P2: dagger, whip").play("P1 steal")
    for watcher in (None, "P2", "P3"):
        assert table.heard(watcher)[-1] == wire_duel.Steal(0, 1)
        assert table.view(watcher).sizes[:2] == (1, 2)
    table.play("P1 take whip")
    for watcher in ("P1", "P2"):
        assert wire_duel.Stolen(0, 1, "whip") in table.heard(watcher)
    for watcher in (None, "P3"):
        assert wire_duel.Stolen(0, 1) in table.heard(watcher)
        assert table.view(watcher).sizes[:2] == (2, 1)


@pytest.mark.rule("C6.38")
def test_in_a_draw_the_attacker_must_draw_the_top_card() -> None:
    table = fight("P1: coat", deck="tome, monocle").pass_all().pass_all()
    assert (table.hand("P1"), table.deck) == ({"coat", "tome"}, ["monocle"])
    assert (table.window, table.active) == ("turn", "P2")


@pytest.mark.rule("C6.38", "C8.6")
def test_a_draw_with_an_empty_deck_yields_nothing() -> None:
    table = fight("P1: coat", deck="", seats=6).pass_all().pass_all()
    assert (table.hand("P1"), table.active) == ({"coat"}, "P2")
    assert wire_duel.DuelDraw(0, False, 0) in table.heard("P1")


@pytest.mark.rule("C6.38", "C7.2")
def test_after_the_draw_the_limit_is_checked() -> None:
    table = fight(f"P1: {FIVE}", deck="whip, sextant").pass_all().pass_all()
    assert (table.window, table.asked) == ("gift", ["P1"])
    table.play("P1 gift P2 whip")
    assert (table.window, table.active) == ("turn", "P2")


# D10 clean-up


@pytest.mark.rule("C6.39")
def test_after_the_duel_tokens_are_in_the_pile_and_nothing_of_it_is_left() -> None:
    table = castle("P1 hypnotist: dagger + 1 | P2 grand_master: gloves + 2 | P4: coat + 1").play("P1 challenge P2")
    table.support(P3="sword", P4="sword", P5="shield", P6="shield").play("P1 hypnotise P5")
    table.play("P1 play dagger", "P2 play gloves", "P2 play grand_master", "P4 play tokens 1", "P2 play tokens 2")
    assert (table.state.pile, table.view(None).staked) == (8, (0, 2, 0, 1, 0, 0))
    table.pass_all().pass_all().play("P2 look")
    view = table.view(None)
    assert (view.pile, view.staked, view.tokens) == (11, (0,) * 6, (1, 0, 0, 0, 0, 0))
    assert view.duel is None
    assert (table.hand("P1"), table.hand("P2")) == ({"dagger"}, {"gloves"})
    assert (table.profession("P1"), table.profession("P2")) == ("^hypnotist", "^grand_master")


@pytest.mark.rule("C6.39", "C3.13")
def test_after_the_duel_the_action_ends_with_step_d_prime_under_opt_c() -> None:
    table = won("P1 clairvoyant: coat", free_after_action=True).play("P1 look")
    assert (table.window, table.asked) == ("d_prime", ["P1"])


@pytest.mark.rule("C6.39")
def test_hypnosis_ends_with_the_duel() -> None:
    table = castle("P1 hypnotist: dagger | P3: whip | P5 bodyguard: coat").play("P1 challenge P2")
    table.support(P3="sword", P4="sword", P5="shield", P6="shield").play("P1 hypnotise P5").pass_all().pass_all()
    table.play("P1 look", "P2 challenge P3").support(P4="sword", P5="shield", P6="sword", P1="sword")
    table = table.pass_all() if table.window == "d4" else table
    assert "P5" in table.asked
    assert table.may("P5 play bodyguard")
