"""L3.6, L4 The calls of the night, one small piece for each role: whom it may point at, and what happens when it
ends."""

from __future__ import annotations

from typing import Final

from nightcoach.core.events import Seat
from nightcoach.games.lupus import wire
from nightcoach.games.lupus.entries import ASKED, BECAME, FELLOWS, GUARDED, MARKED, SPIRIT, VICTIM
from nightcoach.games.lupus.moves import WOLF_OR_NOT
from nightcoach.games.lupus.roles import (
    BODYGUARD,
    FREEMASON,
    MEDIUM,
    MYTHOMANIAC,
    NOBODY,
    OWL,
    ROLES,
    SEER,
    WEREWOLF,
)
from nightcoach.games.lupus.state import Lupus, seats_in

CALL_ORDER: Final = (FREEMASON, MEDIUM, SEER, BODYGUARD, OWL, WEREWOLF, MYTHOMANIAC)
"""L3.6"""


def held_on(role: int, night: int) -> bool:
    """L3.6 Whether a role is called in this night."""
    if role == FREEMASON:
        return night == 1
    if role == MYTHOMANIAC:
        return night == 2
    return night > 1 if role in (MEDIUM, BODYGUARD) else True


def calls_of(s: Lupus, night: int) -> tuple[int, ...]:
    """L3.3, L3.4 The calls of a night in order, whether or not anybody alive would answer."""
    return tuple([role for role in CALL_ORDER if s.called >> role & 1 and held_on(role, night)])


def is_recognition(s: Lupus, role: int) -> bool:
    """L3.5 A call in which nobody chooses: the Freemasons', and the pack's on a night 1 without a kill."""
    return role == FREEMASON or (role == WEREWOLF and not s.kill_tonight())


def choices(s: Lupus, seat: Seat) -> int:
    """L3.6, L3.53 Whom this seat may point at, as bits. Only what the seat knows is excluded: a fellow not yet met
    is excluded when the slot begins."""
    role = s.decides_as(seat)
    among = s.living & ~(1 << seat)
    if role == SEER:
        if s.ghosts_asked:  # L8.7, L8.22
            among = (1 << s.seats) - 1 & ~(1 << seat)
        return among & ~(s.fellows[seat] & s.living)  # L4.7 outside the Seer group
    if role == WEREWOLF:
        return among & ~s.fellows[seat]  # L3.8
    if role == BODYGUARD and s.no_repeat and s.guarded_before != NOBODY:
        return among & ~(1 << s.guarded_before)  # L8.8
    return among


# When the slot of a call begins, those who share it get to know one another (L3.6).


def begin_call(s: Lupus, role: int) -> None:
    """L6.4, L6.5, L6.32 Freemasons on night 1, the pack on nights 1 and 3, two Seers on night 3."""
    if s.day != 1 and s.day != 3:
        return
    group = s.living_of(role)
    if (role == FREEMASON and s.day == 1) or role == WEREWOLF or (role == SEER and s.day == 3 and group & (group - 1)):
        for seat in seats_in(group):
            s.fellows[seat] |= group & ~(1 << seat)
        s.note(FELLOWS, group, group, role)
        if s.heard:
            s.whisper(wire.Fellows, group, s.day, ROLES[role], tuple(seats_in(group)))


# When it ends, the points of its holders are final.


def end_medium(s: Lupus, holders: int, _points: list[int]) -> None:
    """L4.9–L4.11 The Medium is told whether the player lynched yesterday died as a wolf."""
    if holders:
        lynched = s.days[-1].lynched
        wolf = int(s.is_wolf(lynched))  # a ghost's role no longer changes
        s.note(SPIRIT, holders, lynched, wolf)
        if s.heard:
            s.whisper(wire.Spirit, holders, s.day, lynched, WOLF_OR_NOT[wolf])


def end_seer(s: Lupus, holders: int, points: list[int]) -> None:
    """L3.9, L4.5–L4.8 One question, by plurality, at random if two Seers disagree, and the same answer for both."""
    s.gazed = plurality(s, holders, points)
    if s.gazed != NOBODY:
        wolf = int(s.is_wolf(s.gazed))
        s.note(ASKED, holders, s.gazed, wolf)
        if s.heard:
            s.whisper(wire.Answer, holders, s.day, s.gazed, WOLF_OR_NOT[wolf])


def end_bodyguard(s: Lupus, holders: int, points: list[int]) -> None:
    """L4.15–L4.18 The Bodyguard protects one player from the pack, and is told nothing."""
    s.guarded = plurality(s, holders, points)
    if s.guarded != NOBODY:
        s.note(GUARDED, holders, s.guarded, 0)
        if s.heard:
            s.whisper(wire.Guarded, holders, s.day, s.guarded)


def end_owl(s: Lupus, holders: int, points: list[int]) -> None:
    """L4.20–L4.22 The Owl marks one player; the choice of a deadly Owl dies if human at this moment (L3.11)."""
    s.marked = plurality(s, holders, points)
    if s.marked != NOBODY:
        s.marked_human = not s.is_wolf(s.marked)
        s.note(MARKED, holders, s.marked, 0)
        if s.heard:
            s.whisper(wire.Marked, holders, s.day, s.marked)


def end_werewolves(s: Lupus, holders: int, points: list[int]) -> None:
    """L3.7, L3.8, L4.3, L4.4 One common victim; with `no_kill` only if every living Werewolf points at it."""
    if not s.kill_tonight():
        return
    if not (s.no_kill and disagree(holders, points)):
        s.victim = plurality(s, holders, points)
    s.note(VICTIM, holders, s.victim, 0)
    if s.heard:
        s.whisper(wire.Victim, holders, s.day, None if s.victim == NOBODY else s.victim)


def end_mythomaniac(s: Lupus, holders: int, points: list[int]) -> None:
    """L4.30–L4.37 Becomes a Werewolf or a Seer if the target is one, else stays human without an ability."""
    for seat in seats_in(holders):
        target = points[seat]
        if target != NOBODY and s.roles[target] in (WEREWOLF, SEER):
            s.roles[seat] = s.roles[target]
        s.note(BECAME, holders, target, s.roles[seat])
        if s.heard:
            s.whisper(wire.Became, holders, ROLES[s.roles[seat]])


def end_call(s: Lupus, role: int, holders: int, points: list[int]) -> None:
    """The end of a call. L4.23 The Freemasons meet when their slot begins; its end has nothing to tell them."""
    if role == MEDIUM:
        end_medium(s, holders, points)
    elif role == SEER:
        end_seer(s, holders, points)
    elif role == BODYGUARD:
        end_bodyguard(s, holders, points)
    elif role == OWL:
        end_owl(s, holders, points)
    elif role == WEREWOLF:
        end_werewolves(s, holders, points)
    elif role == MYTHOMANIAC:
        end_mythomaniac(s, holders, points)


def disagree(holders: int, points: list[int]) -> bool:
    """L8.5 Anything short of unanimity, a missing marker included."""
    targets = {points[seat] for seat in seats_in(holders)}
    return len(targets) != 1 or NOBODY in targets


def plurality(s: Lupus, holders: int, points: list[int]) -> Seat:
    """L3.8, L3.9 The target with the most markers, one at random among equals; nobody if there are no markers."""
    if holders & (holders - 1) == 0:  # one alone, or nobody
        return points[seats_in(holders)[0]] if holders else NOBODY
    counts = [0] * s.seats
    for seat in seats_in(holders):
        if points[seat] != NOBODY:
            counts[points[seat]] = counts[points[seat]] + 1
    most = max(counts)
    if most == 0:
        return NOBODY
    first = [seat for seat in range(s.seats) if counts[seat] == most]
    return first[0] if len(first) == 1 else s.chance.pick(first)
