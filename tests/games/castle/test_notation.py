"""A position fits one line, and a line that is not a position says why."""

from __future__ import annotations

from functools import cache

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from nightcoach.core.chance import Chance
from nightcoach.core.errors import BadNotation, BadOption
from nightcoach.games.castle.game import GAME
from nightcoach.games.castle.notation_checks import broken_invariants
from nightcoach.games.castle.state import Castle
from tests.games.castle.story import compulsory, dealt, fight

FOUR = "order:thug:key_red,coat brotherhood:priest:goblet_red order:doctor:bag_key brotherhood:^hypnotist:bag_goblet:2"
REST = (
    "deck=whip,tome,throwing_knives,shattered_mirror,sextant,seal_of_lodge,privilege,poison_ring,monocle,gloves,dagger,"
    "black_pearl,goblet_plain,goblet_green,key_plain,key_green"
)
NO_MONOCLE = REST.replace("monocle,", "")
DUEL = f"9 0 {FOUR} {REST} duel=0,1"
SIDES = f"{DUEL} swords=2 shields=3"

GOOD = [
    f"turn 1 0 {FOUR} {REST}",
    f"turn.later 4 2 {FOUR} {REST}",
    f"answer.1.coat/end_action 7 0 {FOUR} {REST}",
    f"ability.0.1.monocle/end_action 7 0 {FOUR.replace('goblet_red', 'goblet_red,monocle')} {NO_MONOCLE}",
    f"d1.p2/end_action {DUEL}",
    f"d2.2=sword/end_action {DUEL}",
    f"d4/end_action {SIDES}",
    f"d5.1.p1.p2/end_action {SIDES} staked=1,0,0,2 window_seconds=9",
    f"d8.p1/end_action {SIDES} winner=0",
    f"fate/d10/end_action {SIDES} winner=1",
    f"turn 1 0 {FOUR} {REST} proclaim_after_free=true answer_seconds=0",
    f"naming.rival.1 3 0 {FOUR} {REST}",
    f"d_prime 3 0 {FOUR} {REST} free_after_action=true",
    f"over.own_wrong.1.3 3 0 {FOUR} {REST}",
]


@pytest.mark.parametrize("line", GOOD)
def test_a_line_reads_and_writes_the_same(line: str) -> None:
    assert GAME.write(GAME.read(line, Chance(0))) == line


def test_without_a_deck_it_holds_all_other_objects() -> None:
    state = GAME.read(f"turn 1 0 {FOUR}", Chance(0))
    assert len(GAME.write(state).split("deck=")[1].split()[0].split(",")) == 16


def test_what_lies_below_a_window_may_be_left_out_while_an_action_is_under_way() -> None:
    short, long = (GAME.read(f"answer.1.coat{below} 7 0 {FOUR} {REST}", Chance(0)) for below in ("", "/end_action"))
    assert short.key() == long.key()


@cache
def walked() -> tuple[tuple[str, tuple[object, ...]], ...]:
    """Lines and keys of positions that games at random came through, with all options and numbers of players."""
    rare = [compulsory(window) for window in ("gift", "pay_priest", "sextant", "set_top", "give_back")]
    found = [(table.line, table.state.key()) for table in rare]
    for seed in range(12):
        options = {
            "free_after_action": seed % 2 == 0,
            "alchemist_prevails": seed % 3 == 0,
            "brisk_duels": seed % 4 == 3,
        }
        table, chance = dealt(4 + seed % 5, seed, **options), Chance(seed + 100)
        for step in range(200):
            if not table.asked:
                break
            seat = table.state.waiting()[0]
            legal = [move for move in table.state.legal(seat) if step > 170 or move.verb not in GAME.grave]
            verb = chance.pick(sorted({move.verb for move in legal}))
            table.state.play(seat, chance.pick([move for move in legal if move.verb == verb]))
            found.append((table.line, table.state.key()))
    return tuple(found)


def test_random_games_reach_every_window() -> None:
    seen = {line.split()[0].split("/")[0].split(".")[0] for line, _ in walked()}
    assert seen - {"over"} == set(GAME.windows)


def test_every_position_of_a_game_reads_back() -> None:
    for line, key in walked():
        state = GAME.read(line, Chance(0))
        assert state.key() == key, line
        assert GAME.write(state) == line


def test_positions_that_differ_have_different_lines_and_equal_ones_the_same() -> None:
    lines = {line for line, _ in walked()}
    keys = {key for _, key in walked()}
    assert len(lines) == len(keys) == len(set(walked()))


@pytest.mark.parametrize("seed", range(3))
def test_a_game_goes_on_from_its_line_as_it_would_have(seed: int) -> None:
    table, chance = dealt(6, seed), Chance(seed)
    for _ in range(60):
        twin = GAME.read(table.line, Chance(0))
        seat = table.state.waiting()[0]
        assert (twin.waiting(), twin.asked(), twin.window()) == (
            table.state.waiting(),
            table.state.asked(),
            table.state.window(),
        )
        for q in range(6):
            assert twin.legal(q) == table.state.legal(q)
            assert twin.view(q) == table.state.view(q)
        calm = [move for move in table.state.legal(seat) if move.verb not in GAME.grave]
        table.state.play(seat, chance.pick(calm))


def test_who_has_passed_and_who_is_polled_first_are_part_of_the_line() -> None:
    one = fight("P3: coat + 1").play("P1 pass", "P2 pass", "P3 play tokens 1")
    two = fight("P3: coat + 1").play("P3 play tokens 1")
    assert one.line == two.line
    assert fight().play("P2 pass").line != fight().play("P3 pass").line
    three = fight("P3: coat + 1 | P4: dagger + 1").play("P3 play tokens 1", "P4 play tokens 1")
    four = fight("P3: coat + 1 | P4: dagger + 1").play("P4 play tokens 1", "P3 play tokens 1")
    assert three.line != four.line


BAD = [
    ("", "begins with"),
    ("turn 1 0", "begins with"),
    (f"nap 1 0 {FOUR}", "cannot be read"),
    (f"turn x 0 {FOUR}", "is not a number"),
    (f"turn 1 4 {FOUR}", "is not a number"),
    (f"turn 1 00 {FOUR}", "is not a number"),
    (f"turn \u0663 0 {FOUR}", "is not a number"),
    ("turn " + "9" * 5000 + f" 0 {FOUR}", "cannot be read"),
    ("turn 1 0 order:thug:coat brotherhood:priest:tome order:doctor:whip a=1 b=2", "4 to 8 seats"),
    (f"turn 1 0 {FOUR.replace('thug', 'cook')}", "cannot be read"),
    (f"turn 1 0 {FOUR.replace('thug', 'doctor')}", "a profession is twice"),
    (f"turn 1 0 {FOUR.replace('coat', 'cloak')}", "cannot be read"),
    (f"turn 1 0 {FOUR.replace('coat', 'bag_key')}", "an object is in two hands"),
    (f"turn 1 0 {FOUR.replace('key_red,coat', '-')}", "holds nothing"),
    (f"turn 1 0 {FOUR.replace('brotherhood', 'order')}", "2 of one society and 2 of the other"),
    (f"turn 1 0 {FOUR.replace(':2', ':13')}", "is not a number"),
    (f"turn 1 0 {FOUR.replace(':2', ':12').replace('bag_key', 'bag_key:1')}", "tokens are not twelve"),
    (f"turn 1 0 {FOUR} deck=-", "an object is missing"),
    (f"turn 1 0 {FOUR} {REST},coat", "twice in the game"),
    (f"turn 1 0 {FOUR} deck=tome deck=tome", "'deck' appears twice"),
    (f"end_action 1 0 {FOUR}", "never lie on each other"),
    (f"over 1 0 {FOUR}", "cannot be read"),
    (f"over.luck.0.2 1 0 {FOUR}", "cannot be read"),
    (f"d1.x2 {DUEL}", "is not a pass"),
    (f"d2.2=axe {DUEL}", "cannot be read"),
    (f"d2.0=sword {DUEL}", "cannot be read"),
    (f"d5.7 {SIDES}", "is not a number"),
    (f"d5.0 {SIDES} staked=1,1", "one number for each seat"),
    (f"sextant.up 1 0 {FOUR}", "cannot be read"),
    (f"turn 1 0 {FOUR} notes=999:1", "is not a number"),
    (f"turn 1 0 {FOUR} notes=0:99999999", "holder who is not there"),
    (f"turn 1 0 {FOUR} known=1:255", "does not exist"),
    (f"turn 1 0 {FOUR} top=0:9999", "does not exist"),
    (f"turn 1 0 {FOUR} start_player=7", "one of the seats"),
    (f"turn 1 0 {FOUR.replace('key_red,coat', 'key_red,key_red')}", "appears twice"),
    (f"turn 1 0 {FOUR.replace(':2', ':2:7')}", "too many parts"),
    (f"turn.soon 1 0 {FOUR}", "would be written"),
    (f"turn 1 0 {FOUR} cut_short=7", "does not belong here"),
    (f"turn 1 0 {FOUR} winner=2", "does not belong here"),
    (f"turn {DUEL}", "and nothing else has"),
    (f"turn/turn 1 0 {FOUR}", "never lie on each other"),
    (f"turn/end_action 1 0 {FOUR}", "never lie on each other"),
    (f"d5.0/turn.later {SIDES}", "never lie on each other"),
    (f"answer.0.coat 1 0 {FOUR}", "answer cannot be open here"),
    (f"answer.1.whip 1 0 {FOUR}", "answer cannot be open here"),
    (f"ability.0.1.dagger 1 0 {FOUR}", "ability cannot be open here"),
    (f"ability.0.0.coat 1 0 {FOUR}", "ability cannot be open here"),
    (f"give_demanded.1.coat.coat 1 0 {FOUR}", "give_demanded cannot be open here"),
    (f"gift.0 1 0 {FOUR}", "gift cannot be open here"),
    (f"give_back.0.1.coat/d10 {SIDES} winner=0", "give_back cannot be open here"),
    (f"set_top 1 0 {FOUR}", "set_top cannot be open here"),
    (f"d1 1 0 {FOUR}", "a duel has"),
    (f"d2 9 0 {FOUR} duel=0,0", "challenged somebody else"),
    (f"d2 9 0 {FOUR} duel=1,0", "the active player"),
    (f"d2.2=sword.3=sword {DUEL}", "d2 cannot be open here"),
    (f"d1.p0 {DUEL}", "only those who are asked pass"),
    (f"d5.2 {SIDES} hypnotised=2", "d5 cannot be open here"),
    (f"d5.0 {SIDES} hypnotised=1", "only a supporter"),
    (f"d5.0 {DUEL} swords=2,3 shields=3", "every supporter is on one side"),
    (f"d5.0 {DUEL} swords=2", "every supporter is on one side"),
    (f"d5.0 {SIDES} played=whip", "made for a duel"),
    (f"d5.0 {SIDES} played=coat", "made for a duel"),
    (f"d5.0 {SIDES} swordsman=3", "are duellists"),
    (f"fate {SIDES} winner=0", "never lie on each other"),
    (f"d5.0/ability.0.1.coat {SIDES}", "never lie on each other"),
    (f"d6.2 {SIDES}", "d6 cannot be open here"),
    (f"pay_priest.1 1 0 {FOUR}", "pay_priest cannot be open here"),
    (f"naming.rival.3 1 0 {FOUR.replace('bag_goblet', 'whip')}", "naming cannot be open here"),
    (f"turn/answer.1.coat/end_action 1 0 {FOUR}", "never lie on each other"),
    (f"fate/d10 {SIDES}", "somebody has won"),
    (f"sextant.left.1=coat 1 0 {FOUR}", "sextant cannot be open here"),
    (f"naming.own.0 1 0 {FOUR}", "naming cannot be open here"),
    (f"naming.solo 1 0 {FOUR}", "naming cannot be open here"),
    (f"over.own_right.0.1 1 0 {FOUR}", "one whole society wins"),
    (f"over.own_right.0 1 0 {FOUR}", "one whole society wins"),
    (f"over.solo.0.2 1 0 {FOUR}", "a solo has one winner"),
]


@pytest.mark.parametrize(("line", "why"), BAD)
def test_a_line_that_is_no_position_is_refused_with_the_reason(line: str, why: str) -> None:
    with pytest.raises(BadNotation) as refused:
        GAME.read(line, Chance(0))
    assert why in refused.value.facts["why"]


def test_an_unknown_option_in_a_line_is_refused() -> None:
    with pytest.raises(BadOption, match="no option 'moon'"):
        GAME.read(f"turn 1 0 {FOUR} moon=full", Chance(0))
    with pytest.raises(BadOption, match="window_seconds"):
        GAME.read(f"turn 1 0 {FOUR} window_seconds=0", Chance(0))


BITS = (
    "",
    " ",
    "/",
    ".",
    ",",
    ":",
    "=",
    "-",
    "^",
    "0",
    "1",
    "7",
    "99",
    "p1",
    "coat",
    "thug",
    "order",
    "d5",
    "gift",
    "²",
)


@st.composite
def mutated(draw: st.DrawFn) -> str:
    """A line of a game with a piece changed, or with the window or a fact of another line."""
    lines = walked()
    words, others = (lines[draw(st.integers(0, len(lines) - 1))][0].split() for _ in range(2))
    what = draw(st.sampled_from(["window", "fact", "seat", "letters"]))
    if what == "window":
        words[0] = others[0]
    elif what == "fact":
        words += [draw(st.sampled_from(others[3:]))]
    elif what == "seat":
        words[2] = draw(st.sampled_from("01234567"))
    line = " ".join(words)
    if what == "letters":
        at = draw(st.integers(0, min(len(line), 120)))
        line = line[:at] + draw(st.sampled_from(BITS)) + line[at + draw(st.integers(0, 3)) :]
    return line


@settings(max_examples=300)
@given(mutated())
def test_a_damaged_line_is_refused_or_is_a_position(line: str) -> None:
    try:
        state = GAME.read(line, Chance(0))
    except (BadNotation, BadOption):
        return
    assert isinstance(state, Castle)
    assert GAME.read(GAME.write(state), Chance(0)).key() == state.key()
    chance = Chance(len(line))
    for _ in range(4):
        assert broken_invariants(state) == []
        for watcher in (None, *range(state.seats)):
            state.view(watcher)
        if state.waiting():
            seat = state.waiting()[0]
            state.play(seat, chance.pick(state.legal(seat)))
