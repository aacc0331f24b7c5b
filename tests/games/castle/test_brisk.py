"""C6.40–C6.46, OPT-K Brisk duels: windows that are joined, and beats."""

from __future__ import annotations

from typing import Any

import pytest

from nightcoach.core.chance import Chance
from nightcoach.core.errors import BadNotation
from nightcoach.core.frames import TABLE
from nightcoach.games.castle import wire_duel
from nightcoach.games.castle.game import GAME
from tests.games.castle.story import Story, castle

SIDES = "duel=0,1 swords=2,3 shields=4,5"
SEALED = ("P3 support sword", "P4 support sword", "P5 support shield", "P6 support shield")


def brisk(text: str = "", **given: Any) -> Story:
    return castle(text, brisk_duels=True, **given)


def challenged(text: str = "") -> Story:
    """P1 has challenged P2."""
    return brisk(text).play("P1 challenge P2")


def decided(text: str = "", **given: Any) -> Story:
    """P1 has won against P2."""
    return brisk(text, window="d8_9", extra=f"{SIDES} winner=0", **given)


def seconds(table: Story) -> tuple[float, float, bool, bool]:
    """At most, at least, whether it is fixed, and whether somebody may ask for more."""
    pace = table.state.pace()
    assert pace is not None
    return round(pace.seconds, 6), round(pace.least, 6), pace.fixed, pace.stretches


# D1 with D2


@pytest.mark.rule("C6.40", "C6.41", "C10.53", "OPT-K")
def test_supporters_seal_a_side_while_a_priest_may_step_in() -> None:
    table = challenged("P2 priest: coat | P3 doctor | P5 thug")
    assert (table.window, table.asked) == ("d1_2", ["P2", "P3", "P4", "P5", "P6"])
    assert table.legal("P2") == ["pass", "use_priest"]
    assert table.legal("P3") == ["support sword", "support shield"]
    assert table.legal("P1") == []


@pytest.mark.rule("X153", "C10.53", "C6.46")
def test_who_is_asked_follows_from_what_lies_face_up() -> None:
    assert challenged("P2 ^thug | P3 ^doctor | P6 priest").asked == ["P3", "P4", "P5", "P6"]
    alone = challenged("P6 ^priest")
    assert (alone.window, alone.asked) == ("d2", ["P3", "P4", "P5", "P6"])
    everybody_else_open = "P2 ^thug | P3 ^doctor | P4 ^bodyguard | P5 ^alchemist | P6 ^grand_master"
    assert challenged(everybody_else_open).window == "d2"


@pytest.mark.rule("C6.42", "C6.11", "C10.52")
def test_the_table_reveals_the_sides_once_all_are_sealed_and_not_before() -> None:
    table = challenged().play(*SEALED[:3])
    assert table.state.legal(TABLE) == []
    table.play(SEALED[3])
    assert table.heard_of(None, "revealed", "supported") == []
    assert table.view(None).asked == (1, 2, 3, 4, 5)
    table.play("close")
    assert table.heard_of(None, "revealed") == [wire_duel.Revealed((2, 3), (4, 5))]
    assert table.window == "d4"


@pytest.mark.rule("X149", "C6.41", "C6.42", "R40")
def test_a_priest_who_has_sealed_stops_the_duel_and_nobody_sees_the_sides() -> None:
    table = challenged("P1: dagger, tome | P5 priest: coat").play("P3 support sword", "P5 support sword")
    ties = table.view(None).ties
    assert table.legal("P5") == ["use_priest"]
    table.play("P5 use_priest")
    assert table.window == "pay_priest"
    table.play("P1 pay_priest tome")
    assert (table.window, table.active) == ("turn", "P2")
    assert table.heard_of("P4", "revealed", "supported") == []
    assert table.view(None).ties == ties


@pytest.mark.rule("X149", "C6.41", "R39")
def test_the_defender_may_be_the_priest_until_the_reveal_even_after_a_pass() -> None:
    table = challenged("P2 priest: coat").play("P2 pass", *SEALED)
    assert table.legal("P2") == ["use_priest"]
    assert table.play("P2 use_priest").heard_of(None, "priest") == [wire_duel.Priest(1, 0)]


@pytest.mark.rule("C6.4", "C6.41")
def test_the_attacker_is_not_asked_even_as_a_priest() -> None:
    table = challenged("P1 priest: coat")
    assert "P1" not in table.asked
    table.refused("P1 use_priest")


@pytest.mark.rule("C6.10", "C6.41")
def test_a_sealed_side_is_final_and_the_page_says_so() -> None:
    table = challenged("P6 priest").play("P3 support sword")
    table.refused("P3 support shield")
    assert table.view("P3").choice == "support sword"
    assert [(each.words, each.rule) for each in table.view("P3").closed] == [
        ("support sword", "C6.10"),
        ("support shield", "C6.10"),
    ]
    assert table.view("P4").closed == ()


@pytest.mark.rule("C3.11", "C10.52")
def test_the_clock_chooses_a_side_at_random_but_never_uses_a_priest() -> None:
    table = challenged("P3 priest | P2 thug")
    found = {table.state.default(2, Chance(lot)).words for lot in range(40)}
    assert found == {"support sword", "support shield"}
    assert table.state.default(1, Chance(0)).words == "pass"


@pytest.mark.rule("C10.52")
def test_a_simulation_collects_sides_and_reactions_in_one_round_after_the_active_player() -> None:
    table = challenged("P2 priest | P4 doctor")
    assert table.waiting == ["P2", "P3", "P4", "P5", "P6"]
    table.play("P2 pass", "P3 support sword")
    assert table.waiting == ["P4", "P5", "P6"]
    table.play("P4 support sword", "P5 support sword", "P6 support sword")
    assert table.state.waiting() == (TABLE,)


@pytest.mark.rule("C10.52")
def test_nobody_is_needed_but_those_who_must_choose() -> None:
    table = challenged("P6 priest")
    assert table.state.needed() == (2, 3, 4, 5)
    table.play(*SEALED)
    assert (table.state.waiting(), table.state.needed()) == ((1,), (TABLE,))


# Beats


@pytest.mark.rule("X150", "C6.43", "C6.19", "R42")
def test_a_play_opens_another_beat_and_a_beat_without_one_closes_the_window() -> None:
    table = brisk("P1: dagger | P4: coat + 1", window="d5.0", extra=SIDES)
    assert seconds(table) == (3, 3, True, True)
    table.play("P4 play tokens 1")
    assert (table.window, seconds(table)) == ("d5", (3, 3, True, True))
    table.play("P1 play dagger", "close")
    assert table.window == "d8_9"


# D8 with the winner's choice


@pytest.mark.rule("C6.44", "C10.53")
def test_the_winner_chooses_while_a_doctor_may_step_in() -> None:
    table = decided("P1 ^thug | P3 doctor | P4 ^bodyguard")
    assert table.asked == ["P2", "P3", "P5", "P6", "P1"]
    assert (table.legal("P1"), table.legal("P3")) == (["look", "steal"], ["pass", "use_doctor"])


@pytest.mark.rule("X151", "C6.44", "C6.45", "R41", "C10.51")
@pytest.mark.parametrize("choice", ["look", "steal"])
def test_what_the_winner_seals_shows_him_nothing_before_the_window_closes(choice: str) -> None:
    table = decided("P2: whip, coat | P3 doctor")
    before = table.view("P1")
    table.play(f"P1 {choice}")
    after = table.view("P1")
    assert table.heard_of("P1", "fate_chosen") == [wire_duel.FateChosen(0, choice)]  # type: ignore[arg-type]
    assert table.heard_of("P2", "fate_chosen") == []
    assert (after.shown, after.societies_seen, after.objects_seen) == (
        before.shown,
        before.societies_seen,
        before.objects_seen,
    )
    assert table.state.legal(TABLE)
    table.play("close")
    assert len(table.heard_of("P1", "looked" if choice == "look" else "steal")) == 1
    assert table.window == ("turn" if choice == "look" else "take")


@pytest.mark.rule("X151", "C6.45", "C6.33")
def test_a_doctor_cancels_a_sealed_choice_and_nobody_learns_it() -> None:
    table = decided("P2: whip, coat | P3 doctor").play("P1 steal", "P3 use_doctor")
    assert (table.window, table.active) == ("turn", "P2")
    assert [type(event) for event in table.heard("P2")] == [wire_duel.Doctor, type(table.heard("P2")[-1])]
    assert table.heard_of("P1", "steal", "looked") == []
    assert table.view("P1").objects_seen == ()


@pytest.mark.rule("C6.44", "C6.30")
def test_a_winner_who_is_the_doctor_may_undo_the_duel_after_sealing() -> None:
    table = decided("P1 doctor").play("P1 look")
    assert table.legal("P1") == ["use_doctor"]
    assert table.play("P1 use_doctor").active == "P2"


@pytest.mark.rule("C10.44", "C6.44")
def test_whatever_is_refused_while_the_winner_chooses_is_refused_alike() -> None:
    table = decided("P3 doctor").play("P1 look")
    refused = [table.refused(line) for line in ("P1 steal", "P2 look", "P2 use_doctor", "P4 spy P1")]
    assert len({(str(each), each.reason) for each in refused}) == 1


@pytest.mark.rule("C6.46", "C6.29")
def test_after_a_draw_and_where_a_window_is_skipped_nothing_is_joined() -> None:
    drawn = brisk("P3 doctor", window="d5.0", extra="duel=0,1 swords=2,3 shields=4,5").play("close")
    assert (drawn.window, seconds(drawn)) == ("d8", (2, 0, True, True))
    known = brisk("P6 ^doctor", window="d5.0", extra="duel=0,1 swords=2,3,4 shields=5").play("close")
    assert (known.window, known.asked) == ("fate", ["P1"])


@pytest.mark.rule("C10.41", "C6.46")
def test_hypnosis_keeps_its_own_window() -> None:
    table = challenged("P1 hypnotist | P6 priest").play(*SEALED, "close")
    assert (table.window, table.asked, seconds(table)) == ("d4", ["P1"], (2, 0, True, True))
    assert table.play("P1 hypnotise P5").window == "d5"


# Times


@pytest.mark.rule("C10.52", "OPT-H", "OPT-J")
def test_lengths_are_parts_of_the_short_windows() -> None:
    assert seconds(challenged()) == (45, 2, False, True)
    assert seconds(decided("P3 doctor")) == (45, 2, False, True)
    assert seconds(decided("P3 doctor", window_seconds=20, answer_seconds=5)) == (8, 8, False, True)
    assert seconds(decided("P3 doctor", answer_seconds=0)) == (0, 2, False, True)


# Notation


@pytest.mark.parametrize(
    ("window", "extra"),
    [
        ("d1_2", "duel=0,1"),
        ("d1_2.2=sword.5=shield.p1", "duel=0,1"),
        ("d8_9", f"{SIDES} winner=1"),
        ("d8_9.steal.p2.p4", f"{SIDES} winner=0"),
        ("d8", SIDES),
    ],
)
def test_joined_windows_read_and_write_the_same(window: str, extra: str) -> None:
    line = GAME.write(brisk(window=window, extra=extra).state)
    assert line.startswith(f"{window}/end_action ")
    assert GAME.write(GAME.read(line)) == line


@pytest.mark.parametrize(
    ("window", "extra", "options"),
    [
        ("d1_2", "duel=0,1", {}),
        ("d8_9", f"{SIDES} winner=0", {}),
        ("d1", "duel=0,1", {"brisk_duels": True}),
        ("d2", "duel=0,1", {"brisk_duels": True}),
        ("d8", f"{SIDES} winner=0", {"brisk_duels": True}),
        ("fate/d10", f"{SIDES} winner=0", {"brisk_duels": True}),
        ("d8_9", SIDES, {"brisk_duels": True}),
        ("d1_2.p3", "duel=0,1", {"brisk_duels": True}),
        ("d8_9.p0", f"{SIDES} winner=0", {"brisk_duels": True}),
    ],
)
def test_a_window_that_cannot_be_open_is_refused(window: str, extra: str, options: dict[str, Any]) -> None:
    with pytest.raises(BadNotation):
        castle(window=window, extra=extra, **options)
