"""Without a C compiler the package still installs, with its rules, words and client, and needs no Node to serve it.

Usage: python -m tools.pure_install [--late], in the project folder, with the compiled environment built. With --late
there is a compiler that gives up over our modules, as it does where memory is short; that takes longer.
"""

from __future__ import annotations

import contextlib
import os
import re
import shutil
import subprocess
import sys
import tempfile
import urllib.request
import zipfile
from collections.abc import Iterator
from pathlib import Path

PYTHON = Path(".venv-compiled/bin/python").absolute()
WANTED = (
    "nightcoach/core/game.py",
    "nightcoach/py.typed",
    "nightcoach/games/eatme/rules.md",
    "nightcoach/games/lupus/icon.svg",
    "nightcoach/server/client/index.html",
    "nightcoach/games/eatme/words/it.ftl",
)
COMMAND = [str(PYTHON), "-m", "nightcoach"]


GIVES_UP = """#!/bin/sh
for word; do case $word in */empty.c) exec cc "$@";; esac; done
exit 1
"""
"""A compiler that manages an empty module and nothing else."""


def wheel(folder: Path, late: bool) -> Path:
    """Build it with a compiler that always fails, as if there were none, or with one that fails late."""
    compiler = Path("/bin/false")
    if late:
        compiler = folder / "gives-up"
        compiler.write_text(GIVES_UP)
        compiler.chmod(0o755)
    shutil.rmtree("build", ignore_errors=True)
    command: list[str | Path] = [PYTHON, "-m", "pip", "wheel", "--quiet", "--disable-pip-version-check", "--no-deps"]
    command += ["--no-build-isolation", "--wheel-dir", folder, "."]
    try:
        subprocess.run(command, check=True, env={**os.environ, "CC": str(compiler)})
    finally:
        shutil.rmtree("build", ignore_errors=True)
    return next(folder.glob("*.whl"))


def check_content(made: Path) -> None:
    """Nothing compiled, and nothing left out."""
    names = zipfile.ZipFile(made).namelist()
    compiled = [name for name in names if name.endswith((".so", ".pyd"))]
    if compiled:
        sys.exit(f"something was compiled: {compiled[0]}")
    missing = [name for name in WANTED if name not in names]
    if missing:
        sys.exit(f"the wheel lacks {', '.join(missing)}")


@contextlib.contextmanager
def served(folder: Path, env: dict[str, str]) -> Iterator[str]:
    """The address of a server of this installation."""
    command = [*COMMAND, "serve", "--host", "127.0.0.1", "--port", "0", "--table", "none"]
    command += ["--database", "sqlite:///tables.db"]
    server = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, cwd=folder, env=env)
    try:
        assert server.stdout is not None
        found = re.search(r"https?://\S+", server.stdout.readline())
        if found is None:
            sys.exit("the server printed no address")
        yield found[0]
    finally:
        server.terminate()
        server.wait(20)


def check_page(url: str) -> None:
    """The client and its script are there."""
    page = urllib.request.urlopen(url).read().decode()
    script = re.search(r'src="(/assets/[^"]+[.]js)"', page)
    if "<h1>Nightcoach</h1>" not in page or script is None:
        sys.exit("the server's page is not the client")
    with urllib.request.urlopen(url + script[1]) as answer:
        if answer.status != 200:
            sys.exit(f"{script[1]} is answered with {answer.status}")


def main() -> None:
    """Build, unpack, and try what a newcomer would."""
    with tempfile.TemporaryDirectory() as scratch:
        folder = Path(scratch)
        made = wheel(folder, late="--late" in sys.argv)
        check_content(made)
        pure = folder / "pure"
        zipfile.ZipFile(made).extractall(pure)
        # Its Python alone, with the packages of the compiled environment behind it.
        env = {**os.environ, "PYTHONPATH": str(pure)}
        for arguments, expected in ((["--version"], "(interpreted)"), (["rules", "eatme", "E3.6"], "loses v")):
            said = subprocess.run([*COMMAND, *arguments], check=True, cwd=folder, env=env, stdout=subprocess.PIPE)
            if expected not in said.stdout.decode():
                sys.exit(f"nightcoach {' '.join(arguments)} does not say {expected!r}")
        with served(folder, env) as url:
            check_page(url)
    print("The package installs without a compiler, and serves its client.")


if __name__ == "__main__":
    main()
