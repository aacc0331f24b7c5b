"""The twin of a game of Lupus: the same game with something else behind it that a watcher is never told.

What the watcher is told is worked out here from the rules (L6), not from events, notes or views: those are tested with
it. A twin counts if everything told is the same at every step: then the whole stream must be the same.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Any

from nightcoach.core.chance import Chance, Script, draws_of_shuffle
from nightcoach.core.events import Seat
from nightcoach.core.frames import TABLE
from nightcoach.core.moves import Move
from nightcoach.games.lupus.game import GAME
from nightcoach.games.lupus.moves import END_CALL, NO_BALLOT, PAW, POINTS, TUFT
from nightcoach.games.lupus.night import composition
from nightcoach.games.lupus.roles import (
    FREEMASON,
    MEDIUM,
    NOBODY,
    POSSESSED,
    ROLES,
    SEER,
    VILLAGER,
    WEREWOLF,
    admissible,
    candidates,
)
from nightcoach.games.lupus.state import Lupus

Moves = list[tuple[Seat, Move]]
TRIES = 10
LOTS = 4
"""How often the lots of a step are drawn again until everybody is told the same."""


# What is told, by the rules


def public_facts(s: Lupus) -> tuple[object, ...]:
    """L6.12–L6.17, L6.31 What everybody may know now."""
    window = s.window()
    frame: Any = s.frames[-1] if s.frames else None
    named = s.marked if window in ("defence", "lynch_vote") and s.marked != NOBODY and s.is_living(s.marked) else NOBODY
    day = (s.day, s.at if window == "night" and not s.parallel else 0, s.living, s.dead, s.welcome, s.opening, s.wise)
    talk = (frame.ready if window == "discussion" else 0, tuple(s.claims))
    return (
        window,
        s.asked(),
        s.calls,
        day,
        talk,
        tuple(s.ballots),
        named,
        s.paw,
        s.tuft,
        tuple(s.days),
        s.result is None,
    )


def told(before: Lupus, actor: Seat, move: Move, after: Lupus, watcher: Seat | None) -> tuple[object, ...]:
    """L6.3–L6.11, L6.32, L6.36 What this step tells the watcher besides: of his own, of his fellows, and of a call that
    has ended."""
    if watcher is None:
        return ()
    facts: list[object] = [after.roles[watcher], after.kept(watcher)]
    role = before.roles[watcher]
    if before.window() == "night" and actor == TABLE and before.is_living(watcher):
        number = 1 if move is END_CALL else len(before.calls)
        if role in before.calls[before.at : before.at + number]:
            facts += result_of_call(before, after, role)
        if not before.parallel and role in before.calls[before.at + 1 : before.at + 1 + number]:
            facts += beginning_of_call(before, role)
    if after.window() == "night" and after.day != before.day and after.is_living(watcher):
        begun = after.calls if after.parallel else after.calls[:1]
        facts += beginning_of_call(after, after.roles[watcher]) if after.roles[watcher] in begun else []
    return (*facts, *markers(after, watcher))


def result_of_call(before: Lupus, after: Lupus, role: int) -> list[object]:
    """L6.6–L6.8 What the living holders are told when their slot ends."""
    if role == SEER:
        return [after.gazed, after.gazed != NOBODY and before.roles[after.gazed] == WEREWOLF]
    if role == MEDIUM:
        return [before.roles[before.days[-1].lynched] == WEREWOLF]
    return [after.victim] if role == WEREWOLF else []


def beginning_of_call(s: Lupus, role: int) -> list[object]:
    """L6.4, L6.5, L6.32 Whom the living holders learn of when their slot begins."""
    group = [seat for seat in range(s.seats) if s.is_living(seat) and s.roles[seat] == role]
    nights = {FREEMASON: (1,), WEREWOLF: (1, 3), SEER: (3,)}.get(role, ())
    return [tuple(group)] if s.day in nights else []


def markers(s: Lupus, watcher: Seat) -> list[object]:
    """L6.6, L6.32 The points of those who share the open call and decide together."""
    if s.window() != "night":
        return []
    role = s.decides_as(watcher)
    if role not in (SEER, WEREWOLF) or not (s.parallel or s.calls[s.at] == role):
        return []
    return [s.kept(seat) for seat in range(s.seats) if s.is_living(seat) and s.roles[seat] == role]


# What may be exchanged


@dataclass
class Deal:
    """A deal as what it gives, and the draws after it."""

    seats: int
    units: list[int]
    """The lot's candidates, if it draws any."""
    dealt: list[int]
    wise: list[int]
    rest: list[int]

    @staticmethod
    def of(end: Lupus, draws: list[int]) -> Deal:
        script = Script(draws, Chance(0))
        made: list[int] = []
        script.draws = made
        composition(end.seats, end.options, script)
        first = len(made) + end.seats - 1
        wise = 1 if end.options.wise_old_man == "on" else 0
        lot = end.options.preset == "lot"
        units = candidates(end.seats, end.options.enforce_minimums) if lot else []
        return Deal(end.seats, units, list(end.dealt), draws[first : first + wise], draws[first + wise :])

    def draws(self, dealt: list[int]) -> list[int]:
        """The draws that give these characters instead."""
        cards = [role for role in range(len(ROLES)) for _ in range(dealt.count(role))]
        return [*[int(unit in dealt) for unit in self.units], *draws_of_shuffle(cards, dealt), *self.wise]


@dataclass
class Exchange:
    """Other characters, and who acts as whom in the night."""

    dealt: list[int]
    seats: dict[Seat, Seat] = field(default_factory=dict)
    """At night each of these does what the other did."""
    moves: dict[int, tuple[Seat, Move]] = field(default_factory=dict)
    """By number: other moves than those made."""


def twin_of(
    end: Lupus, moves: Moves, draws: list[int], watcher: Seat | None, chance: Chance
) -> tuple[Moves, list[int]] | None:
    """Try exchanges at random until one makes a game in which the watcher is told the same."""
    if end.result is not None:
        return None
    deal = Deal.of(end, draws)
    ours = story(end, deal, moves, watcher)
    kinds: list[Callable[[], Exchange | None]] = [
        lambda: other_roles(deal, watcher, chance),
        lambda: other_roles(deal, watcher, chance),
        lambda: other_composition(end, deal, watcher, chance),
        lambda: other_choice(end, deal, moves, watcher, chance),
    ]
    for _ in range(TRIES):
        exchange = chance.pick(kinds)()
        twin = None if exchange is None else exchanged(end, deal, moves, ours, exchange, watcher, chance)
        if twin is not None:
            return twin
    return None


def other_roles(deal: Deal, watcher: Seat | None, chance: Chance) -> Exchange | None:
    """Two seats hold each other's character, and at night each does what the other did."""
    p, q = chance.below(deal.seats), chance.below(deal.seats)
    if deal.dealt[p] == deal.dealt[q] or watcher in (p, q):
        return None
    dealt = deal.dealt.copy()
    dealt[p], dealt[q] = dealt[q], dealt[p]
    return Exchange(dealt, {p: q, q: p})


def other_composition(end: Lupus, deal: Deal, watcher: Seat | None, chance: Chance) -> Exchange | None:
    """L6.25 Under a hidden list somebody is a Villager instead, or a Villager is somebody."""
    if not deal.units or end.options.role_list == "open":
        return None
    unit = POSSESSED if end.options.role_list == "open_hide_possessed" else chance.pick(deal.units)
    if unit not in deal.units:
        return None
    copies = 2 if unit == FREEMASON else 1
    old, new = (unit, VILLAGER) if unit in deal.dealt else (VILLAGER, unit)
    holders = [seat for seat in range(deal.seats) if deal.dealt[seat] == old and seat != watcher]
    if len(holders) < copies:
        return None
    chance.shuffle(holders)
    dealt = [new if seat in holders[:copies] else role for seat, role in enumerate(deal.dealt)]
    counts = [dealt.count(role) for role in range(len(ROLES))]
    given = end.options
    fits = admissible(counts, given.enforce_card_stock, given.role_list == "open_hide_possessed")
    return Exchange(dealt) if fits and counts[old] in (0, deal.dealt.count(old) - copies) else None


def other_choice(end: Lupus, deal: Deal, moves: Moves, watcher: Seat | None, chance: Chance) -> Exchange | None:
    """Somebody points at somebody else, or votes otherwise in the current vote, or somebody else does."""
    hidden = [
        i
        for i, (actor, move) in enumerate(moves)
        if actor not in (watcher, TABLE) and (move.verb == "point" or move in (PAW, TUFT, NO_BALLOT))
    ]
    if not hidden:
        return None
    i = chance.pick(hidden[-3 * end.seats :])
    actor, move = moves[i]
    if move.verb != "point":
        return Exchange(deal.dealt, moves={i: (actor, TUFT if move is PAW else PAW)})
    if chance.below(3) == 0:
        actor = chance.below(end.seats)
    if actor == watcher:
        return None
    return Exchange(deal.dealt, moves={i: (actor, POINTS[chance.below(end.seats)])})


# Both games side by side


def dealt_state(end: Lupus, draws: list[int]) -> Lupus:
    state = GAME.deal(end.seats, end.options, Script(draws, Chance(0)))
    assert isinstance(state, Lupus)
    return state


def first_told(s: Lupus, watcher: Seat | None) -> tuple[object, ...]:
    """What the deal tells."""
    if watcher is None:
        return public_facts(s)
    begun = s.calls if s.parallel else s.calls[:1]
    role = s.roles[watcher]
    return (*public_facts(s), role, *(beginning_of_call(s, role) if role in begun else []))


@dataclass
class Story:
    """A game with what the watcher is told at every step, and what was drawn in it."""

    told: list[tuple[object, ...]]
    draws: list[list[int]]
    key: object


def story(end: Lupus, deal: Deal, moves: Moves, watcher: Seat | None) -> Story:
    """The game that was played."""
    s = dealt_state(end, [*deal.draws(deal.dealt), *deal.rest])
    facts = [first_told(s, watcher)]
    drawn: list[int] = []
    s.chance.draws = drawn
    lots = []
    for actor, move in moves:
        before = s.clone()
        drawn.clear()
        s.play(actor, move)
        lots.append(drawn.copy())
        facts.append((*public_facts(s), *told(before, actor, move, s, watcher)))
    return Story(facts, lots, s.key())


def exchanged(
    end: Lupus, deal: Deal, moves: Moves, ours: Story, exchange: Exchange, watcher: Seat | None, chance: Chance
) -> tuple[Moves, list[int]] | None:
    """The twin's moves and draws, if the watcher is told the same throughout and it is really another game."""
    draws = deal.draws(exchange.dealt)
    s = dealt_state(end, draws)
    if first_told(s, watcher) != ours.told[0]:
        return None
    made: Moves = []
    for i, (actor, move) in enumerate(moves):
        step = exchange.moves.get(i) or stand_in(s, exchange, actor, move, chance)
        if step[1] not in s.legal(step[0]) + s.in_name(step[0]):
            return None
        same = [
            outcome
            for outcome in outcomes(s, step, ours.draws[i], chance)
            if (*public_facts(outcome[0]), *told(s, *step, outcome[0], watcher)) == ours.told[i + 1]
        ]
        if not same:
            return None
        s, lots = same[0]
        made.append(step)
        draws += lots
    return None if s.key() == ours.key else (made, draws)


def stand_in(s: Lupus, exchange: Exchange, actor: Seat, move: Move, chance: Chance) -> tuple[Seat, Move]:
    """The same move; at night that of the other of the two, who may have to point at somebody else."""
    if move.verb != "point":
        return actor, move
    seat = exchange.seats.get(actor, actor)
    target = move.numbers[0]
    if seat != actor and target == seat:
        move = POINTS[actor]
    legal = s.legal(seat)
    return seat, move if move in legal else chance.pick(legal)


def outcomes(s: Lupus, step: tuple[Seat, Move], lots: list[int], chance: Chance) -> Iterator[tuple[Lupus, list[int]]]:
    """What the step may lead to: first with the lots of the other game, then with others."""
    for attempt in range(LOTS):
        after = s.clone()
        drawn: list[int] = []
        after.chance = Script(lots, Chance(0)) if attempt == 0 else chance.fork()
        after.chance.draws = drawn
        try:
            after.play(*step)
        except ValueError:  # other lots are drawn here
            continue
        yield after, drawn
        if not drawn:
            return
