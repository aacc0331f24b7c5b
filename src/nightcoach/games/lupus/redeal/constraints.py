"""What must hold in every game that a watcher may be in."""

from __future__ import annotations

from typing import Final

from nightcoach.games.lupus.redeal.knowledge import Heard
from nightcoach.games.lupus.roles import MYTHOMANIAC, SEER, WEREWOLF

CONVERTED_FROM: Final = 3
"""L4.30, L6.5 The Mythomaniac changes in night 2: from this night on a wolf need not have been dealt as one."""


class Impossible(Exception):
    """This game cannot have happened: another one must be tried."""


def never_dealt_wolf(heard: Heard) -> set[int]:
    """Seats that cannot have been dealt a Werewolf: they died at night, or were seen not to be wolves."""
    found = {seat for night in heard.nights for seat in night.dead}
    return found | {seat for seat, _ in heard.not_wolves}


def dealt_wolf(heard: Heard) -> set[int]:
    """Seats that must have been dealt one: they were seen as wolves before anybody could become one."""
    stays_human = heard.turned in (SEER, MYTHOMANIAC)
    return {seat for seat, night in heard.wolves if night < CONVERTED_FROM or stays_human} | {
        seat for seat, role in heard.known.items() if role == WEREWOLF
    }
