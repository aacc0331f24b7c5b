"""The stack of frames: everything that is still to happen in a game."""

from __future__ import annotations

from typing import Any

from mypy_extensions import mypyc_attr

from nightcoach.core.frames import Frame


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class Stack:
    """Frames, the innermost on top."""

    def __init__(self) -> None:
        self.now: Frame[Any] | None = None
        """The innermost frame; nothing while it is being carried out, and after the end."""
        self.below: list[Frame[Any]] = []
        """The first `depth` of these lie below it. The list keeps its room, and the innermost frame is not in it:
        growing and shrinking a list with every move took a tenth of the time."""
        self.depth: int = 0

    @property
    def frames(self) -> list[Frame[Any]]:
        """Everything still to happen, the innermost last, in a new list."""
        frames = self.below[: self.depth]
        if self.now is not None:
            frames.append(self.now)
        return frames

    @frames.setter
    def frames(self, frames: list[Frame[Any]]) -> None:
        """Put these there instead, as somebody does who reads a position."""
        self.below = frames.copy()
        self.depth = len(frames)
        self.now = None
        self.innermost()

    def innermost(self) -> Frame[Any] | None:
        """The frame on top of the stack; nothing after the end."""
        frame = self.now
        if frame is None and self.depth:
            self.depth -= 1
            frame = self.now = self.below[self.depth]
        return frame

    def take_off(self) -> Frame[Any]:
        """Take the innermost frame off the stack."""
        frame = self.innermost()
        if frame is None:
            raise IndexError("nothing is left to happen")
        self.now = None
        return frame

    def put_on(self, frame: Frame[Any]) -> None:
        """`then` for a single frame, which need not be packed: for what happens by the million."""
        now = self.now
        if now is not None:
            if self.depth == len(self.below):
                self.below.append(now)
            else:
                self.below[self.depth] = now
            self.depth += 1
        self.now = frame

    def then(self, *frames: Frame[Any]) -> None:
        """First, then, finally: put these on the stack in this order, before whatever was still to happen."""
        for i in range(len(frames) - 1, -1, -1):
            self.put_on(frames[i])

    def clear_frames(self) -> None:
        """Nothing is left to happen."""
        self.now = None
        self.depth = 0

    def share_frames(self, twin: Stack) -> None:
        """Give a copy of the game the same frames; they never change."""
        twin.now = self.now
        twin.below = self.below.copy()
        twin.depth = self.depth
