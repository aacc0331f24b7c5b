"""The state of a game, and how a game ends."""

from __future__ import annotations

import importlib
from typing import Any, ClassVar, Final, overload

from mypy_extensions import mypyc_attr

from nightcoach.core.chance import Chance
from nightcoach.core.errors import IllegalMove, Refused
from nightcoach.core.events import Event, Seat, Tell
from nightcoach.core.frames import TABLE, Beat, Pace
from nightcoach.core.moves import Move, MoveTable
from nightcoach.core.stack import Stack
from nightcoach.core.view_table import draw
from nightcoach.core.wire import Closed, GameView, Told, kind_of


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
        party = "" if self.party is None else f", party={self.party!r}"
        shown = f"winners={self.winners}, losers={self.losers}, reason={self.reason!r}, rule={self.rule!r}"
        return f"Outcome({shown}{party})"


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class State(Stack):
    """Everything true in a game now. Nobody but the engine sees it; a seat sees its `view` and its events.

    The frames are a stack, the innermost last. Nothing but `play` moves a game. At the prompt `print(state)` draws it
    with everybody's secrets and `print(state.table(seat))` what that seat may know; its `repr` is a
    line that can be pasted back.
    """

    home: ClassVar[str] = ""
    """The module whose `GAME` this is a state of; without it moves cannot be given in their words."""

    def __init__(self, seats: int, chance: Chance) -> None:
        super().__init__()
        self.seats: int = seats
        self.chance: Chance = chance
        self.result: Outcome | None = None
        self.told: list[Event] | None = None
        """What has happened during this move, if anybody listens; see `announce` and `confide`."""
        self.public: GameView | None = None
        """A spectator's view of this position, once somebody has looked: all views share its parts. The next move
        forgets it."""

    def asked(self) -> tuple[Seat, ...]:
        """The seats that the innermost window asks, from public facts only."""
        frame = self.innermost()
        return () if frame is None else frame.asks

    def waiting(self) -> tuple[Seat, ...]:
        """The seats whose answer is missing, `TABLE` for the clock: for drivers and clocks, never shown."""
        frame = self.innermost()
        return () if frame is None else frame.waits()

    def needed(self) -> tuple[Seat, ...]:
        """The seats without whose answer the innermost window cannot close: for clocks, never shown."""
        frame = self.innermost()
        return () if frame is None else frame.needs()

    def legal(self, seat: Seat) -> list[Move]:
        """All moves open to the seat now, in a new list."""
        frame = self.innermost()
        return [] if frame is None else frame.legal(self, seat)

    def in_name(self, seat: Seat) -> list[Move]:
        """The moves that only the table may make in the seat's name."""
        frame = self.innermost()
        return [] if frame is None else frame.in_name(self, seat)

    def closed(self, seat: Seat) -> tuple[Closed, ...]:
        """Choices that the seat is shown with the reason why they are not open, from what the seat knows."""
        return ()

    def driven(self) -> Seat:
        """Who answers next where nobody has a clock: for simulations, never shown."""
        frame = self.innermost()
        return TABLE if frame is None else frame.driven(self)

    def audience(self, seat: Seat | None) -> tuple[Seat, ...] | None:
        """Who hears what the seat, or somebody without one, says now: everybody (None), some, or nobody (silence).

        From public facts for whoever is silent; a secret circle must look like silence to the others.
        """
        return None

    def default(self, seat: Seat, chance: Chance) -> Move:
        """The rules' answer for a seat that is waited for and whose clock has run out."""
        frame = self.innermost()
        if frame is None or not frame.legal(self, seat):
            raise ValueError(f"seat {seat} is not waited for and needs no default answer")
        return frame.default(self, seat, chance)

    def kept(self, seat: Seat) -> Move | None:
        """The seat's own secret answer in the innermost window: for that seat's view alone."""
        frame = self.innermost()
        return None if frame is None else frame.kept(seat)

    def window(self) -> str:
        """The name of the innermost window, `over` after the end."""
        frame = self.innermost()
        return "over" if frame is None else frame.name

    def pace(self) -> Pace | None:
        """The clock of the innermost window, for a table; nothing after the end."""
        frame = self.innermost()
        return None if frame is None else frame.pace(self)

    def finale(self) -> tuple[Beat, ...]:
        """The beats with which a table shows how the game ended, before everything is revealed."""
        return ()

    def hushed(self) -> bool:
        """Whether every refusal now is the same for everybody and for every reason."""
        frame = self.innermost()
        return False if frame is None else frame.hushed

    def outcome(self) -> Outcome | None:
        """How the game ended, or nothing while it goes on."""
        return self.result

    @overload
    def play(self, seat: Seat, move: Move, tell: Tell | None = None) -> None: ...
    @overload
    def play(self, seat: Seat, move: str, tell: Tell | None = None) -> None: ...
    def play(self, seat: Seat, move: object, tell: Tell | None = None) -> None:
        """Check the move, answer the innermost window with it, carry out effects until somebody is asked again.

        A move may be given in its words: `state.play(0, "pass")`.
        """
        wanted: Move = move if isinstance(move, Move) else self.move(seat, words_of(move))
        for legal in self.legal(seat):
            if legal is wanted:
                self.trust(seat, wanted, tell)
                return
        if wanted in self.in_name(seat):
            self.trust(seat, wanted, tell)
            return
        raise refusal(self, seat, wanted)

    def move(self, seat: Seat, words: str) -> Move:
        """The move with these words; the refusal suggests some that are open to the seat, unless that is a secret."""
        check_number(seat)
        moves: MoveTable = self.game.moves
        if words in moves:
            return moves[words]
        if self.hushed():
            raise sealed_refusal()
        raise moves.unknown(words, [move.words for move in self.legal(seat) if not move.sealed])

    def trust(self, seat: Seat, move: Move, tell: Tell | None = None) -> None:
        """`play` without the check, for search: the move must come from `legal`."""
        if tell is None:
            self._carry_out(seat, move)
            return
        self.collect(tell)
        self._carry_out(seat, move)
        self.deliver(tell)

    def _carry_out(self, seat: Seat, move: Move) -> None:
        self.public = None
        self.take_off().take(self, seat, move)
        frame = self.innermost()
        while frame is not None and not frame.asks:
            self.now = None
            frame.take(self, TABLE, NO_MOVE)
            frame = self.innermost()

    def collect(self, tell: Tell | None) -> None:
        """Keep what is announced from now on, if anybody listens: `deliver` hands it over."""
        self.told = None if tell is None else []

    def deliver(self, tell: Tell | None) -> None:
        """Tell what was collected. The move is complete by then, so a listener that fails cannot leave half of it
        behind."""
        told = self.told
        self.told = None
        if told is not None and tell is not None:
            for event in told:
                tell(event)

    @property
    def heard(self) -> bool:
        """Whether anybody listens to this move.

        `announce` and `confide` make no event if nobody does, but their arguments are computed all the same: ask `if
        s.heard:` first in moves that are made by the million, and where the arguments are costly.
        """
        return self.told is not None

    def announce(self, kind: type[Told], *values: object) -> None:
        """Everybody hears it: `s.announce(Gave, giver, taker)`, with the values of the struct's fields in order."""
        if self.told is not None:
            self.told.append(Event(name_of(kind), values))

    def confide(
        self,
        kind: type[Told],
        values: tuple[object, ...],
        secret: tuple[object, ...],
        ears: tuple[Seat, ...],
        public: bool = True,
    ) -> None:
        """Everybody hears the first fields of the struct; only these ears hear its last fields too.

        With `public=False` nobody else hears that anything happened.
        """
        if self.told is not None:
            self.told.append(Event(name_of(kind), values, secret, ears, public))

    def finish(self, outcome: Outcome) -> None:
        """The game is over; nothing is left to happen."""
        self.clear_frames()
        self.result = outcome

    def stop_noting(self) -> None:
        """From now on this game is played for its outcome alone: what only views would show need not be kept, and
        nobody can look any more. A game without notebooks has nothing to leave out."""

    def copy_to(self, twin: State) -> None:
        """Give a fresh state the frames and the result; it was made with its seats and its chance."""
        self.share_frames(twin)
        twin.result = self.result

    def view(self, seat: Seat | None) -> GameView:
        """What the seat may know now; None is a spectator. It begins with `check_watcher`."""
        raise NotImplementedError

    def whole(self) -> GameView:
        """Everything, for a human narrator: a spectator's view with the secrets of all."""
        raise NotImplementedError

    def check_watcher(self, seat: Seat | None) -> None:
        """Refuse to look for somebody who is not at the table: a wrong number must not find another's secrets."""
        if seat is not None and not (isinstance(seat, int) and 0 <= seat < self.seats):
            check_number(seat)
            raise Refused(
                "watcher",
                f"seat {seat} is not at this table; seats are 0 to {self.seats - 1}, a spectator is None",
                {"seat": str(seat + 1), "last": str(self.seats)},
            )

    @property
    def game(self) -> Any:
        """The game that this is a state of."""
        if not self.home:
            name = type(self).__name__
            raise NotImplementedError(f"{name} must set State.home to the name of the module that holds its GAME")
        return importlib.import_module(self.home).GAME

    @overload
    def table(self, seat: Seat) -> str: ...
    @overload
    def table(self, seat: None) -> str: ...
    def table(self, seat: object) -> str:
        """What the seat may know now, as a small text table; None is a spectator."""
        if seat is None:
            return draw(self.view(None))
        check_number(seat)
        assert isinstance(seat, int)
        return draw(self.view(seat))

    def __str__(self) -> str:
        return draw(self.view(None), [self.view(seat) for seat in range(self.seats)])

    def __repr__(self) -> str:
        if self.home:
            try:
                return f'{self.game.name}.read("{self.game.write(self)}")'
            except NotImplementedError:
                pass  # a game without notation
        return f"<{type(self).__name__} in {self.window()}>"

    def clone(self) -> State:
        """An independent copy."""
        raise NotImplementedError

    def key(self) -> tuple[object, ...]:
        """Everything in the state as values, to compare and to hash; chance is not part of it."""
        raise NotImplementedError


NO_MOVE: Final[Move] = Move("", -1, "", (), False)
"""The move passed to an effect: nobody moved."""


NAMES: Final[dict[type[Told], str]] = {}
"""The names of the kinds of events that have happened: compiled code asks a dictionary faster than a struct."""


def name_of(kind: type[Told]) -> str:
    """The name of a kind of event."""
    name = NAMES.get(kind)
    if name is None:
        name = NAMES[kind] = kind_of(kind)
    return name


def words_of(move: object) -> str:
    """The words that were given instead of a move. `play` is declared to take any object, so that the compiled engine
    can give this refusal too: it rejects an argument of the wrong type before the first line runs."""
    if not isinstance(move, str):
        raise TypeError(f"a move is a Move or its words, not {move!r}")
    return move


def check_number(seat: object) -> None:
    """Refuse a seat that is not a number. Called where words are typed or something is wrong, never on the fast
    path."""
    if not isinstance(seat, int):
        raise TypeError(f"a seat is a number, not {seat!r}")


def sealed_refusal() -> IllegalMove:
    """What everybody hears about a sealed choice that is not open, whatever the reason."""
    return IllegalMove("sealed", "this choice is not open; nobody is told why")


def refusal(state: State, seat: Seat, move: Move) -> IllegalMove:
    """The error for a move that is not legal, made from what the seat may know.

    About a sealed choice, and in a hushed window about anything, everybody hears the same, whatever the reason.
    """
    check_number(seat)
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
    if len(legal) > 6:
        legal.sort(key=lambda other: other.verb != move.verb)  # what is closest comes first
    shown = ", ".join([m.words for m in legal[:6]]) + (" …" if len(legal) > 6 else "")
    return IllegalMove(
        "not_legal",
        f"'{move.words}' is not open to seat {seat} now; open: {shown}",
        {"words": move.words, "seat": str(seat + 1), "legal": shown},
    )
