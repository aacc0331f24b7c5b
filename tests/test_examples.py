"""Every example runs as it is, prints what it promises, and is shown in the documentation."""

from __future__ import annotations

import importlib
import re
from pathlib import Path

import pytest

from examples import wire_client
from tests.server.running import running

ROOT = Path(__file__).parent.parent
PRINTS = {
    "analyse_games": r"1000 games of \d+\.\d rounds each\n  seat 0 wins ",
    "own_game": r"Named\(numbers=.*\nOutcome\(",
    "play_a_game": r" choose: seat \d answers 'sleep'\n[^$]*Outcome\(winners=\(2,\)",
    "read_a_position": r"eatme, prowl \(what seat 0 sees\)\n[^$]*open: visit 1, visit 2, visit 3\n[^$]*eatme\.read\(",
    "replay_a_record": r"lupus, 8 seats, \d+ moves; seat 1 heard \d+ events:\n  Opened\(",
    "sample_worlds": r"seat 0 has heard \d+ events; the dagger is held by\n  (seat \d|nobody): \d+ %",
    "write_a_bot": r"the generous bot wins \d+ of 40 games, .* %\nthe random bot wins \d+ of 40 games",
}


@pytest.mark.parametrize("name", PRINTS)
def test_an_example_runs_and_prints_what_it_is_about(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    importlib.import_module(f"examples.{name}").main()
    assert re.match(PRINTS[name], capsys.readouterr().out)


@pytest.mark.server
def test_the_client_on_the_wire_plays_a_game_to_its_end(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with running(tmp_path / "tables.db") as server:
        wire_client.main(server.url)
    printed = capsys.readouterr().out
    assert "refused" not in printed
    assert re.match(r"winners: seat \d; reason: \w+\n", printed)


def test_the_client_on_the_wire_says_in_one_sentence_that_there_is_no_server() -> None:
    with pytest.raises(
        SystemExit, match=r"there is no server at http://127\.0\.0\.1:1 \(.*\); start one with `make play`"
    ):
        wire_client.main("http://127.0.0.1:1")


def test_every_example_is_run_here_and_shown_in_the_documentation() -> None:
    names = {path.stem for path in (ROOT / "examples").glob("*.py")} - {"__init__"}
    assert len(names) >= 8
    assert names == {*PRINTS, "wire_client", "verify_record"}  # which tests/test_verifier.py runs
    pages = "".join(path.read_text() for path in (ROOT / "docs").glob("*.md"))
    shown = set(re.findall(r'^--8<-- "examples/(\w+)\.py"$', pages, re.MULTILINE))
    assert shown == names


def test_an_example_is_included_and_not_copied() -> None:
    for path in (ROOT / "docs").glob("*.md"):
        assert not re.search(r"^(import nightcoach|from nightcoach)", path.read_text(), re.MULTILINE), path.name
