"""Moves are made once, and come back from words, codes, pickles and copies as the same object."""

from __future__ import annotations

import copy
import pickle

import pytest

from nightcoach.core.errors import UnknownMove
from nightcoach.core.moves import MoveTable, next_words
from nightcoach.games.eatme.moves import MOVES


def test_every_move_comes_back_from_its_words_and_its_code() -> None:
    for code, move in enumerate(MOVES):
        assert move.code == code
        assert MOVES.at(code) is move
        assert MOVES[move.words] is move


def test_a_copy_of_a_move_is_the_move() -> None:
    move = MOVES["visit 3"]
    assert pickle.loads(pickle.dumps(move)) is move
    assert copy.deepcopy(move) is move


def test_unknown_words_are_refused_with_what_was_perhaps_meant() -> None:
    with pytest.raises(UnknownMove, match="'vist 3' is not a move in this game; did you mean 'visit 3'"):
        MOVES["vist 3"]


@pytest.mark.parametrize("words", ["", "Sleep", "sleep ", " sleep", "visit  3", "visit 03"])
def test_there_is_one_canonical_spelling(words: str) -> None:
    with pytest.raises(UnknownMove):
        MOVES[words]


@pytest.mark.parametrize("code", [-1, len(MOVES)])
def test_unknown_codes_are_refused(code: int) -> None:
    with pytest.raises(UnknownMove, match="codes are 0 to 217"):
        MOVES.at(code)


def test_two_moves_cannot_be_spelled_alike() -> None:
    with pytest.raises(ValueError, match="alike"):
        MoveTable("here", [("pass", (), False), ("pass", (), False)])


def test_legal_moves_are_a_tree_of_words() -> None:
    legal = ["offer 1 coat", "offer 1 whip", "offer 2 coat", "spy 1"]
    assert next_words(legal, []) == ["offer", "spy"]
    assert next_words(legal, ["offer"]) == ["1", "2"]
    assert next_words(legal, ["offer", "2"]) == ["coat"]
    assert next_words(legal, ["offer", "2", "coat"]) == []
