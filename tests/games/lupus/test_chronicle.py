"""How it came about: whom the pack hunted, who lied and who was right, told when the game is over and never before."""

from __future__ import annotations

from typing import TypeVar

import pytest

from nightcoach.core.chance import Chance
from nightcoach.core.chronicle import how_it_came
from nightcoach.core.errors import Refused
from nightcoach.core.record import Record, Recording
from nightcoach.core.wire import Fact
from nightcoach.games.lupus import wire_chronicle as w
from nightcoach.games.lupus.chronicle import facts_of
from nightcoach.games.lupus.game import GAME
from nightcoach.terminal.play import names_at, teller_of
from nightcoach.words import LANGUAGES, words
from tests.games.lupus.story import Story, lupus

F = TypeVar("F", bound=Fact)
VILLAGE = "W W S V V V B M V V P"
"""Wolves 0 and 1, Seer 2, Bodyguard 6, Medium 7, Possessed 10."""


def facts(table: Story, kind: type[F]) -> list[F]:
    return [fact for fact in facts_of(table.state) if isinstance(fact, kind)]


def morning(**points: int) -> Story:
    """The second night is over, in which these seats (`s2=0`) pointed so, and a day ago seat 9 was lynched."""
    table = lupus(VILLAGE, day=2, ghosts=[9], welcome=9)
    return table.night({int(seat[1:]): target for seat, target in points.items()})


def recorded(seed: int, seats: int, moves: int = 100_000) -> Record:
    """A game at random, up to so many moves or its end."""
    chance = Chance(f"chronicle {seed}")
    made = Recording(GAME, seats, GAME.Options(), bytes([seed]) * 32)
    while made.state.outcome() is None and len(made.moves) < moves:
        seat, legal = made.state.frames[-1].next_choice(made.state)
        made.play(seat, chance.pick(legal))
    return made.record()


def test_a_game_that_goes_on_has_no_chronicle() -> None:
    with pytest.raises(Refused) as refused:
        how_it_came(recorded(1, 9, moves=20))
    assert refused.value.reason == "not_over"


# The nights


@pytest.mark.rule("L3.8", "L4.15")
@pytest.mark.parametrize(("guarded", "died"), [(4, True), (3, False)])
def test_the_packs_choice_is_told_with_what_came_of_it(guarded: int, died: bool) -> None:
    assert facts(morning(s0=3, s1=3, s6=guarded), w.Hunted) == [w.Hunted(2, 3, died)]


@pytest.mark.rule("L4.5")
def test_what_the_seer_saw_is_told() -> None:
    assert facts(morning(s2=1), w.Foresaw) == [w.Foresaw(2, 2, 1, "wolf")]


# Lies


@pytest.mark.rule("L3.61")
def test_a_claimed_character_is_a_lie_unless_one_was_it() -> None:
    table = morning(s0=3, s1=3).play("0 claim_role seer", "2 claim_role seer")
    assert facts(table, w.LiedRole) == [w.LiedRole(2, 0, "seer", "werewolf")]


@pytest.mark.rule("L3.61")
@pytest.mark.parametrize(
    ("claim", "true"),
    [
        ("2 claim_result 1 wolf 2", True),
        ("2 claim_result 1 not_wolf 2", False),
        ("2 claim_result 5 wolf 2", False),
        ("2 claim_result 1 wolf 1", False),
        ("0 claim_result 1 wolf 2", False),
        ("6 claim_protected 4 2", True),
        ("6 claim_protected 5 2", False),
        ("7 claim_medium not_wolf 1", True),
        ("7 claim_medium wolf 1", False),
        ("0 claim_mason_with 1", False),
        ("0 suspect 2", True),
        ("0 trust 1", True),
    ],
)
def test_a_tale_is_a_lie_unless_it_was_so(claim: str, true: bool) -> None:
    table = morning(s2=1, s6=4).play(claim)
    assert [fact.seat for fact in facts(table, w.LiedTale)] == ([] if true else [int(claim.split()[0])])


# Who did best


@pytest.mark.rule("L3.61")
def test_the_first_right_accusation_is_not_one_of_the_pack() -> None:
    table = morning(s0=3, s1=3).play("0 suspect 1", "4 suspect 5", "5 will_vote 0", "2 suspect 1")
    assert facts(table, w.FirstAccusation) == [w.FirstAccusation(2, 5, 0)]


@pytest.mark.rule("L3.25")
def test_a_ballot_accuses_too() -> None:
    table = morning(s0=3, s1=3).lynch(1)
    assert facts(table, w.FirstAccusation) == [w.FirstAccusation(2, 2, 1)]


@pytest.mark.rule("L5.7")
def test_the_best_nose_pointed_at_wolves_without_knowing_them() -> None:
    table = morning(s10=0, s4=0, s5=1, s8=3)
    assert facts(table, w.BestNose) == [w.BestNose((4, 5), 1, 1)]


@pytest.mark.rule("L5.7")
def test_the_best_liar_was_suspected_least() -> None:
    table = morning(s0=3, s1=3).play("0 claim_role seer", "10 claim_role medium", "10 claim_result 4 wolf 2")
    table.lynch(0)
    assert facts(table, w.BestLiar) == [w.BestLiar(10, 2, 0)]


def test_a_villager_who_lied_is_not_the_best_liar() -> None:
    assert facts(morning(s0=3, s1=3).play("4 claim_role seer"), w.BestLiar) == []


# In words


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_fact_of_a_whole_game_is_told_in_words(language: str) -> None:
    found = how_it_came(recorded(0, 16))
    teller = teller_of("lupus")(0, names_at(16, 0, "Zoe"), words(language))
    told = [line for fact in found for line in teller.story(fact)]
    assert len(told) == len(found) > 0
    assert all("{" not in line and line.strip() for line in told)
    assert {type(fact) for fact in found} >= {w.Hunted, w.Foresaw, w.LiedRole, w.LiedTale, w.FirstAccusation}
