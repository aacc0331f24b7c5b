"""The luck of a game while it is drawn: who takes part, what they have pledged, and what they have shown (decision 15).

Everybody's pledge is fixed and known before anybody shows their luck, so nobody can choose theirs to suit. Whoever sees
what the others have shown could still keep back their own to spoil a deal; then everything is drawn again, without
them. That costs the deal that they knew, and their part in the next.
"""

from __future__ import annotations

from typing import Final

from nightcoach.table.log import entries as e

DRAW_SECONDS: Final = 1.5
"""How long a device has to pledge, or to show its luck: it does so by itself, in the time that a message takes."""
RELOADED_SECONDS: Final = 10.0
"""How long if the server has just come back, and everybody has to find it again."""


class Draw:
    """One draw, from the host's start to the deal."""

    def __init__(self, began: e.DrawBegan, pledges: dict[int, str], now: float) -> None:
        self.began = began
        self.of = began.of
        """Who takes part in this round."""
        self.pledges = {person: pledges[person] for person in began.of}
        self.shown: dict[int, str] = {}
        """By person: the luck itself."""
        self.showing = True
        """The pledges of this round are fixed, and devices show their luck; else they pledge."""
        self.past: list[tuple[dict[int, str], dict[int, str]]] = []
        """Pledges and luck of the rounds that were in vain."""
        self.limit = now + DRAW_SECONDS

    def again(self, of: tuple[int, ...], now: float) -> None:
        """Another round, with these people."""
        self.past.append((self.pledges, self.shown))
        self.of, self.pledges, self.shown, self.showing = of, {}, {}, False
        self.limit = now + DRAW_SECONDS

    def fix(self, of: tuple[int, ...], now: float) -> None:
        """Those who have pledged in time show their luck."""
        self.of, self.showing = of, True
        self.limit = now + DRAW_SECONDS

    def rounds(self) -> list[tuple[dict[int, str], dict[int, str]]]:
        """Pledges and luck of all rounds in which anybody had pledged."""
        return [each for each in (*self.past, (self.pledges, self.shown)) if each[0]]
