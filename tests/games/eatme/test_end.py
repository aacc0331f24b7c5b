"""E5 The end of the game."""

from __future__ import annotations

import pytest

from nightcoach.core.chance import Chance
from nightcoach.core.drive import play_out
from tests.games.eatme.story import at, dealt


@pytest.mark.rule("E5.1")
def test_the_round_is_completed_before_the_game_ends() -> None:
    story = at("prowl 5 wolf:8 kids:8:sleep hood:3:sleep pig:0:sleep").play("0 visit 2")
    assert story.kinds_told() == ["visited", "duel", "revealed", "scored", "ended"]
    assert story.scores == "10-11-1-1"
    assert story.winner == (1, "most_points", "E5.2")


@pytest.mark.rule("E5.1")
def test_nine_points_end_nothing() -> None:
    assert at("prowl 5 wolf:6 kids:3:sleep pig:0:trap").play("0 visit 1").state.outcome() is None


@pytest.mark.rule("E5.2")
def test_most_points_win() -> None:
    assert at("prowl 5 wolf:8 kids:3:sleep pig:9:sleep").play("0 visit 1").winner == (0, "most_points", "E5.2")


@pytest.mark.rule("E5.3")
def test_among_equals_the_duel_winner_wins() -> None:
    assert at("prowl 5 wolf:7 kids:5:sleep pig:9:sleep").play("0 visit 1").winner == (0, "tie_duel_winner", "E5.3")


@pytest.mark.rule("E5.3")
def test_else_the_first_of_them_clockwise_from_the_wolf() -> None:
    story = at("prowl 5 hood:8:sleep wolf:0 pig:0:trap kids:7:sleep").play("1 visit 2")
    assert story.scores == "10-0-1-10"
    assert story.winner == (3, "tie_clockwise", "E5.3")


@pytest.mark.rule("E5.4")
@pytest.mark.parametrize("seats", range(3, 7))
def test_what_follows_from_the_end_rules_holds_in_random_play(seats: int) -> None:
    for seed in range(150):
        story = dealt(seats, seed)
        chance = Chance(seed)
        while story.state.outcome() is None:
            before = max(story.state.scores)
            seat = story.state.waiting()[0]
            story.told.clear()
            story.state.play(seat, chance.pick(story.state.legal(seat)), story.told.append)
        assert before < 10
        scores = story.state.scores
        best = max(scores)
        assert best <= 12
        wolf, loser = story.told[0].values[0], story.told[1].values[3]
        duel_winner = story.told[1].values[2]
        assert isinstance(wolf, int)
        assert isinstance(loser, int)
        assert scores[loser] <= 8
        if scores[wolf] == best:
            assert wolf == duel_winner
        if seats == 3:
            assert story.winner[1] != "tie_clockwise"


@pytest.mark.rule("E5.5")
@pytest.mark.parametrize(("start", "rounds"), [(0, 4), (3, 3)])
def test_the_shortest_game(start: int, rounds: int) -> None:
    story = dealt(3, three_player_start=start)
    wolf, kids, pig = (story.view(None).kinds.index(kind) for kind in ("wolf", "kids", "pig"))
    deal = "deal " + " ".join(story.view(None).kinds)
    for played in range(1, rounds + 1):
        assert story.state.outcome() is None
        story.play(f"{kids} sleep", f"{pig} sleep", f"{wolf} visit {pig}")
        if played < rounds:
            story.play(f"{pig} {deal}")
    assert story.winner[0] == kids
    assert story.state.round == rounds


@pytest.mark.rule("E5.5")
def test_no_random_game_is_shorter_than_the_shortest() -> None:
    for seed in range(400):
        story = dealt(3, seed)
        play_out(story.state, Chance(seed))
        assert story.state.round >= 4


@pytest.mark.rule("E5.6")
def test_a_game_may_go_on_for_ever_and_stays_one_line() -> None:
    story = dealt(3)
    wolf, kids, pig = (story.view(None).kinds.index(kind) for kind in ("wolf", "kids", "pig"))
    deal = "deal " + " ".join(story.view(None).kinds)
    for _ in range(500):  # the Pig gains one and loses one, for ever
        story.play(f"{kids} trap", f"{pig} trap", f"{wolf} visit {pig}", f"{wolf} {deal}")
        story.play(f"{kids} trap", f"{pig} sleep", f"{wolf} visit {pig}", f"{pig} {deal}")
    assert story.state.outcome() is None
    assert story.state.round == 1001
    assert len(story.line) < 120
