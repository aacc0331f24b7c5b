"""The three leak tests: same instant, one step, twin game.

They compare all that a watcher, a seat or a spectator, can get: the bytes of the view and of the events, who is asked,
how long everything lasts, the words of refusals, and whatever the process logs or prints meanwhile.
"""

from __future__ import annotations

import contextlib
import io
import logging
from collections.abc import Sequence

import msgspec

from nightcoach.core.chance import Chance, Script
from nightcoach.core.contract import ContractBroken, Traits, promise
from nightcoach.core.errors import IllegalMove, Refused
from nightcoach.core.events import Event, Seat
from nightcoach.core.frames import TABLE
from nightcoach.core.game import Game, redeal, relive
from nightcoach.core.moves import Move
from nightcoach.core.state import State
from nightcoach.core.wire import GameOptions, Told, to_json


class LeakFound(ContractBroken):
    """A watcher could tell apart two worlds that must look the same to it."""


class Tally:
    """How much a run of leak tests has really compared."""

    def __init__(self) -> None:
        self.instants = 0
        self.steps = 0
        self.twins = 0
        self.skipped = 0
        """Steps for which the other world had no move that looks the same."""
        self.pairs = 0
        self.differed = 0

    def share(self) -> float:
        """The share of pairs of worlds that really differed in what is hidden."""
        return self.differed / self.pairs if self.pairs else 0.0

    def __str__(self) -> str:
        return (
            f"{self.instants} instants, {self.steps} steps ({self.skipped} had no counterpart), "
            f"{self.twins} twin games; "
            f"{self.differed} of {self.pairs} pairs of worlds differed in what is hidden ({self.share():.1%})"
        )


class Overheard:
    """What the process logs and prints during a move: the host's terminal is a door too."""

    def __init__(self) -> None:
        self._out = io.StringIO()
        self._handler = logging.StreamHandler(self._out)
        self._redirects = [contextlib.redirect_stdout(self._out), contextlib.redirect_stderr(self._out)]
        self._level = 0

    def __enter__(self) -> Overheard:
        root = logging.getLogger()
        self._level = root.level
        root.addHandler(self._handler)
        root.setLevel(logging.DEBUG)
        for redirect in self._redirects:
            redirect.__enter__()
        return self

    def __exit__(self, *_error: object) -> None:
        root = logging.getLogger()
        root.removeHandler(self._handler)
        root.setLevel(self._level)
        for redirect in reversed(self._redirects):
            redirect.__exit__(None, None, None)

    def text(self) -> str:
        """Everything that was logged or printed."""
        return self._out.getvalue()


def glimpse(state: State, seat: Seat | None, probes: Sequence[Move]) -> list[bytes]:
    """All that a watcher can get without the game moving: the view, who is asked and for how long, how it is refused,
    and what the clock would answer in its place."""
    got = [to_json(state.view(seat)), repr(state.asked()).encode(), repr(state.pace()).encode()]
    if seat is not None:
        legal = state.legal(seat)
        if seat in state.waiting():
            got += [state.default(seat, Chance(lot)).words.encode() for lot in range(3)]
        for move in probes:
            if move not in legal:
                try:
                    state.clone().play(seat, move)
                except IllegalMove as refused:
                    got.append(f"{refused.reason} {refused} {refused.facts}".encode())
    return got


def make_probes(game: Game, chance: Chance) -> list[Move]:
    """Moves that a curious player tries at the wrong moment: some sealed ones and some others, at random."""
    sealed = [move for move in game.moves if move.sealed]
    chance.shuffle(sealed)
    return [*sealed[:8], *[game.moves.at(chance.below(len(game.moves))) for _ in range(3)]]


def _same(left: object, right: object, what: str, seat: Seat | None, game: Game, a: State, b: State) -> None:
    if left != right:
        who = "a spectator" if seat is None else f"seat {seat}"
        if isinstance(left, list) and isinstance(right, list):
            pairs = [(x, y) for x, y in zip(left, right, strict=False) if x != y]
            left, right = pairs[0] if pairs else (left[len(right) :], right[len(left) :])
        raise LeakFound(
            f"{what}: {who} can tell apart\n  {game.write(a)}\n  {game.write(b)}\nby\n  {left!r}\n  {right!r}"
        )


class Walk:
    """A lively game with every watcher's events, for sampling worlds along the way."""

    def __init__(self, game: Game, seats: int, options: GameOptions, seed: int, traits: Traits) -> None:
        self.game = game
        self.traits = traits
        self.chance = Chance(seed)
        self.draws: list[int] = []
        self.told: list[Event] = []
        self.moves: list[tuple[Seat, Move]] = []
        self.seats = seats
        self.options = options
        source = Chance(self.chance.below(1 << 30))
        source.draws = self.draws
        self.state: State = game.deal(seats, options, source, self.told.append)

    def heard(self, seat: Seat | None) -> list[Told]:
        """The watcher's events so far."""
        heard = [self.game.hear(event, seat) for event in self.told]
        return [event for event in heard if event is not None]

    def next(self) -> tuple[Seat, Move]:
        """A lively step that could come next."""
        return self.traits.next_step(self.state, self.chance)

    def step(self, seat: Seat, move: Move) -> None:
        """Take this step."""
        self.state.play(seat, move, self.told.append)
        self.moves.append((seat, move))

    def watchers(self) -> list[Seat | None]:
        """Everybody who may look."""
        return [None, *range(self.state.seats)]

    def other_world(self, seat: Seat | None, world: State, tally: Tally) -> State:
        """This redeal or, if it equals the world of the walk, another one if a few tries find one that differs."""
        tally.pairs += 1
        for _ in range(5):
            if world.key() != self.state.key():
                tally.differed += 1
                return world
            world = redeal(self.game, self.heard(seat), seat, self.chance)
        return world


def check_redeal(walk: Walk, seat: Seat | None) -> State:
    """A redeal is a whole history whose events for that watcher are equal; the world at its end."""
    heard = walk.heard(seat)
    told: list[Event] = []
    try:
        world: State = relive(walk.game, walk.game.history(heard, seat, walk.chance), walk.chance.fork(), told.append)
    except Refused as refused:
        raise ContractBroken(f"a redeal for {seat} is no legal game: {refused}") from None
    again = [event for event in [walk.game.hear(e, seat) for e in told] if event is not None]
    promise(again == heard, f"a redeal for {seat} tells a different story", walk.game, world)
    return world


def same_instant(walk: Walk, seat: Seat | None, world: State, tally: Tally) -> None:
    """In a reached state and in its redeal the watcher gets the same."""
    probes = make_probes(walk.game, walk.chance)
    ours, theirs = (glimpse(s, seat, probes) for s in (walk.state, world))
    _same(ours, theirs, "same instant", seat, walk.game, walk.state, world)
    rooms = [[walk.game.secret_room(s, q, whole) for q in range(s.seats) for whole in (False, True)]
             for s in (walk.state, world)]  # fmt: skip
    _same(rooms[0], rooms[1], "same instant, length of messages", seat, walk.game, walk.state, world)
    tally.instants += 1


def one_step(walk: Walk, seat: Seat | None, world: State, step: tuple[Seat, Move], tally: Tally) -> None:
    """After a move that looks the same in both worlds the watcher gets the same, except for what the rules grant.

    A granted field `view.NAME` is one of the view, which may differ once that event has told the worlds apart.
    """
    game, traits = walk.game, walk.traits
    actor, move = step
    answer = _alike(walk, world, seat, actor, move)
    if answer is None:
        tally.skipped += 1
        return
    ours, our_log, our_end = _after(game, walk.state, seat, (actor, move))
    theirs, their_log, their_end = _after(game, world, seat, answer if answer[0] != NOBODY else None)
    _same(our_log, their_log, "one step, logged or printed", seat, game, walk.state, world)
    told_apart = False
    follows: frozenset[str] = frozenset()
    for i in range(max(len(ours), len(theirs))):
        a = ours[i] if i < len(ours) else None
        b = theirs[i] if i < len(theirs) else None
        fields = frozenset().union(*[traits.granted(event, seat) for event in (a, b) if event is not None])
        if told_apart and "*" in fields:
            continue
        _same(_masked(a, fields), _masked(b, fields), "one step, event", seat, game, walk.state, world)
        if a != b:
            told_apart = True
            follows |= frozenset([field[5:] for field in fields if field.startswith("view.")])
    hidden = traits.granted_view() | follows if told_apart else frozenset()
    left, right = _masked(our_end.view(seat), hidden), _masked(their_end.view(seat), hidden)
    _same(left, right, "one step, view", seat, game, our_end, their_end)
    if not told_apart:
        probes = make_probes(game, walk.chance)
        got, had = (glimpse(s, seat, probes) for s in (our_end, their_end))
        _same(got, had, "one step, glimpse", seat, game, our_end, their_end)
    tally.steps += 1


NOBODY = -2
"""The actor of a move that nobody sees and that the other world can do without."""


def _alike(walk: Walk, world: State, seat: Seat | None, actor: Seat, move: Move) -> tuple[Seat, Move] | None:
    """A move in the other world that looks the same to the watcher; the watcher's own move looks only like itself."""
    look = walk.traits.seen(walk.state, actor, move, seat)
    if actor == seat:
        return (actor, move) if walk.traits.seen(world, actor, move, seat) == look else None
    found = [
        (q, m)
        for q in (*world.waiting(), TABLE)
        if q != seat
        for m in world.legal(q) + world.in_name(q)
        if walk.traits.seen(world, q, m, seat) == look
    ]
    if found:
        return walk.chance.pick(found)
    return (NOBODY, move) if look == "" else None


def _after(
    game: Game, state: State, seat: Seat | None, step: tuple[Seat, Move] | None
) -> tuple[list[Told], str, State]:
    """What the watcher hears of a move, what the process prints meanwhile, and the state after it."""
    end = state.clone()
    end.chance = Chance(1)  # what is drawn in public must not tell the worlds apart
    told: list[Event] = []
    with Overheard() as overheard:
        if step is not None:
            end.play(step[0], step[1], told.append)
        heard = [event for event in [game.hear(e, seat) for e in told] if event is not None]
    return heard, overheard.text(), end


def _masked(thing: object, hidden: frozenset[str]) -> object:
    """The thing as JSON would show it, with the granted fields left out."""
    shown = msgspec.to_builtins(thing)
    if isinstance(shown, dict):
        shown = {key: value for key, value in shown.items() if key not in hidden}
    return to_json(shown)  # bytes, so that 1, 1.0 and True differ as they do on the wire


def twin_game(walk: Walk, seat: Seat | None, tally: Tally) -> None:
    """The whole stream of the watcher is the same in the game and in its twin."""
    twin = walk.traits.twin(walk.state, walk.moves, walk.draws, seat, walk.chance)
    if twin is None:
        return
    ours, our_end = _stream(walk, walk.moves, walk.draws, seat)
    theirs, their_end = _stream(walk, twin[0], twin[1], seat)
    tally.twins += 1
    tally.pairs += 1
    tally.differed += our_end.key() != their_end.key()
    _same(ours, theirs, "twin game", seat, walk.game, our_end, their_end)


def _stream(
    walk: Walk, moves: list[tuple[Seat, Move]], draws: list[int], seat: Seat | None
) -> tuple[list[bytes], State]:
    """Everything the watcher gets from the deal on."""
    got: list[bytes] = []

    def tell(event: Event) -> None:
        heard = walk.game.hear(event, seat)
        if heard is not None:
            got.append(to_json(heard))

    probes = make_probes(walk.game, Chance(len(moves)))
    with Overheard() as overheard:
        state = walk.game.deal(walk.seats, walk.options, Script(draws, Chance(0)), tell)
        for actor, move in moves:
            state.play(actor, move, tell)
            got += glimpse(state, seat, probes)
    return [*got, overheard.text().encode()], state


def check_leaks(
    game: Game,
    seats: int,
    options: GameOptions,
    seed: int,
    traits: Traits,
    tally: Tally,
    redeals: bool = True,
    most: int = 64,
    steps: int = 1,
    every: int = 1,
) -> Walk:
    """Walk through one game, for fewer than `most` moves, looking for leaks with all three tests. Those on redeals come
    at about one move in `every`, at random, or not at all. In each pair of worlds `steps` moves are tried; the walk
    takes the first. Returns the walk."""
    walk = Walk(game, seats, options, seed, traits)
    stop = 4 + walk.chance.below(most - 4)
    while walk.state.waiting() and len(walk.moves) < stop:
        step = walk.next()
        seat = walk.chance.pick(walk.watchers())
        now = every == 1 or walk.chance.below(every) == 0
        if redeals and now and traits.hides(walk.state, seat):
            world = walk.other_world(seat, check_redeal(walk, seat), tally)
            same_instant(walk, seat, world, tally)
            one_step(walk, seat, world, step, tally)
            for _ in range(1, steps):
                one_step(walk, seat, world, walk.next(), tally)
        walk.step(*step)
    twin_game(walk, walk.chance.pick(walk.watchers()), tally)
    return walk
