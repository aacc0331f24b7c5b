"""What the generic checks must know of Lupus: its who-knows-what table (L6) as data, and what a move looks like."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import NamedTuple

from nightcoach.core.chance import Chance
from nightcoach.core.contract import Step, Traits
from nightcoach.core.events import Seat
from nightcoach.core.frames import TABLE
from nightcoach.core.moves import Move
from nightcoach.core.state import State
from nightcoach.core.wire import GameOptions, Told
from nightcoach.games.lupus.moves import END_CALL, NO_BALLOT
from nightcoach.games.lupus.roles import MYTHOMANIAC, NOBODY, ROLES, SEER, WEREWOLF
from nightcoach.games.lupus.state import Lupus, seats_in
from tests.games.lupus.reached import reached
from tests.games.lupus.starts import starts
from tests.games.lupus.twin import twin_of

EVERYBODY = "everybody"
HEARERS = "hearers"
"""An event that not everybody hears is for those it is told to; `ears_of` says who they may be."""
TURN = "view.window view.asked view.legal view.claims_left"


class Row(NamedTuple):
    """Of one kind of event: by which of its fields somebody may tell worlds apart in which it came from like moves, and
    which fields of the view follow."""

    rule: str
    kind: str
    who: str
    granted: str = ""


TABLE_L6 = [
    Row("L6.2", "opened", EVERYBODY),
    Row("L6.3", "dealt", HEARERS),  # nobody's own card differs in worlds that he cannot tell apart
    Row("L6.4", "fellows", HEARERS, "seats view.fellows view.notes view.legal view.pointing view.markers view.circle"),
    Row("L6.5", "fellows", HEARERS, "seats view.fellows view.notes view.legal view.pointing view.markers view.circle"),
    Row("L6.6", "victim", HEARERS, "target view.notes"),  # the markers were seen unless they came before the slot
    Row("L6.7", "answer", HEARERS, "target nature view.notes"),
    Row("L6.8", "spirit", HEARERS, "nature view.notes"),
    Row("L6.9", "guarded", HEARERS),
    Row("L6.10", "marked", HEARERS),
    Row("L6.11", "became", HEARERS, "role view.role view.notes"),
    Row(
        "L6.12", "dawn", EVERYBODY, f"dead welcome view.living view.dead view.welcome view.opening view.clashes {TURN}"
    ),
    Row("L6.13", "nominated", EVERYBODY),
    Row("L6.13", "ballots", EVERYBODY, "targets view.ballots view.no_ballots"),
    Row("L6.14", "owl_mark", EVERYBODY, "target view.owl_mark view.clashes"),
    Row("L6.15", "suspects", EVERYBODY, f"paw tuft ballots view.paw view.tuft {TURN}"),
    Row("L6.16", "voted", EVERYBODY, "votes view.days view.clashes"),
    Row(
        "L6.17",
        "lynched",
        EVERYBODY,
        "seat welcome view.living view.welcome view.days view.wise view.clashes view.deciding view.circle " + TURN,
    ),
    Row(
        "L6.18",
        "ended",
        EVERYBODY,
        "reason rule party winners dealt roles nights view.party view.winners view.reason view.final",
    ),
    Row("L6.31", "claimed", EVERYBODY),
    Row("L6.31", "ready", EVERYBODY),
    Row("L6.32", "fellows", HEARERS, "seats view.fellows view.notes view.legal view.pointing view.markers view.circle"),
    Row("L6.32", "pointed", HEARERS),  # of a fellow in the open slot
    Row("L6.36", "pointed", HEARERS),  # its own, and before the slot begins nobody else's
    Row("L6.36", "markers", HEARERS, "markers view.markers"),
    Row("L6.37", "forecast", HEARERS),
    # What the table does not list because it is public, or nobody's but the owner's
    Row("L3.3", "night", EVERYBODY),
    Row("L3.6", "call", EVERYBODY),
    Row("L3.33", "opening", EVERYBODY, "* seat"),  # in one world somebody died, in the other nobody
    Row("L3.21", "talk_over", EVERYBODY),
    Row("L3.41", "defended", EVERYBODY),
    Row("L3.43", "sealed", HEARERS),
    Row("L8.24", "wise_old_man", EVERYBODY, "* seat"),
    Row("L8.63", "forecasts", EVERYBODY, "forecasts points"),
]
GRANTED = {row.kind: frozenset(row.granted.split()) for row in TABLE_L6}


class LupusTraits(Traits):
    """Usual people; at night the table now and then does not wait for all of them."""

    def __init__(self) -> None:
        self.watched: Counter[str] = Counter()
        """Through whose eyes two worlds were compared."""

    def next_step(self, state: State, chance: Chance) -> tuple[Seat, Move]:
        s = true_state(state)
        if s.window() == "night" and chance.below(3 * s.seats) == 0:
            return TABLE, chance.pick(state.legal(TABLE))
        seat, move = super().next_step(state, chance)
        if chance.below(12) == 0 and NO_BALLOT in state.in_name(seat):
            return seat, NO_BALLOT
        return seat, move

    def starts(self, seats: int, options: GameOptions) -> list[str]:
        return starts(seats)

    def conserved(self, state: State) -> object:
        """L0.3, L0.4, L2.9, L3.27 What a server can assert after every step, and the cards, which never change."""
        s = true_state(state)
        assert broken_invariants(s) == []
        return tuple(s.dealt), s.called, s.options

    def look(self, state: State, seat: Seat, move: Move) -> str:
        return self.seen(state, seat, move, None)

    def seen(self, state: State, seat: Seat, move: Move, watcher: Seat | None) -> str:
        s = true_state(state)
        window = s.window()
        if window == "night" and seat != TABLE:
            return f"{seat} {move.words}" if watcher is not None and watcher in ears_of(s, seat) else ""
        if window == "night":
            return f"{move.words}, {met(s, move, watcher)}, {ends(s, seat, move)}"
        if move.verb == "forecast":
            return f"{seat} {move.words}" if seat == watcher else ""
        if s.hushed():
            if len(s.waiting()) == 1:
                return f"all have chosen, {ends(s, seat, move)}, {meets_at_once(s, watcher)}"
            return f"{seat} {move.words}" if seat == watcher else ""
        return f"{seat} {move.words}"

    def granted(self, event: Told, seat: Seat | None) -> frozenset[str]:
        return GRANTED.get(str(event.__struct_config__.tag), frozenset())

    def hides(self, state: State, seat: Seat | None) -> bool:
        s = true_state(state)
        if s.result is not None:
            return False
        self.watched[watcher_name(s, seat)] += 1
        return True

    def twin(
        self, state: State, moves: list[tuple[Seat, Move]], draws: list[int], seat: Seat | None, chance: Chance
    ) -> tuple[list[tuple[Seat, Move]], list[int]] | None:
        return twin_of(true_state(state), moves, draws, seat, chance)

    def reached(self, step: Step) -> Iterable[str]:
        return reached(step)


def true_state(state: State) -> Lupus:
    """The state itself, or what a planted leak has wrapped (planted.py)."""
    inner = getattr(state, "inner", state)
    assert isinstance(inner, Lupus)
    return inner


def watcher_name(s: Lupus, seat: Seat | None) -> str:
    """Whose eyes these are: the character now, living or a ghost."""
    return "spectator" if seat is None else f"{ROLES[s.roles[seat]]} {'living' if s.is_living(seat) else 'ghost'}"


def ears_of(s: Lupus, seat: Seat) -> list[Seat]:
    """L6.6, L6.32, L6.36 Who sees a point of this seat at once: the seat itself, and in an open joint slot the living
    who share the call."""
    role = s.decides_as(seat)
    open_now = s.parallel or (role != NOBODY and s.calls[s.at] == role)
    if role not in (WEREWOLF, SEER) or not open_now:
        return [seat]
    return [q for q in range(s.seats) if s.is_living(q) and s.roles[q] == role]


def ends(s: Lupus, seat: Seat, move: Move) -> str:
    """L6.18 Whether the game is over with this: everybody is told so, and what comes then is another story."""
    after = s.clone()
    after.chance = Chance(1)
    after.trust(seat, move)
    return "the end" if after.result is not None else "it goes on"


def met(s: Lupus, move: Move, watcher: Seat | None) -> str:
    """L6.7, L6.32, L6.36 What two who share a call are told for no doing of their own: that there is a second Seer, a
    marker placed before the slot, or an answer that only the other asked for."""
    if watcher is None or not s.is_living(watcher):
        return ""
    role = s.roles[watcher]
    calls = s.calls[s.at + 1 : s.at + 2] if move is END_CALL else s.calls[s.at + 1 :]
    ended = s.calls[s.at : s.at + 1] if move is END_CALL else s.calls[s.at :]
    group = [q for q in range(s.seats) if s.is_living(q) and s.roles[q] == role]
    told = [role in calls and role == SEER and s.day == 3 and len(group) > 1]
    if role in (SEER, WEREWOLF):
        kept = [(q, s.kept(q)) for q in group]
        early = [q for q, move in kept if move is not None and move.numbers[0] not in group]  # or it does not count
        told.append(move is END_CALL and role in calls and bool(early))
        told.append(role == SEER and role in ended and bool(early))
    return str(told)


def meets_at_once(s: Lupus, watcher: Seat | None) -> str:
    """L6.32 In a parallel night two Seers meet as it falls; also where it is the first call."""
    group = [q for q in range(s.seats) if s.is_living(q) and s.roles[q] == SEER]
    return str(watcher in group and len(group) > 1 and s.day == 2)


def broken_invariants(s: Lupus) -> list[str]:
    """What cannot be, in words."""
    broken: list[str] = []
    for seat in range(s.seats):
        changed = s.roles[seat] != s.dealt[seat]
        if changed and (s.dealt[seat] != MYTHOMANIAC or s.roles[seat] not in (WEREWOLF, SEER)):
            broken.append(f"seat {seat} has become {ROLES[s.roles[seat]]}")
        if changed and s.day < 2:
            broken.append(f"seat {seat} has changed too early")
        if s.fellows[seat] & ~of_fellows(s, seat):
            broken.append(f"seat {seat} knows somebody who does not share its call")
    if s.welcome != NOBODY and s.is_living(s.welcome):
        broken.append("the Welcome card is with a living player")
    if s.result is None and len(seats_in(s.living)) < 3:
        broken.append("fewer than three play on (L3.34)")
    if s.wise_game != (s.wise != NOBODY):
        broken.append("the Wise Old Man's card is nowhere, or nobody asked for it")
    if len(s.days) not in (s.day - 1, s.day):
        broken.append("every day lynches one (L3.2)")
    lynched = [day.lynched for day in s.days]
    if len(set(lynched)) != len(lynched):
        broken.append("somebody was lynched twice")
    return broken


def of_fellows(s: Lupus, seat: Seat) -> int:
    """Who holds the seat's own character now, as bits."""
    return sum([1 << q for q in range(s.seats) if q != seat and s.roles[q] == s.roles[seat]])
