"""C11 The options of a table, OPT-A to OPT-K."""

from __future__ import annotations

import pytest

from nightcoach.core.errors import BadOption
from nightcoach.core.wire import parse_options
from nightcoach.games.castle import wire_duel
from nightcoach.games.castle.game import GAME
from nightcoach.games.castle.wire import Options
from tests.games.castle.story import Story, castle, dealt, fight, won


def parsed(**given: str) -> Options:
    return parse_options(Options, "castle", given)


def test_the_options_of_the_book_are_the_usual_ones() -> None:
    assert parsed() == Options(
        start_player="random",
        proclaim_after_free=False,
        free_after_action=False,
        give_back_stolen=False,
        alchemist_prevails=False,
        name_every_holder=False,
        window_seconds=5,
        turn_seconds=90,
        answer_seconds=45,
        grace_seconds=30,
        brisk_duels=False,
    )


def test_the_adlung_rules_are_not_offered() -> None:
    with pytest.raises(BadOption, match="no option 'adlung'"):
        parsed(adlung="true")


# OPT-A


@pytest.mark.rule("OPT-A", "C2.10")
def test_the_first_player_is_random() -> None:
    assert {dealt(5, seed).state.active for seed in range(60)} == {0, 1, 2, 3, 4}


@pytest.mark.rule("OPT-A")
@pytest.mark.parametrize("first", [0, 3, 5])
def test_the_host_may_name_the_first_player(first: int) -> None:
    for seed in range(5):
        table = dealt(6, seed, start_player=first)
        assert (table.state.active, table.asked) == (first, [f"P{first + 1}"])


@pytest.mark.rule("OPT-A")
def test_the_first_player_must_have_a_seat() -> None:
    with pytest.raises(BadOption, match="takes 6–8 seats, not 4"):
        dealt(4, start_player=5)
    with pytest.raises(BadOption, match="start_player"):
        parsed(start_player="8")
    assert parsed(start_player="7").start_player == 7


# OPT-B


@pytest.mark.rule("OPT-B", "C3.5")
@pytest.mark.parametrize("on", [False, True])
def test_under_opt_b_step_a_stays_open_until_the_action(on: bool) -> None:
    table = castle("P1 clairvoyant: key_red, key_green, key_plain", proclaim_after_free=on)
    table.play("P1 use_clairvoyant", "P1 set_top dagger whip")
    if not on:
        table.refused("P1 proclaim own")
        return
    assert table.play("P1 proclaim own", "P1 that_is_all").winners == ["P1", "P3", "P5"]


@pytest.mark.rule("OPT-B")
def test_under_opt_b_the_action_closes_step_a() -> None:
    table = castle("P1: key_red, dagger", proclaim_after_free=True).play("P1 offer P2 dagger")
    table.refused("P1 proclaim own")


@pytest.mark.rule("OPT-B")
def test_under_opt_b_and_opt_c_nobody_proclaims_after_the_action() -> None:
    table = castle("P1 thug: key_red", proclaim_after_free=True, free_after_action=True).play("P1 spy P2")
    assert table.window == "d_prime"
    table.refused("P1 proclaim own")


# OPT-C


@pytest.mark.rule("OPT-C", "C3.13")
@pytest.mark.parametrize("profession", ["clairvoyant", "diplomat", "thug"])
def test_under_opt_c_every_face_down_player_is_asked_after_the_action(profession: str) -> None:
    table = castle(f"P1 {profession}: coat", free_after_action=True).play("P1 spy P2")
    assert (table.window, table.asked) == ("d_prime", ["P1"])
    assert (table.legal("P1") == ["pass"]) == (profession == "thug")
    assert table.play("P1 pass").active == "P2"


@pytest.mark.rule("OPT-C", "C3.13")
def test_under_opt_c_a_used_clairvoyant_ends_step_d_prime() -> None:
    table = castle("P1 clairvoyant: coat", free_after_action=True).play("P1 spy P2", "P1 use_clairvoyant")
    table.play("P1 set_top dagger whip")
    assert (table.window, table.active) == ("turn", "P2")  # his profession is face-up: (d') is skipped
    assert table.deck[:2] == ["dagger", "whip"]


@pytest.mark.rule("OPT-C", "C3.7")
def test_under_opt_c_a_failed_demand_ends_the_turn() -> None:
    table = castle("P1 diplomat: coat | P2: whip", free_after_action=True).play("P1 spy P3", "P1 demand P2 key coat")
    assert (table.window, table.active) == ("turn", "P2")


def x134(on: bool) -> Story:
    table = castle("P1 diplomat: tome, whip | P2 thug: key_red", free_after_action=on)
    table.play("P1 demand P2 key tome", "P2 give_demanded key_red", "P1 use_ability")
    assert (table.profession("P1"), table.profession("P2")) == ("thug", "diplomat")
    return table.play("P1 offer P2 whip", "P2 accept tome", "P2 use_ability")


@pytest.mark.rule("X134", "C3.9", "C3.13", "C5.30", "OPT-C")
def test_x134_a_diplomat_who_comes_back_may_demand_again_in_step_d_prime() -> None:
    table = x134(True)
    assert (table.window, table.profession("P1")) == ("d_prime", "diplomat")
    table.play("P1 demand P2 whip tome", "P2 give_demanded whip")
    assert table.hand("P1") == {"key_red", "whip"}


@pytest.mark.rule("X134", "C3.13")
def test_x134_without_opt_c_the_turn_is_over() -> None:
    table = x134(False)
    assert (table.window, table.active, table.profession("P1")) == ("turn", "P2", "diplomat")


X135 = [
    ("P1 thug: | P3 ^clairvoyant: | P4 ^diplomat:", None, False),
    ("P1 thug: | P3 clairvoyant: | P4 ^diplomat:", "", False),
    ("P1 thug: | P4 ^diplomat:", "", False),
    ("P1 thug: | P4 ^diplomat:", None, True),
    ("P1 thug: | P3 clairvoyant: | P4 ^diplomat:", None, True),
    ("P1 thug: | P3 ^clairvoyant:", None, True),
    ("P1 thug:", "", True),
    ("P1 ^thug: | P4 ^diplomat:", None, False),
]


@pytest.mark.rule("X135", "C3.13", "C10.41", "OPT-C")
@pytest.mark.parametrize(("text", "deck", "asked"), X135)
def test_x135_step_d_prime_is_skipped_if_no_free_profession_can_be_there(
    text: str, deck: str | None, asked: bool
) -> None:
    table = castle(text, deck=deck, leftovers="clairvoyant", free_after_action=True).play("P1 spy P2")
    if asked:
        assert (table.window, table.legal("P1")) == ("d_prime", ["pass"])
    else:
        assert (table.window, table.active) == ("turn", "P2")


# OPT-D


@pytest.mark.rule("X117", "OPT-D", "C6.35")
def test_x117_under_opt_d_a_stolen_pearl_may_go_straight_back() -> None:
    table = won("P1: dagger | P2: black_pearl", give_back_stolen=True).play("P1 steal", "P1 take black_pearl")
    assert set(table.legal("P1")) == {"give_back black_pearl", "give_back dagger"}
    table.play("P1 give_back black_pearl")
    assert (table.hand("P1"), table.hand("P2")) == ({"dagger"}, {"black_pearl"})
    assert [told.hand for told in table.heard("P1") if isinstance(told, wire_duel.Steal)] == [("black_pearl",)]


# OPT-F

X115 = "P2 swordsman: | P3 thug: | P4 ^bodyguard: whip + 1 | P5 doctor: | P6 alchemist: throwing_knives + 1"


@pytest.mark.rule("X115", "OPT-F", "C6.22")
def test_x115_under_opt_f_an_alchemist_may_act_after_a_swordsman() -> None:
    table = fight(X115, alchemist_prevails=True).play("P2 play swordsman")
    assert table.asked == ["P1", "P2", "P3", "P5", "P6"]
    assert (table.legal("P3"), table.legal("P5")) == (["pass"], ["pass"])
    assert table.legal("P6") == ["pass", "play alchemist attacker", "play alchemist defender"]
    table.refused("P4 play tokens 1")
    table.refused("P6 play tokens 1")
    table.play("P6 play alchemist attacker")
    assert wire_duel.Result(0, "alchemist", None, None) in table.heard(None)
    assert table.window == "d8"


@pytest.mark.rule("OPT-F", "C6.25")
def test_under_opt_f_a_verdict_stands_at_once_and_d6_does_not_exist() -> None:
    table = fight("P1 swordsman: coat | P6 alchemist: dagger", alchemist_prevails=True)
    table.play("P6 play alchemist defender")
    assert table.window == "d8"
    table.refused("P1 use_swordsman")


@pytest.mark.rule("OPT-F", "C6.22")
def test_under_opt_f_a_swordsman_still_voids_the_other_supporters() -> None:
    table = fight("P1 swordsman: coat | P3: throwing_knives", alchemist_prevails=True)
    table.play("P3 play throwing_knives", "P1 play swordsman").pass_all()
    assert wire_duel.Result(0, "points", 2, 1) in table.heard(None)


@pytest.mark.rule("X138", "C6.22", "OPT-F")
def test_x138_with_the_alchemist_open_a_swordsman_leaves_the_duellists_alone() -> None:
    table = fight("P2 swordsman: | P3 thug: | P5 doctor: | P6 ^alchemist:", alchemist_prevails=True)
    assert table.play("P2 play swordsman").asked == ["P1", "P2"]


@pytest.mark.rule("OPT-F", "C6.22")
def test_under_opt_f_a_hypnotised_supporter_is_not_asked_after_a_swordsman() -> None:
    table = castle("P1 hypnotist: | P2 swordsman: | P6 alchemist:", alchemist_prevails=True).play("P1 challenge P2")
    table.support(P3="sword", P4="sword", P5="shield", P6="shield").play("P1 hypnotise P6", "P2 play swordsman")
    assert table.asked == ["P1", "P2", "P3", "P4", "P5"]


# OPT-G


@pytest.mark.rule("OPT-G", "C9.10")
@pytest.mark.parametrize("on", [False, True])
def test_under_opt_g_every_rival_holder_must_be_named(on: bool) -> None:
    text = "P1: whip | P2: goblet_red, goblet_green, goblet_plain | P4: bag_goblet"
    table = castle(text, deck="", name_every_holder=on).play("P1 proclaim rival", "P1 name P2", "P1 that_is_all")
    assert table.winners == (["P2", "P4", "P6"] if on else ["P1", "P3", "P5"])
    both = castle(text, deck="", name_every_holder=on).play("P1 proclaim rival", "P1 name P2", "P1 name P4")
    assert both.play("P1 that_is_all").winners == ["P1", "P3", "P5"]


@pytest.mark.rule("OPT-G")
def test_under_opt_g_holders_of_the_other_society_do_not_matter() -> None:
    text = "P1: key_red, key_green, key_plain | P2: bag_key"
    table = castle(text, deck="", name_every_holder=True).play("P1 proclaim own", "P1 that_is_all")
    assert table.winners == ["P1", "P3", "P5"]


# OPT-H, OPT-I, OPT-J


@pytest.mark.rule("OPT-H", "C10.42")
def test_window_seconds_are_the_time_of_reactions_and_the_minimum_of_d5() -> None:
    table = castle(window_seconds=12).play("P1 challenge P2")
    pace = table.state.pace()
    assert pace is not None
    assert (pace.seconds, pace.fixed) == (12, True)
    table.support(P3="sword", P4="sword", P5="shield", P6="shield").pass_all()
    pace = table.state.pace()
    assert pace is not None
    assert (table.window, pace.least, pace.seconds, pace.fixed) == ("d5", 12, 45, False)


@pytest.mark.rule("OPT-J")
def test_turns_and_answers_have_clocks_of_their_own() -> None:
    table = castle("P1: dagger", turn_seconds=60, answer_seconds=20)
    assert (pace := table.state.pace()) is not None
    assert pace.seconds == 60
    table.play("P1 offer P2 dagger")
    assert (pace := table.state.pace()) is not None
    assert pace.seconds == 20


@pytest.mark.rule("OPT-I")
def test_grace_seconds_are_what_a_table_grants() -> None:
    assert GAME.grace(Options()) == 30
    assert GAME.grace(Options(grace_seconds=120)) == 120


@pytest.mark.rule("OPT-H", "OPT-I", "OPT-J")
@pytest.mark.parametrize(
    ("option", "good", "bad"),
    [
        ("window_seconds", ["1", "20"], ["0", "21", "five", ""]),
        ("turn_seconds", ["0", "5", "600"], ["4", "1", "601", "-1"]),
        ("answer_seconds", ["0", "5", "600"], ["4", "601"]),
        ("grace_seconds", ["5", "300"], ["4", "301"]),
    ],
)
def test_seconds_have_limits(option: str, good: list[str], bad: list[str]) -> None:
    for value in good:
        assert getattr(parsed(**{option: value}), option) == int(value)
    for value in bad:
        with pytest.raises(BadOption, match=option):
            parsed(**{option: value})
