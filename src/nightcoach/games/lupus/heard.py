"""What a watcher's events say of a game: its nights and days in order, and what must be true in all of his worlds."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from nightcoach.core.events import Seat
from nightcoach.core.moves import Move
from nightcoach.core.wire import Told
from nightcoach.games.lupus.moves import CLOSE, MOVES, NO_BALLOT, NOMINATIONS, PASS, PAW, READY, TUFT
from nightcoach.games.lupus.roles import MYTHOMANIAC, NOBODY, ROLES, SEER, WEREWOLF

UNKNOWN = -2
"""Nothing was said about it yet."""
POINT = 0
SLOT = 1


class NightHeard:
    """One night as a watcher heard it."""

    def __init__(self, number: int) -> None:
        self.number = number
        self.steps: list[tuple[int, int, int]] = []
        """In order: a point that was seen (POINT, seat, target), a slot that began after another (SLOT, role, 0)."""
        self.early: list[tuple[int, int]] = []
        """Markers that fellows had placed before their slot began."""
        self.joint = False
        """Whether the slot of the watcher's fellows was open, so that every marker of theirs was seen."""
        self.over = False
        self.dead: tuple[int, ...] = ()
        self.welcome = NOBODY
        self.opening = NOBODY
        self.mark = UNKNOWN
        """Whom the Owl marked as announced; NOBODY if there was no mark."""
        self.answer: tuple[int, int] | None = None
        self.guarded = NOBODY
        self.marked = NOBODY
        self.victim = UNKNOWN
        self.ended: set[int] = set()
        """Calls whose end the watcher has heard of, or that ended with the night."""
        self.day: list[tuple[int, Move]] = []
        """The moves of the day that follows, as far as they were seen; sealed ones of others when they are shown."""


class Heard:
    """All that a watcher knows, read from the events."""

    def __init__(self, heard: Sequence[Told], seat: Seat | None) -> None:
        self.seat: int = NOBODY if seat is None else seat
        self.seats = 0
        self.options: dict[str, Any] = {}
        self.counts: list[int] | None = None
        self.wise = NOBODY
        self.role = NOBODY
        self.known: dict[int, int] = {}
        """Who was dealt what, for certain."""
        self.wolves: list[tuple[int, int]] = []
        """Seat and night: then a wolf."""
        self.not_wolves: list[tuple[int, int]] = []
        self.turned = UNKNOWN
        """What the Mythomaniac is known to have become."""
        self.owl_seen = False
        self.final: tuple[tuple[int, ...], ...] | None = None
        """After the end, whom everybody pointed at in every night."""
        self.nights: list[NightHeard] = []
        self.shown: set[int] = set()
        """Whose sealed answer in the window of now is played already."""
        self.events: list[tuple[str, tuple[Any, ...]]] = []
        """Kind and values of each."""
        for event in heard:
            kind = str(event.__struct_config__.tag)
            self.events.append((kind, msgspec.structs.astuple(event)))
            getattr(self, f"_{kind}")(event)

    def _now(self) -> NightHeard:
        return self.nights[-1]

    # The deal

    def _opened(self, e: Any) -> None:
        self.seats = e.seats
        self.options = dict(e.options)
        if e.composition is not None:
            self.counts = [0] * len(ROLES)
            for role, count in e.composition:
                self.counts[ROLES.index(role)] = count

    def _dealt(self, e: Any) -> None:
        self.role = ROLES.index(e.role)
        self.known[e.seat] = self.role

    def _wise_old_man(self, e: Any) -> None:
        if not self.nights:
            self.wise = e.seat

    # The night

    def _night(self, e: Any) -> None:
        self.nights.append(NightHeard(e.night))
        self.first_call = True

    def _call(self, e: Any) -> None:
        night = self._now()
        if not self.first_call:
            night.steps.append((SLOT, ROLES.index(e.call), 0))
        self.first_call = False

    def _fellows(self, e: Any) -> None:
        role = ROLES.index(e.role)
        for seat in e.seats:
            if seat in self.known and self.known[seat] != role:
                self.turned = role  # the watcher himself has become one of them
            elif e.night == 1:
                self.known[seat] = role
            elif seat != self.seat and seat not in self.known:
                self._met_later(seat, role)

    def _met_later(self, seat: int, role: int) -> None:
        """On night 3: a new member is the Mythomaniac to the old ones; to the Mythomaniac the others are old ones."""
        if self.role == MYTHOMANIAC:
            self.known[seat] = role
        else:
            self.known[seat] = MYTHOMANIAC
            self.turned = role

    def _pointed(self, e: Any) -> None:
        self._now().steps.append((POINT, e.seat, e.target))

    def _markers(self, e: Any) -> None:
        self._now().early += [(seat, target) for seat, target in e.markers if seat != self.seat]

    def _answer(self, e: Any) -> None:
        wolf = e.nature == "wolf"
        self._now().answer = (e.target, int(wolf))
        (self.wolves if wolf else self.not_wolves).append((e.target, e.night))

    def _spirit(self, e: Any) -> None:
        (self.wolves if e.nature == "wolf" else self.not_wolves).append((e.target, e.night))

    def _guarded(self, e: Any) -> None:
        self._now().guarded = e.target

    def _marked(self, e: Any) -> None:
        self._now().marked = e.target

    def _victim(self, e: Any) -> None:
        self._now().victim = NOBODY if e.target is None else e.target
        if e.target is not None:
            self.not_wolves.append((e.target, e.night))

    def _became(self, e: Any) -> None:
        self.turned = ROLES.index(e.role)

    def _dawn(self, e: Any) -> None:
        night = self._now()
        night.over = True
        night.dead = e.dead
        night.welcome = NOBODY if e.welcome is None else e.welcome

    def _opening(self, e: Any) -> None:
        self._now().opening = e.seat

    # The day

    def _claimed(self, e: Any) -> None:
        words = [e.claim, e.role, e.target, e.nature, e.night]
        move = MOVES[" ".join([str(word) for word in words if word is not None])]
        self._now().day.append((e.seat, move))

    def _ready(self, e: Any) -> None:
        self._now().day.append((e.seat, READY))

    def _talk_over(self, e: Any) -> None:
        self._now().day.append((NOBODY, CLOSE))
        self.shown = set()

    def _nominated(self, e: Any) -> None:
        self._now().day.append((e.seat, NO_BALLOT if e.target is None else NOMINATIONS[e.target]))

    def _sealed(self, e: Any) -> None:
        self._now().day.append((e.seat, MOVES[e.words]))
        self.shown.add(e.seat)

    def _ballots(self, e: Any) -> None:
        for seat, target in enumerate(e.targets):
            if seat not in self.shown:
                self._nominated_by(seat, target)

    def _nominated_by(self, seat: int, target: int | None) -> None:
        self._now().day.append((seat, NO_BALLOT if target is None else NOMINATIONS[target]))

    def _owl_mark(self, e: Any) -> None:
        self._now().mark = NOBODY if e.target is None else e.target
        self.owl_seen = self.owl_seen or e.target is not None

    def _suspects(self, e: Any) -> None:
        self.shown = set()

    def _defended(self, e: Any) -> None:
        self._now().day.append((e.seat, PASS) if e.in_time else (NOBODY, CLOSE))

    def _voted(self, e: Any) -> None:
        for seat, side in e.votes:
            if seat not in self.shown:
                self._now().day.append((seat, NO_BALLOT if side is None else PAW if side == "paw" else TUFT))

    def _lynched(self, e: Any) -> None:
        pass

    def _ended(self, e: Any) -> None:
        self.final = tuple([tuple([NOBODY if t is None else t for t in night]) for night in e.nights])
        for seat, role in enumerate(e.dealt):
            self.known[seat] = ROLES.index(role)
            if role == "mythomaniac":
                self.turned = ROLES.index(e.roles[seat])


def never_dealt_wolf(told: Heard) -> set[int]:
    """Those who cannot have been dealt a Werewolf: died at night, or seen to be no wolf."""
    found = {seat for night in told.nights for seat in night.dead}
    return found | {seat for seat, _ in told.not_wolves}


def dealt_wolf(told: Heard) -> set[int]:
    """Those who must have been: seen as wolves before anybody could become one."""
    return {seat for seat, night in told.wolves if night < 3 or told.turned in (SEER, MYTHOMANIAC)} | {
        seat for seat, role in told.known.items() if role == WEREWOLF
    }
