"""What a state keeps of nights and days: notes, claims and days that are over. Entries never change once made."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

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


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True, acyclic=True)
class Entry:
    """A value: two entries with equal contents are equal. Not a NamedTuple, which compiled code creates slowly."""

    def key(self) -> tuple[object, ...]:
        """Everything in it, as values."""
        raise NotImplementedError

    def __eq__(self, other: object) -> bool:
        return self is other or (isinstance(other, Entry) and self.key() == other.key())

    def __hash__(self) -> int:
        """From a few numbers only: views look up by it what they have shown before."""
        raise NotImplementedError

    def __repr__(self) -> str:
        return f"{type(self).__name__}{self.key()}"


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True, acyclic=True)
class NoteEntry(Entry):
    """Something that some seats were told at night and may look up later."""

    def __init__(self, kind: int, ears: int, night: int, about: int, value: int) -> None:
        self.kind = kind
        self.ears = ears
        """Who knows it, as bits."""
        self.night = night
        self.about = about
        """A seat, NOBODY, or for FELLOWS the seats as bits."""
        self.value = value
        """A truth value (wolf or not), for FELLOWS and BECAME a role."""

    def numbers(self) -> list[int]:
        """As notation spells it."""
        return [self.kind, self.ears, self.night, self.about, self.value]

    def key(self) -> tuple[object, ...]:
        return tuple(self.numbers())

    def __hash__(self) -> int:
        return self.ears << 16 ^ self.night << 8 ^ self.kind


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True, acyclic=True)
class ClaimEntry(Entry):
    """L3.61 A claim, true or not."""

    def __init__(self, day: int, seat: int, code: int, takes_back: int) -> None:
        self.day = day
        self.seat = seat
        self.code = code
        """Of the move."""
        self.takes_back = takes_back
        """The number of the claim that a `retract` takes back; otherwise NOBODY."""

    def key(self) -> tuple[object, ...]:
        return (self.day, self.seat, self.code, self.takes_back)

    def __hash__(self) -> int:
        return self.code << 16 ^ self.day << 8 ^ self.seat


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True, acyclic=True)
class ForecastEntry(Entry):
    """L8.60 What a ghost currently foretells for a day; NOBODY where it has named nobody."""

    def __init__(self, day: int, seat: int, wolf: int, lynched: int) -> None:
        self.day = day
        self.seat = seat
        self.wolf = wolf
        self.lynched = lynched

    def numbers(self) -> list[int]:
        """As notation spells it."""
        return [self.day, self.seat, self.wolf, self.lynched]

    def key(self) -> tuple[object, ...]:
        return tuple(self.numbers())

    def __hash__(self) -> int:
        return self.wolf << 24 ^ self.lynched << 16 ^ self.day << 8 ^ self.seat


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True, acyclic=True)
class DayEntry(Entry):
    """What everybody saw of a day that is over."""

    def __init__(
        self,
        dead: tuple[int, ...],
        ballots: tuple[int, ...],
        owl_mark: int,
        paw: int,
        tuft: int,
        votes: tuple[int, ...],
        lynched: int,
    ) -> None:
        self.dead = dead
        """Who had died in the night before."""
        self.ballots = ballots
        self.owl_mark = owl_mark
        self.paw = paw
        self.tuft = tuft
        self.votes = votes
        """By seat: a side, NO_BALLOT_CAST, or NOBODY if the seat had no vote."""
        self.lynched = lynched

    def key(self) -> tuple[object, ...]:
        return (self.dead, self.ballots, self.owl_mark, self.paw, self.tuft, self.votes, self.lynched)

    def __hash__(self) -> int:
        return hash(self.ballots)


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
