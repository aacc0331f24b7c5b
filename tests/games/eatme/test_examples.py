"""E9 The worked examples of the book, each under its number."""

from __future__ import annotations

from collections import Counter

import pytest

from nightcoach.core.chance import Chance
from nightcoach.core.errors import BadOption, IllegalMove, UnknownMove
from nightcoach.core.record import Recording
from nightcoach.core.wire import to_json
from nightcoach.games.eatme.game import GAME
from tests.games.eatme.story import at, dealt

FOUR = "prowl 3 wolf:4 kids:5:{} hood:2:trap pig:0:sleep"
SIX = "prowl 1 wolf:0 kids:0:{0} hood:0:{0} pig:0:{0} pig:0:{0} pig:0:{0}"


@pytest.mark.rule("E9.1")
def test_e9_1_setup_of_three() -> None:
    story = dealt(3)
    assert sorted(story.view(None).kinds) == ["kids", "pig", "wolf"]
    assert story.scores == "0-0-0"


@pytest.mark.rule("E9.2")
def test_e9_2_setup_of_five() -> None:
    assert sorted(dealt(5).view(None).kinds) == ["hood", "kids", "pig", "pig", "wolf"]


@pytest.mark.rule("E9.3")
def test_e9_3_sleeping_victim() -> None:
    story = at(FOUR.format("sleep")).play("0 visit 1")
    assert story.scores == "7-2-2-1"
    assert (story.state.window(), story.state.asked()) == ("deal", (1,))


@pytest.mark.rule("E9.4")
def test_e9_4_trapped_wolf() -> None:
    story = at(FOUR.format("trap")).play("0 visit 1")
    assert (story.scores, story.state.asked()) == ("1-8-2-1", (0,))


@pytest.mark.rule("E9.5")
def test_e9_5_bystander_trap() -> None:
    story = at(FOUR.format("sleep")).play("0 visit 3")
    assert (story.scores, story.state.asked()) == ("5-8-2-0", (3,))


@pytest.mark.rule("E9.6")
def test_e9_6_loser_at_zero_full_gain() -> None:
    story = at("prowl 1 kids:0:sleep pig:0:trap wolf:0").play("2 visit 0")
    assert (story.scores, story.state.asked()) == ("0-0-3", (0,))


@pytest.mark.rule("E9.7")
def test_e9_7_partial_loss() -> None:
    assert at("prowl 1 wolf:2 kids:0:trap pig:0:trap").play("0 visit 1").scores == "0-3-0"


@pytest.mark.rule("E9.8")
def test_e9_8_all_asleep() -> None:
    story = at(SIX.format("sleep")).play("0 visit 2")
    assert (story.scores, story.state.asked()) == ("2-3-0-1-1-1", (2,))


@pytest.mark.rule("E9.9")
def test_e9_9_all_traps() -> None:
    story = at(SIX.format("trap")).play("0 visit 4")
    assert (story.scores, story.state.asked()) == ("0-0-0-0-1-0", (0,))


@pytest.mark.rule("E9.10")
def test_e9_10_unchanged_deal() -> None:
    story = at("deal 2 wolf:1 kids:0 hood:0 pig:0 dealer=1").play("1 deal wolf kids hood pig")
    assert story.line == "choose 3 wolf:1 kids:0 hood:0 pig:0 dealer=1"


@pytest.mark.rule("E9.11")
def test_e9_11_dealer_takes_the_kids_and_makes_the_leader_the_wolf() -> None:
    story = at("deal 2 wolf:1 kids:7 hood:0 pig:0 dealer=2").play("2 deal hood wolf kids pig")
    assert story.view(None).kinds == ("hood", "wolf", "kids", "pig")


@pytest.mark.rule("E9.12")
@pytest.mark.parametrize(
    "deal",
    [
        "deal wolf wolf kids pig",
        "deal wolf kids hood kids",
        "deal wolf kids hood",
        "deal wolf kids pig",
        "deal wolf kids hood pig pig",
        "deal wolf kids hood pig wolf",
        "deal wolf kids hood -",
    ],
)
def test_e9_12_illegal_deals(deal: str) -> None:
    story = at("deal 2 wolf:1 kids:0 hood:0 pig:0 dealer=1")
    with pytest.raises((IllegalMove, UnknownMove)):
        story.play(f"1 {deal}")
    assert story.line == "deal 2 wolf:1 kids:0 hood:0 pig:0 dealer=1"


@pytest.mark.rule("E9.13")
def test_e9_13_the_wolf_cannot_pass_or_visit_himself() -> None:
    story = at(FOUR.format("sleep"))
    for refused in ("visit 0", "visit 4", "pass"):
        with pytest.raises((IllegalMove, UnknownMove)):
            story.play(f"0 {refused}")
    assert story.legal(0) == ["visit 1", "visit 2", "visit 3"]


@pytest.mark.rule("E9.14")
def test_e9_14_choice_after_lock() -> None:
    answers = set()
    for first in ("sleep", "trap"):
        for second in ("sleep", "trap"):
            story = at(FOUR.format(first))
            with pytest.raises(IllegalMove) as refused:
                story.play(f"1 {second}")
            assert story.line == FOUR.format(first)
            answers.add(str(refused.value))
    assert len(answers) == 1


@pytest.mark.rule("E9.15")
def test_e9_15_the_game_runs_on_to_the_end_of_the_round() -> None:
    story = at("prowl 6 wolf:9 kids:9:sleep pig:9:sleep").play("0 visit 2")
    assert story.scores == "10-12-8"
    assert story.winner == (1, "most_points", "E5.2")


@pytest.mark.rule("E9.16")
def test_e9_16_tie_with_the_duel_winner() -> None:
    story = at("prowl 6 wolf:9 kids:7:sleep pig:9:trap").play("0 visit 2")
    assert story.scores == "8-10-10"
    assert story.winner == (2, "tie_duel_winner", "E5.3")


@pytest.mark.rule("E9.17")
def test_e9_17_tie_with_the_wolf_as_duel_winner() -> None:
    story = at("prowl 6 wolf:9 kids:7:sleep pig:9:sleep").play("0 visit 2")
    assert story.scores == "10-10-8"
    assert story.winner == (0, "tie_duel_winner", "E5.3")


@pytest.mark.rule("E9.18")
def test_e9_18_tie_among_bystanders() -> None:
    story = at("prowl 8 pig:1:trap pig:2:trap wolf:4 pig:5:sleep kids:7:sleep hood:8:sleep").play("2 visit 0")
    assert story.scores == "2-2-3-6-10-10"
    assert story.winner == (4, "tie_clockwise", "E5.3")


@pytest.mark.rule("E9.19")
def test_e9_19_wrap_around() -> None:
    story = at("prowl 8 pig:1:trap kids:7:sleep pig:2:trap hood:8:sleep wolf:4 pig:5:sleep").play("4 visit 0")
    assert story.scores == "2-10-2-10-3-6"
    assert story.winner == (1, "tie_clockwise", "E5.3")


@pytest.mark.rule("E9.20")
def test_e9_20_not_yet_over() -> None:
    story = at("prowl 4 wolf:6 kids:4:sleep pig:3:trap").play("0 visit 1")
    assert max(story.state.scores) == 9
    story.play("1 deal pig wolf kids")
    assert (story.state.window(), story.state.round) == ("choose", 5)


@pytest.mark.rule("E9.21")
def test_e9_21_maximum() -> None:
    assert at("prowl 4 wolf:6 kids:9:sleep pig:3:sleep").play("0 visit 2").scores == "7-12-2"


@pytest.mark.rule("E9.22")
def test_e9_22_tokens() -> None:
    story = at("deal 9 wolf:9 kids:9 hood:9 pig:9 pig:9 pig:8 dealer=5")
    assert sum(score // 5 + score % 5 for score in story.state.scores) == 29
    story.play("5 deal kids wolf hood pig pig pig")
    assert story.state.window() == "choose"


@pytest.mark.rule("E9.23")
def test_e9_23_loser_is_wolf_option() -> None:
    story = at("prowl 1 wolf:0 kids:0:trap hood:0:trap pig:0:sleep dealer_mode=loser_is_wolf").play("0 visit 3")
    assert story.state.asked() == (3,)
    assert len(story.legal(3)) == 6
    assert all(words.endswith(" wolf") for words in story.legal(3))


@pytest.mark.rule("E9.24")
def test_e9_24_spectator() -> None:
    view = at(FOUR.format("sleep")).view(None)
    assert view.scores == (4, 5, 2, 0)
    assert view.kinds == ("wolf", "kids", "hood", "pig")
    assert b"sleep" not in to_json(view)
    assert b"trap" not in to_json(view).replace(b'"trapped"', b"")


@pytest.mark.rule("E9.25")
@pytest.mark.parametrize(("mode", "deals"), [("free", 120), ("loser_is_wolf", 20)])
def test_e9_25_distinct_deals(mode: str, deals: int) -> None:
    story = at(f"deal 9 wolf:9 kids:9 hood:9 pig:9 pig:9 pig:8 dealer=5 dealer_mode={mode}")
    assert len(set(story.legal(5))) == deals


@pytest.mark.rule("E9.26")
@pytest.mark.parametrize("mode", ["free", "loser_is_wolf"])
def test_e9_26_dealers_clock_victim_lost(mode: str) -> None:
    story = at(f"deal 2 wolf:7 kids:2 hood:2 pig:1 dealer=1 dealer_mode={mode}")
    default = story.state.default(1, Chance(0))
    assert default.words == "deal kids wolf hood pig"
    assert default in story.state.legal(1)


@pytest.mark.rule("E9.27")
@pytest.mark.parametrize("mode", ["free", "loser_is_wolf"])
def test_e9_27_dealers_clock_wolf_lost(mode: str) -> None:
    story = at(f"deal 2 wolf:1 kids:8 hood:2 pig:1 dealer=0 dealer_mode={mode}")
    assert story.state.default(0, Chance(0)).words == "deal wolf kids hood pig"


@pytest.mark.rule("E9.28")
def test_e9_28_chosen_first_wolf() -> None:
    story = dealt(4, first_deal="chosen_wolf", first_wolf=2)
    assert len(story.legal(2)) == 6
    assert all(words.split()[3] == "wolf" for words in story.legal(2))
    chance = Chance(1)
    lots = Counter(story.state.default(2, chance).words for _ in range(600))
    assert set(lots) == set(story.legal(2))
    assert min(lots.values()) > 60
    with pytest.raises(BadOption):
        GAME.Options(first_deal="chosen_wolf")


@pytest.mark.rule("E9.29")
def test_e9_29_absent_house_player() -> None:
    """The game's half: the clock's choice is at random and looks like any other. The badge is the table's."""
    lots = {at("choose 1 wolf:0 kids:0 hood:0 pig:0").state.default(3, Chance(seed)).words for seed in range(20)}
    assert lots == {"sleep", "trap"}
    asleep = at("choose 1 wolf:0 kids:0 hood:0 pig:0").play("3 sleep")
    trapped = at("choose 1 wolf:0 kids:0 hood:0 pig:0").play("3 trap")
    for watcher in (None, 0, 1, 2):
        assert asleep.heard(watcher) == trapped.heard(watcher)
        assert asleep.view(watcher) == trapped.view(watcher)


@pytest.mark.rule("E9.30")
def test_e9_30_target_range() -> None:
    with pytest.raises(BadOption):
        GAME.Options(target_points=4)
    assert dealt(4, target_points=5).state.target == 5
    assert dealt(4, target_points=30).state.target == 30


@pytest.mark.rule("E9.31")
def test_e9_31_theatre() -> None:
    """The game's half: walking is not a move, so the record has the visit only."""
    recording = Recording(GAME, 4, GAME.Options(), bytes(32))
    for seat in recording.state.asked():
        recording.play(seat, GAME.moves["sleep"])
    wolf = recording.state.asked()[0]
    victim = (wolf + 3) % 4
    for words in ("walk 1", "walk 3", "walk 2"):
        with pytest.raises(UnknownMove):
            recording.play(wolf, GAME.moves[words])
    recording.play(wolf, GAME.moves[f"visit {victim}"])
    assert [move.words for seat, move in recording.record().moves if seat == wolf] == [f"visit {victim}"]


@pytest.mark.rule("E9.32")
def test_e9_32_start_at_three() -> None:
    story = dealt(3, three_player_start=3)
    kids = story.view(None).kinds.index("kids")
    wolf, pig = (story.view(None).kinds.index(kind) for kind in ("wolf", "pig"))
    scores = [story.state.scores[kids]]
    for _ in range(3):
        story.play(f"{kids} sleep", f"{pig} trap", f"{wolf} visit {pig}")
        scores.append(story.state.scores[kids])
        if story.state.outcome() is None:
            story.play(f"{wolf} deal {' '.join(story.view(None).kinds)}")
    assert scores == [3, 6, 9, 12]
    assert story.winner[0] == kids
    with pytest.raises(BadOption):
        dealt(4, three_player_start=3)


@pytest.mark.rule("E9.33")
def test_e9_33_first_dealer() -> None:
    story = dealt(4)
    assert (story.state.window(), story.state.round) == ("choose", 1)
    assert Recording(GAME, 4, GAME.Options(), bytes(32)).record().moves == []
    with pytest.raises(BadOption):
        GAME.Options(first_wolf=2)
    story = dealt(4, first_deal="chosen_wolf", first_wolf=2)
    assert (story.state.window(), story.state.round, story.state.asked()) == ("deal", 0, (2,))
    story.play("2 deal kids hood wolf pig")
    assert (story.state.window(), story.state.round) == ("choose", 1)
