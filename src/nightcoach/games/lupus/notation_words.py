"""The words that the notation of positions and of windows is made of: numbers, seats, sealed answers."""

from __future__ import annotations

from collections.abc import Iterable

from nightcoach.core.events import Seat
from nightcoach.core.frames import Sealed
from nightcoach.core.moves import Move
from nightcoach.core.notation import number
from nightcoach.games.lupus.entries import NO_BALLOT_CAST
from nightcoach.games.lupus.moves import MOVES, NO_BALLOT
from nightcoach.games.lupus.roles import NOBODY
from nightcoach.games.lupus.state import Lupus

HUGE = 10**8
"""No number in a line is as large as this."""


def spell_numbers(numbers: Iterable[int]) -> str:
    """`3,-,no`: seats, bits or sides; `-` is NOBODY and `no` a ballot missing for good."""
    return ",".join(["-" if n == NOBODY else "no" if n == NO_BALLOT_CAST else str(n) for n in numbers])


def read_numbers(text: str) -> list[int]:
    """The numbers of such a list."""
    if not text:
        return []
    return [NOBODY if n == "-" else NO_BALLOT_CAST if n == "no" else number(n, HUGE) for n in text.split(",")]


def read_seat(s: Lupus, text: str) -> Seat:
    """The seat that a word names."""
    return number(text, s.seats)


def spell_move(move: Move) -> str:
    """A move as one word, `vote:paw`."""
    return move.words.replace(" ", ":")


def read_move(text: str) -> Move:
    """The move of such a word."""
    return MOVES[text.replace(":", " ")]


def spell_answers(seats: tuple[Seat, ...], answers: tuple[Move | None, ...]) -> list[str]:
    """`sealed=3.vote:paw,4.no_ballot`: the sealed answers given so far, if any."""
    given = [f"{seat}.{spell_move(a)}" for seat, a in zip(seats, answers, strict=True) if a is not None]
    return [f"sealed={','.join(given)}"] if given else []


def read_answers(seats: tuple[Seat, ...], facts: dict[str, str]) -> tuple[Move | None, ...]:
    """The sealed answers of these seats."""
    given: dict[int, Move] = {}
    for part in facts["sealed"].split(",") if "sealed" in facts else ():
        seat, _, words = part.partition(".")
        if int(seat) not in seats or int(seat) in given:
            raise ValueError(part)
        given[int(seat)] = read_move(words)
    return tuple([given.get(seat) for seat in seats])


def answers_misfit(window: Sealed[Lupus], s: Lupus) -> str:
    """Why the sealed answers of this window are not possible, or nothing."""
    if not window.missing:
        return "when all ballots are in they are revealed"
    for seat, answer in zip(window.seats, window.answers, strict=True):
        if answer is not None and answer is not NO_BALLOT and answer not in window.choices(s, seat):
            return f"'{answer.words}' is not open to seat {seat}"
    return ""
