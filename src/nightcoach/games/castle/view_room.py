"""How many bytes a seat's secrets can take: the worst case of each window, from the moves and cards there are (C10).

It follows from what everybody knows: the window, who is asked, how many objects lie in each hand and in the deck, and
which professions lie face-up.
"""

from __future__ import annotations

import functools
from typing import Any, Final

from nightcoach.core.events import Seat
from nightcoach.core.moves import Move
from nightcoach.core.wire_room import CLOSED, longest_struct, most, words_room
from nightcoach.games.castle.cards import DIPLOMAT, OBJECTS, PROFESSIONS, SOCIETIES, count
from nightcoach.games.castle.clairvoyant import SetTop
from nightcoach.games.castle.moves import MOVES
from nightcoach.games.castle.state import Castle
from nightcoach.games.castle.wire_view import Seen, SeenProfession, View

OF_A_CARD: Final = (
    *("offer", "demand", "accept", "give_demanded", "pass_object", "gift", "pay_priest", "take", "give_back"),
)
"""Verbs whose moves end with an object: there are as many of them as objects in the hand."""
TO_A_SEAT: Final = ("spy", "challenge", "hypnotise", "name", "offer", "demand", "gift")
"""Verbs whose first number is a seat."""
NAMES: Final = [len(name) + 3 for name in OBJECTS]
TITLES: Final = [len(name) + 3 for name in PROFESSIONS]
OF_OBJECTS: Final = [most(NAMES, number) for number in range(len(NAMES) + 1)]
"""The most that so many objects can take."""
NOTEBOOK: Final = len(OBJECTS) * (longest_struct(Seen) + 1)


def secret_room(s: Castle, seat: Seat) -> int:
    """The most bytes that this seat's secrets can take in the current window."""
    frame: Any = s.frames[-1] if s.frames else None
    n, hand = s.seats, count(s.hands[seat])
    room = _always(n) + OF_OBJECTS[hand]
    if frame is None or seat not in frame.asks:
        return room
    window: str = frame.name
    diplomat = not s.is_face_up(seat) or s.professions[seat] == DIPLOMAT
    if window == "take":
        hand = count(s.hands[frame.loser])
    room += _legal(frame, n, seat, hand, len(s.deck), diplomat) + CLOSED
    if window == "take":
        room += OF_OBJECTS[hand]
    elif window == "set_top":
        room += OF_OBJECTS[len(s.deck)]
    elif window == "coat":
        room += most(TITLES, len(PROFESSIONS) - n)
    return room


@functools.cache
def _always(n: int) -> int:
    """The seat's own cards, the notebook, and an object that is offered or committed."""
    cards = max([len(each) for each in SOCIETIES]) + max(TITLES) + 3 * max(NAMES)
    seen = n * 14 + NOTEBOOK + n * (longest_struct(SeenProfession) + 1) + n * 14
    keys = sum([len(name) + 4 for name in (*View.secrets, "legal", "closed", "seat", "pending")])
    return cards + seen + keys + 64  # and its own sealed choice


_rooms: Final[dict[Any, dict[int, list[int]]]] = {}
"""What has been found for every kind of window. Every frame asks for it, and a cache by all that it depends on takes
longer than the rest, and is looked into in vain for most of a long game."""


def _legal(frame: Any, n: int, seat: Seat, hand: int, deck: int, diplomat: bool) -> int:
    """The longest list of moves in this window."""
    if frame.verbs == SetTop.verbs:
        return _pairs(deck)
    known = _rooms.setdefault(type(frame), {})
    case = (n * 16 + seat) * 2 + diplomat
    if case not in known:
        known[case] = _by_hand(frame.verbs, n, seat, diplomat)
    return known[case][hand]


def _by_hand(verbs: tuple[str, ...], n: int, seat: Seat, diplomat: bool) -> list[int]:
    """The longest list of moves, by how many objects are in the hand."""
    room = 2
    by_card = [0] * len(OBJECTS)
    for move in MOVES:
        if move.verb not in verbs or not _open_to(move, n, seat) or (move.verb == "demand" and not diplomat):
            continue
        if move.verb in OF_A_CARD:
            by_card[move.numbers[-1]] += len(move.words) + 3
        else:
            room += len(move.words) + 3
    return [room + most(by_card, hand) for hand in range(len(OBJECTS) + 1)]


def _open_to(move: Move, n: int, seat: Seat) -> bool:
    return move.verb not in TO_A_SEAT or (move.numbers[0] < n and move.numbers[0] != seat)


@functools.cache
def _pairs(deck: int) -> int:
    """C4.3 Two objects of the deck in an order, or the last one."""
    names = sorted(OBJECTS, key=len, reverse=True)[: max(2, deck)]
    return words_room([f"set_top {a} {b}" for a in names for b in names if a != b])
