"""How a game of Eat Me If You Can! came: every round, and what stood out, from the record alone."""

from __future__ import annotations

import pytest

from nightcoach.core.chance import Chance
from nightcoach.core.chronicle import how_it_came
from nightcoach.core.errors import Refused
from nightcoach.core.record import Record, Recording
from nightcoach.core.wire import Fact
from nightcoach.games.eatme import wire_chronicle as w
from nightcoach.games.eatme.chronicle import CHRONICLE, facts
from nightcoach.games.eatme.game import GAME
from nightcoach.games.eatme.state import EatMe
from nightcoach.games.eatme.wire import Choice
from nightcoach.terminal.play import names_at, teller_of
from nightcoach.words import LANGUAGES, words


def recorded(seed: int, seats: int = 5, moves: int = 100_000, **options: int) -> Record:
    """A game at random, up to so many moves or its end."""
    chance = Chance(f"chronicle {seed}")
    made = Recording(GAME, seats, GAME.Options(**options), bytes([seed]) * 32)
    while made.state.outcome() is None and len(made.moves) < moves:
        seat, legal = made.state.frames[-1].next_choice(made.state)
        made.play(seat, chance.pick(legal))
    return made.record()


def nights(record: Record) -> list[w.Night]:
    return [fact for fact in how_it_came(record) if isinstance(fact, w.Night)]


KINDS = ("wolf", "kids", "pig")


def night(number: int, choice: Choice, scores: tuple[int, ...], **more: object) -> w.Night:
    """A round of three in which P1 is the Wolf, P2 the Kids and P3 the Pig; the Wolf visits P3."""
    fields: dict[str, object] = {
        "round": number, "wolf": 0, "victim": 2, "house": "pig", "choice": choice, "gain": 1, "loss": 1,
        "slept": (1,), "watched": (), "dealer": None, "kinds": KINDS, "gains": (0, 3, 0), "scores": scores, **more,
    }  # fmt: skip
    return w.Night(**fields)  # type: ignore[arg-type]


def told(kind: type[Fact], *rounds: w.Night, winner: int = 1) -> list[Fact]:
    return [fact for fact in facts(list(rounds), (winner,)) if isinstance(fact, kind)]


def test_a_game_that_goes_on_has_no_chronicle() -> None:
    with pytest.raises(Refused) as refused:
        how_it_came(recorded(1, moves=9))
    assert refused.value.reason == "not_over"


# Every round


@pytest.mark.rule("E3.6", "E3.8", "E3.9")
@pytest.mark.parametrize(("seed", "options"), [(0, {}), (1, {}), (2, {"three_player_start": 3})])
def test_the_rounds_add_up_to_the_end(seed: int, options: dict[str, int]) -> None:
    record = recorded(seed, 3 if options else 4 + seed, **options)
    state = record.verify()
    assert isinstance(state, EatMe)
    found = nights(record)
    assert [each.round for each in found] == list(range(1, state.round + 1))
    scores = [options.get("three_player_start", 0)] * record.seats
    for each in found:
        scores = [before + gain for before, gain in zip(scores, each.gains, strict=True)]
        assert tuple(scores) == each.scores
        assert sorted([*each.slept, *each.watched, each.wolf, each.victim]) == list(range(record.seats))
        assert (each.kinds[each.wolf], each.kinds[each.victim]) == ("wolf", each.house)
    assert scores == state.scores


@pytest.mark.rule("E3.6")
@pytest.mark.parametrize("seed", range(3))
def test_the_duel_of_every_round_is_told_as_it_was(seed: int) -> None:
    for each in nights(recorded(seed)):
        winner, loser = (each.victim, each.wolf) if each.choice == "trap" else (each.wolf, each.victim)
        assert (each.gains[winner], each.gains[loser]) == (each.gain, -each.loss)


# What stood out


@pytest.mark.rule("E5.2")
def test_the_turning_point_is_the_first_round_after_which_nobody_was_ahead_any_more() -> None:
    rounds = [night(1, "trap", (0, 3, 1)), night(2, "trap", (4, 3, 1)), night(3, "trap", (4, 4, 1)), night(4, "trap", (4, 9, 1))]  # fmt: skip # noqa: E501
    assert told(w.Lead, *rounds) == [w.Lead(1, 3, 1)]


def test_if_the_last_round_decided_nothing_follows_it() -> None:
    assert told(w.Lead, night(1, "trap", (5, 3, 1)), night(2, "trap", (5, 10, 1))) == [w.Lead(1, 2, 0)]


def test_how_far_back_the_winner_was_is_told_from_three_points_on() -> None:
    rounds = [night(1, "trap", (2, 0, 0)), night(2, "trap", (5, 1, 0)), night(3, "trap", (5, 10, 0))]
    assert told(w.Behind, *rounds) == [w.Behind(1, 2, 4)]
    assert told(w.Behind, rounds[0], rounds[2]) == []


@pytest.mark.rule("E3.6")
def test_the_fattest_prey_and_the_best_trap_are_the_first_that_no_other_surpasses() -> None:
    rounds = [
        night(1, "sleep", (1, 0, 0), gain=1, loss=0),
        night(2, "sleep", (1, 0, 0), gain=2, loss=2),
        night(3, "sleep", (1, 0, 0), gain=3, loss=1),
        night(4, "trap", (1, 0, 0), gain=1, loss=1),
        night(5, "trap", (1, 10, 0), gain=3, loss=0),
    ]
    assert told(w.Catch, *rounds) == [w.Catch(0, 2, 2, 2, 2)]
    assert told(w.Snap, *rounds) == [w.Snap(2, 0, 5, 3, 0)]


@pytest.mark.rule("E3.8")
def test_a_bluff_is_to_sleep_among_the_kids_while_the_wolf_walks_into_a_trap() -> None:
    assert told(w.Bluff, night(1, "trap", (0, 3, 1))) == [w.Bluff(1, 0, 2, 1, 3)]
    assert told(w.Bluff, night(1, "sleep", (1, 3, 0))) == []
    assert told(w.Bluff, night(1, "trap", (0, 1, 1), slept=(), watched=(1,))) == []


@pytest.mark.rule("E3.8")
def test_who_slept_best_and_who_sat_up_for_nothing_is_told_if_it_was_more_than_once() -> None:
    slept, watched = night(1, "trap", (0, 3, 1)), night(2, "trap", (0, 3, 2), slept=(), watched=(1,), gains=(0, 0, 1))
    assert told(w.Sleeper, slept, slept) == [w.Sleeper(1, 2, 6)]
    assert told(w.Sleeper, slept) == []
    assert told(w.Watcher, watched, watched) == [w.Watcher(1, 2)]
    assert told(w.Watcher, watched) == []


@pytest.mark.rule("E3.14")
def test_revenge_is_to_lose_deal_and_win_against_the_same_player() -> None:
    lost = night(1, "sleep", (1, 3, 0))  # P3 has lost to P1 and deals
    assert told(w.Revenge, lost, night(2, "trap", (0, 6, 1), dealer=2)) == [w.Revenge(2, 0, 2)]
    assert told(w.Revenge, lost, night(2, "sleep", (2, 6, 0), dealer=2)) == []
    assert told(w.Revenge, lost, night(2, "trap", (0, 6, 1), dealer=2, wolf=1)) == []


# In words


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_fact_of_a_whole_game_is_told_in_words(language: str) -> None:
    found = [fact for seed in range(4) for fact in how_it_came(recorded(seed))]
    assert {type(fact) for fact in found} == set(CHRONICLE.kinds.values())
    teller = teller_of("eatme")(0, names_at(5, 0, "Zoe"), words(language))
    lines = [line for fact in found for line in teller.story(fact)]
    assert len(lines) == len(found)
    assert all("{" not in line and line.strip() for line in lines)
