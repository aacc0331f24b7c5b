"""How the canny bot of The Castle of the Devil fights: whom it supports, what it throws in, when it stops a duel."""

from __future__ import annotations

from typing import Final

from nightcoach.core.chance import Chance
from nightcoach.games.castle.bots.belief import Mind
from nightcoach.games.castle.bots.worth import danger, worth
from nightcoach.games.castle.cards import POISON_RING

FIRM: Final = 6.0
"""How firmly a difference in friendship decides support: somebody 0.3 likelier to be a friend is chosen six times in
seven."""


def chance_of(chance: Chance, share: float) -> bool:
    """True in this share of cases."""
    return chance.below(1 << 20) < share * (1 << 20)


def support(mind: Mind, chance: Chance) -> str:
    """C6.9 The likelier friend, and between equals a coin."""
    duel = mind.view.duel
    assert duel is not None
    lead = mind.friend[duel.attacker] - mind.friend[duel.defender]
    share = 0.5 + FIRM * lead / (2.0 + 2.0 * FIRM * abs(lead))
    if abs(lead) > 0.6:
        share = 1.0 if lead > 0 else 0.0
    return "support sword" if chance_of(chance, share) else "support shield"


def liking(mind: Mind) -> float:
    """How much I want the attacker to win, from −1 to 1."""
    duel = mind.view.duel
    assert duel is not None
    if mind.me == duel.attacker:
        return 1.0
    if mind.me == duel.defender:
        return -1.0
    return mind.friend[duel.attacker] - mind.friend[duel.defender]


def priest(mind: Mind, chance: Chance) -> str:
    """C6.3 A Priest saves his own treasures, and now and then a friend's."""
    duel = mind.view.duel
    assert duel is not None
    paid = mind.view.sizes[duel.attacker] > 1
    if duel.defender == mind.me:
        stake = sum([worth(mind, card) for card in mind.hand]) / 12.0
        return "use_priest" if chance_of(chance, min(0.9, 0.2 + stake + (0.2 if paid else 0.0))) else "pass"
    return "use_priest" if paid and liking(mind) < -0.5 and chance_of(chance, 0.3) else "pass"


def support_or_stop(mind: Mind, chance: Chance) -> str:
    """C6.41 A Priest first decides whether there will be a duel; the defender has no side to choose."""
    if "use_priest" in mind.view.legal and priest(mind, chance) == "use_priest":
        return "use_priest"
    return "pass" if "pass" in mind.view.legal else support(mind, chance)


def hypnotise(mind: Mind) -> str:
    """C6.12 An opponent is taken out, the one with most tokens, if I am not well ahead anyway."""
    duel = mind.view.duel
    assert duel is not None
    if not duel.defender_side or duel.attack > duel.defence + 2:
        return "pass"
    best = max(duel.defender_side, key=lambda q: (mind.view.tokens[q], mind.friend[q] < 0.5))
    return f"hypnotise {best}"


def outcome(mind: Mind) -> int:
    """Who would win now: 1 the attacker, −1 the defender, 0 nobody."""
    duel = mind.view.duel
    assert duel is not None
    if duel.attack != duel.defence:
        return 1 if duel.attack > duel.defence else -1
    if "poison_ring" in duel.played:
        ring = mind.holder[POISON_RING]
        return 1 if ring == duel.attacker else -1
    return 0


def plays(mind: Mind, chance: Chance) -> str:
    """C6.16 Nothing while my side is winning; else what costs least and turns the duel, if anything does."""
    view, duel = mind.view, mind.view.duel
    assert duel is not None
    want = liking(mind)
    involved = mind.me in (duel.attacker, duel.defender)
    if mind.me in duel.attacker_side or mind.me in duel.defender_side:
        on_sword = mind.me in duel.attacker_side
        if (want > 0) != on_sword or abs(want) < 0.25:
            return verdict(mind, want, chance)
    side = 1 if want > 0 else -1
    if outcome(mind) == side:
        return "pass"
    short = (duel.defence - duel.attack) * side
    free = [words for words in view.legal if words in FREE]
    tokens = view.tokens[mind.me] if involved or abs(want) > 0.5 else 0
    ring = "play poison_ring" in view.legal or ("poison_ring" in duel.played and mind.holder[POISON_RING] == mind.me)
    enough = short if ring else short + 1
    if len(free) + tokens >= enough:
        if free:
            return chance.pick(free)
        if "play poison_ring" in view.legal and (short == 0 or tokens < short + 1):
            return "play poison_ring" if short == 0 else f"play tokens {short}"
        if enough > 0 and f"play tokens {enough}" in view.legal:
            return f"play tokens {enough}"
    if "play swordsman" in view.legal and alone(mind) * side >= 0:
        return "play swordsman"
    return verdict(mind, want, chance)


FREE: Final = (
    "play dagger",
    "play gloves",
    "play throwing_knives",
    "play whip",
    "play bodyguard",
    "play grand_master",
    "play thug",
)


def alone(mind: Mind) -> int:
    """C6.22 The attacker's lead if the supporters were out of it."""
    view, duel = mind.view, mind.view.duel
    assert duel is not None
    lead = view.staked[duel.attacker] - view.staked[duel.defender]
    lead += (1 if "dagger" in duel.played else 0) - (1 if "gloves" in duel.played else 0)
    lead += 1 if duel.attacker in duel.used and view.professions[duel.attacker] == "thug" else 0
    lead -= 1 if duel.defender in duel.used and view.professions[duel.defender] == "grand_master" else 0
    return lead


def verdict(mind: Mind, want: float, chance: Chance) -> str:
    """C6.23 An Alchemist decides for a clear friend against a clear rival who is about to win."""
    side = 1 if want > 0 else -1
    words = "play alchemist attacker" if side > 0 else "play alchemist defender"
    if words in mind.view.legal and abs(want) > 0.6 and outcome(mind) != side and chance_of(chance, 0.7):
        return words
    return "pass"


def answer_verdict(mind: Mind, chance: Chance) -> str:
    """C6.24 A Swordsman answers a verdict against him, if he does not lose without supporters."""
    duel = mind.view.duel
    assert duel is not None
    side = 1 if mind.me == duel.attacker else -1
    lost = duel.verdict != mind.me
    return "use_swordsman" if lost and alone(mind) * side >= 0 and chance_of(chance, 0.9) else "pass"


def doctor(mind: Mind, chance: Chance) -> str:
    """C6.30 A Doctor saves himself if he has something to lose, or a clear friend from a clear rival."""
    duel = mind.view.duel
    assert duel is not None
    if duel.winner is None or duel.winner == mind.me:
        return "pass"
    loser = duel.defender if duel.winner == duel.attacker else duel.attacker
    if loser == mind.me:
        stake = max([worth(mind, card) for card in mind.hand]) / 10.0
        return "use_doctor" if chance_of(chance, min(0.9, stake)) else "pass"
    closer = mind.friend[loser] - mind.friend[duel.winner]
    return "use_doctor" if closer > 0.7 and chance_of(chance, 0.4) else "pass"


def fate(mind: Mind) -> str:
    """C6.34 A look if the loser's society is uncertain; otherwise, or where treasure is known to be, theft."""
    duel = mind.view.duel
    assert duel is not None
    loser = duel.defender if mind.me == duel.attacker else duel.attacker
    doubt = 1.0 - abs(2.0 * mind.friend[loser] - 1.0)
    if mind.view.societies_seen[loser] is not None:
        doubt = 0.0
    loot = mind.held_by(loser, mind.mine)
    if loot > 0.7 or danger(mind, loser) > 0.7:
        return "steal"
    return "look" if doubt > 0.06 else "steal"
