"""A game that an installed package brings is played everywhere, and no file of ours knows it."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from nightcoach.core import box
from nightcoach.core.contract import Traits, check_play, check_replay
from nightcoach.core.events import Seat
from nightcoach.core.game import Game
from nightcoach.core.leaks import Tally, check_leaks
from nightcoach.core.moves import Move
from nightcoach.core.state import State
from nightcoach.core.wire import Told
from tests.installed import FOURTH, install, nightcoach, python

NAME = "smugglers"


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return install(FOURTH, tmp_path_factory.mktemp("fourth"))


@pytest.fixture(scope="module")
def game(site: Path) -> Iterator[Game]:
    sys.path.append(str(site))
    box.found.cache_clear()
    try:
        found = box.box(NAME).game()
        assert isinstance(found, Game)
        yield found
    finally:
        sys.path.remove(str(site))
        box.found.cache_clear()


def test_it_comes_last_on_the_shelf_after_the_games_of_the_house(site: Path) -> None:
    assert python(site, "import nightcoach; print(*nightcoach.NAMES)").split() == ["eatme", "castle", "lupus", NAME]


def test_a_whole_game_is_played_in_the_terminal_by_the_plain_teller(site: Path, tmp_path: Path) -> None:
    record = tmp_path / "record.jsonl"
    typed = "2\n" * 12
    done = nightcoach(
        site,
        "play",
        NAME,
        "--seats",
        "4",
        "--plain",
        "--pace",
        "0",
        "--seed",
        "3",
        "--record",
        str(record),
        typed=typed,
    )
    assert done.returncode == 0, done.stderr
    assert "What do you hide in your chest?" in done.stdout
    assert "The officer is" in done.stdout
    assert "The most points: " in done.stdout
    assert "shown: " in done.stdout  # it has no sentence, so its facts are told
    assert nightcoach(site, "verify", str(record)).stdout.startswith("1 record is whole")
    assert "has closed a chest." in nightcoach(site, "replay", str(record)).stdout
    assert "hat eine Truhe geschlossen." in nightcoach(site, "replay", str(record), "--lang", "de").stdout
    french = nightcoach(site, "replay", str(record), "--lang", "fr").stdout
    assert "has closed a chest." in french  # a language that it does not bring is English
    assert "search 1 " in nightcoach(site, "replay", str(record), "--notation").stdout


def test_it_is_simulated_with_its_own_bot(site: Path) -> None:
    done = nightcoach(site, "simulate", NAME, "--games", "30", "--bots", "wary", "--json")
    result = json.loads(done.stdout)
    assert (result["games"], result["bots"]) == (30, ["wary"] * 4)
    refused = nightcoach(site, "simulate", NAME, "--bots", "canny")
    assert refused.stderr == "No bot is called “canny”. There are: random, wary.\n"


def test_its_book_is_read_by_its_own_letter(site: Path) -> None:
    assert "the officer gains 3 points" in nightcoach(site, "rules", NAME, "S2.3").stdout
    assert NAME in nightcoach(site, "rules").stdout
    assert "Near it: S2." in nightcoach(site, "rules", NAME, "S2.9").stderr


def test_its_engine_is_measured(site: Path) -> None:
    lines = nightcoach(site, "bench", NAME, "--seconds", "0.01", "--rounds", "1").stdout.splitlines()
    assert {json.loads(line)["game"] for line in lines} == {NAME}
    assert {json.loads(line)["case"] for line in lines} >= {"driven", "view", "redeal"}


def test_a_client_gets_all_it_needs_to_play_it(site: Path) -> None:
    code = f"""
import msgspec
from nightcoach.core.box import PLAIN_ICON
from nightcoach.rulebook import book_text
from nightcoach.server.client import client_words
from nightcoach.server.shelf import shelf
info = next(each for each in shelf() if each.game == {NAME!r})
assert info.icon == PLAIN_ICON
assert book_text({NAME!r}).startswith("# Smugglers")
assert "smugglers-name = Schmuggler" in client_words("de")
assert client_words("de").count("smugglers-name = ") == client_words("fr").count("smugglers-name = ") == 1
assert "smugglers-window-hide = " in client_words("de")
print(msgspec.json.encode(info).decode())
"""
    info = json.loads(python(site, code))
    assert (info["letter"], info["minutes"], info["languages"]) == ("S", [5, 10], ["de", "en"])
    assert (info["fewest"], info["most"], info["score"], info["book"]) == (3, 6, "scores", True)
    assert info["bots"] == ["wary", "random"]
    assert info["events"]["hidden"]["secret"] == ["chest"]
    assert info["events"]["ended"]["people"] == ["winners"]
    assert [name for name, event in info["events"].items() if event["begins"]] == ["round"]


class SmugglersTraits(Traits):
    def look(self, state: State, seat: Seat, move: Move) -> str:
        return f"{seat} {'hides' if move.sealed else move.words} {len(state.waiting()) == 1}"

    def granted(self, event: Told, seat: Seat | None) -> frozenset[str]:
        kind = str(event.__struct_config__.tag)
        return {
            "searched": frozenset({"chest"}),
            "shown": frozenset({"chests", "scores"}),
            "ended": frozenset("*"),
        }.get(kind, frozenset())

    def granted_view(self) -> frozenset[str]:
        return frozenset({"scores", "winners"})

    def hides(self, state: State, seat: Seat | None) -> bool:
        return any(state.kept(other) is not None for other in range(state.seats) if other != seat)


@pytest.mark.parametrize("seats", range(3, 7))
def test_it_keeps_what_every_game_promises(seats: int, game: Game) -> None:
    for seed in range(10):
        end = check_play(game, seats, game.Options(), seed, SmugglersTraits())
        assert end.outcome() is not None
        assert check_replay(game, seats, game.Options(), seed, SmugglersTraits()).count(b"\n") == 1


def test_it_leaks_nothing(game: Game) -> None:
    tally = Tally()
    for seed in range(30):
        check_leaks(game, 4, game.Options(), seed, SmugglersTraits(), tally)
    assert tally.steps > 100


BROKEN = """
[build-system]
requires = ["setuptools>=77"]
build-backend = "setuptools.build_meta"
[project]
name = "nightcoach-broken"
version = "1.0"
[project.entry-points."nightcoach.games"]
broken = "broken:BOX"
castle = "usurper:BOX"
[tool.setuptools]
py-modules = ["broken", "usurper"]
"""


def test_a_broken_package_is_named_and_the_others_play_on(tmp_path: Path) -> None:
    package = tmp_path / "package"
    package.mkdir()
    (package / "pyproject.toml").write_text(BROKEN)
    (package / "broken.py").write_text("import a_module_that_is_not_there\n")
    usurper = 'from nightcoach.core.box import Box\nBOX = Box("castle", "usurper", "Q")\n'
    (package / "usurper.py").write_text(usurper)
    site = install(package, tmp_path)
    code = (
        "import nightcoach; from nightcoach.core.box import box, faults; print(nightcoach.NAMES, box('castle').letter)"
    )
    told = python(site, f"{code}; print(*faults(), sep='\\n')").splitlines()
    assert told[0] == "('eatme', 'castle', 'lupus') C"
    assert "'broken' of the package nightcoach-broken cannot be used: it does not load" in told[1]
    assert told[2].endswith("another package already brings a game of this name")
    done = nightcoach(site, "rules", "eatme", "E3.6")
    assert done.returncode == 0
    assert "the package nightcoach-broken" in done.stderr


def test_no_file_of_ours_knows_it() -> None:
    root = Path(__file__).parent.parent
    files = [path for folder in ("src/nightcoach", "web/src") for path in (root / folder).rglob("*")]
    texts = [path for path in files if path.suffix in {".py", ".ts", ".svelte", ".ftl"}]
    assert len(texts) > 100
    assert [path for path in texts if NAME in path.read_text(encoding="utf-8")] == []
