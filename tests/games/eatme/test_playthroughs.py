"""Golden playthroughs, counts and records: the same for every machine, interpreted and compiled.

NIGHTCOACH_REWRITE=1 pytest tests/games/eatme/test_playthroughs.py rewrites the files; read the diff.
"""

from __future__ import annotations

import hashlib

import pytest

from nightcoach.core.chance import Chance
from nightcoach.core.contract import check_replay
from nightcoach.core.drive import lively
from nightcoach.core.events import Event
from nightcoach.core.wire import to_json
from nightcoach.games.eatme.game import GAME
from tests.games.eatme.options import option_sets
from tests.games.eatme.story import at
from tests.games.eatme.traits import EatMeTraits
from tests.kit.playthroughs import golden, lines_of_play


@pytest.mark.parametrize("seats", [3, 5])
def test_a_whole_game_with_every_seats_view_at_every_step(seats: int) -> None:
    told: list[Event] = []
    chance = Chance(seats)
    state = GAME.deal(seats, GAME.Options(target_points=5), Chance(seats), told.append)
    lines = [f"# Eat Me with {seats} seats, to 5 points; every move, position, event and view"]
    while True:
        lines += ["", GAME.write(state)]
        for event in told:
            lines.append("  told: " + to_json(GAME.hear(event, None)).decode() if event.public else "  told in private")
        told.clear()
        for watcher in (None, *range(seats)):
            lines.append(f"  {'spectator' if watcher is None else watcher}: {to_json(state.view(watcher)).decode()}")
        if not state.waiting():
            break
        seat, move = lively(state, chance)
        lines.append(f"{seat} {move}")
        state.play(seat, move, told.append)
    golden(f"eatme-{seats}.txt", "\n".join(lines) + "\n")


def test_the_number_of_lines_of_play() -> None:
    positions = [
        ("choose 1 wolf:0 kids:0 pig:0", 5),
        ("choose 1 wolf:0 kids:0 pig:0 show_ready=false", 5),
        ("deal 4 wolf:9 kids:8 hood:7 pig:9 dealer=2", 3),
        ("deal 4 wolf:9 kids:8 hood:7 pig:9 dealer=2 dealer_mode=loser_is_wolf", 4),
        ("deal 0 -:0 -:0 -:0 -:0 -:0 -:0 dealer=5 first_deal=chosen_wolf first_wolf=5", 2),
    ]
    golden(
        "eatme-counts.txt",
        "".join(
            f"{line} | " + " ".join(str(lines_of_play(at(line).state, d)) for d in range(depth + 1)) + "\n"
            for line, depth in positions
        ),
    )


def test_records_of_the_same_seeds_are_the_same_to_the_byte() -> None:
    lines = []
    for seats in range(3, 7):
        for number, options in enumerate(option_sets(seats)):
            records = b"".join(check_replay(GAME, seats, options, seed, EatMeTraits()) for seed in range(6))
            lines.append(f"{seats} seats, options {number}: {hashlib.sha256(records).hexdigest()}")
    golden("eatme-records.txt", "\n".join(lines) + "\n")
