"""The words that the notation of a window is made of: seats, passes, cards, and sealed answers."""

from __future__ import annotations

import difflib
from collections.abc import Sequence

from nightcoach.core.events import Seat
from nightcoach.core.frames import Sealed
from nightcoach.core.moves import Move
from nightcoach.core.notation import number
from nightcoach.games.castle.cards import OBJECTS, cards_in
from nightcoach.games.castle.state import Castle


def read_seat(s: Castle, word: str) -> Seat:
    """The seat that a word names."""
    return number(word, s.seats)


def read_seats(s: Castle, words: list[str]) -> int:
    """The seats that words name, as bits."""
    seats = 0
    for word in words:
        seats |= 1 << read_seat(s, word)
    return seats


def read_name(word: str, names: Sequence[str], what: str) -> int:
    """The place of a word among the names of one thing; a `ValueError` says which there are."""
    if word not in names:
        near = difflib.get_close_matches(word, names, 1)
        raise ValueError(f"'{word}' is not {what}; " + (f"did you mean '{near[0]}'?" if near else ", ".join(names)))
    return names.index(word)


def read_object(word: str) -> int:
    """The object that a word names."""
    return read_name(word, OBJECTS, "an object")


def spell_passes(passed: int) -> list[str]:
    """`p3` for each seat that has passed."""
    return [f"p{seat}" for seat in cards_in(passed)]


def read_passes(s: Castle, words: list[str]) -> int:
    """Who has passed, as bits."""
    for word in words:
        if not word.startswith("p"):
            raise ValueError(f"'{word}' is not a pass; p3 is seat 3's")
    return read_seats(s, [word[1:] for word in words])


def spell_answers(seats: tuple[Seat, ...], answers: tuple[Move | None, ...]) -> list[str]:
    """`3=coat` for each sealed answer that is in."""
    return [f"{seat}={a.words.split()[1]}" for seat, a in zip(seats, answers, strict=True) if a is not None]


def read_answers(
    seats: tuple[Seat, ...], words: list[str], names: Sequence[str], moves: list[Move]
) -> tuple[Move | None, ...]:
    """The sealed answers of these seats, spelled by the names of `moves`."""
    chosen: list[Move | None] = [None] * len(seats)
    for word in words:
        seat, _, name = word.partition("=")
        chosen[seats.index(number(seat, 1 + max(seats)))] = moves[names.index(name)]
    return tuple(chosen)


def answers_are_open(window: Sealed[Castle], s: Castle) -> bool:
    """Whether every sealed answer that is in could be given."""
    given = zip(window.seats, window.answers, strict=True)
    return all([answer is None or answer in window.choices(s, seat) for seat, answer in given])
