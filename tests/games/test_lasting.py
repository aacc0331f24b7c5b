"""Whether the secrets of a game outlast a round is what its views show, and what it says of itself."""

from __future__ import annotations

from typing import ClassVar

import pytest

import nightcoach
from nightcoach.core.chance import Chance
from nightcoach.core.contract import ContractBroken, Traits, check_play, kept_over_a_round
from nightcoach.core.game import Game
from tests.games.castle.double import Double
from tests.rules import normative


def secrets_that_last(game: Game) -> set[str]:
    """The fields of its views that keep a secret over a round, in a few random games."""
    options = game.Options()
    found: set[str] = set()
    allowed = game.seats(options)
    for seats in (allowed[0], allowed[0] + 1):
        chance = Chance(seats)
        state = game.deal(seats, options, Chance(seats))
        for _ in range(100):
            found |= kept_over_a_round(state)
            if not state.waiting():
                break
            state.play(*Traits().next_step(state, chance))
    return found


@pytest.mark.rule("C3.14", "E3.18", "L3.68")
@pytest.mark.parametrize("name", nightcoach.NAMES)
def test_a_game_says_truly_whether_its_secrets_outlast_a_round(name: str) -> None:
    game = nightcoach.game(name)
    assert game.lasting_secrets == bool(secrets_that_last(game))


def test_what_lasts_in_the_castle_is_what_one_holds_and_has_seen() -> None:
    assert {"hand", "society", "profession", "objects_seen"} <= secrets_that_last(nightcoach.game("castle"))


class Forgetful(Double):
    """Says that no secret of the Castle lasts."""

    lasting_secrets: ClassVar[bool] = False


def test_a_game_that_calls_lasting_secrets_short_is_found_out() -> None:
    with pytest.raises(ContractBroken, match="no secret lasts"):
        check_play(Forgetful(), 8, Forgetful.Options(), 1, Traits())


def test_there_is_no_default_for_a_game_that_does_not_say_it() -> None:
    class Silent(Game):
        name = "silent"

    with pytest.raises(AttributeError, match="lasting_secrets"):
        assert Silent().lasting_secrets


def test_the_three_books_say_who_may_sit_down_when() -> None:
    for book, rule in (("castle", "C3.14"), ("eatme", "E3.18"), ("lupus", "L3.68")):
        assert rule in normative(book)
