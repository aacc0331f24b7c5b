"""Moves: every possible answer of a game, made once and shared.

A move is a few words (`give 3`). It knows its stable integer code, and equality is identity, so a list of legal
moves is a list of references, a learner can use the codes as they are, and people and the wire use the words.
"""

from __future__ import annotations

import difflib
import importlib
from collections.abc import Iterator, Sequence
from typing import Final, final

from mypy_extensions import mypyc_attr

from nightcoach.core.errors import UnknownMove


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class Move:
    """One possible answer. Only a `MoveTable` makes them."""

    def __init__(self, home: str, code: int, words: str, numbers: tuple[int, ...], sealed: bool) -> None:
        self.home = home
        """The module whose `MOVES` holds this move."""
        self.code = code
        self.words = words
        self.verb = words.partition(" ")[0]
        self.numbers = numbers
        """The arguments as the rules use them: seats, kinds."""
        self.sealed = sealed
        """A refusal of a sealed move tells everybody the same."""

    def __str__(self) -> str:
        return self.words

    def __repr__(self) -> str:
        return f'{_game_of(self.home)}.moves["{self.words}"]'

    def __reduce__(self) -> tuple[object, tuple[str, int]]:
        # A copy of a move is the move: pickling and copying lead back to the table.
        return _shared, (self.home, self.code)


def _game_of(home: str) -> str:
    """The name of the game whose moves a module holds: that of its package."""
    return home.rpartition(".")[0].rpartition(".")[2]


def _shared(home: str, code: int) -> Move:
    table: MoveTable = importlib.import_module(home).MOVES
    return table.at(code)


class MoveTable:
    """All moves of a game in the order of their codes; never reorder, only append."""

    def __init__(self, home: str, moves: Sequence[tuple[str, tuple[int, ...], bool]]) -> None:
        self._game = _game_of(home)
        self._moves = [Move(home, code, words, numbers, sealed) for code, (words, numbers, sealed) in enumerate(moves)]
        self._by_words = {move.words: move for move in self._moves}
        if len(self._by_words) != len(self._moves):
            raise ValueError(f"{home} spells two moves alike")
        self.length = sum([len(move.words) + 3 for move in self._moves])
        """How long a list of all of them is, in bytes."""

    def __len__(self) -> int:
        return len(self._moves)

    def __iter__(self) -> Iterator[Move]:
        return iter(self._moves)

    def at(self, code: int) -> Move:
        """The move with this code."""
        if not isinstance(code, int):
            raise TypeError(f"a code is a number, not {code!r}; moves[words] finds a move by its words")
        if not 0 <= code < len(self._moves):
            last = len(self._moves) - 1
            raise UnknownMove(
                "move_code",
                f"no move has the code {code}; codes are 0 to {last}",
                {"code": str(code), "last": str(last)},
            )
        return self._moves[code]

    def __getitem__(self, words: str) -> Move:
        """The move with these words, in their one canonical spelling."""
        move = self._by_words.get(words)
        if move is None:
            if not isinstance(words, str):
                raise TypeError(
                    f"moves are found by their words, not by {words!r}; moves.at(code) finds one by its code"
                )
            raise self.unknown(words, [])
        return move

    def __contains__(self, words: object) -> bool:
        return words in self._by_words

    def unknown(self, words: str, rather: Sequence[str]) -> UnknownMove:
        """The refusal of words that are not a move, suggesting close ones, preferably those in `rather`."""
        near = difflib.get_close_matches(words, rather, 3) or difflib.get_close_matches(words, list(self._by_words), 3)
        hint = "; did you mean " + " or ".join(f"'{n}'" for n in near) + "?" if near else ""
        if not near and rather:
            hint = "; open: " + ", ".join(rather[:6]) + (" …" if len(rather) > 6 else "")
        return UnknownMove("move", f"'{words}' is not a move in this game{hint}", {"words": words})

    def __repr__(self) -> str:
        shown = [move.words for move in self._moves[:3]]
        return f"<{len(self)} moves of {self._game}: {', '.join(shown)} …>"


MOST_LISTS: Final = 4096
"""So many lists of moves of one kind are kept. They are short, and far fewer sets than that come up again and again."""


@final
class OneForEach:
    """Lists of moves that are open again and again: some that are always open, then one for each member of a set, given
    as bits. Each list is made once, when it is first needed, and shared: nobody may change it."""

    def __init__(self, always: list[Move], moves: list[Move]) -> None:
        self.always = always
        self.moves = moves
        self.lists: dict[int, list[Move]] = {}

    def of(self, members: int) -> list[Move]:
        """The moves that are open with this set."""
        found = self.lists.get(members)
        if found is None:
            if len(self.lists) == MOST_LISTS:
                self.lists.clear()
            each = [self.moves[i] for i in range(len(self.moves)) if members >> i & 1]
            found = self.lists[members] = self.always + each
        return found


def next_words(legal: Sequence[str], chosen: Sequence[str]) -> list[str]:
    """The distinct words that may follow those already chosen: one level of the tree of legal moves."""
    depth = len(chosen)
    following: list[str] = []
    for words in legal:
        parts = words.split(" ")
        if parts[:depth] == list(chosen) and len(parts) > depth and parts[depth] not in following:
            following.append(parts[depth])
    return following
