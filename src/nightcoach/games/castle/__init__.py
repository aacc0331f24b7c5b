"""The Castle of the Devil by Michael Palm and Lukas Zach (docs/rules/castle.md)."""

from __future__ import annotations

from nightcoach.core.box import Box, Cards, EndFact

BOX = Box(
    name="castle",
    package=__name__,
    letter="C",
    bots={"canny": f"{__name__}.bots.canny:CannyCastle"},
    teller=f"{__name__}.teller:CastleTeller",
    place=2,
    minutes=(40, 40),
    end_facts=(EndFact("proclaimer", "seat", event="proclaimed"),),
    chronicle=f"{__name__}.chronicle:CHRONICLE",
    cards=(
        Cards("castle-guide-objects", f"{__name__}.cards:KINDS", "castle-word-{}", "castle-about-{}"),
        Cards("castle-guide-professions", f"{__name__}.cards:PROFESSIONS", "castle-word-{}", "castle-about-{}"),
    ),
    lesson=f"{__name__}.lesson:FIRST_RIDE",
)
