"""The twin of a game of Castle: the same game with two things exchanged that a watcher never saw.

What the watcher has seen is worked out here from the rules (C10), not from events or views: those are to be tested.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from nightcoach.core.chance import Chance, Script, draws_of_shuffle
from nightcoach.core.events import Seat
from nightcoach.core.frames import TABLE
from nightcoach.core.moves import Move
from nightcoach.games.castle.cards import (
    ALL_OBJECTS,
    ANNOUNCED,
    BAGS,
    CARDS_OF_KIND,
    COAT,
    DUEL_OBJECTS,
    GREEN,
    MONOCLE,
    OBJECTS,
    PER_SOCIETY,
    PRIVILEGE,
    PROFESSIONS,
    RED,
    SHATTERED_MIRROR,
    TOME,
    TURNED_CARDS_OF_KIND,
    cards_in,
)
from nightcoach.games.castle.diplomat import cards_demanded
from nightcoach.games.castle.duel.fate import loser_of
from nightcoach.games.castle.game import GAME
from nightcoach.games.castle.state import Castle

Moves = list[tuple[Seat, Move]]
TRIES = 12


@dataclass
class Deal:
    """C2.2–C2.10 A deal as the orders in which everything lay after shuffling."""

    seats: int
    societies: list[int]
    professions: list[int]
    others: list[int]
    dealt: list[int]
    first: list[int]
    rest: list[int]
    """What was drawn after the deal."""

    @staticmethod
    def of(end: Castle, draws: list[int]) -> Deal:
        seats = end.seats
        script = Script(draws, Chance(0))
        made: list[int] = []
        script.draws = made
        societies, professions, sealed, others = cards_before(seats)
        for pack in (societies, professions, others):
            script.shuffle(pack)
        dealt = sealed + others[: seats - len(sealed)]
        script.shuffle(dealt)
        first = [script.below(seats)] if end.options.start_player == "random" else []
        return Deal(seats, societies, professions, others, dealt, first, draws[len(made) :])

    def draws(self) -> list[int]:
        """The draws that make this deal."""
        societies, professions, sealed, others = cards_before(self.seats)
        return [
            *draws_of_shuffle(societies, self.societies),
            *draws_of_shuffle(professions, self.professions),
            *draws_of_shuffle(others, self.others),
            *draws_of_shuffle(sealed + self.others[: self.seats - len(sealed)], self.dealt),
            *self.first,
        ]

    def exchanged(self, exchange: Exchange) -> Deal:
        """The same deal with the two things exchanged."""
        societies = self.societies.copy()
        if exchange.societies:
            p, q = exchange.societies
            societies[p], societies[q] = societies[q], societies[p]
        objects, jobs = exchange.objects, exchange.professions
        return Deal(
            self.seats,
            societies,
            [jobs.get(job, job) for job in self.professions],
            [objects.get(card, card) for card in self.others],
            [objects.get(card, card) for card in self.dealt],
            self.first,
            self.rest,
        )


def cards_before(seats: int) -> tuple[list[int], list[int], list[int], list[int]]:
    """Societies, professions, sealed objects and the others, as they lie before they are shuffled."""
    seals = RED | GREEN if seats == 8 else RED
    societies = [0] * PER_SOCIETY[seats] + [1] * PER_SOCIETY[seats]
    return societies, list(range(10)), cards_in(seals), cards_in(ALL_OBJECTS & ~seals)


@dataclass
class Exchange:
    """What is exchanged for what; the moves are changed too where a choice is."""

    objects: dict[int, int] = field(default_factory=dict)
    professions: dict[int, int] = field(default_factory=dict)
    societies: tuple[int, int] | None = None
    moves: Moves | None = None

    def words(self, move: Move) -> Move:
        """The move with the exchanged names."""
        names = {OBJECTS[a]: OBJECTS[b] for a, b in self.objects.items()}
        names |= {PROFESSIONS[a]: PROFESSIONS[b] for a, b in self.professions.items()}
        return GAME.moves[" ".join(names.get(word, word) for word in move.words.split(" "))]


@dataclass
class Seen:
    """What a watcher has seen in a whole game, by the rules."""

    objects: int = 0
    professions: int = 0
    societies: int = 0
    named: set[int] = field(default_factory=set)
    """C5.32 Sets of cards that a demand has named: within one of them a card is as good as another."""
    trades: list[tuple[int, int, bool]] = field(default_factory=list)
    """Both objects of every trade, and whether there was a deck."""


def watch(s: Castle, watcher: Seat | None, seen: Seen) -> None:
    """C10.2 Its own cards."""
    if watcher is not None:
        seen.objects |= s.hands[watcher]
        seen.professions |= 1 << s.professions[watcher]
        seen.societies |= 1 << watcher


def watch_move(s: Castle, actor: Seat, move: Move, drawn: list[int], watcher: Seat | None, seen: Seen) -> None:
    """C10.8–C10.36 What somebody sees when this move is made."""
    frame: Any = s.frames[-1]
    mine = watcher == actor
    verb = move.verb
    if frame.name == "d8_9":  # C6.45 What was sealed is carried out, and seen, when the window closes
        mine = watcher == s.winner
        verb = frame.answers[0].verb if actor == TABLE else "" if verb in ("look", "steal") else verb
    if verb == "spy" and watcher in (actor, move.numbers[0]):
        seen.objects |= 1 << cards_in(s.hands[move.numbers[0]])[drawn[0]]
    elif verb == "offer" and watcher == move.numbers[0]:
        seen.objects |= 1 << move.numbers[1]
    elif verb in ("accept", "give_demanded"):
        traded = (frame.card, move.numbers[0])
        seen.trades.append((*traded, bool(s.deck)))
        if SHATTERED_MIRROR not in traded:
            for card in traded:
                seen.objects |= 1 << card if s.trade_ability(card) and not BAGS >> card & 1 else 0
    elif verb == "use_ability":
        watch_ability(s, frame, mine, watcher == frame.partner, seen)
    elif verb == "steal" and mine:
        seen.objects |= s.hands[loser_of(s)]
    elif verb == "look" and mine:
        seen.societies |= 1 << loser_of(s)
    elif verb == "demand":
        target, kind, _ = move.numbers
        seen.named.add((CARDS_OF_KIND if s.deck else TURNED_CARDS_OF_KIND)[kind])
        if mine and not cards_demanded(s, target, kind):
            seen.objects |= s.hands[target]
    elif verb == "play" and move.numbers and "tokens" not in move.words:
        played = 1 << OBJECTS.index(move.words.split(" ")[1]) if move.words.split(" ")[1] in OBJECTS else 0
        seen.objects |= played & DUEL_OBJECTS
    if verb == "use_clairvoyant" and mine:
        seen.objects |= sum(1 << card for card in s.deck)
    if verb in ("use_clairvoyant", "demand", "hypnotise", "use_priest", "use_swordsman", "use_doctor", "play"):
        profession = s.professions[actor]
        if verb != "play" or PROFESSIONS[profession] in move.words:
            seen.professions |= 1 << profession  # C1.13


def watch_ability(s: Castle, frame: Any, mine: bool, partners: bool, seen: Seen) -> None:
    """C10.15–C10.18 What an ability shows, and to whom."""
    if frame.card == PRIVILEGE and mine:
        seen.objects |= s.hands[frame.partner]
    elif frame.card == MONOCLE and mine:
        seen.societies |= 1 << frame.partner
    elif frame.card == COAT and mine:
        seen.professions |= s.leftovers
    elif frame.card == TOME and (mine or partners):
        seen.professions |= 1 << s.professions[frame.partner] | 1 << s.professions[frame.asks[0]]


def called(x: int, y: int, deck: bool) -> list[str]:
    """C5.12, C5.13 What a trade of these two lets everybody hear, first of what was offered, then of what came back."""
    able = ("coat", "monocle", "privilege", "sextant", "tome", "bag")
    silent = SHATTERED_MIRROR in (x, y)
    return [
        ANNOUNCED[card] if ANNOUNCED[card] in able and not silent and (deck or not BAGS >> card & 1) else ""
        for card in (x, y)
    ]


def all_seen(deal: Deal, end: Castle, moves: Moves, watcher: Seat | None) -> Seen:
    """Everything that the watcher saw from the deal on."""
    seen = Seen()
    s = dealt_state(end, [*deal.draws(), *deal.rest])
    drawn: list[int] = []
    s.chance.draws = drawn
    watch(s, watcher, seen)
    for actor, move in moves:
        before = s.clone()
        drawn.clear()
        s.play(actor, move)
        watch_move(before, actor, move, drawn, watcher, seen)
        watch(s, watcher, seen)
    return seen


def dealt_state(end: Castle, draws: list[int]) -> Castle:
    state = GAME.deal(end.seats, end.options, Script(draws, Chance(0)))
    assert isinstance(state, Castle)
    return state


def twin_of(
    end: Castle, moves: Moves, draws: list[int], watcher: Seat | None, chance: Chance
) -> tuple[Moves, list[int]] | None:
    """Try exchanges at random until one makes a legal game that ends elsewhere."""
    if end.result is not None or end.window() == "naming":
        return None
    deal = Deal.of(end, draws)
    seen = all_seen(deal, end, moves, watcher)
    kinds = [
        list(objects_to_exchange(deal, seen)),
        list(professions_to_exchange(seen)),
        list(societies_to_exchange(deal, seen)),
        list(choices_to_exchange(end, moves, watcher)),
    ]
    for _ in range(TRIES):
        left = [kind for kind in kinds if kind]
        if not left:
            return None
        exchange = chance.pick(chance.pick(left))
        twin = exchanged(deal, end, moves, exchange)
        if twin is not None:
            return twin
    return None


def objects_to_exchange(deal: Deal, seen: Seen) -> Iterator[Exchange]:
    """Two objects that the watcher never saw, that no demand tells apart, and that are called out alike."""
    seals = RED | GREEN if deal.seats == 8 else RED
    for a in range(21):
        for b in range(a):
            swap = {a: b, b: a}
            if (
                (seen.objects >> a | seen.objects >> b) & 1 == 0
                and (seals >> a ^ seals >> b) & 1 == 0
                and all((few >> a ^ few >> b) & 1 == 0 for few in seen.named)
                and all(called(x, y, d) == called(swap.get(x, x), swap.get(y, y), d) for x, y, d in seen.trades)
            ):
                # What was traded may have told something, and two Bags that were called out are the likeliest to.
                traded = [called(x, y, d) for x, y, d in seen.trades if {a, b} & {x, y}]
                bags = sum("bag" in words for words in traded if BAGS >> a & BAGS >> b & 1)
                for _ in range(1 + 8 * len(traded) + 100 * bags):
                    yield Exchange(objects=swap)


def professions_to_exchange(seen: Seen) -> Iterator[Exchange]:
    """Two professions that the watcher never saw: so neither was ever used."""
    hidden = [job for job in range(10) if not seen.professions >> job & 1]
    for a in hidden:
        for b in hidden:
            if a < b:
                yield Exchange(professions={a: b, b: a})


def societies_to_exchange(deal: Deal, seen: Seen) -> Iterator[Exchange]:
    """Two seats whose societies the watcher never saw, or a seat and the card that nobody got."""
    hidden = [seat for seat in range(len(deal.societies)) if not seen.societies >> seat & 1]
    for p in hidden:
        for q in hidden:
            if p < q and deal.societies[p] != deal.societies[q]:
                yield Exchange(societies=(p, q))


def choices_to_exchange(end: Castle, moves: Moves, watcher: Seat | None) -> Iterator[Exchange]:
    """C0.8, C10.42 Other sealed choices in the current window, and another one who has passed in it."""
    if end.window() in ("d1_2", "d8_9"):
        yield from choices_in_a_joined_window(end, moves, watcher)
        return
    verb = {"d2": "support", "sextant": "pass_object"}.get(end.window(), "pass")
    unheard = [seat for seat in end.waiting() if seat not in (watcher, -1)]
    for i in range(len(moves) - 1, -1, -1):
        actor, move = moves[i]
        if move.verb != verb or end.window() == "turn":
            break
        if actor == watcher:
            continue
        if verb != "pass":
            other = [m for m in GAME.moves if m.verb == verb and m is not move and m.numbers[0] < 21]
            for another in other:
                if verb == "support" or end.holds(actor, another.numbers[0]):
                    yield Exchange(moves=[*moves[:i], (actor, another), *moves[i + 1 :]])
        elif end.kept(actor) is not None:
            for seat in unheard:
                yield Exchange(moves=[*moves[:i], (seat, move), *moves[i + 1 :]])


def choices_in_a_joined_window(end: Castle, moves: Moves, watcher: Seat | None) -> Iterator[Exchange]:
    """C6.40 Another choice of somebody who has chosen, or of somebody who has not; or a pass that was, or was not."""
    frame: Any = end.frames[-1]
    at = len(moves)
    while at and moves[at - 1][1].verb in ("support", "look", "steal", "pass"):
        at -= 1
    for i in range(at, len(moves)):
        actor, move = moves[i]
        if actor != watcher:
            for another in frame.choices() if actor in frame.choosers else []:
                if another is not move:
                    yield Exchange(moves=[*moves[:i], (actor, another), *moves[i + 1 :]])
            for seat in end.waiting():
                if seat not in (watcher, TABLE) and (seat in frame.choosers) == (actor in frame.choosers):
                    yield Exchange(moves=[*moves[:i], (seat, move), *moves[i + 1 :]])


def exchanged(deal: Deal, end: Castle, moves: Moves, exchange: Exchange) -> tuple[Moves, list[int]] | None:
    """The twin's moves and draws, if it is legal throughout and really another game. Objects that are picked at random
    stay the same cards, whatever their names."""
    ours = dealt_state(end, [*deal.draws(), *deal.rest])
    drawn: list[int] = []
    ours.chance.draws = drawn
    draws = deal.exchanged(exchange).draws()
    theirs = dealt_state(end, draws)
    made: Moves = []
    for i, (actor, move) in enumerate(moves):
        drawn.clear()
        hand = cards_in(ours.hands[move.numbers[0]]) if move.verb == "spy" else []
        ours.play(actor, move)
        seat, renamed = exchange.moves[i] if exchange.moves else (actor, exchange.words(move))
        lots = drawn.copy()
        if hand:
            card = exchange.objects.get(hand[lots[0]], hand[lots[0]])
            lots = [cards_in(theirs.hands[move.numbers[0]]).index(card)]
        theirs.chance = Script(lots, Chance(0))
        if renamed not in theirs.legal(seat):
            return None
        theirs.play(seat, renamed)
        made.append((seat, renamed))
        draws += lots
    return None if theirs.key() == ours.key() else (made, draws)
