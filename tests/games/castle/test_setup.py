"""C1, C2 The components, compared with the tables of the book, and the deal."""

from __future__ import annotations

import hashlib
import re
from collections import Counter

import msgspec
import pytest

from nightcoach.core.errors import BadOption
from nightcoach.games.castle import wire
from nightcoach.games.castle.cards import (
    ABILITIES,
    BAGS,
    CARDS_OF_KIND,
    DUEL_OBJECTS,
    GREEN,
    KINDS,
    LIMIT,
    MUST_ACCEPT,
    OBJECTS,
    ONCE_ONLY,
    PER_SOCIETY,
    PROFESSIONS,
    RED,
    SOCIETIES,
    TOKENS,
    names_in,
    professions_in,
)
from nightcoach.games.castle.game import GAME
from nightcoach.games.castle.proclaim import need
from nightcoach.games.castle.wire_view import View
from tests.games.castle.story import Story, castle, dealt, fight, random_steps
from tests.rules import BOOKS

BOOK = (BOOKS / "castle.md").read_text()
RED_ONES = {"bag_key", "bag_goblet", "key_red", "goblet_red"}
GREEN_ONES = {"key_green", "goblet_green"}


def table_of(rule: str) -> list[dict[str, str]]:
    """The table that follows a rule in the book, a dictionary for each row."""
    text = BOOK[BOOK.index(f"- **{rule}**") :]
    rows = [
        line.strip().strip("|").split("|") for line in text[text.index("\n|") :].strip().split("\n\n")[0].split("\n")
    ]
    cells = [[cell.strip() for cell in row] for row in rows]
    return [dict(zip(cells[0], row, strict=True)) for row in cells[2:]]


def ids(text: str) -> list[str]:
    """The ids in a piece of the book."""
    return re.findall(r"`(\w+)`", text)


def line_of(rule: str) -> str:
    """The first line of a rule."""
    return BOOK[BOOK.index(f"- **{rule}**") :].split("\n")[0]


OBJECT_ROWS = table_of("C1.4")
EFFECT_ROWS = table_of("C1.5")
PROFESSION_ROWS = table_of("C1.10")


# 1 Components


@pytest.mark.rule("C1.1")
def test_there_are_21_objects_10_professions_8_society_cards_12_tokens_and_10_characters() -> None:
    assert (len(set(OBJECTS)), len(set(PROFESSIONS)), max(PER_SOCIETY) * len(SOCIETIES), TOKENS) == (21, 10, 8, 12)
    assert len(set(GAME.characters)) == 10


@pytest.mark.rule("C1.2")
def test_characters_have_ids_and_no_rule_of_the_game_knows_them() -> None:
    assert list(GAME.characters) == [f"character_{n}" for n in range(1, 11)]
    shapes: list[type[msgspec.Struct]] = [View, *GAME.events.values()]
    fields = {name for shape in shapes for name in shape.__struct_fields__}
    assert not [name for name in [*fields, *[move.words for move in GAME.moves]] if "character" in name]


@pytest.mark.rule("C1.3")
def test_the_societies_are_those_of_the_book_and_collect_keys_and_goblets() -> None:
    rows = table_of("C1.3")
    assert [ids(row["id"])[0] for row in rows] == list(SOCIETIES)
    assert [int(row["cards"]) for row in rows] == [PER_SOCIETY[8]] * 2
    for society, row in enumerate(rows):
        kind = row["collects"].lower().rstrip("s")
        for name in OBJECTS:
            state = castle(f"P2: {name}").state
            assert state.count_for(1, society) == (1 if name.startswith(kind) else 0), name


@pytest.mark.rule("C1.4")
def test_kinds_and_cards_are_those_of_the_book() -> None:
    assert sorted(ids(row["kind id"])[0] for row in OBJECT_ROWS) == sorted(KINDS)
    for row in OBJECT_ROWS:
        cards = names_in(CARDS_OF_KIND[KINDS.index(ids(row["kind id"])[0])])
        assert sorted(cards) == sorted(ids(row["card ids"]))
        assert len(cards) == int(row["copies"])
    assert sum(int(row["copies"]) for row in OBJECT_ROWS) == len(OBJECTS) == 21


@pytest.mark.rule("C1.4", "C1.8")
def test_seals_are_those_of_the_book() -> None:
    assert set(names_in(RED)) == set(ids(re.findall(r"RED .*?\.", line_of("C1.8"))[0])) == RED_ONES
    assert set(names_in(GREEN)) == set(ids(re.findall(r"GREEN .*?\.", line_of("C1.8"))[0])) == GREEN_ONES
    for row in OBJECT_ROWS:
        cards = set(ids(row["card ids"]))
        assert (bool(cards & RED_ONES), bool(cards & GREEN_ONES)) == ("red" in row["seal"], "green" in row["seal"])


WHO_PLAYS = {
    "attacker": {"P1"},
    "defender": {"P2"},
    "attacker or defender": {"P1", "P2"},
    "supporter of the attacker": {"P3"},
    "supporter of the defender": {"P4"},
}
"""In a duel of P1 with P2 in which P3 shows a sword and P4 a shield."""


@pytest.mark.rule("C1.5", "C1.6")
@pytest.mark.parametrize("row", EFFECT_ROWS, ids=lambda row: ids(row["kind"])[0])
def test_every_object_does_something_where_the_book_says(row: dict[str, str]) -> None:
    kind = ids(row["kind"])[0]
    card = names_in(CARDS_OF_KIND[KINDS.index(kind)])[0]
    other = "key_red" if card != "key_red" else "key_green"
    table = castle(f"P1: {card} | P2: {other}").play(f"P1 offer P2 {card}", f"P2 accept {other}")
    asked = (table.window, table.asked)
    assert asked == (("ability", ["P1"]) if row["when usable"].startswith("successful trade") else ("turn", ["P2"]))
    players = set()
    for player in ("P1", "P2", "P3", "P4"):
        table = castle(f"{player}: {card}").duel("P1", "P2", P3="sword", P4="shield", P5="sword", P6="shield")
        if f"play {card}" in table.legal(player):
            players.add(player)
    assert players == (WHO_PLAYS[row["who"]] if row["when usable"] == "duel window D5" else set())


@pytest.mark.rule("C1.6")
def test_groups_are_those_of_the_book() -> None:
    ability, must_accept, duel = [set(ids(part)) for part in re.findall(r"= \{(.*?)\}", line_of("C1.6"))]
    assert set(names_in(ABILITIES | BAGS)) == ability
    assert set(names_in(MUST_ACCEPT)) == must_accept
    assert set(names_in(DUEL_OBJECTS)) == duel
    with_deck, without = castle(deck="tome").state, castle(deck="").state
    assert {name for card, name in enumerate(OBJECTS) if with_deck.trade_ability(card)} == ability
    assert {name for card, name in enumerate(OBJECTS) if without.trade_ability(card)} == ability - set(names_in(BAGS))


@pytest.mark.rule("C1.7")
def test_using_an_object_never_consumes_it() -> None:
    table = castle("P1: dagger, monocle | P2: whip").duel("P1", "P2", P3="sword", P4="sword", P5="sword", P6="sword")
    table.play("P1 play dagger").pass_all().pass_all().play("P1 look")
    assert table.hand("P1") == {"dagger", "monocle"}
    table = castle("P1: monocle | P2: whip").play("P1 offer P2 monocle", "P2 accept whip", "P1 use_ability")
    assert table.hand("P2") == {"monocle"}


@pytest.mark.rule("C1.9")
def test_whoever_sees_a_key_sees_its_seal() -> None:
    for card in ("key_red", "key_green", "key_plain"):
        table = castle(f"P1: whip | P2: {card}").play("P1 spy P2")
        assert table.heard_of("P1", "spied") == [wire.Spied(0, 1, card)]


WHO_USES = {
    "a supporter": {"P3"},
    "active player": {"P1"},
    "anybody not hypnotised": {"P1", "P2", "P3"},
    "the defender": {"P2"},
    "the attacker": {"P1"},
    "anybody but the attacker": {"P2", "P3"},
    "attacker or defender": {"P1", "P2"},
}
USE_WORDS = {"hypnotist": "hypnotise", "diplomat": "demand"}


def windows_of_use(profession: str, player: str) -> set[str]:
    """In which windows of P1's turn, a duel with P2 that goes through all of them, the player may use it."""
    found = set()

    def look(table: Story) -> Story:
        for words in table.legal(player):
            verb = USE_WORDS.get(profession, profession)
            if words.split()[0] in (verb, f"use_{verb}") or words.startswith(f"play {verb}"):
                found.add(table.window)
        return table

    other = "" if profession == "alchemist" else "| P6 alchemist: key_plain"
    table = look(castle(f"{player} {profession}: whip {other}"))
    look(table.play("P1 challenge P2")).pass_all()
    table.play(*[f"{supporter} support sword" for supporter in ("P3", "P4", "P5", "P6")])
    look(look(table).pass_all())
    if other:
        look(table.play("P6 play alchemist attacker"))
    look(table.pass_all())
    assert table.window == "d8"
    return found


@pytest.mark.rule("C1.10", "C6.30", "C3.4")
@pytest.mark.parametrize("row", PROFESSION_ROWS, ids=lambda row: ids(row["id"])[0])
def test_every_profession_is_used_by_whom_and_in_the_window_the_book_says(row: dict[str, str]) -> None:
    name, timing = ids(row["id"])[0], row["timing window"]
    windows = {"turn"} if timing.startswith("own turn") else {word.lower() for word in timing.split(", ")}
    for player in ("P1", "P2", "P3"):
        assert windows_of_use(name, player) == (windows if player in WHO_USES[row["who may use"]] else set()), player


@pytest.mark.rule("C1.10", "C1.11")
def test_once_only_professions_are_those_of_the_book() -> None:
    once, repeatable = line_of("C1.11").split("Repeatable")
    assert [ids(row["id"])[0] for row in PROFESSION_ROWS] == list(PROFESSIONS)
    assert {ids(row["id"])[0] for row in PROFESSION_ROWS if row["once-only"] == "yes"} == set(professions_in(ONCE_ONLY))
    assert set(ids(once)) == set(professions_in(ONCE_ONLY))
    assert set(ids(repeatable)) == set(PROFESSIONS) - set(ids(once))


@pytest.mark.rule("C1.13", "C1.14")
def test_a_profession_is_turned_up_by_its_use_and_down_by_tome_and_coat_only() -> None:
    uses = ("use_clairvoyant", "demand", "use_priest", "hypnotise", "play", "use_swordsman", "use_doctor")
    ups = downs = 0
    for before, seat, move, after in random_steps(moves=400):
        up, down = after.face_up & ~before.face_up, before.face_up & ~after.face_up
        if up:
            assert (up, move.verb in uses) == (1 << seat, True)
        if down:
            assert move.words in ("use_ability", f"take_profession {move.words.split()[-1]}")
        ups, downs = ups + bool(up), downs + bool(down)
    assert ups > 20
    assert downs > 0


@pytest.mark.rule("C1.15")
@pytest.mark.parametrize(
    ("profession", "player", "line"),
    [
        ("swordsman", "P1", "P1 play swordsman"),
        ("swordsman", "P2", "P2 play swordsman"),
        ("alchemist", "P3", "P3 play alchemist attacker"),
        ("alchemist", "P5", "P5 play alchemist attacker"),
    ],
)
def test_a_once_only_profession_that_lies_open_is_spent(profession: str, player: str, line: str) -> None:
    assert fight(f"{player} {profession}").may(line)
    fight(f"{player} ^{profession}").refused(line)


@pytest.mark.rule("C1.16")
def test_a_repeatable_profession_is_declared_again_in_each_duel() -> None:
    table = fight("P1 thug").play("P1 play thug").pass_all().pass_all().play("P1 look")
    table.duel("P2", "P1", P3="sword", P4="sword", P5="shield", P6="shield")
    table.refused("P1 play thug")  # he is the defender
    assert table.score == (3, 3)


@pytest.mark.rule("C1.17")
def test_whoever_may_use_something_may_also_leave_it() -> None:
    uses = (
        "use_clairvoyant",
        "demand",
        "use_priest",
        "hypnotise",
        "play",
        "use_swordsman",
        "use_doctor",
        "use_ability",
    )
    for before, seat, _, _ in random_steps():
        verbs = {move.verb for move in before.legal(seat)}
        assert not verbs & set(uses) or verbs - set(uses)


# 2 Setup


@pytest.mark.rule("C2.1")
@pytest.mark.parametrize("seats", [3, 9])
def test_four_to_eight_play(seats: int) -> None:
    assert list(GAME.seats(wire.Options())) == [4, 5, 6, 7, 8]
    with pytest.raises(BadOption):
        dealt(seats)


@pytest.mark.rule("C2.2", "C2.7", "C7.1", "C9.5")
@pytest.mark.parametrize("seats", range(4, 9))
def test_the_numbers_of_a_deal_are_those_of_the_book(seats: int) -> None:
    column = {row["players"]: row[str(seats)] for row in table_of("C2.7")}
    state = dealt(seats, seed=seats).state
    hands = {name for hand in state.hands for name in names_in(hand)}
    sealed = RED_ONES | (GREEN_ONES if "green" in column["sealed objects dealt"] else set())
    assert sealed <= hands
    assert len(hands - sealed) == int(column["random objects dealt"])
    assert len(state.deck) == int(column["deck after the deal"])
    assert len(professions_in(state.leftovers)) == int(column["leftovers"]) == dealt(seats).view(None).leftovers
    assert state.limit == LIMIT[seats] == int(column["limit"])
    split = sorted([state.societies.count(0), state.societies.count(1)], reverse=True)
    assert "/".join(map(str, split)) == column["societies (larger/smaller)"]
    assert (state.removed >= 0) == (column["society cards removed unseen"] == "1")
    needed = column["objects needed by the smaller society"]
    assert min(need(state, 0), need(state, 1)) == (3 if needed == "–" else int(needed))


@pytest.mark.rule("X1", "C2.2", "C2.4", "C2.7")
def test_x1_four_players() -> None:
    for seed in range(20):
        table = dealt(4, seed)
        hands = [table.hand(f"P{q}") for q in range(1, 5)]
        assert all(len(hand) == 1 for hand in hands)
        assert set().union(*hands) == RED_ONES
        view = table.view(None)
        assert (view.deck, view.leftovers, view.limit) == (17, 6, 6)
        assert sorted(table.state.societies) == [0, 0, 1, 1]
        assert table.state.removed == -1


@pytest.mark.rule("X2", "C2.2", "C2.4")
def test_x2_seven_players() -> None:
    random, removed = set(), set()
    for seed in range(60):
        table = dealt(7, seed)
        objects = set().union(*[table.hand(f"P{q}") for q in range(1, 8)])
        assert len(objects) == 7
        assert objects >= RED_ONES
        random |= objects - RED_ONES
        assert (len(table.deck), len(professions_in(table.state.leftovers))) == (14, 3)
        assert Counter([*table.state.societies, table.state.removed]) == {0: 4, 1: 4}
        removed.add(table.state.removed)
        assert all(table.view(who).final is None for who in (None, "P1", "P7"))  # nobody is told the removed card
    assert random == set(OBJECTS) - RED_ONES
    assert removed == {0, 1}


@pytest.mark.rule("X3", "C2.5")
def test_x3_eight_players() -> None:
    random = set()
    for seed in range(60):
        table = dealt(8, seed)
        objects = set().union(*[table.hand(f"P{q}") for q in range(1, 9)])
        assert len(objects) == 8
        assert objects >= RED_ONES | GREEN_ONES
        random |= objects - RED_ONES - GREEN_ONES
        assert (len(table.deck), len(professions_in(table.state.leftovers))) == (13, 2)
    assert random == set(OBJECTS) - RED_ONES - GREEN_ONES


@pytest.mark.rule("X4", "C2.4", "C1.8")
def test_x4_green_seals_mean_nothing_below_eight_players() -> None:
    in_deck = sum("key_green" in dealt(6, seed).deck for seed in range(200))
    assert 160 < in_deck < 195  # 15 of the 17 others lie in the deck: 176 are expected


@pytest.mark.rule("C2.2", "C2.3", "C2.4", "C2.6")
def test_societies_professions_objects_and_deck_are_shuffled() -> None:
    tables = [dealt(4, seed) for seed in range(300)]
    assert len({tuple(table.state.societies) for table in tables}) == 6
    assert len({tuple(table.state.professions) for table in tables}) > 200
    assert {table.deck[0] for table in tables} == set(OBJECTS) - RED_ONES
    assert len({tuple(table.state.hands) for table in tables}) == 24  # the four red ones in any order
    assert all(table.profession(player)[0] != "^" for table in tables[:9] for player in ("P1", "P2", "P3", "P4"))


@pytest.mark.rule("C2.8", "C1.18")
def test_all_tokens_start_in_the_pile() -> None:
    view = dealt(5).view(None)
    assert (view.pile, view.tokens) == (12, (0,) * 5)


@pytest.mark.rule("C2.9", "C10.7")
def test_everybody_sees_his_own_cards_and_nobody_elses() -> None:
    table = dealt(5, seed=2)
    for seat, player in enumerate(("P1", "P2", "P3", "P4", "P5")):
        view = table.view(player)
        own = (table.society(player), table.profession(player), tuple(table.hand(player)))
        assert (view.society, view.profession, view.hand) == own
        (told,) = table.heard_of(player, "dealt")
        assert msgspec.structs.astuple(told) == (seat, view.society, view.profession, view.hand[0])
    assert table.heard_of(None, "dealt") == []
    watcher = table.view(None)
    assert (watcher.society, watcher.profession, watcher.hand) == (None, None, ())
    table.play(f"{table.active} spy {'P1' if table.active != 'P1' else 'P2'}")
    assert table.view("P3").hand == tuple(table.hand("P3"))  # and may look again


@pytest.mark.rule("C2.10")
def test_the_first_player_is_random_unless_the_host_names_one() -> None:
    first = Counter(dealt(6, seed).active for seed in range(300))
    assert len(first) == 6
    assert min(first.values()) > 25
    assert {dealt(6, seed, start_player=4).active for seed in range(9)} == {"P5"}
    with pytest.raises(BadOption):
        dealt(4, start_player=4)


def test_codes_and_words_of_all_moves_are_stable() -> None:
    words = [GAME.moves.at(code).words for code in range(len(GAME.moves))]
    some = ("close", "spy 0", "accept key_red", "play tokens 12", "offer 0 key_red", "demand 7 tome whip")
    assert [GAME.moves[spelled].code for spelled in some] == [0, 19, 51, 209, 210, 3800]
    assert len(words) == 3822
    whole = hashlib.sha256("\n".join(words).encode()).hexdigest()
    assert whole == "65a1e0d61486cdc066321f0b8a2a61c4a11cbfe66ce24eeba738a5da8ec8ab54", (
        "a word or a code has changed: moves are only appended"
    )
