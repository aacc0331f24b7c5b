"""Golden playthroughs, counts and records: the same for every machine, interpreted and compiled.

NIGHTCOACH_REWRITE=1 pytest tests/games/castle/test_playthroughs.py rewrites the files; read the diff.
"""

from __future__ import annotations

import hashlib

import msgspec
import pytest

from nightcoach.core.chance import Chance
from nightcoach.core.contract import check_replay
from nightcoach.core.drive import lively
from nightcoach.core.events import Event
from nightcoach.core.state import State
from nightcoach.core.wire import to_json
from nightcoach.games.castle.game import GAME
from tests.games.castle.options import option_sets
from tests.games.castle.starts import CORNERS
from tests.games.castle.traits import CastleTraits
from tests.kit.playthroughs import golden, heard_lines, lines_of_play, watcher_name

TRAITS = CastleTraits()


@pytest.mark.parametrize("seats", [4, 6])
def test_the_beginning_of_a_game_with_every_seats_view_at_every_step(seats: int) -> None:
    told: list[Event] = []
    chance = Chance(seats)
    state = GAME.deal(seats, GAME.Options(), Chance(seats), told.append)
    lines = [f"# The Castle of the Devil with {seats} seats; 25 moves, every position, event and change of a view"]
    shown: dict[int | None, dict[str, object]] = {watcher: {} for watcher in (None, *range(seats))}
    for _ in range(25):
        lines += ["", GAME.write(state), *heard_lines(GAME, told, seats)]
        told.clear()
        for watcher, before in shown.items():
            view = msgspec.to_builtins(state.view(watcher))
            changed = {key: value for key, value in view.items() if key not in before or before[key] != value}
            lines.append(f"  {watcher_name(watcher)}: {to_json(changed).decode()}")
            shown[watcher] = view
        seat, move = lively(state, chance, TRAITS.rare())
        lines.append(f"{seat} {move}")
        state.play(seat, move, told.append)
    golden(f"castle-{seats}.txt", "\n".join([*lines, "", GAME.write(state), *heard_lines(GAME, told, seats)]) + "\n")


def test_the_number_of_lines_of_play() -> None:
    """From every corner position, for four seats."""
    lines = []
    for corner in CORNERS:
        line = corner.line(4)
        depth = 2 if corner.stack.startswith("turn") else 3
        counted = [lines_of_play(at(line), d) for d in range(depth + 1)]
        lines.append(f"{line} | " + " ".join(str(n) for n in counted) + "\n")
    golden("castle-counts.txt", "".join(lines))


def at(line: str) -> State:
    found: State = GAME.read(line, Chance(0))
    return found


@pytest.mark.compiled
def test_records_of_the_same_seeds_are_the_same_to_the_byte() -> None:
    lines = []
    for seats in (4, 5, 8):
        for number, options in enumerate(option_sets(seats)):
            record = check_replay(GAME, seats, options, 10 * seats + number, TRAITS)
            lines.append(f"{seats} seats, options {number}: {hashlib.sha256(record).hexdigest()}")
    golden("castle-records.txt", "\n".join(lines) + "\n")
