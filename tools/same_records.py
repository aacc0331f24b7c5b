"""The interpreted and the compiled engine write the same records, byte for byte, from the same seeds.

Usage: python -m tools.same_records, in the project folder, with both environments built.
"""

from __future__ import annotations

import hashlib
import json
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import nightcoach
from nightcoach.bots import ladder

ENGINES = {Path(".venv"): False, Path(".venv-compiled"): True}
"""Each environment, and whether its engine is compiled."""
GAMES = {"eatme": (50, 20), "castle": (30, 1), "lupus": (10, 1)}
"""How many games are compared, of random bots and of those that think; those take their time."""
OPTIONS = {
    "eatme": ["show_ready=false"],
    "castle": ["free_after_action=true", "alchemist_prevails=true"],
    "lupus": ["preset=full"],
}
"""Options that lead through more code than the defaults do."""


def cases() -> Iterator[tuple[str, int, str]]:
    """Every game played by each of its bots, with few, some and many seats."""
    for name in nightcoach.NAMES:
        game = nightcoach.game(name)
        allowed = game.seats(game.Options())
        for seats in sorted({allowed[0], allowed[len(allowed) // 2], allowed[-1]}):
            for level in ladder(name):
                yield name, seats, level


def records(engine: Path, compiled: bool, name: str, seats: int, level: str) -> bytes:
    """What this engine writes down."""
    with tempfile.TemporaryDirectory() as folder:
        target = Path(folder, "records.jsonl")
        command = [str(engine / "bin" / "nightcoach"), "simulate", name, "--seats", str(seats), "--seed", str(seats)]
        command += [
            "--games",
            str(GAMES.get(name, (20, 1))[level != "random"]),
            "--bots",
            level,
            "--records",
            str(target),
            "--json",
        ]
        for option in OPTIONS.get(name, []) if level == "random" else []:
            command += ["--option", option]
        done = subprocess.run(command, check=True, stdout=subprocess.PIPE)
        if json.loads(done.stdout)["compiled"] != compiled:
            sys.exit(f"the engine in {engine} should {'' if compiled else 'not '}be compiled")
        return target.read_bytes()


def main() -> None:
    """Compare them all."""
    digest = hashlib.sha256()
    count = 0
    with ThreadPoolExecutor(len(ENGINES)) as pool:  # both engines at the same time: there are two cores
        runs = [
            (case, [pool.submit(records, engine, compiled, *case) for engine, compiled in ENGINES.items()])
            for case in cases()
        ]
        for case, written in runs:
            interpreted, built = [run.result() for run in written]
            if interpreted != built:
                sys.exit(f"{case[0]} with {case[1]} seats of {case[2]}: interpreted and compiled records differ")
            digest.update(interpreted)
            count += 1
    if not count:
        sys.exit("no game was found: install nightcoach again in both environments")
    print(f"{count} files of records are the same, interpreted and compiled: {digest.hexdigest()[:16]}…")


if __name__ == "__main__":
    main()
