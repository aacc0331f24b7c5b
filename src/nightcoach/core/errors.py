"""Everything that can be refused, with a reason for machines and a sentence for people.

`reason` is an id of the catalogues (`refused-<reason>`), `facts` are its arguments; the English message says the same
in a traceback.
"""

from __future__ import annotations


class Refused(ValueError):
    """Bad input: it says what was wrong and what would be right, and nothing has changed."""

    def __init__(self, reason: str, message: str, facts: dict[str, str] | None = None) -> None:
        super().__init__(message)
        self.reason = reason
        self.message = message
        self.facts = facts if facts is not None else {}

    def __reduce__(self) -> tuple[object, tuple[str, str, dict[str, str]]]:
        # A worker's refusal must reach the process that asked.
        return type(self), (self.reason, self.message, self.facts)


class IllegalMove(Refused):
    """A move that is not open to this seat now."""


class UnknownMove(Refused):
    """Words that are not a move in this game at all."""


class BadOption(Refused):
    """An option that does not exist, or a value or number of seats that it cannot have."""


class BadNotation(Refused):
    """A text that does not describe a position."""


class CannotRedeal(Refused):
    """No game was found in which this watcher hears these events, or nobody can have heard them."""


class BadRecord(Refused):
    """A record that is damaged, tampered with, or does not replay."""
