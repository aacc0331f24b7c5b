"""L8 The options of a table, what is refused and why, and the Wise Old Man."""

from __future__ import annotations

import re
from typing import Any

import msgspec
import pytest

from nightcoach.core.chance import Chance
from nightcoach.core.errors import BadOption
from nightcoach.core.wire import parse_options
from nightcoach.games.lupus import wire
from nightcoach.games.lupus.game import GAME
from nightcoach.games.lupus.wire import Options
from nightcoach.words import LANGUAGES, words
from nightcoach.words.refusals import sentence
from tests.games.lupus.story import dealt, lupus

EIGHT = "werewolf:2,seer:1,villager:5"


def parsed(**given: str) -> Options:
    return parse_options(Options, "lupus", given)


def reason(**given: str) -> str:
    """Why these options are refused."""
    with pytest.raises(BadOption) as caught:
        parsed(**given)
    return caught.value.reason


def reason_to_deal(seats: int, **options: Any) -> str:
    """Why these options are refused at this size."""
    with pytest.raises(BadOption) as caught:
        dealt(seats, **options)
    return caught.value.reason


@pytest.mark.rule("L8.1", "L8.3", "L8.4", "L8.5", "L8.7", "L8.8", "L8.11", "L8.12", "L8.40", "L8.41", "L8.43", "L8.46")
def test_the_defaults_are_those_of_the_book() -> None:
    assert msgspec.to_builtins(parsed()) == {
        "preset": "full",
        "custom_list": None,
        "role_list": "open",
        "first_night_kill": False,
        "place": "same_room",
        "night_mode": None,
        "nomination_mode": "sequential",
        "narrator": "machine",
        "narrator_chair": None,
        "host_seated": True,
        "allow_bots": False,
        "wise_old_man": "off",
        "wolf_disagreement": "plurality_lot",
        "wolf_chat": "off",
        "seer_may_target_ghosts": False,
        "bodyguard_no_repeat": False,
        "welcome_on_lynch": True,
        "enforce_minimums": True,
        "enforce_card_stock": True,
        "claims_per_day": 6,
        "call_seconds": 20,
        "recognition_seconds": 15,
        "night_seconds": 45,
        "discussion_seconds": 180,
        "nomination_seconds": 20,
        "defence_seconds": 20,
        "vote_seconds": 30,
        "grace_seconds": 30,
        "beats": "off",
        "forecasts": False,
    }


WORDS = {
    "role_list": "open, open_hide_possessed, secret",
    "wise_old_man": "off, on",
    "wolf_disagreement": "plurality_lot, no_kill",
    "wolf_chat": "off, on",
    "nomination_mode": "sequential, simultaneous",
    "night_mode": "sequential, parallel",
    "preset": "full, base, custom, lot",
    "place": "same_room, remote",
    "narrator": "machine, human",
    "beats": "off, short, full",
}
NEEDED = {
    "role_list open_hide_possessed": {"preset": "lot"},
    "role_list secret": {"preset": "lot"},
    "preset custom": {"custom_list": EIGHT},
    "wolf_chat on": {"place": "remote"},
}
"""What else must be said."""
SWITCHES = [
    *("first_night_kill", "seer_may_target_ghosts", "bodyguard_no_repeat", "welcome_on_lynch"),
    *("enforce_minimums", "enforce_card_stock", "allow_bots", "host_seated"),
]


@pytest.mark.rule("L8.3", "L8.4", "L8.5", "L8.11", "L8.41", "L8.43", "L8.48")
@pytest.mark.parametrize(("option", "allowed"), WORDS.items())
def test_an_option_of_words_knows_these_and_no_others(option: str, allowed: str) -> None:
    for word in allowed.split(", "):
        assert getattr(parsed(**NEEDED.get(f"{option} {word}", {}), **{option: word}), option) == word
    for word in ("", "maybe", allowed.split(", ")[0].upper()):
        with pytest.raises(BadOption, match=f"{option} = {word} is refused; it may be: {allowed}") as caught:
            parsed(**{option: word})
        assert caught.value.reason == "value"


@pytest.mark.rule("L8.1", "L8.7", "L8.8", "L8.12", "L8.46")
@pytest.mark.parametrize("option", SWITCHES)
def test_a_switch_is_true_or_false(option: str) -> None:
    for word in ("true", "false"):
        assert getattr(parsed(**{option: word}), option) is (word == "true")
    for word in ("", "maybe", "2"):
        with pytest.raises(BadOption, match=f"{option} = {word} is refused; it may be: true, false") as caught:
            parsed(**{option: word})
        assert caught.value.reason == "value"


@pytest.mark.parametrize(
    ("option", "good", "bad"),
    [
        ("call_seconds", ["1", "600"], ["0", "601", "-1", "1.5", "ten", ""]),
        ("recognition_seconds", ["1", "600"], ["0", "601"]),
        ("night_seconds", ["1", "600"], ["0", "601"]),
        ("discussion_seconds", ["0", "1", "600"], ["-1", "601"]),
        ("nomination_seconds", ["0", "1", "600"], ["-1", "601"]),
        ("defence_seconds", ["0", "1", "600"], ["-1", "601"]),
        ("vote_seconds", ["0", "1", "600"], ["-1", "601"]),
        ("claims_per_day", ["0", "20"], ["-1", "21"]),
        ("grace_seconds", ["5", "300"], ["4", "301"]),
        ("narrator_chair", ["0", "23"], ["-1", "24", "left"]),
    ],
)
@pytest.mark.rule("L8.13", "L8.40", "L8.42", "L8.45")
def test_numbers_have_limits(option: str, good: list[str], bad: list[str]) -> None:
    for value in good:
        assert getattr(parsed(narrator="human", **{option: value}), option) == int(value)
    for value in bad:
        assert reason(narrator="human", **{option: value}) == "value"


def test_an_unknown_option_is_refused_with_the_known_ones() -> None:
    with pytest.raises(
        BadOption, match="lupus has no option 'wolves'; it has: preset, custom_list, role_list"
    ) as caught:
        parsed(wolves="3")
    assert caught.value.reason == "option"


def test_options_made_in_python_are_checked_too() -> None:
    with pytest.raises(BadOption) as caught:
        Options(claims_per_day=21)
    assert caught.value.reason == "value"
    with pytest.raises(BadOption) as caught:
        Options(preset="custom")
    assert caught.value.reason == "custom_only"


@pytest.mark.parametrize("seats", [-1, 0, 7, 25, 100])
def test_eight_to_twenty_four_play(seats: int) -> None:
    with pytest.raises(BadOption, match=f"takes 8–24 seats, not {seats}") as caught:
        GAME.deal(seats, Options(), Chance(0))
    assert caught.value.reason == "seats"


@pytest.mark.rule("L8.47")
@pytest.mark.parametrize(
    "text",
    [
        *("", "werewolf", "werewolf:", "wolf:2,seer:1,villager:5", "werewolf:2,seer:1,villager:x", EIGHT + ","),
        *("werewolf:2,seer:1,villager:5,owl:0", "werewolf:2,seer:1,villager:4,villager:1", "werewolf:-2,seer:1"),
        *("werewolf:2,seer:1,villager:100", "werewolf:²,seer:1,villager:5"),
        *("werewolf:2, seer:1,villager:5", "werewolf:2,seer:1,villager:05", "werewolf:2,seer:1,villager:5 "),
    ],
)
def test_a_list_counts_each_character_in_play_once(text: str) -> None:
    assert reason(preset="custom", custom_list=text, enforce_minimums="false") == "custom_list"


@pytest.mark.rule("L8.47")
@pytest.mark.parametrize(
    ("typed", "meant"),
    [("werwolf", "werewolf"), ("Seer", "seer"), (" villager", "villager"), ("mythomanic", "mythomaniac")],
)
def test_for_a_misspelt_character_the_nearest_is_suggested(typed: str, meant: str) -> None:
    with pytest.raises(BadOption, match=f"there is no character '{typed}'; did you mean '{meant}'") as caught:
        parsed(preset="custom", custom_list=EIGHT.replace(meant, typed) if meant in EIGHT else f"{EIGHT},{typed}:1")
    for language in LANGUAGES:
        said = sentence(caught.value, words(language))
        assert typed in said
        assert re.search(rf"[“„« ]{meant}[”“» ]", said), said


@pytest.mark.rule("L8.47")
@pytest.mark.parametrize("part", ["dragon:1", "seer:x", "seer"])
def test_where_no_character_is_near_or_its_number_is_wrong_the_form_is_shown(part: str) -> None:
    with pytest.raises(BadOption, match=f"'{part}' is not CHARACTER:COUNT") as caught:
        parsed(preset="custom", custom_list=f"werewolf:2,{part}")
    assert "werewolf:2,seer:1,villager:5" in sentence(caught.value, words("en"))


@pytest.mark.rule("L8.47")
def test_a_list_may_come_in_any_order() -> None:
    table = dealt(9, preset="custom", custom_list="villager:5,medium:1,werewolf:2,seer:1")
    assert table.view(None).composition == (("werewolf", 2), ("villager", 5), ("seer", 1), ("medium", 1))


# Who may hide the list


@pytest.mark.rule("L2.13", "L8.46", "L9.65", "L8.3")
@pytest.mark.parametrize("role_list", ["secret", "open_hide_possessed"])
def test_a_seated_host_leaves_a_hidden_list_to_the_lot(role_list: str) -> None:
    for preset in ("full", "base"):
        assert reason(role_list=role_list, preset=preset) == "seated_host"
        parsed(role_list=role_list, preset=preset, host_seated="false")
        parsed(role_list=role_list, preset=preset, narrator="human")
        parsed(role_list="open", preset=preset)
    assert reason(role_list=role_list, preset="custom", custom_list=EIGHT) == "seated_host"
    parsed(role_list=role_list, preset="custom", custom_list=EIGHT, host_seated="false")
    parsed(role_list=role_list, preset="lot")


@pytest.mark.rule("L8.46", "L2.13")
def test_whoever_chose_a_hidden_list_gets_no_seat() -> None:
    hidden = Options(role_list="secret", preset="full", host_seated=False)
    with pytest.raises(BadOption) as caught:
        GAME.check_host(hidden, True)
    assert caught.value.reason == "host_sits"
    GAME.check_host(hidden, False)
    GAME.check_host(Options(role_list="secret", preset="lot"), True)
    GAME.check_host(Options(host_seated=False), True)  # everybody knows an open list


@pytest.mark.rule("L6.25")
def test_a_hidden_list_does_not_show_by_the_number_of_seats() -> None:
    hidden = Options(role_list="secret", preset="custom", custom_list=EIGHT, host_seated=False)
    assert GAME.seats(hidden) == GAME.seats(Options(role_list="secret", preset="lot"))
    with pytest.raises(BadOption) as caught:
        GAME.check_seats(9, hidden)
    assert caught.value.reason == "seats"
    GAME.check_seats(8, hidden)


@pytest.mark.rule("L8.46")
def test_whether_the_host_plays_is_public() -> None:
    assert dealt(8, host_seated=False).view(None).options["host_seated"] is False  # public


@pytest.mark.rule("L2.14", "L9.66", "L8.3", "L8.12")
def test_a_list_that_would_betray_the_possessed_is_refused() -> None:
    hidden: dict[str, Any] = {"role_list": "open_hide_possessed", "host_seated": False}
    betrayed = {("full", 24), *[("base", seats) for seats in (18, 19, 20, 22, 23, 24)]}
    for preset in ("full", "base"):
        for seats in range(8, 25):
            if (preset, seats) in betrayed:
                assert reason_to_deal(seats, preset=preset, **hidden) == "betraying_list"
            else:
                assert dealt(seats, preset=preset, **hidden).window == "night"
            assert dealt(seats, preset=preset, enforce_card_stock=False, **hidden).window == "night"
    assert dict(dealt(21, preset="base", **hidden).view(None).composition or ())["villager"] == 12


@pytest.mark.rule("L2.14", "L2.7")
def test_a_list_of_ones_own_may_not_betray_the_possessed_either() -> None:
    hidden = {"preset": "custom", "role_list": "open_hide_possessed", "host_seated": "false"}
    twelve = "werewolf:3,seer:1,possessed:1,villager:12"
    assert reason(custom_list=twelve, **hidden) == "betraying_list"
    parsed(custom_list=twelve, enforce_card_stock="false", **hidden)
    parsed(custom_list=twelve, preset="custom", role_list="secret", host_seated="false")
    parsed(custom_list="werewolf:3,seer:1,possessed:1,owl:1,villager:11", **hidden)
    parsed(custom_list="werewolf:3,seer:1,villager:12", **hidden)


# Options that do not go together


@pytest.mark.rule("L9.80", "L8.6", "L3.14")
def test_wolf_chat_is_for_remote_tables_only() -> None:
    assert reason(wolf_chat="on", place="same_room") == "wolf_chat"
    assert reason(wolf_chat="on") == "wolf_chat"
    assert parsed(wolf_chat="on", place="remote").wolf_chat == "on"


@pytest.mark.rule("L8.40")
def test_a_chair_is_for_a_human_narrator_and_stands_before_a_seat_of_the_table() -> None:
    assert reason(narrator_chair="3") == "narrator_chair"
    assert reason_to_deal(9, narrator="human", narrator_chair=9) == "seats"
    eight: dict[str, Any] = {"preset": "custom", "custom_list": EIGHT, "narrator": "human"}
    assert reason_to_deal(8, narrator_chair=8, **eight) == "narrator_chair"
    assert dealt(8, narrator_chair=7, **eight).night({}).view(None).opening == 7
    for seed in range(4):
        assert dealt(8, seed, narrator="human", narrator_chair=0).night({}).view(None).opening == 0


@pytest.mark.rule("L8.40")
def test_a_narrator_outside_the_ring_has_the_opening_seat_drawn() -> None:
    drawn = {dealt(8, seed, narrator="human").night({}).view(None).opening for seed in range(20)}
    assert len(drawn) > 4


@pytest.mark.rule("L8.13")
@pytest.mark.parametrize("clock", ["discussion_seconds", "nomination_seconds", "defence_seconds", "vote_seconds"])
def test_only_a_human_narrator_plays_without_a_limit(clock: str) -> None:
    with pytest.raises(BadOption) as caught:
        parsed(**{clock: "0"})
    facts = {"game": "lupus", "option": clock, "options": f"{clock}, narrator"}
    assert (caught.value.reason, caught.value.facts) == ("no_limit", facts)
    assert getattr(parsed(narrator="human", **{clock: "0"}), clock) == 0


@pytest.mark.rule("L9.81", "L8.10", "L8.11", "L8.43")
@pytest.mark.parametrize("seats", [8, 16, 24])
def test_the_place_decides_how_nights_are_held_unless_the_host_does(seats: int) -> None:
    def held(**options: Any) -> bool:
        table = dealt(seats, **options)
        parallel = table.view(None).call is None
        assert table.may("end_call") is not parallel
        assert len(table.night({}).talk_over().asked) == 1  # nominations one after the other
        return parallel

    assert not held(place="same_room")
    assert held(place="remote")
    assert held(place="same_room", night_mode="parallel")
    assert not held(place="remote", night_mode="sequential")


# L8.4 The Wise Old Man


@pytest.mark.rule("L8.4", "L8.20", "L9.97")
def test_the_wise_old_man_is_for_eight_and_the_plain_composition_without_a_narrator() -> None:
    assert reason_to_deal(9, wise_old_man="on") == "seats"
    assert reason(wise_old_man="on", narrator="human") == "wise_narrator"
    assert reason(wise_old_man="on", preset="lot", enforce_minimums="false") == "wise_lot"
    other = "werewolf:2,seer:1,owl:1,villager:4"
    assert reason(wise_old_man="on", preset="custom", custom_list=other, enforce_minimums="false") == "wise_list"
    nine = "werewolf:2,seer:1,villager:6"
    assert reason(wise_old_man="on", preset="custom", custom_list=nine) == "wise_list"
    plain = (("werewolf", 2), ("villager", 5), ("seer", 1))
    presets: list[dict[str, Any]] = [{}, {"preset": "base", "enforce_minimums": False}, {"preset": "lot"}]
    for options in presets:
        assert dealt(8, wise_old_man="on", **options).view(None).composition == plain
    assert dealt(8, wise_old_man="on", preset="custom", custom_list=EIGHT).view(None).composition == plain


@pytest.mark.rule("L8.20")
def test_the_first_wise_old_man_is_drawn_at_random_and_known_to_all() -> None:
    holders = set()
    for seed in range(60):
        table = dealt(8, seed, wise_old_man="on")
        [told] = table.heard(None, "wise_old_man")
        assert told == wire.WiseOldMan(table.view(None).wise or 0)
        holders.add((table.view(None).wise, table.state.dealt[table.state.wise]))
    assert {seat for seat, _ in holders} == set(range(8))
    assert {role for _, role in holders} == {0, 1, 2}  # it says nothing about the role
    assert dealt(8).view(None).wise is None


@pytest.mark.rule("L8.20", "L8.25")
def test_the_card_gives_no_power_and_changes_nothing_else() -> None:
    plain = dealt(8, 5, first_night_kill=True, nomination_mode="simultaneous")
    wise = dealt(8, 5, wise_old_man="on", first_night_kill=True, nomination_mode="simultaneous")
    assert wise.state.dealt == plain.state.dealt
    wolves = [seat for seat in range(8) if wise.role(seat) == "werewolf"]
    seer = next(seat for seat in range(8) if wise.role(seat) == "seer")
    victim = next(seat for seat in range(8) if wise.role(seat) == "villager")
    for table in (plain, wise):
        assert [table.targets(seat) for seat in range(8)] == [[q for q in range(8) if q != seat] for seat in range(8)]
        table.night({wolves[0]: victim, wolves[1]: victim, seer: wolves[0]})
        assert (table.dead, len(table.talk_over().asked)) == ([victim], 8)
    assert wise.heard(seer, "answer") == plain.heard(seer, "answer")


@pytest.mark.rule("L8.22", "L8.4")
def test_with_the_wise_old_man_the_seer_may_look_at_ghosts() -> None:
    text = "W W S V V V V V"
    table = lupus(text, day=2, ghosts=[1], welcome=1, wise=4, wise_old_man="on")
    assert table.targets(2) == [0, 1, 3, 4, 5, 6, 7]
    assert [table.targets(seat) for seat in (0, 1, 3)] == [
        [2, 3, 4, 5, 6, 7],
        [0, 2, 3, 4, 5, 6, 7],
        [0, 2, 4, 5, 6, 7],
    ]
    table.night({2: 1})
    assert table.heard(2, "answer") == [wire.Answer(2, 1, "wolf")]


@pytest.mark.rule("L8.24", "L9.97")
def test_a_wise_old_man_who_dies_at_night_keeps_the_card_until_the_evening() -> None:
    table = lupus("W W S V V V V V", day=2, ghosts=[4], welcome=4, wise=3, wise_old_man="on").night({0: 3, 1: 3})
    assert (table.dead, table.view(None).wise) == ([3], 3)
    table.lynch(0)
    assert (table.view(None).day, table.view(None).wise) == (3, 5)
    assert table.heard(None, "wise_old_man") == [wire.WiseOldMan(5)]


@pytest.mark.rule("L8.24", "L9.97")
def test_the_card_passes_over_the_lynched_and_around_the_table() -> None:
    table = lupus("W W S V V V V V", day=2, ghosts=[4], welcome=4, wise=3, wise_old_man="on").night({}).lynch(5)
    assert table.view(None).wise == 6
    table = lupus("W W S V V V V V", day=2, ghosts=[4], welcome=4, wise=7, wise_old_man="on").night({}).lynch(7)
    assert table.view(None).wise == 0


@pytest.mark.rule("L8.24")
def test_the_card_does_not_move_when_the_game_is_over() -> None:
    table = lupus("W V S V V V V V", wise=3, wise_old_man="on", window="discussion").lynch(0)
    assert (table.party, table.view(None).wise) == ("village", 3)
