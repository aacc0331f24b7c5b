"""Planted leaks, twelve and one more: ways in which a choice could get out. The leak tests must find them all.

Each is Eat Me with one fault, made by wrapping the true state: what the rules do stays right, what is told is wrong.
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import Any

import msgspec

from nightcoach.core.chance import Chance
from nightcoach.core.errors import IllegalMove
from nightcoach.core.events import Event, Seat, Tell
from nightcoach.core.game import Game
from nightcoach.core.moves import Move
from nightcoach.core.wire import Told
from nightcoach.games.eatme.game import GAME
from nightcoach.games.eatme.moves import SLEEP, TRAP
from nightcoach.games.eatme.state import EatMe
from nightcoach.games.eatme.wire import View
from tests.kit import leaks
from tests.kit.leaks import put


class Fault(leaks.Fault[EatMe, View]):
    """No fault: every door as it should be. Each leak opens one."""

    game = GAME


def _traps(s: EatMe) -> list[Seat]:
    return [q for q in range(s.seats) if s.kept(q) is TRAP]


class WrongFieldInTheView(Fault):
    """A house with a trap is drawn with a trap."""

    def view(self, s: EatMe, seat: Seat | None) -> View:
        view = s.view(seat)
        traps = _traps(s)
        return put(view, pictures=tuple(f"{p}!" if q in traps else p for q, p in enumerate(view.pictures)))


class SpectatorsSeeTheWheels(Fault):
    """Only those who merely watch are shown too much."""

    def view(self, s: EatMe, seat: Seat | None) -> View:
        view = s.view(seat)
        return put(view, scores=tuple(9 if q in _traps(s) else 0 for q in range(s.seats))) if seat is None else view


class TheWolfSeesWhoConfirmedWhat(Fault):
    """The secret half of an event reaches everybody."""

    def hear(self, event: Event, seat: Seat | None) -> Told | None:
        return GAME.events[event.kind](*event.values, *event.secret) if event.public or seat in event.ears else None


class HiddenConfirmationsAreHeard(Fault):
    """With `show_ready = false` the others still hear that somebody confirmed."""

    def hear(self, event: Event, seat: Seat | None) -> Told | None:
        heard = Game.hear(GAME, event, seat)
        return heard if heard is not None else GAME.events[event.kind](*event.values)


class LongerMessage(Fault):
    """A trap makes the message to the others three bytes longer."""

    def telling(self, s: EatMe, frame: Any, move: Move, tell: Tell | None) -> Tell | None:
        def told(event: Event) -> None:
            assert tell is not None
            if event.kind == "confirmed" and event.secret == ("trap",):
                event = Event("confirmed", (event.values[0], ""), (), (), event.public)
            tell(event)

        return None if tell is None else told


class ExtraMessage(Fault):
    """A trap is heard twice."""

    def telling(self, s: EatMe, frame: Any, move: Move, tell: Tell | None) -> Tell | None:
        def told(event: Event) -> None:
            assert tell is not None
            tell(event)
            if event.secret == ("trap",):
                tell(event)

        return None if tell is None else told


class EarlyAnswer(Fault):
    """The Wolf hears of the lock as soon as a trap is among the choices."""

    def before_play(self, s: EatMe, seat: Seat, move: Move, tell: Tell | None) -> None:
        if tell is not None and move is TRAP and not _traps(s):
            tell(Event("locked", (0,)))


class TellingLegalList(Fault):
    """The Wolf's list puts the sleepers first."""

    def legal(self, s: EatMe, seat: Seat) -> list[Move]:
        return sorted(s.legal(seat), key=lambda m: m.verb == "visit" and m.numbers[0] in _traps(s))

    def view(self, s: EatMe, seat: Seat | None) -> View:
        view = s.view(seat)
        return view if seat is None else put(view, legal=tuple(m.words for m in self.legal(s, seat)))


class TellingAsked(Fault):
    """Who is asked comes in the order of the choices."""

    def asked(self, s: EatMe) -> tuple[Seat, ...]:
        return tuple(reversed(s.asked())) if _traps(s) else s.asked()


class DifferentError(Fault):
    """The refusal of a second choice says what the first one was."""

    def before_play(self, s: EatMe, seat: Seat, move: Move, tell: Tell | None) -> None:
        if move in (SLEEP, TRAP) and move not in s.legal(seat) and _traps(s):
            raise IllegalMove("sealed", "too late, the traps are set")


class LogLine(Fault):
    """The choice is written to the log, where the host reads it."""

    def before_play(self, s: EatMe, seat: Seat, move: Move, tell: Tell | None) -> None:
        logging.getLogger("nightcoach").info("seat %d plays %s", seat, move)


class HabitsCountedTooEarly(Fault):
    """The public count of traps rises when the trap is set, not when it is shown."""

    def view(self, s: EatMe, seat: Seat | None) -> View:
        view = s.view(seat)
        habits = list(view.habits)
        for q in _traps(s):
            trapped = habits[q].trapped
            habits[q] = msgspec.structs.replace(habits[q], trapped=(trapped[0] + 1, trapped[1], trapped[2]))
        return put(view, habits=tuple(habits))


class TheClockPeeks(Fault):
    """When the Wolf's time is over, the clock visits a house that sleeps."""

    def default(self, s: EatMe, seat: Seat, chance: Chance) -> Move:
        asleep = [m for m in s.legal(seat) if m.verb == "visit" and m.numbers[0] not in _traps(s)]
        return asleep[0] if asleep else s.default(seat, chance)


PLANTED: list[Callable[[], Fault]] = [
    WrongFieldInTheView,
    SpectatorsSeeTheWheels,
    TheWolfSeesWhoConfirmedWhat,
    HiddenConfirmationsAreHeard,
    LongerMessage,
    ExtraMessage,
    EarlyAnswer,
    TellingLegalList,
    TellingAsked,
    DifferentError,
    LogLine,
    HabitsCountedTooEarly,
    TheClockPeeks,
]
