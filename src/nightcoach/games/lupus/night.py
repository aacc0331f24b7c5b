"""L3-A, L3-B The deal and the night: one window for all seats, whose calls a table stages one after another."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import mypyc_attr

from nightcoach.core.chance import Chance
from nightcoach.core.events import Seat, Tell
from nightcoach.core.frames import TABLE, Frame, Pace
from nightcoach.core.moves import Move, OneForEach
from nightcoach.core.wire import GameOptions
from nightcoach.games.lupus import beats, dawn, wire
from nightcoach.games.lupus.calls import begin_call, calls_of, choices, end_call, is_recognition
from nightcoach.games.lupus.moves import CLOSE, END_CALL, POINTS
from nightcoach.games.lupus.notation_words import read_numbers, spell_numbers
from nightcoach.games.lupus.roles import NOBODY, ROLES, SEER, WEREWOLF, at_random, of_preset, read_list
from nightcoach.games.lupus.state import Lupus, seats_in
from nightcoach.games.lupus.view import public_list, public_options

POINTED: Final = OneForEach([], POINTS)
JUST_CLOSE: Final = [CLOSE]
TICK = 1.0
"""L6.21 Seconds between the frames that every seat gets; markers travel in them."""


def deal(seats: int, options: GameOptions, chance: Chance, tell: Tell | None) -> Lupus:
    """L2.9 Shuffle the chosen roles and deal one to each seat. L8.20 The Wise Old Man's card goes to a random seat."""
    s = Lupus(seats, options, chance)
    s.collect(tell)
    cards: list[int] = []
    counts = composition(seats, s.options, chance)
    for role in range(len(ROLES)):
        cards += [role] * counts[role]
    chance.shuffle(cards)
    s.dealt = cards
    s.roles = cards.copy()
    s.call_by_the_list()
    if s.heard:
        s.announce(wire.Opened, seats, public_options(s.options), public_list(s))
        for seat in range(seats):
            s.whisper(wire.Dealt, 1 << seat, seat, ROLES[cards[seat]])
    if s.wise_game:
        s.wise = chance.below(seats)
        s.announce(wire.WiseOldMan, s.wise)
    if s.options.narrator_chair is not None:
        s.opening = s.options.narrator_chair  # L3.33
    fall(s)
    s.deliver(tell)
    return s


def composition(seats: int, options: wire.Options, chance: Chance) -> list[int]:
    """L2.5–L2.7, L2.12, L2.15 How many of each role are dealt."""
    if options.custom_list is not None:
        return read_list(options.custom_list)
    if options.preset == "lot":
        hidden = options.role_list == "open_hide_possessed"
        return at_random(seats, options.enforce_minimums, options.enforce_card_stock, hidden, chance)
    return of_preset(options.preset, seats)


def fall(s: Lupus) -> None:
    """L3.1 The next night begins."""
    s.day += 1
    s.calls = calls_of(s, s.day)
    s.at = 0
    s.dead = ()
    s.ballots = [NOBODY] * s.seats
    s.paw = s.tuft = NOBODY
    s.guarded_before = s.guarded
    s.gazed = s.guarded = s.marked = s.victim = NOBODY
    s.marked_human = False
    nobody = (NOBODY,) * s.seats
    if s.heard:
        s.announce(wire.NightFalls, s.day, tuple([ROLES[role] for role in s.calls]))
    s.put_on(Night(tuple(range(s.seats)), nobody, nobody))
    if s.parallel:
        for role in s.calls:
            begin_call(s, role)
    else:
        open_slot(s, [NOBODY] * s.seats)


def open_slot(s: Lupus, points: list[int]) -> None:
    """L3.6, L6.36 The slot of the current call begins: its holders meet, and see markers placed before."""
    role = s.calls[s.at]
    if s.heard:
        s.announce(wire.Called, s.day, ROLES[role])
    begin_call(s, role)
    drop_fellows(s, role, points)
    joint = joint_holders(s, role)
    markers = [(seat, points[seat]) for seat in seats_in(joint) if points[seat] != NOBODY]
    if markers and s.heard:
        s.whisper(wire.Markers, joint, tuple(markers))


def drop_fellows(s: Lupus, role: int, points: list[int]) -> None:
    """A point at a living fellow, given before the two knew each other, does not count. A dead fellow is a ghost like
    any other, about whom a Seer may ask if that is allowed (L8.7)."""
    if role != WEREWOLF and role != SEER:
        return  # nobody else decides anything with fellows
    for seat in seats_in(s.living_of(role)):
        if points[seat] != NOBODY and s.decides_as(seat) == role and s.fellows[seat] & s.living & 1 << points[seat]:
            points[seat] = NOBODY


def will_be_dropped(s: Lupus, seat: Seat, target: Seat) -> bool:
    """Whether the two will turn out to be fellows by the time the night closes."""
    role = s.decides_as(seat)
    return role in (WEREWOLF, SEER) and s.roles[target] == role and s.is_living(target)


def joint_holders(s: Lupus, role: int) -> int:
    """L3.8, L3.9 Those who see each other's markers in the slot of this call."""
    if role == SEER or (role == WEREWOLF and s.kill_tonight()):
        return s.living_of(role)
    return 0


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class Night(Frame[Lupus]):
    """L3.52 All seats point, as often as they like; the last point before the end of the seat's call counts."""

    name: ClassVar[str] = "night"
    hushed: ClassVar[bool] = True  # L3.56
    provisional: ClassVar[bool] = True  # L3.67

    def __init__(self, asks: tuple[Seat, ...], points: tuple[int, ...], finals: tuple[int, ...]) -> None:
        super().__init__(asks)
        self.points = points
        """The last point of each seat: what its own screen shows."""
        self.finals = finals
        """The points that counted, of the seats whose calls have ended."""

    def waits(self) -> tuple[Seat, ...]:
        missing = [seat for seat in self.asks if self.points[seat] == NOBODY]
        return tuple(missing) if missing else (TABLE,)

    def legal(self, s: Lupus, seat: Seat) -> list[Move]:
        if seat == TABLE:
            return [CLOSE] if s.parallel or s.at == len(s.calls) - 1 else [CLOSE, END_CALL]
        return POINTED.of(choices(s, seat)).copy() if 0 <= seat < s.seats else []

    def default(self, s: Lupus, seat: Seat, chance: Chance) -> Move:
        """L3.54 The clock ends the call, and with the last one the night; a seat that does not point has no answer, so
        code that needs one for it points at random."""
        if seat == TABLE:
            return self.legal(s, TABLE)[-1]
        return chance.pick(self.legal(s, seat))

    def driven(self, s: Lupus) -> Seat:
        points = self.points
        for seat in range(len(points)):
            if points[seat] == NOBODY:
                return seat
        return TABLE

    def next_choice(self, s: Lupus) -> tuple[Seat, list[Move]]:
        """L3.55 A simulation uses no slots: it closes when every seat has pointed once."""
        seat = self.driven(s)
        return (TABLE, JUST_CLOSE) if seat == TABLE else (seat, POINTED.of(choices(s, seat)))

    def take(self, s: Lupus, seat: Seat, move: Move) -> None:
        if seat == TABLE:
            if move is END_CALL:
                self.end_slot(s)
            else:
                self.close(s)
            return
        points = list(self.points)
        points[seat] = move.numbers[0]
        s.put_on(Night(self.asks, tuple(points), self.finals))
        if s.heard:
            role = s.decides_as(seat)
            ears = 1 << seat
            if role != NOBODY and s.slot_open(role):
                ears |= joint_holders(s, role)
            s.whisper(wire.Pointed, ears, seat, move.numbers[0])

    def end_slot(self, s: Lupus) -> None:
        """L3.54 `end_call`: the holders' points are final, they are told the results, the next slot begins."""
        finals = list(self.finals)
        points = list(self.points)
        self.end(s, s.calls[s.at], points, finals)
        s.at += 1
        open_slot(s, points)
        s.then(Night(self.asks, tuple(points), tuple(finals)))

    def close(self, s: Lupus) -> None:
        """L3.54 `close`: the same for all calls that have not ended, in order; then dawn."""
        s.nights.append(self.end_all(s))
        dawn.dawn(s)

    def end_all(self, s: Lupus) -> tuple[int, ...]:
        """End all calls that have not ended, in order; returns the points that counted."""
        finals = list(self.finals)
        points = list(self.points)
        first = s.at
        for at in range(first, len(s.calls)):
            role = s.calls[at]
            if at > first and not s.parallel:
                begin_call(s, role)
                drop_fellows(s, role, points)
            self.end(s, role, points, finals)
        for seat in self.asks:
            if not self.was_final(s, seat, first):
                finals[seat] = points[seat]
        return tuple(finals)

    def doomed(self, s: Lupus) -> list[tuple[Seat, str]]:
        """L6.19 Who would die, and by whom, if the night ended now."""
        ended = s.clone()
        self.end_all(ended)
        return dawn.fates(ended)

    def end(self, s: Lupus, role: int, points: list[int], finals: list[int]) -> None:
        """The end of one call."""
        holders = s.living_of(role)
        for seat in seats_in(holders):
            if s.decides_as(seat) == role:
                finals[seat] = points[seat]
        end_call(s, role, holders, points)

    def was_final(self, s: Lupus, seat: Seat, first: int) -> bool:
        """Whether the seat's call had ended before the call with this number began."""
        role = s.decides_as(seat)
        return role != NOBODY and not s.parallel and role in s.calls[:first]

    def settles(self, s: Lupus, move: Move) -> list[tuple[Seat, Move]]:
        """L3.67 With `end_call` the points of that call's holders, with `close` all that were not final yet."""
        settled: list[tuple[Seat, Move]] = []
        for seat in self.asks:
            if self.points[seat] == NOBODY or will_be_dropped(s, seat, self.points[seat]):
                continue
            own_call = s.decides_as(seat) == s.calls[s.at]
            if own_call if move is END_CALL else not self.was_final(s, seat, s.at):
                settled.append((seat, POINTS[self.points[seat]]))
        return settled

    def kept(self, seat: Seat) -> Move | None:
        return None if self.points[seat] == NOBODY else POINTS[self.points[seat]]

    def markers(self, s: Lupus, seat: Seat) -> list[tuple[Seat, Seat]]:
        """L6.6, L6.32 The markers of the fellows of this seat, while their slot is open."""
        role = s.decides_as(seat)
        if role == NOBODY or not s.slot_open(role):
            return []
        fellows = joint_holders(s, role) & ~(1 << seat)
        return [(q, self.points[q]) for q in seats_in(fellows) if self.points[q] != NOBODY]

    def pace(self, s: Lupus) -> Pace:
        """L3.5 A slot lasts a fixed time that depends only on the role and the night."""
        seconds = s.options.night_seconds if s.parallel else slot_seconds(s, s.calls[s.at])
        return Pace(
            float(seconds),
            fixed=True,
            tick=TICK,
            slots=0 if s.parallel else len(s.calls) - 1 - s.at,
            before=beats.before_call(s),
            slot=beats.slot(s, seconds),
            after=beats.after_call(s),
            then=beats.after_night(s),
        )

    def goes_on(self, later: Frame[Lupus]) -> bool:
        return isinstance(later, Night) and later.asks == self.asks

    def key(self) -> tuple[object, ...]:
        return (self.name, self.points, self.finals)

    def spell(self) -> list[str]:
        """`finals=-,3,…`, unless no call has ended; points are written with the seats."""
        return [] if max(self.finals) == NOBODY else [f"finals={spell_numbers(self.finals)}"]

    @staticmethod
    def read(s: Lupus, facts: dict[str, str]) -> list[Frame[Lupus]]:
        """`points` are collected from the seats."""
        finals = read_numbers(facts["finals"]) if "finals" in facts else [NOBODY] * s.seats
        return [Night(tuple(range(s.seats)), tuple(read_numbers(facts["points"])), tuple(finals))]

    def misfit(self, s: Lupus) -> str:
        """Why this night cannot be open in such a position, or nothing."""
        for seat in range(s.seats):
            if self.points[seat] != NOBODY and not choices(s, seat) >> self.points[seat] & 1:
                return f"seat {seat} may not point at {self.points[seat]}"
        if len(self.finals) != s.seats or not all([NOBODY <= target < s.seats for target in self.finals]):
            return "finals has a seat or - for each seat"
        return ""


def slot_seconds(s: Lupus, role: int) -> int:
    """L3.5, L8.14, L8.15"""
    return s.options.recognition_seconds if is_recognition(s, role) else s.options.call_seconds
