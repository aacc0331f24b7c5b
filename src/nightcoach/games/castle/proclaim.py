"""C9 Proclaiming victory: for one's own society, against the rival one, or alone."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import mypyc_attr

from nightcoach.core.chance import Chance
from nightcoach.core.events import Seat
from nightcoach.core.frames import Frame
from nightcoach.core.moves import Move, OneForEach
from nightcoach.core.state import Outcome
from nightcoach.games.castle import wire_duel
from nightcoach.games.castle.cards import (
    ALONE,
    BLACK_PEARL,
    FORM_OWN,
    FORM_SOLO,
    FORMS,
    NOBODY,
    OBJECTS,
    PROFESSIONS,
    SEAL_OF_LODGE,
    SOCIETIES,
    cards_in,
    names_in,
    professions_in,
)
from nightcoach.games.castle.moves import NAME, THAT_IS_ALL
from nightcoach.games.castle.notation_words import read_seats
from nightcoach.games.castle.state import NAME_EVERY_HOLDER, Castle
from nightcoach.games.castle.window import Question

# C9.8 One move for each player, a set like any other.
NAMES: Final = OneForEach([], NAME)
NAMES_OR_ALL: Final = OneForEach([THAT_IS_ALL], NAME)

RULES: Final[dict[str, str]] = {
    "own_right": "C9.11",
    "own_wrong": "C9.11",
    "rival_right": "C9.15",
    "rival_wrong": "C9.15",
    "solo": "C9.18",
}
"""How a game can end, and by which rule."""


def may_go_solo(s: Castle, seat: Seat) -> bool:
    """C9.16 The Seal of the Lodge and three Keys or Goblets in any mix, without the Black Pearl."""
    return (
        s.holds(seat, SEAL_OF_LODGE)
        and not s.holds(seat, BLACK_PEARL)
        and s.count_for(seat, 0) + s.count_for(seat, 1) >= 3
    )


def need(s: Castle, society: int) -> int:
    """C9.5 Two for the smaller society of an odd number of players, else three."""
    return 2 if s.seats % 2 == 1 and s.societies.count(society) * 2 < s.seats else 3


def proclaim(s: Castle, seat: Seat, form: int) -> None:
    """C9.8, C9.13 The proclaimer's cards are revealed at once. C9.18 With the Seal that is all."""
    if s.heard:  # C10.37, C10.38
        own = (SOCIETIES[s.societies[seat]], PROFESSIONS[s.professions[seat]], names_in(s.hands[seat]))
        s.announce(wire_duel.Proclaimed, seat, FORMS[form], *own)
    if form == FORM_SOLO:
        finish(s, (seat,), "solo", NOBODY)
    else:
        s.put_on(Naming(ALONE[seat], form, 0))


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class Naming(Question):
    """C9.8 One by one: a name, or that is all. C9.12 Against the rivals at least one must be named.
    C9.19 Nobody is named twice, nor oneself."""

    name: ClassVar[str] = "naming"
    verbs: ClassVar[tuple[str, ...]] = ("name", "that_is_all")

    def __init__(self, asks: tuple[Seat, ...], form: int, named: int) -> None:
        super().__init__(asks)
        self.form = form
        self.named = named
        """Who has been named, as bits."""

    def choices(self, s: Castle, seat: Seat) -> list[Move]:
        others = (1 << s.seats) - 1 & ~(self.named | 1 << seat)
        return NAMES_OR_ALL.of(others) if self.form == FORM_OWN or self.named else NAMES.of(others)

    def society(self, s: Castle) -> int:
        """The society that is claimed to hold what it needs."""
        mine = s.societies[self.asks[0]]
        return mine if self.form == FORM_OWN else 1 - mine

    def take(self, s: Castle, seat: Seat, move: Move) -> None:
        if move is THAT_IS_ALL:
            if s.heard:
                s.announce(wire_duel.ThatIsAll, seat)
            decided(s, seat, self.form, self.right(s, seat))
            return
        named = move.numbers[0]
        if s.heard:
            cards = (SOCIETIES[s.societies[named]], PROFESSIONS[s.professions[named]], names_in(s.hands[named]))
            s.announce(wire_duel.Named, seat, named, *cards)
        society = self.society(s)
        if s.societies[named] != society or s.count_for(named, society) == 0:  # C9.9, C9.14
            decided(s, seat, self.form, False)
        else:
            s.put_on(Naming(self.asks, self.form, self.named | 1 << named))

    def right(self, s: Castle, seat: Seat) -> bool:
        """C9.9, C9.14 Whether the count is right. C9.10 Other holders do not matter, except under OPT-G."""
        society = self.society(s)
        total = s.count_for(seat, society) if self.form == FORM_OWN else 0
        for q in range(s.seats):
            if self.named >> q & 1:
                total += s.count_for(q, society)
            elif s.flags & NAME_EVERY_HOLDER and q != seat and s.societies[q] == society and s.count_for(q, society):
                return False
        return total >= need(s, society)

    def default(self, s: Castle, seat: Seat, chance: Chance) -> Move:
        """C3.11 That is all; while that is not legal yet, a random name."""
        legal = self.legal(s, seat)
        return legal[0] if legal[0] is THAT_IS_ALL else chance.pick(legal)

    def key(self) -> tuple[object, ...]:
        return (self.name, self.asks, self.form, self.named)

    def spell(self) -> list[str]:
        return [FORMS[self.form], *[str(seat) for seat in cards_in(self.named)]]

    @staticmethod
    def read(s: Castle, words: list[str]) -> Frame[Castle]:
        """`naming.FORM.SEAT…`"""
        return Naming((s.active,), FORMS.index(words[0]), read_seats(s, words[1:]))

    def fits(self, s: Castle) -> bool:
        society = self.society(s)
        for seat in cards_in(self.named):
            if seat == self.asks[0] or s.societies[seat] != society or s.count_for(seat, society) == 0:
                return False
        return self.form != FORM_SOLO


def decided(s: Castle, seat: Seat, form: int, right: bool) -> None:
    """C9.11, C9.15 If right, the proclaimer's whole society wins; if wrong, the other one."""
    mine = s.societies[seat]
    party = mine if right else 1 - mine
    winners = tuple([q for q in range(s.seats) if s.societies[q] == party])
    finish(s, winners, FORMS[form] + ("_right" if right else "_wrong"), party)


def finish(s: Castle, winners: tuple[Seat, ...], reason: str, party: int) -> None:
    """C9.1 A proclamation always ends the game. C9.20 Then everything is revealed."""
    losers = tuple([q for q in range(s.seats) if q not in winners])
    name = None if party == NOBODY else SOCIETIES[party]
    s.finish(Outcome(winners, losers, reason, RULES[reason], name))
    if s.heard:  # C10.39
        s.announce(
            wire_duel.Ended,
            winners,
            reason,
            RULES[reason],
            name,
            tuple([SOCIETIES[society] for society in s.societies]),
            tuple([PROFESSIONS[profession] for profession in s.professions]),
            tuple([names_in(hand) for hand in s.hands]),
            tuple([OBJECTS[card] for card in reversed(s.deck)]),
            professions_in(s.leftovers),
            None if s.removed == NOBODY else SOCIETIES[s.removed],
        )
