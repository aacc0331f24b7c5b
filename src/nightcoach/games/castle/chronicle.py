"""How a game of The Castle of the Devil came about: why the claim was right or wrong, who could have proclaimed, who
knew whom, and the journeys of what counts."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, Final, cast

from nightcoach.core.chronicle import Chronicle
from nightcoach.core.events import Event, Seat
from nightcoach.core.record import Record
from nightcoach.core.wire import Fact, Told, events_in
from nightcoach.games.castle import wire, wire_chronicle, wire_duel
from nightcoach.games.castle.cards import (
    BAGS,
    BLACK_PEARL,
    FORM_OWN,
    FORM_SOLO,
    FORMS,
    GOBLETS,
    KEYS,
    OBJECTS,
    PER_SOCIETY,
    SEAL_OF_LODGE,
    SOCIETIES,
    cards_in,
)
from nightcoach.games.castle.game import GAME
from nightcoach.games.castle.proclaim import may_go_solo, need
from nightcoach.games.castle.state import NAME_EVERY_HOLDER, PROCLAIM_AFTER_FREE, Castle
from nightcoach.games.castle.wire_chronicle import Source, Stop, Way

TRAVELLERS: Final[list[str]] = [OBJECTS[card] for card in cards_in(KEYS | GOBLETS | BAGS | 1 << SEAL_OF_LODGE)]
"""The objects whose journeys are told: they decide the game."""

Moved = tuple[str, Seat, Way]
"""An object, into whose hand it came, and how."""

MOVES: Final[dict[type[Told], Callable[[Any], list[Moved]]]] = {
    wire.Drew: lambda e: [(e.object, e.seat, "drawn")],
    wire_duel.DuelDraw: lambda e: [(e.object, e.attacker, "drawn")] if e.drawn else [],
    wire.Swapped: lambda e: [(e.given, e.partner, "traded"), (e.returned, e.offerer, "traded")],
    wire.DemandMet: lambda e: [(e.given, e.target, "demanded"), (e.returned, e.seat, "demanded")],
    wire.Received: lambda e: [(e.object, e.seat, "sextant")],
    wire.Gift: lambda e: [(e.object, e.recipient, "gift")],
    wire_duel.PriestPaid: lambda e: [(e.object, e.priest, "paid")] if e.paid else [],
    wire_duel.Stolen: lambda e: [(e.object, e.winner, "stolen")],
    wire_duel.GaveBack: lambda e: [(e.object, e.loser, "given_back")],
}
"""C10.6 Every kind of event by which an object changes hands."""


class Stretch:
    """Consecutive turns in which something was so."""

    def __init__(self, turn: int, names: tuple[Seat, ...] = ()) -> None:
        self.since = self.until = turn
        self.turns = 1
        self.names = names

    def goes_on(self, turn: int) -> None:
        """It is so in this turn as well."""
        self.until = turn
        self.turns += 1


class Chronicler:
    """Follows a game from its deal to its end: hears every event with its secrets, and looks at the beginning of every
    turn."""

    def __init__(self, s: Castle) -> None:
        self.turn = s.turn
        self.stops: dict[str, list[Stop]] = {name: [] for name in TRAVELLERS}
        self.knew: list[wire_chronicle.Knew] = []
        self.known = s.looked.copy()
        """Whose society each seat knows, as bits, by looking or by counting."""
        self.societies = s.societies
        self.could: list[tuple[Seat, int, Stretch]] = []
        self.complete: list[tuple[int, Stretch]] = []
        self.open: dict[tuple[Seat, int], Stretch] = {}
        self.ready: dict[int, Stretch] = {}
        self.named: list[Seat] = []
        self.form = ""
        for seat in range(s.seats):
            for card in cards_in(s.hands[seat]):
                if OBJECTS[card] in self.stops:
                    self.stops[OBJECTS[card]].append(Stop(seat, 0, "dealt"))
        self.look(s)

    def hear(self, event: Event) -> None:
        """Something happened; its secrets are heard too."""
        told = GAME.hear_all(event)
        if isinstance(told, wire.Turn):
            self.turn = told.number
        elif isinstance(told, wire.Monocle):
            self.learn(told.seat, told.partner, "monocle")
        elif isinstance(told, wire_duel.Looked):
            self.learn(told.winner, told.loser, "look")
        elif isinstance(told, wire_duel.Proclaimed):
            self.form = told.form
        elif isinstance(told, wire_duel.Named):
            self.named.append(told.named)
        for name, taker, way in MOVES[type(told)](told) if type(told) in MOVES else []:
            if name in self.stops:
                self.stops[name].append(Stop(taker, self.turn, way))

    def learn(self, seat: Seat, other: Seat, source: Source) -> None:
        """A seat was shown a society. C2.2 A seat that knows as many members of one as it can have knows all the
        others."""
        self.note(seat, other, source)
        n = len(self.societies)
        for society in range(len(SOCIETIES)):
            members = [q for q in range(n) if self.known[seat] >> q & 1 and self.societies[q] == society]
            if len(members) == PER_SOCIETY[n]:
                for rest in range(n):
                    self.note(seat, rest, "counted")

    def note(self, seat: Seat, other: Seat, source: Source) -> None:
        """Remember since when a society is known, and how."""
        if not self.known[seat] >> other & 1:
            self.known[seat] |= 1 << other
            society = cast(wire.Society, SOCIETIES[self.societies[other]])
            self.knew.append(wire_chronicle.Knew(seat, other, society, self.turn, source))

    def look(self, s: Castle) -> None:
        """After every move: see what could be proclaimed now. C3.5 That is when a turn has just begun, under OPT-B
        until its action."""
        frame: Any = s.frames[-1] if s.frames else None
        if frame is None or frame.name != "turn" or not (frame.fresh or s.flags & PROCLAIM_AFTER_FREE):
            return
        if frame.fresh:
            for society in range(len(SOCIETIES)):
                self.look_at_society(s, society)
        for form in range(len(FORMS)):
            key = (s.active, form)
            going = self.open.get(key)
            names = names_for(s, s.active, form, None if going is None else going.names)
            if names is None:
                if frame.fresh:
                    self.open.pop(key, None)
            elif going is None or going.names != names:
                self.open[key] = Stretch(s.turn, names)
                self.could.append((s.active, form, self.open[key]))
            elif going.until != s.turn:
                going.goes_on(s.turn)

    def look_at_society(self, s: Castle, society: int) -> None:
        """Whether the members of a society together hold what it needs."""
        members = [q for q in range(s.seats) if s.societies[q] == society]
        if sum([s.count_for(q, society) for q in members]) < need(s, society):
            self.ready.pop(society, None)
        elif society in self.ready:
            self.ready[society].goes_on(s.turn)
        else:
            self.ready[society] = Stretch(s.turn)
            self.complete.append((society, self.ready[society]))

    def facts(self, s: Castle) -> Iterator[Fact]:
        """All facts in the order in which they are told: the claim first, then what led to it."""
        if self.form:
            yield self.claim(s)
        for society, when in self.complete:
            named = cast(wire.Society, SOCIETIES[society])
            yield wire_chronicle.Complete(named, when.since, when.until, when.turns, need(s, society))
        for seat, form, when in self.could:
            told = cast(wire.Form, FORMS[form])
            yield wire_chronicle.Could(seat, told, when.names, when.since, when.until, when.turns)
        yield from self.knew
        for name, stops in self.stops.items():
            yield wire_chronicle.Journey(cast(wire.Object, name), tuple(stops))

    def claim(self, s: Castle) -> Fact:
        """C9.9, C9.14, C9.18 Why the proclamation was right or wrong. C9.1 The active player made it."""
        seat, form = s.active, cast(wire.Form, self.form)
        if form == "solo":
            return wire_chronicle.ClaimSolo(seat, s.count_for(seat, 0), s.count_for(seat, 1))
        society = s.societies[seat] if form == "own" else 1 - s.societies[seat]
        of = cast(wire.Society, SOCIETIES[society])
        for name in self.named:
            if s.societies[name] != society:
                return wire_chronicle.ClaimWrongName(seat, form, of, name, "society")
            if s.count_for(name, society) == 0:
                return wire_chronicle.ClaimWrongName(seat, form, of, name, "empty")
        counted = [*self.named, seat] if form == "own" else self.named
        total, wanted = sum([s.count_for(q, society) for q in counted]), need(s, society)
        names = tuple(self.named)
        if total < wanted:
            return wire_chronicle.ClaimShort(seat, form, of, names, total, wanted, wanted - total)
        left_out = tuple([q for q in holders_of(s, seat, society) if q not in names])
        if s.flags & NAME_EVERY_HOLDER and left_out:
            return wire_chronicle.ClaimLeftOut(seat, form, of, left_out)
        return wire_chronicle.ClaimRight(seat, form, of, names, total, wanted)


def holders_of(s: Castle, seat: Seat, society: int) -> list[Seat]:
    """The other members of a society who hold something that counts for it."""
    return [q for q in range(s.seats) if q != seat and s.societies[q] == society and s.count_for(q, society)]


def names_for(s: Castle, seat: Seat, form: int, before: tuple[Seat, ...] | None) -> tuple[Seat, ...] | None:
    """C9.9, C9.14 Whom the seat has to name to be right in this form now, if it can be: the same as `before` if that
    still works, otherwise the fewest; under OPT-G every holder. C9.3 Nobody proclaims with the Black Pearl."""
    if s.holds(seat, BLACK_PEARL):
        return None
    if form == FORM_SOLO:
        return () if may_go_solo(s, seat) else None
    society = s.societies[seat] if form == FORM_OWN else 1 - s.societies[seat]
    own = s.count_for(seat, society) if form == FORM_OWN else 0
    if form == FORM_OWN and own == 0:  # C9.7
        return None
    holders = holders_of(s, seat, society)
    wanted = need(s, society) - own
    if sum([s.count_for(q, society) for q in holders]) < wanted:
        return None
    if s.flags & NAME_EVERY_HOLDER:
        return tuple(holders)
    if before is not None and set(before) <= set(holders) and sum([s.count_for(q, society) for q in before]) >= wanted:
        return before
    fewest: list[Seat] = []
    for holder in sorted(holders, key=lambda q: -s.count_for(q, society)):
        if wanted > 0:
            fewest.append(holder)
            wanted -= s.count_for(holder, society)
    return tuple(sorted(fewest))


def read(record: Record) -> tuple[Fact, ...]:
    """The facts of a game that is over, from its record."""
    state = record.replay(moves=0)
    assert isinstance(state, Castle)
    chronicler = Chronicler(state)
    for seat, move in record.moves:
        state.play(seat, move, chronicler.hear)
        chronicler.look(state)
    return tuple(chronicler.facts(state))


CHRONICLE: Final = Chronicle(events_in(wire_chronicle), read)
