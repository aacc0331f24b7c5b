"""An earlier commit, built beside this one into a scratch environment that is thrown away."""

from __future__ import annotations

import os
import subprocess
import sys
import sysconfig
import tempfile
import venv
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

import msgspec

ROOT: Final = Path(__file__).parent.parent
SAME: Final = {"NIGHTCOACH_COMPILE": "require", "NIGHTCOACH_OPTIMISE": "3"}
"""Compiled as `make compile` does it."""


@contextmanager
def built(commit: str) -> Iterator[str]:
    """The Python of an environment with that commit in it, compiled, and with the very same packages of others."""
    with tempfile.TemporaryDirectory(prefix="nightcoach-") as folder:
        sources, environment = Path(folder, "sources"), Path(folder, "environment")
        sources.mkdir()
        archive = subprocess.run(["git", "archive", commit], cwd=ROOT, capture_output=True, check=False)
        if archive.returncode:
            sys.exit(f"{commit} is not in this clone: {archive.stderr.decode().strip()}")
        subprocess.run(["tar", "x"], cwd=sources, input=archive.stdout, check=True)
        venv.create(environment, with_pip=False)
        python = str(environment / "bin" / "python")
        packages = sysconfig.get_path("purelib", vars={"base": str(environment)})
        Path(packages, "packages.pth").write_text(str(Path(msgspec.__file__).parent.parent))
        install = [python, "-m", "pip", "install", "--quiet", "--no-deps", "--no-build-isolation", "."]
        done = subprocess.run(install, cwd=sources, env={**os.environ, **SAME}, capture_output=True, text=True)
        if done.returncode:
            sys.exit(f"{commit} could not be built: {done.stderr.strip()[-500:]}")
        yield python
