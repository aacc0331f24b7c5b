"""L8.48–L8.58 The beats of night and day: what is told first, for how long, before anybody's clock runs.

Their lengths follow from the option, the kind of beat and, for the count, from how many may vote: never from anybody's
character, from what was done, or from how long a voice takes. A table keeps them; they are in no record.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from nightcoach.core.frames import Beat
from nightcoach.games.lupus.roles import NOBODY, ROLES

if TYPE_CHECKING:
    from nightcoach.games.lupus.state import Lupus

DEAL: Final = "deal"
DUSK: Final = "dusk"
LEAD_IN: Final = "lead_in"
SLOT: Final = "slot"
CLOSE: Final = "close"
DAWN: Final = "dawn"
NOMINATION: Final = "nomination"
SUSPECTS: Final = "suspects"
DEFENCE: Final = "defence"
VOTE: Final = "vote"
COUNT: Final = "count"
VERDICT: Final = "verdict"

SECONDS: Final[dict[str, dict[str, int]]] = {
    "off": {},
    "short": {
        DEAL: 12, DUSK: 4, LEAD_IN: 3, CLOSE: 2, DAWN: 5, NOMINATION: 2, SUSPECTS: 4, DEFENCE: 2, VOTE: 2, VERDICT: 5,
    },
    "full": {
        DEAL: 15, DUSK: 6, LEAD_IN: 4, CLOSE: 3, DAWN: 8, NOMINATION: 4, SUSPECTS: 6, DEFENCE: 3, VOTE: 4, VERDICT: 10,
    },
}  # fmt: skip
"""L8.48 Whole seconds, so that beats end with a tick of the night."""
MOST_COUNT: Final = {"short": 5, "full": 10}
"""L8.53 The most seconds that turning over the votes may take."""
VOTES_A_SECOND: Final = {"short": 4, "full": 2}


def told(s: Lupus, name: str, call: int = NOBODY) -> tuple[Beat, ...]:
    """L8.48 This beat, if there are any at this table."""
    seconds = SECONDS[s.options.beats].get(name, 0)
    return (Beat(name, float(seconds), None if call == NOBODY else ROLES[call]),) if seconds else ()


def before_call(s: Lupus) -> tuple[Beat, ...]:
    """L8.49–L8.51 The evening before the first call; then one call closes and the next is led in. Where all calls are
    held at once, none is."""
    if s.at > 0:
        return told(s, CLOSE, s.calls[s.at - 1]) + told(s, LEAD_IN, s.calls[s.at])
    called = () if s.parallel else told(s, LEAD_IN, s.calls[0])
    return (look(s) if s.day == 1 else verdict(s)) + told(s, DUSK) + called


def slot(s: Lupus, seconds: int) -> Beat:
    """L3.5 The slot of a call, or of all of them."""
    return Beat(SLOT, float(seconds), None if s.parallel else ROLES[s.calls[s.at]])


def after_call(s: Lupus) -> tuple[Beat, ...]:
    """L8.51 The last call of a night closes before dawn; all others do before the next."""
    return () if s.parallel or s.at < len(s.calls) - 1 else told(s, CLOSE, s.calls[s.at])


def after_night(s: Lupus) -> tuple[Beat, ...]:
    """L8.50, L8.51 What is told when the slot is over: this call closes, or dawn breaks."""
    if s.parallel or s.at == len(s.calls) - 1:
        return told(s, DAWN)
    return told(s, CLOSE, s.calls[s.at])


def look(s: Lupus) -> tuple[Beat, ...]:
    """L8.49 Time to look at one's card; without beats as long as a recognition."""
    return told(s, DEAL) or (Beat(DEAL, float(s.options.recognition_seconds)),)


def verdict(s: Lupus) -> tuple[Beat, ...]:
    """L8.53 The votes of yesterday are turned over, then the village sees who was lynched."""
    if not s.days:
        return ()
    votes = s.days[-1].votes
    return count(s, len(votes) - votes.count(NOBODY)) + told(s, VERDICT)


def count(s: Lupus, voters: int) -> tuple[Beat, ...]:
    """L8.53 This many votes are turned over, missing ones included."""
    seconds = count_seconds(s.options.beats, voters)
    return (Beat(COUNT, float(seconds)),) if seconds else ()


def count_seconds(beats: str, voters: int) -> int:
    """L8.53 How long it takes to turn over this many votes."""
    if beats not in MOST_COUNT:
        return 0
    return min(MOST_COUNT[beats], 1 + (voters + VOTES_A_SECOND[beats] - 1) // VOTES_A_SECOND[beats])


def finale(s: Lupus) -> tuple[Beat, ...]:
    """L8.57 The last dawn, or the last verdict, is told like any other."""
    return verdict(s) if len(s.days) == s.day else told(s, DAWN)
