"""How long one world of The Castle of the Devil takes, and how far the slowest are from that: random games of several
lengths, six seats, each world by processor time.

Usage: python -m bench.redeals [--games 10] [--worlds 30], in the project folder
"""

from __future__ import annotations

import argparse
import json
import time

import nightcoach
from nightcoach.core.chance import Chance, Dice
from nightcoach.core.errors import CannotRedeal
from nightcoach.core.events import Event
from nightcoach.core.game import redeal
from nightcoach.core.wire import Told

SEATS = 6
TURNS = (20, 60, 100, 200)


def heard_by(seat: int, turns: int, seed: int) -> list[Told]:
    """What a seat hears in so many turns of a random game that nobody ends."""
    game = nightcoach.game("castle")
    told: list[Event] = []
    chance = Chance(seed)
    state = game.deal(SEATS, game.Options(), Chance(seed + 1000), told.append)
    while state.turn < turns:
        asked = state.waiting()[0]
        state.play(asked, chance.pick([m for m in state.legal(asked) if m.verb not in game.grave]), told.append)
    return [event for event in (game.hear(event, seat) for event in told) if event is not None]


def measured(turns: int, games: int, worlds: int) -> dict[str, object]:
    """The times of single worlds after so many turns."""
    game = nightcoach.game("castle")
    took: list[float] = []
    gave_up = 0
    for seed in range(games):
        seat = seed % SEATS
        heard, dice = heard_by(seat, turns, seed), Dice(seed)
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
        "case": f"redeal after {turns} turns",
        "seats": SEATS,
        "compiled": nightcoach.COMPILED,
        "worlds": len(took),
        "worlds/s by the median": round(1000 / took[len(took) // 2]),
        "ms, median": round(took[len(took) // 2], 2),
        "ms, p99": round(took[len(took) * 99 // 100], 1),
        "ms, worst": round(took[-1], 1),
        "gave up": gave_up,
    }


def main() -> None:
    """Print the figures."""
    parser = argparse.ArgumentParser(description="Worlds of the Castle, one by one; one JSON line per length.")
    parser.add_argument("--games", type=int, default=10, help="how many games of each length")
    parser.add_argument("--worlds", type=int, default=30, help="how many worlds of each game")
    given = parser.parse_args()
    for turns in TURNS:
        print(json.dumps(measured(turns, given.games, given.worlds)), flush=True)


if __name__ == "__main__":
    main()
