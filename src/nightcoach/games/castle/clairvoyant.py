"""C3.8 The Clairvoyant: what the deck holds, and which two cards lie on top."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import mypyc_attr

from nightcoach.core.events import Seat
from nightcoach.core.frames import Frame
from nightcoach.core.moves import Move
from nightcoach.games.castle import wire
from nightcoach.games.castle.cards import ALONE, CLAIRVOYANT, OBJECTS
from nightcoach.games.castle.moves import SET_TOP
from nightcoach.games.castle.state import Castle
from nightcoach.games.castle.window import Question


def use_clairvoyant(s: Castle, seat: Seat) -> None:
    """C3.8 The Clairvoyant sees what the deck holds, not its order, and puts two cards on top; a single card stays."""
    s.turn_up(seat)
    s.note_profession_for_all(seat)
    for card in s.deck:
        s.note(seat, card, s.seats)
    if s.heard:  # C10.21
        cards = tuple([OBJECTS[card] for card in sorted(s.deck)])
        s.confide(wire.Clairvoyant, (seat, len(s.deck)), (cards,), (seat,))
    if len(s.deck) > 1:
        s.put_on(SetTop(ALONE[seat]))


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class SetTop(Question):
    """C3.8 Two cards go on top in any order; the rest is shuffled."""

    name: ClassVar[str] = "set_top"
    verbs: ClassVar[tuple[str, ...]] = ("set_top",)

    def choices(self, s: Castle, seat: Seat) -> list[Move]:
        cards = sorted(s.deck)
        return [SET_TOP[a][b] for a in cards for b in cards if a != b]

    def take(self, s: Castle, seat: Seat, move: Move) -> None:
        first, second = move.numbers[0], move.numbers[1]
        s.deck.remove(first)
        s.deck.remove(second)
        s.chance.shuffle(s.deck)
        s.deck.append(second)
        s.deck.append(first)
        s.note_top(seat, first, second)
        if s.heard:  # C10.47
            s.confide(wire.SetTop, (seat,), (OBJECTS[first], OBJECTS[second]), (seat,))

    @staticmethod
    def read(s: Castle, _words: list[str]) -> Frame[Castle]:
        """`set_top`"""
        return SetTop((s.active,))

    def fits(self, s: Castle) -> bool:
        seat = self.asks[0]
        return len(s.deck) > 1 and s.is_face_up(seat) and s.professions[seat] == CLAIRVOYANT
