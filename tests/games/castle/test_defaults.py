"""C3.11 The answers of a seat whose clock has run out, and what others can make of them."""

from __future__ import annotations

from collections import Counter

import pytest

from nightcoach.core.chance import Chance
from tests.games.castle.knowing import alike
from tests.games.castle.story import Story, castle, compulsory, words_of

SEEDS = 400


def defaults(table: Story, player: str = "") -> Counter[str]:
    """What the clock answers for the player who is asked, over many seeds."""
    seat = int((player or table.asked[0])[1]) - 1
    return Counter(words_of(table.state.default(seat, Chance(seed))) for seed in range(SEEDS))


def even(found: Counter[str], expected: set[str]) -> None:
    """Exactly these, all about equally often."""
    assert set(found) == expected
    share = SEEDS / len(expected)
    assert all(abs(number - share) < 5 * (share**0.5) for number in found.values())


@pytest.mark.rule("X122", "C3.11")
def test_x122_a_free_answer_is_accepted_or_refused_with_even_chances() -> None:
    table = castle("P1: dagger | P2: whip, coat, tome").play("P1 offer P2 dagger")
    found = defaults(table)
    accepted = Counter({words: n for words, n in found.items() if words != "refuse"})
    assert abs(found["refuse"] - SEEDS / 2) < 40
    assert set(accepted) == {"accept whip", "accept coat", "accept tome"}
    assert all(abs(number - SEEDS / 6) < 40 for number in accepted.values())


@pytest.mark.rule("X122", "C3.11")
@pytest.mark.parametrize(
    ("x", "hand", "answer"), [("black_pearl", "whip", "accept whip"), ("bag_key", "bag_goblet", "refuse")]
)
def test_x122_a_forced_answer_is_the_only_legal_one(x: str, hand: str, answer: str) -> None:
    table = castle(f"P1: {x} | P2: {hand}").play(f"P1 offer P2 {x}")
    assert defaults(table) == {answer: SEEDS}


@pytest.mark.rule("C3.11")
def test_a_pearl_is_answered_with_a_random_object() -> None:
    table = castle("P1: black_pearl | P2: whip, coat").play("P1 offer P2 black_pearl")
    even(defaults(table), {"accept whip", "accept coat"})


@pytest.mark.rule("C3.11")
def test_a_bag_is_never_answered_with_the_other_bag() -> None:
    found = defaults(castle("P1: bag_key | P2: bag_goblet, whip").play("P1 offer P2 bag_key"))
    even(found, {"refuse", "accept whip"})


@pytest.mark.rule("X122", "C10.43")
def test_x122_others_cannot_tell_a_clocks_answer_nor_a_forced_one() -> None:
    free, forced = castle("P1: dagger | P2: whip"), castle("P1: bag_key | P2: bag_goblet")
    free.play("P1 offer P2 dagger", "P2 refuse")  # by hand
    forced.play("P1 offer P2 bag_key")
    move = forced.state.default(1, Chance(0))
    forced.state.play(1, move, forced.told.append)  # by the clock
    alike(free, forced)


PASSES = [
    ("d1", "P3"),
    ("d4", "P1"),
    ("d5", "P4"),
    ("d6", "P2"),
    ("d8", "P6"),
]


@pytest.mark.rule("C3.11")
@pytest.mark.parametrize(("window", "player"), PASSES)
def test_a_window_that_allows_a_pass_is_passed(window: str, player: str) -> None:
    text = "P1 hypnotist: dagger | P2 swordsman: coat | P3 priest: tome | P4 alchemist: whip + 1 | P6 doctor: gloves"
    table = castle(text).play("P1 challenge P2")
    if window != "d1":
        table.support(P3="sword", P4="sword", P5="shield", P6="shield")
    if window in ("d5", "d6", "d8"):
        table.pass_all()
    if window in ("d6", "d8"):
        table.play("P4 play alchemist attacker")
    if window == "d8":
        table.pass_all()
    assert table.window == window
    assert len(table.legal(player)) > 1
    assert defaults(table, player) == {"pass": SEEDS}


@pytest.mark.rule("C3.11")
def test_step_d_prime_is_passed() -> None:
    table = castle("P1 clairvoyant: coat", free_after_action=True).play("P1 spy P2")
    assert (table.window, table.may("P1 use_clairvoyant")) == ("d_prime", True)
    assert defaults(table) == {"pass": SEEDS}


@pytest.mark.rule("C3.11")
def test_support_is_random() -> None:
    table = castle().play("P1 challenge P2").pass_all()
    even(defaults(table, "P4"), {"support sword", "support shield"})


@pytest.mark.rule("C3.11")
@pytest.mark.parametrize("given", ["bag_key", "coat", "monocle", "privilege", "sextant", "tome"])
def test_an_optional_ability_is_declined(given: str) -> None:
    table = castle(f"P1 clairvoyant: {given} | P2: whip").play(f"P1 offer P2 {given}", "P2 accept whip")
    assert defaults(table) == {"decline_ability": SEEDS}


@pytest.mark.rule("C3.11")
def test_a_turn_is_spent_spying_on_a_random_player() -> None:
    table = castle("P1 clairvoyant: key_red, key_green, key_plain")
    even(defaults(table), {"spy P2", "spy P3", "spy P4", "spy P5", "spy P6"})


@pytest.mark.rule("C3.11")
@pytest.mark.parametrize(
    "window", ["fate", "take", "give_back", "pay_priest", "give_demanded", "coat", "set_top", "sextant", "gift"]
)
def test_a_compulsory_choice_is_a_random_legal_one(window: str) -> None:
    table = compulsory(window)
    assert table.window == window
    player = "P1" if "P1" in table.asked else table.asked[0]
    even(defaults(table, player), set(table.legal(player)))


@pytest.mark.rule("C3.11")
def test_in_a_proclamation_the_clock_says_that_is_all_or_a_random_name() -> None:
    table = castle("P1: key_red | P3: key_green").play("P1 proclaim own")
    assert defaults(table) == {"that_is_all": SEEDS}
    rival = castle("P2: goblet_red").play("P1 proclaim rival")
    even(defaults(rival), {"name P2", "name P3", "name P4", "name P5", "name P6"})
    rival.play("P1 name P2")
    assert defaults(rival) == {"that_is_all": SEEDS}
