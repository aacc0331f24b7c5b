"""Golden playthroughs, counts and records: the same for every machine, interpreted and compiled.

NIGHTCOACH_REWRITE=1 pytest tests/games/lupus/test_playthroughs.py rewrites the files; read the diff.
"""

from __future__ import annotations

import hashlib

import msgspec
import pytest

from nightcoach.core.chance import Chance
from nightcoach.core.contract import check_replay
from nightcoach.core.drive import lively
from nightcoach.core.events import Event
from nightcoach.core.wire import to_json
from nightcoach.games.lupus.game import GAME
from tests.games.lupus.options import mixed
from tests.games.lupus.starts import CORNERS
from tests.games.lupus.traits import LupusTraits
from tests.kit.playthroughs import golden, heard_lines, lines_of_play, watcher_name


@pytest.mark.parametrize(
    ("seats", "given"), [(8, {}), (9, {"preset": "lot", "role_list": "secret", "place": "remote"})]
)
def test_the_beginning_of_a_game_with_every_seats_view_at_every_step(seats: int, given: dict[str, object]) -> None:
    told: list[Event] = []
    chance = Chance(seats)
    state = GAME.deal(seats, GAME.Options(claims_per_day=1, **given), Chance(seats), told.append)
    lines = [f"# Lupus in Tabula with {seats} seats; 60 moves, every position, event and change of a view"]
    shown: dict[int | None, dict[str, object]] = {watcher: {} for watcher in (None, *range(seats))}
    for _ in range(60):
        lines += ["", GAME.write(state), *heard_lines(GAME, told, seats)]
        told.clear()
        for watcher, before in shown.items():
            view = msgspec.to_builtins(state.view(watcher))
            if state.window() == "discussion":
                view["legal"] = len(view["legal"])  # hundreds of claims
            changed = {key: value for key, value in view.items() if key not in before or before[key] != value}
            lines += [f"  {watcher_name(watcher)}: {to_json(changed).decode()}"] if changed else []
            shown[watcher] = view
        if not state.waiting():
            break
        seat, move = lively(state, chance)
        lines.append(f"{seat} {move}")
        state.play(seat, move, told.append)
    golden(f"lupus-{seats}.txt", "\n".join([*lines, "", GAME.write(state), *heard_lines(GAME, told, seats)]) + "\n")


def test_the_number_of_lines_of_play() -> None:
    """From every corner position that eight seats can have."""
    lines = []
    for corner in CORNERS:
        if corner.fits(8):
            line = corner.line(8)
            depth = 1 if line.startswith("discussion") else 2
            counted = [lines_of_play(GAME.read(line, Chance(0)), d) for d in range(depth + 1)]
            lines.append(f"{line} | " + " ".join(str(n) for n in counted) + "\n")
    golden("lupus-counts.txt", "".join(lines))


def test_records_of_the_same_seeds_are_the_same_to_the_byte() -> None:
    lines = []
    for seats in (8, 12, 24):
        for number in range(4):
            record = check_replay(GAME, seats, mixed(seats, Chance(number)), 10 * seats + number, LupusTraits())
            lines.append(f"{seats} seats, options {number}: {hashlib.sha256(record).hexdigest()}")
    golden("lupus-records.txt", "\n".join(lines) + "\n")
