"""Write a bot: somebody who never refuses a trade in The Castle of the Devil, at a table of random bots."""

from __future__ import annotations

from collections import Counter

import nightcoach
from nightcoach.bots import Bot, bot
from nightcoach.games.castle.view import View
from nightcoach.lab.simulate import game_seed, play_one, wilson

GAMES = 40


class Generous:
    """Accepts every offer, and does anything else at random."""

    blind = False
    """It looks at the view, so one must be made for it."""

    def choose(self, view: View, chance: nightcoach.Chance) -> str:
        """The words of one of `view.legal`."""
        accepting = [words for words in view.legal if words.startswith("accept ")]
        return chance.pick(accepting or list(view.legal))


def main() -> None:
    """Play some games, and count who wins."""
    castle = nightcoach.game("castle")
    table: list[Bot] = [Generous(), *[bot("castle", "random")] * 3]
    wins: Counter[int] = Counter()
    for number in range(GAMES):
        outcome = play_one(castle, len(table), castle.Options(), table, game_seed(1, number)).state.outcome()
        if outcome is not None:
            wins.update(outcome.winners)
    low, high = wilson(wins[0], GAMES)
    print(f"the generous bot wins {wins[0]} of {GAMES} games, {100 * low:.0f} – {100 * high:.0f} %")


if __name__ == "__main__":
    main()
