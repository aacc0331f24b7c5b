"""Each kind of event, read for what it tells a watcher."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

import msgspec

from nightcoach.core.events import Seat
from nightcoach.core.frames import TABLE
from nightcoach.core.moves import Move
from nightcoach.core.wire import Told
from nightcoach.games.lupus import wire, wire_forecasts
from nightcoach.games.lupus.moves import CLOSE, MOVES, NO_BALLOT, NOMINATIONS, PASS, PAW, READY, TUFT
from nightcoach.games.lupus.redeal.knowledge import Heard, NightHeard, PointSeen, SlotBegins
from nightcoach.games.lupus.roles import MYTHOMANIAC, NOBODY, ROLES

# The deal


def _opened(h: Heard, e: wire.Opened) -> None:
    h.seats = e.seats
    h.options = dict(e.options)
    if e.composition is not None:
        counts = [0] * len(ROLES)
        for role, count in e.composition:
            counts[ROLES.index(role)] = count
        h.counts = counts


def _dealt(h: Heard, e: wire.Dealt) -> None:
    h.role = ROLES.index(e.role)
    h.known[e.seat] = h.role


def _wise_old_man(h: Heard, e: wire.WiseOldMan) -> None:
    if not h.nights:
        h.wise = e.seat


# The night


def _night(h: Heard, e: wire.NightFalls) -> None:
    h.nights.append(NightHeard(e.night))


def _call(h: Heard, e: wire.Called) -> None:
    night = h.nights[-1]
    if night.called:
        night.steps.append(SlotBegins(ROLES.index(e.call)))
    night.called = True


def _fellows(h: Heard, e: wire.Fellows) -> None:
    role = ROLES.index(e.role)
    for seat in e.seats:
        if seat in h.known and h.known[seat] != role:
            h.turned = role  # the watcher himself has become one of them
        elif e.night == 1:
            h.known[seat] = role
        elif seat != h.seat and seat not in h.known:
            _met_later(h, seat, role)


def _met_later(h: Heard, seat: Seat, role: int) -> None:
    """On night 3 the old members meet a new one, who is the Mythomaniac; the Mythomaniac meets the old members."""
    if h.role == MYTHOMANIAC:
        h.known[seat] = role
    else:
        h.known[seat] = MYTHOMANIAC
        h.turned = role


def _pointed(h: Heard, e: wire.Pointed) -> None:
    h.nights[-1].steps.append(PointSeen(e.seat, e.target))


def _markers(h: Heard, e: wire.Markers) -> None:
    h.nights[-1].early += [(seat, target) for seat, target in e.markers if seat != h.seat]


def _answer(h: Heard, e: wire.Answer) -> None:
    h.nights[-1].gazed = e.target
    _nature(h, e.target, e.nature, e.night)


def _spirit(h: Heard, e: wire.Spirit) -> None:
    _nature(h, e.target, e.nature, e.night)


def _nature(h: Heard, seat: Seat, nature: str, night: int) -> None:
    (h.wolves if nature == "wolf" else h.not_wolves).append((seat, night))


def _guarded(h: Heard, e: wire.Guarded) -> None:
    h.nights[-1].guarded = e.target


def _marked(h: Heard, e: wire.Marked) -> None:
    h.nights[-1].marked = e.target


def _victim(h: Heard, e: wire.Victim) -> None:
    h.nights[-1].victim = _or_nobody(e.target)
    if e.target is not None:
        h.not_wolves.append((e.target, e.night))


def _became(h: Heard, e: wire.Became) -> None:
    h.turned = ROLES.index(e.role)


def _dawn(h: Heard, e: wire.Dawn) -> None:
    night = h.nights[-1]
    night.over = True
    night.dead = e.dead
    night.welcome = _or_nobody(e.welcome)


def _opening(h: Heard, e: wire.Opening) -> None:
    h.nights[-1].opening = e.seat


# The day


def _claimed(h: Heard, e: wire.Claimed) -> None:
    words = [e.claim, e.role, e.target, e.nature, e.night]
    _moved(h, e.seat, MOVES[" ".join([str(word) for word in words if word is not None])])


def _ready(h: Heard, e: wire.Ready) -> None:
    _moved(h, e.seat, READY)


def _forecast(h: Heard, e: wire_forecasts.Forecast) -> None:
    _moved(h, e.seat, MOVES[f"forecast {e.target} {e.about}"])


def _forecasts(h: Heard, e: wire_forecasts.Forecasts) -> None:
    """In the end everybody hears what the ghosts had foretold; nobody else had heard it."""
    for day, seat, wolf, lynched in e.forecasts:
        if seat != h.seat:
            said = [
                MOVES[f"forecast {q} {about}"] for about, q in (("wolf", wolf), ("lynched", lynched)) if q is not None
            ]
            h.nights[day - 1].day[:0] = [(seat, move) for move in said]


def _talk_over(h: Heard, _e: wire.TalkOver) -> None:
    _moved(h, TABLE, CLOSE)
    h.shown = set()


def _nominated(h: Heard, e: wire.Nominated) -> None:
    _moved(h, e.seat, _ballot(e.target))


def _sealed(h: Heard, e: wire.Sealed) -> None:
    _moved(h, e.seat, MOVES[e.words])
    h.shown.add(e.seat)


def _ballots(h: Heard, e: wire.Ballots) -> None:
    for seat, target in enumerate(e.targets):
        if seat not in h.shown:
            _moved(h, seat, _ballot(target))


def _owl_mark(h: Heard, e: wire.OwlMark) -> None:
    h.nights[-1].mark = _or_nobody(e.target)
    h.owl_seen = h.owl_seen or e.target is not None


def _suspects(h: Heard, _e: wire.Suspects) -> None:
    h.shown = set()


def _defended(h: Heard, e: wire.Defended) -> None:
    if e.in_time:
        _moved(h, e.seat, PASS)
    else:
        _moved(h, TABLE, CLOSE)


def _voted(h: Heard, e: wire.Voted) -> None:
    for seat, side in e.votes:
        if seat not in h.shown:
            _moved(h, seat, NO_BALLOT if side is None else PAW if side == "paw" else TUFT)


def _lynched(_h: Heard, _e: wire.Lynched) -> None:
    """It follows from the votes."""


def _ended(h: Heard, e: wire.Ended) -> None:
    h.final = tuple([tuple([_or_nobody(target) for target in night]) for night in e.nights])
    for seat, role in enumerate(e.dealt):
        h.known[seat] = ROLES.index(role)
        if h.known[seat] == MYTHOMANIAC:
            h.turned = ROLES.index(e.roles[seat])


def _moved(h: Heard, seat: Seat, move: Move) -> None:
    h.nights[-1].day.append((seat, move))


def _ballot(target: Seat | None) -> Move:
    return NO_BALLOT if target is None else NOMINATIONS[target]


def _or_nobody(seat: Seat | None) -> Seat:
    return NOBODY if seat is None else seat


READERS: Final[dict[str, Callable[[Heard, Any], None]]] = {
    "opened": _opened,
    "dealt": _dealt,
    "wise_old_man": _wise_old_man,
    "night": _night,
    "call": _call,
    "fellows": _fellows,
    "pointed": _pointed,
    "markers": _markers,
    "answer": _answer,
    "spirit": _spirit,
    "guarded": _guarded,
    "marked": _marked,
    "victim": _victim,
    "became": _became,
    "dawn": _dawn,
    "opening": _opening,
    "claimed": _claimed,
    "ready": _ready,
    "forecast": _forecast,
    "forecasts": _forecasts,
    "talk_over": _talk_over,
    "nominated": _nominated,
    "sealed": _sealed,
    "ballots": _ballots,
    "owl_mark": _owl_mark,
    "suspects": _suspects,
    "defended": _defended,
    "voted": _voted,
    "lynched": _lynched,
    "ended": _ended,
}
"""By the event's tag."""


def listen(events: Sequence[Told], seat: Seat | None) -> Heard:
    """All that a watcher knows from these events; a spectator has no seat."""
    heard = Heard(NOBODY if seat is None else seat)
    for event in events:
        kind = str(event.__struct_config__.tag)
        heard.events.append((kind, msgspec.structs.astuple(event)))
        READERS[kind](heard, event)
    return heard
