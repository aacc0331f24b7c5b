"""Golden files, the same for every machine, interpreted and compiled; and counts of lines of play.

NIGHTCOACH_REWRITE=1 pytest tests/games/GAME/test_playthroughs.py rewrites the files; read the diff.
"""

from __future__ import annotations

import os
from pathlib import Path

from nightcoach.core.events import Event, Seat
from nightcoach.core.game import Game
from nightcoach.core.state import State
from nightcoach.core.wire import to_json

GOLDEN = Path(__file__).parent.parent / "playthroughs"


def golden(name: str, text: str) -> None:
    """Compare with the file of that name, or write it."""
    file = GOLDEN / name
    if os.environ.get("NIGHTCOACH_REWRITE"):
        file.write_text(text)
    test = os.environ.get("PYTEST_CURRENT_TEST", "tests/games/GAME/test_playthroughs.py").partition("::")[0]
    rewrite = f"NIGHTCOACH_REWRITE=1 .venv/bin/pytest {test}"
    assert text == file.read_text(), (
        f"{file.name} differs; if the change is meant, `{rewrite}` rewrites it: read the diff"
    )


def watcher_name(watcher: Seat | None) -> str:
    """The name of a seat or a spectator."""
    return "spectator" if watcher is None else str(watcher)


def heard_lines(game: Game, told: list[Event], seats: int) -> list[str]:
    """What a spectator hears, and what somebody hears differently."""
    lines = []
    for event in told:
        usual = game.hear(event, None)
        if usual is not None:
            lines.append("  told: " + to_json(usual).decode())
        for seat in range(seats):
            heard = game.hear(event, seat)
            if heard is not None and heard != usual:
                lines.append(f"  told to {seat}: " + to_json(heard).decode())
    return lines


def lines_of_play(state: State, depth: int) -> int:
    """How many different ways there are to go on for this many moves."""
    if depth == 0 or not state.waiting():
        return 1
    total = 0
    for seat in state.waiting():
        for move in state.legal(seat):
            after = state.clone()
            after.trust(seat, move)
            total += lines_of_play(after, depth - 1)
    return total
