"""E3, E4 The round and the roles."""

from __future__ import annotations

from collections import Counter

import pytest

from nightcoach.core.chance import Chance
from nightcoach.core.errors import IllegalMove, UnknownMove
from nightcoach.core.state import State
from nightcoach.core.wire import Closed
from nightcoach.games.eatme import wire
from nightcoach.games.eatme.game import GAME
from tests.games.eatme.story import Story, at, dealt

HUNT = "prowl 3 wolf:4 kids:5:{} hood:2:{} pig:0:{}"


@pytest.mark.rule("E3.1")
def test_all_houses_choose_at_once_and_in_any_order() -> None:
    story = at("choose 1 wolf:0 kids:0 hood:0 pig:0")
    assert story.state.asked() == (1, 2, 3)
    story.play("3 trap", "1 sleep")
    assert story.state.asked() == (2,)
    assert story.line == "choose 1 wolf:0 kids:0:sleep hood:0 pig:0:trap"


@pytest.mark.rule("E3.1")
def test_a_confirmed_choice_is_final() -> None:
    story = at("choose 1 wolf:0 kids:0 pig:0").play("1 sleep")
    with pytest.raises(IllegalMove):
        story.play("1 trap")
    assert story.line == "choose 1 wolf:0 kids:0:sleep pig:0"


@pytest.mark.rule("E3.1")
def test_the_last_choice_locks_them_all() -> None:
    story = at("choose 1 wolf:0 kids:0:sleep pig:0").play("2 trap")
    assert (story.state.window(), story.state.asked()) == ("prowl", (0,))
    assert story.kinds_told() == ["confirmed", "locked"]


@pytest.mark.rule("E3.2")
def test_talk_is_no_move_and_binds_nobody() -> None:
    verbs = {move.verb for move in GAME.moves}
    assert verbs == {"sleep", "trap", "visit", "deal"}
    with pytest.raises(UnknownMove):
        GAME.moves["i_sleep"]


@pytest.mark.rule("E3.3")
def test_the_wolf_alone_sees_its_own_den_as_closed() -> None:
    story = at(HUNT.format("sleep", "trap", "sleep"))
    closed = [story.view(watcher).closed for watcher in (None, 0, 1, 2, 3)]
    assert closed == [(), (Closed("visit 0", "eatme-closed-own_house", "E3.3"),), (), (), ()]


@pytest.mark.rule("E3.3")
def test_the_wolf_alone_visits_exactly_one_house() -> None:
    story = at(HUNT.format("sleep", "trap", "sleep"))
    assert story.legal(0) == ["visit 1", "visit 2", "visit 3"]
    assert all(story.legal(seat) == [] for seat in (1, 2, 3))


@pytest.mark.rule("E3.4")
def test_the_wolf_decides_without_any_knowledge_of_the_choices() -> None:
    asleep = at(HUNT.format("sleep", "sleep", "sleep"))
    trapped = at(HUNT.format("trap", "trap", "trap"))
    assert asleep.view(0) == trapped.view(0)


@pytest.mark.rule("E3.5")
def test_the_victim_shows_the_wheel_first() -> None:
    story = at(HUNT.format("sleep", "trap", "sleep")).play("0 visit 2")
    assert story.kinds_told() == ["visited", "duel", "revealed", "scored"]
    assert story.heard(None)[1] == wire.Duel(2, "trap", 2, 0, 2, 2)


@pytest.mark.rule("E3.6", "E3.7")
def test_a_sleeping_victim_loses_to_the_wolf() -> None:
    story = at(HUNT.format("sleep", "trap", "trap")).play("0 visit 1")
    assert story.scores == "7-2-2-0"
    assert story.heard(None)[1] == wire.Duel(1, "sleep", 0, 1, 3, 3)


@pytest.mark.rule("E3.6", "E3.7")
def test_a_trap_turns_gain_and_loss_around() -> None:
    story = at(HUNT.format("trap", "trap", "trap")).play("0 visit 1")
    assert story.scores == "1-8-2-0"
    assert story.heard(None)[1] == wire.Duel(1, "trap", 1, 0, 3, 3)


@pytest.mark.rule("E3.8")
def test_houses_not_visited_gain_their_value_asleep_and_nothing_with_a_trap() -> None:
    story = at(HUNT.format("sleep", "trap", "sleep")).play("0 visit 2")
    assert story.heard(None)[2] == wire.Revealed(((1, "sleep", 3), (3, "sleep", 1)))
    assert story.scores == "2-8-4-1"


@pytest.mark.rule("E3.9")
def test_the_winner_gains_in_full_from_the_bank() -> None:
    assert at("prowl 1 wolf:0 kids:0:sleep pig:0:trap").play("0 visit 1").scores == "3-0-0"


@pytest.mark.rule("E3.10")
def test_no_score_falls_below_nothing_and_who_had_nothing_still_loses() -> None:
    story = at("prowl 1 wolf:2 kids:0:trap pig:0:trap").play("0 visit 1")
    assert story.scores == "0-3-0"
    story = at("prowl 1 wolf:0 kids:0:trap pig:0:trap").play("0 visit 2")
    assert (story.scores, story.state.asked()) == ("0-0-1", (0,))


@pytest.mark.rule("E3.11")
def test_each_score_changes_at_most_once_a_round() -> None:
    for seed in range(50):
        story = random_prowl(seed)
        before = list(story.state.scores)
        seat = story.state.asked()[0]
        story.state.play(seat, Chance(seed).pick(story.state.legal(seat)), story.told.append)
        duel, revealed = (event for event in story.heard(None) if isinstance(event, wire.Duel | wire.Revealed))
        assert isinstance(duel, wire.Duel)
        assert isinstance(revealed, wire.Revealed)
        changes = [(duel.winner, duel.gain), (duel.loser, -duel.loss), *[(q, gain) for q, _, gain in revealed.shown]]
        assert sorted(q for q, _ in changes) == list(range(story.state.seats))
        assert story.state.scores == [before[q] + dict(changes)[q] for q in range(story.state.seats)]


@pytest.mark.rule("E3.12")
def test_every_round_has_one_duel_one_winner_and_one_loser() -> None:
    for seed in range(50):
        story = random_prowl(seed)
        wolf = story.state.asked()[0]
        move = Chance(seed).pick(story.state.legal(wolf))
        story.state.play(wolf, move, story.told.append)
        duels = [event.values for event in story.told if event.kind == "duel"]
        assert len(duels) == 1
        assert {duels[0][2], duels[0][3]} == {wolf, move.numbers[0]}


@pytest.mark.rule("E3.13")
def test_a_game_that_ends_has_no_deal() -> None:
    story = at("prowl 5 wolf:9 kids:3:sleep pig:1:trap").play("0 visit 1")
    assert story.state.window() == "over"
    assert story.state.asked() == ()


@pytest.mark.rule("E3.14")
def test_the_duel_loser_alone_deals_in_any_way_whatever() -> None:
    story = at(HUNT.format("sleep", "trap", "sleep")).play("0 visit 1")
    assert (story.state.window(), story.state.asked()) == ("deal", (1,))
    assert len(story.legal(1)) == 24
    assert story.legal(0) == []
    story.play("1 deal pig kids wolf hood")
    assert story.view(None).kinds == ("pig", "kids", "wolf", "hood")
    assert story.view(None).dealer == 1


@pytest.mark.rule("E3.14")
@pytest.mark.parametrize(("seats", "deals"), [(3, 6), (4, 24), (5, 60), (6, 120)])
def test_equal_deals_are_one_move(seats: int, deals: int) -> None:
    houses = ["kids", "hood", "pig", "pig", "pig"][: seats - 1] if seats > 3 else ["kids", "pig"]
    story = at("deal 1 wolf:1 " + " ".join(f"{house}:0" for house in houses) + " dealer=1")
    assert len(story.legal(1)) == deals


@pytest.mark.rule("E3.15")
def test_the_next_round_begins_with_fresh_wheels() -> None:
    story = at("deal 3 wolf:4 kids:5 pig:0 dealer=1").play("1 deal kids wolf pig")
    assert story.line == "choose 4 kids:4 wolf:5 pig:0 dealer=1"


@pytest.mark.rule("E3.16")
def test_an_answer_for_an_absent_seat_is_an_ordinary_move() -> None:
    person, clock = at(HUNT.format("sleep", "trap", "sleep")), at(HUNT.format("sleep", "trap", "sleep"))
    answer = clock.state.default(0, Chance(1))
    person.play(f"0 {answer.words}")
    clock.play(f"0 {answer.words}")
    assert person.line == clock.line
    assert person.heard(0) == clock.heard(0)


def lots(story_state: State, seat: int, tries: int) -> Counter[str]:
    chance = Chance(9)
    return Counter(story_state.default(seat, chance).words for _ in range(tries))


@pytest.mark.rule("E3.17")
def test_by_default_a_house_chooses_at_random_and_so_does_the_wolf() -> None:
    chosen = lots(at("choose 1 wolf:0 kids:0 pig:0").state, 1, 1000)
    assert set(chosen) == {"sleep", "trap"}
    assert 430 < chosen["sleep"] < 570
    visits = lots(at(HUNT.format("sleep", "trap", "sleep")).state, 0, 1500)
    assert set(visits) == {"visit 1", "visit 2", "visit 3"}
    assert min(visits.values()) > 420


@pytest.mark.rule("E3.17")
@pytest.mark.parametrize("mode", ["free", "loser_is_wolf"])
def test_by_default_the_dealer_takes_the_wolf_and_the_old_wolf_the_house(mode: str) -> None:
    story = at(f"deal 3 wolf:4 kids:5 hood:2 pig:0 dealer=2 dealer_mode={mode}")
    assert story.state.default(2, Chance(0)).words == "deal hood kids wolf pig"


@pytest.mark.rule("E4.1")
def test_the_wolf_has_no_wheel_and_plays_for_the_value_of_the_house() -> None:
    story = at("choose 1 wolf:5 kids:0 hood:0 pig:0")
    assert story.legal(0) == []
    for house, value in ((1, 3), (2, 2), (3, 1)):
        caught = at("prowl 1 wolf:5 kids:0:trap hood:0:trap pig:0:trap").play(f"0 visit {house}")
        fed = at("prowl 1 wolf:5 kids:0:sleep hood:0:sleep pig:0:sleep").play(f"0 visit {house}")
        assert (caught.state.scores[0], fed.state.scores[0]) == (5 - value, 5 + value)


@pytest.mark.rule("E4.2")
@pytest.mark.parametrize(
    ("choice", "visited", "change"), [("sleep", False, 2), ("sleep", True, -2), ("trap", True, 2), ("trap", False, 0)]
)
def test_what_a_house_of_value_two_gains_or_loses(choice: str, visited: bool, change: int) -> None:
    story = at(f"prowl 1 wolf:5 kids:0:trap hood:4:{choice} pig:0:trap").play("0 visit 2" if visited else "0 visit 1")
    assert story.state.scores[2] - 4 == change


@pytest.mark.rule("E4.3")
def test_the_pigs_are_equal() -> None:
    first = at("prowl 1 wolf:3 kids:0:trap hood:0:trap pig:0:sleep pig:0:trap").play("0 visit 3")
    second = at("prowl 1 wolf:3 kids:0:trap hood:0:trap pig:0:trap pig:0:sleep").play("0 visit 4")
    assert (first.scores, second.scores) == ("4-0-0-0-0", "4-0-0-0-0")


@pytest.mark.rule("E4.4")
def test_the_dealer_has_no_right_but_the_deal() -> None:
    story = at("deal 3 wolf:4 kids:5 pig:0 dealer=1")
    assert {words.split()[0] for words in story.legal(1)} == {"deal"}
    story.play("1 deal kids wolf pig")
    assert story.legal(1) == []


def random_prowl(seed: int) -> Story:
    """A hunt reached by random play."""
    story = dealt(3 + seed % 4, seed)
    while story.state.window() != "prowl":
        seat = story.state.waiting()[0]
        story.state.play(seat, Chance(seed).pick(story.state.legal(seat)))
    story.told.clear()
    return story
