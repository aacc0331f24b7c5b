"""Planted leaks: a game with one fault, made by wrapping its real state. The rules stay right, what is told is wrong.

A game's `planted.py` derives its faults from `Fault` and names the game; the leak tests must find every one of them.
"""

from __future__ import annotations

import types
from collections.abc import Sequence
from typing import Any, ClassVar, Generic, TypeVar

import msgspec

from nightcoach.core.chance import Chance
from nightcoach.core.events import Event, Seat, Tell
from nightcoach.core.frames import Pace
from nightcoach.core.game import Game, History
from nightcoach.core.moves import Move
from nightcoach.core.state import Outcome, State
from nightcoach.core.wire import GameOptions, GameView, Told
from tests.kit.doubles import Double

S = TypeVar("S", bound=State)
V = TypeVar("V", bound=GameView)


class Noise(Told, frozen=True, tag="noise"):
    """Something that should not be heard at all."""

    what: str


NOISE = "noise"


def noise(tell: Tell | None, what: object) -> None:
    """Let everybody hear it."""
    if tell is not None:
        tell(Event(NOISE, (str(what),)))


def put(view: V, **fields: Any) -> V:
    """The view with different values in these fields."""
    return msgspec.structs.replace(view, **fields)


class Fault(Generic[S, V]):
    """No fault: every door is as it should be. Each leak opens one."""

    game: ClassVar[Game]

    def asked(self, s: S) -> tuple[Seat, ...]:
        """Whom the window asks."""
        return s.asked()

    def legal(self, s: S, seat: Seat) -> list[Move]:
        """What is open to the seat."""
        return s.legal(seat)

    def default(self, s: S, seat: Seat, chance: Chance) -> Move:
        """What the clock plays."""
        return s.default(seat, chance)

    def pace(self, s: S) -> Pace | None:
        """How long everything lasts."""
        return s.pace()

    def before_play(self, s: S, seat: Seat, move: Move, tell: Tell | None) -> None:
        """Something done before the move is checked."""

    def telling(self, s: S, frame: Any, move: Move, tell: Tell | None) -> Tell | None:
        """Events go through here; `frame` is the window that the move answers."""
        return tell

    def after_play(self, s: S, seat: Seat, move: Move, tell: Tell | None) -> None:
        """Something done when the move is made."""

    def view(self, s: S, seat: Seat | None) -> V:
        """What the seat may know."""
        return s.view(seat)  # type: ignore[return-value]

    def hear(self, event: Event, seat: Seat | None) -> Told | None:
        """What the seat hears of an event."""
        if event.kind == NOISE:
            return Noise(*event.values)  # type: ignore[arg-type]
        return Game.hear(self.game, event, seat)


class Leaky(State):
    """A real state with the doors of a fault opened."""

    def __init__(self, inner: State, fault: Fault[Any, Any]) -> None:
        super().__init__(inner.seats, inner.chance)
        self.inner = inner
        self.fault = fault

    def asked(self) -> tuple[Seat, ...]:
        return self.fault.asked(self.inner)

    def waiting(self) -> tuple[Seat, ...]:
        return self.inner.waiting()

    def legal(self, seat: Seat) -> list[Move]:
        return self.fault.legal(self.inner, seat)

    def in_name(self, seat: Seat) -> list[Move]:
        return self.inner.in_name(seat)

    def default(self, seat: Seat, chance: Chance) -> Move:
        return self.fault.default(self.inner, seat, chance)

    def kept(self, seat: Seat) -> Move | None:
        return self.inner.kept(seat)

    def pace(self) -> Pace | None:
        return self.fault.pace(self.inner)

    def window(self) -> str:
        return self.inner.window()

    def hushed(self) -> bool:
        return self.inner.hushed()

    def outcome(self) -> Outcome | None:
        return self.inner.outcome()

    def play(self, seat: Seat, move: Move | str, tell: Tell | None = None) -> None:
        assert isinstance(move, Move)
        self.inner.chance = self.chance
        self.fault.before_play(self.inner, seat, move, tell)
        frame = self.inner.frames[-1] if self.inner.frames else None
        self.inner.play(seat, move, self.fault.telling(self.inner, frame, move, tell))
        self.fault.after_play(self.inner, seat, move, tell)

    def trust(self, seat: Seat, move: Move, tell: Tell | None = None) -> None:
        self.play(seat, move, tell)

    def view(self, seat: Seat | None) -> GameView:
        view: GameView = self.fault.view(self.inner, seat)
        return view

    def clone(self) -> Leaky:
        return Leaky(self.inner.clone(), self.fault)

    def key(self) -> tuple[object, ...]:
        return self.inner.key()


class LeakyGame(Double):
    """The game whose states have the fault; made by `leaky`."""

    def __init__(self, fault: Fault[Any, Any]) -> None:
        self.fault = fault

    def deal(self, seats: int, options: GameOptions, chance: Chance, tell: Tell | None = None) -> State:
        return Leaky(self.true.deal(seats, options, chance, tell), self.fault)

    def secret_room(self, state: State, seat: Seat, whole: bool) -> int:
        return self.true.secret_room(inner(state), seat, whole)

    def length(self, state: State) -> int:
        return self.true.length(inner(state))

    def write(self, state: State) -> str:
        return self.true.write(inner(state))

    def read(self, line: str, chance: Chance | None = None) -> State:
        return Leaky(self.true.read(line, chance), self.fault)

    def history(self, heard: Sequence[Told], seat: Seat | None, chance: Chance) -> History:
        return self.true.history([event for event in heard if not isinstance(event, Noise)], seat, chance)

    def hear(self, event: Event, seat: Seat | None) -> Told | None:
        return self.fault.hear(event, seat)


def leaky(fault: Fault[Any, Any]) -> Game:
    """The fault's game, with the fault."""
    kind = types.new_class("LeakyGame", (LeakyGame,), {"true": fault.game})
    game: Game = kind(fault)
    return game


def inner(state: State) -> State:
    """The state itself, or the one that a planted leak has wrapped."""
    return state.inner if isinstance(state, Leaky) else state
