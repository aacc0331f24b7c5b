"""Planted leaks: ways in which a role, a choice or a cause could get out. The leak tests find them all.

Each is Lupus with one fault, made by wrapping the true state: what the rules do stays right, what is told is wrong.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from nightcoach.core.chance import Chance
from nightcoach.core.errors import IllegalMove
from nightcoach.core.events import Event, Seat, Tell
from nightcoach.core.frames import TABLE
from nightcoach.core.game import Game, History, Outcome, State
from nightcoach.core.moves import Move
from nightcoach.core.wire import GameOptions, Told
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
from nightcoach.games.lupus.view import View


class Leaky(State):
    """Lupus with the doors of a fault opened."""

    def __init__(self, inner: Lupus, fault: Fault) -> None:
        super().__init__(inner.seats, inner.chance)
        self.inner = inner
        self.fault = fault

    def asked(self) -> tuple[Seat, ...]:
        return self.fault.asked(self.inner)

    def waiting(self) -> tuple[Seat, ...]:
        return self.inner.waiting()

    def legal(self, seat: Seat) -> list[Move]:
        return self.fault.legal(self.inner, seat)

    def in_name(self, seat: Seat) -> list[Move]:
        return self.inner.in_name(seat)

    def default(self, seat: Seat, chance: Chance) -> Move:
        return self.fault.default(self.inner, seat, chance)

    def kept(self, seat: Seat) -> Move | None:
        return self.inner.kept(seat)

    def window(self) -> str:
        return self.inner.window()

    def hushed(self) -> bool:
        return self.inner.hushed()

    def outcome(self) -> Outcome | None:
        return self.inner.outcome()

    def play(self, seat: Seat, move: Move, tell: Tell | None = None) -> None:
        self.inner.chance = self.chance
        self.fault.before_play(self.inner, seat, move, tell)
        self.inner.play(seat, move, tell)
        self.fault.after_play(self.inner, seat, move, tell)

    def trust(self, seat: Seat, move: Move, tell: Tell | None = None) -> None:
        self.play(seat, move, tell)

    def view(self, seat: Seat | None) -> View:
        return self.fault.view(self.inner, seat)

    def clone(self) -> Leaky:
        return Leaky(self.inner.clone(), self.fault)

    def key(self) -> tuple[object, ...]:
        return self.inner.key()


class LeakyGame(Game):
    """The game whose states have the fault."""

    name = "lupus"
    version = 1
    unit = "days"
    lasting_secrets = GAME.lasting_secrets
    Options = GAME.Options
    View = GAME.View
    moves = GAME.moves
    windows = GAME.windows
    events = GAME.events

    def __init__(self, fault: Fault) -> None:
        self.fault = fault

    def seats(self, options: GameOptions) -> range:
        return GAME.seats(options)

    def deal(self, seats: int, options: GameOptions, chance: Chance, tell: Tell | None = None) -> State:
        inner = GAME.deal(seats, options, chance, tell)
        assert isinstance(inner, Lupus)
        return Leaky(inner, self.fault)

    def length(self, state: State) -> int:
        return GAME.length(_inner(state))

    def write(self, state: State) -> str:
        return GAME.write(_inner(state))

    def history(self, heard: Sequence[Told], seat: Seat | None, chance: Chance) -> History:
        return GAME.history([event for event in heard if not isinstance(event, Noise)], seat, chance)

    def hear(self, event: Event, seat: Seat | None) -> Told | None:
        return self.fault.hear(event, seat)


class Noise(Told, frozen=True, tag="noise"):
    """Something that should not be heard at all."""

    what: str


NOISE = "noise"


def _inner(state: State) -> Lupus:
    assert isinstance(state, Leaky)
    return state.inner


MANY = {
    "preset": "custom",
    "custom_list": "werewolf:2,seer:1,medium:1,possessed:1,bodyguard:1,owl:1,werehamster:1,mythomaniac:1",
    "enforce_minimums": False,
    "role_list": "open",
}
"""Nine players who all are somebody."""
SECRET = {"preset": "lot", "role_list": "secret", "enforce_minimums": False}
HIDDEN = {"preset": "lot", "role_list": "open_hide_possessed", "enforce_minimums": False}


class Fault:
    """No fault: every door as it should be. Each leak opens one."""

    seats = 9
    given: dict[str, object] = MANY
    """In which games it shows soonest."""

    def asked(self, s: Lupus) -> tuple[Seat, ...]:
        return s.asked()

    def legal(self, s: Lupus, seat: Seat) -> list[Move]:
        return s.legal(seat)

    def default(self, s: Lupus, seat: Seat, chance: Chance) -> Move:
        return s.default(seat, chance)

    def before_play(self, s: Lupus, seat: Seat, move: Move, tell: Tell | None) -> None:
        """Something done before the move is checked."""

    def after_play(self, s: Lupus, seat: Seat, move: Move, tell: Tell | None) -> None:
        """Something done when it is made."""

    def view(self, s: Lupus, seat: Seat | None) -> View:
        return s.view(seat)

    def hear(self, event: Event, seat: Seat | None) -> Told | None:
        if event.kind == NOISE:
            return Noise(*event.values)  # type: ignore[arg-type]
        return Game.hear(GAME, event, seat)


def _put(view: View, **fields: Any) -> View:
    return msgspec.structs.replace(view, **fields)


def _noise(tell: Tell | None, what: object) -> None:
    if tell is not None:
        tell(Event(NOISE, (str(what),)))


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
        return _put(view, owl_mark=s.marked) if s.window() == "discussion" and s.marked != NOBODY else view


class MarkersForAGhost(Fault):
    """L3.50, L9.58 A dead Werewolf still sees the markers of the pack."""

    def view(self, s: Lupus, seat: Seat | None) -> View:
        view = s.view(seat)
        if seat is None or s.is_living(seat) or s.roles[seat] != WEREWOLF or not _at_night(s):
            return view
        return _put(view, markers=_all_points(s, seats_in(s.living_of(WEREWOLF))))


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
        return view if seat is None else _put(view, legal=tuple([move.words for move in self.legal(s, seat)]))


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
        return view if seat is None else _put(view, legal=tuple([move.words for move in self.legal(s, seat)]))


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
        return _put(s.view(seat), composition=shown) if s.options.role_list == "secret" else s.view(seat)


class OnlyDealtCharactersAreCalled(Fault):
    """L3.4 Under a secret list nobody is called who was not dealt."""

    given = SECRET

    def view(self, s: Lupus, seat: Seat | None) -> View:
        view = s.view(seat)
        return _put(view, calls=tuple([name for name in view.calls if ROLES.index(name) in s.dealt]))


class OnlyTheLivingAreCalled(Fault):
    """L3.4, L9.17 The call of a ghost's character is left out."""

    def view(self, s: Lupus, seat: Seat | None) -> View:
        view = s.view(seat)
        return _put(view, calls=tuple([name for name in view.calls if s.living_of(ROLES.index(name))]))


class TheHiddenPossessedIsCounted(Fault):
    """L6.25 Under a hidden Possessed there is one Villager less in the list."""

    given = HIDDEN

    def view(self, s: Lupus, seat: Seat | None) -> View:
        view = s.view(seat)
        if s.options.role_list != "open_hide_possessed" or POSSESSED not in s.dealt or view.composition is None:
            return view
        listed: Any = tuple([(name, number - (name == "villager")) for name, number in view.composition])
        return _put(view, composition=listed)


class TheCauseOfDeath(Fault):
    """L6.23 Who was killed by the pack comes first among the dead."""

    def after_play(self, s: Lupus, seat: Seat, move: Move, tell: Tell | None) -> None:
        if s.window() == "discussion" and move.words == "close" and s.dead and s.victim in s.dead:
            _noise(tell, "the pack was there")


class WhyNobodyDied(Fault):
    """L6.22 Everybody hears that the Bodyguard has saved somebody, or that the pack met the Werehamster."""

    def after_play(self, s: Lupus, seat: Seat, move: Move, tell: Tell | None) -> None:
        saved = s.victim != NOBODY and (s.victim == s.guarded or s.roles[s.victim] == WEREHAMSTER)
        if s.window() == "discussion" and move.words == "close" and saved:
            _noise(tell, "in vain")


class AGhostsRole(Fault):
    """L6.26 The card of a ghost lies open: its place among the living is marked by its nature."""

    def view(self, s: Lupus, seat: Seat | None) -> View:
        view = s.view(seat)
        wolves = tuple([q for q in range(s.seats) if not s.is_living(q) and s.is_wolf(q)])
        return _put(view, ready=wolves) if wolves else view


class PartialVotes(Fault):
    """L6.27 The number of votes against the paw is counted as they come."""

    def view(self, s: Lupus, seat: Seat | None) -> View:
        view = s.view(seat)
        if s.window() != "lynch_vote":
            return view
        votes = sum([s.kept(q) is PAW for q in s.asked()])
        return _put(view, opening=votes)


class PresetInThePublicOptions(Fault):
    """L6.2 The options show which composition was drawn, by the units that are in play."""

    given = SECRET

    def view(self, s: Lupus, seat: Seat | None) -> View:
        view = s.view(seat)
        if s.options.role_list == "open":
            return view
        units = ",".join([ROLES[role] for role in range(len(ROLES)) if role in s.dealt])
        return _put(view, options={**view.options, "custom_list": units})


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
        return _put(view, markers=_all_points(s, ghosts))


class TheChangeIsCounted(Fault):
    """L6.24 The number of pack members is public from day 2 on."""

    def view(self, s: Lupus, seat: Seat | None) -> View:
        view = s.view(seat)
        if s.day < 2 or MYTHOMANIAC not in s.dealt:
            return view
        return _put(view, options={**view.options, "pack": sum(map(s.is_wolf, range(s.seats)))})


class AGhostMediumHears(Fault):
    """L3.49 A dead holder of a character is shown what the character decides."""

    def view(self, s: Lupus, seat: Seat | None) -> View:
        view = s.view(seat)
        if seat is None or s.is_living(seat) or s.guarded == NOBODY or s.roles[seat] in (BODYGUARD, OWL):
            return view
        return _put(view, wise=s.guarded)


class SpectatorsSeeThePoints(Fault):
    """L6.29 Only those who merely watch are shown too much."""

    def view(self, s: Lupus, seat: Seat | None) -> View:
        view = s.view(seat)
        return _put(view, markers=_all_points(s, [*range(s.seats)])) if seat is None and _at_night(s) else view


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
]
