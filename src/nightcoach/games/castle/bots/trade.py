"""How the canny bot of The Castle of the Devil trades: answers that give little away, abilities, gifts."""

from __future__ import annotations

from typing import Final

from nightcoach.bots.mixing import mixed
from nightcoach.core.chance import Chance
from nightcoach.games.castle.bots.belief import NUMBER, Mind
from nightcoach.games.castle.bots.duel import chance_of
from nightcoach.games.castle.bots.worth import PROFESSION, is_treasure, least, own_count, worth
from nightcoach.games.castle.cards import (
    BAG_GOBLET,
    BAG_KEY,
    BLACK_PEARL,
    OBJECTS,
    ONCE_ONLY,
    PROFESSIONS,
    SEAL_OF_LODGE,
)

TRUSTED: Final = 0.88
"""From this likelihood on, somebody counts as a friend and gets what our society collects."""


def card_of(words: str) -> int:
    """The object that a move ends with."""
    return NUMBER[words[words.rindex(" ") + 1 :]]


def cards_of(legal: tuple[str, ...], verb: str) -> list[int]:
    """The objects that moves with this verb end with."""
    return [card_of(words) for words in legal if words.startswith(verb)]


def hands_over(mind: Mind, seat: int) -> bool:
    """Whether this friend should get a treasure of mine: we gather them in the hand that has most."""
    own = own_count(mind)
    return mind.friend[seat] >= TRUSTED and own > 0 and (own == 1 or mind.held_by(seat, mind.mine) >= own)


def answer(mind: Mind, chance: Chance) -> str:
    """C5.3 Neither answer is ever certain. A friend gets what we collect; others what I miss least."""
    view, pending = mind.view, mind.view.pending
    assert pending is not None
    assert pending.object is not None
    offered = NUMBER[pending.object]
    mine = cards_of(view.legal, "accept")
    if not mine:
        return "refuse"
    giver = pending.seat
    treasures = [card for card in mine if is_treasure(mind, card)]
    welcome = not is_treasure(mind, offered) and offered != BLACK_PEARL and hands_over(mind, giver)
    if treasures and welcome and ("refuse" not in view.legal or chance_of(chance, 0.92)):
        return f"accept {OBJECTS[treasures[0]]}"
    if mind.friend[giver] > 0.7 and len(mine) > 1:
        mine = [card for card in mine if card != BLACK_PEARL]
    if mind.friend[giver] < TRUSTED and len(mine) > 1:
        mine = [card for card in mine if card != SEAL_OF_LODGE]
    back = least(mind, mine, 0.7, chance)
    if "refuse" in view.legal:
        gain = worth(mind, offered) - worth(mind, back)
        if offered in (BAG_KEY, BAG_GOBLET) and mind.deck:
            gain += 2.5
        gain += 2.0 * (mind.friend[giver] - 0.5)
        share = min(0.92, max(0.08, 0.45 + 0.12 * gain))
        if not chance_of(chance, share):
            return "refuse"
    return f"accept {OBJECTS[back]}"


def ability(mind: Mind, chance: Chance) -> str:
    """C5.17 Draw, look and see; a new profession if mine is worth little now."""
    view, pending = mind.view, mind.view.pending
    assert pending is not None
    what, partner = pending.ability, pending.partner
    if what == "bag":
        return "use_clairvoyant" if "use_clairvoyant" in view.legal and mind.deck > 1 else "use_ability"
    if what in ("monocle", "privilege"):
        return "use_ability"
    if what == "sextant":
        if len(mind.hand) == 1 and worth(mind, mind.hand[0]) > 4.0:
            return "decline_ability"
        return "use_ability left" if chance.below(2) else "use_ability right"
    mine = value_of_profession(mind, mind.me)
    if what == "tome":
        return "use_ability" if value_of_profession(mind, partner) > mine else "decline_ability"
    return "use_ability" if mine < 2.3 else "decline_ability"


def value_of_profession(mind: Mind, seat: int) -> float:
    """What a seat's profession would be worth to me, turned face-down; my own as it lies."""
    view = mind.view
    if seat == mind.me:
        assert view.profession is not None
        spent = view.professions[seat] is not None and ONCE_ONLY >> PROFESSIONS.index(view.profession) & 1
        return 0.0 if spent else PROFESSION[view.profession]
    for seen in view.professions_seen:
        if seen.seat == seat and not seen.changed:
            return PROFESSION[seen.profession]
    return 2.4


def coat(mind: Mind, chance: Chance) -> str:
    """C5.22 The best of the leftovers."""
    names = list(mind.view.shown)
    return f"take_profession {names[mixed([PROFESSION[name] for name in names], 0.3, chance)]}"


def set_top(mind: Mind, chance: Chance) -> str:
    """C3.8 What I want most on top, and below it something that helps nobody much."""
    cards = [NUMBER[name] for name in mind.view.shown]
    best = max(cards, key=lambda card: worth(mind, card))
    rest = [card for card in cards if card != best]
    return f"set_top {OBJECTS[best]} {OBJECTS[least(mind, rest, 0.7, chance)]}"


def give_away(mind: Mind, verb: str, chance: Chance) -> str:
    """An object that I must part with: what I miss least."""
    return f"{verb} {OBJECTS[least(mind, cards_of(mind.view.legal, verb), 0.5, chance)]}"


def take(mind: Mind, chance: Chance) -> str:
    """C6.34 What I want most from the loser's hand."""
    cards = cards_of(mind.view.legal, "take")
    values = [worth(mind, card) for card in cards]
    return f"take {OBJECTS[cards[mixed(values, 0.3, chance)]]}"


def gift(mind: Mind, chance: Chance) -> str:
    """C7.3 Something a friend can use to a friend, or what I miss least to anybody; the Pearl to a rival."""
    seats = sorted({int(words.split(" ")[1]) for words in mind.view.legal})
    given = least(mind, mind.hand, 0.4, chance)
    sign = -1.0 if given == BLACK_PEARL else 1.0
    to = max(seats, key=lambda q: sign * mind.friend[q])
    return f"gift {to} {OBJECTS[given]}"
