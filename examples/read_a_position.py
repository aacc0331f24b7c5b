"""A position by notation: set one up from a line of text, see what each seat may know, and play on."""

from __future__ import annotations

import nightcoach

LINE = "prowl 3 wolf:4 kids:6:trap hood:2:sleep pig:9:sleep"
"""The third round of Eat Me If You Can!: everybody has chosen, and the Wolf is about to knock. docs/notation.md."""


def main() -> None:
    """The Wolf visits seat 3."""
    eatme = nightcoach.game("eatme")
    state = eatme.read(LINE, nightcoach.Chance("its future"))
    for seat in range(state.seats):
        print(f"seat {seat} may answer: {', '.join(state.view(seat).legal) or 'nothing'}")
    state.play(0, eatme.moves["visit 3"])
    print(eatme.write(state))


if __name__ == "__main__":
    main()
