"""What a watcher knows of a game: its nights and days in order, and what is certain about the seats."""

from __future__ import annotations

from typing import Any, Final, NamedTuple, TypeAlias

from nightcoach.core.events import Seat
from nightcoach.core.moves import Move
from nightcoach.games.lupus.roles import NOBODY

UNKNOWN: Final = -2
"""Nothing has been said about it yet."""


class PointSeen(NamedTuple):
    """A point that the watcher saw."""

    seat: int
    target: int


class SlotBegins(NamedTuple):
    """The slot of a call begins, and so the one before it has ended."""

    role: int


Step: TypeAlias = PointSeen | SlotBegins


class NightHeard:
    """One night as a watcher heard it, and the day after it."""

    def __init__(self, number: int) -> None:
        self.number = number
        self.called = False
        """Whether the first call of the night was announced."""
        self.steps: list[Step] = []
        """In order."""
        self.early: list[tuple[Seat, Seat]] = []
        """Markers that fellows had placed before their slot began."""
        self.over = False
        self.dead: tuple[int, ...] = ()
        self.welcome: Seat = NOBODY
        self.opening: Seat = NOBODY
        self.mark: Seat = UNKNOWN
        """Whom the Owl marked, as announced; NOBODY if there was no mark."""
        self.gazed: Seat = NOBODY
        """The watcher's own question as a Seer."""
        self.guarded: Seat = NOBODY
        """The watcher's own choice as the Bodyguard."""
        self.marked: Seat = NOBODY
        """The watcher's own choice as the Owl."""
        self.victim: Seat = UNKNOWN
        """The pack's choice, if the watcher is one of them."""
        self.day: list[tuple[Seat, Move]] = []
        """The moves of the following day that were seen; other seats' sealed ones as they were revealed."""


class Heard:
    """All that a watcher knows."""

    def __init__(self, seat: Seat) -> None:
        self.seat = seat
        """NOBODY for a spectator."""
        self.seats = 0
        self.options: dict[str, Any] = {}
        self.counts: list[int] | None = None
        """The announced list: how many of each role."""
        self.wise: Seat = NOBODY
        self.role = NOBODY
        """What the watcher was dealt."""
        self.known: dict[Seat, int] = {}
        """Who was certainly dealt which role."""
        self.wolves: list[tuple[Seat, int]] = []
        """Seat and night: a wolf by then."""
        self.not_wolves: list[tuple[Seat, int]] = []
        """Seat and night: not a wolf then."""
        self.turned = UNKNOWN
        """What the Mythomaniac is known to have become."""
        self.owl_seen = False
        self.final: tuple[tuple[int, ...], ...] | None = None
        """After the end, whom every seat pointed at in every night."""
        self.nights: list[NightHeard] = []
        self.shown: set[Seat] = set()
        """Whose sealed answer in the current window has been played already."""
        self.events: list[tuple[str, tuple[Any, ...]]] = []
        """Tag and values of each event."""
