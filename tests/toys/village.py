"""A toy like Lupus: 24 seats, hidden wolves, and a night that only the clock closes, whose answers may change.

Three of 24 are wolves and know one another. Every night every living seat may point at somebody, again and again; when
the clock closes the night, the seat most wolves point at dies (the lowest of equals, nobody if no wolf points). After
three nights the pack wins if every night had its victim, else the village.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Sequence
from typing import ClassVar

from nightcoach.core.chance import Chance, draws_of_shuffle
from nightcoach.core.contract import Traits
from nightcoach.core.events import Event, Seat, Tell
from nightcoach.core.frames import Open
from nightcoach.core.game import Game, History
from nightcoach.core.moves import Move, MoveTable
from nightcoach.core.state import Outcome, State
from nightcoach.core.wire import GameOptions, GameView, Told

SEATS = 24
WOLVES = 3
NIGHTS = 3
MOVES = MoveTable(__name__, [*[(f"point {q}", (q,), True) for q in range(SEATS)], ("close", (), False)])
CLOSE = MOVES["close"]
DECK = [True] * WOLVES + [False] * (SEATS - WOLVES)


class Began(Told, frozen=True, tag="began"):
    pack: tuple[int, ...] | None = None
    """Wolves hear the pack; everybody else hears that the game began."""


class Pointed(Told, frozen=True, tag="pointed"):
    fleeting: ClassVar[bool] = True
    seat: int
    at: int | None = None


class Dawn(Told, frozen=True, tag="dawn"):
    night: int
    victim: int | None


class Ended(Told, frozen=True, tag="ended"):
    pack: tuple[int, ...]


class VillageView(GameView, frozen=True, kw_only=True):
    living: tuple[int, ...]
    pack: tuple[int, ...]
    point: str | None


class Village(State):
    def __init__(self, wolves: list[bool], chance: Chance) -> None:
        super().__init__(SEATS, chance)
        self.wolves = wolves
        self.living = list(range(SEATS))
        self.night = 1

    def pack(self) -> tuple[Seat, ...]:
        return tuple(q for q in range(SEATS) if self.wolves[q])

    def view(self, seat: Seat | None) -> VillageView:
        self.check_watcher(seat)
        kept = None if seat is None else self.kept(seat)
        return VillageView(
            game="village",
            seat=seat,
            seats=SEATS,
            window=self.window(),
            asked=self.asked(),
            legal=() if seat is None else tuple(m.words for m in self.legal(seat)),
            closed=() if seat is None else self.closed(seat),
            living=tuple(self.living),
            pack=self.pack() if self.result is not None or (seat is not None and self.wolves[seat]) else (),
            point=None if kept is None else kept.words,
        )

    def clone(self) -> Village:
        twin = Village(self.wolves, self.chance.copy())
        self.copy_to(twin)
        twin.living = list(self.living)
        twin.night = self.night
        return twin

    def key(self) -> tuple[object, ...]:
        return tuple(self.wolves), tuple(self.living), self.night, tuple(f.key() for f in self.frames), self.result


class Night(Open[Village]):
    name = "night"

    def choices(self, s: Village, seat: Seat) -> list[Move]:
        # A wolf may not point at the pack; everybody else at anybody living but oneself, without effect.
        barred = s.pack() if s.wolves[seat] else (seat,)
        return [MOVES.at(q) for q in s.living if q not in barred]

    def answered(self, s: Village, seat: Seat, move: Move, answers: tuple[Move | None, ...]) -> None:
        if s.told is not None:
            s.told.append(Event("pointed", (seat,), (move.numbers[0],), (seat,), False))
        s.then(Night(self.asks, answers, self.close))

    def closed(self, s: Village) -> None:
        points = Counter(
            move.numbers[0] for q, move in zip(self.asks, self.answers, strict=True) if s.wolves[q] and move is not None
        )
        victim = min(points, key=lambda q: (-points[q], q)) if points else None
        if victim is not None:
            s.living.remove(victim)
        if s.told is not None:
            s.told.append(Event("dawn", (s.night, victim)))
        s.night += 1
        if s.night > NIGHTS:
            pack = s.pack()
            village = tuple(q for q in range(SEATS) if q not in pack)
            eaten = len(s.living) == SEATS - NIGHTS
            winners, losers = (pack, village) if eaten else (village, pack)
            s.finish(Outcome(winners, losers, "nights", "toy", "pack" if eaten else "village"))
            if s.told is not None:
                s.told.append(Event("ended", (pack,)))
        else:
            s.then(night(s))


def night(s: Village) -> Night:
    return Night(tuple(s.living), (None,) * len(s.living), CLOSE)


class VillageGame(Game):
    name = "village"
    version = 1
    lasting_secrets = True
    unit = "nights"
    parties = ("village", "pack")
    View = VillageView
    moves = MOVES
    windows = ("night",)
    events = {"began": Began, "pointed": Pointed, "dawn": Dawn, "ended": Ended}

    def seats(self, options: GameOptions) -> range:
        return range(SEATS, SEATS + 1)

    def deal(self, seats: int, options: GameOptions, chance: Chance, tell: Tell | None = None) -> State:
        self.check_deal(seats, options, chance)
        wolves = list(DECK)
        chance.shuffle(wolves)
        s = Village(wolves, chance)
        if tell is not None:
            tell(Event("began", (), (s.pack(),), s.pack()))
        s.then(night(s))
        return s

    def length(self, state: State) -> int:
        assert isinstance(state, Village)
        return state.night

    def write(self, state: State) -> str:
        assert isinstance(state, Village)
        points = [[q, move.words] for q in state.living if (move := state.kept(q)) is not None]
        return json.dumps([state.pack(), state.living, state.night, points])

    def read(self, line: str, chance: Chance | None = None) -> State:
        pack, living, number, points = json.loads(line)
        s = Village([q in pack for q in range(SEATS)], chance or Chance(line))
        s.living, s.night = living, number
        if number > NIGHTS:
            village = tuple(q for q in range(SEATS) if q not in pack)
            eaten = len(living) == SEATS - NIGHTS
            winners, losers = (tuple(pack), village) if eaten else (village, tuple(pack))
            s.result = Outcome(winners, losers, "nights", "toy", "pack" if eaten else "village")
        else:
            answers = {q: MOVES[words] for q, words in points}
            s.then(Night(tuple(living), tuple(answers.get(q) for q in living), CLOSE))
        return s

    def history(self, heard: Sequence[Told], seat: Seat | None, chance: Chance) -> History:
        """Wolves who could have done it; all others of the pack point at the victim, the village anywhere."""
        began, *rest = heard
        assert isinstance(began, Began)
        dead = [event.victim for event in rest if isinstance(event, Dawn)]
        pack: tuple[int, ...]
        ended = [event for event in rest if isinstance(event, Ended)]
        if ended or began.pack is not None:
            pack = ended[0].pack if ended else began.pack or ()
        else:
            able = [q for q in range(SEATS) if q != seat and q not in dead]
            chance.shuffle(able)
            pack = tuple(able[:WOLVES])
        moves: list[tuple[Seat, Move]] = []
        living = list(range(SEATS))
        own: list[tuple[Seat, Move]] = []
        for event in rest:
            if isinstance(event, Pointed) and event.at is not None:
                own.append((event.seat, MOVES.at(event.at)))
            elif isinstance(event, Dawn):
                moves += own
                for q in living:
                    if q != seat and q in pack and event.victim is not None:
                        moves.append((q, MOVES.at(event.victim)))
                moves.append((-1, CLOSE))
                own = []
                if event.victim is not None:
                    living.remove(event.victim)
        moves += own
        if not ended:
            for q in living:
                if q != seat and chance.below(2):
                    barred = pack if q in pack else (q,)
                    moves.append((q, MOVES.at(chance.pick([p for p in living if p not in barred]))))
        return History(SEATS, GameOptions(), draws_of_shuffle(DECK, [q in pack for q in range(SEATS)]), moves)


class VillageTraits(Traits):
    def conserved(self, state: State) -> object:
        assert isinstance(state, Village)
        return sum(state.wolves)

    def look(self, state: State, seat: Seat, move: Move) -> str:
        if move is not CLOSE:
            return ""  # nobody sees a point
        after = state.clone()
        after.play(seat, move)
        assert isinstance(after, Village)
        return f"dawn {after.living} {after.window()}"

    def granted(self, event: Told, seat: Seat | None) -> frozenset[str]:
        return frozenset({"pack"}) if isinstance(event, Ended) else frozenset()

    def granted_view(self) -> frozenset[str]:
        return frozenset({"pack"})

    def hides(self, state: State, seat: Seat | None) -> bool:
        return state.outcome() is None

    def twin(
        self, state: State, moves: list[tuple[Seat, Move]], draws: list[int], seat: Seat | None, chance: Chance
    ) -> tuple[list[tuple[Seat, Move]], list[int]] | None:
        """Swap a wolf and a villager that the watcher never heard of, in the deal and in what they did."""
        assert isinstance(state, Village)
        if state.outcome() is not None or (seat is not None and state.wolves[seat]):
            return None
        wolf = chance.pick([q for q in state.pack()])
        human = chance.pick([q for q in state.living if not state.wolves[q] and q != seat])
        swapped = {wolf: human, human: wolf}
        order = list(state.wolves)
        order[wolf], order[human] = order[human], order[wolf]
        pack = [q for q in range(SEATS) if order[q]]
        twin: list[tuple[Seat, Move]] = []
        for actor, move in moves:
            actor = swapped.get(actor, actor)
            if actor != -1 and actor != seat and move.numbers[0] in ((actor,) if actor not in pack else pack):
                move = MOVES.at(next(q for q in state.living if q not in pack and q != actor))
                if actor in pack:
                    return None  # a wolf would have pointed at the new wolf; that changes the dawn
            twin.append((actor, move))
        return twin, draws_of_shuffle(DECK, order)
