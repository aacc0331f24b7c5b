"""C10.40–C10.42 The short windows of a duel, in which people may react: whom they ask, how they close; and D10."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from nightcoach.core.chance import Chance
from nightcoach.core.events import Seat
from nightcoach.core.frames import TABLE, Frame, Pace
from nightcoach.core.moves import Move
from nightcoach.games.castle import wire
from nightcoach.games.castle.cards import DOCTOR, NOBODY, PRIEST, clockwise_in
from nightcoach.games.castle.moves import CLOSE, JUST_CLOSE, PASS
from nightcoach.games.castle.notation_words import spell_passes
from nightcoach.games.castle.state import BRISK_DUELS, Castle

# OPT-K The fractions of OPT-H that a short window and a beat of D5 last.
BRISK_PART: Final = 0.4
BEAT_PART: Final = 0.6


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class Reaction(Frame[Castle]):
    """C10.42 A short window: those asked may react or pass; the table closes it. Passes stay secret.

    A simulation asks in the order of `asks` and closes when all have passed.
    """

    def __init__(self, asks: tuple[Seat, ...], passed: int = 0) -> None:
        super().__init__(asks)
        self.passed = passed
        """Who has passed, as bits. Hidden: a view shows a seat only its own pass."""

    def waits(self) -> tuple[Seat, ...]:
        missing = [seat for seat in self.asks if self.passed >> seat & 1 == 0]
        return tuple(missing) if missing else (TABLE,)

    def legal(self, s: Castle, seat: Seat) -> list[Move]:
        if seat == TABLE:
            return [CLOSE]
        if seat not in self.asks:
            return []
        moves = self.open_to(s, seat)
        return moves[1:] if self.passed >> seat & 1 else moves.copy()

    def next_choice(self, s: Castle) -> tuple[Seat, list[Move]]:
        """Seats that can only pass need not be asked when nobody watches; if there are no others, the window closes."""
        for seat in self.asks:
            if self.passed >> seat & 1 == 0:
                moves = self.open_to(s, seat)
                if len(moves) > 1:
                    return seat, moves
        return TABLE, JUST_CLOSE

    def take(self, s: Castle, seat: Seat, move: Move) -> None:
        if seat == TABLE:
            self.closed(s)
        elif move is PASS:
            if s.heard:
                s.confide(wire.Passed, (seat,), (), (seat,), False)
            s.put_on(self.still_open(self.passed | 1 << seat))
        else:
            self.use(s, seat, move)

    def open_to(self, s: Castle, seat: Seat) -> list[Move]:
        """A pass, and then whatever else the seat may do here. The list is shared: nobody may change it."""
        raise NotImplementedError

    def use(self, s: Castle, seat: Seat, move: Move) -> None:
        """Somebody reacts."""
        raise NotImplementedError

    def closed(self, s: Castle) -> None:
        """The window closes: everybody has passed."""
        raise NotImplementedError

    def still_open(self, passed: int) -> Reaction:
        """The same window after one more pass."""
        raise NotImplementedError

    def default(self, s: Castle, seat: Seat, chance: Chance) -> Move:
        """C3.11 A pass."""
        return CLOSE if seat == TABLE else PASS

    def kept(self, seat: Seat) -> Move | None:
        return PASS if seat >= 0 and self.passed >> seat & 1 else None

    def pace(self, s: Castle) -> Pace:
        """OPT-H It lasts its full time unless somebody reacts."""
        return Pace(window_seconds(s), fixed=True)

    def goes_on(self, later: Frame[Castle]) -> bool:
        return (
            isinstance(later, Reaction)
            and later.name == self.name
            and later.asks == self.asks
            and later.passed != self.passed
            and later.passed & self.passed == self.passed
        )

    def key(self) -> tuple[object, ...]:
        return (self.name, self.asks, self.passed)

    def spell(self) -> list[str]:
        return spell_passes(self.passed)


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class Joined(Reaction):
    """C6.40 A short window joined with a sealed choice: some must choose, and until it closes all asked may react.

    Choosers do not pass, and may still react after choosing. It closes when all have chosen and its least time is over;
    until then nobody sees who has chosen.
    """

    def __init__(
        self, asks: tuple[Seat, ...], passed: int, choosers: tuple[Seat, ...], answers: tuple[Move | None, ...]
    ) -> None:
        super().__init__(asks, passed)
        self.choosers = choosers
        self.answers = answers

    def answer_of(self, seat: Seat) -> Move | None:
        """What a chooser has chosen, if anything yet."""
        for i in range(len(self.choosers)):
            if self.choosers[i] == seat:
                return self.answers[i]
        return None

    def needs(self) -> tuple[Seat, ...]:
        missing = [seat for seat in self.choosers if self.answer_of(seat) is None]
        return tuple(missing) if missing else (TABLE,)

    def waits(self) -> tuple[Seat, ...]:
        missing = [seat for seat in self.asks if not self.is_in(seat)]
        return tuple(missing) if missing else (TABLE,)

    def is_in(self, seat: Seat) -> bool:
        """Whether the seat has chosen, or passed."""
        return self.answer_of(seat) is not None if seat in self.choosers else self.passed >> seat & 1 == 1

    def legal(self, s: Castle, seat: Seat) -> list[Move]:
        if seat == TABLE:
            return [CLOSE] if self.needs() == (TABLE,) else []
        if seat not in self.asks:
            return []
        moves: list[Move] = []
        if not self.is_in(seat):
            moves = self.choices() if seat in self.choosers else [PASS]
        moves += self.open_to(s, seat)[1:]
        return moves

    def next_choice(self, s: Castle) -> tuple[Seat, list[Move]]:
        for seat in self.asks:
            if not self.is_in(seat):
                moves = self.legal(s, seat)
                if seat in self.choosers or len(moves) > 1:
                    return seat, moves
        return TABLE, JUST_CLOSE

    def take(self, s: Castle, seat: Seat, move: Move) -> None:
        if seat in self.choosers and move in self.choices():
            answers: list[Move | None] = list(self.answers)
            answers[self.choosers.index(seat)] = move
            self.chosen(s, seat, move)
            s.put_on(self.after(self.passed, tuple(answers)))
        else:
            super().take(s, seat, move)

    def choices(self) -> list[Move]:
        """What a chooser may choose, as a new list."""
        raise NotImplementedError

    def chosen(self, s: Castle, seat: Seat, move: Move) -> None:
        """Tell the chooser alone."""
        raise NotImplementedError

    def after(self, passed: int, answers: tuple[Move | None, ...]) -> Reaction:
        """The same window after one more choice or pass."""
        raise NotImplementedError

    def still_open(self, passed: int) -> Reaction:
        return self.after(passed, self.answers)

    def default(self, s: Castle, seat: Seat, chance: Chance) -> Move:
        """C3.11 A choice at random, else a pass."""
        if seat in self.choosers and not self.is_in(seat):
            return chance.pick(self.choices())
        return super().default(s, seat, chance)

    def kept(self, seat: Seat) -> Move | None:
        return self.answer_of(seat) if seat in self.choosers else super().kept(seat)

    def pace(self, s: Castle) -> Pace:
        """C10.52 The choosers have the time of an answer; however soon they are ready, it lasts its least time."""
        least = window_seconds(s)
        most = float(s.options.answer_seconds)
        return Pace(max(most, least) if most else 0.0, least=least, stretches=True)

    def goes_on(self, later: Frame[Castle]) -> bool:
        return (
            isinstance(later, Joined)
            and later.name == self.name
            and later.asks == self.asks
            and (later.passed, later.answers) != (self.passed, self.answers)
        )

    def key(self) -> tuple[object, ...]:
        return (self.name, self.asks, self.passed, self.answers)


def window_seconds(s: Castle) -> float:
    """OPT-H How long a short window lasts. OPT-K A part of that."""
    return s.options.window_seconds * BRISK_PART if s.flags & BRISK_DUELS else float(s.options.window_seconds)


def opens(s: Castle, window: str) -> None:
    """C10.1 Everybody sees which window is open."""
    if s.heard:
        s.announce(wire.Window, window)


def asked_in(s: Castle, window: str) -> tuple[Seat, ...]:
    """C10.40 Whom D1, D6 or D8 asks: everybody with a profession face-down, whatever it is, who may react by the
    rules."""
    n = s.seats
    asked = 0
    for seat in range(n):
        if not s.is_face_up(seat) and may_react(window, seat, s.attacker, s.defender, s.hypnotised):
            asked |= 1 << seat
    return clockwise_in(n, s.active + 1 if s.active + 1 < n else 0, asked)


def priest_may_come(s: Castle) -> bool:
    """C10.41 D1, alone or joined with D2, is skipped if public facts leave nobody to ask."""
    return s.face_up_owner(PRIEST) == NOBODY and s.face_up | 1 << s.attacker != (1 << s.seats) - 1


def doctor_may_come(s: Castle) -> bool:
    """C10.41 D8, alone or joined with the winner's choice, is skipped if the Doctor is face-up, or nobody is left to
    ask."""
    barred = 0 if s.hypnotised == NOBODY else 1 << s.hypnotised
    return s.face_up_owner(DOCTOR) == NOBODY and s.face_up | barred != (1 << s.seats) - 1


def may_react(window: str, seat: Seat, attacker: Seat, defender: Seat, hypnotised: Seat) -> bool:
    """Who may react in D1, D6 or D8, as far as everybody knows."""
    if window == "d1":
        return seat != attacker  # C6.3
    if window == "d6":
        return seat == attacker or seat == defender  # C6.24
    return seat != hypnotised  # C6.30


def clean_up(s: Castle) -> None:
    """C6.39 D10: all tokens on the table go to the pile, hypnosis ends, the duel is forgotten."""
    for seat in range(s.seats):
        staked = s.staked[seat]
        if staked:
            s.pile += staked
            s.staked[seat] = 0
    s.attacker = NOBODY
    s.defender = NOBODY
    s.swords = 0
    s.shields = 0
    s.hypnotised = NOBODY
    s.played = 0
    s.used = 0
    s.swordsman = NOBODY
    s.winner = NOBODY
