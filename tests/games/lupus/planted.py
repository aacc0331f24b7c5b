"""Planted leaks: ways in which a role, a choice or a cause could get out. The leak tests find them all.

Each is Lupus with one fault, made by wrapping the true state: what the rules do stays right, what is told is wrong.
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import Any

from nightcoach.core.chance import Chance
from nightcoach.core.errors import IllegalMove
from nightcoach.core.events import Event, Seat, Tell
from nightcoach.core.frames import TABLE, Beat, Pace
from nightcoach.core.moves import Move
from nightcoach.core.wire import Told
from nightcoach.games.lupus.game import GAME
from nightcoach.games.lupus.moves import PAW
from nightcoach.games.lupus.roles import (
    BODYGUARD,
    MYTHOMANIAC,
    NOBODY,
    OWL,
    POSSESSED,
    ROLES,
    SEER,
    WEREHAMSTER,
    WEREWOLF,
)
from nightcoach.games.lupus.state import Lupus, seats_in
from nightcoach.games.lupus.wire_view import View
from tests.kit import leaks
from tests.kit.leaks import NOISE, Noise, noise, put

MANY = {
    "preset": "custom",
    "custom_list": "werewolf:2,seer:1,medium:1,possessed:1,bodyguard:1,owl:1,werehamster:1,mythomaniac:1",
    "enforce_minimums": False,
    "role_list": "open",
}
"""Nine players who all are somebody."""
SECRET = {"preset": "lot", "role_list": "secret", "enforce_minimums": False}
HIDDEN = {"preset": "lot", "role_list": "open_hide_possessed", "enforce_minimums": False}


class Fault(leaks.Fault[Lupus, View]):
    """No fault: every door as it should be. Each leak opens one."""

    game = GAME
    seats = 9
    given: dict[str, object] = MANY
    """In which games it shows soonest."""


def _at_night(s: Lupus) -> bool:
    return s.window() == "night"


def _at_a_wolf(s: Lupus, move: Move) -> bool:
    return move.numbers[0] < s.seats and s.is_wolf(move.numbers[0])


def _all_points(s: Lupus, seats: list[Seat]) -> tuple[tuple[Seat, Seat], ...]:
    kept = [(seat, s.kept(seat)) for seat in seats]
    return tuple([(seat, move.numbers[0]) for seat, move in kept if move is not None])


class WrongFieldInTheView(Fault):
    """L6.14 The Owl's mark is in the view before the nominations are over."""

    def view(self, s: Lupus, seat: Seat | None) -> View:
        view = s.view(seat)
        return put(view, owl_mark=s.marked) if s.window() == "discussion" and s.marked != NOBODY else view


class MarkersForAGhost(Fault):
    """L3.50, L9.58 A dead Werewolf still sees the markers of the pack."""

    def view(self, s: Lupus, seat: Seat | None) -> View:
        view = s.view(seat)
        if seat is None or s.is_living(seat) or s.roles[seat] != WEREWOLF or not _at_night(s):
            return view
        return put(view, markers=_all_points(s, seats_in(s.living_of(WEREWOLF))))


class AnEarlyAnswer(Fault):
    """L3.6, L9.68 The Seer is told as soon as he points."""

    def after_play(self, s: Lupus, seat: Seat, move: Move, tell: Tell | None) -> None:
        if _at_night(s) and move.verb == "point" and s.decides_as(seat) == SEER and tell is not None:
            tell(Event(NOISE, (), (str(s.is_wolf(move.numbers[0])),), (seat,), False))

    def hear(self, event: Event, seat: Seat | None) -> Told | None:
        if event.kind == NOISE:
            return Noise(*event.secret) if seat in event.ears else None  # type: ignore[arg-type]
        return super().hear(event, seat)


class ALegalListThatBetrays(Fault):
    """L4.13 The Possessed is not offered the pack to point at."""

    def legal(self, s: Lupus, seat: Seat) -> list[Move]:
        moves = s.legal(seat)
        if seat == TABLE or s.roles[seat] != POSSESSED or not _at_night(s):
            return moves
        return [move for move in moves if not s.is_wolf(move.numbers[0])] or moves

    def view(self, s: Lupus, seat: Seat | None) -> View:
        view = s.view(seat)
        return view if seat is None else put(view, legal=tuple([move.words for move in self.legal(s, seat)]))


class FellowsBeforeTheirSlot(Fault):
    """L6.5 A Werewolf may not point at a fellow whom he has not met."""

    given = {**MANY, "first_night_kill": True, "night_mode": "sequential"}

    def legal(self, s: Lupus, seat: Seat) -> list[Move]:
        moves = s.legal(seat)
        if seat == TABLE or not _at_night(s) or s.decides_as(seat) != WEREWOLF:
            return moves
        return [move for move in moves if not s.is_wolf(move.numbers[0])]

    def view(self, s: Lupus, seat: Seat | None) -> View:
        view = s.view(seat)
        return view if seat is None else put(view, legal=tuple([move.words for move in self.legal(s, seat)]))


class AWaitingList(Fault):
    """L6.21, L6.27 Who has pointed, or voted, is no longer asked."""

    def asked(self, s: Lupus) -> tuple[Seat, ...]:
        return tuple([seat for seat in s.asked() if s.kept(seat) is None])


class OnlyHoldersAreAsked(Fault):
    """L3.3 At night only those are asked who decide something."""

    def asked(self, s: Lupus) -> tuple[Seat, ...]:
        return tuple([q for q in s.asked() if not _at_night(s) or s.decides_as(q) != NOBODY])


class ADifferentRefusal(Fault):
    """L3.56, L9.72 Whoever has no window at night is told so."""

    def before_play(self, s: Lupus, seat: Seat, move: Move, tell: Tell | None) -> None:
        if _at_night(s) and move.verb == "point" and move not in s.legal(seat) and _at_a_wolf(s, move):
            raise IllegalMove("sealed", "hands off the pack")


class TheCompositionUnderSecret(Fault):
    """L6.25 The list is in the view although it is secret."""

    given = SECRET

    def view(self, s: Lupus, seat: Seat | None) -> View:
        counts = [(name, s.dealt.count(role)) for role, name in enumerate(ROLES)]
        shown: Any = tuple([(name, number) for name, number in counts if number])
        return put(s.view(seat), composition=shown) if s.options.role_list == "secret" else s.view(seat)


class OnlyDealtCharactersAreCalled(Fault):
    """L3.4 Under a secret list nobody is called who was not dealt."""

    given = SECRET

    def view(self, s: Lupus, seat: Seat | None) -> View:
        view = s.view(seat)
        return put(view, calls=tuple([name for name in view.calls if ROLES.index(name) in s.dealt]))


class OnlyTheLivingAreCalled(Fault):
    """L3.4, L9.17 The call of a ghost's character is left out."""

    def view(self, s: Lupus, seat: Seat | None) -> View:
        view = s.view(seat)
        return put(view, calls=tuple([name for name in view.calls if s.living_of(ROLES.index(name))]))


class TheHiddenPossessedIsCounted(Fault):
    """L6.25 Under a hidden Possessed there is one Villager less in the list."""

    given = HIDDEN

    def view(self, s: Lupus, seat: Seat | None) -> View:
        view = s.view(seat)
        if s.options.role_list != "open_hide_possessed" or POSSESSED not in s.dealt or view.composition is None:
            return view
        listed: Any = tuple([(name, number - (name == "villager")) for name, number in view.composition])
        return put(view, composition=listed)


class TheCauseOfDeath(Fault):
    """L6.23 Who was killed by the pack comes first among the dead."""

    def after_play(self, s: Lupus, seat: Seat, move: Move, tell: Tell | None) -> None:
        if s.window() == "discussion" and move.words == "close" and s.dead and s.victim in s.dead:
            noise(tell, "the pack was there")


class WhyNobodyDied(Fault):
    """L6.22 Everybody hears that the Bodyguard has saved somebody, or that the pack met the Werehamster."""

    def after_play(self, s: Lupus, seat: Seat, move: Move, tell: Tell | None) -> None:
        saved = s.victim != NOBODY and (s.victim == s.guarded or s.roles[s.victim] == WEREHAMSTER)
        if s.window() == "discussion" and move.words == "close" and saved:
            noise(tell, "in vain")


class AGhostsRole(Fault):
    """L6.26 The card of a ghost lies open: its place among the living is marked by its nature."""

    def view(self, s: Lupus, seat: Seat | None) -> View:
        view = s.view(seat)
        wolves = tuple([q for q in range(s.seats) if not s.is_living(q) and s.is_wolf(q)])
        return put(view, ready=wolves) if wolves else view


class PartialVotes(Fault):
    """L6.27 The number of votes against the paw is counted as they come."""

    def view(self, s: Lupus, seat: Seat | None) -> View:
        view = s.view(seat)
        if s.window() != "lynch_vote":
            return view
        votes = sum([s.kept(q) is PAW for q in s.asked()])
        return put(view, opening=votes)


class PresetInThePublicOptions(Fault):
    """L6.2 The options show which composition was drawn, by the units that are in play."""

    given = SECRET

    def view(self, s: Lupus, seat: Seat | None) -> View:
        view = s.view(seat)
        if s.options.role_list == "open":
            return view
        units = ",".join([ROLES[role] for role in range(len(ROLES)) if role in s.dealt])
        return put(view, options={**view.options, "custom_list": units})


class LogLine(Fault):
    """A point is written to the log, where the host reads it."""

    def before_play(self, s: Lupus, seat: Seat, move: Move, tell: Tell | None) -> None:
        logging.getLogger("nightcoach").info("seat %d: %s", seat, move)


class TheClockPeeks(Fault):
    """Whoever is answered for points at the pack."""

    def default(self, s: Lupus, seat: Seat, chance: Chance) -> Move:
        wolves = [m for m in s.legal(seat) if m.verb == "point" and s.is_wolf(m.numbers[0])]
        return wolves[0] if wolves else s.default(seat, chance)


class HarmlessAnswersAreShown(Fault):
    """L3.3 Whom a ghost suspects is shown to the other ghosts."""

    def view(self, s: Lupus, seat: Seat | None) -> View:
        view = s.view(seat)
        if seat is None or s.is_living(seat) or not _at_night(s):
            return view
        ghosts = [q for q in range(s.seats) if not s.is_living(q) and q != seat]
        return put(view, markers=_all_points(s, ghosts))


class TheChangeIsCounted(Fault):
    """L6.24 The number of pack members is public from day 2 on."""

    def view(self, s: Lupus, seat: Seat | None) -> View:
        view = s.view(seat)
        if s.day < 2 or MYTHOMANIAC not in s.dealt:
            return view
        return put(view, options={**view.options, "pack": sum(map(s.is_wolf, range(s.seats)))})


class AGhostMediumHears(Fault):
    """L3.49 A dead holder of a character is shown what the character decides."""

    def view(self, s: Lupus, seat: Seat | None) -> View:
        view = s.view(seat)
        if seat is None or s.is_living(seat) or s.guarded == NOBODY or s.roles[seat] in (BODYGUARD, OWL):
            return view
        return put(view, wise=s.guarded)


class SpectatorsSeeThePoints(Fault):
    """L6.29 Only those who merely watch are shown too much."""

    def view(self, s: Lupus, seat: Seat | None) -> View:
        view = s.view(seat)
        return put(view, markers=_all_points(s, [*range(s.seats)])) if seat is None and _at_night(s) else view


def _with_lead_ins(s: Lupus, seconds: Callable[[Beat], float]) -> Pace | None:
    """The clock of a night with other lead-ins."""
    pace = s.pace()
    if pace is not None:
        beats = [Beat(each.name, seconds(each), each.call) if each.name == "lead_in" else each for each in pace.before]
        pace.before = tuple([each for each in beats if each.seconds])
    return pace


class NoLeadInForTheDead(Fault):
    """L8.51 A character whose holders are ghosts is called without being led in."""

    given: dict[str, object] = MANY | {"beats": "full", "night_mode": "sequential"}

    def pace(self, s: Lupus) -> Pace | None:
        return _with_lead_ins(s, lambda beat: beat.seconds if s.living_of(_called(beat)) else 0.0)


class ALeadInByItsHolder(Fault):
    """L8.54 A beat is longer where the host's character is called."""

    given: dict[str, object] = MANY | {"beats": "short", "night_mode": "sequential"}

    def pace(self, s: Lupus) -> Pace | None:
        return _with_lead_ins(s, lambda beat: beat.seconds + (s.roles[0] == _called(beat)))


def _called(beat: Beat) -> int:
    return [str(role) for role in ROLES].index(beat.call or "")


class AConsoleLineForAPlayer(Fault):
    """L6.19 Everybody reads on the narrator's console who is about to die."""

    def view(self, s: Lupus, seat: Seat | None) -> View:
        whole = s.whole()
        doomed = () if whole.final is None else whole.final.doomed
        return put(s.view(seat), dead=tuple([each for each, _ in doomed])) if _at_night(s) else s.view(seat)


class WhoWakesForAPlayer(Fault):
    """L6.19 Everybody reads on the narrator's console at which calls nobody wakes."""

    def view(self, s: Lupus, seat: Seat | None) -> View:
        whole = s.whole()
        wakes = () if whole.final is None else whole.final.wakes
        return (
            put(s.view(seat), calls=tuple([role for role, seats in wakes if seats])) if _at_night(s) else s.view(seat)
        )


FORECASTS: dict[str, object] = MANY | {"forecasts": True}


class AForecastInTheView(Fault):
    """L8.61 What a ghost foretells stands in everybody's view."""

    given = FORECASTS

    def view(self, s: Lupus, seat: Seat | None) -> View:
        told = [(entry.seat, entry.wolf) for entry in s.forecasts if entry.wolf != NOBODY]
        return put(s.view(seat), ballots=tuple([dict(told).get(q) for q in range(s.seats)]))


class AForecastOnTheConsole(Fault):
    """L8.61 Ghosts read each other's forecasts on what the narrator sees."""

    given = FORECASTS

    def view(self, s: Lupus, seat: Seat | None) -> View:
        view = s.view(seat)
        if seat is None or s.is_living(seat):
            return view
        return put(view, no_ballots=tuple([entry.lynched for entry in s.forecasts if entry.lynched != NOBODY]))


class AGhostIsWaitedFor(Fault):
    """L8.60 Whose turn it is depends on what a ghost does."""

    given = FORECASTS

    def view(self, s: Lupus, seat: Seat | None) -> View:
        view = s.view(seat)
        done = {entry.seat for entry in s.forecasts if entry.day == s.day}
        return put(view, asked=tuple([q for q in view.asked if q not in done])) if done else view


PLANTED: list[Callable[[], Fault]] = [
    WrongFieldInTheView,
    MarkersForAGhost,
    AnEarlyAnswer,
    ALegalListThatBetrays,
    FellowsBeforeTheirSlot,
    AWaitingList,
    OnlyHoldersAreAsked,
    ADifferentRefusal,
    TheCompositionUnderSecret,
    OnlyDealtCharactersAreCalled,
    OnlyTheLivingAreCalled,
    TheHiddenPossessedIsCounted,
    TheCauseOfDeath,
    WhyNobodyDied,
    AGhostsRole,
    PartialVotes,
    PresetInThePublicOptions,
    LogLine,
    TheClockPeeks,
    HarmlessAnswersAreShown,
    TheChangeIsCounted,
    AGhostMediumHears,
    SpectatorsSeeThePoints,
    NoLeadInForTheDead,
    ALeadInByItsHolder,
    AConsoleLineForAPlayer,
    WhoWakesForAPlayer,
    AForecastInTheView,
    AForecastOnTheConsole,
    AGhostIsWaitedFor,
]
