"""From what a seat heard to a whole game that fits it. `events` reads what was heard into `knowledge`; the `sampler`
finds paths for all cards that meet its `constraints`; here the paths become moves and draws of chance."""

from __future__ import annotations

from collections.abc import Sequence

from nightcoach.core.chance import Chance, draws_of_shuffle
from nightcoach.core.errors import CannotRedeal
from nightcoach.core.events import Seat
from nightcoach.core.game import History
from nightcoach.core.moves import Move
from nightcoach.core.wire import Told
from nightcoach.games.castle.cards import ALL_OBJECTS, GREEN, MOST, NOBODY, PER_SOCIETY, PROFESSIONS, RED, cards_in
from nightcoach.games.castle.moves import (
    ACCEPT,
    DEMAND,
    GIFT,
    GIVE_BACK,
    GIVE_DEMANDED,
    OFFER,
    PASS_OBJECT,
    PAY_PRIEST,
    SET_TOP,
    SPY,
    TAKE,
    TAKE_PROFESSION,
)
from nightcoach.games.castle.redeal.events import listen
from nightcoach.games.castle.redeal.knowledge import (
    ACCEPTS,
    CHOOSES,
    DEMANDS,
    DRAWS,
    GIFTS,
    GIVES_BACK,
    GIVES_DEMANDED,
    OFFERS,
    PASSES_ON,
    PAYS,
    PLAIN,
    SETS_TOP,
    SPIES,
    TAKES,
    TAKES_PROFESSION,
    Knowledge,
    Step,
)
from nightcoach.games.castle.redeal.sampler import Paths


def history(heard: Sequence[Told], seat: Seat | None, chance: Chance) -> History:
    """A history in which a seat hears exactly these events. Every such history can be drawn."""
    known = listen(heard, NOBODY if seat is None else seat)
    assert known.card_bounds is not None
    assert known.job_bounds is not None
    cards, professions = Paths(known.card_bounds), Paths(known.job_bounds)
    if not cards.draw(chance) or not professions.draw(chance):
        raise CannotRedeal("redeal", "no game was found that fits what this seat is said to have heard")
    return _Rebuild(known, cards, professions, chance).history()


class _Rebuild:
    """From paths of cards to moves and draws."""

    def __init__(self, known: Knowledge, cards: Paths, professions: Paths, chance: Chance) -> None:
        self.known = known
        self.cards = cards
        self.professions = professions
        self.chance = chance
        self.draws: list[int] = []
        self.moves: list[tuple[Seat, Move]] = []
        self.deck: list[int] = []
        """The markers in the deck, the top one last."""

    def history(self) -> History:
        known = self.known
        orders = self._deck_orders()
        self._deal(orders[0])
        shuffles = 0
        for step in known.steps:
            if step.code == DRAWS:
                self.deck.pop()
            elif step.code == SETS_TOP:
                shuffles += 1
                self._set_top(step, orders[shuffles])
            else:
                self._move_of(step)
        for step in known.others_in_the_open_window(self.chance):
            self._move_of(step)
        return History(known.seats, known.options, self.draws, self.moves)

    def _deck_orders(self) -> list[list[int]]:
        """Each order that the deck is put into, the top last: what is drawn next lies on top."""
        known = self.known
        paths = self.cards
        drawn: list[list[int]] = [[]]
        for step in known.steps:
            if step.code == DRAWS:
                drawn[-1].append(paths.x[step.op])
            elif step.code == SETS_TOP:
                drawn.append([])
        rest = cards_in(paths.at[known.seats])
        self.chance.shuffle(rest)
        if known.final_deck:
            place = {card: i for i, card in enumerate(known.final_deck)}
            rest.sort(key=lambda marker: -place[paths.card_of[marker]])
        orders: list[list[int]] = []
        tops = [step.op for step in known.steps if step.code == SETS_TOP]
        for i in range(len(drawn) - 1, -1, -1):
            order = rest + list(reversed(drawn[i]))
            if i > 0:
                first, second = paths.x[tops[i - 1]], paths.y[tops[i - 1]]
                order = [marker for marker in order if marker not in (first, second)] + [second, first]
                rest = order.copy()
                self.chance.shuffle(
                    rest
                )  # nobody knows the earlier order, except that what was drawn before lay on top
            orders.append(order)
        orders.reverse()
        return orders

    def _deal(self, deck: list[int]) -> None:
        """C2.2–C2.10 The draws of the deal."""
        known = self.known
        n = known.seats
        card_of = self.cards.card_of
        packs = [0] * PER_SOCIETY[n] + [1] * PER_SOCIETY[n]
        self.draws += draws_of_shuffle(packs, _societies(known, packs, self.chance))
        jobs = self.professions
        order = [jobs.card_of[marker] for holder in known.professions.start for marker in holder]
        self.draws += draws_of_shuffle(list(range(len(PROFESSIONS))), order)
        seal = RED | GREEN if n == MOST else RED
        dealt = [card_of[known.cards.start[seat][0]] for seat in range(n)]
        blind = [card for card in dealt if seal >> card & 1 == 0]
        self.draws += draws_of_shuffle(cards_in(ALL_OBJECTS & ~seal), blind + [card_of[marker] for marker in deck])
        self.draws += draws_of_shuffle(cards_in(seal) + blind, dealt)
        if known.random_start:
            self.draws.append(known.first)
        self.deck = deck.copy()

    def _set_top(self, step: Step, order: list[int]) -> None:
        """C3.8 The rest is shuffled into the order in which it will be drawn."""
        paths = self.cards
        first, second = paths.x[step.op], paths.y[step.op]
        self.moves.append((step.seat, SET_TOP[paths.card_of[first]][paths.card_of[second]]))
        before = [marker for marker in self.deck if marker not in (first, second)]
        self.draws += draws_of_shuffle(before, order[:-2])
        self.deck = order.copy()

    def _move_of(self, step: Step) -> None:
        """The move of one step, its hidden cards filled in."""
        paths = self.cards
        code, seat = step.code, step.seat
        if code == PLAIN:
            assert step.move is not None
            self.moves.append((seat, step.move))
            return
        if code == TAKES_PROFESSION:
            jobs = self.professions
            self.moves.append((seat, TAKE_PROFESSION[jobs.card_of[jobs.y[step.op]]]))
            return
        if code == PASSES_ON:
            self.moves.append((seat, PASS_OBJECT[paths.card_of[paths.passed[step.op][seat]]]))
            return
        if code == CHOOSES:
            self.moves.append((seat, PASS_OBJECT[paths.card_of[self.chance.pick(cards_in(paths.at[seat]))]]))
            return
        second = code in (ACCEPTS, GIVES_DEMANDED) or (code == GIVES_BACK and paths.y[step.op] >= 0)
        card = paths.card_of[paths.y[step.op]] if second else paths.card(step.op)
        if code == OFFERS:
            move = OFFER[step.other][card]
        elif code == ACCEPTS:
            move = ACCEPT[card]
        elif code == DEMANDS:
            move = DEMAND[step.other, step.kind, card]
        elif code == GIVES_DEMANDED:
            move = GIVE_DEMANDED[card]
        elif code == GIFTS:
            move = GIFT[step.other][card]
        elif code == PAYS:
            move = PAY_PRIEST[card]
        elif code == TAKES:
            move = TAKE[card]
        elif code == GIVES_BACK:
            move = GIVE_BACK[card]
        else:
            assert code == SPIES
            move = SPY[step.other]
            hand = sorted([paths.card_of[marker] for marker in cards_in(paths.hand[step.op])])
            self.draws.append(hand.index(card))
        self.moves.append((seat, move))


def _societies(known: Knowledge, packs: list[int], chance: Chance) -> list[int]:
    """C2.2 The society cards in the order in which they were dealt, the removed one last."""
    left = packs.copy()
    fixed = known.societies.copy()
    if len(packs) > known.seats:
        fixed.append(known.removed)
    for society in fixed:
        if society != NOBODY:
            left.remove(society)
    chance.shuffle(left)
    return [left.pop() if society == NOBODY else society for society in fixed]
