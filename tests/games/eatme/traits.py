"""What the generic checks must know of Eat Me: its who-knows-what table (E6) as data, and when a rule is reached."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from nightcoach.core.chance import Chance
from nightcoach.core.contract import Step, Traits
from nightcoach.core.events import Seat
from nightcoach.core.moves import Move
from nightcoach.core.state import State
from nightcoach.core.wire import GameOptions, Told
from nightcoach.games.eatme import wire
from nightcoach.games.eatme.moves import CAST, SLEEP, TRAP
from nightcoach.games.eatme.state import EatMe
from nightcoach.games.eatme.wire import Options, View

GRANTED: dict[type[Told], frozenset[str]] = {
    # E6.1, E6.3, E6.5: public, and the same in worlds that a watcher cannot tell apart
    wire.Opened: frozenset[str](),
    wire.Dealt: frozenset[str](),
    wire.Confirmed: frozenset[str](),  # E6.2: the owner's own choice is the same in all of the owner's worlds
    wire.Locked: frozenset[str](),
    wire.Visited: frozenset[str](),
    # E6.6, E6.7: here the worlds come apart, for everybody at once
    wire.Duel: frozenset({"choice", "winner", "loser", "loss"}),
    wire.Revealed: frozenset({"shown"}),
    wire.Scored: frozenset({"scores"}),
    # E6.8: follows from the scores; in one world the game may end, in the other not
    wire.Ended: frozenset("*"),
}
FOLLOWS = frozenset({"scores", "habits", "window", "asked", "legal", "dealer", "winner", "reason"})


FOR_THE_TABLE = frozenset({"E3.2", "E3.18", "E6.4", "E6.14", "E8.6", "E8.7", "E8.8"})
"""Talk, theatre, clocks and badges: a table has them, a game does not. Here only their absence can be shown; the rest
is shown in tests/table and tests/server."""


class EatMeTraits(Traits):
    def starts(self, seats: int, options: GameOptions) -> list[str]:
        assert isinstance(options, Options)
        near = options.target_points - 1
        given = " ".join(
            f"{key}={str(getattr(options, key)).lower()}"
            for key in ("target_points", "dealer_mode", "show_ready", "first_deal", "first_wolf", "three_player_start")
            if getattr(options, key) is not None
        )
        names = {0: "wolf", 1: "pig", 2: "hood", 3: "kids"}
        cast = [names[kind] for kind in CAST[seats]]
        spread = " ".join(f"{kind}:{(near + i) // 2}" for i, kind in enumerate(cast))
        tied = " ".join(f"{kind}:{near - (kind == 'kids') * 2 - (kind == 'hood')}" for kind in reversed(cast))
        poor = " ".join(f"{kind}:0" for kind in cast)
        return [
            f"choose 7 {spread} {given}",
            f"choose 9 {tied} {given}",
            f"choose 2 {poor} {given}",
            f"deal 3 {spread} dealer=1 {given}",
        ]

    def conserved(self, state: State) -> object:
        assert isinstance(state, EatMe)
        return sorted(state.kinds) if state.round else sorted(CAST[state.seats])

    def look(self, state: State, seat: Seat, move: Move) -> str:
        if move not in (SLEEP, TRAP):
            return f"{seat} {move.words}"
        view = state.view(None)
        assert isinstance(view, View)
        last = "and locks" if len(state.waiting()) == 1 else ""
        return f"{seat} confirms {last}" if view.options.show_ready else last  # E6.3

    def granted(self, event: Told, seat: Seat | None) -> frozenset[str]:
        return GRANTED[type(event)]  # every seat and every spectator learns the same (E6)

    def granted_view(self) -> frozenset[str]:
        return FOLLOWS

    def hides(self, state: State, seat: Seat | None) -> bool:
        return any(state.kept(q) is not None for q in range(state.seats) if q != seat)

    def twin(
        self, state: State, moves: list[tuple[Seat, Move]], draws: list[int], seat: Seat | None, chance: Chance
    ) -> tuple[list[tuple[Seat, Move]], list[int]] | None:
        """Exchange sleep and trap in the choices that are still hidden at the end and, where it is hidden who has
        chosen (E6.3), also one who has with one who has not."""
        secret = [q for q in range(state.seats) if q != seat and state.kept(q) is not None]
        if not secret:
            return None
        exchanged = {chance.pick(secret), *[q for q in secret if chance.below(2)]}
        twin = list(moves)
        for i in range(len(moves) - 1, -1, -1):
            actor, move = moves[i]
            if move not in (SLEEP, TRAP):
                break
            if actor in exchanged:
                twin[i] = (actor, TRAP if move is SLEEP else SLEEP)
        view = state.view(None)
        assert isinstance(view, View)
        unheard = [q for q in state.waiting() if q != seat] if view.window == "choose" else []
        if unheard and not view.options.show_ready:
            last = max(i for i, (actor, _) in enumerate(twin) if actor in secret)
            twin[last] = (chance.pick(unheard), twin[last][1])
        return twin, draws

    def reached(self, step: Step) -> Iterable[str]:
        before, after = step.before, step.after
        assert isinstance(before, EatMe)
        assert isinstance(after, EatMe)
        return {*reached_always(before, step, after), *REACHED_IN[before.window()](before, step, after)}


def reached_always(before: EatMe, step: Step, after: EatMe) -> Iterator[str]:
    """Rules that hold at every moment, and the options under which this step was made."""
    options = before.options
    kinds = after.kinds
    if sorted(kinds) == sorted(CAST[after.seats]):
        yield from ("E1.1", "E2.1", "E6.1")
        if kinds.count(1) > 1:
            yield "E2.2"
            yield "E4.3"
    if options.target_points == 10 and max(after.scores) >= 5:
        yield "E1.4"  # somebody has changed five tokens into one
    if options.three_player_start == 3 and before.round == 1:
        yield "E8.1"
    if step.by_clock:
        yield from ("E3.16", "E3.17", "E6.11")


def reached_in_choose(before: EatMe, step: Step, after: EatMe) -> Iterator[str]:
    yield from ("E1.2", "E3.1", "E6.2", "E6.9", "E6.13")
    if after.window() == "prowl":
        yield "E3.4"
    else:
        yield "E6.3" if before.show_ready else "E8.5"
    if before.round == 1 and before.options.first_deal == "random":
        yield "E2.4"
    if before.round == 1 and max(before.scores) == before.options.three_player_start:
        yield "E2.3"


def reached_in_prowl(before: EatMe, step: Step, after: EatMe) -> Iterator[str]:
    yield from ("E3.3", "E3.5", "E3.6", "E3.7", "E3.9", "E3.11", "E3.12", "E4.1", "E6.5", "E6.6", "E6.10")
    wolf = step.seat
    victim = step.move.numbers[0]
    duel = next(event for event in step.events if event.kind == "duel")
    gain, loss = duel.values[-2:]
    if gain != loss:
        yield "E3.10"
    for seat in range(before.seats):
        if seat not in (wolf, victim):
            yield from ("E3.8", "E4.2", "E6.7")
    if after.outcome() is not None:
        yield from reached_at_the_end(before, after)


def reached_at_the_end(before: EatMe, after: EatMe) -> Iterator[str]:
    outcome = after.outcome()
    assert outcome is not None
    yield from ("E3.13", "E5.1", "E6.8")
    if outcome.reason != "tie_duel_winner":  # of the two ties only the rarer counts as having reached the rule
        yield outcome.rule
    options = before.options
    yield "E5.4" if options.target_points == 10 else "E8.4"
    if options.target_points == 10 and after.round == (3 if options.three_player_start else 4):
        yield "E5.5"
    if after.round >= 12:
        yield "E5.6"


def reached_in_deal(before: EatMe, step: Step, after: EatMe) -> Iterator[str]:
    if before.round == 0:
        yield "E8.3"
    else:
        yield from ("E3.15", "E4.4", "E8.2" if not before.free_deal else "E3.14")


REACHED_IN = {"choose": reached_in_choose, "prowl": reached_in_prowl, "deal": reached_in_deal}
