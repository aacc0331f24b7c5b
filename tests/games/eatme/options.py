"""Every option of E8, in sets that the contract and leak checks go through."""

from __future__ import annotations

from collections.abc import Iterator

from nightcoach.core.wire import GameOptions
from nightcoach.games.eatme.game import GAME

CLOCKS = {"choose_seconds": 0, "prowl_seconds": 600, "deal_seconds": 5, "grace_seconds": 300, "declare_buttons": False}


def option_sets(seats: int) -> list[GameOptions]:
    """Each value of each option at least once, and the ones that meet in one rule together."""
    return [GAME.Options(**given) for given in _given(seats)]


def _given(seats: int) -> Iterator[dict[str, object]]:
    yield {}
    yield {"show_ready": False, **CLOCKS}
    yield {"dealer_mode": "loser_is_wolf", "target_points": 5}
    yield {"first_deal": "chosen_wolf", "first_wolf": seats - 1, "target_points": 30, "show_ready": False}
    yield {"first_deal": "chosen_wolf", "first_wolf": 0, "dealer_mode": "loser_is_wolf"}
    if seats == 3:
        yield {"three_player_start": 3}
        yield {"three_player_start": 3, "show_ready": False, "first_deal": "chosen_wolf", "first_wolf": 1}
