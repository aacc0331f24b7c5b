"""Writes pins/*.txt: the version of every package that make installs, and the hashes of its files for every machine.

Usage: python -m tools.pins [--upgrade [NAME …]], in the project folder. Without --upgrade versions stay as they are,
and only what is new in pyproject.toml is added; with it the newest allowed versions are taken, of the named packages or
of all. Needs the network, and uv, which knows the packages of other machines too and is in .venv.

Each file holds what the ones before do not: uv.txt fetches the rest, play.txt is enough to play, test.txt adds what
compiles the engine and tests it, dev.txt what development needs besides, the documentation included.
"""

from __future__ import annotations

import re
import subprocess
import sys
import tempfile
import tomllib
from pathlib import Path
from typing import Any

PINS = Path("pins")
UV = Path(".venv/bin/uv")
OLDEST = "3.11"
HEAD = {
    "uv": "# What fetches everything else. Written by tools/pins.py.\n",
    "play": "# What playing needs. Written by tools/pins.py; pyproject.toml says which versions would do.\n",
    "test": "# And what compiles the engine and tests it.\n-r play.txt\n",
    "dev": "# And what development needs besides.\n-r test.txt\n",
}


def named(text: str) -> dict[str, str]:
    """The pins in a file by name, each with its hashes."""
    blocks = re.split(r"\n(?=[A-Za-z0-9])", "\n" + text)
    return {block.split("==")[0]: block.strip() + "\n" for block in blocks if re.match(r"[A-Za-z0-9._-]+==", block)}


def versions(pins: list[str]) -> str:
    """The same pins without hashes, as constraints."""
    return "".join([pin.split(" \\")[0].rstrip() + "\n" for pin in pins])


def wishes(project: dict[str, Any]) -> dict[str, list[str]]:
    """What each file must hold, as requirements."""
    needed, build = list(project["project"]["dependencies"]), list(project["build-system"]["requires"])
    extras = project["project"]["optional-dependencies"]
    setuptools = [each for each in build if each.startswith("setuptools")]

    def of(extra: str) -> list[str]:
        return [each for each in extras[extra] if not each.startswith("nightcoach[")]

    return {
        "uv": ["uv>=0.9,<1"],
        "play": needed + setuptools,
        "test": [*build, *extras["postgres"], *of("cluster"), *of("test")],
        "dev": [*of("dev"), *extras["docs"], *extras["ray"]],
    }


def resolve(wanted: list[str], kept: str, hashes: bool) -> dict[str, str]:
    """Everything that these packages need, directly or not, on any machine."""
    with tempfile.TemporaryDirectory() as folder:
        asked, known = Path(folder, "asked.in"), Path(folder, "known.txt")
        asked.write_text("\n".join(wanted))
        known.write_text(kept)
        command: list[str | Path] = [
            UV,
            "pip",
            "compile",
            asked,
            "--constraint",
            known,
            "--universal",
            "--python-version",
            OLDEST,
        ]
        command += ["--no-header", "--no-annotate", "--quiet", *(["--generate-hashes"] if hashes else [])]
        return named(subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True).stdout)


def main(arguments: list[str]) -> None:
    """Write the files."""
    upgrade = arguments[:1] == ["--upgrade"]
    project = tomllib.loads(Path("pyproject.toml").read_text())
    texts = [path.read_text() for path in sorted(PINS.glob("*.txt"))]
    old = {name: pin for text in texts for name, pin in named(text).items()}
    fresh = set(arguments[1:]) or set(old) if upgrade else set()
    kept = versions([pin for name, pin in old.items() if name not in fresh])
    wanted = wishes(project)
    everything = resolve([each for layer in wanted.values() for each in layer], kept, hashes=True)
    pinned = versions(list(everything.values()))
    PINS.mkdir(exist_ok=True)
    done: set[str] = set()
    so_far: list[str] = []
    for file, head in HEAD.items():
        so_far += wanted[file]
        names = sorted(set(resolve(so_far, pinned, hashes=False)) - done)
        (PINS / f"{file}.txt").write_text(head + "".join([everything[name] for name in names]))
        done |= set(names)


if __name__ == "__main__":
    main(sys.argv[1:])
