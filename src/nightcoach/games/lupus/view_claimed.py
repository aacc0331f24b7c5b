"""L3.61 What was claimed in a game, as everybody sees it: kept from view to view, and longer with every claim."""

from __future__ import annotations

from typing import Any, Final, cast

from nightcoach.games.lupus.entries import ClaimEntry, claim_fields
from nightcoach.games.lupus.view_claims import Known
from nightcoach.games.lupus.view_clashes import Standing
from nightcoach.games.lupus.wire_view import Claim, Clash


class Claimed:
    """The claims of a game as views show them, with their clashes."""

    def __init__(self, entries: list[ClaimEntry]) -> None:
        self.last = entries[-1]
        self.claims = tuple([shown(entry) for entry in entries])
        self._standing: Standing | None = None

    def add(self, entry: ClaimEntry) -> None:
        """One more."""
        self.last = entry
        claim = shown(entry)
        self.claims = (*self.claims, claim)
        if self._standing is not None:
            self._standing.add(claim)

    def clashes(self, known: Known) -> tuple[Clash, ...]:
        """Those of its claims that cannot all be true, by what everybody knows now."""
        if self._standing is None or not self._standing.learn(known):
            self._standing = Standing(self.claims, known)
        return self._standing.clashes


def shown(entry: ClaimEntry) -> Claim:
    """A claim as everybody sees it."""
    return Claim(*cast(Any, claim_fields(entry)))


KEPT: Final[dict[int, Claimed]] = {}
"""By the identity of the last entry: an entry is made once, after all that were before it, so it stands for them."""
MOST_KEPT: Final = 256


def claimed(entries: list[ClaimEntry]) -> Claimed:
    """What was claimed in a game, from what was kept when the last claim was made."""
    last = entries[-1]
    found = KEPT.get(id(last))
    if found is not None:
        return found
    before = KEPT.pop(id(entries[-2]), None) if len(entries) > 1 else None
    if before is None:
        before = Claimed(entries)
    else:
        before.add(last)
    if len(KEPT) >= MOST_KEPT:
        del KEPT[next(iter(KEPT))]
    KEPT[id(last)] = before
    return before
