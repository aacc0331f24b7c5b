"""Write a bot: somebody who never refuses a trade in The Castle of the Devil, at a table of random bots."""

from __future__ import annotations

import nightcoach
from nightcoach.bots import Bot
from nightcoach.games.castle.wire_view import View
from nightcoach.lab.simulate import game_seed, play_one, wilson

GAMES = 40


class Generous:
    """Accepts every offer, and does anything else at random."""

    def choose(self, view: View, chance: nightcoach.Chance) -> str:
        """The words of one of `view.legal`."""
        accepting = [words for words in view.legal if words.startswith("accept ")]
        return chance.pick(accepting or list(view.legal))


def count(name: str, player: Bot) -> None:
    """Play some games with this bot in seat 0, and print how many it wins."""
    castle = nightcoach.game("castle")
    table: list[Bot] = [player, *[nightcoach.bot("castle", "random")] * 3]
    wins = 0
    for number in range(GAMES):
        outcome = play_one(castle, len(table), castle.Options(), table, game_seed(1, number)).state.outcome()
        wins += outcome is not None and 0 in outcome.winners
    low, high = wilson(wins, GAMES)
    print(f"the {name} bot wins {wins} of {GAMES} games, {100 * low:.0f} – {100 * high:.0f} %")


def main() -> None:
    """Compare the bot with the random one in the same seat on the same deals."""
    count("generous", Generous())
    count("random", nightcoach.bot("castle", "random"))


if __name__ == "__main__":
    main()
