"""Somebody who plays in a terminal: lines are typed, and everything on the screen is read."""

from __future__ import annotations

import contextlib
import io
import re
import sys

import pytest

from nightcoach.bots import bot
from nightcoach.core.chance import seed_bytes
from nightcoach.core.game import Game
from nightcoach.core.wire import parse_options
from nightcoach.terminal.play import TerminalGame
from nightcoach.terminal.screen import InputEnded, Quit, Screen
from nightcoach.words import words


class Typist(Screen):
    """Somebody who types these lines."""

    def __init__(self, *lines: str) -> None:
        super().__init__(False, 0)
        self.lines = list(lines)

    def ask(self, prompt: str, sealed: bool = False) -> str:
        return self.lines.pop(0)


class Terminal:
    """Plays a game line by line, with these lines typed."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], language: str) -> None:
        self.monkeypatch = monkeypatch
        self.capsys = capsys
        self.words = words(language)

    def play(
        self, game: Game, seats: int, level: str, seed: int, typed: str, **options: str
    ) -> tuple[TerminalGame, str]:
        """To its end, or until nothing more is typed; and everything that was on the screen, with every blank a
        space."""
        self.monkeypatch.setenv("COLUMNS", "160")
        self.monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
        chosen = parse_options(game.Options, game.name, options)
        others = [bot(game.name, level)] * seats
        screen = Screen(False, 0)
        played = TerminalGame(game, seats, chosen, 0, "Anna", others, screen, self.words, seed_bytes(seed))
        with contextlib.suppress(InputEnded, Quit):
            played.play()
        return played, re.sub(r"\s+", " ", self.capsys.readouterr().out)
