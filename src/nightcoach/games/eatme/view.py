"""The one door for secrets of Eat Me If You Can! (E6): what a seat may know."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from nightcoach.core.events import Seat
from nightcoach.games.eatme.moves import KIND_NAMES, NOBODY, PIG
from nightcoach.games.eatme.wire import Choice, Habits, Reason, View

if TYPE_CHECKING:
    from nightcoach.games.eatme.state import EatMe


def view_of(s: EatMe, seat: Seat | None) -> View:
    """E6.1–E6.9 Characters, scores and confirmations are everybody's; a choice is its owner's until it is shown."""
    s.check_watcher(seat)
    outcome = s.result
    kept = None if seat is None else s.kept(seat)
    return View(
        game="eatme",
        seat=seat,
        seats=s.seats,
        window=s.window(),
        asked=s.asked(),
        legal=() if seat is None else tuple([move.words for move in s.legal(seat)]),
        closed=() if seat is None else s.closed(seat),
        options=s.options,
        round=s.round,
        kinds=() if s.round == 0 else tuple([KIND_NAMES[kind] for kind in s.kinds]),
        pictures=() if s.round == 0 else pictures(s.kinds),
        scores=tuple(s.scores),
        dealer=None if s.dealer == NOBODY else s.dealer,
        choice=None if kept is None else cast(Choice, kept.words),
        habits=tuple([habits_of(s.habits[at : at + 9]) for at in range(0, 9 * s.seats, 9)]),
        winner=None if outcome is None else outcome.winners[0],
        reason=None if outcome is None else cast(Reason, outcome.reason),
    )


def habits_of(n: list[int]) -> Habits:
    """Nine numbers of one seat, named."""
    return Habits((n[0], n[1], n[2]), (n[3], n[4], n[5]), (n[6], n[7], n[8]))


def pictures(kinds: list[int]) -> tuple[str, ...]:
    """E2.2 The Pig nearest to seat 0 in seat order shows `pig_1`, the next `pig_2`, the third `pig_3`."""
    shown: list[str] = []
    pigs = 0
    for kind in kinds:
        if kind == PIG:
            pigs += 1
            shown.append(f"pig_{pigs}")
        else:
            shown.append(KIND_NAMES[kind])
    return tuple(shown)
