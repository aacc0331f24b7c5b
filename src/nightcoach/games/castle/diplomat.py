"""C5.26–C5.33 The Diplomat's demand: a trade that cannot be refused if the target has what he names."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import mypyc_attr

from nightcoach.core.events import Seat
from nightcoach.core.frames import Frame
from nightcoach.core.moves import Move, OneForEach
from nightcoach.games.castle import wire
from nightcoach.games.castle.cards import (
    BAG_GOBLET,
    BAG_KEY,
    CARDS_OF_KIND,
    DIPLOMAT,
    KIND_BAG_GOBLET,
    KIND_BAG_KEY,
    KINDS,
    OBJECTS,
    TURNED_CARDS_OF_KIND,
    names_in,
)
from nightcoach.games.castle.limit import remember_got
from nightcoach.games.castle.moves import GIVE_DEMANDED
from nightcoach.games.castle.notation_words import read_object, read_seat
from nightcoach.games.castle.state import Castle
from nightcoach.games.castle.trade import swap
from nightcoach.games.castle.window import Question

GIVEN: Final = OneForEach([], GIVE_DEMANDED)


def demand_fails(s: Castle, diplomat: Seat, target: Seat, kind: int, card: int) -> bool:
    """C5.26 The Diplomat names a player and a kind, and commits an object that nobody sees.
    C5.31 If the target has none of the kind, the Diplomat alone sees the whole hand, and fails."""
    s.turn_up(diplomat)
    s.note_profession_for_all(diplomat)
    if s.heard:  # C10.45
        s.confide(wire.Demand, (diplomat, target, KINDS[kind]), (OBJECTS[card],), (diplomat,))
    if cards_demanded(s, target, kind):
        return False
    s.note_hand(diplomat, target)
    if s.heard:  # C10.23
        hand = (names_in(s.hands[target]),)
        s.confide(wire.DemandFailed, (diplomat, target, KINDS[kind]), hand, (diplomat,))
    return True


def cards_demanded(s: Castle, target: Seat, kind: int) -> int:
    """The cards in the target's hand that satisfy the demand. C8.3 With an empty deck a Bag is a Key or a Goblet."""
    return s.hands[target] & (CARDS_OF_KIND[kind] if s.deck else TURNED_CARDS_OF_KIND[kind])


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class GiveDemanded(Question):
    """C5.29 The target must give a card of the kind and chooses which one. C10.43 Even if only one fits."""

    name: ClassVar[str] = "give_demanded"
    verbs: ClassVar[tuple[str, ...]] = ("give_demanded",)

    def __init__(self, asks: tuple[Seat, ...], diplomat: Seat, kind: int, card: int) -> None:
        super().__init__(asks)
        self.diplomat = diplomat
        self.kind = kind
        self.card = card
        """C5.26 What the Diplomat has committed; nobody else sees it before the swap."""

    def choices(self, s: Castle, seat: Seat) -> list[Move]:
        return GIVEN.of(cards_demanded(s, seat, self.kind))

    def take(self, s: Castle, seat: Seat, move: Move) -> None:
        y = move.numbers[0]
        remember_got(s, self.card, self.diplomat, seat)
        swap(s, self.diplomat, self.card, seat, y, self.kind)

    def key(self) -> tuple[object, ...]:
        return (self.name, self.asks, self.diplomat, self.kind, self.card)

    def spell(self) -> list[str]:
        return [str(self.asks[0]), KINDS[self.kind], OBJECTS[self.card]]

    @staticmethod
    def read(s: Castle, words: list[str]) -> Frame[Castle]:
        """`give_demanded.TARGET.KIND.OBJECT`"""
        return GiveDemanded((read_seat(s, words[0]),), s.active, KINDS.index(words[1]), read_object(words[2]))

    def fits(self, s: Castle) -> bool:
        if self.kind in (KIND_BAG_KEY, KIND_BAG_GOBLET):  # C5.27, C5.28
            other_bag = BAG_GOBLET if self.kind == KIND_BAG_KEY else BAG_KEY
            if not s.deck or self.card == other_bag:
                return False
        diplomat, target = self.diplomat, self.asks[0]
        used = s.is_face_up(diplomat) and s.professions[diplomat] == DIPLOMAT
        committed = s.holds(diplomat, self.card) and target != diplomat
        return used and committed and cards_demanded(s, target, self.kind) != 0
