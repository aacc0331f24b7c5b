"""The position in a game of Lupus in Tabula: small lists and bit sets of seats."""

from __future__ import annotations

from typing import ClassVar, Final, final

from mypy_extensions import mypyc_attr

from nightcoach.core.chance import Chance
from nightcoach.core.events import Event, Seat
from nightcoach.core.frames import Beat
from nightcoach.core.state import State, name_of
from nightcoach.core.wire import GameOptions, Told
from nightcoach.games.lupus import beats
from nightcoach.games.lupus.entries import ClaimEntry, DayEntry, ForecastEntry, NoteEntry
from nightcoach.games.lupus.roles import (
    BODYGUARD,
    DEADLY_FROM,
    MYTHOMANIAC,
    NOBODY,
    OWL,
    PACK,
    PARTY_OF,
    POSSESSED,
    ROLES,
    SEER,
    VILLAGER,
    WEREWOLF,
    candidates,
)
from nightcoach.games.lupus.view import view_of, whole_view
from nightcoach.games.lupus.view_own import Own
from nightcoach.games.lupus.wire import Options
from nightcoach.games.lupus.wire_view import View

# Sets are taken apart all the time, so what is in each third of any set is looked up.
_IN_THIRD: Final[list[list[list[int]]]] = [
    [[first + bit for bit in range(8) if bits >> bit & 1] for bits in range(256)] for first in (0, 8, 16)
]


def seats_in(bits: int) -> list[int]:
    """The seats of a bit set, ascending, as a new list."""
    found = _IN_THIRD[0][bits & 255] + _IN_THIRD[1][bits >> 8 & 255]
    return found + _IN_THIRD[2][bits >> 16] if bits >> 16 else found


@final
@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class Lupus(State):
    """The whole position. Points of the night and sealed ballots are kept in their window."""

    home: ClassVar[str] = "nightcoach.games.lupus.game"

    def __init__(self, seats: int, options: GameOptions, chance: Chance) -> None:
        super().__init__(seats, chance)
        assert isinstance(options, Options)
        self.options: Options = options
        # Copies of what every phase needs: compiled code reads a struct slowly.
        self.first_kill: bool = options.first_night_kill
        self.parallel: bool = (options.night_mode or ("parallel" if options.place == "remote" else "sequential")) == (
            "parallel"
        )  # L8.11
        self.together: bool = options.nomination_mode == "simultaneous"
        self.no_kill: bool = options.wolf_disagreement == "no_kill"
        self.ghosts_asked: bool = options.seer_may_target_ghosts or options.wise_old_man == "on"  # L8.7, L8.22
        self.no_repeat: bool = options.bodyguard_no_repeat
        self.lynched_welcome: bool = options.welcome_on_lynch
        self.wise_game: bool = options.wise_old_man == "on"
        self.claims_a_day: int = options.claims_per_day
        self.forecasting: bool = options.forecasts
        self.day: int = 0
        """The number of the night and of the day that follows it (L0.5)."""
        self.dealt: list[int] = [VILLAGER] * seats
        self.roles: list[int] = [VILLAGER] * seats
        """The current role of each seat; only the Mythomaniac's changes (L0.4)."""
        self.living: int = (1 << seats) - 1
        self.called: int = 0
        """The roles that are called, as bits: those of the public list (L3.4)."""
        self.welcome: Seat = NOBODY
        self.opening: Seat = NOBODY
        """L3.33 Who nominates first while nobody holds the Welcome card."""
        self.wise: Seat = NOBODY
        self.fellows: list[int] = [0] * seats
        """Whom each seat knows to share its call, as bits: Freemasons, pack, Seers."""
        self.notes: list[NoteEntry] = []
        """What was told at night."""
        self.calls: tuple[int, ...] = ()
        """The calls of the last night, in order."""
        self.at: int = 0
        """Which of them is open now."""
        self.gazed: Seat = NOBODY
        self.guarded: Seat = NOBODY
        self.guarded_before: Seat = NOBODY
        """L8.8 The Bodyguard's choice of the night before."""
        self.marked: Seat = NOBODY
        self.marked_human: bool = False
        """L3.11 The nature of the Owl's choice at the call."""
        self.victim: Seat = NOBODY
        self.nights: list[tuple[int, ...]] = []
        """L5.7 Whom each seat pointed at in the end, night by night."""
        self.dead: tuple[int, ...] = ()
        """Who died in the last night."""
        self.said: list[int] = [0] * seats
        """L3.63 How many claims each seat has made today."""
        self.claims: list[ClaimEntry] = []
        self.standing: list[int] = [0] * seats
        """L3.61 How many claims of each seat have not been taken back; it follows from the claims."""
        self.forecasts: list[ForecastEntry] = []
        """L8.60 What ghosts have foretold: one entry for each of them and day, in the order of their last word."""
        self.ballots: list[int] = [NOBODY] * seats
        self.paw: Seat = NOBODY
        self.tuft: Seat = NOBODY
        self.days: list[DayEntry] = []
        self.own: list[Own] | None = None
        """What views keep of each seat, once somebody has looked; a twin begins its own."""

    def view(self, seat: Seat | None) -> View:
        return view_of(self, seat)

    def whole(self) -> View:
        return whole_view(self)

    def finale(self) -> tuple[Beat, ...]:
        return beats.finale(self)

    def audience(self, seat: Seat | None) -> tuple[Seat, ...] | None:
        """L3.14, L3.19, L3.20, L3.41 Ghosts and spectators are silent; in the defence only the suspect speaks, at night
        and during the lynch vote nobody."""
        window = self.window()
        if self.result is not None:
            return None
        if window == "night":
            return self.whispers(seat)
        if seat is None or not self.is_living(seat) or window == "lynch_vote":
            return ()
        return () if window == "defence" and seat not in self.asked() else None

    def whispers(self, seat: Seat | None) -> tuple[Seat, ...]:
        """L8.6 With `wolf_chat` the members of the pack hear each other during their call; nobody hears anybody
        else."""
        if seat is None or self.options.wolf_chat == "off":
            return ()
        if self.is_living(seat) and self.is_wolf(seat) and self.slot_open(WEREWOLF):
            return tuple(seats_in(self.living_of(WEREWOLF)))
        return (seat,)

    def slot_open(self, role: int) -> bool:
        """Whether the slot of this call is open: in a parallel night that of every call (L3.15)."""
        if not self.frames or self.frames[-1].name != "night":
            return False
        return role in self.calls if self.parallel else self.calls[self.at] == role

    def is_living(self, seat: Seat) -> bool:
        """L0.3"""
        return bool(self.living >> seat & 1)

    def is_wolf(self, seat: Seat) -> bool:
        """L0.4 Nature: a Mythomaniac who has become a Werewolf holds that role now."""
        return self.roles[seat] == WEREWOLF

    def living_of(self, role: int) -> int:
        """The living seats whose current role this is, as bits."""
        found = 0
        roles = self.roles
        for seat in range(self.seats):
            if roles[seat] == role:
                found |= 1 << seat
        return found & self.living

    def deadly_owl(self) -> bool:
        """L2.11 It depends on the number of seats at setup."""
        return self.seats >= DEADLY_FROM

    def owl_possible(self) -> bool:
        """L3.31 Whether an Owl may be in play, according to the public list."""
        return bool(self.called >> OWL & 1)

    def kill_tonight(self) -> bool:
        """L3.7 On night 1 only if that option is on."""
        return self.day > 1 or self.first_kill

    def decides_as(self, seat: Seat) -> int:
        """The role in which this seat decides something tonight; NOBODY if its points are harmless (L3.3)."""
        if not self.living >> seat & 1:
            return NOBODY
        role = self.roles[seat]
        if role == WEREWOLF:
            return role if self.kill_tonight() else NOBODY  # L3.7
        if role in (SEER, OWL):
            return role
        if role == BODYGUARD:
            return role if self.day > 1 else NOBODY  # L4.19
        return role if role == MYTHOMANIAC and self.day == 2 else NOBODY  # L4.30

    def noses(self) -> list[int]:
        """L8.62 One point for every hunch of a night and every forecast that was right; the pack knows its own, so only
        its forecasts of a lynching count."""
        points = [0] * self.seats
        for seat in range(self.seats):
            if PARTY_OF[self.roles[seat]] != PACK:
                for night in self.nights:
                    points[seat] += self._named_wolf(night[seat])
        for entry in self.forecasts:
            if PARTY_OF[self.roles[entry.seat]] != PACK:
                points[entry.seat] += self._named_wolf(entry.wolf)
            if entry.lynched >= 0 and entry.day <= len(self.days):
                points[entry.seat] += int(self.days[entry.day - 1].lynched == entry.lynched)
        return points

    def _named_wolf(self, seat: int) -> int:
        return int(seat >= 0 and self.roles[seat] == WEREWOLF)

    def distance(self, seat: Seat) -> int:
        """L3.27, L3.33 Clockwise steps from the Welcome holder, 1 for the left neighbour; or from the opening seat."""
        if self.welcome != NOBODY:
            return (seat - self.welcome - 1) % self.seats + 1
        return (seat - self.opening) % self.seats + 1

    def first_to_nominate(self) -> Seat:
        """L3.23 The seat at distance 1."""
        return (self.welcome + 1) % self.seats if self.welcome != NOBODY else self.opening

    def public_counts(self) -> list[int] | None:
        """L2.8 The announced list: how many of each role; None if it is secret."""
        if self.options.role_list == "secret":
            return None
        counts = [0] * len(ROLES)
        for role in self.dealt:
            counts[role] += 1
        if self.options.role_list == "open_hide_possessed":
            counts[VILLAGER] += counts[POSSESSED]
            counts[POSSESSED] = 0
        return counts

    def call_by_the_list(self) -> None:
        """L3.4 Which roles are called: all on the public list; all that are permitted if it is secret."""
        counts = self.public_counts()
        self.called = 1 << WEREWOLF | 1 << SEER
        if counts is None:
            for unit in candidates(self.seats, self.options.enforce_minimums):
                self.called |= 1 << unit
        else:
            for role in range(len(ROLES)):
                if counts[role]:
                    self.called |= 1 << role

    def whisper(self, kind: type[Told], ears: int, *values: object) -> None:
        """Only these seats, as bits, hear it; nobody else hears that anything happened."""
        if self.told is not None and ears:
            self.told.append(Event(name_of(kind), (), values, tuple(seats_in(ears)), False))

    def note(self, kind: int, ears: int, about: int, value: int) -> None:
        """Keep what these seats were told, so that they may look it up later."""
        if ears:
            self.notes.append(NoteEntry(kind, ears, self.day, about, value))

    def clone(self) -> Lupus:
        twin = Lupus.__new__(Lupus)
        self.share(twin)
        return twin

    def share(self, twin: Lupus) -> None:
        """Fill in a fresh state: lists are copied, anything that never changes is shared."""
        twin.seats = self.seats
        twin.chance = self.chance.copy()
        self.share_frames(twin)
        twin.result = self.result
        twin.told = None
        twin.public = self.public
        twin.options = self.options
        twin.first_kill = self.first_kill
        twin.parallel = self.parallel
        twin.together = self.together
        twin.no_kill = self.no_kill
        twin.ghosts_asked = self.ghosts_asked
        twin.no_repeat = self.no_repeat
        twin.lynched_welcome = self.lynched_welcome
        twin.wise_game = self.wise_game
        twin.claims_a_day = self.claims_a_day
        twin.forecasting = self.forecasting
        twin.day = self.day
        twin.dealt = self.dealt  # never changed after the deal
        twin.roles = self.roles.copy()
        twin.living = self.living
        twin.called = self.called
        twin.welcome = self.welcome
        twin.opening = self.opening
        twin.wise = self.wise
        twin.fellows = self.fellows.copy()
        twin.notes = self.notes.copy()
        twin.calls = self.calls
        twin.at = self.at
        twin.gazed = self.gazed
        twin.guarded = self.guarded
        twin.guarded_before = self.guarded_before
        twin.marked = self.marked
        twin.marked_human = self.marked_human
        twin.victim = self.victim
        twin.nights = self.nights.copy()
        twin.dead = self.dead
        twin.said = self.said.copy()
        twin.claims = self.claims.copy()
        twin.standing = self.standing.copy()
        twin.forecasts = self.forecasts  # never changed in place
        twin.ballots = self.ballots.copy()
        twin.paw = self.paw
        twin.tuft = self.tuft
        twin.days = self.days.copy()
        twin.own = None

    def key(self) -> tuple[object, ...]:
        return (
            self.options,
            self.day,
            tuple(self.dealt),
            tuple(self.roles),
            self.living,
            self.called,
            self.welcome,
            self.opening,
            self.wise,
            tuple(self.fellows),
            tuple(self.notes),
            self.calls,
            self.at,
            self.gazed,
            self.guarded,
            self.guarded_before,
            self.marked,
            self.marked_human,
            self.victim,
            tuple(self.nights),
            self.dead,
            tuple(self.said),
            tuple(self.claims),
            tuple(self.forecasts),
            tuple(self.ballots),
            self.paw,
            self.tuft,
            tuple(self.days),
            tuple([frame.key() for frame in self.frames]),
            self.result,
        )
