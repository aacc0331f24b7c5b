"""The most bytes that a seat's secrets can take, computed from public facts: window, day, number of players (L6)."""

from __future__ import annotations

import functools
from typing import Final

from nightcoach.core.events import Seat
from nightcoach.core.wire_room import CLOSED, longest, words_room
from nightcoach.games.lupus.moves import MOVES
from nightcoach.games.lupus.roles import ROLES
from nightcoach.games.lupus.state import Lupus
from nightcoach.games.lupus.view_words import open_words
from nightcoach.games.lupus.wire import Nature
from nightcoach.games.lupus.wire_view import View

NOTE: Final = (
    len('{"night":99,"kind":"fellows","seats":[],"nature":,"role":""},') + longest(Nature) + max(map(len, ROLES))
)
NOTES_A_NIGHT: Final = 3
"""The pack is told its members and its victim; the Mythomaniac what he has become, and then his fellows."""
HUNCH: Final = len("null,")
"""Whom the seat pointed at in one night, or nobody."""
FORECAST: Final = len('{"day":99,"wolf":null,"lynched":null},')
"""L8.60 What a ghost foretells on one day."""
SECRET: Final = {
    "night": ("point",),
    "nomination": ("nominate",),
    "lynch_vote": ("vote",),
}
"""In these windows nobody may know which moves a seat has, or whether it has answered; in the others everybody does."""


def secret_room(s: Lupus, seat: Seat, whole: bool) -> int:
    """The most bytes of this seat's secrets in the current window; only new notes, unless `whole`."""
    nights = s.day if whole else 1
    room = _always(s.seats) + nights * (NOTES_A_NIGHT * (NOTE + 3 * s.seats) + HUNCH) + CLOSED
    room += s.day * FORECAST if s.forecasting else 0
    window = s.window()
    if window in SECRET:
        return room + _legal(window, s.seats)
    return room + open_words(s, seat).room


@functools.cache
def _always(n: int) -> int:
    """Its role, its fellows, the markers of a joint call, who hears it, and its own point or ballot."""
    keys = sum([len(name) + 4 for name in (*View.secrets, "legal", "closed", "seat", "claims_left")])
    return keys + 3 * max(map(len, ROLES)) + 2 * 3 * n + 8 * n + 64


@functools.cache
def _legal(window: str, n: int) -> int:
    """Every move of this window."""
    spoken = [move for move in MOVES if move.verb in SECRET[window] and all([number < n for number in move.numbers])]
    return words_room([move.words for move in spoken])
