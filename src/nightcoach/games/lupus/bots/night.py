"""Whom the canny bot of Lupus in Tabula points at by night (L3.6)."""

from __future__ import annotations

from collections import Counter
from typing import Final

from nightcoach.core.chance import Chance
from nightcoach.games.lupus.bots.facts import bits_of
from nightcoach.games.lupus.bots.seat import Seat, best
from nightcoach.games.lupus.bots.votes import wanted

BELIEVED: Final = 0.5
"""From this likelihood on, a claim is believed."""
SUSPECT_LIVES: Final = 2.0
"""Why the pack spares whom the village suspects."""
ACCUSER: Final = 0.25
"""Why it does not spare whoever acts against it."""
IN_VAIN: Final = 1.5
"""Why it does not try the same twice."""
HAMSTER: Final = 3.0
"""Why it leaves alone whom it cannot eat."""
DANGER: Final = 0.4
"""How likely the Werehamster may be to live at the end."""


def point(seat: Seat, chance: Chance) -> int:
    """The target; without an ability tonight whom this seat suspects (L3.3)."""
    among = seat.targets("point")
    role, night = seat.role, seat.view.day
    if seat.lives:
        if role == "werewolf" and (night > 1 or seat.view.options["first_night_kill"]):
            return prey(seat, among)
        if role == "seer":
            return ask(seat, among, chance)
        if role == "bodyguard" and night > 1:
            return guard(seat, among, chance)
        if role == "owl":
            want = wanted(seat)
            return best({q: want[q] for q in among}, chance)
        if role == "mythomaniac" and night == 2:
            return follow(seat, among, chance)
    return best({q: seat.own.wolf[q] for q in among})


def agreed(seat: Seat, among: list[int]) -> int | None:
    """L3.8, L3.9 Whom most fellows point at, as far as that can be seen."""
    counts = Counter([target for _, target in seat.view.markers if target in among])
    return max(sorted(counts), key=lambda target: counts[target]) if counts else None


def prey(seat: Seat, among: list[int]) -> int:
    """L3.8 The pack's victim: worth much to the village, trusted by it, or after the pack. It follows from what all
    wolves know, so they agree without a sign; a marker that is seen goes first."""
    sign = agreed(seat, among)
    if sign is not None:
        return sign
    view, pack, public = seat.view, seat.pack, seat.public
    wolves = [q for q in (seat.me, *seat.fellows) if q in view.living]
    deeds = seat.reading.by_villager
    in_vain = Counter([q for note in view.notes if note.kind == "victim" for q in note.seats])
    if 2 * len(wolves) >= len(view.living) - 1 and sum([pack.hamster[q] for q in among]) > DANGER:
        return best({q: pack.hamster[q] for q in among})  # L5.5 one more death would make it the winner
    values = {}
    for q in among:
        value = pack.worth[q] - SUSPECT_LIVES * public.wolf[q] - IN_VAIN * in_vain[q]
        value -= HAMSTER * pack.hamster[q]
        value += ACCUSER * sum([deeds[q][wolf] for wolf in wolves]) / 0.1
        values[q] = value + (q * 7 + view.day * 5) % view.seats / 1000  # some order that changes from night to night
    return best(values)


def ask(seat: Seat, among: list[int], chance: Chance) -> int:
    """L4.5 The Seer asks about the likeliest wolf of whom nothing is certain yet."""
    sign = agreed(seat, among)
    if sign is not None:
        return sign
    mind = seat.own
    certain = mind.facts.innocent | bits_of(mind.facts.proved)
    doubtful = [q for q in among if q in seat.view.living and not certain >> q & 1]
    return best({q: mind.wolf[q] + mind.hamster[q] for q in doubtful or among}, chance)


def guard(seat: Seat, among: list[int], chance: Chance) -> int:
    """L4.15 The Bodyguard stands before whoever is worth most, and else before somebody trusted."""
    return best({q: seat.own.worth[q] - seat.own.wolf[q] for q in among}, chance, 0.1)


def follow(seat: Seat, among: list[int], chance: Chance) -> int:
    """L4.32 The Mythomaniac follows a Seer who is believed, and else the likeliest wolf."""
    seers = {q: seat.own.holds["seer"][q] for q in among}
    if max(seers.values()) > BELIEVED:
        return best(seers)
    return best({q: seat.own.wolf[q] for q in among}, chance)
