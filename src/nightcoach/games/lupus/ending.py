"""L5 The end of the game: the check after every dawn and every lynching, and who wins."""

from __future__ import annotations

from nightcoach.core.state import Outcome
from nightcoach.games.lupus import forecasts, wire
from nightcoach.games.lupus.roles import HAMSTER, PACK, PARTIES, PARTY_OF, ROLES, VILLAGE, WEREHAMSTER, WEREWOLF
from nightcoach.games.lupus.state import Lupus


def is_over(s: Lupus) -> bool:
    """L5.1–L5.4 No wolf lives, or at least as many wolves as others: the game stops at once."""
    wolves = s.living_of(WEREWOLF).bit_count()
    others = s.living.bit_count() - wolves
    if 0 < wolves < others:
        return False
    if s.living_of(WEREHAMSTER):
        end(s, HAMSTER, "hamster_outlives")  # L5.5
    elif wolves == 0:
        end(s, VILLAGE, "no_wolves")
    else:
        end(s, PACK, "wolves_prevail")
    return True


def end(s: Lupus, party: int, reason: str) -> None:
    """L5.5–L5.7 The whole party wins, living and ghosts alike; everything is disclosed."""
    winners = tuple([seat for seat in range(s.seats) if PARTY_OF[s.roles[seat]] == party])
    losers = tuple([seat for seat in range(s.seats) if seat not in winners])
    s.finish(Outcome(winners, losers, reason, "L5.5", PARTIES[party]))
    if s.heard:
        if s.forecasting:
            forecasts.open_all(s)
        s.announce(
            wire.Ended,
            reason,
            "L5.5",
            PARTIES[party],
            winners,
            tuple([ROLES[role] for role in s.dealt]),
            tuple([ROLES[role] for role in s.roles]),
            tuple([tuple([None if target < 0 else target for target in night]) for night in s.nights]),
        )
