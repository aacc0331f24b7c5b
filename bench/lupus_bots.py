"""How canny fares in Lupus in Tabula: the tables of docs/bots.md.

Preset `full`. The first table has canny at every seat. The second compares, over the same deals, a table of random bots
with the same table in which one seat is canny: a seat of the village, or a Werewolf, that goes round.

Usage: python -m bench.lupus_bots [--games 400] [--jobs 2] [--seed 1], in the project folder
"""

from __future__ import annotations

import argparse
import time
from concurrent.futures import ProcessPoolExecutor

import nightcoach
from nightcoach.bots import Bot, bot
from nightcoach.core.chance import Chance
from nightcoach.core.record import Recording
from nightcoach.games.lupus.roles import PARTY_OF, VILLAGE, WEREWOLF
from nightcoach.games.lupus.state import Lupus
from nightcoach.games.lupus.wire_view import View
from nightcoach.lab.simulate import game_seed, play_one, wilson

SEATS = (8, 12, 16, 24)
FEWER = {8: 1.0, 12: 0.5, 16: 0.2, 24: 0.1}
"""Big tables take their time: the share of the games they play."""
CHUNKS = 10


class Timed:
    """A bot whose thinking is measured."""

    blind = False

    def __init__(self, thinks: Bot) -> None:
        self.thinks = thinks
        self.seconds = 0.0
        self.decisions = 0

    def choose(self, view: View, chance: Chance) -> str:
        """What the bot answers."""
        began = time.process_time()
        words = self.thinks.choose(view, chance)
        self.seconds += time.process_time() - began
        self.decisions += 1
        return words


def played(seats: int, seed: bytes, bots: list[Bot]) -> Lupus:
    """The end of a game."""
    game = nightcoach.game("lupus")
    state = play_one(game, seats, game.Options(), bots, seed).state
    assert isinstance(state, Lupus)
    return state


def everybody(task: tuple[int, int, int, int]) -> tuple[int, int, int, float, int]:
    """Games with canny at every seat: pack's and hamster's victories, days, seconds of thought, decisions."""
    seats, seed, first, last = task
    canny = Timed(bot("lupus", "canny"))
    pack = hamster = days = 0
    for number in range(first, last):
        state = played(seats, game_seed(seed, number), [canny] * seats)
        outcome = state.outcome()
        assert outcome is not None
        pack += outcome.party == "pack"
        hamster += outcome.party == "hamster"
        days += state.day
    return pack, hamster, days, canny.seconds, canny.decisions


def one(task: tuple[int, int, int, int]) -> list[tuple[bool, bool]]:
    """Over the same deals, whether the seat wins as a random bot and as canny: of the village, then of a Werewolf."""
    seats, seed, first, last = task
    game = nightcoach.game("lupus")
    random, canny = bot("lupus", "random"), bot("lupus", "canny")
    found = []
    for number in range(first, last):
        own_seed = game_seed(seed, number)
        dealt = Recording(game, seats, game.Options(), own_seed).state
        assert isinstance(dealt, Lupus)
        villagers = [q for q in range(seats) if PARTY_OF[dealt.dealt[q]] == VILLAGE]
        wolves = [q for q in range(seats) if dealt.dealt[q] == WEREWOLF]
        plain = played(seats, own_seed, [random] * seats).outcome()
        assert plain is not None
        for among in (villagers, wolves):
            seat = among[number % len(among)]
            better = played(seats, own_seed, [canny if q == seat else random for q in range(seats)]).outcome()
            assert better is not None
            found.append((seat in plain.winners, seat in better.winners))
    return found


def chunks(seats: int, seed: int, games: int) -> list[tuple[int, int, int, int]]:
    """The games of a run in parts."""
    edges = [games * part // CHUNKS for part in range(CHUNKS + 1)]
    return [(seats, seed, edges[part], edges[part + 1]) for part in range(CHUNKS)]


def share(won: int, games: int) -> str:
    """A share in per cent with its interval."""
    low, high = wilson(won, games)
    return f"{100 * won / games:.1f} % ({100 * low:.1f} – {100 * high:.1f})"


def main() -> None:
    """Print both tables."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=400, help="with eight seats; more seats play fewer")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    with ProcessPoolExecutor(given.jobs) as pool:
        print("| seats | games | pack wins | Werehamster wins | days | ms a decision |")
        print("|--:|--:|--:|--:|--:|--:|", flush=True)
        for seats in SEATS:
            games = max(CHUNKS, int(given.games * FEWER[seats]))
            parts = list(pool.map(everybody, chunks(seats, given.seed, games)))
            pack, hamster, days, seconds, decisions = [sum(part[i] for part in parts) for i in range(5)]
            row = f"| {seats} | {games} | {share(int(pack), games)} | {share(int(hamster), games)} |"
            print(f"{row} {days / games:.1f} | {1000 * seconds / decisions:.2f} |", flush=True)
        print()
        print("| seats | deals | villager: random | canny | Werewolf: random | canny |")
        print("|--:|--:|--:|--:|--:|--:|", flush=True)
        for seats in SEATS:
            games = max(CHUNKS, int(2 * given.games * FEWER[seats]))
            pairs = [pair for part in pool.map(one, chunks(seats, given.seed, games)) for pair in part]
            cells = []
            for found in (pairs[::2], pairs[1::2]):
                for i in range(2):
                    cells.append(share(sum(pair[i] for pair in found), len(found)))
            print(f"| {seats} | {games} | {' | '.join(cells)} |", flush=True)


if __name__ == "__main__":
    main()
