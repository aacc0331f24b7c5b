"""What the parts of a position must have in common, whoever wrote it down."""

from __future__ import annotations

from nightcoach.games.lupus.characters import choices
from nightcoach.games.lupus.ending import is_over
from nightcoach.games.lupus.night import Night
from nightcoach.games.lupus.roles import FREEMASON, NOBODY, WEREWOLF
from nightcoach.games.lupus.state import Lupus


def natural_fellows(s: Lupus) -> list[int]:
    """What everybody knows of fellows after the first night: Freemasons each other, Werewolves the dealt pack."""
    found = [0] * s.seats
    for role in (FREEMASON, WEREWOLF):
        group = [seat for seat in range(s.seats) if s.dealt[seat] == role]
        for seat in group:
            found[seat] = sum([1 << other for other in group if other != seat])
    return found


def wrong_with(s: Lupus, window: str) -> str:
    """Why this is no position, or nothing."""
    if len(s.fellows) != s.seats or len(s.said) != s.seats or len(s.ballots) != s.seats:
        return "fellows, said and ballots have a number for each seat"
    if any(len(night) != s.seats for night in s.nights) or any(len(d[1]) != s.seats for d in s.days):
        return "a night, and the ballots of a day, have a number for each seat"
    if window != "over" and len(s.days) != s.day - 1:
        return f"before day {s.day} there were {s.day - 1} days: days= has as many"
    if window != "over" and _would_be_over(s):
        return "with these living players the game would be over"
    if window in ("discussion", "nomination") and s.welcome == NOBODY and s.opening == NOBODY:
        return "by day somebody holds the Welcome card or is the opening seat: welcome=SEAT or opening=SEAT"
    if window in ("defence", "lynch_vote") and not (_lives(s, s.paw) and _lives(s, s.tuft) and s.paw != s.tuft):
        return "two living suspects are named: suspects=PAW,TUFT"
    frame = s.frames[-1] if s.frames else None
    if isinstance(frame, Night):
        for seat in range(s.seats):
            if frame.points[seat] != NOBODY and not choices(s, seat) >> frame.points[seat] & 1:
                return f"seat {seat} may not point at {frame.points[seat]}"
    return ""


def _lives(s: Lupus, seat: int) -> bool:
    return seat != NOBODY and s.is_living(seat)


def _would_be_over(s: Lupus) -> bool:
    twin = s.clone()
    twin.frames.clear()
    return is_over(twin)
