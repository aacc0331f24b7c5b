"""Nobody outside its folder knows a game: no name of one, of its cards or of its characters."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from nightcoach.core.box import boxes, house

ROOT = Path(__file__).parent.parent
SOURCE = ROOT / "src" / "nightcoach"
CLIENT = ROOT / "web" / "src"
GENERATED = CLIENT / "wire" / "types.gen.ts"
PLACES = (
    "core",
    "table",
    "store",
    "server",
    "lab",
    "terminal",
    "bots",
    "cli.py",
    "hosting.py",
    "measuring.py",
    "rulebook.py",
)
ORDINARY = {"key", "medium"}
"""Names of cards and characters that are ordinary words of any program: the key of a dictionary, a medium text."""
ANIMALS = {"owl"}
"""Pictures that people choose for themselves, and one of them is a character too."""


def names() -> set[str]:
    """The names of the games, and of everything that their guides and catalogues list as a card or a character."""
    found: set[str] = set()
    for name in house():
        box = boxes()[name]
        found.add(name)
        found.update(
            re.findall(rf"^{name}-(?:kind|card|role)-([a-z_]+) =", box.text("words", "en.ftl") or "", re.MULTILINE)
        )
        for cards in box.cards:
            found.update(box.listed(cards))
    return found - ORDINARY


def known_in(text: str, wanted: set[str]) -> set[str]:
    """Which of the names a text speaks of, as words of their own; rule numbers like C10.5 are citations, not names."""
    return {word.lower() for word in re.findall(r"[A-Za-z_]+", text)} & wanted


def python_files() -> list[Path]:
    found = [
        path
        for place in PLACES
        for path in ([SOURCE / place] if place.endswith(".py") else (SOURCE / place).rglob("*.py"))
    ]
    return sorted(path for path in found if "client" not in path.relative_to(SOURCE).parts)


def client_files() -> list[Path]:
    """The client but for the games' own folders and the types that are generated from the server's messages."""
    found = [path for path in CLIENT.rglob("*") if path.suffix in {".ts", ".svelte", ".css"}]
    return sorted(path for path in found if "games" not in path.relative_to(CLIENT).parts[:-1] and path != GENERATED)


def test_the_names_are_derived_from_the_games_themselves() -> None:
    assert {"castle", "eatme", "lupus", "wolf", "pig", "seer", "werewolf", "sextant", "hypnotist"} <= names()
    assert len(names()) > 35


@pytest.mark.parametrize("path", python_files(), ids=lambda path: path.relative_to(SOURCE).as_posix())
def test_no_game_card_or_role_is_known_outside_the_games(path: Path) -> None:
    assert known_in(path.read_text(encoding="utf-8"), names()) == set()


@pytest.mark.parametrize("path", client_files(), ids=lambda path: path.relative_to(CLIENT).as_posix())
def test_no_game_card_or_role_is_known_to_the_client_outside_its_games(path: Path) -> None:
    allowed = ANIMALS if path.name == "icons.ts" else set()
    assert known_in(path.read_text(encoding="utf-8"), names()) - allowed == set()


@pytest.mark.parametrize(
    "planted", ['if game.name == "castle":', "a werewolf in the dark", "TELLERS = {'lupus': 1}", "the Sextant"]
)
def test_a_planted_name_is_found(planted: str) -> None:
    assert known_in(planted, names())
