"""How good a belief is: what canny thinks of everybody's society in The Castle of the Devil, against the truth.

At every turn of a game between canny bots the active one's belief about each other seat is scored: the square of its
distance from the truth (Brier), beside the same for what the deal alone says and for what the seat was shown.

Usage: python -m bench.castle_beliefs [--seats 6] [--games 200] [--seed 1], in the project folder
"""

from __future__ import annotations

import argparse
import itertools
from collections.abc import Sequence

import msgspec

import nightcoach
from nightcoach.bots import bot
from nightcoach.core.chance import Chance, mix
from nightcoach.core.frames import TABLE
from nightcoach.games.castle.bots.belief import SPLITS, Mind
from nightcoach.games.castle.state import Castle
from nightcoach.games.castle.wire_view import View
from nightcoach.lab.simulate import game_seed

ROUNDS = (0, 2, 4, 6, 9, 13, 25)
"""Where ranges of rounds begin; the last one ends where games are stopped."""


class Score(msgspec.Struct):
    """Sums over all beliefs of a range of rounds."""

    first: int
    last: int
    beliefs: int = 0
    deal: float = 0.0
    shown: float = 0.0
    belief: float = 0.0

    def mean(self, total: float) -> float:
        """A sum of squares as a Brier score."""
        return total / self.beliefs if self.beliefs else 0.0


def shares(splits: Sequence[int], seats: int) -> list[float]:
    """How likely each seat is a friend if all these splits are equally likely."""
    return [sum([split >> q & 1 for split in splits]) / len(splits) for q in range(seats)]


def score_turn(view: View, mind: Mind, societies: Sequence[int], score: Score) -> None:
    """Add what the active player believes of everybody else."""
    deal = shares(SPLITS[view.seats][mind.me], view.seats)
    shown = shares(mind.splits, view.seats)
    for q in range(view.seats):
        if q != mind.me:
            truth = 1.0 if societies[q] == mind.mine else 0.0
            score.beliefs += 1
            score.deal += (deal[q] - truth) ** 2
            score.shown += (shown[q] - truth) ** 2
            score.belief += (mind.friend[q] - truth) ** 2


def calibrate(seats: int, games: int, seed: int = 1) -> list[Score]:
    """Play this many games between canny bots and score their beliefs, by ranges of rounds and, last, over all."""
    game = nightcoach.game("castle")
    canny = bot("castle", "canny")
    scores = [Score(first, last - 1) for first, last in itertools.pairwise(ROUNDS)]
    for number in range(games):
        own_seed = game_seed(seed, number)
        state = game.deal(seats, game.Options(), Chance(own_seed))
        assert isinstance(state, Castle)
        streams = [Chance(mix("bot", own_seed, bytes([q]))) for q in range(seats)]
        while state.outcome() is None and state.turn // seats < ROUNDS[-1]:
            seat = state.waiting()[0]
            if seat == TABLE:
                state.play(seat, state.legal(seat)[0])
                continue
            view = state.view(seat)
            if view.window == "turn" and view.fresh:
                score = next(score for score in scores if state.turn // seats <= score.last)
                score_turn(view, Mind(view), state.societies, score)
            state.play(seat, game.moves[canny.choose(view, streams[seat])])
    whole = Score(0, ROUNDS[-1] - 1)
    for score in scores:
        whole.beliefs += score.beliefs
        whole.deal += score.deal
        whole.shown += score.shown
        whole.belief += score.belief
    return [*scores, whole]


def main() -> None:
    """Print the scores as a table."""
    parser = argparse.ArgumentParser(description=calibrate.__doc__)
    parser.add_argument("--seats", type=int, default=6)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    print(f"{given.seats} seats, {given.games} games: Brier scores of what canny thinks of every other seat's society")
    print(f"{'rounds':>8} {'beliefs':>8} {'deal':>7} {'shown':>7} {'belief':>7}")
    for score in calibrate(given.seats, given.games, given.seed):
        means = [score.mean(total) for total in (score.deal, score.shown, score.belief)]
        print(f"{score.first:>4}–{score.last:<3} {score.beliefs:>8} " + " ".join([f"{mean:7.3f}" for mean in means]))


if __name__ == "__main__":
    main()
