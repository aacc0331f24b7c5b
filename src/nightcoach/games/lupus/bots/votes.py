"""Whom the canny bot of Lupus in Tabula nominates, and against whom it votes (L3-E, L3-H)."""

from __future__ import annotations

from typing import Final

from nightcoach.core.chance import Chance
from nightcoach.games.lupus.bots.belief import Mind
from nightcoach.games.lupus.bots.seat import Seat, best

LOYALTY: Final = 0.05
"""How much more suspected than another a fellow may be before a wolf sides with the village against him or her."""
FRIEND_OF_THE_PACK: Final = 0.4
"""What the Possessed is to the village, measured by a wolf."""
HUNT: Final = 1.0
"""What the Werehamster is to both parties, measured by a wolf."""
DANGER: Final = 0.4
CERTAIN: Final = 0.5
"""How likely the Werehamster must live, and this be the last wolf, for the village to spare it for a while."""
STORY: Final = 1.0
"""How much a liar stands by what it has said of somebody."""
DEAR: Final = 0.04
"""How much less a village wants to lose somebody, for each point of worth."""


def wanted(seat: Seat) -> list[float]:
    """How much this seat wants each to be lynched."""
    own, living = seat.own, seat.view.living
    patient = hamster_lives(own) > DANGER and len(living) >= 5 and seat.role != "werehamster"
    wolves = 1 + len([q for q in seat.fellows if q in living])
    loyalty = 1.0 if 2 * wolves >= len(living) - 1 else LOYALTY  # L5.3 one more human lynched is the end
    values = []
    for q in range(seat.view.seats):
        if seat.role == "werewolf":
            value = seat.public.wolf[q] + (-loyalty if q in seat.fellows else DEAR * own.worth[q])
        elif seat.role == "possessed":
            value = min(own.wolf[q], 1.0 - own.wolf[q])
        else:
            value = own.wolf[q] + FRIEND_OF_THE_PACK * own.holds["possessed"][q] - DEAR * own.worth[q]
            if patient and own.wolf[q] > CERTAIN and own.packs.last(q) > CERTAIN:
                value = 0.0
        if q in seat.story:
            value += STORY if seat.story[q] else -STORY
        values.append(value + HUNT * own.hamster[q])
    return values


def hamster_lives(mind: Mind) -> float:
    """How likely the Werehamster lives and would take the victory (L5.5)."""
    return sum([mind.hamster[q] for q in mind.living])


def nominate(seat: Seat, chance: Chance) -> int:
    """L3.24 Whom this seat wants lynched most; who nominates last looks at what comes of it."""
    among = seat.targets("nominate")
    want = wanted(seat)
    view = seat.view
    missing = [q for q in range(view.seats) if view.ballots[q] is None and q not in view.no_ballots and q != seat.me]
    if not missing:
        return last_word(seat, among, want)
    return best({q: want[q] for q in among}, chance)


def last_word(seat: Seat, among: list[int], want: list[float]) -> int:
    """L3.28 The ballot after which the more suspected of the pair is the one this seat wants most."""
    outcomes: dict[int, float] = {}
    for target in among:
        pair = suspects(seat, target)
        pair.sort(key=lambda q: -seat.public.wolf[q])
        outcomes[target] = want[pair[0]] + 0.3 * want[pair[1]] + 0.01 * want[target]
    return best(outcomes)


def suspects(seat: Seat, target: int) -> list[int]:
    """L3.27–L3.29 The pair if this seat's ballot, the last one, falls on this target and no Owl interferes."""
    view = seat.view
    counts = [0] * view.seats
    counts[target] += 1
    for ballot in view.ballots:
        if ballot is not None:
            counts[ballot] += 1
    return sorted(view.living, key=lambda q: (-counts[q], distance(seat, q)))[:2]


def distance(seat: Seat, q: int) -> int:
    """L3.27, L3.33 Clockwise steps from the Welcome card, or from the seat that opened the first day."""
    view = seat.view
    if view.welcome is not None:
        return (q - view.welcome - 1) % view.seats + 1
    return (q - (view.opening or 0)) % view.seats + 1


def vote(seat: Seat) -> str:
    """L3.43 Against the suspect whom this seat wants lynched more; a tie falls on the paw."""
    view = seat.view
    paw, tuft = view.paw, view.tuft
    assert paw is not None
    assert tuft is not None
    want = wanted(seat)
    voters = [q for q in view.living if q not in (paw, tuft)]
    pack = [q for q in voters if q in seat.fellows or (q == seat.me and seat.role == "werewolf")]
    if 2 * len(pack) >= len(voters):
        for fellow in seat.fellows:
            want[fellow] = -1.0  # the pack decides alone
    return "vote tuft" if want[tuft] > want[paw] else "vote paw"
