"""Planted leaks, twelve and one more: ways in which a choice could get out. The leak tests must find them all.

Each is Eat Me with one fault, made by wrapping the true state: what the rules do stays right, what is told is wrong.
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
from nightcoach.games.eatme.game import GAME
from nightcoach.games.eatme.moves import SLEEP, TRAP
from nightcoach.games.eatme.state import EatMe
from nightcoach.games.eatme.wire import View


class Leaky(State):
    """Eat Me with the doors of a fault opened."""

    def __init__(self, inner: EatMe, fault: Fault) -> None:
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
        self.fault.before_play(self.inner, seat, move, tell)
        self.inner.play(seat, move, self.fault.telling(self.inner, tell))

    def trust(self, seat: Seat, move: Move, tell: Tell | None = None) -> None:
        self.inner.trust(seat, move, tell)

    def view(self, seat: Seat | None) -> View:
        return self.fault.view(self.inner, seat)

    def clone(self) -> Leaky:
        return Leaky(self.inner.clone(), self.fault)

    def key(self) -> tuple[object, ...]:
        return self.inner.key()


class LeakyGame(Game):
    """The game whose states have the fault."""

    name = "eatme"
    version = 1
    unit = "rounds"
    lasting_secrets = GAME.lasting_secrets
    Options = GAME.Options
    moves = GAME.moves
    windows = GAME.windows
    events = GAME.events

    def __init__(self, fault: Fault) -> None:
        self.fault = fault

    def seats(self, options: GameOptions) -> range:
        return GAME.seats(options)

    def deal(self, seats: int, options: GameOptions, chance: Chance, tell: Tell | None = None) -> State:
        inner = GAME.deal(seats, options, chance, tell)
        assert isinstance(inner, EatMe)
        return Leaky(inner, self.fault)

    def length(self, state: State) -> int:
        return GAME.length(_inner(state))

    def write(self, state: State) -> str:
        return GAME.write(_inner(state))

    def read(self, line: str, chance: Chance | None = None) -> State:
        inner = GAME.read(line, chance or Chance(line))
        assert isinstance(inner, EatMe)
        return Leaky(inner, self.fault)

    def history(self, heard: Sequence[Told], seat: Seat | None, chance: Chance) -> History:
        return GAME.history(heard, seat, chance)

    def hear(self, event: Event, seat: Seat | None) -> Told | None:
        return self.fault.hear(event, seat)


def _inner(state: State) -> EatMe:
    assert isinstance(state, Leaky)
    return state.inner


class Fault:
    """No fault: every door as it should be. Each leak opens one."""

    def asked(self, s: EatMe) -> tuple[Seat, ...]:
        return s.asked()

    def legal(self, s: EatMe, seat: Seat) -> list[Move]:
        return s.legal(seat)

    def default(self, s: EatMe, seat: Seat, chance: Chance) -> Move:
        return s.default(seat, chance)

    def before_play(self, s: EatMe, seat: Seat, move: Move, tell: Tell | None) -> None:
        """Something done before the move is checked."""

    def telling(self, s: EatMe, tell: Tell | None) -> Tell | None:
        return tell

    def view(self, s: EatMe, seat: Seat | None) -> View:
        return s.view(seat)

    def hear(self, event: Event, seat: Seat | None) -> Told | None:
        return Game.hear(GAME, event, seat)


def _traps(s: EatMe) -> list[Seat]:
    return [q for q in range(s.seats) if s.kept(q) is TRAP]


def _put(view: View, **fields: Any) -> View:
    return msgspec.structs.replace(view, **fields)


class WrongFieldInTheView(Fault):
    """A house with a trap is drawn with a trap."""

    def view(self, s: EatMe, seat: Seat | None) -> View:
        view = s.view(seat)
        traps = _traps(s)
        return _put(view, pictures=tuple(f"{p}!" if q in traps else p for q, p in enumerate(view.pictures)))


class SpectatorsSeeTheWheels(Fault):
    """Only those who merely watch are shown too much."""

    def view(self, s: EatMe, seat: Seat | None) -> View:
        view = s.view(seat)
        return _put(view, scores=tuple(9 if q in _traps(s) else 0 for q in range(s.seats))) if seat is None else view


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

    def telling(self, s: EatMe, tell: Tell | None) -> Tell | None:
        def told(event: Event) -> None:
            assert tell is not None
            if event.kind == "confirmed" and event.secret == ("trap",):
                event = Event("confirmed", (event.values[0], ""), (), (), event.public)
            tell(event)

        return None if tell is None else told


class ExtraMessage(Fault):
    """A trap is heard twice."""

    def telling(self, s: EatMe, tell: Tell | None) -> Tell | None:
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
        return view if seat is None else _put(view, legal=tuple(m.words for m in self.legal(s, seat)))


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
        return _put(view, habits=tuple(habits))


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
