"""How names look: the skeletons of UTS 39, from the table of confusable characters that Unicode keeps.

The table comes with confusable-homoglyphs, which has every pair of it in both directions. Its groups are stars: all
that looks like `A` is paired with `A` and with nothing else. So the middle of a star is the prototype that Unicode
gives, and in a pair it does not matter which of the two stands for both.
"""

from __future__ import annotations

import functools
import unicodedata
from importlib import resources

import msgspec

LEFT_TO_RIGHT = "\u200e"
"""The data have it around letters that are written from right to left."""


class Twin(msgspec.Struct):
    """A character, or a few, that look like another."""

    c: str


@functools.cache
def prototypes() -> dict[str, str]:
    """What stands for each character that looks like another. Read when the first name is compared, and not before."""
    data = resources.files("confusable_homoglyphs").joinpath("confusables.json").read_bytes()
    pairs = msgspec.json.decode(data, type=dict[str, list[Twin]])
    twins = {_bare(key): {_bare(twin.c) for twin in found} for key, found in pairs.items()}
    found: dict[str, str] = {}
    for one, others in twins.items():
        other = next(iter(others))
        if len(one) == 1 and len(others) == 1 and _stands_for(other, one, twins):
            found[one] = other
    return found


def _bare(text: str) -> str:
    return text.replace(LEFT_TO_RIGHT, "")


def _stands_for(other: str, one: str, twins: dict[str, set[str]]) -> bool:
    """Whether the other is the prototype: it has more twins, or several characters, or is first of a pair."""
    return len(twins[other]) > 1 or len(other) > 1 or other < one


def skeleton(text: str) -> str:
    """Two texts that look the same have the same skeleton. It is for comparing only, nobody is shown it."""
    known = prototypes()
    # Whole letters first, then letters and marks; then again: a prototype may contain such a character.
    for form in ("NFC", "NFD") * 2:
        text = unicodedata.normalize(form, "".join([known.get(each, each) for each in text]))
    return text
