"""Compiles the engine, the table and what a move passes on its way to it with mypyc, where a C compiler is at hand.

Nothing compiled ever lies in src/: an editable install stays interpreted, and everything else builds elsewhere.
NIGHTCOACH_COMPILE=require turns a failed compilation into an error, =no leaves it out; NIGHTCOACH_OPTIMISE=g asks the
C compiler for less than its best, which takes a fraction of the time.
"""

from __future__ import annotations

import os
import shlex
import subprocess
import sys
import sysconfig
import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from setuptools import setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py

WISH = os.environ.get("NIGHTCOACH_COMPILE", "try")
LEVEL = os.environ.get("NIGHTCOACH_OPTIMISE", "3")
BUILDING = {"bdist_wheel", "build", "build_ext", "install"} & set(sys.argv)
"""Not when only metadata are asked for, and not for an editable install."""


COLD = ("box", "chronicle", "view_table", "wire", "notation", "teller", "__init__")
"""Left out: msgspec structs, whose metaclass mypyc cannot carry, and what is never in a hurry."""

SUMS = tuple(
    [f"src/nightcoach/games/lupus/bots/{name}.py" for name in ("belief", "explained", "facts", "packs", "reading")]
)
"""Of the bots, what goes through thousands of cases in every thought."""


STRUCTS = tuple(
    [f"src/nightcoach/table/log/{name}.py" for name in ("entries", "entries_luck", "entries_presence", "entry")]
    + [f"src/nightcoach/table/wire/{name}.py" for name in ("inbound", "outbound")]
)
"""Of the table, the msgspec structs."""

WAY = ("server/bucket", "server/frames", "server/visitor", "server/websocket", "store/writer")
"""What a move passes on its way from a socket to its table and the disk."""


def compiled_modules() -> list[str]:
    """All of core, of the table and of the engines of the games but what is cold; bots are interpreted, but for their
    sums."""
    found = [p for part in ("core", "games", "table") for p in Path("src/nightcoach", part).rglob("*.py")]
    found += [Path("src/nightcoach", f"{name}.py") for name in WAY]
    return sorted(str(p) for p in found if not is_cold(p) and ("bots" not in p.parts or p.as_posix() in SUMS))


def is_cold(path: Path) -> bool:
    """Whether it stays interpreted. A game's own `game.py` does, too: at a prompt it is the first thing that is called,
    and compiled code would refuse a wrong type before it could say anything helpful."""
    game = path.name == "game.py" and path.parent.name != "core"
    return game or path.name.startswith(COLD) or path.as_posix() in STRUCTS


def compiles() -> bool:
    """Whether a C compiler is at hand: asked with an empty module, since writing ours in C takes half a minute."""
    compiler = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder, "empty.c")
        source.write_text("#include <Python.h>\n")
        made = str(source.with_suffix(".o"))
        command = [*compiler, "-c", str(source), "-o", made, "-I", sysconfig.get_path("include")]
        try:
            return subprocess.run(command, capture_output=True).returncode == 0
        except OSError:
            return False


def extensions() -> Sequence[Any]:
    """The compiled modules."""
    if WISH == "no" or not BUILDING:
        return []
    if WISH != "require" and not compiles():
        print("no C compiler is at hand: the engine is not compiled and will be interpreted", file=sys.stderr)
        return []
    from mypyc.build import mypycify

    made = mypycify(compiled_modules(), opt_level=LEVEL, debug_level="0")
    for each in made:
        # Nobody reads warnings about generated code, and finding all of them takes gcc longer than the rest.
        # And nothing but the doors of its modules is seen from outside the library: then its functions call one another
        # directly, and the compiler may put short ones in place.
        each.extra_compile_args += ["-w"] if sys.platform == "win32" else ["-Wno-all", "-fvisibility=hidden"]
    return made


def sweep(folder: str) -> None:
    """Remove compiled modules of an earlier or a failed build: they would shadow the source."""
    for part in Path(folder).rglob("*"):
        if part.suffix in (".so", ".pyd"):
            part.unlink()


class CompileAllOrNothing(build_ext):
    """A machine without a compiler, or with too little memory for it, gets the same game, only slower."""

    def run(self) -> None:
        try:
            super().run()
        except Exception as error:
            if WISH == "require":
                raise
            self.warn(f"the engine is not compiled and will be interpreted: {error}")
            self.extensions = []  # and not the list of the distribution: it decides where the files are built
            sweep(self.build_lib)


class BuildFresh(build_py):
    """Nothing compiled by an earlier build is packed again."""

    def run(self) -> None:
        sweep(self.build_lib)
        super().run()


setup(ext_modules=extensions(), cmdclass={"build_py": BuildFresh, "build_ext": CompileAllOrNothing})
