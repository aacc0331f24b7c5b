"""Every move of the game (appendix A), built once: `offer 2 coat`, `demand 3 key whip`, `play tokens 2`."""

from __future__ import annotations

from typing import Final

from nightcoach.core.moves import Move, MoveTable
from nightcoach.games.castle.cards import (
    ALCHEMIST,
    BAG_GOBLET,
    BAG_KEY,
    BODYGUARD,
    CARDS,
    DUEL_OBJECTS,
    GRAND_MASTER,
    KIND_BAG_GOBLET,
    KIND_BAG_KEY,
    KINDS,
    MOST,
    OBJECTS,
    PROFESSIONS,
    SIDES,
    SWORDSMAN,
    THUG,
    TOKENS,
    cards_in,
)

Spelled = tuple[str, tuple[int, ...], bool]
_SEATS = range(MOST)
_CARDS = range(CARDS)


def _each_card(verb: str, sealed: bool = False) -> list[Spelled]:
    return [(f"{verb} {OBJECTS[card]}", (card,), sealed) for card in _CARDS]


def _each_seat(verb: str) -> list[Spelled]:
    return [(f"{verb} {seat}", (seat,), False) for seat in _SEATS]


def _spelled() -> list[Spelled]:
    """Every move in the order of its code. Never reorder, only append."""
    moves: list[Spelled] = [(words, (), False) for words in ("close", "pass", "refuse", "look", "steal")]
    moves += [("decline_ability", (), False), ("use_ability", (), False)]
    moves += [("use_ability left", (1,), False), ("use_ability right", (-1,), False)]
    moves += [(words, (), False) for words in ("use_clairvoyant", "use_priest", "use_swordsman", "use_doctor")]
    moves += [("proclaim own", (0,), False), ("proclaim rival", (1,), False), ("proclaim solo", (2,), False)]
    moves.append(("that_is_all", (), False))
    moves += [(f"support {SIDES[side]}", (side,), True) for side in range(2)]  # C6.10 sealed
    moves += [*_each_seat("spy"), *_each_seat("challenge"), *_each_seat("hypnotise"), *_each_seat("name")]
    moves += [*_each_card("accept"), *_each_card("give_demanded"), *_each_card("pay_priest")]
    moves += [*_each_card("take"), *_each_card("give_back"), *_each_card("pass_object", True)]  # C5.24 sealed
    moves += [(f"take_profession {PROFESSIONS[p]}", (p,), False) for p in range(len(PROFESSIONS))]
    moves += [(f"play {OBJECTS[card]}", (card,), False) for card in cards_in(DUEL_OBJECTS)]
    for profession in (BODYGUARD, GRAND_MASTER, SWORDSMAN, THUG):
        moves.append((f"play {PROFESSIONS[profession]}", (profession,), False))
    moves += [("play alchemist attacker", (ALCHEMIST, 0), False), ("play alchemist defender", (ALCHEMIST, 1), False)]
    moves += [(f"play tokens {n}", (n,), False) for n in range(1, TOKENS + 1)]
    for seat in _SEATS:
        moves += [(f"offer {seat} {OBJECTS[card]}", (seat, card), False) for card in _CARDS]
        moves += [(f"gift {seat} {OBJECTS[card]}", (seat, card), False) for card in _CARDS]
    for first in _CARDS:
        moves += [(f"set_top {OBJECTS[first]} {OBJECTS[b]}", (first, b), False) for b in _CARDS if b != first]
    for seat in _SEATS:
        for kind in range(len(KINDS)):
            moves += [(f"demand {seat} {KINDS[kind]} {OBJECTS[card]}", (seat, kind, card), False) for card in _CARDS]
    return moves


MOVES: Final = MoveTable("nightcoach.games.castle.moves", _spelled())

CLOSE: Final = MOVES["close"]
PASS: Final = MOVES["pass"]
REFUSE: Final = MOVES["refuse"]
LOOK: Final = MOVES["look"]
STEAL: Final = MOVES["steal"]
DECLINE: Final = MOVES["decline_ability"]
USE: Final = MOVES["use_ability"]
USE_LEFT: Final = MOVES["use_ability left"]
USE_RIGHT: Final = MOVES["use_ability right"]
USE_CLAIRVOYANT: Final = MOVES["use_clairvoyant"]
USE_PRIEST: Final = MOVES["use_priest"]
USE_SWORDSMAN: Final = MOVES["use_swordsman"]
USE_DOCTOR: Final = MOVES["use_doctor"]
OWN: Final = MOVES["proclaim own"]
RIVAL: Final = MOVES["proclaim rival"]
SOLO: Final = MOVES["proclaim solo"]
THAT_IS_ALL: Final = MOVES["that_is_all"]
SUPPORT: Final[list[Move]] = [MOVES[f"support {side}"] for side in SIDES]
PLAY_ALCHEMIST: Final[list[Move]] = [MOVES["play alchemist attacker"], MOVES["play alchemist defender"]]
PLAY_SWORDSMAN: Final = MOVES["play swordsman"]
PLAY_BODYGUARD: Final = MOVES["play bodyguard"]
PLAY_GRAND_MASTER: Final = MOVES["play grand_master"]
PLAY_THUG: Final = MOVES["play thug"]
PLAY_TOKENS: Final[list[Move]] = [MOVES[f"play tokens {n}"] for n in range(1, TOKENS + 1)]


def _by_card(verb: str) -> list[Move]:
    return [MOVES[f"{verb} {OBJECTS[card]}"] for card in _CARDS]


def _by_seat(verb: str) -> list[Move]:
    return [MOVES[f"{verb} {seat}"] for seat in _SEATS]


ACCEPT: Final[list[Move]] = _by_card("accept")
GIVE_DEMANDED: Final[list[Move]] = _by_card("give_demanded")
PAY_PRIEST: Final[list[Move]] = _by_card("pay_priest")
TAKE: Final[list[Move]] = _by_card("take")
GIVE_BACK: Final[list[Move]] = _by_card("give_back")
PASS_OBJECT: Final[list[Move]] = _by_card("pass_object")
PLAY_OBJECT: Final[dict[int, Move]] = {card: MOVES[f"play {OBJECTS[card]}"] for card in cards_in(DUEL_OBJECTS)}
TAKE_PROFESSION: Final[list[Move]] = [MOVES[f"take_profession {name}"] for name in PROFESSIONS]
SPY: Final[list[Move]] = _by_seat("spy")
CHALLENGE: Final[list[Move]] = _by_seat("challenge")
HYPNOTISE: Final[list[Move]] = _by_seat("hypnotise")
NAME: Final[list[Move]] = _by_seat("name")
GIFT: Final[list[list[Move]]] = [[MOVES[f"gift {seat} {OBJECTS[card]}"] for card in _CARDS] for seat in _SEATS]
OFFER: Final[list[list[Move]]] = [[MOVES[f"offer {seat} {OBJECTS[card]}"] for card in _CARDS] for seat in _SEATS]
SET_TOP: Final[list[list[Move]]] = [
    [PASS if a == b else MOVES[f"set_top {OBJECTS[a]} {OBJECTS[b]}"] for b in _CARDS] for a in _CARDS
]
"""By the first and the second card, which always differ."""
DEMAND: Final[dict[tuple[int, int, int], Move]] = {
    (move.numbers[0], move.numbers[1], move.numbers[2]): move for move in MOVES if move.verb == "demand"
}

JUST_PASS: Final = [PASS]
JUST_CLOSE: Final = [CLOSE]

# Lists that are legal again and again, built once: by the number of players and the seat that moves.
OTHERS: Final[list[list[list[int]]]] = [[[q for q in range(n) if q != p] for p in _SEATS] for n in range(MOST + 1)]
SPIES: Final[list[list[list[Move]]]] = [[[SPY[q] for q in row] for row in by_seat] for by_seat in OTHERS]
CHALLENGES: Final[list[list[list[Move]]]] = [[[CHALLENGE[q] for q in row] for row in by_seat] for by_seat in OTHERS]
ALWAYS: Final[list[list[list[Move]]]] = [
    [SPIES[n][p] + CHALLENGES[n][p] for p in range(len(by_seat))] for n, by_seat in enumerate(OTHERS)
]
"""What the active player may do, whatever is in the hand."""
OFFERS: Final[list[list[list[list[Move]]]]] = [
    [[[OFFER[q][card] for q in row] for card in _CARDS] for row in by_seat] for by_seat in OTHERS
]
"""C5.1 By the number of players, the offering seat and the object."""


def _demands(others: list[int], card: int, kinds: list[int]) -> list[Move]:
    return [DEMAND[q, kind, card] for q in others for kind in kinds]


def _nameable(card: int) -> list[int]:
    """C5.28 No demand for a Bag with the other Bag."""
    barred = KIND_BAG_GOBLET if card == BAG_KEY else KIND_BAG_KEY if card == BAG_GOBLET else -1
    return [kind for kind in range(len(KINDS)) if kind != barred]


DEMANDS: Final[list[list[list[list[Move]]]]] = [
    [[_demands(row, card, _nameable(card)) for card in _CARDS] for row in by_seat] for by_seat in OTHERS
]
"""C5.26 By the number of players, the Diplomat's seat and the committed object, while the deck is not empty."""
_TURNED: Final[list[int]] = [kind for kind in range(len(KINDS)) if kind not in (KIND_BAG_KEY, KIND_BAG_GOBLET)]
TURNED_DEMANDS: Final[list[list[list[list[Move]]]]] = [
    [[_demands(row, card, _TURNED) for card in _CARDS] for row in by_seat] for by_seat in OTHERS
]
"""C5.27 With an empty deck: 15 names."""
