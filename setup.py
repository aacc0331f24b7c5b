"""Compiles core and games with mypyc where a C compiler is at hand, and packs the rules.

Nothing compiled ever lies in src/: an editable install stays interpreted, and everything else builds elsewhere.
NIGHTCOACH_COMPILE=require turns a failed compilation into an error, =no leaves it out.
"""

from __future__ import annotations

import os
import shutil
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from setuptools import setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py

WISH = os.environ.get("NIGHTCOACH_COMPILE", "try")
BUILDING = {"bdist_wheel", "build", "build_ext", "install"} & set(sys.argv)
"""Not when only metadata are asked for, and not for an editable install."""


COLD = ("view", "wire", "notation", "teller", "__init__")
"""Left out: msgspec structs, whose metaclass mypyc cannot carry, and what is never in a hurry."""


def compiled_modules() -> list[str]:
    """All of core and the engines of the games but what is cold; bots are interpreted."""
    found = [p for part in ("core", "games") for p in Path("src/nightcoach", part).rglob("*.py")]
    return sorted(str(p) for p in found if not p.name.startswith(COLD) and "bots" not in p.parts)


def extensions() -> Sequence[Any]:
    """The compiled modules."""
    if WISH == "no" or not BUILDING:
        return []
    from mypyc.build import mypycify

    return mypycify(compiled_modules(), opt_level="3", debug_level="0")


def sweep(folder: str) -> None:
    """Away with compiled modules of an earlier build, or of half a build: they would shadow the source."""
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


class BuildWithRules(build_py):
    """The rules are the law of the game; `nightcoach rules` reads them, so the wheel carries them."""

    def run(self) -> None:
        sweep(self.build_lib)
        super().run()
        if not self.editable_mode:
            target = Path(self.build_lib, "nightcoach", "rules")
            target.mkdir(parents=True, exist_ok=True)
            for text in sorted(Path("docs/rules").glob("*.md")):
                shutil.copyfile(text, target / text.name)


setup(ext_modules=extensions(), cmdclass={"build_py": BuildWithRules, "build_ext": CompileAllOrNothing})
