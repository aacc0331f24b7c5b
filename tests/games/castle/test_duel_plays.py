"""C6.16–C6.22 The open window of a duel: who may play what, passing, the last word, the Swordsman."""

from __future__ import annotations

import pytest

from nightcoach.games.castle import wire, wire_duel
from tests.games.castle.story import Story, castle, fight

DUEL_OBJECTS = ("dagger", "gloves", "poison_ring", "throwing_knives", "whip")
ARMED = "dagger, gloves, poison_ring, throwing_knives, whip"
IN_D5 = ("alchemist attacker", "alchemist defender", "bodyguard", "grand_master", "swordsman", "thug")


def playable(table: Story, player: str) -> set[str]:
    """What the player may play now."""
    return {words.removeprefix("play ") for words in table.legal(player) if words.startswith("play ")}


OBJECTS_BY_ROLE = [
    ("P1", {"dagger", "poison_ring"}),
    ("P2", {"gloves", "poison_ring"}),
    ("P3", {"throwing_knives"}),
    ("P5", {"whip"}),
]


@pytest.mark.rule("C6.16")
@pytest.mark.parametrize(("player", "allowed"), OBJECTS_BY_ROLE)
def test_every_role_has_its_own_objects(player: str, allowed: set[str]) -> None:
    table = fight(f"{player} clairvoyant: {ARMED}")
    assert playable(table, player) == allowed
    for name in sorted(set(DUEL_OBJECTS) - allowed):
        table.refused(f"{player} play {name}")


PROFESSIONS_BY_ROLE = [
    ("P1", "thug", {"thug"}),
    ("P1", "swordsman", {"swordsman"}),
    ("P2", "grand_master", {"grand_master"}),
    ("P2", "swordsman", {"swordsman"}),
    ("P3", "bodyguard", {"bodyguard"}),
    ("P3", "alchemist", {"alchemist attacker", "alchemist defender"}),
    ("P5", "bodyguard", {"bodyguard"}),
    ("P5", "alchemist", {"alchemist attacker", "alchemist defender"}),
    ("P1", "grand_master", set()),
    ("P1", "bodyguard", set()),
    ("P1", "alchemist", set()),
    ("P2", "thug", set()),
    ("P2", "bodyguard", set()),
    ("P2", "alchemist", set()),
    ("P3", "thug", set()),
    ("P3", "swordsman", set()),
    ("P5", "grand_master", set()),
    ("P5", "swordsman", set()),
    ("P4", "doctor", set()),
    ("P4", "priest", set()),
    ("P1", "hypnotist", set()),
]


@pytest.mark.rule("C6.16")
@pytest.mark.parametrize(("player", "profession", "allowed"), PROFESSIONS_BY_ROLE)
def test_every_role_has_its_own_professions(player: str, profession: str, allowed: set[str]) -> None:
    table = fight(f"{player} {profession}: seal_of_lodge")
    assert playable(table, player) == allowed
    for name in sorted(set(IN_D5) - allowed):
        table.refused(f"{player} play {name}")


@pytest.mark.rule("C6.16")
@pytest.mark.parametrize(("player", "side"), [("P1", "sword"), ("P2", "shield"), ("P3", "sword"), ("P5", "shield")])
def test_a_token_counts_for_the_side_of_its_owner(player: str, side: wire.Side) -> None:
    table = fight(f"{player} clairvoyant: seal_of_lodge + 3").play(f"{player} play tokens 2")
    assert table.score == ((5, 3) if side == "sword" else (3, 5))
    assert table.heard(None)[-1] == wire_duel.Played(int(player[1]) - 1, "tokens", 2, side)


@pytest.mark.rule("C6.16", "C6.17")
@pytest.mark.parametrize("what", ["dagger", "thug"])
def test_an_object_or_a_profession_is_played_once_in_a_duel(what: str) -> None:
    table = fight("P1 thug: dagger").play(f"P1 play {what}")
    table.refused(f"P1 play {what}")
    assert table.score == (4, 3)


@pytest.mark.rule("C6.16")
@pytest.mark.parametrize("profession", ["^alchemist", "^clairvoyant"])
def test_a_spent_or_another_open_profession_cannot_be_played(profession: str) -> None:
    table = fight(f"P3 {profession}: seal_of_lodge")
    assert playable(table, "P3") == set()
    table.refused("P3 play alchemist attacker")


@pytest.mark.rule("C6.16")
def test_a_spent_swordsman_cannot_be_played() -> None:
    table = fight("P2 ^swordsman: gloves")
    assert playable(table, "P2") == {"gloves"}
    table.refused("P2 play swordsman")


@pytest.mark.rule("C6.16")
def test_a_hypnotised_supporter_plays_nothing() -> None:
    table = castle("P1 hypnotist: coat | P3 bodyguard: throwing_knives + 2").play("P1 challenge P2")
    table.support(P3="sword", P4="sword", P5="shield", P6="shield").play("P1 hypnotise P3")
    assert table.asked == ["P1", "P2", "P4", "P5", "P6"]
    for what in ("throwing_knives", "bodyguard", "tokens 1"):
        table.refused(f"P3 play {what}")
    table.refused("P3 pass")


@pytest.mark.rule("C6.16", "C6.22")
def test_after_a_swordsman_no_supporter_plays_anything() -> None:
    table = fight("P2 swordsman: gloves | P3 bodyguard: throwing_knives + 1 | P5 alchemist: whip")
    table.play("P2 play swordsman")
    assert table.asked == ["P1", "P2"]
    for line in ("P3 play throwing_knives", "P3 play bodyguard", "P3 play tokens 1", "P5 play whip"):
        table.refused(line)
    table.refused("P5 play alchemist attacker")


@pytest.mark.rule("C6.17")
def test_a_play_is_public_at_once_and_stays_on_the_table() -> None:
    table = fight("P1 thug: dagger, coat").play("P1 play dagger", "P1 play thug")
    for watcher in (None, "P1", "P2", "P6"):
        assert table.heard(watcher)[-2:] == [
            wire_duel.Played(0, "dagger", 1, "sword"),
            wire_duel.Played(0, "thug", 1, "sword"),
        ]
        duel = table.view(watcher).duel
        assert duel is not None
        assert (duel.played, duel.used) == (("dagger",), (0,))
        assert table.view(watcher).professions[0] == "thug"


@pytest.mark.rule("C6.17")
def test_a_played_object_still_counts_as_in_the_hand() -> None:
    table = fight("P1: dagger, coat").play("P1 play dagger")
    assert table.hand("P1") == {"dagger", "coat"}
    assert table.view("P2").sizes[0] == 2


@pytest.mark.rule("C6.18")
def test_one_play_is_one_object_one_profession_or_any_number_of_tokens() -> None:
    table = fight("P1 thug: dagger + 3")
    assert table.legal("P1") == ["pass", "play thug", "play dagger", "play tokens 1", "play tokens 2", "play tokens 3"]
    table.refused("P1 play tokens 4")
    table.play("P1 play tokens 2")
    assert table.tokens("P1") == 1
    table.refused("P1 play tokens 2")
    table.play("P1 play tokens 1")  # at once or in several plays
    assert table.score == (6, 3)


@pytest.mark.rule("C6.18")
def test_there_is_no_order_in_the_open_window() -> None:
    table = fight("P1 thug: coat | P2 grand_master: gloves | P6: whip")
    table.play("P6 play whip", "P2 play gloves", "P1 play thug", "P2 play grand_master")
    assert table.score == (4, 6)


@pytest.mark.rule("C6.18")
def test_the_window_closes_when_all_have_passed_on_an_unchanged_table() -> None:
    table = fight("P6: whip").play("P3 pass", "P1 pass", "P6 pass", "P2 pass", "P5 pass")
    assert (table.window, table.waiting) == ("d5", ["P4"])
    table.refused("P3 pass")  # once is enough
    table.play("P4 pass", "close")
    assert table.window == "d8"


@pytest.mark.rule("C6.18")
def test_a_play_voids_all_passes() -> None:
    table = fight("P6: whip").play("P1 pass", "P2 pass", "P3 pass", "P6 play whip")
    assert table.waiting == ["P1", "P2", "P3", "P4", "P5", "P6"]
    assert table.may("P1 pass")


@pytest.mark.rule("X140", "C6.18")
def test_x140_whoever_has_passed_may_still_play() -> None:
    table = fight("P4: coat + 1").play("P1 pass", "P2 pass", "P3 pass", "P4 pass", "P5 pass")
    table.play("P4 play tokens 1")
    assert table.score == (4, 3)
    assert sorted(table.waiting) == ["P1", "P2", "P3", "P4", "P5", "P6"]


@pytest.mark.rule("X136", "C6.18")
def test_x136_polling_goes_on_with_the_seat_after_the_player() -> None:
    table = fight("P3: coat + 1")
    assert table.waiting == ["P1", "P2", "P3", "P4", "P5", "P6"]
    table.play("P1 pass", "P2 pass", "P3 play tokens 1")
    assert table.waiting == ["P4", "P5", "P6", "P1", "P2", "P3"]
    for player in ("P4", "P5", "P6", "P1", "P2"):
        assert table.waiting[0] == player
        table.play(f"{player} pass")
    table.play("P3 pass")
    assert table.state.waiting() == (-1,)
    assert table.play("close").window != "d5"


@pytest.mark.rule("C6.18")
def test_polling_leaves_out_whoever_is_not_asked() -> None:
    table = castle("P1 hypnotist: coat | P3: dagger + 1").play("P1 challenge P2")
    table.support(P3="sword", P4="sword", P5="shield", P6="shield").play("P1 hypnotise P4", "P3 play tokens 1")
    assert table.waiting == ["P5", "P6", "P1", "P2", "P3"]


@pytest.mark.rule("C6.18")
@pytest.mark.parametrize("attacker", ["P1", "P4", "P6"])
def test_polling_begins_with_the_attacker(attacker: str) -> None:
    players = [f"P{q}" for q in range(1, 7)]
    at = players.index(attacker)
    defender = players[(at + 1) % 6]
    table = castle(active=attacker).play(f"{attacker} challenge {defender}")
    table.support(**{player: "sword" for player in players if player not in (attacker, defender)})
    if table.window == "d4":
        table.pass_all()
    assert table.waiting == players[at:] + players[:at]


@pytest.mark.rule("X116", "C6.18", "C6.22")
def test_x116_a_token_after_the_swordsman_is_rejected_and_one_before_is_lost() -> None:
    late = fight("P2 swordsman: coat | P4: dagger + 1").play("P2 play swordsman")
    late.refused("P4 play tokens 1")
    assert late.tokens("P4") == 1
    early = fight("P2 swordsman: coat | P4: dagger + 1").play("P4 play tokens 1", "P2 play swordsman")
    assert early.score == (1, 2)
    assert (early.tokens("P4"), early.state.pile) == (0, 11)
    early.pass_all().pass_all().play("P2 look")
    assert (early.tokens("P4"), early.state.pile) == (0, 12)


@pytest.mark.rule("C6.19")
@pytest.mark.parametrize(
    ("player", "play"),
    [("P1", "thug"), ("P1", "swordsman"), ("P2", "grand_master"), ("P2", "swordsman"), ("P6", "alchemist attacker")],
)
def test_the_last_word_may_be_a_profession(player: str, play: str) -> None:
    table = fight(f"{player} {play.split()[0]}: coat")
    for other in [q for q in table.asked if q != player]:
        table.play(f"{other} pass")
    table.play(f"{player} play {play}")
    if play.startswith("alchemist"):
        assert (table.window, table.asked) == ("d6", ["P2", "P1"])
    else:
        assert table.window == "d5"
        assert set(table.waiting) == ({"P1", "P2"} if play == "swordsman" else {"P1", "P2", "P3", "P4", "P5", "P6"})


@pytest.mark.rule("C6.19")
def test_the_window_always_ends_since_everything_is_used_up() -> None:
    text = "P1 thug: dagger, poison_ring + 2 | P2 grand_master: gloves + 1 | P3 bodyguard: throwing_knives"
    table = fight(text, leftovers="alchemist, swordsman")
    plays = 0
    while able := [player for player in table.asked if playable(table, player)]:
        table.play(f"{able[0]} play {sorted(playable(table, able[0]))[0]}")
        plays += 1
    assert plays == 10
    assert table.pass_all().window == "d8"


@pytest.mark.rule("C6.20")
def test_everybody_sees_the_running_score() -> None:
    table = fight("P1 thug: dagger | P5: whip + 2")
    scores = [table.score]
    for line in ("P1 play dagger", "P5 play whip", "P1 play thug", "P5 play tokens 2"):
        scores.append(table.play(line).score)
        assert len({table.view(watcher).duel for watcher in (None, "P1", "P2", "P3", "P5")}) == 1
    assert scores == [(3, 3), (4, 3), (4, 4), (5, 4), (5, 6)]


@pytest.mark.rule("C6.21")
@pytest.mark.parametrize("play", ["P1 play poison_ring", "P2 play swordsman", "P3 play alchemist attacker"])
def test_ring_swordsman_and_alchemist_are_played_in_d5_and_nowhere_else(play: str) -> None:
    table = castle("P1: poison_ring | P2 swordsman: coat | P3 alchemist: dagger").play("P1 challenge P2")
    for window in ("d1", "d2", "d4"):
        assert table.window == window
        table.refused(play)
        if window == "d2":
            table.support(P3="sword", P4="sword", P5="shield", P6="shield")
        else:
            table.pass_all()
    assert table.window == "d5"
    assert table.may(play)
    table.pass_all()
    assert table.window == "d8"
    table.refused(play)


DUELLISTS = "P1: dagger, poison_ring | P2 swordsman: gloves | P4: coat + 1"


def x74() -> Story:
    table = fight(DUELLISTS, deck="tome, monocle").play("P1 play dagger", "P4 play tokens 1")
    assert table.score == (5, 3)
    return table.play("P2 play swordsman")


@pytest.mark.rule("X74", "C6.22")
def test_x74_the_swordsman_shuts_out_all_supporters() -> None:
    table = x74()
    assert table.score == (2, 2)
    assert table.asked == ["P1", "P2"]
    table.refused("P3 pass")
    table.pass_all()
    assert table.heard(None)[-2] == wire_duel.Result(None, "draw", 2, 2)
    table.pass_all()
    assert "tome" in table.hand("P1")
    assert (table.tokens("P4"), table.state.pile) == (0, 12)


@pytest.mark.rule("X74", "C6.22")
def test_x74_the_defender_may_go_on_with_his_gloves() -> None:
    table = x74().play("P2 play gloves").pass_all()
    assert table.heard(None)[-2] == wire_duel.Result(1, "points", 2, 3)
    assert (table.pass_all().window, table.asked) == ("fate", ["P2"])


@pytest.mark.rule("X75", "C6.22", "C6.28")
def test_x75_the_ring_decides_a_tie_after_a_swordsman() -> None:
    table = x74().play("P1 play poison_ring").pass_all()
    assert table.heard(None)[-2] == wire_duel.Result(0, "poison_ring", 2, 2)


@pytest.mark.rule("C6.22")
def test_everything_of_the_supporters_is_void_and_everything_of_the_duellists_stays() -> None:
    table = fight(
        "P1 swordsman: dagger + 2 | P2 grand_master: gloves + 1 | P3 bodyguard: throwing_knives + 1 | P5: whip + 1"
    )
    for play in ("P1 play dagger", "P1 play tokens 2", "P2 play gloves", "P2 play grand_master", "P2 play tokens 1"):
        table.play(play)
    for play in ("P3 play bodyguard", "P3 play throwing_knives", "P3 play tokens 1", "P5 play whip"):
        table.play(play)
    assert table.score == (9, 7)
    table.play("P1 play swordsman")
    assert table.score == (1 + 1 + 2 + 1, 1 + 1 + 1 + 1)
    assert table.profession("P3") == "^bodyguard"


@pytest.mark.rule("C6.22")
def test_after_a_swordsman_the_two_duellists_go_on_until_both_have_passed() -> None:
    table = fight("P1 swordsman: dagger | P2 grand_master: gloves").play("P1 play swordsman")
    assert table.waiting == ["P2", "P1"]
    table.play("P2 play grand_master", "P1 play dagger", "P2 play gloves")
    assert table.score == (3, 3)
    assert table.play("P1 pass", "P2 pass", "close").window == "d8"


@pytest.mark.rule("X79", "C6.22", "C6.23")
@pytest.mark.parametrize("verdict", ["attacker", "defender"])
def test_x79_no_alchemist_after_a_swordsman(verdict: str) -> None:
    table = fight("P2 swordsman: coat | P6 alchemist: dagger").play("P2 play swordsman")
    table.refused(f"P6 play alchemist {verdict}")
    assert table.profession("P6") == "alchemist"
