"""Whoever glances at somebody else's phone learns nothing: without a finger on it a page is the same in all worlds that
the whole table cannot tell apart, whatever its owner holds, is or has chosen.

Source, what is read aloud, the title, what is kept, the focus, the place and the picture are compared in every window
of the three games before anything is touched.
"""

from __future__ import annotations

import pytest

from nightcoach import games
from tests.browser.devices import Devices
from tests.browser.glances import OPEN, SEATS, every_moment, telling
from tests.browser.glass import Glass

pytestmark = pytest.mark.browser


@pytest.mark.long
@pytest.mark.rule("C10.40", "L6.21", "E6.9")
@pytest.mark.parametrize("name", ["castle", "eatme", "lupus"])
def test_a_page_that_nobody_holds_is_the_same_whatever_its_owner_knows(devices: Devices, name: str) -> None:
    glass = Glass(devices, name, SEATS[name])
    assert [each for moment in every_moment(name) for each in telling(glass, moment)] == []
    assert {moment.window for moment in every_moment(name)} == set(games.game(name).windows) - set(OPEN[name])


@pytest.mark.parametrize("name", ["castle", "eatme", "lupus"])
def test_nor_does_the_plain_table_tell_it_to_those_who_tap_instead_of_holding(devices: Devices, name: str) -> None:
    glass = Glass(devices, name, SEATS[name], {"plain": True, "tap": True})
    assert [each for moment in every_moment(name) for each in telling(glass, moment, 2, pictures=0)] == []
