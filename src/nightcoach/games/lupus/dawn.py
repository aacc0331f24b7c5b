"""L3-C Dawn: who died in the night, the Welcome card, and the seat that opens the day."""

from __future__ import annotations

from nightcoach.core.events import Seat
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
    """L3.17 Whoever dies, of one cause or of several, as bits."""
    dead = 0
    for seat, _ in fates(s):
        dead |= 1 << seat
    return dead


def fates(s: Lupus) -> list[tuple[Seat, str]]:
    """L3.16, L3.18 The pack's victim, the gazed Werehamster, the deadly Owl's choice: who dies, and by whom. A cause is
    for a human narrator alone (L6.19)."""
    found: list[tuple[Seat, str]] = []
    victim = s.victim
    if victim != NOBODY and victim != s.guarded and s.roles[victim] != WEREHAMSTER:
        found.append((victim, "werewolf"))
    gazed = s.gazed
    if gazed != NOBODY and s.roles[gazed] == WEREHAMSTER and s.is_living(gazed):  # no ghost dies again (L8.7)
        found.append((gazed, "seer"))
    marked = s.marked
    if s.deadly_owl() and marked != NOBODY and s.marked_human and s.roles[marked] != WEREHAMSTER:
        found.append((marked, "owl"))
    return found
