"""E8 Options."""

from __future__ import annotations

import msgspec
import pytest

from nightcoach.core.chance import Chance
from nightcoach.core.errors import BadOption
from nightcoach.core.wire import parse_options
from nightcoach.games.eatme.game import GAME
from nightcoach.games.eatme.wire import Options
from tests.games.eatme.story import at, dealt


def parsed(**given: str) -> Options:
    return parse_options(Options, "eatme", given)


@pytest.mark.rule("E8.1")
def test_three_may_start_with_three_points_and_nobody_else() -> None:
    assert dealt(3, three_player_start=3).scores == "3-3-3"
    with pytest.raises(BadOption, match="takes 3 seats, not 4"):
        dealt(4, three_player_start=3)
    with pytest.raises(BadOption, match="three_player_start = 2 is refused; it may be: 0, 3"):
        parsed(three_player_start="2")


@pytest.mark.rule("E8.2")
def test_under_loser_is_wolf_the_dealer_deals_only_the_houses() -> None:
    story = at("deal 1 wolf:0 kids:0 hood:0 pig:0 pig:0 dealer=3 dealer_mode=loser_is_wolf")
    assert len(story.legal(3)) == 12
    assert all(words.split()[4] == "wolf" for words in story.legal(3))


@pytest.mark.rule("E8.3")
def test_the_chosen_wolf_deals_first_and_is_the_wolf() -> None:
    story = dealt(5, first_deal="chosen_wolf", first_wolf=4)
    assert (story.state.window(), story.state.round, story.state.asked()) == ("deal", 0, (4,))
    assert len(story.legal(4)) == 12
    assert story.view(None).kinds == ()
    story.play(f"4 {story.legal(4)[0]}")
    assert (story.view(None).kinds[4], story.view(None).round, story.view(None).dealer) == ("wolf", 1, 4)


@pytest.mark.rule("E8.3")
@pytest.mark.parametrize("given", [{"first_deal": "chosen_wolf"}, {"first_wolf": "1"}])
def test_first_wolf_goes_with_chosen_wolf_and_only_there(given: dict[str, str]) -> None:
    with pytest.raises(BadOption, match="first_wolf"):
        parsed(**given)


@pytest.mark.rule("E8.3")
def test_the_chosen_wolf_must_have_a_seat() -> None:
    with pytest.raises(BadOption, match="takes 6 seats, not 4"):
        dealt(4, first_deal="chosen_wolf", first_wolf=5)
    with pytest.raises(BadOption, match="first_wolf may be 0, 1 or 2"):
        parsed(first_deal="chosen_wolf", first_wolf="3", three_player_start="3")
    with pytest.raises(BadOption, match="0–5"):
        parsed(first_deal="chosen_wolf", first_wolf="6")


@pytest.mark.rule("E8.4")
def test_target_points_end_shorter_and_longer_games() -> None:
    assert at("prowl 2 wolf:2 kids:3:sleep pig:0:trap target_points=5").play("0 visit 1").winner[0] == 0
    story = at("prowl 9 wolf:26 kids:29:sleep pig:0:trap target_points=30").play("0 visit 1")
    assert story.state.outcome() is None
    for value in ("4", "31", "ten", "7.5", ""):
        with pytest.raises(BadOption, match="it may be: 5–30"):
            parsed(target_points=value)


@pytest.mark.rule("E8.5")
@pytest.mark.parametrize("value", ["true", "false"])
def test_show_ready_is_on_or_off(value: str) -> None:
    assert parsed(show_ready=value).show_ready is (value == "true")
    with pytest.raises(BadOption, match="it may be: true, false"):
        parsed(show_ready="maybe")


@pytest.mark.rule("E8.6")
@pytest.mark.parametrize(("key", "usual"), [("choose_seconds", 30), ("prowl_seconds", 45), ("deal_seconds", 45)])
def test_every_phase_has_a_clock_from_5_to_600_seconds_or_none(key: str, usual: int) -> None:
    assert getattr(Options(), key) == usual
    for value in ("0", "5", "600"):
        assert getattr(parsed(**{key: value}), key) == int(value)
    for value in ("-1", "1", "4", "601"):
        with pytest.raises(BadOption, match=f"{key} = {value} is refused; it may be: 0 .no limit., 5–600"):
            parsed(**{key: value})


@pytest.mark.rule("E8.7")
def test_declarations_are_an_option_of_the_table_and_change_nothing_in_the_game() -> None:
    with_buttons, without = dealt(4, 5), dealt(4, 5, declare_buttons=False)
    assert with_buttons.state.kinds == without.state.kinds
    assert with_buttons.legal(with_buttons.state.asked()[0]) == without.legal(without.state.asked()[0])


@pytest.mark.rule("E8.8")
def test_the_grace_for_absence_is_5_to_300_seconds() -> None:
    assert Options().grace_seconds == 30
    assert parsed(grace_seconds="300").grace_seconds == 300
    for value in ("4", "301"):
        with pytest.raises(BadOption, match="5–300"):
            parsed(grace_seconds=value)


@pytest.mark.rule("E8.1", "E8.2", "E8.3", "E8.4", "E8.5", "E8.6", "E8.7", "E8.8")
def test_the_defaults_are_those_of_the_book() -> None:
    assert msgspec.to_builtins(Options()) == {
        "three_player_start": 0,
        "dealer_mode": "free",
        "first_deal": "random",
        "first_wolf": None,
        "target_points": 10,
        "show_ready": True,
        "choose_seconds": 30,
        "prowl_seconds": 45,
        "deal_seconds": 45,
        "declare_buttons": True,
        "grace_seconds": 30,
    }


@pytest.mark.rule("E8.2")
@pytest.mark.parametrize(("seats", "deals"), [(3, 2), (4, 6), (5, 12), (6, 20)])
def test_a_dealer_who_is_the_wolf_has_so_many_deals(seats: int, deals: int) -> None:
    for wolf in range(seats):
        story = dealt(seats, first_deal="chosen_wolf", first_wolf=wolf)
        assert len(story.legal(wolf)) == deals
        assert all(words.split()[wolf + 1] == "wolf" for words in story.legal(wolf))


def test_an_unknown_option_is_refused_with_the_known_ones() -> None:
    with pytest.raises(BadOption, match="eatme has no option 'wolves'; it has: three_player_start, dealer_mode"):
        parsed(wolves="2")


def test_options_made_in_python_are_checked_too() -> None:
    with pytest.raises(BadOption, match="target_points = 3 is refused"):
        Options(target_points=3)


@pytest.mark.parametrize("seats", [-1, 0, 2, 7, 100])
def test_a_number_of_seats_out_of_range_is_refused(seats: int) -> None:
    with pytest.raises(BadOption, match=f"takes 3–6 seats, not {seats}"):
        GAME.deal(seats, Options(), Chance(0))
