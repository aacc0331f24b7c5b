"""The contract between a game and everything that plays it: Game, State, Outcome, and redeal."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

import msgspec
from mypy_extensions import mypyc_attr

from nightcoach.core.chance import Chance, Script
from nightcoach.core.errors import BadOption, IllegalMove, Refused
from nightcoach.core.events import Event, Seat, Tell
from nightcoach.core.frames import TABLE, Frame, Pace
from nightcoach.core.moves import Move, MoveTable
from nightcoach.core.wire import Closed, GameOptions, GameView, Told
from nightcoach.core.wire_room import room_of_whispers, rooms_of, view_room


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class Outcome:
    """How a game ended: who won, who lost, why, and by which rule. A truncated game has neither."""

    def __init__(
        self, winners: tuple[Seat, ...], losers: tuple[Seat, ...], reason: str, rule: str, party: str | None = None
    ) -> None:
        self.winners = winners
        self.losers = losers
        self.reason = reason
        self.rule = rule
        self.party = party
        """The party that won, where the game has parties."""

    def key(self) -> tuple[object, ...]:
        """Everything in it, as values."""
        return (self.winners, self.losers, self.reason, self.rule, self.party)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Outcome) and self.key() == other.key()

    def __hash__(self) -> int:
        return hash(self.key())

    def __repr__(self) -> str:
        return f"Outcome(winners={self.winners}, reason={self.reason!r}, rule={self.rule!r})"


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class State:
    """Everything true in a game now. Nobody but the engine sees it; a seat sees its `view` and its events.

    The frames are a stack, the innermost last. Nothing but `play` moves a game.
    """

    def __init__(self, seats: int, chance: Chance) -> None:
        self.seats: int = seats
        self.chance: Chance = chance
        self.frames: list[Frame[Any]] = []
        self.result: Outcome | None = None
        self.tell: Tell | None = None
        """Who listens during this move; no event is made if nobody does."""

    def asked(self) -> tuple[Seat, ...]:
        """The seats that the innermost window asks, from public facts only."""
        return self.frames[-1].asks if self.frames else ()

    def waiting(self) -> tuple[Seat, ...]:
        """The seats whose answer is missing, `TABLE` for the clock: for drivers and clocks, never shown."""
        return self.frames[-1].waits() if self.frames else ()

    def legal(self, seat: Seat) -> list[Move]:
        """All moves open to the seat now; a list of the caller's own."""
        return self.frames[-1].legal(self, seat) if self.frames else []

    def in_name(self, seat: Seat) -> list[Move]:
        """The moves that the table alone may make in the seat's name."""
        return self.frames[-1].in_name(self, seat) if self.frames else []

    def closed(self, seat: Seat) -> tuple[Closed, ...]:
        """Choices that the seat is shown with the reason why they are not open, from what the seat knows."""
        return ()

    def driven(self) -> Seat:
        """Who answers next where nobody has a clock: for simulations, never shown."""
        return self.frames[-1].driven(self)

    def audience(self, seat: Seat | None) -> tuple[Seat, ...] | None:
        """Who hears what the seat, or somebody without one, says now: everybody (None), some, or nobody (silence).

        From public facts for whoever is silent; a secret circle must look like silence to the others.
        """
        return None

    def default(self, seat: Seat, chance: Chance) -> Move:
        """The rules' answer for a seat that is waited for and whose clock has run out."""
        if not self.legal(seat):
            raise ValueError(f"seat {seat} is not waited for and needs no default answer")
        return self.frames[-1].default(self, seat, chance)

    def kept(self, seat: Seat) -> Move | None:
        """The seat's own secret answer in the innermost window: for that seat's view alone."""
        return self.frames[-1].kept(seat) if self.frames else None

    def window(self) -> str:
        """The name of the innermost window, `over` after the end."""
        return self.frames[-1].name if self.frames else "over"

    def pace(self) -> Pace | None:
        """The clock of the innermost window, for a table; nothing after the end."""
        return self.frames[-1].pace(self) if self.frames else None

    def hushed(self) -> bool:
        """Whether every refusal now is the same for everybody and for every reason."""
        return self.frames[-1].hushed if self.frames else False

    def outcome(self) -> Outcome | None:
        """How the game ended, or nothing while it goes on."""
        return self.result

    def play(self, seat: Seat, move: Move, tell: Tell | None = None) -> None:
        """Check the move, answer the innermost window with it, carry out effects until somebody is asked again."""
        for legal in self.legal(seat):
            if legal is move:
                self.trust(seat, move, tell)
                return
        if move in self.in_name(seat):
            self.trust(seat, move, tell)
            return
        raise refusal(self, seat, move)

    def trust(self, seat: Seat, move: Move, tell: Tell | None = None) -> None:
        """`play` without the check, for search: the move must come from `legal`.

        Events are delivered when the move is done, so a listener that fails cannot leave half a move behind.
        """
        if tell is None:
            self._carry_out(seat, move)
            return
        told: list[Event] = []
        self.tell = told.append
        self._carry_out(seat, move)
        self.tell = None
        for event in told:
            tell(event)

    def _carry_out(self, seat: Seat, move: Move) -> None:
        frames = self.frames
        frames.pop().take(self, seat, move)
        while frames and not frames[-1].asks:
            frames.pop().take(self, TABLE, NO_MOVE)

    def then(self, *frames: Frame[Any]) -> None:
        """First, then, finally: in the order of the book, before whatever was still to happen."""
        for i in range(len(frames) - 1, -1, -1):
            self.frames.append(frames[i])

    def finish(self, outcome: Outcome) -> None:
        """The game is over; nothing is left to happen."""
        self.frames.clear()
        self.result = outcome

    def copy_to(self, twin: State) -> None:
        """Give a fresh state the frames and the result; its seats and chance it was made with."""
        twin.frames = self.frames.copy()
        twin.result = self.result

    def view(self, seat: Seat | None) -> GameView:
        """What the seat may know now; None is a spectator. It begins with `check_watcher`."""
        raise NotImplementedError

    def whole(self) -> GameView:
        """Everything, for a human narrator: a spectator's view with the secrets of all."""
        raise NotImplementedError

    def check_watcher(self, seat: Seat | None) -> None:
        """Refuse to look for somebody who is not at the table: a wrong number must not find another's secrets."""
        if seat is not None and not 0 <= seat < self.seats:
            raise Refused(
                "watcher",
                f"seat {seat} is not at this table; seats are 0 to {self.seats - 1}, a spectator is None",
                {"seat": str(seat), "last": str(self.seats - 1)},
            )

    def clone(self) -> State:
        """An independent copy."""
        raise NotImplementedError

    def key(self) -> tuple[object, ...]:
        """Everything in the state as values, to compare and to hash; chance is not part of it."""
        raise NotImplementedError


NO_MOVE: Move = Move("", -1, "", (), False)
"""What an effect is carried out with: nobody moved."""


def sealed_refusal() -> IllegalMove:
    """What everybody hears about a sealed choice that is not open, whatever the reason."""
    return IllegalMove("sealed", "this choice is not open; why not is told to nobody")


def refusal(state: State, seat: Seat, move: Move) -> IllegalMove:
    """The error for a move that is not legal, made from what the seat may know.

    About a sealed choice, and in a hushed window about anything, everybody hears the same, whatever the reason (E6.13,
    C10.44, L3.56, L6.28).
    """
    if move.sealed or state.hushed():
        return sealed_refusal()
    if state.result is not None:
        return IllegalMove("over", "the game is over; no move is open to anybody")
    asked = " ".join([str(q) for q in state.asked()])
    if seat not in state.asked():
        return IllegalMove(
            "not_asked",
            f"seat {seat} is not asked now; asked: {asked}",
            {"seat": str(seat + 1), "asked": " ".join([str(q + 1) for q in state.asked()])},
        )
    legal = state.legal(seat)
    shown = ", ".join([m.words for m in legal[:6]]) + (" …" if len(legal) > 6 else "")
    return IllegalMove(
        "not_legal",
        f"'{move.words}' is not open to seat {seat} now; open: {shown}",
        {"words": move.words, "seat": str(seat + 1), "legal": shown},
    )


class History:
    """A whole game so far, as a redeal imagines it: the draws of chance and the moves."""

    def __init__(self, seats: int, options: GameOptions, draws: list[int], moves: list[tuple[Seat, Move]]) -> None:
        self.seats = seats
        self.options = options
        self.draws = draws
        self.moves = moves


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """A stateless description of a game that can deal a state."""

    name: ClassVar[str] = ""
    version: ClassVar[int] = 0
    """Rises when a ruling changes play, so that old records keep their meaning."""
    unit: ClassVar[str] = ""
    """What the length of a game is counted in: rounds, turns or days."""
    endless: ClassVar[str] = ""
    """The rule by which a game has no limit, cited where a simulator truncates one."""
    parties: ClassVar[tuple[str, ...]] = ()
    proclamations: ClassVar[dict[str, tuple[str, ...]]] = {}
    """Proclamations by which a game can end, each with the reasons of its outcome: right and wrong, or one."""
    Options: ClassVar[type[GameOptions]] = GameOptions
    View: ClassVar[type[GameView]] = GameView
    moves: ClassVar[MoveTable] = MoveTable("", [])
    windows: ClassVar[tuple[str, ...]] = ()
    grave: ClassVar[tuple[str, ...]] = ()
    """Verbs that nobody but the player may say: a stand-in never ends the game for its person."""
    by_lot: ClassVar[tuple[str, ...]] = ()
    """Windows in which a stand-in gives the rules' default answer, so that nobody can tell who answered and why."""
    events: ClassVar[dict[str, type[Told]]] = {}
    """Every kind of event with the names and types of its fields."""
    whispers: ClassVar[dict[str, tuple[str, ...]]] = {}
    """With which events that everybody hears others may come that a seat hears alone, each at most once."""
    lasting_secrets: ClassVar[bool]
    """Something that a seat knows stays secret over a round, so while a game runs the seat goes to somebody else only
    if everybody seated agrees. Every game must say it."""
    characters: ClassVar[tuple[str, ...]] = ()
    """The pictures that players choose among before the deal, each at most once; empty if a game has none."""

    def older(self) -> tuple[Game, ...]:
        """Earlier versions that can still be played, for the records and the running tables of their time."""
        return ()

    def seats(self, options: GameOptions) -> range:
        """How many may play with these options."""
        raise NotImplementedError

    def deal(self, seats: int, options: GameOptions, chance: Chance, tell: Tell | None = None) -> State:
        """The beginning of a game."""
        raise NotImplementedError

    def length(self, state: State) -> int:
        """How long the game has lasted, in `unit`."""
        raise NotImplementedError

    def grace(self, options: GameOptions) -> float:
        """Seconds that a seat may be absent before somebody stands in."""
        return 30.0

    def sentences(self, options: GameOptions) -> tuple[str, ...]:
        """Ready-made sentences of table talk that this game adds, as ids of the catalogues; they bind nobody."""
        return ()

    def public_options(self, options: GameOptions) -> dict[str, str | int | bool | None]:
        """The options that everybody may know."""
        shown: dict[str, str | int | bool | None] = msgspec.to_builtins(options)
        return shown

    def allows_bots(self, options: GameOptions) -> bool:
        """Whether bots may hold seats and stand in for people."""
        return True

    def narrated(self, options: GameOptions) -> bool:
        """Whether a person without a seat narrates: sees everything, answers for others, ends phases."""
        return False

    def secret_room(self, state: State, seat: Seat, whole: bool) -> int:
        """The most bytes that what this seat alone may know of its view can take now, from what everybody knows; or,
        unless it is the whole view, what can be new in it. Messages to the seat are made so long.

        By default all moves of the game and all secret fields at their longest; a large game knows better.
        """
        return view_room(self.View) + self.moves.length

    def story_room(self, events: Sequence[Event]) -> int:
        """The most bytes that what a seat alone hears with these events can take beside what everybody hears."""
        return sum([self.event_rooms()[event.kind] for event in events if event.public])

    def event_rooms(self) -> dict[str, int]:
        """That for every kind of event that everybody hears."""
        return rooms_of(self.events, self.whispers)

    def whisper_room(self) -> int:
        """The most bytes that events which a seat hears alone take at once, without any that everybody hears."""
        return room_of_whispers(self.events, self.whispers)

    def check_host(self, options: GameOptions, seated: bool) -> None:
        """Refuse a seat to whoever has chosen what players must not know; `seated` if such a one holds or wants one."""

    def write(self, state: State) -> str:
        """The whole position in one line of notation, secrets included."""
        raise NotImplementedError

    def read(self, line: str, chance: Chance) -> State:
        """The position of such a line; its future comes from `chance`."""
        raise NotImplementedError

    def history(self, heard: Sequence[Told], seat: Seat | None, chance: Chance) -> History:
        """A whole game, sampled from those in which the seat hears exactly these events."""
        raise NotImplementedError

    def hear(self, event: Event, seat: Seat | None) -> Told | None:
        """The event as the seat hears it, or nothing. None is a spectator."""
        if seat is not None and seat in event.ears:
            return self.events[event.kind](*event.values, *event.secret)
        return self.events[event.kind](*event.values) if event.public else None

    def hear_all(self, event: Event) -> Told:
        """The event with all its secrets, as a human narrator hears it."""
        return self.events[event.kind](*event.values, *event.secret)

    def check_seats(self, seats: int, options: GameOptions) -> None:
        """Refuse a number of seats that this game, or these options, cannot have."""
        allowed = self.seats(options)
        if seats not in allowed:
            text = f"{allowed[0]}" if len(allowed) == 1 else f"{allowed[0]}–{allowed[-1]}"
            raise BadOption(
                "seats",
                f"{self.name} with these options takes {text} seats, not {seats}",
                {"game": self.name, "allowed": text, "seats": str(seats)},
            )


def redeal(game: Game, heard: Sequence[Told], seat: Seat | None, chance: Chance) -> State:
    """A world sampled from those the seat cannot tell apart: the end of a whole history it would have heard so."""
    history = game.history(heard, seat, chance)
    state = game.deal(history.seats, history.options, Script(history.draws, chance.fork()))
    for actor, move in history.moves:
        state.trust(actor, move)  # a history holds legal moves only; `relive` checks them
    return state


def relive(game: Game, history: History, chance: Chance, tell: Tell | None) -> State:
    """Play a history through; what is drawn after its end comes from `chance`."""
    state = game.deal(history.seats, history.options, Script(history.draws, chance), tell)
    for seat, move in history.moves:
        state.play(seat, move, tell)
    return state
