"""Frames: things still to happen. One that asks somebody is a window; one that asks nobody is an effect.

A frame is a value: it is never changed once it lies on the stack, so clones share frames. A window that stays open
after an answer puts its successor on the stack.
"""

from __future__ import annotations

from typing import ClassVar, Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from nightcoach.core.chance import Chance
from nightcoach.core.events import Seat
from nightcoach.core.moves import Move

S = TypeVar("S")

TABLE: Final = -1
"""The seat of moves that no player makes, such as the clock closing a window."""


class Beat:
    """A named moment of the evening with a fixed length: the same for everybody, whatever happens in it."""

    def __init__(self, name: str, seconds: float, call: str | None = None) -> None:
        self.name = name
        self.seconds = seconds
        """Its length follows from public facts alone."""
        self.call = call
        """Who is called in it, if anybody is."""

    def __repr__(self) -> str:
        return f"<{self.name}{' ' + self.call if self.call else ''} {self.seconds:g} s>"


class Pace:
    """What a table must know about a window to give it a clock. It is the same for everybody and tells no secret."""

    def __init__(
        self,
        seconds: float,
        least: float = 0.0,
        fixed: bool = False,
        between: bool = False,
        theatre: bool = False,
        begins: bool = False,
        tick: float = 0.0,
        slots: int = 0,
        before: tuple[Beat, ...] = (),
        slot: Beat | None = None,
        after: tuple[Beat, ...] = (),
        then: tuple[Beat, ...] = (),
        optional: bool = False,
        patient: bool = False,
        by_hand: bool = False,
        stretches: bool = False,
        hush: float = 0.0,
        apart: float = 0.0,
    ) -> None:
        self.seconds = seconds
        """How long it lasts at most; 0 is without a limit."""
        self.least = least
        """How long it lasts at least, where the table closes it."""
        self.fixed = fixed
        """A short reaction window: it lasts its whole time unless an answer itself ends it."""
        self.between = between
        """No secret is pending, so seats may change hands now."""
        self.theatre = theatre
        """Whoever is asked may act out provisional answers for everybody to see; they are not moves."""
        self.begins = begins
        """A round or a turn begins with this window: badges of absent seats may change as it opens."""
        self.tick = tick
        """A night: it lasts its whole time whatever is done in it, everybody gets a frame at every tick and none in
        between, and whoever has answered may answer again."""
        self.slots = slots
        """How many more slots of the same night follow this one; a clock is missed at the end of the last."""
        self.before = before
        """The beats before the clock of this window begins to run: people look at their cards, or hear what has
        happened and what is asked. By day nobody can do anything yet, at night everybody may."""
        self.slot = slot
        """What the time of the clock itself is called, where that is a beat too."""
        self.after = after
        """The beats after its clock has run out, before the table closes it: at night only."""
        self.then = then
        """What is told first when this window has closed, if that is sure already: whoever reads it out can prepare."""
        self.optional = optional
        """Nobody need answer: silence does not count as a missed clock."""
        self.patient = patient
        """Bots keep the default answer back until a person who is here has given one, or half of the time is over."""
        self.by_hand = by_hand
        """A human narrator, or the host, may end it."""
        self.stretches = (fixed or stretches) and not tick
        """Anybody asked may, once and unseen, ask for more time: the fixed one, or the least time, grows."""
        self.hush = hush
        """Seconds in which no bot says anything, so that people begin."""
        self.apart = apart
        """Bots speak one after the other, so many seconds after whoever spoke last, and at most twice as many while
        somebody has something to say."""

    def __repr__(self) -> str:
        """All of it, beats included: what everybody can tell from the clock."""
        facts = (
            f"{self.seconds:g} s, at least {self.least:g} s, tick {self.tick:g}, slots {self.slots}, "
            f"before {self.before!r}, slot {self.slot!r}, after {self.after!r}, then {self.then!r}"
        )
        traits = ["fixed", "between", "theatre", "begins", "optional", "patient", "by_hand", "stretches"]
        is_so = [
            self.fixed,
            self.between,
            self.theatre,
            self.begins,
            self.optional,
            self.patient,
            self.by_hand,
            self.stretches,
        ]
        named = [traits[i] for i in range(len(traits)) if is_so[i]]
        return f"<{facts}{''.join([', ' + name for name in named])}>"


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class Frame(Generic[S]):
    """One thing still to happen, in a game whose state is an `S`."""

    name: ClassVar[str] = ""
    hushed: ClassVar[bool] = False
    """Every refusal while this window is open has the same words for everybody."""
    verbs: ClassVar[tuple[str, ...]] = ()
    """The first words of the moves with which this window can be answered, whatever anybody holds."""
    provisional: ClassVar[bool] = False
    """Answers of seats are not recorded before a move of the table has made them final (`settles`)."""

    def __init__(self, asks: tuple[Seat, ...] = ()) -> None:
        self.asks = asks
        """Whom this window asks, from public facts only: everybody may know it."""

    def waits(self) -> tuple[Seat, ...]:
        """Whose answer is still missing: for drivers and clocks, never shown to anybody.

        It differs from `asks` where nobody may see who has answered, and is `TABLE` when only the clock is still to
        come.
        """
        return self.asks

    def needs(self) -> tuple[Seat, ...]:
        """Those without whose answer this window cannot close, `TABLE` if only the clock is still to come: for clocks,
        never shown.

        It differs from `waits` where some must choose and others merely may react.
        """
        return self.waits()

    def aside(self) -> tuple[Seat, ...]:
        """Seats that are asked too, for something of their own that nobody hears or waits for: from public facts
        only."""
        return ()

    def legal(self, s: S, seat: Seat) -> list[Move]:
        """The moves open to the seat now, from what the seat knows."""
        return []

    def in_name(self, s: S, seat: Seat) -> list[Move]:
        """The moves that only the table may make in the seat's name, such as an answer that never came."""
        return []

    def settles(self, s: S, move: Move) -> list[tuple[Seat, Move]]:
        """The provisional answers that this move of the table makes final, as they are recorded before it."""
        return []

    def driven(self, s: S) -> Seat:
        """Who answers next where nobody has a clock: for simulations, never shown."""
        return self.waits()[0]

    def next_choice(self, s: S) -> tuple[Seat, list[Move]]:
        """Who answers next where nobody has a clock, and with what: for drivers in a hurry, never shown.

        The list may be shared: nobody may change it. A window may leave out those whose only answer makes no
        difference.
        """
        seat = self.driven(s)
        return seat, self.legal(s, seat)

    def take(self, s: S, seat: Seat, move: Move) -> None:
        """Carry out the answer, or the effect if nobody was asked. The frame has already left the stack."""
        raise NotImplementedError

    def default(self, s: S, seat: Seat, chance: Chance) -> Move:
        """The answer of a seat whose clock has run out: at random, unless the rules say otherwise."""
        return chance.pick(self.legal(s, seat))

    def kept(self, seat: Seat) -> Move | None:
        """The seat's own answer that this frame still keeps secret: for that seat's view alone."""
        return None

    def addressed(self, move: Move) -> Seat | None:
        """Whom this answer speaks to: a bot that has already given its default answer listens again."""
        return None

    def pace(self, s: S) -> Pace:
        """The clock of this window, for a table."""
        return Pace(60.0)

    def goes_on(self, later: Frame[S]) -> bool:
        """Whether `later`, on the stack after a player's answer, is this very window, still open."""
        return False

    def key(self) -> tuple[object, ...]:
        """Everything in this frame, as values."""
        return (self.name, self.asks)

    def spell(self) -> list[str]:
        """What notation says about this frame besides its name: whatever does not follow from the rest of the line."""
        return []

    def fits(self, s: S) -> bool:
        """Whether this frame can be on the stack in such a position: notation refuses a line where it cannot."""
        return True

    def __repr__(self) -> str:
        asked = " asks " + " ".join([str(seat) for seat in self.asks]) if self.asks else ""
        return f"<{self.name or type(self).__name__}{asked}>"


def _without_answer(seats: tuple[Seat, ...], answers: tuple[Move | None, ...]) -> tuple[Seat, ...]:
    missing: list[Seat] = []
    for i in range(len(seats)):
        if answers[i] is None:
            missing.append(seats[i])
    return tuple(missing)


def _with_answer(
    seats: tuple[Seat, ...], answers: tuple[Move | None, ...], seat: Seat, move: Move
) -> tuple[Move | None, ...]:
    after: list[Move | None] = list(answers)
    for i in range(len(seats)):
        if seats[i] == seat:
            after[i] = move
    return tuple(after)


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class Sealed(Frame[S]):
    """A window of several seats that keeps their answers in itself until the last is in.

    With `show_ready` an answered seat is no longer among those asked, so everybody sees who has answered; without it
    the window asks the same seats until it closes.
    """

    def __init__(self, seats: tuple[Seat, ...], answers: tuple[Move | None, ...], show_ready: bool) -> None:
        if not seats:
            raise ValueError("a window of nobody is an effect; leave it out")
        super().__init__(_without_answer(seats, answers) if show_ready else seats)
        self.seats = seats
        self.answers = answers
        self.show_ready = show_ready

    @property
    def missing(self) -> tuple[Seat, ...]:
        """Those who have not answered."""
        return _without_answer(self.seats, self.answers)

    def waits(self) -> tuple[Seat, ...]:
        return self.missing

    def driven(self, s: S) -> Seat:
        for i in range(len(self.answers)):
            if self.answers[i] is None:
                return self.seats[i]
        return TABLE

    def legal(self, s: S, seat: Seat) -> list[Move]:
        return self.choices(s, seat) if seat in self.missing else []

    def take(self, s: S, seat: Seat, move: Move) -> None:
        answers = _with_answer(self.seats, self.answers, seat, move)
        last = True
        for answer in answers:
            if answer is None:
                last = False
        self.answered(s, seat, move, answers, last)

    def choices(self, s: S, seat: Seat) -> list[Move]:
        """What a seat that has not answered may answer."""
        raise NotImplementedError

    def answered(self, s: S, seat: Seat, move: Move, answers: tuple[Move | None, ...], last: bool) -> None:
        """Put the successor on the stack or, after the last answer, what follows."""
        raise NotImplementedError

    def kept(self, seat: Seat) -> Move | None:
        return self.answers[self.seats.index(seat)] if seat in self.seats else None

    def goes_on(self, later: Frame[S]) -> bool:
        return (
            isinstance(later, Sealed)
            and later.name == self.name
            and later.seats == self.seats
            and len(later.missing) < len(self.missing)
        )

    def key(self) -> tuple[object, ...]:
        return (self.name, self.seats, self.answers, self.show_ready)


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class Open(Frame[S]):
    """A window of several seats whose answers may change until the table closes it with `close`."""

    def __init__(self, asks: tuple[Seat, ...], answers: tuple[Move | None, ...], close: Move) -> None:
        if not asks:
            raise ValueError("a window of nobody is an effect; leave it out")
        super().__init__(asks)
        self.answers = answers
        self.close = close

    def waits(self) -> tuple[Seat, ...]:
        missing = _without_answer(self.asks, self.answers)
        return missing if missing else (TABLE,)

    def legal(self, s: S, seat: Seat) -> list[Move]:
        if seat == TABLE:
            return [self.close]
        return self.choices(s, seat) if seat in self.asks else []

    def take(self, s: S, seat: Seat, move: Move) -> None:
        if seat == TABLE:
            self.closed(s)
        else:
            self.answered(s, seat, move, _with_answer(self.asks, self.answers, seat, move))

    def choices(self, s: S, seat: Seat) -> list[Move]:
        """What a seat may answer, the first time and again."""
        raise NotImplementedError

    def answered(self, s: S, seat: Seat, move: Move, answers: tuple[Move | None, ...]) -> None:
        """Put the successor on the stack."""
        raise NotImplementedError

    def closed(self, s: S) -> None:
        """The clock has run out: the answers are final as they are, missing ones included."""
        raise NotImplementedError

    def kept(self, seat: Seat) -> Move | None:
        return self.answers[self.asks.index(seat)] if seat in self.asks else None

    def goes_on(self, later: Frame[S]) -> bool:
        return isinstance(later, Open) and later.name == self.name and later.asks == self.asks

    def key(self) -> tuple[object, ...]:
        return (self.name, self.asks, self.answers)
