"""The people and the places of a table."""

from __future__ import annotations

import functools
import hashlib
import hmac
import unicodedata
from collections.abc import Callable

from nightcoach.core.errors import Refused
from nightcoach.store import Marks
from nightcoach.table.log.lookalikes import skeleton
from nightcoach.table.wire.outbound import InYourName

NAME_LENGTH = 24
BOT_NAMES = (
    "Ada",
    "Bruno",
    "Clara",
    "Dario",
    "Elsa",
    "Fritz",
    "Gilda",
    "Hugo",
    "Irma",
    "Jules",
    "Karla",
    "Leon",
    "Mina",
    "Nico",
    "Olga",
    "Paul",
    "Rosa",
    "Silvio",
    "Tilda",
    "Ugo",
    "Vera",
    "Willi",
    "Xenia",
    "Yves",
)


class Person:
    """A person at the table."""

    def __init__(self, number: int, name: str, color: str, character: str, token: str, now: float) -> None:
        self.id = number
        self.name = name
        self.color = color
        self.character = character
        self.token = token
        self.gone = False
        self.kicked = False
        self.muted = False
        self.connected = False
        """By way of any server."""
        self.absent_since = now
        self.away = False
        """The public badge: what the others are shown, which may differ from what is so."""

    def here(self) -> bool:
        """Connected, and has not left."""
        return self.connected and not self.gone and not self.kicked


class Order:
    """A standing order, and for which round, turn or day it was given."""

    def __init__(self, words: str, lasting: bool, given: int) -> None:
        self.words = words
        self.lasting = lasting
        self.given = given


class SeatQuestion:
    """Somebody wants a seat whose secrets last; everybody seated is asked when the next turn or day begins."""

    def __init__(self, seat: int, person: int, question: int) -> None:
        self.seat = seat
        self.person = person
        self.question = question
        """The question of the game in which it was wished."""
        self.limit: float | None = None
        """When silence refuses; none before everybody is asked."""
        self.voters: tuple[int, ...] = ()
        """Who was asked, and must say yes."""
        self.answers: dict[int, bool] = {}
        """By person; shown to nobody."""


class Place:
    """A place: a person's or a bot's."""

    def __init__(self, number: int, person: int | None, bot: str | None, name: str) -> None:
        self.id = number
        self.person = person
        self.bot = bot
        self.bot_name = name
        self.stand_in = False
        self.badge = False
        """The public half of `stand_in`: it changes between rounds only."""
        self.character = ""
        """The picture of this seat, if the game has any."""
        self.emptied = False
        """Its person was sent away during the running game."""
        self.begin()

    def begin(self) -> None:
        """A new game, or a new holder: nothing was missed, ordered or noted yet."""
        self.missed = 0
        self.orders: dict[str | None, Order] = {}
        """By window; None is for every short one."""
        self.in_your_name: list[InYourName] = []
        self.marks: Marks | None = None
        """What the holder has noted: not in the log."""
        self.stand_in = False

    def answered(self, words: str, how: str, heard: Callable[[], int]) -> None:
        """An answer was given for this seat after it had heard this much; the seat is shown what its person did not
        say."""
        if how != "narrator":  # a move made by somebody else says nothing about the player
            self.missed = self.missed + 1 if how == "clock" else 0
        if how in ("clock", "stand_in", "order", "narrator"):
            self.in_your_name.append(InYourName(heard(), words, how))


def token_hash(token: str) -> str:
    """What is kept of a token."""
    return hashlib.sha256(token.encode(errors="replace")).hexdigest()


def find_by_token(people: dict[int, Person], token: str) -> Person | None:
    """Whose token it is; every stored hash is compared in constant time, so that the time tells nothing."""
    wanted = token_hash(token)
    found = None
    for person in people.values():
        if hmac.compare_digest(person.token, wanted):
            found = person
    return found


_UNSEEN = frozenset(
    "\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069\ufeff"  # these turn what follows
    "\u034f\u115f\u1160\u17b4\u17b5\u180e\u2800\u3164\uffa0"  # blank, but not classified as such
)


STACKED_MOST, MARKS_MOST = 2, 4
"""How many marks a letter may have above or below it, and how many altogether: some scripts write vowels this way."""


def clean(text: str, length: int) -> str:
    """One line of what can be seen: no control characters, nothing blank in disguise, no towers of marks."""
    text = unicodedata.normalize("NFC", " ".join(text.split()))
    kept = [c for at, c in enumerate(text) if (c.isprintable() or _joins(text, at)) and c not in _UNSEEN]
    kept = [c for at, c in enumerate(kept) if not _is_selector(c) or _selects(kept, at)]
    return _without_towers("".join(kept))[:length].strip().strip("\u200d")


def _joins(text: str, at: int) -> bool:
    """A joiner between two pictures makes one of them; elsewhere it only makes equal names differ."""
    if text[at] != "\u200d" or not 0 < at < len(text) - 1:
        return False
    before = text[at - 2] if text[at - 1] == "\ufe0f" and at > 1 else text[at - 1]
    return {unicodedata.category(before), unicodedata.category(text[at + 1])} <= {"So", "Sk"}


def _is_selector(character: str) -> bool:
    """Whether it chooses a variant of what is before it."""
    return (
        "\ufe00" <= character <= "\ufe0f"
        or "\U000e0100" <= character <= "\U000e01ef"
        or character in "\u180b\u180c\u180d\u180f"
    )


def _selects(text: list[str], at: int) -> bool:
    """Only pictures come plain or in colour, and keys (4️⃣) in a frame; elsewhere it only makes equal names differ."""
    picture = at > 0 and unicodedata.category(text[at - 1]) in ("So", "Sm", "Sk")
    key = text[at + 1 : at + 2] == ["\u20e3"]
    return text[at] in "\ufe0e\ufe0f" and (picture or key)


def _without_towers(text: str) -> str:
    """Every letter with a few marks at most, and none twice in a row (UTS 39, 5.4)."""
    kept: list[str] = []
    marks: list[str] = []
    for c in unicodedata.normalize("NFD", text):  # a letter may bring a mark of its own
        if unicodedata.category(c) not in ("Mn", "Me") or _is_selector(c):
            marks = []
        else:
            stacked = [mark for mark in [*marks, c] if unicodedata.combining(mark) >= 200]
            if c in marks[-1:] or len(marks) >= MARKS_MOST or len(stacked) > STACKED_MOST:
                continue
            marks.append(c)
        kept.append(c)
    return unicodedata.normalize("NFC", "".join(kept))


@functools.lru_cache(4096)
def alike(name: str) -> frozenset[str]:
    """Two names of which one could be taken for the other have something in common here.

    Both with capitals as they are (`AIice` looks like `Alice`) and without (`LISA` is `Lisa`).
    """
    plain = "".join([c for c in unicodedata.normalize("NFKC", name) if not _is_selector(c) and c != "\u200d"])
    return frozenset([skeleton(plain.casefold()), skeleton(plain).casefold()])


def clean_name(name: str) -> str:
    """A name that can be shown, or a refusal."""
    shown = clean(name, NAME_LENGTH)
    if not any(c.isalnum() or unicodedata.category(c).startswith(("S", "P")) for c in shown):
        raise Refused("name", f"a name has 1 to {NAME_LENGTH} characters that can be seen", {"most": str(NAME_LENGTH)})
    return shown
