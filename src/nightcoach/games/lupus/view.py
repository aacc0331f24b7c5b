"""The one door for secrets of Lupus in Tabula (L6): what a seat, a spectator or a human narrator may know."""

from __future__ import annotations

import functools
from typing import TYPE_CHECKING, Any, cast

import msgspec
from msgspec.structs import replace

from nightcoach.core.events import Seat
from nightcoach.games.lupus.entries import FOR_TUFT, DayEntry
from nightcoach.games.lupus.roles import NOBODY, ROLES
from nightcoach.games.lupus.view_claimed import claimed
from nightcoach.games.lupus.view_claims import Known
from nightcoach.games.lupus.view_own import own_of, shown_forecast, shown_note
from nightcoach.games.lupus.view_words import open_words
from nightcoach.games.lupus.wire import Options, Reason, Side
from nightcoach.games.lupus.wire_names import Party, Role
from nightcoach.games.lupus.wire_view import Day, Secrets, View

if TYPE_CHECKING:
    from nightcoach.games.lupus.state import Lupus


def view_of(s: Lupus, seat: Seat | None) -> View:
    """L6.2–L6.18, L6.31–L6.36 The public part, and what this seat was told. L3.50 A ghost keeps what it knew."""
    s.check_watcher(seat)
    if s.public is None:
        s.public = _public(s)
    public = cast(View, s.public)
    if seat is None:
        return public
    window = s.window()
    kept, own = s.kept(seat), own_of(s, seat)
    night: Any = s.frames[-1] if window == "night" else None
    return replace(
        public,
        seat=seat,
        legal=open_words(s, seat).words,
        role=_role(s.roles[seat]),
        fellows=_seats(s.fellows[seat]),
        notes=own.notes,
        deciding=None if night is None or s.decides_as(seat) == NOBODY else _role(s.decides_as(seat)),
        pointing=kept.numbers[0] if night is not None and kept is not None else None,
        markers=() if night is None else tuple(night.markers(s, seat)),
        circle=() if night is None else tuple([q for q in s.whispers(seat) if q != seat]),
        hunches=own.hunches,
        forecasts=own.forecasts,
        sealed=kept.words if night is None and kept is not None else None,
        claims_left=max(0, s.claims_a_day - s.said[seat]) if window == "discussion" and s.is_living(seat) else None,
    )


def whole_view(s: Lupus) -> View:
    """L6.19 A spectator's view with everything in it, for a human narrator and nobody else."""
    return replace(_public(s), options=msgspec.to_builtins(s.options), final=everything(s), legal=answers(s))


def answers(s: Lupus) -> tuple[str, ...]:
    """L8.2 What a narrator can answer for somebody who cannot: the words of the open window, by public facts alone, so
    that neither they nor their number tell anything. Moves that this seat may not make are refused. Claims are only for
    the players themselves."""
    living, everybody = _seats(s.living), range(s.seats)
    words: dict[str, tuple[str, ...]] = {
        "night": tuple([f"point {seat}" for seat in everybody]),
        "discussion": ("ready",),
        "nomination": tuple([f"nominate {seat}" for seat in living]),
        "defence": ("pass",),
        "lynch_vote": ("vote paw", "vote tuft"),
    }
    return words.get(s.window(), ())


def _public(s: Lupus) -> View:
    """What everybody may know: a spectator's view."""
    window = s.window()
    frame: Any = s.frames[-1] if s.frames else None
    outcome = s.result
    night = window == "night"
    after = window in ("defence", "lynch_vote", "over")
    said = claimed(s.claims) if s.claims else None
    return View(
        game="lupus",
        seat=None,
        seats=s.seats,
        window=window,
        asked=s.asked(),
        legal=(),
        closed=(),
        options=public_options(s.options),
        composition=public_list(s),
        day=s.day,
        living=_seats(s.living),
        welcome=_seat(s.welcome),
        opening=_seat(s.opening),
        wise=_seat(s.wise),
        calls=tuple([_role(role) for role in s.calls]) if night else (),
        call=_role(s.calls[s.at]) if night and not s.parallel else None,
        dead=s.dead,
        role=None,
        fellows=(),
        notes=(),
        deciding=None,
        pointing=None,
        markers=(),
        circle=(),
        hunches=(),
        forecasts=(),
        claims=() if said is None else said.claims,
        clashes=() if said is None else said.clashes(known_of(s)),
        claims_left=None,
        ready=_seats(frame.ready) if window == "discussion" else (),
        ballots=tuple([_seat(target) for target in s.ballots]),
        no_ballots=tuple([q for q in range(s.seats) if s.ballots[q] < NOBODY]),
        owl_mark=_owl(s) if after and s.paw != NOBODY else None,
        paw=_seat(s.paw),
        tuft=_seat(s.tuft),
        sealed=None,
        days=tuple([_day(day) for day in s.days]),
        party=None if outcome is None else cast(Party, outcome.party),
        winners=() if outcome is None else outcome.winners,
        reason=None if outcome is None else cast(Reason, outcome.reason),
        final=None if outcome is None else everything(s),
    )


def known_of(s: Lupus) -> Known:
    """L3.80 What everybody knows that claims can clash with."""
    window = s.window()
    counts = s.public_counts()
    marks = [day.owl_mark for day in s.days]
    if len(s.days) < s.day and window in ("defence", "lynch_vote"):  # L3.30 it has just been announced
        marks.append(s.marked if s.marked != NOBODY and s.is_living(s.marked) else NOBODY)
    return Known(
        seats=s.seats,
        counts=None if counts is None else tuple(counts),
        minimums=s.options.enforce_minimums,
        stock=s.options.enforce_card_stock,
        hides_possessed=s.options.role_list == "open_hide_possessed",
        ghosts_asked=s.ghosts_asked,
        no_repeat=s.no_repeat,
        days=tuple(s.days),
        day=s.day,
        dead=s.dead if window != "night" and len(s.days) < s.day else None,
        marks=tuple(marks) if s.owl_possible() else (),
        living=s.living,
        over=s.result is not None,
    )


def everything(s: Lupus) -> Secrets:
    """All roles, night choices, answers and harmless answers; forecasts only when the game is over (L8.61)."""
    kept = [s.kept(seat) for seat in range(s.seats)]
    night = s.window() == "night"
    window: Any = s.frames[-1] if night else None
    return Secrets(
        dealt=tuple([_role(role) for role in s.dealt]),
        roles=tuple([_role(role) for role in s.roles]),
        nights=tuple([tuple([_seat(target) for target in points]) for points in s.nights]),
        points=tuple([None if move is None or not night else move.numbers[0] for move in kept]),
        notes=tuple([(_seats(note.ears), shown_note(note)) for note in s.notes]),
        sealed=tuple([(q, move.words) for q, move in enumerate(kept) if move is not None and not night]),
        wakes=tuple([(_role(role), _seats(s.living_of(role))) for role in s.calls]) if night else (),
        doomed=() if window is None else tuple(window.doomed(s)),
        forecasts=() if s.result is None else tuple([(entry.seat, shown_forecast(entry)) for entry in s.forecasts]),
        noses=tuple(s.noses()) if s.result is not None and s.forecasting else (),
    )


def public_options(options: Options) -> dict[str, str | int | bool | None]:
    """L6.2 All options; without `preset` and `custom_list` unless the list is open (L6.25)."""
    return dict(_public_options(options))


@functools.lru_cache(maxsize=64)
def _public_options(options: Options) -> tuple[tuple[str, str | int | bool | None], ...]:
    shown: dict[str, str | int | bool | None] = msgspec.to_builtins(options)
    hidden = () if options.role_list == "open" else ("preset", "custom_list")
    return tuple([(key, value) for key, value in shown.items() if key not in hidden])


def public_list(s: Lupus) -> tuple[tuple[Role, int], ...] | None:
    """L2.8 The announced characters."""
    counts = s.public_counts()
    if counts is None:
        return None
    return tuple([(_role(role), counts[role]) for role in range(len(ROLES)) if counts[role]])


def _owl(s: Lupus) -> int | None:
    if s.result is not None and s.days:
        return _seat(s.days[-1].owl_mark)
    return s.marked if s.marked != NOBODY and s.is_living(s.marked) else None


@functools.lru_cache(maxsize=4096)
def _day(day: DayEntry) -> Day:
    cast_votes: list[tuple[int, Side | None]] = []
    for seat, vote in enumerate(day.votes):
        if vote != NOBODY:
            cast_votes.append((seat, None if vote < 0 else "tuft" if vote == FOR_TUFT else "paw"))
    ballots = tuple([_seat(target) for target in day.ballots])
    return Day(day.dead, ballots, _seat(day.owl_mark), day.paw, day.tuft, tuple(cast_votes), day.lynched)


def _role(role: int) -> Role:
    return ROLES[role]


def _seat(seat: int) -> int | None:
    return None if seat < 0 else seat


def _seats(bits: int) -> tuple[int, ...]:
    return tuple([seat for seat in range(bits.bit_length()) if bits >> seat & 1])
