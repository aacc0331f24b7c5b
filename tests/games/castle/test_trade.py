"""C5 The trade."""

from __future__ import annotations

import pytest

from tests.games.castle.story import castle


@pytest.mark.rule("C5.14")
def test_the_offerers_ability_comes_before_the_partners() -> None:
    table = castle("P1: monocle | P2: coat")
    table.play("P1 offer P2 monocle", "P2 accept coat")
    assert (table.window, table.asked) == ("ability", ["P1"])
    table.play("P1 use_ability")
    assert (table.window, table.asked) == ("ability", ["P2"])
