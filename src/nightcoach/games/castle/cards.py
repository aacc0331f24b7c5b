"""C1, C2.7 The cards: societies, objects and professions as small numbers, and the tables of the rule book.

A hand is a set of objects, kept as the bits of one number: bit 5 is the object with number 5.
"""

from __future__ import annotations

from typing import Final, get_args

from nightcoach.games.castle import wire

NOBODY: Final = -1

# C1.3 Societies.
ORDER: Final = 0
BROTHERHOOD: Final = 1
SOCIETIES: Final[tuple[str, ...]] = get_args(wire.Society)

# C1.4 Objects: every card has its own number.
KEY_RED: Final = 0
KEY_GREEN: Final = 1
KEY_PLAIN: Final = 2
GOBLET_RED: Final = 3
GOBLET_GREEN: Final = 4
GOBLET_PLAIN: Final = 5
BAG_KEY: Final = 6
BAG_GOBLET: Final = 7
BLACK_PEARL: Final = 8
COAT: Final = 9
DAGGER: Final = 10
GLOVES: Final = 11
MONOCLE: Final = 12
POISON_RING: Final = 13
PRIVILEGE: Final = 14
SEAL_OF_LODGE: Final = 15
SEXTANT: Final = 16
SHATTERED_MIRROR: Final = 17
THROWING_KNIVES: Final = 18
TOME: Final = 19
WHIP: Final = 20

OBJECTS: Final[tuple[str, ...]] = get_args(wire.Object)
CARDS: Final = 21
"""How many objects there are."""
if len(OBJECTS) != CARDS:
    raise ValueError("every object of wire.Object has a number here, and CARDS counts them")
ALL_OBJECTS: Final = (1 << CARDS) - 1

KEYS: Final = 1 << KEY_RED | 1 << KEY_GREEN | 1 << KEY_PLAIN
GOBLETS: Final = 1 << GOBLET_RED | 1 << GOBLET_GREEN | 1 << GOBLET_PLAIN
BAGS: Final = 1 << BAG_KEY | 1 << BAG_GOBLET
# C1.6 Groups.
MUST_ACCEPT: Final = 1 << BLACK_PEARL | 1 << SHATTERED_MIRROR
ABILITIES: Final = 1 << COAT | 1 << MONOCLE | 1 << PRIVILEGE | 1 << SEXTANT | 1 << TOME
"""Trade abilities that do not depend on the deck; the Bags have one while the deck is not empty."""
DUEL_OBJECTS: Final = 1 << DAGGER | 1 << GLOVES | 1 << POISON_RING | 1 << THROWING_KNIVES | 1 << WHIP

# C1.8 Seals.
RED: Final = BAGS | 1 << KEY_RED | 1 << GOBLET_RED
GREEN: Final = 1 << KEY_GREEN | 1 << GOBLET_GREEN

# C1.4, C5.27 Kinds: 17 names while the deck is not empty.
KINDS: Final[tuple[str, ...]] = get_args(wire.Kind)
KIND_OF: Final[tuple[int, ...]] = (0, 0, 0, 1, 1, 1, *[card - 4 for card in range(BAG_KEY, CARDS)])
"""The kind of a card while the deck is not empty."""
KIND_BAG_KEY: Final = 2
KIND_BAG_GOBLET: Final = 3
CARDS_OF_KIND: Final[tuple[int, ...]] = (KEYS, GOBLETS, *[1 << card for card in range(BAG_KEY, CARDS)])
TURNED_CARDS_OF_KIND: Final[tuple[int, ...]] = (
    KEYS | 1 << BAG_KEY,
    GOBLETS | 1 << BAG_GOBLET,
    0,
    0,
    *[1 << card for card in range(BLACK_PEARL, CARDS)],
)
"""C8.2, C8.3 With an empty deck the Bags count as a Key and a Goblet and can no longer be named."""
ANNOUNCED: Final[tuple[str, ...]] = tuple(
    ["bag" if card in (BAG_KEY, BAG_GOBLET) else OBJECTS[card] for card in range(CARDS)]
)
"""C5.13 What is called out when an object with an ability is traded: both Bags are merely a Bag of Secrets."""

# C1.10 Professions.
ALCHEMIST: Final = 0
BODYGUARD: Final = 1
CLAIRVOYANT: Final = 2
DIPLOMAT: Final = 3
DOCTOR: Final = 4
GRAND_MASTER: Final = 5
HYPNOTIST: Final = 6
PRIEST: Final = 7
SWORDSMAN: Final = 8
THUG: Final = 9
PROFESSIONS: Final[tuple[str, ...]] = get_args(wire.Profession)
ALL_PROFESSIONS: Final = (1 << len(PROFESSIONS)) - 1
ONCE_ONLY: Final = 1 << ALCHEMIST | 1 << CLAIRVOYANT | 1 << DIPLOMAT | 1 << DOCTOR | 1 << PRIEST | 1 << SWORDSMAN
"""C1.11 Once used, they are spent for as long as they are face-up."""

TOKENS: Final = 12
"""C1.18 Duel tokens in the game; there are never more or fewer."""
FEWEST: Final = 4
MOST: Final = 8
PER_SOCIETY: Final[tuple[int, ...]] = (0, 0, 0, 0, 2, 3, 3, 4, 4)
"""C2.2 Society cards of each kind that are shuffled, by the number of players."""
LIMIT: Final[tuple[int, ...]] = (0, 0, 0, 0, 6, 5, 5, 5, 5)
"""C7.1 The most objects in a hand, by the number of players."""

# C9.2 Forms of a proclamation.
FORM_OWN: Final = 0
FORM_RIVAL: Final = 1
FORM_SOLO: Final = 2
FORMS: Final[tuple[str, ...]] = get_args(wire.Form)

# C6.2 Sides of a duel.
SWORD: Final = 0
SHIELD: Final = 1
SIDES: Final[tuple[str, ...]] = get_args(wire.Side)

CLOCKWISE: Final[list[list[list[int]]]] = [
    [[(first + i) % n for i in range(n)] for first in range(n)] for n in range(MOST + 1)
]
"""All seats in turn order, by the number of players and the first of them."""
EVERYBODY: Final[list[list[tuple[int, ...]]]] = [[tuple(row) for row in by_first] for by_first in CLOCKWISE]
"""The same, as windows ask them."""

ALONE: Final[list[tuple[int, ...]]] = [(seat,) for seat in range(MOST)]
"""One seat, as windows ask it."""
_SOME: Final[list[list[tuple[int, ...]]]] = [[()] * (n << n) for n in range(MOST + 1)]


def clockwise_in(n: int, first: int, among: int) -> tuple[int, ...]:
    """These seats, a set, clockwise from the first: each order is made once, when it is needed."""
    at = first << n | among
    found = _SOME[n][at]
    if not found:
        found = _SOME[n][at] = tuple([q for q in CLOCKWISE[n][first] if among >> q & 1])
    return found


SUPPORTERS: Final[list[list[list[tuple[int, ...]]]]] = [
    [[tuple([q for q in CLOCKWISE[n][a][1:] if q != d]) for d in range(n)] for a in range(n)] for n in range(MOST + 1)
]
"""Everybody but the duellists, clockwise from the attacker: by the number of players, attacker and defender."""

_LOW: Final = 11
_LOW_MASK: Final = (1 << _LOW) - 1


def _bits(mask: int, first: int) -> list[int]:
    return [first + bit for bit in range(_LOW) if mask >> bit & 1]


# Sets are taken apart all the time, so what is in either half of any set is looked up.
_IN_LOW: Final[list[list[int]]] = [_bits(mask, 0) for mask in range(1 << _LOW)]
_IN_HIGH: Final[list[list[int]]] = [_bits(mask, _LOW) for mask in range(1 << 10)]
_HOW_MANY: Final[list[int]] = [len(few) for few in _IN_LOW]


def cards_in(hand: int) -> list[int]:
    """The numbers in a set, ascending, as a new list."""
    return _IN_LOW[hand & _LOW_MASK] + _IN_HIGH[hand >> _LOW]


def cards_of(hand: int) -> list[int]:
    """The same, in a list that may be shared: nobody may change it."""
    low, high = hand & _LOW_MASK, hand >> _LOW
    if high == 0:
        return _IN_LOW[low]
    return _IN_LOW[low] + _IN_HIGH[high] if low else _IN_HIGH[high]


def count(things: int) -> int:
    """How many are in a set."""
    return _HOW_MANY[things & _LOW_MASK] + _HOW_MANY[things >> _LOW]


def names_in(hand: int) -> tuple[str, ...]:
    """The ids of the objects in a hand, in the order of the rule book."""
    return tuple([OBJECTS[card] for card in cards_in(hand)])


def professions_in(few: int) -> tuple[str, ...]:
    """The ids of the professions in a set."""
    return tuple([PROFESSIONS[p] for p in cards_in(few)])
