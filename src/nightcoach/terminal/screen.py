"""The screen: a board on top, the story below, a question at the bottom; or simply one line after the other."""

from __future__ import annotations

import contextlib
import getpass
import signal
import sys
import time
from collections.abc import Callable, Iterator
from typing import Any

from rich.console import Console, RenderableType
from rich.markup import escape

try:
    import termios
except ImportError:  # Windows has no termios; there getpass hides what is typed
    termios = None  # type: ignore[assignment]


class InputEnded(Exception):
    """Nobody answers any more: end of file, or Ctrl-D."""


class Quit(Exception):
    """The player leaves, or the terminal is closed."""


class Screen:
    """Where the game is shown and the player is asked.

    Only answers to open questions that are not secret are echoed, so no secret is ever on the screen or in its
    scrollback, not even one typed too early. A full screen leaves nothing behind at all.
    """

    def __init__(self, full: bool, pace: float) -> None:
        self.console = Console(highlight=False)
        self.full = full and self.console.is_terminal and not self.console.is_dumb_terminal
        self.pace = pace if self.console.is_terminal else 0.0
        self.story: list[str] = []
        self.board: Callable[[], RenderableType] | None = None
        self.quiet = termios is not None and sys.stdin.isatty()
        self._usual: list[Any] = []
        self._handlers: dict[int, object] = {}

    def __enter__(self) -> Screen:
        if self.full:
            self.console.set_alt_screen(True)
        if self.quiet:
            self._usual = list(termios.tcgetattr(sys.stdin.fileno()))
            self.echo(False)
            self._handle(signal.SIGCONT, lambda *_: self.echo(False))  # a shell switches it on for `fg`
        for closing in ("SIGTERM", "SIGHUP"):
            if hasattr(signal, closing):
                self._handle(getattr(signal, closing), _leave)
        return self

    def __exit__(self, *_error: object) -> None:
        for number, handler in self._handlers.items():
            signal.signal(number, handler)  # type: ignore[arg-type]
        if self.quiet:
            termios.tcsetattr(sys.stdin.fileno(), termios.TCSADRAIN, self._usual)
        if self.full:
            self.console.set_alt_screen(False)

    def _handle(self, number: int, handler: Callable[..., None]) -> None:
        self._handlers[number] = signal.signal(number, handler)

    def echo(self, on: bool) -> None:
        """Whether what is typed is shown; what was typed before a question is forgotten."""
        mode = termios.tcgetattr(sys.stdin.fileno())
        mode[3] = mode[3] | termios.ECHO if on else mode[3] & ~termios.ECHO
        termios.tcsetattr(sys.stdin.fileno(), termios.TCSAFLUSH, mode)

    @contextlib.contextmanager
    def _listening(self, sealed: bool) -> Iterator[None]:
        if self.quiet:
            self.echo(not sealed)
        try:
            yield
        finally:
            if self.quiet:
                self.echo(False)

    def tell(self, line: str, style: str = "") -> None:
        """One more line of the story, after a pause so that people can follow."""
        shown = f"[{style}]{escape(line)}[/]" if style else escape(line)
        self.story.append(shown)
        if self.full:
            self.draw()
        else:
            self.console.print(shown)
        time.sleep(self.pace)

    def draw(self) -> None:
        """Redraw the full screen: the board, and as much of the story as there is room for."""
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
        """Something that is not part of the story: help, a rule, an error."""
        self.console.print(text)

    def ask(self, prompt: str, sealed: bool = False) -> str:
        """What the player types; not echoed if it is a secret."""
        try:
            if sealed and termios is None and sys.stdin.isatty():
                return getpass.getpass(prompt).strip()
            with self._listening(sealed):
                self.console.print(escape(prompt), end="")
                line = sys.stdin.readline()
        except EOFError:
            line = ""
        if not line:
            raise InputEnded
        if sealed and self.quiet:
            self.console.print()  # the Enter was not echoed either
        return line.strip()


def _leave(*_signal: object) -> None:
    raise Quit
