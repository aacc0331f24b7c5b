"""How a table plays a night, in which neither frames nor times may tell who has something to do.

A window with a beat is a slot. It lasts its whole time whatever is done in it, and everybody who watches gets a frame
when it opens and one at every beat, whether anything has changed or not, and none in between. What happens meanwhile
comes with the next beat.
"""

from __future__ import annotations

from typing import Final

from nightcoach.table.log.table import Table

ANSWER_PART: Final = (0.5, 0.8)
"""In which part of a slot bots and stand-ins answer: every one of them once in every slot, whatever it has to say."""
NARRATOR_BYTES: Final = 8192
"""The room for what a narrator is told beyond everybody."""


def staged(table: Table) -> bool:
    """Whether it is night now."""
    pace = table.pace()
    return pace is not None and pace.beat > 0.0


def beat_at(table: Table) -> float | None:
    """When the next beat is due; none by day, and while the clock stands still."""
    return table.timers.beats.next if staged(table) and table.timers.frozen is None else None


def quiet(table: Table, now: float) -> bool:
    """Whether nobody may be told anything now: it is night, and the beat has not come.

    A new slot, and a clock that stops or goes on, are told at once: to everybody alike.
    """
    due = beat_at(table)
    return staged(table) and not table.timers.changed and (due is None or due > now)


def people_wait(table: Table, now: float) -> bool:
    """Whether bots should not end what people talk about: somebody who is here is still waited for, nobody who is here
    has finished, and it is the first half of the time."""
    state, timers = table.state(), table.timers
    if state is None or (timers.limit is not None and now >= (timers.opened + timers.limit) / 2):
        return False
    here = [seat for seat in state.asked() if _is_here(table, seat)]
    waiting = state.waiting()
    return bool(here) and all(seat in waiting for seat in here)


def _is_here(table: Table, seat: int) -> bool:
    """Whether a person plays this seat now."""
    place = table.places[seat]
    if place.person is None or place.stand_in:
        return False
    person = table.people[place.person]
    return person.here() and not person.away
