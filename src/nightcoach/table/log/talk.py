"""What is said at a table: lines for everybody, and lines of a circle, of which nobody else may find a trace.

The two are kept apart: a line of a circle neither counts among the others' lines nor pushes one of them out.
"""

from __future__ import annotations

from typing import Final

from nightcoach.table.wire.outbound import Line

TALK_KEPT: Final = 60
CIRCLE_SHOWN: Final = 12
"""How many lines of its circles a welcome brings to a seat: few enough to have room for them in everybody's."""
LINE_BYTES: Final = 1280
"""The room that a line of a circle takes at most: 280 characters of four bytes, and what belongs to it."""
SENTENCES: Final = ("say-hello", "say-hurry", "say-wait", "say-trust_me", "say-liar", "say-well_played")
"""Ready-made sentences of every table, as ids of the catalogues."""


class Whisper:
    """A line of a circle: after how many lines for everybody it was said, and which seats hear it."""

    def __init__(self, after: int, line: Line, ears: tuple[int, ...]) -> None:
        self.after = after
        self.line = line
        self.ears = ears


class Talk:
    """The talk of a table."""

    def __init__(self) -> None:
        self.lines: list[Line] = []
        self.count = 0
        self.whispers: list[Whisper] = []
        """All of this game."""
        self.circles = False
        """In this game there could have been a circle: everybody's frames have room for its lines from then on."""

    def begin(self) -> None:
        """A new game: seats and circles are different ones."""
        self.whispers = []
        self.circles = False

    def add(self, line: Line) -> None:
        """A line for everybody."""
        self.lines.append(line)
        self.count += 1
        del self.lines[:-TALK_KEPT]

    def whisper(self, line: Line, ears: tuple[int, ...]) -> None:
        """A line for these seats alone."""
        self.whispers.append(Whisper(self.count, line, ears))

    def since(self, count: int) -> list[Line]:
        """The lines for everybody after so many."""
        fresh = self.count - count
        return self.lines[-fresh:] if fresh else []

    def next_whisper(self, at: int, seat: int) -> int | None:
        """The number of the first line of a circle from this one on that the seat hears."""
        for number in range(at, len(self.whispers)):
            if seat in self.whispers[number].ears:
                return number
        return None

    def heard(self, seat: int | None, narrator: bool) -> list[Line]:
        """Everything kept that somebody hears, in the order in which it was said."""
        circle = [each for each in self.whispers if narrator or seat in each.ears][-CIRCLE_SHOWN:]
        lines = [(self.count - len(self.lines) + at + 1, line) for at, line in enumerate(self.lines)]
        lines += [(each.after, each.line) for each in circle]
        return [line for _, line in sorted(lines, key=lambda each: each[0])]
