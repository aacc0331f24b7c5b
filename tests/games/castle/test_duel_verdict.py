"""C6.23–C6.28 The Alchemist's verdict, the Swordsman's answer to it, and the score."""

from __future__ import annotations

import pytest

from nightcoach.games.castle import wire, wire_duel
from nightcoach.games.castle.game import GAME
from tests.games.castle.story import Story, castle, fight


def result(table: Story) -> wire_duel.Result:
    """How the last duel ended, as everybody heard it."""
    found = [told for told in table.heard(None) if isinstance(told, wire_duel.Result)]
    return found[-1]


def x76(first: str = "P1: dagger") -> Story:
    """5:2 for the attacker; P6, who supports him, is the Alchemist."""
    table = fight(f"{first} | P6 alchemist: coat", swords="P3 P4 P6", shields="P5").play("P1 play dagger")
    assert table.score == (5, 2)
    return table.play("P6 play alchemist defender")


@pytest.mark.rule("X76", "C6.23", "C6.26")
def test_x76_the_verdict_beats_the_points() -> None:
    table = x76()
    assert (table.window, table.profession("P6")) == ("d6", "^alchemist")
    table.pass_all()
    assert result(table) == wire_duel.Result(1, "alchemist", None, None)
    assert table.window == "d8"
    assert (table.pass_all().window, table.asked) == ("fate", ["P2"])


@pytest.mark.rule("X141", "C10.30", "C6.26")
def test_x141_a_verdict_shows_no_totals_and_a_count_shows_both() -> None:
    table = x76().pass_all()
    for watcher in (None, "P1", "P2", "P6"):
        assert wire_duel.Result(1, "alchemist", None, None) in table.heard(watcher)
    counted = fight().pass_all()
    for watcher in (None, "P1", "P2", "P6"):
        assert wire_duel.Result(None, "draw", 3, 3) in counted.heard(watcher)


@pytest.mark.rule("X77", "C6.23")
def test_x77_a_draw_cannot_be_named() -> None:
    table = fight("P6 alchemist: coat")
    verdicts = [words for words in table.legal("P6") if words.startswith("play alchemist")]
    assert verdicts == ["play alchemist attacker", "play alchemist defender"]
    assert [move.words for move in GAME.moves if move.words.startswith("play alchemist")] == verdicts


@pytest.mark.rule("X78", "C6.24", "C6.25")
def test_x78_a_swordsman_voids_the_verdict() -> None:
    table = x76("P1 swordsman: dagger, poison_ring | P2: gloves").play("P1 use_swordsman")
    assert table.profession("P6") == "^alchemist"
    assert (table.window, table.asked) == ("d5", ["P1", "P2"])
    assert table.score == (3, 1)  # 2:1 plus the Dagger
    table.refused("P6 pass")
    table.play("P2 play gloves").pass_all()
    assert result(table) == wire_duel.Result(0, "points", 3, 2)


@pytest.mark.rule("C6.24", "C6.25")
def test_the_defender_too_may_answer_a_verdict() -> None:
    table = fight("P2 swordsman: coat | P6 alchemist: dagger").play("P6 play alchemist attacker", "P2 use_swordsman")
    assert table.score == (1, 2)
    table.pass_all()
    assert result(table) == wire_duel.Result(1, "points", 1, 2)


@pytest.mark.rule("C6.24")
def test_in_d6_nobody_but_a_swordsman_of_the_duellists_may_act() -> None:
    table = fight("P1 thug: dagger + 1 | P4 swordsman: whip + 1 | P6 alchemist: coat")
    table.play("P6 play alchemist attacker")
    assert (table.window, table.asked) == ("d6", ["P2", "P1"])
    assert (table.legal("P1"), table.legal("P2")) == (["pass"], ["pass"])
    for line in ("P1 play thug", "P1 play dagger", "P1 play tokens 1", "P1 use_swordsman", "P4 use_swordsman"):
        table.refused(line)
    table.refused("P6 play alchemist defender")


@pytest.mark.rule("C6.24")
def test_a_spent_swordsman_cannot_answer() -> None:
    table = fight("P1 ^swordsman: dagger | P6 alchemist: coat").play("P6 play alchemist defender")
    assert table.window == "d8"  # C10.41: the Swordsman is publicly spent, so D6 is skipped


@pytest.mark.rule("X137", "C6.24", "C6.18")
@pytest.mark.parametrize(("user", "polled"), [("P2", ["P1", "P2"]), ("P1", ["P2", "P1"])])
def test_x137_after_a_voided_verdict_the_other_duellist_is_polled_first(user: str, polled: list[str]) -> None:
    table = fight(f"{user} swordsman: coat | P6 alchemist: dagger").play("P6 play alchemist attacker")
    table.play(f"{user} use_swordsman")
    assert (table.window, table.waiting) == ("d5", polled)


@pytest.mark.rule("C6.25")
@pytest.mark.parametrize("first", ["swordsman", "alchemist"])
def test_the_swordsman_beats_the_alchemist_in_either_order(first: str) -> None:
    table = fight("P1 swordsman: coat | P6 alchemist: dagger")
    if first == "swordsman":
        table.play("P1 play swordsman").refused("P6 play alchemist defender")
    else:
        table.play("P6 play alchemist defender", "P1 use_swordsman")
    table.pass_all()
    assert result(table) == wire_duel.Result(0, "points", 2, 1)


@pytest.mark.rule("C6.26")
def test_after_a_verdict_the_ring_does_not_matter_and_no_score_is_counted() -> None:
    table = fight("P1: poison_ring | P6 alchemist: dagger").play("P1 play poison_ring", "P6 play alchemist defender")
    table.pass_all()
    assert result(table) == wire_duel.Result(1, "alchemist", None, None)
    assert table.window == "d8"


@pytest.mark.rule("C6.23")
def test_the_alchemist_stops_the_open_window() -> None:
    table = fight("P1: dagger | P3: throwing_knives + 1 | P5 alchemist: coat").play("P5 play alchemist attacker")
    for line in ("P1 play dagger", "P3 play throwing_knives", "P3 play tokens 1"):
        table.refused(line)
    assert table.heard(None)[-2] == wire_duel.Played(4, "alchemist", 1, "sword")


@pytest.mark.rule("C6.23")
def test_a_hypnotised_alchemist_names_nobody() -> None:
    table = castle("P1 hypnotist: coat | P5 alchemist: dagger").play("P1 challenge P2")
    table.support(P3="sword", P4="sword", P5="shield", P6="shield").play("P1 hypnotise P5")
    table.refused("P5 play alchemist defender")


@pytest.mark.rule("X80", "C6.16", "C6.23")
@pytest.mark.parametrize("player", ["P1", "P2"])
def test_x80_a_duellist_cannot_use_his_alchemist(player: str) -> None:
    table = fight(f"{player} alchemist: coat")
    for verdict in ("attacker", "defender"):
        table.refused(f"{player} play alchemist {verdict}")


SCORES = [
    ("", "P3 P4 P5 P6", "", [], (5, 1)),
    ("", "", "P3 P4 P5 P6", [], (1, 5)),
    ("P1 thug: dagger", "P3", "P4 P5 P6", ["P1 play dagger", "P1 play thug"], (4, 4)),
    ("P2 grand_master: gloves", "P3", "P4 P5 P6", ["P2 play gloves", "P2 play grand_master"], (2, 6)),
    ("P3 bodyguard: throwing_knives", "P3", "P4", ["P3 play bodyguard", "P3 play throwing_knives"], (4, 2)),
    ("P4 bodyguard: whip", "P3", "P4", ["P4 play bodyguard", "P4 play whip"], (2, 4)),
    ("P1: coat + 2 | P3: tome + 1", "P3", "P4", ["P1 play tokens 2", "P3 play tokens 1"], (5, 2)),
    ("P2: coat + 2 | P4: tome + 1", "P3", "P4", ["P2 play tokens 2", "P4 play tokens 1"], (2, 5)),
    ("P1 swordsman: coat", "P3", "P4", ["P1 play swordsman"], (2, 1)),
    ("P2 swordsman: coat", "P3", "P4", ["P2 play swordsman"], (1, 2)),
    ("P1: poison_ring", "P3", "P4", ["P1 play poison_ring"], (2, 2)),
]


@pytest.mark.rule("C6.27", "C6.28")
@pytest.mark.parametrize(("text", "swords", "shields", "plays", "totals"), SCORES)
def test_the_score_counts_every_symbol_once(
    text: str, swords: str, shields: str, plays: list[str], totals: tuple[int, int]
) -> None:
    seats = 2 + len(swords.split()) + len(shields.split())
    table = fight(text, swords=swords, shields=shields, seats=seats).play(*plays).pass_all()
    attack, defence = totals
    ring = "P1 play poison_ring" in plays
    winner = 0 if attack > defence or (attack == defence and ring) else 1 if defence > attack else None
    how: wire.How = "points" if attack != defence else "poison_ring" if ring else "draw"
    assert result(table) == wire_duel.Result(winner, how, attack, defence)


@pytest.mark.rule("C6.27")
def test_a_hypnotised_supporter_counts_nothing() -> None:
    table = castle("P1 hypnotist: coat").play("P1 challenge P2")
    table.support(P3="sword", P4="sword", P5="shield", P6="shield").play("P1 hypnotise P5")
    assert table.score == (3, 2)
    table.pass_all()
    assert result(table) == wire_duel.Result(0, "points", 3, 2)


@pytest.mark.rule("C6.27")
def test_an_open_profession_that_was_not_declared_counts_nothing() -> None:
    table = fight("P1 ^thug: dagger | P3 ^bodyguard: coat")
    assert table.score == (3, 3)
    table.play("P3 play bodyguard")
    assert table.score == (4, 3)


@pytest.mark.rule("C6.28")
@pytest.mark.parametrize(("player", "winner"), [("P1", 0), ("P2", 1)])
def test_a_tie_goes_to_whoever_played_the_ring(player: str, winner: int) -> None:
    table = fight(f"{player}: poison_ring").play(f"{player} play poison_ring").pass_all()
    assert result(table) == wire_duel.Result(winner, "poison_ring", 3, 3)


@pytest.mark.rule("C6.28")
def test_the_ring_does_nothing_unless_the_duel_is_tied() -> None:
    table = fight("P2: poison_ring", swords="P3 P4 P5", shields="P6").play("P2 play poison_ring").pass_all()
    assert result(table) == wire_duel.Result(0, "points", 4, 2)


@pytest.mark.rule("C6.28")
def test_without_a_ring_a_tie_is_a_draw() -> None:
    table = fight("P1: poison_ring").pass_all()  # held, not played
    assert result(table) == wire_duel.Result(None, "draw", 3, 3)
