"""L8.48–L8.58 The beats of night and day: how long they are, from what that follows, and how long an evening is."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from nightcoach.core.chance import Chance
from nightcoach.core.frames import TABLE, Beat
from nightcoach.core.record import Recording
from nightcoach.core.wire import parse_options
from nightcoach.games.lupus.beats import SECONDS
from nightcoach.games.lupus.game import GAME
from nightcoach.games.lupus.moves import NO_BALLOT
from nightcoach.games.lupus.roles import SEER
from nightcoach.games.lupus.state import Lupus
from nightcoach.games.lupus.wire import Options
from tests.games.lupus.story import Story, dealt, lupus

DOCS = Path(__file__).parents[3] / "docs"


def before(story: Story) -> list[tuple[str, str | None, float]]:
    pace = story.state.pace()
    assert pace is not None
    return [(beat.name, beat.call, beat.seconds) for beat in pace.before]


def after(story: Story) -> list[tuple[str, str | None, float]]:
    pace = story.state.pace()
    assert pace is not None
    return [(beat.name, beat.call, beat.seconds) for beat in pace.after]


@pytest.mark.rule("L8.48")
def test_the_book_has_the_lengths_that_are_played() -> None:
    book = (DOCS / "rules" / "lupus.md").read_text()
    rows = re.findall(r"^\| `(\w+)` \| [^|]* \| (\d+) s \| (\d+) s \|", book, re.MULTILINE)
    assert {name: int(full) for name, full, _ in rows} == SECONDS["full"]
    assert {name: int(short) for name, _, short in rows} == SECONDS["short"]


@pytest.mark.rule("L8.48")
def test_a_record_says_nothing_of_beats_that_nobody_has_chosen_and_plays_the_same_with_them() -> None:
    lines = []
    for options in (Options(), Options(beats="full")):
        recording = Recording(GAME, 8, options, bytes(32), ())
        recording.play(TABLE, GAME.moves["close"])
        lines.append(recording.record(True).line().decode())
    assert "beats" not in lines[0]
    assert '"beats":"full"' in lines[1]
    assert re.findall(r'"moves":.*?\]', lines[0]) == re.findall(r'"moves":.*?\]', lines[1])


@pytest.mark.rule("L8.49", "L8.50", "L8.51")
def test_a_call_is_led_in_and_closed() -> None:
    story = dealt(9, beats="full")
    assert before(story) == [("deal", None, 15.0), ("dusk", None, 6.0), ("lead_in", "seer", 4.0)]
    assert after(story) == []
    story.play("end_call")
    assert before(story) == [("close", "seer", 3.0), ("lead_in", "werewolf", 4.0)]
    assert after(story) == [("close", "werewolf", 3.0)]
    story.play("close")
    assert before(story) == [("dawn", None, 8.0)]


@pytest.mark.rule("L8.54", "L8.51")
def test_nothing_hidden_and_nothing_done_changes_a_beat() -> None:
    alive = lupus("W W S M V V V V V V", day=3, ghosts=[8, 9], welcome=9, beats="full")
    dead = lupus("W W V M V V V V V S", day=3, ghosts=[8, 9], welcome=9, beats="full")
    alive.play("2 point 0", "0 point 4", "1 point 4")
    heard = []
    for story in (alive, dead):
        beats = [(before(story), after(story))]
        while story.may("end_call"):
            story.play("end_call")
            beats.append((before(story), after(story)))
        story.play("close")
        heard.append([*beats, (before(story), after(story))])
    assert heard[0] == heard[1]
    assert (alive.state.dead, dead.state.dead) == ((4,), ())
    assert not dead.state.living_of(SEER)


@pytest.mark.rule("L8.53")
@pytest.mark.parametrize(("seats", "full", "short"), [(8, 4, 3), (9, 5, 3), (16, 8, 5), (24, 10, 5)])
def test_a_count_takes_as_long_as_so_many_may_vote(seats: int, full: int, short: int) -> None:
    for beats, seconds in (("full", full), ("short", short)):
        for words in ("vote tuft", None):
            story = dealt(seats, beats=beats, nomination_mode="simultaneous")
            story.play("close", "close")
            _until(story.state, "lynch_vote")
            for seat in story.state.asked():
                story.state.play(seat, NO_BALLOT if words is None else GAME.moves[words])
            assert before(story)[:2] == [("count", None, float(seconds)), ("verdict", None, SECONDS[beats]["verdict"])]


def _until(s: Lupus, window: str) -> None:
    """Nobody does anything until then."""
    while s.window() != window:
        seat = TABLE if s.legal(TABLE) else s.waiting()[0]
        s.play(seat, s.default(seat, Chance(0)))


@pytest.mark.rule("L8.57")
def test_the_end_has_the_beats_of_its_dawn_or_of_its_verdict() -> None:
    by_day = lupus("W S V V V V V V", day=1, beats="short").night({})
    by_day.lynch(0)
    assert [beat.name for beat in by_day.state.finale()] == ["count", "verdict"]
    at_dawn = lupus("W W S V V V V V", day=2, ghosts=[5, 6, 7], welcome=7, beats="short").night({0: 3, 1: 3})
    assert at_dawn.window == "over"
    assert [beat.name for beat in at_dawn.state.finale()] == ["dawn"]
    assert lupus("W W S V V V V V", day=2, ghosts=[5, 6, 7], welcome=7).night({0: 3, 1: 3}).state.finale() == ()


# How long an evening is


def lengths(seats: int, **options: Any) -> dict[str, int]:
    """How many seconds two nights and the day between them take, if everybody uses all the time and nobody dies."""
    s = GAME.deal(seats, parse_options(Options, "lupus", options), Chance(1))
    assert isinstance(s, Lupus)
    seconds: Counter[str] = Counter()
    while s.day < 3 and (s.day, s.window()) != (2, "discussion"):
        pace = s.pace()
        assert pace is not None
        night = s.window() == "night"
        told: tuple[Beat, ...] = (*pace.before, *pace.after)
        for beat in told:
            yesterday = beat.name in ("count", "verdict")
            at_night = beat.name != "dawn" and night and not yesterday
            seconds[f"night {s.day}" if at_night else f"day {s.day - yesterday}"] += int(beat.seconds)
        seconds[f"night {s.day}" if night else f"day {s.day}"] += int(pace.seconds)
        window = s.frames[-1]
        while s.frames[-1] is window or (not s.legal(TABLE) and window.goes_on(s.frames[-1])):
            seat = TABLE if s.legal(TABLE) else s.waiting()[0]
            s.play(seat, s.default(seat, Chance(0)))
    return {key: seconds[key] for key in ("night 1", "night 2", "day 1")}


PROPOSED = {key: str(value) for key, value in GAME.proposed.items()} | {"preset": "full"}
"""With every call that there can be."""
TABLES = {"without beats": {}, "full, as proposed": PROPOSED, "short": PROPOSED | {"beats": "short"}}


@pytest.mark.rule("L8.58", "L3.5", "L8.14", "L8.15")
def test_the_page_about_beats_has_the_lengths_of_nights_and_days() -> None:
    page = (DOCS / "decisions" / "0012-beats.md").read_text()
    for name, options in TABLES.items():
        for key in ("night 1", "night 2", "day 1"):
            told = [lengths(seats, **options)[key] for seats in (9, 12, 16, 24)]
            row = f"| {key} | {name} | " + " | ".join([f"{seconds} s" for seconds in told]) + " |"
            assert row in page, row


@pytest.mark.rule("L8.58")
def test_a_call_as_proposed_is_about_as_long_as_one_without_beats() -> None:
    proposed = parse_options(Options, "lupus", PROPOSED)
    for was, slot in ((20, proposed.call_seconds), (15, proposed.recognition_seconds)):
        assert 0 <= slot + SECONDS["full"]["lead_in"] + SECONDS["full"]["close"] - was <= 2
