"""The numbered rules of the rule books, and which of them need a test."""

from __future__ import annotations

import re
from pathlib import Path

BOOKS = Path(__file__).parent.parent / "docs" / "rules"
DEFINED = re.compile(r"^\W*\**([CLE]\d+\.\d+[a-z]?|X\d+[a-z]?)\b", re.MULTILINE)


def natural(rule: str) -> tuple[str, int, int, str]:
    """Rules in the order of the book: E3.9 before E3.10."""
    found = re.match(r"([A-Z])(\d+)(?:\.(\d+))?([a-z]?)", rule)
    assert found, rule
    return found[1], int(found[2]), int(found[3] or 0), found[4]


def normative(book: str) -> list[str]:
    """Every rule and worked example of a book except those named in its line `Non-normative:`."""
    text = (BOOKS / f"{book}.md").read_text()
    line = re.search(r"Non-normative:\W*(.+)", text)
    excused = [part.strip(" `*.;") for part in line[1].split(",")] if line else []
    rules = set(DEFINED.findall(text))
    return sorted((rule for rule in rules if not any(_covers(part, rule) for part in excused)), key=natural)


def _covers(pattern: str, rule: str) -> bool:
    first, _, last = pattern.partition("–")
    if last:
        return natural(first) <= natural(rule) <= natural(last)
    return rule == first or ("." not in first and rule.startswith(first + "."))
