"""Lupus in Tabula by Domenico Di Giorgio (docs/rules/lupus.md)."""

from __future__ import annotations

from nightcoach.core.box import Box, Cards

BOX = Box(
    name="lupus",
    package=__name__,
    letter="L",
    bots={"canny": f"{__name__}.bots.canny:CannyLupus"},
    teller=f"{__name__}.teller:LupusTeller",
    place=3,
    minutes=(30, 60),
    bots_option="allow_bots",
    still=("night",),
    living="living",
    chronicle=f"{__name__}.chronicle:CHRONICLE",
    cards=(Cards("lupus-guide-characters", f"{__name__}.roles:ROLES", "lupus-role-{}", "lupus-role-{}-about"),),
)
