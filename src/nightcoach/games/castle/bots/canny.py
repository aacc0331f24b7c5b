"""The canny bot of The Castle of the Devil: it moves the Bags, watches who sides with whom, and proclaims what it
knows.

All its knowledge is in the view. It weighs every split of the table into societies, remembers where it saw which object
and how often that hand has changed since, and in its turn takes the action that brings it nearest to a proclamation
that is right.
"""

from __future__ import annotations

from typing import Final

from nightcoach.bots.mixing import mixed
from nightcoach.core.chance import Chance
from nightcoach.games.castle.bots import duel, trade
from nightcoach.games.castle.bots.belief import Mind
from nightcoach.games.castle.bots.claim import next_name, proclamation
from nightcoach.games.castle.bots.worth import (
    danger,
    is_treasure,
    least,
    own_count,
    rivals_hoard,
    worth,
)
from nightcoach.games.castle.cards import (
    BAG_GOBLET,
    BAG_KEY,
    BLACK_PEARL,
    CARDS,
    KINDS,
    MONOCLE,
    OBJECTS,
    PRIVILEGE,
    SEAL_OF_LODGE,
)
from nightcoach.games.castle.wire_view import View

HEAT: Final = 0.08
"""How far the choice of an action spreads."""
USELESS: Final = -0.1

# Duels: how likely a win or a draw is if nobody favours either side, and what one more supporter changes.
LEVEL_WON: Final = 0.36
LEVEL_DRAWN: Final = 0.27
SUPPORTER: Final = 0.14
TOKEN: Final = 0.07
# And what it yields; the unit is a look at somebody about whom nothing is known.
CARD: Final = 0.5
LOOT: Final = 1.1
ANYTHING: Final = 0.35
DANGER: Final = 0.4


class CannyCastle:
    """An answer for every window."""

    def __repr__(self) -> str:
        return 'nightcoach.bot("castle", "canny")'

    def choose(self, view: View, chance: Chance) -> str:
        """The words of a legal move."""
        legal = view.legal
        if len(legal) == 1:
            return legal[0]
        mind = Mind(view)
        window = view.window
        if window == "turn":
            return turn(mind, chance)
        if window == "d2":
            return duel.support(mind, chance)
        if window == "d5":
            return duel.plays(mind, chance)
        if window == "answer":
            return trade.answer(mind, chance)
        if window == "ability":
            return trade.ability(mind, chance)
        if window == "naming":
            return next_name(mind)
        if window == "fate":
            return duel.fate(mind)
        if window == "take":
            return trade.take(mind, chance)
        if window == "gift":
            return trade.gift(mind, chance)
        if window == "d1_2":
            return duel.support_or_stop(mind, chance)
        if window == "d8_9":
            return duel.fate(mind) if "look" in legal else duel.doctor(mind, chance)
        if window == "d1":
            return duel.priest(mind, chance)
        if window == "d4":
            return duel.hypnotise(mind)
        if window == "d6":
            return duel.answer_verdict(mind, chance)
        if window == "d8":
            return duel.doctor(mind, chance)
        if window == "coat":
            return trade.coat(mind, chance)
        if window == "set_top":
            return trade.set_top(mind, chance)
        if window == "d_prime":
            return demand(mind, 0.6) or "pass"
        verb = {"sextant": "pass_object"}.get(window, window)
        return trade.give_away(mind, verb, chance)


def turn(mind: Mind, chance: Chance) -> str:
    """C3.2 A proclamation if it is good enough, a demand if it will be met, or the action that promises most."""
    words = proclamation(mind) if mind.view.fresh or mind.view.options.proclaim_after_free else ""
    if not words:
        words = demand(mind, 0.6)
    if words:
        return words
    moves: list[str] = []
    values: list[float] = []
    for q in range(mind.seats):
        if q != mind.me:
            moves.append(f"challenge {q}")
            values.append(hope_of_duel(mind, q))
            moves.append(f"spy {q}")
            values.append(hope_of_spying(mind, q))
            card, value = best_offer(mind, q, chance)
            moves.append(f"offer {q} {OBJECTS[card]}")
            values.append(value)
    return moves[mixed(values, HEAT, chance)]


def demand(mind: Mind, sure: float) -> str:
    """C5.26 A fresh Diplomat asks for a treasure where he has seen one, or for the Seal."""
    if mind.view.profession != "diplomat" or mind.view.professions[mind.me] is not None:
        return ""
    best, words = sure, ""
    junk = min(mind.hand, key=lambda card: worth(mind, card))
    if is_treasure(mind, junk):
        return ""
    for card in mind.counting(mind.mine):
        q = mind.holder[card]
        if q >= 0 and q != mind.me and mind.still[card] >= best:
            best, words = mind.still[card], f"demand {q} {KINDS[mind.mine]} {OBJECTS[junk]}"
    return words


def hope_of_duel(mind: Mind, q: int) -> float:
    """What a challenge promises: a look at somebody uncertain, or treasure; a drawn duel brings a card."""
    view = mind.view
    f = mind.friend[q]
    win = LEVEL_WON + TOKEN * (view.tokens[mind.me] - view.tokens[q])
    for r in range(mind.seats):
        if r != mind.me and r != q:
            win += SUPPORTER * (mind.friend[r] - (f * mind.friend[r] + (1.0 - f) * (1.0 - mind.friend[r])))
    win = min(0.85, max(0.1, win))
    tie = LEVEL_DRAWN * (1.0 - abs(win - LEVEL_WON))
    doubt = 0.0 if view.societies_seen[q] is not None else 1.0 - abs(2.0 * f - 1.0)
    loot = mind.held_by(q, mind.mine)
    theft = DANGER * danger(mind, q) + ANYTHING * (1.0 - f) + LOOT * loot * (1.0 if f < 0.5 else 0.4)
    gain = win * max(doubt, theft) + (tie * CARD if mind.deck else 0.0)
    stake = 0.1 + 0.12 * own_count(mind)
    return gain - (1.0 - win - tie) * stake * (1.0 - f)


def hope_of_spying(mind: Mind, q: int) -> float:
    """What a look at one object promises: most where a friend or a rival may have what is missing."""
    sure = abs(2.0 * mind.friend[q] - 1.0)
    if mind.friend[q] > 0.5:
        return unknown(mind, q) * sure * (0.15 + 0.15 * own_count(mind))
    return unknown(mind, q) * sure * (0.2 + 0.2 * rivals_hoard(mind))


def unknown(mind: Mind, q: int) -> float:
    """The share of a hand that I know nothing about."""
    known = 0.0
    for card in range(CARDS):
        if mind.holder[card] == q:
            known += mind.still[card]
    size = mind.view.sizes[q]
    return max(0.0, size - known) / size


def best_offer(mind: Mind, q: int, chance: Chance) -> tuple[int, float]:
    """The object to offer to this player, and what that promises."""
    f = mind.friend[q]
    hand = mind.hand
    if mind.deck:
        for bag in (BAG_KEY, BAG_GOBLET):
            if bag in hand:
                return bag, 0.9 + 0.25 * f
    if hands_gather(mind, q):
        cards = [card for card in hand if is_treasure(mind, card)]
        return cards[0], 0.8
    if BLACK_PEARL in hand and f < 0.5:
        return BLACK_PEARL, 0.35 + 0.35 * own_count(mind)
    spare = [card for card in hand if card != BLACK_PEARL and not is_treasure(mind, card)]
    if not spare:
        return hand[0], USELESS
    doubt = 0.0 if mind.view.societies_seen[q] is not None else 1.0 - abs(2.0 * f - 1.0)
    if MONOCLE in hand and doubt > 0.3:
        return MONOCLE, 0.6 * doubt
    if PRIVILEGE in hand and f > trade.TRUSTED:
        return PRIVILEGE, 0.5
    if SEAL_OF_LODGE in spare and f < trade.TRUSTED and len(spare) > 1:
        spare.remove(SEAL_OF_LODGE)  # a friend may have it; anybody else could win with it alone
    card = least(mind, spare, 0.7, chance)
    own = own_count(mind)
    if f > trade.TRUSTED and own > 0:  # a friend who knows me gives me what we collect
        hope = mind.held_by(q, mind.mine) + 0.2 * unknown(mind, q) * mind.view.sizes[q]
        return card, (0.25 + 0.2 * own) * min(1.0, hope)
    return card, USELESS


def hands_gather(mind: Mind, q: int) -> bool:
    """Whether I bring my treasure to this friend, who has more."""
    own = own_count(mind)
    return own > 0 and mind.friend[q] >= trade.TRUSTED and mind.held_by(q, mind.mine) > own
