"""How a table plays a night, in which neither frames nor times may tell who has something to do.

A window with ticks is a slot. It lasts its full time whatever is done in it, and everybody who watches gets a frame
when it opens and one at every tick, whether anything has changed or not, and none in between. What happens meanwhile
comes with the next tick.

Beats are the named moments of day and night: somebody is being called, a dawn is told. Everybody is told when one ends
and the next begins, by day too.
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
    return pace is not None and pace.tick > 0.0


def frame_at(table: Table) -> float | None:
    """When everybody next gets a frame without anything having happened: at a tick of the night, and when a beat is
    over. Never while the clock stands still."""
    timers = table.timers
    if timers.frozen is not None:
        return None
    tick = timers.ticks.next if staged(table) else None
    return min([at for at in (tick, timers.score.turns()) if at is not None], default=None)


def quiet(table: Table, now: float) -> bool:
    """Whether nobody may be told anything now: it is night, and the tick has not come.

    A new slot, and a clock that stops or goes on, are told at once: to everybody alike.
    """
    due = frame_at(table)
    return staged(table) and not table.timers.changed and (due is None or due > now)


def people_wait(table: Table, now: float) -> bool:
    """Whether bots should not end what people talk about: somebody who is here is still waited for, nobody who is here
    has finished, and it is the first half of the time."""
    state, timers = table.state(), table.timers
    if state is None or (timers.limit is not None and now >= (timers.opened + timers.limit) / 2):
        return False
    aside = state.frames[-1].aside()
    here = [seat for seat in state.asked() if seat not in aside and _is_here(table, seat)]
    waiting = state.waiting()
    return bool(here) and all(seat in waiting for seat in here)


def _is_here(table: Table, seat: int) -> bool:
    """Whether a person plays this seat now."""
    place = table.places[seat]
    if place.person is None or place.stand_in:
        return False
    person = table.people[place.person]
    return person.here() and not person.away
