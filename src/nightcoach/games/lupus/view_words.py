"""The moves that are open to a seat, as its view has them. In a discussion they are hundreds of claims, the same for
many moves in a row, so their words are kept."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from nightcoach.core.events import Seat
from nightcoach.core.wire_room import words_room

if TYPE_CHECKING:
    from nightcoach.games.lupus.state import Lupus

MOST_KEPT: Final = 2048
"""Then all are forgotten: a list takes a few kilobytes, and is soon made again."""


class Words:
    """The words of some moves, and the room that they take in a frame."""

    def __init__(self, words: tuple[str, ...]) -> None:
        self.words = words
        self.room = words_room(words)


KEPT: Final[dict[tuple[int, ...], Words]] = {}


def open_words(s: Lupus, seat: Seat) -> Words:
    """L3.61, L3.62 What the seat may say or do now. What it may claim follows from the day, from who is alive, and from
    whether the seat has said `ready` or has anything to take back."""
    if s.window() != "discussion":
        return Words(tuple([move.words for move in s.legal(seat)]))
    frame: Any = s.frames[-1]
    spent = s.said[seat] >= s.claims_a_day
    ready: int = frame.ready >> seat & 1
    ghost: int = frame.ghosts >> seat & 1
    key = (s.seats, seat, s.day, s.living, ready, ghost, int(spent), int(s.standing[seat] != 0))
    found = KEPT.get(key)
    if found is None:
        if len(KEPT) >= MOST_KEPT:
            KEPT.clear()
        found = KEPT[key] = Words(tuple([move.words for move in s.legal(seat)]))
    return found
