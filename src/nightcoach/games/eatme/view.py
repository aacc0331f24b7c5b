"""The one door for secrets of Eat Me If You Can! (E6): what a seat may know."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from msgspec.structs import replace

from nightcoach.core.events import Seat
from nightcoach.games.eatme.moves import KIND_NAMES, NOBODY, PIG
from nightcoach.games.eatme.wire import Choice, Habits, Reason, View

if TYPE_CHECKING:
    from nightcoach.games.eatme.state import EatMe


def view_of(s: EatMe, seat: Seat | None) -> View:
    """E6.1–E6.9 Characters, scores and confirmations are everybody's; a choice is its owner's until it is shown."""
    s.check_watcher(seat)
    if s.public is None:
        s.public = _public(s)
    public = cast(View, s.public)
    if seat is None:
        return public
    kept = s.kept(seat)
    return replace(
        public,
        seat=seat,
        legal=tuple([move.words for move in s.legal(seat)]),
        closed=s.closed(seat),
        choice=None if kept is None else cast(Choice, kept.words),
    )


def _public(s: EatMe) -> View:
    """What everybody may know: a spectator's view."""
    outcome = s.result
    return View(
        game="eatme",
        seat=None,
        seats=s.seats,
        window=s.window(),
        asked=s.asked(),
        legal=(),
        closed=(),
        options=s.options,
        round=s.round,
        kinds=() if s.round == 0 else tuple([KIND_NAMES[kind] for kind in s.kinds]),
        pictures=() if s.round == 0 else pictures(s.kinds),
        scores=tuple(s.scores),
        dealer=None if s.dealer == NOBODY else s.dealer,
        choice=None,
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
