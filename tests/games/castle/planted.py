"""Planted leaks, a score and one more: ways in which a card or a choice could get out. The leak tests find them all.

Each is Castle with one fault, made by wrapping the true state: what the rules do stays right, what is told is wrong.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from nightcoach.core.chance import Chance
from nightcoach.core.errors import IllegalMove
from nightcoach.core.events import Event, Seat, Tell
from nightcoach.core.game import Game, History, Outcome, State
from nightcoach.core.moves import Move
from nightcoach.core.wire import GameOptions, Told
from nightcoach.games.castle.cards import (
    BAGS,
    BLACK_PEARL,
    DOCTOR,
    MUST_ACCEPT,
    OBJECTS,
    PRIEST,
    SHATTERED_MIRROR,
    SWORD,
    names_in,
)
from nightcoach.games.castle.diplomat import cards_demanded
from nightcoach.games.castle.game import GAME
from nightcoach.games.castle.moves import SUPPORT
from nightcoach.games.castle.state import Castle
from nightcoach.games.castle.view import View
from tests.games.castle.traits import CastleTraits, Demanders, Fighters, Traders


class Leaky(State):
    """Castle with the doors of a fault opened."""

    def __init__(self, inner: Castle, fault: Fault) -> None:
        super().__init__(inner.seats, inner.chance)
        self.inner = inner
        self.fault = fault

    def asked(self) -> tuple[Seat, ...]:
        return self.fault.asked(self.inner)

    def waiting(self) -> tuple[Seat, ...]:
        return self.inner.waiting()

    def legal(self, seat: Seat) -> list[Move]:
        return self.fault.legal(self.inner, seat)

    def default(self, seat: Seat, chance: Chance) -> Move:
        return self.fault.default(self.inner, seat, chance)

    def kept(self, seat: Seat) -> Move | None:
        return self.inner.kept(seat)

    def window(self) -> str:
        return self.inner.window()

    def outcome(self) -> Outcome | None:
        return self.inner.outcome()

    def play(self, seat: Seat, move: Move | str, tell: Tell | None = None) -> None:
        assert isinstance(move, Move)
        self.inner.chance = self.chance
        self.fault.before_play(self.inner, seat, move, tell)
        frame = self.inner.frames[-1] if self.inner.frames else None
        self.inner.play(seat, move, self.fault.telling(self.inner, frame, move, tell))

    def view(self, seat: Seat | None) -> View:
        return self.fault.view(self.inner, seat)

    def clone(self) -> Leaky:
        return Leaky(self.inner.clone(), self.fault)

    def key(self) -> tuple[object, ...]:
        return self.inner.key()


class LeakyGame(Game):
    """The game whose states have the fault."""

    name = "castle"
    version = 1
    unit = "turns"
    lasting_secrets = GAME.lasting_secrets
    Options = GAME.Options
    View = GAME.View
    moves = GAME.moves
    windows = GAME.windows
    events = GAME.events

    def __init__(self, fault: Fault) -> None:
        self.fault = fault

    def seats(self, options: GameOptions) -> range:
        return GAME.seats(options)

    def deal(self, seats: int, options: GameOptions, chance: Chance, tell: Tell | None = None) -> State:
        inner = GAME.deal(seats, options, chance, tell)
        assert isinstance(inner, Castle)
        return Leaky(inner, self.fault)

    def length(self, state: State) -> int:
        return GAME.length(_inner(state))

    def write(self, state: State) -> str:
        return GAME.write(_inner(state))

    def history(self, heard: Sequence[Told], seat: Seat | None, chance: Chance) -> History:
        return GAME.history([event for event in heard if not isinstance(event, Noise)], seat, chance)

    def hear(self, event: Event, seat: Seat | None) -> Told | None:
        return self.fault.hear(event, seat)


class Noise(Told, frozen=True, tag="noise"):
    """Something that should not be heard at all."""

    what: str


NOISE = "noise"


def _inner(state: State) -> Castle:
    assert isinstance(state, Leaky)
    return state.inner


class Fault:
    """No fault: every door as it should be. Each leak opens one."""

    people: CastleTraits = CastleTraits()
    """In whose games it shows soonest."""

    def asked(self, s: Castle) -> tuple[Seat, ...]:
        return s.asked()

    def legal(self, s: Castle, seat: Seat) -> list[Move]:
        return s.legal(seat)

    def default(self, s: Castle, seat: Seat, chance: Chance) -> Move:
        return s.default(seat, chance)

    def before_play(self, s: Castle, seat: Seat, move: Move, tell: Tell | None) -> None:
        """Something done before the move is checked."""

    def telling(self, s: Castle, frame: Any, move: Move, tell: Tell | None) -> Tell | None:
        """Events go through here; `frame` is the window that the move answered."""
        return tell

    def view(self, s: Castle, seat: Seat | None) -> View:
        return s.view(seat)

    def hear(self, event: Event, seat: Seat | None) -> Told | None:
        if event.kind == NOISE:
            return Noise(*event.values)  # type: ignore[arg-type]
        return Game.hear(GAME, event, seat)


def _put(view: View, **fields: Any) -> View:
    return msgspec.structs.replace(view, **fields)


def _noise(tell: Tell | None, what: str) -> None:
    if tell is not None:
        tell(Event(NOISE, (what,)))


class WhichBagIsCalledOut(Fault):
    """C5.13 The announcement of a Bag names it."""

    people = Traders()

    def telling(self, s: Castle, frame: Any, move: Move, tell: Tell | None) -> Tell | None:
        def told(event: Event) -> None:
            assert tell is not None
            if event.kind == "announced" and event.values[2] == "bag":
                ability: Any = s.frames[-1]
                _noise(tell, OBJECTS[ability.card])
            tell(event)

        return None if tell is None else told


class AForcedRefusalIsTold(Fault):
    """C10.10 Everybody hears when a refusal was forced."""

    def before_play(self, s: Castle, seat: Seat, move: Move, tell: Tell | None) -> None:
        if move.verb == "refuse" and s.legal(seat) == [move]:
            _noise(tell, "he had to")


class AForcedAcceptanceIsTold(Fault):
    """C10.11 Everybody hears when an offer could not be refused."""

    people = Traders()

    def before_play(self, s: Castle, seat: Seat, move: Move, tell: Tell | None) -> None:
        frame: Any = s.frames[-1]
        if move.verb == "accept" and move in s.legal(seat) and MUST_ACCEPT >> frame.card & 1:
            _noise(tell, "he had to")


class TheMirrorsSilenceIsTold(Fault):
    """C10.13 There is an event for a silent trade."""

    people = Traders()

    def before_play(self, s: Castle, seat: Seat, move: Move, tell: Tell | None) -> None:
        frame: Any = s.frames[-1]
        if move.verb == "accept" and move in s.legal(seat) and SHATTERED_MIRROR in (frame.card, move.numbers[0]):
            _noise(tell, "silence")


class TheDiplomatsListPeeks(Fault):
    """C10.44 The Diplomat is offered only demands that will be met."""

    people = Demanders()

    def legal(self, s: Castle, seat: Seat) -> list[Move]:
        return [
            move
            for move in s.legal(seat)
            if move.verb != "demand" or cards_demanded(s, move.numbers[0], move.numbers[1])
        ]

    def view(self, s: Castle, seat: Seat | None) -> View:
        view = s.view(seat)
        return view if seat is None else _put(view, legal=tuple(move.words for move in self.legal(s, seat)))


class D1ClosesEarly(Fault):
    """C10.42 The window of the Priest is over at once when nobody asked has one."""

    people = Fighters()

    def view(self, s: Castle, seat: Seat | None) -> View:
        nobody = not any(s.has(q, PRIEST) for q in s.asked())
        return _put(s.view(seat), window="d2") if s.window() == "d1" and nobody else s.view(seat)


class TheGiftIsNamed(Fault):
    """C10.6, C10.20 The card id of a gift, or of anything that goes from hand to hand, reaches everybody."""

    people = Traders()

    def hear(self, event: Event, seat: Seat | None) -> Told | None:
        if event.kind in ("gift", "priest_paid", "stolen", "gave_back", "swapped"):
            return GAME.events[event.kind](*event.values, *event.secret)
        return super().hear(event, seat)


class WrongFieldInTheView(Fault):
    """The tokens of whoever holds the Black Pearl are drawn black."""

    def view(self, s: Castle, seat: Seat | None) -> View:
        view = s.view(seat)
        return _put(view, tokens=tuple(-n - 1 if s.holds(q, BLACK_PEARL) else n for q, n in enumerate(view.tokens)))


class SpectatorsSeeTheHands(Fault):
    """C10.4 Only those who merely watch are shown too much."""

    def view(self, s: Castle, seat: Seat | None) -> View:
        return _put(s.view(seat), shown=names_in(s.hands[s.active])) if seat is None else s.view(seat)


class NoteInAForeignNotebook(Fault):
    """C10.5 An offered object is noted by everybody."""

    people = Traders()

    def before_play(self, s: Castle, seat: Seat, move: Move, tell: Tell | None) -> None:
        if move.verb == "offer" and move in s.legal(seat):
            s.note_for_all(move.numbers[1], seat)


class PassesAreShown(Fault):
    """C10.42 Who has passed is no longer asked."""

    people = Fighters()

    def asked(self, s: Castle) -> tuple[Seat, ...]:
        return tuple([q for q in s.asked() if s.kept(q) is None])


class AskedDependsOnTheProfession(Fault):
    """C10.40 In D1 and D8 only those are asked who can do something."""

    people = Fighters()

    def asked(self, s: Castle) -> tuple[Seat, ...]:
        uses = {"d1": PRIEST, "d8": DOCTOR}.get(s.window())
        return s.asked() if uses is None else tuple([q for q in s.asked() if s.has(q, uses)])


class DifferentError(Fault):
    """C10.44 The refusal of a sealed choice says what has been chosen."""

    people = Fighters()

    def before_play(self, s: Castle, seat: Seat, move: Move, tell: Tell | None) -> None:
        if move.sealed and move not in s.legal(seat):
            swords = [q for q in range(s.seats) if s.kept(q) is SUPPORT[SWORD]]
            if swords:
                raise IllegalMove("sealed", f"too late, there are {len(swords)} swords")


class LogLine(Fault):
    """A move is written to the log, where the host reads it."""

    def before_play(self, s: Castle, seat: Seat, move: Move, tell: Tell | None) -> None:
        logging.getLogger("nightcoach").info("seat %d plays %s", seat, move)


class TheClockPeeks(Fault):
    """When somebody's time is over, the clock spies where the Keys are."""

    def default(self, s: Castle, seat: Seat, chance: Chance) -> Move:
        rich = [m for m in s.legal(seat) if m.verb == "spy" and s.count_for(m.numbers[0], 0)]
        return rich[0] if rich else s.default(seat, chance)


class TheDeckInItsOrder(Fault):
    """C10.21 The Clairvoyant sees not only which cards the deck holds."""

    people = Demanders()

    def view(self, s: Castle, seat: Seat | None) -> View:
        view = s.view(seat)
        order = tuple(OBJECTS[card] for card in s.deck)
        return _put(view, shown=order) if s.window() == "set_top" and view.shown else view


class LongerMessage(Fault):
    """C10.43 The question about an object that cannot be refused is some bytes longer, for everybody."""

    people = Traders()

    def view(self, s: Castle, seat: Seat | None) -> View:
        view = s.view(seat)
        frame: Any = s.frames[-1] if s.frames else None
        forced = view.window == "answer" and MUST_ACCEPT >> frame.card & 1
        return _put(view, game="castle ") if forced else view


class ChoicesAreCountedTooEarly(Fault):
    """C10.26 The public score of a duel knows the swords that are not yet revealed."""

    people = Fighters()

    def view(self, s: Castle, seat: Seat | None) -> View:
        view = s.view(seat)
        if view.duel is None or view.window != "d2":
            return view
        swords = sum(s.kept(q) is SUPPORT[SWORD] for q in range(s.seats))
        return _put(view, duel=msgspec.structs.replace(view.duel, attack=1 + swords))


class TheCommittedObjectIsShown(Fault):
    """C5.26 The target of a demand sees the Diplomat's object before the swap."""

    people = Demanders()

    def view(self, s: Castle, seat: Seat | None) -> View:
        view = s.view(seat)
        frame: Any = s.frames[-1] if s.frames else None
        if view.window != "give_demanded" or view.pending is None:
            return view
        return _put(view, pending=msgspec.structs.replace(view.pending, object=OBJECTS[frame.card]))


class HandsTellByTheirOrder(Fault):
    """C10.6 What seats have in common is listed in the order of what they hold, Bags first."""

    def view(self, s: Castle, seat: Seat | None) -> View:
        order = sorted(range(s.seats), key=lambda q: s.hands[q] & BAGS == 0)
        return _put(s.view(seat), asked=tuple([q for q in order if q in s.asked()]), changed=tuple(order))


class SealedAnswersEndTheQuestion(Fault):
    """C10.49 Who has chosen what to pass on is no longer asked."""

    people = Traders()

    def asked(self, s: Castle) -> tuple[Seat, ...]:
        return s.waiting() if s.window() in ("sextant", "d2") else s.asked()


PLANTED: list[Callable[[], Fault]] = [
    WhichBagIsCalledOut,
    AForcedRefusalIsTold,
    AForcedAcceptanceIsTold,
    TheMirrorsSilenceIsTold,
    TheDiplomatsListPeeks,
    D1ClosesEarly,
    TheGiftIsNamed,
    WrongFieldInTheView,
    SpectatorsSeeTheHands,
    NoteInAForeignNotebook,
    PassesAreShown,
    AskedDependsOnTheProfession,
    DifferentError,
    LogLine,
    TheClockPeeks,
    TheDeckInItsOrder,
    LongerMessage,
    ChoicesAreCountedTooEarly,
    TheCommittedObjectIsShown,
    HandsTellByTheirOrder,
    SealedAnswersEndTheQuestion,
]
TOLD_IN_PASSING: list[Callable[[], Fault]] = [
    WhichBagIsCalledOut,
    AForcedRefusalIsTold,
    AForcedAcceptanceIsTold,
    TheMirrorsSilenceIsTold,
    TheGiftIsNamed,
    NoteInAForeignNotebook,
    LogLine,
]
"""What is told once and then gone: two positions may look alike in which it has been told."""
