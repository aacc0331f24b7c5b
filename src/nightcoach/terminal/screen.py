"""The screen: a board on top, the story below, a question at the bottom; or simply one line after the other."""

from __future__ import annotations

import getpass
import sys
import time
from collections.abc import Callable

from rich.console import Console, RenderableType
from rich.markup import escape


class InputEnded(Exception):
    """Nobody answers any more: end of file, or Ctrl-D."""


class Screen:
    """Where the game is shown and the player is asked.

    What is typed for a secret choice is never echoed, so it is neither on the screen nor in its scrollback; a full
    screen leaves nothing behind at all.
    """

    def __init__(self, full: bool, pace: float) -> None:
        self.console = Console(highlight=False)
        self.full = full and self.console.is_terminal
        self.pace = pace if self.console.is_terminal else 0.0
        self.story: list[str] = []
        self.board: Callable[[], RenderableType] | None = None

    def __enter__(self) -> Screen:
        if self.full:
            self.console.set_alt_screen(True)
        return self

    def __exit__(self, *_error: object) -> None:
        if self.full:
            self.console.set_alt_screen(False)

    def tell(self, line: str, style: str = "") -> None:
        """One more line of the story, after a moment in which people can follow."""
        shown = f"[{style}]{escape(line)}[/]" if style else escape(line)
        self.story.append(shown)
        if self.full:
            self.draw()
        else:
            self.console.print(shown)
        time.sleep(self.pace)

    def draw(self) -> None:
        """Draw the full screen anew: the board, and as much of the story as there is room for."""
        shown = self.board() if self.board else ""
        room = max(3, self.console.height - len(self.console.render_lines(shown, pad=False)) - 9)
        tail: list[str] = []
        for line in reversed(self.story):
            room -= len(self.console.render_lines(line, pad=False))
            if room < 0:
                break
            tail.insert(0, line)
        self.console.clear()
        self.console.print(shown)
        self.console.print()
        for line in tail:
            self.console.print(line)
        self.console.print()

    def show_board(self) -> None:
        """Show where the game stands before a question."""
        if self.full:
            self.draw()
        elif self.board:
            self.console.print(self.board())

    def note(self, text: RenderableType) -> None:
        """Something beside the story: help, a rule, an error."""
        self.console.print(text)

    def ask(self, prompt: str, sealed: bool = False) -> str:
        """What the player types; unseen if it is a secret."""
        try:
            if sealed and sys.stdin.isatty():
                return getpass.getpass(prompt).strip()
            self.console.print(escape(prompt), end="")
            line = sys.stdin.readline()
        except EOFError:
            line = ""
        if not line:
            raise InputEnded
        return line.strip()
