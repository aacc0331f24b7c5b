"""The contract between a game and everything that plays it, and redeal; the states it deals are in `state`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar, Generic, overload

import msgspec
from mypy_extensions import mypyc_attr

from nightcoach.core.chance import Chance, Script
from nightcoach.core.errors import BadOption, CannotRedeal
from nightcoach.core.events import Event, Seat, Tell
from nightcoach.core.moves import Move, MoveTable
from nightcoach.core.wire import GameOptions, GameView, O, S, Told
from nightcoach.core.wire_room import room_of_whispers, rooms_of, view_room
from nightcoach.core.wire_sets import Sets


class History:
    """A whole game so far, as a redeal imagines it: the draws of chance and the moves."""

    def __init__(self, seats: int, options: GameOptions, draws: list[int], moves: list[tuple[Seat, Move]]) -> None:
        self.seats = seats
        self.options = options
        self.draws = draws
        self.moves = moves


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(Generic[S, O]):
    """A stateless description of a game that can deal a state: an `S`, with options that are an `O`."""

    name: ClassVar[str] = ""
    version: ClassVar[int] = 0
    """Rises when a ruling changes play, so that old records keep their meaning."""
    unit: ClassVar[str] = ""
    """What the length of a game is counted in: rounds, turns or days."""
    endless: ClassVar[str] = ""
    """The rule that sets no limit to a game's length, cited where a simulation truncates one."""
    parties: ClassVar[tuple[str, ...]] = ()
    declared_ends: ClassVar[dict[str, tuple[str, ...]]] = {}
    """Ways to end the game by declaring it won, each with the reasons of the outcome: if right and if wrong, or one."""
    Options: ClassVar[type[GameOptions]] = GameOptions
    View: ClassVar[type[GameView]] = GameView
    moves: ClassVar[MoveTable] = MoveTable("", [])
    windows: ClassVar[tuple[str, ...]] = ()
    grave: ClassVar[tuple[str, ...]] = ()
    """Verbs that nobody but the player may say: a stand-in never ends the game for its person."""
    random_for_absent: ClassVar[tuple[str, ...]] = ()
    """Windows in which a stand-in gives the rules' default answer, so that nobody can tell who answered and why."""
    events: ClassVar[dict[str, type[Told]]] = {}
    """Every kind of event with the struct that gives its fields names and types: `events_in(wire)`."""
    whispers: ClassVar[dict[str, tuple[str, ...]]] = {}
    """The events that a seat may hear alone, under the public event that they come with or follow; a kind that may come
    twice before the next such event is named twice. It covers every kind that is confided with `public=False`."""
    lasting_secrets: ClassVar[bool]
    """Something that a seat knows stays secret over a round, so while a game runs the seat goes to somebody else only
    if everybody seated agrees. Every game must say it."""
    proposed: ClassVar[dict[str, str | int | bool | None]] = {}
    """What people play with at a new table unless its host chooses otherwise. A program that deals a game gets the
    defaults."""
    first_games: ClassVar[tuple[dict[str, str | int | bool | None], ...]] = ()
    """The same, in the first games of a table only, one after the other: people who learn need time, and less of it
    each time. `GAME-first-game-N` says it in the lobby, `GAME-first-game-over` when the usual options are back."""
    tiles: ClassVar[dict[str, dict[str, str | int | bool | None]]] = {}
    """Presets for an evening that a host may choose with one tap, before any single option: each name with what it
    sets. `GAME-tile-NAME` and `GAME-tile-NAME-about` say it in the lobby."""
    set_options: ClassVar[tuple[str, ...]] = ()
    """The options that a set of cards decides (`sets`): a lobby offers the sets instead of these options one by one."""
    look_seconds: ClassVar[float] = 0.0
    """How long a table waits at most, if it is asked to, until everybody has looked at what they were
    dealt. A game that begins with a night has a beat for that (`Pace.before`)."""
    characters: ClassVar[tuple[str, ...]] = ()
    """The pictures that players choose among before the deal, each at most once; empty if a game has none."""

    def __repr__(self) -> str:
        return f'nightcoach.game("{self.name}")'

    def older(self) -> tuple[Game, ...]:
        """Earlier versions that can still be played, for the records and the running tables of their time."""
        return ()

    def seats(self, options: O) -> range:
        """How many may play with these options."""
        raise NotImplementedError

    def lobby_seats(self, options: O) -> range:
        """How many may sit down before the game begins: usually as many as may play. Options that fit only one number,
        and can still be changed, turn nobody away."""
        return self.seats(options)

    def deal(self, seats: int, options: O, chance: Chance, tell: Tell | None = None) -> S:
        """Deal a game."""
        raise NotImplementedError

    def length(self, state: S) -> int:
        """How long the game has lasted, in `unit`."""
        raise NotImplementedError

    def grace(self, options: O) -> float:
        """Seconds that a seat may be absent before somebody stands in."""
        return 30.0

    def sentences(self, options: O) -> tuple[str, ...]:
        """Ready-made sentences of table talk that this game adds, as ids of the catalogues; they bind nobody."""
        return ()

    def public_options(self, options: O) -> dict[str, str | int | bool | None]:
        """The options that everybody may know."""
        shown: dict[str, str | int | bool | None] = msgspec.to_builtins(options)
        return shown

    def allows_bots(self, options: O) -> bool:
        """Whether bots may hold seats and stand in for people."""
        return True

    def sets(self, seats: int, options: O) -> Sets | None:
        """The sets of cards for this many players, for a lobby; None if the game always has the same cards."""
        return None

    def narrated(self, options: O) -> bool:
        """Whether a person without a seat narrates: sees everything, answers for others, ends phases."""
        return False

    def secret_room(self, state: S, seat: Seat, whole: bool) -> int:
        """An upper bound, from public facts alone, on the bytes that this seat's secrets can add to its view now;
        unless it is the `whole` view, only on what can be new in it. Messages to the seat are padded to that length.

        By default all moves of the game and all secret fields at their longest; a large game can do better.
        """
        return view_room(self.View) + self.moves.length

    def story_room(self, events: Sequence[Event]) -> int:
        """An upper bound on the bytes that a seat can hear with these events beyond what everybody hears."""
        return sum([self.event_rooms()[event.kind] for event in events if event.public])

    def event_rooms(self) -> dict[str, int]:
        """The same bound for each kind of event that everybody hears."""
        return rooms_of(self.events, self.whispers)

    def whisper_room(self) -> int:
        """An upper bound on the bytes that a seat can hear alone at once, without an event that everybody hears."""
        return room_of_whispers(self.events, self.whispers)

    def check_host(self, options: O, seated: bool) -> None:
        """Refuse a seat to somebody who has chosen what players must not know; `seated` says whether that person has or
        wants one."""

    def write(self, state: S) -> str:
        """The whole position in one line of notation, secrets included."""
        raise NotImplementedError

    def read(self, line: str, chance: Chance | None = None) -> S:
        """The position that such a line describes. Its future comes from `chance`; without one, from a chance seeded
        with the line itself, so that a pasted line has the same future every time."""
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

    def check_deal(self, seats: object, options: O, chance: object) -> None:
        """Refuse what no game can be dealt from. Every `deal` begins with this."""
        if not isinstance(seats, int):
            raise TypeError(f"the number of seats is a number, not {seats!r}")
        if not isinstance(chance, Chance):
            raise TypeError(f"a game is dealt from a Chance, such as Chance(1), not from {chance!r}")
        self.check_seats(seats, options)

    def check_seats(self, seats: int, options: O) -> None:
        """Refuse a number of seats that this game, or these options, cannot have."""
        if not isinstance(options, self.Options):
            raise TypeError(f"the options of {self.name} are its Options(…), not {options!r}")
        allowed = self.seats(options)
        if seats not in allowed:
            text = f"{allowed[0]}" if len(allowed) == 1 else f"{allowed[0]}–{allowed[-1]}"
            raise BadOption(
                "seats",
                f"{self.name} with these options takes {text} seats, not {seats!r}",
                {"game": self.name, "allowed": text, "seats": str(seats)},
            )


@overload
def redeal(game: Game[S, Any], heard: Sequence[Told], seat: Seat, chance: Chance) -> S: ...
@overload
def redeal(game: Game[S, Any], heard: Sequence[Told], seat: None, chance: Chance) -> S: ...
def redeal(game: Game[S, Any], heard: Sequence[Told], seat: object, chance: object) -> S:
    """A world sampled from those the seat cannot tell apart: the end of a whole history in which it would have heard
    the same.

    `heard` is all that the seat was told, each event cut with `game.hear(event, seat)`, from the opening on; None is a
    spectator. Raw events, and a seat that is not at the table, are refused with `CannotRedeal`.
    """
    if not isinstance(seat, int | None):
        raise TypeError(f"a seat is a number, and a spectator is None, not {seat!r}")
    if not isinstance(chance, Chance):
        raise TypeError(f"a world is sampled with a Chance, such as Chance(1), not with {chance!r}")
    _check_heard(heard, seat)
    history = game.history(heard, seat, chance)
    state = game.deal(history.seats, history.options, Script(history.draws, chance.fork()))
    for actor, move in history.moves:
        state.trust(actor, move)  # a history holds legal moves only; `relive` checks them
    return state


def _check_heard(heard: Sequence[Told], seat: Seat | None) -> None:
    """Refuse what no seat can have heard: a game would build some other seat's world from it, or fail obscurely."""
    for event in heard:
        if not isinstance(event, Told):
            message = f"a seat has not heard {event!r}: cut raw events with game.hear(event, seat), and leave out None"
            raise CannotRedeal("uncut", message)
    seats: int | None = getattr(heard[0], "seats", None) if heard else None
    if seat is not None and seats is not None and not 0 <= seat < seats:
        raise CannotRedeal(
            "watcher",
            f"seat {seat} is not at this table; seats are 0 to {seats - 1}, a spectator is None",
            {"seat": str(seat + 1), "last": str(seats)},
        )


def relive(game: Game[S, Any], history: History, chance: Chance, tell: Tell | None) -> S:
    """Play a history through; what is drawn after its end comes from `chance`."""
    state = game.deal(history.seats, history.options, Script(history.draws, chance), tell)
    for seat, move in history.moves:
        state.play(seat, move, tell)
    return state
