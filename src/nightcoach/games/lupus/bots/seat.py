"""A seat of Lupus in Tabula as the canny bot sees it: its view, and what it, the village and the pack make of it."""

from __future__ import annotations

from functools import cached_property
from typing import Final

from nightcoach.core.chance import Chance
from nightcoach.games.lupus.bots.belief import Mind
from nightcoach.games.lupus.bots.facts import Facts
from nightcoach.games.lupus.bots.reading import Reading, read
from nightcoach.games.lupus.wire_view import View

PUBLIC: Final[list[tuple[Mind, tuple[object, ...]]]] = []
"""The last belief of everybody, and what it was made of beside the reading."""


class Seat:
    """The position of one seat. Beliefs are made when they are first asked for."""

    def __init__(self, view: View) -> None:
        assert view.seat is not None
        self.view = view
        self.me: int = view.seat
        self.role: str = view.role or "villager"
        self.lives: bool = view.seat in view.living
        self.fellows: tuple[int, ...] = view.fellows if self.role == "werewolf" else ()
        """Of a wolf: the rest of the pack."""

    @cached_property
    def reading(self) -> Reading:
        """What everybody said and did."""
        return read(self.view)

    @cached_property
    def story(self) -> dict[int, bool]:
        """Of a liar who plays the Seer: of whom it has said that they are wolves, or that they are none."""
        told = self.reading.stories[self.me]
        lies = self.role in ("werewolf", "possessed") and told.role == "seer" and not told.babbles
        return dict(told.results.values()) if lies else {}

    @cached_property
    def own(self) -> Mind:
        """What this seat believes."""
        return Mind(self.view, self.reading, Facts(self.view).learn(self.view))

    @cached_property
    def public(self) -> Mind:
        """What somebody believes who was told nothing: the same for everybody, so the last one is kept."""
        view = self.view
        shown = (view.living, view.day, view.window, view.dead, view.owl_mark, view.composition, view.options)
        for mind, made_of in PUBLIC[:1]:
            if mind.reading is self.reading and made_of == shown:
                return mind
        mind = Mind(view, self.reading, Facts(view))
        PUBLIC[:] = [(mind, shown)]
        return mind

    @cached_property
    def pack(self) -> Mind:
        """What every living wolf can believe, and so the whole pack alike: who its living members are, and no more."""
        facts = Facts(self.view)
        for seat in (self.me, *self.fellows):
            if seat in self.view.living:
                facts.proved[seat] = facts.turned / self.view.seats
        return Mind(self.view, self.reading, facts)

    def targets(self, verb: str) -> list[int]:
        """Whom a move of this verb may name now."""
        return [int(words.split()[1]) for words in self.view.legal if words.startswith(f"{verb} ")]


def best(values: dict[int, float], chance: Chance | None = None, spread: float = 0.02) -> int:
    """The seat of the greatest value; with chance, nearly equal ones change places now and then."""
    if chance is not None:
        values = {seat: value + spread * chance.below(1000) / 1000 for seat, value in values.items()}
    return max(values, key=lambda seat: values[seat])
