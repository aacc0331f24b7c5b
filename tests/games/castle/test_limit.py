"""C7 The limit of a hand, and the numbers that never change (C2.11)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

import pytest

from nightcoach.games.castle import wire
from nightcoach.games.castle.cards import OBJECTS, names_in, professions_in
from nightcoach.games.castle.notation_checks import broken_invariants
from nightcoach.games.castle.state import Castle
from tests.games.castle.story import Story, castle, random_steps

FIVE = "bag_key, key_red, key_green, key_plain, dagger"
FIVE_MORE = "goblet_red, goblet_green, goblet_plain, gloves, whip"


@pytest.mark.rule("X49", "C7.2", "C7.3", "C7.4", "C5.18")
def test_x49_a_gift_before_the_trade_goes_on() -> None:
    table = castle(f"P1: {FIVE} | P2: coat | P3: {FIVE_MORE} | P4: seal_of_lodge, tome")
    table.play("P1 offer P2 bag_key", "P2 accept coat", "P1 use_ability")
    assert (table.window, table.asked, len(table.hand("P1"))) == ("gift", ["P1"], 6)
    assert not [words for words in table.legal("P1") if words.startswith("gift P3")]
    table.refused("P1 gift P3 dagger")
    table.refused("P1 gift P1 dagger")
    table.refused("P1 gift P4 whip")  # he does not hold it
    assert table.heard_of(None, "announced") == [wire.Announced(0, 1, "bag")]
    table.play("P1 gift P4 dagger")
    assert table.hand("P4") == {"seal_of_lodge", "tome", "dagger"}
    assert table.heard("P1")[-2] == table.heard("P4")[-2] == wire.Gift(0, 3, "dagger")
    assert table.heard("P5")[-2:] == [wire.Gift(0, 3, None), wire.Announced(1, 0, "coat")]
    assert (table.window, table.asked) == ("ability", ["P2"])


@pytest.mark.rule("C7.4")
def test_any_object_may_be_given_to_anybody_with_room_the_partner_too() -> None:
    table = castle(f"P1: {FIVE} | P2: black_pearl, coat", deck="tome, monocle")
    table.play("P1 offer P2 bag_key", "P2 accept black_pearl", "P1 use_ability")
    assert "tome" in table.hand("P1")
    room = [player for player in ("P2", "P3", "P4", "P5", "P6") if len(table.hand(player)) < 5]
    assert "P2" in room
    expected = {f"gift {player} {card}" for player in room for card in table.hand("P1")}
    assert set(table.legal("P1")) == expected
    assert {"gift P2 black_pearl", "gift P2 tome"} <= expected


@pytest.mark.rule("X50", "C7.1")
def test_x50_four_players_may_hold_six() -> None:
    table = castle(f"P1: {FIVE} | P2: coat", seats=4).play("P1 offer P2 bag_key", "P2 accept coat", "P1 use_ability")
    assert len(table.hand("P1")) == 6
    assert (table.window, table.asked) == ("ability", ["P2"])  # no gift
    table = castle(f"P1: {FIVE}, gloves | P2: coat", seats=4)
    table.play("P1 offer P2 bag_key", "P2 accept coat", "P1 use_ability")
    assert (table.window, len(table.hand("P1"))) == ("gift", 7)


@pytest.mark.rule("X51", "C7.6")
def test_x51_nobody_gives_anything_away_below_the_limit() -> None:
    table = castle("P1: whip, tome, coat")
    table.refused("P1 gift P3 whip")
    table.play("P1 challenge P2")
    table.refused("P1 gift P3 whip")


@pytest.mark.rule("C7.6")
def test_a_gift_is_legal_in_no_other_window() -> None:
    for before, seat, move, _ in random_steps():
        assert move.verb != "gift" or before.window() == "gift"
        if before.window() != "gift":
            assert all(other.verb != "gift" for other in before.legal(seat))


@pytest.mark.rule("X52", "C6.37", "C7.4")
def test_x52_the_robbed_loser_may_get_the_gift() -> None:
    text = "P1: bag_key, key_green, key_plain, dagger, tome | P2: key_red, gloves, whip"
    for gift in ("key_red", "tome"):
        table = castle(text).duel("P1", "P2", P3="sword", P4="sword", P5="sword", P6="sword")
        table.pass_all().pass_all().play("P1 steal", "P1 take key_red")
        assert (table.window, len(table.hand("P1")), table.hand("P2")) == ("gift", 6, {"gloves", "whip"})
        table.play(f"P1 gift P2 {gift}")
        assert table.hand("P2") == {"gloves", "whip", gift}
        assert (len(table.hand("P1")), table.active) == (5, "P2")


@pytest.mark.rule("X53", "C7.5", "C10.20")
@pytest.mark.parametrize("card", ["sextant", "monocle", "coat", "tome", "privilege", "bag_goblet"])
def test_x53_a_gift_does_nothing(card: str) -> None:
    table = castle(f"P1: bag_key, key_red, key_green, key_plain, {card} | P2: whip")
    table.play("P1 offer P2 bag_key", "P2 accept whip", "P1 use_ability", f"P1 gift P4 {card}")
    assert table.kinds_told()[-2:] == ["gift", "turn"]
    assert table.heard("P2")[-2] == table.heard(None)[-2] == wire.Gift(0, 3, None)
    assert card in table.hand("P4")


def bag_draw() -> Story:
    table = castle(f"P1: {FIVE} | P2: seal_of_lodge")
    return table.play("P1 offer P2 bag_key", "P2 accept seal_of_lodge", "P1 use_ability")


def drawn_duel() -> Story:
    table = castle(f"P1: {FIVE}").duel("P1", "P2", P3="sword", P4="sword", P5="shield", P6="shield")
    return table.pass_all().pass_all()


def theft() -> Story:
    table = castle(f"P1: {FIVE} | P2: tome, coat").duel("P1", "P2", P3="sword", P4="sword", P5="sword", P6="sword")
    return table.pass_all().pass_all().play("P1 steal", "P1 take tome")


def payment() -> Story:
    table = castle(f"P2: whip, tome | P1 priest: {FIVE}", active="P2").play("P2 challenge P3", "P1 use_priest")
    return table.play("P2 pay_priest whip")


@pytest.mark.rule("C7.2", "C7.3", "C7.7")
@pytest.mark.parametrize("gain", [bag_draw, drawn_duel, theft, payment])
def test_every_gain_above_the_limit_is_followed_by_exactly_one_gift(gain: Callable[[], Story]) -> None:
    table = gain()
    assert (table.window, table.asked, len(table.hand("P1"))) == ("gift", ["P1"], 6)
    for line in ("P1 pass", "P1 spy P2", "P2 spy P1"):
        table.refused(line)  # the game waits
    table.play("P1 gift P6 dagger")
    assert (table.window, len(table.hand("P1"))) == ("turn", 5)
    assert "dagger" in table.hand("P6")


# C2.11 What is true after every step


@pytest.mark.rule("C2.11")
def test_nothing_is_lost_or_doubled_in_random_games() -> None:
    for before, _, _, after in random_steps():
        objects = Counter(name for hand in after.hands for name in names_in(hand))
        objects.update(OBJECTS[card] for card in after.deck)
        assert objects == Counter(OBJECTS)
        assert after.pile + sum(after.tokens) + sum(after.staked) == 12
        assert len(professions_in(after.leftovers)) == 10 - after.seats
        assert sorted([*after.professions, *left_over(after)]) == list(range(10))
        assert after.societies == before.societies
        if after.window() not in ("give_back", "gift"):
            assert all(1 <= len(names_in(hand)) <= after.limit for hand in after.hands)
        assert broken_invariants(after) == []


def left_over(state: Castle) -> list[int]:
    """The numbers of the professions that nobody has."""
    return [number for number in range(10) if state.leftovers >> number & 1]


def lose_a_hand(s: Castle) -> None:
    s.deck += [card for card in range(21) if s.hands[0] >> card & 1]
    s.hands[0] = 0


def fill_a_hand(s: Castle) -> None:
    while len(names_in(s.hands[0])) <= s.limit:
        s.hands[0] |= 1 << s.deck.pop()


def double_a_profession(s: Castle) -> None:
    s.professions[0] = s.professions[1]


def lose_a_token(s: Castle) -> None:
    s.pile -= 1


@pytest.mark.rule("C2.11")
@pytest.mark.parametrize(
    ("harm", "point"),
    [
        (lambda s: s.deck.pop(), "C2.11.1"),
        (lambda s: s.deck.append(20), "C2.11.1"),
        (lose_a_hand, "C2.11.2"),
        (fill_a_hand, "C2.11.3"),
        (lose_a_token, "C2.11.4"),
        (double_a_profession, "C2.11.4"),
    ],
)
def test_a_broken_invariant_is_found(harm: Callable[[Castle], object], point: str) -> None:
    table: Story = castle("P1: whip, tome | P2: coat")
    assert broken_invariants(table.state) == []
    harm(table.state)
    assert point in [text.split()[0] for text in broken_invariants(table.state)]
    assert {text.split()[0] for text in broken_invariants(table.state)} == {point}


@pytest.mark.rule("C1.18")
def test_tokens_are_gained_by_a_refusal_and_lost_by_a_play_only() -> None:
    gained = lost = 0
    for before, seat, move, after in random_steps():
        more = [q for q in range(after.seats) if after.tokens[q] > before.tokens[q]]
        less = [q for q in range(after.seats) if after.tokens[q] < before.tokens[q]]
        assert not more or (more, move.verb) == ([before.active], "refuse")
        assert not less or (less, move.words.split()[:2]) == ([seat], ["play", "tokens"])
        gained, lost = gained + len(more), lost + len(less)
    assert min(gained, lost) > 10


@pytest.mark.rule("C1.18", "C10.1")
def test_tokens_lie_openly_before_their_owners() -> None:
    table = castle("P2: whip + 3 | P5: tome + 1")
    for watcher in ("P1", "P4", None):
        assert (table.view(watcher).tokens, table.view(watcher).pile) == ((0, 3, 0, 0, 1, 0), 8)
