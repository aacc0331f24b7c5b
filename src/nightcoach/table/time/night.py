"""How a table plays a night, in which neither frames nor times may tell who has something to do.

A window with ticks is a slot. It lasts its whole time whatever is done in it, and everybody who watches gets a frame
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
    """When everybody is told next without anything having happened: at a tick of the night, and when a beat is over.
    Never while the clock stands still."""
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


def people_wait(table: Table) -> bool:
    """Whether somebody who is here is still waited for, so that bots should not end what people talk about."""
    state = table.state()
    waiting = () if state is None else state.waiting()
    for seat in waiting:
        place = table.places[seat] if seat >= 0 else None
        if place is not None and place.person is not None and not place.stand_in:
            person = table.people[place.person]
            if person.here() and not person.away:
                return True
    return False
