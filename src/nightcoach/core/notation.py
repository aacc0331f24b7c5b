"""What the notations of all games share: a line taken apart, its numbers, its options, and the refusal of a bad line.

A line of notation is a few plain words, whose meaning is the game's, and then KEY=VALUE words: facts of the position,
then every option that differs from its default.
"""

from __future__ import annotations

from nightcoach.core.errors import BadNotation
from nightcoach.core.wire import GameOptions, O, option_types, parse_options


class Line:
    """A line of notation taken apart."""

    def __init__(self, game: str, text: str, plain: int = 0) -> None:
        """The first `plain` words are plain whatever they contain."""
        self.game = game
        self.text = text
        self.words: list[str] = []
        """The plain words, in their order."""
        self.given: dict[str, str] = {}
        """The KEY=VALUE words that nobody has taken yet."""
        if not isinstance(text, str):
            raise TypeError(f"a position is read from a line of text, not from {text!r}")
        words = text.split()
        self.words += words[:plain]
        for word in words[plain:]:
            key, equals, value = word.partition("=")
            if not equals:
                self.words.append(word)
            elif key in self.given:
                raise self.bad(f"'{key}' appears twice")
            else:
                self.given[key] = value

    def take(self, *keys: str) -> dict[str, str]:
        """The facts among these keys that the line gives; what is left are options."""
        return {key: self.given.pop(key) for key in keys if key in self.given}

    def options(self, kind: type[O]) -> O:
        """The options of the line, once its facts have been taken."""
        return parse_options(kind, self.game, self.given)

    def number(self, text: str, below: int) -> int:
        """A number of this line, or the refusal of the line."""
        try:
            return number(text, below)
        except ValueError as error:
            raise self.bad(str(error)) from None

    def bad(self, why: str) -> BadNotation:
        """The refusal of this line, with what would be right."""
        message = f"'{self.text}' is not a position of {self.game}: {why}"
        return BadNotation("notation", message, {"position": self.text, "why": why})


def is_number(text: str, below: int) -> bool:
    """Whether the text is a number as notations write it: plain digits, no more than needed."""
    if not (text.isascii() and text.isdecimal()) or (text[0] == "0" and text != "0"):
        return False
    return len(text) <= len(str(below)) and int(text) < below  # the length first: a line may hold thousands of digits


def number(text: str, below: int) -> int:
    """The number that the text spells; a `ValueError` says what would be right."""
    if not is_number(text, below):
        raise ValueError(f"'{text}' is not a number from 0 to {below - 1}")
    return int(text)


def spell_options(options: GameOptions) -> list[str]:
    """KEY=VALUE for every option that differs from its default."""
    usual = type(options)()
    changed = [key for key in option_types(type(options)) if getattr(options, key) != getattr(usual, key)]
    return [f"{key}={str(getattr(options, key)).lower()}" for key in changed]
