"""A toy of nights: two of all are moths and know each other, and everybody points in the dark.

A night has two slots; in the second the moths see each other's points. When the table closes it, the seat that both
moths point at is stung, and everybody hears who. By day there is talk (hints, twice each, and `ready`), then a sealed
ballot, `yes` or `no`, or `blank` in the name of whoever is missing. After two nights the moths win if they stung twice.
Those who were stung are silent by day. With `circle` the moths whisper in the second slot; others may, and nobody hears
it.
"""

from __future__ import annotations

import json
from typing import ClassVar

import msgspec

from nightcoach.core.chance import Chance
from nightcoach.core.events import Event, Seat, Tell
from nightcoach.core.frames import TABLE, Frame, Open, Pace, Sealed
from nightcoach.core.game import Game
from nightcoach.core.moves import Move, MoveTable
from nightcoach.core.state import Outcome, State
from nightcoach.core.wire import GameOptions, GameView, Told

MOST, NIGHTS, HINTS = 8, 2, 2
MOVES = MoveTable(
    __name__,
    [
        *[(f"point {q}", (q,), True) for q in range(MOST)],
        *[(f"hint {q}", (q,), False) for q in range(MOST)],
        *[(word, (), False) for word in ("ready", "blank", "end_call", "close")],
        *[(word, (), True) for word in ("yes", "no")],
    ],
)
READY, BLANK, END_CALL, CLOSE, YES, NO = [MOVES[w] for w in ("ready", "blank", "end_call", "close", "yes", "no")]


class Options(GameOptions, frozen=True, kw_only=True):
    slot_seconds: int = 10
    talk_seconds: int = 60
    ballot_seconds: int = 20
    allow_bots: bool = True
    human: bool = False
    circle: bool = False
    motto: str = "none"
    """Hidden from everybody but the person who chose it."""


class Began(Told, frozen=True, tag="began"):
    seats: int
    moths: tuple[int, ...] | None = None


class Pointed(Told, frozen=True, tag="pointed"):
    fleeting: ClassVar[bool] = True
    seat: int
    at: int


class Noted(Told, frozen=True, tag="noted"):
    night: int
    points: tuple[int | None, ...]


class Dawn(Told, frozen=True, tag="dawn"):
    night: int
    stung: int | None


class Said(Told, frozen=True, tag="said"):
    seat: int
    words: str


class Counted(Told, frozen=True, tag="counted"):
    ballots: tuple[str, ...]


class NightfallView(GameView, frozen=True, kw_only=True):
    night: int
    slot: int | None
    stung: tuple[int, ...]
    said: tuple[str, ...]
    moths: tuple[int, ...]
    point: int | None
    markers: tuple[tuple[int, int], ...]
    notes: tuple[str, ...]
    ballot: str | None
    points: tuple[int | None, ...] = ()
    """Everybody's, for a narrator."""

    secrets: ClassVar[tuple[str, ...]] = ("moths", "point", "markers", "notes", "ballot")
    grows: ClassVar[tuple[str, ...]] = ("said", "notes")


class Nightfall(State):
    def __init__(self, moths: list[bool], options: Options, chance: Chance) -> None:
        super().__init__(len(moths), chance)
        self.is_moth = moths
        self.options = options
        self.night = 1
        self.stung: list[int] = []
        self.said: list[str] = []
        self.notes: list[str] = []

    def moths(self) -> tuple[Seat, ...]:
        return tuple(q for q in range(self.seats) if self.is_moth[q])

    def audience(self, seat: Seat | None) -> tuple[Seat, ...] | None:
        frame = self.frames[-1] if self.frames else None
        if isinstance(frame, Night):
            if seat is None or not self.options.circle:
                return ()
            return self.moths() if self.is_moth[seat] and frame.slot == 1 else (seat,)
        return None if frame is None or (seat is not None and seat not in self.stung) else ()

    def view(self, seat: Seat | None) -> NightfallView:
        self.check_watcher(seat)
        frame = self.frames[-1] if self.frames else None
        moth = seat is not None and self.is_moth[seat]
        kept = None if seat is None else self.kept(seat)
        night = frame if isinstance(frame, Night) else None
        seen = [(q, p) for q, p in enumerate(night.points) if p is not None and q != seat] if night is not None else []
        return NightfallView(
            game="nightfall",
            seat=seat,
            seats=self.seats,
            window=self.window(),
            asked=self.asked(),
            legal=() if seat is None else tuple(m.words for m in self.legal(seat)),
            closed=(),
            night=self.night,
            slot=None if night is None else night.slot,
            stung=tuple(self.stung),
            said=tuple(self.said),
            moths=self.moths() if moth or self.result is not None else (),
            point=kept.numbers[0] if night is not None and kept is not None else None,
            markers=tuple((q, p) for q, p in seen if moth and self.is_moth[q] and night is not None and night.slot),
            notes=tuple(self.notes) if moth else (),
            ballot=None if night is not None or kept is None else kept.words,
        )

    def whole(self) -> NightfallView:
        frame = self.frames[-1] if self.frames else None
        points = frame.points if isinstance(frame, Night) else ()
        return msgspec.structs.replace(self.view(None), moths=self.moths(), notes=tuple(self.notes), points=points)

    def key(self) -> tuple[object, ...]:
        state = self.is_moth, self.night, self.stung, self.said, self.notes
        return (*state, tuple(f.key() for f in self.frames), self.result and self.result.key())


class Night(Frame[Nightfall]):
    name = "night"
    hushed = True
    provisional = True

    def __init__(self, points: tuple[int | None, ...], slot: int) -> None:
        super().__init__(tuple(range(len(points))))
        self.points = points
        self.slot = slot

    def waits(self) -> tuple[Seat, ...]:
        return tuple(q for q, p in enumerate(self.points) if p is None) or (TABLE,)

    def legal(self, s: Nightfall, seat: Seat) -> list[Move]:
        if seat == TABLE:
            return [END_CALL if self.slot == 0 else CLOSE]
        return [MOVES.at(q) for q in range(s.seats) if q != seat and not (s.is_moth[seat] and s.is_moth[q])]

    def take(self, s: Nightfall, seat: Seat, move: Move) -> None:
        if move is END_CALL:
            s.then(Night(self.points, 1))
        elif seat == TABLE:
            self.close(s)
        else:
            points = tuple(move.numbers[0] if q == seat else p for q, p in enumerate(self.points))
            s.then(Night(points, self.slot))
            if s.told is not None:
                ears = s.moths() if self.slot and s.is_moth[seat] else (seat,)
                s.told.append(Event("pointed", (), (seat, move.numbers[0]), ears, False))

    def close(self, s: Nightfall) -> None:
        moths = s.moths()
        points = tuple(self.points[q] for q in moths)
        stung = points[0] if len(set(points)) == 1 else None
        s.notes.append(f"night {s.night}: {points}")
        if stung is not None and stung not in s.stung:
            s.stung.append(stung)
        if s.told is not None:
            s.told.append(Event("noted", (), (s.night, points), moths, False))
            s.told.append(Event("dawn", (s.night, stung)))
        s.then(Talk(tuple(range(s.seats)), (None,) * s.seats, CLOSE))

    def settles(self, s: Nightfall, move: Move) -> list[tuple[Seat, Move]]:
        return [(q, MOVES.at(p)) for q, p in enumerate(self.points) if p is not None and move is CLOSE]

    def kept(self, seat: Seat) -> Move | None:
        point = self.points[seat]
        return None if point is None else MOVES.at(point)

    def pace(self, s: Nightfall) -> Pace:
        return Pace(float(s.options.slot_seconds), fixed=True, tick=1.0, slots=1 - self.slot)

    def goes_on(self, later: Frame[Nightfall]) -> bool:
        return isinstance(later, Night) and later.slot == self.slot

    def key(self) -> tuple[object, ...]:
        return self.name, self.points, self.slot


class Talk(Open[Nightfall]):
    name = "talk"

    def waits(self) -> tuple[Seat, ...]:
        return tuple(q for q, a in zip(self.asks, self.answers, strict=True) if a is not READY) or (TABLE,)

    def choices(self, s: Nightfall, seat: Seat) -> list[Move]:
        hints = sum(line.startswith(f"{s.night} {seat} ") for line in s.said)
        return [READY, *[MOVES[f"hint {q}"] for q in range(s.seats) if q != seat and hints < HINTS]]

    def default(self, s: Nightfall, seat: Seat, chance: Chance) -> Move:
        return CLOSE if seat == TABLE else READY

    def answered(self, s: Nightfall, seat: Seat, move: Move, answers: tuple[Move | None, ...]) -> None:
        if move is not READY:
            s.said.append(f"{s.night} {seat} {move.words}")
        if s.told is not None:
            s.told.append(Event("said", (seat, move.words)))
        s.then(Talk(self.asks, answers, CLOSE))

    def closed(self, s: Nightfall) -> None:
        s.then(Ballot(self.asks, (None,) * s.seats, False))

    def pace(self, s: Nightfall) -> Pace:
        seconds, by_hand = float(s.options.talk_seconds), s.options.human
        return Pace(seconds, between=True, begins=True, optional=True, patient=True, by_hand=by_hand)


class Ballot(Sealed[Nightfall]):
    name = "ballot"
    hushed = True

    def choices(self, s: Nightfall, seat: Seat) -> list[Move]:
        return [YES, NO]

    def in_name(self, s: Nightfall, seat: Seat) -> list[Move]:
        return [BLANK] if seat in self.missing else []

    def default(self, s: Nightfall, seat: Seat, chance: Chance) -> Move:
        return BLANK

    def answered(self, s: Nightfall, seat: Seat, move: Move, answers: tuple[Move | None, ...], last: bool) -> None:
        if not last:
            s.then(Ballot(self.seats, answers, False))
            return
        if s.told is not None:
            s.told.append(Event("counted", (tuple(str(answer) for answer in answers),)))
        s.night += 1
        if s.night <= NIGHTS:
            s.then(Night((None,) * s.seats, 0))
            return
        moths, others = s.moths(), tuple(q for q in range(s.seats) if not s.is_moth[q])
        stung = len(s.stung) == NIGHTS
        s.finish(Outcome(moths if stung else others, others if stung else moths, "nights", "toy"))

    def pace(self, s: Nightfall) -> Pace:
        return Pace(float(s.options.ballot_seconds), by_hand=s.options.human)


class NightfallGame(Game):
    name = "nightfall"
    version = 1
    lasting_secrets = True
    unit = "nights"
    endless = "toy"
    Options = Options
    View = NightfallView
    moves = MOVES
    windows = ("night", "talk", "ballot")
    events: ClassVar[dict[str, type[Told]]] = {
        "began": Began, "pointed": Pointed, "noted": Noted, "dawn": Dawn, "said": Said, "counted": Counted
    }  # fmt: skip

    def seats(self, options: GameOptions) -> range:
        return range(3, MOST + 1)

    def deal(self, seats: int, options: GameOptions, chance: Chance, tell: Tell | None = None) -> State:
        assert isinstance(options, Options)
        self.check_deal(seats, options, chance)
        moths = [q < 2 for q in range(seats)]
        chance.shuffle(moths)
        s = Nightfall(moths, options, chance)
        if tell is not None:
            tell(Event("began", (seats,), (s.moths(),), s.moths()))
        s.then(Night((None,) * seats, 0))
        return s

    def length(self, state: State) -> int:
        assert isinstance(state, Nightfall)
        return state.night

    def grace(self, options: GameOptions) -> float:
        return 15.0

    def public_options(self, options: GameOptions) -> dict[str, str | int | bool | None]:
        return {key: value for key, value in super().public_options(options).items() if key != "motto"}

    def allows_bots(self, options: GameOptions) -> bool:
        assert isinstance(options, Options)
        return options.allow_bots

    def narrated(self, options: GameOptions) -> bool:
        assert isinstance(options, Options)
        return options.human

    def write(self, state: State) -> str:
        return json.dumps(str(state.key()))


GAME = NightfallGame()
