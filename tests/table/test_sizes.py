"""Whoever sees only the length of encrypted frames learns nothing: neither a profession nor an object nor a role.

Everything that everybody knows is equal in the worlds compared here, and what one seat holds goes through all that it
can be: at the deal, at the beginning of a turn, at answers, and in every other window that asks for a card.
"""

from __future__ import annotations

import itertools
import json
from collections.abc import Callable, Iterator
from typing import Any

import pytest

import nightcoach
from nightcoach.games.castle.cards import OBJECTS, PROFESSIONS
from nightcoach.games.castle.game import CastleGame
from nightcoach.table.wire import padding
from tests.games.castle.story import Story, castle, fight
from tests.table.castle import at, player, put
from tests.table.scene import Guest, Scene

SEEDS = 24
KEYS = ("key_red", "key_green", "key_plain")


def lengths(guest: Guest, since: int) -> tuple[int, ...]:
    """Of the frames about the game, in their order."""
    frames = [frame for _, frame in guest.tape.frames[since:]]
    return tuple([len(frame) for frame in frames if json.loads(frame)["t"] in ("welcome", "news")])


def begun(game: str, seats: int, seed: int) -> Scene:
    """A table at which cards have just been dealt."""
    options: dict[str, Any] = {"start_player": 0} if game == "castle" else {}
    scene = Scene(game, seed=seed.to_bytes(32, "big").hex(), **options)
    for number in range(seats):
        scene.join(f"P{number + 1}")
    scene.guests[0].must("start")
    return scene


def at_the_deal(game: str, seats: int) -> dict[int, set[tuple[int, ...]]]:
    """Which lengths each seat's first frames have, whatever was dealt."""
    found: dict[int, set[tuple[int, ...]]] = {}
    for seed in range(SEEDS):
        with begun(game, seats, seed) as scene:
            for guest in scene.guests:
                guest.cut()
                before = len(guest.tape.frames)
                guest.known = None
                guest.connect()
                found.setdefault(guest.seat, set()).add(lengths(guest, before))
    return found


@pytest.mark.rule("C10.2", "L6.20", "E6.1")
@pytest.mark.parametrize(("game", "seats"), [("castle", 4), ("castle", 6), ("castle", 8), ("eatme", 4), ("lupus", 8)])
def test_what_was_dealt_does_not_show_in_the_length_of_the_welcome(game: str, seats: int) -> None:
    assert {seat: len(sizes) for seat, sizes in at_the_deal(game, seats).items()} == dict.fromkeys(range(seats), 1)


# The Castle, window by window


def duel(seats: int) -> str:
    """P1 has challenged P2; all the others stand with P1."""
    return f"duel=0,1 swords={','.join(map(str, range(2, seats)))}"


def turns(seats: int) -> Iterator[Story]:
    """P1's turn begins, with every profession and every pair of objects beside one another."""
    cards = [name for name in OBJECTS if name != "seal_of_lodge"]
    for number, first in enumerate(cards):
        profession = PROFESSIONS[number % len(PROFESSIONS)]
        yield castle(f"P1 {profession}: {first}, {cards[(number + 7) % len(cards)]}", seats=seats)
    for profession, card in itertools.product(PROFESSIONS, ("coat", "throwing_knives")):
        yield castle(f"P1 {profession}: {card}, key_red", seats=seats)


def offers(seats: int) -> Iterator[Story]:
    """P2 is offered every object, and holds now a short one and now a long one."""
    for card, held in itertools.product(OBJECTS, ("coat", "throwing_knives", "shattered_mirror")):
        if card != held:
            yield castle(f"P1: {card} | P2: {held}", seats=seats, window=f"answer.1.{card}")


def demands(seats: int) -> Iterator[Story]:
    for card, keys in itertools.product(("coat", "throwing_knives"), itertools.combinations(KEYS, 2)):
        hands = f"P1 diplomat: {card} | P2: {', '.join(keys)}"
        yield castle(hands, seats=seats).play(f"P1 demand P2 key {card}")


def sextants(seats: int) -> Iterator[Story]:
    for card in OBJECTS:
        if card != "sextant":
            yield castle(f"P1: sextant | P2: {card}", seats=seats, window="sextant.left")


def thefts(seats: int) -> Iterator[Story]:
    """P1 takes one of P2's objects."""
    for one, other in itertools.combinations(("coat", "key_red", "throwing_knives", "goblet_plain", "tome"), 2):
        yield castle(f"P2: {one}, {other}", seats=seats, window="take/d10", extra=f"{duel(seats)} winner=0")


def reactions(seats: int) -> Iterator[Story]:
    """D5 of a duel, for a supporter with every profession and every object."""
    for number, card in enumerate(OBJECTS):
        profession = PROFESSIONS[number % len(PROFESSIONS)]
        swords = " ".join([f"P{other + 1}" for other in range(2, seats)])
        yield fight(f"P3 {profession}: {card}", swords=swords, shields="", seats=seats)


Positions = Callable[[int], Iterator[Story]]
WINDOWS: list[tuple[Positions, int]] = [
    (turns, 1),
    (offers, 2),
    (offers, 1),
    (demands, 2),
    (sextants, 2),
    (thefts, 1),
    (reactions, 3),
]


def in_a_window(positions: Positions, who: int, seats: int) -> set[tuple[tuple[int, ...], ...]]:
    """Which lengths the frames to P1, P2 or P3 have: when the window opens, and when that player comes again."""
    found: set[tuple[tuple[int, ...], ...]] = set()
    with at(castle(seats=seats), people=seats) as scene:
        for story in positions(seats):
            guest = player(scene, who)
            scene.table.question = 100  # everybody knows it, so it has as many digits in every world
            put(scene, castle(seats=seats))
            scene.table.told.clear()
            before = len(guest.tape.frames)
            put(scene, story)
            opened = lengths(guest, before)
            guest.cut()
            before = len(guest.tape.frames)
            guest.known = None
            guest.connect()
            found.add((opened[-1:], lengths(guest, before)))
    return found


@pytest.mark.rule("C10.2", "C10.9")
@pytest.mark.parametrize("seats", [4, 6, 8])
@pytest.mark.parametrize(("positions", "who"), WINDOWS, ids=lambda each: getattr(each, "__name__", f"P{each}"))
def test_what_a_seat_holds_does_not_show_in_the_length_of_its_frames(
    positions: Positions, who: int, seats: int
) -> None:
    assert len(in_a_window(positions, who, seats)) == 1


# Faults


def test_a_profession_that_has_no_room_in_the_welcome_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(CastleGame, "secret_room", lambda *_: 1024)
    assert len(at_the_deal("castle", 8)[0]) > 1


def test_a_profession_that_has_no_room_at_the_beginning_of_a_turn_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(CastleGame, "secret_room", lambda *_: 1024)
    assert len(in_a_window(turns, 1, 6)) > 1


@pytest.mark.parametrize(("positions", "who"), WINDOWS, ids=lambda each: getattr(each, "__name__", f"P{each}"))
def test_frames_that_are_not_padded_are_found_in_every_window(
    positions: Positions, who: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(padding, "padded", lambda parts, *_: padding.closed(parts))
    assert len(in_a_window(positions, who, 6)) > 1


@pytest.mark.parametrize("name", nightcoach.NAMES)
def test_no_frame_is_longer_than_its_room_in_whole_games(name: str, caplog: pytest.LogCaptureFixture) -> None:
    seats = nightcoach.game(name).seats(nightcoach.game(name).Options())[0]
    options: dict[str, Any] = {"allow_bots": True, "call_seconds": 3} if name == "lupus" else {}
    with Scene(name, **options) as scene:
        for number in range(2):
            scene.join(f"P{number + 1}")
        scene.guests[0].must("pace", bots="instant")
        for _ in range(seats - 2):
            scene.guests[0].must("add_bot", level="canny")
        scene.guests[0].must("start")
        for _ in range(400):
            if scene.table.phase == "over":
                break
            scene.wait(5)
            scene.guests[0].cut()
            scene.guests[0].connect()
        assert sum(len(guest.tape.frames) for guest in scene.guests) > 100
    assert "longer than the room" not in caplog.text
