"""What objects and professions are worth to the canny bot of The Castle of the Devil."""

from __future__ import annotations

from typing import Final

from nightcoach.bots.mixing import mixed
from nightcoach.core.chance import Chance
from nightcoach.games.castle.bots.belief import Mind, society_of
from nightcoach.games.castle.cards import BAG_KEY, SEAL_OF_LODGE

TREASURE: Final = 10.0
DENIED: Final = 3.5
"""What the rivals collect is worth keeping from them."""
PLAIN: Final[tuple[float, ...]] = (
    *[0.0] * 8,  # Keys, Goblets and Bags: see below
    -2.0,  # black_pearl
    1.2,  # coat
    2.0,  # dagger
    2.0,  # gloves
    2.5,  # monocle
    2.0,  # poison_ring
    2.5,  # privilege
    1.5,  # seal_of_lodge: who plays for a society collects nothing for it
    1.2,  # sextant
    0.8,  # shattered_mirror
    1.8,  # throwing_knives
    1.2,  # tome
    1.8,  # whip
)
PROFESSION: Final[dict[str, float]] = {
    "swordsman": 3.0,
    "thug": 3.0,
    "diplomat": 3.5,
    "hypnotist": 3.0,
    "grand_master": 2.5,
    "bodyguard": 2.5,
    "doctor": 2.0,
    "priest": 2.0,
    "alchemist": 2.0,
    "clairvoyant": 1.5,
}


def worth(mind: Mind, card: int) -> float:
    """What I would give for having this object rather than nothing."""
    if card > BAG_KEY + 1:
        return PLAIN[card]
    mine = society_of(card) == mind.mine
    if card >= BAG_KEY and mind.deck:
        return 3.5 if mine else 2.5
    return TREASURE if mine else DENIED + rivals_hoard(mind)


def rivals_hoard(mind: Mind) -> float:
    """How many of the objects they need I know to be in hands that are likely the rivals', beyond the first."""
    found = 0.0
    for card in mind.counting(1 - mind.mine):
        q = mind.holder[card]
        if q >= 0 and q != mind.me:
            found += mind.still[card] * (1.0 - mind.friend[q])
    return max(0.0, found - 1.0)


def danger(mind: Mind, q: int) -> float:
    """How near this player is to a win against me, as far as I have seen: with his society, or alone with the Seal."""
    theirs = mind.held_by(q, 1 - mind.mine)
    shared = theirs * (1.0 - mind.friend[q]) * rivals_hoard(mind)
    if mind.holder[SEAL_OF_LODGE] == q:
        alone = mind.still[SEAL_OF_LODGE] * max(0.0, theirs + mind.held_by(q, mind.mine) - 1.0)
        return max(shared, alone)
    return shared


def own_count(mind: Mind) -> int:
    """C9.4 How many objects of mine count for my society."""
    cards = mind.counting(mind.mine)
    return len([card for card in mind.hand if card in cards])


def is_treasure(mind: Mind, card: int) -> bool:
    """Whether my society collects it."""
    return card <= BAG_KEY + 1 and society_of(card) == mind.mine and (card < BAG_KEY or mind.deck == 0)


def least(mind: Mind, cards: list[int], heat: float, chance: Chance) -> int:
    """One of these objects, likelier the less it is worth, so that what I part with tells little."""
    return cards[mixed([-worth(mind, card) for card in cards], heat, chance)]
