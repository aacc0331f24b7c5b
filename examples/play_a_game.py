"""Play a game: deal, see whose answer is missing, answer with a legal move, until there is an outcome."""

from __future__ import annotations

import nightcoach


def main() -> None:
    """A short game of Eat Me If You Can! in which everybody takes the first move on the list."""
    eatme = nightcoach.game("eatme")
    state = eatme.deal(4, eatme.Options(target_points=5), nightcoach.Chance("a dark night"))
    while state.outcome() is None:
        seat = state.waiting()[0]
        move = state.legal(seat)[0]
        print(f"{state.window():>7}: seat {seat} answers {move.words!r}")
        state.play(seat, move)
    print(state.outcome())


if __name__ == "__main__":
    main()
