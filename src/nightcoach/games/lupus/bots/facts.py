"""What is certain in Lupus in Tabula: a seat's own character, what it was told, and what dawn and the rules prove.

The *pack* here is whoever was dealt a Werewolf; a Mythomaniac who has turned is told apart from it.
"""

from __future__ import annotations

import functools
from collections.abc import Iterable
from typing import Final

from nightcoach.games.lupus.roles import DEADLY_FROM, ROLES, candidates, wolves_of
from nightcoach.games.lupus.wire_names import Role
from nightcoach.games.lupus.wire_view import View

TURNS: Final = 0.2
"""How likely a Mythomaniac has become a Werewolf."""
GAZED_AT: Final = 30.0
EATEN: Final = 0.1
UNEATEN: Final = 5.0
"""How much likelier than anybody else the Werehamster is: one of several who died in one night, one who died alone, and
one whom the pack attacked in vain."""


def bits_of(seats: Iterable[int]) -> int:
    """A set of seats."""
    found = 0
    for seat in seats:
        found |= 1 << seat
    return found


def presence(view: View) -> dict[str, float]:
    """L2.8, L2.12 How likely each character is in play, as far as the announced list tells."""
    minimums, hides = bool(view.options["enforce_minimums"]), view.options["role_list"] == "open_hide_possessed"
    return _presence(view.seats, view.composition, minimums, hides)


@functools.lru_cache(maxsize=256)
def _presence(
    seats: int, composition: tuple[tuple[Role, int], ...] | None, minimums: bool, hides_possessed: bool
) -> dict[str, float]:
    drawn = {ROLES[unit] for unit in candidates(seats, minimums)}
    if composition is None:
        return {role: 1.0 if role in ("werewolf", "seer") else 0.5 if role in drawn else 0.0 for role in ROLES}
    listed = {role for role, _ in composition}
    chances: dict[str, float] = {role: 1.0 if role in listed else 0.0 for role in ROLES}
    if hides_possessed and "possessed" in drawn:
        chances["possessed"] = 0.5
    return chances


class Facts:
    """What is certain: made with what everybody knows, then `learn` adds what a seat knows."""

    def __init__(self, view: View) -> None:
        self.me: int | None = None
        self.presence = presence(view)
        self.wolves = wolves_of(view.seats)
        self.living = bits_of(view.living)
        self.changed = view.day > 2 or (view.day == 2 and view.window != "night")
        """Whether the Mythomaniac's night is over."""
        self.turned = TURNS if self.presence["mythomaniac"] and self.changed else 0.0
        self.innocent = bits_of(view.dead)
        """Who is not of the pack: so far whoever died at night (L4.3)."""
        self.proved: dict[int, float] = {}
        """Who is of the pack, and how likely there may be another reason for what proves it."""
        self.holders: dict[int, str] = {}
        """Whose character, other than a dealt Werewolf's, is known."""
        self.hamster: list[float] = [1.0] * view.seats
        """How likely everybody was dealt the Werehamster, compared with each other."""
        self.survivors: list[int] = []
        """Whom a deadly Owl has marked in vain."""
        deadly = view.seats >= DEADLY_FROM
        for dead in [day.dead for day in view.days] + [view.dead]:
            self.innocent |= bits_of(dead)
            for seat in dead:
                self.hamster[seat] = EATEN if deadly or len(dead) == 1 else GAZED_AT
        if deadly:
            for mark in [day.owl_mark for day in view.days] + [view.owl_mark]:
                if mark is not None:
                    self.survived_the_owl(mark, view.seats)

    def learn(self, view: View) -> Facts:
        """L6.3–L6.11 The seat's own card and notes."""
        assert view.seat is not None
        me, role = view.seat, view.role
        self.me = me
        became = any(note.kind == "became" for note in view.notes)
        if role == "werewolf" and not became:
            self.know_pack(view, me)
        else:
            self.innocent |= 1 << me
            self.holders[me] = "mythomaniac" if became else role or "villager"
            if self.holders[me] == "mythomaniac":
                self.turned = 1.0 if role == "werewolf" else 0.0
        if role == "freemason":
            for fellow in view.fellows:
                self.innocent |= 1 << fellow
                self.holders[fellow] = "freemason"
        elif role == "seer":
            for fellow in view.fellows:
                self.innocent |= 1 << fellow
                self.holders[fellow] = "seer" if became else "mythomaniac"
        elif role == "werewolf" and became:
            self.proved.update(dict.fromkeys(view.fellows, 0.0))
        if role == "werehamster":
            self.hamster = [0.0] * view.seats
        self.hamster[me] = 1.0 if role == "werehamster" else 0.0
        for note in view.notes:
            if note.kind in ("answer", "spirit"):
                self.was_told(note.seats[0], note.nature == "wolf", note.night, view.seats)
                if note.kind == "answer" and self.living >> note.seats[0] & 1:
                    self.hamster[note.seats[0]] = 0.0  # L4.8
            elif note.kind == "victim" and note.seats and self.living >> note.seats[0] & 1:
                self.hamster[note.seats[0]] *= UNEATEN  # L4.4
            elif note.kind == "marked" and view.seats >= DEADLY_FROM and self.living >> note.seats[0] & 1:
                dawned = note.night < view.day or view.window != "night"
                if dawned:
                    self.survived_the_owl(note.seats[0], view.seats)
        return self

    def know_pack(self, view: View, me: int) -> None:
        """L6.5 A dealt Werewolf knows the others from night 1, and on night 3 may learn of a newcomer."""
        dealt = {me}
        for note in view.notes:
            if note.kind == "fellows" and note.night == 1:
                dealt |= set(note.seats)
        for fellow in view.fellows:
            if len(dealt) < self.wolves:
                dealt.add(fellow)
            elif fellow not in dealt:
                self.holders[fellow] = "mythomaniac"
                self.innocent |= 1 << fellow
        self.proved.update(dict.fromkeys(dealt, 0.0))

    def was_told(self, seat: int, wolf: bool, night: int, seats: int) -> None:
        """L3.11, L4.6, L4.10 The Seer's or the Medium's answer; from night 3 on the wolf may be a Mythomaniac."""
        if wolf:
            self.proved[seat] = self.turned / seats if night > 2 else 0.0
        else:
            self.innocent |= 1 << seat

    def survived_the_owl(self, seat: int, seats: int) -> None:
        """L4.22 Whom a deadly Owl has marked in vain is a wolf or the Werehamster."""
        if self.presence["werehamster"] and seat not in self.survivors:
            self.survivors.append(seat)
        self.proved.setdefault(seat, (self.presence["werehamster"] + self.turned) / seats)
