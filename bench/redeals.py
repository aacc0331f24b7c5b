"""How many worlds of The Castle of the Devil a second gives, and how long the slowest take: random games that nobody
ends, each world by processor time.

The rate is that of six seats with the default options, the median of the games. The times of single worlds come from
games of four to eight seats with all sorts of options, of people who do anything, mostly trade, mostly fight or mostly
spy, seen by all seats in turn and by spectators; the first world of a position, for which all events are read, is among
them.

Usage: python -m bench.redeals [--games 10] [--positions 150] [--worlds 5], in the project folder
"""

from __future__ import annotations

import argparse
import json
import statistics
import time
from collections.abc import Iterator
from typing import Any

import nightcoach
from nightcoach.core.chance import Chance, Dice
from nightcoach.core.errors import CannotRedeal
from nightcoach.core.events import Event
from nightcoach.core.game import redeal
from nightcoach.core.wire import Told

SEATS = 6
RATES = (20, 60)
TIMES = (60, 100, 200)
OPTIONS: tuple[dict[str, Any], ...] = (
    {},
    {"proclaim_after_free": True, "free_after_action": True},
    {"give_back_stolen": True, "alchemist_prevails": True},
    {"free_after_action": True, "alchemist_prevails": True},
    {"brisk_duels": True},
)
SELDOM: tuple[tuple[str, ...], ...] = (
    (),
    ("challenge", "spy", "refuse"),
    (),
    ("offer", "spy", "demand"),
    (),
    ("offer", "challenge"),
)
"""What people of each sort do in one of eight cases only, if they can do anything else."""


def game_of(seats: int, options: dict[str, Any], seldom: tuple[str, ...], turns: int, seed: int) -> list[Event]:
    """All that is told in so many turns of a random game."""
    game = nightcoach.game("castle")
    told: list[Event] = []
    chance = Chance(seed)
    state = game.deal(seats, game.Options(**options), Chance(seed + 1000), told.append)
    while state.turn < turns:
        asked = state.waiting()[0]
        able = [move for move in state.legal(asked) if move.verb not in game.grave]
        liked = [move for move in able if move.verb not in seldom]
        state.play(asked, chance.pick(liked if seldom and liked and chance.below(8) else able), told.append)
    return told


def heard_by(seat: int | None, told: list[Event]) -> list[Told]:
    """What a seat, or a spectator, hears of it."""
    game = nightcoach.game("castle")
    return [event for event in (game.hear(event, seat) for event in told) if event is not None]


def rate(turns: int, games: int) -> dict[str, object]:
    """Worlds a second after so many turns."""
    game = nightcoach.game("castle")
    rates: list[float] = []
    for seed in range(games):
        seat, dice = seed % SEATS, Dice(seed)
        heard = heard_by(seat, game_of(SEATS, {}, (), turns, seed))
        for _ in range(5):
            redeal(game, heard, seat, dice)
        began = time.process_time()
        for _ in range(100):
            redeal(game, heard, seat, dice)
        rates.append(100 / (time.process_time() - began))
    return {
        "game": "castle",
        "case": f"worlds/s after {turns} turns",
        "seats": SEATS,
        "compiled": nightcoach.COMPILED,
        "games": games,
        "median": round(statistics.median(rates)),
        "slowest game": round(min(rates)),
    }


def positions(turns: int, number: int) -> Iterator[tuple[int | None, list[Told]]]:
    """Watchers and what they have heard, of every sort."""
    for seed in range(number):
        seats = 4 + seed % 5
        told = game_of(seats, OPTIONS[seed // 5 % 5], SELDOM[seed % 6], turns, seed)
        seat = None if seed % 11 == 10 else seed * 7 % seats
        yield seat, heard_by(seat, told)


def times(turns: int, number: int, worlds: int) -> dict[str, object]:
    """The times of single worlds after so many turns."""
    game = nightcoach.game("castle")
    took: list[float] = []
    gave_up = 0
    dice = Dice(turns)
    for seat, heard in positions(turns, number):
        for _ in range(worlds):
            began = time.process_time()
            try:
                redeal(game, heard, seat, dice)
            except CannotRedeal:
                gave_up += 1
            took.append((time.process_time() - began) * 1000)
    took.sort()
    return {
        "game": "castle",
        "case": f"one world after {turns} turns",
        "seats": "4-8",
        "compiled": nightcoach.COMPILED,
        "positions": number,
        "worlds": len(took),
        "ms, median": round(took[len(took) // 2], 2),
        "ms, p90": round(took[len(took) * 9 // 10], 1),
        "ms, p99": round(took[len(took) * 99 // 100], 1),
        "ms, worst": round(took[-1], 1),
        "gave up": gave_up,
    }


def main() -> None:
    """Print the figures."""
    parser = argparse.ArgumentParser(description="Worlds of the Castle, one by one; one JSON line per case.")
    parser.add_argument("--games", type=int, default=10, help="how many games each rate is taken from")
    parser.add_argument("--positions", type=int, default=150, help="how many positions of each length")
    parser.add_argument("--worlds", type=int, default=5, help="how many worlds of each position")
    given = parser.parse_args()
    for turns in RATES:
        print(json.dumps(rate(turns, given.games)), flush=True)
    for turns in TIMES:
        print(json.dumps(times(turns, given.positions, given.worlds)), flush=True)


if __name__ == "__main__":
    main()
