"""The rules of the games, as texts that people can read: a whole book, or one numbered rule."""

from __future__ import annotations

import difflib
import re

from nightcoach.core.box import boxes
from nightcoach.core.errors import Refused


def books() -> tuple[str, ...]:
    """The games that bring a book."""
    return tuple([name for name, box in boxes().items() if box.text("rules.md") is not None])


def book_text(name: str) -> str:
    """The whole book of a game."""
    text = boxes()[name].text("rules.md") if name in boxes() else None
    if text is None:
        known = ", ".join(books())
        raise Refused("book", f"there is no rule book '{name}'; there are: {known}", {"book": name, "known": known})
    return text


def rule_text(name: str, number: str) -> str:
    """One rule, with the table that belongs to it; or a whole section, like E8."""
    text = book_text(name)
    letter = boxes()[name].letter
    section = re.search(rf"^## (?:{re.escape(number)}|{re.escape(number[1:])}) .*?(?=^---$|^## |\Z)", text, re.M | re.S)
    if section and re.fullmatch(rf"{letter}\d+", number):
        return section[0].strip()
    numbered = re.compile(rf"^(?:- |\| )?\**({letter}\d+\.\d+[a-z]?|X\d+[a-z]?)\b", re.MULTILINE)
    starts = [(match.start(), match[1]) for match in numbered.finditer(text)]
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
