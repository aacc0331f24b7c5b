"""L3-C Dawn: who died in the night, the Welcome card, and the seat that opens the day."""

from __future__ import annotations

from nightcoach.games.lupus import claims, wire
from nightcoach.games.lupus.ending import is_over
from nightcoach.games.lupus.roles import NOBODY, WEREHAMSTER
from nightcoach.games.lupus.state import Lupus, seats_in


def dawn(s: Lupus) -> None:
    """L3.16 All deaths at once, the card, the names in seat order, never a cause; then the end check."""
    dead = deaths(s)
    s.living &= ~dead
    s.dead = tuple(seats_in(dead))
    if len(s.dead) == 1:
        s.welcome = s.dead[0]
    elif s.dead:
        s.welcome = s.chance.pick(s.dead)
    if s.heard:
        s.announce(wire.Dawn, s.day, s.dead, None if s.welcome == NOBODY else s.welcome)
    if is_over(s):
        return
    if s.day == 1 and s.welcome == NOBODY and s.opening == NOBODY:
        s.opening = s.chance.below(s.seats)  # L3.33
        s.announce(wire.Opening, s.opening)
    claims.discuss(s)


def deaths(s: Lupus) -> int:
    """L3.16, L3.17, L3.18 The pack's victim, the gazed Werehamster, the deadly Owl's choice, as bits."""
    dead = 0
    victim = s.victim
    if victim != NOBODY and victim != s.guarded and s.roles[victim] != WEREHAMSTER:
        dead |= 1 << victim
    gazed = s.gazed
    if gazed != NOBODY and s.roles[gazed] == WEREHAMSTER:
        dead |= 1 << gazed & s.living  # a ghost cannot die again (L8.7)
    marked = s.marked
    if s.deadly_owl() and marked != NOBODY and s.marked_human and s.roles[marked] != WEREHAMSTER:
        dead |= 1 << marked
    return dead
