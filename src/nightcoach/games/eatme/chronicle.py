"""How a game of Eat Me If You Can! came about: the turning point, what stood out, and every round."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from typing import Final

from nightcoach.core.chronicle import Chronicle
from nightcoach.core.events import Event, Seat
from nightcoach.core.record import Record
from nightcoach.core.wire import Fact, events_in
from nightcoach.games.eatme import wire, wire_chronicle
from nightcoach.games.eatme.game import GAME
from nightcoach.games.eatme.moves import KIDS, KIND_NAMES
from nightcoach.games.eatme.wire_chronicle import (
    Behind,
    Bluff,
    Catch,
    Lead,
    Night,
    Revenge,
    Sleeper,
    Snap,
    Watcher,
)

OFTEN: Final = 2
"""Nights that make somebody known for something."""


class Chronicler:
    """Hears a game from its deal to its end, and makes one fact of every round."""

    def __init__(self) -> None:
        self.nights: list[Night] = []
        self.scores: tuple[int, ...] = ()
        self.dealt: wire.Dealt
        self.duel: wire.Duel
        self.revealed: wire.Revealed

    def hear(self, event: Event) -> None:
        """Something happened; a round is over when its points are counted."""
        told = GAME.hear_all(event)
        if isinstance(told, wire.Opened):
            self.scores = (told.options.three_player_start,) * told.seats
        elif isinstance(told, wire.Dealt):
            self.dealt = told
        elif isinstance(told, wire.Duel):
            self.duel = told
        elif isinstance(told, wire.Revealed):
            self.revealed = told
        elif isinstance(told, wire.Scored):
            self.nights.append(self.night(told))
            self.scores = told.scores

    def night(self, scored: wire.Scored) -> Night:
        """The round that has just been counted."""
        duel, shown = self.duel, self.revealed.shown
        return Night(
            self.dealt.round,
            duel.loser if duel.winner == duel.victim else duel.winner,
            duel.victim,
            self.dealt.kinds[duel.victim],
            duel.choice,
            duel.gain,
            duel.loss,
            tuple([seat for seat, choice, _ in shown if choice == "sleep"]),
            tuple([seat for seat, choice, _ in shown if choice == "trap"]),
            self.dealt.dealer,
            self.dealt.kinds,
            tuple([after - before for before, after in zip(self.scores, scored.scores, strict=True)]),
            scored.scores,
        )


def facts(nights: list[Night], winners: tuple[Seat, ...]) -> Iterator[Fact]:
    """All facts in the order in which they are told: how the winner won, what stood out, then every round."""
    for winner in winners:
        yield from way_of(winner, nights)
    yield from duels(nights)
    yield from habits(nights)
    yield from nights


def way_of(winner: Seat, nights: list[Night]) -> Iterator[Fact]:
    """Since when nobody was ahead of the winner, and how far back that had been."""
    behind = [max(night.scores) - night.scores[winner] for night in nights]
    since = max([at + 1 for at, points in enumerate(behind) if points], default=0)
    yield Lead(winner, nights[since].round, len(nights) - 1 - since)
    if max(behind) >= KIDS:
        at = behind.index(max(behind))
        yield Behind(winner, nights[at].round, behind[at])


def duels(nights: list[Night]) -> Iterator[Fact]:
    """The largest catch, the best trap, the best bluff, and who took revenge."""
    catch = biggest([night for night in nights if night.choice == "sleep"])
    if catch is not None:
        yield Catch(catch.wolf, catch.victim, catch.round, catch.gain, catch.loss)
    snap = biggest([night for night in nights if night.choice == "trap"])
    if snap is not None:
        yield Snap(snap.victim, snap.wolf, snap.round, snap.gain, snap.loss)
    yield from bluff(nights)
    for before, after in pairwise(nights):
        (won, lost), (winner, loser) = duellists(before), duellists(after)
        if after.dealer == lost == winner and won == loser:
            yield Revenge(lost, won, after.round)


def duellists(night: Night) -> tuple[Seat, Seat]:
    """E3.7 Who won a duel, and who lost it."""
    return (night.victim, night.wolf) if night.choice == "trap" else (night.wolf, night.victim)


def bluff(nights: list[Night]) -> Iterator[Fact]:
    """E1.1 Every Wolf wants the Kids: anyone who sleeps there bets that it fears a trap. The bluff is best if the Wolf
    found a trap at another door."""
    for night in nights:
        rich = [seat for seat in night.slept if night.kinds[seat] == KIND_NAMES[KIDS]]
        if rich and night.choice == "trap":
            yield Bluff(rich[0], night.wolf, night.victim, night.round, night.gains[rich[0]])
            return


def habits(nights: list[Night]) -> Iterator[Fact]:
    """Who slept best, and who sat up for nothing."""
    seats = range(len(nights[0].scores))
    slept = [sum([seat in night.slept for night in nights]) for seat in seats]
    points = [sum([night.gains[seat] for night in nights if seat in night.slept]) for seat in seats]
    watched = [sum([seat in night.watched for night in nights]) for seat in seats]
    for seat in seats:
        if points[seat] == max(points) and points.count(points[seat]) == 1 and slept[seat] >= OFTEN:
            yield Sleeper(seat, slept[seat], points[seat])
    for seat in seats:
        if watched[seat] == max(watched) and watched.count(watched[seat]) == 1 and watched[seat] >= OFTEN:
            yield Watcher(seat, watched[seat])


def biggest(nights: list[Night]) -> Night | None:
    """The first of the nights whose duel moved the most points."""
    return max(nights, key=lambda night: night.gain + night.loss, default=None)


def read(record: Record) -> tuple[Fact, ...]:
    """The facts of a game that is over, from its record."""
    assert record.outcome is not None
    chronicler = Chronicler()
    record.replay(chronicler.hear)
    return tuple(facts(chronicler.nights, record.outcome.winners)) if chronicler.nights else ()


CHRONICLE: Final = Chronicle(events_in(wire_chronicle), read)
"""What can be said about a whole game of Eat Me If You Can! when it is over."""
