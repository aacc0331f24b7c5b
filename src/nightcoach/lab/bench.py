"""The benchmark: random play driven from Python and inside the compiled loop, clone, view and redeal. Each case runs in
its own process, alternately interpreted and compiled, so that both see the same machine, and is measured by processor
time; the ratios of one run are what counts. Decisions are those among two or more legal moves. Chance comes from
`Dice`, as it would for a search; a real game hashes (`Chance`), which costs a tenth more."""

from __future__ import annotations

import json
import statistics
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from random import Random

import nightcoach
from nightcoach.core.chance import Chance, Dice
from nightcoach.core.drive import decision, play_out
from nightcoach.core.events import Event
from nightcoach.core.game import Game, redeal
from nightcoach.core.state import State

CASES = ("driven", "inside", "clone", "view", "news", "redeal")
INTERPRETED = """
import sys
from importlib.machinery import FileFinder, SourceFileLoader, ExtensionFileLoader, EXTENSION_SUFFIXES
# Prefer the Python source where a compiled module lies beside it.
hook = FileFinder.path_hook((SourceFileLoader, [".py"]), (ExtensionFileLoader, EXTENSION_SUFFIXES))
sys.path_hooks.insert(0, hook)
sys.path_importer_cache.clear()
"""
WORKER = """
from nightcoach.lab.bench import measure
measure(sys.argv[1], int(sys.argv[2]), sys.argv[3], float(sys.argv[4]))
"""


def driven(game: Game, seats: int) -> Callable[[int], int]:
    """Random play with every choice made in Python: moves come from the game's own list and are trusted, as in the
    engines we compare with."""
    options, random = game.Options(), Random(2).random

    def play(number: int) -> int:
        state = game.deal(seats, options, Dice(number))
        decisions = 0
        while (choice := decision(state)) is not None:
            seat, legal = choice
            state.trust(seat, legal[int(random() * len(legal))])
            decisions += 1
        return decisions

    return play


def inside(game: Game, seats: int) -> Callable[[int], int]:
    """The same play inside the engine's own loop, for the outcome alone, as a search would do it."""
    options, dice = game.Options(), Dice(2)
    return lambda number: play_out(game.deal(seats, options, Dice(number)), dice, noting=False)


def midgame(game: Game, seats: int) -> tuple[State, list[Event]]:
    """A position in the middle of a game, with what was told: some rounds, or twenty turns of a game that only
    somebody's claim can end."""
    told: list[Event] = []
    state = game.deal(seats, game.Options(), Chance(7), told.append)
    chance = Chance(3)
    moves = 0
    while game.length(state) < 20 if game.grave else moves < 5 * seats:
        seat = state.waiting()[0]
        likely = [move for move in state.legal(seat) if move.verb not in game.grave]
        before, heard = state.clone(), len(told)
        state.play(seat, chance.pick(likely), told.append)
        if state.outcome() is not None:
            return before, told[:heard]  # a short game: the last position before its end
        moves += 1
    return state, told


def clone(game: Game, seats: int) -> Callable[[int], int]:
    """Copies of a state per second."""
    state, _ = midgame(game, seats)
    return lambda _number: len([state.clone() for _ in range(50)])


def view(game: Game, seats: int) -> Callable[[int], int]:
    """Views per second, of the seat that is asked."""
    state, _ = midgame(game, seats)
    seat = state.asked()[0]
    return lambda _number: len([state.view(seat) for _ in range(50)])


def news(game: Game, seats: int) -> Callable[[int], int]:
    """Views per second, as a table makes them after a move: of a new position, for a spectator and every seat."""
    state, _ = midgame(game, seats)
    watchers: list[int | None] = [None, *range(seats)]

    def look(_number: int) -> int:
        state.public = None
        return len([state.view(watcher) for watcher in watchers])

    return look


def redeal_case(game: Game, seats: int) -> Callable[[int], int]:
    """Worlds per second, sampled from what one seat has heard."""
    _, told = midgame(game, seats)
    heard = [event for event in (game.hear(e, 0) for e in told) if event is not None]
    dice = Dice(4)
    return lambda _number: len([redeal(game, heard, 0, dice) for _ in range(5)])


def measure(case: str, seats: int, name: str, seconds: float) -> None:
    """Run one case for this long; print its rate per second."""
    game = nightcoach.game(name)
    makers = {"driven": driven, "inside": inside, "clone": clone, "view": view, "news": news, "redeal": redeal_case}
    work = makers[case](game, seats)
    for number in range(20):
        work(number)
    done, number = 0, 0
    began = time.process_time()
    while time.process_time() - began < seconds:
        done += work(number)
        number += 1
    print(json.dumps({"per_s": done / (time.process_time() - began), "compiled": nightcoach.COMPILED}))


def one_run(case: str, seats: int, name: str, seconds: float, compiled: bool) -> float:
    """One measurement in a process of its own."""
    code = ("import sys\n" if compiled else INTERPRETED) + WORKER
    arguments = [sys.executable, "-c", code, case, str(seats), name, str(seconds)]
    done = json.loads(subprocess.run(arguments, capture_output=True, text=True, check=True).stdout)
    if done["compiled"] != compiled:
        raise RuntimeError(f"{case} was to run {'compiled' if compiled else 'interpreted'} and did not")
    return float(done["per_s"])


def bench(name: str, seconds: float, rounds: int) -> Iterator[str]:
    """One JSON line per case: the median of the rounds, and the ratio where both engines are at hand."""
    game = nightcoach.game(name)
    allowed = game.seats(game.Options())
    for seats in sorted({allowed[0], allowed[len(allowed) // 2], allowed[-1]}):
        for case in CASES:
            slow: list[float] = []
            fast: list[float] = []
            for _ in range(rounds):
                slow.append(one_run(case, seats, name, seconds, False))
                if nightcoach.COMPILED:
                    fast.append(one_run(case, seats, name, seconds, True))
            unit = (
                "decisions"
                if case in ("driven", "inside")
                else {"redeal": "worlds", "clone": "clones"}.get(case, "views")
            )
            line: dict[str, object] = {"game": name, "seats": seats, "case": case, "unit": f"{unit}/s"}
            line["interpreted"] = round(statistics.median(slow))
            if fast:
                line["compiled"] = round(statistics.median(fast))
                line["ratio"] = round(statistics.median(fast) / statistics.median(slow), 2)
            yield json.dumps(line)
