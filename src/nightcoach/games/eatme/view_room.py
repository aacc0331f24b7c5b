"""How many bytes a seat's secrets can take: from the window and what is open to the Wolf and to the dealer, which
everybody knows (E6.1)."""

from __future__ import annotations

from typing import Final

from nightcoach.core.events import Seat
from nightcoach.core.wire_room import view_room, words_room
from nightcoach.games.eatme.state import EatMe
from nightcoach.games.eatme.wire import View

BARE: Final[int] = view_room(View) + words_room(())
CHOOSING: Final[int] = view_room(View) + words_room(("sleep", "trap"))
"""E6.1 Whether a house has chosen, and what."""


def secret_room(s: EatMe, seat: Seat) -> int:
    """The most bytes that this seat's secrets can take in the current window."""
    if s.window() == "choose":
        return CHOOSING
    return BARE + sum([len(move.words) + 3 for move in s.legal(seat)])
