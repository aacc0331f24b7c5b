"""L2.15, L2.16 The measured sets: what is kept of them, what the preset deals, and what a host can change."""

from __future__ import annotations

import datetime
import re
from collections import Counter
from typing import Any

import pytest

from nightcoach import rulebook
from nightcoach.bots import ladder
from nightcoach.core.errors import BadOption
from nightcoach.core.wire import parse_options
from nightcoach.core.wire_sets import Sets
from nightcoach.games.lupus import roles
from nightcoach.games.lupus.game import GAME
from nightcoach.games.lupus.roles import ROLES
from nightcoach.games.lupus.wire import Options
from nightcoach.games.lupus.wire_sets import ENOUGH, Measured, balance, expected_minutes, spell_list
from tests.games.lupus.story import dealt

NUMBERS = range(roles.FEWEST, roles.MOST + 1)


def suggested(seats: int) -> list[Measured]:
    """The measured sets of a number of players that are suggested, the fairest first."""
    return [each for each in balance().sets if each.seats == seats and each.suggested]


def offered(seats: int, **options: Any) -> Sets:
    """What a host is shown."""
    found = GAME.sets(seats, Options(**options))
    assert found is not None
    return found


def composition(seats: int, **options: Any) -> list[int]:
    """What is really dealt, by role."""
    found = Counter(dealt(seats, **options).state.dealt)
    return [found[role] for role in range(len(ROLES))]


def dict_of(counts: list[int]) -> dict[str, int]:
    """The characters by name."""
    return {role: count for role, count in zip(ROLES, counts, strict=True) if count}


# The data


@pytest.mark.rule("L2.15")
@pytest.mark.parametrize("seats", NUMBERS)
def test_up_to_three_sets_of_every_number_were_measured_and_can_be_played(seats: int) -> None:
    admissible = [roles.with_units(seats, units) for units in roles.sets_of_units(seats, True, True, False)]
    assert 1 <= len(suggested(seats)) <= min(3, len(admissible))
    for each in suggested(seats):
        counts = roles.read_list(each.cards)
        assert counts in admissible
        assert composition(seats, preset="custom", custom_list=each.cards) == counts


@pytest.mark.parametrize("seats", NUMBERS)
def test_the_presets_of_the_book_are_shown_with_figures_only_if_they_were_measured(seats: int) -> None:
    games = {each.cards: each.games for each in balance().sets}
    found = offered(seats)
    for counts in (roles.full(seats), roles.base(seats)):
        shown = next(each for each in (*found.suggested, *found.others) if dict(each.cards) == dict_of(counts))
        assert shown.games == games.get(spell_list(counts), 0)
        assert bool(shown.odds) == (shown.games >= ENOUGH)


def test_what_is_kept_of_a_set_is_complete() -> None:
    found = balance()
    assert datetime.date.fromisoformat(found.measured) <= datetime.datetime.now(datetime.UTC).date()
    assert re.fullmatch(r"\d+\.\d+\.\d+", found.package)
    assert found.version <= GAME.version
    assert found.bots in ladder("lupus")
    for each in found.sets:
        shares = (each.village, each.pack, each.hamster)
        assert each.games >= 1
        assert sum(share.share for share in shares) == pytest.approx(1.0, abs=0.0002)
        assert all(0.0 <= share.low <= share.share <= share.high <= 1.0 for share in shares)
        assert (each.hamster.share > 0.0) <= ("werehamster" in each.cards)
        assert each.days >= 1.0
        assert each.minutes == expected_minutes(each.seats, roles.read_list(each.cards), each.days)


def test_each_set_is_there_once_and_the_fairest_comes_first() -> None:
    assert len({each.cards for each in balance().sets}) == len(balance().sets)
    for seats in NUMBERS:
        far = [abs(each.village.share - each.pack.share) + each.hamster.share for each in suggested(seats)]
        assert far == sorted(far)


def test_minutes_follow_from_clocks_and_days() -> None:
    nine = roles.base(9)
    night_1, night_2, a_day = 15 + 20 + 15, 20 + 20, 180 + 9 * 8 + 20 + 30
    assert expected_minutes(9, nine, 2.0) == round((night_1 + night_2 + 2 * a_day) / 60)
    quick = Options(discussion_seconds=30, nomination_mode="simultaneous")
    assert expected_minutes(9, nine, 2.0, quick) < expected_minutes(9, nine, 2.0) / 2


@pytest.mark.rule("L8.48", "L8.51", "L8.53")
def test_minutes_count_the_beats_as_a_table_keeps_them() -> None:
    nine, days = roles.base(9), 2.0
    without = Options(call_seconds=15, recognition_seconds=10, discussion_seconds=600)
    told = Options(call_seconds=15, recognition_seconds=10, discussion_seconds=600, beats="full")
    night = 6 + 2 * (4 + 3)
    day = 8 + 4 + 6 + 3 + 4 + 10 + (1 + 3)  # five votes are turned over in four seconds
    more = (15 - 10) + days * (night + day)
    assert expected_minutes(9, nine, days, told) - expected_minutes(9, nine, days, without) == round(more / 60)
    away = Options(place="remote", beats="full")
    assert expected_minutes(9, nine, days, away) > expected_minutes(9, nine, days, Options(place="remote"))


@pytest.mark.rule("L8.13")
def test_where_a_narrator_ends_a_phase_by_hand_it_is_taken_to_last_as_long_as_usual() -> None:
    free = Options(narrator="human", discussion_seconds=0, vote_seconds=0, defence_seconds=0, nomination_seconds=0)
    assert expected_minutes(9, roles.base(9), 3.0, free) == expected_minutes(9, roles.base(9), 3.0)


# The tiles


@pytest.mark.parametrize("before", [{}, *GAME.tiles.values()])
@pytest.mark.parametrize("tile", GAME.tiles)
def test_every_tile_can_follow_every_other_and_pack_chat(tile: str, before: dict[str, Any]) -> None:
    chat = {"wolf_chat": "on"} if before.get("place") == "remote" else {}
    chosen = parse_options(Options, "lupus", {**before, **chat, **GAME.tiles[tile]})
    assert chosen.beats != "off"


def test_the_game_of_the_book_is_what_a_new_table_has() -> None:
    usual = parse_options(Options, "lupus", GAME.proposed)
    assert {key: getattr(usual, key) for key in GAME.tiles["book"]} == GAME.tiles["book"]


def test_the_quick_evening_is_much_shorter() -> None:
    nine = roles.base(9)
    quick, book = [
        expected_minutes(9, nine, 3.5, parse_options(Options, "lupus", GAME.tiles[name])) for name in ("quick", "book")
    ]
    assert quick < 0.6 * book


# The preset


@pytest.mark.rule("L2.15", "L8.41")
@pytest.mark.parametrize("seats", NUMBERS)
def test_the_preset_deals_the_fairest_of_the_measured_sets(seats: int) -> None:
    assert spell_list(composition(seats, preset="fair_1")) == suggested(seats)[0].cards


@pytest.mark.rule("L2.15")
def test_the_preset_deals_what_the_table_of_the_rules_says() -> None:
    text = rulebook.book_text("lupus")
    lines = text[text.index("**L2.15**") : text.index("**L2.16**")].splitlines()
    rows = [[cell.strip() for cell in line.strip("|").split("|")] for line in lines if line.startswith("|")]
    order = [ROLES.index(name.lower()) for name in rows[0][1:]]
    table = {int(row[0]): [0 if cell == "–" else int(cell) for cell in row[1:]] for row in rows[2:]}
    assert list(table) == list(NUMBERS)
    for seats, cells in table.items():
        assert [roles.fair_1(seats)[role] for role in order] == cells


@pytest.mark.rule("L2.15", "L8.12")
def test_the_preset_follows_its_table_whatever_the_limits() -> None:
    for seats in (8, 16, 24):
        free = composition(seats, preset="fair_1", enforce_minimums=False, enforce_card_stock=False)
        assert free == roles.fair_1(seats)


@pytest.mark.rule("L2.14", "L2.15")
def test_a_hidden_possessed_whom_everybody_could_count_is_refused_with_the_preset_too() -> None:
    hiding: dict[str, Any] = {"preset": "fair_1", "role_list": "open_hide_possessed", "host_seated": False}
    betrayed = [seats for seats in NUMBERS if roles.betrays(roles.fair_1(seats), True)]
    for seats in betrayed:
        with pytest.raises(BadOption):
            GAME.check_seats(seats, Options(**hiding))
    GAME.check_seats(next(seats for seats in NUMBERS if seats not in betrayed), Options(**hiding))


@pytest.mark.rule("L2.15", "L8.41")
def test_a_lobby_proposes_the_measured_sets_and_full_is_still_dealt_where_nobody_chooses() -> None:
    assert Options().preset == "full"
    assert parse_options(Options, "lupus", GAME.proposed).preset == "fair_1"


# What a host is shown


@pytest.mark.rule("L2.16")
@pytest.mark.parametrize("seats", [8, 16, 24])
def test_a_host_is_shown_the_suggested_sets_with_their_figures_and_how_to_choose_them(seats: int) -> None:
    found = offered(seats, preset="fair_1")
    assert found.chosen == found.suggested[0]
    for shown, kept in zip(found.suggested, suggested(seats), strict=True):
        assert spell_list(composition(seats, **shown.options)) == kept.cards
        if kept.games < ENOUGH:
            assert (shown.games, shown.odds) == (kept.games, ()), "so few games say nothing, and how few is told"
            continue
        assert [odds.share for odds in shown.odds] == [kept.village.share, kept.pack.share, kept.hamster.share]
        assert (shown.games, shown.minutes) == (kept.games, kept.minutes)


@pytest.mark.rule("L2.16", "L2.4")
@pytest.mark.parametrize("seats", NUMBERS)
def test_every_step_that_is_offered_is_legal_and_every_other_has_a_reason(seats: int) -> None:
    found = offered(seats, preset="fair_1")
    for stepper in found.steppers:
        for change, by in ((stepper.less, -1), (stepper.more, 1)):
            if change.options is None:
                assert change.reason == "custom_list"
                assert change.facts["fault"] in ("wolves", "seer", "none", "rest", "one", "masons", "least", "stock")
            else:
                counts = composition(seats, **change.options)
                step = 2 * by if stepper.card == "freemason" else by
                assert counts[ROLES.index(stepper.card)] == stepper.count + step


@pytest.mark.rule("L2.16", "L2.4")
def test_the_reasons_are_those_of_the_rules() -> None:
    def fault(found: Sets, card: str, more: bool) -> str:
        stepper = next(each for each in found.steppers if each.card == card)
        return (stepper.more if more else stepper.less).facts["fault"]

    twelve = offered(12, preset="full")
    assert fault(twelve, "werewolf", True) == "wolves"
    assert fault(twelve, "seer", False) == "seer"
    assert fault(twelve, "owl", True) == "one"
    assert fault(twelve, "freemason", True) == "least"
    assert fault(twelve, "werehamster", False) == "none"
    assert fault(offered(24, preset="full"), "owl", False) == "stock"
    none_left = "werewolf:2,seer:1,medium:1,possessed:1,bodyguard:1,owl:1,werehamster:1,mythomaniac:1"
    crowded = offered(9, preset="custom", custom_list=none_left, enforce_minimums=False)
    assert fault(crowded, "freemason", True) == "rest"


@pytest.mark.rule("L2.16")
def test_a_list_for_another_number_is_filled_up_with_villagers() -> None:
    found = offered(16, preset="custom", custom_list="werewolf:2,villager:5,seer:1,medium:1")
    assert found.chosen is not None
    assert dict(found.chosen.cards) == {"werewolf": 3, "villager": 11, "seer": 1, "medium": 1}


@pytest.mark.rule("L2.7", "L2.16")
def test_a_list_with_too_many_characters_for_a_smaller_number_does_not_fit_and_others_are_suggested() -> None:
    crowded = (
        "werewolf:3,seer:1,medium:1,possessed:1,bodyguard:1,owl:1,freemason:2,werehamster:1,mythomaniac:1,villager:12"
    )
    found = offered(8, preset="custom", custom_list=crowded, enforce_minimums=False)
    assert (found.chosen, found.fits, found.steppers) == (None, False, ())
    assert found.suggested


@pytest.mark.rule("L2.16")
def test_beside_the_fairest_sets_the_named_ones_and_chance_are_offered_each_once() -> None:
    found = offered(12, preset="fair_1")
    shown = [each.cards for each in (*found.suggested, *found.others)]
    assert len(set(shown)) == len(shown)
    assert {"preset": "full", "custom_list": None} in [each.options for each in found.others]
    assert (found.others[-1].cards, found.others[-1].options["preset"]) == ((), "lot")


@pytest.mark.rule("L2.7", "L2.16")
def test_a_list_of_ones_own_turns_nobody_away_and_says_when_it_has_to_be_filled_up() -> None:
    own: dict[str, Any] = {"preset": "custom", "custom_list": "werewolf:2,villager:5,seer:1,medium:1"}
    assert list(GAME.seats(Options(**own))) == [9]
    assert list(GAME.lobby_seats(Options(**own))) == list(NUMBERS)
    assert offered(9, **own).fits
    assert not offered(10, **own).fits
    with pytest.raises(BadOption):
        GAME.check_seats(10, Options(**own))


@pytest.mark.parametrize("seats", NUMBERS)
def test_every_set_has_a_kind_and_a_length_though_it_was_never_measured(seats: int) -> None:
    found = offered(seats, preset="fair_1")
    ways = [way.options for stepper in found.steppers for way in (stepper.less, stepper.more) if way.options]
    own = [offered(seats, **options).chosen for options in ways]
    for each in (*found.suggested, *found.others, *own):
        assert each is not None
        assert each.about in ("plain", "helpers", "traitor", "both", "liar", "hamster", "lot")
        assert each.minutes >= 10


@pytest.mark.rule("L2.13", "L2.16", "L6.25")
@pytest.mark.parametrize("role_list", ["secret", "open_hide_possessed"])
def test_a_seated_host_of_a_hidden_list_is_shown_nothing(role_list: str) -> None:
    found = offered(12, preset="lot", role_list=role_list)
    assert found.hidden
    assert (found.suggested, found.chosen, found.steppers) == ((), None, ())
    assert offered(12, preset="lot", role_list=role_list, host_seated=False).suggested


@pytest.mark.rule("L2.16", "L2.12")
def test_what_chance_will_draw_is_not_shown() -> None:
    found = offered(12, preset="lot")
    assert (found.chosen, found.steppers) == (None, ())
    assert found.suggested


def test_a_set_for_too_many_is_refused() -> None:
    with pytest.raises(BadOption):
        offered(25)
