"""Eat Me If You Can! by Jun'ichi Sato (docs/rules/eatme.md)."""

from __future__ import annotations

from nightcoach.core.box import Box, EndFact

BOX = Box(
    name="eatme",
    package=__name__,
    letter="E",
    bots={"canny": f"{__name__}.bots.canny:CannyEatMe"},
    teller=f"{__name__}.teller:EatMeTeller",
    chronicle=f"{__name__}.chronicle:CHRONICLE",
    place=1,
    minutes=(20, 20),
    score="scores",
    end_facts=(EndFact("wolf", "kinds", value="wolf"),),
)
