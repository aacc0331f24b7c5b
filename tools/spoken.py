"""Speaks every line of the narrator of Lupus in Tabula and keeps how long each took: web/tests/spoken.json.

The lines are those of the client's own track (web/tests/lines.ts), in every language and with the names of the evenings
that are told in tests (tests/table/evenings.py); of these names the one that takes longest stands for all. The voice is
that of espeak-ng at its usual rate, which is what Chromium and Firefox speak with on a Linux without other voices. What
is kept is the whole of the sound, the silence at its end included.

Needs the Debian package espeak-ng, and Node with what builds the client.
Usage: python -m tools.spoken, in the project folder
"""

from __future__ import annotations

import datetime
import os
import shutil
import subprocess
import sys
import tempfile
import wave
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import msgspec

from tests.table.evenings import NAMES

DATA = Path("web/tests/spoken.json")
VOICES = {"en": "en-gb", "fr": "fr-fr", "de": "de", "it": "it"}
RATE = 175
"""Words a minute: what espeak-ng calls normal."""
NAME = "{name}"
JOBS = 2


class Lines(msgspec.Struct, frozen=True, kw_only=True):
    """What was measured of one language."""

    voice: str
    name: str
    """The name that stands for all others."""
    lines: dict[str, float]
    """Seconds, by line."""


class Spoken(msgspec.Struct, frozen=True, kw_only=True):
    """Everything that was measured."""

    measured: str
    """The date."""
    program: str
    rate: int
    names: list[str]
    languages: dict[str, Lines]


Wanted = dict[str, list[str]]


def wanted() -> Wanted:
    """Every line that the client can say, by language."""
    printed = subprocess.run(
        ["npx", "vitest", "run", "tests/spoken.test.ts"],
        cwd="web",
        env={**os.environ, "VITE_LINES": "wanted"},
        check=True,
        stdout=subprocess.PIPE,
        text=True,
    ).stdout
    return msgspec.json.decode(next(line for line in printed.splitlines() if line.startswith("{")), type=Wanted)


def seconds(text: str, voice: str) -> float:
    """How long the voice takes for this."""
    with tempfile.NamedTemporaryFile(suffix=".wav") as sound:
        subprocess.run(["espeak-ng", "-v", voice, "-s", str(RATE), "-w", sound.name, "--", text], check=True)
        with wave.open(sound.name) as read:
            took: float = read.getnframes() / read.getframerate()
    return round(took, 3)


def measure(language: str, lines: list[str]) -> Lines:
    """One language."""
    voice = VOICES[language]
    with ThreadPoolExecutor(JOBS) as hands:
        names = dict(zip(NAMES, hands.map(lambda name: seconds(name, voice), NAMES), strict=True))
        name = max(names, key=names.__getitem__)
        took = hands.map(lambda line: seconds(line.replace(NAME, name), voice), lines)
        return Lines(voice=voice, name=name, lines=dict(zip(lines, took, strict=True)))


def main() -> None:
    """Measure all and write it down."""
    if shutil.which("espeak-ng") is None:
        sys.exit("There is no espeak-ng here: apt-get install espeak-ng")
    version = subprocess.run(["espeak-ng", "--version"], check=True, capture_output=True, text=True).stdout
    found = Spoken(
        measured=datetime.datetime.now(datetime.UTC).date().isoformat(),
        program=version.split("  ")[0].strip(),
        rate=RATE,
        names=NAMES,
        languages={language: measure(language, lines) for language, lines in wanted().items()},
    )
    DATA.write_bytes(msgspec.json.format(msgspec.json.encode(found), indent=2) + b"\n")
    for language, each in found.languages.items():
        print(f"{language}: {len(each.lines)} lines, {sum(each.lines.values()):.0f} s, the longest name is {each.name}")


if __name__ == "__main__":
    main()
