"""L1, L2 The roles, which the rule book calls characters, and how many are dealt: presets, a custom list, or at
random."""

from __future__ import annotations

import difflib
from typing import Final, get_args

from nightcoach.core.chance import Chance
from nightcoach.core.errors import BadOption
from nightcoach.games.lupus.wire_names import Party, Role

FEWEST: Final = 8
MOST: Final = 24
NOBODY: Final = -1

# L1.1 A role is a small number, in the order of the book.
WEREWOLF: Final = 0
VILLAGER: Final = 1
SEER: Final = 2
MEDIUM: Final = 3
POSSESSED: Final = 4
BODYGUARD: Final = 5
OWL: Final = 6
FREEMASON: Final = 7
WEREHAMSTER: Final = 8
MYTHOMANIAC: Final = 9
ROLES: Final[tuple[Role, ...]] = get_args(Role)

# L0.4 Who wins with whom.
VILLAGE: Final = 0
PACK: Final = 1
HAMSTER: Final = 2
PARTIES: Final[tuple[Party, ...]] = get_args(Party)
PARTY_OF: Final[tuple[int, ...]] = (PACK, VILLAGE, VILLAGE, VILLAGE, PACK, VILLAGE, VILLAGE, VILLAGE, HAMSTER, VILLAGE)
"""By role."""

UNITS: Final = (MEDIUM, POSSESSED, BODYGUARD, OWL, FREEMASON, WEREHAMSTER, MYTHOMANIAC)
"""L2.12 The specials in the order of the book; both Freemasons are one unit.

One more changes what is dealt and called: `full`, `base` (unless it comes last), the coins of `lot`, and the calls of a
secret list. The same seed then leads to a different game, so the version of the game rises (docs/compatibility.md).
"""
LEAST: Final = {MEDIUM: 9, POSSESSED: 10, BODYGUARD: 11, OWL: 12, FREEMASON: 13, WEREHAMSTER: 15, MYTHOMANIAC: 16}
"""L2.4 The fewest players for each."""
if len(PARTY_OF) != len(ROLES) or set(LEAST) != set(UNITS):
    raise ValueError("every role needs a party in PARTY_OF, and every unit a number of players in LEAST")
STOCK: Final = 12
"""L2.4 How many Villager cards there are."""
DEADLY_FROM: Final = 21
"""L2.11 With at least as many players at setup the Owl is deadly."""


def wolves_of(seats: int) -> int:
    """L2.2 Two Werewolves for up to fifteen players, three for more."""
    return 2 if seats < 16 else 3


def candidates(seats: int, minimums: bool) -> list[int]:
    """L2.4 The units permitted at this size; all of them if the host disregards the minimums."""
    return [unit for unit in UNITS if not minimums or seats >= LEAST[unit]]


def with_units(seats: int, units: list[int]) -> list[int]:
    """How many of each role: these units, the Werewolves, the Seer, and Villagers for the rest (may be < 0)."""
    counts = [0] * len(ROLES)
    counts[WEREWOLF] = wolves_of(seats)
    counts[SEER] = 1
    for unit in units:
        counts[unit] = 2 if unit == FREEMASON else 1
    counts[VILLAGER] = seats - sum(counts)
    return counts


def full(seats: int) -> list[int]:
    """L2.5 Every special role allowed at that size."""
    return with_units(seats, candidates(seats, True))


def base(seats: int) -> list[int]:
    """L2.6 No specials but those needed to have at most twelve Villagers, in the order of the book."""
    units: list[int] = []
    while with_units(seats, units)[VILLAGER] > STOCK:
        units.append(UNITS[len(units)])
    return with_units(seats, units)


FAIR_1: Final[dict[int, tuple[int, ...]]] = {
    8: (),
    9: (),
    10: (MEDIUM,),
    11: (BODYGUARD,),
    12: (),
    13: (),
    14: (),
    15: (OWL,),
    16: (OWL, MYTHOMANIAC),
    17: (OWL, MYTHOMANIAC),
    18: (OWL, MYTHOMANIAC),
    19: (OWL, FREEMASON),
    20: (MEDIUM, OWL, FREEMASON),
    21: (MEDIUM, OWL, FREEMASON, MYTHOMANIAC),
    22: (MEDIUM, BODYGUARD, OWL, FREEMASON, WEREHAMSTER),
    23: (MEDIUM, BODYGUARD, OWL, FREEMASON, WEREHAMSTER, MYTHOMANIAC),
    24: (MEDIUM, POSSESSED, BODYGUARD, OWL, FREEMASON, WEREHAMSTER, MYTHOMANIAC),
}
"""L2.15 The specials of each number of players with which bots play the most even games (`make balance`). It never
changes, since records name it: another measurement brings another preset, with the next number."""


def fair_1(seats: int) -> list[int]:
    """L2.15 The measured sets."""
    return with_units(seats, list(FAIR_1[seats]))


def of_preset(preset: str, seats: int) -> list[int]:
    """L2.5, L2.6, L2.15 The presets that follow a table."""
    return full(seats) if preset == "full" else base(seats) if preset == "base" else fair_1(seats)


def betrays(counts: list[int], stock: bool) -> bool:
    """L2.14 With the Possessed counted among the Villagers, the public list would have more of them than there are
    cards."""
    return stock and counts[POSSESSED] > 0 and counts[VILLAGER] >= STOCK


def admissible(counts: list[int], stock: bool, hidden: bool) -> bool:
    """L2.12 Whether a random draw of these counts is valid."""
    villagers = counts[VILLAGER]
    return villagers >= 0 and not (stock and villagers > STOCK) and not (hidden and betrays(counts, stock))


def sets_of_units(seats: int, minimums: bool, stock: bool, hidden: bool) -> list[list[int]]:
    """L2.12 All admissible sets; preset `lot` makes them equally likely."""
    among = candidates(seats, minimums)
    found: list[list[int]] = []
    for bits in range(1 << len(among)):
        units = [among[i] for i in range(len(among)) if bits >> i & 1]
        if admissible(with_units(seats, units), stock, hidden):
            found.append(units)
    return found


def at_random(seats: int, minimums: bool, stock: bool, hidden: bool, chance: Chance) -> list[int]:
    """L2.12 Toss a fair coin for each candidate; toss them all again if the list is not valid."""
    among = candidates(seats, minimums)
    while True:
        counts = with_units(seats, [unit for unit in among if chance.below(2)])
        if admissible(counts, stock, hidden):
            return counts


def check_custom(counts: list[int], minimums: bool, stock: bool) -> None:
    """L2.7 A custom list satisfies L2.2–L2.4, or is refused with the reason."""
    seats = sum(counts)
    if not FEWEST <= seats <= MOST:
        raise _refused("total", "", seats, 0, f"{seats} characters; there are {FEWEST} to {MOST} players", "L0.1")
    wolves = wolves_of(seats)
    if counts[WEREWOLF] != wolves:
        found = counts[WEREWOLF]
        raise _refused("wolves", "", found, wolves, f"{seats} players have {wolves} Werewolves, not {found}", "L2.2")
    if counts[SEER] != 1:
        raise _refused("seer", "", counts[SEER], 1, f"there is exactly one Seer, not {counts[SEER]}", "L2.2")
    for unit in UNITS:
        name, found = ROLES[unit], counts[unit]
        if unit == FREEMASON and found not in (0, 2):
            raise _refused("masons", name, found, 2, f"there are either two Freemasons or none, not {found}", "L2.4")
        if unit != FREEMASON and found > 1:
            raise _refused("one", name, found, 1, f"there is only one {name}, not {found}", "L2.4")
        if found and minimums and seats < LEAST[unit]:
            why = f"{name} is for {LEAST[unit]} players or more, not for {seats}"
            raise _refused("least", name, seats, LEAST[unit], why, "L2.4")
    if stock and counts[VILLAGER] > STOCK:
        found = counts[VILLAGER]
        raise _refused("stock", "", found, STOCK, f"there are {STOCK} Villager cards, not {found}", "L2.4")


def check_steps(counts: list[int], role: int) -> None:
    """L2.16 There is nobody of this character to take away, or no Villager in whose place one more could come."""
    if counts[role] < 0:
        raise _refused("none", ROLES[role], 0, 0, f"there is no {ROLES[role]} in it", "L2.16")
    if counts[VILLAGER] < 0:
        raise _refused("rest", ROLES[role], 0, 0, f"no Villager is left whose place {ROLES[role]} could take", "L2.16")


def _refused(fault: str, name: str, found: int, wanted: int, why: str, rule: str, near: str = "") -> BadOption:
    facts = {"fault": fault, "name": name, "near": near, "found": str(found), "wanted": str(wanted), "rule": rule}
    return BadOption("custom_list", f"custom_list is refused: {why} ({rule})", facts)


def read_list(text: str) -> list[int]:
    """The counts of `werewolf:2,seer:1,villager:5`; each role at most once, in any order."""
    counts = [0] * len(ROLES)
    for part in text.split(","):
        name, colon, number = part.partition(":")
        if name not in ROLES or not colon or number not in [str(n) for n in range(1, MOST + 1)]:
            raise _misspelt(part, name)
        if counts[ROLES.index(name)]:
            raise _refused("twice", name, 0, 0, f"{name} appears twice", "L8.47")
        counts[ROLES.index(name)] = int(number)
    return counts


def _misspelt(part: str, name: str) -> BadOption:
    """L8.47 The refusal of a part that is not a role with its number; it suggests the role with the closest
    spelling."""
    near = [] if name in ROLES else difflib.get_close_matches(name.strip().lower(), ROLES, 1)
    if near:
        why = f"there is no character '{name}'; did you mean '{near[0]}'?"
        return _refused("near", name, 0, 0, why, "L8.47", near[0])
    why = f"'{part}' is not CHARACTER:COUNT with a character among {', '.join(ROLES)}"
    return _refused("word", part, 0, 0, why, "L8.47")
