"""A redeal reaches every world that a seat cannot tell from the real one, and no other."""

from __future__ import annotations

import itertools
from collections.abc import Iterator

import pytest

from nightcoach.core.chance import Chance
from nightcoach.core.events import Seat
from nightcoach.core.game import redeal
from nightcoach.core.leaks import Walk, check_redeal
from nightcoach.games.lupus.game import GAME
from nightcoach.games.lupus.roles import MYTHOMANIAC, ROLES, SEER, UNITS, VILLAGER, WEREWOLF, with_units
from nightcoach.games.lupus.state import Lupus
from nightcoach.games.lupus.wire_view import View
from tests.games.lupus.options import mixed, option_sets
from tests.games.lupus.planted import MANY
from tests.games.lupus.story import Story, dealt, seat_with
from tests.games.lupus.traits import LupusTraits
from tests.size import SIZE, mostly_compiled

TRAITS = LupusTraits()


@pytest.mark.parametrize("seats", mostly_compiled([8, 9, 12, 16, 24]))
def test_a_redeal_tells_the_watcher_the_same_story(seats: int) -> None:
    """Every watcher, now and then, through whole games, their ends included."""
    checked = 0
    for number, options in enumerate(option_sets(seats)[:4] * SIZE):
        walk = Walk(GAME, seats, options, 50 * seats + number, TRAITS)
        while walk.state.waiting() and len(walk.moves) < 6 * seats:
            walk.step(*walk.next())
            if len(walk.moves) % (3 * seats) == 0:
                for watcher in walk.watchers()[:: 1 + seats // 8]:
                    check_redeal(walk, watcher)
                    checked += 1
    assert checked >= 20


def test_a_game_that_is_over_is_relived_as_it_was() -> None:
    for seed in range(6 * SIZE):
        walk = Walk(GAME, 8, mixed(8, Chance(seed)), seed, TRAITS)
        while walk.state.waiting():
            walk.step(*walk.next())
        for watcher in (None, 0, 5):
            world = check_redeal(walk, watcher)
            assert isinstance(world, Lupus)
            assert isinstance(walk.state, Lupus)
            assert world.dealt == walk.state.dealt
            assert world.nights == walk.state.nights


@pytest.mark.rule("L6.3", "L6.5", "L6.7", "L6.8", "L6.11")
def test_what_somebody_was_told_is_so_in_every_redeal() -> None:
    facts = 0
    for seed in range(12 * SIZE):
        walk = Walk(GAME, 9, mixed(9, Chance(seed), **MANY), seed, TRAITS)
        for _ in range(4):
            for _ in range(20):
                if walk.state.waiting():
                    walk.step(*walk.next())
            for watcher in range(0, 9, 2):
                view = walk.state.view(watcher)
                assert isinstance(view, View)
                if view.final is None:
                    world = redeal(GAME, walk.heard(watcher), watcher, walk.chance)
                    assert isinstance(world, Lupus)
                    facts += sum(1 for _ in facts_kept(view, world))
    assert facts > 200


def facts_kept(view: View, world: Lupus) -> Iterator[str]:
    """Each thing told, checked in the world; a Mythomaniac may have changed since a Seer's answer."""
    assert view.seat is not None
    assert view.role == ROLES[world.roles[view.seat]]
    yield view.role
    for fellow in view.fellows:
        assert world.roles[fellow] == world.roles[view.seat]
        yield "fellow"
    for note in view.notes:
        if note.nature is not None:
            (target,) = note.seats
            changed = world.dealt[target] == MYTHOMANIAC and note.night < 3
            assert changed or (world.roles[target] == WEREWOLF) == (note.nature == "wolf")
            yield note.nature


# All worlds by hand: eight seats, two Werewolves, a Seer, five Villagers


def deals(story: Story, watcher: Seat | None, number: int) -> set[tuple[int, ...]]:
    """The characters of so many redeals."""
    heard = story.heard(watcher)
    worlds = [redeal(GAME, heard, watcher, Chance(n)) for n in range(number)]
    return {tuple(world.dealt) for world in worlds if isinstance(world, Lupus)}


def all_deals() -> list[tuple[int, ...]]:
    """Every deal of eight."""
    found = []
    for one, two in itertools.combinations(range(8), 2):
        for seer in set(range(8)) - {one, two}:
            cards = [VILLAGER] * 8
            cards[one] = cards[two] = WEREWOLF
            cards[seer] = SEER
            found.append(tuple(cards))
    return found


def test_after_the_deal_everything_is_possible_but_another_role_of_ones_own() -> None:
    story = dealt(8, 3)
    seer = seat_with(story, "seer")
    possible = {deal for deal in all_deals() if deal[seer] == SEER}
    assert len(possible) == 21
    assert deals(story, seer, 250) == possible


@pytest.mark.rule("L6.5")
def test_a_werewolf_knows_the_pack_and_the_seer_may_be_any_other() -> None:
    story = dealt(8, 3)
    wolf = seat_with(story, "werewolf")
    assert len(deals(story, wolf, 250)) == 42  # seven fellows, then six Seers: nobody has met yet
    story.end_calls("werewolf")
    possible = {
        deal for deal in all_deals() if [r == WEREWOLF for r in deal] == [r == WEREWOLF for r in story.state.dealt]
    }
    assert len(possible) == 6
    assert deals(story, wolf, 80) == possible


@pytest.mark.rule("L6.7")
@pytest.mark.parametrize("asked", ["werewolf", "villager"])
def test_a_seer_knows_the_nature_of_whom_he_asked_about(asked: str) -> None:
    story = dealt(8, 3)
    seer, target = seat_with(story, "seer"), seat_with(story, asked)
    story.play(f"{seer} point {target}").end_calls("werewolf")
    wolf = asked == "werewolf"
    possible = {deal for deal in all_deals() if deal[seer] == SEER and (deal[target] == WEREWOLF) == wolf}
    assert deals(story, seer, 250) == possible


@pytest.mark.rule("L6.12", "L4.3")
def test_somebody_who_died_in_the_night_was_no_werewolf_and_the_game_was_not_over() -> None:
    """A Villager has seen one lynched on day 1 and one dead after night 2: two wolves against three would play on."""
    story = dealt(8, 3)
    wolves = [seat for seat in range(8) if story.state.dealt[seat] == WEREWOLF]
    me, lynched, dead, _, _ = [seat for seat in range(8) if story.state.dealt[seat] == VILLAGER]
    story.night({}).lynch(lynched)
    story.night(dict.fromkeys(wolves, dead))
    assert story.dead == [dead]
    possible = {deal for deal in all_deals() if deal[me] == VILLAGER and deal[dead] != WEREWOLF}
    assert len(possible) == 15 * 5
    assert deals(story, me, 900) == possible


@pytest.mark.rule("L6.25", "L6.34", "L2.12")
def test_under_a_secret_list_every_composition_that_the_lot_may_draw_is_possible() -> None:
    story = dealt(10, 4, preset="lot", role_list="secret")
    me = seat_with(story, "villager")
    worlds = [redeal(GAME, story.heard(me), me, Chance(n)) for n in range(60)]
    drawn = {tuple(sorted(world.dealt)) for world in worlds if isinstance(world, Lupus)}
    units = [[], [UNITS[0]], [UNITS[1]], [UNITS[0], UNITS[1]]]
    assert drawn == {tuple([r for r in range(len(ROLES)) for _ in range(with_units(10, few)[r])]) for few in units}


@pytest.mark.rule("L6.27")
def test_another_seats_vote_may_be_any_and_the_seats_own_is_what_it_was() -> None:
    story = dealt(8, 3, claims_per_day=0)
    story.night({}).talk_over()
    story.nominate({}).defend()
    one, other, third = story.asked[:3]
    story.play(f"{one} vote paw", f"{other} vote paw")
    worlds = [redeal(GAME, story.heard(one), one, Chance(n)) for n in range(60)]
    assert {str(world.kept(one)) for world in worlds} == {"vote paw"}
    assert {str(world.kept(third)) for world in worlds} >= {"None", "vote paw", "vote tuft"}


def test_the_future_of_a_redeal_comes_from_the_chance_it_was_given() -> None:
    story = dealt(8, 1)
    heard = story.heard(0)
    futures = {redeal(GAME, heard, 0, Chance(seed)).chance.below(1 << 30) for seed in range(20)}
    assert len(futures) == 20
    assert story.state.clone().chance.below(1 << 30) not in futures
