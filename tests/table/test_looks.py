"""Names that look alike are told apart; towers of marks and unseen selectors do not come in."""

from __future__ import annotations

import subprocess
import sys
import unicodedata

import pytest

from nightcoach.table.log import lookalikes
from nightcoach.table.log.lookalikes import prototypes, skeleton
from nightcoach.table.log.people import BOT_NAMES, alike, clean, clean_name
from tests.table.scene import Scene

LOOK_ALIKE = {
    "cyrillic": ("Anna", "\u0410nna"),
    "cyrillic, small": ("Pace", "P\u0430\u0441\u0435"),
    "cyrillic capital whose small letter looks otherwise": ("Bert", "\u0412ert"),
    "greek": ("Otto", "\u039ftto"),
    "capital i": ("Alice", "A\u0049ice"),
    "one": ("Alice", "A1ice"),
    "zero": ("Otto", "0tto"),
    "r and n": ("Emma", "Ernma"),
    "mathematical": ("Anna", "\U0001d400nna"),
    "fullwidth": ("Anna", "\uff21nna"),
    "capitals": ("Lisa", "LISA"),
    "capitals of another script": ("anna", "\u0410NNA"),
    "variation selector": ("Anna", "A\ufe00nna"),
    "selector of a picture": ("❤", "❤\ufe0f"),
    "selector far away": ("葛", "葛\U000e0100"),
    "mark twice": ("Z\u00f6", "Zo\u0308\u0308"),
    "two characters for one": ("Zoë", "Zoe\u0308"),
    "dotless": ("Mia", "M\u0131a"),
}


@pytest.mark.parametrize("pair", LOOK_ALIKE)
def test_a_name_that_looks_like_anothers_gets_a_number(pair: str) -> None:
    with Scene() as scene:
        for number, name in enumerate(LOOK_ALIKE[pair]):
            scene.run(scene.room.join(name, "amber", "fox", f"token {number}", False))
        first, second = [person.name for person in scene.table.people.values()]
        assert first == LOOK_ALIKE[pair][0]
        assert second.endswith(" 2")


def test_a_bots_name_is_taken_too() -> None:
    with Scene() as scene:
        scene.join("Host").must("add_bot", level="random")
        bot = scene.table.places[1].bot_name
        assert bot == "Ada"
        scene.run(scene.room.join("\u0410d\u0430", "amber", "fox", "a token", False))
        assert scene.table.people[2].name == "\u0410d\u0430 2"


DIFFERENT = ["Anna", "Anne", "Zoe", "Zoë", "Ilia", "Lila", "Ali", "Иван", "Иванна", "李", "季", "🦊", "🐺", "Player 2"]


def test_names_that_look_different_stay_as_they_are() -> None:
    for number, name in enumerate(DIFFERENT):
        assert not [other for other in DIFFERENT[:number] if alike(name) & alike(other)]
    for number, name in enumerate(BOT_NAMES):
        assert not [other for other in BOT_NAMES[:number] if alike(name) & alike(other)]


def test_everything_that_unicode_calls_confusable_has_one_skeleton() -> None:
    assert len(prototypes()) > 6000
    for one, other in prototypes().items():
        assert skeleton(one) == skeleton(other)
        assert skeleton(skeleton(one)) == skeleton(one)


def test_without_the_table_a_cyrillic_letter_gets_through(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lookalikes, "prototypes", dict)
    alike.cache_clear()
    assert not alike("Anna") & alike("\u0410nna")
    alike.cache_clear()


# What comes in


def marks_of(text: str) -> list[int]:
    """How many marks above or below each letter has."""
    found: list[int] = []
    for c in unicodedata.normalize("NFD", text):
        if unicodedata.combining(c) >= 200:
            found[-1] += 1
        else:
            found.append(0)
    return found


def test_a_letter_has_two_marks_at_the_most() -> None:
    tower = "".join([letter + "\u0301\u0302\u0303\u0316\u0317\u035b" * 3 for letter in "Zoé"])
    assert marks_of(clean_name(tower)) == [2, 2, 2]
    assert marks_of(clean(tower, 280)) == [2, 2, 2]


def test_a_mark_is_not_written_twice() -> None:
    assert clean_name("ส\u0e49\u0e49\u0e49\u0e49") == "ส\u0e49"


@pytest.mark.parametrize("name", ["Nguyễn Thị Hương", "ภูมิพล", "שָׁלוֹם", "བསྒྲུབས", "कार्तिक", "مُحَمَّد", "Zoë", "Łukasz"])
def test_names_of_every_script_stay_whole(name: str) -> None:
    assert clean_name(name) == unicodedata.normalize("NFC", name)


@pytest.mark.parametrize(
    ("given", "shown"),
    [
        ("B\ufe0fob", "Bob"),
        ("\ufe0fBob", "Bob"),
        ("葛\U000e0100", "葛"),
        ("❤\ufe0f", "❤\ufe0f"),
        ("4\ufe0f\u20e3", "4\ufe0f\u20e3"),
        ("👁\ufe0f\u200d🗨\ufe0f", "👁\ufe0f\u200d🗨\ufe0f"),
    ],
)
def test_a_selector_stays_only_where_it_is_seen(given: str, shown: str) -> None:
    assert clean_name(given) == shown


LAZY = (
    "import sys, nightcoach.cli, nightcoach.table.room; print([m for m in sys.modules if m.startswith('confusable')])"
)


def test_the_table_is_read_only_when_names_are_compared() -> None:
    assert subprocess.check_output([sys.executable, "-c", LAZY], text=True) == "[]\n"
    script = (
        "import nightcoach.table.room; from nightcoach.table.log import lookalikes as each; "
        "print(each.prototypes.cache_info().misses)"
    )
    assert subprocess.check_output([sys.executable, "-c", script], text=True) == "0\n"
