"""C10.5 A seat's notebook as its view shows it: where it has seen objects and professions.

A long game fills the notebooks, and most moves change none of them: what was shown last is kept as long as the entries
behind it are the same, so that a late view costs as little as an early one.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from mypy_extensions import mypyc_attr

from nightcoach.core.events import Seat
from nightcoach.games.castle.cards import CARDS, OBJECTS, PROFESSIONS
from nightcoach.games.castle.notebook import (
    object_holder,
    object_turn,
    object_unseen,
    profession_changed,
    profession_shown,
    profession_turn,
)
from nightcoach.games.castle.wire import Object, Profession
from nightcoach.games.castle.wire_view import Seen, SeenProfession

if TYPE_CHECKING:
    from nightcoach.games.castle.state import Castle


@mypyc_attr(serializable=True)
class Pages:
    """What was last shown of one seat's notebook, with the entries from which it was made."""

    def __init__(self) -> None:
        self.objects: tuple[Seen, ...] = ()
        self.professions: tuple[SeenProfession, ...] = ()
        self._notes: list[int] = []
        self._unseen: list[int] = []
        self._each: list[Seen | None] = [None] * CARDS
        self._known: list[int] = []
        self._swaps: list[int] = []

    def turn_to(self, s: Castle, seat: Seat) -> None:
        """Show what is written now."""
        n = s.seats
        notes = s.notes[seat * CARDS : (seat + 1) * CARDS]
        unseen = s.unseen[seat * (n + 1) : (seat + 1) * (n + 1)]
        if notes != self._notes or unseen != self._unseen:
            self._show_objects(seat, notes, unseen)
            self._notes, self._unseen = notes, unseen
        known = s.known[seat * n : (seat + 1) * n]
        if known != self._known or s.swaps != self._swaps:
            self.professions = professions_in(seat, known, s.swaps)
            self._known, self._swaps = known, s.swaps.copy()

    def _show_objects(self, seat: Seat, notes: list[int], unseen: list[int]) -> None:
        deck = len(unseen) - 1
        objects: list[Seen] = []
        for card in range(CARDS):
            note = notes[card]
            if note:
                holder = object_holder(note)
                if holder != seat:
                    moved = unseen[holder] - object_unseen(note)
                    # What is seen as before is the same struct: a table compares the views of every seat at every move.
                    seen = self._each[card]
                    if seen is None or note != self._notes[card] or seen.moved != moved:
                        whose = None if holder == deck else holder
                        seen = Seen(cast(Object, OBJECTS[card]), whose, object_turn(note), moved)
                        self._each[card] = seen
                    objects.append(seen)
        self.objects = tuple(objects)


def pages_of(s: Castle, seat: Seat) -> Pages:
    """The seat's notebook as it is now."""
    if s.pages is None:
        s.pages = [Pages() for _ in range(s.seats)]
    pages = s.pages[seat]
    pages.turn_to(s, seat)
    return pages


def professions_in(seat: Seat, known: list[int], swaps: list[int]) -> tuple[SeenProfession, ...]:
    """The professions of others, as a notebook has them."""
    seen: list[SeenProfession] = []
    for other in range(len(known)):
        note = known[other]
        if note and other != seat:
            shown = cast(Profession, PROFESSIONS[profession_shown(note)])
            seen.append(SeenProfession(other, shown, profession_turn(note), profession_changed(note, swaps[other])))
    return tuple(seen)
