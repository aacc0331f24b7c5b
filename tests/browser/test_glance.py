"""Whoever glances at somebody else's phone learns nothing: without a finger on it a page is the same in all worlds that
the whole table cannot tell apart, whatever its owner holds, is or has chosen.

Source, what is read aloud, the title, what is kept, the focus, the place and the picture are compared in every window
of the three games: before anything is touched, and after something was chosen in secret.
"""

from __future__ import annotations

import functools
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser

from nightcoach import games
from tests.browser.glass import Glass
from tests.browser.phones import Devices
from tests.browser.still import Shown, difference, look
from tests.browser.worlds import Moment, World, moments, renamed
from tests.games.castle.starts import CORNERS
from tests.server.running import Running

pytestmark = pytest.mark.browser

SEATS = {"castle": 6, "eatme": 4, "lupus": 9}
OPTIONS: dict[str, dict[str, Any]] = {"castle": {"free_after_action": True}, "eatme": {}, "lupus": {}}
LATE = {"castle": ("pay_priest", "gift"), "eatme": (), "lupus": ()}
"""Windows that games by lot reach so late that positions are spelled instead."""
OPEN = {"castle": (), "eatme": ("deal",), "lupus": ()}
"""Windows in which nobody has a secret."""
ANSWERED = {
    "castle": ("d1", "d2", "d4", "d5", "d6", "d8", "sextant"),
    "eatme": ("choose", "prowl"),
    "lupus": ("night",),
}
"""Windows that go on when the seat has chosen or passed."""


@pytest.fixture(scope="module")
def devices(browser: Browser, server: Running) -> Iterator[Devices]:
    found = Devices(browser, server.url)
    yield found
    found.put_away()


@pytest.fixture(scope="module")
def castle(devices: Devices) -> Glass:
    return Glass(devices, "castle", SEATS["castle"])


@functools.cache
def every_moment(name: str) -> list[Moment]:
    """Every window of the game in which there are secrets, before the own answer and after it."""
    game, seats, options = games.game(name), SEATS[name], OPTIONS[name]
    asked = [each for each in game.windows if each not in LATE[name] + OPEN[name]]
    found = [] if name == "eatme" else [*moments(game, asked, seats, 3, **options)]  # a choice is all there is there
    for window in LATE[name]:
        line = next(corner.line(seats) for corner in CORNERS if corner.stack.startswith(window))
        found.append(renamed(line, 0, 3))
    return [*found, *moments(game, ANSWERED[name], seats, 2, chosen=True, **options)]


def seen(glass: Glass, moment: Moment, world: World, picture: bool, then: Callable[[], object] = lambda: None) -> Shown:
    glass.show(world.state, moment.seat, world.story)
    then()
    return look(glass.page, picture)


def telling(glass: Glass, moment: Moment, worlds: int = 3, picture: bool = True) -> list[str]:
    """Where the pages of these worlds differ."""
    first, *others = [seen(glass, moment, world, picture) for world in moment.worlds[:worlds]]
    found = [difference(first, other, glass.judge) for other in others]
    return [f"{moment.window}: {each}" for each in found if each]


@pytest.mark.rule("C10.40", "L6.21", "E6.9")
@pytest.mark.parametrize("name", ["castle", "eatme", "lupus"])
def test_a_page_that_nobody_holds_is_the_same_whatever_its_owner_knows(devices: Devices, name: str) -> None:
    glass = Glass(devices, name, SEATS[name])
    assert [each for moment in every_moment(name) for each in telling(glass, moment)] == []
    assert {moment.window for moment in every_moment(name)} == set(games.game(name).windows) - set(OPEN[name])


@pytest.mark.parametrize("name", ["castle", "eatme", "lupus"])
def test_nor_does_the_plain_table_tell_it_to_those_who_tap_instead_of_holding(devices: Devices, name: str) -> None:
    glass = Glass(devices, name, SEATS[name], plain=True, tap=True)
    assert [each for moment in every_moment(name) for each in telling(glass, moment, 2, picture=False)] == []
