"""How the canny bot of Lupus in Tabula reads a table: what everybody claims to be, and who acted against whom.

Nothing here knows a secret. A reading is the same for every seat that looks at the same table, so the last one is kept
for the next who asks, and what it has of the days that are over for the one that follows it.
"""

from __future__ import annotations

from typing import Final

from nightcoach.games.lupus.bots.packs import Deeds
from nightcoach.games.lupus.view_claims import SPOKEN_AS
from nightcoach.games.lupus.wire_view import View

STORIES: Final = ("seer", "medium", "bodyguard", "owl", "freemason")
"""Characters whose claim says something. That somebody claims to be a Villager tells nothing."""

# How much one act against somebody shifts the log odds that the target is a wolf: done by a villager, and done by a
# wolf, whose acts against the pack are rare. Found from games of this bot against itself.
BALLOT: Final = (0.03, -0.3)
VOTE: Final = (0.02, -0.3)
"""For the suspect voted against; the other one gets the opposite."""
SUSPICION: Final = (0.05, -0.45)
TRUST: Final = (-0.05, 0.3)
# What a wolf who plays the Seer says of a fellow.
FELLOW_CLEARED: Final = 0.6
FELLOW_ACCUSED: Final = -2.0
BABBLE: Final = 0.2
"""Contradicting oneself is a little wolfish."""


class Story:
    """What one seat says of itself, except what it has taken back."""

    def __init__(self) -> None:
        self.role: str | None = None
        self.babbles = False
        """It contradicts itself, so nothing it says counts."""
        self.since = 0
        """The day of the first claim about their own character."""
        self.results: dict[int, tuple[int, bool]] = {}
        """As Seer, night by night: about whom, and whether a wolf."""
        self.spirits: dict[int, bool] = {}
        """As Medium: the lynched, and whether a wolf."""
        self.partner: int | None = None
        self.opinions: list[tuple[str, int]] = []

    def says(self, role: str, day: int) -> None:
        """It claims a character, in so many words or by what it tells. Whoever hid as a Villager may step out."""
        if self.role not in (None, "villager", role):
            self.babbles = True
        if self.role is None or self.role == "villager":
            self.role, self.since = role, day


def stories(view: View) -> list[Story]:
    """L3.61, L3.62 The standing claims of every seat."""
    told = [Story() for _ in range(view.seats)]
    taken_back = {claim.takes_back for claim in view.claims if claim.takes_back is not None}
    for number, claim in enumerate(view.claims):
        if number in taken_back:
            continue
        story, target = told[claim.seat], claim.target
        if claim.role is not None:
            story.says(claim.role, claim.day)
        elif claim.claim in SPOKEN_AS:
            story.says(SPOKEN_AS[claim.claim], claim.day)
        if claim.claim == "claim_result" and target is not None and claim.night is not None:
            result = (target, claim.nature == "wolf")
            if story.results.setdefault(claim.night, result) != result:
                story.babbles = True
        elif claim.claim == "claim_medium" and claim.night is not None:
            lynched, wolf = view.days[claim.night - 1].lynched, claim.nature == "wolf"
            if story.spirits.setdefault(lynched, wolf) != wolf:
                story.babbles = True
        elif claim.claim == "claim_mason_with":
            if story.partner is not None and story.partner != target:
                story.babbles = True
            story.partner = target
        elif claim.claim in ("suspect", "will_vote", "trust") and target is not None:
            story.opinions.append((claim.claim, target))
    return told


class Reading:
    """What everybody said and did, in a form that can be weighed."""

    def __init__(self, view: View, before: Reading | None = None) -> None:
        """`before` is an earlier one, of this or of any other table."""
        self.claims = view.claims
        self.days = view.days
        self.ballots = view.ballots
        n = view.seats
        same_days = before is not None and before.days == view.days and len(before.ballots) == n
        if before is not None and same_days and before.claims == view.claims:
            self.stories: list[Story] = before.stories
        else:
            self.stories = stories(view)
        self.past: tuple[list[list[float]], list[list[float]]]
        """What was done on the days that are over."""
        if before is not None and same_days:
            self.past = before.past
        else:
            self.by_villager = [[0.0] * n for _ in range(n)]
            self.by_wolf = [[0.0] * n for _ in range(n)]
            for day in view.days:
                self._ballots(day.ballots)
                for seat, side in day.votes:
                    if side is not None:
                        against, other = (day.paw, day.tuft) if side == "paw" else (day.tuft, day.paw)
                        self._act(seat, against, VOTE, 1.0)
                        self._act(seat, other, VOTE, -1.0)
            self.past = (self.by_villager, self.by_wolf)
        self.by_villager = [row.copy() for row in self.past[0]]
        """By actor and target: what the actor's deeds say for the target being a wolf if the actor is none."""
        self.by_wolf = [row.copy() for row in self.past[1]]
        """The same if the actor is a wolf."""
        self._ballots(view.ballots)
        for seat, story in enumerate(self.stories):
            if story.babbles:
                continue
            for verb, target in story.opinions:
                self._act(seat, target, TRUST if verb == "trust" else SUSPICION, 1.0)
            for target, wolf in story.results.values():
                self.by_wolf[seat][target] += FELLOW_ACCUSED if wolf else FELLOW_CLEARED
        begin = [BABBLE if story.babbles else 0.0 for story in self.stories]
        self.deeds = Deeds(begin, self.by_villager, self.by_wolf)

    def fits(self, view: View) -> bool:
        """Whether this is what such a view shows."""
        return self.ballots == view.ballots and self.claims == view.claims and self.days == view.days

    def _ballots(self, ballots: tuple[int | None, ...]) -> None:
        for seat, target in enumerate(ballots):
            if target is not None:
                self._act(seat, target, BALLOT, 1.0)

    def _act(self, seat: int, target: int, weights: tuple[float, float], sign: float) -> None:
        self.by_villager[seat][target] += sign * weights[0]
        self.by_wolf[seat][target] += sign * weights[1]

    def claimants(self, role: str) -> list[int]:
        """Who stands by this claim without contradicting it."""
        return [seat for seat, story in enumerate(self.stories) if story.role == role and not story.babbles]

    def accusers(self, seat: int) -> list[int]:
        """Which claimed Seers say that they were told this one is a wolf."""
        return [seer for seer in self.claimants("seer") if (seat, True) in self.stories[seer].results.values()]


LAST: Final[list[Reading]] = []
"""The reading of the table that was looked at last."""


def read(view: View) -> Reading:
    """The reading of this table, made only if it is not the last one."""
    last: Reading | None = None
    for last in LAST[:1]:
        if last.fits(view):
            return last
    made = Reading(view, last)
    LAST[:] = [made]
    return made
