"""The engine of Smugglers."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, cast

from nightcoach.core.chance import Chance
from nightcoach.core.events import Seat, Tell
from nightcoach.core.frames import Frame, Pace, Sealed
from nightcoach.core.game import Game, History
from nightcoach.core.moves import Move, MoveTable
from nightcoach.core.notation import Line, spell_options
from nightcoach.core.state import Outcome, State
from nightcoach.core.wire import GameOptions, GameView, Told, events_in

from . import wire

ROUNDS = 3
MOVES = MoveTable(
    __name__, [("gold", (), True), ("sand", (), True), *[(f"open {seat}", (seat,), False) for seat in range(6)]]
)
GOLD, SAND = MOVES["gold"], MOVES["sand"]


class Smugglers(State):
    """Everything true now; hidden chests lie in the windows."""

    def __init__(self, seats: int, options: wire.Options, chance: Chance) -> None:
        super().__init__(seats, chance)
        self.options = options
        self.round = 0
        self.officer = 0
        self.scores = [0] * seats

    def owners(self) -> tuple[Seat, ...]:
        """S2.1 Everybody but the officer."""
        return tuple([seat for seat in range(self.seats) if seat != self.officer])

    def view(self, seat: Seat | None) -> wire.View:
        self.check_watcher(seat)
        kept = None if seat is None else self.kept(seat)
        return wire.View(
            game="smugglers",
            seat=seat,
            seats=self.seats,
            window=self.window(),
            asked=self.asked(),
            legal=() if seat is None else tuple([move.words for move in self.legal(seat)]),
            closed=(),
            options=self.options,
            round=self.round,
            officer=self.officer,
            scores=tuple(self.scores),
            chest=None if kept is None else cast(wire.Chest, kept.words),
            winners=() if self.result is None else self.result.winners,
        )

    def clone(self) -> Smugglers:
        twin = Smugglers(self.seats, self.options, self.chance.copy())
        self.copy_to(twin)
        twin.round, twin.officer, twin.scores = self.round, self.officer, self.scores.copy()
        return twin

    def key(self) -> tuple[object, ...]:
        frames = tuple([frame.key() for frame in self.frames])
        return (self.options, self.round, self.officer, tuple(self.scores), frames, self.result)


def begin_round(s: Smugglers) -> None:
    """S2.1 The next round."""
    s.round += 1
    s.announce(wire.Round, s.round, s.officer)
    owners = s.owners()
    s.then(Hide(owners, (None,) * len(owners), True))


class Hide(Sealed[Smugglers]):
    """S2.1 Everybody but the officer hides gold or sand."""

    name: ClassVar[str] = "hide"

    def choices(self, s: Smugglers, seat: Seat) -> list[Move]:
        return [GOLD, SAND]

    def pace(self, s: Smugglers) -> Pace:
        return Pace(s.options.seconds, begins=True)

    def answered(self, s: Smugglers, seat: Seat, move: Move, answers: tuple[Move | None, ...], last: bool) -> None:
        s.confide(wire.Hidden, (seat,), (move.words,), (seat,))
        if last:
            s.then(Search((s.officer,), tuple([answer is GOLD for answer in answers])))
        else:
            s.then(Hide(self.seats, answers, True))


class Search(Frame[Smugglers]):
    """S2.2 The officer opens a chest."""

    name: ClassVar[str] = "search"

    def __init__(self, asks: tuple[Seat, ...], gold: tuple[bool, ...]) -> None:
        super().__init__(asks)
        self.gold = gold
        """Whether there is gold in each chest, in the order of their owners."""

    def legal(self, s: Smugglers, seat: Seat) -> list[Move]:
        return [MOVES[f"open {owner}"] for owner in s.owners()] if seat in self.asks else []

    def pace(self, s: Smugglers) -> Pace:
        return Pace(s.options.seconds)

    def kept(self, seat: Seat) -> Move | None:
        if seat in self.asks:
            return None
        return GOLD if self.gold[seat - (seat > self.asks[0])] else SAND

    def take(self, s: Smugglers, seat: Seat, move: Move) -> None:
        owners, opened = s.owners(), move.numbers[0]
        chests = ["—"] * s.seats
        for owner, gold in zip(owners, self.gold, strict=True):
            chests[owner] = "gold" if gold else "sand"
            if owner == opened:
                s.scores[seat if gold else owner] += 3 if gold else 2  # S2.3, S2.4
            elif gold:
                s.scores[owner] += 1  # S2.5
        s.announce(wire.Searched, seat, opened, chests[opened])
        s.announce(wire.Shown, tuple(chests), tuple(s.scores))
        if s.round == ROUNDS:
            finish(s)
            return
        s.officer = (s.officer + 1) % s.seats  # S2.6
        begin_round(s)

    def key(self) -> tuple[object, ...]:
        return (self.name, self.asks, self.gold)


def finish(s: Smugglers) -> None:
    """S3.1 The most points win."""
    s.finish(outcome(s.scores))
    assert s.result is not None
    s.announce(wire.Ended, s.result.winners, s.result.reason, s.result.rule)


def outcome(scores: Sequence[int]) -> Outcome:
    """S3.1 Who wins with these points."""
    winners = tuple([seat for seat in range(len(scores)) if scores[seat] == max(scores)])
    losers = tuple([seat for seat in range(len(scores)) if seat not in winners])
    return Outcome(winners, losers, "most_points" if len(winners) == 1 else "tie", "S3.1")


class SmugglersGame(Game):
    """Gold or sand, for 3 to 6."""

    name: ClassVar[str] = "smugglers"
    version: ClassVar[int] = 1
    unit: ClassVar[str] = "rounds"
    lasting_secrets: ClassVar[bool] = False
    Options: ClassVar[type[GameOptions]] = wire.Options
    View: ClassVar[type[GameView]] = wire.View
    moves: ClassVar[MoveTable] = MOVES
    windows: ClassVar[tuple[str, ...]] = ("hide", "search")
    events: ClassVar[dict[str, type[Told]]] = events_in(wire)

    def seats(self, options: GameOptions) -> range:
        return range(3, 7)  # S1.1

    def deal(self, seats: int, options: GameOptions, chance: Chance, tell: Tell | None = None) -> State:
        self.check_deal(seats, options, chance)
        assert isinstance(options, wire.Options)
        s = Smugglers(seats, options, chance)
        s.officer = chance.below(seats)  # S1.2
        s.collect(tell)
        s.announce(wire.Opened, seats, options, s.officer)
        begin_round(s)
        s.deliver(tell)
        return s

    def length(self, state: State) -> int:
        assert isinstance(state, Smugglers)
        return state.round

    def write(self, state: State) -> str:
        """PHASE ROUND OFFICER SCORE[:CHEST] …"""
        assert isinstance(state, Smugglers)
        kept = [state.kept(seat) for seat in range(state.seats)]
        seats = [
            f"{score}:{move.words}" if move else str(score) for score, move in zip(state.scores, kept, strict=True)
        ]
        parts = [state.window(), str(state.round), str(state.officer), *seats, *spell_options(state.options)]
        return " ".join(parts)

    def read(self, line: str, chance: Chance | None = None) -> State:
        parsed = Line(self.name, line)
        words = parsed.words
        if len(words) not in range(6, 10) or words[0] not in ("hide", "search", "over"):
            raise parsed.bad("it is hide, search or over, round, officer, and SCORE or SCORE:CHEST for 3–6 seats")
        s = Smugglers(len(words) - 3, parsed.options(wire.Options), chance or Chance(line))
        s.round, s.officer = parsed.number(words[1], ROUNDS + 1), parsed.number(words[2], s.seats)
        chests: list[Move | None] = []
        for seat, word in enumerate(words[3:]):
            score, _, chest = word.partition(":")
            s.scores[seat] = parsed.number(score, 100)
            if chest not in ("", "gold", "sand"):
                raise parsed.bad(f"'{chest}' is neither gold nor sand")
            chests.append(MOVES[chest] if chest else None)
        hidden = tuple([chests[owner] for owner in s.owners()])
        full = None not in hidden
        if s.round == 0 or chests[s.officer] is not None or full != (words[0] == "search"):
            raise parsed.bad("in search every chest is full, in hide at least one is empty, the officer has none")
        if words[0] == "over":
            if s.round != ROUNDS or any(hidden):
                raise parsed.bad("the game is over after round 3, when all chests are open")
            s.result = outcome(s.scores)
        elif words[0] == "hide":
            s.then(Hide(s.owners(), hidden, True))
        else:
            s.then(Search((s.officer,), tuple([move is GOLD for move in hidden])))
        return s

    def history(self, heard: Sequence[Told], seat: Seat | None, chance: Chance) -> History:
        """Everything shown is kept, every hidden chest is drawn again."""
        opened = heard[0] if heard else None
        if not isinstance(opened, wire.Opened):
            raise ValueError("a redeal needs everything that the seat has heard, from the opening on")
        moves: list[tuple[Seat, Move]] = []
        hidden: dict[Seat, str | None] = {}
        search: tuple[Seat, Move] | None = None
        for event in heard:
            if isinstance(event, wire.Hidden):
                hidden[event.seat] = event.chest
            elif isinstance(event, wire.Searched):
                search = (event.officer, MOVES[f"open {event.owner}"])
            elif isinstance(event, wire.Shown) and search is not None:
                moves += [(owner, MOVES[event.chests[owner]]) for owner in hidden]
                moves.append(search)
                hidden = {}
        moves += [(owner, MOVES[chest] if chest else chance.pick((GOLD, SAND))) for owner, chest in hidden.items()]
        return History(opened.seats, opened.options, [opened.first], moves)


GAME = SmugglersGame()
