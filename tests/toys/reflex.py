"""A toy like a duel of Castle: a short reaction window of fixed length, then a longer one with a minimum, then the end.

Everybody may strike or pass. A strike in the short window ends the game at once; otherwise it lasts its whole time. The
long one is closed by the table when all have answered, but not before three seconds. `resign` is a grave word.
"""

from __future__ import annotations

import json

from nightcoach.core.chance import Chance
from nightcoach.core.events import Event, Seat, Tell
from nightcoach.core.frames import TABLE, Open, Pace
from nightcoach.core.game import Game
from nightcoach.core.moves import Move, MoveTable
from nightcoach.core.state import Outcome, State
from nightcoach.core.wire import GameOptions, GameView, Told

MOVES = MoveTable(__name__, [("pass", (), True), ("strike", (), True), ("resign", (), True), ("close", (), False)])
PASS, STRIKE, RESIGN, CLOSE = (MOVES[w] for w in ("pass", "strike", "resign", "close"))
SECONDS, LEAST, LONG = 4.0, 3.0, 20.0


class Closed(Told, frozen=True, tag="closed"):
    window: str


class ReflexView(GameView, frozen=True, kw_only=True):
    answer: str | None


class Reflex(State):
    def view(self, seat: Seat | None) -> ReflexView:
        self.check_watcher(seat)
        kept = None if seat is None else self.kept(seat)
        return ReflexView(
            game="reflex",
            seat=seat,
            seats=self.seats,
            window=self.window(),
            asked=self.asked(),
            legal=() if seat is None else tuple(m.words for m in self.legal(seat)),
            closed=() if seat is None else self.closed(seat),
            answer=None if kept is None else kept.words,
        )

    def clone(self) -> Reflex:
        twin = Reflex(self.seats, self.chance.copy())
        self.copy_to(twin)
        return twin

    def key(self) -> tuple[object, ...]:
        return (self.seats, tuple(f.key() for f in self.frames), self.result)


class React(Open[Reflex]):
    name = "react"

    def default(self, s: Reflex, seat: Seat, chance: Chance) -> Move:
        return CLOSE if seat == TABLE else PASS

    def choices(self, s: Reflex, seat: Seat) -> list[Move]:
        return [PASS, STRIKE, RESIGN]

    def pace(self, s: Reflex) -> Pace:
        return Pace(SECONDS, fixed=True)

    def answered(self, s: Reflex, seat: Seat, move: Move, answers: tuple[Move | None, ...]) -> None:
        if move is STRIKE:
            s.finish(Outcome((seat,), (), "strike", "toy"))
        else:
            s.then(React(self.asks, answers, self.close))

    def closed(self, s: Reflex) -> None:
        if s.told is not None:
            s.told.append(Event("closed", ("react",)))
        s.then(Think(self.asks, (None,) * len(self.asks), CLOSE))


class Think(Open[Reflex]):
    name = "think"

    def default(self, s: Reflex, seat: Seat, chance: Chance) -> Move:
        return CLOSE if seat == TABLE else PASS

    def choices(self, s: Reflex, seat: Seat) -> list[Move]:
        return [PASS, RESIGN]

    def pace(self, s: Reflex) -> Pace:
        return Pace(LONG, least=LEAST)

    def answered(self, s: Reflex, seat: Seat, move: Move, answers: tuple[Move | None, ...]) -> None:
        s.then(Think(self.asks, answers, self.close))

    def closed(self, s: Reflex) -> None:
        if s.told is not None:
            s.told.append(Event("closed", ("think",)))
        s.finish(Outcome((), tuple(range(s.seats)), "peace", "toy"))


class ReflexGame(Game):
    name = "reflex"
    version = 1
    lasting_secrets = False
    unit = "duels"
    endless = "toy"
    View = ReflexView
    moves = MOVES
    windows = ("react", "think")
    grave = ("resign",)
    events = {"closed": Closed}

    def seats(self, options: GameOptions) -> range:
        return range(2, 5)

    def deal(self, seats: int, options: GameOptions, chance: Chance, tell: Tell | None = None) -> State:
        self.check_deal(seats, options, chance)
        s = Reflex(seats, chance)
        s.then(React(tuple(range(seats)), (None,) * seats, CLOSE))
        return s

    def length(self, state: State) -> int:
        return 1

    def grace(self, options: GameOptions) -> float:
        return 1.0

    def write(self, state: State) -> str:
        return json.dumps([state.window(), [str(state.kept(q)) for q in range(state.seats)]])


GAME = ReflexGame()
