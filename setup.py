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
from setuptools.command.build_py import build_py

WISH = os.environ.get("NIGHTCOACH_COMPILE", "try")
BUILDING = {"bdist_wheel", "build", "build_ext", "install"} & set(sys.argv)
"""Not when only metadata are asked for, and not for an editable install."""


def compiled_modules() -> list[str]:
    """All of core and games but what holds msgspec structs, whose metaclass mypyc cannot carry."""
    found = [p for part in ("core", "games") for p in Path("src/nightcoach", part).rglob("*.py")]
    return sorted(str(p) for p in found if p.name not in ("view.py", "wire.py", "__init__.py"))


def extensions() -> Sequence[Any]:
    """The compiled modules; optional, so that a machine without a compiler gets the same game, only slower."""
    if WISH == "no" or not BUILDING:
        return []
    from mypyc.build import mypycify

    built = mypycify(compiled_modules(), opt_level="3", debug_level="0")
    for extension in built:
        extension.optional = WISH != "require"
    return built


class BuildWithRules(build_py):
    """The rules are the law of the game; `nightcoach rules` reads them, so the wheel carries them."""

    def run(self) -> None:
        super().run()
        if not self.editable_mode:
            target = Path(self.build_lib, "nightcoach", "rules")
            target.mkdir(parents=True, exist_ok=True)
            for text in sorted(Path("docs/rules").glob("*.md")):
                shutil.copyfile(text, target / text.name)


setup(ext_modules=extensions(), cmdclass={"build_py": BuildWithRules})
