"""A game from outside, installed for one test: `pip install --target` into a folder on the path."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

FOURTH = Path(__file__).parent / "fourth"


def install(package: Path, folder: Path) -> Path:
    """Build and install a package into a folder of its own; entry points are found wherever that is on the path."""
    source = folder / "source"
    shutil.copytree(package, source, ignore=shutil.ignore_patterns("__pycache__", "build", "*.egg-info"))
    target = folder / "site"
    command = [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--no-deps"]
    command += ["--no-build-isolation", "--no-index", "--target", str(target), str(source)]
    done = subprocess.run(command, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    return target


def environment(site: Path) -> dict[str, str]:
    """The environment of a process that has the package in that folder installed."""
    return {**os.environ, "PYTHONPATH": str(site), "LANG": "en"}


def nightcoach(site: Path, *arguments: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    """The command, with the package in that folder installed."""
    command = [sys.executable, "-m", "nightcoach", *arguments]
    return subprocess.run(command, env=environment(site), input=typed, capture_output=True, text=True, timeout=120)


def python(site: Path, code: str) -> str:
    """What a program prints with the package in that folder installed."""
    done = subprocess.run([sys.executable, "-c", code], env=environment(site), capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    return done.stdout
