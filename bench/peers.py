"""Our engine beside a peer's: The Castle of the Devil and the nearest game of OpenSpiel, its C++ `social_deduction`.

OpenSpiel is installed into a scratch environment that is thrown away. Both play at random, driven from Python in the
same way: a list of legal moves, one of them at random, chance drawn by the driver too. Only decisions among two or more
moves count. The measurements take turns in one run; the ratios count.

Usage: python -m bench.peers [--seconds 0.5] [--rounds 3], in the project folder; needs the network
"""

from __future__ import annotations

import argparse
import json
import statistics
import subprocess
import sys
import tempfile
import venv
from collections.abc import Iterator
from pathlib import Path

import nightcoach
from nightcoach.lab.bench import one_run

PEER = "open_spiel"
PEER_GAME = "social_deduction"
SEATS = (4, 6, 8)
WORKER = """
import json, random, sys, time
import pyspiel
game = pyspiel.load_game(sys.argv[1], {"players": int(sys.argv[2])})
lot = random.Random(2).random

def play():
    state = game.new_initial_state()
    decisions = 0
    while not state.is_terminal():
        if state.is_chance_node():
            left = lot()
            for action, likely in state.chance_outcomes():
                left -= likely
                if left < 0:
                    break
        else:
            legal = state.legal_actions()
            decisions += len(legal) > 1
            action = legal[int(lot() * len(legal))]
        state.apply_action(action)
    return decisions

for _ in range(20):
    play()
done, began = 0, time.perf_counter()
while time.perf_counter() - began < float(sys.argv[3]):
    done += play()
print(json.dumps({"per_s": done / (time.perf_counter() - began)}))
"""


def peer_python(folder: Path) -> Path:
    """A scratch environment with the peer in it."""
    venv.create(folder, with_pip=True)
    python = folder / "bin" / "python"
    install = [str(python), "-m", "pip", "install", "--quiet", "--disable-pip-version-check", PEER]
    done = subprocess.run(install, capture_output=True, text=True, check=False)
    if done.returncode:
        reason = done.stderr.strip().splitlines()[-1:] or ["pip said nothing"]
        sys.exit(f"{PEER} could not be installed: {reason[0]}; the comparison needs it and the network")
    return python


def peer_run(python: Path, seats: int, seconds: float) -> float:
    """One measurement of the peer in a process of its own."""
    arguments = [str(python), "-c", WORKER, PEER_GAME, str(seats), str(seconds)]
    return float(json.loads(subprocess.run(arguments, capture_output=True, text=True, check=True).stdout)["per_s"])


def bench_peers(seconds: float, rounds: int) -> Iterator[str]:
    """One JSON line per number of seats and way of driving: ours, the peer's, and the ratio."""
    with tempfile.TemporaryDirectory() as folder:
        python = peer_python(Path(folder))
        for seats in SEATS:
            figures: dict[str, list[float]] = {"peer": [], "driven": [], "inside": []}
            for _ in range(rounds):
                figures["peer"].append(peer_run(python, seats, seconds))
                for case in ("driven", "inside"):
                    figures[case].append(one_run(case, seats, "castle", seconds, nightcoach.COMPILED))
            peer = statistics.median(figures["peer"])
            for case in ("driven", "inside"):
                ours = statistics.median(figures[case])
                line = {
                    "game": "castle",
                    "peer": f"{PEER} {PEER_GAME}",
                    "seats": seats,
                    "case": case,
                    "unit": "decisions/s",
                    "compiled": nightcoach.COMPILED,
                    "ours": round(ours),
                    "theirs, driven": round(peer),
                    "ratio": round(ours / peer, 2),
                }
                yield json.dumps(line)


def main() -> None:
    """Print the figures."""
    parser = argparse.ArgumentParser(description="Our engine beside a peer's; one JSON line per case.")
    parser.add_argument("--seconds", type=float, default=0.5, help="how long each case is measured")
    parser.add_argument("--rounds", type=int, default=3, help="how often each case is measured, in turns")
    given = parser.parse_args()
    for line in bench_peers(given.seconds, given.rounds):
        print(line, flush=True)


if __name__ == "__main__":
    main()
