"""A position fits one line, and a line that is not a position says why (docs/notation.md)."""

from __future__ import annotations

from functools import cache

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from nightcoach.core.chance import Chance
from nightcoach.core.errors import BadNotation, BadOption
from nightcoach.games.lupus.game import GAME
from tests.games.lupus.story import dealt, lupus

EIGHT = "werewolf werewolf seer villager villager villager villager villager"
LAST_DEAD = "werewolf werewolf seer villager villager villager villager +villager"
NOBODY = "-,-,-,-,-,-,-,-"
DAY_ONE = f"days=/{NOBODY}/-,7,0,7/{NOBODY}"
ALL_VOTED = ",".join([f"{seat}.vote:paw" for seat in (0, 3, 4, 5, 6, 7)])

GOOD = [
    f"night 1 {EIGHT}",
    f"night 1 {EIGHT} fellows=0,0,0,0,0,0,0,0",
    f"night 2 werewolf:5 werewolf seer:0 villager:4 villager villager villager +villager:3 welcome=7 {DAY_ONE}",
    f"night 2 {LAST_DEAD} welcome=7 at=1 finals=-,-,0,-,-,-,-,- tonight=0,-,-,-,0,- notes=1,4,2,0,1 {DAY_ONE}",
    f"discussion 1 {EIGHT} opening=4",
    f"discussion 1 {EIGHT} opening=4 said=0,0,2,0,0,0,0,0 claims=1.2.claim_role:seer,1.2.retract.0 ready=1,5 turn=3",
    f"nomination 1 {EIGHT} opening=6 ballots=-,-,-,-,-,-,2,no asked=0",
    f"nomination 1 {EIGHT} opening=6 sealed=0.nominate:3,5.no_ballot nomination_mode=simultaneous",
    f"defence 1 {EIGHT} opening=6 suspects=7,2 asked=7",
    f"defence 1 {EIGHT} opening=6 suspects=7,2 asked=2",
    f"lynch_vote 1 {EIGHT} opening=6 suspects=7,2 sealed=0.vote:paw,3.no_ballot,6.vote:tuft",
    f"lynch_vote 1 {EIGHT} opening=6 suspects=7,2 narrator=human vote_seconds=0",
    f"over 1 +werewolf +werewolf {EIGHT[18:]} opening=6 party=village",
    f"discussion 1 werewolf werewolf mythomaniac>seer {EIGHT[23:]} opening=6 fellows=2,1,8,4,0,0,0,0",
]


@pytest.mark.parametrize("line", GOOD)
def test_a_line_reads_and_writes_the_same(line: str) -> None:
    assert GAME.write(GAME.read(line, Chance(0))) == line


@cache
def walked() -> tuple[tuple[str, tuple[object, ...]], ...]:
    """Lines and keys of positions that games at random came through."""
    found = []
    many: list[dict[str, object]] = [
        {"first_night_kill": True, "nomination_mode": "simultaneous"},
        {"place": "remote", "role_list": "secret", "preset": "lot", "enforce_minimums": False},
        {"wise_old_man": "on"},
        {"narrator": "human", "narrator_chair": 2, "welcome_on_lynch": False},
    ]
    for seed, seats in enumerate((16, 10, 8, 9)):
        story, chance = dealt(seats, seed, claims_per_day=2, **many[seed]), Chance(seed + 100)
        while story.window != "over":
            seat = story.state.driven()
            legal = story.state.legal(seat)
            verb = chance.pick(sorted({move.verb for move in legal}))
            story.state.play(seat, chance.pick([move for move in legal if move.verb == verb]))
            found.append((story.line, story.state.key()))
    return tuple(found)


def test_random_games_reach_every_window() -> None:
    assert {line.split()[0] for line, _ in walked()} == {*GAME.windows, "over"}


def test_every_position_of_a_game_reads_back() -> None:
    for line, key in walked()[::3]:
        state = GAME.read(line, Chance(0))
        assert state.key() == key, line
        assert GAME.write(state) == line


def test_positions_that_differ_have_different_lines() -> None:
    assert len({line for line, _ in walked()}) == len({key for _, key in walked()})


def test_a_game_goes_on_from_its_line_as_it_would_have() -> None:
    for line, _ in walked()[::40]:
        one, two = GAME.read(line, Chance(7)), GAME.read(line, Chance(7))
        chance = Chance(1)
        for _ in range(12):
            if one.outcome() is None:
                seat = one.driven()
                move = chance.pick(one.legal(seat))
                one.play(seat, move)
                two = GAME.read(GAME.write(two), two.chance)
                two.play(seat, move)
        assert one.key() == two.key()


def test_fellows_are_left_out_where_they_are_as_after_the_first_night() -> None:
    story = lupus("W W S V V V V V").play("close")
    assert "fellows=" not in story.line
    assert (story.view(0).fellows, story.view(1).fellows) == ((1,), (0,))


def test_a_night_of_secret_points_is_part_of_the_line() -> None:
    story = lupus("W W S V V V V V")
    before = story.line
    assert story.play("5 point 2").line != before


BAD = [
    ("", "begins with"),
    ("night", "begins with"),
    (f"sleep 1 {EIGHT}", "begins with"),
    (f"night x {EIGHT}", "begins with"),
    (f"night 0 {EIGHT}", "begins with"),
    (f"night 01 {EIGHT}", "begins with"),
    (f"night \u0663 {EIGHT}", "begins with"),
    ("night 1 werewolf seer villager", "8 to 24 seats"),
    ("night 1 werewolf" + " villager" * 24, "8 to 24 seats"),
    (f"night 1 {EIGHT.replace('seer', 'wizard')}", "is not [+]ROLE"),
    (f"night 1 {EIGHT.replace('seer', '++seer')}", "is not [+]ROLE"),
    (f"night 1 {EIGHT.replace('seer', 'seer>werewolf')}", "is not [+]ROLE"),
    (f"night 1 {EIGHT.replace('seer', 'mythomaniac>owl')}", "is not [+]ROLE"),
    (f"night 1 {EIGHT.replace('seer', 'seer:2')}", "may not point at"),
    (f"night 1 {EIGHT} welcome=1 welcome=2", "appears twice"),
    (f"night 1 {EIGHT} at=2", "the number of a call"),
    (f"night 1 {EIGHT} fellows=1", "a number for each seat"),
    (f"night 1 {EIGHT} nights=1", "a number for each seat"),
    (f"nomination 1 {EIGHT} opening=0 asked=0 ballots=5,-", "a number for each seat"),
    (f"night 1 {EIGHT} {DAY_ONE}", "there were 0 days"),
    (f"night 2 {LAST_DEAD}", "there were 1 days"),
    ("night 1 werewolf werewolf werewolf werewolf seer villager villager villager", "would be over"),
    ("night 1 +werewolf +werewolf seer villager villager villager villager villager", "would be over"),
    (f"discussion 1 {EIGHT}", "welcome=SEAT or opening=SEAT"),
    (f"nomination 1 {EIGHT} asked=3", "welcome=SEAT or opening=SEAT"),
    (f"defence 1 {EIGHT} opening=0 suspects=1,1 asked=1", "two living suspects"),
    (f"lynch_vote 2 {LAST_DEAD} {DAY_ONE} welcome=7 suspects=1,7", "two living suspects"),
    (f"night 23 {LAST_DEAD} {DAY_ONE}{f';{DAY_ONE[5:]}' * 21}", "longer than 22 days"),
    (f"night 1 {EIGHT} ready=3", "has no place"),
    (f"night 1 {EIGHT} sealed=0.vote:paw", "has no place"),
    (f"discussion 1 {EIGHT} opening=0 party=pack", "has no place"),
    (f"discussion 1 {EIGHT.replace('seer', 'seer:3')} opening=0", "only at night"),
    (f"nomination 1 {EIGHT} opening=0", "has asked="),
    (f"defence 1 {EIGHT} opening=0 asked=1", "has suspects="),
    (f"defence 1 {EIGHT} opening=0 suspects=1,2 asked=5", "one of the suspects is asked"),
    (f"lynch_vote 1 {EIGHT} opening=0", "has suspects="),
    (f"over 1 {EIGHT}", "has party="),
    (f"over 1 {EIGHT} party=pack", "has not won"),
    (f"discussion 2 {LAST_DEAD} {DAY_ONE} welcome=7 ready=7", "only the living"),
    (f"discussion 1 {EIGHT} opening=0 said=7,0,0,0,0,0,0,0", "more than 6 claims"),
    (f"discussion 1 {EIGHT} opening=0 claims=1.2.ready", "a claim is"),
    (f"discussion 1 {EIGHT} opening=0 claims=2.1.suspect:3", "a claim is"),
    (f"discussion 1 {EIGHT} opening=0 claims=1.2.retract", "takes back"),
    (f"discussion 1 {EIGHT} opening=0 claims=1.2.retract.0", "takes back"),
    (f"nomination 1 {EIGHT} opening=0 sealed=0.nominate:0 nomination_mode=simultaneous", "not open to seat 0"),
    (f"lynch_vote 1 {EIGHT} opening=0 suspects=1,2 sealed=3.point:1", "not open to seat 3"),
    (f"lynch_vote 1 {EIGHT} opening=0 suspects=1,2 sealed={ALL_VOTED}", "they are revealed"),
    (f"night 1 {EIGHT} finals=1", "for each seat"),
    (f"night 1 {EIGHT} tonight=-,-,-,99,1,-", "a number from 0 to 7"),
    (f"night 1 {EIGHT} nights=8,-,-,-,-,-,-,-", "a number from 0 to 7"),
    (f"discussion 1 {EIGHT} opening=0 dead=9", "a number from 0 to 7"),
    (f"nomination 1 {EIGHT} opening=0 asked=1 ballots=9,-,-,-,-,-,-,-", "a number from 0 to 7"),
    (f"night 2 {LAST_DEAD} days=/{NOBODY}/-,7,0,99/{NOBODY}", "a number from 0 to 7"),
    (f"night 2 {LAST_DEAD} days=/{NOBODY}/-,7,0,7/-", "votes of a day"),
    (f"night 1 {EIGHT} fellows=256,0,0,0,0,0,0,0", "fellows are seats"),
    (f"night 1 {EIGHT} notes=9,1,1,1,1", "a note is"),
    (f"night 1 {EIGHT} notes=1,1,1,8,1", "a note is"),
    (f"night 1 {EIGHT} notes=0,3,1,3,10", "a note is"),
]


@pytest.mark.parametrize(("line", "why"), BAD)
def test_a_line_that_is_no_position_is_refused_with_the_reason(line: str, why: str) -> None:
    with pytest.raises(BadNotation) as refused:
        GAME.read(line, Chance(0))
    assert why in refused.value.facts["why"]


UNREADABLE = [
    f"discussion 1 {EIGHT} opening=0 claims=1.8.suspect:3",
    f"night 1 {EIGHT.replace('seer', 'seer:9')}",
    f"night 1 {EIGHT.replace('seer', 'seer:x')}",
    f"night 1 {EIGHT} at=+1",
    f"night 1 {EIGHT} tonight=-,-,-,+3,1,-",
    f"lynch_vote 1 {EIGHT} opening=0 suspects=1,2 sealed=1.vote:paw",
    f"night 1 {EIGHT} welcome=99",
    f"night 1 {EIGHT} welcome=03",
    f"night 1 {EIGHT} welcome=",
    f"night 1 {EIGHT} at=x",
    f"night 1 {EIGHT} tonight=1",
    f"night 1 {EIGHT} notes=1",
    f"night 2 {LAST_DEAD} days=x",
    f"discussion 1 {EIGHT} opening=0 ready=3,9",
    f"discussion 1 {EIGHT} opening=0 turn=9",
    f"discussion 1 {EIGHT} opening=0 claims=1.2.sing",
    f"nomination 1 {EIGHT} opening=0 asked=9",
    f"defence 1 {EIGHT} opening=0 suspects=1,2",
    f"over 1 {EIGHT} party=moon",
]


@pytest.mark.parametrize("line", UNREADABLE)
def test_a_line_with_a_number_or_a_name_that_fits_nowhere_is_refused(line: str) -> None:
    with pytest.raises(BadNotation):
        GAME.read(line, Chance(0))


def test_an_unknown_or_bad_option_in_a_line_is_refused() -> None:
    with pytest.raises(BadOption, match="no option 'moon'"):
        GAME.read(f"night 1 {EIGHT} moon=full", Chance(0))
    with pytest.raises(BadOption, match="claims_per_day"):
        GAME.read(f"night 1 {EIGHT} claims_per_day=21", Chance(0))


BITS = ("", "", " ", "/", ".", ",", ":", "=", "-", "+", ">", "0", "1", "7", "99", "no", "seer", "²", ";", "-5")


@settings(max_examples=100)
@given(st.integers(0, 10**6), st.integers(0, 10**6), st.sampled_from(BITS), st.integers(0, 3))
def test_a_damaged_line_is_refused_or_is_a_position(which: int, at: int, bit: str, gone: int) -> None:
    line = walked()[which % len(walked())][0]
    at %= len(line)
    try:
        state = GAME.read(line[:at] + bit + line[at + gone :], Chance(0))
    except (BadNotation, BadOption):
        return
    assert GAME.read(GAME.write(state), Chance(0)).key() == state.key()
    chance = Chance(which)
    for _ in range(4):
        for watcher in (None, *range(state.seats)):
            state.view(watcher)
        if state.outcome() is None:
            seat = state.driven()
            state.play(seat, chance.pick(state.legal(seat)))
