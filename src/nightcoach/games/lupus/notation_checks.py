"""How the parts of a position must fit together, whoever wrote it down."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from nightcoach.core.state import Outcome
from nightcoach.games.lupus.ending import is_over
from nightcoach.games.lupus.entries import BECAME, FELLOWS, FOR_TUFT, NO_BALLOT_CAST, NOTE_KINDS
from nightcoach.games.lupus.moves import CLAIMS, MOVES, NIGHTS, RETRACT
from nightcoach.games.lupus.roles import FREEMASON, NOBODY, ROLES, WEREWOLF
from nightcoach.games.lupus.state import Lupus


def natural_fellows(s: Lupus) -> list[int]:
    """Who knows whom after the first night: the Freemasons each other, the Werewolves the pack as dealt."""
    found = [0] * s.seats
    for role in (FREEMASON, WEREWOLF):
        group = [seat for seat in range(s.seats) if s.dealt[seat] == role]
        for seat in group:
            found[seat] = sum([1 << other for other in group if other != seat])
    return found


def position_errors(s: Lupus, window: str) -> str:
    """Why this cannot be a position, or nothing."""
    if len(s.fellows) != s.seats or len(s.said) != s.seats or len(s.ballots) != s.seats:
        return "fellows, said and ballots have a number for each seat"
    if any(len(night) != s.seats for night in s.nights) or any(len(day.ballots) != s.seats for day in s.days):
        return "a night, and the ballots of a day, have a number for each seat"
    why = _out_of_range(s) or _wrong_claims(s) or _wrong_forecasts(s)
    if why:
        return why
    if window != "over" and len(s.days) != s.day - 1:
        return f"before day {s.day} there were {s.day - 1} days: days= has as many"
    if s.day > NIGHTS:
        return f"no game lasts longer than {NIGHTS} days"
    over = _would_be_over(s)
    if window != "over" and over is not None:
        return "with these living players the game would be over"
    if s.result is not None and (over is None or over.party != s.result.party):
        return "with these living players that party has not won"
    frame: Any = s.frames[-1] if s.frames else None
    return "" if frame is None else str(frame.misfit(s))


def _out_of_range(s: Lupus) -> str:
    """Something names a seat that does not exist."""
    everybody = (1 << s.seats) - 1
    named = [s.gazed, s.guarded, s.guarded_before, s.marked, s.victim, s.paw, s.tuft, *s.dead, *s.ballots]
    for night in s.nights:
        named += night
    for day in s.days:
        named += [*day.dead, *day.ballots, day.owl_mark, day.paw, day.tuft, day.lynched]
        votes_fit = all(NO_BALLOT_CAST <= vote <= FOR_TUFT for vote in day.votes)
        if len(day.votes) != s.seats or not votes_fit or day.lynched < 0:
            return "the votes of a day are 0 (paw), 1 (tuft), no or - for each seat, and somebody was lynched"
    if _beyond(s, named) or any(seat < 0 for seat in s.dead) or min(s.gazed, s.guarded, s.marked, s.victim) < NOBODY:
        return f"a seat is a number from 0 to {s.seats - 1}"
    if any(not 0 <= bits <= everybody for bits in s.fellows):
        return "fellows are seats of this game, as bits"
    for note in s.notes:
        told = 0 <= note.kind < len(NOTE_KINDS) and 0 < note.ears <= everybody and 1 <= note.night <= s.day
        about = 0 <= note.about <= everybody if note.kind == FELLOWS else NOBODY <= note.about < s.seats
        most = len(ROLES) - 1 if note.kind in (FELLOWS, BECAME) else 1
        if not (told and about and 0 <= note.value <= most):
            return "a note is KIND,EARS,NIGHT,SEAT,VALUE of something that was told at night"
    if any(not 0 <= count <= s.claims_a_day for count in s.said):
        return f"nobody has made more than {s.claims_a_day} claims today"
    return ""


def _beyond(s: Lupus, seats: Sequence[int]) -> bool:
    return any(not NO_BALLOT_CAST <= seat < s.seats for seat in seats)


def _wrong_claims(s: Lupus) -> str:
    """Something that nobody could have claimed."""
    for number, entry in enumerate(s.claims):
        move, takes_back = MOVES.at(entry.code), entry.takes_back
        if move.verb not in CLAIMS or entry.seat >= s.seats or not 1 <= entry.day <= s.day:
            return "a claim is DAY.SEAT.CLAIM of a player, on a day that has come"
        if (move is RETRACT) != (takes_back != NOBODY) or takes_back >= number:
            return "a retract, and nothing else, takes back an earlier claim: DAY.SEAT.retract.NUMBER"
    return ""


def _wrong_forecasts(s: Lupus) -> str:
    """L8.60 Something that no ghost could have foretold."""
    authors = [(entry.day, entry.seat) for entry in s.forecasts]
    for entry in s.forecasts:
        ghost = 0 <= entry.seat < s.seats and not s.is_living(entry.seat) and 1 <= entry.day <= s.day
        named = min(entry.wolf, entry.lynched) >= NOBODY and max(entry.wolf, entry.lynched) < s.seats
        if not ghost or not named or max(entry.wolf, entry.lynched) < 0 or len(set(authors)) < len(authors):
            return "a forecast is DAY,SEAT,WOLF,LYNCHED of a ghost, one a day, on a day that has come"
    return "foretold= needs the option forecasts=true" if s.forecasts and not s.forecasting else ""


def _would_be_over(s: Lupus) -> Outcome | None:
    twin = s.clone()
    twin.clear_frames()
    twin.result = None
    is_over(twin)
    return twin.result
