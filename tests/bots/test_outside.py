"""Bots from outside: by module and class, by an entry point; and mistakes of a bot are told as what they are."""

from __future__ import annotations

from collections.abc import Iterator
from importlib import metadata
from importlib.metadata import EntryPoint
from typing import Any

import pytest

import nightcoach
from nightcoach.bots import best, bot, ladder
from nightcoach.core import box
from nightcoach.core.errors import Refused
from nightcoach.lab.simulate import Setting, play_one, simulate

SEED = b"a seed of exactly 32 characters!"


class Last:
    """Takes the last move on the list, and says nothing about being blind."""

    def choose(self, view: Any, chance: nightcoach.Chance) -> str:
        """The last one."""
        return str(view.legal[-1])


class Answers:
    """Always answers the same."""

    def __init__(self, answer: Any = "howl") -> None:
        self.answer = answer

    def choose(self, view: Any, chance: nightcoach.Chance) -> Any:
        """That."""
        return self.answer


class Mute:
    """Cannot choose."""


@pytest.fixture
def installed(monkeypatch: pytest.MonkeyPatch) -> Iterator[Any]:
    """Pretend that packages name these bots."""

    def install(**points: str) -> None:
        found = [EntryPoint(name.replace("__", "."), value, box.BOTS) for name, value in points.items()]
        games = metadata.entry_points(group=box.GROUP)
        monkeypatch.setattr(metadata, "entry_points", lambda group: found if group == box.BOTS else games)
        box.guests.cache_clear()

    yield install
    monkeypatch.undo()
    box.guests.cache_clear()


def test_a_bot_is_named_by_its_module_and_class() -> None:
    assert type(nightcoach.bot("castle", f"{__name__}:Last")).__name__ == "Last"
    result = simulate(Setting("eatme", 3, {}, ("random", f"{__name__}:Last", "random"), 1, 2))
    assert result.games == 2


@pytest.mark.parametrize("what", ["Nobody", "Mute"])
def test_a_bot_that_does_not_load_is_named(what: str) -> None:
    with pytest.raises(Refused, match=f"the bot '{__name__}:{what}' does not load"):
        nightcoach.bot("castle", f"{__name__}:{what}")


def test_a_package_brings_a_bot_that_plays_when_it_is_named_and_never_by_itself(installed: Any) -> None:
    installed(castle__last=f"{__name__}:Last")
    assert type(nightcoach.bot("castle", "last")).__name__ == "Last"
    assert "last" not in ladder("castle")
    assert best("castle") == "canny"
    with pytest.raises(Refused, match="no bot 'lost' plays castle; there are: random, canny, last"):
        nightcoach.bot("castle", "lost")
    with pytest.raises(Refused, match="no bot 'last' plays eatme"):
        nightcoach.bot("eatme", "last")


def test_a_table_never_imports_what_somebody_names_nor_seats_a_guest(installed: Any) -> None:
    installed(castle__last=f"{__name__}:Last")
    for name in ("last", f"{__name__}:Last", "os:getcwd"):
        with pytest.raises(Refused, match=f"no bot '{name}' plays castle; there are: random, canny"):
            bot("castle", name)


@pytest.mark.parametrize("name", ["castle__canny", "castle__random", "chess__last", "last", "castle__Last"])
def test_a_bot_that_cannot_be_used_is_named_in_one_sentence(installed: Any, name: str) -> None:
    installed(**{name: f"{__name__}:Last"})
    assert [fault for fault in box.faults() if f"The bot '{name.replace('__', '.')}' of the package" in fault]
    assert box.guests()[0] == {}


@pytest.mark.parametrize("answer", ["howl", None, "visit 1", ["sleep"]])
def test_a_wrong_answer_tells_which_bot_gave_it_where(answer: Any) -> None:
    eatme = nightcoach.game("eatme")
    with pytest.raises(Refused) as refused:
        play_one(eatme, 3, eatme.Options(), [Answers(answer)] * 3, SEED)
    assert f"answered {answer!r} in the window 'choose'; legal there: sleep, trap" in str(refused.value)
    assert "the bot Answers on seat " in str(refused.value)


def test_too_few_bots_are_counted() -> None:
    eatme = nightcoach.game("eatme")
    with pytest.raises(Refused, match="a game of 4 seats needs 4 bots, not 3"):
        play_one(eatme, 4, eatme.Options(), [Last()] * 3, SEED)


def test_a_bot_says_how_to_get_it() -> None:
    for name in nightcoach.NAMES:
        assert repr(nightcoach.bot(name)) == f'nightcoach.bot("{name}", "canny")'
    assert repr(nightcoach.bot("castle", "random")) == "<the random bot>"
