"""When the canny bot of The Castle of the Devil proclaims, and whom it names: never on a hunch."""

from __future__ import annotations

from typing import Final

from nightcoach.games.castle.bots.belief import Mind

SURE_ENOUGH: Final = 0.93
"""How likely a claim must be to be right."""

HOPELESS: Final = 0.02
AHEAD: Final = 1.0
"""By how many objects my society must be ahead of the rivals, as far as I know, for me to stay with it though I could
win alone: a win of all its members is worth more to it than mine."""


class Plan:
    """Whom to name, and how likely that is right."""

    def __init__(self, names: int, odds: float) -> None:
        self.names = names
        """As bits."""
        self.odds = odds


def best_plan(mind: Mind, own: bool, named: int) -> Plan:
    """C9.8–C9.14 The names, beyond those already named, that make the claim most likely right."""
    society = mind.mine if own else 1 - mind.mine
    likely: list[int] = []
    for q in range(mind.seats):
        if q != mind.me and named >> q & 1 == 0 and mind.held_by(q, society) > 0.3:
            belongs = mind.friend[q] if own else 1.0 - mind.friend[q]
            if belongs > 0.5:
                likely.append(q)
    best = Plan(named, odds_of(mind, own, named) if own or named else 0.0)
    for few in range(1, 1 << len(likely)):
        if few.bit_count() > 3:
            continue
        names = named
        for i in range(len(likely)):
            if few >> i & 1:
                names |= 1 << likely[i]
        odds = odds_of(mind, own, names)
        if odds > best.odds + 1e-9:
            best = Plan(names, odds)
    return best


def odds_of(mind: Mind, own: bool, names: int) -> float:
    """How likely it is right to name exactly these: over all splits, and over where the objects are by now."""
    society = mind.mine if own else 1 - mind.mine
    chances = totals(mind, society, names, own)
    odds = 0.0
    for i in range(len(mind.splits)):
        split = mind.splits[i]
        members = split if own else ~split
        if names & members != names:
            continue
        need = mind.need(split, society)
        right = sum(chances[need:])
        if mind.view.options.name_every_holder:
            right *= nobody_else(mind, society, names, members)
        odds += mind.weights[i] * right
    return odds


def totals(mind: Mind, society: int, names: int, own: bool) -> list[float]:
    """How likely each total is, with every named player holding at least one."""
    cards = mind.counting(society)
    chances = [1.0, 0.0, 0.0, 0.0, 0.0]
    for q in range(mind.seats):
        if names >> q & 1 == 0 and not (own and q == mind.me):
            continue
        hold = [1.0, 0.0, 0.0, 0.0, 0.0]
        for card in cards:
            if mind.holder[card] == q:
                p = mind.still[card]
                hold = [hold[k] * (1.0 - p) + (hold[k - 1] * p if k else 0.0) for k in range(5)]
        hold[0] = 0.0
        after = [0.0] * 5
        for a in range(5):
            for b in range(5 - a):
                after[a + b] += chances[a] * hold[b]
        chances = after
    return chances


def nobody_else(mind: Mind, society: int, names: int, members: int) -> float:
    """OPT-G How likely no unnamed member holds something that counts."""
    unnamed = [q for q in range(mind.seats) if members >> q & 1 and names >> q & 1 == 0 and q != mind.me]
    hidden = mind.deck + sum([mind.view.sizes[q] for q in range(mind.seats) if q != mind.me])
    share = sum([mind.view.sizes[q] for q in unnamed]) / max(1, hidden)
    clear = 1.0
    for card in mind.counting(society):
        if mind.holder[card] in unnamed:
            clear *= 1.0 - mind.still[card]
        clear *= 1.0 - (1.0 - mind.still[card]) * share
    return clear


def proclamation(mind: Mind) -> str:
    """C9.2 The words of a proclamation that is good enough now, or nothing."""
    legal = mind.view.legal
    best, words = SURE_ENOUGH, ""
    for own, spoken in ((True, "proclaim own"), (False, "proclaim rival")):
        if spoken in legal:
            plan = best_plan(mind, own, 0)
            if plan.odds >= best:
                best, words = plan.odds, spoken
    if not words and "proclaim solo" in legal and gathered(mind, mind.mine) - gathered(mind, 1 - mind.mine) < AHEAD:
        return "proclaim solo"
    return words


def gathered(mind: Mind, society: int) -> float:
    """How many of the objects that a society needs are with its members, as far as I have seen."""
    found = 0.0
    for card in mind.counting(society):
        q = mind.holder[card]
        if q >= 0:
            found += mind.still[card] * (mind.friend[q] if society == mind.mine else 1.0 - mind.friend[q])
    return found


def next_name(mind: Mind) -> str:
    """C9.8 The next name, or that is all: reconsidered after every hand that is revealed."""
    view = mind.view
    named = 0
    for laid in view.laid:
        if laid.seat != mind.me:
            named |= 1 << laid.seat
    own = "that_is_all" in view.legal if not named else claims_own(mind)
    plan = best_plan(mind, own, named)
    more = plan.names & ~named
    open_names = [q for q in range(mind.seats) if q != mind.me and named >> q & 1 == 0]
    if more:
        names = [q for q in open_names if more >> q & 1]
        return f"name {max(names, key=lambda q: abs(mind.friend[q] - 0.5))}"
    if "that_is_all" in view.legal and (plan.odds > HOPELESS or not open_names):
        return "that_is_all"
    # Somebody else began this proclamation: stopping here is certainly wrong, so take the best guess.
    sign = 1.0 if own else -1.0
    return f"name {max(open_names, key=lambda q: (sign * mind.friend[q], view.sizes[q]))}"


def claims_own(mind: Mind) -> bool:
    """Whether those named so far belong to my society: a wrong name would have ended the game."""
    return all(laid.society == mind.view.society for laid in mind.view.laid)
