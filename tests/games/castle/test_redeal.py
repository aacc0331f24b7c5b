"""A redeal reaches every world that a seat cannot tell from the real one, and no other."""

from __future__ import annotations

import itertools
from collections.abc import Iterator

import pytest

from nightcoach.core.chance import Chance, Script
from nightcoach.core.events import Event, Seat
from nightcoach.core.frames import TABLE
from nightcoach.core.game import redeal
from nightcoach.core.leaks import Walk, check_redeal
from nightcoach.core.moves import Move
from nightcoach.core.state import State
from nightcoach.core.wire import Told
from nightcoach.games.castle.cards import OBJECTS, PROFESSIONS, SOCIETIES, count
from nightcoach.games.castle.game import GAME
from nightcoach.games.castle.state import Castle
from nightcoach.games.castle.wire_view import View
from tests.games.castle.options import option_sets
from tests.games.castle.story import Story, dealt
from tests.games.castle.traits import PEOPLE, CastleTraits
from tests.games.castle.twin import Deal
from tests.size import SIZE, mostly_compiled

TRAITS = CastleTraits()


@pytest.mark.parametrize("seats", mostly_compiled(range(4, 9)))
def test_a_redeal_is_a_whole_game_that_everybody_would_have_heard_so(seats: int) -> None:
    """Also for those who look on; at many moments of long games, with every option."""
    checked = 0
    for number, options in enumerate(option_sets(seats)):
        for seed in range(SIZE):
            walk = Walk(GAME, seats, options, 50 * seats + 10 * number + 1000 * seed, TRAITS)
            for _ in range(8):
                for _ in range(12):
                    if walk.state.waiting():
                        walk.step(*walk.next())
                for watcher in walk.watchers():
                    check_redeal(walk, watcher)
                    checked += 1
    assert checked >= 4 * 8 * (seats + 1)


@pytest.mark.rule("C10.5")
@pytest.mark.parametrize("seats", mostly_compiled(range(4, 9)))
def test_what_was_seen_and_cannot_have_changed_is_so_in_every_redeal(seats: int) -> None:
    facts = 0
    for seed in range(5 * SIZE):
        walk = Walk(GAME, seats, option_sets(seats)[seed % 5], seed, TRAITS)
        for _ in range(5):
            for _ in range(15):
                if walk.state.waiting():
                    walk.step(*walk.next())
            for watcher in range(seats):
                view = walk.state.view(watcher)
                assert isinstance(view, View)
                world = redeal(GAME, walk.heard(watcher), watcher, walk.chance)
                assert isinstance(world, Castle)
                facts += sum(1 for _ in facts_kept(view, world))
    assert facts > 50


def facts_kept(view: View, world: Castle) -> Iterator[str]:
    """Each dated fact that still holds, checked in the world: objects that cannot have moved on, societies,
    professions that have not changed, and the top of the deck."""
    if view.final is not None:
        return
    for seen in view.objects_seen:
        if seen.moved == 0:
            card = OBJECTS.index(seen.object)
            assert card in world.deck if seen.holder is None else world.holds(seen.holder, card)
            yield seen.object
    for seat, society in enumerate(view.societies_seen):
        if society is not None:
            assert SOCIETIES[world.societies[seat]] == society
            yield society
    for known in view.professions_seen:
        if view.changed[known.seat] < known.turn:
            assert PROFESSIONS[world.professions[known.seat]] == known.profession
            yield known.profession
    for depth, name in enumerate(view.top):
        assert world.deck[-1 - depth] == OBJECTS.index(name)
        yield name


# All worlds by brute force: four seats, six turns


def heard_of(told: list[Event], seat: Seat | None) -> list[Told]:
    return [event for event in (GAME.hear(e, seat) for e in told) if event is not None]


class Search:
    """Every line of play in which a watcher hears exactly these events; what is true at their ends."""

    def __init__(self, wanted: list[Told], watcher: Seat | None) -> None:
        self.wanted = wanted
        self.watcher = watcher
        self.ends: list[Castle] = []
        self.visited: set[object] = set()

    def deal(self, deal: Deal) -> None:
        """Begin with this deal, if it fits."""
        told: list[Event] = []
        options = GAME.Options()
        state = GAME.deal(deal.seats, options, Script(deal.draws(), Chance(0)), told.append)
        heard = heard_of(told, self.watcher)
        if heard == self.wanted[: len(heard)]:
            assert isinstance(state, Castle)
            self.go(state, len(heard))

    def go(self, s: Castle, heard: int) -> None:
        """Go on from a position in which so much has been heard."""
        key = (s.key(), heard)
        if key in self.visited:
            return
        self.visited.add(key)
        if heard == len(self.wanted):
            self.ends.append(s)
        for seat in (*s.asked(), TABLE):  # also who has passed: a pass does not bind (C6.18)
            for move in s.legal(seat):
                if move.words != "pass" or seat == self.watcher or s.window() == "d_prime":  # others pass unheard
                    self.play(s, seat, move, heard)

    def play(self, s: Castle, seat: Seat, move: Move, heard: int) -> None:
        """One move, with every outcome of its lot."""
        for lot in range(count(s.hands[move.numbers[0]]) if move.verb == "spy" else 1):
            after = s.clone()
            after.chance = Script([lot], Chance(0))
            told: list[Event] = []
            after.play(seat, move, told.append)
            more = heard_of(told, self.watcher)
            if more == self.wanted[heard : heard + len(more)]:
                self.go(after, heard + len(more))


def cards_of(world: State) -> object:
    """Where all objects are, what is on the table between two, and the sealed choices."""
    assert isinstance(world, Castle)
    frame = world.frames[-1]
    sealed = tuple([world.kept(q) for q in range(world.seats)]) if world.window() in ("d2", "sextant") else ()
    return tuple(world.hands), frozenset(world.deck), getattr(frame, "card", None), sealed


MOVING = {"accept", "give_demanded", "take", "give_back", "pay_priest", "pass_object"}
"""Moves by which objects change hands."""


def short_game(seed: int) -> tuple[Walk, Deal] | None:
    """Up to six turns of a game in which objects change hands and nobody touches the deck."""
    walk = Walk(GAME, 4, GAME.Options(), seed, PEOPLE[seed % 4])
    moves = 5 + seed % 25
    while len(walk.moves) < moves and walk.state.waiting():
        walk.step(*walk.next())
    verbs = {move.verb for _, move in walk.moves}
    assert isinstance(walk.state, Castle)
    if len(walk.state.deck) < 17 or walk.state.turn > 6 or not verbs & MOVING or verbs & {"proclaim", "set_top"}:
        return None
    return walk, Deal.of(walk.state, walk.draws)


def games(first: int, number: int) -> Iterator[tuple[Walk, Deal]]:
    found = 0
    for seed in range(first, first + 10_000):
        game = short_game(seed)
        if game is not None:
            found += 1
            yield game
        if found == number:
            return


def sampled(walk: Walk, watcher: Seat | None, number: int) -> list[Castle]:
    heard = walk.heard(watcher)
    worlds = [redeal(GAME, heard, watcher, walk.chance) for _ in range(number)]
    return [world for world in worlds if isinstance(world, Castle)]


@pytest.mark.parametrize("watcher", [None, 0, 1, 2, 3])
@pytest.mark.compiled
def test_every_world_of_objects_and_choices_is_reached_and_no_other(watcher: Seat | None) -> None:
    total = 0
    first, number = (0, 4) if watcher is None else (1000 * watcher + 1000, 12)
    for walk, deal in games(first, number * SIZE):
        search = Search(walk.heard(watcher), watcher)
        for dealt_cards in itertools.permutations(deal.dealt):
            search.deal(Deal(4, deal.societies, deal.professions, deal.others, list(dealt_cards), deal.first, []))
        possible = {cards_of(world) for world in search.ends}
        assert cards_of(walk.state) in possible
        if len(possible) > 40:
            continue  # to meet them all would take long
        assert {cards_of(world) for world in sampled(walk, watcher, 30 + 15 * len(possible))} == possible
        total += len(possible)
    assert total >= 15


@pytest.mark.compiled
def test_every_card_that_somebody_may_have_drawn_is_reached_and_no_other() -> None:
    """A Bag is traded and its giver draws: to those who look on it may be any card of the deck."""
    walk, deal = a_game_with_a_draw()
    search = Search(walk.heard(None), None)
    for dealt_cards in itertools.permutations(deal.dealt):
        for top in deal.others:
            others = [*[card for card in deal.others if card != top], top]
            search.deal(Deal(4, deal.societies, deal.professions, others, list(dealt_cards), deal.first, []))
    possible = {cards_of(world) for world in search.ends}
    assert len(possible) > 100
    assert {cards_of(world) for world in sampled(walk, None, 12 * len(possible))} == possible


def a_game_with_a_draw() -> tuple[Walk, Deal]:
    for seed in range(100):
        walk = Walk(GAME, 4, GAME.Options(), seed, TRAITS)
        assert isinstance(walk.state, Castle)
        active = walk.state.active
        for _ in range(4):
            assert isinstance(walk.state, Castle)
            seat = walk.state.waiting()[0]
            wanted = {"turn": "offer", "answer": "accept", "ability": "use_ability"}[walk.state.window()]
            moves = [move for move in walk.state.legal(seat) if move.verb == wanted]
            if not moves:
                break
            walk.step(seat, walk.chance.pick(moves))
            if len(walk.state.deck) == 16:
                assert walk.state.active == (active + 1) % 4
                return walk, Deal.of(walk.state, walk.draws)
    raise AssertionError("no Bag was traded")


@pytest.mark.parametrize("watcher", [None, 0, 2])
@pytest.mark.compiled
def test_every_profession_that_a_seat_may_have_is_reached_and_no_other(watcher: Seat | None) -> None:
    """Whatever a seat may have, it may have in exchange with whoever has it: so one exchange at a time finds all."""
    for walk, deal in games(1000, 3 * SIZE):
        search = Search(walk.heard(watcher), watcher)
        for i, j in itertools.combinations_with_replacement(range(10), 2):
            jobs = deal.professions.copy()
            jobs[i], jobs[j] = jobs[j], jobs[i]
            search.deal(Deal(4, deal.societies, jobs, deal.others, deal.dealt, deal.first, []))
        possible = {(seat, job) for world in search.ends for seat, job in enumerate(world.professions)}
        reached = {(seat, job) for world in sampled(walk, watcher, 150) for seat, job in enumerate(world.professions)}
        assert reached == possible


@pytest.mark.parametrize("watcher", [None, 1, 3])
@pytest.mark.parametrize("seats", [4, 5])
def test_every_deal_of_the_societies_is_reached_and_no_other(watcher: Seat | None, seats: int) -> None:
    walk = Walk(GAME, seats, GAME.Options(), 5, TRAITS)
    assert isinstance(walk.state, Castle)
    larger = (seats + 1) // 2
    known = walk.state.societies
    possible = {
        societies
        for societies in itertools.product((0, 1), repeat=seats)
        if max(societies.count(0), societies.count(1)) == larger
        and (watcher is None or societies[watcher] == known[watcher])
    }
    assert {tuple(world.societies) for world in sampled(walk, watcher, 150)} == possible


# Dated knowledge, one story each


@pytest.mark.rule("C10.8")
def test_a_spied_object_stays_where_it_was_seen() -> None:
    story = dealt(4, 3, start_player=0)
    story.play("P1 spy P3")
    (card,) = story.hand("P3")
    for watcher in (0, 2):
        worlds = [redeal(GAME, story.heard(f"P{watcher + 1}"), watcher, Chance(n)) for n in range(30)]
        assert all(isinstance(world, Castle) and world.hands[2] == 1 << OBJECTS.index(card) for world in worlds)
    unseen = [redeal(GAME, story.heard("P2"), 1, Chance(n)) for n in range(30)]
    assert len({world.hands[2] for world in unseen if isinstance(world, Castle)}) == 3


@pytest.mark.rule("C10.9")
def test_a_refused_object_is_known_to_whoever_refused_it_until_it_may_have_gone() -> None:
    story = dealt(4, 3, start_player=0)
    (card,) = story.hand("P1")
    story.play(f"P1 offer P2 {card}", "P2 refuse")
    number = OBJECTS.index(card)
    worlds = [redeal(GAME, story.heard("P2"), 1, Chance(n)) for n in range(30)]
    assert all(isinstance(world, Castle) and world.holds(0, number) for world in worlds)


def redeals(story: Story, player: str, number: int = 40) -> list[Castle]:
    seat = int(player[1:]) - 1
    worlds = [redeal(GAME, story.heard(player), seat, Chance(n)) for n in range(number)]
    return [world for world in worlds if isinstance(world, Castle)]


@pytest.mark.rule("C10.18")
def test_after_a_tome_both_know_what_the_other_has() -> None:
    stories = (dealt(5, seed, start_player=0) for seed in range(5000))
    story = next(story for story in stories if story.hand("P1") == {"tome"})
    (returned,) = story.hand("P2")
    story.play("P1 offer P2 tome", f"P2 accept {returned}", "P1 use_ability")
    first, second = story.state.professions[:2]
    for player in ("P1", "P2"):
        assert {tuple(world.professions[:2]) for world in redeals(story, player)} == {(first, second)}
    assert len({tuple(world.professions[:2]) for world in redeals(story, "P3")}) > 20


@pytest.mark.rule("C10.21", "C10.47", "C3.8")
def test_a_clairvoyant_knows_the_deck_and_its_top_until_somebody_draws_and_nobody_else_does() -> None:
    stories = (dealt(5, seed, start_player=0) for seed in range(5000))
    story = next(story for story in stories if story.profession("P1") == "clairvoyant")
    top, second = story.deck[5:7]
    story.play("P1 use_clairvoyant", f"P1 set_top {top} {second}", "P1 spy P2")
    real = story.state
    mine = redeals(story, "P1")
    assert {tuple(world.deck[-2:]) for world in mine} == {tuple(real.deck[-2:])}
    assert {frozenset(world.deck) for world in mine} == {frozenset(real.deck)}
    assert len({tuple(world.deck) for world in mine}) == len(mine)
    assert {(world.hands[0], world.hands[1]) for world in mine} == {(real.hands[0], real.hands[1])}
    assert len({tuple(world.hands) for world in mine}) == 6
    assert len({world.deck[-1] for world in redeals(story, "P3")}) > 10


@pytest.mark.rule("C3.8")
def test_a_second_clairvoyant_may_put_other_cards_on_top() -> None:
    """Then whoever put cards there before knows no longer where they are in the deck."""
    stories = (dealt(5, seed, start_player=0) for seed in range(50_000))
    clairvoyants = (story for story in stories if story.profession("P1") == "clairvoyant")
    story = next(s for s in clairvoyants if s.hand("P1") == {"tome"} and s.hand("P2") <= {"dagger", "key_red", "whip"})
    (returned,) = story.hand("P2")
    story.play("P1 use_clairvoyant", f"P1 set_top {story.deck[0]} {story.deck[1]}")
    story.play("P1 offer P2 tome", f"P2 accept {returned}", "P1 use_ability", "P2 use_clairvoyant")
    story.play(f"P2 set_top {story.deck[4]} {story.deck[5]}")
    real = story.state
    assert {tuple(world.deck[-2:]) for world in redeals(story, "P2")} == {tuple(real.deck[-2:])}
    before_him = redeals(story, "P1")
    assert len({world.deck[-1] for world in before_him}) > 5
    assert {frozenset(world.deck) for world in before_him} == {frozenset(real.deck)}


@pytest.mark.rule("C10.15")
def test_a_society_once_seen_stays() -> None:
    stories = (dealt(5, seed, start_player=0) for seed in range(5000))
    story = next(story for story in stories if story.hand("P1") == {"monocle"})
    (returned,) = story.hand("P2")
    story.play("P1 offer P2 monocle", f"P2 accept {returned}", "P1 use_ability")
    assert {world.societies[1] for world in redeals(story, "P1")} == {story.state.societies[1]}
    assert len({world.societies[1] for world in redeals(story, "P3")}) == 2


@pytest.mark.rule("C10.4")
def test_no_two_watchers_need_the_real_world() -> None:
    """After the deal nobody's redeals agree on anything that he has not seen."""
    story = dealt(4, 3, start_player=0)
    for watcher in (None, 0, 1, 2, 3):
        heard = story.heard(None if watcher is None else f"P{watcher + 1}")
        worlds = [redeal(GAME, heard, watcher, Chance(n)) for n in range(60)]
        states = [world for world in worlds if isinstance(world, Castle)]
        for seat in range(4):
            known = seat == watcher
            assert (len({world.hands[seat] for world in states}) == 1) == known
            assert (len({world.professions[seat] for world in states}) == 1) == known
            assert (len({world.societies[seat] for world in states}) == 1) == known
        assert len({tuple(world.deck) for world in states}) == 60


def test_a_redeal_without_a_beginning_is_refused() -> None:
    with pytest.raises(ValueError, match="from the opening of the game on"):
        redeal(GAME, [], 0, Chance(0))


def test_the_future_of_a_redeal_comes_from_the_chance_it_was_given() -> None:
    story = dealt(4, 1)
    heard = story.heard("P1")
    futures = {redeal(GAME, heard, 0, Chance(seed)).chance.below(1 << 30) for seed in range(20)}
    assert len(futures) == 20
    assert story.state.clone().chance.below(1 << 30) not in futures
