"""C6.1–C6.15 The duel up to its open window, and the examples of its points (X64–X73)."""

from __future__ import annotations

import pytest

from nightcoach.games.castle import wire, wire_duel
from tests.games.castle.story import Story, castle, fight

EVERYBODY = ("P1", "P2", "P3", "P4", "P5", "P6", None)


def result(table: Story) -> wire_duel.Result:
    """How the duel ended, as everybody heard it."""
    (told,) = table.heard_of(None, "result")
    assert isinstance(told, wire_duel.Result)
    return told


# D0


@pytest.mark.rule("C6.1", "C10.24")
def test_anybody_else_may_be_challenged_again_and_again() -> None:
    table = castle()
    assert [words for words in table.legal("P1") if words.startswith("challenge")] == [
        f"challenge P{q}" for q in range(2, 7)
    ]
    table.refused("P1 challenge P1")
    for attacker in ("P1", "P2", "P3"):
        table.duel(attacker, "P4", **{p: "sword" for p in ("P1", "P2", "P3", "P5", "P6") if p != attacker})
        table.pass_all().pass_all().play(f"{attacker} look")
    told = [wire_duel.Challenged(seat, 3) for seat in range(3)]
    assert [table.heard_of(watcher, "challenged") for watcher in EVERYBODY] == [told] * 7


@pytest.mark.rule("C6.2")
def test_the_attacker_shows_a_sword_and_the_defender_a_shield() -> None:
    table = castle().play("P1 challenge P2")
    assert table.score == (1, 1)
    table.support(P3="sword", P4="sword", P5="sword", P6="sword")
    assert table.score == (5, 1)


# D1


@pytest.mark.rule("C6.3", "C6.4")
@pytest.mark.parametrize("priest", ["P1", "P2", "P3", "P4", "P5", "P6"])
def test_anybody_but_the_attacker_may_use_the_priest_and_nothing_else(priest: str) -> None:
    table = castle(f"{priest} priest: whip, dagger + 2").play("P1 challenge P2")
    assert table.asked == ["P2", "P3", "P4", "P5", "P6"]
    assert table.legal("P1") == []
    table.refused("P1 use_priest")
    for player in table.asked:
        assert table.legal(player) == (["pass", "use_priest"] if player == priest else ["pass"])


@pytest.mark.rule("C6.3", "C1.15")
def test_a_spent_priest_stops_nothing() -> None:
    table = castle("P5 ^priest").play("P1 challenge P2")
    assert table.window == "d2"
    table.refused("P5 use_priest")


@pytest.mark.rule("X54", "C6.3", "C6.6", "C6.7", "C10.25", "C10.48")
def test_x54_the_priest_stops_the_duel_and_is_paid() -> None:
    table = castle("P5 priest: whip, coat | P1: dagger, black_pearl, tome").play("P1 challenge P2", "P5 use_priest")
    assert table.profession("P5") == "^priest"
    assert table.view(None).duel is None
    assert (table.window, table.asked) == ("pay_priest", ["P1"])
    assert set(table.legal("P1")) == {"pay_priest dagger", "pay_priest black_pearl", "pay_priest tome"}
    table.refused("P1 pass")
    table.play("P1 pay_priest black_pearl")
    assert (table.hand("P1"), table.hand("P5")) == ({"dagger", "tome"}, {"whip", "coat", "black_pearl"})
    assert table.active == "P2"
    for party in ("P1", "P5"):
        assert table.heard(party)[-2] == wire_duel.PriestPaid(0, 4, True, "black_pearl")
    for watcher in ("P2", "P3", "P4", "P6", None):
        public = [wire_duel.Priest(4, 0), wire_duel.PriestPaid(0, 4, True, None), wire.Turn(2, 1)]
        assert table.heard(watcher)[-3:] == public
        assert table.view(watcher).objects_seen == ()


@pytest.mark.rule("X55", "C6.6", "C6.7")
def test_x55_an_attacker_with_one_object_pays_nothing() -> None:
    table = castle("P5 priest | P1: dagger").play("P1 challenge P2", "P5 use_priest")
    assert (table.hand("P1"), table.active, table.window) == ({"dagger"}, "P2", "turn")
    assert table.heard(None)[-2:] == [wire_duel.PriestPaid(0, 4, False, None), wire.Turn(2, 1)]


@pytest.mark.rule("C6.6")
@pytest.mark.parametrize("paid", ["sextant", "monocle", "bag_key", "shattered_mirror"])
def test_the_payment_is_no_trade(paid: str) -> None:
    table = castle(f"P5 priest | P1: {paid}, whip").play("P1 challenge P2", "P5 use_priest", f"P1 pay_priest {paid}")
    assert table.kinds_told()[-2:] == ["priest_paid", "turn"]
    assert (table.active, table.window) == ("P2", "turn")


@pytest.mark.rule("C6.7")
def test_a_stopped_duel_has_no_result() -> None:
    table = castle("P5 priest | P1: whip, tome").play("P1 challenge P2", "P5 use_priest", "P1 pay_priest whip")
    assert table.kinds_told() == ["challenged", "window", "priest", "priest_paid", "turn"]


@pytest.mark.rule("X56", "C6.3")
def test_x56_the_defender_may_be_the_priest() -> None:
    table = castle("P1: whip | P2 priest").play("P1 challenge P2", "P2 use_priest")
    assert (table.profession("P2"), table.active) == ("^priest", "P2")


@pytest.mark.rule("X57", "C6.5", "C6.8")
def test_x57_once_support_is_chosen_the_priest_comes_too_late() -> None:
    table = castle("P5 priest").play("P1 challenge P2").pass_all()
    assert table.window == "d2"
    table.refused("P5 use_priest")
    table.play("P3 support sword")
    table.refused("P5 use_priest")


@pytest.mark.rule("C6.8")
def test_when_everybody_has_declined_support_is_chosen() -> None:
    table = castle().play("P1 challenge P2", "P2 pass", "P3 pass", "P4 pass", "P5 pass", "P6 pass")
    assert table.window == "d1"
    assert table.play("close").window == "d2"


@pytest.mark.rule("X58", "C6.6", "C7.3")
def test_x58_a_full_priest_gives_one_away_at_once() -> None:
    table = castle("P5 priest: key_red, key_green, key_plain, goblet_red, gloves | P1: dagger, tome")
    table.play("P1 challenge P2", "P5 use_priest", "P1 pay_priest tome")
    assert (table.window, table.asked, len(table.hand("P5"))) == ("gift", ["P5"], 6)
    assert table.may("P5 gift P1 tome")
    table.play("P5 gift P1 gloves")
    assert (table.hand("P1"), table.active) == ({"dagger", "gloves"}, "P2")


# D2 and D3


@pytest.mark.rule("X59", "C6.9")
def test_x59_no_supporter_abstains() -> None:
    table = castle().play("P1 challenge P2").pass_all()
    assert sorted(table.asked) == ["P3", "P4", "P5", "P6"]
    assert table.legal("P3") == ["support sword", "support shield"]
    table.refused("P3 pass")
    table.refused("close")
    for duellist in ("P1", "P2"):
        table.refused(f"{duellist} support sword")


@pytest.mark.rule("X60", "C6.10", "C6.11", "C10.26")
def test_x60_choices_are_final_and_nobody_sees_them_or_who_has_chosen() -> None:
    table = castle().play("P1 challenge P2").pass_all()
    before = {watcher: table.view(watcher) for watcher in EVERYBODY}
    heard = {watcher: table.heard(watcher) for watcher in EVERYBODY}
    table.play("P3 support sword")
    alone = table.view("P3")
    table.play("P4 support shield")
    assert table.view("P3") == alone  # he sees his own choice, and not that P4 has made one
    for watcher in ("P1", "P2", "P5", "P6", None):
        assert table.view(watcher) == before[watcher]
        assert table.heard(watcher) == heard[watcher]
    assert table.view("P3").choice == "support sword"
    assert table.heard("P3")[-1] == wire_duel.Supported(2, "sword")
    assert table.view("P3").asked == before["P3"].asked
    refusals = {
        table.refused(f"{player} support {side}").args for player in ("P3", "P4") for side in ("sword", "shield")
    }
    assert refusals == {table.refused("P1 support sword").args}


@pytest.mark.rule("C6.11", "C10.27")
def test_the_last_choice_reveals_all() -> None:
    table = castle().play("P1 challenge P2").pass_all()
    table.play("P5 support shield", "P3 support sword", "P6 support shield")
    assert table.heard_of(None, "revealed") == []
    table.play("P4 support sword")
    for watcher in EVERYBODY:
        assert table.heard_of(watcher, "revealed") == [wire_duel.Revealed((2, 3), (4, 5))]
        duel = table.view(watcher).duel
        assert duel is not None
        assert (duel.attacker_side, duel.defender_side) == ((2, 3), (4, 5))


# D4


@pytest.mark.rule("X61", "C6.12", "C6.14", "C1.16", "C10.28")
def test_x61_a_hypnotised_supporter_is_out_of_the_duel() -> None:
    table = castle("P1 hypnotist | P5 doctor: whip + 2").play("P1 challenge P2")
    table.support(P3="sword", P4="sword", P5="shield", P6="shield").play("P1 hypnotise P5")
    assert table.heard("P6")[-2:] == [wire_duel.Hypnotised(0, 4), wire.Window("d5")]
    assert table.score == (3, 2)
    assert table.asked == ["P1", "P2", "P3", "P4", "P6"]
    for line in ("P5 play tokens 1", "P5 play whip", "P5 pass"):
        table.refused(line)
    table.pass_all()
    assert (table.window, "P5" in table.asked) == ("d8", False)
    table.refused("P5 use_doctor")
    table.pass_all().play("P1 look")
    assert (result(table).winner, table.profession("P1"), table.tokens("P5")) == (0, "^hypnotist", 2)
    for player in ("P2", "P3", "P4", "P5", "P6"):
        table.play(f"{player} spy P1")
    table.play("P1 challenge P2").support(P3="sword", P4="sword", P5="shield", P6="shield")
    assert (table.window, table.asked) == ("d4", ["P1"])
    assert table.score == (3, 3)  # hypnosis has ended with the first duel
    assert table.play("P1 hypnotise P6").score == (3, 2)


@pytest.mark.rule("C6.12")
def test_only_the_attacker_is_asked_and_he_may_pass() -> None:
    table = castle("P2 hypnotist").play("P1 challenge P2").support(P3="sword", P4="sword", P5="shield", P6="shield")
    assert (table.asked, table.legal("P1")) == (["P1"], ["pass"])
    table.refused("P2 hypnotise P3")
    table = castle("P1 hypnotist").duel("P1", "P2", P3="sword", P4="sword", P5="shield", P6="shield")
    assert (table.window, table.profession("P1"), table.score) == ("d5", "hypnotist", (3, 3))


@pytest.mark.rule("X62", "C6.13")
def test_x62_no_duellist_is_hypnotised() -> None:
    table = castle("P1 hypnotist").play("P1 challenge P2").support(P3="sword", P4="sword", P5="shield", P6="shield")
    table.refused("P1 hypnotise P2")
    table.refused("P1 hypnotise P1")
    assert table.legal("P1") == ["pass", "hypnotise P3", "hypnotise P4", "hypnotise P5", "hypnotise P6"]


@pytest.mark.rule("X63", "C6.15")
def test_x63_the_hypnotist_comes_before_any_play() -> None:
    table = fight("P1 hypnotist: dagger")
    table.refused("P1 hypnotise P3")
    table.play("P1 play dagger")
    table.refused("P1 hypnotise P3")
    assert table.profession("P1") == "hypnotist"


# Points


@pytest.mark.rule("X64", "C6.27", "C6.28", "C6.38", "C10.35")
def test_x64_a_draw_brings_the_attacker_the_top_card() -> None:
    table = fight("P1: whip | P2: gloves", deck="tome, coat")
    assert table.pass_all().window == "d8"
    assert result(table) == wire_duel.Result(None, "draw", 3, 3)
    before = table.hand("P1")
    table.pass_all()
    assert table.hand("P1") == before | {"tome"}
    assert table.deck == ["coat"]
    assert wire_duel.DuelDraw(0, True, 1, "tome") in table.heard("P1")
    assert wire_duel.DuelDraw(0, True, 1, None) in table.heard("P2")
    assert table.active == "P2"


@pytest.mark.rule("X65", "C6.28")
def test_x65_the_ring_wins_a_tie() -> None:
    table = fight("P2: poison_ring").play("P2 play poison_ring").pass_all()
    assert result(table) == wire_duel.Result(1, "poison_ring", 3, 3)
    table.pass_all()
    assert (table.window, table.asked) == ("fate", ["P2"])
    assert wire_duel.Looked(1, 0, "order") in table.play("P2 look").heard("P2")


@pytest.mark.rule("X66", "C6.16")
def test_x66_a_supporter_plays_neither_ring_nor_dagger() -> None:
    table = fight("P3: poison_ring, dagger, gloves, whip")
    for card in ("poison_ring", "dagger", "gloves"):
        table.refused(f"P3 play {card}")
    assert table.legal("P3") == ["pass"]


@pytest.mark.rule("X67", "C6.16", "C1.13")
def test_x67_thug_and_dagger() -> None:
    table = fight("P1 thug: dagger").play("P1 play thug", "P1 play dagger")
    assert table.score == (5, 3)
    assert table.profession("P1") == "^thug"
    played = [wire_duel.Played(0, "thug", 1, "sword"), wire_duel.Played(0, "dagger", 1, "sword")]
    assert [table.heard_of(watcher, "played") for watcher in EVERYBODY] == [played] * 7
    table.pass_all().pass_all().play("P1 look")
    assert result(table) == wire_duel.Result(0, "points", 5, 3)
    assert (table.hand("P1"), table.view("P4").professions[0]) == ({"dagger"}, "thug")
    assert [note.object for note in table.view("P4").objects_seen] == ["dagger"]


@pytest.mark.rule("X68", "C6.16", "C1.16")
def test_x68_a_face_up_grand_master_and_gloves() -> None:
    table = fight("P2 ^grand_master: gloves").play("P2 play grand_master", "P2 play gloves")
    assert table.score == (3, 5)
    table.refused("P2 play grand_master")
    table.refused("P2 play gloves")


@pytest.mark.rule("X69", "C6.16", "C1.12")
def test_x69_the_bodyguard_helps_the_side_he_supports() -> None:
    table = fight("P5 bodyguard").play("P5 play bodyguard")
    assert table.score == (3, 4)
    assert table.heard_of(None, "played") == [wire_duel.Played(4, "bodyguard", 1, "shield")]
    assert fight("P3 bodyguard").play("P3 play bodyguard").score == (4, 3)
    for duellist in ("P1", "P2"):
        fight(f"{duellist} bodyguard").refused(f"{duellist} play bodyguard")


@pytest.mark.rule("C1.12")
def test_the_swordsman_helps_the_duellist_who_uses_him() -> None:
    assert fight("P1 swordsman").play("P1 play swordsman").score == (2, 1)
    assert fight("P2 swordsman").play("P2 play swordsman").score == (1, 2)


@pytest.mark.rule("X70", "C6.16")
def test_x70_the_attackers_supporter_throws_knives_and_cracks_no_whip() -> None:
    table = fight("P3: whip, throwing_knives")
    table.refused("P3 play whip")
    assert table.play("P3 play throwing_knives").score == (4, 3)


@pytest.mark.rule("X71", "C1.18", "C1.19", "C6.39")
def test_x71_tokens_lie_on_the_table_until_the_duel_is_over() -> None:
    table = fight("P4: whip + 3")
    assert table.view(None).pile == 9
    table.play("P4 play tokens 2")
    assert table.score == (5, 3)
    view = table.view(None)
    assert (view.tokens[3], view.staked[3], view.pile) == (1, 2, 9)
    table.pass_all().pass_all().play("P1 look")
    view = table.view(None)
    assert (view.tokens[3], view.staked[3], view.pile) == (1, 0, 11)


@pytest.mark.rule("C1.19")
def test_tokens_are_played_at_once_or_in_several_plays_but_no_more_than_there_are() -> None:
    table = fight("P5: whip + 3")
    assert [words for words in table.legal("P5") if "tokens" in words] == [f"play tokens {n}" for n in (1, 2, 3)]
    table.refused("P5 play tokens 4")
    table.play("P5 play tokens 1", "P5 play tokens 2")
    assert table.score == (3, 6)
    table.refused("P5 play tokens 1")


@pytest.mark.rule("X72", "C1.19")
def test_x72_a_duellist_plays_his_own_token() -> None:
    assert fight("P1: whip + 1").play("P1 play tokens 1").score == (4, 3)
    assert fight("P2: whip + 1").play("P2 play tokens 1").score == (3, 4)


@pytest.mark.rule("X73", "C6.18")
def test_x73_a_play_voids_all_passes() -> None:
    table = fight("P6: whip + 1").play("P1 pass", "P2 pass", "P3 pass", "P4 pass", "P5 pass")
    assert table.waiting == ["P6"]
    table.play("P6 play tokens 1")
    assert table.waiting == ["P1", "P2", "P3", "P4", "P5", "P6"]
    for player in table.asked:
        assert table.may(f"{player} pass")
