"""A redeal reaches every world that a seat cannot tell from the real one, and prefers none."""

from __future__ import annotations

from collections import Counter

import pytest

from nightcoach.core.chance import Chance
from nightcoach.core.events import Event
from nightcoach.core.game import redeal
from nightcoach.core.state import State
from nightcoach.core.wire import Told
from nightcoach.games.eatme.game import GAME
from tests.games.eatme.story import Story, dealt


def heard_of(told: list[Event], seat: int | None) -> list[Told]:
    return [event for event in (GAME.hear(e, seat) for e in told) if event is not None]


def worlds_by_search(start: State, told: list[Event], wanted: list[Told], seat: int | None) -> set[str]:
    """Every position that some line of play reaches with exactly these events for the seat."""
    found = {GAME.write(start)} if heard_of(told, seat) == wanted else set()
    for actor in start.waiting() if len(heard_of(told, seat)) <= len(wanted) else ():
        for move in start.legal(actor):
            after, more = start.clone(), list(told)
            after.play(actor, move, more.append)
            if heard_of(more, seat) == wanted[: len(heard_of(more, seat))]:
                found |= worlds_by_search(after, more, wanted, seat)
    return found


def houses_of(story: Story) -> list[int]:
    return [q for q, kind in enumerate(story.view(None).kinds) if kind != "wolf"]


@pytest.mark.parametrize("show_ready", [True, False])
@pytest.mark.parametrize("confirmed", [0, 1, 2, 3])
@pytest.mark.parametrize("who", ["spectator", "wolf", "first house", "last house"])
def test_every_world_is_reached_and_no_other(show_ready: bool, confirmed: int, who: str) -> None:
    story = dealt(4, 1, show_ready=show_ready)
    houses = houses_of(story)
    watcher = {
        "spectator": None,
        "wolf": story.view(None).kinds.index("wolf"),
        "first house": houses[0],
        "last house": houses[-1],
    }[who]
    start, told = story.state.clone(), list(story.told)
    for house in houses[:confirmed]:
        story.play(f"{house} trap")
    heard = story.heard(watcher)
    chance = Chance(5)
    sampled = {GAME.write(redeal(GAME, heard, watcher, chance)) for _ in range(400)}
    assert sampled == worlds_by_search(start, told, heard, watcher)


def test_hidden_choices_are_equally_likely() -> None:
    story = dealt(4, 1)
    for house in houses_of(story):
        story.play(f"{house} sleep")
    chance = Chance(6)
    worlds = Counter(GAME.write(redeal(GAME, story.heard(None), None, chance)) for _ in range(4000))
    assert len(worlds) == 8
    # 7 degrees of freedom: beyond 24.3 once in a thousand; the seed is fixed
    assert sum((n - 500) ** 2 / 500 for n in worlds.values()) < 24.3


def test_two_worlds_do_not_share_their_future() -> None:
    story = dealt(4, 1)
    chance = Chance(3)
    one, two = (redeal(GAME, story.heard(0), 0, chance).chance for _ in range(2))
    expected = two.copy().below(1 << 30)
    one.below(1 << 30)
    assert two.below(1 << 30) == expected


def test_a_redeal_without_a_beginning_is_refused() -> None:
    with pytest.raises(ValueError, match="from the opening of the game on"):
        redeal(GAME, [], 0, Chance(0))


def test_the_future_of_a_redeal_comes_from_the_chance_it_was_given() -> None:
    story = dealt(4, 1)
    futures = {redeal(GAME, story.heard(0), 0, Chance(seed)).chance.below(1 << 30) for seed in range(20)}
    assert len(futures) == 20
    assert story.state.clone().chance.below(1 << 30) not in futures
