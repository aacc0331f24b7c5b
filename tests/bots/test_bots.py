"""Bots get a view and nothing else, answer with a legal move, and the canny one is worth its name."""

from __future__ import annotations

from collections import Counter

import msgspec
import pytest

from nightcoach.bots import bot, ladder
from nightcoach.core.chance import Chance
from nightcoach.core.errors import Refused
from nightcoach.games.eatme.bots.canny import CannyEatMe
from nightcoach.lab.simulate import Setting, simulate, wilson
from tests.games.eatme.options import option_sets
from tests.games.eatme.story import at, dealt


def chosen(line: str, seat: int, tries: int = 300) -> Counter[str]:
    """What canny does in a position, and how often."""
    view = at(line).view(seat)
    chance = Chance(1)
    return Counter(CannyEatMe().choose(view, chance) for _ in range(tries))


@pytest.mark.parametrize("name", ladder("eatme"))
@pytest.mark.parametrize("seats", range(3, 7))
def test_a_bot_answers_with_a_legal_move_under_every_option(name: str, seats: int) -> None:
    for number, options in enumerate(option_sets(seats)):
        story = dealt(seats, number, **msgspec.to_builtins(options))
        chance = Chance(number)
        while story.state.outcome() is None:
            seat = story.state.waiting()[0]
            view = story.state.view(seat)
            words = bot("eatme", name).choose(view, chance)
            assert words in view.legal
            story.play(f"{seat} {words}")


@pytest.mark.rule("E3.16")
def test_a_stand_in_knows_what_the_seat_knows_and_nothing_else() -> None:
    """The same view gives the same answer, whatever the others have hidden."""
    for name in ladder("eatme"):
        hidden = [
            "prowl 3 wolf:4 kids:5:sleep hood:2:trap pig:0:sleep",
            "prowl 3 wolf:4 kids:5:trap hood:2:sleep pig:0:trap",
        ]
        answers = {bot("eatme", name).choose(at(line).view(0), Chance(5)) for line in hidden}
        assert len(answers) == 1


def test_a_blind_bot_answers_the_same_with_a_view_and_without() -> None:
    state = at("deal 9 wolf:3 kids:4 hood:9 pig:4 dealer=1").state
    for seed in range(20):
        assert bot("eatme", "random").choose(state.view(1), Chance(seed)) == Chance(seed).pick(state.legal(1)).words


def test_an_unknown_bot_is_refused_with_the_known_ones() -> None:
    with pytest.raises(Refused, match="no bot 'clever' plays eatme; there are: random, canny"):
        bot("eatme", "clever")


def test_canny_mixes() -> None:
    assert set(chosen("choose 3 wolf:4 kids:5 hood:4 pig:4", 1)) == {"sleep", "trap"}
    assert len(chosen("prowl 3 wolf:4 kids:5:sleep hood:4:sleep pig:4:sleep", 0)) == 3


def test_canny_sets_a_trap_more_often_against_a_wolf_who_always_comes() -> None:
    shy = "habits=0,0,0,0,0,0,6,6,0," + ",".join(["0"] * 27)
    bold = "habits=0,0,0,0,0,0,0,0,12," + ",".join(["0"] * 27)
    line = "choose 9 wolf:4 kids:5 hood:4 pig:4 "
    assert chosen(line + bold, 1)["trap"] > chosen(line + shy, 1)["trap"] + 50


def test_canny_visits_the_house_whose_owner_always_sleeps() -> None:
    sleeper = "habits=" + ",".join(["0"] * 9 + ["0,0,0,0,0,9,0,0,0", "0,9,0,0,0,0,0,0,0"] + ["0"] * 9)
    visits = chosen("prowl 9 wolf:4 kids:4:trap hood:4:sleep pig:4:trap " + sleeper, 0)
    assert visits["visit 2"] > 200


def test_canny_does_not_give_away_the_game() -> None:
    """The Wolf needs two points: a sleeping Hood would hand over the game, a trap keeps it open."""
    near, far = "choose 9 wolf:8 kids:2 hood:5 pig:2", "choose 9 wolf:0 kids:2 hood:5 pig:2"
    assert chosen(near, 2)["trap"] > chosen(far, 2)["trap"] + 50


def test_canny_takes_the_last_points_it_needs() -> None:
    """One more point wins, and the Pig's owner has always slept."""
    sleeper = "habits=" + ",".join(["0"] * 9 + ["0,0,0,0,0,9,0,0,0", "0,0,0,0,9,0,0,0,0", "9,0,0,0,0,0,0,0,0"])
    assert chosen("prowl 9 wolf:9 kids:4:trap hood:4:trap pig:4:sleep " + sleeper, 0)["visit 3"] > 270


def test_canny_deals_itself_something_good_and_the_leader_no_kids() -> None:
    deals = chosen("deal 9 wolf:3 kids:4 hood:9 pig:4 dealer=1", 1)
    assert sum(n for deal, n in deals.items() if deal.split()[2] == "kids") > 200
    assert sum(n for deal, n in deals.items() if deal.split()[3] == "kids") < 15


@pytest.mark.compiled
def test_one_canny_among_five_random_bots_wins_clearly_more_than_its_share() -> None:
    for seat in (0, 3):
        names = tuple("canny" if q == seat else "random" for q in range(6))
        result = simulate(Setting("eatme", 6, {}, names, 11, 500))
        low, _ = wilson(result.wins_by_seat[seat], result.games)
        assert low > 1.8 / 6
