"""What twin pages are compared in: every window of each game in which there are secrets, in several worlds."""

from __future__ import annotations

import functools
from collections.abc import Callable
from typing import Any

from nightcoach import games
from tests.browser.glass import Glass
from tests.browser.still import Shown, difference, look
from tests.browser.worlds import Moment, World, moments, renamed
from tests.games.castle.starts import CORNERS
from tests.size import SIZE

SEATS = {"castle": 6, "eatme": 4, "lupus": 9}
OPTIONS: dict[str, dict[str, Any]] = {"castle": {"free_after_action": True}, "eatme": {}, "lupus": {}}
LATE = {"castle": ("pay_priest", "gift"), "eatme": (), "lupus": ()}
"""Windows that random games reach so late that positions are spelled instead."""
JOINED = {"castle": ("d1_2", "d8_9"), "eatme": (), "lupus": ()}
"""Windows of brisk duels, an option."""
OPEN = {"castle": (), "eatme": ("deal",), "lupus": ()}
"""Windows in which nobody has a secret."""
ANSWERED = {
    "castle": ("d1", "d2", "d4", "d5", "d6", "d8", "sextant"),
    "eatme": ("choose", "prowl"),
    "lupus": ("night",),
}
"""Windows that go on when the seat has chosen or passed."""


@functools.cache
def every_moment(name: str) -> list[Moment]:
    """Every window of the game in which there are secrets, before its own answer and after it."""
    game, seats, options = games.game(name), SEATS[name], OPTIONS[name]
    asked = [each for each in game.windows if each not in LATE[name] + OPEN[name] + JOINED[name]]
    found = [] if name == "eatme" else [*moments(game, asked, seats, 3, **options)]  # a choice is all there is there
    for window in LATE[name]:
        line = next(corner.line(seats) for corner in CORNERS if corner.stack.startswith(window))
        found.append(renamed(line, 0, 3))
    found += moments(game, ANSWERED[name], seats, 2, chosen=True, **options)
    if JOINED[name]:
        found += moments(game, JOINED[name], seats, 3, brisk_duels=True, **options)
        found += moments(game, JOINED[name], seats, 2, chosen=True, brisk_duels=True, **options)
    return found


def seen(glass: Glass, moment: Moment, world: World, picture: bool, then: Callable[[], object] = lambda: None) -> Shown:
    glass.show(world.state, moment.seat, world.story)
    then()
    return look(glass.page, picture)


def telling(glass: Glass, moment: Moment, worlds: int = 1 + min(SIZE, 2), pictures: int = 2) -> list[str]:
    """Where the pages of these worlds differ, or the pictures of the first two, which differ most."""
    first, *others = [seen(glass, moment, world, at < pictures) for at, world in enumerate(moment.worlds[:worlds])]
    found = [difference(first, other, glass.judge) for other in others]
    return [f"{moment.window}: {each}" for each in found if each]
