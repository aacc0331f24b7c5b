"""The Castle of the Devil in a terminal: whole games by what is typed, and what is told to whom."""

from __future__ import annotations

import functools
import re
from pathlib import Path
from typing import cast

import pytest

import nightcoach
from nightcoach.core.chance import Chance, seed_bytes
from nightcoach.core.events import Event
from nightcoach.core.frames import TABLE
from nightcoach.core.record import read_records
from nightcoach.core.state import State
from nightcoach.games.castle import wire, wire_duel
from nightcoach.games.castle.teller import CastleTeller
from nightcoach.games.castle.wire_view import View
from nightcoach.terminal.choose import choose_move
from nightcoach.terminal.play import TerminalGame
from nightcoach.words import words
from tests.kit.commands import output_of
from tests.terminal.typist import Terminal, Typist

CASTLE = nightcoach.game("castle")
NAMES = ["Anna", "Bruno", "Clara", "Dario", "Emil", "Flora"]
ANSWERS = "\n".join(["4", "2", "3", "1", ""] * 400)
"""Some number fits every question; Enter confirms."""


def teller(seat: int | None = 0, language: str = "en") -> CastleTeller:
    return CastleTeller(seat, NAMES, words(language))


def played(
    typed: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    language: str = "en",
    seed: int = 4,
    bots: str = "canny",
) -> tuple[TerminalGame, str]:
    """A game of six, and all that stood on the screen."""
    return Terminal(monkeypatch, capsys, language).play(CASTLE, 6, bots, seed, typed, start_player="0")


@pytest.mark.parametrize("language", ["en", "fr", "de", "it"])
def test_a_whole_game_is_played_by_what_is_typed(
    language: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    game, shown = played(ANSWERS, monkeypatch, capsys, language)
    assert game.recording.state.outcome() is not None
    say = words(language).say
    assert say("castle-ask-turn") in shown
    assert say("castle-name") in shown
    assert say("play-seed", seed=seed_bytes(4).hex()) in shown
    assert "_" not in shown  # no id of a card or a move, only names


@pytest.mark.rule("OPT-K")
def test_a_whole_game_with_brisk_duels_is_played_by_what_is_typed(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    terminal = Terminal(monkeypatch, capsys, "en")
    game, shown = terminal.play(CASTLE, 6, "canny", 4, ANSWERS, start_player="0", brisk_duels="true")
    assert game.recording.state.outcome() is not None
    assert words("en").say("castle-ask-d1_2") in shown
    assert words("en").say("castle-ask-d8_9") in shown
    assert "_" not in shown


def test_the_record_of_a_game_verifies_and_is_retold(tmp_path: Path) -> None:
    file = tmp_path / "mine.jsonl"
    play = ("play", "castle", "--plain", "--seats", "6", "--pace", "0", "--seed", "4", "--bots", "random")
    text = output_of(*play, "--record", str(file), "--lang", "de", typed=ANSWERS)
    assert words("de").say("castle-event-dealt") in text
    with file.open("rb") as lines:
        record = next(iter(read_records(lines, nightcoach.game)))
    record.verify()
    assert record.outcome is not None
    for line in output_of("replay", str(file), "--seat", "1", "--lang", "de").splitlines():
        assert line.split(".")[0] in re.sub(r"\s+", " ", text)


@pytest.mark.rule("C10.40")
def test_who_has_nothing_to_use_is_not_bothered_in_a_short_window(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    game, shown = played(ANSWERS, monkeypatch, capsys)
    say = words("en").say
    asked = [move.words for seat, move in game.recording.moves if seat == 0]
    assert asked.count("pass") > 3
    assert say("castle-ask-d8") not in shown  # Anna is no Doctor in this game
    assert "to a duel!" in shown


def test_a_question_mark_explains_the_game_and_the_readers_cards(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    game, shown = played("?\nquit\n", monkeypatch, capsys)
    view = cast(View, game.recording.state.view(0))
    say = words("en").say
    assert say("castle-help") in shown
    assert "“rules C6.22” shows a rule" in shown
    for card in (view.society, view.profession):
        assert f"{say(f'castle-word-{card}')}: {say(f'castle-about-{card}')}" in shown


def test_a_rule_is_read_in_the_middle_of_a_question(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    _, shown = played("rules c6.22\nquit\n", monkeypatch, capsys)
    assert "no supporter is part of the duel" in shown
    assert "no supporter is part of the duel" in re.sub(r"\s+", " ", output_of("rules", "castle", "C6.22"))


def test_an_offer_is_chosen_word_by_word_with_a_way_back(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    game, shown = played("offer\nclara\nback\nback\nspy\ndario\n\nquit\n", monkeypatch, capsys)
    assert "offer a trade → 2 Bruno 3 Clara" in shown
    assert game.recording.moves[0][1].words == "spy 3"


def chosen(legal: list[str], *lines: str) -> str:
    return choose_move(legal, teller(), Typist(*lines), words("en"), False, lambda _: None, CASTLE.grave)


@pytest.mark.rule("C9.8")
def test_a_proclamation_must_be_confirmed_even_where_it_has_one_form_only() -> None:
    assert chosen(["proclaim rival", "spy 1", "spy 2"], "proclaim", "back", "spy", "clara", "") == "spy 2"
    assert chosen(["proclaim rival", "spy 1"], "proclaim", "yes") == "proclaim rival"


def test_what_ends_the_game_stands_last() -> None:
    assert chosen(["proclaim rival", "spy 1", "challenge 1"], "1") == "spy 1"


def test_tokens_are_counted_and_seats_are_named() -> None:
    assert chosen(["pass", "play tokens 1", "play tokens 2"], "play", "2", "") == "play tokens 2"
    assert teller().sentence(["play", "tokens", "2"]) == "play · tokens · 2"
    assert teller().sentence(["spy", "2"]) == "spy · Clara"


@pytest.mark.rule("C10.11")
def test_a_trader_is_told_both_objects_and_nobody_else_any() -> None:
    told = wire.Swapped(0, 1, "coat", "key_red")
    assert teller(0).story(told) == ["You and Bruno have swapped. You gave: Coat. You got: Key (red)."]
    assert teller(1).story(told) == ["You and Anna have swapped. You gave: Key (red). You got: Coat."]
    assert teller(2).story(wire.Swapped(0, 1)) == ["Anna and Bruno have swapped."]
    assert teller(None).story(wire.Swapped(0, 1)) == ["Anna and Bruno have swapped."]


@pytest.mark.rule("C5.9")
def test_a_refused_player_is_told_about_their_token() -> None:
    told = wire.Refused(1, 0, True)
    assert teller(0).story(told) == ["Bruno refuses. You get a token."]
    assert teller(1).story(told) == ["You refuse. A token goes to Anna."]


@pytest.mark.rule("C10.26")
@pytest.mark.rule("C10.19")
def test_an_own_sealed_choice_is_never_repeated_on_the_screen() -> None:
    assert teller(0).story(wire_duel.Supported(0, "shield")) == ["You have chosen a side."]
    assert teller(0).story(wire.Chosen(0, "whip")) == ["You have chosen what you pass on."]
    assert teller(0).story(wire_duel.FateChosen(0, "look")) == ["You have chosen what to do if no Doctor comes."]


def test_short_windows_and_passes_are_no_news() -> None:
    assert teller().story(wire.Window("d1")) == []
    assert teller().story(wire.Passed(0)) == []


LAST_CARD = (
    "turn 7 0 order:diplomat:key_red,bag_key,coat,dagger,gloves,tome"
    " brotherhood:priest:goblet_red,key_green,key_plain,monocle,black_pearl"
    " order:doctor:goblet_green,bag_goblet,poison_ring,privilege,seal_of_lodge"
    " brotherhood:thug:goblet_plain,sextant,shattered_mirror,throwing_knives deck=whip"
)
A_DEMAND_AND_THE_LAST_CARD = (
    *("0 demand 1 goblet coat", "1 give_demanded goblet_red", "0 decline_ability"),
    *("0 offer 1 bag_key", "1 accept key_green", "0 use_ability", "0 gift 3 tome"),
)


BRISKLY_WON = (
    "d8_9 5 0 order:thug:key_red brotherhood:priest:goblet_red order:doctor:bag_key brotherhood:hypnotist:coat "
    "duel=0,1 swords=2 shields=3 winner=0 brisk_duels=true"
)


@functools.cache
def many_events() -> list[Event]:
    """What happens in a few games at random, and what seldom happens so."""
    events: list[Event] = []
    for seed in range(6):
        chance = Chance(f"told {seed}")
        state = CASTLE.deal(6, CASTLE.Options(brisk_duels=seed == 5), chance, events.append)
        for _ in range(900):
            seat = state.waiting()[0]
            calm = [move for move in state.legal(seat) if move.verb != "proclaim"]
            state.play(seat, chance.pick([move for move in calm if move.verb != "demand"] or calm), events.append)
        claim(state, chance, events)
    state = CASTLE.read(LAST_CARD, Chance("told"))
    for answer in A_DEMAND_AND_THE_LAST_CARD:
        seat_word, _, move = answer.partition(" ")
        state.play(int(seat_word), CASTLE.moves[move], events.append)
    state = CASTLE.read(LAST_CARD, Chance("told"))
    state.play(0, CASTLE.moves["demand 1 whip coat"], events.append)
    state = CASTLE.read(BRISKLY_WON, Chance("told"))
    for seat, move in ((0, "look"), (TABLE, "close")):
        state.play(seat, CASTLE.moves[move], events.append)
    return events


def claim(state: State, chance: Chance, events: list[Event]) -> None:
    """Play on until somebody proclaims, and let it be decided."""
    while state.outcome() is None:
        seat = state.waiting()[0]
        legal = state.legal(seat)
        grave = [move for move in legal if move.verb in ("proclaim", "that_is_all")]
        state.play(seat, chance.pick(grave or legal), events.append)


@pytest.mark.parametrize("language", ["en", "fr", "de", "it"])
def test_every_event_can_be_told_to_those_concerned_and_to_others(language: str) -> None:
    told: set[str] = set()
    for event in many_events():
        for watcher in (None, 0, 3):
            heard = CASTLE.hear(event, watcher)
            lines = [] if heard is None else teller(watcher, language).story(heard)
            assert not any("_" in line for line in lines), lines
            if lines:
                told.add(event.kind)
    assert {name for name, kind in CASTLE.events.items() if not kind.quiet} - told == set()


@pytest.mark.rule("C10.5")
def test_the_notebook_is_dated_and_says_what_may_have_moved_on() -> None:
    first = "turn 9 0 order:thug:key_red brotherhood:priest:goblet_red"
    state = CASTLE.read(f"{first} order:doctor:bag_key brotherhood:hypnotist:bag_goblet", Chance("notebook"))
    state.play(0, CASTLE.moves["spy 1"])
    views = [state.view(seat) for seat in (0, 2)]
    assert list(teller(0).known(views[0], 1)) == ["Goblet (red), turn 9"]
    assert list(teller(2).known(views[1], 1)) == []
