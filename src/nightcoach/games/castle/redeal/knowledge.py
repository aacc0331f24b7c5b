"""What a seat knows from its events: the moves, as far as they were seen, and what happened to the cards."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from nightcoach.core.chance import Chance
from nightcoach.core.errors import CannotRedeal
from nightcoach.core.events import Seat
from nightcoach.core.frames import TABLE
from nightcoach.core.moves import Move
from nightcoach.core.wire import GameOptions, Told
from nightcoach.games.castle import wire
from nightcoach.games.castle.cards import (
    ALCHEMIST,
    ALL_OBJECTS,
    ALL_PROFESSIONS,
    GREEN,
    KINDS,
    MOST,
    NOBODY,
    OBJECTS,
    PROFESSIONS,
    RED,
    SHATTERED_MIRROR,
    SOCIETIES,
)
from nightcoach.games.castle.duel.plays import supporter_may_play
from nightcoach.games.castle.duel.reaction import may_react
from nightcoach.games.castle.moves import (
    CLOSE,
    LOOK,
    PASS,
    STEAL,
    SUPPORT,
)
from nightcoach.games.castle.redeal.bounds import Bounds
from nightcoach.games.castle.redeal.constraints import HAND, MOVE, SHOW, Constraints

# Kinds of steps; all but the first have a hidden card, which comes from a path of the sampler.
PLAIN: Final = 0
OFFERS: Final = 1
ACCEPTS: Final = 2
DEMANDS: Final = 3
GIVES_DEMANDED: Final = 4
GIFTS: Final = 5
PAYS: Final = 6
TAKES: Final = 7
GIVES_BACK: Final = 8
CHOOSES: Final = 9
SPIES: Final = 10
DRAWS: Final = 11
SETS_TOP: Final = 12
PASSES_ON: Final = 13
TAKES_PROFESSION: Final = 14

OBJECT_NUMBER: Final[dict[str, int]] = {name: card for card, name in enumerate(OBJECTS)}
PROFESSION_NUMBER: Final[dict[str, int]] = {name: p for p, name in enumerate(PROFESSIONS)}
KIND_NUMBER: Final[dict[str, int]] = {name: kind for kind, name in enumerate(KINDS)}
MIRROR: Final = 1 << SHATTERED_MIRROR


class Step:
    """One move of the game, or a card drawn."""

    def __init__(self, code: int, seat: Seat, other: int, kind: int, op: int, move: Move | None) -> None:
        self.code = code
        self.seat = seat
        self.other = other
        self.kind = kind
        self.op = op
        self.move = move


def card_mask(name: str | None, otherwise: int) -> int:
    """The card as a set of one, or `otherwise` if it is not known."""
    return otherwise if name is None else 1 << OBJECT_NUMBER[name]


def job_mask(name: str | None) -> int:
    """The profession as a set of one, or any."""
    return ALL_PROFESSIONS if name is None else 1 << PROFESSION_NUMBER[name]


def hand_mask(names: Sequence[str]) -> int:
    """The objects as a set."""
    mask = 0
    for name in names:
        mask |= 1 << OBJECT_NUMBER[name]
    return mask


class Knowledge:
    """What the events of one seat say, read from the beginning."""

    def __init__(self, events: Sequence[Told], me: Seat) -> None:
        opened = events[0] if events else None
        if not isinstance(opened, wire.Opened):
            raise CannotRedeal(
                "redeal", "a redeal needs everything the seat has heard, from the opening of the game on"
            )
        self.events = events
        self.me = me
        self.seats: int = opened.seats
        self.options: GameOptions = opened.options
        self.first: Seat = opened.first
        self.random_start: bool = opened.options.start_player == "random"
        self.stolen_may_return: bool = opened.options.give_back_stolen
        self.alchemist_prevails: bool = opened.options.alchemist_prevails
        self.steps: list[Step] = []
        self.societies: list[int] = [NOBODY] * self.seats
        self.removed: int = NOBODY
        self.final_deck: list[int] = []
        self.cards = Constraints(len(OBJECTS), self.seats + 1, True)
        self.professions = Constraints(len(PROFESSIONS), self.seats + 1, False)
        # What everybody knows about where the game is.
        self.active: Seat = opened.first
        self.open: str = ""
        """The reaction window, support or Sextant that is open."""
        self.attacker: Seat = NOBODY
        self.defender: Seat = NOBODY
        self.hypnotised: Seat = NOBODY
        self.swordsman: Seat = NOBODY
        self.winner: Seat = NOBODY
        self.face_up: list[int] = [NOBODY] * self.seats
        self.mine_is_in = False
        """I have passed, or made my sealed choice, in the open window."""
        self.trade = -1
        """The op of the last swap, or of the last theft."""
        self.card_bounds: Bounds | None = None
        """Once everything is read: where the cards may have been, and the professions."""
        self.job_bounds: Bounds | None = None
        self._lay_out()

    def _lay_out(self) -> None:
        n = self.seats
        seal = RED | GREEN if n == MOST else RED
        for marker in range(len(OBJECTS)):
            self.cards.put(min(marker, n), marker)
            if marker >= n:
                self.cards.first[marker] = ALL_OBJECTS & ~seal  # C2.4, C2.5 The sealed cards are in the hands
        for marker in range(len(PROFESSIONS)):
            self.professions.put(min(marker, n), marker)

    def next(self, i: int) -> Told | None:
        """The event after this one."""
        return self.events[i + 1] if i + 1 < len(self.events) else None

    def plain(self, seat: Seat, move: Move) -> None:
        """A move of which everything is known."""
        self.steps.append(_plain(seat, move))

    def hidden(self, code: int, seat: Seat, other: int, kind: int, op: int) -> None:
        """A move with a hidden card."""
        self.steps.append(Step(code, seat, other, kind, op, None))

    def show(self, holder: int, mask: int) -> int:
        """Somebody holds a card among these."""
        return self.cards.add(SHOW, holder, holder, [mask], [])

    def use(self, seat: Seat, profession: int) -> None:
        """C1.13 Somebody turns a profession up."""
        self.professions.add(SHOW, seat, seat, [1 << profession], [])
        self.face_up[seat] = profession
        if self.open == "d_prime":
            self.open = ""

    def draw(self, seat: Seat, card: str | None) -> None:
        """The top card of the deck is drawn."""
        op = self.cards.add(MOVE, self.seats, seat, [card_mask(card, ALL_OBJECTS)], [])
        self.hidden(DRAWS, seat, 0, 0, op)

    def look_at_society(self, seat: Seat, society: str | None) -> None:
        """A society, if it was shown."""
        if society is not None:
            self.societies[seat] = SOCIETIES.index(society)

    def look_at_hand(self, holder: int, hand: Sequence[str] | None) -> None:
        """A whole hand, or the deck, if it was shown."""
        if hand is not None:
            self.cards.add(HAND, holder, holder, [hand_mask(hand)], [])

    def deck_size(self) -> int:
        """How many cards the deck has now."""
        return self.cards.sizes[self.seats]

    # The windows of a duel

    def close(self) -> None:
        """The table closed the window that was open."""
        self.plain(TABLE, CLOSE)
        self.open = ""

    def asks(self) -> list[Seat]:
        """C10.40 Whom the open reaction window asks."""
        if self.open == "d4":
            return [self.attacker]
        if self.open == "d1_2":
            return [q for q in range(self.seats) if q != self.attacker and self._may_support(q)]
        if self.open != "d5":
            return [q for q in range(self.seats) if self.face_up[q] == NOBODY and self._may_react(q)]
        duellists = [self.attacker, self.defender]
        maybe_alchemist = self.alchemist_prevails and ALCHEMIST not in self.face_up
        others = [q for q in range(self.seats) if q not in duellists]
        return duellists + [
            q
            for q in others
            if supporter_may_play(q, self.face_up[q] != NOBODY, self.hypnotised, self.swordsman, maybe_alchemist)
        ]

    def _may_support(self, seat: Seat) -> bool:
        return seat != self.defender or self.face_up[seat] == NOBODY

    def _may_react(self, seat: Seat) -> bool:
        return may_react(self.open, seat, self.attacker, self.defender, self.hypnotised)

    def others_in_the_open_window(self, chance: Chance) -> list[Step]:
        """C10.26, C10.42 Nobody sees who has passed or chosen: anybody may have, but not everybody if that would close
        it."""
        steps: list[Step] = []
        if self.open in ("d1", "d4", "d5", "d6", "d8"):
            for q in self.asks():
                if q != self.me and chance.below(2):
                    steps.append(_plain(q, PASS))
        elif self.open == "d1_2":
            for q in self.asks():
                if q != self.me and chance.below(2):
                    steps.append(_plain(q, PASS if q == self.defender else chance.pick(SUPPORT)))
        elif self.open == "d8_9":
            for q in [self.winner, *[seat for seat in self.asks() if seat != self.winner]]:
                if q != self.me and chance.below(2):
                    steps.append(_plain(q, chance.pick([LOOK, STEAL]) if q == self.winner else PASS))
        elif self.open == "d2" or self.open == "sextant":
            sealed = [q for q in range(self.seats) if self.open == "sextant" or q not in (self.attacker, self.defender)]
            others = [q for q in sealed if q != self.me]
            chosen = [q for q in others if chance.below(2)]
            if len(chosen) == len(others) and (self.mine_is_in or self.me not in sealed):
                chosen.remove(chance.pick(chosen))
            for q in chosen:
                if self.open == "d2":
                    steps.append(_plain(q, chance.pick(SUPPORT)))
                else:
                    steps.append(Step(CHOOSES, q, 0, 0, -1, None))
        return steps


def _plain(seat: Seat, move: Move) -> Step:
    return Step(PLAIN, seat, 0, 0, -1, move)
