"""E1, E2 The characters and the first deal."""

from __future__ import annotations

from collections import Counter

import pytest

from nightcoach.games.eatme.game import GAME
from nightcoach.games.eatme.moves import HOOD, KIDS, PIG, WOLF
from tests.games.eatme.story import at, dealt


@pytest.mark.rule("E1.1")
@pytest.mark.parametrize(("house", "value"), [("kids", 3), ("hood", 2), ("pig", 1)])
def test_a_house_is_worth_what_its_card_says(house: str, value: int) -> None:
    others = {"kids": "hood:0:trap pig:0:trap", "hood": "kids:0:trap pig:0:trap", "pig": "kids:0:trap hood:0:trap"}
    assert at(f"prowl 1 wolf:0 {house}:0:sleep {others[house]}").play("0 visit 1").state.scores[0] == value


@pytest.mark.rule("E1.2")
def test_a_house_may_sleep_or_set_a_trap_and_nothing_else() -> None:
    assert at("choose 1 wolf:0 kids:0 pig:0").legal(1) == ["sleep", "trap"]


@pytest.mark.rule("E1.4")
def test_no_round_of_random_play_ever_needs_more_tokens_than_there_are() -> None:
    for seats in range(3, 7):
        for seed in range(60):
            story = dealt(seats, seed)
            while story.state.outcome() is None:
                seat = story.state.waiting()[0]
                story.state.play(seat, story.state.chance.pick(story.state.legal(seat)))
                tokens = sum(score // 5 + score % 5 for score in story.state.scores)
                assert tokens <= 5 * seats - 1


@pytest.mark.rule("E2.1")
@pytest.mark.parametrize("seats", range(3, 7))
def test_the_characters_in_play_follow_from_the_number_of_players(seats: int) -> None:
    expected = {
        3: [WOLF, KIDS, PIG],
        4: [WOLF, KIDS, HOOD, PIG],
        5: [WOLF, KIDS, HOOD, PIG, PIG],
        6: [WOLF, KIDS, HOOD, PIG, PIG, PIG],
    }
    assert Counter(dealt(seats).state.kinds) == Counter(expected[seats])


@pytest.mark.rule("E2.2")
def test_the_pigs_show_their_pictures_in_seat_order() -> None:
    story = at("choose 1 pig:0 wolf:0 pig:0 kids:0 hood:0 pig:0")
    assert story.view(None).pictures == ("pig_1", "wolf", "pig_2", "kids", "hood", "pig_3")


@pytest.mark.rule("E2.3")
def test_everybody_starts_with_nothing() -> None:
    assert dealt(5).scores == "0-0-0-0-0"


@pytest.mark.rule("E2.4")
def test_the_first_deal_is_random_shown_to_all_and_has_no_dealer() -> None:
    story = dealt(4, seed=3)
    assert story.kinds_told() == ["opened", "dealt"]
    for watcher in (None, 0, 3):
        view = story.view(watcher)
        assert (view.window, view.round, view.dealer) == ("choose", 1, None)
        assert len(view.kinds) == 4


@pytest.mark.rule("E2.4")
def test_every_first_deal_is_equally_likely() -> None:
    deals = Counter(tuple(dealt(4, seed).state.kinds) for seed in range(2400))
    assert len(deals) == 24
    # 23 degrees of freedom: beyond 49.7 once in a thousand; the seeds are fixed
    assert sum((n - 100) ** 2 / 100 for n in deals.values()) < 49.7


@pytest.mark.rule("E2.1", "E3.14")
def test_codes_and_words_of_all_moves_are_stable() -> None:
    assert len(GAME.moves) == 2 + 6 + 6 + 24 + 60 + 120
    assert [GAME.moves.at(code).words for code in (0, 1, 2, 7, 8)] == [
        "sleep",
        "trap",
        "visit 0",
        "visit 5",
        "deal wolf pig kids",
    ]
    assert GAME.moves["deal kids hood pig pig pig wolf"].code == len(GAME.moves) - 1
