"""What a state keeps of nights and days: notes, claims and days that are over. Entries never change once made."""

from __future__ import annotations

from typing import Final, NamedTuple

from nightcoach.games.lupus.moves import MOVES, WOLF_OR_NOT
from nightcoach.games.lupus.roles import NOBODY, ROLES

NO_BALLOT_CAST: Final = -2
"""A ballot or vote that is missing for good (L3.26, L3.45); NOBODY is one that has not been asked for yet."""

# A vote of the lynching: the number of its side.
FOR_PAW: Final = 0
FOR_TUFT: Final = 1
SIDES: Final = ("paw", "tuft")

# Kinds of notes.
FELLOWS: Final = 0
ASKED: Final = 1
SPIRIT: Final = 2
GUARDED: Final = 3
MARKED: Final = 4
VICTIM: Final = 5
BECAME: Final = 6
NOTE_KINDS: Final = ("fellows", "answer", "spirit", "guarded", "marked", "victim", "became")
"""By number."""


class NoteEntry(NamedTuple):
    """Something that some seats were told at night and may look up later."""

    kind: int
    ears: int
    """Who knows it, as bits."""
    night: int
    about: int
    """A seat, NOBODY, or for FELLOWS the seats as bits."""
    value: int
    """A truth value (wolf or not), for FELLOWS and BECAME a role."""


class ClaimEntry(NamedTuple):
    """L3.61 A claim, true or not."""

    day: int
    seat: int
    code: int
    """Of the move."""
    takes_back: int
    """The number of the claim that a `retract` takes back; otherwise NOBODY."""


class DayEntry(NamedTuple):
    """What everybody saw of a day that is over."""

    dead: tuple[int, ...]
    """Who had died in the night before."""
    ballots: tuple[int, ...]
    owl_mark: int
    paw: int
    tuft: int
    votes: tuple[int, ...]
    """By seat: a side, NO_BALLOT_CAST, or NOBODY if the seat had no vote."""
    lynched: int


NIGHT_CLAIMS: Final = ("claim_protected", "claim_marked")


def claim_fields(
    entry: ClaimEntry,
) -> tuple[int, int, str, str | None, int | None, str | None, int | None, int | None]:
    """Day, seat, claim, role, target, nature, night, and which claim it takes back: the fields of `claimed`."""
    move = MOVES.at(entry.code)
    given = move.numbers
    role: str | None = None
    target: int | None = None
    nature: str | None = None
    night: int | None = None
    if move.verb == "claim_role":
        role = ROLES[given[0]]
    elif move.verb == "claim_medium":
        nature, night = WOLF_OR_NOT[given[0]], given[1]
    elif move.verb == "claim_result":
        target, nature, night = given[0], WOLF_OR_NOT[given[1]], given[2]
    elif move.verb in NIGHT_CLAIMS:
        target, night = given[0], given[1]
    elif given:
        target = given[0]
    takes_back = None if entry.takes_back == NOBODY else entry.takes_back
    return entry.day, entry.seat, move.verb, role, target, nature, night, takes_back
