"""Analyse a thousand games: does it matter where you sit in Eat Me If You Can!?"""

from __future__ import annotations

from collections import Counter

import nightcoach
from nightcoach.lab.simulate import game_seed, play_one, wilson

GAMES, SEATS = 1000, 4


def main() -> None:
    """Wins by seat and by reason, with 95 % intervals."""
    eatme = nightcoach.game("eatme")
    table = [nightcoach.bot("eatme", "random")] * SEATS
    wins: Counter[int] = Counter()
    reasons: Counter[str] = Counter()
    rounds = 0
    for number in range(GAMES):
        state = play_one(eatme, SEATS, eatme.Options(), table, game_seed(1, number)).state
        outcome = state.outcome()
        assert outcome is not None
        wins.update(outcome.winners)
        reasons[f"{outcome.reason} ({outcome.rule})"] += 1
        rounds += state.game.length(state)
    print(f"{GAMES} games of {rounds / GAMES:.1f} {eatme.unit} each")
    for seat in range(SEATS):
        low, high = wilson(wins[seat], GAMES)
        print(f"  seat {seat} wins {100 * wins[seat] / GAMES:.1f} % ({100 * low:.1f} – {100 * high:.1f})")
    for reason, games in reasons.most_common():
        print(f"  {games:5} × {reason}")


if __name__ == "__main__":
    main()
