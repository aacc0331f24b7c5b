"""E6 Who knows what."""

from __future__ import annotations

from itertools import product

import pytest

from nightcoach.core.chance import Chance
from nightcoach.core.errors import IllegalMove
from nightcoach.core.record import Recording
from nightcoach.core.wire import to_json
from nightcoach.games.eatme import wire
from nightcoach.games.eatme.game import GAME
from nightcoach.games.eatme.moves import SLEEP, TRAP
from tests.games.eatme.story import at, dealt

WATCHERS = (None, 0, 1, 2, 3)


@pytest.mark.rule("E6.1")
def test_everybody_sees_characters_scores_and_who_dealt() -> None:
    story = at("deal 3 wolf:4 kids:5 hood:2 pig:0 dealer=1").play("1 deal kids wolf pig hood")
    for watcher in WATCHERS:
        assert story.heard(watcher) == [wire.Dealt(4, ("kids", "wolf", "pig", "hood"), 1)]
        assert story.view(watcher).scores == (4, 5, 2, 0)
        assert story.view(watcher).dealer == 1


@pytest.mark.rule("E6.1")
def test_nobody_dealt_a_random_deal() -> None:
    assert isinstance(told := dealt(4).heard(None)[1], wire.Dealt)
    assert told.dealer is None


@pytest.mark.rule("E6.2")
def test_a_choice_is_its_owners_alone() -> None:
    story = at("choose 1 wolf:0 kids:0 hood:0 pig:0").play("2 trap")
    assert [story.view(watcher).choice for watcher in WATCHERS] == [None, None, None, "trap", None]
    for watcher in WATCHERS:
        assert story.heard(watcher) == [wire.Confirmed(2, "trap" if watcher == 2 else None)]


@pytest.mark.rule("E6.2")
def test_a_player_still_knows_their_own_choice_while_the_wolf_prowls() -> None:
    story = at("prowl 1 wolf:0 kids:0:sleep hood:0:trap pig:0:sleep")
    assert [story.view(watcher).choice for watcher in WATCHERS] == [None, None, "sleep", "trap", "sleep"]
    story.play("0 visit 1")
    assert [story.view(watcher).choice for watcher in WATCHERS] == [None] * 5


@pytest.mark.rule("E6.3")
def test_everybody_sees_that_a_player_has_confirmed() -> None:
    story = at("choose 1 wolf:0 kids:0 hood:0 pig:0").play("2 trap")
    assert [story.view(watcher).asked for watcher in WATCHERS] == [(1, 3)] * 5


@pytest.mark.rule("E6.3", "E8.5")
def test_without_show_ready_nobody_else_sees_who_has_confirmed() -> None:
    story = at("choose 1 wolf:0 kids:0 hood:0 pig:0 show_ready=false").play("2 trap")
    assert [story.view(watcher).asked for watcher in WATCHERS] == [(1, 2, 3)] * 5
    assert story.state.waiting() == (1, 3)
    assert [len(story.heard(watcher)) for watcher in WATCHERS] == [0, 0, 0, 1, 0]
    story.play("1 sleep", "3 sleep")
    assert story.heard(None) == [wire.Locked(0)]


@pytest.mark.rule("E6.5")
def test_everybody_sees_the_victim_when_the_wolf_commits() -> None:
    story = at("prowl 1 wolf:0 kids:0:sleep pig:0:trap").play("0 visit 2")
    assert all(story.heard(watcher)[0] == wire.Visited(0, 2) for watcher in (None, 0, 1, 2))


@pytest.mark.rule("E6.6", "E6.7")
def test_everybody_sees_the_duel_and_then_all_wheels_with_their_changes() -> None:
    story = at("prowl 1 wolf:3 kids:0:trap hood:1:sleep pig:0:trap").play("0 visit 1")
    for watcher in WATCHERS:
        assert story.heard(watcher)[1:4] == [
            wire.Duel(1, "trap", 1, 0, 3, 3),
            wire.Revealed(((2, "sleep", 2), (3, "trap", 0))),
            wire.Scored((0, 3, 3, 0)),
        ]


@pytest.mark.rule("E6.8")
def test_everybody_sees_the_end_and_why() -> None:
    story = at("prowl 5 wolf:7 kids:5:sleep pig:9:sleep").play("0 visit 1")
    for watcher in (None, 0, 1, 2):
        assert story.heard(watcher)[-1] == wire.Ended(0, "tie_duel_winner", "E5.3", (10, 2, 10))
        assert (story.view(watcher).winner, story.view(watcher).reason) == (0, "tie_duel_winner")
        assert story.view(watcher).scores == (10, 2, 10)


def test_what_has_been_shown_is_counted_for_everybody_to_see() -> None:
    """E6.12 is not a rule that must be kept, but bots and people read these counts."""
    story = at("prowl 1 wolf:0 kids:0:sleep hood:0:trap pig:0:sleep")
    none = wire.Habits((0, 0, 0), (0, 0, 0), (0, 0, 0))
    assert story.view(None).habits == (none,) * 4
    story.play("0 visit 2")
    for watcher in WATCHERS:
        assert story.view(watcher).habits == (
            wire.Habits((0, 0, 0), (0, 0, 0), (0, 1, 0)),
            wire.Habits((0, 0, 1), (0, 0, 0), (0, 0, 0)),
            wire.Habits((0, 0, 0), (0, 1, 0), (0, 0, 0)),
            wire.Habits((1, 0, 0), (0, 0, 0), (0, 0, 0)),
        )


@pytest.mark.rule("E6.4", "E6.10")
def test_the_wolfs_walk_and_plan_are_nowhere_in_the_game() -> None:
    assert not [move for move in GAME.moves if move.verb in ("walk", "point", "prowl")]
    story = at("prowl 1 wolf:0 kids:0:sleep pig:0:trap")
    assert all(kind not in GAME.events for kind in ("walked", "aimed"))
    line = story.line
    story.legal(0)
    story.view(0)
    assert story.line == line  # looking at the houses leaves no trace; only `visit` does


@pytest.mark.rule("E6.9")
@pytest.mark.parametrize("phase", ["choose", "prowl"])
def test_the_bytes_of_a_view_are_the_same_whatever_the_others_chose(phase: str) -> None:
    last = "" if phase == "choose" else ":trap"
    lines = [f"{phase} 1 wolf:0 kids:0:{a} hood:0:{b} pig:0{last}" for a, b in product(("sleep", "trap"), repeat=2)]
    for watcher in (None, 0, 3):
        assert len({to_json(at(line).view(watcher)) for line in lines}) == 1


@pytest.mark.rule("E6.11", "E6.14")
def test_record_and_events_do_not_say_who_made_an_answer() -> None:
    seed = bytes(32)
    person, clock = Recording(GAME, 3, GAME.Options(), seed), Recording(GAME, 3, GAME.Options(), seed)
    chance = Chance(4)
    while clock.state.waiting():
        seat = clock.state.waiting()[0]
        move = clock.state.default(seat, chance)
        clock.play(seat, move)
        person.play(seat, GAME.moves[move.words])
    assert clock.record().line() == person.record().line()


@pytest.mark.rule("E6.13")
def test_a_refused_choice_gets_the_same_words_for_every_seat_and_every_reason() -> None:
    lines = [
        "choose 1 wolf:0 kids:0:trap pig:0",
        "choose 1 wolf:0 kids:0:sleep pig:0 show_ready=false",
        "prowl 1 wolf:0 kids:0:sleep pig:0:trap",
        "deal 1 wolf:0 kids:0 pig:0 dealer=1",
        "over 4 wolf:0 kids:10 pig:0 winner=1 reason=most_points",
    ]
    refusals = set()
    for line in lines:
        story = at(line)
        for seat, move in product((0, 1, 2, 7, -1), (SLEEP, TRAP)):
            if move not in story.state.legal(seat):
                with pytest.raises(IllegalMove) as refused:
                    story.state.play(seat, move)
                refusals.add((refused.value.reason, str(refused.value), str(refused.value.facts)))
    assert len(refusals) == 1


def test_other_refusals_say_what_would_be_right() -> None:
    story = at("prowl 1 wolf:0 kids:0:sleep pig:0:trap")
    with pytest.raises(IllegalMove, match="seat 1 is not asked now; asked: 0"):
        story.play("1 visit 2")
    with pytest.raises(IllegalMove, match="'visit 0' is not open to seat 0 now; open: visit 1, visit 2"):
        story.play("0 visit 0")
    story = at("over 4 wolf:0 kids:10 pig:0 winner=1 reason=most_points")
    with pytest.raises(IllegalMove, match="the game is over"):
        story.play("0 visit 1")
