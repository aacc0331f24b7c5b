"""Our engine beside a peer's, OpenSpiel's C++ `social_deduction`: The Castle of the Devil, which is a far larger game,
and the very same rules on our core (`bench.deduction`).

OpenSpiel is installed into a scratch environment that is thrown away; there our core is compiled once more, together
with those rules, and first both are played in lockstep (`bench.lockstep`). All play at random, driven from Python in
the same way: a list of legal moves, one of them at random. *Inside* is our own compiled loop. Only decisions among two
or more moves count, by processor time. The measurements take turns in one run; the ratios count.

Usage: python -m bench.peers [--seconds 0.5] [--rounds 5] [--games 5000], in the project folder; needs the network and a
C compiler
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import statistics
import subprocess
import sys
import tempfile
import venv
from collections.abc import Iterator
from pathlib import Path

import msgspec

import nightcoach
from nightcoach.lab.bench import one_run

PEER = "open_spiel"
PEER_GAME = "social_deduction"
SEATS = (4, 6, 8)
ROOT = Path(__file__).parent.parent
CORE = ("chance", "drive", "errors", "events", "frames", "moves", "stack", "state")
"""What of our core those rules stand on."""
BUILD = """
import sys
from mypyc.build import mypycify
from setuptools import setup
setup(name="beside", ext_modules=mypycify(sys.argv[3:], opt_level="3", debug_level="0"), script_args=sys.argv[1:3])
"""
TIMED = """
def timed(play, seconds):
    for number in range(20):
        play(number)
    done, number, began = 0, 0, time.process_time()
    while time.process_time() - began < seconds:
        done += play(number)
        number += 1
    print(json.dumps({"per_s": done / (time.process_time() - began)}))
"""
THEIRS = (
    """
import json, random, sys, time
import pyspiel
game = pyspiel.load_game(sys.argv[1], {"players": int(sys.argv[2])})
lot = random.Random(2).random

def play(number):
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
"""
    + TIMED
    + "timed(play, float(sys.argv[3]))"
)
SAME_RULES = (
    """
import json, random, sys, time
from bench import deduction
from nightcoach.core.chance import Dice
from nightcoach.core.drive import decision, play_out
assert not deduction.__file__.endswith(".py")
case, seats = sys.argv[1], int(sys.argv[2])
lot, dice = random.Random(2).random, Dice(2)

def driven(number):
    state = deduction.deal(seats, Dice(number))
    decisions = 0
    while (choice := decision(state)) is not None:
        seat, legal = choice
        state.trust(seat, legal[int(lot() * len(legal))])
        decisions += 1
    return decisions

def inside(number):
    return play_out(deduction.deal(seats, Dice(number)), dice)
"""
    + TIMED
    + "timed(driven if case == 'driven' else inside, float(sys.argv[3]))"
)


def peer_python(folder: Path) -> Path:
    """A scratch environment with the peer in it, and what our core needs of others."""
    venv.create(folder, with_pip=True)
    python = folder / "bin" / "python"
    install = [str(python), "-m", "pip", "install", "--quiet", "--disable-pip-version-check", PEER]
    done = subprocess.run(install, capture_output=True, text=True, check=False)
    if done.returncode:
        reason = done.stderr.strip().splitlines()[-1:] or ["pip said nothing"]
        sys.exit(f"{PEER} could not be installed: {reason[0]}; the comparison needs it and the network")
    return python


def build_beside(folder: Path) -> None:
    """Our core and the same rules on it, compiled together into a folder."""
    (folder / "nightcoach").mkdir(parents=True)
    (folder / "nightcoach" / "__init__.py").touch()
    shutil.copytree(ROOT / "src" / "nightcoach" / "core", folder / "nightcoach" / "core")
    shutil.copytree(ROOT / "bench", folder / "bench")
    modules = [f"nightcoach/core/{name}.py" for name in CORE] + ["bench/deduction.py"]
    command = [sys.executable, "-c", BUILD, "build_ext", "--inplace", *modules]
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
    if done.returncode:
        sys.exit(f"our core could not be compiled: {done.stderr.strip()[-500:]}")


def run(python: Path, beside: Path, *arguments: str) -> str:
    """What a worker in the scratch environment prints."""
    others = Path(msgspec.__file__).parent.parent
    paths = {**os.environ, "PYTHONPATH": os.pathsep.join([str(beside), str(others)])}
    command = [str(python), *arguments]  # in that folder: Python looks for modules first where it was started
    done = subprocess.run(command, cwd=beside, capture_output=True, text=True, check=False, env=paths)
    if done.returncode:
        sys.exit(f"a worker failed: {done.stderr.strip()[-500:]}")
    return done.stdout


def rate(printed: str) -> float:
    """Decisions per second."""
    return float(json.loads(printed)["per_s"])


def bench_peers(seconds: float, rounds: int, games: int) -> Iterator[str]:
    """One JSON line per number of seats and way of driving: ours, the peer's, and the ratio with its range."""
    with tempfile.TemporaryDirectory() as scratch:
        python, beside = peer_python(Path(scratch, "peer")), Path(scratch, "beside")
        build_beside(beside)
        yield run(python, beside, "-m", "bench.lockstep", str(games)).strip()
        for seats in SEATS:
            figures: dict[tuple[str, str], list[float]] = {}
            peer: list[float] = []
            for _ in range(rounds):
                peer.append(rate(run(python, beside, "-c", THEIRS, PEER_GAME, str(seats), str(seconds))))
                for case in ("driven", "inside"):
                    same = rate(run(python, beside, "-c", SAME_RULES, case, str(seats), str(seconds)))
                    figures.setdefault(("same rules", case), []).append(same)
                    castle = one_run(case, seats, "castle", seconds, nightcoach.COMPILED)
                    figures.setdefault(("castle", case), []).append(castle)
            for (game, case), ours in figures.items():
                ratios = sorted([mine / theirs for mine, theirs in zip(ours, peer, strict=True)])
                line = {
                    "game": game,
                    "peer": f"{PEER} {PEER_GAME}",
                    "seats": seats,
                    "case": case,
                    "unit": "decisions/s",
                    "compiled": nightcoach.COMPILED if game == "castle" else True,
                    "ours": round(statistics.median(ours)),
                    "theirs, driven": round(statistics.median(peer)),
                    "ratio": round(statistics.median(ratios), 2),
                    "range": [round(ratios[0], 2), round(ratios[-1], 2)],
                }
                yield json.dumps(line)


def main() -> None:
    """Print the figures."""
    parser = argparse.ArgumentParser(description="Our engine beside a peer's; one JSON line per case.")
    parser.add_argument("--seconds", type=float, default=0.5, help="how long each case is measured")
    parser.add_argument("--rounds", type=int, default=5, help="how often each case is measured, in turns")
    parser.add_argument("--games", type=int, default=5000, help="how many games are played in lockstep")
    given = parser.parse_args()
    for line in bench_peers(given.seconds, given.rounds, given.games):
        print(line, flush=True)


if __name__ == "__main__":
    main()
