"""C10.40–C10.44 Windows that leak nothing: whom they ask, when they are skipped, in which order, how long they last."""

from __future__ import annotations

import pytest

from nightcoach.core.frames import TABLE, Pace
from nightcoach.games.castle import wire
from nightcoach.games.castle.game import GAME
from tests.games.castle.knowing import SIX, alike, stream
from tests.games.castle.story import Story, castle, dealt, fight

REACTIONS = ("d1", "d4", "d6", "d8")


def pace(table: Story) -> Pace:
    found = table.state.pace()
    assert found is not None
    return found


def windows(table: Story) -> list[str]:
    """The windows that have opened so far, as everybody heard it."""
    return [told.name for told in table.heard(None) if isinstance(told, wire.Window)]


def whole_duel(table: Story, defender: str = "P2") -> Story:
    """The active player challenges; the others split evenly, nobody reacts."""
    active = table.active
    table.play(f"{active} challenge {defender}")
    if table.window == "d1":
        table.pass_all()
    for i, player in enumerate(table.waiting):
        table.play(f"{player} support {'sword' if i % 2 else 'shield'}")
    while table.window in ("d4", "d5", "d8"):
        table.pass_all()
    return table


# C10.40 Whom a window asks


@pytest.mark.rule("C10.40")
def test_d1_asks_everybody_but_the_attacker_whose_profession_is_face_down() -> None:
    table = castle("P1: coat | P3 ^thug: whip | P5 ^doctor: dagger").play("P1 challenge P2")
    assert (table.window, table.asked) == ("d1", ["P2", "P4", "P6"])


@pytest.mark.rule("C10.40")
@pytest.mark.parametrize("profession", ["hypnotist", "^hypnotist", "doctor"])
def test_d4_asks_an_attacker_who_is_or_may_be_the_hypnotist(profession: str) -> None:
    table = castle(f"P1 {profession}: coat").play("P1 challenge P2")
    table.support(P3="sword", P4="sword", P5="shield", P6="shield")
    assert (table.window, table.asked) == ("d4", ["P1"])
    assert table.may("P1 hypnotise P5") == (profession != "doctor")


@pytest.mark.rule("C10.40")
def test_d5_asks_everybody_who_is_not_excluded_whatever_lies_open() -> None:
    table = fight("P1 ^clairvoyant: coat | P4 ^doctor: whip | P5 ^alchemist: dagger")
    assert (table.window, table.asked) == ("d5", ["P1", "P2", "P3", "P4", "P5", "P6"])
    assert table.legal("P5") == ["pass"]


@pytest.mark.rule("C10.40")
def test_d6_asks_only_duellists_whose_profession_is_face_down() -> None:
    table = fight("P1 ^clairvoyant: coat | P2 priest: whip | P5 alchemist: dagger").play("P5 play alchemist attacker")
    assert (table.window, table.asked, table.legal("P2")) == ("d6", ["P2"], ["pass"])


@pytest.mark.rule("C10.40")
def test_d8_asks_everybody_not_hypnotised_whose_profession_is_face_down() -> None:
    table = castle("P1 hypnotist: coat | P4 ^thug: whip").play("P1 challenge P2")
    table.support(P3="sword", P4="sword", P5="shield", P6="shield").play("P1 hypnotise P5").pass_all()
    assert (table.window, table.asked) == ("d8", ["P2", "P3", "P6"])


@pytest.mark.rule("C10.40")
@pytest.mark.parametrize("window", REACTIONS)
def test_who_is_asked_does_not_depend_on_secrets(window: str) -> None:
    text = "P1 {}: coat | P2 {}: whip | P3 alchemist: dagger | P4 {}: tome | P5 {}: gloves | P6 {}: sextant"
    jobs = ["hypnotist", "swordsman", "priest", "doctor", "thug"]
    asked = set()
    for turn in range(5):
        table = castle(text.format(*jobs[turn:], *jobs[:turn])).play("P1 challenge P2")
        for name in REACTIONS[: REACTIONS.index(window)]:
            if name == "d1":
                table.support(P3="sword", P4="sword", P5="shield", P6="shield")
            elif name == "d4":
                table.pass_all().play("P3 play alchemist attacker")
            else:
                table.pass_all()
        assert table.window == window
        asked.add(tuple(table.asked))
    assert len(asked) == 1


@pytest.mark.rule("X148", "C10.40")
def test_x148_d4_asks_an_attacker_whose_hypnotist_lies_open() -> None:
    table = castle("P1 ^hypnotist: coat").play("P1 challenge P2")
    table.support(P3="sword", P4="sword", P5="shield", P6="shield")
    assert (table.window, table.asked) == ("d4", ["P1"])


@pytest.mark.rule("X148", "C6.32", "C10.40")
def test_x148_d8_asks_the_supporters_whom_a_swordsman_shut_out() -> None:
    table = fight("P2 swordsman: coat").play("P2 play swordsman").pass_all()
    assert (table.window, set(table.asked)) == ("d8", {"P1", "P3", "P4", "P5", "P6"})


# C10.41 When a window is skipped


@pytest.mark.rule("X125", "C10.41")
def test_x125_d4_is_skipped_if_the_hypnotist_lies_open_elsewhere() -> None:
    table = castle("P1 thug: coat | P4 ^hypnotist: whip").play("P1 challenge P2")
    table.support(P3="sword", P4="sword", P5="shield", P6="shield")
    assert table.window == "d5"


@pytest.mark.rule("X125", "C10.41")
@pytest.mark.parametrize("seed", range(8))
def test_x125_with_all_professions_face_down_every_window_takes_place(seed: int) -> None:
    table = dealt(6, seed, start_player=0)
    assert windows(whole_duel(table))[:5] == ["d1", "d2", "d4", "d5", "d8"]


@pytest.mark.rule("X125", "C10.41")
@pytest.mark.parametrize(("one", "two"), [("swordsman", "thug"), ("thug", "priest"), ("doctor", "swordsman")])
def test_x125_after_an_alchemist_d6_takes_place_whoever_holds_what(one: str, two: str) -> None:
    table = fight(f"P1 {one}: coat | P2 {two}: whip | P6 alchemist: dagger").play("P6 play alchemist attacker")
    assert windows(table) == ["d1", "d2", "d4", "d5", "d6"]


SKIPPED_D1 = [
    ("P3 ^priest: coat", True),
    ("P1 ^priest: coat", True),
    ("P2 ^clairvoyant: | P3 ^diplomat: | P4 ^doctor: | P5 ^thug: | P6 ^alchemist:", True),
    ("P2 ^clairvoyant: | P3 ^diplomat: | P4 ^doctor: | P5 ^thug: | P6 alchemist:", False),
    ("", False),
]


@pytest.mark.rule("C10.41")
@pytest.mark.parametrize(("text", "skipped"), SKIPPED_D1)
def test_d1_is_skipped_exactly_if_no_priest_can_come(text: str, skipped: bool) -> None:
    assert castle(text).play("P1 challenge P2").window == ("d2" if skipped else "d1")


SKIPPED_D4 = [
    ("P1 ^thug:", True),
    ("P1 thug: | P2 ^hypnotist:", True),
    ("P1 ^hypnotist:", False),
    ("P1 thug: | P2 ^priest: | P3 ^doctor:", False),
]


@pytest.mark.rule("C10.41")
@pytest.mark.parametrize(("text", "skipped"), SKIPPED_D4)
def test_d4_is_skipped_exactly_if_the_attacker_is_publicly_no_hypnotist(text: str, skipped: bool) -> None:
    table = castle(text).play("P1 challenge P2").support(P3="sword", P4="sword", P5="shield", P6="shield")
    assert table.window == ("d5" if skipped else "d4")


SKIPPED_D6 = [
    ("P1 thug: | P2 priest: | P3 ^swordsman:", True),
    ("P1 ^thug: | P2 ^priest:", True),
    ("P1 ^thug: | P2 priest:", False),
    ("P1 thug: | P2 ^priest:", False),
]


@pytest.mark.rule("C10.41")
@pytest.mark.parametrize(("text", "skipped"), SKIPPED_D6)
def test_d6_is_skipped_exactly_if_no_swordsman_can_answer(text: str, skipped: bool) -> None:
    table = fight(text + " | P6 alchemist: coat").play("P6 play alchemist attacker")
    assert table.window == ("d8" if skipped else "d6")


SKIPPED_D8 = [
    ("P3 ^doctor:", True),
    ("P1 ^thug: | P2 ^priest: | P3 ^diplomat: | P4 ^alchemist: | P5 ^clairvoyant: | P6 ^bodyguard:", True),
    ("P1 ^thug: | P2 ^priest: | P3 ^diplomat: | P4 ^alchemist: | P5 ^clairvoyant: | P6 bodyguard:", False),
    ("", False),
]


@pytest.mark.rule("C10.41")
@pytest.mark.parametrize(("text", "skipped"), SKIPPED_D8)
def test_d8_is_skipped_exactly_if_no_doctor_can_come(text: str, skipped: bool) -> None:
    table = fight(text, swords="P3 P4 P5 P6", shields="").pass_all()
    assert table.window == ("fate" if skipped else "d8")


@pytest.mark.rule("C10.41")
def test_d8_is_skipped_if_the_hypnotised_player_alone_lies_face_down() -> None:
    text = "P1 ^hypnotist: | P2 ^priest: | P3 ^diplomat: | P4 ^alchemist: | P5 ^clairvoyant: | P6 doctor:"
    table = castle(text).play("P1 challenge P2").support(P3="sword", P4="sword", P5="shield", P6="shield")
    assert table.play("P1 hypnotise P6").pass_all().window == "fate"


@pytest.mark.rule("C10.41")
def test_d2_and_d5_take_place_though_everybody_lies_open() -> None:
    text = "P1 ^thug: | P2 ^priest: | P3 ^diplomat: | P4 ^alchemist: | P5 ^clairvoyant: | P6 ^bodyguard:"
    table = whole_duel(castle(text))
    assert windows(table) == ["d2", "d5"]


@pytest.mark.rule("X132", "C10.41", "X125")
def test_x132_when_all_have_used_their_professions_d6_and_d8_are_skipped() -> None:
    text = "P1 thug: coat | P2 grand_master: whip | P3 bodyguard: dagger | P4 alchemist: tome"
    table = fight(text, seats=4, swords="P3", shields="P4")
    table.play("P1 play thug", "P2 play grand_master", "P3 play bodyguard", "P4 play alchemist attacker")
    assert (table.window, table.asked) == ("fate", ["P1"])
    assert windows(table) == ["d1", "d2", "d4", "d5", "fate"]


# C10.42 Order and time


@pytest.mark.rule("X142", "C10.42")
def test_x142_a_simulation_asks_clockwise_from_the_seat_after_the_active_player() -> None:
    table = castle("P6 priest: coat", active="P3").play("P3 challenge P1")
    assert table.waiting == ["P4", "P5", "P6", "P1", "P2"]
    table.play("P4 pass", "P5 pass")
    assert table.waiting == ["P6", "P1", "P2"]
    table.play("P6 use_priest")
    assert table.window in ("pay_priest", "turn")  # P1 and P2 are not asked
    other = castle("P5 alchemist: coat", active="P3").play("P3 challenge P1")
    other.support(P4="sword", P5="sword", P6="shield", P2="shield").pass_all().play("P5 play alchemist attacker")
    assert (other.window, other.waiting) == ("d6", ["P1", "P3"])


@pytest.mark.rule("C10.42")
def test_support_and_a_sextants_choices_are_collected_in_the_same_order() -> None:
    table = castle(active="P3").play("P3 challenge P1").pass_all()
    assert (table.window, table.waiting) == ("d2", ["P4", "P5", "P6", "P2"])
    table = castle("P3: sextant | P5: whip", active="P3").play("P3 offer P5 sextant", "P5 accept whip")
    assert table.play("P3 use_ability left").waiting == ["P4", "P5", "P6", "P1", "P2", "P3"]


@pytest.mark.rule("C10.42")
def test_d8_asks_in_the_same_order_and_a_use_closes_it_at_once() -> None:
    table = fight("P4 doctor: coat", active="P1").pass_all()
    assert table.waiting == ["P2", "P3", "P4", "P5", "P6", "P1"]
    table.play("P2 pass", "P3 pass", "P4 use_doctor")
    assert (table.window, table.active) == ("turn", "P2")


@pytest.mark.rule("X123", "C10.42")
@pytest.mark.parametrize("window", REACTIONS)
def test_x123_a_reaction_window_lasts_five_seconds_whoever_taps_what(window: str) -> None:
    table = castle("P3 alchemist: coat").play("P1 challenge P2")
    if window != "d1":
        table.support(P3="sword", P4="sword", P5="shield", P6="shield")
    if window in ("d6", "d8"):
        table.pass_all().play("P3 play alchemist attacker")
    if window == "d8":
        table.pass_all()
    assert table.window == window
    assert (pace(table).seconds, pace(table).fixed) == (5, True)
    for player in list(table.asked):
        table.play(f"{player} pass")
        assert (table.window, pace(table).seconds, pace(table).fixed) == (window, 5, True)
    assert table.state.waiting() == (TABLE,)
    assert table.play("close").window != window


@pytest.mark.rule("X123", "C10.42")
def test_x123_the_clock_may_close_a_window_in_which_nobody_has_tapped() -> None:
    table = castle().play("P1 challenge P2", "close")
    assert table.window == "d2"


@pytest.mark.rule("X123", "C10.42")
def test_x123_a_priest_closes_d1() -> None:
    table = castle("P1: whip, tome | P4 priest: coat").play("P1 challenge P2", "P4 use_priest")
    assert table.window == "pay_priest"


@pytest.mark.rule("X124", "C10.42", "C6.18")
def test_x124_nobody_is_shown_who_passed_in_d5_and_it_lasts_its_minimum() -> None:
    table = fight()
    before = {watcher: stream(table, watcher) for watcher in SIX}
    for i, player in enumerate(["P4", "P2", "P6", "P1", "P3", "P5"]):
        table.play(f"{player} pass")
        unaware = [watcher for watcher in SIX if stream(table, watcher) == before[watcher]]
        assert len(unaware) == 7 - (i + 1)
        assert table.asked == ["P1", "P2", "P3", "P4", "P5", "P6"]
    assert (table.window, table.state.waiting()) == ("d5", (TABLE,))
    assert (pace(table).least, pace(table).seconds, pace(table).fixed) == (5, 45, False)


@pytest.mark.rule("C10.42")
def test_a_play_opens_d5_again_and_restarts_its_minimum() -> None:
    table = fight("P1: dagger")
    first = table.state.frames[-1]
    table.play("P2 pass")
    assert first.goes_on(table.state.frames[-1])
    passed = table.state.frames[-1]
    table.play("P1 play dagger")
    assert not passed.goes_on(table.state.frames[-1])


# C10.43, C10.44


@pytest.mark.rule("C10.43")
def test_the_answer_window_is_the_same_whether_or_not_there_is_a_choice() -> None:
    free = castle("P1: dagger | P2: whip").play("P1 offer P2 dagger")
    for x, y in (("black_pearl", "whip"), ("bag_key", "bag_goblet")):
        forced = castle(f"P1: {x} | P2: {y}").play(f"P1 offer P2 {x}")
        assert len(forced.legal("P2")) == 1
        assert (forced.window, forced.asked) == ("answer", ["P2"])
        assert vars_of(pace(forced)) == vars_of(pace(free))
        alike(forced, free)


def vars_of(clock: Pace) -> tuple[object, ...]:
    return (clock.seconds, clock.least, clock.fixed, clock.between, clock.theatre, clock.begins)


@pytest.mark.rule("C10.43")
def test_the_target_of_a_met_demand_is_asked_though_only_one_card_fits() -> None:
    table = castle("P1 diplomat: dagger | P2: key_red").play("P1 demand P2 key dagger")
    assert (table.window, table.asked, table.legal("P2")) == ("give_demanded", ["P2"], ["give_demanded key_red"])
    two = castle("P1 diplomat: dagger | P2: key_red, key_green").play("P1 demand P2 key dagger")
    assert vars_of(pace(table)) == vars_of(pace(two))


@pytest.mark.rule("C10.44")
def test_an_illegal_command_changes_nothing_and_speaks_to_its_sender_of_what_he_knows() -> None:
    for hand in ("whip", "coat"):
        table = castle(f"P1: dagger | P2: {hand}").play("P1 offer P2 dagger")
        assert str(table.refused("P3 accept whip")) == "seat 2 is not asked now; asked: 1"
    table = castle("P1: dagger | P2: coat").play("P1 offer P2 dagger")
    assert "open: refuse, accept coat" in str(table.refused("P2 accept whip"))


@pytest.mark.rule("X127", "C3.12", "C9.1")
def test_x127_a_proclamation_is_a_move_that_no_stand_in_makes() -> None:
    assert GAME.grave == ("proclaim",)
    table = castle("P1: key_red, key_green, key_plain")
    others = [words for words in table.legal("P1") if words.split()[0] not in GAME.grave]
    assert table.may("P1 proclaim own")
    assert "spy P2" in others


def in_reaction(window: str) -> Story:
    """Everything up to one of the short windows, with somebody in it who can use it."""
    if window == "d6":
        table = fight("P2 swordsman: whip | P5 alchemist: dagger").play("P5 play alchemist attacker")
    elif window == "d8":
        table = fight("P4 doctor: whip", swords="P3 P4 P6", shields="P5").pass_all()
    else:
        table = castle("P1 hypnotist: coat | P4 priest: whip").play("P1 challenge P2")
        if window == "d4":
            table.support(P3="sword", P4="sword", P5="shield", P6="shield")
    assert table.window == window
    return table


@pytest.mark.rule("C10.42")
@pytest.mark.parametrize(
    ("window", "player", "use"),
    [
        ("d1", "P4", "use_priest"),
        ("d4", "P1", "hypnotise P5"),
        ("d6", "P2", "use_swordsman"),
        ("d8", "P4", "use_doctor"),
    ],
)
def test_whoever_has_passed_may_still_use_what_he_has_while_the_window_is_open(
    window: str, player: str, use: str
) -> None:
    table = in_reaction(window)
    uses = [words for words in table.legal(player) if words != "pass"]
    assert use in uses
    table.play(f"{player} pass")
    assert (table.window, table.legal(player)) == (window, uses)
    for other in [each for each in table.asked if each != player]:
        table.play(f"{other} pass")
    assert table.window == window, "only its clock, or a use, closes it"
    assert table.play(f"{player} {use}").window != window
