"""In data seats count from 0, for people from 1: every refusal that names a seat is provoked here and read aloud."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest

import nightcoach
from nightcoach import bots
from nightcoach.core.chance import Chance
from nightcoach.core.errors import Refused
from nightcoach.core.game import redeal
from nightcoach.core.record import Recording
from nightcoach.words import LANGUAGES, words
from nightcoach.words.refusals import sentence
from tests.kit.catalogues import messages
from tests.table.scene import Guest, table_of, until_somebody_deals

POSITION = "choose 1 wolf:0 pig:0 kids:0 hood:0"
"""Seat 0 is the Wolf, which is not asked; the other three are."""

NAMED = {
    message.removeprefix("refused-")
    for message, facts in messages("en").items()
    if message.startswith("refused-") and facts.names & {"seat", "asked"}
}
"""The reasons whose sentences name a seat, from the catalogue."""


class Mute:
    """A bot that says nothing."""

    def choose(self, view: Any, chance: Chance) -> str:
        return "nothing"


def caught(act: Callable[[], object]) -> Refused:
    with pytest.raises(Refused) as refused:
        act()
    return refused.value


def view_of_nobody() -> Refused:
    return caught(lambda: nightcoach.game("eatme").read(POSITION).view(4))


def world_of_nobody() -> Refused:
    eatme = nightcoach.game("eatme")
    heard: list[Any] = []
    eatme.deal(4, eatme.Options(), Chance("seed"), lambda event: heard.append(eatme.hear(event, 1)))
    return caught(lambda: redeal(eatme, heard, 4, Chance("seed")))


def move_of(seat: int, move: str) -> Refused:
    return caught(lambda: nightcoach.game("eatme").read(POSITION).play(seat, move))


def bot_on(seat: int) -> Refused:
    eatme = nightcoach.game("eatme")
    recording = Recording(eatme, 4, eatme.Options(first_deal="chosen_wolf", first_wolf=0), bytes(32))
    view = recording.state.view(seat)
    return caught(lambda: bots.answer(recording, seat, Mute(), view, Chance("seed")))


def typed(*command: str) -> Refused:
    from nightcoach import cli

    return caught(lambda: cli.app(list(command), standalone_mode=False))


def receipt(do: Callable[[Guest, Guest, Guest], dict[str, Any]]) -> Refused:
    """What the table answers: to its host, to a spectator or about the guest in seat 2."""
    with table_of(3, target_points=30) as scene:
        watcher = scene.join("W", watch=True)
        until_somebody_deals(scene)
        told = do(scene.guests[0], watcher, scene.guests[2])
    return Refused(told["reason"], told["message"], told["facts"])


def reseated(host: Guest, watcher: Guest, third: Guest) -> dict[str, Any]:
    host.must("kick", person=third.you["person"])
    return host.do("reseat", seat=2, person=watcher.you["person"])


PROVOKED: list[tuple[str, Callable[[], Refused], list[int]]] = [
    ("watcher", view_of_nobody, [5, 1, 4]),
    ("watcher", world_of_nobody, [5, 1, 4]),
    ("not_asked", lambda: move_of(0, "deal wolf kids pig hood"), [1, 2, 3, 4]),
    ("not_legal", lambda: move_of(1, "deal wolf kids pig hood"), [2]),
    ("bot_answer", lambda: bot_on(2), [3]),
    ("seat", lambda: typed("play", "eatme", "--seats", "4", "--seat", "5", "--plain"), [5, 1, 4]),
    ("not_bot", lambda: receipt(lambda host, watcher, third: watcher.do("take", seat=1)), [2]),
    ("no_seat", lambda: receipt(lambda host, watcher, third: watcher.do("take", seat=3)), [4]),
    ("sits_bot", lambda: receipt(reseated), [3]),
]
"""A reason, how it comes about, and the numbers in its sentence as people count."""


def test_every_refusal_that_names_a_seat_is_provoked_here() -> None:
    assert {reason for reason, _, _ in PROVOKED} == NAMED


@pytest.mark.parametrize(("reason", "provoke", "numbers"), PROVOKED, ids=[each[0] for each in PROVOKED])
def test_a_seat_in_a_refusal_counts_from_1(reason: str, provoke: Callable[[], Refused], numbers: list[int]) -> None:
    refused = provoke()
    assert refused.reason == reason
    for language in LANGUAGES:
        said = sentence(refused, words(language))
        assert [int(number) for number in re.findall(r"\d+", said)] == numbers, said
