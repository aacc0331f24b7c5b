"""L8.59–L8.63 Ghosts foretell: sealed until the end, heard and waited for by nobody, counted with all hunches."""

from __future__ import annotations

from typing import Any

import pytest

from nightcoach.core.chance import Chance
from nightcoach.core.errors import BadNotation
from nightcoach.core.record import Recording, parse
from nightcoach.core.wire import parse_options, to_json
from nightcoach.games.lupus.chronicle import facts_of
from nightcoach.games.lupus.game import GAME
from nightcoach.games.lupus.state import Lupus
from nightcoach.games.lupus.wire import Options
from tests.games.lupus.story import Story, lupus

NINE = "W S V V W M V V V"
GHOST, WOLF, OTHER_WOLF = 3, 0, 4


def talk(text: str = NINE, **more: Any) -> Story:
    """The second day; the fourth seat, lynched on the first, is a ghost who foretells."""
    return lupus(
        text, **{"day": 2, "ghosts": [GHOST], "welcome": GHOST, "window": "discussion", "forecasts": True, **more}
    )


@pytest.mark.rule("L8.59")
def test_without_the_option_ghosts_are_not_asked_while_the_living_talk() -> None:
    assert GHOST not in talk(forecasts=False).asked
    assert talk(forecasts=False).legal(GHOST) == []
    assert not Options().forecasts


@pytest.mark.rule("L8.60", "L3.66")
def test_a_ghost_may_name_any_living_player_as_a_wolf_and_for_the_lynching() -> None:
    table = talk()
    living = [seat for seat in range(9) if seat != GHOST]
    wanted = [f"forecast {seat} {about}" for about in ("wolf", "lynched") for seat in living]
    assert table.legal(GHOST) == wanted
    assert table.asked == [*range(9)]
    assert not table.may(f"1 forecast {WOLF} wolf"), "the living say what they have to say aloud"


@pytest.mark.rule("L8.60")
def test_of_each_kind_the_last_one_of_the_day_counts() -> None:
    table = talk().play("3 forecast 1 wolf", "3 forecast 2 lynched", "3 forecast 4 wolf")
    [forecast] = table.view(GHOST).forecasts
    assert (forecast.day, forecast.wolf, forecast.lynched) == (2, 4, 2)


@pytest.mark.rule("L8.60")
def test_when_the_talk_is_over_it_is_final() -> None:
    table = talk().play("3 forecast 1 wolf").talk_over()
    assert not [words for seat in range(9) for words in table.legal(seat) if words.startswith("forecast")]
    assert table.refused("3 forecast 2 wolf")


@pytest.mark.rule("L8.60")
def test_nobody_waits_for_a_ghost() -> None:
    table = talk()
    before = table.waiting
    assert GHOST not in before
    table.play("3 forecast 1 wolf")
    assert table.waiting == before, "nor is it anybody else's turn"
    table.play(*[f"{seat} ready" for seat in before])
    assert table.waiting == [-1]


@pytest.mark.rule("L8.60")
def test_it_changes_nothing_in_the_game() -> None:
    with_it, without = talk().play("3 forecast 0 lynched").lynch(1), talk().lynch(1)
    with_it.state.forecasts = []
    assert with_it.state.key() == without.state.key()


@pytest.mark.rule("L8.61", "L6.37")
def test_only_its_author_is_shown_it() -> None:
    one, other = talk(), talk()
    one.play("3 forecast 1 wolf")
    other.play("3 forecast 2 lynched")
    assert to_json(one.view(GHOST)) != to_json(other.view(GHOST))
    for watcher in {None, *range(9)} - {GHOST}:
        assert to_json(one.view(watcher)) == to_json(other.view(watcher))
        assert one.heard(watcher) == other.heard(watcher) == []


@pytest.mark.rule("L8.61", "L6.19")
def test_a_human_narrator_does_not_see_it_either() -> None:
    one, other = talk(narrator="human"), talk(narrator="human")
    one.play("3 forecast 1 wolf")
    assert to_json(one.state.whole()) == to_json(other.state.whole())
    one.lynch(WOLF)
    whole = one.state.whole().final
    assert whole is not None
    assert whole.forecasts == ()


@pytest.mark.rule("L8.61")
def test_a_refused_forecast_says_the_same_whatever_the_reason() -> None:
    table = talk()
    assert str(table.refused("1 forecast 2 wolf")) == str(table.refused("3 forecast 3 wolf"))


def ended(*foretold: str, **more: Any) -> Story:
    """A game of one wolf that ends with its lynching; everybody had pointed at it in the second night."""
    nights = "nights=" + ";".join([",".join("-" * 9), ",".join(["1", *["0"] * 8])])
    table = talk("W S V V V V V V V", extra=nights, **more)
    return table.play(*foretold).lynch(WOLF)


@pytest.mark.rule("L8.62")
def test_hunches_of_the_nights_and_forecasts_are_counted_alike() -> None:
    table = ended("3 forecast 0 wolf", "3 forecast 0 lynched")
    final = table.view(1).final
    assert final is not None
    assert final.noses == (0, 1, 1, 3, 1, 1, 1, 1, 1)


@pytest.mark.rule("L8.62")
def test_what_was_wrong_counts_nothing() -> None:
    final = ended("3 forecast 1 wolf", "3 forecast 2 lynched").view(None).final
    assert final is not None
    assert final.noses[GHOST] == 1, "the hunch of the night alone"


@pytest.mark.rule("L8.62")
def test_the_pack_knows_its_own_and_gets_points_for_lynchings_only() -> None:
    nights = "nights=" + ";".join([",".join("-" * 9), ",".join(["1", *["0"] * 8])])
    table = talk("W S V W V V V V V", extra=nights).play("3 forecast 0 wolf", "3 forecast 0 lynched").lynch(WOLF)
    final = table.view(None).final
    assert final is not None
    assert (final.noses[WOLF], final.noses[GHOST]) == (0, 1)


@pytest.mark.rule("L8.62")
def test_whoever_has_the_most_has_the_best_nose() -> None:
    facts = facts_of(ended("3 forecast 0 lynched").state)
    best = [fact for fact in facts if fact.__struct_config__.tag in ("best_nose", "best_augur")]
    assert [(fact.__struct_config__.tag, fact.seats, fact.points) for fact in best] == [("best_augur", (GHOST,), 2)]  # type: ignore[attr-defined]


@pytest.mark.rule("L8.63")
def test_with_the_end_everybody_is_shown_all_of_them() -> None:
    table = ended("3 forecast 0 wolf")
    for watcher in (None, 1, GHOST):
        [told] = table.heard(watcher, "forecasts")
        assert told.forecasts == ((2, GHOST, 0, None),)  # type: ignore[attr-defined]
        final = table.view(watcher).final
        assert final is not None
        assert [(seat, each.wolf, each.lynched) for seat, each in final.forecasts] == [(GHOST, 0, None)]


@pytest.mark.rule("L8.63")
def test_a_lobby_proposes_them() -> None:
    assert parse_options(Options, "lupus", GAME.proposed).forecasts


def test_they_are_in_the_record_and_without_the_option_a_record_is_spelled_as_before() -> None:
    recording = Recording(GAME, 8, GAME.Options(forecasts=True, first_night_kill=True), bytes(32))
    chance, state = Chance(3), recording.state
    assert isinstance(state, Lupus)
    while state.living == 255 or state.window() != "discussion":
        seat = state.driven()
        recording.play(seat, chance.pick(state.legal(seat)))
    ghost = next(seat for seat in range(8) if not state.is_living(seat))
    living = next(seat for seat in range(8) if state.is_living(seat))
    recording.play(ghost, GAME.moves[f"forecast {living} wolf"])
    record = recording.record()
    assert parse(record.line(), lambda _name: GAME).replay().key() == recording.state.key()
    usual = Recording(GAME, 8, GAME.Options(), bytes(32)).record().line()
    assert b"forecasts" not in usual


@pytest.mark.parametrize("foretold", ["2,1,0,0", "2,3,9,0", "3,3,0,0", "2,3,-,-", "2,3,0,0;2,3,1,1", "2,3,no,0"])
def test_what_no_ghost_could_have_foretold_is_no_position(foretold: str) -> None:
    with pytest.raises(BadNotation, match="forecast"):
        talk(extra=f"foretold={foretold}")


def test_without_the_option_nothing_was_foretold() -> None:
    with pytest.raises(BadNotation, match="forecasts=true"):
        talk(extra="foretold=2,3,0,0", forecasts=False)
