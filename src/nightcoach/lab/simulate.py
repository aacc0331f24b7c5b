"""Simulation: many games between bots, the same whoever plays them: one process, several, or a Ray.

Game i of a run has a seed of its own, made from the run's seed and i, and every seat's bot draws from a stream of its
own; so it does not matter which process plays which game, or when.
"""

from __future__ import annotations

import contextlib
import math
import signal
import statistics
import threading
import time
from collections import Counter
from collections.abc import Callable, Generator, Iterator, Sequence
from typing import Any, BinaryIO

import msgspec

import nightcoach
from nightcoach.bots import Bot, answer, any_bot
from nightcoach.core.chance import Chance, mix
from nightcoach.core.errors import Refused
from nightcoach.core.frames import TABLE
from nightcoach.core.game import Game
from nightcoach.core.record import Recording, truncated
from nightcoach.core.wire import GameOptions
from nightcoach.lab.crew import crew_of, cut, in_order

HORIZON = 20_000
"""Moves after which a simulated game is truncated; the outcome says so."""


class Setting(msgspec.Struct, frozen=True):
    """One run: who plays what, how often."""

    game: str
    seats: int
    options: dict[str, Any]
    bots: tuple[str, ...]
    """One name or `module:Class` per seat."""
    seed: int
    games: int
    horizon: int = HORIZON


class Played(msgspec.Struct, frozen=True):
    """What a run keeps of one game."""

    moves: int
    length: int
    winners: tuple[int, ...]
    party: str | None
    reason: str
    line: bytes


class Length(msgspec.Struct, frozen=True):
    """How long games lasted, in the game's own unit."""

    unit: str
    mean: float
    sd: float
    median: float


class Claims(msgspec.Struct, frozen=True):
    """How often a claim that can fail was right, and how often wrong."""

    right: int
    wrong: int


class Result(msgspec.Struct, frozen=True):
    """What `nightcoach simulate --json` prints."""

    game: str
    version: int
    seats: int
    options: dict[str, Any]
    bots: list[str]
    seed: int
    games: int
    moves: int
    seconds: float
    games_per_s: float
    moves_per_s: float
    compiled: bool
    wins_by_seat: list[int]
    reasons: dict[str, int]
    length: Length
    wins_by_party: dict[str, int] | msgspec.UnsetType = msgspec.UNSET
    proclamations: dict[str, Claims | int] | msgspec.UnsetType = msgspec.UNSET
    """By form; those that cannot fail are only counted."""
    interrupted: bool | msgspec.UnsetType = msgspec.UNSET


def game_seed(seed: int, number: int) -> bytes:
    """The seed of one game of a run."""
    return mix("simulate", str(seed).encode(), str(number).encode())


def play_one(
    game: Game, seats: int, options: GameOptions, bots: Sequence[Bot], seed: bytes, horizon: int = HORIZON
) -> Recording:
    """One game between bots, to its end or to the horizon. Each gets its own seat's view and its own chance."""
    if len(bots) < seats:
        facts = {"seats": str(seats), "given": str(len(bots))}
        raise Refused("bots", f"a game of {seats} seats needs {seats} bots, not {len(bots)}", facts)
    blind = [getattr(each, "blind", False) for each in bots]
    recording = Recording(game, seats, options, seed)
    state = recording.state
    streams = [Chance(mix("bot", seed, bytes([seat]))) for seat in range(seats)]
    while state.outcome() is None and len(recording.moves) < horizon:
        seat = state.driven()
        if seat == TABLE:
            recording.play(seat, state.legal(seat)[0])
        elif blind[seat]:
            recording.play(seat, streams[seat].pick(state.legal(seat)))
        else:
            answer(recording, seat, bots[seat], state.view(seat), streams[seat])
    return recording


def play_batch(task: tuple[Setting, int, int, bool]) -> list[Played]:
    """Games first to last − 1 of a run; with their records if they are kept."""
    setting, first, last, keep = task
    game = nightcoach.game(setting.game)
    options = game.Options(**setting.options)
    bots = [any_bot(setting.game, name) for name in setting.bots]
    played = []
    for number in range(first, last):
        seed = game_seed(setting.seed, number)
        recording = play_one(game, setting.seats, options, bots, seed, setting.horizon)
        state = recording.state
        outcome = state.outcome() or truncated(game)
        line = recording.record(stopped=True).line() if keep else b""
        length = game.length(state)
        played.append(Played(len(recording.moves), length, outcome.winners, outcome.party, outcome.reason, line))
    return played


def play_all(setting: Setting, keep: bool, jobs: int | None, on: str | None) -> Generator[list[Played], None, None]:
    """All games of a run in order, batch by batch, by whoever plays them."""
    with crew_of(jobs, on) as crew:
        batches = ((setting, first, last, keep) for first, last in cut(setting.games))
        yield from in_order(crew, play_batch, batches)


@contextlib.contextmanager
def _noting_interrupts() -> Iterator[list[int]]:
    """The first interrupt is noted instead of raised, so that none falls between a record and its count."""
    noted: list[int] = []

    def note(number: int, _frame: object) -> None:
        if noted:
            raise KeyboardInterrupt
        noted.append(number)

    if threading.current_thread() is not threading.main_thread():
        yield noted  # only the main thread hears of interrupts
        return
    usual = signal.signal(signal.SIGINT, note)
    try:
        yield noted
    finally:
        signal.signal(signal.SIGINT, usual)


def simulate(
    setting: Setting,
    jobs: int | None = None,
    records: BinaryIO | None = None,
    progress: Callable[[int], None] | None = None,
    on: str | None = None,
) -> Result:
    """Play a run in so many processes, or on a Ray, and count. An interrupt ends it early: what is finished is kept and
    reported."""
    game = nightcoach.game(setting.game)
    done: list[Played] = []
    interrupted = False
    began = time.perf_counter()
    batches = play_all(setting, records is not None, jobs, on)
    try:
        with _noting_interrupts() as interrupts:
            for batch in batches:
                if records is not None:
                    records.write(b"".join([played.line for played in batch]))
                done += [msgspec.structs.replace(played, line=b"") for played in batch] if records else batch
                if progress is not None:
                    progress(len(batch))
                if interrupts:
                    interrupted = True
                    break
    except KeyboardInterrupt:
        interrupted = True
    finally:
        batches.close()
    seconds = time.perf_counter() - began
    return count(setting, game, done, seconds, interrupted)


def count(setting: Setting, game: Game, done: list[Played], seconds: float, interrupted: bool) -> Result:
    """The figures of the games that were played."""
    winners = Counter(seat for played in done for seat in played.winners)
    parties = Counter(played.party for played in done if played.party is not None)
    lengths = [played.length for played in done] or [0]
    moves = sum(played.moves for played in done)
    reasons = Counter(played.reason for played in done)
    return Result(
        game=setting.game,
        version=game.version,
        seats=setting.seats,
        options=setting.options,
        bots=list(setting.bots),
        seed=setting.seed,
        games=len(done),
        moves=moves,
        seconds=round(seconds, 3),
        games_per_s=round(len(done) / seconds, 1),
        moves_per_s=round(moves / seconds, 1),
        compiled=nightcoach.COMPILED,
        wins_by_seat=[winners[seat] for seat in range(setting.seats)],
        wins_by_party={party: parties[party] for party in game.parties} if game.parties else msgspec.UNSET,
        proclamations=proclamations(game, reasons) or msgspec.UNSET,
        reasons=dict(sorted(reasons.items())),
        length=Length(
            game.unit,
            round(statistics.fmean(lengths), 3),
            round(statistics.stdev(lengths), 3) if len(lengths) > 1 else 0.0,
            float(statistics.median(lengths)),
        ),
        interrupted=True if interrupted else msgspec.UNSET,
    )


def proclamations(game: Game, reasons: Counter[str]) -> dict[str, Claims | int]:
    """The claims that ended games, by the forms that the game declares."""
    return {
        form: Claims(reasons[ends[0]], reasons[ends[1]]) if len(ends) > 1 else reasons[ends[0]]
        for form, ends in game.declared_ends.items()
    }


def wilson(wins: int, games: int) -> tuple[float, float]:
    """The 95 % confidence interval of a share (Wilson)."""
    if games == 0:
        return 0.0, 1.0
    z = 1.959964
    share = wins / games
    middle = (share + z * z / (2 * games)) / (1 + z * z / games)
    half = z * math.sqrt(share * (1 - share) / games + z * z / (4 * games * games)) / (1 + z * z / games)
    return middle - half, middle + half
