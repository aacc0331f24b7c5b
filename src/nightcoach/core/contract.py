"""The checks every game must pass, for any number of seats and any options.

A game brings its `Traits`: what is conserved, what a move looks like to others, and its who-knows-what table as data.
`check_play` plays a lively game and looks at every step; the leak tests are in `core/leaks.py`. A broken promise raises
`ContractBroken`; tests run the checks under Hypothesis.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

import msgspec
from mypy_extensions import mypyc_attr

from nightcoach.core.chance import Chance
from nightcoach.core.drive import HORIZON, lively
from nightcoach.core.errors import IllegalMove, Refused
from nightcoach.core.events import Event, Seat
from nightcoach.core.frames import TABLE
from nightcoach.core.game import Game
from nightcoach.core.moves import Move
from nightcoach.core.record import Recording, parse
from nightcoach.core.state import State
from nightcoach.core.wire import GameOptions, Told, to_json


class ContractBroken(Exception):
    """A game has broken a promise that every game makes."""


def promise(kept: bool, what: str, game: Game, state: State) -> None:
    """Raise with the position if the promise was not kept."""
    if not kept:
        raise ContractBroken(f"{what}\n  in: {game.write(state)}")


class Step:
    """One move of a walk, with what was before and after: what coverage and stories are made of."""

    def __init__(
        self, before: State, seat: Seat, move: Move, by_clock: bool, events: list[Event], after: State
    ) -> None:
        self.before = before
        self.seat = seat
        self.move = move
        self.by_clock = by_clock
        """The rules' default answer, as when a clock has run out."""
        self.events = events
        self.after = after


@mypyc_attr(allow_interpreted_subclasses=True)
class Traits:
    """What the generic checks must be told about a game. It lives beside the game's tests."""

    def rare(self) -> frozenset[str]:
        """Verbs that end the game, to be tried rarely."""
        return frozenset()

    def next_step(self, state: State, chance: Chance) -> tuple[Seat, Move]:
        """What somebody, or the table, might do now."""
        return lively(state, chance, self.rare())

    def starts(self, seats: int, options: GameOptions) -> list[str]:
        """Positions in notation from which half of the games begin: corners that play reaches rarely."""
        return []

    def conserved(self, state: State) -> object:
        """What never changes in a game: the cards, the tokens."""
        return None

    def look(self, state: State, seat: Seat, move: Move) -> str:
        """What everybody sees of a move at once; empty if nobody but its maker sees that it was made."""
        return f"{seat} {move.words}"

    def seen(self, state: State, seat: Seat, move: Move, watcher: Seat | None) -> str:
        """What this watcher sees of it at once, where fellows see more than others."""
        return self.look(state, seat, move)

    def granted(self, event: Told, seat: Seat | None) -> frozenset[str]:
        """The who-knows-what table: the fields of an event by which this watcher may tell worlds apart.

        `*` is for an event that follows from granted ones and may be missing in one of the worlds.
        """
        return frozenset()

    def granted_view(self) -> frozenset[str]:
        """The fields of the view that follow from granted ones."""
        return frozenset()

    def hides(self, state: State, seat: Seat | None) -> bool:
        """Whether something is hidden from the seat now."""
        return True

    def twin(
        self, state: State, moves: list[tuple[Seat, Move]], draws: list[int], seat: Seat | None, chance: Chance
    ) -> tuple[list[tuple[Seat, Move]], list[int]] | None:
        """The same game with two things swapped that the seat never saw and that behave alike in public.

        `state` is the end of the given game; None if nothing was hidden in it.
        """
        return None

    def reached(self, step: Step) -> Iterable[str]:
        """The rules that this step has exercised."""
        return ()


class Coverage:
    """How often each window, event kind and rule was reached in play."""

    def __init__(self) -> None:
        self.windows: Counter[str] = Counter()
        self.events: Counter[str] = Counter()
        self.rules: Counter[str] = Counter()
        self.games = 0

    def add(self, step: Step, traits: Traits) -> None:
        """Count one step."""
        self.windows[step.before.window()] += 1
        self.events.update([event.kind for event in step.events])
        self.rules.update(traits.reached(step))

    def missing(self, game: Game, rules: Iterable[str]) -> list[str]:
        """What should have been reached and was not."""
        return [
            *[f"window {name}" for name in game.windows if not self.windows[name]],
            *[f"event {kind}" for kind in game.events if not self.events[kind]],
            *[f"rule {rule}" for rule in rules if not self.rules[rule]],
        ]


def begin(game: Game, seats: int, options: GameOptions, chance: Chance, traits: Traits, told: list[Event]) -> State:
    """A game's beginning, or half the time one of the game's corner positions."""
    starts = traits.starts(seats, options)
    if starts and chance.below(2):
        corner: State = game.read(chance.pick(starts), Chance(chance.below(1 << 30)))
        return corner
    dealt: State = game.deal(seats, options, Chance(chance.below(1 << 30)), told.append)
    return dealt


def check_play(
    game: Game,
    seats: int,
    options: GameOptions,
    seed: int,
    traits: Traits,
    coverage: Coverage | None = None,
    most: int = HORIZON,
) -> State:
    """Play one lively game and check every promise at every step. Returns the end of the game."""
    chance = Chance(seed)
    told: list[Event] = []
    state = begin(game, seats, options, chance, traits, told)
    conserved = traits.conserved(state)
    if coverage is not None:
        coverage.games += 1
        coverage.events.update([event.kind for event in told])
    check_events(game, state, told)
    stories = Stories(state.seats)
    stories.add(game, state, told)
    for _ in range(most):
        check_state(game, state, chance)
        promise(traits.conserved(state) == conserved, "something was not conserved", game, state)
        if not state.waiting():
            break
        check_illegal(game, state, chance)
        state = _check_step(game, state, chance, traits, coverage, stories)
    return state


def _check_step(
    game: Game, state: State, chance: Chance, traits: Traits, coverage: Coverage | None, stories: Stories
) -> State:
    """One lively step on a clone: the earlier state stays as it was, and a second clone behaves the same."""
    seat, move = traits.next_step(state, chance)
    by_clock = seat in state.waiting() and chance.below(8) == 0
    if by_clock:
        move = state.default(seat, chance)
    before = state.key()
    events: list[Event] = []
    after, silent = state.clone(), state.clone()
    promise(after.key() == before, "a clone differs from its original", game, state)
    after.play(seat, move, events.append)
    silent.trust(seat, move)
    promise(state.key() == before, f"playing '{seat} {move}' on a clone changed the original", game, state)
    promise(after.key() == silent.key(), f"'{seat} {move}' differs with a listener and without", game, state)
    check_events(game, after, events)
    stories.add(game, after, events)
    if coverage is not None:
        coverage.add(Step(state, seat, move, by_clock, events, after), traits)
    return after


def check_state(game: Game, state: State, chance: Chance) -> None:
    """Who is asked, what is legal, views, notation and copies of one state."""
    asked, waiting = state.asked(), state.waiting()
    over = state.outcome() is not None
    promise(over == (not waiting), "a game waits for somebody exactly until it is over", game, state)
    promise(set(waiting) <= {*asked, TABLE}, "somebody is waited for but not asked", game, state)
    promise(set(state.needed()) <= {*waiting, TABLE}, "somebody is needed but not waited for", game, state)
    for seat in waiting:
        promise(bool(state.legal(seat)), f"seat {seat} is waited for and has no legal move", game, state)
        allowed = state.legal(seat) + state.in_name(seat)
        promise(state.default(seat, chance) in allowed, f"the default of {seat} is illegal", game, state)
    for seat in [TABLE, *range(state.seats)]:
        legal = state.legal(seat)
        promise(seat == TABLE or seat in asked or not legal, f"seat {seat} has moves but is not asked", game, state)
        promise(len(set(legal)) == len(legal), f"seat {seat} lists a move twice", game, state)
        again = state.legal(seat)
        again.clear()
        promise(state.legal(seat) == legal, f"the legal moves of seat {seat} are not the caller's own", game, state)
        for move in legal:
            same = game.moves.at(move.code) is move and game.moves[move.words] is move
            promise(same, f"'{move}' does not come back from its code and words", game, state)
    public = check_view(game, state, None)
    for seat in range(state.seats):
        length, room = check_view(game, state, seat) - public, game.secret_room(state, seat, True)
        promise(length <= room, f"seat {seat} has {length} secret bytes, and room for {room}", game, state)
    kept = kept_over_a_round(state)
    promise(game.lasting_secrets or not kept, f"the game says that no secret lasts, but {sorted(kept)} do", game, state)
    for nobody in (TABLE, -2, state.seats):
        promise(_refused(state, nobody), f"seat {nobody} is not at the table and gets a view", game, state)
    line = game.write(state)
    promise("\n" not in line, "the notation has more than one line", game, state)
    promise(game.read(line, chance).key() == state.key(), "the notation reads back as a different state", game, state)


class Stories:
    """How much longer everybody's story is than what all hear, and how much room there is for it."""

    def __init__(self, seats: int) -> None:
        self.extra = [0] * seats
        self.room = 0

    def add(self, game: Game, state: State, events: list[Event]) -> None:
        """More events: nobody's story may be longer than the room for it."""
        told = [event for event in events if not game.events[event.kind].fleeting]
        self.room += game.story_room(told)
        for event in told:
            heard = game.hear(event, None)
            public = 0 if heard is None else len(to_json(heard)) + 1
            for seat in range(state.seats):
                mine = game.hear(event, seat)
                self.extra[seat] += (0 if mine is None else len(to_json(mine)) + 1) - public
        room = self.room + game.whisper_room()
        promise(max(self.extra) <= room, f"a story has {max(self.extra)} secret bytes, and {room} of room", game, state)


OWN_FIELDS = frozenset(["seat", "legal", "closed"])
"""What a view says about its seat without telling a secret that lasts: what is open to it now."""


def kept_over_a_round(state: State) -> frozenset[str]:
    """The fields of views that still hide something from a spectator between two rounds, when seats may change hands:
    if there are any, the secrets of the game last. None at any other time."""
    pace = state.pace()
    if pace is None or not pace.between:
        return frozenset()
    public = state.view(None)
    fields = [name for name in public.__struct_fields__ if name not in OWN_FIELDS]
    views = [state.view(seat) for seat in range(state.seats)]
    return frozenset([name for name in fields for view in views if getattr(view, name) != getattr(public, name)])


def check_view(game: Game, state: State, watcher: Seat | None) -> int:
    """What a watcher sees is of the game's type, agrees with what is asked and legal, and survives the wire. Gives its
    length there."""
    view = state.view(watcher)
    legal_words = () if watcher is None else tuple([m.words for m in state.legal(watcher)])
    promise(view.legal == legal_words, f"the view of {watcher} lists different legal moves", game, state)
    promise(view.asked == state.asked(), f"the view of {watcher} names different seats as asked", game, state)
    promise(type(view) is game.View, f"the view of {watcher} is not the game's", game, state)
    for choice in view.closed:  # a move that the watcher would expect in this window and cannot make now
        known = game.moves[choice.words].words not in view.legal and watcher in view.asked
        promise(known, f"'{choice.words}' is shown as closed to {watcher}", game, state)
    sent = to_json(view)
    promise(
        msgspec.json.decode(sent, type=type(view)) == view,
        f"the view of {watcher} does not survive JSON",
        game,
        state,
    )
    return len(sent)


def _refused(state: State, seat: Seat) -> bool:
    try:
        state.view(seat)
    except Refused:
        return True
    return False


def check_events(game: Game, state: State, events: list[Event]) -> None:
    """Every event has the fields and types that its kind declares, whoever hears it."""
    for event in events:
        kind: type[Told] = game.events[event.kind]
        for watcher in [None, *range(state.seats)]:
            heard = game.hear(event, watcher)
            if heard is not None:
                back = msgspec.json.decode(to_json(heard), type=kind)
                promise(back == heard, f"event {event.kind} does not have its declared fields", game, state)


def check_illegal(game: Game, state: State, chance: Chance) -> None:
    """An illegal move is refused and changes nothing, whoever makes it."""
    move = game.moves.at(chance.below(len(game.moves)))
    seat = chance.below(state.seats + 1) - 1
    if move in state.legal(seat) or move in state.in_name(seat):
        return
    before = state.key()
    events: list[Event] = []
    try:
        state.play(seat, move, events.append)
    except IllegalMove:
        promise(state.key() == before and not events, f"the refused '{seat} {move}' had an effect", game, state)
        return
    promise(False, f"'{seat} {move}' is not legal but was played", game, state)


def check_replay(game: Game, seats: int, options: GameOptions, seed: int, traits: Traits) -> bytes:
    """Record a whole game; its line must read back and replay to the same events and the same end. Returns the line."""
    chance = Chance(seed)
    told: list[Event] = []
    recording = Recording(game, seats, options, chance.below(1 << 30).to_bytes(32, "big"), tell=told.append)
    state = recording.state
    while state.waiting():
        seat, move = traits.next_step(state, chance)
        told_of: list[Event] = []
        recording.play(seat, move, told_of.append)
        told += [event for event in told_of if not game.events[event.kind].fleeting]
    line = recording.record().line()
    again = parse(line, lambda _name: game)
    heard: list[Event] = []
    end = again.replay(heard.append)
    heard = [event for event in heard if not game.events[event.kind].fleeting]
    promise(again.line() == line, "a record that is read and written again has changed", game, state)
    promise(end.key() == state.key() == again.verify().key(), "the replay ends in a different position", game, state)
    promise(
        [(e.kind, e.values, e.secret, e.ears) for e in told] == [(e.kind, e.values, e.secret, e.ears) for e in heard],
        "the replay tells a different story",
        game,
        state,
    )
    return line
