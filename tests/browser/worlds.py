"""Twin worlds of one seat: everybody else has seen the same, and what the seat itself holds, is or has chosen differs.

A game is played at random until a window asks the seat; then worlds are dealt again from what a spectator has heard. In
all of them the table looks the same from outside, so the page of the seat must too, as long as nothing is held.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from nightcoach.core.chance import Chance
from nightcoach.core.events import Event
from nightcoach.core.game import Game, relive
from nightcoach.core.state import State
from nightcoach.core.wire import GameView, Told, to_json
from nightcoach.games.castle import game as castle
from nightcoach.games.castle.cards import OBJECTS

SAMPLES = 30
"""Worlds among which those are chosen that differ most."""
GAMES, STEPS = 300, 200
PATIENT = 3
"""So often a window goes by in which all worlds begin with the same words."""
OWN = ("choice", "sealed", "pointing")
"""What the seat has done itself in the current window; that it did something may show."""


@dataclass
class World:
    """A position, and all that the seat has heard on the way to it."""

    state: State
    story: list[Told]


@dataclass
class Moment:
    """A window in which a seat is asked, in several worlds."""

    window: str
    seat: int
    worlds: list[World]


def heard(game: Game, told: Sequence[Event], seat: int | None) -> list[Told]:
    return [event for event in [game.hear(each, seat) for each in told] if event is not None]


def worlds_of(game: Game, told: Sequence[Event], state: State, seat: int, number: int) -> list[World]:
    """This world, and others that nobody can tell from it from outside: those that differ most for the seat."""
    public = heard(game, told, None)
    outside = to_json([public, state.view(None)])
    found = {shape(state.view(seat)): World(state.clone(), heard(game, told, seat))}
    for sample in range(SAMPLES):
        chance = Chance(f"world {sample}")
        again: list[Event] = []
        other = relive(game, game.history(public, None, chance), chance, again.append)
        assert to_json([heard(game, again, None), other.view(None)]) == outside
        if did(other.view(seat)) == did(state.view(seat)):
            found.setdefault(shape(other.view(seat)), World(other, heard(game, again, seat)))
    return most_different([*found.items()], number)


def most_different(worlds: list[tuple[tuple[Any, ...], World]], number: int) -> list[World]:
    """Those first of which the moves begin with other words, then other closed ones, then any."""
    chosen: list[tuple[tuple[Any, ...], World]] = []
    for depth in (1, 2, 3):
        for shape, world in worlds:
            if all(shape[:depth] != other[:depth] for other, _ in chosen):
                chosen.append((shape, world))
    return [world for _, world in chosen[:number]]


def did(view: GameView) -> list[Any]:
    """What the seat did itself: that it has chosen, and whom it points at for all to see."""
    return [getattr(view, name, None) is None for name in OWN] + [getattr(view, "pointing", None)]


def shape(view: GameView) -> tuple[Any, ...]:
    """What a careless page could show of it: the first words of moves, how many there are, what is closed and why."""
    verbs = frozenset(words.split()[0] for words in view.legal)
    secret = [getattr(view, name, None) for name in view.secrets]
    return verbs, (len(view.legal), view.closed), to_json(secret)


def moments(
    game: Game, windows: Sequence[str], seats: int, number: int, chosen: bool = False, **options: Any
) -> Iterator[Moment]:
    """One for each of these windows, with as many worlds; the game is played as often as it takes. With `chosen` the
    seat has answered in secret, or passed; without it the seat has done nothing yet."""
    tries = dict.fromkeys(windows, 0)
    for seed in range(GAMES):
        chance = Chance(f"{game.name} {seed}")
        told: list[Event] = []
        state = game.deal(seats, game.Options(**options), chance.fork(), told.append)
        for _ in range(STEPS):
            if not tries:
                return
            if state.outcome() is not None:
                break
            window = state.window()
            seats_of = [seat for seat in range(state.seats) if (state.kept(seat) is not None) == chosen]
            watched = [seat for seat in seats_of if chosen or seat in state.asked()]
            if window in tries and watched:
                seat = max(watched, key=lambda each: len(state.legal(each)))
                worlds = worlds_of(game, told, state, seat, number)
                tries[window] += 1
                openings = {frozenset(words.split()[0] for words in each.state.view(seat).legal) for each in worlds}
                if len(worlds) == number and (len(openings) > 1 or tries[window] > PATIENT):
                    del tries[window]
                    yield Moment(window, seat, worlds)
            seat = state.waiting()[0]
            legal = state.legal(seat)
            # What ends a game comes late.
            grave = [move for move in legal if move.verb in game.grave and chance.below(100) == 0]
            calm = [move for move in legal if move.verb not in game.grave]
            state.play(seat, chance.pick(grave or calm or legal), told.append)
    raise AssertionError(f"no worlds for {sorted(tries)}")


def renamed(line: str, seat: int, number: int) -> Moment:
    """Of a position in Castle: worlds in which other cards lie in the same places. They have no story."""
    first, rest = line.split(" ", 1)
    worlds = []
    for turn in range(number):
        names = dict(zip(OBJECTS, OBJECTS[turn * 5 :] + OBJECTS[: turn * 5], strict=True))
        other = re.sub("|".join(sorted(OBJECTS, key=len, reverse=True)), lambda found: names[found[0]], rest)
        worlds.append(World(castle.GAME.read(f"{first} {other}", Chance(0)), []))
    assert len({to_json(each.state.view(None)) for each in worlds}) == 1
    return Moment(worlds[0].state.window(), seat, worlds)
