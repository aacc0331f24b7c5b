"""Lupus in Tabula in a terminal: whole games by what is typed, and what is told to whom."""

from __future__ import annotations

import functools
import re
from pathlib import Path
from typing import Any, cast

import pytest

import nightcoach
from nightcoach.core.chance import Chance, seed_bytes
from nightcoach.core.events import Event
from nightcoach.core.record import read_records
from nightcoach.core.wire import parse_options
from nightcoach.games.lupus import wire
from nightcoach.games.lupus.teller import LupusTeller
from nightcoach.games.lupus.wire_view import Note, View
from nightcoach.terminal.choose import choose_move
from nightcoach.terminal.play import PEOPLE, TerminalGame
from nightcoach.words import words
from tests.games.lupus.story import lupus
from tests.kit.commands import output_of
from tests.terminal.typist import Terminal, Typist

LUPUS = nightcoach.game("lupus")
ANSWERS = "\n".join(["1", "4", "2", "3", "5", "6", "7", "8", ""] * 200)
"""Some number fits every question; Enter confirms."""


def teller(seat: int | None = 0, language: str = "en") -> LupusTeller:
    return LupusTeller(seat, PEOPLE, words(language))


def played(
    typed: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    language: str = "en",
    seed: int = 4,
    **options: str,
) -> tuple[TerminalGame, str]:
    """A game of eight, and all that stood on the screen."""
    options = {**LupusTeller.usual, "claims_per_day": "1", **options}
    return Terminal(monkeypatch, capsys, language).play(LUPUS, 8, "random", seed, typed, **options)


@pytest.mark.parametrize("language", ["en", "fr", "de", "it"])
def test_a_whole_game_is_played_by_what_is_typed(
    language: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    game, shown = played(ANSWERS, monkeypatch, capsys, language)
    assert game.recording.state.outcome() is not None
    say = words(language).say
    for window in ("night", "discussion", "nomination"):
        assert re.sub(r"\s+", " ", say(f"lupus-ask-{window}")) in shown
    assert re.sub(r"\s+", " ", say("play-seed", seed=seed_bytes(4).hex())) in shown
    assert "_" not in shown  # no id of a character or a move, only names


def test_a_night_in_slots_is_told_call_by_call(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    game, shown = played(ANSWERS, monkeypatch, capsys, night_mode="sequential")
    assert game.recording.state.outcome() is not None
    seer, wolves = (words("en").say(f"lupus-line-{call}") for call in ("seer", "werewolf"))
    assert shown.index(seer) < shown.index(wolves) < shown.index(words("en").say("lupus-line-dawn"))


def test_eight_sit_down_unasked_and_the_record_verifies(tmp_path: Path) -> None:
    file = tmp_path / "mine.jsonl"
    play = ("play", "lupus", "--plain", "--pace", "0", "--seed", "4", "--bots", "random", "--lang", "it")
    text = output_of(*play, "--option", "claims_per_day=0", "--record", str(file), typed=ANSWERS)
    assert words("it").say("lupus-line-night") in text
    with file.open("rb") as lines:
        record = next(iter(read_records(lines, nightcoach.game)))
    record.verify()
    assert record.seats == 8
    assert record.outcome is not None


@pytest.mark.rule("L3.60")
def test_in_the_discussion_everybody_has_a_turn(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    game, _ = played("4\nsuspect\n3\n\nquit\n", monkeypatch, capsys, claims_per_day="2", seed=2)
    talk = [seat for seat, move in game.recording.moves if move.verb not in ("point", "close")]
    first = talk[0]
    assert 0 in talk
    assert talk[:8] == [(first + step) % 8 for step in range(8)]


def test_a_question_mark_explains_the_game_and_the_readers_character_first(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    game, shown = played("?\nquit\n", monkeypatch, capsys)
    view = cast(View, game.recording.state.view(0))
    say = words("en").say
    assert f"{say('lupus-help')} {say(f'lupus-role-{view.role}')}: {say(f'lupus-role-{view.role}-about')}" in shown
    assert "“rules L3.24” shows a rule" in shown


def chosen(legal: list[str], *lines: str) -> str:
    return choose_move(legal, teller(), Typist(*lines), words("en"), False, lambda _: None)


def test_hundreds_of_claims_are_chosen_word_by_word() -> None:
    table = lupus("W W S B V V V V V V", day=2, ghosts=[9], welcome=9)
    table.night({})
    legal = table.legal(0)
    assert len(legal) > 80
    assert chosen(legal, "i have seen", "clara", "not a wolf", "2", "") == "claim_result 2 not_wolf 2"
    assert chosen(legal, "i have guarded", "2", "") == "claim_protected 1 2"
    assert chosen(legal, "i am", "owl", "back", "seer", "yes") == "claim_role seer"
    assert chosen(legal, "ready") == "ready"


@pytest.mark.parametrize(
    ("move", "sentence"),
    [
        ("claim_role owl", "I am: Owl"),
        ("claim_result 2 wolf 1", "As the Seer I was told on night 1: Clara is a wolf"),
        ("claim_medium not_wolf 3", "As the Medium I was told: whoever was lynched on day 3 was not a wolf"),
        ("claim_marked 1 2", "As the Owl I pointed at Bruno on night 2"),
        ("ask_role 3", "Dario, who are you?"),
        ("nominate 23", "nominate · Yann"),
        ("vote paw", "lynch · paw print"),
    ],
)
def test_a_claim_is_confirmed_as_it_will_be_heard(move: str, sentence: str) -> None:
    assert teller().sentence(move.split()) == sentence


@pytest.mark.rule("L6.5")
def test_a_wolf_reads_who_else_is_one_and_at_whom_the_others_point() -> None:
    table = lupus("W W S V V V V V V", day=2, ghosts=[8], welcome=8, night_mode="parallel")
    table.play("1 point 4")
    lines = list(teller(0).secrets(table.view(0)))
    assert "Your fellows point: Bruno → Emil" in lines
    assert teller(0).story(wire.Fellows(1, "werewolf", (0, 1))) == ["Night 1: you have recognised Bruno (Werewolf)."]
    assert teller(0).story(wire.Pointed(1, 4)) == ["Bruno points at Emil."]


def test_only_who_has_become_nothing_else_reads_of_staying_human() -> None:
    stays = teller().note(Note(2, "became", (1,), role="mythomaniac"))
    assert stays == "Night 2: you stay a human without a power."
    met = teller().note(Note(3, "fellows", (0, 1), role="mythomaniac"))
    assert PEOPLE[1] in met
    assert "Mythomaniac" in met


def test_an_own_sealed_choice_is_never_repeated_on_the_screen() -> None:
    assert teller(0).story(wire.Pointed(0, 3)) == []
    assert teller(0).story(wire.Sealed(0, "vote paw")) == ["Your ballot is sealed."]


@pytest.mark.rule("L3.46")
def test_a_lynching_names_the_player_and_no_character() -> None:
    assert teller(1).story(wire.Lynched(1, 4, 4)) == ["The village has decided. Emil is lynched."]


@pytest.mark.rule("L3.62")
def test_the_board_shows_the_characters_that_somebody_still_claims_to_be() -> None:
    table = lupus("W W S B V V V V V V", day=1)
    table.night({})
    table.play("4 claim_role seer", "4 claim_role owl", "4 retract", "5 suspect 4")
    assert teller().stands_by(table.view(0), 4) == "Seer"
    assert teller().stands_by(table.view(0), 5) == ""


@pytest.mark.rule("L3.61", "L3.62")
def test_the_board_shows_what_somebody_still_claims_to_have_seen() -> None:
    table = lupus("W W S B V V V V V V", day=1)
    table.night({})
    table.play("4 claim_role seer", "4 claim_result 0 wolf 1", "4 claim_result 1 not_wolf 1", "4 retract")
    assert teller().stands_by(table.view(0), 4) == "Seer, night 1: Agathe a wolf"


@pytest.mark.rule("L3.80")
def test_below_the_board_stands_what_cannot_all_be_true() -> None:
    table = lupus("W W S B V V V V V V", day=1)
    table.night({})
    table.play("4 claim_role seer", "5 claim_role seer")
    assert "Seer (Emil, Flora): there is only one." in [*teller().below(table.view(0))]


@pytest.mark.rule("L5.5")
@pytest.mark.parametrize(
    ("party", "reason", "line"),
    [
        ("village", "no_wolves", "The village can sleep again. No wolf is left: the village wins!"),
        (
            "pack",
            "wolves_prevail",
            "The night belongs to the pack. There are at least as many wolves as others: the pack wins!",
        ),
        (
            "hamster",
            "hamster_outlives",
            "In its burrow somebody laughs last. The Werehamster has outlived them all and wins alone!",
        ),
    ],
)
def test_the_last_line_says_which_party_has_won_and_why(party: Any, reason: Any, line: str) -> None:
    roles: Any = ("werewolf",) * 8
    ended = wire.Ended(reason, "L5.5", party, (1,), roles, roles, ())
    assert teller(0).story(ended)[0].startswith(line)


@functools.cache
def many_events() -> list[Event]:
    """What happens in a few games at random, large and small, with the options that tell something of their own."""
    events: list[Event] = []
    plans: list[tuple[int, dict[str, object]]] = [
        (16, {}),
        (16, {"nomination_mode": "simultaneous", "night_mode": "parallel"}),
        (12, {"preset": "lot", "role_list": "secret"}),
        (8, {"wise_old_man": "on"}),
    ]
    for seed, (seats, options) in enumerate(plans * 3):
        chance = Chance(f"told {seed}")
        state = LUPUS.deal(seats, parse_options(LUPUS.Options, "lupus", options), chance, events.append)
        while state.outcome() is None:
            seat = state.driven()
            moves = state.legal(seat)
            state.play(seat, moves[-1] if seat < 0 else chance.pick(moves + state.in_name(seat)), events.append)
    table = lupus("W W S B V V V V V V", day=2, ghosts=[9], welcome=9)
    table.play("0 point 5", "1 point 5").end_calls("werewolf")  # markers that were placed before
    ghost = lupus(
        "W S V V V +V V V".replace("+", ""), day=2, ghosts=[5], welcome=5, window="discussion", forecasts=True
    )
    ghost.play("5 forecast 0 wolf").lynch(0)
    return events + table.told + ghost.told


@pytest.mark.parametrize("language", ["en", "fr", "de", "it"])
def test_every_event_can_be_told_to_those_concerned_and_to_others(language: str) -> None:
    told: set[str] = set()
    for event in many_events():
        for watcher in (None, 0, 3, *event.ears[:2]):
            heard = LUPUS.hear(event, watcher)
            lines = [] if heard is None else teller(watcher, language).story(heard)
            assert not any("_" in line for line in lines), lines
            if lines:
                told.add(event.kind)
    assert set(LUPUS.events) - told == set()
