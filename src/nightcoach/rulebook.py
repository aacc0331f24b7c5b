"""The rules of the games, as texts that people can read: all of a book, or one numbered rule."""

from __future__ import annotations

import difflib
import re
from pathlib import Path

from nightcoach.core.errors import Refused

BOOKS = ("castle", "eatme", "lupus")
NUMBER = re.compile(r"^(?:- |\| )?\**([CLE]\d+\.\d+[a-z]?|X\d+[a-z]?)\b", re.MULTILINE)


def book_text(name: str) -> str:
    """The whole book of a game."""
    if name not in BOOKS:
        known = ", ".join(BOOKS)
        raise Refused("book", f"there is no book of rules '{name}'; there are: {known}", {"book": name, "known": known})
    packed = Path(__file__).parent / "rules"  # in an installed package
    folder = packed if packed.is_dir() else Path(__file__).parent.parent.parent / "docs" / "rules"
    return (folder / f"{name}.md").read_text(encoding="utf-8")


def rule_text(name: str, number: str) -> str:
    """One rule, with the table that belongs to it; or a whole section, like E8."""
    text = book_text(name)
    section = re.search(rf"^## (?:{re.escape(number)}|{re.escape(number[1:])}) .*?(?=^---$|^## |\Z)", text, re.M | re.S)
    if section and re.fullmatch(r"[CLE]\d+", number):
        return section[0].strip()
    starts = [(match.start(), match[1]) for match in NUMBER.finditer(text)]
    for start, found in starts:
        if found == number:
            if text[start] == "|":
                return _row(text, start)
            ends = [other for other, _ in starts if other > start and text[other] != "|"]
            ends += [match.start() for match in re.finditer(r"^(#|---)", text, re.MULTILINE) if match.start() > start]
            return text[start : min(ends, default=len(text))].strip()
    numbers = [found for _, found in starts]
    near = ", ".join(difflib.get_close_matches(number, numbers, 4) or numbers[:4])
    raise Refused(
        "rule", f"{name} has no rule '{number}'; near it: {near}", {"book": name, "number": number, "near": near}
    )


def _row(text: str, start: int) -> str:
    """A rule that is a row of a table, under the table's own head."""
    row = text[start : text.index("\n", start)]
    lines = text[:start].splitlines()
    head = next(i for i in range(len(lines) - 1, 0, -1) if re.fullmatch(r"\|[-:| ]+\|", lines[i]))
    return "\n".join([lines[head - 1], lines[head], row])
