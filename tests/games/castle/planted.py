"""Planted leaks, more than a score: ways in which a card or a choice could get out. The leak tests find them all.

Each is Castle with one fault, made by wrapping the true state: what the rules do stays right, what is told is wrong.
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import Any

import msgspec

from nightcoach.core.chance import Chance
from nightcoach.core.errors import IllegalMove
from nightcoach.core.events import Event, Seat, Tell
from nightcoach.core.moves import Move
from nightcoach.core.wire import Told
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
from nightcoach.games.castle.wire_view import View
from tests.games.castle.traits import CastleTraits, Demanders, Fighters, Traders
from tests.kit import leaks
from tests.kit.leaks import noise, put


class Fault(leaks.Fault[Castle, View]):
    """No fault: every door as it should be. Each leak opens one."""

    game = GAME
    people: CastleTraits = CastleTraits()
    """In whose games it shows soonest."""


class WhichBagIsCalledOut(Fault):
    """C5.13 The announcement of a Bag names it."""

    people = Traders()

    def telling(self, s: Castle, frame: Any, move: Move, tell: Tell | None) -> Tell | None:
        def told(event: Event) -> None:
            assert tell is not None
            if event.kind == "announced" and event.values[2] == "bag":
                ability: Any = s.frames[-1]
                noise(tell, OBJECTS[ability.card])
            tell(event)

        return None if tell is None else told


class AForcedRefusalIsTold(Fault):
    """C10.10 Everybody hears when a refusal was forced."""

    def before_play(self, s: Castle, seat: Seat, move: Move, tell: Tell | None) -> None:
        if move.verb == "refuse" and s.legal(seat) == [move]:
            noise(tell, "he had to")


class AForcedAcceptanceIsTold(Fault):
    """C10.11 Everybody hears when an offer could not be refused."""

    people = Traders()

    def before_play(self, s: Castle, seat: Seat, move: Move, tell: Tell | None) -> None:
        frame: Any = s.frames[-1]
        if move.verb == "accept" and move in s.legal(seat) and MUST_ACCEPT >> frame.card & 1:
            noise(tell, "he had to")


class TheMirrorsSilenceIsTold(Fault):
    """C10.13 There is an event for a silent trade."""

    people = Traders()

    def before_play(self, s: Castle, seat: Seat, move: Move, tell: Tell | None) -> None:
        frame: Any = s.frames[-1]
        if move.verb == "accept" and move in s.legal(seat) and SHATTERED_MIRROR in (frame.card, move.numbers[0]):
            noise(tell, "silence")


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
        return view if seat is None else put(view, legal=tuple(move.words for move in self.legal(s, seat)))


class D1ClosesEarly(Fault):
    """C10.42 The window of the Priest is over at once when nobody asked has one."""

    people = Fighters()

    def view(self, s: Castle, seat: Seat | None) -> View:
        nobody = not any(s.has(q, PRIEST) for q in s.asked())
        return put(s.view(seat), window="d2") if s.window() == "d1" and nobody else s.view(seat)


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
        return put(view, tokens=tuple(-n - 1 if s.holds(q, BLACK_PEARL) else n for q, n in enumerate(view.tokens)))


class SpectatorsSeeTheHands(Fault):
    """C10.4 Only those who merely watch are shown too much."""

    def view(self, s: Castle, seat: Seat | None) -> View:
        return put(s.view(seat), shown=names_in(s.hands[s.active])) if seat is None else s.view(seat)


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
        return put(view, shown=order) if s.window() == "set_top" and view.shown else view


class LongerMessage(Fault):
    """C10.43 The question about an object that cannot be refused is some bytes longer, for everybody."""

    people = Traders()

    def view(self, s: Castle, seat: Seat | None) -> View:
        view = s.view(seat)
        frame: Any = s.frames[-1] if s.frames else None
        forced = view.window == "answer" and MUST_ACCEPT >> frame.card & 1
        return put(view, game="castle ") if forced else view


class ChoicesAreCountedTooEarly(Fault):
    """C10.26 The public score of a duel knows the swords that are not yet revealed."""

    people = Fighters()

    def view(self, s: Castle, seat: Seat | None) -> View:
        view = s.view(seat)
        if view.duel is None or view.window != "d2":
            return view
        swords = sum(s.kept(q) is SUPPORT[SWORD] for q in range(s.seats))
        return put(view, duel=msgspec.structs.replace(view.duel, attack=1 + swords))


class TheCommittedObjectIsShown(Fault):
    """C5.26 The target of a demand sees the Diplomat's object before the swap."""

    people = Demanders()

    def view(self, s: Castle, seat: Seat | None) -> View:
        view = s.view(seat)
        frame: Any = s.frames[-1] if s.frames else None
        if view.window != "give_demanded" or view.pending is None:
            return view
        return put(view, pending=msgspec.structs.replace(view.pending, object=OBJECTS[frame.card]))


class HandsTellByTheirOrder(Fault):
    """C10.6 What seats have in common is listed in the order of what they hold, Bags first."""

    def view(self, s: Castle, seat: Seat | None) -> View:
        order = sorted(range(s.seats), key=lambda q: s.hands[q] & BAGS == 0)
        return put(s.view(seat), asked=tuple([q for q in order if q in s.asked()]), changed=tuple(order))


class SealedAnswersEndTheQuestion(Fault):
    """C10.49 Who has chosen what to pass on is no longer asked."""

    people = Traders()

    def asked(self, s: Castle) -> tuple[Seat, ...]:
        return s.waiting() if s.window() in ("sextant", "d2") else s.asked()


class SealedSidesAreCounted(Fault):
    """C10.26 In a brisk duel the public score knows the swords that are sealed while a Priest may step in."""

    people = Fighters()

    def view(self, s: Castle, seat: Seat | None) -> View:
        view = s.view(seat)
        if view.duel is None or view.window != "d1_2":
            return view
        swords = sum(s.kept(q) is SUPPORT[SWORD] for q in range(s.seats))
        return put(view, duel=msgspec.structs.replace(view.duel, attack=1 + swords))


class ChoosersAreNoLongerAsked(Fault):
    """C6.40 Who has chosen in a joined window is no longer asked."""

    people = Fighters()

    def asked(self, s: Castle) -> tuple[Seat, ...]:
        frame: Any = s.frames[-1] if s.frames else None
        if s.window() not in ("d1_2", "d8_9"):
            return s.asked()
        return tuple([q for q in s.asked() if frame.answer_of(q) is None])


class OnlyAPriestDefends(Fault):
    """C10.53 The defender is asked only if he is the Priest."""

    people = Fighters()

    def asked(self, s: Castle) -> tuple[Seat, ...]:
        if s.window() != "d1_2":
            return s.asked()
        return tuple([q for q in s.asked() if q != s.defender or s.has(q, PRIEST)])


class AStoppedDuelShowsItsSides(Fault):
    """C6.42 When a Priest stops a brisk duel, what was sealed is laid open."""

    people = Fighters()

    def before_play(self, s: Castle, seat: Seat, move: Move, tell: Tell | None) -> None:
        frame: Any = s.frames[-1]
        if move.verb == "use_priest" and move in s.legal(seat) and s.window() == "d1_2":
            noise(tell, frame.answers)


class TheSealedFateIsSeen(Fault):
    """C10.51 The loser sees what the winner has sealed."""

    people = Fighters()

    def view(self, s: Castle, seat: Seat | None) -> View:
        view = s.view(seat)
        frame: Any = s.frames[-1] if s.frames else None
        if view.window != "d8_9" or seat in (None, s.winner) or frame.answers[0] is None:
            return view
        return put(view, shown=(frame.answers[0].words,))


class ADoctorUncoversTheChoice(Fault):
    """C6.45 When a Doctor cancels a brisk duel, everybody hears what the winner was about to do."""

    people = Fighters()

    def before_play(self, s: Castle, seat: Seat, move: Move, tell: Tell | None) -> None:
        frame: Any = s.frames[-1]
        if move.verb == "use_doctor" and move in s.legal(seat) and s.window() == "d8_9":
            noise(tell, frame.answers)


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
    SealedSidesAreCounted,
    ChoosersAreNoLongerAsked,
    OnlyAPriestDefends,
    AStoppedDuelShowsItsSides,
    TheSealedFateIsSeen,
    ADoctorUncoversTheChoice,
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
