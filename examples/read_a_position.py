"""Read a position: set one up from a line of notation, see what a seat may know, and play on."""

from __future__ import annotations

import nightcoach

LINE = "prowl 3 wolf:4 kids:6:trap hood:2:sleep pig:9:sleep"
"""The third round of Eat Me If You Can!: everybody has chosen, and the Wolf is about to knock (docs/notation.md)."""


def main() -> None:
    """The Wolf visits seat 3."""
    eatme = nightcoach.game("eatme")
    state = eatme.read(LINE)
    print(state.table(0))  # what seat 0 sees; print(state) shows everything
    state.play(0, "visit 3")
    print(repr(state))


if __name__ == "__main__":
    main()
