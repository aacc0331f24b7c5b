"""A position fits one line, and a line that is not a position says why."""

from __future__ import annotations

import pytest

from nightcoach.core.chance import Chance
from nightcoach.core.errors import BadNotation, BadOption
from nightcoach.games.eatme.game import GAME
from tests.games.eatme.story import at

GOOD = [
    "choose 1 wolf:0 kids:0:trap pig:0",
    "choose 4 wolf:2 kids:0:trap hood:1 pig:0:sleep dealer=2 show_ready=false",
    "prowl 2 wolf:4 kids:5:sleep hood:2:trap pig:0:sleep dealer=1",
    "deal 0 -:0 -:0 -:0 dealer=2 first_deal=chosen_wolf first_wolf=2",
    "deal 2 wolf:7 kids:2 hood:2 pig:1 dealer=1 dealer_mode=loser_is_wolf target_points=12",
    "over 5 wolf:10 kids:10 pig:8 winner=0 reason=tie_duel_winner",
    "choose 2 wolf:0 kids:3 pig:0 habits=0,0,0,0,0,0,1,0,0,0,0,1,0,0,0,0,0,0,1,0,0,0,0,0,0,0,0",
]


@pytest.mark.parametrize("line", GOOD)
def test_a_line_reads_and_writes_the_same(line: str) -> None:
    assert at(line).line == line


BAD = [
    ("", "begins with"),
    ("nap 1 wolf:0 kids:0 pig:0", "begins with"),
    ("choose x wolf:0 kids:0 pig:0", "begins with"),
    ("choose 1 wolf:0 kids:0", "3 to 6 seats"),
    ("choose 1 wolf:0 kids:0 goat:0", "names no kind"),
    ("choose 1 wolf:0 kids:0 hood:0", "play with wolf kids pig"),
    ("choose 1 wolf:0 kids:x pig:0", "is not a number"),
    ("choose 1 wolf:0 kids:² pig:0", "is not a number"),
    ("choose 1 wolf:0:trap kids:0 pig:0", "only a house has a choice"),
    ("choose 1 wolf:0 kids:0:flee pig:0", "sleep or trap"),
    ("choose 1 wolf:0 kids:0:trap pig:0:trap", "at least one has none"),
    ("prowl 1 wolf:0 kids:0:trap pig:0", "every house has a choice"),
    ("deal 1 wolf:0 kids:0 pig:0", "somebody deals"),
    ("deal 1 wolf:0 kids:0 pig:0 dealer=3", "0 to 2"),
    ("deal 0 wolf:0 kids:0 pig:0 dealer=1", "nobody has a character in round 0"),
    ("choose 0 -:0 -:0 -:0", "nobody has a character in round 0"),
    ("over 4 wolf:0 kids:10 pig:0", "has winner"),
    ("over 4 wolf:0 kids:10 pig:0 winner=1 reason=luck", "has winner"),
    ("choose 4 wolf:0 kids:10 pig:0", "the game is over"),
    ("over 4 wolf:0 kids:9 pig:0 winner=1 reason=most_points", "and not before"),
    ("choose 4 wolf:0 kids:9 pig:0 reason=most_points", "over, and only over"),
    ("deal 4 wolf:0 kids:9 pig:0 dealer=1 dealer=2", "'dealer' appears twice"),
    ("choose 4 wolf:007 kids:9 pig:0", "is not a number"),
    ("choose 4 wolf:\u0663 kids:9 pig:0", "is not a number"),
    ("choose " + "9" * 5000 + " wolf:0 kids:9 pig:0", "begins with"),
    ("choose 4 wolf:0 kids:9 hood:3 pig:3 three_player_start=3", "is for three seats"),
    ("choose 4 wolf:0 kids:9 pig:3 first_deal=chosen_wolf first_wolf=5", "is one of them"),
    ("deal 0 -:0 -:0 -:0 dealer=1 first_deal=chosen_wolf first_wolf=2", "the first Wolf deals"),
    ("choose 4 wolf:0 kids:0 pig:0 habits=1,2", "9 numbers per seat"),
]


@pytest.mark.parametrize(("line", "why"), BAD)
def test_a_line_that_is_no_position_is_refused_with_the_reason(line: str, why: str) -> None:
    with pytest.raises(BadNotation, match=why):
        GAME.read(line, Chance(0))


def test_an_unknown_option_in_a_line_is_refused() -> None:
    with pytest.raises(BadOption, match="no option 'moon'"):
        GAME.read("choose 1 wolf:0 kids:0 pig:0 moon=full", Chance(0))
